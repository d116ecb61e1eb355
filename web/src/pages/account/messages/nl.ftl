# Hoe iemand zijn partijen terugvindt. Zie en.ftl.

account-title = Je partijen terugvinden
account-keep-title = Bewaar je partijen
account-keep-about = Alleen deze browser kent je naam en je tafels. Een passkey opent ze op al je apparaten, met je vingerafdruk, je gezicht of je schermvergrendeling. Geen wachtwoord, geen adres. Je kunt ook zonder verder spelen.
account-is-kept = Je partijen zijn bewaard
account-is-kept-about = Ze gaan op elk apparaat open met een van de manieren hieronder. Nergens wordt een wachtwoord bewaard.
account-keep = Bewaar mijn partijen
account-add = Voeg een passkey toe
account-sign-in = Inloggen
account-kept = Bewaard
account-kept-about = Kies op een ander apparaat “Inloggen”. Maak ook herstelcodes, voor als je al je apparaten kwijtraakt.
account-nameless = een gast zonder naam
account-agent = { $browser } op { $system }

account-offer = Deze partij bewaren?
account-offer-about = Ze is alleen in deze browser terug te vinden. Met je vingerafdruk, gezicht of schermvergrendeling gaat ze open op al je apparaten. Geen e-mail, geen wachtwoord.
account-offer-not-now = Niet nu
account-offer-kept = Bewaard, met al je partijen.
account-offer-kept-about = Kies op een ander apparaat “Inloggen” in het menu, onder “Je partijen terugvinden”.
account-offer-codes = Herstelcodes maken

account-none = Er zijn hier geen passkeys.
account-none-insecure = Deze pagina komt via gewoon http, en browsers bieden passkeys alleen via https aan.
account-none-address = Je hebt deze pagina via een IP-adres geopend, en een passkey heeft een naam nodig, zoals play.example.org.
account-none-browser = Deze browser kent ze niet.
account-none-server = Deze server biedt ze niet aan.
account-none-instead = Links naar je andere apparaten en herstelcodes werken evengoed.

account-passkeys = Passkeys
account-passkey-used = Gemaakt op { $made }, laatst gebruikt op { $used }.
account-passkey-synced = Ook op je andere apparaten.
account-unnamed = Zonder naam
account-remove = Verwijder
account-remove-named = Verwijder { $name }

account-devices = Apparaten
account-this-device = Dit apparaat
account-here = hier
account-device-used = Sinds { $since }, laatst gebruikt op { $used }.
account-rename = Hernoem
account-rename-named = Hernoem { $name }
account-rename-title = Geef een apparaat een naam
account-rename-label = Hoe je het noemt

account-codes = Herstelcodes
account-codes-about = Als al je apparaten weg zijn, opent een van deze codes je partijen. Elke werkt één keer. Bewaar ze op papier, of waar je wachtwoorden bewaart.
account-codes-make = Maak tien codes
account-codes-again = Maak nieuwe codes
account-codes-once = Ze worden maar één keer getoond. Eerdere codes werken niet meer.
account-codes-left =
    { $left ->
        [0] Er is er geen over.
        [one] Er is er één over.
       *[other] Er zijn er { $left } over.
    }
account-codes-used = De laatste werd gebruikt op { $day }.
account-codes-copy = Kopieer
account-codes-save = Opslaan als bestand

account-mail = E-mail
account-mail-about = Een link naar dit adres kan je inloggen, als je dat wilt. Het wordt voor niets anders gebruikt, tenzij je daar meldingen wilt krijgen.
account-mail-address = Je e-mailadres
account-mail-send = Stuur een link
account-mail-sent = Er is een link onderweg. Open hem binnen { $minutes } minuten op een apparaat waarop je bent ingelogd, en het adres wordt bewaard.
account-mail-is-kept = Hier kunnen links heen
account-mail-kept = Dit adres is bewaard
account-mail-failed = Deze link leidt nergens heen
account-mail-failed-why = Hij is gebruikt of te oud, of je bent in deze browser iemand anders. Vraag een nieuwe aan.

account-fault = Dat lukte niet
account-fault-browser = De browser kon het niet. Probeer het opnieuw, of kies een andere manier.
account-fault-taken = Op dit apparaat is al een passkey van jou.
account-fault-many = Je hebt al zoveel passkeys als er mogen. Verwijder er eerst een.
account-fault-passkey = Deze passkey opent hier niets. Kies een andere, of een andere manier.
account-fault-cloned = Deze passkey is sindsdien elders gebruikt: misschien bestaat er een kopie van. Log op een andere manier in en verwijder hem.
account-fault-code = Deze code opent hier niets. Kijk of elke letter klopt, en of je hem al eens gebruikt hebt.
account-fault-limit = Te veel pogingen. Wacht even.
account-fault-address = Er klopt iets niet. Kijk er nog eens naar.

sign-in-title = Inloggen
sign-in-heading = Je partijen, ook hier
sign-in-bring = Neem de partijen van deze browser mee
sign-in-bring-about = Je tafels hier en daar worden die van één persoon.
sign-in-leave-about = De gast van deze browser blijft achter en is niet terug te vinden.
sign-in-passkey = Gebruik een passkey
sign-in-passkey-about = Je browser toont de passkeys die hij heeft, en kan er een aan je telefoon vragen.
sign-in-link = Met een link van een ander apparaat
sign-in-link-about = Kies waar je bent ingelogd bij de instellingen “Ander apparaat”, en scan of open de link hier.
sign-in-code = Met een herstelcode
sign-in-code-label = Een van je tien codes
sign-in-mail = Per e-mail
sign-in-mail-sent = Als een account dit adres heeft, is er een link onderweg. Hij werkt één keer, binnen { $minutes } minuten.
sign-in-as = Met deze link word je in deze browser { $name }, met al diens tafels. Ga alleen verder als je erom gevraagd hebt.
sign-in-do = Inloggen
sign-in-guest = Speel verder als gast
sign-in-link-failed = Deze link leidt nergens heen
sign-in-link-failed-why = Hij is gebruikt of te oud. Vraag een nieuwe aan.
