# What the web client says in English. Games have messages of their own, beside their rules.
# The voice is plain, short and in the present tense. Buttons keep their verb. No exclamation marks.

## Everywhere

skip = Go to the content
back = Back
close = Close
dismiss = Dismiss
menu = Menu
rules = Rules
puzzles = Puzzles
settings = Settings
help = Help
save = Save
cancel = Cancel
share = Share
you = You
ready = ready
refused = That did not work.
try-again = Try again
try-now = Try now
loading = Setting the table
loading-server = Waiting for the server.
loading-table = Waiting for the table.
loading-failed = This page did not load
loading-failed-why = The server did not answer. It may be starting again, or the connection is gone.
offline = No connection.
offline-trying = Trying again now.
offline-again = Trying again in { $seconds } s.
copied = Link copied.
copied-seats =
    { $count ->
        [0] {""}
        [one] One seat is open.
       *[other] { $count } seats are open.
    }
copy-failed = Not copied.
copy-failed-why = Select the link and copy it by hand.
copy-link = Copy link
boat = { $name } { $points }
boats = Points: { $boats }

## Why something is refused

nack-stale = Something changed in the meantime. Check the table and choose again.
nack-illegal = The rules don’t allow it.
nack-clock = Time is up.
nack-forbidden = You can’t do that, or not right now.
nack-unknown = That does not exist here.
nack-invalid = The server did not understand the request.
nack-unavailable = The server can’t do it just now. Try again in a moment.
nack-limit = Too many requests at once. Wait a little.

## Why a table refuses something

refused-unknown = There is no such table.
refused-unknown-game = This server doesn’t have that game.
refused-unknown-content = This server doesn’t have that content pack. Choose its file again.
refused-unknown-bot = There is no such bot. Choose another.
refused-unknown-seat = This table has no such seat.
refused-exists = That table has been opened already.
refused-cid-reused = Something else was sent under the same name. Try again.
refused-setup = The game can’t be set up like that. Change its options.
refused-clock = A clock has from { $minutes } minutes in all to { $days } days for each move. Choose one in between.
refused-start = No game can start at that position.
refused-start-alone = A game that starts at a position is played alone or with bots.
refused-challenge-unknown = There is no such challenge.
refused-challenge-not-yet = This challenge has not begun yet.
refused-challenge-over = This challenge is over. Today’s is open.
refused-challenge-void = This server was restored from a backup, so nobody can begin this challenge any more. The next one is sealed.
refused-challenge-tried = You have begun this challenge already: there is one try for each player. Go on at your table.
refused-challenge-differs = A challenge is the same for everybody: nothing about it can be chosen.
refused-challenge-fixed = At the table of a challenge nothing can be changed, and it is played once.
refused-seed-needed = Your number for the dice is missing. Load the page again.
refused-seed-differs = That is not the number you sealed. Load the page again.
refused-no-actions = No move was sent. Choose one.
refused-unknown-action = The game has no such move.
refused-notation = That can’t be read as a move.
refused-after-chance = Dice or cards come in between. Do the first part, then look again.
refused-after-turn = The turn ends in between. Do the first part, then look again.
refused-decision-needed = It isn’t clear which decision this was for. Look again and choose.
refused-no-name = Nothing of this name can be seen. Type another.
refused-no-such-answer = This game has no such standing answer. Choose one of those it offers.
refused-bots-name = A bot is called that, or something that looks like it. Choose another name.
refused-not-host = Only the host can do that.
refused-not-seated = You have no seat at this table.
refused-not-your-seat = That seat is somebody else’s.
refused-own-seat = That is your own seat. Leave the table instead.
refused-not-now = The table is not at that point: the game hasn’t begun, or is over.
refused-seat-taken = That seat is taken. Choose another.
refused-full = Every seat is taken. You can still watch.
refused-already-open = That seat is open already.
refused-seats-open = A seat is still open. Wait for somebody, or seat a bot.
refused-seeds-missing = Not every seat has sealed its number yet. Wait a moment.
refused-no-hints = This table gives no hints.
refused-not-over = A review looks back at a whole game, and this one isn’t over.
refused-no-judge = Nobody has learned to judge a game set up like this one, so it can’t be reviewed.
refused-not-your-turn = You have nothing to decide right now.
refused-already-revealed = Your number has been shown already.
refused-nothing-to-undo = There is nothing that you could take back now.
refused-not-away = You are back already.
refused-resigned = A bot plays your seat to the end. You can watch.
refused-others-play = Others are still playing here. Let a bot finish for you instead.
refused-clock-runs = A clock runs here, and it decides what happens when somebody is late.
refused-your-turn = The table is waiting for you. Make your move first.
refused-come-back = A bot plays for you. Take your seat back first.
refused-not-waiting = Nobody else is being waited for.
refused-nothing-to-pause = There is no clock here to stop, or it stands still already.
refused-voted = You have said so already.
refused-instructed = You have given exactly this answer already.
refused-stale = Something changed in the meantime. Check the table and choose again.
refused-rematched = There is a rematch already.
refused-time-out = Your time is up, so a bot plays for you until you are back.
refused-not-due = Nobody’s time is up yet.
refused-many-hints = Those were many hints at once. Wait a little.
refused-many-reviews = Those were many reviews at once. Wait a little.
refused-many-undos = You have taken back as many moves as a game allows. This one stands.
refused-many-votes = You have changed your mind as often as a game allows.
refused-many-instructions = You have changed your standing answers as often as a game allows. You can still take them back.
refused-nudge-later = It is too early for a nudge. One a day is enough.
refused-many-changes = You have changed the seats here as often as a table allows. Start, leave, or open a new table.
refused-busy = The server has too much to do just now. Try again in a minute.
refused-no-dice-left = This table has used up its dice. Open a new one.

