# How somebody finds their games again: passkeys, recovery codes, an address, and devices.

account-title = Your way back
account-keep-title = Keep your games
account-keep-about = Your name and your tables are known to this browser alone. A passkey opens them on every device of yours, with your fingerprint, face or screen lock. No password, no address. You can go on playing without one.
account-is-kept = Your games are kept
account-is-kept-about = They open on any device with one of the ways below. No password is stored anywhere.
account-keep = Keep my games
account-add = Add a passkey
account-sign-in = Sign in
account-kept = Kept
account-kept-about = On another device choose “Sign in”. Make recovery codes too, in case you lose every device.
account-nameless = a guest without a name
account-agent = { $browser } on { $system }

account-offer = Keep this game?
account-offer-about = It can be found from this browser alone. Your fingerprint, face or screen lock can open it on every device of yours. No e-mail, no password.
account-offer-not-now = Not now
account-offer-kept = Kept, with all your games.
account-offer-kept-about = On another device choose “Sign in” in the menu, under “Your way back”.
account-offer-codes = Make recovery codes

account-none = There are no passkeys here.
account-none-insecure = This page was loaded over plain http, and browsers offer passkeys over https alone.
account-none-address = You opened this page by an IP address, and a passkey needs a name such as play.example.org.
account-none-browser = This browser does not know them.
account-none-server = This server does not offer them.
account-none-instead = Links to your other devices and recovery codes work all the same.

account-passkeys = Passkeys
account-passkey-used = Made on { $made }, last used on { $used }.
account-passkey-synced = Also on your other devices.
account-unnamed = Without a name
account-remove = Remove
account-remove-named = Remove { $name }

account-devices = Devices
account-this-device = This device
account-here = here
account-device-used = Since { $since }, last used on { $used }.
account-rename = Rename
account-rename-named = Rename { $name }
account-rename-title = Name a device
account-rename-label = What you call it

account-codes = Recovery codes
account-codes-about = If every device is lost, one of these opens your games. Each works once. Keep them on paper, or where you keep passwords.
account-codes-make = Make ten codes
account-codes-again = Make new codes
account-codes-once = They are shown this once. Earlier codes don’t work any more.
account-codes-left =
    { $left ->
        [0] None is left.
        [one] One is left.
       *[other] { $left } are left.
    }
account-codes-used = The last was used on { $day }.
account-codes-copy = Copy
account-codes-save = Save as a file

account-mail = E-mail
account-mail-about = A link to this address can sign you in, if you like. It is used for nothing else, unless you ask to be called there.
account-mail-address = Your e-mail address
account-mail-send = Send a link
account-mail-sent = A link is on its way. Open it within { $minutes } minutes on a device where you are signed in, and the address is kept.
account-mail-is-kept = Links can be sent here
account-mail-kept = This address is kept
account-mail-failed = This link leads nowhere
account-mail-failed-why = It is used or too old, or you are somebody else in this browser. Ask for a new one.

account-fault = That didn’t work
account-fault-browser = The browser could not do it. Try again, or use another way.
account-fault-taken = There is a passkey of yours on this device already.
account-fault-many = You have as many passkeys as are allowed. Remove one first.
account-fault-passkey = This passkey opens nothing here. Use another one, or another way.
account-fault-cloned = This passkey was used elsewhere since: there may be a copy of it. Sign in another way, and remove it.
account-fault-code = This code opens nothing here. Check each letter, and whether you have used it before.
account-fault-limit = Too many tries just now. Wait a little.
account-fault-address = Something in it is not right. Look at it once more.

sign-in-title = Sign in
sign-in-heading = Your games, here too
sign-in-bring = Bring the games of this browser along
sign-in-bring-about = Your tables here and there become those of one person.
sign-in-leave-about = The guest of this browser stays behind, and can’t be found again.
sign-in-passkey = Use a passkey
sign-in-passkey-about = Your browser shows the passkeys it has, and can ask your phone for one.
sign-in-link = By a link from another device
sign-in-link-about = Where you are signed in, choose “Continue on another device” in the settings, and scan or open the link here.
sign-in-code = By a recovery code
sign-in-code-label = One of your ten codes
sign-in-mail = By e-mail
sign-in-mail-sent = If an account has this address, a link is on its way there. It works once, within { $minutes } minutes.
sign-in-as = With this link you become { $name } in this browser, with all their tables. Only go on if you asked for it.
sign-in-do = Sign in
sign-in-guest = Play on as a guest
sign-in-link-failed = This link leads nowhere
sign-in-link-failed-why = It has been used, or it is too old. Ask for a new one.
