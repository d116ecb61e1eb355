# Hoe iemand hoort dat het zijn beurt is. Zie en.ftl.

alerts-title = Meldingen
alerts-heading = Meld het als ik aan de beurt ben
alerts-about = Kies één manier of meer. Snelle partijen aan tafel hebben er geen nodig.
alerts-fault = Dat lukte niet
alerts-remove = Verwijder
alerts-remove-named = Verwijder { $name }
alerts-copy = Kopieer
alerts-copied = Gekopieerd

alerts-how = Hoe
alerts-here = Op dit apparaat
alerts-here-about = Een melding, ook als Rollwright dicht is
alerts-elsewhere = Op een ander apparaat
alerts-forbidden = Meldingen zijn geblokkeerd
alerts-forbidden-why = Sta ze voor deze site toe in de instellingen van de browser, en zet dit dan weer aan.
alerts-no-push =
    { $why ->
        [install] Zet Rollwright eerst op je beginscherm: tik op Deel en dan op “Zet op beginscherm”. Open het daar, en kom terug naar deze pagina.
        [insecure] Deze pagina komt via gewoon http, en browsers tonen meldingen alleen via https.
       *[browser] Deze browser toont geen meldingen.
    }
alerts-mail = E-mail
alerts-mail-none = Met een adres van jou
alerts-mail-add = Voeg een adres toe
alerts-calendar = Agenda
alerts-calendar-about = Een privéfeed met het uiterste uur van elke beurt
alerts-calendar-copy = Kopieer de link
alerts-calendar-anew = Nieuwe link
alerts-calendar-secret = Wie de link heeft, ziet je beurten. Een nieuwe link maakt de oude ongeldig.
alerts-hook = Webhook
alerts-hook-about = Voor een chatroom of een bel in de gang
alerts-hook-add = Voeg toe
alerts-hook-title = Voeg een webhook toe
alerts-hook-for = Ontvanger
alerts-hook-address = Het adres
alerts-hook-outside = Het begint met https:// en staat op het internet. Iedereen in de chatroom leest wat daarheen gaat.
alerts-hook-refused = Naar dit adres kan niets worden gestuurd. Het moet met https:// beginnen, geen poort noemen, en op het internet staan.
alerts-hook-secret = Elke melding wordt met dit geheim ondertekend. Het wordt maar één keer getoond.
alerts-shape =
    { $shape ->
        [discord] Discord
        [slack] Slack
        [matrix] Matrix
       *[plain] JSON
    }

alerts-when = Wanneer
alerts-when-choice =
    { $when ->
        [always] Altijd
        [away] Als ik weg ben
        [daily] Eens per dag
       *[never] Nooit
    }
alerts-when-about =
    { $when ->
        [always] Meteen, ook als er een pagina van Rollwright openstaat.
        [away] Als je binnen 2 minuten niet hebt gespeeld, of er nu een pagina openstaat of niet.
        [daily] Eén lijst van alles wat wacht.
       *[never] Er wordt niets gestuurd, behalve voor tafels waar je dat zegt.
    }
alerts-hour = Stuur hem om
alerts-quiet = Stille uren
alerts-quiet-about = Wat er tussendoor komt, wacht tot ze voorbij zijn
alerts-from = Van
alerts-to = tot
alerts-zone = Volgens de klok van { $zone }.
alerts-zone-here = Gebruik { $zone }

alerts-what = Wat nog meer
alerts-kind =
    { $kind ->
        [over] Een partij is afgelopen
        [nudges] Porren
        [invites] Uitnodigingen
       *[challenge] De uitdaging van de dag
    }
alerts-kind-about =
    { $kind ->
        [over] Met de uitslag
        [nudges] Iemand wacht op je en zegt het: hoogstens eens per dag
        [invites] Iemand nodigt je uit aan tafel: één keer per tafel
       *[challenge] Eens per dag
    }

alerts-tables = Voor één tafel
alerts-table = { $game }, { $company }
alerts-table-as-above = Zoals hierboven

alerts-get = Wat je krijgt
alerts-get-call = Een melding: jouw beurt, wat er gebeurde, en wie er speelt.
alerts-get-mail = Een e-mail: jouw beurt, wat er gebeurde, tot wanneer je de tijd hebt, en links om te stoppen.
alerts-get-about = Eén melding per beurt. Zodra je hebt gespeeld, verdwijnt ze van je andere apparaten. Er staat nooit iets verborgens in.
alerts-sample-title = Jouw beurt: Copenhagen Roll & Write
alerts-sample-text = Mads: maakt rij 4 vol. Met Mads en Pil.
alerts-sample-until = Je hebt tot dinsdag 18:42.
alerts-sample-foot = Niets meer over deze tafel · Geen mail meer. Deze links werken zonder inloggen.
alerts-try = Stuur me er een om te proberen
alerts-tried = Ze is onderweg

alerts-stop-heading = Deze mails stoppen?
alerts-stop-about = Je hebt een link uit een mail gevolgd. Eén tik, en je krijgt ze niet meer. Op deze pagina kun je je altijd bedenken.
alerts-stop-do = Stop
alerts-stopped =
    { $what ->
        [mail] Je krijgt geen mail meer als je aan de beurt bent.
        [table] Je krijgt geen meldingen meer over deze tafel.
       *[unknown] Deze link leidt nergens heen. Misschien is hij onderweg afgebroken: probeer die uit de mail nog eens.
    }
alerts-stop-more = Alles over meldingen
