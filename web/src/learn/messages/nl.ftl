# Wat lessen zeggen naast wat hun eigen bestanden zeggen.

no-lessons = Hier zijn geen lessen
learn-all = Lessen
learn-game = { $game } leren
learn-about = Elke stap is een zet die je zelf doet, aan een echte tafel. Niets wat je hier doet telt mee.
learn-lesson = Les { $number }: { $title }
learn-step =
    { $done ->
        [true] Stap { $step } van { $steps }, klaar
       *[other] Stap { $step } van { $steps }
    }
learn-skip = Overslaan
learn-coach = Gids
learn-done = klaar
learn-behind =
    { $done ->
        [true] klaar
       *[other]
        { $behind ->
            [0] { $steps ->
                [one] één stap
               *[other] { $steps } stappen
            }
           *[other] { $behind } van { $steps } stappen klaar
        }
    }
learn-begin =
    { $begun ->
        [true] Verder: { $title }
       *[other] Begin: { $title }
    }
learn-then = Na de laatste les wacht er een partij tegen { $bot } op je.
learn-finished = Alle lessen zijn klaar.
learn-next-step = Verder: stap { $step } van { $steps }
learn-next = Verder: { $title }
learn-play = Een eerste partij met een gids, tegen { $bot }
coach-other =
    { $brings ->
        [none] Dat mag, maar hier is iets anders gevraagd.
       *[other] Dat mag, en het zou opleveren: { $brings }. Hier is iets anders gevraagd.
    }
