# What Sealed Bids says in English.

## Events

toy-dealt = Is dealt a { $card }.
toy-dealt-hidden = Is dealt a card.
toy-prize = The prize is { $prize }.
toy-bid =
    { $card ->
        [0] Folds.
       *[other] Bids { $card }.
    }
toy-bid-hidden = Has made a bid.
toy-shown =
    { $card ->
        [0] Has folded.
       *[other] Has bid { $card }.
    }
toy-won = Wins { $prize }.
toy-nobody = Nobody wins { $prize }.
toy-over = The game is over.
    .refusal = The game is over. Start another.

## Refusals

toy-chance-only = Only chance deals and rolls. Bid a card, or fold.
toy-wait = The prize is not known yet. Wait for the die.
toy-one-bid = You have made your bid. Take it back, or wait for the others.
toy-not-in-hand = You have no { $card }. Bid a card of your hand, or fold.

## Editions, options and scores

toy-edition-plain = Plain edition
toy-edition-quick = Quick edition

toy-option-rounds = Rounds
    .about = How many rounds are played, and how many cards are dealt.
    .is-3 = three
    .is-2 = two

toy-score-prizes = prizes
toy-score-cards-left = cards left

toy-answer-fold = Fold
    .choices = unless the prize is one of these
    .about = Folds for you in each round, at once.
