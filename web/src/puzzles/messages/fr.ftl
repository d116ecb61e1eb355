# Ce que disent les problèmes. Ce qui sépare deux suites, et comment les parties continuent, se dit avec les mots des analyses.

puzzle-none = Ce problème n’existe pas
puzzle-goal = Trouvez la meilleure suite
puzzle-level = difficulté { $rating }
puzzle-your-rating = votre niveau
puzzle-rating-is = votre niveau { $rating }
puzzle-skip = Passer ce problème
puzzle-judging = Votre essai est examiné…

## What came of a try

puzzle-wrong = Il y a mieux
puzzle-solved = Résolu
puzzle-open = Aussi bon que le meilleur, autant qu’on puisse en juger
puzzle-unjudged = Votre essai n’a pas pu être jugé
puzzle-unjudged-why = La connexion a été coupée, ou le serveur est trop occupé. Cet essai ne compte pas.
puzzle-behind = { $points } points de moins que la meilleure suite, et { $percent } % de victoires en moins.
puzzle-behind-points = { $points } points de moins que la meilleure suite.
puzzle-behind-chance = { $percent } % de victoires en moins que la meilleure suite.
puzzle-behind-hardly = Moins de 0,3 point de moins que la meilleure suite.
puzzle-next-best = La suivante : { $line }. { $behind }
puzzle-rating-change = niveau { $change }
puzzle-rating-kept = niveau inchangé
puzzle-missed = pas trouvé par { $bots }
puzzle-show = Montrer
puzzle-lines = Toutes les suites
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-better = Ce qui est mieux
puzzle-playing-on = Les deux suites sont jouées…
puzzle-line-right = Juste.
puzzle-line-yours = La vôtre.
puzzle-lines-about = Une suite est juste si rien ne la distingue de la meilleure : les deux ont été jouées de nombreuses fois, avec les mêmes dés.

## All of them

puzzle-game = Jeu
puzzle-rating-span = sans doute entre { $low } et { $high }
puzzle-rating-none = une estimation, en attendant vos premiers essais
puzzle-solved-of =
    { $count ->
        [one] résolu sur { $count }
       *[other] résolus sur { $count }
    }
puzzle-best-storm = meilleure rafale
puzzle-three-minutes = trois minutes
puzzle-themes = Thèmes
puzzle-of = { $solved } sur { $count }
puzzle-about = Chaque problème est une position d’une partie, où une suite vaut mieux que les autres. Le premier essai compte pour votre niveau, pas les suivants. Tout reste dans ce navigateur.
puzzle-storm = Rafale
puzzle-all-solved = Vous les avez tous résolus.

## A storm

storm-count =
    { $solved ->
        [0] aucun résolu
        [one] 1 résolu
       *[other] { $solved } résolus
    }
storm-end = Arrêter
storm-right = Résolu. { $solved } jusqu’ici.
storm-wrong = Il y a mieux. { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    } jusqu’ici.
storm-solved =
    { $solved ->
        [0] Aucun problème résolu cette fois
        [one] 1 problème résolu
       *[other] { $solved } problèmes résolus
    }
storm-best = C’est votre meilleure rafale.
storm-best-is = Votre meilleure rafale : { $solved }.
storm-about = Une rafale ne change pas votre niveau. Le temps s’arrête pendant qu’une table se prépare et qu’un essai est jugé.
storm-tried = Ce que vous avez essayé
storm-puzzle =
    { $solved ->
        [true] Problème { $number }, résolu
       *[other] Problème { $number }
    }
storm-again = Encore une rafale

## Themes that any game may have

puzzle-theme =
    { $theme ->
        [finish] La fin de partie
        [now] Des points maintenant
        [later] Des points plus tard
        [roll] Lancer ou non
       *[other] {""}
    }
