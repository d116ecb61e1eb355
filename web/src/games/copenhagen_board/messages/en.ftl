# What the page of Copenhagen says in English. What the rules say is in the engine’s own files.
# $you is "yes" where the player is the reader.

## Cards and tiles

cb-tile = { $colour } { $size }
cb-harbour = Display
cb-harbour-cards = Cards at the footbridges
cb-footbridge = Footbridge { $number }: { $colour }
cb-footbridge-empty = Footbridge { $number }: empty
cb-hand = Your hand
cb-hand-of = { $count } of 7
cb-hand-full = Your hand: { $cards }
cb-hand-none = Your hand is empty
cb-card = Card { $number }: { $colour }
cb-arriving = { $colour } card, coming
cb-holds =
    { $count ->
        [one] Holds 1 card
       *[other] Holds { $count } cards
    }
cb-end-near = end card in the supply

## What is asked

cb-title =
    { $step ->
        [build] Build a tile
        [discard] { $surplus ->
            [one] One too many
           *[other] { $surplus } too many
        }
        [coat] Coat of arms
        [done] End your turn
       *[take] Your turn
    }
cb-how =
    { $how ->
        [any] any two
        [third] two neighbours, any third
        [three] any three
       *[pair] two neighbours
    }
cb-take =
    { $count ->
        [0] Pick two cards
        [one] Pick one more
       *[other] Take { $cards }
    }
cb-take-both = , then build
cb-build-instead = Build instead
cb-take-instead = Take cards instead
cb-build-none = End without building
cb-discard-ask = You have { $count } cards. Keep seven.
cb-discard-pick =
    { $surplus ->
        [one] Pick 1 to discard, old or new.
       *[other] Pick { $surplus } to discard, old or new.
    }
cb-discard =
    { $count ->
        [0] Discard { $cards }
        [one] Pick 1 more
       *[other] Pick { $count }
    }
cb-done = Done.
cb-done-then = The display fills up when your turn ends.
cb-wait-then = Look around: your cards and the display are below.

## Building

cb-colour-tab =
    { $count ->
        [0] { $colour }, nothing to build
        [one] { $colour }, 1 tile
       *[other] { $colour }, { $count } tiles
    }
cb-tiles-of = { $colour } tiles
cb-tile-entry =
    { $state ->
        [gone] { $tile }, none left
        [dear] { $tile }, { $left } left, can’t be built now
       *[open] { $tile }, { $left } left
    }
cb-choose-tile = Choose a tile
cb-size = Size { $size }
cb-touching = −1 touching
cb-fewer = −1 { $ability }
cb-you-pay = you pay
cb-lay =
    { $cost ->
        [0] Build it, free
       *[other] Build it, pay { $cost }
    }
cb-pay-more =
    { $count ->
        [one] Pick 1 more card
       *[other] Pick { $count } more cards
    }
cb-not-here = Can’t build here
cb-put-back = Put the tile back
cb-turn = Turn the tile
cb-flip = Flip the tile
cb-flipped-same = Flipped, it is the same.
cb-spot = { $squares }, brick { $brick }
cb-on-squares = On { $squares }, brick on { $brick }, for { $cost }
cb-advice-build =
    { $cost ->
        [0] { $tile } on { $squares }, brick on { $brick }, free
       *[other] { $tile } on { $squares }, brick on { $brick }, for { $cost }
    }
cb-house-keys = Spot for the tile. Arrow keys move it, R turns it, F flips it, Enter builds it.
cb-keys = 1 to 7: pick a card; B: take or build; Q, E: another tile; R: turn; F: flip; A, T, O, C, D: abilities; Z: undo
cb-changed = counts as { $colour }

## Tiles and cards that are left

cb-tiles-left = Tiles left
cb-left = { $tile }: { $left } of { $of }
cb-windows-left = { $left } of 12
cb-windows = special tiles, by coat of arms
cb-tiles-about = Turn and flip them as you like; the brick stays on its square. Shaded: you could build it now.
cb-pile = Supply
cb-pile-about =
    { $cards ->
        [one] 1 card.
       *[other] { $cards } cards.
    } { $state ->
        [end] The end card is among the last ten.
        [over] {""}
       *[first] When it runs out the discards go round once more, with the end card near the bottom.
    }
