# What the form for Woodcraft’s cards says in English. What is wrong with a pack is worded by the engine’s own files.

wc-parts = Parts of the pack
wc-section =
    { $section ->
        [pack] The pack
        [orders] Orders
        [helpers] Helpers
        [crates] Crates
        [sheet] Sheet
        [board] Dice board
       *[lanterns] Lanterns
    }
wc-stand-in = stand-in
wc-orders-of = Orders, { $count } of { $total }
wc-orders-count =
    { $total ->
        [one] { $count } of one order.
       *[other] { $count } of { $total } orders.
    }
wc-order = Order { $number }
wc-saved = Saved on this device as you type.
wc-play-any-time = You can play at any time; missing cards are stand-ins.
wc-next-step = Next step
wc-next = Next order
wc-twice = Two such cards
wc-remove = Remove this card
wc-preview = As it will look
wc-check = Check

## A card

wc-name = Name as printed
wc-phase = Phase
wc-wood = Wood it needs
wc-dice-example = y1 b5
wc-dice-short = y3 b12
wc-dice-how = Type y for yellow or b for brown and the number, such as y1 b5. Enter goes on to the next card.
wc-dice-given = Dice it gives
wc-take-away = Take { $what } away
wc-resources = What else it needs
wc-gives = What it gives
wc-points = points

## The other parts

wc-helper-name = Name, if it has another
wc-cost = cost
wc-shows = Resources shown
wc-option = Option { $number }
wc-add-option = One more option
wc-drop-option = One option fewer
wc-crate = Crate { $number }
wc-slot = Slot { $number }
wc-slot-takes =
    { $what ->
        [chestnut] Chestnut
        [blueberry] Blueberry
        [either] Either
       *[none] No slot
    }
wc-add-crate = One more crate
wc-drop-crate = One crate fewer
wc-circles = { $thing }: circles
wc-marked = Circles that give a chestnut
wc-circle = Circle { $circle }
wc-nuts = length of the nut track
wc-sale-limited = Sales are limited
wc-sale-about = How many resources one use of the second helper may sell.
wc-sale = at most
wc-line =
    Line { $line }, { $colour ->
        [yellow] yellow
       *[brown] brown
    } die
wc-lantern-line =
    { $side ->
        [rows] Row
       *[columns] Column
    } { $number } pays
wc-lantern-points = What lanterns are worth at the end
wc-lantern-worth =
    { $count ->
        [0] no lantern
        [one] one lantern
       *[other] { $count } lanterns
    }: points

## The check

wc-wrong = wrong
wc-wrong-count = { $count } wrong
wc-more-wrong =
    { $count ->
        [one] One more thing is wrong.
       *[other] { $count } more things are wrong.
    }
wc-fine = Nothing is wrong: it can be played with
wc-look = look
wc-more-looks =
    { $count ->
        [one] One more to look at.
       *[other] { $count } more to look at.
    }
wc-look-same-needs = Order { $number } asks for the same as order { $other }. Two such cards? Then it is right.
wc-look-no-name = Order { $number } has no name.
wc-look-gives-nothing = Order { $number } gives nothing.
wc-look-pays-less =
    Line { $line } pays less than its left neighbour for a { $colour ->
        [yellow] yellow
       *[brown] brown
    } die.
wc-missing =
    { $count ->
        [one] order still missing; a stand-in fills in
       *[other] orders still missing; stand-ins fill in
    }
