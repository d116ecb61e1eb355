# Wat het formulier voor de kaarten van Woodcraft in het Nederlands zegt. Fouten in een pakket verwoorden de bestanden van de spelregels.

wc-parts = Delen van het pakket
wc-section =
    { $section ->
        [pack] Het pakket
        [orders] Opdrachten
        [helpers] Helpers
        [crates] Kratten
        [sheet] Blad
        [board] Dobbelbord
       *[lanterns] Lantaarns
    }
wc-stand-in = vervanger
wc-orders-of = Opdrachten, { $count } van { $total }
wc-orders-count =
    { $total ->
        [one] { $count } van één opdracht.
       *[other] { $count } van { $total } opdrachten.
    }
wc-order = Opdracht { $number }
wc-saved = Wordt op dit apparaat bewaard terwijl je typt.
wc-play-any-time = Je kunt altijd spelen; voor ontbrekende kaarten zijn er vervangers.
wc-next-step = Volgende stap
wc-next = Volgende kaart
wc-twice = Twee van deze
wc-remove = Deze kaart weghalen
wc-preview = Zo komt het eruit te zien
wc-check = Controle

## A card

wc-name = Naam op de kaart
wc-phase = Fase
wc-wood = Benodigd hout
wc-dice-example = g1 b5
wc-dice-short = g3 b12
wc-dice-how = Typ g (of y) voor geel of b voor bruin en het getal, zoals g1 b5. Met Enter ga je naar de volgende kaart.
wc-dice-given = Dobbelstenen die ze geeft
wc-take-away = { $what } weghalen
wc-resources = Wat ze verder vraagt
wc-gives = Wat ze oplevert
wc-points = punten

## The other parts

wc-helper-name = Naam, als die anders is
wc-cost = kosten
wc-shows = Afgebeelde grondstoffen
wc-option = Keuze { $number }
wc-add-option = Een keuze erbij
wc-drop-option = Een keuze minder
wc-crate = Krat { $number }
wc-slot = Vak { $number }
wc-slot-takes =
    { $what ->
        [chestnut] Kastanje
        [blueberry] Bosbes
        [either] Een van beide
       *[none] Geen vak
    }
wc-add-crate = Een krat erbij
wc-drop-crate = Een krat minder
wc-circles = { $thing }: cirkels
wc-marked = Cirkels die een kastanje geven
wc-circle = Cirkel { $circle }
wc-nuts = lengte van het notenspoor
wc-sale-limited = Verkoop is beperkt
wc-sale-about = Hoeveel grondstoffen de tweede helper in één keer mag verkopen.
wc-sale = hoogstens
wc-line =
    Lijn { $line }, { $colour ->
        [yellow] gele
       *[brown] bruine
    } dobbelsteen
wc-lantern-line =
    { $side ->
        [rows] Rij
       *[columns] Kolom
    } { $number } levert op
wc-lantern-points = Wat lantaarns aan het eind waard zijn
wc-lantern-worth =
    { $count ->
        [0] geen lantaarn
        [one] één lantaarn
       *[other] { $count } lantaarns
    }: punten

## The check

wc-wrong = fout
wc-wrong-count =
    { $count ->
        [one] { $count } fout
       *[other] { $count } fouten
    }
wc-more-wrong =
    { $count ->
        [one] Nog één fout.
       *[other] Nog { $count } fouten.
    }
wc-fine = Alles klopt: ermee spelen kan
wc-look = kijk
wc-more-looks =
    { $count ->
        [one] Nog één om te bekijken.
       *[other] Nog { $count } om te bekijken.
    }
wc-look-same-needs = Opdracht { $number } vraagt hetzelfde als opdracht { $other }. Twee van deze kaarten? Dan klopt het.
wc-look-no-name = Opdracht { $number } heeft geen naam.
wc-look-gives-nothing = Opdracht { $number } levert niets op.
wc-look-pays-less =
    Lijn { $line } levert minder op dan haar linkerbuur met een { $colour ->
        [yellow] gele
       *[brown] bruine
    } dobbelsteen.
wc-missing =
    { $count ->
        [one] opdracht ontbreekt nog; een vervanger valt in
       *[other] opdrachten ontbreken nog; vervangers vallen in
    }
