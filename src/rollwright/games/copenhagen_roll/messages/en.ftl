# What Copenhagen Roll & Write says in English.
#
# A message’s id is the code of the event or refusal with "-" for "." and "_". Its arguments are the values of that
# code; a value with a message crw-word-<value> comes as that word, an empty one as "none". SEAT() turns the number of a
# seat into its player’s name. Events are told of a player whose name the caller puts in front; $seat is that name, or
# "none". A code that is both an event and a refusal words the refusal in its attribute .refusal.

## Events

crw-start-player = Goes first.
crw-crossed-out =
    { $seat ->
        [none] { $shape } is crossed out for this game.
       *[other] Crosses out { $shape }.
    }
    .refusal = { $shape } is crossed out. Take a shape that is still open, or take this one with a “use again” star.
crw-shape-gone = { $shape } is crossed out. Take a shape that is still open, or pass.
crw-turn-began = Takes the turn, round { $round }.
crw-rolled = The dice show { $dice }.
crw-rerolled = Rolls { $dice } again.
crw-color-changed = Turns { $count } { $face } to { $to }.
crw-chosen =
    Takes { $shape } for { $dice ->
        [0] 0 dice
        [one] 1 die
       *[other] { $dice } dice
    }{ $whites ->
        [0] {""}
        [one] {" "}+ 1 white
       *[other] {" "}+ { $whites } whites
    }{ $bonuses ->
        [0] {""}
        [one] {" "}+ 1 bonus
       *[other] {" "}+ { $bonuses } bonuses
    }.
crw-placed = Places it on { $squares }.
crw-drawn =
    { $brick ->
        [none] All of { $shape } is O.
       *[other] The X of { $shape } is on { $brick }.
    }
crw-single-drawn = Draws a single { $sign } on { $square }.
crw-passed = Passes.
crw-turn-ended =
    { $unused ->
        [none] Ends the turn; every die is used.
       *[other] Ends the turn and leaves { $unused }.
    }
crw-declined = Marks nothing more.
crw-marked =
    { $unlocked ->
        [bonus] Marks { $track } { $square }: a bonus.
        [star] Marks { $track } { $square }: a star.
       *[nothing] Marks { $track } { $square }.
    }
crw-track-full = Fills { $track }: +{ $points }.
    .refusal = Your { $track } track is full. Mark another track, or decline.
crw-row-completed = Completes row { $row }: +{ $points }.
crw-column-completed = Completes column { $column }: +{ $points }.
crw-coat-unlocked = Unlocks a coat of arms.
crw-coat-lost = Has no room left for the action of the coat of arms.
crw-star-used = Spends a { $track } star.
    .refusal = Your “{ $ability }” stars are spent, and each works once. Only further marks on { $track } can unlock more.
crw-last-round = Has { $points } points: this round is the last.
crw-game-over = The game ends with round { $round }.
    .refusal = The game is over and its result stands. Start a new one to play on.
crw-stalemate = Two rounds went by with nothing drawn or marked: the game ends with round { $round }.
crw-more-by-star = With a “{ $ability }” star: +{ $points } more.

## Refusals: whose part it is

crw-dice-decide = That is for chance to decide. Nobody picks what the dice show.
crw-start-decided = Who starts is decided before the first turn: by the host who names a seat, or else by chance.
crw-cross-decided = Chance decides which of two different 4s is crossed out, before the first turn of a game for two.
crw-wait-for-dice = The dice are still rolling. Act when they have come to rest.
crw-not-your-turn = It is { SEAT($active) }’s turn: only the active player rolls, chooses and draws. You may mark once the turn is ended.
crw-own-turn-only = Stars and bonuses are for your own turn. Keep them until it is you who rolls.
crw-drawing-closed = You have ended your turn and the others are marking. Nothing is drawn any more.
crw-wait-for-marks = The marking isn’t over yet. You roll when everybody has marked or declined.

## Refusals: set-up with two players

crw-setup-first = The set-up comes first. Mark the first two squares of one track.
crw-setup-first-may = The set-up comes first. Mark the first two squares of one track, or decline.
crw-setup-must = These marks can’t be declined. Pick one track and mark its first two squares.
crw-setup-order = The start player makes the set-up marks first, then the other. Now it is up to { SEAT($first) }.
crw-setup-over = Set-up marks are made before the first turn of a game for two, and only then.
crw-setup-over-may = Set-up marks may be made before the first turn of a game for two, and only then.
crw-setup-one-track = Both set-up marks go to one track. Name just one colour.
crw-setup-one-track-may = Both set-up marks go to one track. Name just one colour, or decline.

