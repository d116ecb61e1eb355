# Wat de pagina van Copenhagen zegt in het Nederlands. Wat de regels zeggen, staat in de bestanden van de spelmotor.
# $you is "yes" als de speler de lezer is.

## Cards and tiles

cb-tile = { $colour } { $size }
cb-harbour = Aanbod
cb-harbour-cards = Kaarten bij de loopbruggen
cb-footbridge = Loopbrug { $number }: { $colour }
cb-footbridge-empty = Loopbrug { $number }: leeg
cb-hand = Je hand
cb-hand-of = { $count } van 7
cb-hand-full = Je hand: { $cards }
cb-hand-none = Je hand is leeg
cb-card = Kaart { $number }: { $colour }
cb-arriving = kaart, { $colour }, komt erbij
cb-holds =
    { $count ->
        [one] Heeft 1 kaart
       *[other] Heeft { $count } kaarten
    }
cb-end-near = eindkaart in de trekstapel

## What is asked

cb-title =
    { $step ->
        [build] Leg een tegel
        [discard] { $surplus ->
            [one] Een te veel
           *[other] { $surplus } te veel
        }
        [coat] Wapenschild
        [done] Beurt beëindigen
       *[take] Jouw beurt
    }
cb-how =
    { $how ->
        [any] twee naar keuze
        [third] twee buren, derde naar keuze
        [three] drie naar keuze
       *[pair] twee buren
    }
cb-take =
    { $count ->
        [0] Kies twee kaarten
        [one] Nog een
       *[other] Neem { $cards }
    }
cb-take-both = , dan bouwen
cb-build-instead = Liever bouwen
cb-take-instead = Liever kaarten
cb-build-none = Niet bouwen
cb-discard-ask = Je hebt { $count } kaarten. Houd er zeven.
cb-discard-pick =
    { $surplus ->
        [one] Kies er 1 om af te leggen, oud of nieuw.
       *[other] Kies er { $surplus } om af te leggen, oud of nieuw.
    }
cb-discard =
    { $count ->
        [0] Leg { $cards } af
        [one] Kies er nog 1
       *[other] Kies er { $count }
    }
cb-done = Klaar.
cb-done-then = Het aanbod wordt aangevuld als je beurt eindigt.
cb-wait-then = Kijk rond: je kaarten en het aanbod staan hier.

## Building

cb-colour-tab =
    { $count ->
        [0] { $colour }, niets te leggen
        [one] { $colour }, 1 tegel
       *[other] { $colour }, { $count } tegels
    }
cb-tiles-of = Tegels: { $colour }
cb-tile-entry =
    { $state ->
        [gone] { $tile }, op
        [dear] { $tile }, nog { $left }, kan nu niet
       *[open] { $tile }, nog { $left }
    }
cb-choose-tile = Kies een tegel
cb-size = Grootte { $size }
cb-touching = −1 contact
cb-fewer = −1 { $ability }
cb-you-pay = je betaalt
cb-lay =
    { $cost ->
        [0] Leg hem, gratis
       *[other] Leg hem, betaal { $cost }
    }
cb-pay-more =
    { $count ->
        [one] Kies nog 1 kaart
       *[other] Kies nog { $count } kaarten
    }
cb-not-here = Kan hier niet
cb-put-back = Tegel terugleggen
cb-turn = Tegel draaien
cb-flip = Tegel omkeren
cb-flipped-same = Omgekeerd is hij hetzelfde.
cb-spot = { $squares }, baksteen { $brick }
cb-on-squares = Op { $squares }, baksteen op { $brick }, voor { $cost }
cb-advice-build =
    { $cost ->
        [0] { $tile } op { $squares }, baksteen op { $brick }, gratis
       *[other] { $tile } op { $squares }, baksteen op { $brick }, voor { $cost }
    }
cb-house-keys = Plek voor de tegel. Pijltjes verplaatsen hem, R draait, F keert hem om, Enter legt hem.
cb-keys = 1 tot 7: kies een kaart; B: nemen of bouwen; Q, E: andere tegel; R: draaien; F: omkeren; A, T, O, C, D: vaardigheden; Z: terugnemen
cb-changed = telt als { $colour }

## Tiles and cards that are left

cb-tiles-left = Tegels over
cb-left = { $tile }: { $left } van { $of }
cb-windows-left = { $left } van 12
cb-windows = speciale tegels, met een wapenschild
cb-tiles-about = Draai ze en keer ze om zoals je wilt; de baksteen blijft op zijn vakje. Gekleurd: die kun je nu leggen.
cb-pile = Trekstapel
cb-pile-about =
    { $cards ->
        [one] 1 kaart.
       *[other] { $cards } kaarten.
    } { $state ->
        [end] De eindkaart zit bij de laatste tien.
        [over] {""}
       *[first] Als hij op is, gaat de aflegstapel nog één keer rond, met de eindkaart onderin.
    }
