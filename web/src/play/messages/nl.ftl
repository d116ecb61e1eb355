# Wat de pagina’s van alle spellen zeggen, in het Nederlands.

play-undo = Terugnemen
play-preview =
    { $some ->
        [0] { $what }. Plus { $points }.
       *[other] { $what }. { $lines }. Plus { $points }.
    }
play-waiting =
    { $count ->
        [one] { $names } kiest
       *[other] { $names } kiezen
    }
play-wait = Wacht
play-round = ronde { $round }
play-round-title = Ronde { $round }
play-not-done = Dat is niet gelukt. Bekijk de tafel en kies opnieuw.
play-colon = { ": " }{ $what }
play-end = Beurt beëindigen
play-end-ask = Beurt beëindigen?
play-end-why = Daarna kun je niets meer terugnemen.
play-not-yet = Nog niet
