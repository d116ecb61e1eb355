# Ce que dit Woodcraft Roll & Write en français. Voir en.ftl pour les conventions.

## Événements : mise en place et plateau

wrw-dealt = Reçoit la commande { $order }.
wrw-dealt-hidden = Reçoit une commande.
wrw-keeps = Veut garder la commande { $order }.
wrw-has-kept = A décidé quelle commande garder.
wrw-kept = Garde la commande { $order }.
wrw-displayed = La commande { $order } arrive à la place { $place } de l’étalage.
wrw-deck-empty = La pioche est épuisée : une place de l’étalage reste libre.
wrw-rolled = Manche { $round }. Sur le plateau, de la ligne 1 à la ligne 6 : { $dice }.
wrw-turn-began =
    { $half ->
        [1] Premier tour de la manche { $round }.
       *[other] Deuxième tour de la manche { $round }.
    }
wrw-dice-moved = Les dés avancent vers la droite. Sur le plateau, de la ligne 1 à la ligne 6 : { $dice }.
wrw-new-die = Il ne restait qu’un dé : { $die } le rejoint dans la ligne { $line }.
wrw-phase-two = La phase II commence. L’étalage est vidé et garni de nouvelles commandes.
wrw-game-over = La partie est finie.
    .refusal = La partie est finie et son résultat est acquis. Lancez-en une autre pour rejouer.

## Événements : choisir

wrw-chose-die = Choisit { $die } dans la ligne { $line }, en secret.
wrw-chose-order = Choisit de prendre une commande, en secret.
wrw-has-chosen = A choisi.
wrw-took-die = Prend { $die } dans la ligne { $line }.
wrw-wants-order = Barre la rangée { $row } pour prendre une commande.
wrw-first = Gagne le tirage au sort et prend une commande d’abord.
wrw-took-order = Prend la commande { $order }.
wrw-no-order-left = Ne trouve pas de commande à prendre.

## Événements : gains

wrw-circled = Gagne 1 { $thing } (cercle { $number }).
wrw-row-full = Perd 1 { $thing } : la rangée est pleine.
    .refusal = Votre rangée est pleine : { $thing }. Choisissez ce que vous pouvez encore entourer.
wrw-nuts =
    { $count ->
        [one] Gagne { $count } noix.
       *[other] Gagne { $count } noix.
    }
wrw-nuts-lost =
    { $count ->
        [one] Perd { $count } noix : la piste des noix est pleine.
       *[other] Perd { $count } noix : la piste des noix est pleine.
    }
wrw-die-gained = Gagne { $die }.
wrw-die-lost = Perd { $die } : la feuille est pleine de dés.
wrw-chestnut = Gagne une châtaigne.
wrw-chestnut-lost = Perd une châtaigne : aucune caisse n’a de place pour elle.
wrw-lantern = Gagne une lanterne.
wrw-lantern-surplus = A déjà ses neuf lanternes ; celle-ci devient une noix.
wrw-pick-lost = Ne gagne rien : il n’y a plus de place.
wrw-lantern-marked = Marque la lanterne { $cell }.
wrw-lantern-row =
    Allume la rangée { $row ->
        [1] du haut
        [2] du milieu
       *[other] du bas
    } des lanternes.
wrw-lantern-column =
    Allume la colonne { $column ->
        [a] de gauche
        [b] du milieu
       *[other] de droite
    } des lanternes.
wrw-crate-marked = Marque 1 { $thing } sur la caisse { $crate }, { $kind }.
wrw-crate-active = A rempli la caisse { $crate }, { $kind }.
wrw-picked =
    { $thing ->
        [lanterne] Choisit des lanternes.
       *[other] Choisit : { $thing }.
    }
wrw-reputation =
    { $count ->
        [one] Gagne { $count } point de réputation.
       *[other] Gagne { $count } points de réputation.
    }

## Événements : actions libres

wrw-glued = Colle { $one } et { $other } en { $die }, pour 1 { $thing }.
wrw-sawn = Scie { $die } en { $one } et { $other }, pour 1 { $thing }.
wrw-raised = Monte { $die } à { $to }, pour 1 { $thing }.
wrw-shifted = Tourne { $die } en { $to } avec { $helper }.
wrw-helper-used = Fait appel à un assistant : { $helper }.
    .refusal = Vous avez déjà employé { $helper } dans cette manche, et chacun ne sert qu’une fois par manche.
