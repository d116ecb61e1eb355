# Wat de opdrachtregel in het Nederlands zegt.

cli-you = Jij
cli-bot =
    { $bot ->
        [duckling] Eendje
        [sparrow] Mus
        [gull] Meeuw
        [tern] Stern
        [heron] Reiger
        [osprey] Visarend
        [eagle] Zeearend
        [magpie] Ekster
       *[other] { $bot }
    }
cli-bots-head = Je tegenstanders, de zwakste eerst, met hun rating (100 punten meer: 64 van de 100 partijen gewonnen):
cli-bots-measured = Gemeten op { $date } bij { $commit } met { $command }, elk tegen de vorige.
cli-chance = het toeval
cli-told-of = { $name }:
cli-welcome = De seed van deze partij is { $seed }. Typ een zet, of help voor hulp.
cli-hand-over = { $name } is aan zet en ziet straks wat de anderen niet mogen zien. Druk op Enter als niemand anders kijkt.
cli-unfinished = De partij blijft onaf.
cli-moves-list = alles: moves { $verb }
cli-moves-count = { $count } mogelijkheden, zoals { $example }
cli-possible = Nu mogelijk: { $moves }
cli-not-read = “{ $text }” is niet te lezen. Je schrijft het zo: { $example }
cli-no-such-move = Er is geen zet “{ $text }”. Typ help voor hulp.
cli-none-of-these = Er is nu geen zet “{ $verb }” te doen.
cli-preview =
    { $same ->
        [1] Dat zou { $low ->
            [one] 1 punt
           *[other] { $low } punten
        } opleveren. Er is nog niets gedaan.
       *[0] Dat zou { $low } tot { $high } punten opleveren. Er is nog niets gedaan.
    }
cli-hint = { "   " }{ $move }: wint { $chance }% van de partijen (waarschijnlijk { $low }% tot { $high }%), gemiddeld { $points } punten; gesimuleerde partijen: { $games }
cli-hint-unsure = { "   " }{ $move }: te weinig gesimuleerde partijen om meer te zeggen ({ $games })
cli-hint-alone = { "   " }{ $move }: gemiddeld { $points } punten; gesimuleerde partijen: { $games }
cli-no-undo = Er is niets terug te nemen: sindsdien is er gegooid of is de beurt doorgegeven.
cli-which-rule = Welke regel? Noem het nummer, zoals: rules 5.2
cli-no-such-rule = Er is geen regel { $rule }.
cli-which-file = In welk bestand? Zoals: save partij.txt
cli-saved = Opgeslagen in { $file }.
cli-pack-faults =
    { $faults ->
        [one] In { $file } zit 1 fout
       *[other] In { $file } zitten { $faults } fouten
    }; er kan niet mee gespeeld worden.
cli-result = Eindstand
cli-winners =
    { $count ->
        [one] Overwinning voor: { $names }.
       *[other] Gedeelde overwinning voor: { $names }.
    }
cli-replay = [{ $moment } van { $last }] Enter volgende, p vorige, een getal, q stoppen:
cli-arrow = Een pijl van { $from } naar { $to }
cli-ring = Een ring om { $place }
cli-place = { $place } bij { $name }

cli-review-progress = Terugblik: { $percent }%
cli-review-sentence =
    Het geluk gaf { $lucky ->
        [you] jou
       *[other] { $lucky }
    } { $luck } punten, { $chooser ->
        [same] en de keuzes nog eens { $choices }
        [you] de keuzes gaven jou { $choices }
       *[other] de keuzes gaven { $chooser } { $choices }
    }.
cli-review-several =
    Het geluk gaf { $lucky ->
        [you] jou
       *[other] { $lucky }
    } { $luck } punten; { $careful ->
        [you] jij gaf het minst weg
       *[other] { $careful } gaf het minst weg
    }: { $given }.
cli-review-alone = In punten bracht het geluk { $luck } en brachten de keuzes { $choices }.
cli-review-chances =
    { $players ->
        [2] De kans van { $name } om te winnen, beurt voor beurt
       *[other] De kans om te winnen, beurt voor beurt, ieder een baan
    }
