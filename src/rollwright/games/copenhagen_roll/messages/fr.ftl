# Ce que dit Copenhagen Roll & Write en français. Voir en.ftl pour les conventions.

## Événements

crw-start-player = Commence.
crw-crossed-out =
    { $seat ->
        [none] La forme { $shape } est barrée pour cette partie.
       *[other] Barre la forme { $shape }.
    }
    .refusal = La forme { $shape } est barrée. Prenez-en une encore libre, ou reprenez celle-ci avec une étoile « nouveau choix ».
crw-shape-gone = La forme { $shape } est barrée. Prenez-en une encore libre, ou passez.
crw-turn-began = Joue son tour, manche { $round }.
crw-rolled = Les dés montrent { $dice }.
crw-rerolled = Relance { $dice }.
crw-color-changed =
    Tourne { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } de { $face } en { $to }.
crw-chosen =
    Prend la forme { $shape } pour { $dice ->
        [0] 0 dé
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $whites ->
        [0] {""}
        [one] {" "}+ { $whites } blanc
       *[other] {" "}+ { $whites } blancs
    }{ $bonuses ->
        [0] {""}
       *[other] {" "}+ { $bonuses } bonus
    }.
crw-placed = La place sur { $squares }.
crw-drawn =
    { $brick ->
        [none] La forme { $shape } est toute en O.
       *[other] Le X de la forme { $shape } est en { $brick }.
    }
crw-single-drawn = Dessine une case isolée { $sign } en { $square }.
crw-passed = Passe.
crw-turn-ended =
    { $unused ->
        [none] Finit son tour ; tous les dés ont servi.
       *[other] Finit son tour et laisse { $unused }.
    }
crw-declined = Ne coche plus rien.
crw-marked =
    { $unlocked ->
        [bonus] Coche { $track } { $square } : un bonus.
        [star] Coche { $track } { $square } : une étoile.
       *[nothing] Coche { $track } { $square }.
    }
crw-track-full = Complète la piste ({ $track }) : +{ $points }.
    .refusal = Votre piste est pleine ({ $track }). Cochez-en une autre, ou renoncez.
crw-row-completed = Complète la ligne { $row } : +{ $points }.
crw-column-completed = Complète la colonne { $column } : +{ $points }.
crw-coat-unlocked = Débloque un blason.
crw-coat-lost = N’a plus de place pour l’action du blason.
crw-star-used = Dépense une étoile ({ $track }).
    .refusal = Vos étoiles « { $ability } » sont dépensées, et chacune ne sert qu’une fois. Seules de nouvelles coches sur cette piste ({ $track }) peuvent en débloquer.
crw-last-round = A { $points } points : cette manche est la dernière.
crw-game-over = La partie se termine avec la manche { $round }.
    .refusal = La partie est finie et son résultat est acquis. Lancez-en une autre pour rejouer.
crw-stalemate = Deux manches sans rien dessiner ni cocher : la partie se termine avec la manche { $round }.
crw-more-by-star = Avec une étoile « { $ability } » : +{ $points } de plus.

## Refus : à qui de jouer

crw-dice-decide = C’est au hasard d’en décider. Personne ne choisit ce que montrent les dés.
crw-start-decided = Qui commence est décidé avant le premier tour : par l’hôte qui nomme une place, sinon par le hasard.
crw-cross-decided = Le hasard décide lequel de deux 4 différents est barré, avant le premier tour d’une partie à deux.
crw-wait-for-dice = Les dés roulent encore. Attendez qu’ils s’arrêtent.
crw-not-your-turn = C’est à { SEAT($active) } de jouer : seul le joueur actif lance, choisit et dessine. Vous pourrez cocher quand ce tour sera fini.
crw-own-turn-only = Étoiles et bonus ne servent qu’à votre propre tour. Gardez-les jusqu’à ce que ce soit à vous de lancer.
crw-drawing-closed = Vous avez fini votre tour et les autres cochent. Plus rien ne se dessine.
crw-wait-for-marks = Les coches ne sont pas finies. Vous lancerez quand chacun aura coché ou renoncé.

## Refus : mise en place à deux

