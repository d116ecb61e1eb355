# Wat de pagina van Copenhagen Roll & Write in het Nederlands zegt. Wat de regels zeggen, staat in de bestanden van de engine.
# O is hier een raam, X een baksteen. $you is "yes" als de speler de lezer is.

## Colours, shapes, dice

cr-shape =
    { $colour } { $size }{ $hand ->
        [left] {" "}links
        [right] {" "}rechts
       *[none] {""}
    }
cr-bonuses =
    { $count ->
        [one] 1 bonus
       *[other] { $count } bonussen
    }
cr-star-again = 1 ster “opnieuw kiezen”
cr-none = geen
cr-die = Dobbelsteen { $number }: { $colour }
cr-die-used = dobbelsteen { $colour }, gebruikt
cr-bonus-of = bonus { $colour }
cr-tray = Dobbelstenen: { $dice }
cr-tray-paying = Dobbelstenen. Je betaalt: { $paid }. Over: { $left }
cr-tray-left = Dobbelstenen die overbleven: { $dice }
cr-tray-leaving = Dobbelstenen die je laat liggen: { $dice }
cr-tray-of = Dobbelstenen van { $name }: { $dice }
cr-tray-none = Er ligt geen dobbelsteen meer

## What is asked

cr-title =
    { $step ->
        [setup] Kruis twee vakjes aan
        [roll] Jouw beurt
        [reroll] Opnieuw gooien
        [recolour] Kleurwissel
        [extra] Eén X
        [coat] Gebruik het wapenschild
        [finish] Beurt beëindigen
        [mark] Kruis een spoor aan
       *[draw] Jouw beurt
    }
cr-last-round = laatste ronde
cr-setup-title = Voorbereiding
cr-roll = Gooi de dobbelstenen
cr-choose-shape = Kies een vorm
cr-nothing-fits = Met deze worp is niets te tekenen
cr-you-pay = Je betaalt { $cost }
cr-left-over =
    { $count ->
        [0] geen over
        [one] 1 dobbelsteen over
       *[other] { $count } dobbelstenen over
    }
cr-pass = Passen
cr-put-back = Vorm terugleggen
cr-leave-ability = Ster bewaren
cr-turn-shape = Vorm draaien
cr-move-brick =
    { $brick ->
        [none] Baksteen terug
        [nowhere] Baksteen verplaatsen
       *[other] Baksteen op { $brick }. Verplaatsen
    }
cr-draw-here = Hier tekenen
cr-not-here = Kan hier niet
cr-finish =
    { $drawn ->
        [passed] Je hebt gepast.
       *[drawn] Getekend.
    }
cr-finish-left =
    { $count ->
        [0] Je laat niets liggen, dus niemand kruist aan.
        [one] Je laat 1 dobbelsteen voor de anderen liggen.
       *[other] Je laat { $count } dobbelstenen voor de anderen liggen.
    }

## Shapes

cr-colour-tab =
    { $count ->
        [0] { $colour }, niets te tekenen
        [one] { $colour }, 1 vorm
       *[other] { $colour }, { $count } vormen
    }
cr-shapes = Vormen
cr-shapes-of = Vormen, { $colour }
cr-shape-entry =
    { $state ->
        [gone] { $shape }, doorgestreept
        [again] { $shape }, doorgestreept, ster “opnieuw kiezen”
        [dear] { $shape }, kan nu niet
       *[open] { $once ->
            [yes] { $shape }, eenmalig
           *[no] { $shape }, onbeperkt
        }
    }
cr-facade = Gevelvormen
cr-facade-entry =
    { $gone ->
        [yes] { $shape }, doorgestreept
       *[no] { $shape }
    }
cr-facade-about = Draai ze zoals je wilt. Spiegelen mag nooit, dus een linkse en een rechtse 4 verschillen. Een doorgestreepte vorm is weg voor iedereen, tenzij je een ster “opnieuw kiezen” gebruikt.
cr-any-time = onbeperkt
cr-once = eenmalig, voor iedereen samen

## Abilities

