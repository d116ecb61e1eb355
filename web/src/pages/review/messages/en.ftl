## Looking back at a game

review-title = Review
review-working = Looking back
review-working-about = The game is valued turn by turn, and the choices are tried out with the same dice. You can leave in the meantime: the review is kept with the game.
review-none = There is no review
review-first-look = The first look is { $done } done.
review-going-deeper = This is a first look. A closer one is { $done } done, and the figures settle in the meantime.
review-whole = Every choice has been looked at closely.
review-to-end = To the result
review-turn =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }

## In a sentence

review-neither = Neither luck nor choices made half a point.
review-luck-even = Luck was even.
review-luck-gave =
    { $you ->
        [yes] Luck gave you { $points } points.
       *[other] Luck gave { $name } { $points } points.
    }
review-luck-took =
    { $you ->
        [yes] Luck took { $points } points from you.
       *[other] Luck took { $points } points from { $name }.
    }
review-luck-passed =
    { $you ->
        [yes] Luck neither helped nor hurt you.
       *[other] Luck neither helped nor hurt { $name }.
    }
review-choices-even = The choices were even.
review-choices-gave =
    { $another ->
        [yes] { $you ->
            [yes] Choices gave you { $points } more.
           *[other] Choices gave { $name } { $points } more.
        }
       *[no] { $you ->
            [yes] Choices gave you { $points }.
           *[other] Choices gave { $name } { $points }.
        }
    }
review-light-gave =
    { $you ->
        [yes] What came to light gave you { $points }.
       *[other] What came to light gave { $name } { $points }.
    }
review-cancels = One cancels out the other.
review-own =
    { $way ->
        [gave] { $you ->
            [yes] Your own choices gave you { $points }.
           *[other] { $name }’s own choices gave { $points }.
        }
       *[cost] { $you ->
            [yes] Your own choices cost you { $points }.
           *[other] { $name }’s own choices cost { $points }.
        }
    }
review-least =
    { $you ->
        [yes] Nobody gave away less than you.
       *[other] Nobody gave away less than { $name }.
    }
review-alone-luck =
    { $way ->
        [even] Luck was even.
        [gave] Luck gave you { $points } points.
       *[cost] Luck took { $points } points from you.
    }
review-alone-choices =
    { $way ->
        [even] Your choices brought what was to be expected: { $start } at the start.
        [gave] Your choices gave you { $points }; { $start } were to be expected at the start.
       *[cost] Your choices cost you { $points }; { $start } were to be expected at the start.
    }

## The graph

review-graph =
    { $measure ->
        [chances] { $you ->
            [yes] Your chance to win
           *[other] { $name }’s chance to win
        }
        [leads] { $you ->
            [yes] Your lead to be expected
           *[other] { $name }’s lead to be expected
        }
        [grade] Chance of the best grade
       *[points] Points to be expected
    }
review-lanes =
    { $measure ->
        [chances] Chance to win, a lane each
       *[leads] Lead to be expected, a lane each
    }
review-measure = What the graph shows
review-chance = Chance
review-lead-of = Lead
review-points = Points
review-grade = Grade
review-graph-read =
    { $measure ->
        [chances] { $you ->
            [yes] Your chance to win was { $first } at the start, { $most } at its highest, and { $last } at the end.
           *[other] { $name }’s chance to win was { $first } at the start, { $most } at its highest, and { $last } at the end.
        }
        [leads] { $you ->
            [yes] Your lead to be expected was { $first } at the start, { $most } at its highest, and { $last } at the end.
           *[other] { $name }’s lead to be expected was { $first } at the start, { $most } at its highest, and { $last } at the end.
        }
        [grade] The chance of the best grade was { $first } at the start, { $most } at its highest, and { $last } at the end.
       *[points] { $first } points were to be expected at the start, { $most } at the highest, and it came to { $last }.
    } { $turn ->
        [0] It was highest at the start;
       *[other] It was highest after turn { $turn };
    } { $moments ->
        [0] no key moments are marked.
        [one] one key moment is marked.
       *[other] { $moments } key moments are marked.
    }
review-turn-pick = Turn
review-pick = Pick a turn in the graph to see what it did.
review-turn-read =
    { $who ->
        [none] { $turn }: luck { $luck }, choices { $choices }.
        [you] { $turn }, yours: luck { $luck }, choices { $choices }.
       *[other] { $turn }, { $name }: luck { $luck }, choices { $choices }.
    } { $measure ->
        [chances] Chance then: { $stands }.
       *[leads] Points then: { $stands }.
    }
review-watch-turn = Watch this turn
review-luck-lane = Luck, turn by turn
review-given-lane = Given away by choices
review-lane-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
review-legend-dot = dot: after the luck
review-legend-step = step: after the choices
review-legend-given = { $points } points or more given away
review-table = The graph as a table, in points
review-table-turn = Turn
review-luck = Luck
review-choices = Choices
review-points-then = points then
review-chance-then = chance then

## The sum

review-sum = What made the result
review-sum-alone = What made the points
review-shares = What made each lead
review-start = Start order
review-expected = To be expected
review-choices-of =
    { $you ->
        [yes] Your choices
       *[other] { $name }’s choices
    }
review-revealed = What came to light
review-doubt = Luck is worked out from samples: give or take { $points } points.
review-result = The result
review-level = level
review-towards =
    { $you ->
        [yes] towards you
       *[other] towards { $name }
    }
review-towards-points =
    { $you ->
        [yes] You { $points }
       *[other] { $name } { $points }
    }
review-share-start = Start
review-share-own = Own choices
review-share-others = Others’ choices
review-share-lead = Lead
review-share-about = The lead is over the best of the others. Each line adds up.

## Key moments

review-moments = Key moments
review-whose = Whose moments
review-played-well =
    { $you ->
        [yes] Of your { $real } choices that mattered, { $best } could not have been better. { $given } points were given away for sure.
       *[other] Of { $name }’s { $real } choices that mattered, { $best } could not have been better. { $given } points were given away for sure.
    }
review-per-decision = That is { $points } a choice.
review-no-moments =
    { $you ->
        [yes] Nothing was better for sure than what you did.
       *[other] Nothing was better for sure than what { $name } did.
    }
review-sure = Each line was played on up to { $games } times with the same dice by bots. The small figures are the range in which the cost lies in 95 of 100 such tests.
review-cost = { $points } points
review-range = { $low } to { $high }
review-cost-chance = { $chance }, { $low } to { $high }
review-played =
    { $you ->
        [yes] You played
       *[other] { $name } played
    }
review-better = Better
review-line-points =
    { $points ->
        [one] 1 point at once
       *[other] { $points } points at once
    }
review-difference = { $what }: { $better } instead of { $played }
review-diff-points = Points at once
review-play-on = Play on from here
review-open = Open it
review-moment-title =
    { $you ->
        [yes] { $turn }, your choice
       *[other] { $turn }, { $name }’s choice
    }
review-moment-number = Key moment { $number } of { $count }
review-no-reason = Nothing that can be counted differs right after the move: the difference shows later.
review-went-on = How the games went on
review-same-dice = { $games } games from each line, with the same dice for both.
review-costs = What was played costs { $points } points, between { $low } and { $high }.
review-just-before = Just before:
review-before = The moment before
review-next = The next moment
review-mean-points = { $points } points on average
review-mean-lead =
    { $way ->
        [ahead] { $points } ahead on average
        [behind] { $points } behind on average
       *[level] level on average
    }
review-spread-read = { $name }: { $points } points on average
review-lead =
    { $way ->
        [ahead] { $points } ahead
        [behind] { $points } behind
       *[level] level
    }
