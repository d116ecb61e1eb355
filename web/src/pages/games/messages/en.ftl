# My finished games: the list, what it comes to, and the file to take along.

games-title = My games
games-none = Games that you finish are listed here, with what came of them. There are none yet.
games-private = Nobody but you sees this page.
games-older = Older games than these are kept too. They are in the file that you can save.
games-as-of = The server doesn’t answer. This is what it said on { $day }, and what is on this device.
games-game = Game
games-all = All
games-alone = alone
games-guest = A guest
games-latest = latest

## Records

games-records = Records
games-count =
    { $contests ->
        [0] { $games ->
            [one] game
           *[other] games
        }
       *[other] { $games ->
            [one] game, { $won } won
           *[other] games, { $won } won
        }
    }
games-best = most points, { $day }
games-fastest = turns, the fastest win, { $day }
games-streak =
    { $streak ->
        [one] win in a row, now { $now }
       *[other] wins in a row, now { $now }
    }

## Charts

games-points =
    { $count ->
        [one] Points, last game
       *[other] Points, last { $count } games
    }
games-points-sentence =
    { $count ->
        [one] { $high } points in the last game.
       *[other] Points in the last { $count } games: from { $low } to { $high }, now { $average } on average.
    }
games-average-now = average of six, now { $average }
games-won = won
games-tied = tied
games-lost = lost
games-day = Day
games-with = With
games-result = Result
games-sources = Where they came from
games-sources-sentence =
    { $count ->
        [one] In the last game most came from { $part }: { $points }.
       *[other] In the last { $count } games most came from { $part }: { $points } a game.
    }
games-sources-unknown = For these games it is no longer known where the points came from.

## Against whom

games-against = Against each
games-against-about = The latest are on the right. Filled is won, half is a tie. The number is your average lead.
games-won-lost =
    { $tied ->
        [0] { $won } won, { $lost } lost
       *[other] { $won } won, { $tied } tied, { $lost } lost
    }
games-last =
    { $count ->
        [one] The last game: { $outcomes }
       *[other] The last { $count }, oldest first: { $outcomes }
    }
games-lead =
    { $side ->
        [ahead] { $lead } points ahead on average
        [behind] { $lead } points behind on average
       *[level] level on average
    }
games-show-rivals = Show all { $count }

## Shares and luck

games-shares = How often you win
games-by-others = By opponents
games-by-seat = By seat
games-others =
    { $count ->
        [one] one opponent
       *[other] { $count } opponents
    }
games-seat = seat { $seat }
games-of = { $won } of { $games }
games-luck = Luck apart.
games-luck-said =
    { $side ->
        [ahead] { $games ->
            [one] In the game that was reviewed luck gave you { $points } points.
           *[other] In the { $games } games that were reviewed luck gave you { $points } points a game.
        }
        [behind] { $games ->
            [one] In the game that was reviewed luck took { $points } points from you.
           *[other] In the { $games } games that were reviewed luck took { $points } points a game from you.
        }
       *[level] { $games ->
            [one] In the game that was reviewed luck was even.
           *[other] In the { $games } games that were reviewed luck was even.
        }
    }
games-luck-apart =
    { $side ->
        [ahead] Without it you would be { $points } ahead.
        [behind] Without it you would be { $points } behind.
       *[level] Without it you would be level.
    }

## The list

games-finished = Finished games
games-search-person = Played with
games-any = Any
games-since = From
games-until = To
games-sought =
    { $count ->
        [0] None of { $all } games is like that.
        [one] One of { $all } games.
       *[other] { $count } of { $all } games.
    }
games-turns =
    { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
games-which = the game with { $with }, { $day }
games-look-back = Look back
games-again = Again
games-rematch = with { $with }
games-show-more = Show { $count } more

## Everything to take along

games-take = Save all of it
games-taking = Gathering
games-not-taken = Not saved
games-not-taken-why = Some of your games did not arrive. Try again in a while.
