## Looking back at a game

review-title = Analyse
review-working = Retour sur la partie
review-working-about = La partie est évaluée tour par tour, et les choix sont essayés avec les mêmes dés. Vous pouvez partir entre-temps : l’analyse est gardée avec la partie.
review-none = Il n’y a pas d’analyse
review-first-look = Premier aperçu fait à { $done }.
review-going-deeper = Ceci est un premier aperçu. Une analyse plus fine en est à { $done }, et les chiffres se précisent.
review-whole = Chaque choix a été examiné de près.
review-to-end = Vers le résultat
review-turn =
    { $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    }

## In a sentence

review-neither = Ni la chance ni les choix n’ont fait un demi-point.
review-luck-even = La chance s’est équilibrée.
review-luck-gave =
    { $you ->
        [yes] La chance vous a donné { $points } points.
       *[other] La chance a donné { $points } points à { $name }.
    }
review-luck-took =
    { $you ->
        [yes] La chance vous a pris { $points } points.
       *[other] La chance a pris { $points } points à { $name }.
    }
review-luck-passed =
    { $you ->
        [yes] La chance ne vous a ni aidé ni desservi.
       *[other] La chance n’a ni aidé ni desservi { $name }.
    }
review-choices-even = Les choix se sont équilibrés.
review-choices-gave =
    { $another ->
        [yes] { $you ->
            [yes] Les choix vous en ont donné { $points } de plus.
           *[other] Les choix en ont donné { $points } de plus à { $name }.
        }
       *[no] { $you ->
            [yes] Les choix vous en ont donné { $points }.
           *[other] Les choix en ont donné { $points } à { $name }.
        }
    }
review-light-gave =
    { $you ->
        [yes] Ce qui a été révélé vous en a donné { $points }.
       *[other] Ce qui a été révélé en a donné { $points } à { $name }.
    }
review-cancels = L’un annule l’autre.
review-own =
    { $way ->
        [gave] { $you ->
            [yes] Vos propres choix en ont donné { $points }.
           *[other] Les propres choix de { $name } en ont donné { $points }.
        }
       *[cost] { $you ->
            [yes] Vos propres choix en ont coûté { $points }.
           *[other] Les propres choix de { $name } en ont coûté { $points }.
        }
    }
review-least =
    { $you ->
        [yes] Personne n’a laissé filer moins que vous.
       *[other] Personne n’a laissé filer moins que { $name }.
    }
review-alone-luck =
    { $way ->
        [even] La chance s’est équilibrée.
        [gave] La chance vous a donné { $points } points.
       *[cost] La chance vous a pris { $points } points.
    }
review-alone-choices =
    { $way ->
        [even] Vos choix ont rapporté ce qui était attendu : { $start } au départ.
        [gave] Vos choix en ont donné { $points } ; { $start } étaient attendus au départ.
       *[cost] Vos choix en ont coûté { $points } ; { $start } étaient attendus au départ.
    }

## The graph

review-graph =
    { $measure ->
        [chances] { $you ->
            [yes] Vos chances de gagner
           *[other] Chances de gagner de { $name }
        }
        [leads] { $you ->
            [yes] Votre avance attendue
           *[other] Avance attendue de { $name }
        }
        [grade] Chances du meilleur rang
       *[points] Points attendus
    }
review-lanes =
    { $measure ->
        [chances] Chances de gagner, une bande chacun
       *[leads] Avance attendue, une bande chacun
    }
review-measure = Ce que montre la courbe
review-chance = Chances
review-lead-of = Avance
review-points = Points
review-grade = Rang
review-graph-read =
    { $measure ->
        [chances] { $you ->
            [yes] Vos chances de gagner : { $first } au départ, { $most } au plus haut, { $last } à la fin.
           *[other] Chances de gagner de { $name } : { $first } au départ, { $most } au plus haut, { $last } à la fin.
        }
        [leads] { $you ->
            [yes] Votre avance attendue : { $first } au départ, { $most } au plus haut, { $last } à la fin.
           *[other] Avance attendue de { $name } : { $first } au départ, { $most } au plus haut, { $last } à la fin.
        }
        [grade] Chances du meilleur rang : { $first } au départ, { $most } au plus haut, { $last } à la fin.
       *[points] Points attendus : { $first } au départ, { $most } au plus haut, { $last } à la fin.
    } { $turn ->
        [0] Le plus haut était au départ ;
       *[other] Le plus haut était après le tour { $turn } ;
    } { $moments ->
        [0] aucun moment clé n’est marqué.
        [one] un moment clé est marqué.
       *[other] { $moments } moments clés sont marqués.
    }