cb-discards = Aflegstapel
cb-discards-none = Nog niets.

## Abilities

cb-abilities = Je vaardigheden
cb-abilities-of = Vaardigheden
cb-ability =
    { $ability ->
        [any-cards] Kaarten naar keuze
        [additional-card] Extra kaart
        [construction-discount] Korting
        [change-of-colors] Kleurwissel
       *[both-actions] Beide acties
    }
cb-ability-does =
    { $ability ->
        [any-cards] twee kaarten waar je wilt
        [additional-card] een kaart meer, waar je wilt
        [construction-discount] betaal een kaart minder
        [change-of-colors] één kleur telt als een andere
       *[both-actions] nemen, dan bouwen
    }
cb-ability-state =
    { $state ->
        [ready] klaar
        [on] in gebruik
        [used] gebruikt
       *[none] nog niet van jou
    }
cb-use = Gebruik { $ability }

## Coats of arms

cb-coat-due =
    { $count ->
        [one] Een wapenschild.
       *[other] { $count } wapenschilden.
    }
cb-coat-choose = Kies een van de drie.
cb-coat-window = Speciale tegel
cb-coat-window-about =
    { $count ->
        [0] geen mogelijk
       *[other] leg er nu een, nog { $count }
    }
cb-coat-ability = Nieuwe vaardigheid
cb-coat-ability-about = een die je niet hebt
cb-coat-activate = Activeren
cb-coat-activate-about =
    { $count ->
        [0] niets is gebruikt
       *[other] activeert { $abilities }
    }
cb-coat-lay = Leg hem op { $square }
cb-coat-take = Neem { $ability }

## Houses

cb-sign =
    { $sign ->
        [brick] baksteen, { $colour }
        [window] raam, { $colour }
       *[none] leeg
    }
cb-sign-coat = leeg, wapenschild
cb-portrait =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $empty ->
        [one] 1 vakje leeg
       *[other] { $empty } vakjes leeg
    }.
cb-hidden =
    { $count ->
        [one] 1 kaart die alleen de eigenaar kent
       *[other] { $count } kaarten die alleen de eigenaar kent
    }

## Why not

cb-why-apart = Geen buren
cb-why-number = Twee kaarten
cb-why-cards = Kaarten kloppen niet
cb-why-colour = Andere kleur
cb-why-gone = Op
cb-why-missing = Nog niet van jou
cb-why-used = Al gebruikt
cb-why-owned = Die heb je al
cb-why-shape = Niet die tegel
cb-why-wait = Nu niet aan jou
cb-why-discard = Eerst afleggen
cb-why-now = Nu niet

## The log

cb-setup-title = Voorbereiding
cb-log-took =
    { $you ->
        [yes] Je nam { $cards }
       *[no] { $name } nam { $cards }
    }
cb-log-discarded =
    { $you ->
        [yes] Je legde { $cards } af
       *[no] { $name } legde { $cards } af
    }
cb-log-built =
    { $you ->
        [yes] Je
       *[no] { $name }
    } legde { $colour } { $size }, { $paid ->
        [0] gratis
       *[other] betaalde { $paid }
    }
cb-log-with = , met { $abilities }
cb-log-special =
    { $you ->
        [yes] Je
       *[no] { $name }
    } legde een speciale tegel op { $square }
cb-log-ability =
    { $you ->
        [yes] Je
       *[no] { $name }
    } nam de vaardigheid “{ $ability }”
cb-log-activated =
    { $you ->
        [yes] Je maakte
       *[no] { $name } maakte
    } { $count ->
        [one] 1 vaardigheid
       *[other] { $count } vaardigheden
    } weer actief
cb-log-starts =
    { $you ->
        [yes] Je begint
       *[no] { $name } begint
    }

## The end

cb-end-reached =
    { $you ->
        [yes] Je haalde { $points } punten in ronde { $round }, en daarmee was het meteen uit.
       *[other] { $name } haalde { $points } punten in ronde { $round }, en daarmee was het meteen uit.
    }
cb-end-card = In ronde { $round } kwam de eindkaart boven, voordat iemand 12 punten had.
cb-replay-took = gepakt
cb-replay-discarded = afgelegd
cb-replay-built = gebouwd
cb-replay-paid =
    { $count ->
        [0] voor niets
        [one] voor 1 kaart
       *[other] voor { $count } kaarten
    }
cb-replay-cards = De kaarten van deze beurt

## Why a move is worth making

cb-then-hold = Je hebt dan { $cards } in je hand.

## Themes of puzzles

cb-theme =
    { $theme ->
        [take] Welke kaarten
        [build] Wat je bouwt
        [pay] Waarmee je betaalt
        [coat] Het wapenschild
        [discard] Wat je aflegt
        [end] Wanneer je stopt
       *[other] {""}
    }
cb-place =
    { $kind ->
        [footbridge] kaart { $number } van het aanbod
       *[other] de hand
    }
