# Wat de gevels gemeen hebben, in het Nederlands.

facade-colour =
    { $face ->
        [red] rood
        [yellow] geel
        [green] groen
        [blue] blauw
        [purple] paars
       *[white] wit
    }
# Van een vorm, een tegel of een kaart: in het Frans zijn die vrouwelijk.
facade-shape-colour =
    { $face ->
        [red] rood
        [yellow] geel
        [green] groen
        [blue] blauw
        [purple] paars
       *[white] wit
    }
facade-colours = Kleur
facade-count = { $count } { $colour }
facade-floor = Rij { $floor }
facade-floor-done = Rij { $floor }, vol, +{ $points }
facade-column = Kolom { $column }
facade-floors =
    { $count ->
        [one] rij { $floors }
       *[other] rijen { $floors }
    }
facade-columns =
    { $count ->
        [one] kolom { $columns }
       *[other] kolommen { $columns }
    }
facade-coats =
    { $count ->
        [one] 1 wapenschild
       *[other] { $count } wapenschilden
    }
facade-summary =
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
# The squares of a shape in one row.
facade-in-row =
    { $count ->
        [one] rij { $row }, kolom { $columns }
       *[other] rij { $row }, kolommen { $columns }
    }
facade-in-rows =
    { $count ->
        [one] rijen { $row } tot en met { $last }, kolom { $columns }
       *[other] rijen { $row } tot en met { $last }, kolommen { $columns }
    }
facade-place = Plek
facade-place-number = { $number } van { $count }
facade-place-option = { $number } van { $count }: { $squares }
facade-square = Vakje
facade-turned-same = Gedraaid is hij hetzelfde.
facade-move = Verplaats naar { $squares }
facade-why-floats = Niets eronder
facade-why-taken = Al bezet
facade-why-outside = Buiten het raster
facade-yours = Je huis
facade-of = Huis van { $name }
facade-all = De huizen
# Why a move is worth making.
facade-lacks =
    { $count ->
        [one] Rij { $row } mist dan nog één vakje.
       *[other] Rij { $row } mist dan nog { $count } vakjes.
    }
facade-line-open =
    { $line }: { $count ->
        [0] vol.
        [one] nog 1 vakje leeg.
       *[other] nog { $count } vakjes leeg.
    }
