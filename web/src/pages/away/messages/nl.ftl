# Een tijdje weg: de pagina waar je zegt van wanneer tot wanneer.

away-title = Weg
away-head = Een tijdje weg
away-about = Aan langzame tafels staat je klok stil. De anderen zien dat, en de dag dat je terug bent.
away-days = Tik op de eerste dag en dan op de laatste
away-later = Latere dagen
away-now = Je bent weg tot en met { $day }. Je klokken staan stil.
away-planned = Weg { $days }. Dan staan je klokken stil.
away-tables =
    { $count ->
        [0] Er wacht geen langzame tafel op je
        [one] Eén tafel staat stil
       *[other] { $count } tafels staan stil
    }
away-left =
    { $left ->
        [one] Je hebt nog één van { $days } dagen per jaar. Je mag eerder terugkomen.
       *[other] Je hebt nog { $left } van { $days } dagen per jaar. Je mag eerder terugkomen.
    }
away-choose = Kies de eerste dag en de laatste.
away-count =
    { $count ->
        [one] Eén dag. Een partij van één avond gaat door.
       *[other] { $count } dagen. Een partij van één avond gaat door.
    }
away-too-many = Zoveel dagen heb je niet meer. Kies er minder.
away-do = Weg { $days }
away-do-none = Weg
away-back = Ik ben terug
away-stay = Ik blijf toch
