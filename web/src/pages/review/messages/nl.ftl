## Looking back at a game

review-title = Terugblik
review-working = Terugkijken
review-working-about = De partij wordt beurt voor beurt gewogen, en de keuzes worden met dezelfde dobbelstenen uitgeprobeerd. Je kunt intussen weg: de terugblik blijft bij de partij bewaard.
review-none = Er is geen terugblik
review-first-look = De eerste blik is voor { $done } klaar.
review-going-deeper = Dit is een eerste blik. Een nauwkeuriger is voor { $done } klaar; de cijfers worden intussen preciezer.
review-whole = Elke keuze is van dichtbij bekeken.
review-to-end = Naar de uitslag
review-turn =
    { $turn ->
        [0] Voorbereiding
       *[other] Beurt { $turn }
    }

## In a sentence

review-neither = Geluk noch keuzes maakten een half punt uit.
review-luck-even = Het geluk was gelijk verdeeld.
review-luck-gave =
    { $you ->
        [yes] Het geluk gaf jou { $points } punten.
       *[other] Het geluk gaf { $name } { $points } punten.
    }
review-luck-took =
    { $you ->
        [yes] Het geluk kostte jou { $points } punten.
       *[other] Het geluk kostte { $name } { $points } punten.
    }
review-luck-passed =
    { $you ->
        [yes] Het geluk hielp jou niet en zat je niet dwars.
       *[other] Het geluk hielp { $name } niet en zat ook niet dwars.
    }
review-choices-even = De keuzes hielden elkaar in evenwicht.
review-choices-gave =
    { $another ->
        [yes] { $you ->
            [yes] De keuzes gaven jou er nog { $points } bij.
           *[other] De keuzes gaven { $name } er nog { $points } bij.
        }
       *[no] { $you ->
            [yes] De keuzes gaven jou er { $points }.
           *[other] De keuzes gaven { $name } er { $points }.
        }
    }
review-light-gave =
    { $you ->
        [yes] Wat aan het licht kwam, gaf jou er { $points }.
       *[other] Wat aan het licht kwam, gaf { $name } er { $points }.
    }
review-cancels = Het een heft het ander op.
review-own =
    { $way ->
        [gave] { $you ->
            [yes] Je eigen keuzes gaven er { $points }.
           *[other] De eigen keuzes van { $name } gaven er { $points }.
        }
       *[cost] { $you ->
            [yes] Je eigen keuzes kostten er { $points }.
           *[other] De eigen keuzes van { $name } kostten er { $points }.
        }
    }
review-least =
    { $you ->
        [yes] Niemand gaf minder weg dan jij.
       *[other] Niemand gaf minder weg dan { $name }.
    }
review-alone-luck =
    { $way ->
        [even] Het geluk was gelijk verdeeld.
        [gave] Het geluk gaf jou { $points } punten.
       *[cost] Het geluk kostte jou { $points } punten.
    }
review-alone-choices =
    { $way ->
        [even] Je keuzes brachten wat te verwachten was: { $start } bij het begin.
        [gave] Je keuzes gaven er { $points }; bij het begin waren er { $start } te verwachten.
       *[cost] Je keuzes kostten er { $points }; bij het begin waren er { $start } te verwachten.
    }

## The graph

review-graph =
    { $measure ->
        [chances] { $you ->
            [yes] Jouw kans om te winnen
           *[other] Winstkans van { $name }
        }
        [leads] { $you ->
            [yes] Jouw verwachte voorsprong
           *[other] Verwachte voorsprong van { $name }
        }
        [grade] Kans op de beste graad
       *[points] Verwachte punten
    }
review-lanes =
    { $measure ->
        [chances] Winstkans, ieder een baan
       *[leads] Verwachte voorsprong, ieder een baan
    }
review-measure = Wat de grafiek toont
review-chance = Kans
review-lead-of = Voorsprong
review-points = Punten
review-grade = Graad
review-graph-read =
    { $measure ->
        [chances] { $you ->
            [yes] Jouw kans om te winnen was { $first } bij het begin, { $most } op zijn hoogst en { $last } aan het eind.
           *[other] De winstkans van { $name } was { $first } bij het begin, { $most } op zijn hoogst en { $last } aan het eind.
        }
        [leads] { $you ->
            [yes] Jouw verwachte voorsprong was { $first } bij het begin, { $most } op zijn hoogst en { $last } aan het eind.
           *[other] De verwachte voorsprong van { $name } was { $first } bij het begin, { $most } op zijn hoogst en { $last } aan het eind.
        }
        [grade] De kans op de beste graad was { $first } bij het begin, { $most } op zijn hoogst en { $last } aan het eind.
       *[points] Er waren { $first } punten te verwachten bij het begin, { $most } op zijn hoogst, en het werden er { $last }.
    } { $turn ->
        [0] Het hoogst was het bij het begin;
       *[other] Het hoogst was het na beurt { $turn };
    } { $moments ->
        [0] er zijn geen sleutelmomenten aangegeven.
        [one] er is één sleutelmoment aangegeven.
       *[other] er zijn { $moments } sleutelmomenten aangegeven.
    }
