# Ce que dit la page d’une table en français, quel que soit le jeu.

table-leave = Quitter la table
table-others = Autres joueurs
table-actions = Vos actions
table-happened = Ce qui s’est passé
table-watching = Spectateur
table-reconnecting = Reconnexion
table-detail =
    { $game }, { $stage }{ $edition ->
        [none] {""}
       *[other] , { $edition }
    }{ $start ->
        [yes] , entraînement
       *[other] {""}
    }
table-points-open =
    { $points ->
        [one] {" "}point
       *[other] {" "}points
    }, ouvrir la feuille
table-acting = {" "}peut agir.
table-done = {" "}a fini.
table-away = Un bot joue
table-resigned = Un bot finit la partie

## Clock

table-your-time = Temps restant
table-low = , vite
table-seconds = Il reste { $seconds } secondes.
table-days =
    { $days ->
        [one] { $days } jour { $hours } h
       *[other] { $days } jours { $hours } h
    }
table-hours = { $hours } h { $minutes } min
table-until = , jusqu’à { $moment }
table-vacation = De retour le { $day }, pendule arrêtée

## Log and chat

table-again = Revoir
table-open-log = Journal :
table-log = Journal
table-calls = Quand me prévenir
table-log-show = Afficher
table-log-all = Tout
table-log-points = Points
table-log-none = Rien encore.
table-before = Avant la partie
table-redrawn = Un nombre pour les dés n’a pas été montré à temps : la place a été libérée et les dés scellés de nouveau.
table-resealed = Les données du serveur ont été restaurées depuis une sauvegarde : les dés ont été scellés de nouveau.
table-nudged = { $name } a relancé { $names }.
table-voted =
    { $wish ->
        [bot] { $name } veut qu’un bot joue pour { $names }.
        [close] { $name } veut fermer la table.
       *[wait] { $name } préfère attendre { $names }.
    }
table-returned = { $name } est de retour.
table-paused = { $name } s’absente, de retour le { $day }.
table-resumed = { $name } : retour de vacances, la pendule repart.
table-by-standing = { $name } avait donné cette réponse d’avance.
table-left-to-bot = { $name } laisse sa place à un bot.
table-log-copy = Copier le texte
table-log-copied = Copié.
table-chat = Discussion
table-chat-open =
    { $unread ->
        [0] Discussion
        [one] Discussion, un message non lu
       *[other] Discussion, { $unread } messages non lus
    }
table-chat-none = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer

## Refusals

table-why = Pourquoi ? { $rule }
table-understood = Compris

## Menu

table-resign = Laisser un bot finir
table-resign-sure = Un bot joue votre place jusqu’à la fin. Vous pouvez regarder, mais pas revenir.
standing = Réponse donnée d’avance
standing-about = Personne d’autre ne la voit. Le journal dit quand elle a été donnée.
next-table = Table suivante
next-waits =
    { $count ->
        [one] Une autre table vous attend
       *[other] { $count } tables vous attendent
    }
table-keys = Raccourcis à une touche
table-keys-all = { $keys } ; I : un conseil ; « ? » : le sens d’un signe

## Away

table-kept = Votre décision est gardée ici et sera envoyée dès que la connexion revient.
table-you-away = Votre temps est écoulé, un bot joue pour vous.
table-you-left = Vous n’aviez pas joué depuis longtemps, alors les autres ont confié votre place à un bot. Elle est à vous dès que vous voulez.
absent-title =
    { $names } { $count ->
        [one] n’a pas joué depuis
       *[other] n’ont pas joué depuis
    } { $days ->
        [0] { $hours ->
            [0] moins d’une heure
            [one] une heure
           *[other] { $hours } heures
        }
        [one] un jour
       *[other] { $days } jours
    }
absent-alone = Il n’y a pas de pendule ici. Vous décidez de la suite.
absent-together =
    Il n’y a pas de pendule ici. { $voters ->
        [2] Mettez-vous d’accord à deux.
       *[other] { $needed } d’entre vous, sur { $voters }, doivent être d’accord.
    }
absent-ways = Comment continuer
absent-way =
    { $way ->
        [nudge] Relancer
        [bot] Un bot joue
       *[close] Fermer la table
    }
absent-way-about =
    { $way ->
        [nudge] une fois par jour
        [bot] jusqu’à son retour
       *[close] personne ne gagne
    }
absent-from = dès { $moment }
absent-votes = { $votes } sur { $needed } le veulent
absent-wait = Attendre
absent-do =
    { $way ->
        [nudge] Relancer { $names }
        [bot] { $alone ->
            [yes] Laisser un bot jouer
           *[no] Je veux qu’un bot joue
        }
       *[close] { $alone ->
            [yes] Fermer la table
           *[no] Je veux fermer la table
        }
    }
absent-nudged = C’est fait.
absent-nudged-about = Relance envoyée à { $names }.
absent-you = Les autres vous ont relancé { $moment }. Ils attendent votre coup.
table-back = Je suis de retour
table-you-resigned = Un bot joue votre place jusqu’à la fin.

## One screen for several

table-hand-over = Passez l’appareil à { $name }
table-hand-over-why = Ce que seule la place de { $name } peut voir reste caché jusque-là.
table-hand-over-show = Je suis { $name }, montrer
table-whose = { $name } : { $what }

## Hints

table-hint = Conseil
table-now = Et maintenant ?
table-now-order = Le premier est le plus fort.
table-now-nothing = Ne rapporte rien tout de suite.
table-hint-thinking = Réflexion en cours…
table-hint-none = Aucun conseil trouvé. Réessayez dans un instant.
table-hint-chance = Gagne { $chance } % des parties
table-hint-points = { $points } points en moyenne
table-hint-sure = sans doute de { $low } % à { $high } %
table-hint-few = Trop peu de parties simulées pour dire combien chaque coup en gagne. Le premier semble le meilleur.
table-hint-about =
    { $games ->
        [one] D’après { $games } partie simulée à partir d’ici. Plus il y en a, plus c’est sûr.
       *[other] D’après { $games } parties simulées à partir d’ici. Plus il y en a, plus c’est sûr.
    }

## The coach

coach = Coach
coach-about = Après vos propres tours : y avait-il mieux ? Seulement en solo et contre des bots.
coach-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pt de mieux.
coach-likelier = Gagne { $percent } % plus souvent.
coach-best = Meilleur coup.
coach-open = Difficile à dire : rien n’était meilleur à coup sûr.
coach-show = Montrer
coach-try = Essayer
coach-try-about = Une table à vous commence là où vous avez décidé, contre les mêmes bots. Elle ne compte pas.
