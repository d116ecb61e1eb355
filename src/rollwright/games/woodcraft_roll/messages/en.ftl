# What Woodcraft Roll & Write says in English.
#
# A message’s id is the code of the event or refusal with "-" for "." and "_". Its arguments are the values of that
# code; a value with a message wrw-word-<value> comes as that word, an empty one as "none". SEAT() turns the number of a
# seat into its player’s name. Events are told of a player whose name the caller puts in front; $seat is that name, or
# "none". A code that is both an event and a refusal words the refusal in its attribute .refusal.

## Events: set-up and the table

wrw-dealt = Is dealt order { $order }.
wrw-dealt-hidden = Is dealt an order.
wrw-keeps = Wants to keep order { $order }.
wrw-has-kept = Has decided which order to keep.
wrw-kept = Keeps order { $order }.
wrw-displayed = Order { $order } comes to place { $place } of the display.
wrw-deck-empty = The deck is empty: a place of the display stays free.
wrw-rolled = Round { $round }. On the board from line 1 to 6: { $dice }.
wrw-turn-began =
    { $half ->
        [1] First turn of round { $round }.
       *[other] Second turn of round { $round }.
    }
wrw-dice-moved = The dice move to the right. On the board from line 1 to 6: { $dice }.
wrw-new-die = One die alone was left: { $die } joins it in line { $line }.
wrw-phase-two = Phase II begins. The display is cleared and filled with new orders.
wrw-game-over = The game is over.
    .refusal = The game is over and its result stands. Start a new one to play on.

## Events: choosing

wrw-chose-die = Chooses { $die } in line { $line }, in secret.
wrw-chose-order = Chooses to take an order, in secret.
wrw-has-chosen = Has chosen.
wrw-took-die = Takes { $die } from line { $line }.
wrw-wants-order = Crosses out row { $row } to take an order.
wrw-first = Wins the draw and takes an order first.
wrw-took-order = Takes order { $order }.
wrw-no-order-left = Finds no order to take.

## Events: gains

wrw-circled = Gains 1 { $thing } (circle { $number }).
wrw-row-full = Loses 1 { $thing }: the row is full.
    .refusal = Your row of { $thing } is full. Choose what you can still circle.
wrw-nuts =
    { $count ->
        [one] Gains 1 nut.
       *[other] Gains { $count } nuts.
    }
wrw-nuts-lost =
    { $count ->
        [one] Loses 1 nut: the nut track is full.
       *[other] Loses { $count } nuts: the nut track is full.
    }
wrw-die-gained = Gains { $die }.
wrw-die-lost = Loses { $die }: the sheet is full of dice.
wrw-chestnut = Gains a chestnut.
wrw-chestnut-lost = Loses a chestnut: no crate has a place for it.
wrw-lantern = Gains a lantern.
wrw-lantern-surplus = Has all nine lanterns; this one is a nut.
wrw-pick-lost = Gains nothing: there is no room for it.
wrw-lantern-marked = Marks the { $cell } lantern.
wrw-lantern-row =
    Lights the { $row ->
        [1] top
        [2] middle
       *[other] bottom
    } row of lanterns.
wrw-lantern-column =
    Lights the { $column ->
        [a] left
        [b] middle
       *[other] right
    } column of lanterns.
wrw-crate-marked = Marks 1 { $thing } on crate { $crate }, { $kind }.
wrw-crate-active = Has filled crate { $crate }, { $kind }.
wrw-picked =
    { $thing ->
        [lantern] Picks lanterns.
       *[other] Picks { $thing }.
    }
wrw-reputation =
    { $count ->
        [one] Gains 1 reputation.
       *[other] Gains { $count } reputation.
    }

## Events: free actions

wrw-glued = Glues { $one } and { $other } to { $die }, for 1 { $thing }.
wrw-sawn = Saws { $die } into { $one } and { $other }, for 1 { $thing }.
wrw-raised = Raises { $die } to { $to }, for 1 { $thing }.
wrw-shifted = Turns { $die } to { $to } with { $helper }.
wrw-helper-used = Makes use of { $helper }.
    .refusal = You have used { $helper } in this round, and once is the limit.
wrw-sold = Sells 1 { $thing }.
wrw-hired =
    { $cost ->
        [0] Hires { $helper } for nothing.
        [one] Hires { $helper } for 1 blueberry.
       *[other] Hires { $helper } for { $cost } blueberries.
    }
wrw-completed =
    Completes order { $order }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $reputation ->
        [0] {""}
       *[other] {" "}and { $reputation } reputation
    }.
