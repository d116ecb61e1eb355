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

## Log and chat

table-open-log = Logboek:
table-log = Logboek
table-log-show = Toon
table-log-all = Alles
table-log-points = Punten
table-log-none = Nog niets.
table-before = Voor de partij
table-redrawn = Een getal voor de worpen is niet op tijd getoond: de plaats is vrijgemaakt en de worpen zijn opnieuw verzegeld.
table-resealed = De gegevens van de server zijn uit een back-up teruggezet: de worpen zijn opnieuw verzegeld.
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
table-keys = Sneltoetsen van één letter

## Away

table-kept = Wat je besloot, blijft hier bewaard en wordt verstuurd zodra de verbinding er weer is.
table-you-away = Je tijd is om, dus een bot speelt voor je.
table-back = Ik ben terug
table-you-resigned = Een bot speelt je plaats tot het eind.

## One screen for several

table-hand-over = Geef door aan { $name }
table-hand-over-why = Alles wat alleen { $name } mag zien, is tot dan bedekt.
table-hand-over-show = Ik ben { $name }, laat zien

## Hints

table-hint = Hint
table-hint-thinking = Er wordt nagedacht…
table-hint-none = Er is geen hint gevonden. Probeer het zo weer.
table-hint-chance = Wint { $chance }% van de partijen
table-hint-points = Gemiddeld { $points } punten
table-hint-sure = { $low }% tot { $high }%
table-hint-about =
    { $games ->
        [one] Op basis van één gesimuleerde partij. Hoe meer, hoe zekerder.
       *[other] Op basis van { $games } gesimuleerde partijen. Hoe meer, hoe zekerder.
    }
