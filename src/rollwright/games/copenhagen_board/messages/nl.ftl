# Wat Copenhagen in het Nederlands zegt. Zie en.ftl voor de afspraken.

## Gebeurtenissen

cph-start-player = Begint.
cph-turned-up = Bij loopbrug { $footbridge } komt een kaart: { $colour }.
cph-dealt = Krijgt een kaart: { $colour }.
cph-dealt-hidden = Krijgt een kaart.
cph-turn-began = Is aan de beurt, ronde { $round }.
cph-took = Neemt { $cards } van de loopbruggen { $footbridges }.
cph-ability-used = Gebruikt “{ $ability }”.
    .refusal = Je hebt “{ $ability }” al gebruikt. De schildactie “activeren” maakt die weer actief.
cph-discarded = Legt { $cards } af.
cph-placed =
    Legt { $tile } op { $squares }, baksteen op { $brick }. Prijs: { $cost ->
        [one] 1 kaart
       *[other] { $cost } kaarten
    }{ $touching ->
        [0] {""}
       *[other] , één minder door contact
    }.
cph-built =
    { $cards ->
        [nothing] Bouwt { $tile } zonder kaarten te betalen.
       *[other] Bouwt { $tile } voor { $cards }.
    }
cph-special-built = Legt een speciale tegel op { $square }; speciale tegels over: { $left }.
cph-ability-taken = Neemt “{ $ability }”.
cph-activated =
    { $count ->
        [one] Maakt een gebruikte vaardigheid weer actief.
       *[other] Maakt { $count } gebruikte vaardigheden weer actief.
    }
cph-row-completed = Maakt rij { $row } vol: +{ $points }.
cph-column-completed = Maakt kolom { $column } vol: +{ $points }.
cph-coat-covered = Bedekt het wapenschild op { $square }.
cph-coat-row = Verdient het wapenschild van rij { $row }.
cph-coat-lost = Heeft geen keuze meer voor de schildactie.
cph-turn-ended = Beëindigt de beurt.
cph-reshuffled =
    { $cards ->
        [one] De trekstapel is op. De ene afgelegde kaart wordt de nieuwe trekstapel, met de eindkaart.
       *[other] De trekstapel is op. De { $cards } afgelegde kaarten worden de nieuwe trekstapel, met de eindkaart ergens onderin.
    }
cph-end-card = De eindkaart komt boven: het spel is afgelopen.
cph-twelve = Heeft { $points } punten: het spel is afgelopen.

## Weigeringen: wie er mag

cph-game-over = Het spel is afgelopen en de uitslag staat vast. Begin een nieuwe partij om verder te spelen.
cph-chance-decides = Daarover beslist het toeval. Niemand kiest welke kaarten er komen of wie er begint.
cph-wait-for-cards = De kaarten worden nog gelegd. Wacht tot ze er allemaal liggen.
cph-not-your-turn = { SEAT($active) } is aan de beurt, en alleen de actieve speler doet iets. Wacht op je beurt.

## Weigeringen: één actie per beurt

cph-act-first = Passen kan niet. Neem twee kaarten of bouw een tegel, en beëindig dan je beurt.
cph-one-action =
    { $done ->
        [take] Je hebt kaarten genomen, en dat is je actie van deze beurt. Alleen met “beide acties”, bij het nemen genoemd, mag je ook bouwen. Beëindig je beurt.
       *[build] Je hebt gebouwd, dus kaarten nemen kan niet meer: bouwen is de laatste actie van een beurt. Beëindig je beurt.
    }
cph-take-once = Je hebt al kaarten genomen, en dat mag één keer per beurt. Bouw een tegel als dat kan, of beëindig je beurt.
cph-one-tile = Je hebt al een tegel gebouwd, en één per beurt is het maximum. Beëindig je beurt.
cph-discard-first =
    Je hebt meer dan 7 kaarten. Leg eerst { $surplus ->
        [one] 1 kaart
       *[other] { $surplus } kaarten
    } naar keuze af.
cph-no-discard-due = Je hoeft niets af te leggen. Dat moet alleen als je na het nemen meer dan 7 kaarten hebt.
cph-discard-number =
    Leg precies { $surplus ->
        [one] 1 kaart
       *[other] { $surplus } kaarten
    } af, zodat je er 7 houdt; je noemde { $cards }.
cph-discard-not-held = Je kunt { $cards } niet afleggen: zoveel heb je er niet. Noem kaarten uit je hand.
cph-pay-first =
    Betaal eerst { $tile }: die kost daar { $cost ->
        [one] 1 kaart
       *[other] { $cost } kaarten
    }. Terugnemen kan als je liever een andere tegel of plek hebt.
