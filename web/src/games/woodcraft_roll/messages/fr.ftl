# Ce que dit la page de Woodcraft Roll & Write en français. Ce que disent les règles est dans les fichiers du moteur.

## Choses

wr-die =
    { $colour ->
        [yellow] { $value } jaune
       *[brown] { $value } brun
    }
wr-times = { $count } × { $what }
wr-thing =
    { $thing ->
        [scrapwood] { $count ->
            [one] chute de bois
           *[other] { $count } chutes de bois
        }
        [glue] { $count ->
            [one] colle
           *[other] { $count } colles
        }
        [sawblade] { $count ->
            [one] lame de scie
           *[other] { $count } lames de scie
        }
        [blueberry] { $count ->
            [one] myrtille
           *[other] { $count } myrtilles
        }
        [lantern] { $count ->
            [one] lanterne
           *[other] { $count } lanternes
        }
        [chestnut] { $count ->
            [one] châtaigne
           *[other] { $count } châtaignes
        }
        [reputation] { $count ->
            [one] point de réputation
           *[other] { $count } points de réputation
        }
       *[nut] { $count ->
            [one] noix
           *[other] { $count } noix
        }
    }
wr-nothing = rien
wr-you = Vous
wr-opponent = Adversaire
wr-an-order = une commande

## Ce qui est demandé

wr-title =
    { $step ->
        [keep] Gardez une commande
        [choose] Choisissez un dé
        [take] Prenez une commande
        [lantern] Allumez une lanterne
        [chestnut] Marquez une caisse
        [pick] Choisissez un gain
       *[work] Votre établi
    }
wr-ask =
    { $step ->
        [keep] Gardez l’une des deux. L’autre va sous la pioche.
        [take] Quelle commande prenez-vous ?
        [lantern] Où va la lanterne ?
        [chestnut] Quelle caisse reçoit la châtaigne ?
        [hire] Qui engagez-vous ?
        [blueberry] Quelle caisse reçoit la myrtille ?
        [complete] Quelle commande honorez-vous ?
       *[pick] Que voulez-vous ?
    }
wr-tap =
    { $what ->
        [keep] Touchez la commande que vous gardez
        [take] Touchez une commande de l’étalage
        [lantern] Touchez une lanterne éteinte de votre feuille
        [chestnut] Touchez une caisse de votre feuille
        [hire] Touchez un assistant
        [berry] Touchez une caisse de votre feuille
       *[complete] Touchez l’une de vos commandes
    }
wr-tap-note =
    { $what ->
        [keep] L’autre va sous la pioche.
        [take] Vous l’honorez quand vous avez ce qu’elle demande.
        [lantern] Une rangée ou colonne pleine donne ce qui est au bout.
       *[chestnut] La châtaigne doit être placée. Une caisse pleine rapporte.
    }
wr-nothing-tapped = Rien n’est encore choisi.
wr-then = puis
wr-lines-full =
    { $count ->
        [one] { $lines } pleine
       *[other] { $lines } pleines
    }
wr-no-line-full = encore aucune ligne pleine
wr-crate-full = pleine : { $gives }
wr-crate-lacks =
    { $count ->
        [one] encore une marque pour la remplir
       *[other] encore { $count } marques pour la remplir
    }
wr-berries-then = myrtilles : { $have }, puis { $then }
wr-order-for = pour { $needs }
wr-order-lacks = il vous manque : { $lacks }
wr-order-all-there = vous avez tout ce qu’il faut
wr-as-printed = comme sur la carte
wr-waiting = On attend { $names }
wr-choose-ask = Un dé avec son bonus, ou une commande.
wr-die-then = { $die } : { $gains }.
wr-order-then = Vous barrez ce tour et prenez une commande.
wr-order-instead = Plutôt une commande
wr-hidden =
    { $others ->
        [0] Vous choisissez en dernier.
        [one] Caché jusqu’à ce que tous aient choisi. Il en reste un.
       *[other] Caché jusqu’à ce que tous aient choisi. Il en reste { $others }.
    }
wr-chosen = Vous avez choisi : { $choice }.
wr-change = Changer
wr-revealed = Pris à ce tour
wr-do =
    { $deed ->
        [keep] Garder : { $order }
        [choose] Choisir le { $die }
        [order] Prendre une commande
        [take] Prendre : { $order }
        [complete] Honorer : { $order }
        [complete-with] Honorer : { $order }, { $pays } pour { $wanted }
        [glue] Coller en { $to }
        [saw] Scier en { $to }
        [raise] Monter à { $to }
        [shift] Tourner { $dice } sur { $to }
        [sell] Vendre : { $thing }
        [hire] Engager : { $helper }
        [berry] Myrtille : { $crate }
        [chestnut] Châtaigne : { $crate }
        [lantern] Allumer la lanterne { $cell }
        [pick] Choisir : { $thing }
       *[end] Finir le tour
    }