wrw-sold = Vend 1 { $thing }.
wrw-hired =
    { $cost ->
        [0] Engage { $helper } pour rien.
        [one] Engage { $helper } pour { $cost } myrtille.
       *[other] Engage { $helper } pour { $cost } myrtilles.
    }
wrw-completed =
    Honore la commande { $order } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $reputation ->
        [0] {""}
        [one] {" "}et { $reputation } point de réputation
       *[other] {" "}et { $reputation } points de réputation
    }.
wrw-paid-in-stead = Remplace une ressource : 1 { $thing } au lieu de 1 { $other }.
wrw-ended = Finit son tour.

## Événements : la partie en solitaire

wrw-opponent = L’adversaire lance { $dice }.
wrw-opponent-took = L’adversaire prend { $die } dans la ligne { $line }.
wrw-opponent-none =
    { $colour ->
        [yellow] L’adversaire ne trouve pas de dé jaune.
       *[brown] L’adversaire ne trouve pas de dé brun.
    }
wrw-removed = Le dé montre { $value } : la commande { $order } est retirée de la place { $place } de l’étalage.
wrw-none-removed = Le dé montre { $value } : aucune commande n’est retirée.
wrw-graded =
    { $grade ->
        [excellent] { $points } points : excellent.
        [good] { $points } points : bien.
        [quite-good] { $points } points : assez bien.
       *[none] { $points } points. À partir de 50, c’est assez bien.
    }

## Refus : à qui de jouer

wrw-chance-decides = C’est au hasard d’en décider. Personne ne choisit comment tombent les dés ni quelles cartes arrivent.
wrw-wait-for-chance = Des dés ou des cartes doivent encore venir. Attendez qu’ils soient là.
wrw-keep-first = Décidez d’abord laquelle de vos deux commandes vous gardez.
wrw-not-dealt = Vous n’avez pas reçu la commande { $order }. Gardez une des deux vôtres.
wrw-keep-once = Vous avez décidé quelle commande vous gardez. Attendez les autres.
wrw-kept-already = Vous avez gardé une de deux commandes au début de la partie, et cela se fait une seule fois.
wrw-choose-first = Choisissez d’abord un dé ou une commande. Les actions libres viennent après.
wrw-choose-die-first = Choisissez d’abord un dé. Les actions libres viennent après.
wrw-chosen-already = Vous avez choisi, et le choix est fait. Attendez que tous aient choisi.
wrw-one-choice = Vous avez eu votre dé ou votre commande de ce tour. Faites des actions libres ou finissez votre tour.
wrw-turn-ended = Vous avez fini votre tour. Attendez que tous aient fini le leur.

## Refus : choisir et prendre

wrw-no-such-die = Il n’y a pas de { $die } dans la ligne { $line }. Choisissez un dé qui est sur le plateau, avec sa ligne.
wrw-not-on-board = Il n’y a pas de { $die } sur le plateau. Choisissez un dé qui y est, avec sa ligne.
wrw-name-line = Dites quelle ligne vous voulez, car son bonus est pour vous.
wrw-no-such-line = Il n’y a pas de ligne { $line }. Le plateau a les lignes 1 à 6.
wrw-no-orders = L’étalage est vide : il n’y a pas de commande à prendre. Choisissez un dé.
wrw-take-first = Prenez d’abord une commande de l’étalage.
wrw-not-your-take = { SEAT($first) } prend une commande d’abord. Attendez que ce soit fait.
wrw-not-displayed = La commande { $order } n’est pas dans l’étalage. Prenez-en une qui y est.
wrw-nothing-to-take = Vous n’avez pas de commande à prendre dans ce tour. On la choisit au lieu d’un dé.

## Refus : ce qu’un gain demande

wrw-lantern-first = Une lanterne attend. Marquez d’abord avec elle une case vide de votre grille.
wrw-chestnut-first = Une châtaigne attend. Marquez-la d’abord sur une caisse.
wrw-pick-first =
    Choisissez d’abord ce que { $helper } apporte : { $one }{ $two ->
        [none] {""}
       *[other] {" "}ou { $two }
    }{ $three ->
        [none] {""}
       *[other] {" "}ou { $three }
    }{ $four ->
        [none] {""}
       *[other] {" "}ou { $four }
    }{ $five ->
        [none] {""}
       *[other] {" "}ou { $five }
    }{ $six ->
        [none] {""}
       *[other] {" "}ou { $six }
    }{ $seven ->
        [none] {""}
       *[other] {" "}ou { $seven }
    }{ $eight ->
        [none] {""}
       *[other] {" "}ou { $eight }
    }.
