# Ce que dit en français le formulaire des cartes de Woodcraft. Les fautes d’un pack sont dites par les fichiers du moteur.

wc-parts = Parties du pack
wc-section =
    { $section ->
        [pack] Le pack
        [orders] Commandes
        [helpers] Assistants
        [crates] Caisses
        [sheet] Feuille
        [board] Plateau de dés
       *[lanterns] Lanternes
    }
wc-stand-in = provisoire
wc-orders-of = Commandes, { $count } sur { $total }
wc-orders-count =
    { $total ->
        [one] { $count } commande sur une.
       *[other] { $count } commandes sur { $total }.
    }
wc-order = Commande { $number }
wc-saved = Enregistré sur cet appareil à chaque frappe.
wc-play-any-time = Vous pouvez jouer à tout moment : des cartes provisoires comblent les manques.
wc-next-step = Étape suivante
wc-next = Carte suivante
wc-twice = Deux cartes pareilles
wc-remove = Retirer cette carte
wc-preview = Aperçu
wc-check = Contrôle

## A card

wc-name = Nom imprimé
wc-phase = Phase
wc-wood = Bois demandé
wc-dice-example = j1 b5
wc-dice-short = j3 b12
wc-dice-how = Tapez j (ou y) pour jaune, b pour brun, puis le nombre, comme j1 b5. Entrée passe à la carte suivante.
wc-dice-given = Dés donnés
wc-take-away = Retirer { $what }
wc-resources = Ce qu’elle demande d’autre
wc-gives = Ce qu’elle rapporte
wc-points = points

## The other parts

wc-helper-name = Nom, s’il en a un autre
wc-cost = coût
wc-shows = Ressources montrées
wc-option = Option { $number }
wc-add-option = Une option de plus
wc-drop-option = Une option de moins
wc-crate = Caisse { $number }
wc-slot = Case { $number }
wc-slot-takes =
    { $what ->
        [chestnut] Châtaigne
        [blueberry] Myrtille
        [either] L’une ou l’autre
       *[none] Aucune
    }
wc-add-crate = Une caisse de plus
wc-drop-crate = Une caisse de moins
wc-circles = { $thing } : cercles
wc-marked = Cercles qui donnent une châtaigne
wc-circle = Cercle { $circle }
wc-nuts = longueur de la piste des noix
wc-sale-limited = Les ventes sont limitées
wc-sale-about = Combien de ressources le deuxième assistant peut vendre en une fois.
wc-sale = au plus
wc-line =
    Ligne { $line }, dé { $colour ->
        [yellow] jaune
       *[brown] brun
    }
wc-lantern-line =
    { $side ->
        [rows] La rangée
       *[columns] La colonne
    } { $number } rapporte
wc-lantern-points = Valeur des lanternes à la fin
wc-lantern-worth =
    { $count ->
        [0] aucune lanterne
        [one] une lanterne
       *[other] { $count } lanternes
    } : points

## The check

wc-wrong = faute
wc-wrong-count =
    { $count ->
        [one] { $count } faute
       *[other] { $count } fautes
    }
wc-more-wrong =
    { $count ->
        [one] Une autre faute.
       *[other] { $count } autres fautes.
    }
wc-fine = Aucune faute : on peut jouer avec
wc-look = à voir
wc-more-looks =
    { $count ->
        [one] Encore un point à voir.
       *[other] Encore { $count } points à voir.
    }
wc-look-same-needs = La commande { $number } demande la même chose que la commande { $other }. Deux cartes pareilles ? Alors c’est juste.
wc-look-no-name = La commande { $number } n’a pas de nom.
wc-look-gives-nothing = La commande { $number } ne rapporte rien.
wc-look-pays-less =
    La ligne { $line } rapporte moins que sa voisine de gauche pour un dé { $colour ->
        [yellow] jaune
       *[brown] brun
    }.
wc-missing =
    { $count ->
        [one] commande manque encore ; une carte provisoire la remplace
       *[other] commandes manquent encore ; des cartes provisoires les remplacent
    }
