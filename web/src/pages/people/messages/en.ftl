# The people one knows: groups, invitations, blocks.

people-title = People
people-about = People you have sat with. Only people who have played with you can find you here.
people-no-server = The server doesn’t answer, so nobody can be invited just now.
people-guest = A guest
people-players =
    { $players ->
        [one] one player
       *[other] { $players } players
    }
people-games =
    { $games ->
        [0] no game yet
        [one] one game
       *[other] { $games } games
    }

## Groups

people-our-table = Our table
people-new-circle = A table of your own: what is it called?
people-found = Make it
people-new-circle-about = Its link stays the same and always leads to the table that waits. Whoever has it can come in.
people-starts = Last in the game before, and so the first to play now: { $name }.
people-you-start = You were last in the game before, and so you are the first to play now.
people-link-stays = Its link stays the same:
people-so-far = So far
people-won = won
people-points = points
people-best = best
people-members = Here: { $names }
people-sit-down = Sit down
people-change = Change
people-circle-name = What it is called
people-leave = Leave this group
people-take-out = Take out
people-take-out-named = Take { $name } out
people-renew-about = A new link ends the one before. Everybody in the group stays.
people-renew = Make a new link
people-no-circle = This link leads nowhere
people-no-circle-why = The group may have a new link, or be gone. Ask whoever sent it.
people-in-circle = Sit down, and you come to the table that waits. If there is none, it is made, and the others are asked.
people-come-in-about = Come in, and this group is among your people: this link leads to its table on any day, and everybody in it can invite you.
people-come-in = Come in

## Invitations

people-met = Sat with lately
people-met-nobody = Nobody yet. Finish a game with somebody, and you find them here.
people-invite = Invite
people-invite-named = Invite { $name }
people-game = Game
people-pace = Pace
people-pace-now = Now
people-pace-day = A move a day
people-word = A short note
people-invite-about = They are asked once. If they say no or nothing, the seat stays open.
people-asked = Invitations
people-asks = { $name } invites you to { $game }
people-decline = Not this time

## Blocks

people-block = Block
people-block-named = Block { $name }
people-blocked = Blocked
people-blocked-about = They can’t invite you or sit down where you wait, and you don’t see what they say. They aren’t told.
people-unblock = Unblock
people-unblock-named = Unblock { $name }
