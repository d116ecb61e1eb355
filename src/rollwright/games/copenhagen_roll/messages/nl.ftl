# Wat Copenhagen Roll & Write in het Nederlands zegt. Zie en.ftl voor de afspraken.

## Gebeurtenissen

crw-start-player = Begint.
crw-crossed-out =
    { $seat ->
        [none] De vorm { $shape } is voor dit spel doorgestreept.
       *[other] Streept { $shape } door.
    }
    .refusal = De vorm { $shape } is doorgestreept. Neem er een die nog vrij is, of haal deze terug met een ster “opnieuw kiezen”.
crw-shape-gone = De vorm { $shape } is doorgestreept. Neem er een die nog vrij is, of pas.
crw-turn-began = Is aan de beurt, ronde { $round }.
crw-rolled = De dobbelstenen tonen { $dice }.
crw-rerolled = Gooit { $dice } opnieuw.
crw-color-changed = Draait { $count } { $face } naar { $to }.
crw-chosen =
    Neemt { $shape } voor { $dice ->
        [0] 0 stenen
        [one] 1 steen
       *[other] { $dice } stenen
    }{ $whites ->
        [0] {""}
       *[other] {" "}+ { $whites } wit
    }{ $bonuses ->
        [0] {""}
        [one] {" "}+ 1 bonus
       *[other] {" "}+ { $bonuses } bonussen
    }.
crw-placed = Legt die op { $squares }.
crw-drawn =
    { $brick ->
        [none] De vorm { $shape } is helemaal O.
       *[other] De X van { $shape } staat op { $brick }.
    }
crw-single-drawn = Tekent een losse { $sign } op { $square }.
crw-passed = Past.
crw-turn-ended =
    { $unused ->
        [none] Beëindigt de beurt; alle stenen zijn gebruikt.
       *[other] Beëindigt de beurt en laat { $unused } over.
    }
crw-declined = Kruist niets meer aan.
crw-marked =
    { $unlocked ->
        [bonus] Kruist { $track } { $square } aan: een bonus.
        [star] Kruist { $track } { $square } aan: een ster.
       *[nothing] Kruist { $track } { $square } aan.
    }
crw-track-full = Maakt { $track } vol: +{ $points }.
    .refusal = Bij jou is { $track } vol. Kruis een ander spoor aan, of zie ervan af.
crw-row-completed = Maakt rij { $row } vol: +{ $points }.
crw-column-completed = Maakt kolom { $column } vol: +{ $points }.
crw-coat-unlocked = Ontgrendelt een wapenschild.
crw-coat-lost = Heeft geen plaats meer voor de actie van het wapenschild.
crw-star-used = Zet een ster van { $track } in.
    .refusal = Je sterren “{ $ability }” zijn op, en elke werkt maar één keer. Alleen meer kruisjes op { $track } kunnen er nog een ontgrendelen.
crw-last-round = Heeft { $points } punten: dit is de laatste ronde.
crw-game-over = Het spel eindigt met ronde { $round }.
    .refusal = Het spel is afgelopen en de uitslag staat vast. Begin een nieuwe partij om verder te spelen.
crw-stalemate = Twee rondes lang is er niets getekend of aangekruist: het spel eindigt met ronde { $round }.
crw-more-by-star = Met een ster “{ $ability }”: +{ $points } extra.

## Weigeringen: wie er mag

crw-dice-decide = Daarover beslist het toeval. Niemand kiest wat de dobbelstenen tonen.
crw-start-decided = Wie begint, staat vast vóór de eerste beurt: de host noemt een plaats, anders beslist het toeval.
crw-cross-decided = Het toeval beslist welke van twee verschillende 4’en doorgestreept wordt, vóór de eerste beurt van een spel voor twee.
crw-wait-for-dice = De dobbelstenen rollen nog. Wacht tot ze stilliggen.
crw-not-your-turn = { SEAT($active) } is aan de beurt: alleen de actieve speler gooit, kiest en tekent. Jij mag aankruisen als die beurt voorbij is.
crw-own-turn-only = Sterren en bonussen zijn voor je eigen beurt. Bewaar ze tot jij mag gooien.
crw-drawing-closed = Je beurt is voorbij en de anderen kruisen aan. Er wordt niets meer getekend.
crw-wait-for-marks = Het aankruisen is nog bezig. Je gooit als iedereen aangekruist heeft of ervan afziet.

## Weigeringen: voorbereiding met twee spelers

