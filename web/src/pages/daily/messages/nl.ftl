daily-title = Uitdaging van de dag
daily-heading = De uitdaging van vandaag
daily-about = Voor iedereen dezelfde worpen en kaarten, verzegeld voor de dag begint. Eén poging per spel. De dag eindigt om middernacht UTC; wie begonnen is, heeft twaalf uur om te eindigen.
daily-about-device = Hier is geen server, dus dit apparaat deelt: voor iedereen die offline speelt hetzelfde, en vooraf te weten. Er komt geen plaats in de rangschikking uit.
daily-week = De langere van deze week
daily-play = Speel de partij van vandaag
daily-begin = Begin
daily-go-on = Ga verder
daily-look = Bekijk
daily-alone = Alleen.
daily-against =
    { $count ->
        [one] Tegen { $bot }.
       *[other] Tegen { $count } × { $bot }.
    }
daily-begun =
    { $count ->
        [one] Eén speler is begonnen.
       *[other] { $count } spelers zijn begonnen.
    }
daily-sealed = Worpen verzegeld
daily-open-seed = Niet gerangschikt
daily-hours-left = nog { $hours } u { $minutes } min
daily-days-left =
    { $days ->
        [one] nog één dag
       *[other] nog { $days } dagen
    }
daily-void = Uit een back-up hersteld: niemand kan er nog aan beginnen.
daily-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
daily-points-lead =
    { $points ->
        [one] { $points } punt, voorsprong { $lead }
       *[other] { $points } punten, voorsprong { $lead }
    }
daily-better = beter dan { $percent }% van de anderen
daily-adjusted-short = ({ NUMBER($points, maximumFractionDigits: 1) } zonder geluk)
daily-your-week = Je week
daily-to-come = nog niet
daily-played = gespeeld
daily-all-games = alle spellen
daily-played-count =
    { $count ->
        [0] niets gespeeld
        [one] één partij gespeeld
       *[other] { $count } partijen gespeeld
    }
daily-days-played =
    { $count ->
        [0] Nog geen dag
        [one] Eén dag
       *[other] { $count } dagen
    }
daily-week-number = week { $week }
daily-result-title = Uitdaging, { $when }
daily-not-ranked = Gespeeld op dit apparaat, waarvan iedereen de worpen vooraf kan weten: niet gerangschikt.
daily-ranking = Je uitslag wordt ingeschreven. Een partij die is opgegeven, of na het sluiten van de uitdaging is geëindigd, krijgt geen plaats.
daily-better-rank = Beter dan { $percent }% van de anderen: plaats { $rank } van { $ranked } tot nu toe.
daily-first = Als eerste klaar.
daily-adjusted = Voorsprong zonder geluk
daily-adjusted-alone = Punten zonder geluk
daily-luck = Wat het geluk gaf
daily-dearest = Beurt { $turn } gaf het meeste weg
daily-share-title = Rollwright, { $when }: { $game }
daily-share-turns = beurt voor beurt: { $digits }
daily-share-safe = Geen worpen en geen plaatsen: je kunt het sturen.
daily-copy = Kopieer
daily-review = Kijk terug
