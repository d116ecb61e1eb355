# Ce que dit la page de Copenhagen en français. Ce que disent les règles est dans les fichiers du moteur.
# $you vaut « yes » quand le joueur est le lecteur.

## Cards and tiles

cb-tile = { $colour } { $size }
cb-harbour = Étalage
cb-harbour-cards = Cartes aux passerelles
cb-footbridge = Passerelle { $number } : { $colour }
cb-footbridge-empty = Passerelle { $number } : vide
cb-hand = Votre main
cb-hand-of = { $count } sur 7
cb-hand-full = Votre main : { $cards }
cb-hand-none = Votre main est vide
cb-card = Carte { $number } : { $colour }
cb-arriving = carte { $colour }, à venir
cb-holds =
    { $count ->
        [0] Aucune carte
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
cb-end-near = carte de fin dans la pioche

## What is asked

cb-title =
    { $step ->
        [build] Posez une tuile
        [discard] { $surplus ->
            [one] Une de trop
           *[other] { $surplus } de trop
        }
        [coat] Blason
        [done] Finir le tour
       *[take] À vous
    }
cb-how =
    { $how ->
        [any] deux au choix
        [third] deux voisines, une au choix
        [three] trois au choix
       *[pair] deux voisines
    }
cb-take =
    { $count ->
        [0] Choisissez deux cartes
        [one] Encore une
       *[other] Prendre { $cards }
    }
cb-take-both = , puis construire
cb-build-instead = Plutôt construire
cb-take-instead = Plutôt des cartes
cb-build-none = Ne pas construire
cb-discard-ask = Vous avez { $count } cartes. Gardez-en sept.
cb-discard-pick =
    { $surplus ->
        [one] Choisissez-en 1 à défausser, ancienne ou nouvelle.
       *[other] Choisissez-en { $surplus } à défausser, anciennes ou nouvelles.
    }
cb-discard =
    { $count ->
        [0] Défausser { $cards }
        [one] Encore 1
       *[other] Encore { $count }
    }
cb-done = C’est fait.
cb-done-then = L’étalage se complète à la fin de votre tour.
cb-wait-then = Regardez : vos cartes et l’étalage sont ici.

## Building

cb-colour-tab =
    { $count ->
        [0] { $colour }, rien à poser
        [one] { $colour }, { $count } tuile
       *[other] { $colour }, { $count } tuiles
    }
cb-tiles-of = Tuiles { $colour }s
cb-tile-entry =
    { $state ->
        [gone] { $tile }, épuisée
        [dear] { $tile }, il en reste { $left }, impossible à présent
       *[open] { $tile }, il en reste { $left }
    }
cb-choose-tile = Choisissez une tuile
cb-size = Taille { $size }
cb-touching = −1 contact
cb-fewer = −1 { $ability }
cb-you-pay = à payer
cb-lay =
    { $cost ->
        [0] Poser, gratuit
       *[other] Poser, payer { $cost }
    }
cb-pay-more =
    { $count ->
        [one] Choisissez encore 1 carte
       *[other] Choisissez encore { $count } cartes
    }
cb-not-here = Impossible ici
cb-put-back = Reposer la tuile
cb-turn = Tourner la tuile
cb-flip = Retourner la tuile
cb-flipped-same = Retournée, elle est la même.
cb-spot = { $squares }, brique { $brick }
cb-on-squares = Sur { $squares }, brique sur { $brick }, pour { $cost }
cb-advice-build =
    { $cost ->
        [0] { $tile } sur { $squares }, brique sur { $brick }, gratuit
       *[other] { $tile } sur { $squares }, brique sur { $brick }, pour { $cost }
    }
cb-house-keys = Place de la tuile. Les flèches la déplacent, R la tourne, F la retourne, Entrée la pose.
cb-keys = 1 à 7 : choisir une carte ; B : prendre ou construire ; Q, E : autre tuile ; R : tourner ; F : retourner ; A, T, O, C, D : capacités ; Z : annuler
cb-changed = compte comme { $colour }

## Tiles and cards that are left

cb-tiles-left = Tuiles
cb-left = { $tile } : { $left } sur { $of }
cb-windows-left = { $left } sur 12
cb-windows = tuiles spéciales, par blason
cb-tiles-about = Tournez-les et retournez-les à votre gré ; la brique reste sur sa case. Teintées : vous pourriez les poser.
cb-pile = Pioche
cb-pile-about =
    { $cards ->
        [0] Aucune carte.
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    } { $state ->
        [end] La carte de fin est parmi les dix dernières.
        [over] {""}
       *[first] Quand elle est vide, la défausse repart une fois, la carte de fin près du fond.
    }
cb-discards = Défausse
cb-discards-none = Encore rien.

## Abilities

cb-abilities = Vos capacités
cb-abilities-of = Capacités
cb-ability =
    { $ability ->
        [any-cards] Cartes au choix
        [additional-card] Carte de plus
        [construction-discount] Remise
        [change-of-colors] Changement de couleur
       *[both-actions] Les deux actions
    }
cb-ability-does =
    { $ability ->
        [any-cards] deux cartes de partout
        [additional-card] une carte de plus, de partout
        [construction-discount] payez une carte de moins
        [change-of-colors] une couleur compte pour une autre
       *[both-actions] prendre, puis construire
    }
cb-ability-state =
    { $state ->
        [ready] prête
        [on] en usage
        [used] utilisée
       *[none] pas encore à vous
    }
cb-use = Utiliser { $ability }

## Coats of arms

cb-coat-due =
    { $count ->
        [one] Un blason.
       *[other] { $count } blasons.
    }
cb-coat-choose = Choisissez entre trois.
cb-coat-window = Tuile spéciale
cb-coat-window-about =
    { $count ->
        [0] aucune possible
       *[other] à poser, il en reste { $count }
    }
cb-coat-ability = Nouvelle capacité
cb-coat-ability-about = une que vous n’avez pas
cb-coat-activate = Réactiver
cb-coat-activate-about =
    { $count ->
        [0] rien n’est utilisé
       *[other] { $abilities }
    }
cb-coat-lay = Poser sur { $square }
cb-coat-take = Prendre { $ability }

## Houses

cb-sign =
    { $sign ->
        [brick] brique { $colour }
        [window] fenêtre { $colour }
       *[none] vide
    }
cb-sign-coat = vide, blason
cb-portrait =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $empty ->
        [one] { $empty } case vide
       *[other] { $empty } cases vides
    }.
