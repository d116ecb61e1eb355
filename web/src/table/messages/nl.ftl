# Wat de pagina van een tafel in het Nederlands zegt, wat er ook gespeeld wordt.

table-leave = Tafel verlaten
table-others = Andere spelers
table-actions = Wat je kunt doen
table-happened = Wat er gebeurde
table-watching = Toeschouwer
table-reconnecting = Opnieuw verbinden
table-detail =
    { $game }, { $stage }{ $edition ->
        [none] {""}
       *[other] , { $edition }
    }{ $start ->
        [yes] , oefening
       *[other] {""}
    }
table-points-open =
    { $points ->
        [one] {" "}punt
       *[other] {" "}punten
    }, blad openen
table-acting = {" "}is aan zet.
table-done = {" "}is klaar.
table-away = Een bot speelt
table-resigned = Overgelaten aan een bot

## Clock

table-your-time = Je tijd
table-low = , haast je
table-seconds = Nog { $seconds } seconden.
table-days =
    { $days ->
        [one] 1 dag { $hours } u
       *[other] { $days } dagen { $hours } u
    }
table-hours = { $hours } u { $minutes } min
table-until = , tot { $moment }
table-vacation = Weg tot { $day }, de klok staat stil

## Log and chat

table-again = Nog eens zien
table-open-log = Logboek:
table-log = Logboek
table-calls = Wanneer ik een melding krijg
table-log-show = Toon
table-log-all = Alles
table-log-points = Punten
table-log-none = Nog niets.
table-before = Voor de partij
table-redrawn = Een getal voor de worpen is niet op tijd getoond: de plaats is vrijgemaakt en de worpen zijn opnieuw verzegeld.
table-resealed = De gegevens van de server zijn uit een back-up teruggezet: de worpen zijn opnieuw verzegeld.
table-nudged = { $name } gaf { $names } een por.
table-voted =
    { $wish ->
        [bot] { $name } wil dat een bot voor { $names } speelt.
        [close] { $name } wil de tafel sluiten.
       *[wait] { $name } wacht liever op { $names }.
    }
table-returned = { $name } is terug.
table-paused = { $name } is weg tot { $day }.
table-resumed = { $name } is terug van vakantie en de klok loopt weer.
table-by-standing = { $name } had dat al gezegd: een vast antwoord.
table-left-to-bot = { $name } laat de plaats aan een bot over.
table-log-copy = Kopieer als tekst
table-log-copied = Gekopieerd.
table-chat = Gesprek
table-chat-open =
    { $unread ->
        [0] Gesprek
        [one] Gesprek, één ongelezen bericht
       *[other] Gesprek, { $unread } ongelezen berichten
    }
table-chat-none = Niemand heeft nog iets gezegd.
table-chat-say = Zeg iets
table-chat-send = Stuur

## Refusals

table-why = Waarom? { $rule }
table-understood = Begrepen

## Menu

table-resign = Laat een bot het afmaken
table-resign-sure = Een bot speelt je plaats tot het eind. Je kunt kijken, maar niet terugkomen.
standing = Vast antwoord
standing-about = Alleen jij ziet het. Het logboek zegt wanneer het gegeven is.
next-table = Volgende tafel
next-waits =
    { $count ->
        [one] Er wacht nog een tafel op je
       *[other] Er wachten { $count } tafels op je
    }
table-keys = Sneltoetsen van één letter
table-keys-all = { $keys }; I: een hint; ?: wat een teken betekent

## Away

table-kept = Wat je besloot, blijft hier bewaard en wordt verstuurd zodra de verbinding er weer is.
table-you-away = Je tijd is om, dus een bot speelt voor je.
table-you-left = Je was lang weg, dus hebben de anderen je plaats aan een bot gegeven. Ze is weer van jou wanneer je wilt.
absent-title =
    { $names } { $count ->
        [one] heeft
       *[other] hebben
    } { $days ->
        [0] { $hours ->
            [0] minder dan een uur
            [one] een uur
           *[other] { $hours } uur
        }
        [one] een dag
       *[other] { $days } dagen
    } niet gezet
absent-alone = Er is hier geen klok. Jij beslist hoe het verdergaat.
absent-together =
    Er is hier geen klok. { $voters ->
        [2] Jullie moeten het eens zijn.
       *[other] { $needed } van jullie { $voters } moeten het eens zijn.
    }
absent-ways = Hoe verder
absent-way =
    { $way ->
        [nudge] Een por geven
        [bot] Een bot speelt
       *[close] Tafel sluiten
    }
absent-way-about =
    { $way ->
        [nudge] één keer per dag
        [bot] tot ze terug zijn
       *[close] niemand wint
    }
absent-from = vanaf { $moment }
absent-votes = { $votes } van { $needed } willen het
absent-wait = Wachten
absent-do =
    { $way ->
        [nudge] Geef { $names } een por
        [bot] { $alone ->
            [yes] Laat een bot spelen
           *[no] Ik wil dat een bot speelt
        }
       *[close] { $alone ->
            [yes] Sluit de tafel
           *[no] Ik wil de tafel sluiten
        }
    }
absent-nudged = Por gegeven.
absent-nudged-about = Te zien voor { $names }.
absent-you = De anderen gaven je { $moment } een por. Ze wachten op je zet.
table-back = Ik ben terug
table-you-resigned = Een bot speelt je plaats tot het eind.

## One screen for several

table-hand-over = Geef door aan { $name }
table-hand-over-why = Alles wat alleen { $name } mag zien, is tot dan bedekt.
table-hand-over-show = Ik ben { $name }, laat zien
table-whose = { $name }: { $what }

## Hints

table-hint = Hint
table-now = Wat nu?
table-now-order = De eerste is de sterkste.
table-now-nothing = Levert niet meteen iets op.
table-hint-thinking = Er wordt nagedacht…
table-hint-none = Er is geen hint gevonden. Probeer het zo weer.
table-hint-chance = Wint { $chance }% van de partijen
table-hint-points = Gemiddeld { $points } punten
table-hint-sure = waarschijnlijk { $low }% tot { $high }%
table-hint-few = Er zijn te weinig partijen gesimuleerd om te zeggen hoe vaak elke zet wint. De eerste lijkt de beste.
table-hint-about =
    { $games ->
        [one] Op basis van één gesimuleerde partij. Hoe meer, hoe zekerder.
       *[other] Op basis van { $games } gesimuleerde partijen. Hoe meer, hoe zekerder.
    }

## The coach

coach = Coach
coach-about = Na je eigen beurten: was er iets beters? Alleen solo en tegen bots.
coach-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pt beter.
coach-likelier = Wint { $percent }% vaker.
coach-best = Beste zet.
coach-open = Moeilijk te zeggen: niets was zeker beter.
coach-show = Tonen
coach-try = Proberen
coach-try-about = Een eigen tafel begint waar je besliste, tegen dezelfde bots. Ze telt niet mee.