crw-setup-first = Eerst de voorbereiding. Kruis de eerste twee vakjes van één spoor aan.
crw-setup-first-may = Eerst de voorbereiding. Kruis de eerste twee vakjes van één spoor aan, of zie ervan af.
crw-setup-must = Van deze kruisjes kun je niet afzien. Kies één spoor en kruis de eerste twee vakjes aan.
crw-setup-order = De startspeler zet de kruisjes van de voorbereiding als eerste, dan de ander. Nu is { SEAT($first) } aan zet.
crw-setup-over = De kruisjes van de voorbereiding zet je vóór de eerste beurt van een spel voor twee, en alleen dan.
crw-setup-over-may = De kruisjes van de voorbereiding mag je zetten vóór de eerste beurt van een spel voor twee, en alleen dan.
crw-setup-one-track = Beide kruisjes van de voorbereiding gaan naar één spoor. Noem één kleur.
crw-setup-one-track-may = Beide kruisjes van de voorbereiding gaan naar één spoor. Noem één kleur, of zie ervan af.

## Weigeringen: dobbelstenen

crw-roll-first = Je beurt begint met een worp. Gooi eerst alle vijf de dobbelstenen.
crw-already-rolled = Je hebt deze beurt al gegooid. Alleen met een ster “opnieuw gooien” gooi je nog eens, tot je een vorm kiest of past.
crw-reroll-too-late = Opnieuw gooien kan alleen tot je een vorm kiest of past. Deze stenen blijven liggen.
crw-reroll-nothing = Opnieuw gooien doe je met minstens één dobbelsteen. Noem de stenen met hun letters.
crw-reroll-not-there = Je kunt { $dice } niet opnieuw gooien: op tafel ligt { $there }. Noem alleen stenen die daar liggen.
crw-change-nothing = Een kleurwissel draait minstens één dobbelsteen. Noem de stenen, dan de zijde waar ze naartoe gaan.
crw-change-one-face = Eén kleurwissel gaat van één zijde naar één andere. Zet voor een tweede kleur een tweede ster in.
crw-change-same-face = Die stenen tonen die zijde al. Draai ze naar een andere.
crw-change-not-there =
    { $there ->
        [0] Geen ongebruikte steen toont { $face }, dus er valt niets te draaien.
        [one] Er is maar 1 ongebruikte steen { $face }, geen { $wanted }. Draai er niet meer dan er liggen.
       *[other] Er zijn maar { $there } ongebruikte stenen { $face }, geen { $wanted }. Draai er niet meer dan er liggen.
    }
crw-change-no-white = Hier gaat een kleurwissel van een van de vijf kleuren naar een andere. Wit hoort daar niet bij.
crw-change-too-late = De anderen kruisen aan, dus de stenen blijven zoals ze zijn. Wissel van kleur voor je je beurt beëindigt.

## Weigeringen: kiezen

crw-already-drawn = Je hebt al een vorm getekend, en één per beurt is het maximum. Beëindig je beurt als je klaar bent.
crw-already-passed = Je hebt gepast, dus deze beurt komt er geen vorm. Beëindig je beurt als je klaar bent.
crw-too-few-dice =
    Zo betaald vraagt { $shape } om { $wanted ->
        [one] 1 steen
       *[other] { $wanted } stenen
    } van de kleur { $colour }, en je hebt er { $there }. Betaal meer met wit of bonussen, of neem een kleinere vorm.
crw-none-of-colour =
    Zo betaald vraagt { $shape } om { $wanted ->
        [one] 1 steen
       *[other] { $wanted } stenen
    } van de kleur { $colour }, en die ligt er niet. Alleen stenen van die kleur, wit en bonussen betalen een vorm.
crw-pays-too-much = De vorm { $shape } kost { $size }, en jij biedt alleen al { $paid } aan wit en bonussen. Betaal samen precies { $size }.
crw-too-few-whites =
    { $there ->
        [0] Er ligt geen witte steen op tafel, dus je kunt er geen { $wanted } gebruiken.
       *[other] Je kunt niet met { $wanted } wit betalen: er ligt { $there } op tafel. Betaal de rest met stenen van de kleur of bonussen.
    }
crw-not-crossed-out = De vorm { $shape } is niet doorgestreept, dus bewaar je ster “opnieuw kiezen”. Kies hem gewoon.
crw-again-once-only = De vorm { $shape } is onbeperkt, dus een ster “opnieuw kiezen” is niet nodig. Kies hem gewoon.
crw-again-not-setup = De vorm { $shape } is bij de voorbereiding doorgestreept, en aan deze tafel haalt een ster “opnieuw kiezen” hem niet terug. Neem er een die tijdens het spel doorgestreept is.
crw-two-bonuses = Per beurt mag je hoogstens twee bonussen van één kleur gebruiken, geen { $wanted }. Betaal de rest met dobbelstenen.
crw-no-place = De vorm { $shape } past nergens in je gebouw. Neem een andere vorm, of pas.