cr-abilities = Je vaardigheden
cr-open-abilities = Je vaardigheden. Sporen: { $masts }
cr-mast = { $colour } { $marks } van 9
cr-ability =
    { $ability ->
        [reroll] Opnieuw gooien
        [again] Opnieuw kiezen
        [recolour] Kleurwissel
        [clean] Geen X
       *[extra] Eén X
    }
cr-more-by-star = +{ $points } met een ster “{ $ability }”
cr-ability-when =
    { $ability ->
        [reroll] voor je tekent
        [again] een doorgestreepte vorm
        [recolour] een kleur in een andere
        [clean] alles ramen
       *[extra] één vakje meer
    }
cr-stars-left = { $left } van { $all } sterren over
cr-stars =
    { $left ->
        [one] 1 ster
       *[other] { $left } sterren
    }
cr-stars-of = { $ability } { $left }
cr-none-yet = nog geen
cr-abilities-about = Je mag er zoveel per beurt gebruiken als je wilt. Wat je in je eigen beurt ontgrendelt, werkt vanaf je volgende beurt.
cr-bonus-dice = Bonussen
cr-reroll-ask = Welke dobbelstenen?
cr-reroll-dice =
    { $count ->
        [0] Kies dobbelstenen
        [one] Gooi er 1 opnieuw
       *[other] Gooi er { $count } opnieuw
    }
cr-recolour-ask = Dobbelstenen van één kleur, dan de nieuwe.
cr-recolour-to = Nieuwe kleur
cr-recolour-pick = Kies dobbelstenen en een kleur
cr-recolour-do = Wissel { $count } { $face } naar { $to }
cr-extra-ask = Tik op een vrij vakje.
cr-extra-as = Getekend als
cr-a-brick = een baksteen
cr-a-window = een raam
cr-extra-do = Teken op { $square }

## Coats of arms

cr-coat-earned =
    { $line ->
        [none] Een wapenschild.
       *[other] { $line } geeft een wapenschild.
    }
cr-coat-spend =
    { $count ->
        [one] Gebruik het voor de beurt verdergaat.
       *[other] Gebruik het voor de beurt verdergaat, 1 van { $count }.
    }
cr-coat-window = Eén raam
cr-coat-open =
    { $count ->
        [0] geen vakje vrij
        [one] 1 vakje mogelijk
       *[other] { $count } vakjes mogelijk
    }
cr-coat-marks = Twee kruisjes
cr-coat-marks-about = op één spoor
cr-coat-window-do = Teken op { $square }

## Marking

cr-setup-ask = Kruis voor de eerste beurt de eerste twee vakjes van één spoor aan.
cr-setup-about = Een plus is een extra dobbelsteen van die kleur voor een vorm. Met een ster gebruik je één keer een vaardigheid: met rood gooi je opnieuw, met blauw komt er geen X in je vorm.
cr-left =
    { $count ->
        [one] { $name } laat 1 dobbelsteen liggen
       *[other] { $name } laat { $count } dobbelstenen liggen
    }
cr-pick-one = kies er een
cr-pick-more = nog een, als je wilt
cr-pick-die = Kies een dobbelsteen
cr-pick-track = Kies een spoor
cr-mark-about = De gekozen dobbelsteen kruist het volgende vakje van zijn spoor aan. Een witte kruist elk spoor aan.
cr-mark-when = Te gebruiken vanaf je volgende beurt
cr-mark-do = Kruis { $colour } aan
cr-mark-two = Kruis 2 op { $colour } aan
cr-no-mark = Geen kruisje
cr-no-more = Niets meer
cr-next-square =
    { $gain ->
        [bonus] { $colour }, vakje { $number }: een bonus
        [star] { $colour }, vakje { $number }: een ster “{ $ability }”
       *[nothing] { $colour }, vakje { $number }: nog niets
    }
cr-track-is-full = { $colour } is vol

## Waiting

cr-wait-setup = De eerste beurt begint als iedereen een spoor heeft aangekruist.
cr-wait-marks = De volgende beurt begint als iedereen heeft aangekruist.
cr-wait-then = Aan het eind van de beurt kun je aankruisen voor een dobbelsteen die blijft liggen.
cr-note = Bonus: { $colours }

## What a move brings

cr-tracks-full = { $tracks } vol
cr-on-squares =
    { $brick ->
        [none] Op { $squares }, geen baksteen
       *[other] Op { $squares }, baksteen op { $brick }
    }
