# Wat gedeeld wordt, en het kader voor andere pagina’s.

share-title = { $game }: { $names }
share-moment = Wat zou jij doen?
share-about = Wie deze link heeft, kan de uitslag zien en de partij naspelen.
share-moment-about = De link en het plaatje tonen dit moment, en niets van het einde.
share-untold-about = Met de link speel je de partij na; die en het plaatje zeggen niet hoe het afliep.
share-tell = Uitslag vertellen
share-card = Voorbeeld van de link: { $title }
share-copy-text = Kopieer als tekst
share-save-picture = Plaatje opslaan
share-no-picture = Er is nu geen plaatje
share-copy-frame = Kopieer code voor een webpagina
share-frame-about = Met de code wordt de partij nagespeeld in een kader van 640 bij 480.
embed-open = Openen
embed-open-title = Open dit moment bij Rollwright
embed-none = Deze partij kan hier niet getoond worden
embed-about = Een partij naspelen
