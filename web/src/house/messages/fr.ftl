# Ce que les maisons ont en commun, en français.

house-colour =
    { $face ->
        [red] rouge
        [yellow] jaune
        [green] vert
        [blue] bleu
        [purple] violet
       *[white] blanc
    }
# D’une forme, d’une tuile ou d’une carte : au féminin.
house-shape-colour =
    { $face ->
        [red] rouge
        [yellow] jaune
        [green] verte
        [blue] bleue
        [purple] violette
       *[white] blanche
    }
house-colours = Couleur
house-count =
    { $count } { $count ->
        [one] { $colour }
       *[other] { $colour }s
    }
house-floor = Ligne { $floor }
house-floor-done = Ligne { $floor }, complète, +{ $points }
house-column = Colonne { $column }
house-floors =
    { $count ->
        [one] ligne { $floors }
       *[other] lignes { $floors }
    }
house-columns =
    { $count ->
        [one] colonne { $columns }
       *[other] colonnes { $columns }
    }
house-coats =
    { $count ->
        [one] { $count } blason
       *[other] { $count } blasons
    }
house-summary =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $empty ->
        [one] { $empty } case vide
       *[other] { $empty } cases vides
    }, { $count ->
        [0] aucune ligne complète.
        [one] ligne { $floors } complète.
       *[other] lignes { $floors } complètes.
    }
house-place = Place
house-place-option = { $number } sur { $count } : { $squares }
house-square = Case
house-undo = Annuler
house-turned-same = Tournée, elle est la même.
house-move = Déplacer en { $squares }
house-why-floats = Rien dessous
house-why-taken = Déjà occupé
house-why-outside = Hors de la grille
house-foreseen =
    { $some ->
        [0] { $what }. Plus { $points }.
       *[other] { $what }. { $lines }. Plus { $points }.
    }
house-waiting =
    { $count ->
        [one] { $names } choisit
       *[other] { $names } choisissent
    }
house-wait = Attendez
house-round = manche { $round }
house-round-title = Manche { $round }
house-not-done = Cela n’a pas été pris en compte. Regardez et choisissez de nouveau.
house-yours = Votre maison
house-of = Maison de { $name }
house-all = Les maisons
house-colon = { " : " }{ $what }
house-end = Finir le tour
house-end-ask = Finir le tour ?
house-end-why = Après, rien ne peut être annulé.
house-not-yet = Pas encore
