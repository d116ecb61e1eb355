# Ce que dit Copenhagen en français. Voir en.ftl pour les conventions.

## Événements

cph-start-player = Commence.
cph-turned-up = Une carte arrive à la passerelle { $footbridge } : { $colour }.
cph-dealt = Reçoit une carte : { $colour }.
cph-dealt-hidden = Reçoit une carte.
cph-turn-began = Joue son tour, manche { $round }.
cph-took = Prend { $cards } aux passerelles { $footbridges }.
cph-ability-used = Utilise « { $ability } ».
    .refusal = La capacité « { $ability } » a déjà servi. L’action de blason « réactiver » la rend de nouveau active.
cph-discarded = Défausse { $cards }.
cph-placed =
    Place la tuile { $tile } sur { $squares }, brique en { $brick }. Coût : { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }{ $touching ->
        [0] {""}
       *[other] , une de moins pour le contact
    }.
cph-built =
    { $cards ->
        [nothing] Construit la tuile { $tile } sans payer de carte.
       *[other] Construit la tuile { $tile } pour { $cards }.
    }
cph-special-built = Place une tuile spéciale en { $square } ; tuiles spéciales restantes : { $left }.
cph-ability-taken = Prend « { $ability } ».
cph-activated =
    { $count ->
        [one] Réactive une capacité utilisée.
       *[other] Réactive { $count } capacités utilisées.
    }
cph-row-completed = Complète la ligne { $row } : +{ $points }.
cph-column-completed = Complète la colonne { $column } : +{ $points }.
cph-coat-covered = Couvre le blason en { $square }.
cph-coat-row = Gagne le blason de la ligne { $row }.
cph-coat-lost = N’a plus de choix pour l’action du blason.
cph-turn-ended = Finit son tour.
cph-reshuffled =
    { $cards ->
        [one] La pioche est épuisée. L’unique carte défaussée devient la nouvelle pioche, avec la carte de fin.
       *[other] La pioche est épuisée. Les { $cards } cartes défaussées deviennent la nouvelle pioche, avec la carte de fin vers le bas.
    }
cph-end-card = La carte de fin apparaît : la partie est finie.
cph-twelve = A { $points } points : la partie est finie.

## Refus : à qui de jouer

cph-game-over = La partie est finie et son résultat est acquis. Lancez-en une autre pour rejouer.
cph-chance-decides = C’est au hasard d’en décider. Personne ne choisit les cartes qui arrivent ni le premier joueur.
cph-wait-for-cards = On pose encore les cartes. Attendez qu’elles soient toutes là.
cph-not-your-turn = C’est à { SEAT($active) } de jouer, et seul le joueur actif agit. Attendez votre tour.

## Refus : une action par tour

cph-act-first = On ne passe pas. Prenez deux cartes ou construisez une tuile, puis finissez votre tour.
cph-one-action =
    { $done ->
        [take] Vous avez pris des cartes, et c’est votre action de ce tour. Seule la capacité « les deux actions », annoncée avec la prise, permet de construire aussi. Finissez votre tour.
       *[build] Vous avez construit : plus de cartes à prendre, car construire est la dernière action d’un tour. Finissez votre tour.
    }
cph-take-once = Vous avez déjà pris des cartes, et c’est une fois par tour. Construisez une tuile si vous le pouvez, ou finissez votre tour.
cph-one-tile = Vous avez construit une tuile, et c’est une par tour. Finissez votre tour.
cph-discard-first =
    Vous avez plus de 7 cartes. Défaussez d’abord { $surplus ->
        [one] { $surplus } carte
       *[other] { $surplus } cartes
    } de votre choix.
cph-no-discard-due = Vous n’avez rien à défausser. On ne le doit qu’avec plus de 7 cartes après une prise.
cph-discard-number =
    Défaussez exactement { $surplus ->
        [one] { $surplus } carte
       *[other] { $surplus } cartes
    }, pour en garder 7 ; vous avez nommé { $cards }.
cph-discard-not-held = Impossible de défausser { $cards } : vous n’en avez pas autant. Nommez des cartes de votre main.
cph-pay-first =
    Payez d’abord la tuile { $tile } : elle coûte là { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }. Annulez si vous préférez une autre tuile ou une autre place.
cph-nothing-to-pay = Aucune tuile n’attend d’être payée. Dites d’abord quelle tuile vous construisez, et où.
cph-coat-first =
    { $due ->
        [one] Un blason attend.
       *[other] { $due } blasons attendent.
    } Son action passe d’abord : choisissez-en une.
