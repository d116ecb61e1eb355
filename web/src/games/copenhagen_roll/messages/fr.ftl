# Ce que dit la page de Copenhagen Roll & Write en français. Ce que disent les règles est dans les fichiers du moteur.
# Ici O est une fenêtre, X une brique. $you vaut « yes » quand le joueur est le lecteur.

## Colours, shapes, dice

cr-shape =
    { $colour } { $size }{ $hand ->
        [left] {" "}gauche
        [right] {" "}droite
       *[none] {""}
    }
cr-bonuses =
    { $count ->
        [one] { $count } bonus
       *[other] { $count } bonus
    }
cr-star-again = 1 étoile « nouveau choix »
cr-none = aucun
cr-die = Dé { $number } : { $colour }
cr-die-used = dé { $colour }, utilisé
cr-bonus-of = bonus { $colour }
cr-tray = Dés : { $dice }
cr-tray-paying = Dés. Vous payez : { $paid }. Il reste : { $left }
cr-tray-left = Dés laissés : { $dice }
cr-tray-leaving = Dés que vous laissez : { $dice }
cr-tray-of = Dés de { $name } : { $dice }
cr-tray-none = Il ne reste aucun dé

## What is asked

cr-title =
    { $step ->
        [setup] Cochez deux cases
        [roll] À vous
        [reroll] Nouveau lancer
        [recolour] Changement de couleur
        [extra] Une case X
        [coat] Utilisez le blason
        [finish] Finir le tour
        [mark] Cochez une piste
       *[draw] À vous
    }
cr-last-round = dernière manche
cr-setup-title = Mise en place
cr-roll = Lancer les dés
cr-choose-shape = Choisissez une forme
cr-nothing-fits = Ces dés ne permettent aucun dessin
cr-you-pay = Vous payez { $cost }
cr-left-over =
    { $count ->
        [0] aucun dé restant
        [one] { $count } dé restant
       *[other] { $count } dés restants
    }
cr-pass = Passer
cr-put-back = Reposer la forme
cr-leave-ability = Garder l’étoile
cr-turn-shape = Tourner la forme
cr-move-brick =
    { $brick ->
        [none] Remettre la brique
        [nowhere] Déplacer la brique
       *[other] Brique en { $brick }. La déplacer
    }
cr-draw-here = Dessiner ici
cr-not-here = Impossible ici
cr-finish =
    { $drawn ->
        [passed] Vous avez passé.
       *[drawn] C’est dessiné.
    }
cr-finish-left =
    { $count ->
        [0] Vous ne laissez aucun dé : personne ne coche.
        [one] Vous laissez { $count } dé aux autres.
       *[other] Vous laissez { $count } dés aux autres.
    }

## Shapes

cr-colour-tab =
    { $count ->
        [0] { $colour }, rien à dessiner
        [one] { $colour }, { $count } forme
       *[other] { $colour }, { $count } formes
    }
cr-shapes = Formes
cr-shapes-of = Formes { $colour }s
cr-shape-entry =
    { $state ->
        [gone] { $shape }, barrée
        [again] { $shape }, barrée, étoile « nouveau choix »
        [dear] { $shape }, impossible maintenant
       *[open] { $once ->
            [yes] { $shape }, à usage unique
           *[no] { $shape }, illimitée
        }
    }
cr-facade = Formes de la feuille Façade
cr-facade-entry =
    { $gone ->
        [yes] { $shape }, barrée
       *[no] { $shape }
    }
cr-facade-about = Tournez-les à votre gré. On ne les retourne jamais : les formes de 4 gauche et droite diffèrent donc. Une forme barrée l’est pour tous, sauf avec une étoile « nouveau choix ».
cr-any-time = illimitées
cr-once = à usage unique, pour tous

## Abilities

cr-abilities = Vos capacités
cr-open-abilities = Vos capacités. Pistes : { $masts }
cr-mast = { $colour } { $marks } sur 9
cr-ability =
    { $ability ->
        [reroll] Nouveau lancer
        [again] Nouveau choix
        [recolour] Changement de couleur
        [clean] Pas de X
       *[extra] Une case X
    }