wrw-paid-in-stead = Pays 1 { $thing } in place of 1 { $other }.
wrw-ended = Ends the turn.

## Events: the solo game

wrw-opponent = The opponent rolls { $dice }.
wrw-opponent-took = The opponent takes { $die } from line { $line }.
wrw-opponent-none = The opponent finds no { $colour } die.
wrw-removed = The die shows { $value }: order { $order } is removed from place { $place } of the display.
wrw-none-removed = The die shows { $value }: no order is removed.
wrw-graded =
    { $grade ->
        [excellent] { $points } points: excellent.
        [good] { $points } points: good.
        [quite-good] { $points } points: quite good.
       *[none] { $points } points. From 50 on it is quite good.
    }

## Refusals: whose part it is

wrw-chance-decides = That is for chance to decide. Nobody picks how dice fall or which cards come up.
wrw-wait-for-chance = Dice or cards are still to come. Wait until they are on the table.
wrw-keep-first = First decide which of your two orders you keep.
wrw-not-dealt = You were not dealt order { $order }. Keep one of your two.
wrw-keep-once = You have decided which order you keep. Wait for the others.
wrw-kept-already = You kept one of two orders at the start of the game, and that is done once.
wrw-choose-first = First choose a die or an order. Free actions come after that.
wrw-choose-die-first = First choose a die. Free actions come after that.
wrw-chosen-already = You have chosen, and the choice stands. Wait until all have.
wrw-one-choice = You have had your die or your order of this turn. Do free actions, or end your turn.
wrw-turn-ended = You have ended your turn. Wait until all have ended theirs.

## Refusals: choosing and taking

wrw-no-such-die = There is no { $die } in line { $line }. Choose a die that is on the board, with its line.
wrw-not-on-board = There is no { $die } on the board. Choose a die that is, with its line.
wrw-name-line = Say which line you mean, because you get its bonus.
wrw-no-such-line = There is no line { $line }. The board has lines 1 to 6.
wrw-no-orders = The display is empty, so there is no order to take. Choose a die.
wrw-take-first = First take one order from the display.
wrw-not-your-take = { SEAT($first) } takes an order first. Wait for that.
wrw-not-displayed = Order { $order } is not in the display. Take one that lies there.
wrw-nothing-to-take = You have no order to take in this turn. That is a choice instead of a die.

## Refusals: what a gain asks for

wrw-lantern-first = A lantern is waiting. First mark an empty cell of your grid with it.
wrw-chestnut-first = A chestnut is waiting. First mark it on a crate.
wrw-pick-first =
    First pick what { $helper } brings: { $one }{ $two ->
        [none] {""}
       *[other] {" "}or { $two }
    }{ $three ->
        [none] {""}
       *[other] {" "}or { $three }
    }{ $four ->
        [none] {""}
       *[other] {" "}or { $four }
    }{ $five ->
        [none] {""}
       *[other] {" "}or { $five }
    }{ $six ->
        [none] {""}
       *[other] {" "}or { $six }
    }{ $seven ->
        [none] {""}
       *[other] {" "}or { $seven }
    }{ $eight ->
        [none] {""}
       *[other] {" "}or { $eight }
    }.
wrw-thanks-first =
    First pick what { $helper } brings: { $one }{ $two ->
        [none] {""}
       *[other] {" "}or { $two }
    }.
wrw-no-lantern-due = You have no lantern to mark. They come with bonuses and orders.
wrw-no-chestnut-due = You have no chestnut to mark. They come with marked circles and full lines of lanterns.
wrw-nothing-to-pick = You have nothing to pick now.
wrw-cell-marked = The { $cell } lantern is lit already. Mark an empty cell.
wrw-brings-nothing = You have no room for any of that: { $thing }. Pick something else.
wrw-not-offered =
    That is not what { $helper } brings. Pick { $one }{ $two ->
        [none] {""}
       *[other] {" "}or { $two }
    }{ $three ->
        [none] {""}
       *[other] {" "}or { $three }
    }{ $four ->
        [none] {""}
       *[other] {" "}or { $four }
    }{ $five ->
        [none] {""}
       *[other] {" "}or { $five }
    }{ $six ->
        [none] {""}
       *[other] {" "}or { $six }
    }{ $seven ->
        [none] {""}
       *[other] {" "}or { $seven }
    }{ $eight ->
        [none] {""}
       *[other] {" "}or { $eight }
    }.