cli-review-points = Te verwachten punten, beurt voor beurt
cli-review-lane-luck = geluk
cli-review-lane-given = weggegeven
cli-review-dots = ○ na het geluk van een beurt, ● na de keuzes
cli-review-lanes = △ ▽ geluk mee en tegen, ▲ ▼ van een punt of meer; ▪ weggegeven, ■ een punt of meer
cli-review-leads = Hoe de voorsprong ontstond, in punten
cli-review-result-alone = Hoe de punten ontstonden
cli-review-start = Bij het begin
cli-review-luck = Geluk
cli-review-revealed = Wat aan het licht kwam
cli-review-doubt = Geluk is geschat met steekproeven: het kan { $points } punten schelen.
cli-review-choices =
    { $players ->
        [1] Keuzes
       *[other]
            { $name ->
                [you] Jouw keuzes
               *[other] Keuzes van { $name }
            }
    }
cli-review-result = De uitslag
cli-review-moments = Sleutelmomenten
cli-review-no-moments = Van niets is zeker dat het beter was dan wat er is gespeeld.
cli-review-turn = Beurt { $turn }, { $name }:
cli-review-cost = −{ $chance }% ({ $chance_low } tot { $chance_high }), −{ $points } punten ({ $points_low } tot { $points_high }), volgens { $games } partijen met dezelfde dobbelstenen
cli-review-cost-alone = −{ $points } punten ({ $points_low } tot { $points_high }), volgens { $games } partijen met dezelfde dobbelstenen
cli-review-played = gespeeld:
cli-review-better = beter:
cli-review-points-now = punten meteen
cli-review-difference = { $what } { $played }, beter { $better }
cli-review-seat =
    { $name }: { $real ->
        [one] 1 echte beslissing
       *[other] { $real } echte beslissingen
    }, waarvan { $best } de beste, { $better } waar iets beter was en { $open } open; { $points } punten weggegeven.
cli-review-grade = Dat is minstens { $grade } per beslissing.
cli-review-draft = Dit is een eerste versie. Met meer proeven van elke beslissing: --depth whole

cli-help = Typ een zet zoals hij er staat. Met een vraagteken erachter zie je wat hij zou opleveren; een werkwoord alleen toont zijn zetten. Verder kun je typen:
cli-help-help = deze hulp
cli-help-moves = alle zetten; moves place: die zo beginnen
cli-help-hint = de beste zetten, en hoeveel gesimuleerde partijen elk wint
cli-help-undo = je laatste zet terugnemen, tot er gegooid wordt of de beurt doorgaat
cli-help-board = de tafel opnieuw tonen
cli-help-log = alles wat er gebeurd is
cli-help-rules = een regel met zijn nummer: rules 5.2
cli-help-options = de editie en opties van deze partij
cli-help-save = de partij in een bestand opslaan: save partij.txt
cli-help-quit = de partij verlaten

cli-learn-welcome = Doe de gevraagde zet, getypt zoals die er staat. Je kunt ook hint typen, dat hem laat zien, skip om verder te gaan, quit om te stoppen, en help.
cli-learn-step = Les { $lesson }, { $title }: stap { $step } van { $steps }
cli-learn-other = Dat mag, maar hier wordt iets anders gevraagd.
cli-learn-hint = Typ: { $move }
cli-learn-help-hint = de gevraagde zet
cli-learn-help-skip = door naar de volgende stap
cli-learn-next = Enter voor de volgende stap.
cli-learn-left = Om later verder te gaan: { $command }
cli-learn-over = Dat was de laatste les. Een heel spel: { $command }

cli-seals-fit =
    { $entries ->
        [one] 1 regel
       *[other] { $entries } regels
    } met { $seals ->
        [one] 1 zegel
       *[other] { $seals } zegels
    }: elke volgt uit de vorige. De kop is { $hash }, ondertekend met { $key }.
cli-seals-away = { $url } antwoordt niet.
cli-seals-rewritten = Het register van zegels is herschreven.
cli-seals-key = Het is met een andere sleutel ondertekend dan die van regel { $known }.
cli-seals-signature = De kop bij regel { $number } is niet ondertekend met de sleutel die erbij staat.
cli-seals-below = Het eindigt bij regel { $number }, en regel { $known } is al gezien.
cli-seals-forked = Regel { $number } is niet de regel die onder dit nummer gezien is: er zijn twee registers.
cli-seals-malformed = Wat op regel { $number } volgt, is geen regel van zo’n register.
cli-seals-missing = Regel { $number } ontbreekt.
cli-seals-unlinked = Regel { $number } volgt niet uit de vorige: een van de twee is veranderd.
cli-seals-changed = Regel { $number } heeft een andere hash dan wat erin staat.
cli-seals-proof = Bewaar deze twee ondertekende koppen, ze zijn het bewijs:
