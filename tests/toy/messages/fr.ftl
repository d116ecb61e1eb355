# Ce que dit Sealed Bids en français.

## Événements

toy-dealt = Reçoit un { $card }.
toy-dealt-hidden = Reçoit une carte.
toy-prize = Le prix est { $prize }.
toy-bid =
    { $card ->
        [0] Passe son tour.
       *[other] Mise { $card }.
    }
toy-bid-hidden = A fait sa mise.
toy-shown =
    { $card ->
        [0] N'a rien misé.
       *[other] A misé { $card }.
    }
toy-won = Gagne { $prize }.
toy-nobody = Personne ne gagne { $prize }.
toy-over = La partie est finie.
    .refusal = La partie est finie. Commencez-en une autre.

## Refus

toy-chance-only = Seul le hasard distribue et lance le dé. Misez une carte, ou passez.
toy-wait = Le prix n'est pas encore connu. Attendez le dé.
toy-one-bid = Votre mise est faite. Reprenez-la, ou attendez les autres.
toy-not-in-hand = Vous n'avez pas de { $card }. Misez une carte de votre main, ou passez.

## Éditions, options et points

toy-edition-plain = Édition simple
toy-edition-quick = Édition rapide

toy-option-rounds = Manches
    .about = Combien de manches on joue, et combien de cartes on reçoit.
    .is-3 = trois
    .is-2 = deux

toy-score-prizes = prix
toy-score-cards-left = cartes restantes

toy-answer-fold = Passer
    .choices = sauf si le prix est l’un de ceux-ci
    .about = Passe pour vous à chaque manche, aussitôt.