## Weigeringen: bonussen en sterren

crw-bonus-locked =
    { $left ->
        [0] Je hebt nog geen bonus van { $track }.
       *[other] Je hebt nog maar { $left } bonus van { $track }.
    } Betaal met dobbelstenen, en kruis { $track } verder aan voor de volgende.
crw-bonus-used =
    { $left ->
        [0] Je bonussen van { $track } zijn op, en elke werkt maar één keer.
       *[other] Je hebt nog maar { $left } bonus van { $track } over, en elke werkt maar één keer.
    } Betaal in plaats daarvan met dobbelstenen.
crw-bonus-fresh =
    Die bonus van { $track } heb je deze beurt pas ontgrendeld; hij wacht op je volgende. { $left ->
        [0] Nu heb je er geen.
       *[other] Nu heb je er { $left }.
    }
crw-star-locked = Je hebt nog geen ster “{ $ability }”. Kruis { $track } aan tot de volgende ster.
crw-stars-gone = Al je sterren “{ $ability }” zijn op: elke werkt één keer, en op het spoor { $track } staan er geen meer.
crw-star-fresh = Die ster “{ $ability }” heb je deze beurt pas ontgrendeld. Je kunt hem vanaf je volgende beurt gebruiken.

## Weigeringen: tekenen

crw-choose-first = Er is nog geen vorm gekozen, dus er valt niets te plaatsen. Kies er een en zeg hoe je betaalt, of pas.
crw-place-first = Je hebt een vorm gekozen: leg hem nu neer, vóór al het andere. Terugnemen kan als je liever een andere hebt.
crw-off-grid = Niet in je gebouw: { $squares }. De kolommen gaan van a tot e, de rijen van 1 onderaan tot 9.
crw-not-a-shape = { $squares }: zo ziet geen vorm van het spel eruit. Noem alle vakjes van de vorm die je koos, gedraaid zoals je wilt.
crw-other-shape = Die vakjes zijn samen niet { $shape }. Noem alle vakjes van de vorm die je koos, gedraaid zoals je wilt.
crw-mirrored = Dat is { $shape } in spiegelbeeld. Draaien mag, spiegelen nooit.
crw-square-taken = Al gevuld: { $squares }. Teken alleen op lege vakjes.
crw-unsupported = { $squares }: dat zou in de lucht hangen. Minstens één vakje moet in rij 1 of recht boven een gevuld vakje liggen.
crw-only-touching = { $squares }: van opzij, van onderen of aan een hoek raken is geen steun. Minstens één vakje moet recht boven een gevuld vakje liggen, of in rij 1.
crw-brick-first = Wijs eerst de X van je vorm aan: een van { $squares }. Met een ster “geen X” worden ze allemaal O.
crw-no-brick-due = Er wacht geen vorm op zijn X. Wijs die aan als je een vorm hebt neergelegd.
crw-one-brick = Een vorm heeft één X. Wijs één vakje aan; de andere worden O.
crw-brick-elsewhere = { $square } hoort niet bij je vorm. De X komt op een van { $squares }.
crw-no-x-with-brick = Met “geen X” is elk vakje O, dus er is geen X aan te wijzen. Schrijf no-x alleen.
crw-no-x-with-drawing = De ster “geen X” hoort bij een tekening: zet hem in als je de X moet aanwijzen. Wat getekend is, verandert niet meer.
crw-no-x-for-turn = Hier gebruik je “geen X” bij de vorm, en dan geldt het ook voor de losse vakjes van die beurt. Voor een los vakje alleen kan het niet.
crw-one-x-after-shape = Hier komt “één X” na de vorm. Teken eerst een vorm, dan het extra vakje.
crw-one-x-not-after-pass = Hier komt “één X” na een vorm, en je hebt gepast. Bewaar de ster voor een andere beurt.
crw-one-x-too-late = De anderen kruisen aan, dus het is te laat voor “één X”. Doe dat voor je je beurt beëindigt.

## Weigeringen: wapenschilden

crw-coat-first =
    { $due ->
        [one] Er wacht een wapenschild.
       *[other] Er wachten { $due } wapenschilden.
    } Teken eerst een losse O, of kruis twee vakjes van één spoor aan.