cph-nothing-to-pay = Er wacht geen tegel op betaling. Zeg eerst welke tegel je bouwt, en waar.
cph-coat-first =
    { $due ->
        [one] Er wacht een wapenschild.
       *[other] Er wachten { $due } wapenschilden.
    } Die actie gaat voor: kies er een.
cph-no-coat = Er wacht geen wapenschild. Je verdient er een door er een te bedekken dat op je huis gedrukt staat, of rij 2, 4 of 6 vol te maken.

## Weigeringen: kaarten nemen

cph-one-card = Eén kaart is te weinig. Neem er twee van naburige loopbruggen.
cph-footbridge-twice = Je noemde loopbrug { $footbridge } tweemaal, en daar ligt één kaart. Noem een andere.
cph-no-footbridge = Er is geen loopbrug { $footbridge }. Ze zijn genummerd van 1 tot en met 7.
cph-not-neighbours =
    De loopbruggen { $footbridges } zijn geen buren. Neem er twee naast elkaar{ $any ->
        [0] .
       *[other] , of gebruik “kaarten naar keuze”.
    }
cph-ends-apart =
    De loopbruggen 1 en 7 zijn de twee uiteinden en geen buren. Neem er twee naast elkaar{ $any ->
        [0] .
       *[other] , of gebruik “kaarten naar keuze”.
    }
cph-third-card =
    Je neemt hoogstens twee kaarten.{ $additional ->
        [0] {""}
       *[other] {" "}Gebruik voor een derde “extra kaart”.
    }
cph-too-many-cards = { $wanted } kaarten is te veel: twee is het maximum, of drie met “extra kaart”.
cph-no-pair =
    Van de loopbruggen { $footbridges } zijn er geen twee buren, en dat moet wel{ $any ->
        [0] .
       *[other] , tenzij je ook “kaarten naar keuze” gebruikt.
    }

## Weigeringen: vaardigheden

cph-serves-build = “{ $ability }” is voor het bouwen, niet voor het nemen van kaarten. Bewaar die voor een tegel.
cph-serves-take = “{ $ability }” is voor het nemen van kaarten, niet voor het bouwen. Laat die weg.
cph-ability-twice = Je noemde “{ $ability }” tweemaal, en die werkt één keer. Noem die één keer.
cph-ability-missing = Je hebt “{ $ability }” niet. Met een schildactie kun je er een nemen zolang er zijn.

## Weigeringen: bouwen

cph-tile-gone = Er is geen { $tile } meer. Bouw een andere tegel.
cph-too-few-cards =
    De tegel { $tile } kost daar { $cost ->
        [one] 1 kaart
       *[other] { $cost } kaarten
    }, en je kunt er { $have ->
        [0] geen
       *[other] { $have }
    } betalen. { $took ->
        [0] Neem liever kaarten.
       *[other] Bouw wat je kunt betalen, of beëindig je beurt.
    }
cph-off-grid = Niet in je huis: { $squares }. De kolommen gaan van a tot e, de rijen van 1 onderaan tot 9.
cph-not-the-shape = { $squares }: dat is niet { $tile }. Noem alle vakjes van de tegel; je mag hem draaien en omkeren.
cph-brick-elsewhere = De baksteen van { $tile } kan niet op { $brick } liggen, hoe je de tegel ook draait of omkeert. Hij blijft op zijn vakje van de tegel.
cph-special-not-bought = Met kaarten koop je geen speciale tegel. Die komen van wapenschilden.
cph-square-taken = Al gevuld: { $squares }. Bouw alleen op lege vakjes.
cph-unsupported = { $squares }: dat zou in de lucht hangen. Minstens één vakje moet in rij 1 of recht boven een gevuld vakje liggen.
cph-only-beside = { $squares }: van opzij of van onderen raken is geen steun. Minstens één vakje moet recht boven een gevuld vakje liggen, of in rij 1.

## Weigeringen: betalen

cph-pays-too-little =
    De tegel { $tile } kost { $cost ->
        [one] 1 kaart
       *[other] { $cost } kaarten
    }, en je biedt er { $paid ->
        [0] geen
       *[other] { $paid }
    }. Betaal precies de prijs.
cph-pays-too-much =
    De tegel { $tile } kost nu { $cost ->
        [0] niets
        [one] maar 1 kaart
       *[other] maar { $cost } kaarten
    }, en je biedt er { $paid }. Betaal precies de prijs.
cph-five-at-most = { $paid } kaarten is te veel: geen tegel kost er meer dan 5.
cph-other-colour =
    De kaarten { $cards } hebben niet allemaal de kleur van { $tile }. Betaal alleen met die kleur{ $change ->
        [0] .
       *[other] , of gebruik “kleurwissel”.
    }
cph-one-colour-changed = Een kleurwissel maakt van één kleur die van de tegel. Bij { $cards } zouden er twee moeten wisselen: betaal met minder kleuren.
cph-nothing-changed = Al die kaarten hebben de kleur van { $tile } al. Bewaar “kleurwissel” voor een andere keer.
cph-cards-not-held = Je kunt niet met { $cards } betalen: je hebt die niet allemaal. Noem kaarten uit je hand.

