# What houses have in common, in English.

house-colour =
    { $face ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
       *[white] white
    }
# Of a shape, a tile or a card: in French these are feminine.
house-shape-colour =
    { $face ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
       *[white] white
    }
house-colours = Colour
house-count = { $count } { $colour }
house-floor = Row { $floor }
house-floor-done = Row { $floor }, complete, +{ $points }
house-column = Column { $column }
house-floors =
    { $count ->
        [one] row { $floors }
       *[other] rows { $floors }
    }
house-columns =
    { $count ->
        [one] column { $columns }
       *[other] columns { $columns }
    }
house-coats =
    { $count ->
        [one] 1 coat of arms
       *[other] { $count } coats of arms
    }
house-summary =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $empty ->
        [one] 1 square empty
       *[other] { $empty } squares empty
    }, { $count ->
        [0] no row complete.
        [one] row { $floors } complete.
       *[other] rows { $floors } complete.
    }
house-place = Spot
house-place-option = { $number } of { $count }: { $squares }
house-square = Square
house-undo = Undo
house-turned-same = Turned, it is the same.
house-move = Move it to { $squares }
house-why-floats = It would float
house-why-taken = Already filled
house-why-outside = Outside the grid
house-foreseen =
    { $some ->
        [0] { $what }. Plus { $points }.
       *[other] { $what }. { $lines }. Plus { $points }.
    }
house-waiting =
    { $count ->
        [one] { $names } is choosing
       *[other] { $names } are choosing
    }
house-wait = Wait
house-round = round { $round }
house-round-title = Round { $round }
house-not-done = That did not go through. Check the table and choose again.
house-yours = Your house
house-of = House of { $name }
house-all = The houses
house-colon = { ": " }{ $what }
house-end = End your turn
house-end-ask = End your turn?
house-end-why = After that nothing can be taken back.
house-not-yet = Not yet
