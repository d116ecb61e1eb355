# Wat de webclient zegt in het Nederlands. Spellen hebben hun eigen berichten, naast hun regels.
# De toon is eenvoudig, kort en in de tegenwoordige tijd. Knoppen houden hun werkwoord. Geen uitroeptekens.

## Everywhere

skip = Naar de inhoud
back = Terug
close = Sluiten
dismiss = Verbergen
menu = Menu
rules = Regels
puzzles = Puzzels
settings = Instellingen
help = Hulp
save = Opslaan
cancel = Annuleren
share = Delen
you = Jij
ready = klaar
refused = Dat lukte niet.
try-again = Probeer opnieuw
try-now = Probeer nu
loading = De tafel wordt gedekt
loading-server = Wachten op de server.
loading-table = Wachten op de tafel.
loading-failed = Deze pagina is niet geladen
loading-failed-why = De server gaf geen antwoord. Misschien start hij opnieuw, of is de verbinding weg.
offline = Geen verbinding.
offline-trying = Nieuwe poging.
offline-again = Nieuwe poging over { $seconds } s.
copied = Link gekopieerd.
copied-seats =
    { $count ->
        [0] {""}
        [one] Eén plaats is vrij.
       *[other] { $count } plaatsen zijn vrij.
    }
copy-failed = Niet gekopieerd.
copy-failed-why = Selecteer de link en kopieer hem met de hand.
copy-link = Kopieer link
boat = { $name } { $points }
boats = Punten: { $boats }

## Why something is refused

nack-stale = Er is intussen iets veranderd. Bekijk de tafel en kies opnieuw.
nack-illegal = De regels staan het niet toe.
nack-clock = De tijd is om.
nack-forbidden = Dat is niet aan jou, of niet nu.
nack-unknown = Dat bestaat hier niet.
nack-invalid = De server begreep de vraag niet.
nack-unavailable = De server kan dat nu niet. Probeer het zo weer.
nack-limit = Te veel tegelijk. Wacht even.

## Why a table refuses something

refused-unknown = Deze tafel bestaat niet.
refused-unknown-game = Deze server heeft dat spel niet.
refused-unknown-content = Deze server heeft dat inhoudspakket niet. Kies het bestand opnieuw.
refused-unknown-bot = Die bot bestaat niet. Kies een andere.
refused-unknown-seat = Deze tafel heeft die plaats niet.
refused-exists = Die tafel is al geopend.
refused-cid-reused = Er is iets anders onder dezelfde naam verstuurd. Probeer het opnieuw.
refused-setup = Zo kan de partij niet beginnen. Verander de opties.
refused-clock = Een klok geeft van { $minutes } minuten in totaal tot { $days } dagen per zet. Kies iets daartussen.
refused-start = Bij die stand kan geen partij beginnen.
refused-start-alone = Een partij die bij een stand begint, speel je alleen of met bots.
refused-challenge-unknown = Die uitdaging bestaat niet.
refused-challenge-not-yet = Deze uitdaging is nog niet begonnen.
refused-challenge-over = Deze uitdaging is voorbij. Die van vandaag staat open.
refused-challenge-void = Deze server is uit een back-up hersteld, dus niemand kan deze uitdaging nog beginnen. De volgende is verzegeld.
refused-challenge-tried = Je bent al aan deze uitdaging begonnen: iedereen heeft één poging. Ga verder aan je tafel.
refused-challenge-differs = Een uitdaging is voor iedereen gelijk: er valt niets te kiezen.
refused-challenge-fixed = Aan de tafel van een uitdaging kan niets worden veranderd, en ze wordt één keer gespeeld.
refused-seed-needed = Je getal voor de worpen ontbreekt. Laad de pagina opnieuw.
refused-seed-differs = Dat is niet het getal dat je verzegeld hebt. Laad de pagina opnieuw.
refused-no-actions = Er is geen zet verstuurd. Kies er een.
refused-unknown-action = Die zet bestaat niet in dit spel.
refused-notation = Dat is niet als zet te lezen.
refused-after-chance = Er komen dobbelstenen of kaarten tussen. Doe eerst het begin en kijk dan opnieuw.
refused-after-turn = De beurt eindigt ertussen. Doe eerst het begin en kijk dan opnieuw.
refused-decision-needed = Het is niet duidelijk bij welke beslissing dit hoort. Kijk opnieuw en kies.
refused-no-name = Van deze naam is niets te zien. Typ een andere.
refused-no-such-answer = Dit spel kent zo’n vast antwoord niet. Kies er een die het aanbiedt.
refused-bots-name = Zo heet een bot al, of het lijkt er te veel op. Kies een andere naam.
refused-not-host = Alleen de host kan dat doen.
refused-not-seated = Je hebt geen plaats aan deze tafel.
refused-not-your-seat = Die plaats is van iemand anders.
refused-own-seat = Dat is je eigen plaats. Verlaat in plaats daarvan de tafel.
refused-not-now = Zover is de tafel niet: de partij is nog niet begonnen, of al uit.
refused-seat-taken = Die plaats is bezet. Kies een andere.
refused-full = Alle plaatsen zijn bezet. Toekijken kan nog.
refused-already-open = Die plaats is al vrij.
refused-seats-open = Er is nog een plaats vrij. Wacht op iemand, of voeg een bot toe.
refused-seeds-missing = Nog niet elke plaats heeft een getal verzegeld. Wacht even.
refused-no-hints = Deze tafel geeft geen hints.
refused-not-over = Een terugblik gaat over een hele partij, en deze is nog bezig.
refused-no-judge = Niemand heeft partijen met deze regels en kaarten leren beoordelen, dus er is geen terugblik.
refused-not-your-turn = Je hebt nu niets te beslissen.
refused-already-revealed = Je getal is al getoond.
refused-nothing-to-undo = Er is nu niets wat je kunt terugnemen.
refused-not-away = Je bent al terug.
refused-resigned = Een bot speelt je plaats tot het eind. Je kunt toekijken.
refused-others-play = Anderen spelen hier nog. Laat liever een bot het voor je afmaken.
refused-clock-runs = Hier loopt een klok, en die beslist wat er gebeurt als iemand te laat is.
refused-your-turn = De tafel wacht op jou. Doe eerst je zet.
refused-come-back = Een bot speelt voor je. Neem eerst je plaats terug.
refused-not-waiting = Er wordt op niemand anders gewacht.
refused-nothing-to-pause = Er is hier geen klok die stil kan staan, of ze staat al stil.
refused-voted = Dat heb je al gezegd.
refused-instructed = Dat antwoord staat er al, precies zo.
refused-stale = Er is intussen iets veranderd. Bekijk de tafel en kies opnieuw.
refused-rematched = Er is al een revanche.
refused-time-out = Je tijd is om: een bot speelt voor je tot je terug bent.
refused-not-due = Nog niemands tijd is om.
refused-many-hints = Dat zijn veel hints tegelijk. Wacht even.
refused-many-reviews = Dat zijn veel terugblikken tegelijk. Wacht even.
refused-many-undos = Je hebt zoveel zetten teruggenomen als in één partij kan. Deze zet blijft staan.
refused-many-votes = Je bent zo vaak van mening veranderd als in één partij kan.
refused-many-instructions = Je hebt je vaste antwoorden zo vaak veranderd als in één partij kan. Intrekken kan nog wel.
refused-nudge-later = Het is te vroeg voor een por. Eén per dag is genoeg.
refused-many-changes = Je hebt de plaatsen hier zo vaak gewijzigd als kan. Begin, ga weg of open een nieuwe tafel.
refused-busy = De server heeft het nu te druk. Probeer het over een minuut opnieuw.
refused-no-dice-left = Deze tafel heeft geen worpen meer. Open een nieuwe.

