# What Copenhagen says in English.
#
# A message’s id is the code of the event or refusal with "-" for "." and "_". Its arguments are the values of that
# code; a value with a message cph-word-<value> comes as that word, an empty one as "none". SEAT() turns the number of a
# seat into its player’s name. Events are told of a player whose name the caller puts in front; $seat is that name, or
# "none". A code that is both an event and a refusal words the refusal in its attribute .refusal.

## Events

cph-start-player = Goes first.
cph-turned-up = A { $colour } card comes to footbridge { $footbridge }.
cph-dealt = Is dealt a { $colour } card.
cph-dealt-hidden = Is dealt a card.
cph-turn-began = Takes the turn, round { $round }.
cph-took = Takes { $cards } from footbridges { $footbridges }.
cph-ability-used = Uses “{ $ability }”.
    .refusal = You have used “{ $ability }”. The coat action “activate” turns it active again.
cph-discarded = Discards { $cards }.
cph-placed =
    Places { $tile } on { $squares }, brick on { $brick }. Cost: { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }{ $touching ->
        [0] {""}
       *[other] , one less for the contact
    }.
cph-built =
    { $cards ->
        [nothing] Builds { $tile } for no card.
       *[other] Builds { $tile } for { $cards }.
    }
cph-special-built = Places a special tile on { $square }; special tiles left: { $left }.
cph-ability-taken = Takes “{ $ability }”.
cph-activated =
    { $count ->
        [one] Turns a used ability active again.
       *[other] Turns { $count } used abilities active again.
    }
cph-row-completed = Completes row { $row }: +{ $points }.
cph-column-completed = Completes column { $column }: +{ $points }.
cph-coat-covered = Covers the coat of arms on { $square }.
cph-coat-row = Earns the coat of arms of row { $row }.
cph-coat-lost = Has no choice left for the coat action.
cph-turn-ended = Ends the turn.
cph-reshuffled =
    { $cards ->
        [one] The supply is used up. The one discard becomes the new supply, with the end card.
       *[other] The supply is used up. The { $cards } discards become the new supply, with the end card near its bottom.
    }
cph-end-card = The end card comes up: the game is over.
cph-twelve = Has { $points } points: the game is over.

## Refusals: whose part it is

cph-game-over = The game is over and its result stands. Start a new one to play on.
cph-chance-decides = That is for chance to decide. Nobody picks the cards that come up, or who goes first.
cph-wait-for-cards = The cards are still being laid out. Wait until all of them are on the table.
cph-not-your-turn = It is { SEAT($active) }’s turn, and only the active player acts. Wait for yours.

## Refusals: one action a turn

cph-act-first = You can’t pass. Take two cards or build a tile, then end your turn.
cph-one-action =
    { $done ->
        [take] You have taken cards, and that is your action of this turn. Only “both actions”, named with the take, lets you build as well. End your turn.
       *[build] You have built, so you can’t take cards any more: building is the last action of a turn. End your turn.
    }
cph-take-once = You have taken cards, and once a turn is the limit. Build a tile if you can, or end your turn.
cph-one-tile = You have built a tile, and one a turn is the limit. End your turn.
cph-discard-first =
    You hold more than 7 cards. First discard { $surplus ->
        [one] 1 card
       *[other] { $surplus } cards
    } of your choice.
cph-no-discard-due = You have nothing to discard. Only more than 7 cards after taking some make it necessary.
cph-discard-number =
    Discard exactly { $surplus ->
        [one] 1 card
       *[other] { $surplus } cards
    }, so that you keep 7; you named { $cards }.
cph-discard-not-held = You can’t discard { $cards }: you don’t hold that much of it. Name cards of your hand.
cph-pay-first =
    First pay for { $tile }: it costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    } there. Undo if you would rather have another tile or place.
cph-nothing-to-pay = No tile is waiting to be paid. First say which tile you build, and where.
cph-coat-first =
    { $due ->
        [one] A coat of arms is waiting.
       *[other] { $due } coats of arms are waiting.
    } Its action comes first: choose one.
cph-no-coat = No coat of arms is waiting. Covering one that is printed in your house, or completing row 2, 4 or 6, earns one.

## Refusals: taking cards

cph-one-card = One card is too few. Take two from neighbouring footbridges.
cph-footbridge-twice = You named footbridge { $footbridge } twice, and one card lies there. Name another.
cph-no-footbridge = There is no footbridge { $footbridge }. They are numbered 1 to 7.
cph-not-neighbours =
    Footbridges { $footbridges } are not neighbours. Take two side by side{ $any ->
        [0] .
       *[other] , or use “any cards”.
    }
cph-ends-apart =
    Footbridges 1 and 7 are the two ends and no neighbours. Take two side by side{ $any ->
        [0] .
       *[other] , or use “any cards”.
    }
cph-third-card =
    Two cards are the limit of a take.{ $additional ->
        [0] {""}
       *[other] {" "}For a third, use “additional card”.
    }
cph-too-many-cards = { $wanted } cards are too many: two, or three with “additional card”, are the limit.
cph-no-pair =
    Of footbridges { $footbridges } no two are neighbours, and two of the three must be{ $any ->
        [0] .
       *[other] , unless you use “any cards” too.
    }

## Refusals: abilities

cph-serves-build = “{ $ability }” is for building, not for taking cards. Keep it for a tile.
cph-serves-take = “{ $ability }” is for taking cards, not for building. Leave it out.
cph-ability-twice = You named “{ $ability }” twice, and it works once. Name it once.
cph-ability-missing = You don’t own “{ $ability }”. A coat action can get you one while there are any.

## Refusals: building

