# The page on which the owner of a printed game types its cards.

pack-form-title = Your { $game } cards
pack-form-about = Enter the cards from your own box. They stay on your devices and with those you play with. Until then the game uses stand-ins.
pack-form-name = Name of the pack
pack-form-version = Version
pack-form-mark-about = The mark comes from all that is on the cards. Packs with the same name and another mark are different packs.
pack-form-fill = Stand-ins for missing cards
pack-form-fill-about = Orders of our own fill the deck until you have typed yours.
pack-form-play = Play with it
pack-form-save = Save to a file
pack-form-keep = Keep at the server
pack-form-kept = Kept at the server
pack-form-forget = Forget it at the server
pack-form-not-kept = The server doesn’t take this pack.
pack-form-private = Nobody is shown your packs but those you play with: a table’s log holds the cards that it is played with.
pack-form-unsound = It can be played with once the check finds nothing wrong.
pack-form-others = Other packs
pack-form-open = Open
pack-form-drop = Throw away: { $name }
pack-form-at-server = at the server
pack-form-open-file = Open a file…
pack-form-new = New pack
pack-form-no-pack = { $file } is no content pack: it isn’t JSON.
