# De pagina waarop wie het gedrukte spel heeft de kaarten ervan invoert.

pack-form-title = Je { $game }-kaarten
pack-form-about = Voer de kaarten uit je eigen doos in. Ze blijven op je apparaten en bij wie met je speelt. Tot dan gebruikt het spel vervangers.
pack-form-name = Naam van het pakket
pack-form-version = Versie
pack-form-mark-about = Het merk komt van alles wat op de kaarten staat. Pakketten met dezelfde naam en een ander merk zijn verschillende pakketten.
pack-form-fill = Vervangers voor ontbrekende kaarten
pack-form-fill-about = Opdrachten van ons vullen de stapel aan tot je de jouwe hebt ingevoerd.
pack-form-play = Ermee spelen
pack-form-save = Opslaan in een bestand
pack-form-keep = Bewaren op de server
pack-form-kept = Bewaard op de server
pack-form-forget = Op de server vergeten
pack-form-not-kept = De server neemt dit pakket niet aan.
pack-form-private = Je pakketten krijgt niemand te zien behalve wie met je speelt: in het logboek van een tafel staan de kaarten waarmee daar gespeeld wordt.
pack-form-unsound = Ermee spelen kan zodra de controle geen fouten meer vindt.
pack-form-others = Andere pakketten
pack-form-open = Openen
pack-form-drop = Weggooien: { $name }
pack-form-at-server = op de server
pack-form-open-file = Open een bestand…
pack-form-new = Nieuw pakket
pack-form-no-pack = { $file } is geen inhoudspakket: het is geen JSON.
