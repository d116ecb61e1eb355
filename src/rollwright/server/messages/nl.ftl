# Wat een link van een tafel, een puzzel of een uitdaging zegt voor hij open is. Zie en.ftl voor de afspraken.

link-list-two = { $first } en { $second }
link-list-more = { $names } en { $last }
link-won = { $name } wint met { $points }
link-shared = { $names } delen de eerste plaats
link-alone =
    { $points ->
        [one] { $name }: { $points } punt
       *[other] { $name }: { $points } punten
    }
link-over = { $game }. De partij duurde { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }.
link-over-call = Bekijk de partij
link-moment = Wat zou jij doen?
link-moment-text = { $game }, beurt { $turn }. { $name } is aan zet.
link-moment-between = { $game }, beurt { $turn }.
link-moment-call = Zie wat er kwam
link-now =
    { $players ->
        [one] { $names } speelt
       *[other] { $names } spelen
    }
link-now-text = { $game }, beurt { $turn }.
link-now-call = Kijk mee
link-seat = { $name } houdt een plaats vrij
link-seat-text =
    { $game }, { $taken } van { $seats ->
        [one] { $seats } plaats
       *[other] { $seats } plaatsen
    } bezet. Zonder account.
link-full = { $names } gaan beginnen
link-puzzle = Wat zou jij doen?
link-puzzle-text = { $game }. Een puzzel voor { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }.
link-puzzle-call = Probeer het
link-daily = { $game }: uitdaging van de dag
link-daily-text = { $date }. Dezelfde dobbelstenen voor iedereen; de ramen zijn de punten, beurt voor beurt.
link-daily-call = Speel ook mee

# Mails.

mail-sign-in-subject = Inloggen bij Rollwright
mail-sign-in =
    Open deze link om in te loggen bij { $site }:

    { $link }

    Hij werkt één keer, binnen { $minutes } minuten. Heb je er niet om gevraagd? Negeer hem dan: er gebeurt niets.
mail-address-subject = Bevestig je adres voor Rollwright
mail-address =
    Open deze link op een apparaat waarop je speelt bij { $site }, en dit adres wordt een weg terug naar je partijen:

    { $link }

    Hij werkt één keer, binnen { $minutes } minuten. Heb je er niet om gevraagd? Negeer hem dan: er gebeurt niets.

# Meldingen.

call-turn = Jouw beurt: { $game }
call-with = Met { $names }.
call-until = Je hebt tot { DATETIME($until, dateStyle: "full", timeStyle: "short") }.
call-invite = { $name } nodigt je uit
call-invite-text = { $game }: er is een plaats voor je vrij.
call-nudge = { $name } wacht op je
call-nudge-text = { $game }: jij bent aan de beurt.
call-over = { $game }: de partij is afgelopen
call-challenge = De uitdaging van vandaag is er
call-challenge-text = Dezelfde dobbelstenen voor iedereen, tot middernacht UTC.
call-try = Zo ziet een melding eruit
call-try-text = Er wacht nu niets op je.
call-many = { $count ->
        [one] { $count } melding
       *[other] { $count } meldingen
    } van Rollwright
call-calendar = Rollwright: jouw beurten
call-foot =
    Je krijgt dit omdat je { $site } erom hebt gevraagd.
    Wijzigen: { $change }
    Geen mail meer: { $stop }
call-foot-table = Niets meer over deze tafel: { $stop }