# One resource of an order is replaced by another.
wr-in-stead = { $pays } à la place de { $wanted } ({ $helper })

## Le plateau des dés

wr-board = Plateau des dés
wr-line = Ligne { $line } : { $die }, rapporte { $gains }
wr-line-empty = Ligne { $line } : pas de dé

## L’établi

wr-wood = Votre bois
wr-wood-die = Dé { $number } : { $die }
wr-wood-of = Bois
wr-no-wood = Vous n’avez pas encore de bois.
wr-tools = Actions libres
wr-tool =
    { $tool ->
        [glue] Coller
        [saw] Scier
        [raise] Chute
        [hire] Engager
        [berry] Caisse
        [complete] Honorer
        [shift] Tourner
       *[sell] Vendre
    }
wr-tool-left =
    { $tool }{ $stock ->
        [none] {""}
       *[other] , { $stock }
    }{ $now ->
        [no] , pas maintenant
       *[yes] {""}
    }
wr-pick-dice =
    { $tool ->
        [glue] { $count ->
            [one] Encore un dé à coller.
           *[other] Prenez deux dés à coller.
        }
        [saw] Prenez un dé à scier.
        [raise] Prenez un dé à monter de 1.
       *[shift] Prenez un dé à tourner de 1.
    }
wr-pick-tool = Prenez maintenant un outil.
wr-results = Ce que cela devient
wr-no-result = Cela ne peut pas se faire.
wr-nothing-picked = Choisissez encore
wr-pay-with = Payer avec
wr-end = Finir
wr-keys = 1 à 9 : ligne, carte ou dé ; O : prendre une commande ; G, S, W, H, C, D, T, V : outils ; Q, E : autre résultat ; N : finir le tour ; Z : annuler

## La feuille

wr-yours = Votre atelier
wr-all = Les ateliers
wr-turns = Tours
wr-crossed = barré pour une commande
wr-row =
    { $name } : { $left } à utiliser, { $free ->
        [one] { $free } cercle libre
       *[other] { $free } cercles libres
    }
wr-nuts = Noix
wr-nuts-of = { $count } noix sur { $of }
wr-lanterns = Lanternes
wr-lanterns-lit =
    { $count ->
        [0] Aucune lanterne allumée{ $cells }
       *[other] Allumées : { $cells }
    }
wr-lantern-line =
    { $kind ->
        [column] { $number ->
            [1] colonne de gauche
            [2] colonne du milieu
           *[3] colonne de droite
        }
       *[row] { $number ->
            [1] rangée du haut
            [2] rangée du milieu
           *[3] rangée du bas
        }
    }
wr-line-pays =
    { $paid ->
        [yes] { $line } pleine : { $gains }, payé
       *[no] { $line } pleine : { $gains }
    }
wr-cell-at =
    { $row ->
        [1] { $column ->
            [1] en haut à gauche
            [2] en haut au milieu
           *[3] en haut à droite
        }
        [2] { $column ->
            [1] au milieu à gauche
            [2] au centre
           *[3] au milieu à droite
        }
       *[3] { $column ->
            [1] en bas à gauche
            [2] en bas au milieu
           *[3] en bas à droite
        }
    }
wr-cell =
    { $lit ->
        [yes] { $cell }, allumée
       *[no] { $cell }
    }
# In place of the name of an order that lies nowhere on the table.
wr-order-unseen = (hors de vue)
wr-orders = Vos commandes
wr-orders-of = Commandes
wr-no-orders = Pas de commande.
wr-no-offer = Rien d’exposé.
wr-order-text =
    { $name }. Demande { $needs }. Donne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $gives }.
wr-drawer =
    { $name ->
        [helpers] Assistants
        [crates] Caisses
       *[offer] Étalage
    }
wr-deck =
    { $cards ->
        [0] Il ne reste aucune carte
        [one] Il reste { $cards } carte
       *[other] Il reste { $cards } cartes
    } dans la pioche de la phase { $phase }.
wr-portrait =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, réputation { $reputation }, { $done ->
        [0] aucune commande honorée.
        [one] { $done } commande honorée :
       *[other] { $done } commandes honorées :
    }