wrw-thanks-first =
    Choisissez d’abord ce que { $helper } apporte : { $one }{ $two ->
        [none] {""}
       *[other] {" "}ou { $two }
    }.
wrw-no-lantern-due = Vous n’avez pas de lanterne à marquer. Elles viennent avec les bonus et les commandes.
wrw-no-chestnut-due = Vous n’avez pas de châtaigne à marquer. Elles viennent des cercles marqués et des lanternes alignées.
wrw-nothing-to-pick = Vous n’avez rien à choisir maintenant.
wrw-cell-marked = La lanterne { $cell } est déjà allumée. Marquez une case vide.
wrw-brings-nothing = Vous n’avez plus de place pour rien de cela : { $thing }. Choisissez autre chose.
wrw-not-offered =
    Ce n’est pas ce que { $helper } apporte. Choisissez : { $one }{ $two ->
        [none] {""}
       *[other] {" "}ou { $two }
    }{ $three ->
        [none] {""}
       *[other] {" "}ou { $three }
    }{ $four ->
        [none] {""}
       *[other] {" "}ou { $four }
    }{ $five ->
        [none] {""}
       *[other] {" "}ou { $five }
    }{ $six ->
        [none] {""}
       *[other] {" "}ou { $six }
    }{ $seven ->
        [none] {""}
       *[other] {" "}ou { $seven }
    }{ $eight ->
        [none] {""}
       *[other] {" "}ou { $eight }
    }.
wrw-not-in-thanks =
    Ce n’est pas ce que { $helper } apporte. Choisissez : { $one }{ $two ->
        [none] {""}
       *[other] {" "}ou { $two }
    }.
wrw-no-such-crate = Il n’y a pas de caisse { $crate } sur votre feuille, qui a les caisses 1 à { $crates }.
wrw-crate-complete = La caisse { $crate }, { $kind }, est pleine. Marquez la châtaigne sur une autre.
wrw-no-chestnut-slot = Aucune place libre de la caisse { $crate }, { $kind }, ne prend de châtaigne. Marquez-la sur une autre caisse.
wrw-no-such-blueberry-crate = Il n’y a pas de caisse { $crate } sur votre feuille, qui a les caisses 1 à { $crates }.
wrw-blueberry-crate-complete = La caisse { $crate }, { $kind }, est pleine. Mettez la myrtille sur une autre.
wrw-no-blueberry-slot = Aucune place libre de la caisse { $crate }, { $kind }, ne prend de myrtille. Mettez-la sur une autre caisse.
wrw-no-blueberry-place = Aucune caisse n’a de place libre pour une myrtille.
wrw-no-blueberry = Vous n’avez plus de myrtille.

## Refus : commandes

wrw-no-order-held = Vous n’avez pas de commande. On en reçoit une en la choisissant au lieu d’un dé.
wrw-not-your-order = Vous n’avez pas la commande { $order }, et l’on n’honore que les siennes.
wrw-completed-already = Vous avez honoré la commande { $order }, et elle ne compte qu’une fois.
wrw-dice-missing = Pour la commande { $order }, il vous manque { $missing }. Couleur et valeur doivent être exactement celles demandées.
wrw-resources-missing =
    Pour la commande { $order }, il vous manque : { $thing }{ $count ->
        [1] {""}
       *[other] {" "}× { $count }
    }. Seul ce qui est entouré et pas barré peut payer.
wrw-resource-in-stead = Pour la commande { $order }, il vous manque : { $thing }. Avec { $helper }, vous pouvez payer autre chose à la place : { $other }.
wrw-not-asked-for = La commande { $order } ne demande pas cela : { $thing }. Il n’y a rien à remplacer.

## Refus : colle, lames de scie et chutes de bois

wrw-no-glue = Vous n’avez plus de colle.
wrw-no-sawblade = Vous n’avez plus de lame de scie.
wrw-no-scrapwood = Vous n’avez plus de chute de bois.
wrw-no-dice = Vous n’avez pas de dé à travailler ; ceux du plateau ne sont à personne.
wrw-no-die = Vous n’avez pas de { $die } ; ceux du plateau ne sont à personne.
wrw-two-dice = Il faut deux dés pour coller, et vous en avez un.
wrw-same-die = Vous n’avez qu’un { $die }, et un dé ne se colle pas à lui-même.
wrw-too-large = Cela ferait { $sum }, et aucun dé ne dépasse 12.
wrw-wrong-sum = Ces deux dés font { $sum } ensemble. Nommez un dé de cette valeur.
wrw-colour-kept =
    { $colour ->
        [yellow] Les deux dés sont jaunes, et le dé collé l’est aussi.
       *[brown] Les deux dés sont bruns, et le dé collé l’est aussi.
    }
