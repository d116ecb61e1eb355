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
house-colours = Couleur
house-count = { $count } { $colour }
house-floor = Étage { $floor }
house-floor-done = Étage { $floor }, complet, +{ $points }
house-column = Colonne { $column }
house-floors =
    { $count ->
        [one] étage { $floors }
       *[other] étages { $floors }
    }
house-columns =
    { $count ->
        [one] colonne { $columns }
       *[other] colonnes { $columns }
    }
house-coats =
    { $count ->
        [one] 1 blason
       *[other] { $count } blasons
    }
house-summary =
    { $count ->
        [0] { $points } points, { $empty } cases vides, aucun étage complet.
        [one] { $points } points, { $empty } cases vides, étage { $floors } complet.
       *[other] { $points } points, { $empty } cases vides, étages { $floors } complets.
    }
house-place = Place
house-place-option = { $number } sur { $count } : { $squares }
house-square = Case
house-undo = Annuler
house-turned-same = Tournée, elle est la même.
house-move = Déplacer en { $squares }
house-why-floats = Rien dessous
house-why-taken = Déjà occupé
house-why-outside = Hors de la maison
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
house-not-done = Ce n’est pas fait. Regardez de nouveau et décidez.
house-yours = Votre maison
house-of = Maison de { $name }
house-all = Les maisons
house-colon = { " : " }{ $what }
house-end = Finir le tour
house-end-ask = Finir le tour ?
house-end-why = Après, rien ne peut être annulé.
house-not-yet = Pas encore
