# La page où le propriétaire d’un jeu imprimé saisit ses cartes.

pack-form-title = Vos cartes de { $game }
pack-form-about = Saisissez les cartes de votre propre boîte. Elles restent sur vos appareils et chez ceux avec qui vous jouez. En attendant, le jeu utilise des cartes provisoires.
pack-form-name = Nom du pack
pack-form-version = Version
pack-form-mark-about = La marque vient de tout ce qui est sur les cartes. Deux packs du même nom et de marques différentes sont deux packs différents.
pack-form-fill = Cartes provisoires pour celles qui manquent
pack-form-fill-about = Des commandes à nous complètent la pioche tant que vous n’avez pas saisi les vôtres.
pack-form-play = Jouer avec
pack-form-save = Enregistrer dans un fichier
pack-form-keep = Garder sur le serveur
pack-form-kept = Gardé sur le serveur
pack-form-forget = L’oublier sur le serveur
pack-form-not-kept = Le serveur ne prend pas ce pack.
pack-form-private = Vos packs ne sont montrés qu’à ceux avec qui vous jouez : le journal d’une table contient les cartes avec lesquelles on y joue.
pack-form-unsound = On peut jouer avec dès que le contrôle ne trouve plus de faute.
pack-form-others = Autres packs
pack-form-open = Ouvrir
pack-form-drop = Jeter : { $name }
pack-form-at-server = sur le serveur
pack-form-open-file = Ouvrir un fichier…
pack-form-new = Nouveau pack
pack-form-no-pack = { $file } n’est pas un pack de contenu : ce n’est pas du JSON.
