daily-title = Daily
daily-heading = Today’s challenge
daily-about = The same dice and cards for everybody, sealed before the day begins. One try for each game. The day ends at midnight UTC; whoever has begun may finish within twelve hours.
daily-about-device = There is no server here, so this device deals: the same for everybody who plays offline. It can be known beforehand, so it is not ranked.
daily-week = This week’s longer challenge
daily-play = Play today’s game
daily-begin = Begin
daily-go-on = Go on
daily-look = Look
daily-alone = Alone.
daily-against =
    { $count ->
        [one] Against { $bot }.
       *[other] Against { $count } × { $bot }.
    }
daily-begun =
    { $count ->
        [one] One has begun.
       *[other] { $count } have begun.
    }
daily-sealed = Dice sealed
daily-open-seed = Not ranked
daily-hours-left = { $hours } h { $minutes } min left
daily-days-left =
    { $days ->
        [one] one day left
       *[other] { $days } days left
    }
daily-void = Restored from a backup: nobody can begin it any more.
daily-points =
    { $points ->
        [one] One point
       *[other] { $points } points
    }
daily-points-lead =
    { $points ->
        [one] One point, lead { $lead }
       *[other] { $points } points, lead { $lead }
    }
daily-better = better than { $percent }% of the others
daily-adjusted-short = ({ NUMBER($points, maximumFractionDigits: 1) } without luck)
daily-your-week = Your week
daily-to-come = to come
daily-played = played
daily-all-games = every game
daily-played-count =
    { $count ->
        [0] nothing played
        [one] one game played
       *[other] { $count } games played
    }
daily-days-played =
    { $count ->
        [0] No day yet
        [one] One day
       *[other] { $count } days
    }
daily-week-number = week { $week }
daily-result-title = Challenge, { $when }
daily-not-ranked = Played on this device, whose deal everybody can know beforehand, so it is not ranked.
daily-ranking = Your result is being entered. A game that was given up, or finished after the challenge had closed, is not ranked.
daily-better-rank = Better than { $percent }% of the others: place { $rank } of { $ranked } so far.
daily-first = The first to finish it.
daily-adjusted = Lead without luck
daily-adjusted-alone = Points without luck
daily-luck = What luck gave
daily-dearest = Turn { $turn } gave most away
daily-share-title = Rollwright, { $when }: { $game }
daily-share-turns = turn by turn: { $digits }
daily-share-safe = No dice and no places in it: safe to send.
daily-copy = Copy
daily-review = Look back
daily-again = Play again
daily-being-made = Today’s challenges are being made and sealed. They will be here in a moment.
daily-game = Game
daily-places = Places
daily-places-today = Today’s places
daily-place = Place
daily-player = Player
daily-points-column = Points
daily-lead-column = Lead
daily-without-luck = Without luck
daily-you = you
daily-somebody = Somebody
daily-nobody = Nobody has finished it yet.
daily-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
daily-histogram =
    { $count ->
        [one] One result: { $low }.
       *[other] { $count } results from { $low } to { $high }.
    }
daily-histogram-mine = Yours is { $mine }.
daily-rank-of = Place { $rank } of { $ranked }
daily-replay = Replay
daily-replay-of = Replay of { $name }
daily-verify = Check the dice
daily-go-to-table = To the table
daily-under-way = Your game is under way. It ranks if you finish it before the challenge closes.
daily-unranked = Your try does not rank: it was given up, or not finished in time.
daily-not-yet-played = You have not played it yet.
daily-not-played = You have not played it.
daily-closes = Everybody’s games can be replayed when it closes: { $when }.
daily-closed = It is closed: its seed is open, every game that ranks can be replayed, and its dice can be checked.
daily-away = There is no server now to ask for places.
daily-none = There was no challenge
daily-none-why = Nobody made one for that day, or its address is mistyped.
daily-here = On this device, not ranked
daily-played-here = on this device
daily-played-count-here =
    { $count ->
        [one] one game played on this device, not ranked
       *[other] { $count } games played on this device, not ranked
    }
daily-month-before = The month before
daily-month-after = The month after
daily-week-of-year = week { $week } of { $year }