cb-discards = Discards
cb-discards-none = None yet.

## Abilities

cb-abilities = Your abilities
cb-abilities-of = Abilities
cb-ability =
    { $ability ->
        [any-cards] Any cards
        [additional-card] Additional card
        [construction-discount] Discount
        [change-of-colors] Change of colours
       *[both-actions] Both actions
    }
cb-ability-does =
    { $ability ->
        [any-cards] two cards from anywhere
        [additional-card] one card more, from anywhere
        [construction-discount] pay one card less
        [change-of-colors] one colour counts as another
       *[both-actions] take, then build
    }
cb-ability-state =
    { $state ->
        [ready] ready
        [on] in use
        [used] used
       *[none] not yours yet
    }
cb-use = Use { $ability }

## Coats of arms

cb-coat-due =
    { $count ->
        [one] A coat of arms.
       *[other] { $count } coats of arms.
    }
cb-coat-choose = Choose one of three.
cb-coat-window = Special tile
cb-coat-window-about =
    { $count ->
        [0] none can be placed
       *[other] place one now, { $count } left
    }
cb-coat-ability = New ability
cb-coat-ability-about = a tile you don’t own
cb-coat-activate = Activate
cb-coat-activate-about =
    { $count ->
        [0] nothing is used
       *[other] activates { $abilities }
    }
cb-coat-lay = Place it on { $square }
cb-coat-take = Take { $ability }

## Houses

cb-sign =
    { $sign ->
        [brick] { $colour } brick
        [window] { $colour } window
       *[none] empty
    }
cb-sign-coat = empty, coat of arms
cb-portrait =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $empty ->
        [one] 1 square empty
       *[other] { $empty } squares empty
    }.
cb-hidden =
    { $count ->
        [one] 1 card that only its owner knows
       *[other] { $count } cards that only their owner knows
    }

## Why not

cb-why-apart = Not neighbours
cb-why-number = Two cards
cb-why-cards = Cards don’t match
cb-why-colour = Another colour
cb-why-gone = None left
cb-why-missing = Not yours yet
cb-why-used = Already used
cb-why-owned = You have it
cb-why-shape = Not that tile
cb-why-wait = Not your turn to act
cb-why-discard = Discard first
cb-why-now = Not now

## The log

cb-setup-title = Set-up
cb-log-took =
    { $you ->
        [yes] You took { $cards }
       *[no] { $name } took { $cards }
    }
cb-log-discarded =
    { $you ->
        [yes] You discarded { $cards }
       *[no] { $name } discarded { $cards }
    }
cb-log-built =
    { $you ->
        [yes] You
       *[no] { $name }
    } built { $colour } { $size }, { $paid ->
        [0] for nothing
       *[other] paid { $paid }
    }
cb-log-with = , with { $abilities }
cb-log-special =
    { $you ->
        [yes] You
       *[no] { $name }
    } placed a special tile on { $square }
cb-log-ability =
    { $you ->
        [yes] You
       *[no] { $name }
    } took the ability “{ $ability }”
cb-log-activated =
    { $you ->
        [yes] You activated
       *[no] { $name } activated
    } { $count ->
        [one] 1 ability
       *[other] { $count } abilities
    }
cb-log-starts =
    { $you ->
        [yes] You go first
       *[no] { $name } goes first
    }

## The end

cb-end-reached =
    { $you ->
        [yes] You reached { $points } points in round { $round }, and that ended the game at once.
       *[other] { $name } reached { $points } points in round { $round }, and that ended the game at once.
    }
cb-end-card = The end card came up in round { $round } before anybody had 12 points.
cb-replay-took = taken
cb-replay-discarded = discarded
cb-replay-built = built
cb-replay-paid =
    { $count ->
        [0] for nothing
        [one] for 1 card
       *[other] for { $count } cards
    }
cb-replay-cards = The cards of this turn

## Why a move is worth making

cb-then-hold = You then hold { $cards }.

## Themes of puzzles

cb-theme =
    { $theme ->
        [take] Which two cards
        [build] What to build
        [pay] What to pay with
        [coat] The coat of arms
        [discard] What to discard
        [end] When to stop
       *[other] {""}
    }
cb-place =
    { $kind ->
        [footbridge] card { $number } of the display
       *[other] the hand
    }
