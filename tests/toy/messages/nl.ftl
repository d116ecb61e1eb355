# Wat Sealed Bids in het Nederlands zegt.

## Gebeurtenissen

toy-dealt = Krijgt een { $card }.
toy-dealt-hidden = Krijgt een kaart.
toy-prize = De prijs is { $prize }.
toy-bid =
    { $card ->
        [0] Past.
       *[other] Biedt { $card }.
    }
toy-bid-hidden = Heeft geboden.
toy-shown =
    { $card ->
        [0] Heeft gepast.
       *[other] Heeft { $card } geboden.
    }
toy-won = Wint { $prize }.
toy-nobody = Niemand wint { $prize }.
toy-over = Het spel is voorbij.
    .refusal = Het spel is voorbij. Begin een nieuw spel.

## Weigeringen

toy-chance-only = Alleen het toeval deelt en gooit. Bied een kaart, of pas.
toy-wait = De prijs is nog niet bekend. Wacht op de dobbelsteen.
toy-one-bid = Je hebt al geboden. Neem je bod terug, of wacht op de anderen.
toy-not-in-hand = Je hebt geen { $card }. Bied een kaart uit je hand, of pas.

## Edities, opties en punten

toy-edition-plain = Gewone editie
toy-edition-quick = Snelle editie

toy-option-rounds = Rondes
    .about = Hoeveel rondes er zijn, en hoeveel kaarten iedereen krijgt.
    .is-3 = drie
    .is-2 = twee

toy-score-prizes = prijzen
toy-score-cards-left = kaarten over

toy-answer-fold = Passen
    .choices = behalve als de prijs een van deze is
    .about = Past elke ronde meteen voor je.