cph-tile-gone = No { $tile } is left. Build another tile.
cph-too-few-cards =
    { $tile } costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    } there, and you can pay { $have ->
        [0] none
       *[other] { $have }
    }. { $took ->
        [0] Take cards instead.
       *[other] Build what you can pay for, or end your turn.
    }
cph-off-grid = Not in your house: { $squares }. Columns run from a to e, rows from 1 at the bottom to 9.
cph-not-the-shape = { $squares } don’t make { $tile }. Name all its squares; you may turn and flip it.
cph-brick-elsewhere = The brick of { $tile } can’t lie on { $brick }, however you turn or flip it. It stays on its square of the tile.
cph-special-not-bought = No card buys a special tile. They come from coats of arms.
cph-square-taken = Already filled: { $squares }. Build on empty squares only.
cph-unsupported = { $squares }: that would hang in the air. At least one square must be in row 1 or directly above a filled one.
cph-only-beside = { $squares }: touching from the side or from below is no support. At least one square must be directly above a filled one, or in row 1.

## Refusals: paying

cph-pays-too-little =
    { $tile } costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }, and you offer { $paid ->
        [0] none
       *[other] { $paid }
    }. Pay exactly the cost.
cph-pays-too-much =
    { $tile } costs { $cost ->
        [0] nothing
        [one] 1 card
       *[other] { $cost } cards
    } now, and you offer { $paid }. Pay exactly the cost.
cph-five-at-most = { $paid } cards are too many: no tile costs more than 5.
cph-other-colour =
    { $cards } are not all of the colour of { $tile }. Pay with that colour alone{ $change ->
        [0] .
       *[other] , or use “change of colours”.
    }
cph-one-colour-changed = “Change of colours” turns one colour into the tile’s. In { $cards } two would have to change: pay with fewer colours.
cph-nothing-changed = All those cards have the colour of { $tile } already. Keep “change of colours” for another time.
cph-cards-not-held = You can’t pay { $cards }: you don’t hold all of these. Name cards of your hand.

## Refusals: coats of arms

cph-no-special = No special tile is left. Make another choice for the coat of arms.
cph-ability-owned = You own “{ $ability }”, and nobody may have an ability twice. Make another choice for the coat of arms.
cph-nothing-to-activate = None of your abilities is used, so there is nothing to activate. Make another choice for the coat of arms.

## Editions and options

cph-edition-en = English edition

cph-option-start-seat = Seat that goes first
    .about = The seat that takes the first turn.
    .is-none = chance decides
    .is-0 = first seat
    .is-1 = second seat
    .is-2 = third seat
    .is-3 = fourth seat

## Words

cph-word-red = red
cph-word-yellow = yellow
cph-word-green = green
cph-word-blue = blue
cph-word-purple = purple

cph-word-red-2 = red-2
cph-word-red-3 = red-3
cph-word-red-4 = red-4
cph-word-red-5 = red-5
cph-word-yellow-2 = yellow-2
cph-word-yellow-3 = yellow-3
cph-word-yellow-4 = yellow-4
cph-word-yellow-5 = yellow-5
cph-word-green-2 = green-2
cph-word-green-3 = green-3
cph-word-green-4 = green-4
cph-word-green-5 = green-5
cph-word-blue-2 = blue-2
cph-word-blue-3 = blue-3
cph-word-blue-4 = blue-4
cph-word-blue-5 = blue-5
cph-word-purple-2 = purple-2
cph-word-purple-3 = purple-3
cph-word-purple-4 = purple-4
cph-word-purple-5 = purple-5

cph-word-any-cards = any cards
cph-word-additional-card = additional card
cph-word-construction-discount = construction discount
cph-word-change-of-colors = change of colours
cph-word-both-actions = both actions

## Scores and tie-breakers

cph-score-rows = rows
cph-score-columns = columns
cph-score-empty-squares = empty squares
cph-score-squares = squares covered
cph-score-bricks = bricks
cph-score-abilities = active abilities
cph-score-cards-red = red cards
cph-score-cards-yellow = yellow cards
cph-score-cards-green = green cards
cph-score-cards-blue = blue cards
cph-score-cards-purple = purple cards

## The screen

cph-screen-round = round { $round }
cph-screen-points = { $points } pt
cph-screen-display = Display
cph-screen-hand = Hand
cph-screen-abilities = Abilities
cph-screen-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
cph-screen-supply =
    supply { $cards }{ $end ->
        [0] {""}
       *[other] {" "}with the end card
    }
cph-screen-discards = discards { $cards }
cph-screen-specials = special tiles { $left }
cph-screen-bricks = X a13: bricks on a1 and a3
cph-screen-step-start = The start player is drawn
cph-screen-step-fill = The display is filled
cph-screen-step-deal = The hands are dealt
cph-screen-step-turn = { $name }: take two cards, or build a tile
cph-screen-step-discard = { $name }: discard { $surplus }
cph-screen-step-build = { $name }: build a tile, or end the turn
cph-screen-step-pay = { $name }: pay for { $tile }, cost { $cost }
cph-screen-step-coat = { $name }: coat of arms: a special tile, an ability, or activate
cph-screen-step-done = { $name }: end the turn
cph-screen-step-over = The game is over

cph-help =
    Your turn: take cards, or build a tile and pay for it; then end. Cards are r red, y yellow, g green, b blue, p purple. Squares run from a1, bottom left, to e9.
    take 3 4 takes the cards of two neighbouring footbridges. Abilities are named with it: take 2 6 any, take 3 4 7 additional; both lets you build after it. discard rg gives up what is over 7 cards.
    build green-3 a1 a2 a3 brick a1 names all squares of the tile and its brick; then pay ggg, with discount for one card less, or pay ggb change to count one other colour as green.
    coat c4 places a special tile, coat both takes an ability, coat activate turns your used ones active again.
