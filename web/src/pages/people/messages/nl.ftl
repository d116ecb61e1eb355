# De mensen die je kent. Zie en.ftl.

people-title = Mensen
people-about = Mensen met wie je hebt gespeeld. Wie niet met je heeft gespeeld, kan je hier niet vinden.
people-no-server = De server antwoordt niet, dus kan er nu niemand worden uitgenodigd.
people-guest = Een gast
people-players =
    { $players ->
        [one] één speler
       *[other] { $players } spelers
    }
people-games =
    { $games ->
        [0] nog geen partij
        [one] één partij
       *[other] { $games } partijen
    }

## Groups

people-our-table = Onze tafel
people-new-circle = Een eigen tafel: hoe heet die?
people-found = Maak hem
people-new-circle-about = De link blijft dezelfde en leidt altijd naar de tafel die wacht. Wie hem heeft, kan binnenkomen.
people-starts = Laatste in de vorige partij, en dus nu als eerste aan de beurt: { $name }.
people-you-start = Je werd laatste in de vorige partij, en bent dus nu als eerste aan de beurt.
people-link-stays = De link blijft dezelfde:
people-so-far = Tot nu toe
people-won = gewonnen
people-points = punten
people-best = beste
people-members = Hier: { $names }
people-sit-down = Ga zitten
people-change = Wijzig
people-circle-name = Hoe het heet
people-leave = Verlaat deze groep
people-take-out = Eruit halen
people-take-out-named = { $name } eruit halen
people-renew-about = Met een nieuwe link werkt de vorige niet meer. Wie in de groep zit, blijft erin.
people-renew = Maak een nieuwe link
people-no-circle = Deze link leidt nergens heen
people-no-circle-why = De groep heeft misschien een nieuwe link, of bestaat niet meer. Vraag het aan wie hem stuurde.
people-in-circle = Ga zitten, en je komt bij de tafel die wacht. Is die er niet, dan wordt hij gemaakt en worden de anderen uitgenodigd.
people-come-in-about = Kom binnen, en deze groep hoort bij jouw mensen: met deze link vind je elke dag de tafel, en ieder in de groep kan je uitnodigen.
people-come-in = Kom binnen

## Invitations

people-met = Laatst gespeeld met
people-met-nobody = Nog niemand. Speel een partij met iemand uit, en die staat hier.
people-invite = Uitnodigen
people-invite-named = { $name } uitnodigen
people-game = Spel
people-pace = Tempo
people-pace-now = Nu
people-pace-day = Een zet per dag
people-word = Een berichtje
people-invite-about = De uitnodiging komt één keer. Bij nee of geen antwoord blijft de plaats open.
people-asked = Uitnodigingen
people-asks = { $name } nodigt je uit voor { $game }
people-decline = Deze keer niet

## Blocks

people-block = Blokkeer
people-block-named = Blokkeer { $name }
people-blocked = Geblokkeerd
people-blocked-about = Ze kunnen je niet uitnodigen en niet gaan zitten waar jij wacht, en je ziet niet wat ze zeggen. Ze krijgen het niet te horen.
people-unblock = Deblokkeer
people-unblock-named = Deblokkeer { $name }