## Home

home-learn = New to a game? Learn it by playing:
home-learn-never = Don’t offer lessons again
home-puzzles = Puzzles
home-more = More to play
learn-by-playing = Learn by playing
end-learn = Lessons
end-learn-about = Short lessons that you play yourself, step by step.
home-title = Play
home-hello =
    { $part ->
        [morning] Morning
        [day] Hello
        [night] Still up
       *[evening] Evening
    }{ $name ->
        [none] .
       *[other] , { $name }.
    }
home-play = Play something.
home-your-turn = It’s your turn.
home-not-your-turn = Others are thinking.
home-tables-wait =
    { $count ->
        [one] A table waits for you.
       *[other] { $count } tables wait for you.
    }
home-thinking = Others are thinking
home-no-clock = no clock
home-since = since { $day }
home-first = { $table } first
home-first-why =
    { $why ->
        [clock] its clock runs out soonest.
       *[other] it has waited longest.
    }
home-after = After your move the next one is a tap away.
home-go = Go to the first table
home-go-only = Go to the table
away-door = Away for a while
home-away = { $name } is away until { $day }
deadline-left = left
deadline-minutes = { $minutes } min
deadline-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
home-your-turn-short = your turn
home-nudged-short = your turn, and you were nudged
put-away = Put away
put-away-ask = Put this game away?
put-away-about =
    { $what ->
        [device] It is deleted from this device for good. What you saved as a file stays.
        [leave] You give up your seat. The others go on waiting without you.
        [resign] The others play on. A bot plays your seat to the end, and you can’t come back.
       *[close] The game is closed, and nobody wins. You won’t find it here any more.
    }
home-all = All { $count } tables
home-with = with { $names }
home-waiting-for-others = waiting for others
home-meta =
    { $least } to { $most } players, { $minutes } min
daily-door = Daily challenge
home-coming = Still to come
home-setting = Setting the table…
resume = Resume
play-bot = Play a bot
play-alone = Alone
with-friends = With friends
join = Join
join-title = Join a table
join-placeholder = Code, like KR4 B42
no-server = This site has no server.
no-server-about = You play on this device: against bots, alone, or together at one screen.
open-tables = Open tables
open-tables-none = No table is waiting for players right now.
open-tables-unknown = Looking for open tables…
open-seats = { $taken } of { $players } seated
create-failed = The table could not be opened.

