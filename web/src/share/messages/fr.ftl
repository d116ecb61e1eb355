# Ce qui se partage, et le cadre pour d’autres pages.

share-title = { $game } : { $names }
share-moment = Que joueriez-vous ?
share-about = Toute personne qui a ce lien peut voir le résultat et revoir la partie.
share-moment-about = Le lien et l’image montrent ce moment, et rien de la fin.
share-untold-about = Le lien mène à la partie, coup par coup ; ni lui ni l’image ne disent comment elle finit.
share-tell = Dire le résultat
share-card = Aperçu du lien : { $title }
share-copy-text = Copier en texte
share-save-picture = Enregistrer l’image
share-no-picture = Pas d’image pour l’instant
share-copy-frame = Copier le code pour une page web
share-frame-about = Le code montre la partie, coup par coup, dans un cadre de 640 sur 480.
embed-open = Ouvrir
embed-open-title = Ouvrir ce moment sur Rollwright
embed-none = Cette partie ne peut pas être montrée ici
embed-about = Une partie, coup par coup