wrw-not-in-thanks =
    That is not what { $helper } brings. Pick { $one }{ $two ->
        [none] {""}
       *[other] {" "}or { $two }
    }.
wrw-no-such-crate = There is no crate { $crate } on your sheet, which has crates 1 to { $crates }.
wrw-crate-complete = Crate { $crate }, { $kind }, is full. Mark the chestnut on another.
wrw-no-chestnut-slot = No free place of crate { $crate }, { $kind }, takes a chestnut. Mark it on another crate.
wrw-no-such-blueberry-crate = There is no crate { $crate } on your sheet, which has crates 1 to { $crates }.
wrw-blueberry-crate-complete = Crate { $crate }, { $kind }, is full. Put the blueberry on another.
wrw-no-blueberry-slot = No free place of crate { $crate }, { $kind }, takes a blueberry. Put it on another crate.
wrw-no-blueberry-place = No crate has a free place for a blueberry.
wrw-no-blueberry = You have no blueberry left.

## Refusals: orders

wrw-no-order-held = You hold no order. You get one by choosing an order instead of a die.
wrw-not-your-order = You don’t hold order { $order }, and only your own can be completed.
wrw-completed-already = You have completed order { $order }, and that counts once.
wrw-dice-missing = For order { $order } you lack { $missing }. Colour and value must be exactly as it asks.
wrw-resources-missing =
    For order { $order } you lack { $count ->
        [1] { $thing }
       *[other] { $count } × { $thing }
    }. Only what is circled and not crossed out can pay.
wrw-resource-in-stead = For order { $order } you lack { $thing }. With { $helper } you can pay { $other } in its place.
wrw-not-asked-for = Order { $order } asks for no { $thing }, so there is none to replace.

## Refusals: glue, sawblades and scrapwood

wrw-no-glue = You have no glue left.
wrw-no-sawblade = You have no sawblade left.
wrw-no-scrapwood = You have no scrapwood left.
wrw-no-dice = You have no dice to work on; those on the board are nobody’s.
wrw-no-die = You have no { $die }; those on the board are nobody’s.
wrw-two-dice = Gluing takes two dice, and you have one.
wrw-same-die = You have one { $die } only, and a die can’t be glued to itself.
wrw-too-large = That would be { $sum }, and no die goes above 12.
wrw-wrong-sum = These two dice make { $sum } together. Name a die of that value.
wrw-colour-kept = Both dice are { $colour }, and so is what they become.
wrw-saw-sum = The two parts must add up to { $die }.
wrw-saw-zero = Each part of a sawn die is at least 1.
wrw-saw-colour = Both parts keep the colour of { $die }.
wrw-saw-one = { $die } can’t be sawn: it would leave nothing for the second part.
wrw-no-room = Your sheet has room for { $most } dice, and it is full. Dice leave it when they are paid or glued.
wrw-only-up = Scrapwood makes { $die } larger, never smaller.
wrw-raise-one = One scrapwood raises { $die } by 1, and keeps its colour.

## Refusals: helpers

wrw-helper-hired = You have hired { $helper } already, and once is the limit.
wrw-all-hired = You have hired all eight helpers.
wrw-too-few-blueberries =
    { $cost ->
        [one] Hiring { $helper } costs 1 blueberry
       *[other] Hiring { $helper } costs { $cost } blueberries
    }, and you have { $have ->
        [0] none
       *[other] { $have }
    }.
wrw-no-such-helper = There is no helper { $helper }. They are numbered 1 to 8.
wrw-helper-missing = That takes { $helper }, and you have not hired that helper.
wrw-nobody-to-turn = That takes { $one } or { $other }, and you have hired neither.
wrw-not-for-orders = This game is played by version 1 of the rules: there { $helper } works on dice, and pays for no order.
wrw-nothing-in-stead = You have no { $thing } to spare for that.
wrw-not-depicted =
    Only { $three ->
        [none] { $one } and { $two }
       *[other] { $one }, { $two } and { $three }
    } can stand in, one for another.
wrw-same-resource = This takes { $thing } anyway. Leave that out.
wrw-not-there-to-sell = You have no { $thing } left to sell.
wrw-nothing-to-sell =
    You have nothing left to sell: no { $one }{ $two ->
        [none] {""}
       *[other] , no { $two }
    }{ $three ->
        [none] {""}
       *[other] , no { $three }
    }.
wrw-not-for-sale =
    You can’t sell { $thing } here, but only { $one }{ $two ->
        [none] {""}
       *[other] , { $two }
    }{ $three ->
        [none] {""}
       *[other] , { $three }
    }.
