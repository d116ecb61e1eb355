# What the page of Woodcraft Roll & Write says in English. What the rules say is in the engine’s own files.

## Things

wr-die =
    { $colour ->
        [yellow] yellow
       *[brown] brown
    } { $value }
wr-times = { $count } × { $what }
wr-thing =
    { $thing ->
        [scrapwood] { $count ->
            [one] scrapwood
           *[other] { $count } scrapwood
        }
        [glue] { $count ->
            [one] glue
           *[other] { $count } glue
        }
        [sawblade] { $count ->
            [one] sawblade
           *[other] { $count } sawblades
        }
        [blueberry] { $count ->
            [one] blueberry
           *[other] { $count } blueberries
        }
        [lantern] { $count ->
            [one] lantern
           *[other] { $count } lanterns
        }
        [chestnut] { $count ->
            [one] chestnut
           *[other] { $count } chestnuts
        }
        [reputation] { $count ->
            [one] reputation
           *[other] { $count } reputation
        }
       *[nut] { $count ->
            [one] nut
           *[other] { $count } nuts
        }
    }
wr-nothing = nothing
wr-you = You
wr-opponent = Opponent
wr-an-order = an order

## What is asked

wr-title =
    { $step ->
        [keep] Keep an order
        [choose] Choose a die
        [take] Take an order
        [lantern] Light a lantern
        [chestnut] Mark a crate
        [pick] Pick your gain
       *[work] Your bench
    }
wr-ask =
    { $step ->
        [keep] Keep one of the two. The other goes under the deck.
        [take] Which order do you take?
        [lantern] Where does the lantern go?
        [chestnut] Which crate gets the chestnut?
        [hire] Which helper do you hire?
        [blueberry] Which crate gets the blueberry?
        [complete] Which order do you complete?
       *[pick] What do you want?
    }
wr-tap =
    { $what ->
        [keep] Tap the order that you keep
        [take] Tap an order on offer
        [lantern] Tap a dark lantern on your sheet
        [chestnut] Tap a crate on your sheet
        [hire] Tap a helper
        [berry] Tap a crate on your sheet
       *[complete] Tap one of your orders
    }
wr-tap-note =
    { $what ->
        [keep] The other goes under the deck.
        [take] You complete it once you have what it needs.
        [lantern] A full row or column pays what stands at its end.
       *[chestnut] The chestnut must be placed. A full crate scores.
    }
wr-nothing-tapped = Nothing is picked yet.
wr-then = then
wr-lines-full =
    { $count ->
        [one] { $lines } full
       *[other] { $lines } full
    }
wr-no-line-full = no line is full yet
wr-crate-full = full: { $gives }
wr-crate-lacks =
    { $count ->
        [one] one more mark fills it
       *[other] { $count } more marks fill it
    }
wr-berries-then = blueberries: { $have }, then { $then }
wr-order-for = for { $needs }
wr-order-lacks = you lack { $lacks }
wr-order-all-there = you have all it needs
wr-as-printed = as the card asks
wr-waiting = Waiting for { $names }
wr-choose-ask = A die with its bonus, or an order.
wr-die-then = { $die }: { $gains }.
wr-order-then = You cross out this turn and take an order.
wr-order-instead = Order instead
wr-hidden =
    { $others ->
        [0] You are the last to choose.
        [one] Hidden until all have chosen. One other is left.
       *[other] Hidden until all have chosen. { $others } others are left.
    }
wr-chosen = You chose { $choice }.
wr-change = Change it
wr-revealed = Taken in this turn
wr-do =
    { $deed ->
        [keep] Keep { $order }
        [choose] Choose { $die }
        [order] Take an order
        [take] Take { $order }
        [complete] Complete { $order }
        [complete-with] Complete { $order }, { $pays } for { $wanted }
        [glue] Glue into { $to }
        [saw] Saw into { $to }
        [raise] Raise to { $to }
        [shift] Turn { $dice } to { $to }
        [sell] Sell { $thing }
        [hire] Hire { $helper }
        [berry] Blueberry on { $crate }
        [chestnut] Chestnut on { $crate }
        [lantern] Light the { $cell } lantern
        [pick] Pick { $thing }
       *[end] End your turn
    }

