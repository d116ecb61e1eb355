# Mijn gespeelde partijen. Zie en.ftl.

games-title = Mijn partijen
games-none = Partijen die je afmaakt staan hier, met wat eruit kwam. Er is er nog geen.
games-private = Niemand anders dan jij ziet deze pagina.
games-older = Oudere partijen dan deze zijn ook bewaard. Ze staan in het bestand dat je kunt opslaan.
games-as-of = De server antwoordt niet. Dit is wat hij op { $day } zei, en wat op dit apparaat staat.
games-game = Spel
games-all = Alle
games-alone = alleen
games-guest = Een gast
games-latest = laatste

## Records

games-records = Records
games-count =
    { $contests ->
        [0] { $games ->
            [one] partij
           *[other] partijen
        }
       *[other] { $games ->
            [one] partij, { $won } gewonnen
           *[other] partijen, { $won } gewonnen
        }
    }
games-best = meeste punten, { $day }
games-fastest = beurten, de snelste winst, { $day }
games-streak =
    { $streak ->
        [one] keer winst achter elkaar, nu { $now }
       *[other] keer winst achter elkaar, nu { $now }
    }

## Charts

games-points =
    { $count ->
        [one] Punten, laatste partij
       *[other] Punten, laatste { $count } partijen
    }
games-points-sentence =
    { $count ->
        [one] { $high } punten in de laatste partij.
       *[other] Punten in de laatste { $count } partijen: van { $low } tot { $high }, nu { $average } gemiddeld.
    }
games-average-now = gemiddelde van zes, nu { $average }
games-won = gewonnen
games-tied = gelijk
games-lost = verloren
games-day = Dag
games-with = Met
games-result = Uitslag
games-sources = Waar ze vandaan kwamen
games-sources-sentence =
    { $count ->
        [one] In de laatste partij kwam het meeste van { $part }: { $points }.
       *[other] In de laatste { $count } partijen kwam het meeste van { $part }: { $points } per partij.
    }
games-sources-unknown = Van deze partijen is niet meer bekend waar de punten vandaan kwamen.

## Against whom

games-against = Tegen ieder
games-against-about = De laatste staan rechts. Vol is gewonnen, half is gelijk. Het getal is je gemiddelde voorsprong.
games-won-lost =
    { $tied ->
        [0] { $won } gewonnen, { $lost } verloren
       *[other] { $won } gewonnen, { $tied } gelijk, { $lost } verloren
    }
games-last =
    { $count ->
        [one] De laatste partij: { $outcomes }
       *[other] De laatste { $count }, de oudste eerst: { $outcomes }
    }
games-lead =
    { $side ->
        [ahead] gemiddeld { $lead } punten voor
        [behind] gemiddeld { $lead } punten achter
       *[level] gemiddeld gelijk
    }
games-show-rivals = Toon alle { $count }

## Shares and luck

games-shares = Hoe vaak je wint
games-by-others = Naar tegenstanders
games-by-seat = Naar plaats
games-others =
    { $count ->
        [one] één tegenstander
       *[other] { $count } tegenstanders
    }
games-seat = plaats { $seat }
games-of = { $won } van { $games }
games-luck = Zonder geluk.
games-luck-said =
    { $side ->
        [ahead] { $games ->
            [one] In de partij met een terugblik gaf het geluk je { $points } punten.
           *[other] In de { $games } partijen met een terugblik gaf het geluk je { $points } punten per partij.
        }
        [behind] { $games ->
            [one] In de partij met een terugblik kostte het geluk je { $points } punten.
           *[other] In de { $games } partijen met een terugblik kostte het geluk je { $points } punten per partij.
        }
       *[level] { $games ->
            [one] In de partij met een terugblik was het geluk in evenwicht.
           *[other] In de { $games } partijen met een terugblik was het geluk in evenwicht.
        }
    }
games-luck-apart =
    { $side ->
        [ahead] Zonder geluk zou je { $points } voor staan.
        [behind] Zonder geluk zou je { $points } achter staan.
       *[level] Zonder geluk zou je gelijk staan.
    }

## The list

games-finished = Gespeelde partijen
games-search-person = Gespeeld met
games-any = Alle
games-since = Van
games-until = Tot en met
games-sought =
    { $count ->
        [0] Geen van de { $all } partijen past daarbij.
        [one] Eén van de { $all } partijen.
       *[other] { $count } van de { $all } partijen.
    }
games-turns =
    { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }
games-which = de partij met { $with }, { $day }
games-look-back = Terugkijken
games-again = Opnieuw
games-rematch = met { $with }
games-show-more = Toon er nog { $count }

## Everything to take along

games-take = Alles opslaan
games-taking = Verzamelen
games-not-taken = Niet opgeslagen
games-not-taken-why = Een deel van je partijen kwam niet aan. Probeer het straks opnieuw.
