# Comment on vous prévient quand c’est à vous. Voir en.ftl.

alerts-title = Alertes
alerts-heading = Me prévenir quand c’est à moi
alerts-about = Choisissez un ou plusieurs moyens. Les parties rapides à table s’en passent.
alerts-fault = Cela n’a pas marché
alerts-remove = Retirer
alerts-remove-named = Retirer { $name }
alerts-copy = Copier
alerts-copied = Copié

alerts-how = Comment
alerts-here = Sur cet appareil
alerts-here-about = Une notification, même quand Rollwright est fermé
alerts-elsewhere = Sur un autre appareil
alerts-forbidden = Les notifications sont bloquées
alerts-forbidden-why = Autorisez-les pour ce site dans les réglages du navigateur, puis réactivez ceci.
alerts-no-push =
    { $why ->
        [install] Mettez d’abord Rollwright sur votre écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez-le de là, et revenez à cette page.
        [insecure] Cette page est servie en http simple, et les navigateurs ne montrent de notifications qu’en https.
       *[browser] Ce navigateur ne montre pas de notifications.
    }
alerts-mail = Courriel
alerts-mail-none = À une adresse à vous
alerts-mail-add = Ajouter une adresse
alerts-calendar = Calendrier
alerts-calendar-about = Un flux privé, avec l’heure limite de chaque tour
alerts-calendar-copy = Copier le lien
alerts-calendar-anew = Nouveau lien
alerts-calendar-secret = Toute personne qui a le lien voit vos tours. Un nouveau lien met fin à l’ancien.
alerts-hook = Webhook
alerts-hook-about = Pour un salon de discussion, ou une sonnette dans l’entrée
alerts-hook-add = Ajouter
alerts-hook-title = Ajouter un webhook
alerts-hook-for = Destinataire
alerts-hook-address = Son adresse
alerts-hook-outside = Elle commence par https:// et se trouve sur internet. Tout le salon lit ce qui y est envoyé.
alerts-hook-refused = Rien ne peut être envoyé à cette adresse. Elle doit commencer par https://, ne nommer aucun port, et se trouver sur internet.
alerts-hook-secret = Chaque alerte est signée avec ce secret. Il n’est montré que cette fois.
alerts-shape =
    { $shape ->
        [discord] Discord
        [slack] Slack
        [matrix] Matrix
       *[plain] JSON
    }

alerts-when = Quand
alerts-when-choice =
    { $when ->
        [always] Toujours
        [away] Si je tarde
        [daily] Chaque jour
       *[never] Jamais
    }
alerts-when-about =
    { $when ->
        [always] Aussitôt, même si une page de Rollwright est ouverte.
        [away] Si vous n’avez pas joué dans les 2 minutes, qu’une page soit ouverte ou non.
        [daily] Une liste par jour de tout ce qui attend.
       *[never] Rien n’est envoyé, sauf pour les tables où vous le dites.
    }
alerts-hour = L’envoyer à
alerts-quiet = Heures calmes
alerts-quiet-about = Ce qui vient entre-temps attend qu’elles soient passées
alerts-from = De
alerts-to = à
alerts-zone = À l’heure de { $zone }.
alerts-zone-here = Utiliser { $zone }

alerts-what = Quoi d’autre
alerts-kind =
    { $kind ->
        [over] Une partie est finie
        [nudges] Relances
        [invites] Invitations
       *[challenge] Le défi du jour
    }
alerts-kind-about =
    { $kind ->
        [over] Avec le résultat
        [nudges] Quelqu’un vous attend et le dit : au plus une fois par jour
        [invites] Quelqu’un vous invite à sa table : une fois par table
       *[challenge] Une fois par jour
    }

alerts-tables = Pour une table
alerts-table = { $game }, { $company }
alerts-table-as-above = Comme ci-dessus

alerts-get = Ce que vous recevez
alerts-get-call = Une notification : à vous de jouer, ce qui s’est passé, et avec qui.
alerts-get-mail = Un courriel : à vous de jouer, ce qui s’est passé, jusqu’à quand, et des liens qui y mettent fin.
alerts-get-about = Une alerte par tour. Dès que vous avez joué, elle disparaît de vos autres appareils. Elle ne montre jamais rien de caché.
alerts-sample-title = À vous de jouer : Copenhagen Roll & Write
alerts-sample-text = Mads : complète la ligne 4. Avec Mads et Pil.
alerts-sample-until = Vous avez jusqu’à mardi 18:42.
alerts-sample-foot = Plus rien au sujet de cette table · Plus aucun courriel. Ces liens marchent sans se connecter.
alerts-try = M’en envoyer une pour voir
alerts-tried = Elle est en route

alerts-stop-heading = Arrêter ces courriels ?
alerts-stop-about = Vous avez suivi un lien d’un courriel. Touchez une fois, et il n’en viendra plus. Vous pouvez changer d’avis sur cette page quand vous voulez.
alerts-stop-do = Arrêter
alerts-stopped =
    { $what ->
        [mail] Vous ne recevez plus de courriel quand c’est à vous.
        [table] Vous ne recevez plus d’alertes pour cette table.
       *[unknown] Ce lien ne mène nulle part. Il a peut-être été coupé en route : réessayez avec celui du courriel.
    }
alerts-stop-more = Tout sur les alertes