wrw-saw-sum = Les deux parts doivent faire { $die } ensemble.
wrw-saw-zero = Chaque part d’un dé scié vaut au moins 1.
wrw-saw-colour = Les deux parts gardent la couleur de { $die }.
wrw-saw-one = { $die } ne se scie pas : il ne resterait rien pour la seconde part.
wrw-no-room = Votre feuille a de la place pour { $most } dés, et elle est pleine. Les dés la quittent quand on les paie ou les colle.
wrw-only-up = Une chute de bois agrandit { $die }, elle ne le diminue jamais.
wrw-raise-one = Une chute de bois monte { $die } de 1 et garde sa couleur.

## Refus : assistants

wrw-helper-hired = Vous avez déjà engagé { $helper }. On n’engage chacun qu’une fois.
wrw-all-hired = Vous avez engagé les huit assistants.
wrw-too-few-blueberries =
    { $cost ->
        [one] Engager { $helper } coûte { $cost } myrtille
       *[other] Engager { $helper } coûte { $cost } myrtilles
    }, et vous en avez { $have }.
wrw-no-such-helper = Il n’y a pas d’assistant { $helper }. Ils sont numérotés de 1 à 8.
wrw-helper-missing = Il faut pour cela { $helper }, et vous n’avez pas engagé cet assistant.
wrw-nobody-to-turn = Il faut pour cela { $one } ou { $other }, et vous n’avez engagé ni l’un ni l’autre.
wrw-not-for-orders = Cette partie se joue selon la version 1 des règles : { $helper } y travaille sur les dés et ne paie aucune commande.
wrw-nothing-in-stead = Il ne vous en reste pas pour cela : { $thing }.
wrw-not-depicted =
    Seul ceci se remplace, l’un par l’autre : { $three ->
        [none] { $one } et { $two }
       *[other] { $one }, { $two } et { $three }
    }.
wrw-same-resource = C’est déjà ce qu’il faut ici : { $thing }. Ne le nommez pas.
wrw-not-there-to-sell = Il ne vous en reste pas à vendre : { $thing }.
wrw-nothing-to-sell =
    Vous n’avez plus rien à vendre : pas de { $one }{ $two ->
        [none] {""}
       *[other] , pas de { $two }
    }{ $three ->
        [none] {""}
       *[other] , pas de { $three }
    }.
wrw-not-for-sale =
    Cela ne se vend pas ici : { $thing }. Ce qui se vend : { $one }{ $two ->
        [none] {""}
       *[other] , { $two }
    }{ $three ->
        [none] {""}
       *[other] , { $three }
    }.
wrw-sale-limit =
    { $limit ->
        [one] Une vente est de { $limit } ressource
       *[other] Une vente est de { $limit } ressources
    } au plus.
wrw-no-brown-die = Avec { $helper }, vous tournez les dés bruns, et vous n’en avez pas.
wrw-brown-by-one = Avec { $helper }, vous montez ou descendez { $die } de 1, et sa couleur reste.
wrw-brown-below-one = Un 1 brun ne descend pas : aucun dé ne vaut moins de 1.
wrw-no-yellow-die = Avec { $helper }, vous tournez les dés jaunes, et vous n’en avez pas.
wrw-yellow-by-one = Avec { $helper }, vous montez ou descendez { $die } de 1, et sa couleur reste.
wrw-yellow-below-one = Un 1 jaune ne descend pas : aucun dé ne vaut moins de 1.

## Ce qui ne va pas dans un pack de contenu