crw-setup-first = D’abord la mise en place. Cochez les deux premières cases d’une piste.
crw-setup-first-may = D’abord la mise en place. Cochez les deux premières cases d’une piste, ou renoncez.
crw-setup-must = On ne renonce pas à ces coches. Choisissez une piste et cochez-en les deux premières cases.
crw-setup-order = Le premier joueur fait ses coches de mise en place d’abord, l’autre ensuite. C’est maintenant à { SEAT($first) }.
crw-setup-over = Les coches de mise en place se font avant le premier tour d’une partie à deux, et seulement là.
crw-setup-over-may = Les coches de mise en place peuvent se faire avant le premier tour d’une partie à deux, et seulement là.
crw-setup-one-track = Les deux coches de mise en place vont sur une même piste. Nommez une seule couleur.
crw-setup-one-track-may = Les deux coches de mise en place vont sur une même piste. Nommez une seule couleur, ou renoncez.

## Refus : les dés

crw-roll-first = Votre tour commence par un lancer. Lancez d’abord les cinq dés.
crw-already-rolled = Vous avez déjà lancé. Seule une étoile « nouveau lancer » relance des dés, avant de choisir une forme ou de passer.
crw-reroll-too-late = On ne relance qu’avant de choisir une forme ou de passer. Ces dés restent tels quels.
crw-reroll-nothing = Relancer demande au moins un dé. Nommez les dés par leurs lettres.
crw-reroll-not-there = Impossible de relancer { $dice } : il y a { $there } sur la table. Ne nommez que des dés qui s’y trouvent.
crw-change-nothing = Un changement de couleur tourne au moins un dé. Nommez les dés, puis leur nouvelle face.
crw-change-one-face = Un changement de couleur va d’une face à une seule autre. Pour une deuxième couleur, dépensez une deuxième étoile.
crw-change-same-face = Ces dés montrent déjà cette face. Tournez-les sur une autre.
crw-change-not-there =
    { $there ->
        [0] Aucun dé inutilisé n’est { $face } : il n’y en a pas à tourner.
        [one] Il n’y a qu’un dé { $face } inutilisé, et non { $wanted }. N’en tournez pas plus qu’il n’y en a.
       *[other] Il n’y a que { $there } dés { $face }s inutilisés, et non { $wanted }. N’en tournez pas plus qu’il n’y en a.
    }
crw-change-no-white = Ici, un changement de couleur va d’une des cinq couleurs à une autre. Le blanc n’en est pas une.
crw-change-too-late = Les autres cochent, les dés ne bougent plus. Changez les couleurs avant de finir votre tour.

## Refus : le choix

crw-already-drawn = Vous avez dessiné une forme, et c’est une par tour. Finissez votre tour quand vous voulez.
crw-already-passed = Vous avez passé : pas de forme à ce tour. Finissez-le quand vous voulez.
crw-too-few-dice =
    Payée ainsi, la forme { $shape } demande { $wanted } { $wanted ->
        [one] { $colour }
       *[other] { $colour }s
    }, et vous en avez { $there }. Payez davantage en blancs ou en bonus, ou prenez plus petit.
crw-none-of-colour =
    Payée ainsi, la forme { $shape } demande { $wanted ->
        [one] 1 dé
       *[other] { $wanted } dés
    } de sa couleur ({ $colour }), et aucun ne la montre. Seuls des dés de sa couleur, des blancs et des bonus paient une forme.
crw-pays-too-much = La forme { $shape } coûte { $size }, et vous offrez { $paid } rien qu’en blancs et en bonus. Payez exactement { $size } en tout.
crw-too-few-whites =
    { $there ->
        [0] Il n’y a pas de dé blanc sur la table : impossible d’en payer { $wanted }.
       *[other] Impossible de payer { $wanted } blancs : il y en a { $there } sur la table. Payez le reste en dés de la couleur ou en bonus.
    }
crw-not-crossed-out = La forme { $shape } n’est pas barrée : gardez votre étoile « nouveau choix ». Choisissez-la simplement.
crw-again-once-only = La forme { $shape } est illimitée, pas besoin de « nouveau choix ». Choisissez-la simplement.
crw-again-not-setup = La forme { $shape } a été barrée à la mise en place, et à cette table « nouveau choix » ne la reprend pas. Prenez-en une barrée en cours de jeu.
crw-two-bonuses = Deux bonus d’une couleur au plus par tour, et non { $wanted }. Payez le reste en dés.
crw-no-place = La forme { $shape } ne tient nulle part dans votre bâtiment. Prenez-en une qui tient, ou passez.

## Refus : bonus et étoiles

