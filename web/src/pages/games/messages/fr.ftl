# Mes parties terminées. Voir en.ftl.

games-title = Mes parties
games-none = Les parties que vous terminez sont listées ici, avec leur résultat. Il n’y en a pas encore.
games-private = Personne d’autre que vous ne voit cette page.
games-older = Des parties plus anciennes sont gardées aussi. Elles sont dans le fichier que vous pouvez enregistrer.
games-as-of = Le serveur ne répond pas. Voici ce qu’il a dit le { $day }, et ce qui est sur cet appareil.
games-game = Jeu
games-all = Tous
games-alone = en solo
games-guest = Un invité
games-latest = dernière

## Records

games-records = Records
games-count =
    { $contests ->
        [0] { $games ->
            [one] partie
           *[other] parties
        }
       *[other] { $games ->
            [one] partie, { $won } gagnée
           *[other] parties, dont { $won } gagnées
        }
    }
games-best = le plus de points, { $day }
games-fastest = tours, la victoire la plus rapide, { $day }
games-streak =
    { $streak ->
        [one] victoire de suite, { $now } en ce moment
       *[other] victoires de suite, { $now } en ce moment
    }

## Charts

games-points =
    { $count ->
        [one] Points, dernière partie
       *[other] Points, { $count } dernières parties
    }
games-points-sentence =
    { $count ->
        [one] { $high } points dans la dernière partie.
       *[other] Points des { $count } dernières parties : de { $low } à { $high }, en ce moment { $average } en moyenne.
    }
games-average-now = moyenne de six, en ce moment { $average }
games-won = gagnée
games-tied = égalité
games-lost = perdue
games-day = Jour
games-with = Avec
games-result = Résultat
games-sources = D’où ils viennent
games-sources-sentence =
    { $count ->
        [one] Dans la dernière partie, la première source est « { $part } » : { $points }.
       *[other] Dans les { $count } dernières parties, la première source est « { $part } » : { $points } par partie.
    }
games-sources-unknown = Pour ces parties, on ne sait plus d’où venaient les points.

## Against whom

games-against = Contre chacun
games-against-about = Les plus récentes sont à droite. Plein : gagnée, à moitié : égalité. Le nombre est votre avance moyenne.
games-won-lost =
    { $tied ->
        [0] gagnées : { $won }, perdues : { $lost }
       *[other] gagnées : { $won }, égalités : { $tied }, perdues : { $lost }
    }
games-last =
    { $count ->
        [one] La dernière partie : { $outcomes }
       *[other] Les { $count } dernières, la plus ancienne d’abord : { $outcomes }
    }
games-lead =
    { $side ->
        [ahead] { $lead } points d’avance en moyenne
        [behind] { $lead } points de retard en moyenne
       *[level] à égalité en moyenne
    }
games-show-rivals = Afficher les { $count }

## Shares and luck

games-shares = Vos victoires
games-by-others = Selon les adversaires
games-by-seat = Selon la place
games-others =
    { $count ->
        [one] un adversaire
       *[other] { $count } adversaires
    }
games-seat = place { $seat }
games-of = { $won } sur { $games }
games-luck = La chance à part.
games-luck-said =
    { $side ->
        [ahead] { $games ->
            [one] Dans la partie analysée, la chance vous a donné { $points } points.
           *[other] Dans les { $games } parties analysées, la chance vous a donné { $points } points par partie.
        }
        [behind] { $games ->
            [one] Dans la partie analysée, la chance vous a pris { $points } points.
           *[other] Dans les { $games } parties analysées, la chance vous a pris { $points } points par partie.
        }
       *[level] { $games ->
            [one] Dans la partie analysée, la chance s’est équilibrée.
           *[other] Dans les { $games } parties analysées, la chance s’est équilibrée.
        }
    }
games-luck-apart =
    { $side ->
        [ahead] Sans elle, vous auriez { $points } points d’avance.
        [behind] Sans elle, vous auriez { $points } points de retard.
       *[level] Sans elle, vous seriez à égalité.
    }

## The list

games-finished = Parties terminées
games-search-person = Jouée avec
games-any = Tous
games-since = Du
games-until = Au
games-sought =
    { $count ->
        [0] Aucune des { $all } parties ne correspond.
        [one] Une partie sur { $all }.
       *[other] { $count } parties sur { $all }.
    }
games-turns =
    { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
games-which = la partie avec { $with }, { $day }
games-look-back = Analyser
games-again = Rejouer
games-rematch = avec { $with }
games-show-more = En afficher { $count } de plus

## Everything to take along

games-take = Tout enregistrer
games-taking = Rassemblement
games-not-taken = Rien n’est enregistré
games-not-taken-why = Certaines de vos parties ne sont pas arrivées. Réessayez dans un moment.