# One resource of an order is replaced by another.
wr-in-stead = { $pays } in place of { $wanted } ({ $helper })

## The dice board

wr-board = Dice board
wr-line = Line { $line }: { $die }, brings { $gains }
wr-line-empty = Line { $line }: no die

## The bench

wr-wood = Your wood
wr-wood-die = Die { $number }: { $die }
wr-wood-of = Wood
wr-no-wood = You have no wood yet.
wr-tools = Free actions
wr-tool =
    { $tool ->
        [glue] Glue
        [saw] Saw
        [raise] Scrap
        [hire] Hire
        [berry] Crate
        [complete] Complete
        [shift] Turn
       *[sell] Sell
    }
wr-tool-left =
    { $tool }{ $stock ->
        [none] {""}
       *[other] , { $stock }
    }{ $now ->
        [no] , not now
       *[yes] {""}
    }
wr-pick-dice =
    { $tool ->
        [glue] { $count ->
            [one] Pick one more die to glue.
           *[other] Pick two dice to glue.
        }
        [saw] Pick a die to saw.
        [raise] Pick a die to raise by 1.
       *[shift] Pick a die to turn up or down.
    }
wr-pick-tool = Now pick a tool.
wr-results = What it becomes
wr-no-result = This can’t be made.
wr-nothing-picked = Pick more
wr-pay-with = Pay with
wr-end = End turn
wr-keys = 1 to 9: line, card or die; O: take an order; G, S, W, H, C, D, T, V: tools; Q, E: another result; N: end the turn; Z: undo

## The sheet

wr-yours = Your workshop
wr-all = The workshops
wr-turns = Turns
wr-crossed = crossed out for an order
wr-row =
    { $name }: { $left } to use, { $free ->
        [one] 1 circle free
       *[other] { $free } circles free
    }
wr-nuts = Nuts
wr-nuts-of = { $count } of { $of } nuts
wr-lanterns = Lanterns
wr-lanterns-lit =
    { $count ->
        [0] No lantern is lit{ $cells }
       *[other] Lit: { $cells }
    }
wr-lantern-line =
    { $kind ->
        [column] { $number ->
            [1] left column
            [2] middle column
           *[3] right column
        }
       *[row] { $number ->
            [1] top row
            [2] middle row
           *[3] bottom row
        }
    }
wr-line-pays =
    { $paid ->
        [yes] { $line } is full: { $gains } paid
       *[no] { $line } full: { $gains }
    }
wr-cell-at =
    { $row ->
        [1] { $column ->
            [1] top left
            [2] top middle
           *[3] top right
        }
        [2] { $column ->
            [1] middle left
            [2] centre
           *[3] middle right
        }
       *[3] { $column ->
            [1] bottom left
            [2] bottom middle
           *[3] bottom right
        }
    }
wr-cell =
    { $lit ->
        [yes] { $cell }, lit
       *[no] { $cell }
    }
# In place of the name of an order that lies nowhere on the table.
wr-order-unseen = (out of sight)
wr-orders = Your orders
wr-orders-of = Orders
wr-no-orders = No orders.
wr-no-offer = None on offer.
wr-order-text =
    { $name }. Needs { $needs }. Gives { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $gives }.
wr-drawer =
    { $name ->
        [helpers] Helpers
        [crates] Crates
       *[offer] On offer
    }
wr-deck =
    { $cards ->
        [one] 1 card is
       *[other] { $cards } cards are
    } left in the deck of phase { $phase }.
wr-portrait =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $reputation } reputation, { $done ->
        [0] no order completed.
        [one] 1 order completed:
       *[other] { $done } orders completed:
    }

## Helpers and crates