wrw-sale-limit =
    { $limit ->
        [one] One sale is 1 resource
       *[other] One sale is { $limit } resources
    } at most.
wrw-no-brown-die = With { $helper } you turn brown dice, and you have none.
wrw-brown-by-one = With { $helper } you turn { $die } up or down by 1, and it keeps its colour.
wrw-brown-below-one = A brown 1 can’t go down: no die is less than 1.
wrw-no-yellow-die = With { $helper } you turn yellow dice, and you have none.
wrw-yellow-by-one = With { $helper } you turn { $die } up or down by 1, and it keeps its colour.
wrw-yellow-below-one = A yellow 1 can’t go down: no die is less than 1.

## What is wrong with a content pack

wrw-fault = { $place }: { $fault }
wrw-pack-json = this is no JSON: something is wrong in line { $line }, column { $column }
wrw-pack-nested = nothing in a pack is nested more than { $most } deep
wrw-pack-sign = the sign { $sign } can’t be shown; leave it out
wrw-pack-game = this pack is for { $found }, not for { $game }
wrw-pack-missing = this is missing
wrw-pack-unknown = { $name } is not known here; there are { $names }
wrw-pack-object = an object with { $names } is needed
wrw-pack-list = a list is needed
wrw-pack-entries = { $least } to { $most } entries are needed, not { $count }
wrw-pack-exactly = { $most } entries are needed, not { $count }
wrw-pack-twice = { $found } stands here twice; once is enough
wrw-pack-whole = a whole number from { $least } to { $most } is needed, not { $found }
wrw-pack-name = a text of up to { $most } signs is needed, or one for each language
wrw-pack-picture = a word of small letters and hyphens is needed, of up to { $most } signs
wrw-pack-one-of = { $found } is none of { $words }
wrw-pack-words = words with spaces between are needed, out of { $words }
wrw-pack-word = { $word } can’t stand here; there are { $words }
wrw-pack-count = { $least } to { $most } words are needed, not { $count }
wrw-pack-asks-nothing = dice or resources are needed; this order asks for nothing
wrw-pack-phase = phase { $phase } needs { $least } to { $most } orders; it has { $count }
wrw-pack-mark = there is no circle { $mark }; this row has { $circles }
wrw-pack-cost = a cost of { $cost } could never be paid; the row of blueberries has { $circles } circles
wrw-pack-alike = options { $one } and { $other } are alike; each must give something else

wrw-place-pack = pack
wrw-place-game = game
wrw-place-name = name
wrw-place-version = version
wrw-place-nuts = nuts
wrw-place-sale = sale
wrw-place-scrapwood = scrapwood
wrw-place-glue = glue
wrw-place-sawblade = sawblade
wrw-place-blueberry = blueberry
wrw-place-circles = circles
wrw-place-yellow = yellow
wrw-place-brown = brown
wrw-place-lanterns = lanterns
wrw-place-cost = cost
wrw-place-shows = shows
wrw-place-kind = kind
wrw-place-slots = slots
wrw-place-phase = phase
wrw-place-dice = dice
wrw-place-resources = resources
wrw-place-gains = gains
wrw-place-reputation = reputation
wrw-place-picture = picture
wrw-place-rows =
    { $number ->
        [none] rows
       *[other] row { $number }
    }
wrw-place-columns =
    { $number ->
        [none] columns
       *[other] column { $number }
    }
wrw-place-chestnuts =
    { $number ->
        [none] chestnuts
       *[other] chestnuts, number { $number }
    }
wrw-place-points =
    { $number ->
        [none] points
       *[other] points, number { $number }
    }
wrw-place-board =
    { $number ->
        [none] board
       *[other] board, line { $number }
    }
wrw-place-helpers =
    { $number ->
        [none] helpers
       *[other] helper { $number }
    }
wrw-place-choice =
    { $number ->
        [none] choice
       *[other] option { $number }
    }
wrw-place-crates =
    { $number ->
        [none] crates
       *[other] crate { $number }
    }
wrw-place-orders =
    { $number ->
        [none] orders
       *[other] order { $number }
    }

## Editions

wrw-edition-en = English edition

## Words

wrw-word-scrapwood = scrapwood
wrw-word-glue = glue
wrw-word-sawblade = sawblade
wrw-word-blueberry = blueberry
wrw-word-lantern = lantern
wrw-word-chestnut = chestnut
wrw-word-nut = nut

