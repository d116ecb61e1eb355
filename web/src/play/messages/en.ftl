# What the pages of all games say, in English.

play-undo = Undo
play-preview =
    { $some ->
        [0] { $what }. Plus { $points }.
       *[other] { $what }. { $lines }. Plus { $points }.
    }
play-waiting =
    { $count ->
        [one] { $names } is choosing
       *[other] { $names } are choosing
    }
play-wait = Wait
play-round = round { $round }
play-round-title = Round { $round }
play-not-done = That did not go through. Check the table and choose again.
play-colon = { ": " }{ $what }
play-end = End your turn
play-end-ask = End your turn?
play-end-why = After that nothing can be taken back.
play-not-yet = Not yet