cr-more-by-star = +{ $points } avec une étoile « { $ability } »
cr-ability-when =
    { $ability ->
        [reroll] avant de dessiner
        [again] une forme barrée
        [recolour] une couleur en une autre
        [clean] que des fenêtres
       *[extra] une case de plus
    }
cr-stars-left =
    { $left ->
        [one] { $left } étoile sur { $all }
       *[other] { $left } étoiles sur { $all }
    }
cr-stars =
    { $left ->
        [one] { $left } étoile
       *[other] { $left } étoiles
    }
cr-stars-of = { $ability } { $left }
cr-none-yet = pas encore
cr-abilities-about = Utilisez-en autant que vous voulez par tour. Ce que vous débloquez pendant votre tour sert à partir du suivant.
cr-bonus-dice = Bonus
cr-reroll-ask = Quels dés ?
cr-reroll-dice =
    { $count ->
        [0] Choisissez des dés
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
cr-recolour-ask = Des dés d’une couleur, puis la nouvelle.
cr-recolour-to = Nouvelle couleur
cr-recolour-pick = Choisissez dés et couleur
cr-recolour-do =
    { $count ->
        [one] Changer { $count } { $face } en { $to }
       *[other] Changer { $count } { $face }s en { $to }
    }
cr-extra-ask = Touchez une case libre.
cr-extra-as = Dessinée en
cr-a-brick = brique
cr-a-window = fenêtre
cr-extra-do = Dessiner en { $square }

## Coats of arms

cr-coat-earned =
    { $line ->
        [none] Un blason.
       *[other] { $line } donne un blason.
    }
cr-coat-spend =
    { $count ->
        [one] Utilisez-le avant de continuer.
       *[other] Utilisez-le avant de continuer, 1 sur { $count }.
    }
cr-coat-window = Une fenêtre
cr-coat-open =
    { $count ->
        [0] aucune case libre
        [one] { $count } case possible
       *[other] { $count } cases possibles
    }
cr-coat-marks = Deux coches
cr-coat-marks-about = sur une piste
cr-coat-window-do = Dessiner en { $square }

## Marking

cr-setup-ask = Avant le premier tour, cochez les deux premières cases d’une piste.
cr-setup-about = Un plus est un dé de plus de sa couleur pour une forme. Une étoile permet d’utiliser une fois une capacité : avec le rouge, relancer des dés ; avec le bleu, dessiner une forme sans X.
cr-left =
    { $count ->
        [one] { $name } laisse { $count } dé
       *[other] { $name } laisse { $count } dés
    }
cr-pick-one = choisissez-en un
cr-pick-more = encore un, si vous voulez
cr-pick-die = Choisissez un dé
cr-pick-track = Choisissez une piste
cr-mark-about = Le dé choisi coche la case suivante de sa piste. Un blanc coche la piste de votre choix.
cr-mark-when = Utilisable dès votre prochain tour
cr-mark-do = Cocher { $colour }
cr-mark-two = Cocher 2 cases, { $colour }
cr-no-mark = Ne pas cocher
cr-no-more = Terminé
cr-next-square =
    { $gain ->
        [bonus] { $colour }, case { $number } : un bonus
        [star] { $colour }, case { $number } : une étoile « { $ability } »
       *[nothing] { $colour }, case { $number } : rien encore
    }
cr-track-is-full = { $colour } : piste pleine

## Waiting

cr-wait-setup = Le premier tour commence quand chacun a coché une piste.
cr-wait-marks = Le tour suivant commence quand tous ont coché.
cr-wait-then = À la fin du tour, vous pourrez cocher une case grâce à un dé laissé.
cr-note = Bonus : { $colours }

## What a move brings

cr-tracks-full = { $tracks } : piste pleine
cr-on-squares =
    { $brick ->
        [none] En { $squares }, sans brique
       *[other] En { $squares }, brique en { $brick }
    }
cr-advice-draw =
    { $brick ->
        [none] { $shape } en { $squares }, sans brique
       *[other] { $shape } en { $squares }, brique en { $brick }
    }
cr-take = Prendre la { $shape }

## Buildings

cr-yours = Votre bâtiment
cr-of = Bâtiment de { $name }
cr-all = Les bâtiments
cr-your-sheet = Votre feuille
cr-house-keys = Place de la forme. Les flèches la déplacent, R la tourne, B déplace la brique, Entrée la dessine.
cr-keys = R : tourner ; B : déplacer la brique ; Q, E : autre forme ; Z : annuler
cr-sign =
    { $sign ->
        [X] brique
        [O] fenêtre
       *[none] vide
    }
cr-portrait =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $empty ->
        [one] { $empty } case vide
       *[other] { $empty } cases vides
    }. Étoiles restantes :

