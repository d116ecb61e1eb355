# What façades have in common, in English.

facade-colour =
    { $face ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
       *[white] white
    }
# Of a shape, a tile or a card: in French these are feminine.
facade-shape-colour =
    { $face ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
       *[white] white
    }
facade-colours = Colour
facade-count = { $count } { $colour }
facade-floor = Row { $floor }
facade-floor-done = Row { $floor }, complete, +{ $points }
facade-column = Column { $column }
facade-floors =
    { $count ->
        [one] row { $floors }
       *[other] rows { $floors }
    }
facade-columns =
    { $count ->
        [one] column { $columns }
       *[other] columns { $columns }
    }
facade-coats =
    { $count ->
        [one] 1 coat of arms
       *[other] { $count } coats of arms
    }
facade-summary =
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
# The squares of a shape in one row.
facade-in-row =
    { $count ->
        [one] row { $row }, column { $columns }
       *[other] row { $row }, columns { $columns }
    }
facade-in-rows =
    { $count ->
        [one] rows { $row } to { $last }, column { $columns }
       *[other] rows { $row } to { $last }, columns { $columns }
    }
facade-place = Spot
facade-place-number = { $number } of { $count }
facade-place-option = { $number } of { $count }: { $squares }
facade-square = Square
facade-turned-same = Turned, it is the same.
facade-move = Move it to { $squares }
facade-why-floats = It would float
facade-why-taken = Already filled
facade-why-outside = Outside the grid
facade-yours = Your house
facade-of = House of { $name }
facade-all = The houses
# Why a move is worth making.
facade-lacks =
    { $count ->
        [one] Row { $row } then lacks one square.
       *[other] Row { $row } then lacks { $count } squares.
    }
facade-line-open =
    { $line }: { $count ->
        [0] complete.
        [one] 1 square is still empty.
       *[other] { $count } squares are still empty.
    }