cr-advice-draw =
    { $brick ->
        [none] { $shape } op { $squares }, geen baksteen
       *[other] { $shape } op { $squares }, baksteen op { $brick }
    }
cr-take = Neem { $shape }

## Buildings

cr-yours = Je gebouw
cr-of = Gebouw van { $name }
cr-all = De gebouwen
cr-your-sheet = Je blad
cr-house-keys = Plek voor de vorm. Pijltjes verplaatsen hem, R draait, B verplaatst de baksteen, Enter tekent.
cr-keys = R: draaien; B: de baksteen verplaatsen; Q, E: andere vorm; Z: terugnemen
cr-sign =
    { $sign ->
        [X] baksteen
        [O] raam
       *[none] leeg
    }
cr-portrait =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $empty ->
        [one] 1 vakje leeg
       *[other] { $empty } vakjes leeg
    }. Sterren over:

## Why not

cr-why-shape = Niet die vorm
cr-why-crossed = Doorgestreept
cr-why-dice = Te weinig dobbelstenen
cr-why-bonus = Die bonus heb je niet
cr-why-star = Geen ster daarvoor
cr-why-fits = Past nergens
cr-why-full = Spoor is vol
cr-why-wait = Nu niet aan jou
cr-why-now = Niet nu

## The log

cr-log-rolled =
    { $you ->
        [yes] Je gooide { $dice }
       *[no] { $name } gooide { $dice }
    }
cr-log-rerolled =
    { $you ->
        [yes] Je gooide { $dice } opnieuw
       *[no] { $name } gooide { $dice } opnieuw
    }
cr-log-recoloured =
    { $you ->
        [yes] Je wisselde { $from } naar { $to }
       *[no] { $name } wisselde { $from } naar { $to }
    }
cr-log-drew =
    { $you ->
        [yes] Je tekende { $colour } { $size }
       *[no] { $name } tekende { $colour } { $size }
    }{ $clean ->
        [yes] , geen baksteen
       *[no] {""}
    }
cr-log-single =
    { $you ->
        [yes] Je
       *[no] { $name }
    } tekende { $sign ->
        [X] een baksteen
       *[O] een raam
    } op { $square }
cr-log-marked =
    { $you ->
        [yes] Je
       *[no] { $name }
    } kruiste { $tracks } aan{ $gains ->
        [none] {""}
       *[other] : { $gains }
    }
cr-log-gain =
    { $gain ->
        [bonus] een bonus
       *[star] een ster
    }
cr-log-passed =
    { $you ->
        [yes] Je paste
       *[no] { $name } paste
    }
cr-log-declined =
    { $you ->
        [yes] Je kruiste niets aan
       *[no] { $name } kruiste niets aan
    }
cr-log-crossed = Vanaf het begin doorgestreept: { $shape }
cr-log-starts =
    { $you ->
        [yes] Je begint
       *[no] { $name } begint
    }

## The end

cr-end-reached =
    { $who ->
        [you] Je haalde { $points } punten in ronde { $round }, en daarmee was dat de laatste.
        [one] { $names } haalde { $points } punten in ronde { $round }, en daarmee was dat de laatste.
       *[several] { $names } haalden { $points } punten in ronde { $round }, en daarmee was dat de laatste.
    }
cr-end-stalemate = Twee rondes lang heeft niemand iets getekend of aangekruist. Na ronde { $round } was het uit.
cr-replay-dice = De dobbelstenen van deze beurt
cr-replay-pays = { $die }, betaalt

## Themes of puzzles

cr-theme =
    { $theme ->
        [choose] Welke vorm
        [place] Waar je tekent
        [brick] De plek van de baksteen
        [no-x] Een vorm zonder baksteen
        [one-x] Een extra baksteen
        [mark] Wat je aankruist
        [coat] Het wapenschild
        [reroll] Welke dobbelstenen opnieuw
        [change] Een kleurwissel
        [decline] Niets aankruisen
        [pass] Wanneer je past
        [end] Wanneer je stopt
        [setup] Voor de eerste beurt
       *[other] {""}
    }
cr-place = { $colour } { $number }
