# Ce que les façades ont en commun, en français.

facade-colour =
    { $face ->
        [red] rouge
        [yellow] jaune
        [green] vert
        [blue] bleu
        [purple] violet
       *[white] blanc
    }
# D’une forme, d’une tuile ou d’une carte : au féminin.
facade-shape-colour =
    { $face ->
        [red] rouge
        [yellow] jaune
        [green] verte
        [blue] bleue
        [purple] violette
       *[white] blanche
    }
facade-colours = Couleur
facade-count =
    { $count } { $count ->
        [one] { $colour }
       *[other] { $colour }s
    }
facade-floor = Ligne { $floor }
facade-floor-done = Ligne { $floor }, complète, +{ $points }
facade-column = Colonne { $column }
facade-floors =
    { $count ->
        [one] ligne { $floors }
       *[other] lignes { $floors }
    }
facade-columns =
    { $count ->
        [one] colonne { $columns }
       *[other] colonnes { $columns }
    }
facade-coats =
    { $count ->
        [one] { $count } blason
       *[other] { $count } blasons
    }
facade-summary =
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
# The squares of a shape in one row.
facade-in-row =
    { $count ->
        [one] ligne { $row }, colonne { $columns }
       *[other] ligne { $row }, colonnes { $columns }
    }
facade-in-rows =
    { $count ->
        [one] lignes { $row } à { $last }, colonne { $columns }
       *[other] lignes { $row } à { $last }, colonnes { $columns }
    }
facade-place = Place
facade-place-number = { $number } sur { $count }
facade-place-option = { $number } sur { $count } : { $squares }
facade-square = Case
facade-turned-same = Tournée, elle est la même.
facade-move = Déplacer en { $squares }
facade-why-floats = Rien dessous
facade-why-taken = Déjà occupé
facade-why-outside = Hors de la grille
facade-yours = Votre maison
facade-of = Maison de { $name }
facade-all = Les maisons
# Why a move is worth making.
facade-lacks =
    { $count ->
        [one] Il manque alors une case à la ligne { $row }.
       *[other] Il manque alors { $count } cases à la ligne { $row }.
    }
facade-line-open =
    { $line } : { $count ->
        [0] complète.
        [one] encore 1 case vide.
       *[other] encore { $count } cases vides.
    }