wrw-fault = { $place } : { $fault }
wrw-pack-json = ce n’est pas du JSON : quelque chose ne va pas à la ligne { $line }, colonne { $column }
wrw-pack-nested = rien dans un pack de contenu ne s’emboîte sur plus de { $most } niveaux
wrw-pack-sign = le signe { $sign } ne peut pas s’afficher ; retirez-le
wrw-pack-game = ce pack de contenu est pour { $found }, et non pour { $game }
wrw-pack-missing = cela manque
wrw-pack-unknown = { $name } n’est pas connu ici ; il y a { $names }
wrw-pack-object = il faut un objet avec { $names }
wrw-pack-list = il faut une liste
wrw-pack-entries = il faut de { $least } à { $most } éléments, et non { $count }
wrw-pack-exactly = il faut { $most } éléments, et non { $count }
wrw-pack-twice = { $found } se trouve ici deux fois ; une suffit
wrw-pack-whole = il faut un nombre entier de { $least } à { $most }, et non { $found }
wrw-pack-name = il faut un texte de { $most } signes au plus, ou un pour chaque langue
wrw-pack-picture = il faut un mot en minuscules et traits d’union, de { $most } signes au plus
wrw-pack-one-of = { $found } n’est rien de ceci : { $words }
wrw-pack-words = il faut des mots séparés par des espaces, parmi { $words }
wrw-pack-word = { $word } n’a pas sa place ici ; il y a { $words }
wrw-pack-count = il faut de { $least } à { $most } mots, et non { $count }
wrw-pack-asks-nothing = il faut des dés ou des ressources ; cette commande ne demande rien
wrw-pack-phase = il faut de { $least } à { $most } commandes de la phase { $phase } ; il y en a { $count }
wrw-pack-mark = il n’y a pas de cercle { $mark } ; cette rangée en a { $circles }
wrw-pack-cost = un coût de { $cost } ne pourrait jamais être payé ; la rangée de myrtilles a { $circles } cercles
wrw-pack-alike = les options { $one } et { $other } se valent ; chacune doit donner autre chose

wrw-place-pack = pack de contenu
wrw-place-game = jeu (game)
wrw-place-name = nom (name)
wrw-place-version = version
wrw-place-nuts = noix (nuts)
wrw-place-sale = vente (sale)
wrw-place-scrapwood = chutes de bois
wrw-place-glue = colle
wrw-place-sawblade = lames de scie
wrw-place-blueberry = myrtilles
wrw-place-circles = cercles (circles)
wrw-place-yellow = jaune
wrw-place-brown = brun
wrw-place-lanterns = lanternes
wrw-place-cost = coût (cost)
wrw-place-shows = ce qu’il montre (shows)
wrw-place-kind = genre (kind)
wrw-place-slots = places (slots)
wrw-place-phase = phase
wrw-place-dice = dés (dice)
wrw-place-resources = ressources
wrw-place-gains = gains
wrw-place-reputation = réputation
wrw-place-picture = image (picture)
wrw-place-rows =
    { $number ->
        [none] rangées (rows)
       *[other] rangée { $number }
    }
wrw-place-columns =
    { $number ->
        [none] colonnes
       *[other] colonne { $number }
    }
wrw-place-chestnuts =
    { $number ->
        [none] châtaignes
       *[other] châtaignes, nombre { $number }
    }
wrw-place-points =
    { $number ->
        [none] points
       *[other] points, nombre { $number }
    }
wrw-place-board =
    { $number ->
        [none] plateau
       *[other] plateau, ligne { $number }
    }
wrw-place-helpers =
    { $number ->
        [none] assistants
       *[other] assistant { $number }
    }
wrw-place-choice =
    { $number ->
        [none] choix (choice)
       *[other] option { $number }
    }
wrw-place-crates =
    { $number ->
        [none] caisses
       *[other] caisse { $number }
    }
wrw-place-orders =
    { $number ->
        [none] commandes
       *[other] commande { $number }
    }

## Éditions

wrw-edition-en = Édition anglaise

## Mots

wrw-word-scrapwood = chute de bois
wrw-word-glue = colle
wrw-word-sawblade = lame de scie
wrw-word-blueberry = myrtille
wrw-word-lantern = lanterne
wrw-word-chestnut = châtaigne
wrw-word-nut = noix

wrw-word-h1 = la bricoleuse
wrw-word-h2 = le colporteur
wrw-word-h3 = le menuisier
wrw-word-h4 = la tourneuse
wrw-word-h5 = le charretier
wrw-word-h6 = la crieuse publique
wrw-word-h7 = l’apprenti
wrw-word-h8 = la maîtresse de guilde

wrw-word-helpers = Assistants
wrw-word-orders = Commandes
wrw-word-reputation = Réputation
wrw-word-lanterns = Lanternes
wrw-word-order-points = Chefs-d’œuvre

## Points et départages