## Refusals: dice

crw-roll-first = Your turn starts with a roll. Roll all five dice first.
crw-already-rolled = You have rolled this turn. Only a “reroll” star rolls dice again, until you choose a shape or pass.
crw-reroll-too-late = You can reroll only until you choose a shape or pass. These dice stay as they lie.
crw-reroll-nothing = A reroll takes at least one die. Name the dice by their letters.
crw-reroll-not-there = You can’t reroll { $dice }: the table shows { $there }. Name only dice from among these.
crw-change-nothing = A colour change turns at least one die. Name the dice, then the face they turn to.
crw-change-one-face = One colour change goes from one face to one other. For a second colour, spend a second star.
crw-change-same-face = Those dice show that face already. Turn them to another.
crw-change-not-there =
    { $there ->
        [0] No unused die shows { $face }, so there is none to turn.
        [one] Only 1 unused die shows { $face }, not { $wanted }. Turn no more than lie there.
       *[other] Only { $there } unused dice show { $face }, not { $wanted }. Turn no more than lie there.
    }
crw-change-no-white = Here a colour change goes from one of the five colours to another. White is not one of them.
crw-change-too-late = The others are marking, so the dice stay as they lie. Change colours before you end your turn.

## Refusals: choosing

crw-already-drawn = You have drawn a shape, and one a turn is the limit. End your turn when you are ready.
crw-already-passed = You have passed, so this turn brings no shape. End your turn when you are ready.
crw-too-few-dice =
    Paid like that, { $shape } takes { $wanted } { $colour }, and you have { $there }. Pay more of it with whites or bonuses, or take a smaller shape.
crw-none-of-colour = Paid like that, { $shape } takes { $wanted } { $colour }, and no die shows { $colour }. Only dice of its colour, whites and bonuses pay for a shape.
crw-pays-too-much = { $shape } costs { $size }, and you offer { $paid } in whites and bonuses alone. Pay exactly { $size } in all.
crw-too-few-whites =
    { $there ->
        [0] No white die lies on the table, so you can’t pay with { $wanted }.
       *[other] You can’t pay with { $wanted } whites: { $there } on the table. Pay the rest with dice of the colour or bonuses.
    }
crw-not-crossed-out = { $shape } isn’t crossed out, so keep your “use again” star. Simply choose it.
crw-again-once-only = { $shape } is unlimited and needs no “use again” star. Simply choose it.
crw-again-not-setup = { $shape } was crossed out at set-up, and at this table “use again” doesn’t reach it. Take a shape crossed out in play.
crw-two-bonuses = Two bonuses of a colour are the most in one turn, not { $wanted }. Pay the rest with dice.
crw-no-place = { $shape } fits nowhere in your building. Take a shape that does, or pass.

## Refusals: bonuses and stars

crw-bonus-locked =
    { $left ->
        [0] You have no { $track } bonus yet.
       *[other] You have only { $left } { $track } bonus so far.
    } Pay with dice, and mark { $track } further for the next one.
crw-bonus-used =
    { $left ->
        [0] Your { $track } bonuses are spent, and each works once.
       *[other] You have only { $left } { $track } bonus left, and each works once.
    } Pay with dice instead.
crw-bonus-fresh =
    That { $track } bonus is fresh from this turn and waits for your next. { $left ->
        [0] For now you have none to use.
       *[other] For now you have { $left } to use.
    }
crw-star-locked = You have no “{ $ability }” star yet. Mark { $track } up to its next star.
crw-stars-gone = All your “{ $ability }” stars are spent: each works once, and the { $track } track has no more of them.
crw-star-fresh = That “{ $ability }” star is fresh from this turn. You may use it from your next turn on.

## Refusals: drawing

