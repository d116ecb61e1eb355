daily-title = Défi du jour
daily-heading = Le défi d’aujourd’hui
daily-about = Les mêmes dés et les mêmes cartes pour tous, scellés avant le début du jour. Un essai par jeu. Le jour se termine à minuit UTC ; une partie commencée peut se finir dans les douze heures qui suivent.
daily-about-device = Il n’y a pas de serveur ici : cet appareil distribue, de la même façon pour tous ceux qui jouent hors ligne, et chacun peut le savoir d’avance. Ce n’est donc pas classé.
daily-week = Le défi de la semaine, plus long
daily-play = Jouer la partie du jour
daily-begin = Commencer
daily-go-on = Continuer
daily-look = Regarder
daily-alone = En solo.
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
daily-review = Analyser
daily-again = Rejouer
daily-being-made = Les défis du jour se préparent et se scellent. Encore un instant.
daily-game = Jeu
daily-places = Classement
daily-places-today = Le classement du jour
daily-place = Place
daily-player = Joueur
daily-points-column = Points
daily-lead-column = Avance
daily-without-luck = Sans la chance
daily-you = vous
daily-somebody = Quelqu’un
daily-nobody = Personne ne l’a encore fini.
daily-more =
    { $count ->
        [one] En montrer un de plus
       *[other] En montrer { $count } de plus
    }
daily-histogram =
    { $count ->
        [one] Un résultat : { $low }.
       *[other] { $count } résultats de { $low } à { $high }.
    }
daily-histogram-mine = Le vôtre est { $mine }.
daily-rank-of = Place { $rank } sur { $ranked }
daily-replay = Revoir la partie
daily-replay-of = Revoir la partie de { $name }
daily-verify = Vérifier les dés
daily-go-to-table = À la table
daily-under-way = Votre partie est en cours. Elle est classée si vous la finissez avant la clôture.
daily-unranked = Votre essai n’est pas classé : abandonné, ou pas fini à temps.
daily-not-yet-played = Vous ne l’avez pas encore joué.
daily-not-played = Vous ne l’avez pas joué.
daily-closes = Toutes les parties pourront être revues à la clôture : { $when }.
daily-closed = Le défi est clos : sa graine est publique, toute partie classée peut être revue et ses dés vérifiés.
daily-away = Il n’y a pas de serveur à interroger pour le classement.
daily-none = Il n’y avait pas de défi
daily-none-why = Personne n’en a fait pour ce jour, ou l’adresse est mal tapée.
daily-here = Sur cet appareil, non classé
daily-played-here = sur cet appareil
daily-played-count-here =
    { $count ->
        [one] une partie jouée sur cet appareil, non classée
       *[other] { $count } parties jouées sur cet appareil, non classées
    }
daily-month-before = Le mois précédent
daily-month-after = Le mois suivant
daily-week-of-year = semaine { $week } de { $year }
