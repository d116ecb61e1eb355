# Ce que dit le client web en français. Les jeux ont leurs propres messages, à côté de leurs règles.
# Le ton est simple, bref et au présent. Les boutons gardent leur verbe. Pas de point d’exclamation.

## Everywhere

skip = Aller au contenu
back = Retour
close = Fermer
dismiss = Masquer
menu = Menu
rules = Règles
puzzles = Problèmes
settings = Réglages
help = Aide
save = Enregistrer
cancel = Annuler
share = Partager
you = Vous
ready = c’est prêt
refused = Cela n’a pas marché.
try-again = Réessayer
try-now = Réessayer
loading = On met la table
loading-server = On attend le serveur.
loading-table = On attend la table.
loading-failed = Cette page ne s’est pas chargée
loading-failed-why = Le serveur n’a pas répondu. Il redémarre peut-être, ou la connexion est perdue.
offline = Pas de connexion.
offline-trying = Nouvel essai en cours.
offline-again = Nouvel essai dans { $seconds } s.
copied = Lien copié.
copied-seats =
    { $count ->
        [0] {""}
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
copy-failed = Pas copié.
copy-failed-why = Sélectionnez le lien et copiez-le à la main.
copy-link = Copier le lien
boat = { $name } { $points }
boats = Points : { $boats }

## Why something is refused

nack-stale = La situation a changé entre-temps. Regardez et choisissez de nouveau.
nack-illegal = Les règles ne le permettent pas.
nack-clock = Le temps est écoulé.
nack-forbidden = Ce n’est pas à vous de le faire, ou pas maintenant.
nack-unknown = Cela n’existe pas ici.
nack-invalid = Le serveur n’a pas compris la demande.
nack-unavailable = Le serveur ne peut pas le faire pour l’instant. Réessayez dans un moment.
nack-limit = Trop de demandes à la fois. Attendez un peu.

## Why a table refuses something

refused-unknown = Cette table n’existe pas.
refused-unknown-game = Ce serveur n’a pas ce jeu.
refused-unknown-content = Ce serveur n’a pas ce pack de contenu. Choisissez de nouveau son fichier.
refused-unknown-bot = Ce bot n’existe pas. Choisissez-en un autre.
refused-unknown-seat = Cette table n’a pas cette place.
refused-exists = Cette table est déjà ouverte.
refused-cid-reused = Autre chose a été envoyé sous le même nom. Réessayez.
refused-setup = La partie ne peut pas commencer ainsi. Changez ses options.
refused-clock = Une pendule donne de { $minutes } minutes en tout à { $days } jours par coup. Choisissez entre les deux.
refused-start = Aucune partie ne peut commencer à cette position.
refused-start-alone = Une partie qui commence à une position se joue seul ou avec des bots.
refused-challenge-unknown = Ce défi n’existe pas.
refused-challenge-not-yet = Ce défi n’a pas encore commencé.
refused-challenge-over = Ce défi est terminé. Celui d’aujourd’hui est ouvert.
refused-challenge-void = Ce serveur a été rétabli à partir d’une sauvegarde : plus personne ne peut commencer ce défi. Le prochain est scellé.
refused-challenge-tried = Vous avez déjà commencé ce défi : chacun n’a qu’un essai. Continuez à votre table.
refused-challenge-differs = Un défi est le même pour tous : rien n’y est au choix.
refused-challenge-fixed = À la table d’un défi, rien ne peut être changé, et il ne se joue qu’une fois.
refused-seed-needed = Il manque votre nombre pour les dés. Rechargez la page.
refused-seed-differs = Ce n’est pas le nombre que vous avez scellé. Rechargez la page.
refused-no-actions = Aucun coup n’a été envoyé. Choisissez-en un.
refused-unknown-action = Ce coup n’existe pas dans ce jeu.
refused-notation = Cela ne se lit pas comme un coup.
refused-after-chance = Des dés ou des cartes viennent entre-temps. Jouez d’abord le début, puis regardez de nouveau.
refused-after-turn = Le tour se termine entre-temps. Jouez d’abord le début, puis regardez de nouveau.
refused-decision-needed = On ne sait pas à quelle décision cela répond. Regardez et choisissez de nouveau.
refused-no-name = Rien de ce nom n’est visible. Écrivez-en un autre.
refused-no-such-answer = Ce jeu ne propose pas de donner cette réponse d’avance. Choisissez parmi celles qu’il propose.
refused-bots-name = Un bot porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-not-your-seat = Cette place est à quelqu’un d’autre.
refused-own-seat = C’est votre propre place. Quittez plutôt la table.
refused-not-now = La table n’en est pas là : la partie n’a pas commencé, ou elle est finie.
refused-seat-taken = Cette place est prise. Choisissez-en une autre.
refused-full = Toutes les places sont prises. Vous pouvez encore regarder.
refused-already-open = Cette place est déjà libre.
refused-seats-open = Une place est encore libre. Attendez quelqu’un, ou ajoutez un bot.
refused-seeds-missing = Une place n’a pas encore scellé son nombre. Attendez un instant.
refused-no-hints = Cette table ne donne pas de conseils.
refused-not-over = L’analyse porte sur une partie entière, et celle-ci n’est pas finie.
refused-no-judge = Personne n’a appris à juger une partie préparée ainsi : il n’y a donc pas d’analyse.
refused-not-your-turn = Vous n’avez rien à décider pour l’instant.
refused-already-revealed = Votre nombre a déjà été montré.
refused-nothing-to-undo = Il n’y a rien que vous puissiez annuler maintenant.
refused-not-away = Vous êtes déjà de retour.
refused-resigned = Un bot joue votre place jusqu’à la fin. Vous pouvez regarder.
refused-others-play = D’autres jouent encore ici. Laissez plutôt un bot finir pour vous.
refused-clock-runs = Une pendule tourne ici : c’est elle qui décide quand quelqu’un tarde.
refused-your-turn = La table vous attend. Jouez d’abord votre coup.
refused-come-back = Un bot joue pour vous. Reprenez d’abord votre place.
refused-not-waiting = La table n’attend personne d’autre.
refused-nothing-to-pause = Il n’y a ici aucune pendule à arrêter, ou elle est déjà arrêtée.
refused-voted = Vous l’avez déjà dit.
refused-instructed = Vous avez déjà donné exactement cette réponse.
refused-stale = La situation a changé entre-temps. Regardez et choisissez de nouveau.
refused-rematched = Il y a déjà une revanche.
refused-time-out = Votre temps est écoulé : un bot joue pour vous jusqu’à votre retour.
refused-not-due = Le temps de personne n’est encore écoulé.
refused-many-hints = Trop de conseils à la fois. Attendez un peu.
refused-many-reviews = Trop d’analyses à la fois. Attendez un peu.
refused-many-undos = Vous avez repris autant de coups qu’une partie le permet. Celui-ci est joué.
refused-many-votes = Vous avez changé d’avis autant de fois qu’une partie le permet.
refused-many-instructions = Vous avez changé vos réponses données d’avance autant de fois qu’une partie le permet. Vous pouvez encore les retirer.
refused-nudge-later = C’est trop tôt pour une relance. Une par jour suffit.
refused-many-changes = Vous avez changé les places ici aussi souvent qu’une table le permet. Commencez, quittez la table ou ouvrez-en une autre.
refused-busy = Le serveur a trop à faire en ce moment. Réessayez dans une minute.
refused-no-dice-left = Cette table n’a plus de dés. Ouvrez-en une autre.

## Home

home-learn = Un jeu nouveau pour vous ? Apprenez-le en jouant :
home-learn-never = Ne plus proposer de leçons
home-puzzles = Problèmes
home-more = À jouer aussi
learn-by-playing = Apprendre en jouant
end-learn = Leçons
end-learn-about = De courtes leçons que vous jouez vous-même, étape par étape.
home-title = Jouer
home-hello =
    { $part ->
        [morning] Bonjour
        [day] Bonjour
        [night] Encore debout
       *[evening] Bonsoir
    }{ $name ->
        [none] .
       *[other] , { $name }.
    }
home-play = Une partie ?
home-your-turn = C’est à vous.
home-not-your-turn = Les autres réfléchissent.
home-tables-wait =
    { $count ->
        [one] Une table vous attend.
       *[other] { $count } tables vous attendent.
    }
home-thinking = Les autres réfléchissent
home-no-clock = sans pendule
home-since = depuis { $day }
home-first = D’abord { $table }
home-first-why =
    { $why ->
        [clock] c’est là que le temps presse le plus.
       *[other] c’est celle qui attend depuis le plus longtemps.
    }
home-after = Après votre coup, la suivante est à un clic.
home-go = Aller à la première table
home-go-only = Aller à la table
away-door = S’absenter quelque temps
home-away = { $name } : de retour le { $day }
deadline-left = restent
deadline-minutes = { $minutes } min
deadline-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
home-your-turn-short = à vous
home-nudged-short = à vous, on vous relance
put-away = Ranger
put-away-ask = Ranger cette partie ?
put-away-about =
    { $what ->
        [device] Elle disparaît de cet appareil pour de bon. Un fichier enregistré reste.
        [leave] Vous rendez votre place. Les autres continuent d’attendre sans vous.
        [resign] Les autres continuent. Un bot joue votre place jusqu’à la fin, et vous ne pourrez pas revenir.
       *[close] La partie est fermée, personne ne gagne. Vous ne la trouverez plus ici.
    }
home-all = Les { $count } tables
home-with = avec { $names }
home-waiting-for-others = en attente d’autres joueurs
home-meta =
    { $least } à { $most } joueurs, { $minutes } min
daily-door = Défi du jour
home-coming = À venir
home-setting = On met la table…
resume = Reprendre
play-bot = Contre un bot
play-alone = En solo
with-friends = Entre amis
join = Rejoindre
join-title = Rejoindre une table
join-placeholder = Code, comme KR4 B42
no-server = Ce site n’a pas de serveur.
no-server-about = On joue sur cet appareil : contre des bots, en solo ou à plusieurs devant un seul écran.
open-tables = Tables ouvertes
open-tables-none = Personne n’attend de joueurs pour l’instant.
open-tables-unknown = Recherche de tables ouvertes…
open-seats =
    { $taken ->
        [one] { $taken } place prise sur { $players }
       *[other] { $taken } places prises sur { $players }
    }
create-failed = La table n’a pas été créée.

## Menu

menu-home = Accueil
menu-games = Mes parties
menu-people = Personnes
menu-new = Nouvelle table
menu-account = Retrouver vos parties

## New table

new-title = Nouvelle table
company = Qui joue
company-alone = En solo
company-bots = Des bots
company-here = Des amis ici
company-link = Des amis par lien
company-about-alone = pour votre meilleur score
company-about-bots = vous contre eux
company-about-here = un écran, à tour de rôle
company-about-link = où qu’ils soient
table-rules = Règles de cette table
new-game = Jeu
new-players = Nombre de joueurs
new-visibility = Qui peut la trouver
new-open = Ouvrir la table
new-start = Commencer la partie
new-hints = Conseils
new-hints-about = On peut demander quels coups sont les meilleurs, et ce qu’ils valent.
hints-short = avec conseils
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
seats = Places
edition = Édition
differences = Ce qui change d’une édition à l’autre
differences-none = Les éditions de ce jeu se jouent de la même façon.
house-rules = Règles maison
house-rules-changed =
    { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
house-rules-chosen =
    { $count ->
        [0] sans règle maison
        [one] une règle maison
       *[other] { $count } règles maison
    }
content = Pack de contenu
content-own = Le pack du jeu
content-version = version { $version }
content-choose = Choisir un fichier…
content-sending = Envoi…
content-refused = On ne peut pas jouer avec ce fichier.
content-more-faults =
    { $count ->
        [one] et 1 autre
       *[other] et { $count } autres
    }
content-about = Si vous possédez le jeu imprimé, vous pouvez saisir ses cartes dans un fichier et jouer avec. Seules vos tables s’en servent.
content-type = Saisir vos cartes
pack-mark = marque { $mark }
pack-unnamed = Pack sans nom
pack-of = choisi par { $name }
clock = Pendule
clock-none = Aucune
clock-none-short = sans pendule
clock-evening = Une soirée
clock-slow = Lente
clock-evening-how = Minutes par joueur
clock-slow-how = Jours par coup
clock-minutes =
    { $increment ->
        [0] { $minutes } min
       *[other] { $minutes } + { $increment }
    }
clock-live =
    { $increment ->
        [0] { $minutes } min par joueur
       *[other] { $minutes } min par joueur et { $increment } s par tour
    }
clock-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
clock-none-about = Chacun réfléchit aussi longtemps qu’il veut.
clock-live-about = Des minutes pour toute la partie, et des secondes par tour. Un bot remplace le joueur qui n’a plus de temps, jusqu’à son retour.
clock-days-about = Ce temps pour chaque coup. En vacances, votre pendule s’arrête. Un bot remplace le joueur qui n’a plus de temps, jusqu’à son retour.
new-when-full = Commence au complet
new-when-full-about = Dès que la dernière place est prise, même en l’absence de l’hôte.
patience = Si quelqu’un ne revient pas
patience-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
patience-about = Quand quelqu’un n’a pas joué pendant ce temps, les autres peuvent laisser un bot continuer, ou fermer la table. La personne absente peut revenir.
patience-short =
    { $days ->
        [one] un jour de patience
       *[other] { $days } jours de patience
    }
visibility-link = Par lien
visibility-public = Tout le monde
visibility-link-short = par lien seulement
visibility-public-short = ouverte à tous
visibility-link-about = Toute personne qui a le lien ou le code peut s’asseoir, ou regarder.
visibility-public-about = La table figure sur la page d’accueil de tous.

## Seats

seat-open = Libre
seat-bot = Bot
seat-guest = Invité { $number }
seat-number = Place { $number }
seat-by-link = par lien
seat-here = À cet écran
seat-here-about = joue ici, à tour de rôle
seat-you = vous
seat-you-host = vous, hôte
seat-host = hôte
seat-guest-about = par le lien
seat-waiting = en attente d’un ami
seat-gone = pas là pour l’instant
seat-names = Noms autour de cet écran
bot-name =
    { $bot ->
        [duckling] Caneton
        [sparrow] Moineau
        [gull] Mouette
        [tern] Sterne
        [heron] Héron
        [osprey] Balbuzard
        [eagle] Pygargue
        [magpie] Pie
        [random] Bot au hasard
        [easy] Bot facile
        [medium] Bot moyen
        [hard] Bot difficile
        [greedy] Bot gourmand
        [expert] Bot expert
       *[other] Bot { $bot }
    }
bot-called =
    { $bot ->
        [duckling] Caneton
        [sparrow] Moineau
        [gull] Mouette
        [tern] Sterne
        [heron] Héron
        [osprey] Balbuzard
        [eagle] Pygargue
        [magpie] Pie
        [random] Hasard
        [easy] Facile
        [medium] Moyen
        [hard] Difficile
        [greedy] Gourmand
        [expert] Expert
       *[other] { $bot }
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
bot-about =
    { $bot ->
        [duckling] attrape les points qu’il voit
        [sparrow] attrape les points, et entrevoit la suite
        [gull] prépare son tour, surtout pour les points
        [tern] prépare son tour, et un peu la suite
        [heron] prépare bien son tour
        [osprey] a appris quels plans paient plus tard
        [eagle] le plus fort : il a appris, et prévoit plusieurs tours
        [magpie] voit grand : beaucoup de points, ou peu
        [random] joue n’importe quel coup
        [easy] oublie souvent un coup
        [medium] oublie parfois un coup
        [hard] oublie rarement un coup
        [greedy] joue le meilleur coup du moment
        [expert] prévoit plusieurs tours
       *[other] { $bot }
    }
bot-which = Quel bot joue avec vous
bot-ladder = Du plus faible au plus fort. Votre choix est gardé.
bot-characters = À sa manière
bot-change = Changer

## Waiting room

waiting-title = Table { $code }
invite-link = Lien d’invitation
or-code = ou le code
qr = Code QR de { $link }
seats-taken = Places prises : { $taken } sur { $players }
seat-a-bot = Ajouter un bot
free-seat = Libérer la place
sit = Prendre place
sit-here = S’asseoir ici
leave-table = Quitter
bots-and-start =
    { $count ->
        [one] Ajouter un bot et jouer
       *[other] Ajouter des bots et jouer
    }
seats-open =
    { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
seats-full = Tout le monde est assis.
starts-by-itself = La partie commence dès que tous sont assis.
starts-when-full = La partie commence quand tous sont assis. Vous n’avez pas à rester.
starts-by-host = La partie commence dès que l’hôte est là.
join-or-watch = Asseyez-vous pour jouer. Sans place, vous regardez.
starting = La partie commence.
starting-why = Chaque place ajoute son nombre aux dés.
starting-slowly = Chaque place ajoute son nombre aux dés. Les absents doivent passer avant { $moment }.
your-name = Votre nom
renamed = Enregistré.
renamed-to = Les autres vous voient sous le nom de { $name }.
not-renamed = Votre nom n’a pas changé.
dice-title = Des dés que tous peuvent vérifier
dice-about = Avant le premier lancer, la table publie un nombre scellé et chaque place en ajoute un. Tous les dés en découlent, et chacun peut recalculer chaque lancer.
seal = Sceau { $print }
seal-compare = Lisez-vous le sceau à voix haute : tous doivent voir le même. Ce navigateur le garde et le compare au journal à la fin.
dice-doubtful = Ces dés sont douteux.
how-it-works = Comment ça marche

## End

end-title = Score final
end-closed = La table a été fermée
end-closed-why = L’hôte l’a fermée, ceux qui attendaient quelqu’un l’ont décidé, ou il ne s’y passait plus rien depuis une semaine.
end-alone =
    { $points ->
        [one] Vous avez { $points } point
       *[other] Vous avez { $points } points
    }
end-you-win = Vous gagnez, { $points } à { $next }
end-you-lose = { $names } gagne, { $points } à { $mine } pour vous
end-wins = { $names } gagne avec { $points }
end-shared =
    { $points ->
        [one] Victoire partagée à { $points } point : { $names }
       *[other] Victoire partagée à { $points } points : { $names }
    }
end-your-bot = Votre bot
end-bot-of = Le bot de { $name }
end-you-left = Vous avez quitté la table avant la fin, et un bot a terminé pour vous.
end-others-left =
    { $count ->
        [one] { $names } a quitté la table avant la fin, et un bot a terminé.
       *[other] { $names } ont quitté la table avant la fin, et des bots ont terminé.
    }
end-decided = Ce qui a fait la différence
end-by-part = { $what } : { $more } points contre { $less }. { $margin ->
        [one] L’écart final : { $margin } point.
       *[other] L’écart final : { $margin } points.
    }
end-by-points = { $margin ->
        [one] Un peu plus de tout, { $margin } point au total.
       *[other] Un peu plus de tout, { $margin } points au total.
    }
end-by-tiebreak = { $points } points chacun. Ce qui départage, { $what } : { $more } contre { $less }.
end-lead =
    { $you ->
        [yes] Vous avez pris la tête pour de bon au tour { $turn } sur { $last }.
       *[other] { $name } a pris la tête pour de bon au tour { $turn } sur { $last }.
    }
end-lead-see = Voir ce tour
end-chart = Les points, tour par tour
end-replay = Revoir
end-replay-about = Tour par tour, ou coup par coup.
end-review = Analyse
end-review-about = Ce que la chance a fait, ce que les choix ont fait, et ce qui était mieux.
end-review-see = Analyser
end-dice = Dés
end-dice-about =
    { $count ->
        [one] Un tirage, à vérifier ici.
       *[other] { $count } tirages, à vérifier ici.
    }
end-record = Notation de la partie
end-record-about = Toute la partie en texte, à garder.
end-practice = Cette partie a commencé à une position : elle ne compte pas.
place =
    { $place ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
points-by-source = Points par source
points-from = Points de
total = Total
tiebreak = départage
chart-label = Les points tour par tour. À la fin : { $boats }
chart-start = début
chart-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
watch-it = Regarder
check-dice = Vérifier
export = Exporter
rematch = Revanche
rematch-join = À la revanche

## Replay

study = Une étude
studies = Études
study-this = Étudier cette partie
study-notes = Notes
replay-title = Revoir
replay-start = La partie commence.
replay-begins = { $name } commence son tour.
replay-players = Joueurs, pour voir une feuille
replay-happened = Ce qui s’est passé
replay-points =
    { $points ->
        [one] {" "}point
       *[other] {" "}points
    }
replay-turn = Tour
replay-at = { $turn ->
        [0] Mise en place
       *[other] Tour { $turn } sur { $last }
    }
replay-at-move = coup { $move } sur { $moves }
replay-play = Lecture
replay-pause = Pause
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-prev-turn = Un tour en arrière
replay-next-turn = Un tour en avant
replay-speed = Vitesse : { $speed }
replay-follow = Suivre
replay-follow-about = La feuille de qui joue vient devant
no-replay = Il n’y a rien à revoir
no-replay-why = La partie n’est pas finie, ou cette table n’existe pas.

## Checking the dice

dice-check-title = Vérifier les dés
dice-honest =
    { $count ->
        [0] Il n’y a encore rien à vérifier
        [one] L’unique lancer est juste
       *[other] Les { $count } lancers sont justes
    }
dice-dishonest =
    { $count ->
        [0] Les dés ne sont pas justes
        [one] Un lancer n’est pas juste
       *[other] { $count } lancers ne sont pas justes
    }
dice-faults =
    { $count ->
        [one] Quelque chose ne va pas avec ces dés
       *[other] { $count } choses ne vont pas avec ces dés
    }
dice-so-far =
    { $count ->
        [0] Rien ne peut encore être vérifié
        [one] L’unique lancer jusqu’ici est juste
       *[other] Les { $count } lancers jusqu’ici sont justes
    }
dice-goes-on = La partie continue. Voici ce que montre son journal jusqu’ici, recalculé sur cet appareil.
dice-cut = La partie continue et cache quelque chose : jusqu’à la fin, son journal s’arrête avant la première ligne cachée. La suite est vérifiée à la fin, quand toutes les cartes s’ouvrent.
dice-deal = Les dés d’un défi
dice-deal-about = Ils sont les mêmes pour tous, et étaient scellés avant le début. Quand le défi est clos, sa graine est publique, et chaque journal se vérifie avec elle.
deal-forged = Ce n’est pas la graine qui avait été scellée
deal-unsealed = Le sceau n’était pas public avant
deal-late = Pas joué pendant le défi
deal-seed = La graine du défi
deal-seed-yet = Elle est publiée quand le défi est clos. D’ici là, d’autres jouent encore.
deal-seed-about = Son empreinte est celle qui avait été scellée avant le début du défi.
deal-seed-forged = Ce que le serveur appelle la graine a une autre empreinte que celle qui avait été scellée : ne comptez pas ce défi, et demandez pourquoi à qui tient le serveur.
deal-public =
    { $when ->
        [before] Il y était avant le début du défi.
        [begun] Il y était avant le début de cette partie, mais seulement après celui du défi : le serveur a été démarré en cours de route.
        [late] Il n’y est arrivé qu’après le début de cette partie : les dés peuvent avoir été choisis d’ici là.
        [changed] L’entrée où il se trouve ne correspond pas à sa propre empreinte : le journal public a été modifié.
       *[none] Il n’y est pas : il peut avoir été inventé après la partie.
    }
deal-time = Joué à temps
deal-time-about = Commencé pendant le défi, et fini avant que la graine soit connue.
deal-time-wrong = Pas commencé pendant le défi, ou continué quand la graine était connue de tous.
deal-rolls-about =
    { $count ->
        [one] Son nombre découle de la graine et du nom que les règles donnent au lancer.
       *[other] Chacun des { $count } nombres découle de la graine et du nom que les règles donnent au lancer.
    }
deal-rolls-wrong =
    { $count ->
        [one] Un nombre ne découle pas de la graine.
       *[other] { $count } nombres ne découlent pas de la graine.
    }
deal-cards-about =
    { $count ->
        [one] Celle qui a été montrée est là où elle a été piochée, dans une pioche scellée par la graine.
       *[other] Les { $count } qui ont été montrées sont là où elles ont été piochées, dans des pioches scellées par la graine.
    }
deal-cards-wrong =
    { $count ->
        [one] Une carte n’est pas là où elle a été piochée.
       *[other] { $count } cartes ne sont pas là où elles ont été piochées.
    }
deal-order = Le programme libre mélange aussi les pioches une fois de plus, et vérifie les cartes cachées.
dice-local = Ces dés ne se vérifient pas
dice-local-about = Cette table a été jouée sur un seul appareil, qui lançait lui-même.
dice-here = Recalculé à l’instant sur cet appareil, à partir du journal de la table.
dice-seal = Le sceau correspond
dice-seal-about = La première clé mène à ce sceau.
dice-seal-yet = Le journal ne montre encore aucune clé.
dice-seal-wrong = La première clé ne mène pas à ce sceau.
cards-seal-about = Le secret ouvert à la fin mène à ce sceau.
seal-open = Le sceau
kept-seal = Le sceau d’avant la partie
kept-about = Ce navigateur a vu le même sceau avant la partie, le { $time }.
kept-other = Ce navigateur a vu un autre sceau avant la partie : { $print }.
kept-earlier = Ce navigateur a vu un sceau antérieur de cette table, et n’était pas là quand elle a été scellée de nouveau.
kept-none = Ce navigateur n’a gardé aucun sceau de cette table : comparez le sceau avec une personne qui y était assise.
public-seal = Le journal public des sceaux
public-about =
    { $soon ->
        [none] Le sceau y est depuis le { $time } : entrée { $number }.
        [no] Le sceau y est depuis le { $time }, avant que le premier nombre soit montré : entrée { $number }.
       *[yes] Le sceau y est entré le { $time }, à quelques secondes du premier nombre : entrée { $number }.
    }
public-asking = La recherche est en cours.
public-older = Le journal public de ce serveur ne remonte pas jusqu’à cette table.
public-unknown = Le serveur n’a pas montré son journal public ; cela n’a donc pas pu être vérifié.
public-amiss = Le sceau n’y est pas comme il devrait.
sealed-anew = Scellés de nouveau
sealed-redrawn =
    { $count ->
        [one] Les dés ont été scellés de nouveau une fois, parce qu’un nombre n’a pas été montré à temps.
       *[other] Les dés ont été scellés de nouveau { $count } fois, parce qu’un nombre n’a pas été montré à temps.
    }
sealed-restored =
    { $count ->
        [one] Les dés ont été scellés de nouveau une fois, parce que les données du serveur ont été restaurées depuis une sauvegarde.
       *[other] Les dés ont été scellés de nouveau { $count } fois, parce que les données du serveur ont été restaurées depuis une sauvegarde.
    }
dice-seeds = Chaque place a contribué
dice-seeds-about =
    { $count ->
        [one] { $names } a montré le nombre scellé auparavant.
       *[other] { $names } ont montré chacun le nombre scellé auparavant.
    }
dice-seeds-bots = Il n’y avait que des bots ; ils n’ajoutent rien.
dice-seeds-missing = Il manque un nombre dans le journal.
dice-seeds-wrong = Une place a montré un autre nombre que celui qu’elle avait scellé.
dice-seeds-yet = Le journal ne montre pas encore tous les nombres.
seeds-open = Les nombres des joueurs
dice-rolls = Chaque lancer en découle
dice-rolls-about =
    { $count ->
        [0] Le journal ne montre aucun lancer.
        [one] Sa clé mène au sceau, et son nombre découle de la clé, des graines et des options.
       *[other] Chacune des { $count } clés mène à la précédente, et chaque nombre découle de la clé, des graines et des options.
    }
dice-rolls-wrong = Ceux-ci n’en découlent pas : { $rolls }.
rolls-open = Les lancers
cards-open = Les cartes
chance-honest =
    { $count ->
        [one] L’unique tirage est juste
       *[other] Les { $count } lancers et cartes sont justes
    }
chance-dishonest =
    { $count ->
        [0] Les dés et les cartes ne sont pas justes
        [one] Un lancer ou une carte n’est pas juste
       *[other] { $count } lancers ou cartes ne sont pas justes
    }
chance-so-far =
    { $count ->
        [0] Rien ne peut encore être vérifié
        [one] L’unique tirage jusqu’ici est juste
       *[other] Les { $count } lancers et cartes jusqu’ici sont justes
    }
cards-drawn = Chaque carte était dans sa pioche
cards-about =
    { $count ->
        [one] La pioche était scellée avant que la carte soit tirée, et la carte était à sa place.
       *[other] Chaque pioche était scellée avant sa première carte, et chacune des { $count } cartes était à sa place.
    }
cards-covered =
    { $count ->
        [one] Une est encore cachée ; elle s’ouvre à la fin.
       *[other] { $count } sont encore cachées ; elles s’ouvrent à la fin.
    }
cards-wrong = Celles-ci étaient ailleurs : { $cards }.
cards-decks-wrong = Ce qui a été ouvert à la fin ne correspond pas à ce qui était scellé.
dice-events = Tirages
dice-number = Nº
dice-fell = Résultat
dice-key = Clé
dice-card = Carte { $number } de sa pioche
dice-of = { $number } sur { $total }
dice-faces =
    { $drawn ->
        [cards] Tirages de chaque couleur
       *[dice] Tirages de chaque face
    }
dice-mean =
    { $drawn ->
        [cards] Le trait est la moyenne : { $mean } sur { $thrown } cartes.
       *[dice] Le trait est la moyenne : { $mean } sur { $thrown } dés.
    }
dice-yourself = Le programme libre vérifie le même journal : rollwright verify.
dice-download = Télécharger le journal
right = juste
wrong = faux
unknown = non vérifié
show-all = Montrer les { $count }
show-fewer = En montrer moins
no-log = Il n’y a pas de journal
no-log-why = Cette table n’existe pas, ou ne peut pas être lue.

## What is wrong with the dice: what it means, and what to do

fault-seal = Le journal porte un autre sceau ({ $found }) que celui que ce navigateur a vu avant la partie ({ $kept }) ; les dés ont donc pu être choisis quand tous les nombres étaient connus : ne comptez pas cette partie et montrez les deux sceaux aux autres.
fault-swapped = Le sceau est passé de { $kept } à { $found } après votre arrivée à cette table, sans qu’un nouveau tirage soit annoncé ; les dés ont donc pu être choisis : ce navigateur garde votre nombre pour lui ; quittez la table et prévenez les autres.
fault-redraw = Les dés ont été scellés de nouveau sous les yeux de ce navigateur, et le journal n’en dit rien ; des lignes en ont donc été retirées : ne comptez pas cette partie et prévenez les autres.
fault-lost = Des lignes que ce navigateur a vues ne sont pas dans le journal ; le serveur dit avoir été restauré depuis une sauvegarde, ce qui l’explique peut-être mais que personne ne peut vérifier : demandez à qui gère le serveur.
fault-seed = Le journal a pour vous un autre nombre que celui que ce navigateur a envoyé ; quelqu’un d’autre a donc pu l’y mettre : sauf si vous étiez aussi à cette table sur un autre appareil, ne comptez pas cette partie et prévenez les autres.
fault-reveal = Le serveur a accepté votre nombre en ligne { $row }, et il n’y est pas dans le journal ; des lignes ont donc été retirées ou changées : ne comptez pas cette partie et prévenez les autres.
fault-timeout =
    { $mine ->
        [yes] Le serveur a accepté votre nombre à temps, en ligne { $row }, et le journal dit pourtant que vous n’en avez montré aucun ; le serveur l’a donc prétendu pour avoir d’autres dés : ne comptez pas cette partie et prévenez les autres.
       *[no] Le nombre d’un joueur est arrivé à temps, en ligne { $row }, et le journal dit pourtant qu’il n’a pas été montré ; le serveur l’a donc prétendu pour avoir d’autres dés : ne comptez pas cette partie et prévenez les autres.
    }
fault-missing =
    { $count ->
        [one] Le nombre de { $names } manque dans le journal ; personne ne peut donc recalculer ces dés : demandez le journal complet à qui gère le serveur.
       *[other] Les nombres de { $names } manquent dans le journal ; personne ne peut donc recalculer ces dés : demandez le journal complet à qui gère le serveur.
    }
fault-unpublished = Le sceau n’est pas dans le journal public du serveur ; il a donc pu être inventé après la partie : ne comptez pas cette partie et demandez pourquoi à qui gère le serveur.
fault-entry = L’entrée { $number } du journal public, où le sceau devrait être, ne correspond pas à sa propre empreinte ; le journal public a donc été changé : demandez pourquoi à qui gère le serveur.
fault-late = Le sceau n’est entré dans le journal public (entrée { $number }) que { $seconds } secondes après le premier nombre montré ; il a donc pu être choisi alors : demandez pourquoi à qui gère le serveur.

## What no check can show

trust-title = Ce qu’il faut encore croire
trust-people = Qui se trouve derrière un nom : une seule personne, ou qui gère le serveur, a pu prendre plusieurs places.
trust-bots = Les bots n’ajoutent aucun nombre : là où il n’y a que des bots, celui du serveur décide.
trust-server = Le serveur connaît les lancers et les cartes à venir. Il ne peut pas les changer, mais il pourrait les dire à quelqu’un.
trust-redraw = Un joueur qui ne montre pas son nombre à temps, ou dont on le prétend, provoque d’autres dés. Chaque fois est comptée ici.
trust-restored = Après une restauration, le nouveau sceau a été fait quand tous les nombres étaient connus : dès lors, il faut croire le serveur.
trust-public = Que le journal public n’est pas réécrit : « rollwright seals follow » le remarque, si quelqu’un le laisse tourner.
trust-page = Cette page, qui vient elle aussi du serveur : « rollwright verify » vérifie le même journal sans elle, et aussi ce que les règles font des nombres.

## Rules

rules-of = Règles de { $game }
rule = Règle { $id }
contents = Sommaire
editions-all = Toutes
only-in = seulement { $editions }
no-rules = Les règles ne se sont pas chargées
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Aucune règle n’a ces mots.
        [one] 1 règle
       *[other] { $count } règles
    }
key = Légende des signes
key-of = Les signes de { $game }
key-about = Chaque signe, son effet et quand.
key-how = À la table, arrêtez-vous sur un signe ou touchez-le ; là où toucher joue, appuyez plus longtemps ; ou tapez « ? ».
no-key = La légende n’a pas pu être chargée
sign-when = Moment
sign-does = Effet
sign-before = Signe précédent
sign-after = Signe suivant

## Settings

settings-look = Apparence
settings-play = Jeu
settings-alerts = Alertes et profil
settings-cards = Vos propres cartes de { $game }
settings-language = Langue
settings-theme = Thème
settings-glyphs = Signes des couleurs
theme-system = Système
theme-light = Jour
theme-dark = Nuit
glyphs-normal = Normaux
glyphs-large = Grands
glyphs-only = Signes seuls
setting-confirm = Confirmer chaque dessin
setting-confirm-about = Désactivé : un second appui dessine
setting-ask-end = Demander avant de finir le tour
setting-ask-end-about = Ensuite, rien ne peut être repris
setting-points = Montrer d’où viennent les points
setting-points-about = Marques et contours avant de toucher
setting-left = Main gauche
setting-left-about = Annuler et confirmer changent de côté
settings-pace = Les coups des autres
pace-calm = Posé
pace-brisk = Vif
pace-once = D’un coup
setting-motion = Moins de mouvement
setting-motion-about = Le réglage du système l’emporte toujours
setting-sound = Son
setting-sound-about = Dés, cartes, tuiles, crayon, une cloche
setting-vibration = Vibration
setting-vibration-about = Un tic quand une forme se pose
settings-account = Retrouver vos parties, vos appareils
settings-calls = Me prévenir quand c’est à moi
forget = M’oublier
forget-about = Votre nom, vos messages, vos packs de contenu et votre accès à vos tables sont effacés, ici et sur le serveur. Les parties jouées restent, sans votre nom.
forget-do = M’oublier pour de bon
move-device = Changer d’appareil
move-about = Scannez ceci ou ouvrez le lien là-bas. Il sert une fois, dans les { $minutes } minutes, et vous continuez alors sur cet appareil.
move-qr = Code QR du lien
move-title = Continuer ici
move-here = Vous continuez ici à la place de l’invité qui a fait le lien, avec toutes ses tables.
move-here-instead = Vous continuez ici à la place de l’invité qui a fait le lien, avec toutes ses tables. Sur cet appareil, vous n’êtes plus { $name }.
move-do = Continuer ici
move-failed = Ce lien ne mène nulle part
move-failed-why = Il a déjà servi, ou il est trop vieux. Faites-en un autre sur l’autre appareil.

## Help

help-start = Pour commencer
help-start-bot = À l’accueil, « Contre un bot » lance une partie tout de suite. Rien à installer, pas de compte.
help-start-friends = « Entre amis » ouvre une table. Envoyez son lien, dictez son code, ou faites scanner le code QR.
help-why = Vous pouvez tout essayer. Quand les règles l’interdisent, vous voyez pourquoi, avec le numéro de la règle.
help-keys = Touches à la table
help-keys-replay = En revoyant une partie
help-dice-1 = À la création d’une table, le serveur tire un nombre secret, le hache 4 096 fois et montre le résultat : le sceau.
help-dice-2 = Chaque joueur qui s’assied scelle un nombre au hasard. Quand tous sont assis, ces nombres sont montrés.
help-dice-3 = Chaque lancer montre une clé : le nombre dont le hachage donne la clé précédente, jusqu’au sceau. La clé, les nombres de tous et les options de la table donnent les dés.
help-dice-4 = Chaque navigateur garde le sceau qu’il a vu avant la partie, et le serveur l’inscrit dans un journal public. Après la partie, cette page recalcule chaque lancer et compare les sceaux : des dés que quelqu’un a choisis n’y correspondent pas.
key-die = choisir un dé
key-shape = forme précédente, forme suivante
key-spot = déplacer l’endroit
key-turn = tourner la forme
key-brick = déplacer la brique, ou dépenser un bonus
key-enter = confirmer
key-esc = lâcher, fermer
key-undo = annuler
key-why = pourquoi pas ?
key-hint = un conseil, si la table en donne
key-replay-step = un coup en arrière, un coup en avant
key-replay-turn = un tour en arrière, un tour en avant
key-replay-play = lecture, pause

## Nothing there

nowhere = Il n’y a rien ici
nowhere-why = L’adresse ne mène nulle part. Il manque peut-être une lettre.
no-table = Cette table n’existe pas
no-table-why = Il manque peut-être une lettre au lien, ou la table a disparu.
no-code = Aucune table n’a le code { $code }
no-code-why = Les codes ont six lettres et chiffres, et mènent à une table jusqu’au début de la partie. Ceux qui y jouent la retrouvent sur la page d’accueil.

# Tables on this device, and new versions
here-loading = Cet appareil se prépare à jouer.
here-elsewhere = Les tables de cet appareil sont ouvertes dans un autre onglet.
here-take = Les utiliser ici
here-failed = Cet appareil ne peut pas héberger de table. Rechargez la page ou changez de navigateur.
here-meanwhile = En attendant, vous pouvez jouer sur cet appareil.
here-save = Enregistrer
here-hand-in = Remettre au serveur
here-hides = Tant que vous partagez cet écran, un fichier montrerait les cartes de tous. Enregistrez à la fin de la partie.
here-forget = Supprimer
here-forget-sure = La table disparaît pour de bon. Un fichier enregistré reste.
saved = Une partie enregistrée
saved-about = Continuez une partie enregistrée dans un fichier.
saved-choose = Choisir un fichier
saved-refused = Cette partie ne peut pas continuer.
home-on-device = sur cet appareil
new-where = Où
where-server = Sur le serveur
where-here = Sur cet appareil
where-server-about = Vos amis peuvent vous rejoindre de partout.
where-here-about = Sans connexion. Contre des bots, ou ensemble à cet écran ; personne ne peut vérifier les dés.
megabytes = { $size } Mo
data-title = Sans connexion
data-about = Les pages, les jeux et les bots peuvent être gardés sur cet appareil. On joue alors sans connexion.
data-fetch = Garder { $size } sur cet appareil
data-fetching = { $done } sur { $size } sont là.
data-kept = Prêt à jouer hors ligne
data-remove = Supprimer { $size }
data-failed = Tout n’est pas arrivé. Ce qui est déjà là ne sera pas repris.
update-ready = Une nouvelle version est là.
update-about = Les parties continuent où elles en sont.
update-now = L’utiliser maintenant
update-later = Plus tard