cph-no-coat = Aucun blason n’attend. On en gagne un en couvrant l’un de ceux qui sont imprimés sur votre maison, ou en complétant la ligne 2, 4 ou 6.

## Refus : prendre des cartes

cph-one-card = Une carte ne suffit pas. Prenez-en deux à des passerelles voisines.
cph-footbridge-twice = Vous avez nommé deux fois la passerelle { $footbridge }, et il n’y a qu’une carte. Nommez-en une autre.
cph-no-footbridge = Il n’y a pas de passerelle { $footbridge }. Elles vont de 1 à 7.
cph-not-neighbours =
    Les passerelles { $footbridges } ne sont pas voisines. Prenez-en deux côte à côte{ $any ->
        [0] .
       *[other] , ou utilisez « cartes au choix ».
    }
cph-ends-apart =
    Les passerelles 1 et 7 sont les deux bouts et ne sont pas voisines. Prenez-en deux côte à côte{ $any ->
        [0] .
       *[other] , ou utilisez « cartes au choix ».
    }
cph-third-card =
    Deux cartes au plus par prise.{ $additional ->
        [0] {""}
       *[other] {" "}Pour une troisième, utilisez « carte de plus ».
    }
cph-too-many-cards = { $wanted } cartes, c’est trop : deux au plus, ou trois avec « carte de plus ».
cph-no-pair =
    Parmi les passerelles { $footbridges }, il n’y en a pas deux voisines, et il en faut deux{ $any ->
        [0] .
       *[other] , à moins d’utiliser aussi « cartes au choix ».
    }

## Refus : les capacités

cph-serves-build = « { $ability } » sert à construire, pas à prendre des cartes. Gardez-la pour une tuile.
cph-serves-take = « { $ability } » sert à prendre des cartes, pas à construire. Laissez-la de côté.
cph-ability-twice = Vous avez nommé deux fois « { $ability } », qui ne sert qu’une fois. Nommez-la une seule fois.
cph-ability-missing = Vous n’avez pas « { $ability } ». Une action de blason peut vous en donner une, tant qu’il en reste.

## Refus : construire

cph-tile-gone = Il ne reste pas de tuile { $tile }. Construisez-en une autre.
cph-too-few-cards =
    La tuile { $tile } coûte là { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }, et vous pouvez en payer { $have }. { $took ->
        [0] Prenez plutôt des cartes.
       *[other] Construisez ce que vous pouvez payer, ou finissez votre tour.
    }
cph-off-grid = Hors de votre maison : { $squares }. Les colonnes vont de a à e, les lignes de 1, en bas, à 9.
cph-not-the-shape = { $squares } : ce n’est pas la tuile { $tile }. Nommez toutes ses cases ; elle se tourne et se retourne.
cph-brick-elsewhere = La brique de la tuile { $tile } ne peut pas être en { $brick }, de quelque façon qu’on la tourne ou la retourne. Elle reste sur sa case de la tuile.
cph-special-not-bought = Aucune carte n’achète une tuile spéciale. Elles viennent des blasons.
cph-square-taken = Déjà rempli : { $squares }. Ne construisez que sur des cases vides.
cph-unsupported = { $squares } : cela resterait en l’air. Il faut au moins une case sur la ligne 1 ou juste au-dessus d’une case remplie.
cph-only-beside = { $squares } : toucher par le côté ou par-dessous ne soutient pas. Il faut au moins une case juste au-dessus d’une case remplie, ou sur la ligne 1.

## Refus : payer

cph-pays-too-little =
    La tuile { $tile } coûte { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }, et vous en offrez { $paid }. Payez exactement le coût.
cph-pays-too-much =
    { $cost ->
        [0] La tuile { $tile } ne coûte plus rien
        [one] La tuile { $tile } ne coûte que { $cost } carte
       *[other] La tuile { $tile } ne coûte que { $cost } cartes
    }, et vous en offrez { $paid }. Payez exactement le coût.
cph-five-at-most = { $paid } cartes, c’est trop : aucune tuile n’en coûte plus de 5.
cph-other-colour =
    Les cartes { $cards } ne sont pas toutes de la couleur de la tuile { $tile }. Payez dans cette seule couleur{ $change ->
        [0] .
       *[other] , ou utilisez « changement de couleur ».
    }
cph-one-colour-changed = « Changement de couleur » tourne une seule couleur en celle de la tuile. Dans { $cards }, il faudrait en changer deux : payez avec moins de couleurs.
cph-nothing-changed = Toutes ces cartes ont déjà la couleur de la tuile { $tile }. Gardez « changement de couleur » pour une autre fois.
cph-cards-not-held = Impossible de payer { $cards } : vous n’avez pas toutes ces cartes. Nommez des cartes de votre main.