wr-helper =
    { $helper ->
        [1] Tinkerer
        [2] Pedlar
        [3] Joiner
        [4] Turner
        [5] Carter
        [6] Town crier
        [7] Apprentice
       *[8] Guild master
    }
wr-helper-does =
    { $helper ->
        [1]
            { $shown ->
                [all] one tool serves as another
               *[other] { $shown } serve as one another
            }
        [2]
            { $shown ->
                [all]
                    { $sale ->
                        [0] sell tools: 1 blueberry, 2 nuts each
                       *[other] sell up to { $sale }: 1 blueberry, 2 nuts each
                    }
               *[other]
                    { $sale ->
                        [0] sell { $shown }: 1 blueberry, 2 nuts each
                       *[other] sell { $shown }, up to { $sale }: 1 blueberry, 2 nuts each
                    }
            }
        [3] a brown die up or down by 1
        [4] a yellow die up or down by 1
        [5] at once: { $choice }
        [6] each reputation: 1 blueberry, 1 nut
        [7] each order completed: glue or scrapwood
       *[8] at once: 1 reputation
    }
wr-one-of-gains = one of { $count } gains
wr-helper-points =
    { $points ->
        [one] ; 1 point at the end
       *[other] ; { $points } points at the end
    }
wr-helper-state =
    { $state ->
        [ready] ready
        [used] used
       *[hired] hired
    }
wr-costs = costs { $cost }
wr-crate =
    { $kind ->
        [helpers] Helpers hired
        [orders] Orders completed
        [reputation] Reputation
        [lanterns] Lanterns lit
       *[order-points] Masterpieces
    }
wr-crate-gives =
    { $kind ->
        [helpers] 4 from 3 on, 8 from 5 on
        [orders] 1 each
        [reputation] 1, and 2 each
        [lanterns] 3, and 1 each
       *[order-points] 1 for every 4
    }
wr-crate-marks = { $marked } of { $of } marked
# What can be chosen on the sheet, read out.
wr-not-now = not now
wr-crate-spot =
    { $crate }: { $gives }, { $marks }{ $now ->
        [no] , not now
       *[yes] {""}
    }
wr-helper-spot =
    { $helper }: { $does }, { $state }{ $now ->
        [no] , not now
       *[yes] {""}
    }

## How it stands

wr-setup-title = Set-up
wr-stage = round { $round } of 6, turn { $half }
wr-last-round = last round
wr-turn-title = Round { $round }, turn { $half }
wr-note =
    { $step ->
        [choose] { $through ->
            [yes] has chosen
           *[no] is choosing
        }
        [work] { $through ->
            [yes] has finished
           *[no] is working
        }
       *[take] takes an order
    }

## Why not

wr-why-wait = Not your turn to act
wr-why-first = Something else first
wr-why-lacks = Something is missing
wr-why-done = Already done
wr-why-dice = Not with these dice
wr-why-now = Not now

## The end

wr-end-rounds = All { $rounds } rounds have been played.
wr-replay-taken = What was taken this turn
wr-replay-order = an order

## Why a move is worth making

wr-then-gain = You gain { $things }.
wr-order-reason =
    Needs { $needs }, gives { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $gives ->
        [none] {""}
       *[other] {", "}{ $gives }
    }.

## Themes of puzzles

wr-theme =
    { $theme ->
        [choose] What to choose
        [keep] Which order to keep
        [take] Which order to take
        [complete] Which order to complete
        [lantern] Where the lantern goes
        [chestnut] Where the chestnut goes
        [berry] Where the blueberry goes
        [pick] Which gain to pick
        [glue] What to glue
        [saw] What to saw
        [raise] Which wood to raise
        [shift] Which wood to change
        [sell] What to sell
        [hire] Whom to hire
        [end] When to stop
       *[other] {""}
    }
wr-place =
    { $kind ->
        [order] an order
        [crate] crate { $at }
        [lantern] the lantern { $at }
        [line] line { $at } of the dice board
        [nuts] the nuts
       *[wood] the wood
    }
