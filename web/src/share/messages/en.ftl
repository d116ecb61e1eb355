# What is shared, and the frame for other pages.

share-title = { $game }: { $names }
share-moment = What would you do?
share-about = Whoever has this link can see the result and the replay.
share-moment-about = The link and the picture show this moment, and nothing of how it ended.
share-untold-about = The link leads to the replay; neither it nor the picture tells how it ended.
share-tell = Tell the result
share-card = Preview of the link: { $title }
share-copy-text = Copy as text
share-save-picture = Save the picture
share-no-picture = There is no picture just now
share-copy-frame = Copy code for a web page
share-frame-about = The code shows the replay in a frame of 640 by 480.
embed-open = Open
embed-open-title = Open this moment at Rollwright
embed-none = This game can’t be shown here
embed-about = The replay of a game
