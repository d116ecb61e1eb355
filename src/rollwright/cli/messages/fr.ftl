# Ce que dit la ligne de commande en français.

cli-you = Vous
cli-bot =
    { $bot ->
        [duckling] Caneton
        [sparrow] Moineau
        [gull] Mouette
        [tern] Sterne
        [heron] Héron
        [osprey] Balbuzard
        [eagle] Pygargue
        [magpie] Pie
       *[other] { $bot }
    }
cli-bots-head = Vos adversaires, du plus faible au plus fort, avec leur classement (100 points de plus : 64 parties gagnées sur 100) :
cli-bots-measured = Mesuré le { $date } à la version { $commit } par { $command }, chacun contre le précédent.
cli-chance = le hasard
cli-told-of = { $name } :
cli-welcome = La graine de cette partie est { $seed }. Tapez un coup, ou help pour l’aide.
cli-hand-over = C’est à { $name }, qui va voir ce que les autres ne doivent pas voir. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-unfinished = La partie reste inachevée.
cli-moves-list = tout voir : moves { $verb }
cli-moves-count = { $count } possibilités, par exemple { $example }
cli-possible = Possible maintenant : { $moves }
cli-not-read = « { $text } » ne se lit pas. Cela s’écrit ainsi : { $example }
cli-no-such-move = Il n’y a pas de coup « { $text } ». Tapez help pour l’aide.
cli-none-of-these = Il n’y a pas de coup « { $verb } » à jouer maintenant.
cli-preview =
    { $same ->
        [1] Cela rapporterait { $low ->
            [one] { $low } point
           *[other] { $low } points
        }. Rien n’est encore fait.
       *[0] Cela rapporterait { $low } à { $high } points. Rien n’est encore fait.
    }
cli-hint = { "   " }{ $move } : gagne { $chance } % des parties (sans doute de { $low } % à { $high } %), { $points } points en moyenne ; parties simulées : { $games }
cli-hint-unsure = { "   " }{ $move } : trop peu de parties simulées pour en dire plus ({ $games })
cli-hint-alone = { "   " }{ $move } : { $points } points en moyenne ; parties simulées : { $games }
cli-no-undo = Il n’y a rien à reprendre : depuis, les dés ont été lancés, ou c’est au tour du suivant.
cli-which-rule = Quelle règle ? Donnez son numéro, par exemple : rules 5.2
cli-no-such-rule = Il n’y a pas de règle { $rule }.
cli-which-file = Dans quel fichier ? Par exemple : save partie.txt
cli-saved = Enregistré dans { $file }.
cli-pack-faults =
    { $faults ->
        [one] { $file } a 1 erreur
       *[other] { $file } a { $faults } erreurs
    } : on ne peut pas jouer avec.