crw-bonus-locked =
    { $left ->
        [0] Vous n’avez pas encore de bonus ({ $track }).
       *[other] Vous n’avez encore qu’un bonus ({ $track }).
    } Payez en dés, et cochez { $track } pour débloquer le suivant.
crw-bonus-used =
    { $left ->
        [0] Vos bonus ({ $track }) sont dépensés, et chacun ne sert qu’une fois.
       *[other] Il ne vous reste qu’un bonus ({ $track }), et chacun ne sert qu’une fois.
    } Payez plutôt en dés.
crw-bonus-fresh =
    Ce bonus ({ $track }) vient d’être débloqué : il attend votre prochain tour. { $left ->
        [0] Pour l’instant, vous n’en avez pas d’autre.
       *[other] Pour l’instant, vous en avez { $left }.
    }
crw-star-locked = Vous n’avez pas encore d’étoile « { $ability } ». Cochez { $track } jusqu’à la prochaine étoile.
crw-stars-gone = Toutes vos étoiles « { $ability } » sont dépensées : chacune ne sert qu’une fois, et cette piste ({ $track }) n’en a plus.
crw-star-fresh = Cette étoile « { $ability } » vient d’être débloquée. Vous pourrez l’utiliser à partir de votre prochain tour.

## Refus : le dessin

crw-choose-first = Aucune forme n’est encore choisie : il n’y en a pas à placer. Choisissez-en une en disant comment vous la payez, ou passez.
crw-place-first = Vous avez choisi une forme : placez-la maintenant, avant toute autre chose. Annulez si vous en préférez une autre.
crw-off-grid = Hors de votre bâtiment : { $squares }. Les colonnes vont de a à e, les lignes de 1, en bas, à 9.
crw-not-a-shape = { $squares } : aucune forme du jeu ne ressemble à cela. Nommez toutes les cases de la forme choisie, tournée comme il vous plaît.
crw-other-shape = Ces cases ne dessinent pas la forme { $shape }. Nommez toutes les cases de la forme choisie, tournée comme il vous plaît.
crw-mirrored = C’est la forme { $shape } vue dans un miroir. Une forme se tourne, mais ne se retourne jamais.
crw-square-taken = Déjà rempli : { $squares }. Ne dessinez que sur des cases vides.
crw-unsupported = { $squares } : cela resterait en l’air. Il faut au moins une case sur la ligne 1 ou juste au-dessus d’une case remplie.
crw-only-touching = { $squares } : toucher par le côté, par-dessous ou par un coin ne soutient pas. Il faut au moins une case juste au-dessus d’une case remplie, ou sur la ligne 1.
crw-brick-first = Nommez d’abord le X de votre forme : une case parmi { $squares }. Avec une étoile « pas de X », elles deviennent toutes des O.
crw-no-brick-due = Aucune forme n’attend son X. Vous le nommerez quand vous en aurez placé une.
crw-one-brick = Une forme n’a qu’un X. Nommez une seule case ; les autres sont des O.
crw-brick-elsewhere = { $square } ne fait pas partie de votre forme. Son X va sur une case parmi { $squares }.
crw-no-x-with-brick = Avec « pas de X », toutes les cases sont des O : il n’y a pas de X à nommer. Écrivez no-x tout seul.
crw-no-x-with-drawing = « Pas de X » accompagne un dessin : utilisez-le au moment de nommer le X. Ce qui est dessiné ne change plus.
crw-no-x-for-turn = Ici, « pas de X » s’utilise avec la forme et vaut alors aussi pour les cases isolées du tour. Il ne s’utilise pas pour une case isolée.
crw-one-x-after-shape = Ici, « une case X » vient après la forme. Dessinez d’abord une forme, puis la case isolée.
crw-one-x-not-after-pass = Ici, « une case X » vient après une forme, et vous avez passé. Gardez l’étoile pour un autre tour.
crw-one-x-too-late = Les autres cochent : trop tard pour « une case X ». Utilisez-la avant de finir votre tour.

## Refus : les blasons

crw-coat-first =
    { $due ->
        [one] Un blason attend.
       *[other] { $due } blasons attendent.
    } Dessinez d’abord une case isolée O, ou cochez deux cases d’une piste.