crw-choose-first = No shape is chosen yet, so there is none to place. Choose one and say how you pay for it, or pass.
crw-place-first = You have chosen a shape: place it now, before anything else. Undo if you would rather have another.
crw-off-grid = Not in your building: { $squares }. Columns run from a to e, rows from 1 at the bottom to 9.
crw-not-a-shape = { $squares }: no shape of the game looks like that. Name every square of the shape you chose, turned as you like.
crw-other-shape = Those squares don’t make { $shape }. Name all squares of the shape you chose, turned as you like.
crw-mirrored = That is { $shape } seen in a mirror. You may turn a shape, but never flip it.
crw-square-taken = Already filled: { $squares }. Draw on empty squares only.
crw-unsupported = { $squares }: that would hang in the air. At least one square must be in row 1 or directly above a filled one.
crw-only-touching = { $squares }: touching from the side, from below or at a corner is no support. At least one square must be directly above a filled one, or in row 1.
crw-brick-first = Name the X of your shape first: one of { $squares }. With a “no X” star all of them become O instead.
crw-no-brick-due = No shape is waiting for its X. Name the X when you have placed one.
crw-one-brick = A shape has one X. Name one square; the others are O.
crw-brick-elsewhere = { $square } isn’t part of your shape. Its X goes on one of { $squares }.
crw-no-x-with-brick = With “no X” every square is O, so there is no X to name. Type no-x by itself.
crw-no-x-with-drawing = “No X” belongs to a drawing: use it when the X is to be named. What is drawn never changes.
crw-no-x-for-turn = Here “no X” is used with the shape and then covers the turn’s singles too. It isn’t used for a single alone.
crw-one-x-after-shape = Here “one X” follows the shape. Draw a shape first, then the extra square.
crw-one-x-not-after-pass = Here “one X” follows a shape, and you have passed. Keep the star for another turn.
crw-one-x-too-late = The others are marking, so it is too late for “one X”. Use it before you end your turn.

## Refusals: coats of arms

crw-coat-first =
    { $due ->
        [one] A coat of arms is waiting.
       *[other] { $due } coats of arms are waiting.
    } First draw a single O, or mark two squares of one track.
crw-coat-must = The action of a coat of arms can’t be declined. Draw a single O, or mark two squares of one track.
crw-coat-marks = These marks come from your coat of arms, not from a die: mark { $track } twice as its action.
crw-no-coat = No coat of arms is waiting. Completing row 2, 4 or 6, or column b or d, unlocks one.
crw-coat-track-full = Your { $track } track is full. Pick one with room, or draw a single O.
crw-coat-one-track = Both marks of a coat of arms go to one track. Name just one colour.
crw-coat-is-window = The single square of a coat of arms is always O. Name the square alone.

## Refusals: ending and marking

crw-draw-or-pass = You have neither drawn nor passed. Choose a shape or pass, then end your turn.
crw-marking-closed = Marking isn’t open. It opens when the active player has ended the turn.
crw-active-marks-not = The dice you leave are for the others. You mark in their turns, not in your own.
crw-mark-now = It isn’t your turn to draw: you are asked whether you mark for a die left over. Mark, or decline.
crw-one-mark = You have nothing more to mark this turn. Wait for the others.
crw-no-such-die =
    { $unused ->
        [none] No die is left, so there is nothing to mark for.
       *[other] No die lets you mark { $track }; left over: { $unused }. Mark the colour of a die left over, or any colour for a white one.
    }
crw-die-twice = One die marks once, and no die is left for { $track }: there were { $unused }. Mark for another die, or decline.
crw-other-track = Your { $track } track is full. Mark another track.
crw-track-takes-none = Your { $track } track is full: it takes no more marks.
crw-must-mark = At this table marking is a duty. Mark the track of one of the dice left.
crw-nothing-to-decline = There is nothing to decline now. You decline when it is your turn to mark.

## Editions and options

crw-edition-en = English edition
crw-edition-fr = French edition
crw-edition-nl = Dutch edition

crw-option-no-x-scope = Reach of “no X”
    .about = How much one use of “no X” turns to O.
    .is-turn = the shape and all “one X” singles of the turn
    .is-drawing = one drawing: the shape or one single
crw-option-one-x-timing = Time for “one X”
    .about = When “one X” may be used in a turn.
    .is-after-shape = after the shape
    .is-any = before or after the shape, or without one
crw-option-color-change-face = Faces of a colour change
    .about = Which faces a colour change turns dice from and to.
    .is-color = the five colours
    .is-any = the five colours and white
crw-option-two-player-setup-marks = Set-up marks with two players
    .about = Whether the two marks before the first turn may be declined.
    .is-must = compulsory
    .is-may = optional
crw-option-start-player = Start player
    .about = Who starts if the rulebook is followed. The seat itself is set by the next option.
    .is-youngest = the youngest, if a seat is named
    .is-chance = drawn by chance