wrw-score-nuts = noix
wrw-score-helpers = assistants
wrw-score-reputation = réputation
wrw-score-orders = commandes
wrw-score-crates = caisses
wrw-score-lanterns = lanternes
wrw-score-resources = ressources inutilisées
wrw-score-dice-yellow = dés jaunes
wrw-score-dice-brown = dés bruns
wrw-score-scrapwood = chutes de bois
wrw-score-glue = colle
wrw-score-sawblade = lames de scie
wrw-score-blueberry = myrtilles
wrw-score-lanterns-lit = lanternes cochées
wrw-score-helpers-hired = assistants engagés
wrw-score-crate-slots = places de caisse marquées
wrw-score-orders-held = commandes en main
wrw-score-orders-done = commandes honorées

## L’écran

wrw-screen-language = fr
wrw-screen-lanterns = à la fin, 0 à 9 L : { $points }
wrw-screen-sign-reputation = ★ réputation
wrw-screen-sign-marked = ◇ donne une châtaigne
wrw-screen-sign-ready = ● prêt
wrw-screen-sign-used = ✕ employé
wrw-screen-sign-crates = c b e place pour C, B, l’un ou l’autre
wrw-screen-deck =
    { $phase ->
        [1] phase I
       *[2] phase II
    }, pioche { $cards }
wrw-screen-gone = Retirées : { $orders }
wrw-screen-nuts = noix { $nuts } sur { $most }
wrw-screen-waits = à décider : { $due }
wrw-screen-sold =
    { $most ->
        [none] vendu { $sold }
       *[other] vendu { $sold } sur { $most }
    }
wrw-screen-keeps = garde { $order }
wrw-screen-wants = veut une commande
wrw-screen-took = a pris une commande
wrw-screen-chose = choisit { $die } dans la ligne { $line }
wrw-screen-dealt = commandes reçues : { $orders }
wrw-screen-bottom = sous la pioche : { $order }
wrw-screen-round = manche { $round }, tour { $half }
wrw-screen-line = ligne
wrw-screen-yellow = jaune
wrw-screen-brown = brun
wrw-screen-dice = Dés
wrw-screen-points = { $points } pt
wrw-screen-turns = tours
wrw-screen-done =
    { $orders ->
        [one] { $orders } commande honorée
       *[other] { $orders } commandes honorées
    } : { $names }
wrw-screen-reputation = réputation { $reputation }
wrw-screen-step-deal = On distribue les commandes
wrw-screen-step-fill = On complète l’étalage
wrw-screen-step-yellow = On lance les dés
wrw-screen-step-brown = On lance les dés
wrw-screen-step-first = Un tirage au sort décide qui prend d’abord
wrw-screen-step-opponent = L’adversaire lance ses dés
wrw-screen-step-new = On lance un nouveau dé
wrw-screen-step-removal = Une commande est retirée
wrw-screen-step-keep = { $names } : garder une des deux commandes
wrw-screen-step-choose = { $names } : choisir un dé ou une commande
wrw-screen-step-take = { $names } : prendre une commande
wrw-screen-step-work = { $names } : actions libres, puis end
wrw-screen-step-lantern = { $names } : marquer une lanterne
wrw-screen-step-chestnut = { $names } : marquer une châtaigne
wrw-screen-step-pick = { $names } : choisir le gain
wrw-screen-step-over = La partie est finie

wrw-help =
    Les dés sont y1 à y12, jaunes, et b1 à b12, bruns. Les commandes sont a1, a2, etc. pour la phase I, b1, b2, etc. pour la phase II. Au début, keep a7 garde une des deux vôtres.
    Votre tour : choose y4 3 nomme un dé et sa ligne, choose order une commande, que vous prenez avec take a7 quand on vous le demande. Puis les actions libres, autant que vous voulez, et end.
    glue y1 b1 y2 fait un dé de deux, saw y4 y1 y3 deux d’un seul, raise y4 y5 emploie une chute de bois ; with sawblade à la fin emploie une lame à la place, par l’assistant 1. complete a7 paie une commande, et with glue for sawblade à la fin paie de la colle au lieu d’une lame, aussi par l’assistant 1.
    hire 3 engage un assistant, shift b3 b2 tourne un dé par l’assistant 3 ou 4, sell glue vend par l’assistant 2, berry 2 met une myrtille sur la caisse 2. Les ressources s’écrivent scrapwood (chute de bois), glue (colle) et sawblade (lame de scie).
    Un gain peut en demander plus : lantern b2 marque une case, colonne et rangée, chestnut 2 marque une caisse, pick glue choisit ce que vous gagnez, et pick 3 le troisième de plusieurs mélanges.
