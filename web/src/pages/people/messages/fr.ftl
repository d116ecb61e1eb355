# Les personnes que l’on connaît. Voir en.ftl.

people-title = Personnes
people-about = Celles avec qui vous avez joué. Personne d’autre ne peut vous trouver ici.
people-no-server = Le serveur ne répond pas, on ne peut donc inviter personne en ce moment.
people-guest = Un invité
people-players =
    { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }
people-games =
    { $games ->
        [0] pas encore de partie
        [one] une partie
       *[other] { $games } parties
    }

## Groups

people-our-table = Notre table
people-new-circle = Une table à vous : comment s’appelle-t-elle ?
people-found = La créer
people-new-circle-about = Son lien ne change pas et mène toujours à la table qui attend. Toute personne qui l’a peut entrer.
people-starts = Dernière place à la partie précédente, donc premier tour maintenant : { $name }.
people-you-start = Vous aviez la dernière place à la partie précédente, et jouez donc en premier.
people-link-stays = Son lien ne change pas :
people-so-far = Jusqu’ici
people-won = gagnées
people-points = points
people-best = record
people-members = Ici : { $names }
people-sit-down = S’asseoir
people-change = Modifier
people-circle-name = Son nom
people-leave = Quitter ce groupe
people-take-out = Retirer
people-take-out-named = Retirer { $name }
people-renew-about = Un nouveau lien met fin au précédent. Les membres du groupe restent.
people-renew = Créer un nouveau lien
people-no-circle = Ce lien ne mène nulle part
people-no-circle-why = Le groupe a peut-être un nouveau lien, ou n’existe plus. Demandez à la personne qui vous l’a envoyé.
people-in-circle = Asseyez-vous, et vous arrivez à la table qui attend. S’il n’y en a pas, elle est créée, et les autres sont invités.
people-come-in-about = Entrez, et ce groupe fait partie des vôtres : ce lien mène à sa table à tout moment, et chacun de ses membres peut vous inviter à jouer.
people-come-in = Entrer

## Invitations

people-met = Rencontres récentes
people-met-nobody = Personne pour l’instant. Terminez une partie avec quelqu’un, et son nom sera ici.
people-invite = Inviter
people-invite-named = Inviter { $name }
people-game = Jeu
people-pace = Rythme
people-pace-now = Maintenant
people-pace-day = Un coup par jour
people-word = Un petit mot
people-invite-about = L’invitation est envoyée une fois. Sans réponse, ou si c’est non, la place reste libre.
people-asked = On vous invite
people-asks = { $name } vous invite à { $game }
people-decline = Pas cette fois

## Blocks

people-block = Bloquer
people-block-named = Bloquer { $name }
people-blocked = Personnes bloquées
people-blocked-about = Elles ne peuvent ni vous inviter ni s’asseoir où vous attendez, et vous ne voyez pas ce qu’elles disent. Elles n’en sont pas averties.
people-unblock = Débloquer
people-unblock-named = Débloquer { $name }