crw-coat-must = Van de actie van een wapenschild kun je niet afzien. Teken een losse O, of kruis twee vakjes van één spoor aan.
crw-coat-marks = Deze kruisjes komen van je wapenschild, niet van een steen: kruis { $track } twee keer aan als actie van het schild.
crw-no-coat = Er wacht geen wapenschild. Met rij 2, 4 of 6 of kolom b of d vol ontgrendel je er een.
crw-coat-track-full = Bij jou is { $track } vol. Neem een spoor met ruimte, of teken een losse O.
crw-coat-one-track = Beide kruisjes van een wapenschild gaan naar één spoor. Noem één kleur.
crw-coat-is-window = Het losse vakje van een wapenschild is altijd O. Noem alleen het vakje.

## Weigeringen: beëindigen en aankruisen

crw-draw-or-pass = Je hebt nog niet getekend of gepast. Kies een vorm of pas, en beëindig dan je beurt.
crw-marking-closed = Aankruisen kan nu niet. Dat kan zodra de actieve speler de beurt beëindigd heeft.
crw-active-marks-not = De stenen die je overlaat, zijn voor de anderen. Jij kruist aan in hun beurten, niet in die van jezelf.
crw-mark-now = Je bent niet aan de beurt om te tekenen: de vraag is of je aankruist voor een steen die over is. Kruis aan, of zie ervan af.
crw-one-mark = Je hebt deze beurt niets meer aan te kruisen. Wacht op de anderen.
crw-no-such-die =
    { $unused ->
        [none] Er is geen steen over, dus er valt niets aan te kruisen.
       *[other] Geen steen laat je { $track } aankruisen: over is { $unused }. Kruis de kleur van een daarvan aan; wit staat voor elke kleur.
    }
crw-die-twice = Eén steen geeft één kruisje, en voor { $track } is er geen meer: er lag { $unused }. Kruis aan voor een andere steen, of zie ervan af.
crw-other-track = Bij jou is { $track } vol. Kruis een ander spoor aan.
crw-track-takes-none = Bij jou is { $track } vol: daar past geen kruisje meer bij.
crw-must-mark = Aan deze tafel is aankruisen verplicht. Kruis het spoor aan van een van de stenen die over zijn.
crw-nothing-to-decline = Er is nu niets om van af te zien. Dat kan als jij mag aankruisen.

## Edities en opties

crw-edition-en = Engelse editie
crw-edition-fr = Franse editie
crw-edition-nl = Nederlandse editie

crw-option-no-x-scope = Bereik van “geen X”
    .about = Wat één ster “geen X” tot O maakt.
    .is-turn = de vorm en alle losse vakjes van de beurt
    .is-drawing = één tekening: de vorm of één los vakje
crw-option-one-x-timing = Moment voor “één X”
    .about = Wanneer in de beurt “één X” mag.
    .is-after-shape = na de vorm
    .is-any = voor of na de vorm, of zonder vorm
crw-option-color-change-face = Zijden van de kleurwissel
    .about = Van en naar welke zijden je stenen mag draaien.
    .is-color = de vijf kleuren
    .is-any = de vijf kleuren en wit
crw-option-two-player-setup-marks = Kruisjes van de voorbereiding met twee spelers
    .about = Of je mag afzien van de twee kruisjes vóór de eerste beurt.
    .is-must = verplicht
    .is-may = vrijwillig
crw-option-start-player = Startspeler
    .about = Wie er volgens het boekje begint. De plaats zelf stel je in met de volgende optie.
    .is-youngest = de jongste, als er een plaats genoemd is
    .is-chance = door het toeval aangewezen
crw-option-start-seat = Plaats die begint
    .about = De plaats die de eerste beurt heeft.
    .is-none = het toeval beslist
    .is-0 = eerste plaats
    .is-1 = tweede plaats
    .is-2 = derde plaats
    .is-3 = vierde plaats
crw-option-two-player-crossed-fours = Doorgestreepte 4’en met twee spelers
    .about = Welke 4’en van het begin af buiten spel zijn.
    .is-one-per-color = één van elke kleur
    .is-one-per-shape = één van elke verschillende vorm
crw-option-use-again-setup-fours = “Opnieuw kiezen” voor de 4’en van de voorbereiding
    .about = Of een ster “opnieuw kiezen” ook de 4’en terughaalt die bij de voorbereiding doorgestreept zijn.
    .is-yes = ja
    .is-no = nee
crw-option-marking = Aankruisen voor ongebruikte stenen
    .about = Of de andere spelers mogen afzien van aankruisen.
    .is-may = vrijwillig
    .is-must = verplicht

## Woorden