wrw-word-h1 = the tinkerer
wrw-word-h2 = the pedlar
wrw-word-h3 = the joiner
wrw-word-h4 = the turner
wrw-word-h5 = the carter
wrw-word-h6 = the town crier
wrw-word-h7 = the apprentice
wrw-word-h8 = the guild master

wrw-word-helpers = Helpers hired
wrw-word-orders = Orders completed
wrw-word-reputation = Reputation
wrw-word-lanterns = Lanterns lit
wrw-word-order-points = Masterpieces

## Scores and tie-breakers

wrw-score-nuts = nuts
wrw-score-helpers = helpers
wrw-score-reputation = reputation
wrw-score-orders = orders
wrw-score-crates = crates
wrw-score-lanterns = lanterns
wrw-score-resources = unused resources
wrw-score-dice-yellow = yellow dice
wrw-score-dice-brown = brown dice
wrw-score-scrapwood = scrapwood
wrw-score-glue = glue
wrw-score-sawblade = saw blades
wrw-score-blueberry = blueberries
wrw-score-lanterns-lit = lanterns marked
wrw-score-helpers-hired = helpers hired
wrw-score-crate-slots = crate places marked
wrw-score-orders-held = orders held
wrw-score-orders-done = orders completed

## The screen

wrw-screen-language = en
wrw-screen-lanterns = at the end, 0 to 9 L: { $points }
wrw-screen-sign-reputation = ★ reputation
wrw-screen-sign-marked = ◇ gives a chestnut
wrw-screen-sign-ready = ● ready
wrw-screen-sign-used = ✕ used
wrw-screen-sign-crates = c b e place for C, B, either
wrw-screen-deck =
    { $phase ->
        [1] phase I
       *[2] phase II
    }, deck { $cards }
wrw-screen-gone = Removed: { $orders }
wrw-screen-nuts = nuts { $nuts } of { $most }
wrw-screen-waits = to decide: { $due }
wrw-screen-sold =
    { $most ->
        [none] sold { $sold }
       *[other] sold { $sold } of { $most }
    }
wrw-screen-keeps = keeps { $order }
wrw-screen-wants = wants an order
wrw-screen-took = has taken an order
wrw-screen-chose = chooses { $die } in line { $line }
wrw-screen-dealt = orders dealt: { $orders }
wrw-screen-bottom = under the deck: { $order }
wrw-screen-round = round { $round }, turn { $half }
wrw-screen-line = line
wrw-screen-yellow = yellow
wrw-screen-brown = brown
wrw-screen-dice = Dice
wrw-screen-points = { $points } pt
wrw-screen-turns = turns
wrw-screen-done =
    { $orders ->
        [one] 1 order completed
       *[other] { $orders } orders completed
    }: { $names }
wrw-screen-reputation = reputation { $reputation }
wrw-screen-step-deal = Orders are dealt
wrw-screen-step-fill = The display is filled
wrw-screen-step-yellow = The dice are rolled
wrw-screen-step-brown = The dice are rolled
wrw-screen-step-first = A draw decides who takes first
wrw-screen-step-opponent = The opponent rolls
wrw-screen-step-new = A new die is rolled
wrw-screen-step-removal = An order is removed
wrw-screen-step-keep = { $names }: keep one of two orders
wrw-screen-step-choose = { $names }: choose a die or an order
wrw-screen-step-take = { $names }: take an order
wrw-screen-step-work = { $names }: free actions, then end
wrw-screen-step-lantern = { $names }: mark a lantern
wrw-screen-step-chestnut = { $names }: mark a chestnut on a crate
wrw-screen-step-pick = { $names }: pick what you gain
wrw-screen-step-over = The game is over

wrw-help =
    Dice are y1 to y12, yellow, and b1 to b12, brown. Orders are a1, a2 and so on in phase I, b1, b2 and so on in phase II. At the start keep a7 keeps one of your two.
    Your turn: choose y4 3 names a die and its line, choose order an order, which you take with take a7 when you are asked. Then free actions, as many as you like, and end.
    glue y1 b1 y2 makes one die of two, saw y4 y1 y3 two of one, raise y4 y5 uses scrapwood; with sawblade after it uses that instead, by helper 1. complete a7 pays for an order, and with glue for sawblade after it pays glue in place of a sawblade, by helper 1 too.
    hire 3 hires a helper, shift b3 b2 turns a die by helper 3 or 4, sell glue sells by helper 2, berry 2 puts a blueberry on crate 2.
    What you gain may ask for more: lantern b2 marks a cell, column and row, chestnut 2 marks a crate, pick glue picks what you gain, and pick 3 the third of several mixtures.
