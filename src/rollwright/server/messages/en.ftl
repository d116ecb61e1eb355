# What a link says of a table, a puzzle or a challenge before it is opened: at most five words, then a line.

link-list-two = { $first } and { $second }
link-list-more = { $names } and { $last }
link-won = { $name } wins with { $points }
link-shared = { $names } share first place
link-alone =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
link-over = { $game }. The game took { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
link-over-call = Watch the game
link-moment = What would you do?
link-moment-text = { $game }, turn { $turn }. { $name } is to play.
link-moment-between = { $game }, turn { $turn }.
link-moment-call = See what was played
link-now =
    { $players ->
        [one] { $names } is playing
       *[other] { $names } are playing
    }
link-now-text = { $game }, turn { $turn }.
link-now-call = Look on
link-seat = { $name } keeps a seat for you
link-seat-text =
    { $game }, { $taken } of { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } taken. No account needed.
link-full = { $names } are about to begin
link-puzzle = What would you do?
link-puzzle-text = { $game }. A puzzle for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
link-puzzle-call = Try it
link-daily = { $game }: the daily
link-daily-text = { $date }. The same dice for everybody; the windows are points, turn by turn.
link-daily-call = Play it too

# Mails. $link is on a line of its own, $site is the address of this server, $minutes how long the link can be used.

mail-sign-in-subject = Sign in to Rollwright
mail-sign-in =
    Open this link to sign in at { $site }:

    { $link }

    It works once, within { $minutes } minutes. Did you not ask for it? Then ignore it, and nothing happens.
mail-address-subject = Confirm your address for Rollwright
mail-address =
    Open this link on a device where you play at { $site }, and this address becomes a way back to your games:

    { $link }

    It works once, within { $minutes } minutes. Did you not ask for it? Then ignore it, and nothing happens.

# Calls: a title of a few words, then a line or two. $until is a date with its time.

call-turn = Your turn: { $game }
call-with = With { $names }.
call-until = You have until { DATETIME($until, dateStyle: "full", timeStyle: "short") }.
call-invite = { $name } invites you
call-invite-text = { $game }: a seat is free for you.
call-nudge = { $name } waits for you
call-nudge-text = { $game }: it is your turn.
call-over = { $game }: the game is over
call-challenge = Today’s challenge is here
call-challenge-text = The same dice for everybody, until midnight UTC.
call-try = This is what a call looks like
call-try-text = Nothing waits for you now.
call-many = { $count ->
        [one] { $count } call
       *[other] { $count } calls
    } from Rollwright
call-calendar = Rollwright: your turns
call-foot =
    You get this because you asked { $site } for it.
    Change it: { $change }
    No more mail: { $stop }
call-foot-table = Nothing more about this table: { $stop }
