# What the page of a table says in English, whatever is played there.

table-leave = Leave the table
table-others = Other players
table-actions = Your actions
table-happened = What happened
table-watching = Watching
table-reconnecting = Reconnecting
table-detail =
    { $game }, { $stage }{ $edition ->
        [none] {""}
       *[other] , { $edition }
    }{ $start ->
        [yes] , practice
       *[other] {""}
    }
table-points-open =
    { $points ->
        [one] {" "}point
       *[other] {" "}points
    }, open the sheet
table-acting = {" "}may act.
table-done = {" "}has finished.
table-away = A bot plays
table-resigned = Left to a bot

## Clock

table-your-time = Your time left
table-low = , hurry
table-seconds = { $seconds } seconds left.
table-days =
    { $days ->
        [one] 1 day { $hours } h
       *[other] { $days } days { $hours } h
    }
table-hours = { $hours } h { $minutes } min
table-until = , until { $moment }
table-vacation = Away until { $day }, the clock stands still

## Log and chat

table-again = Show that again
table-open-log = Log:
table-log = Log
table-calls = When I am called
table-log-show = Show
table-log-all = All
table-log-points = Points
table-log-none = Nothing yet.
table-before = Before the game
table-redrawn = A number for the dice was not shown in time: the seat was freed, and the dice were sealed anew.
table-resealed = The server’s data were restored from a backup: the dice were sealed anew.
table-nudged = { $name } nudged { $names }.
table-voted =
    { $wish ->
        [bot] { $name } wants a bot to play for { $names }.
        [close] { $name } wants to close the table.
       *[wait] { $name } would rather wait for { $names }.
    }
table-returned = { $name } is back.
table-paused = { $name } is away until { $day }.
table-resumed = { $name } is back from vacation, and the clock goes on.
table-by-standing = { $name } had said so beforehand: a standing answer.
table-left-to-bot = { $name } leaves the seat to a bot.
table-log-copy = Copy as text
table-log-copied = Copied.
table-chat = Chat
table-chat-open =
    { $unread ->
        [0] Chat
        [one] Chat, one unread
       *[other] Chat, { $unread } unread
    }
table-chat-none = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send

## Refusals

table-why = Why? { $rule }
table-understood = Understood

## Menu

table-resign = Let a bot finish
table-resign-sure = A bot plays your seat to the end. You can watch, but not come back.
standing = Standing answer
standing-about = Only you see it. The log says when one was given.
next-table = Next table
next-waits =
    { $count ->
        [one] Another table waits for you
       *[other] { $count } tables wait for you
    }
table-keys = Single-key shortcuts
table-keys-all = { $keys }; I: a hint; ?: what a sign means

## Away

table-kept = What you decided is kept here and sent as soon as the connection is back.
table-you-away = Your time ran out, so a bot plays for you.
table-you-left = You were away for a long time, so the others gave your seat to a bot. It is yours again whenever you like.
absent-title =
    { $names } { $count ->
        [one] has
       *[other] have
    } not moved for { $days ->
        [0] { $hours ->
            [0] less than an hour
            [one] an hour
           *[other] { $hours } hours
        }
        [one] a day
       *[other] { $days } days
    }
absent-alone = There is no clock here. You decide how to go on.
absent-together =
    There is no clock here. { $voters ->
        [2] You both must agree.
       *[other] { $needed } of the { $voters } of you must agree.
    }
absent-ways = How to go on
absent-way =
    { $way ->
        [nudge] Nudge
        [bot] A bot plays
       *[close] Close the table
    }
absent-way-about =
    { $way ->
        [nudge] one a day
        [bot] until they are back
       *[close] nobody wins
    }
absent-from = from { $moment }
absent-votes = { $votes } of { $needed } want it
absent-wait = Wait
absent-do =
    { $way ->
        [nudge] Nudge { $names }
        [bot] { $alone ->
            [yes] Let a bot play
           *[no] I want a bot to play
        }
       *[close] { $alone ->
            [yes] Close the table
           *[no] I want to close the table
        }
    }
absent-nudged = Nudged.
absent-nudged-about = { $names } will see it.
absent-you = The others nudged you on { $moment }. They are waiting for your move.
table-back = I am back
table-you-resigned = A bot plays your seat to the end.

## One screen for several

table-hand-over = Hand it to { $name }
table-hand-over-why = Everything that only { $name } may see is covered until then.
table-hand-over-show = I am { $name }, show my side
table-whose = { $name }: { $what }

## Hints

table-hint = Hint
table-now = What now?
table-now-order = The first of these is the strongest.
table-now-nothing = Brings nothing at once.
table-hint-thinking = Thinking it through…
table-hint-none = No hint was found. Try again in a moment.
table-hint-chance = Wins { $chance }% of games
table-hint-points = { $points } points on average
table-hint-sure = probably { $low }% to { $high }%
table-hint-few = Too few games were simulated to say how often each move wins. The first is thought to be the best.
table-hint-about =
    { $games ->
        [one] Based on one simulated game. The more, the surer.
       *[other] Based on { $games } simulated games. The more, the surer.
    }

## The coach

coach = Coach
coach-about = After your own turns, whether something was better. Only alone and against bots.
coach-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points better.
coach-likelier = Wins { $percent }% more often.
coach-best = Best move.
coach-open = Hard to tell: nothing was better for sure.
coach-show = Show
coach-try = Try it
coach-try-about = A table of your own starts where you decided, against the same bots. It counts for nothing.