review-turn-pick = Tour
review-pick = Choisissez un tour dans la courbe pour voir ce qu’il a fait.
review-turn-read =
    { $who ->
        [none] { $turn } : chance { $luck }, choix { $choices }.
        [you] { $turn }, à vous : chance { $luck }, choix { $choices }.
       *[other] { $turn }, { $name } : chance { $luck }, choix { $choices }.
    } { $measure ->
        [chances] Chances alors : { $stands }.
       *[leads] Points alors : { $stands }.
    }
review-watch-turn = Revoir ce tour
review-luck-lane = La chance, tour par tour
review-given-lane = Laissé filer par des choix
review-lane-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-legend-dot = point : après la chance
review-legend-step = marche : après les choix
review-legend-given = { $points } point ou plus laissé filer
review-table = La courbe en tableau, en points
review-table-turn = Tour
review-luck = Chance
review-choices = Choix
review-points-then = points alors
review-chance-then = chances alors

## The sum

review-sum = Ce qui a fait le résultat
review-sum-alone = Ce qui a fait les points
review-shares = Ce qui a fait chaque avance
review-start = Ordre de départ
review-expected = Attendu
review-choices-of =
    { $you ->
        [yes] Vos choix
       *[other] Choix de { $name }
    }
review-revealed = Ce qui a été révélé
review-doubt = La chance est estimée sur des échantillons, avec une marge de { $points } points.
review-result = Le résultat
review-level = égalité
review-towards =
    { $you ->
        [yes] pour vous
       *[other] pour { $name }
    }
review-towards-points =
    { $you ->
        [yes] Vous { $points }
       *[other] { $name } { $points }
    }
review-share-start = Départ
review-share-own = Ses choix
review-share-others = Choix des autres
review-share-lead = Avance
review-share-about = L’avance se compte sur la meilleure des autres personnes. Chaque ligne est une somme exacte.

## Key moments

review-moments = Moments clés
review-whose = Les moments de qui
review-played-well =
    { $you ->
        [yes] Vos choix qui comptaient : { $real }, dont { $best } qu’on ne pouvait pas améliorer. Points laissés filer à coup sûr : { $given }.
       *[other] Choix de { $name } qui comptaient : { $real }, dont { $best } qu’on ne pouvait pas améliorer. Points laissés filer à coup sûr : { $given }.
    }
review-per-decision = Cela fait { $points } par choix.
review-no-moments =
    { $you ->
        [yes] Rien n’était à coup sûr meilleur que ce que vous avez fait.
       *[other] Rien n’était à coup sûr meilleur que ce que { $name } a fait.
    }
review-sure = Chaque suite a été jouée jusqu’à { $games } fois avec les mêmes dés par des bots. Les petits chiffres donnent l’intervalle où se trouve le coût dans 95 essais sur 100.
review-cost = { $points } points
review-range = { $low } à { $high }
review-cost-chance = { $chance }, { $low } à { $high }
review-played =
    { $you ->
        [yes] Vous avez joué
       *[other] { $name } a joué
    }
review-better = Mieux
review-line-points =
    { $points ->
        [one] { $points } point aussitôt
       *[other] { $points } points aussitôt
    }
review-difference = { $what } : { $better } au lieu de { $played }
review-diff-points = Points aussitôt
review-play-on = Rejouer d’ici
review-open = Ouvrir
review-moment-title =
    { $you ->
        [yes] { $turn }, votre choix
       *[other] { $turn }, choix de { $name }
    }
review-moment-number = Moment clé { $number } sur { $count }
review-no-reason = Rien de ce qui se compte ne diffère juste après le coup : la différence apparaît plus tard.
review-went-on = Comment les parties ont continué
review-same-dice = { $games } parties depuis chaque suite, avec les mêmes dés pour les deux.
review-costs = Ce qui a été joué coûte { $points } points, entre { $low } et { $high }.
review-just-before = Juste avant :
review-before = Le moment d’avant
review-next = Le moment suivant
review-mean-points = { $points } points en moyenne
review-mean-lead =
    { $way ->
        [ahead] { $points } d’avance en moyenne
        [behind] { $points } de retard en moyenne
       *[level] égalité en moyenne
    }
review-spread-read = { $name } : { $points } points en moyenne
review-lead =
    { $way ->
        [ahead] { $points } d’avance
        [behind] { $points } de retard
       *[level] égalité
    }