cli-result = Score final
cli-winners =
    { $count ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
cli-replay = [{ $moment } sur { $last }] Entrée suivant, p précédent, un nombre, q quitter :
cli-arrow = Une flèche de { $from } à { $to }
cli-ring = Un cercle autour de { $place }
cli-place = { $place } chez { $name }

cli-review-progress = Analyse : { $percent } %
cli-review-sentence =
    { $lucky ->
        [you] Le hasard vous a donné { $luck } points
       *[other] Le hasard a donné { $luck } points à { $lucky }
    }, { $chooser ->
        [same] et les choix { $choices } de plus
        [you] les choix vous en ont donné { $choices }
       *[other] les choix en ont donné { $choices } à { $chooser }
    }.
cli-review-several =
    { $lucky ->
        [you] Le hasard vous a donné { $luck } points
       *[other] Le hasard a donné { $luck } points à { $lucky }
    } ; { $careful ->
        [you] c’est vous qui avez concédé le moins
       *[other] c’est { $careful } qui a concédé le moins
    } : { $given }.
cli-review-alone = En points, le hasard a rapporté { $luck } et les choix { $choices }.
cli-review-chances =
    { $players ->
        [2] Chances de victoire de { $name }, tour par tour
       *[other] Chances de victoire, tour par tour, une ligne chacun
    }
cli-review-points = Points attendus, tour par tour
cli-review-lane-luck = hasard
cli-review-lane-given = concédé
cli-review-dots = ○ après le hasard du tour, ● après ses choix
cli-review-lanes = △ ▽ hasard favorable ou contraire, ▲ ▼ d’un point ou plus ; ▪ concédé, ■ un point ou plus
cli-review-leads = D’où vient l’avance, en points
cli-review-result-alone = D’où viennent les points
cli-review-start = Au départ
cli-review-luck = Hasard
cli-review-revealed = Ce qui a été dévoilé
cli-review-doubt = Le hasard est estimé sur des échantillons, avec une marge de { $points } points.
cli-review-choices =
    { $players ->
        [1] Choix
       *[other]
            { $name ->
                [you] Vos choix
               *[other] Choix de { $name }
            }
    }
cli-review-result = Le résultat
cli-review-moments = Moments clés
cli-review-no-moments = Rien n’aurait été meilleur à coup sûr que ce qui a été joué.
cli-review-turn = Tour { $turn }, { $name } :
cli-review-cost = −{ $chance } % ({ $chance_low } à { $chance_high }), −{ $points } points ({ $points_low } à { $points_high }), d’après { $games } parties avec les mêmes dés
cli-review-cost-alone = −{ $points } points ({ $points_low } à { $points_high }), d’après { $games } parties avec les mêmes dés
cli-review-played = joué :
cli-review-better = mieux :
cli-review-points-now = points immédiats
cli-review-difference = { $what } { $played }, mieux { $better }
cli-review-seat =
    { $name } : { $real ->
        [one] { $real } vraie décision
       *[other] { $real } vraies décisions
    }, dont { $best } au mieux, { $better } où il y avait mieux, { $open } sans verdict ; { $points } points concédés.
cli-review-grade = Soit au moins { $grade } par décision.
cli-review-draft = C’est une ébauche. Avec plus d’essais de chaque décision : --depth whole

cli-help = Tapez un coup comme il est affiché. Un point d’interrogation à la fin montre ce qu’il rapporterait ; un verbe seul montre ses coups. Les autres mots :
cli-help-help = cette aide
cli-help-moves = tous les coups ; moves place : ceux qui commencent ainsi
cli-help-hint = les meilleurs coups, et combien de parties simulées chacun gagne
cli-help-undo = reprendre votre dernier coup, tant qu’aucun dé n’est lancé et que le tour n’a pas changé de main
cli-help-board = revoir la table
cli-help-log = tout ce qui s’est passé
cli-help-rules = une règle par son numéro : rules 5.2
cli-help-options = l’édition et les options de cette partie
cli-help-save = enregistrer la partie dans un fichier : save partie.txt
cli-help-quit = quitter la partie

cli-learn-welcome = Jouez le coup demandé, tapé comme il est indiqué. Vous pouvez aussi taper hint, qui le montre, skip pour continuer, quit pour partir, et help.
cli-learn-step = Leçon { $lesson }, { $title } : étape { $step } sur { $steps }
cli-learn-other = C’est permis, mais autre chose est demandé ici.
cli-learn-hint = Tapez : { $move }
cli-learn-help-hint = le coup demandé
cli-learn-help-skip = passer à l’étape suivante
cli-learn-next = Entrée pour l’étape suivante.
cli-learn-left = Pour continuer plus tard : { $command }
cli-learn-over = C’était la dernière leçon. Une partie entière : { $command }

cli-seals-fit =
    { $entries ->
        [one] 1 entrée
       *[other] { $entries } entrées
    } avec { $seals ->
        [one] 1 sceau
       *[other] { $seals } sceaux
    } : chacune découle de la précédente. La tête est { $hash }, signée par { $key }.
cli-seals-away = { $url } ne répond pas.
cli-seals-rewritten = Le registre des sceaux a été réécrit.
cli-seals-key = Il est signé par une autre clé que celle qui a signé l’entrée { $known }.
cli-seals-signature = La tête à l’entrée { $number } n’est pas signée par la clé qu’elle nomme.
cli-seals-below = Il s’arrête à l’entrée { $number }, alors que l’entrée { $known } a été vue.
cli-seals-forked = L’entrée { $number } n’est pas celle qui a été vue sous ce numéro : il y a deux registres.
cli-seals-malformed = Ce qui suit l’entrée { $number } n’est pas une entrée de ce registre.
cli-seals-missing = Il manque l’entrée { $number }.
cli-seals-unlinked = L’entrée { $number } ne découle pas de la précédente : l’une des deux a été changée.
cli-seals-changed = L’empreinte de l’entrée { $number } n’est pas celle de son contenu.
cli-seals-proof = Gardez ces deux têtes signées, elles sont la preuve :
