# Retrouver ses parties. Voir en.ftl.

account-title = Retrouver vos parties
account-keep-title = Gardez vos parties
account-keep-about = Seul ce navigateur connaît votre nom et vos tables. Une clé d’accès les ouvre sur tous vos appareils, avec votre empreinte, votre visage ou le verrouillage de l’écran. Ni mot de passe, ni adresse. Vous pouvez aussi jouer sans.
account-is-kept = Vos parties sont gardées
account-is-kept-about = Elles s’ouvrent sur tout appareil par l’un des moyens ci-dessous. Aucun mot de passe n’est conservé.
account-keep = Garder mes parties
account-add = Ajouter une clé d’accès
account-sign-in = Se connecter
account-kept = C’est gardé
account-kept-about = Sur un autre appareil, choisissez « Se connecter ». Créez aussi des codes de secours, au cas où vous perdriez tous vos appareils.
account-nameless = un invité sans nom
account-agent = { $browser } sur { $system }

account-offer = Garder cette partie ?
account-offer-about = Elle ne se retrouve que depuis ce navigateur. Votre empreinte, votre visage ou le verrouillage de l’écran peuvent l’ouvrir sur tous vos appareils. Ni e-mail, ni mot de passe.
account-offer-not-now = Pas maintenant
account-offer-kept = Gardée, avec toutes vos parties.
account-offer-kept-about = Sur un autre appareil, choisissez « Se connecter » dans le menu, sous « Retrouver vos parties ».
account-offer-codes = Créer des codes de secours

account-none = Pas de clé d’accès ici.
account-none-insecure = Cette page est servie en http simple, et les navigateurs ne proposent de clés d’accès qu’en https.
account-none-address = Vous avez ouvert cette page par une adresse IP, et une clé d’accès demande un nom comme play.example.org.
account-none-browser = Ce navigateur ne les connaît pas.
account-none-server = Ce serveur n’en propose pas.
account-none-instead = Les liens vers vos autres appareils et les codes de secours marchent quand même.

account-passkeys = Clés d’accès
account-passkey-used = Créée le { $made }, utilisée le { $used }.
account-passkey-synced = Aussi sur vos autres appareils.
account-unnamed = Sans nom
account-remove = Retirer
account-remove-named = Retirer { $name }

account-devices = Appareils
account-this-device = Cet appareil
account-here = ici
account-device-used = Depuis le { $since }, utilisé le { $used }.
account-rename = Renommer
account-rename-named = Renommer { $name }
account-rename-title = Nommer un appareil
account-rename-label = Comment vous l’appelez

account-codes = Codes de secours
account-codes-about = Si tous vos appareils sont perdus, l’un de ces codes ouvre vos parties. Chacun sert une fois. Gardez-les sur papier, ou là où vous gardez vos mots de passe.
account-codes-make = Créer dix codes
account-codes-again = Créer de nouveaux codes
account-codes-once = Ils ne sont montrés qu’une fois. Les anciens codes ne marchent plus.
account-codes-left =
    { $left ->
        [0] Il n’en reste aucun.
        [one] Il en reste un.
       *[other] Il en reste { $left }.
    }
account-codes-used = Le dernier a servi le { $day }.
account-codes-copy = Copier
account-codes-save = Enregistrer un fichier

account-mail = Courriel
account-mail-about = Si vous voulez, un lien envoyé à cette adresse peut vous connecter. Elle ne sert à rien d’autre, sauf si vous demandez à y recevoir des alertes.
account-mail-address = Votre adresse de courriel
account-mail-send = Envoyer un lien
account-mail-sent = Un lien est en route. Ouvrez-le dans les { $minutes } minutes sur un appareil où vous êtes connecté, et l’adresse sera gardée.
account-mail-is-kept = Des liens peuvent y être envoyés
account-mail-kept = Cette adresse est gardée
account-mail-failed = Ce lien ne mène nulle part
account-mail-failed-why = Il a servi, il est trop vieux, ou vous êtes quelqu’un d’autre dans ce navigateur. Demandez-en un nouveau.

account-fault = Cela n’a pas marché
account-fault-browser = Le navigateur n’y est pas arrivé. Réessayez, ou utilisez un autre moyen.
account-fault-taken = Cet appareil a déjà une clé d’accès à vous.
account-fault-many = Vous avez déjà autant de clés d’accès que permis. Retirez-en une d’abord.
account-fault-passkey = Cette clé d’accès n’ouvre rien ici. Utilisez-en une autre, ou un autre moyen.
account-fault-cloned = Cette clé d’accès a servi ailleurs depuis : il en existe peut-être une copie. Connectez-vous autrement, et retirez-la.
account-fault-code = Ce code n’ouvre rien ici. Vérifiez chaque lettre, et s’il n’a pas déjà servi.
account-fault-limit = Trop d’essais d’un coup. Attendez un peu.
account-fault-address = Il y a une erreur dans ce que vous avez saisi. Vérifiez-le.

sign-in-title = Se connecter
sign-in-heading = Vos parties, ici aussi
sign-in-bring = Apporter les parties de ce navigateur
sign-in-bring-about = Vos tables d’ici et de là-bas deviennent celles d’une seule personne.
sign-in-leave-about = L’invité de ce navigateur reste là, et personne ne pourra plus le retrouver.
sign-in-passkey = Utiliser une clé d’accès
sign-in-passkey-about = Le navigateur montre celles qu’il a, et peut en demander une à votre téléphone.
sign-in-link = Par un lien d’un autre appareil
sign-in-link-about = Là où vous êtes connecté, choisissez « Changer d’appareil » dans les réglages, puis scannez ou ouvrez le lien ici.
sign-in-code = Par un code de secours
sign-in-code-label = L’un de vos dix codes
sign-in-mail = Par courriel
sign-in-mail-sent = Si un compte a cette adresse, un lien est en route. Il sert une fois, dans les { $minutes } minutes.
sign-in-as = Avec ce lien, vous devenez { $name } dans ce navigateur, avec toutes ses tables. Continuez seulement si vous l’avez demandé.
sign-in-do = Se connecter
sign-in-guest = Jouer en invité
sign-in-link-failed = Ce lien ne mène nulle part
sign-in-link-failed-why = Il a déjà servi, ou il est trop vieux. Demandez-en un nouveau.