crw-coat-must = On ne renonce pas à l’action d’un blason. Dessinez une case isolée O, ou cochez deux cases d’une piste.
crw-coat-marks = Ces coches viennent de votre blason, pas d’un dé : cochez deux fois cette piste ({ $track }) comme action du blason.
crw-no-coat = Aucun blason n’attend. On en débloque un en complétant la ligne 2, 4 ou 6, ou la colonne b ou d.
crw-coat-track-full = Votre piste est pleine ({ $track }). Prenez-en une qui a de la place, ou dessinez une case isolée O.
crw-coat-one-track = Les deux coches d’un blason vont sur une même piste. Nommez une seule couleur.
crw-coat-is-window = La case isolée d’un blason est toujours un O. Nommez la case sans rien d’autre.

## Refus : finir et cocher

crw-draw-or-pass = Vous n’avez ni dessiné ni passé. Choisissez une forme ou passez, puis finissez votre tour.
crw-marking-closed = Ce n’est pas le moment de cocher. On coche quand le joueur actif a fini son tour.
crw-active-marks-not = Les dés que vous laissez sont pour les autres. Vous cochez à leurs tours, pas au vôtre.
crw-mark-now = Ce n’est pas votre tour de dessiner : on vous demande si vous cochez pour un dé restant. Cochez, ou renoncez.
crw-one-mark = Vous n’avez plus rien à cocher à ce tour. Attendez les autres.
crw-no-such-die =
    { $unused ->
        [none] Il ne reste aucun dé : rien à cocher.
       *[other] Aucun dé ne permet de cocher { $track } : il reste { $unused }. Cochez la couleur d’un de ceux-là ; un blanc vaut n’importe laquelle.
    }
crw-die-twice = Un dé ne coche qu’une fois, et il n’en reste pas pour { $track } : il y avait { $unused }. Cochez pour un autre dé, ou renoncez.
crw-other-track = Votre piste est pleine ({ $track }). Cochez-en une autre.
crw-track-takes-none = Votre piste est pleine ({ $track }) : elle ne prend plus de coches.
crw-must-mark = À cette table, cocher est obligatoire. Cochez la piste d’un des dés restants.
crw-nothing-to-decline = Il n’y a rien à quoi renoncer maintenant. On renonce quand c’est à soi de cocher.

## Éditions et options

crw-edition-en = édition anglaise
crw-edition-fr = édition française
crw-edition-nl = édition néerlandaise

crw-option-no-x-scope = Portée de « pas de X »
    .about = Ce qu’une utilisation de « pas de X » change en O.
    .is-turn = la forme et toutes les cases isolées du tour
    .is-drawing = un seul dessin : la forme ou une case isolée
crw-option-one-x-timing = Moment de « une case X »
    .about = Quand « une case X » peut servir dans un tour.
    .is-after-shape = après la forme
    .is-any = avant ou après la forme, ou sans forme
crw-option-color-change-face = Faces de « changement de couleur »
    .about = De quelles faces à quelles faces les dés peuvent être tournés.
    .is-color = les cinq couleurs
    .is-any = les cinq couleurs et le blanc
crw-option-two-player-setup-marks = Coches de mise en place à deux
    .about = Si l’on peut renoncer aux deux coches d’avant le premier tour.
    .is-must = obligatoires
    .is-may = facultatives
crw-option-start-player = Premier joueur
    .about = Qui commence d’après le livret. La place elle-même se règle par l’option suivante.
    .is-youngest = le plus jeune, si une place est nommée
    .is-chance = tiré au sort
crw-option-start-seat = Place qui commence
    .about = La place qui joue le premier tour.
    .is-none = le hasard décide
    .is-0 = première place
    .is-1 = deuxième place
    .is-2 = troisième place
    .is-3 = quatrième place
crw-option-two-player-crossed-fours = 4 barrés à deux
    .about = Quels 4 sont hors jeu dès le départ.
    .is-one-per-color = un de chaque couleur
    .is-one-per-shape = un de chaque forme différente
crw-option-use-again-setup-fours = « Nouveau choix » pour les 4 de la mise en place
    .about = Si « nouveau choix » permet de prendre les 4 barrés à la mise en place.
    .is-yes = oui
    .is-no = non
crw-option-marking = Cocher pour les dés inutilisés
    .about = Si les autres joueurs peuvent renoncer à cocher.
    .is-may = facultatif
    .is-must = obligatoire

## Mots

crw-word-red = rouge
crw-word-yellow = jaune
crw-word-green = vert
crw-word-blue = bleu
crw-word-purple = violet
crw-word-white = blanc

