# Wat de huizen gemeen hebben, in het Nederlands.

house-colour =
    { $face ->
        [red] rood
        [yellow] geel
        [green] groen
        [blue] blauw
        [purple] paars
       *[white] wit
    }
# Van een vorm, een tegel of een kaart: in het Frans zijn die vrouwelijk.
house-shape-colour =
    { $face ->
        [red] rood
        [yellow] geel
        [green] groen
        [blue] blauw
        [purple] paars
       *[white] wit
    }
house-colours = Kleur
house-count = { $count } { $colour }
house-floor = Rij { $floor }
house-floor-done = Rij { $floor }, vol, +{ $points }
house-column = Kolom { $column }
house-floors =
    { $count ->
        [one] rij { $floors }
       *[other] rijen { $floors }
    }
house-columns =
    { $count ->
        [one] kolom { $columns }
       *[other] kolommen { $columns }
    }
house-coats =
    { $count ->
        [one] 1 wapenschild
       *[other] { $count } wapenschilden
    }
house-summary =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $empty ->
        [one] 1 vakje leeg
       *[other] { $empty } vakjes leeg
    }, { $count ->
        [0] geen rij vol.
        [one] rij { $floors } vol.
       *[other] rijen { $floors } vol.
    }
house-place = Plek
house-place-option = { $number } van { $count }: { $squares }
house-square = Vakje
house-undo = Terugnemen
house-turned-same = Gedraaid is hij hetzelfde.
house-move = Verplaats naar { $squares }
house-why-floats = Niets eronder
house-why-taken = Al bezet
house-why-outside = Buiten het raster
house-foreseen =
    { $some ->
        [0] { $what }. Plus { $points }.
       *[other] { $what }. { $lines }. Plus { $points }.
    }
house-waiting =
    { $count ->
        [one] { $names } kiest
       *[other] { $names } kiezen
    }
house-wait = Wacht
house-round = ronde { $round }
house-round-title = Ronde { $round }
house-not-done = Dat is niet gelukt. Bekijk de tafel en kies opnieuw.
house-yours = Je huis
house-of = Huis van { $name }
house-all = De huizen
house-colon = { ": " }{ $what }
house-end = Beurt beëindigen
house-end-ask = Beurt beëindigen?
house-end-why = Daarna kun je niets meer terugnemen.
house-not-yet = Nog niet