## Assistants et caisses

wr-helper =
    { $helper ->
        [1] Bricoleuse
        [2] Colporteur
        [3] Menuisier
        [4] Tourneuse
        [5] Charretier
        [6] Crieuse publique
        [7] Apprenti
       *[8] Maîtresse de guilde
    }
wr-helper-does =
    { $helper ->
        [1]
            { $shown ->
                [all] un outil sert comme un autre
               *[other] { $shown } se remplacent entre eux
            }
        [2]
            { $shown ->
                [all]
                    { $sale ->
                        [0] vendre des outils : 1 myrtille, 2 noix chacun
                       *[other] vendre jusqu’à { $sale } : 1 myrtille, 2 noix chacun
                    }
               *[other]
                    { $sale ->
                        [0] vendre { $shown } : 1 myrtille, 2 noix chacun
                       *[other] vendre { $shown }, jusqu’à { $sale } : 1 myrtille, 2 noix chacun
                    }
            }
        [3] un dé brun de 1 en plus ou en moins
        [4] un dé jaune de 1 en plus ou en moins
        [5] aussitôt : { $choice }
        [6] par point de réputation : 1 myrtille, 1 noix
        [7] par commande : colle ou chute de bois
       *[8] aussitôt : 1 point de réputation
    }
wr-one-of-gains = un de { $count } gains
wr-helper-points =
    { $points ->
        [one] {" "}; { $points } point à la fin
       *[other] {" "}; { $points } points à la fin
    }
wr-helper-state =
    { $state ->
        [ready] disponible
        [used] utilisé
       *[hired] engagé
    }
wr-costs = coûte { $cost }
wr-crate =
    { $kind ->
        [helpers] Assistants
        [orders] Commandes
        [reputation] Réputation
        [lanterns] Lanternes
       *[order-points] Chefs-d’œuvre
    }
wr-crate-gives =
    { $kind ->
        [helpers] 4 dès 3, 8 dès 5
        [orders] 1 chacune
        [reputation] 1, et 2 par point
        [lanterns] 3, et 1 chacune
       *[order-points] 1 par 4 points
    }
wr-crate-marks = { $marked } sur { $of } marqués
# What can be chosen on the sheet, read out.
wr-not-now = pas maintenant
wr-crate-spot =
    { $crate } : { $gives }, { $marks }{ $now ->
        [no] , pas maintenant
       *[yes] {""}
    }
wr-helper-spot =
    { $helper } : { $does }, { $state }{ $now ->
        [no] , pas maintenant
       *[yes] {""}
    }

## Où en est la partie

wr-setup-title = Mise en place
wr-stage = manche { $round } sur 6, tour { $half }
wr-last-round = dernière manche
wr-turn-title = Manche { $round }, tour { $half }
wr-note =
    { $step ->
        [choose] { $through ->
            [yes] a choisi
           *[no] choisit
        }
        [work] { $through ->
            [yes] a fini
           *[no] travaille
        }
       *[take] prend une commande
    }

## Pourquoi pas

wr-why-wait = Pas à vous maintenant
wr-why-first = Autre chose d’abord
wr-why-lacks = Il manque quelque chose
wr-why-done = Déjà fait
wr-why-dice = Pas avec ces dés
wr-why-now = Pas maintenant

## The end

wr-end-rounds = Les { $rounds } manches ont été jouées.
wr-replay-taken = Ce qui a été pris à ce tour
wr-replay-order = une commande

## Why a move is worth making

wr-then-gain = Vous gagnez { $things }.
wr-order-reason =
    Demande { $needs }, donne { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $gives ->
        [none] {""}
       *[other] {", "}{ $gives }
    }.

## Themes of puzzles

wr-theme =
    { $theme ->
        [choose] Que choisir
        [keep] Quelle commande garder
        [take] Quelle commande prendre
        [complete] Quelle commande terminer
        [lantern] Où va la lanterne
        [chestnut] Où va la châtaigne
        [berry] Où va la myrtille
        [pick] Quel gain choisir
        [glue] Que coller
        [saw] Que scier
        [raise] Quel bois monter
        [shift] Quel bois changer
        [sell] Que vendre
        [hire] Qui engager
        [end] Quand s’arrêter
       *[other] {""}
    }
wr-place =
    { $kind ->
        [order] une commande
        [crate] la caisse { $at }
        [lantern] la lanterne { $at }
        [line] la ligne { $at } du plateau de dés
        [nuts] les noix
       *[wood] le bois
    }
