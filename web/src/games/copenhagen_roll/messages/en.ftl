# What the page of Copenhagen Roll & Write says in English. What the rules say is in the engine’s own files.
# O is a window here, X is a brick. $you is "yes" where the player is the reader.

## Colours, shapes, dice

cr-shape =
    { $colour } { $size }{ $hand ->
        [left] {" "}left
        [right] {" "}right
       *[none] {""}
    }
cr-bonuses =
    { $count ->
        [one] 1 bonus
       *[other] { $count } bonuses
    }
cr-star-again = 1 “Use again” star
cr-none = none
cr-die = Die { $number }: { $colour }
cr-die-used = { $colour } die, used
cr-bonus-of = { $colour } bonus
cr-tray = Dice: { $dice }
cr-tray-paying = Dice. Paying: { $paid }. Left over: { $left }
cr-tray-left = Dice that were left: { $dice }
cr-tray-leaving = Dice that you leave: { $dice }
cr-tray-of = Dice of { $name }: { $dice }
cr-tray-none = No dice are left

## What is asked

cr-title =
    { $step ->
        [setup] Mark a track twice
        [roll] Your turn
        [reroll] Reroll
        [recolour] Colour change
        [extra] One X
        [coat] Spend the coat of arms
        [finish] End your turn
        [mark] Mark a track
       *[draw] Your turn
    }
cr-last-round = last round
cr-setup-title = Set-up
cr-roll = Roll the dice
cr-choose-shape = Choose a shape
cr-nothing-fits = Nothing can be drawn with these dice
cr-you-pay = You pay { $cost }
cr-left-over =
    { $count ->
        [0] no dice left over
        [one] 1 die left over
       *[other] { $count } dice left over
    }
cr-pass = Pass
cr-put-back = Put the shape back
cr-leave-ability = Keep the star
cr-turn-shape = Turn the shape
cr-move-brick =
    { $brick ->
        [none] Put the brick back
        [nowhere] Move the brick
       *[other] Brick on { $brick }. Move it
    }
cr-draw-here = Draw it here
cr-not-here = Can’t draw here
cr-finish =
    { $drawn ->
        [passed] You have passed.
       *[drawn] Drawn.
    }
cr-finish-left =
    { $count ->
        [0] You leave no dice, so nobody marks.
        [one] You leave 1 die for the others to mark.
       *[other] You leave { $count } dice for the others to mark.
    }

## Shapes

cr-colour-tab =
    { $count ->
        [0] { $colour }, nothing to draw
        [one] { $colour }, 1 shape
       *[other] { $colour }, { $count } shapes
    }
cr-shapes = Shapes
cr-shapes-of = { $colour } shapes
cr-shape-entry =
    { $state ->
        [gone] { $shape }, crossed out
        [again] { $shape }, crossed out, “Use again” star
        [dear] { $shape }, can’t be drawn now
       *[open] { $once ->
            [yes] { $shape }, once-only
           *[no] { $shape }, unlimited
        }
    }
cr-facade = Facade shapes
cr-facade-entry =
    { $gone ->
        [yes] { $shape }, crossed out
       *[no] { $shape }
    }
cr-facade-about = Turn them as you like. They are never mirrored, so the left and right fours differ. A crossed-out shape is gone for everybody, except with a “Use again” star.
cr-any-time = unlimited
cr-once = once-only, for all

## Abilities

cr-abilities = Your abilities
cr-open-abilities = Your abilities. Tracks: { $masts }
cr-mast = { $colour } { $marks } of 9
cr-ability =
    { $ability ->
        [reroll] Reroll
        [again] Use again
        [recolour] Colour change
        [clean] No X
       *[extra] One X
    }
cr-more-by-star = +{ $points } by a “{ $ability }” star
cr-ability-when =
    { $ability ->
        [reroll] before you draw
        [again] a crossed-out shape
        [recolour] one colour to another
        [clean] all windows
       *[extra] one square more
    }
cr-stars-left = { $left } of { $all } stars left
cr-stars =
    { $left ->
        [one] 1 star
       *[other] { $left } stars
    }
cr-stars-of = { $ability } { $left }
cr-none-yet = none yet
cr-abilities-about = You may use as many as you like in one turn. What you unlock in your own turn works from your next turn on.
cr-bonus-dice = Bonuses
cr-reroll-ask = Which dice?
cr-reroll-dice =
    { $count ->
        [0] Pick dice
        [one] Reroll 1 die
       *[other] Reroll { $count } dice
    }
cr-recolour-ask = Dice of one colour, then the new one.
cr-recolour-to = New colour
cr-recolour-pick = Pick dice and a colour
cr-recolour-do = Turn { $count } { $face } to { $to }
cr-extra-ask = Tap a free square.
cr-extra-as = Drawn as
cr-a-brick = a brick
cr-a-window = a window
cr-extra-do = Draw it on { $square }

## Coats of arms

cr-coat-earned =
    { $line ->
        [none] A coat of arms.
       *[other] { $line } unlocks a coat of arms.
    }
cr-coat-spend =
    { $count ->
        [one] Spend it before the turn goes on.
       *[other] Spend it before the turn goes on, 1 of { $count }.
    }