## Menu

menu-home = Home
menu-games = My games
menu-people = People
menu-new = New table
menu-account = Your way back

## New table

new-title = New table
company = Who plays
company-alone = Alone
company-bots = Bots
company-here = Friends here
company-link = Friends by link
company-about-alone = for your best result
company-about-bots = you against them
company-about-here = one screen, in turn
company-about-link = from anywhere
table-rules = Rules of this table
new-game = Game
new-players = Number of players
new-visibility = Who may find it
new-open = Open the table
new-start = Start the game
new-hints = Hints
new-hints-about = Players may ask which moves are best, and how good they are.
hints-short = with hints
players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
seats = Seats
edition = Edition
differences = What differs between the editions
differences-none = The editions of this game play alike.
house-rules = House rules
house-rules-changed = { $count } changed
house-rules-chosen =
    { $count ->
        [0] no house rules
        [one] one house rule
       *[other] { $count } house rules
    }
content = Content pack
content-own = The game’s own content
content-version = version { $version }
content-choose = Choose a file…
content-sending = Sending…
content-refused = This file can’t be played with.
content-more-faults =
    { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
content-about = If you own the printed game, you can type its cards into a file and play with them. Only your tables use it.
content-type = Type in your cards
pack-mark = mark { $mark }
pack-unnamed = Pack without a name
pack-of = set by { $name }
clock = Clock
clock-none = None
clock-none-short = no clock
clock-evening = An evening
clock-slow = Slow
clock-evening-how = Minutes for each player
clock-slow-how = Days for each move
clock-minutes =
    { $increment ->
        [0] { $minutes } min
       *[other] { $minutes } + { $increment }
    }
clock-live =
    { $increment ->
        [0] { $minutes } min per player
       *[other] { $minutes } min per player and { $increment } s per turn
    }
clock-days =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
clock-none-about = Everybody thinks as long as they like.
clock-live-about = Minutes for the whole game, and seconds for each turn. If you run out of time, a bot plays for you until you are back.
clock-days-about = This long for each move. On vacation your clock stands still. If you run out of time, a bot plays for you until you are back.
new-when-full = Starts when full
new-when-full-about = As soon as the last seat is taken, whoever is here.
patience = If somebody stays away
patience-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
patience-about = When somebody has not moved for this long, the others may let a bot play on, or close the table. Whoever was away can come back.
patience-short =
    { $days ->
        [one] patience for a day
       *[other] patience for { $days } days
    }
visibility-link = Link only
visibility-public = Everybody
visibility-link-short = by link only
visibility-public-short = open to everybody
visibility-link-about = Whoever has the link or the code can sit down, or watch.
visibility-public-about = The table is listed on everybody’s home page.

## Seats

seat-open = Open
seat-bot = Bot
seat-guest = Guest { $number }
seat-number = Seat { $number }
seat-by-link = by link
seat-here = At this screen
seat-here-about = plays here, in turn with you
seat-you = you
seat-you-host = you, host
seat-host = host
seat-guest-about = came by link
seat-waiting = waiting for a friend
seat-gone = not here just now
seat-names = Names at this screen
bot-name =
    { $bot ->
        [duckling] Duckling
        [sparrow] Sparrow
        [gull] Gull
        [tern] Tern
        [heron] Heron
        [osprey] Osprey
        [eagle] Sea eagle
        [magpie] Magpie
        [random] Random bot
        [easy] Easy bot
        [medium] Medium bot
        [hard] Hard bot
        [greedy] Greedy bot
        [expert] Expert bot
       *[other] Bot { $bot }
    }
bot-called =
    { $bot ->
        [duckling] Duckling
        [sparrow] Sparrow
        [gull] Gull
        [tern] Tern
        [heron] Heron
        [osprey] Osprey
        [eagle] Sea eagle
        [magpie] Magpie
        [random] Random
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [greedy] Greedy
        [expert] Expert
       *[other] { $bot }
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
bot-about =
    { $bot ->
        [duckling] grabs the points it sees
        [sparrow] grabs points, with half an eye on the rest
        [gull] plans its turn, for points above all
        [tern] plans its turn, and builds up a little
        [heron] plans its turn well
        [osprey] has learned which plans pay off later
        [eagle] the strongest: has learned, and thinks some turns ahead
        [magpie] hopes for a lot: high points or few
        [random] takes any move
        [easy] misses most moves
        [medium] misses some moves
        [hard] misses few moves
        [greedy] takes the best move at hand
        [expert] plans ahead
       *[other] { $bot }
    }
bot-which = Which bot plays with you
bot-ladder = The weakest first. Your choice is kept.
bot-characters = With a manner of its own
bot-change = Change

## Waiting room

waiting-title = Table { $code }
invite-link = Invite link
or-code = or the code
qr = QR code of { $link }
seats-taken = Seats, { $taken } of { $players } taken
seat-a-bot = Seat a bot
free-seat = Free the seat
sit = Take a seat
sit-here = Sit here
leave-table = Leave
bots-and-start =
    { $count ->
        [one] Seat a bot and start
       *[other] Seat bots and start
    }
seats-open =
    { $count ->
        [one] One seat is open.
       *[other] { $count } seats are open.
    }
seats-full = All are seated.
starts-by-itself = The game starts by itself when all are seated.
starts-when-full = The game starts when all are seated. You need not stay.
starts-by-host = The game starts as soon as the host is here.
join-or-watch = Sit down to play. Without a seat you watch.
starting = The game starts.
starting-why = Every seat adds its number to the dice.
starting-slowly = Every seat adds its number to the dice. Whoever is away has to look in by { $moment }.
your-name = Your name
renamed = Saved.
renamed-to = The others see you as { $name }.
not-renamed = Your name is as it was.
dice-title = Dice everyone can check
dice-about = Before the first roll the table publishes a sealed number, and each seat adds one of its own. All dice follow from them, and anyone can recompute every roll.
seal = Seal { $print }
seal-compare = Read the seal out to each other: all must see the same. This browser keeps it, and compares it with the log at the end.
dice-doubtful = These dice are in doubt.
how-it-works = How it works

## End

end-title = Final score
end-closed = The table was closed
end-closed-why = The host closed it, those who waited for somebody agreed to, or nothing had happened here for a week.
end-alone =
    { $points ->
        [one] You have 1 point
       *[other] You have { $points } points
    }
end-you-win = You win, { $points } to { $next }
end-you-lose = { $names } wins, { $points } to your { $mine }
end-wins = { $names } wins with { $points }
end-shared =
    { $points ->
        [one] { $names } share the victory with 1 point
       *[other] { $names } share the victory with { $points } points
    }
end-your-bot = Your bot
end-bot-of = The bot for { $name }
end-you-left = You left before the end, and a bot finished for you.
end-others-left =
    { $count ->
        [one] { $names } left before the end, and a bot finished.
       *[other] { $names } left before the end, and bots finished.
    }
end-decided = What decided it
end-by-part = { $what }: { $more } points to { $less }. { $margin ->
        [one] The difference in the end: 1 point.
       *[other] The difference in the end: { $margin } points.
    }
end-by-points = { $margin ->
        [one] A little more of everything, 1 point in all.
       *[other] A little more of everything, { $margin } points in all.
    }
end-by-tiebreak = Both have { $points } points. The tie-breaker decides, { $what }: { $more } to { $less }.
end-lead =
    { $you ->
        [yes] You went ahead for good in turn { $turn } of { $last }.
       *[other] { $name } went ahead for good in turn { $turn } of { $last }.
    }
end-lead-see = See that turn
end-chart = Points, turn by turn
end-replay = Replay
end-replay-about = Turn by turn, or move by move.
end-review = Review
end-review-about = What luck did, what the choices did, and what was better.
end-review-see = Look back
end-dice = Dice
end-dice-about =
    { $count ->
        [one] One random event, to be checked here.
       *[other] { $count } random events, to be checked here.
    }
end-record = Record
end-record-about = The whole game as text, for you to keep.
end-practice = This game began at a position, so it counts for nothing.
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
points-by-source = Points by source
points-from = Points from
total = Total
tiebreak = breaks the tie
chart-label = Points turn by turn. At the end: { $boats }
chart-start = start
chart-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
watch-it = Watch it
check-dice = Check the dice
export = Export
rematch = Rematch
rematch-join = To the rematch

## Replay

study = A study
studies = Studies
study-this = Study this
study-notes = Notes
replay-title = Replay
replay-start = The game begins.
replay-begins = { $name } begins the turn.
replay-players = Players, to see one’s sheet
replay-happened = What happened
replay-points =
    { $points ->
        [one] {" "}point
       *[other] {" "}points
    }
replay-turn = Turn
replay-at = { $turn ->
        [0] Set-up
       *[other] Turn { $turn } of { $last }
    }
replay-at-move = move { $move } of { $moves }
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-on = One move on
replay-prev-turn = One turn back
replay-next-turn = One turn on
replay-speed = Speed: { $speed }
replay-follow = Follow
replay-follow-about = The sheet of whoever acts comes forward
no-replay = There is no replay
no-replay-why = The game is not over, or there is no such table.

## Checking the dice

dice-check-title = Check the dice
dice-honest =
    { $count ->
        [0] There is nothing to check yet
        [one] The one roll checks out
       *[other] All { $count } rolls check out
    }
dice-dishonest =
    { $count ->
        [0] The dice don’t check out
        [one] One roll does not check out
       *[other] { $count } rolls don’t check out
    }
dice-faults =
    { $count ->
        [one] One thing is wrong with these dice
       *[other] { $count } things are wrong with these dice
    }
dice-so-far =
    { $count ->
        [0] Nothing can be checked yet
        [one] The one roll so far checks out
       *[other] All { $count } rolls so far check out
    }
dice-goes-on = The game goes on. This is what its log shows by now, recomputed on this device.
dice-cut = The game goes on, and it hides something: until it is over, its log ends before the first row that is hidden. The rest is checked at the end, when all cards are opened.
dice-deal = The dice of a challenge
dice-deal-about = They are the same for everybody and were sealed before it began. When the challenge is closed its seed is open, and any log can be checked with it.
deal-forged = This is not the seed that was sealed
deal-unsealed = The seal was not public before
deal-late = Not played while it was on
deal-seed = The seed of the challenge
deal-seed-yet = It is opened when the challenge is closed. Until then others are still playing.
deal-seed-about = Its hash is the one that was sealed before the challenge began.
deal-seed-forged = What the server calls the seed has another hash than the one that was sealed: don’t count this challenge, and ask whoever runs the server why.
deal-public =
    { $when ->
        [before] It was there before the challenge began.
        [begun] It was there before this game began, but only after the challenge had: the server was started in the middle of it.
        [late] It came only after this game had begun, so the dice may have been chosen by then.
        [changed] The entry where it is does not fit its own hash, so the public log has been changed.
       *[none] It is not there, so it may have been made up after the game.
    }
deal-time = Played in time
deal-time-about = It was begun while the challenge was on, and was over before the seed was open.
deal-time-wrong = It was not begun while the challenge was on, or went on when the seed was open to everybody.
deal-rolls-about =
    { $count ->
        [one] Its number follows from the seed and from what the rules call the roll.
       *[other] Each of { $count } numbers follows from the seed and from what the rules call the roll.
    }
deal-rolls-wrong =
    { $count ->
        [one] One number does not follow from the seed.
       *[other] { $count } numbers do not follow from the seed.
    }
deal-cards-about =
    { $count ->
        [one] The one that was shown lies where it was drawn, in a deck that was sealed by the seed.
       *[other] The { $count } that were shown lie where they were drawn, in decks that were sealed by the seed.
    }
deal-cards-wrong =
    { $count ->
        [one] One does not lie where it was drawn.
       *[other] { $count } do not lie where they were drawn.
    }
deal-order = The open program also shuffles the decks once more, and checks those that were hidden.
dice-local = These dice can’t be checked
dice-local-about = This table was played on one device, which rolled by itself.
dice-here = Recomputed on this device just now, from the table’s log.
dice-seal = The seal fits
dice-seal-about = The first key leads to this seal.
dice-seal-yet = The log shows no key yet.
dice-seal-wrong = The first key does not lead to this seal.
cards-seal-about = The secret that was opened at the end leads to this seal.
seal-open = The seal
kept-seal = The seal before the game
kept-about = This browser was shown the same seal before the game, on { $time }.
kept-other = This browser was shown another seal before the game: { $print }.
kept-earlier = This browser was shown an earlier seal of this table, and was not there when it was sealed anew.
kept-none = This browser has kept no seal of this table: compare the seal with somebody who sat there.
public-seal = The public log of seals
public-about =
    { $soon ->
        [none] The seal has been there since { $time }: entry { $number }.
        [no] The seal has been there since { $time }, before the first number was shown: entry { $number }.
       *[yes] The seal came in on { $time }, within seconds of the first number: entry { $number }.
    }
public-asking = It is being looked up.
public-older = The public log of this server does not go back to this table.
public-unknown = The server did not show its public log, so this could not be checked.
public-amiss = The seal is not there as it should be.
sealed-anew = Sealed anew
sealed-redrawn =
    { $count ->
        [one] The dice were sealed anew once, because a number was not shown in time.
       *[other] The dice were sealed anew { $count } times, because a number was not shown in time.
    }
sealed-restored =
    { $count ->
        [one] The dice were sealed anew once, because the server’s data were restored from a backup.
       *[other] The dice were sealed anew { $count } times, because the server’s data were restored from a backup.
    }
dice-seeds = Every seat mixed in
dice-seeds-about =
    { $count ->
        [one] { $names } showed the number that had been sealed before.
       *[other] { $names } each showed the number that they had sealed before.
    }
dice-seeds-bots = Only bots sat here; they add nothing.
dice-seeds-missing = A number is missing in the log.
dice-seeds-wrong = A seat showed another number than the one it had sealed.
dice-seeds-yet = The log does not show all numbers yet.
seeds-open = The players’ numbers
dice-rolls = Every roll follows
dice-rolls-about =
    { $count ->
        [0] The log shows no rolls.
        [one] Its key leads to the seal, and its number follows from key, seeds and options.
       *[other] Each of the { $count } keys leads to the one before, and each number follows from key, seeds and options.
    }
dice-rolls-wrong = These don’t follow: { $rolls }.
rolls-open = The rolls
cards-open = The cards
chance-honest =
    { $count ->
        [one] The one roll or card checks out
       *[other] All { $count } rolls and cards check out
    }
chance-dishonest =
    { $count ->
        [0] The dice and cards don’t check out
        [one] One roll or card does not check out
       *[other] { $count } rolls or cards don’t check out
    }
chance-so-far =
    { $count ->
        [0] Nothing can be checked yet
        [one] The one roll or card so far checks out
       *[other] All { $count } rolls and cards so far check out
    }
cards-drawn = Every card was in its deck
cards-about =
    { $count ->
        [one] The deck was sealed before the card was drawn, and the card was in its place.
       *[other] Each deck was sealed before its first card was drawn, and each of the { $count } cards was in its place.
    }
cards-covered =
    { $count ->
        [one] One is still face down and is shown at the end.
       *[other] { $count } are still face down and are shown at the end.
    }
cards-wrong = These were elsewhere: { $cards }.
cards-decks-wrong = What was shown at the end does not fit what had been sealed.
dice-events = Random events
dice-number = No.
dice-fell = Result
dice-key = Key
dice-card = Card { $number } of its deck
dice-of = { $number } of { $total }
dice-faces =
    { $drawn ->
        [cards] How often each colour came
       *[dice] How often each face came
    }
dice-mean =
    { $drawn ->
        [cards] The line is the average: { $mean } of { $thrown } cards.
       *[dice] The line is the average: { $mean } of { $thrown } dice.
    }
dice-yourself = The open program checks the same log: rollwright verify.
dice-download = Download the log
right = right
wrong = wrong
unknown = not checked
show-all = Show all { $count }
show-fewer = Show fewer
no-log = There is no log
no-log-why = There is no such table, or it can’t be read.

## What is wrong with the dice: what it means, and what to do

fault-seal = The log has another seal ({ $found }) than the one that this browser was shown before the game ({ $kept }), so the dice may have been chosen when all numbers were known: don’t count this game, and show the others both seals.
fault-swapped = The seal changed from { $kept } to { $found } after you had come to this table, and no new draw was announced, so the dice may have been chosen: this browser keeps your number to itself; leave the table, and tell the others.
fault-redraw = The dice were sealed anew while this browser looked on, and the log does not tell of it, so rows have been taken out: don’t count this game, and tell the others.
fault-lost = Rows that this browser saw are not in the log; the server says that it was restored from a backup, which may explain it but which nobody can check: ask whoever runs the server.
fault-seed = The log has another number for you than the one that this browser sent, so somebody else may have put it there: unless you sat at this table on another device too, don’t count this game, and tell the others.
fault-reveal = The server took your number as row { $row }, and in the log it is not there, so rows have been taken out or changed: don’t count this game, and tell the others.
fault-timeout =
    { $mine ->
        [yes] The server took your number in time, as row { $row }, and yet the log says that you showed none, so the server has pretended it to get new dice: don’t count this game, and tell the others.
       *[no] A player’s number was there in time, as row { $row }, and yet the log says that it was not shown, so the server has pretended it to get new dice: don’t count this game, and tell the others.
    }
fault-missing =
    { $count ->
        [one] The number of { $names } is missing in the log, so nobody can recompute these dice: ask whoever runs the server for the whole log.
       *[other] The numbers of { $names } are missing in the log, so nobody can recompute these dice: ask whoever runs the server for the whole log.
    }
fault-unpublished = The seal is not in the server’s public log, so it may have been made up after the game: don’t count this game, and ask whoever runs the server why.
fault-entry = Entry { $number } of the public log, where the seal should be, does not fit its own hash, so the public log has been changed: ask whoever runs the server why.
fault-late = The seal came into the public log (entry { $number }) only { $seconds } seconds after the first number was shown, so it may have been chosen by then: ask whoever runs the server why.

## What no check can show

trust-title = What you still have to trust
trust-people = Who sits behind a name: one person, or whoever runs the server, may have taken several seats.
trust-bots = Bots add no number: where only bots sit, the server’s own decides.
trust-server = The server knows the rolls and cards to come. It can’t change them, but it could tell somebody.
trust-redraw = Whoever shows no number in time, or is said to have shown none, brings about new dice. Each time is counted here.
trust-restored = After a restore the new seal was made when all numbers were known: from there on the dice are the server’s word.
trust-public = That the public log is not rewritten: “rollwright seals follow” notices it, if somebody lets it run.
trust-page = This page, which comes from the server too: “rollwright verify” checks the same log without it, and also what the rules make of the numbers.

## Rules

rules-of = Rules of { $game }
rule = Rule { $id }
contents = Contents
editions-all = All
only-in = only { $editions }
no-rules = The rules did not load
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No rule has these words.
        [one] 1 rule
       *[other] { $count } rules
    }
key = Key to the signs
key-of = The signs of { $game }
key-about = Every sign, what it does and when.
key-how = At the table, rest on a sign or tap it; where a tap plays, press it for longer; or press “?”.
no-key = The key did not load
sign-when = Timing
sign-does = Does
sign-before = Sign before
sign-after = Next sign

## Settings

settings-look = Look
settings-play = Play
settings-alerts = Alerts and profile
settings-cards = Your own { $game } cards
settings-language = Language
settings-theme = Theme
settings-glyphs = Colour glyphs
theme-system = As system
theme-light = Day
theme-dark = Night
glyphs-normal = Normal
glyphs-large = Large
glyphs-only = Only glyphs
setting-confirm = Confirm each drawing
setting-confirm-about = Off: a second tap on the spot draws it
setting-ask-end = Ask before ending a turn
setting-ask-end-about = After that nothing can be taken back
setting-points = Show where points come from
setting-points-about = Marks and outlines before you tap
setting-left = Left hand
setting-left-about = Undo and confirm change sides
settings-pace = Others’ moves
pace-calm = Calm
pace-brisk = Brisk
pace-once = At once
setting-motion = Less motion
setting-motion-about = Your system setting always applies
setting-sound = Sound
setting-sound-about = Dice, cards, tiles, pencil, one bell
setting-vibration = Vibration
setting-vibration-about = A tick when a shape snaps
settings-account = Your way back, and your devices
settings-calls = Call me when it is my turn
forget = Forget me
forget-about = Your name, your chat, your content packs and your access to your tables are erased, here and on the server. Games that were played stay, without your name.
forget-do = Forget me for good
move-device = Continue on another device
move-about = Scan this or open the link there. It works once, within { $minutes } minutes, and signs you in there.
move-qr = QR code of the link
move-title = Continue here
move-here = You continue here as the guest who made the link, with all their tables.
move-here-instead = You continue here as the guest who made the link, with all their tables. On this device you are no longer { $name }.
move-do = Continue here
move-failed = This link leads nowhere
move-failed-why = It has been used, or it is too old. Make a new one on the other device.

## Help

help-start = To begin
help-start-bot = On the home page, “Play a bot” starts a game at once. Nothing to install, no account.
help-start-friends = “With friends” opens a table. Send its link, read out its code, or let them scan the QR code.
help-why = You can try anything. If the rules don’t allow it, you see why, with the number of the rule.
help-keys = Keys at the table
help-keys-replay = In a replay
help-dice-1 = When a table is made, the server draws a secret number, hashes it 4,096 times and shows the result: the seal.
help-dice-2 = Whoever sits down seals a random number of their own. When all are seated, these are shown.
help-dice-3 = Each roll shows one key: the number that hashes to the key before, down to the seal. Key, everybody’s numbers and the table’s options together give the dice.
help-dice-4 = Each browser keeps the seal that it was shown before the game, and the server enters it into a public log. After the game this page recomputes every roll and compares the seals: dice that somebody has chosen don’t fit them.
key-die = pick a die
key-shape = shape before, shape after
key-spot = move the spot
key-turn = turn the shape
key-brick = move the brick, or spend a bonus
key-enter = confirm
key-esc = let go, close
key-undo = undo
key-why = why not?
key-hint = a hint, where the table gives any
key-replay-step = one move back, one move on
key-replay-turn = one turn back, one turn on
key-replay-play = play, pause

## Nothing there

nowhere = Nothing is here
nowhere-why = The address leads nowhere. Perhaps a letter is missing.
no-table = There is no such table
no-table-why = The link may lack a letter, or the table is gone.
no-code = No table has the code { $code }
no-code-why = Codes have six letters and digits, and lead to a table until its game begins. Those who play there find it on the home page.

# Tables on this device, and new versions
here-loading = This device gets ready to play.
here-elsewhere = The tables of this device are open in another tab.
here-take = Use them here
here-failed = This device can’t host a table. Load the page again, or use another browser.
here-meanwhile = You can play on this device in the meantime.
here-save = Save as a file
here-hand-in = Move to the server
here-hides = While you share this screen, a file would show everybody’s cards. It can be saved when the game is over.
here-forget = Throw away
here-forget-sure = The table is deleted for good. What you saved as a file stays.
saved = A saved game
saved-about = Continue a game that was saved as a file.
saved-choose = Choose a file
saved-refused = This file holds no game that can be continued.
home-on-device = on this device
new-where = Where
where-server = On the server
where-here = On this device
where-server-about = Friends can join from anywhere.
where-here-about = Needs no connection. Against bots, or together at this screen; nobody can check the dice.
megabytes = { $size } MB
data-title = Without a connection
data-about = Pages, games and bots can be kept on this device. Then you play without a connection.
data-fetch = Keep { $size } on this device
data-fetching = { $done } of { $size } are here.
data-kept = Ready to play offline
data-remove = Remove { $size }
data-failed = Not all of it came. What is here already is not fetched again.
update-ready = A new version is here.
update-about = Games go on where they are.
update-now = Use it now
update-later = Later