crw-word-red = rood
crw-word-yellow = geel
crw-word-green = groen
crw-word-blue = blauw
crw-word-purple = paars
crw-word-white = wit

crw-word-red-2 = rood 2
crw-word-red-3 = rood 3
crw-word-red-4 = rood 4
crw-word-red-5 = rood 5
crw-word-yellow-2 = geel 2
crw-word-yellow-3 = geel 3
crw-word-yellow-4-left = geel 4 links
crw-word-yellow-4-right = geel 4 rechts
crw-word-yellow-5 = geel 5
crw-word-green-2 = groen 2
crw-word-green-3 = groen 3
crw-word-green-4-left = groen 4 links
crw-word-green-4-right = groen 4 rechts
crw-word-green-5 = groen 5
crw-word-blue-2 = blauw 2
crw-word-blue-3 = blauw 3
crw-word-blue-4-left = blauw 4 links
crw-word-blue-4-right = blauw 4 rechts
crw-word-blue-5 = blauw 5
crw-word-purple-2 = paars 2
crw-word-purple-3 = paars 3
crw-word-purple-4 = paars 4
crw-word-purple-5 = paars 5

crw-word-reroll = opnieuw gooien
crw-word-use-again = opnieuw kiezen
crw-word-color-change = kleurwissel
crw-word-no-x = geen X
crw-word-one-x = één X

## Vaste antwoorden

crw-answer-decline = Niets aankruisen
    .choices = behalve als een van deze kleuren aangekruist kan worden
    .about = Als anderen stenen overlaten, zie je er meteen van af. Het beantwoordt niets anders, en je kunt een antwoord terugnemen.

## Scores en gelijkspel

crw-score-rows = rijen
crw-score-columns = kolommen
crw-score-tracks = sporen
crw-score-empty-squares = lege vakjes
crw-score-squares = getekende vakjes
crw-score-bricks = getekende X
crw-score-stars = sterren om te gebruiken
crw-score-marks-red = rode kruisjes
crw-score-marks-yellow = gele kruisjes
crw-score-marks-green = groene kruisjes
crw-score-marks-blue = blauwe kruisjes
crw-score-marks-purple = paarse kruisjes
crw-score-dice-left = dobbelstenen over voor de anderen

## Het scherm

crw-screen-round = ronde { $round }
crw-screen-last-round = laatste ronde
crw-screen-starts = startspeler: { $name }
crw-screen-points = { $points } pt
crw-screen-tracks = + bonus  * ster  [ ] aangekruist  [x] op  ( ) straks
crw-screen-dice = Stenen
crw-screen-bricks = X a13: een X op a1 en op a3
crw-screen-step-start = Het toeval wijst de startspeler aan
crw-screen-step-cross = Er wordt een 4 doorgestreept
crw-screen-step-setup = { $name }: kruis twee vakjes van een spoor aan
crw-screen-step-roll = { $name }: gooi de dobbelstenen
crw-screen-step-rolling = De dobbelstenen rollen
crw-screen-step-choose = { $name }: kies een vorm, of pas
crw-screen-step-place = { $name }: leg { $shape } neer
crw-screen-step-brick = { $name }: wijs de X aan
crw-screen-step-coat = { $name }: wapenschild: teken een O, of kruis een spoor tweemaal aan
crw-screen-step-finish = { $name }: nog meer sterren, of beëindig de beurt
crw-screen-step-mark = { $name }: kruis aan, of zie ervan af
crw-screen-step-over = Het spel is afgelopen

crw-help =
    Je beurt: roll, choose, place, brick, end: gooien, een vorm kiezen, neerleggen, de X aanwijzen, beëindigen. De vakjes gaan van a1, linksonder, tot e9. Stenen en kleuren heten in het Engels: r red rood, y yellow geel, g green groen, b blue blauw, p purple paars, w wit.
    choose red-3 neemt 3 rode stenen; w1 betaalt er 1 met wit, b1 met een bonus: choose red-3 w1 b1. Met again erbij neem je een doorgestreepte vorm, voor een gele ster.
    place a1 b1 b2 noemt alle vakjes van de vorm, brick a1 daarna de X; no-x maakt alles O, voor een blauwe ster. pass: niets tekenen.
    reroll yp gooit een gele en een paarse steen opnieuw, voor een rode ster. change yy r draait twee gele stenen naar rood, voor een groene ster. one-x c4 tekent een extra vakje, voor een paarse ster.
    coat c4 tekent de O van een wapenschild, coat red kruist in plaats daarvan twee vakjes aan. mark red kruist aan voor een steen die een ander overliet; decline ziet ervan af.