cb-hidden =
    { $count ->
        [one] { $count } carte que seul son joueur connaît
       *[other] { $count } cartes que seul leur joueur connaît
    }

## Why not

cb-why-apart = Pas voisines
cb-why-number = Deux cartes
cb-why-cards = Le compte n’y est pas
cb-why-colour = Autre couleur
cb-why-gone = Épuisée
cb-why-missing = Pas encore à vous
cb-why-used = Déjà utilisée
cb-why-owned = Vous l’avez déjà
cb-why-shape = Pas cette tuile
cb-why-wait = Pas à vous
cb-why-discard = D’abord défausser
cb-why-now = Pas maintenant

## The log

cb-setup-title = Mise en place
cb-log-took =
    { $you ->
        [yes] Vous avez pris { $cards }
       *[no] { $name } a pris { $cards }
    }
cb-log-discarded =
    { $you ->
        [yes] Vous avez défaussé { $cards }
       *[no] { $name } a défaussé { $cards }
    }
cb-log-built =
    { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } posé la tuile { $colour } { $size }, { $paid ->
        [0] pour rien
       *[other] payé { $paid }
    }
cb-log-with = , avec { $abilities }
cb-log-special =
    { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } posé une tuile spéciale sur { $square }
cb-log-ability =
    { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } pris la capacité « { $ability } »
cb-log-activated =
    { $you ->
        [yes] Vous avez réactivé
       *[no] { $name } a réactivé
    } { $count ->
        [one] { $count } capacité
       *[other] { $count } capacités
    }
cb-log-starts =
    { $you ->
        [yes] Vous commencez
       *[no] { $name } commence
    }

## The end

cb-end-reached =
    { $you ->
        [yes] Vous avez atteint { $points } points à la manche { $round }, ce qui met aussitôt fin à la partie.
       *[other] { $name } a atteint { $points } points à la manche { $round }, ce qui met aussitôt fin à la partie.
    }
cb-end-card = La carte de fin est sortie à la manche { $round } avant que quelqu’un ait 12 points.
cb-replay-took = prises
cb-replay-discarded = défaussées
cb-replay-built = construit
cb-replay-paid =
    { $count ->
        [0] sans payer
        [one] pour { $count } carte
       *[other] pour { $count } cartes
    }
cb-replay-cards = Les cartes de ce tour

## Why a move is worth making

cb-then-hold = Vous avez alors en main : { $cards }.

## Themes of puzzles

cb-theme =
    { $theme ->
        [take] Quelles cartes
        [build] Que construire
        [pay] Avec quoi payer
        [coat] Le blason
        [discard] Que défausser
        [end] Quand s’arrêter
       *[other] {""}
    }
cb-place =
    { $kind ->
        [footbridge] la carte { $number } de l’étalage
       *[other] la main
    }
