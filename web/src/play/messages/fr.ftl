# Ce que disent les pages de tous les jeux, en français.

play-undo = Annuler
play-preview =
    { $some ->
        [0] { $what }. Plus { $points }.
       *[other] { $what }. { $lines }. Plus { $points }.
    }
play-waiting =
    { $count ->
        [one] { $names } choisit
       *[other] { $names } choisissent
    }
play-wait = Attendez
play-round = manche { $round }
play-round-title = Manche { $round }
play-not-done = Cela n’a pas été pris en compte. Regardez et choisissez de nouveau.
play-colon = { " : " }{ $what }
play-end = Finir le tour
play-end-ask = Finir le tour ?
play-end-why = Après, rien ne peut être annulé.
play-not-yet = Pas encore