crw-word-red-2 = rouge 2
crw-word-red-3 = rouge 3
crw-word-red-4 = rouge 4
crw-word-red-5 = rouge 5
crw-word-yellow-2 = jaune 2
crw-word-yellow-3 = jaune 3
crw-word-yellow-4-left = jaune 4 gauche
crw-word-yellow-4-right = jaune 4 droite
crw-word-yellow-5 = jaune 5
crw-word-green-2 = verte 2
crw-word-green-3 = verte 3
crw-word-green-4-left = verte 4 gauche
crw-word-green-4-right = verte 4 droite
crw-word-green-5 = verte 5
crw-word-blue-2 = bleue 2
crw-word-blue-3 = bleue 3
crw-word-blue-4-left = bleue 4 gauche
crw-word-blue-4-right = bleue 4 droite
crw-word-blue-5 = bleue 5
crw-word-purple-2 = violette 2
crw-word-purple-3 = violette 3
crw-word-purple-4 = violette 4
crw-word-purple-5 = violette 5

crw-word-reroll = nouveau lancer
crw-word-use-again = nouveau choix
crw-word-color-change = changement de couleur
crw-word-no-x = pas de X
crw-word-one-x = une case X

## Réponses données d’avance

crw-answer-decline = Ne rien cocher
    .choices = sauf si vous pouvez cocher l’une de ces couleurs
    .about = Quand d’autres laissent des dés, vous renoncez aussitôt. Cela ne répond à rien d’autre, et vous pouvez revenir sur une réponse.

## Scores et départage

crw-score-rows = lignes
crw-score-columns = colonnes
crw-score-tracks = pistes
crw-score-empty-squares = cases vides
crw-score-squares = cases dessinées
crw-score-bricks = X dessinés
crw-score-stars = étoiles à utiliser
crw-score-marks-red = coches rouges
crw-score-marks-yellow = coches jaunes
crw-score-marks-green = coches vertes
crw-score-marks-blue = coches bleues
crw-score-marks-purple = coches violettes
crw-score-dice-left = dés laissés aux autres

## L’écran

crw-screen-round = manche { $round }
crw-screen-last-round = dernière manche
crw-screen-starts = premier joueur : { $name }
crw-screen-points = { $points } pt
crw-screen-tracks = + bonus  * étoile  [ ] coché  [x] dépensé  ( ) à venir
crw-screen-dice = Dés
crw-screen-bricks = X a13 : un X en a1 et en a3
crw-screen-step-start = Le sort désigne le premier joueur
crw-screen-step-cross = Un 4 est barré
crw-screen-step-setup = { $name } : cochez deux cases d’une piste
crw-screen-step-roll = { $name } : lancez les dés
crw-screen-step-rolling = Les dés roulent
crw-screen-step-choose = { $name } : choisissez une forme, ou passez
crw-screen-step-place = { $name } : placez la forme { $shape }
crw-screen-step-brick = { $name } : nommez le X
crw-screen-step-coat = { $name } : blason : dessinez un O, ou cochez deux fois une piste
crw-screen-step-finish = { $name } : d’autres étoiles, ou finissez le tour
crw-screen-step-mark = { $name } : cochez, ou renoncez
crw-screen-step-over = La partie est finie

crw-help =
    Votre tour : roll, choose, place, brick, end : lancer, choisir une forme, la placer, nommer son X, finir. Les cases vont de a1, en bas à gauche, à e9. Dés et couleurs se disent en anglais : r red rouge, y yellow jaune, g green vert, b blue bleu, p purple violet, w blanc.
    choose red-3 prend 3 dés rouges ; w1 en paie 1 avec un blanc, b1 avec un bonus : choose red-3 w1 b1. Ajoutez again pour reprendre une forme barrée, contre une étoile jaune.
    place a1 b1 b2 nomme toutes les cases de la forme, puis brick a1 son X ; no-x la met toute en O, contre une étoile bleue. pass : ne rien dessiner.
    reroll yp relance un dé jaune et un violet, contre une étoile rouge. change yy r tourne deux dés jaunes en rouge, contre une étoile verte. one-x c4 dessine une case de plus, contre une étoile violette.
    coat c4 dessine le O d’un blason, coat red coche deux cases à la place. mark red coche pour un dé qu’un autre a laissé ; decline y renonce.
