# Ce qu'un lien dit d'une table, d'un problème ou d'un défi avant qu'on l'ouvre. Voir en.ftl pour les conventions.

link-list-two = { $first } et { $second }
link-list-more = { $names } et { $last }
link-won = { $name } gagne avec { $points }
link-shared = { $names } à égalité
link-alone =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
link-over = { $game }. La partie a duré { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
link-over-call = Voir la partie
link-moment = Que joueriez-vous ?
link-moment-text = { $game }, tour { $turn }. C’est à { $name } de jouer.
link-moment-between = { $game }, tour { $turn }.
link-moment-call = Voir le coup joué
link-now =
    { $players ->
        [one] { $names } joue
       *[other] { $names } jouent
    }
link-now-text = { $game }, tour { $turn }.
link-now-call = Regarder
link-seat = { $name } vous garde une place
link-seat-text =
    { $game }, { $taken } { $seats ->
        [one] place prise sur { $seats }
       *[other] places prises sur { $seats }
    }. Sans compte.
link-full = { $names } vont commencer
link-puzzle = Que joueriez-vous ?
link-puzzle-text = { $game }. Un problème pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
link-puzzle-call = Essayer
link-daily = { $game } : le défi du jour
link-daily-text = { $date }. Les mêmes dés pour tout le monde ; les fenêtres sont les points, tour par tour.
link-daily-call = Jouer aussi

# Courriels.

mail-sign-in-subject = Se connecter à Rollwright
mail-sign-in =
    Ouvrez ce lien pour vous connecter à { $site } :

    { $link }

    Il sert une seule fois, dans les { $minutes } minutes. Vous n’avez rien demandé ? Ignorez-le : il ne se passera rien.
mail-address-subject = Confirmer votre adresse pour Rollwright
mail-address =
    Ouvrez ce lien sur un appareil où vous jouez à { $site }, et cette adresse vous ramènera à vos parties :

    { $link }

    Il sert une seule fois, dans les { $minutes } minutes. Vous n’avez rien demandé ? Ignorez-le : il ne se passera rien.

# Alertes.

call-turn = À vous de jouer : { $game }
call-with = Avec { $names }.
call-until = Vous avez jusqu’au { DATETIME($until, dateStyle: "full", timeStyle: "short") }.
call-invite = { $name } vous invite
call-invite-text = { $game } : une place vous attend.
call-nudge = { $name } vous attend
call-nudge-text = { $game } : c’est votre tour.
call-over = { $game } : la partie est finie
call-challenge = Le défi du jour est là
call-challenge-text = Les mêmes dés pour tout le monde, jusqu’à minuit UTC.
call-try = Voilà à quoi ressemble une alerte
call-try-text = Rien ne vous attend en ce moment.
call-many = { $count ->
        [one] { $count } alerte
       *[other] { $count } alertes
    } de Rollwright
call-calendar = Rollwright : vos tours
call-foot =
    Vous recevez ceci parce que vous l’avez demandé à { $site }.
    Modifier : { $change }
    Plus aucun courriel : { $stop }
call-foot-table = Plus rien au sujet de cette table : { $stop }
