# Wat puzzels zeggen. Hoe twee varianten verschillen, en hoe partijen daarna verlopen, staat in de woorden van terugblikken.

puzzle-none = Deze puzzel bestaat niet
puzzle-goal = Vind de beste voortzetting
puzzle-level = moeilijkheid { $rating }
puzzle-your-rating = jouw rating
puzzle-rating-is = jouw rating { $rating }
puzzle-skip = Deze puzzel overslaan
puzzle-judging = Je poging wordt bekeken…

## What came of a try

puzzle-wrong = Er is iets beters
puzzle-solved = Opgelost
puzzle-open = Net zo goed als de beste, voor zover te zien is
puzzle-unjudged = Je poging kon niet worden beoordeeld
puzzle-unjudged-why = De verbinding viel weg, of het is te druk. Deze poging telt niet mee.
puzzle-behind = { $points } punten minder dan de beste, en { $percent }% minder vaak winst.
puzzle-behind-points = { $points } punten minder dan de beste.
puzzle-behind-chance = { $percent }% minder vaak winst dan de beste.
puzzle-behind-hardly = Minder dan 0,3 punt minder dan de beste.
puzzle-next-best = Daarna komt: { $line }. { $behind }
puzzle-rating-change = rating { $change }
puzzle-rating-kept = rating blijft
puzzle-missed = gemist door { $bots }
puzzle-show = Laat zien
puzzle-lines = Alle varianten
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-better = Wat beter is
puzzle-playing-on = Beide varianten worden doorgespeeld…
puzzle-line-right = Goed.
puzzle-line-yours = Jouw variant.
puzzle-lines-about = Een variant is goed als die niet van de beste te onderscheiden is: beide zijn vaak doorgespeeld, met dezelfde dobbelstenen.

## All of them

puzzle-game = Spel
puzzle-rating-span = waarschijnlijk tussen { $low } en { $high }
puzzle-rating-none = een schatting tot je er een paar hebt geprobeerd
puzzle-solved-of =
    { $count ->
        [one] opgelost van 1
       *[other] opgelost van { $count }
    }
puzzle-best-storm = beste storm
puzzle-three-minutes = drie minuten
puzzle-themes = Thema’s
puzzle-of = { $solved } van { $count }
puzzle-about = Elke puzzel is een stelling uit een partij, waarin één voortzetting beter is dan de rest. De eerste poging telt mee voor je rating, latere niet. Alles blijft in deze browser.
puzzle-storm = Storm
puzzle-all-solved = Je hebt ze allemaal opgelost.

## A storm

storm-count =
    { $solved ->
        [0] nog geen opgelost
       *[other] { $solved } opgelost
    }
storm-end = Stoppen
storm-right = Opgelost. { $solved } tot nu toe.
storm-wrong = Er is iets beters. { $solved } opgelost tot nu toe.
storm-solved =
    { $solved ->
        [0] Deze keer geen puzzel opgelost
        [one] 1 puzzel opgelost
       *[other] { $solved } puzzels opgelost
    }
storm-best = Dat is je beste storm.
storm-best-is = Je beste storm: { $solved }.
storm-about = Een storm verandert je rating niet. De klok staat stil terwijl tafels worden klaargezet en pogingen worden beoordeeld.
storm-tried = Wat je hebt geprobeerd
storm-puzzle =
    { $solved ->
        [true] Puzzel { $number }, opgelost
       *[other] Puzzel { $number }
    }
storm-again = Nog een storm

## Themes that any game may have

puzzle-theme =
    { $theme ->
        [finish] Het slot
        [now] Nu punten
        [later] Later punten
        [roll] Gooien of niet
       *[other] {""}
    }