## Home

home-learn = Nieuw voor je? Leer een spel al spelend:
home-learn-never = Geen lessen meer aanbieden
home-puzzles = Puzzels
home-more = Ook te spelen
learn-by-playing = Al spelend leren
end-learn = Lessen
end-learn-about = Korte lessen die je zelf speelt, stap voor stap.
home-title = Spelen
home-hello =
    { $part ->
        [morning] Goedemorgen
        [day] Goedemiddag
        [night] Nog wakker
       *[evening] Goedenavond
    }{ $name ->
        [none] .
       *[other] , { $name }.
    }
home-play = Zin in een partij?
home-your-turn = Jij bent aan de beurt.
home-not-your-turn = De anderen denken na.
home-tables-wait =
    { $count ->
        [one] Er wacht een tafel op je.
       *[other] Er wachten { $count } tafels op je.
    }
home-thinking = De anderen denken na
home-no-clock = zonder klok
home-since = sinds { $day }
home-first = Eerst { $table }
home-first-why =
    { $why ->
        [clock] daar is de tijd het eerst om.
       *[other] die wacht het langst.
    }
home-after = Na je zet is de volgende één tik verder.
home-go = Naar de eerste tafel
home-go-only = Naar de tafel
away-door = Een tijdje weg
home-away = { $name } is weg tot { $day }
deadline-left = over
deadline-minutes = { $minutes } min
deadline-days =
    { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
home-your-turn-short = jouw beurt
home-nudged-short = jouw beurt, met een por
put-away = Opruimen
put-away-ask = Deze partij opruimen?
put-away-about =
    { $what ->
        [device] Ze verdwijnt voorgoed van dit apparaat. Een opgeslagen bestand blijft.
        [leave] Je geeft je plaats op. De anderen wachten zonder jou verder.
        [resign] De anderen spelen verder. Een bot speelt je plaats tot het eind, en je kunt niet terugkomen.
       *[close] De partij wordt gesloten en niemand wint. Je vindt ze hier niet meer terug.
    }
home-all = Alle { $count } tafels
home-with = met { $names }
home-waiting-for-others = wacht op anderen
home-meta =
    { $least } tot { $most } spelers, { $minutes } min
daily-door = Uitdaging van de dag
home-coming = Komt nog
home-setting = De tafel wordt gedekt…
resume = Verder
play-bot = Tegen een bot
play-alone = Alleen
with-friends = Met vrienden
join = Meedoen
join-title = Aan een tafel gaan zitten
join-placeholder = Code, zoals KR4 B42
no-server = Deze site heeft geen server.
no-server-about = Je speelt op dit apparaat: tegen bots, alleen, of samen aan één scherm.
open-tables = Open tafels
open-tables-none = Niemand wacht nu op spelers.
open-tables-unknown = Zoeken naar open tafels…
open-seats = { $taken } van { $players } plaatsen bezet
create-failed = Er is geen tafel gemaakt.

## Menu

menu-home = Start
menu-games = Mijn partijen
menu-people = Mensen
menu-new = Nieuwe tafel
menu-account = Je partijen terugvinden

## New table

new-title = Nieuwe tafel
company = Wie speelt er
company-alone = Alleen
company-bots = Bots
company-here = Vrienden hier
company-link = Vrienden via link
company-about-alone = voor je beste score
company-about-bots = jij tegen hen
company-about-here = om de beurt aan één scherm
company-about-link = waar ze ook zijn
table-rules = Regels van deze tafel
new-game = Spel
new-players = Aantal spelers
new-visibility = Wie kan hem vinden
new-open = Open de tafel
new-start = Begin de partij
new-hints = Hints
new-hints-about = Spelers mogen vragen welke zetten de beste zijn, en hoe goed die zijn.
hints-short = met hints
players =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
seats = Plaatsen
edition = Editie
differences = Wat per editie verschilt
differences-none = De edities van dit spel spelen hetzelfde.
house-rules = Huisregels
house-rules-changed = { $count } veranderd
house-rules-chosen =
    { $count ->
        [0] geen huisregels
        [one] één huisregel
       *[other] { $count } huisregels
    }
content = Inhoudspakket
content-own = Het pakket van het spel zelf
content-version = versie { $version }
content-choose = Kies een bestand…
content-sending = Versturen…
content-refused = Met dit bestand kan niet gespeeld worden.
content-more-faults =
    { $count ->
        [one] en nog 1
       *[other] en nog { $count }
    }
content-about = Heb je het gedrukte spel, dan kun je de kaarten in een bestand typen en daarmee spelen. Alleen jouw tafels gebruiken het.
content-type = Je kaarten invoeren
pack-mark = merk { $mark }
pack-unnamed = Pakket zonder naam
pack-of = gekozen door { $name }
clock = Klok
clock-none = Geen
clock-none-short = zonder klok
clock-evening = Een avond
clock-slow = Langzaam
clock-evening-how = Minuten per speler
clock-slow-how = Dagen per zet
clock-minutes =
    { $increment ->
        [0] { $minutes } min
       *[other] { $minutes } + { $increment }
    }
clock-live =
    { $increment ->
        [0] { $minutes } min per speler
       *[other] { $minutes } min per speler en { $increment } s per beurt
    }
clock-days =
    { $days ->
        [one] 1 dag per zet
       *[other] { $days } dagen per zet
    }
clock-none-about = Iedereen denkt zo lang als nodig.
clock-live-about = Minuten voor de hele partij, en seconden per beurt. Is je tijd om, dan speelt een bot voor je tot je terug bent.
clock-days-about = Zoveel tijd voor elke zet. Met vakantie staat je klok stil. Is je tijd om, dan speelt een bot voor je tot je terug bent.
new-when-full = Begint als iedereen zit
new-when-full-about = Zodra de laatste plaats bezet is, ook zonder de host.
patience = Als iemand wegblijft
patience-days =
    { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
patience-about = Heeft iemand zo lang niet gezet, dan mogen de anderen een bot laten spelen of de tafel sluiten. Wie weg was, kan terugkomen.
patience-short =
    { $days ->
        [one] een dag geduld
       *[other] { $days } dagen geduld
    }
visibility-link = Alleen link
visibility-public = Iedereen
visibility-link-short = alleen via de link
visibility-public-short = open voor iedereen
visibility-link-about = Wie de link of de code heeft, kan gaan zitten of toekijken.
visibility-public-about = De tafel staat op ieders startpagina.

## Seats

seat-open = Vrij
seat-bot = Bot
seat-guest = Gast { $number }
seat-number = Plaats { $number }
seat-by-link = via de link
seat-here = Aan dit scherm
seat-here-about = speelt hier, om de beurt
seat-you = jij
seat-you-host = jij, host
seat-host = host
seat-guest-about = kwam via de link
seat-waiting = wacht op een vriend
seat-gone = nu even weg
seat-names = Namen aan dit scherm
bot-name =
    { $bot ->
        [duckling] Eendje
        [sparrow] Mus
        [gull] Meeuw
        [tern] Stern
        [heron] Reiger
        [osprey] Visarend
        [eagle] Zeearend
        [magpie] Ekster
        [random] Willekeurige bot
        [easy] Makkelijke bot
        [medium] Gemiddelde bot
        [hard] Sterke bot
        [greedy] Gulzige bot
        [expert] Expertbot
       *[other] Bot { $bot }
    }
bot-called =
    { $bot ->
        [duckling] Eendje
        [sparrow] Mus
        [gull] Meeuw
        [tern] Stern
        [heron] Reiger
        [osprey] Visarend
        [eagle] Zeearend
        [magpie] Ekster
        [random] Willekeur
        [easy] Makkelijk
        [medium] Gemiddeld
        [hard] Sterk
        [greedy] Gulzig
        [expert] Expert
       *[other] { $bot }
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
bot-about =
    { $bot ->
        [duckling] pakt de punten die het ziet
        [sparrow] pakt punten, met een half oog op de rest
        [gull] plant de beurt, vooral voor de punten
        [tern] plant de beurt en bouwt een beetje op
        [heron] plant de beurt goed
        [osprey] heeft geleerd welke plannen later lonen
        [eagle] de sterkste: heeft geleerd, en denkt een paar beurten vooruit
        [magpie] hoopt op veel: hoge punten of weinig
        [random] neemt zomaar een zet
        [easy] ziet vaak een zet over het hoofd
        [medium] ziet soms een zet over het hoofd
        [hard] ziet zelden een zet over het hoofd
        [greedy] neemt de beste zet van dit moment
        [expert] denkt vooruit
       *[other] { $bot }
    }
bot-which = Welke bot speelt met je mee
bot-ladder = De zwakste eerst. Je keuze blijft bewaard.
bot-characters = Op een eigen manier
bot-change = Wijzig

## Waiting room

waiting-title = Tafel { $code }
invite-link = Uitnodiging
or-code = of de code
qr = QR-code van { $link }
seats-taken = Plaatsen, { $taken } van { $players } bezet
seat-a-bot = Bot toevoegen
free-seat = Maak de plaats vrij
sit = Ga zitten
sit-here = Ga hier zitten
leave-table = Weggaan
bots-and-start =
    { $count ->
        [one] Vul aan met een bot en begin
       *[other] Vul aan met bots en begin
    }
seats-open =
    { $count ->
        [one] Eén plaats is vrij.
       *[other] { $count } plaatsen zijn vrij.
    }
seats-full = Iedereen zit.
starts-by-itself = De partij begint vanzelf als iedereen zit.
starts-when-full = De partij begint als iedereen zit. Je hoeft niet te blijven.
starts-by-host = De partij begint zodra de host er is.
join-or-watch = Ga zitten om mee te spelen. Zonder plaats kijk je toe.
starting = De partij begint.
starting-why = Elke plaats voegt een eigen getal toe aan de worpen.
starting-slowly = Elke plaats voegt een eigen getal toe aan de worpen. Wie er niet is, moet voor { $moment } langskomen.
your-name = Je naam
renamed = Opgeslagen.
renamed-to = De anderen zien je als { $name }.
not-renamed = Je naam is niet veranderd.
dice-title = Dobbelstenen die iedereen kan narekenen
dice-about = Voor de eerste worp toont de tafel een verzegeld getal, en elke plaats voegt er een toe. Alle worpen volgen daaruit, en iedereen kan elke worp narekenen.
seal = Zegel { $print }
seal-compare = Lees elkaar het zegel voor: iedereen moet hetzelfde zien. Deze browser bewaart het en vergelijkt het aan het eind met het logboek.
dice-doubtful = Deze worpen zijn twijfelachtig.
how-it-works = Hoe het werkt

## End

end-title = Eindstand
end-closed = De tafel is gesloten
end-closed-why = De host heeft hem gesloten, wie op iemand wachtte besloot daartoe, of er is een week lang niets gebeurd.
end-alone =
    { $points ->
        [one] Je hebt 1 punt
       *[other] Je hebt { $points } punten
    }
end-you-win = Jij wint, { $points } tegen { $next }
end-you-lose = { $names } wint, { $points } tegen jouw { $mine }
end-wins = { $names } wint met { $points }
end-shared =
    { $points ->
        [one] { $names } delen de overwinning met 1 punt
       *[other] { $names } delen de overwinning met { $points } punten
    }
end-your-bot = Jouw bot
end-bot-of = De bot van { $name }
end-you-left = Je bent voor het einde vertrokken; een bot heeft voor je uitgespeeld.
end-others-left =
    { $count ->
        [one] { $names } is voor het einde vertrokken; een bot heeft uitgespeeld.
       *[other] { $names } zijn voor het einde vertrokken; bots hebben uitgespeeld.
    }
end-decided = Wat de doorslag gaf
end-by-part = { $what }: { $more } punten tegen { $less }. { $margin ->
        [one] Het verschil aan het eind: 1 punt.
       *[other] Het verschil aan het eind: { $margin } punten.
    }
end-by-points = { $margin ->
        [one] Van alles een beetje meer, samen 1 punt.
       *[other] Van alles een beetje meer, samen { $margin } punten.
    }
end-by-tiebreak = Allebei { $points } punten. Wat dan beslist, { $what }: { $more } tegen { $less }.
end-lead =
    { $you ->
        [yes] In beurt { $turn } van { $last } kwam je voorgoed aan kop.
       *[other] In beurt { $turn } van { $last } kwam { $name } voorgoed aan kop.
    }
end-lead-see = Bekijk die beurt
end-chart = Punten, beurt voor beurt
end-replay = Naspelen
end-replay-about = Beurt voor beurt, of zet voor zet.
end-review = Terugblik
end-review-about = Wat het geluk deed, wat de keuzes deden, en wat beter was.
end-review-see = Terugkijken
end-dice = Worpen
end-dice-about =
    { $count ->
        [one] Eén worp of kaart, hier na te rekenen.
       *[other] { $count } worpen en kaarten, hier na te rekenen.
    }
end-record = Notatie
end-record-about = De hele partij als tekst, om te bewaren.
end-practice = Deze partij begon bij een stand en telt dus niet mee.
place =
    { $place ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
points-by-source = Punten per bron
points-from = Punten van
total = Totaal
tiebreak = beslist bij gelijkspel
chart-label = Punten beurt voor beurt. Aan het eind: { $boats }
chart-start = begin
chart-turns =
    { $count ->
        [one] 1 beurt
       *[other] { $count } beurten
    }
watch-it = Bekijk
check-dice = Reken na
export = Exporteer
rematch = Revanche
rematch-join = Naar de revanche

## Replay

study = Een studie
studies = Studies
study-this = Bestudeer dit
study-notes = Aantekeningen
replay-title = Naspelen
replay-start = De partij begint.
replay-begins = { $name } begint aan de beurt.
replay-players = Spelers, om een blad te zien
replay-happened = Wat er gebeurde
replay-points =
    { $points ->
        [one] {" "}punt
       *[other] {" "}punten
    }
replay-turn = Beurt
replay-at = { $turn ->
        [0] Voorbereiding
       *[other] Beurt { $turn } van { $last }
    }
replay-at-move = zet { $move } van { $moves }
replay-play = Afspelen
replay-pause = Pauze
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-prev-turn = Eén beurt terug
replay-next-turn = Eén beurt verder
replay-speed = Snelheid: { $speed }
replay-follow = Volg
replay-follow-about = Het blad van wie aan zet is komt naar voren
no-replay = Er valt niets na te spelen
no-replay-why = De partij is nog niet uit, of deze tafel bestaat niet.

## Checking the dice

dice-check-title = Worpen narekenen
dice-honest =
    { $count ->
        [0] Er is nog niets na te rekenen
        [one] De enige worp klopt
       *[other] Alle { $count } worpen kloppen
    }
dice-dishonest =
    { $count ->
        [0] De worpen kloppen niet
        [one] Eén worp klopt niet
       *[other] { $count } worpen kloppen niet
    }
dice-faults =
    { $count ->
        [one] Er is iets mis met deze worpen
       *[other] Er zijn { $count } dingen mis met deze worpen
    }
dice-so-far =
    { $count ->
        [0] Er is nog niets na te rekenen
        [one] De enige worp tot nu toe klopt
       *[other] Alle { $count } worpen tot nu toe kloppen
    }
dice-goes-on = De partij is nog bezig. Dit is wat het logboek tot nu toe toont, nagerekend op dit apparaat.
dice-cut = De partij is nog bezig en houdt iets verborgen: tot het eind stopt het logboek voor de eerste verborgen regel. De rest wordt aan het eind nagerekend, als alle kaarten open gaan.
dice-deal = De worpen van een uitdaging
dice-deal-about = Ze zijn voor iedereen gelijk en waren verzegeld voor het begin. Is de uitdaging gesloten, dan is de kiem openbaar en is elk logboek ermee na te rekenen.
deal-forged = Dit is niet de kiem die verzegeld was
deal-unsealed = Het zegel was vooraf niet openbaar
deal-late = Niet gespeeld tijdens de uitdaging
deal-seed = De kiem van de uitdaging
deal-seed-yet = Ze wordt bekend als de uitdaging gesloten is. Tot dan spelen anderen nog.
deal-seed-about = Haar vingerafdruk is die welke verzegeld was voor de uitdaging begon.
deal-seed-forged = Wat de server de kiem noemt, heeft een andere vingerafdruk dan wat verzegeld was: tel deze uitdaging niet mee, en vraag wie de server beheert waarom.
deal-public =
    { $when ->
        [before] Het stond er voor de uitdaging begon.
        [begun] Het stond er voor deze partij begon, maar pas na het begin van de uitdaging: de server is onderweg gestart.
        [late] Het kwam er pas toen deze partij begonnen was, dus de worpen kunnen dan gekozen zijn.
        [changed] De regel waarin het staat, past niet bij zijn eigen vingerafdruk: het openbare logboek is veranderd.
       *[none] Het staat er niet, dus het kan na de partij verzonnen zijn.
    }
deal-time = Op tijd gespeeld
deal-time-about = Begonnen tijdens de uitdaging, en klaar voor de kiem bekend was.
deal-time-wrong = Niet begonnen tijdens de uitdaging, of nog bezig toen iedereen de kiem kende.
deal-rolls-about =
    { $count ->
        [one] Het getal volgt uit de kiem en uit hoe de regels de worp noemen.
       *[other] Elk van de { $count } getallen volgt uit de kiem en uit hoe de regels de worp noemen.
    }
deal-rolls-wrong =
    { $count ->
        [one] Eén getal volgt niet uit de kiem.
       *[other] { $count } getallen volgen niet uit de kiem.
    }
deal-cards-about =
    { $count ->
        [one] De kaart die getoond is, ligt waar ze getrokken is, in een stapel die met de kiem verzegeld was.
       *[other] De { $count } kaarten die getoond zijn, liggen waar ze getrokken zijn, in stapels die met de kiem verzegeld waren.
    }
deal-cards-wrong =
    { $count ->
        [one] Eén kaart ligt niet waar ze getrokken is.
       *[other] { $count } kaarten liggen niet waar ze getrokken zijn.
    }
deal-order = Het open programma schudt de stapels ook nog eens, en controleert wat verborgen was.
dice-local = Deze worpen zijn niet na te rekenen
dice-local-about = Deze tafel is op één apparaat gespeeld, dat zelf gooide.
dice-here = Zojuist op dit apparaat nagerekend, uit het logboek van de tafel.
dice-seal = Het zegel klopt
dice-seal-about = De eerste sleutel leidt naar dit zegel.
dice-seal-yet = Het logboek toont nog geen sleutel.
dice-seal-wrong = De eerste sleutel leidt niet naar dit zegel.
cards-seal-about = Het geheim dat aan het eind open ging, leidt naar dit zegel.
seal-open = Het zegel
kept-seal = Het zegel van voor de partij
kept-about = Deze browser kreeg voor de partij hetzelfde zegel te zien, op { $time }.
kept-other = Deze browser kreeg voor de partij een ander zegel te zien: { $print }.
kept-earlier = Deze browser kreeg een eerder zegel van deze tafel te zien, en was er niet bij toen ze opnieuw werd verzegeld.
kept-none = Deze browser heeft geen zegel van deze tafel bewaard: vergelijk het zegel met iemand die er zat.
public-seal = Het openbare logboek van zegels
public-about =
    { $soon ->
        [none] Het zegel staat er sinds { $time }: vermelding { $number }.
        [no] Het zegel staat er sinds { $time }, nog voor het eerste getal werd getoond: vermelding { $number }.
       *[yes] Het zegel kwam er op { $time } in, binnen enkele seconden na het eerste getal: vermelding { $number }.
    }
public-asking = Het wordt opgezocht.
public-older = Het openbare logboek van deze server gaat niet terug tot deze tafel.
public-unknown = De server toonde zijn openbare logboek niet, dus dit kon niet worden nagegaan.
public-amiss = Het zegel staat er niet zoals het hoort.
sealed-anew = Opnieuw verzegeld
sealed-redrawn =
    { $count ->
        [one] De worpen zijn één keer opnieuw verzegeld, omdat een getal niet op tijd werd getoond.
       *[other] De worpen zijn { $count } keer opnieuw verzegeld, omdat een getal niet op tijd werd getoond.
    }
sealed-restored =
    { $count ->
        [one] De worpen zijn één keer opnieuw verzegeld, omdat de gegevens van de server uit een back-up zijn teruggezet.
       *[other] De worpen zijn { $count } keer opnieuw verzegeld, omdat de gegevens van de server uit een back-up zijn teruggezet.
    }
dice-seeds = Elke plaats heeft meegemengd
dice-seeds-about =
    { $count ->
        [one] { $names } toonde het getal dat eerder verzegeld was.
       *[other] { $names } toonden elk het getal dat ze eerder hadden verzegeld.
    }
dice-seeds-bots = Hier zaten alleen bots; die voegen niets toe.
dice-seeds-missing = In het logboek ontbreekt een getal.
dice-seeds-wrong = Een plaats toonde een ander getal dan ze had verzegeld.
dice-seeds-yet = Het logboek toont nog niet alle getallen.
seeds-open = De getallen van de spelers
dice-rolls = Elke worp volgt
dice-rolls-about =
    { $count ->
        [0] Het logboek toont geen worpen.
        [one] De sleutel leidt naar het zegel, en het getal volgt uit sleutel, zaden en opties.
       *[other] Elk van de { $count } sleutels leidt naar de vorige, en elk getal volgt uit sleutel, zaden en opties.
    }
dice-rolls-wrong = Deze volgen niet: { $rolls }.
rolls-open = De worpen
cards-open = De kaarten
chance-honest =
    { $count ->
        [one] De enige worp of kaart klopt
       *[other] Alle { $count } worpen en kaarten kloppen
    }
chance-dishonest =
    { $count ->
        [0] De worpen en kaarten kloppen niet
        [one] Eén worp of kaart klopt niet
       *[other] { $count } worpen of kaarten kloppen niet
    }
chance-so-far =
    { $count ->
        [0] Er is nog niets na te rekenen
        [one] De enige worp of kaart tot nu toe klopt
       *[other] Alle { $count } worpen en kaarten tot nu toe kloppen
    }
cards-drawn = Elke kaart lag in zijn stapel
cards-about =
    { $count ->
        [one] De stapel was verzegeld voor de kaart getrokken werd, en de kaart lag op zijn plaats.
       *[other] Elke stapel was verzegeld voor de eerste kaart getrokken werd, en elk van de { $count } kaarten lag op zijn plaats.
    }
cards-covered =
    { $count ->
        [one] Eén ligt nog gedekt en wordt aan het eind getoond.
       *[other] { $count } liggen nog gedekt en worden aan het eind getoond.
    }
cards-wrong = Deze lagen ergens anders: { $cards }.
cards-decks-wrong = Wat aan het eind open ging, past niet bij wat verzegeld was.
dice-events = Worpen en kaarten
dice-number = Nr.
dice-fell = Uitkomst
dice-key = Sleutel
dice-card = Kaart { $number } van zijn stapel
dice-of = { $number } van { $total }
dice-faces =
    { $drawn ->
        [cards] Hoe vaak elke kleur kwam
       *[dice] Hoe vaak elke zijde viel
    }
dice-mean =
    { $drawn ->
        [cards] Het streepje is het gemiddelde: { $mean } van { $thrown } kaarten.
       *[dice] Het streepje is het gemiddelde: { $mean } van { $thrown } dobbelstenen.
    }
dice-yourself = Het open programma rekent hetzelfde logboek na: rollwright verify.
dice-download = Download het logboek
right = klopt
wrong = klopt niet
unknown = niet nagerekend
show-all = Toon alle { $count }
show-fewer = Toon minder
no-log = Er is geen logboek
no-log-why = Deze tafel bestaat niet, of kan niet worden gelezen.

## What is wrong with the dice: what it means, and what to do

fault-seal = Het logboek heeft een ander zegel ({ $found }) dan deze browser voor de partij te zien kreeg ({ $kept }), dus de worpen kunnen gekozen zijn toen alle getallen bekend waren: tel deze partij niet mee en laat de anderen beide zegels zien.
fault-swapped = Het zegel veranderde van { $kept } in { $found } nadat je aan deze tafel was gekomen, zonder dat een nieuwe trekking werd gemeld, dus de worpen kunnen gekozen zijn: deze browser houdt je getal voor zich; verlaat de tafel en waarschuw de anderen.
fault-redraw = De worpen zijn onder de ogen van deze browser opnieuw verzegeld en het logboek zegt dat niet, dus er zijn regels uit gehaald: tel deze partij niet mee en waarschuw de anderen.
fault-lost = Regels die deze browser heeft gezien, staan niet in het logboek; de server zegt dat hij uit een back-up is teruggezet, wat het kan verklaren maar wat niemand kan nagaan: vraag het de beheerder van de server.
fault-seed = Het logboek heeft voor jou een ander getal dan deze browser stuurde, dus iemand anders kan het erin hebben gezet: tel deze partij niet mee en waarschuw de anderen, tenzij je ook op een ander apparaat aan deze tafel zat.
fault-reveal = De server nam je getal aan als regel { $row } en in het logboek staat het daar niet, dus er zijn regels uit gehaald of veranderd: tel deze partij niet mee en waarschuw de anderen.
fault-timeout =
    { $mine ->
        [yes] De server nam je getal op tijd aan, als regel { $row }, en toch zegt het logboek dat je er geen toonde, dus de server deed alsof om nieuwe worpen te krijgen: tel deze partij niet mee en waarschuw de anderen.
       *[no] Het getal van een speler was er op tijd, als regel { $row }, en toch zegt het logboek dat het niet is getoond, dus de server deed alsof om nieuwe worpen te krijgen: tel deze partij niet mee en waarschuw de anderen.
    }
fault-missing =
    { $count ->
        [one] Het getal van { $names } ontbreekt in het logboek, dus niemand kan deze worpen narekenen: vraag de beheerder van de server om het hele logboek.
       *[other] De getallen van { $names } ontbreken in het logboek, dus niemand kan deze worpen narekenen: vraag de beheerder van de server om het hele logboek.
    }
fault-unpublished = Het zegel staat niet in het openbare logboek van de server, dus het kan na de partij zijn verzonnen: tel deze partij niet mee en vraag de beheerder van de server waarom.
fault-entry = Vermelding { $number } van het openbare logboek, waar het zegel zou moeten staan, past niet bij haar eigen hash, dus het openbare logboek is veranderd: vraag de beheerder van de server waarom.
fault-late = Het zegel kwam pas { $seconds } seconden na het eerste getal in het openbare logboek (vermelding { $number }), dus het kan toen gekozen zijn: vraag de beheerder van de server waarom.

## What no check can show

trust-title = Wat je nog moet vertrouwen
trust-people = Wie er achter een naam zit: één persoon, of wie de server beheert, kan meer plaatsen hebben genomen.
trust-bots = Bots voegen geen getal toe: waar alleen bots zitten, beslist dat van de server.
trust-server = De server kent de komende worpen en kaarten. Hij kan ze niet veranderen, maar zou ze iemand kunnen vertellen.
trust-redraw = Wie niet op tijd een getal toont, of van wie dat beweerd wordt, zorgt voor nieuwe worpen. Elke keer wordt hier geteld.
trust-restored = Na het terugzetten is het nieuwe zegel gemaakt toen alle getallen bekend waren: vanaf daar moet je de server geloven.
trust-public = Dat het openbare logboek niet wordt herschreven: “rollwright seals follow” merkt dat, als iemand het laat lopen.
trust-page = Deze pagina, die ook van de server komt: “rollwright verify” rekent hetzelfde logboek na zonder haar, en ook wat de regels van de getallen maken.

## Rules

rules-of = Regels van { $game }
rule = Regel { $id }
contents = Inhoudsopgave
editions-all = Alle
only-in = alleen { $editions }
no-rules = De regels zijn niet geladen
rules-search = Zoeken in de regels
rules-found =
    { $count ->
        [0] Geen regel met deze woorden.
        [one] 1 regel
       *[other] { $count } regels
    }
key = Legenda van de tekens
key-of = De tekens van { $game }
key-about = Elk teken, wat het doet en wanneer.
key-how = Blijf aan tafel even op een teken staan of tik erop; waar tikken een zet is, houd langer vast; of druk op “?”.
no-key = De legenda is niet geladen
sign-when = Moment
sign-does = Doet
sign-before = Vorig teken
sign-after = Volgend teken

## Settings

settings-look = Uiterlijk
settings-play = Spel
settings-alerts = Meldingen en profiel
settings-cards = Je eigen kaarten van { $game }
settings-language = Taal
settings-theme = Thema
settings-glyphs = Kleurtekens
theme-system = Systeem
theme-light = Dag
theme-dark = Nacht
glyphs-normal = Gewoon
glyphs-large = Groot
glyphs-only = Alleen tekens
setting-confirm = Bevestig elke tekening
setting-confirm-about = Uit: een tweede tik op de plek tekent
setting-ask-end = Vraag het voordat je je beurt beëindigt
setting-ask-end-about = Daarna kun je niets meer terugnemen
setting-points = Toon waar punten vandaan komen
setting-points-about = Tekens en lijnen voor je tikt
setting-left = Linkerhand
setting-left-about = Terugnemen en bevestigen wisselen van kant
settings-pace = Zetten van anderen
pace-calm = Rustig
pace-brisk = Vlot
pace-once = Meteen
setting-motion = Minder beweging
setting-motion-about = De instelling van je systeem gaat altijd voor
setting-sound = Geluid
setting-sound-about = Dobbelstenen, kaarten, tegels, potlood, één bel
setting-vibration = Trillen
setting-vibration-about = Een tik als een vorm vastklikt
settings-account = Je partijen terugvinden, je apparaten
settings-calls = Meld het als ik aan de beurt ben
forget = Vergeet mij
forget-about = Je naam, je chat, je inhoudspakketten en je toegang tot je tafels worden gewist, hier en op de server. Gespeelde partijen blijven, zonder je naam.
forget-do = Vergeet mij voorgoed
move-device = Ander apparaat
move-about = Scan dit of open de link daar. Hij werkt één keer, binnen { $minutes } minuten, en daarna speel je daar verder als jezelf.
move-qr = QR-code van de link
move-title = Ga hier verder
move-here = Op dit apparaat speel je verder als de gast die de link maakte, met al diens tafels.
move-here-instead = Op dit apparaat speel je verder als de gast die de link maakte, met al diens tafels. Je bent hier dan niet meer { $name }.
move-do = Ga hier verder
move-failed = Deze link leidt nergens heen
move-failed-why = Hij is gebruikt of te oud. Maak een nieuwe op het andere apparaat.

## Help

help-start = Om te beginnen
help-start-bot = Op de startpagina begint “Tegen een bot” meteen een partij. Niets te installeren, geen account.
help-start-friends = “Met vrienden” opent een tafel. Stuur de link, lees de code voor, of laat de QR-code scannen.
help-why = Je kunt alles proberen. Mag het niet van de regels, dan zie je waarom, met het nummer van de regel.
help-keys = Toetsen aan tafel
help-keys-replay = Bij het naspelen
help-dice-1 = Als een tafel wordt gemaakt, trekt de server een geheim getal, hasht het 4.096 keer en toont de uitkomst: het zegel.
help-dice-2 = Wie gaat zitten, verzegelt een eigen willekeurig getal. Als iedereen zit, worden die getoond.
help-dice-3 = Elke worp toont een sleutel: het getal waarvan de hash de vorige sleutel is, tot aan het zegel. Sleutel, ieders getallen en de opties van de tafel geven samen de worp.
help-dice-4 = Elke browser bewaart het zegel dat hij voor de partij te zien kreeg, en de server zet het in een openbaar logboek. Na de partij rekent deze pagina elke worp na en vergelijkt ze de zegels: worpen die iemand heeft gekozen, passen er niet bij.
key-die = kies een dobbelsteen
key-shape = vorige vorm, volgende vorm
key-spot = verschuif de plek
key-turn = draai de vorm
key-brick = verschuif de baksteen, of gebruik een bonus
key-enter = bevestig
key-esc = laat los, sluit
key-undo = terugnemen
key-why = waarom niet?
key-hint = een hint, als de tafel die geeft
key-replay-step = één zet terug, één zet verder
key-replay-turn = één beurt terug, één beurt verder
key-replay-play = afspelen, pauze

## Nothing there

nowhere = Hier is niets
nowhere-why = Het adres leidt nergens heen. Misschien ontbreekt een letter.
no-table = Deze tafel bestaat niet
no-table-why = Misschien ontbreekt een letter in de link, of is de tafel weg.
no-code = Geen tafel heeft de code { $code }
no-code-why = Codes hebben zes letters en cijfers en leiden naar een tafel tot de partij begint. Wie daar speelt, vindt de tafel op de startpagina.

# Tables on this device, and new versions
here-loading = Dit apparaat maakt zich klaar om te spelen.
here-elsewhere = De tafels van dit apparaat zijn open in een ander tabblad.
here-take = Hier gebruiken
here-failed = Dit apparaat kan geen tafel hosten. Laad de pagina opnieuw of neem een andere browser.
here-meanwhile = Je kunt intussen op dit apparaat spelen.
here-save = Opslaan als bestand
here-hand-in = Naar de server
here-hides = Zolang jullie dit scherm delen, zou een bestand ieders kaarten tonen. Opslaan kan als de partij uit is.
here-forget = Weggooien
here-forget-sure = De tafel verdwijnt voorgoed. Een opgeslagen bestand blijft.
saved = Een opgeslagen partij
saved-about = Ga verder met een partij uit een bestand.
saved-choose = Kies een bestand
saved-refused = Met dit bestand kun je niet verder spelen.
home-on-device = op dit apparaat
new-where = Waar
where-server = Op de server
where-here = Op dit apparaat
where-server-about = Vrienden kunnen van overal meedoen.
where-here-about = Zonder verbinding. Tegen bots, of samen aan dit scherm; niemand kan de worpen narekenen.
megabytes = { $size } MB
data-title = Zonder verbinding
data-about = Pagina’s, spellen en bots kunnen op dit apparaat bewaard worden. Dan speel je zonder verbinding.
data-fetch = Bewaar { $size } op dit apparaat
data-fetching = { $done } van { $size } zijn er.
data-kept = Klaar om offline te spelen
data-remove = Verwijder { $size }
data-failed = Niet alles is aangekomen. Wat er al is, wordt niet opnieuw opgehaald.
update-ready = Er is een nieuwe versie.
update-about = Partijen gaan verder waar ze zijn.
update-now = Nu gebruiken
update-later = Later