## Why not

cr-why-shape = Pas cette forme
cr-why-crossed = Forme barrée
cr-why-dice = Pas assez de dés
cr-why-bonus = Bonus indisponible
cr-why-star = Pas d’étoile
cr-why-fits = Aucune place
cr-why-full = Piste pleine
cr-why-wait = Pas à vous
cr-why-now = Pas maintenant

## The log

cr-log-rolled =
    { $you ->
        [yes] Vous avez lancé { $dice }
       *[no] { $name } a lancé { $dice }
    }
cr-log-rerolled =
    { $you ->
        [yes] Vous avez relancé { $dice }
       *[no] { $name } a relancé { $dice }
    }
cr-log-recoloured =
    { $you ->
        [yes] Vous avez changé { $from } en { $to }
       *[no] { $name } a changé { $from } en { $to }
    }
cr-log-drew =
    { $you ->
        [yes] Vous avez dessiné la forme { $colour } { $size }
       *[no] { $name } a dessiné la forme { $colour } { $size }
    }{ $clean ->
        [yes] , sans brique
       *[no] {""}
    }
cr-log-single =
    { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } dessiné { $sign ->
        [X] une brique
       *[O] une fenêtre
    } en { $square }
cr-log-marked =
    { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } coché { $tracks }{ $gains ->
        [none] {""}
       *[other] {" "}: { $gains }
    }
cr-log-gain =
    { $gain ->
        [bonus] un bonus
       *[star] une étoile
    }
cr-log-passed =
    { $you ->
        [yes] Vous avez passé
       *[no] { $name } a passé
    }
cr-log-declined =
    { $you ->
        [yes] Vous n’avez rien coché
       *[no] { $name } n’a rien coché
    }
cr-log-crossed = Barrée dès le début : { $shape }
cr-log-starts =
    { $you ->
        [yes] Vous commencez
       *[no] { $name } commence
    }

## The end

cr-end-reached =
    { $who ->
        [you] Vous avez atteint { $points } points à la manche { $round } : c’était la dernière.
        [one] { $names } a atteint { $points } points à la manche { $round } : c’était la dernière.
       *[several] { $names } ont atteint { $points } points à la manche { $round } : c’était la dernière.
    }
cr-end-stalemate = Pendant deux manches, personne n’a rien dessiné ni coché. La partie s’est arrêtée après la manche { $round }.
cr-replay-dice = Les dés de ce tour
cr-replay-pays = { $die }, paie

## Themes of puzzles

cr-theme =
    { $theme ->
        [choose] Quelle forme
        [place] Où dessiner
        [brick] La place de la brique
        [no-x] Une forme sans brique
        [one-x] Une brique de plus
        [mark] Que cocher
        [coat] Le blason
        [reroll] Quels dés relancer
        [change] Un changement de couleur
        [decline] Ne rien cocher
        [pass] Quand passer
        [end] Quand s’arrêter
        [setup] Avant le premier tour
       *[other] {""}
    }
cr-place = { $colour } { $number }