crw-option-start-seat = Seat that starts
    .about = The seat that takes the first turn.
    .is-none = chance decides
    .is-0 = first seat
    .is-1 = second seat
    .is-2 = third seat
    .is-3 = fourth seat
crw-option-two-player-crossed-fours = 4s crossed out with two players
    .about = Which 4s are out of the game from the start.
    .is-one-per-color = one of each colour
    .is-one-per-shape = one of each different shape
crw-option-use-again-setup-fours = “Use again” for the 4s of the set-up
    .about = Whether “use again” reaches the 4s crossed out at set-up.
    .is-yes = yes
    .is-no = no
crw-option-marking = Marking for unused dice
    .about = Whether the other players may decline to mark.
    .is-may = optional
    .is-must = compulsory

## Words

crw-word-red = red
crw-word-yellow = yellow
crw-word-green = green
crw-word-blue = blue
crw-word-purple = purple
crw-word-white = white

crw-word-red-2 = red-2
crw-word-red-3 = red-3
crw-word-red-4 = red-4
crw-word-red-5 = red-5
crw-word-yellow-2 = yellow-2
crw-word-yellow-3 = yellow-3
crw-word-yellow-4-left = yellow-4-left
crw-word-yellow-4-right = yellow-4-right
crw-word-yellow-5 = yellow-5
crw-word-green-2 = green-2
crw-word-green-3 = green-3
crw-word-green-4-left = green-4-left
crw-word-green-4-right = green-4-right
crw-word-green-5 = green-5
crw-word-blue-2 = blue-2
crw-word-blue-3 = blue-3
crw-word-blue-4-left = blue-4-left
crw-word-blue-4-right = blue-4-right
crw-word-blue-5 = blue-5
crw-word-purple-2 = purple-2
crw-word-purple-3 = purple-3
crw-word-purple-4 = purple-4
crw-word-purple-5 = purple-5

crw-word-reroll = reroll
crw-word-use-again = use again
crw-word-color-change = colour change
crw-word-no-x = no X
crw-word-one-x = one X

## Standing answers

crw-answer-decline = Decline to mark
    .choices = unless one of these can be marked
    .about = When others leave dice, you decline at once. It answers nothing else, and you can take an answer back.

## Scores and tie-breakers

crw-score-rows = rows
crw-score-columns = columns
crw-score-tracks = tracks
crw-score-empty-squares = empty squares
crw-score-squares = squares drawn
crw-score-bricks = X drawn
crw-score-stars = stars to use
crw-score-marks-red = red marks
crw-score-marks-yellow = yellow marks
crw-score-marks-green = green marks
crw-score-marks-blue = blue marks
crw-score-marks-purple = purple marks
crw-score-dice-left = dice left for the others

## The screen

crw-screen-round = round { $round }
crw-screen-last-round = the last round
crw-screen-starts = start player: { $name }
crw-screen-points = { $points } pt
crw-screen-tracks = + bonus  * star  [ ] marked  [x] spent  ( ) next turn
crw-screen-dice = Dice
crw-screen-bricks = X a13: an X on a1 and on a3
crw-screen-step-start = The start player is drawn
crw-screen-step-cross = A four is crossed out
crw-screen-step-setup = { $name }: mark two squares of a track
crw-screen-step-roll = { $name }: roll the dice
crw-screen-step-rolling = The dice are rolling
crw-screen-step-choose = { $name }: choose a shape, or pass
crw-screen-step-place = { $name }: place { $shape }
crw-screen-step-brick = { $name }: name the X
crw-screen-step-coat = { $name }: coat of arms: draw an O, or mark a track twice
crw-screen-step-finish = { $name }: use more stars, or end the turn
crw-screen-step-mark = { $name }: mark, or decline
crw-screen-step-over = The game is over

crw-help =
    Your turn: roll; choose a shape; place it; name its X; end. Squares run from a1, bottom left, to e9. Dice are r red, y yellow, g green, b blue, p purple, w white.
    choose red-3 takes 3 red dice; w1 pays 1 of them with a white, b1 with a bonus: choose red-3 w1 b1. Add again to take a shape that is crossed out, for a yellow star.
    place a1 b1 b2 names all squares of the shape, then brick a1 its X; no-x makes all of it O, for a blue star.
    reroll yp rolls a yellow and a purple die again, for a red star. change yy r turns two yellow dice to red, for a green star. one-x c4 draws an extra square, for a purple star.
    coat c4 draws the O of a coat of arms, coat red marks two squares instead. mark red marks for a die that another player left; decline marks nothing.
