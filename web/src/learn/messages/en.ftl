# What lessons say besides what their own files say.

no-lessons = There are no lessons here
learn-all = Lessons
learn-game = Learn { $game }
learn-about = Each step is a move that you make yourself, at a real table. Nothing you do here counts.
learn-lesson = Lesson { $number }: { $title }
learn-step =
    { $done ->
        [true] Step { $step } of { $steps }, done
       *[other] Step { $step } of { $steps }
    }
learn-skip = Skip
learn-coach = Coach
learn-done = done
learn-behind =
    { $done ->
        [true] done
       *[other]
        { $behind ->
            [0] { $steps ->
                [one] one step
               *[other] { $steps } steps
            }
           *[other] { $behind } of { $steps } steps done
        }
    }
learn-begin =
    { $begun ->
        [true] Go on: { $title }
       *[other] Begin: { $title }
    }
learn-then = After the last lesson a game against { $bot } awaits you.
learn-finished = All lessons are done.
learn-next-step = Next: step { $step } of { $steps }
learn-next = Next: { $title }
learn-play = A first game with a coach, against { $bot }
coach-other =
    { $brings ->
        [none] That is allowed, but here something else is wanted.
       *[other] That is allowed, and would bring: { $brings }. Here something else is wanted.
    }
