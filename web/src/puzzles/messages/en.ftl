# What puzzles say. How two lines differ, and how games go on from them, is said in the words of reviews.

puzzle-none = There is no such puzzle
puzzle-goal = Find the best way to go on
puzzle-level = difficulty { $rating }
puzzle-your-rating = your rating
puzzle-rating-is = your rating { $rating }
puzzle-skip = Skip this puzzle
puzzle-judging = Looking at your try…

## What came of a try

puzzle-wrong = Something is better
puzzle-solved = Solved
puzzle-open = As good as the best, as far as can be told
puzzle-unjudged = Your try could not be judged
puzzle-unjudged-why = The connection broke, or too much is going on just now. It counts for nothing.
puzzle-behind = It is { $points } points behind the best, and wins { $percent }% less often.
puzzle-behind-points = It is { $points } points behind the best.
puzzle-behind-chance = It wins { $percent }% less often than the best.
puzzle-behind-hardly = It is behind the best by less than 0.3 points.
puzzle-next-best = Next best: { $line }. { $behind }
puzzle-rating-change = rating { $change }
puzzle-rating-kept = rating kept
puzzle-missed = missed by { $bots }
puzzle-show = Show it
puzzle-lines = All lines
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-better = What is better
puzzle-playing-on = Both lines are being played on…
puzzle-line-right = Right.
puzzle-line-yours = Your line.
puzzle-lines-about = A line is right if it can’t be told from the best: both were played on many times, with the same dice.

## All of them

puzzle-game = Game
puzzle-rating-span = most likely between { $low } and { $high }
puzzle-rating-none = an estimate until you have tried some
puzzle-solved-of =
    { $count ->
        [one] solved of 1
       *[other] solved of { $count }
    }
puzzle-best-storm = best storm
puzzle-three-minutes = three minutes
puzzle-themes = Themes
puzzle-of = { $solved } of { $count }
puzzle-about = Each is a position from a game, and one way to go on is better than the rest. The first try of a puzzle counts for your rating, later ones don’t. All of it is kept in this browser.
puzzle-storm = Storm
puzzle-all-solved = You have solved all of these.

## A storm

storm-count =
    { $solved ->
        [0] none solved yet
       *[other] { $solved } solved
    }
storm-end = End
storm-right = Solved. { $solved } so far.
storm-wrong = Something is better. { $solved } solved so far.
storm-solved =
    { $solved ->
        [0] None solved this time
        [one] 1 puzzle solved
       *[other] { $solved } puzzles solved
    }
storm-best = That is your best storm.
storm-best-is = Your best storm: { $solved }.
storm-about = A storm leaves your rating as it is. The clock stands still while tables are laid and tries are judged.
storm-tried = What you tried
storm-puzzle =
    { $solved ->
        [true] Puzzle { $number }, solved
       *[other] Puzzle { $number }
    }
storm-again = Another storm

## Themes that any game may have

puzzle-theme =
    { $theme ->
        [finish] The finish
        [now] Points now
        [later] Points later
        [roll] Roll or not
       *[other] {""}
    }
