daily-title = Défi du jour
daily-heading = Le défi d’aujourd’hui
daily-about = Les mêmes dés et les mêmes cartes pour tous, scellés avant le début du jour. Un essai par jeu. Le jour se termine à minuit UTC ; qui a commencé a douze heures pour finir.
daily-about-device = Il n’y a pas de serveur ici : cet appareil distribue, de la même façon pour tous ceux qui jouent hors ligne, et chacun peut le savoir d’avance. Rien n’en est classé.
daily-week = Le défi de la semaine, plus long
daily-play = Jouer la partie du jour
daily-begin = Commencer
daily-go-on = Continuer
daily-look = Regarder
daily-alone = Seul.
daily-against =
    { $count ->
        [one] Contre { $bot }.
       *[other] Contre { $count } × { $bot }.
    }
daily-begun =
    { $count ->
        [one] Une personne a commencé.
       *[other] { $count } personnes ont commencé.
    }
daily-sealed = Dés scellés
daily-open-seed = Non classé
daily-hours-left = encore { $hours } h { $minutes } min
daily-days-left =
    { $days ->
        [one] encore un jour
       *[other] encore { $days } jours
    }
daily-void = Rétabli à partir d’une sauvegarde : plus personne ne peut le commencer.
daily-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily-points-lead =
    { $points ->
        [one] { $points } point, avance { $lead }
       *[other] { $points } points, avance { $lead }
    }
daily-better = mieux que { $percent } % des autres
daily-adjusted-short = ({ NUMBER($points, maximumFractionDigits: 1) } sans la chance)
daily-your-week = Votre semaine
daily-to-come = à venir
daily-played = joué
daily-all-games = tous les jeux
daily-played-count =
    { $count ->
        [0] rien de joué
        [one] une partie jouée
       *[other] { $count } parties jouées
    }
daily-days-played =
    { $count ->
        [0] Encore aucun jour
        [one] Un jour
       *[other] { $count } jours
    }
daily-week-number = semaine { $week }
daily-result-title = Défi, { $when }
daily-not-ranked = Joué sur cet appareil, dont chacun peut connaître la donne d’avance : ce n’est pas classé.
daily-ranking = Votre résultat s’enregistre. Une partie abandonnée, ou finie après la clôture du défi, n’est pas classée.
daily-better-rank = Mieux que { $percent } % des autres : place { $rank } sur { $ranked } pour l’instant.
daily-first = Première partie finie.
daily-adjusted = Avance sans la chance
daily-adjusted-alone = Points sans la chance
daily-luck = Ce que la chance a donné
daily-dearest = Le tour { $turn } a cédé le plus
daily-share-title = Rollwright, { $when } : { $game }
daily-share-turns = tour par tour : { $digits }
daily-share-safe = Ni dés ni places : vous pouvez l’envoyer.
daily-copy = Copier
daily-review = Revoir