## Weigeringen: wapenschilden

cph-no-special = Er is geen speciale tegel meer. Maak een andere keuze voor het wapenschild.
cph-ability-owned = Je hebt “{ $ability }” al, en niemand mag een vaardigheid tweemaal hebben. Maak een andere keuze voor het wapenschild.
cph-nothing-to-activate = Geen van je vaardigheden is gebruikt, dus er valt niets te activeren. Maak een andere keuze voor het wapenschild.

## Edities en opties

cph-edition-en = Engelse editie

cph-option-start-seat = Plaats die begint
    .about = De plaats die de eerste beurt heeft.
    .is-none = het toeval beslist
    .is-0 = eerste plaats
    .is-1 = tweede plaats
    .is-2 = derde plaats
    .is-3 = vierde plaats

## Woorden

cph-word-red = rood
cph-word-yellow = geel
cph-word-green = groen
cph-word-blue = blauw
cph-word-purple = paars

cph-word-red-2 = rood 2
cph-word-red-3 = rood 3
cph-word-red-4 = rood 4
cph-word-red-5 = rood 5
cph-word-yellow-2 = geel 2
cph-word-yellow-3 = geel 3
cph-word-yellow-4 = geel 4
cph-word-yellow-5 = geel 5
cph-word-green-2 = groen 2
cph-word-green-3 = groen 3
cph-word-green-4 = groen 4
cph-word-green-5 = groen 5
cph-word-blue-2 = blauw 2
cph-word-blue-3 = blauw 3
cph-word-blue-4 = blauw 4
cph-word-blue-5 = blauw 5
cph-word-purple-2 = paars 2
cph-word-purple-3 = paars 3
cph-word-purple-4 = paars 4
cph-word-purple-5 = paars 5

cph-word-any-cards = kaarten naar keuze
cph-word-additional-card = extra kaart
cph-word-construction-discount = korting
cph-word-change-of-colors = kleurwissel
cph-word-both-actions = beide acties

## Scores en gelijkspel

cph-score-rows = rijen
cph-score-columns = kolommen
cph-score-empty-squares = lege vakjes
cph-score-squares = bedekte vakjes
cph-score-bricks = bakstenen
cph-score-abilities = actieve vaardigheden
cph-score-cards-red = rode kaarten
cph-score-cards-yellow = gele kaarten
cph-score-cards-green = groene kaarten
cph-score-cards-blue = blauwe kaarten
cph-score-cards-purple = paarse kaarten

## Het scherm

cph-screen-round = ronde { $round }
cph-screen-points = { $points } pt
cph-screen-display = Aanbod
cph-screen-hand = Hand
cph-screen-abilities = Vaardigh.
cph-screen-cards =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
cph-screen-supply =
    trekstapel { $cards }{ $end ->
        [0] {""}
       *[other] {" "}met eindkaart
    }
cph-screen-discards = aflegstapel { $cards }
cph-screen-specials = speciale tegels { $left }
cph-screen-bricks = X a13: bakstenen op a1 en a3
cph-screen-step-start = Het toeval wijst de startspeler aan
cph-screen-step-fill = Het aanbod wordt aangevuld
cph-screen-step-deal = De handen worden gedeeld
cph-screen-step-turn = { $name }: neem twee kaarten, of bouw een tegel
cph-screen-step-discard = { $name }: leg { $surplus } af
cph-screen-step-build = { $name }: bouw een tegel, of beëindig de beurt
cph-screen-step-pay = { $name }: betaal { $tile }, prijs { $cost }
cph-screen-step-coat = { $name }: wapenschild: speciale tegel, vaardigheid of activeren
cph-screen-step-done = { $name }: beëindig de beurt
cph-screen-step-over = Het spel is afgelopen

cph-help =
    Je beurt: take om kaarten te nemen, of build en pay om een tegel te bouwen; daarna end. Kaarten en kleuren heten in het Engels: r red rood, y yellow geel, g green groen, b blue blauw, p purple paars. De vakjes gaan van a1, linksonder, tot e9.
    take 3 4 neemt de kaarten van twee naburige loopbruggen. Vaardigheden noem je erbij: take 2 6 any, take 3 4 7 additional; met both bouw je daarna nog. discard rg legt af wat boven 7 kaarten uitkomt.
    build green-3 a1 a2 a3 brick a1 noemt alle vakjes van de tegel en zijn baksteen; daarna pay ggg, met discount voor een kaart minder, of pay ggb change om een andere kleur als groen te tellen.
    coat c4 legt een speciale tegel, coat both neemt een vaardigheid, coat activate maakt je gebruikte vaardigheden weer actief.
