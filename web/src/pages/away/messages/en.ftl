# Away for a while: the page where one says from when to when.

away-title = Away
away-head = Away for a while
away-about = At slow tables your clock stands still. The others see it, and the day you are back.
away-days = Tap the first day, then the last
away-later = Later days
away-now = You are away until the end of { $day }. Your clocks stand still.
away-planned = Away { $days }. Your clocks stand still then.
away-tables =
    { $count ->
        [0] No slow table waits for you
        [one] One table stands still
       *[other] { $count } tables stand still
    }
away-left =
    { $left ->
        [one] One of { $days } days a year is left. You may come back early.
       *[other] { $left } of { $days } days a year are left. You may come back early.
    }
away-choose = Choose the first day and the last.
away-count =
    { $count ->
        [one] One day. A game in real time goes on.
       *[other] { $count } days. A game in real time goes on.
    }
away-too-many = You don’t have that many days left. Choose fewer.
away-do = Away { $days }
away-do-none = Away
away-back = I am back
away-stay = I stay after all