review-turn-pick = Beurt
review-pick = Kies een beurt in de grafiek om te zien wat die deed.
review-turn-read =
    { $who ->
        [none] { $turn }: geluk { $luck }, keuzes { $choices }.
        [you] { $turn }, van jou: geluk { $luck }, keuzes { $choices }.
       *[other] { $turn }, { $name }: geluk { $luck }, keuzes { $choices }.
    } { $measure ->
        [chances] Kans daarna: { $stands }.
       *[leads] Punten daarna: { $stands }.
    }
review-watch-turn = Bekijk deze beurt
review-luck-lane = Geluk, beurt voor beurt
review-given-lane = Weggegeven door keuzes
review-lane-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
review-legend-dot = stip: na het geluk
review-legend-step = stap: na de keuzes
review-legend-given = { $points } punt of meer weggegeven
review-table = De grafiek als tabel, in punten
review-table-turn = Beurt
review-luck = Geluk
review-choices = Keuzes
review-points-then = punten daarna
review-chance-then = kans daarna

## The sum

review-sum = Waar de uitslag vandaan kwam
review-sum-alone = Waar de punten vandaan kwamen
review-shares = Waar elke voorsprong vandaan kwam
review-start = Startvolgorde
review-expected = Te verwachten
review-choices-of =
    { $you ->
        [yes] Jouw keuzes
       *[other] Keuzes van { $name }
    }
review-revealed = Wat aan het licht kwam
review-doubt = Geluk is geschat met steekproeven: het kan { $points } punten schelen.
review-result = De uitslag
review-level = gelijk
review-towards =
    { $you ->
        [yes] naar jou
       *[other] naar { $name }
    }
review-towards-points =
    { $you ->
        [yes] Jij { $points }
       *[other] { $name } { $points }
    }
review-share-start = Begin
review-share-own = Eigen keuzes
review-share-others = Keuzes van anderen
review-share-lead = Voor­sprong
review-share-about = De voorsprong is die op de beste van de anderen. Elke regel klopt als som.

## Key moments

review-moments = Sleutelmomenten
review-whose = Wiens momenten
review-played-well =
    { $you ->
        [yes] Jouw keuzes die ertoe deden: { $real }, waarvan { $best } niet te verbeteren. Punten die zeker zijn weggegeven: { $given }.
       *[other] Keuzes van { $name } die ertoe deden: { $real }, waarvan { $best } niet te verbeteren. Punten die zeker zijn weggegeven: { $given }.
    }
review-per-decision = Dat is { $points } per keuze.
review-no-moments =
    { $you ->
        [yes] Niets was zeker beter dan wat jij deed.
       *[other] Niets was zeker beter dan wat { $name } deed.
    }
review-sure = Elke voortzetting is tot { $games } keer met dezelfde dobbelstenen door bots uitgespeeld. De kleine cijfers geven aan waar de kosten in 95 van de 100 zulke proeven liggen.
review-cost = { $points } punten
review-range = { $low } tot { $high }
review-cost-chance = { $chance }, { $low } tot { $high }
review-played =
    { $you ->
        [yes] Jij speelde
       *[other] { $name } speelde
    }
review-better = Beter
review-line-points =
    { $points ->
        [one] 1 punt meteen
       *[other] { $points } punten meteen
    }
review-difference = { $what }: { $better } in plaats van { $played }
review-diff-points = Punten meteen
review-play-on = Speel hier verder
review-open = Open
review-moment-title =
    { $you ->
        [yes] { $turn }, jouw keuze
       *[other] { $turn }, keuze van { $name }
    }
review-moment-number = Sleutelmoment { $number } van { $count }
review-no-reason = Niets wat te tellen is, verschilt direct na de zet: het verschil komt later.
review-went-on = Hoe de partijen verder gingen
review-same-dice = { $games } partijen vanaf elke voortzetting, met dezelfde dobbelstenen voor beide.
review-costs = Wat gespeeld is, kost { $points } punten, tussen { $low } en { $high }.
review-just-before = Vlak hiervoor:
review-before = Het vorige moment
review-next = Het volgende moment
review-mean-points = gemiddeld { $points } punten
review-mean-lead =
    { $way ->
        [ahead] gemiddeld { $points } voor
        [behind] gemiddeld { $points } achter
       *[level] gemiddeld gelijk
    }
review-spread-read = { $name }: gemiddeld { $points } punten
review-lead =
    { $way ->
        [ahead] { $points } voor
        [behind] { $points } achter
       *[level] gelijk
    }
