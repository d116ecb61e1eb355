daily-title = Uitdaging van de dag
daily-heading = De uitdaging van vandaag
daily-about = Voor iedereen dezelfde worpen en kaarten, verzegeld voor de dag begint. Eén poging per spel. De dag eindigt om middernacht UTC; wie begonnen is, heeft twaalf uur om de partij af te maken.
daily-about-device = Hier is geen server, dus dit apparaat deelt: voor iedereen die offline speelt hetzelfde, en vooraf te weten. Daarom wordt het niet gerangschikt.
daily-week = De langere uitdaging van deze week
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
daily-ranking = Je uitslag wordt verwerkt. Een partij die is opgegeven, of na het sluiten van de uitdaging is afgelopen, krijgt geen plaats.
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
daily-review = Terugkijken
daily-again = Speel opnieuw
daily-being-made = De uitdagingen van vandaag worden gemaakt en verzegeld. Nog een ogenblik.
daily-game = Spel
daily-places = Rangschikking
daily-places-today = De rangschikking van vandaag
daily-place = Plaats
daily-player = Speler
daily-points-column = Punten
daily-lead-column = Voorsprong
daily-without-luck = Zonder geluk
daily-you = jij
daily-somebody = Iemand
daily-nobody = Nog niemand is klaar.
daily-more =
    { $count ->
        [one] Toon er nog één
       *[other] Toon er nog { $count }
    }
daily-histogram =
    { $count ->
        [one] Eén uitslag: { $low }.
       *[other] { $count } uitslagen van { $low } tot { $high }.
    }
daily-histogram-mine = De jouwe is { $mine }.
daily-rank-of = Plaats { $rank } van { $ranked }
daily-replay = Naspelen
daily-replay-of = De partij van { $name } naspelen
daily-verify = Worpen narekenen
daily-go-to-table = Naar de tafel
daily-under-way = Je partij is bezig. Ze krijgt een plaats als je klaar bent voor de uitdaging sluit.
daily-unranked = Je poging krijgt geen plaats: opgegeven, of niet op tijd klaar.
daily-not-yet-played = Je hebt hem nog niet gespeeld.
daily-not-played = Je hebt hem niet gespeeld.
daily-closes = Alle partijen zijn na te spelen zodra de uitdaging sluit: { $when }.
daily-closed = De uitdaging is gesloten: de kiem is openbaar, elke partij met een plaats is na te spelen, en de worpen zijn na te rekenen.
daily-away = Er is nu geen server die de rangschikking kan geven.
daily-none = Er was geen uitdaging
daily-none-why = Niemand heeft er een gemaakt voor die dag, of het adres klopt niet.
daily-here = Op dit apparaat, niet gerangschikt
daily-played-here = op dit apparaat
daily-played-count-here =
    { $count ->
        [one] één partij op dit apparaat gespeeld, niet gerangschikt
       *[other] { $count } partijen op dit apparaat gespeeld, niet gerangschikt
    }
daily-month-before = De maand ervoor
daily-month-after = De maand erna
daily-week-of-year = week { $week } van { $year }