cr-coat-window = One window
cr-coat-open =
    { $count ->
        [0] no square is free
        [one] 1 square is open
       *[other] { $count } squares are open
    }
cr-coat-marks = Two marks
cr-coat-marks-about = on one track
cr-coat-window-do = Draw it on { $square }

## Marking

cr-setup-ask = Before the first turn, mark the first two squares of one track.
cr-setup-about = A plus is an extra die of its colour when you draw a shape. A star is one use of an ability: with red you reroll dice, with blue you draw a shape without an X.
cr-left =
    { $count ->
        [one] { $name } left 1 die
       *[other] { $name } left { $count } dice
    }
cr-pick-one = pick one
cr-pick-more = one more, if you like
cr-pick-die = Pick a die
cr-pick-track = Pick a track
cr-mark-about = The die you pick marks the next square of its track. A white one marks any track.
cr-mark-when = Usable from your next turn
cr-mark-do = Mark { $colour }
cr-mark-two = Mark 2 on { $colour }
cr-no-mark = No mark
cr-no-more = No more
cr-next-square =
    { $gain ->
        [bonus] { $colour } square { $number }: a bonus
        [star] { $colour } square { $number }: a “{ $ability }” star
       *[nothing] { $colour } square { $number }: nothing yet
    }
cr-track-is-full = { $colour } is full

## Waiting

cr-wait-setup = The first turn begins when everybody has marked a track.
cr-wait-marks = The next turn begins when all have marked.
cr-wait-then = When the turn ends, you may mark for a die that is left.
cr-note = Bonus: { $colours }

## What a move brings

cr-tracks-full = { $tracks } full
cr-on-squares =
    { $brick ->
        [none] On { $squares }, no brick
       *[other] On { $squares }, brick on { $brick }
    }
cr-advice-draw =
    { $brick ->
        [none] { $shape } on { $squares }, no brick
       *[other] { $shape } on { $squares }, brick on { $brick }
    }
cr-take = Take { $shape }

## Buildings

cr-yours = Your building
cr-of = Building of { $name }
cr-all = The buildings
cr-your-sheet = Your sheet
cr-house-keys = Spot for the shape. Arrow keys move it, R turns it, B moves the brick, Enter draws it.
cr-keys = R: turn; B: move the brick; Q, E: another shape; Z: undo
cr-sign =
    { $sign ->
        [X] brick
        [O] window
       *[none] empty
    }
cr-portrait =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $empty ->
        [one] 1 square empty
       *[other] { $empty } squares empty
    }. Stars left:

## Why not

cr-why-shape = Not that shape
cr-why-crossed = Crossed out
cr-why-dice = Not enough dice
cr-why-bonus = No such bonus
cr-why-star = No star for it
cr-why-fits = It fits nowhere
cr-why-full = The track is full
cr-why-wait = Not your turn to act
cr-why-now = Not now

## The log

cr-log-rolled =
    { $you ->
        [yes] You rolled { $dice }
       *[no] { $name } rolled { $dice }
    }
cr-log-rerolled =
    { $you ->
        [yes] You rerolled { $dice }
       *[no] { $name } rerolled { $dice }
    }
cr-log-recoloured =
    { $you ->
        [yes] You turned { $from } to { $to }
       *[no] { $name } turned { $from } to { $to }
    }
cr-log-drew =
    { $you ->
        [yes] You drew { $colour } { $size }
       *[no] { $name } drew { $colour } { $size }
    }{ $clean ->
        [yes] , no brick
       *[no] {""}
    }
cr-log-single =
    { $you ->
        [yes] You
       *[no] { $name }
    } drew { $sign ->
        [X] a brick
       *[O] a window
    } on { $square }
cr-log-marked =
    { $you ->
        [yes] You
       *[no] { $name }
    } marked { $tracks }{ $gains ->
        [none] {""}
       *[other] : { $gains }
    }
cr-log-gain =
    { $gain ->
        [bonus] a bonus
       *[star] a star
    }
cr-log-passed =
    { $you ->
        [yes] You passed
       *[no] { $name } passed
    }
cr-log-declined =
    { $you ->
        [yes] You marked nothing
       *[no] { $name } marked nothing
    }
cr-log-crossed = Crossed out from the start: { $shape }
cr-log-starts =
    { $you ->
        [yes] You go first
       *[no] { $name } goes first
    }

## The end

cr-end-reached =
    { $who ->
        [you] You reached { $points } points in round { $round }, so it was the last.
       *[other] { $names } reached { $points } points in round { $round }, so it was the last.
    }
cr-end-stalemate = Two rounds went by in which nobody drew or marked anything. The game ended with round { $round }.
cr-replay-dice = The dice of this turn
cr-replay-pays = { $die }, pays

## Themes of puzzles

cr-theme =
    { $theme ->
        [choose] Which shape
        [place] Where to draw
        [brick] The brick’s place
        [no-x] A shape without a brick
        [one-x] One X
        [mark] What to mark
        [coat] The coat of arms
        [reroll] Which dice to reroll
        [change] A change of colour
        [decline] Marking nothing
        [pass] When to pass
        [end] When to stop
        [setup] Before the first turn
       *[other] {""}
    }
cr-place = { $colour } { $number }