## Refus : les blasons

cph-no-special = Il ne reste plus de tuile spéciale. Faites un autre choix pour le blason.
cph-ability-owned = Vous avez déjà « { $ability } », et nul n’a deux fois la même capacité. Faites un autre choix pour le blason.
cph-nothing-to-activate = Aucune de vos capacités n’est utilisée : il n’y a rien à réactiver. Faites un autre choix pour le blason.

## Éditions et options

cph-edition-en = édition anglaise

cph-option-start-seat = Place qui commence
    .about = La place qui joue le premier tour.
    .is-none = le hasard décide
    .is-0 = première place
    .is-1 = deuxième place
    .is-2 = troisième place
    .is-3 = quatrième place

## Mots

cph-word-red = rouge
cph-word-yellow = jaune
cph-word-green = vert
cph-word-blue = bleu
cph-word-purple = violet

cph-word-red-2 = rouge 2
cph-word-red-3 = rouge 3
cph-word-red-4 = rouge 4
cph-word-red-5 = rouge 5
cph-word-yellow-2 = jaune 2
cph-word-yellow-3 = jaune 3
cph-word-yellow-4 = jaune 4
cph-word-yellow-5 = jaune 5
cph-word-green-2 = verte 2
cph-word-green-3 = verte 3
cph-word-green-4 = verte 4
cph-word-green-5 = verte 5
cph-word-blue-2 = bleue 2
cph-word-blue-3 = bleue 3
cph-word-blue-4 = bleue 4
cph-word-blue-5 = bleue 5
cph-word-purple-2 = violette 2
cph-word-purple-3 = violette 3
cph-word-purple-4 = violette 4
cph-word-purple-5 = violette 5

cph-word-any-cards = cartes au choix
cph-word-additional-card = carte de plus
cph-word-construction-discount = remise
cph-word-change-of-colors = changement de couleur
cph-word-both-actions = les deux actions

## Scores et départage

cph-score-rows = lignes
cph-score-columns = colonnes
cph-score-empty-squares = cases vides
cph-score-squares = cases couvertes
cph-score-bricks = briques
cph-score-abilities = capacités actives
cph-score-cards-red = cartes rouges
cph-score-cards-yellow = cartes jaunes
cph-score-cards-green = cartes vertes
cph-score-cards-blue = cartes bleues
cph-score-cards-purple = cartes violettes

## L’écran

cph-screen-round = manche { $round }
cph-screen-points = { $points } pt
cph-screen-display = Étalage
cph-screen-hand = Main
cph-screen-abilities = Capacités
cph-screen-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
cph-screen-supply =
    pioche { $cards }{ $end ->
        [0] {""}
       *[other] {" "}avec carte de fin
    }
cph-screen-discards = défausse { $cards }
cph-screen-specials = tuiles spéciales { $left }
cph-screen-bricks = X a13 : briques en a1 et a3
cph-screen-step-start = Le sort désigne le premier joueur
cph-screen-step-fill = L’étalage se remplit
cph-screen-step-deal = Les mains sont distribuées
cph-screen-step-turn = { $name } : prenez deux cartes, ou construisez une tuile
cph-screen-step-discard = { $name } : défaussez { $surplus }
cph-screen-step-build = { $name } : construisez une tuile, ou finissez le tour
cph-screen-step-pay = { $name } : payez la tuile { $tile }, coût { $cost }
cph-screen-step-coat = { $name } : blason : une tuile spéciale, une capacité ou réactiver
cph-screen-step-done = { $name } : finissez le tour
cph-screen-step-over = La partie est finie

cph-help =
    Votre tour : take pour prendre des cartes, ou build et pay pour construire une tuile ; puis end. Cartes et couleurs se disent en anglais : r red rouge, y yellow jaune, g green vert, b blue bleu, p purple violet. Les cases vont de a1, en bas à gauche, à e9.
    take 3 4 prend les cartes de deux passerelles voisines. Les capacités s’ajoutent : take 2 6 any, take 3 4 7 additional ; both permet de construire ensuite. discard rg défausse ce qui dépasse 7 cartes.
    build green-3 a1 a2 a3 brick a1 nomme toutes les cases de la tuile et sa brique ; puis pay ggg, avec discount pour une carte de moins, ou pay ggb change pour compter une autre couleur comme du vert.
    coat c4 place une tuile spéciale, coat both prend une capacité, coat activate réactive celles qui ont servi.
