# What the command line says in English.

cli-you = You
cli-bot =
    { $bot ->
        [duckling] Duckling
        [sparrow] Sparrow
        [gull] Gull
        [tern] Tern
        [heron] Heron
        [osprey] Osprey
        [eagle] Sea eagle
        [magpie] Magpie
       *[other] { $bot }
    }
cli-bots-head = Whom you can play against, the weakest first, with their ratings (100 points more: 64 of 100 games won):
cli-bots-measured = Measured on { $date } at { $commit } by { $command }, each against the one below.
cli-chance = chance
cli-told-of = { $name }:
cli-welcome = The seed of this game is { $seed }. Type a move, or help.
cli-hand-over = { $name } is next and will see what the others may not. Press Enter when nobody else is looking.
cli-unfinished = The game is left unfinished.
cli-moves-list = all: moves { $verb }
cli-moves-count = { $count } ways, such as: { $example }
cli-possible = Possible now: { $moves }
cli-not-read = “{ $text }” can’t be read. It is written like this: { $example }
cli-no-such-move = There is no move “{ $text }”. Type help for help.
cli-none-of-these = There is no move “{ $verb }” to make now.
cli-preview =
    { $same ->
        [1] That would bring { $low ->
            [one] 1 point
           *[other] { $low } points
        }. Nothing is done yet.
       *[0] That would bring { $low } to { $high } points. Nothing is done yet.
    }
cli-hint = { "   " }{ $move }: wins { $chance }% of games (probably { $low }% to { $high }%), { $points } points on average; simulated games: { $games }
cli-hint-unsure = { "   " }{ $move }: too few simulated games to say more ({ $games })
cli-hint-alone = { "   " }{ $move }: { $points } points on average; simulated games: { $games }
cli-no-undo = There is nothing to take back: the dice have fallen or the turn has been handed on since.
cli-which-rule = Which rule? Type its id, as in: rules 5.2
cli-no-such-rule = There is no rule { $rule }.
cli-which-file = To which file? As in: save game.txt
cli-saved = Saved to { $file }.
cli-pack-faults =
    { $faults ->
        [one] { $file } has 1 mistake
       *[other] { $file } has { $faults } mistakes
    }, and can’t be played with.
cli-result = Final scores
cli-winners =
    { $count ->
        [one] Victory: { $names }.
       *[other] Shared victory: { $names }.
    }
cli-replay = [{ $moment } of { $last }] Enter next, p previous, a number, q quit:
cli-arrow = An arrow from { $from } to { $to }
cli-ring = A ring around { $place }
cli-place = { $place } of { $name }

cli-review-progress = Reviewing: { $percent }%
cli-review-sentence =
    Luck gave { $lucky ->
        [you] you
       *[other] { $lucky }
    } { $luck } points, { $chooser ->
        [same] and choices another { $choices }
        [you] choices gave you { $choices }
       *[other] choices gave { $chooser } { $choices }
    }.
cli-review-several =
    Luck gave { $lucky ->
        [you] you
       *[other] { $lucky }
    } { $luck } points; { $careful ->
        [you] you
       *[other] { $careful }
    } gave away the least: { $given }.
cli-review-alone = In points, luck brought { $luck } and choices { $choices }.
cli-review-chances =
    { $players ->
        [2] { $name }’s chance to win, turn by turn
       *[other] Chance to win, turn by turn, a lane each
    }
cli-review-points = Points to be expected, turn by turn
cli-review-lane-luck = luck
cli-review-lane-given = given away
cli-review-dots = ○ after the luck of a turn, ● after its choices
cli-review-lanes = △ ▽ luck for and against, ▲ ▼ by a point or more; ▪ given away, ■ a point or more
cli-review-leads = How the lead came about, in points
cli-review-result-alone = How the points came about
cli-review-start = At the start
cli-review-luck = Luck
cli-review-revealed = What was revealed
cli-review-doubt = Luck is worked out from samples: give or take { $points } points.
cli-review-choices =
    { $players ->
        [1] Choices
       *[other]
            { $name ->
                [you] Your choices
               *[other] { $name }’s choices
            }
    }
cli-review-result = The result
cli-review-moments = Key moments
cli-review-no-moments = Nothing is known for sure to have been better than what was played.
cli-review-turn = Turn { $turn }, { $name }:
cli-review-cost = −{ $chance }% ({ $chance_low } to { $chance_high }), −{ $points } points ({ $points_low } to { $points_high }), by { $games } games on the same dice
cli-review-cost-alone = −{ $points } points ({ $points_low } to { $points_high }), by { $games } games on the same dice
cli-review-played = played:
cli-review-better = better:
cli-review-points-now = points at once
cli-review-difference = { $what } { $played }, better { $better }
cli-review-seat =
    { $name }: { $real ->
        [one] 1 real decision
       *[other] { $real } real decisions
    }, { $best } of them best, { $better } with something better, { $open } open; { $points } points given away.
cli-review-grade = That is at least { $grade } a decision.
cli-review-draft = This is a draft. With more trials of every decision: --depth whole

cli-help = Type a move as it is listed. A question mark after it shows what it would bring; a verb alone lists its moves. You can also type:
cli-help-help = this help
cli-help-moves = all moves; moves place: those that begin so
cli-help-hint = the best moves, and how many simulated games each won
cli-help-undo = take back your last move, until dice fall or the turn is handed on
cli-help-board = show the table again
cli-help-log = all that has happened
cli-help-rules = a rule by its id, as in: rules 5.2
cli-help-options = the edition and options of this game
cli-help-save = write the record to a file, as in: save game.txt
cli-help-quit = leave the game

cli-learn-welcome = Make the move that is asked for, typed as it is listed. You can also type hint, which shows it, skip to go on, quit to leave, and help.
cli-learn-step = Lesson { $lesson }, { $title }: step { $step } of { $steps }
cli-learn-other = It is allowed, but something else is asked for here.
cli-learn-hint = Type: { $move }
cli-learn-help-hint = the move that is asked for
cli-learn-help-skip = go on to the next step
cli-learn-next = Enter for the next step.
cli-learn-left = To go on later: { $command }
cli-learn-over = That was the last lesson. A whole game: { $command }

cli-seals-fit =
    { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } with { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }: each follows from the one before. The head is { $hash }, signed by { $key }.
cli-seals-away = { $url } does not answer.
cli-seals-rewritten = The log of seals was rewritten.
cli-seals-key = Another key signs it than the one that signed entry { $known }.
cli-seals-signature = The head at entry { $number } is not signed by the key that it names.
cli-seals-below = It ends at entry { $number }, and entry { $known } has been seen.
cli-seals-forked = Entry { $number } is not the one that was seen under this number: there are two logs.
cli-seals-malformed = What follows entry { $number } is no entry of such a log.
cli-seals-missing = Entry { $number } is missing.
cli-seals-unlinked = Entry { $number } does not follow from the one before it: one of the two was changed.
cli-seals-changed = Entry { $number } has another hash than what it holds.
cli-seals-proof = Keep these two signed heads; they are the proof:
