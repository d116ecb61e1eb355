# Ce que disent les leçons en plus de leurs propres fichiers.

no-lessons = Il n’y a pas de leçons ici
learn-all = Leçons
learn-game = Apprendre { $game }
learn-about = À chaque étape, vous jouez vous-même un coup, à une vraie table. Rien de ce que vous faites ici ne compte.
learn-lesson = Leçon { $number } : { $title }
learn-step =
    { $done ->
        [true] Étape { $step } sur { $steps }, terminée
       *[other] Étape { $step } sur { $steps }
    }
learn-skip = Passer
learn-coach = Guide
learn-done = terminée
learn-behind =
    { $done ->
        [true] terminée
       *[other]
        { $behind ->
            [0] { $steps ->
                [one] une étape
               *[other] { $steps } étapes
            }
           *[other] { $behind } étapes faites sur { $steps }
        }
    }
learn-begin =
    { $begun ->
        [true] Continuer : { $title }
       *[other] Commencer : { $title }
    }
learn-then = Après la dernière leçon, une partie contre { $bot } vous attend.
learn-finished = Toutes les leçons sont terminées.
learn-next-step = Suite : étape { $step } sur { $steps }
learn-next = Suite : { $title }
learn-play = Une première partie avec un guide, contre { $bot }
coach-other =
    { $brings ->
        [none] C’est permis, mais ici il faut autre chose.
       *[other] C’est permis, et cela donnerait : { $brings }. Ici, il faut autre chose.
    }
