# How somebody is called when it is their turn. $why, $when, $kind, $shape and $what are words of the page.

alerts-title = Calls
alerts-heading = Call me when it is my turn
alerts-about = Pick one way or several. Quick games at the table need none.
alerts-fault = That didn’t work
alerts-remove = Remove
alerts-remove-named = Remove { $name }
alerts-copy = Copy
alerts-copied = Copied

alerts-how = How
alerts-here = On this device
alerts-here-about = A notification, also when Rollwright is closed
alerts-elsewhere = On another device
alerts-forbidden = Notifications are blocked
alerts-forbidden-why = Allow them for this site in the browser’s settings, then switch this on again.
alerts-no-push =
    { $why ->
        [install] First put Rollwright on your home screen: tap Share, then “Add to Home Screen”. Open it from there, and come back to this page.
        [insecure] This page was loaded over plain http, and browsers show notifications over https alone.
       *[browser] This browser shows no notifications.
    }
alerts-mail = E-mail
alerts-mail-none = With an address of yours
alerts-mail-add = Add an address
alerts-calendar = Calendar
alerts-calendar-about = A private feed with the hour each turn is due
alerts-calendar-copy = Copy link
alerts-calendar-anew = New link
alerts-calendar-secret = Whoever has the link sees your turns. A new link ends the old one.
alerts-hook = Webhook
alerts-hook-about = For a chat room or a bell in the hall
alerts-hook-add = Add
alerts-hook-title = Add a webhook
alerts-hook-for = What receives it
alerts-hook-address = Its address
alerts-hook-outside = It begins with https:// and is on the internet. Everybody in the room reads what is sent there.
alerts-hook-refused = Nothing can be sent to this address. It must begin with https://, name no port, and be on the internet.
alerts-hook-secret = Each call is signed with this secret. It is shown this once.
alerts-shape =
    { $shape ->
        [discord] Discord
        [slack] Slack
        [matrix] Matrix
       *[plain] JSON
    }

alerts-when = When
alerts-when-choice =
    { $when ->
        [always] Always
        [away] When away
        [daily] Once a day
       *[never] Never
    }
alerts-when-about =
    { $when ->
        [always] At once, also while a page of Rollwright is open.
        [away] If you haven’t moved within 2 minutes, whether or not a page is open.
        [daily] One list of all that waits.
       *[never] Nothing is sent, except for tables where you say so.
    }
alerts-hour = Send it at
alerts-quiet = Quiet hours
alerts-quiet-about = What comes in between waits until they are over
alerts-from = From
alerts-to = to
alerts-zone = By the clocks of { $zone }.
alerts-zone-here = Use { $zone }

alerts-what = What else
alerts-kind =
    { $kind ->
        [over] A game is over
        [nudges] Nudges
        [invites] Invitations
       *[challenge] The challenge of the day
    }
alerts-kind-about =
    { $kind ->
        [over] With the result
        [nudges] Somebody has waited for you and says so: at most once a day
        [invites] Somebody invites you to their table: once for each table
       *[challenge] Once a day
    }

alerts-tables = For one table
alerts-table = { $game }, { $company }
alerts-table-as-above = As above

alerts-get = What you get
alerts-get-call = A notification: your turn, what happened, and who plays.
alerts-get-mail = An e-mail: your turn, what happened, until when you have time, and links that stop it.
alerts-get-about = One call a turn. Once you have moved, it disappears from your other devices. Nothing hidden is ever in it.
alerts-sample-title = Your turn: Copenhagen Roll & Write
alerts-sample-text = Mads: completes row 4. With Mads and Pil.
alerts-sample-until = You have until Tuesday 18:42.
alerts-sample-foot = Nothing more about this table · No more mail. These links work without signing in.
alerts-try = Send me one to try
alerts-tried = It is on its way

alerts-stop-heading = Stop these mails?
alerts-stop-about = You have followed a link from a mail. One tap, and you get no more of these. You can change your mind on this page at any time.
alerts-stop-do = Stop
alerts-stopped =
    { $what ->
        [mail] You get no more mail when it is your turn.
        [table] You are no longer called to this table.
       *[unknown] This link leads nowhere. It may have been cut off on its way: try the one in the mail again.
    }
alerts-stop-more = All about calls
