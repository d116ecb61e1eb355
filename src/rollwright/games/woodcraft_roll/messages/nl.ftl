# Wat Woodcraft Roll & Write in het Nederlands zegt. Zie en.ftl voor de afspraken.

## Gebeurtenissen: voorbereiding en bord

wrw-dealt = Krijgt opdracht { $order }.
wrw-dealt-hidden = Krijgt een opdracht.
wrw-keeps = Wil opdracht { $order } houden.
wrw-has-kept = Heeft beslist welke opdracht te houden.
wrw-kept = Houdt opdracht { $order }.
wrw-displayed = Opdracht { $order } komt op plaats { $place } van het aanbod.
wrw-deck-empty = De stapel is op: een plaats van het aanbod blijft leeg.
wrw-rolled = Ronde { $round }. Op het bord, van baan 1 tot en met 6: { $dice }.
wrw-turn-began =
    { $half ->
        [1] Eerste beurt van ronde { $round }.
       *[other] Tweede beurt van ronde { $round }.
    }
wrw-dice-moved = De stenen gaan naar rechts. Op het bord, van baan 1 tot en met 6: { $dice }.
wrw-new-die = Er stond nog maar één steen: { $die } komt erbij in baan { $line }.
wrw-phase-two = Fase II begint. Het aanbod wordt leeggemaakt en met nieuwe opdrachten gevuld.
wrw-game-over = Het spel is afgelopen.
    .refusal = Het spel is afgelopen en de uitslag staat vast. Begin een nieuwe partij om verder te spelen.

## Gebeurtenissen: kiezen

wrw-chose-die = Kiest { $die } in baan { $line }, in het geheim.
wrw-chose-order = Kiest voor een opdracht, in het geheim.
wrw-has-chosen = Heeft gekozen.
wrw-took-die = Neemt { $die } uit baan { $line }.
wrw-wants-order = Streept rij { $row } door om een opdracht te nemen.
wrw-first = Wint de loting en neemt als eerste een opdracht.
wrw-took-order = Neemt opdracht { $order }.
wrw-no-order-left = Vindt geen opdracht om te nemen.

## Gebeurtenissen: opbrengst

wrw-circled = Krijgt 1 { $thing } (cirkel { $number }).
wrw-row-full = Verliest 1 { $thing }: de rij is vol.
    .refusal = Je rij is vol: { $thing }. Kies iets wat je nog kunt omcirkelen.
wrw-nuts =
    { $count ->
        [one] Krijgt 1 noot.
       *[other] Krijgt { $count } noten.
    }
wrw-nuts-lost =
    { $count ->
        [one] Verliest 1 noot: het notenspoor is vol.
       *[other] Verliest { $count } noten: het notenspoor is vol.
    }
wrw-die-gained = Krijgt { $die }.
wrw-die-lost = Verliest { $die }: het blad is vol stenen.
wrw-chestnut = Krijgt een kastanje.
wrw-chestnut-lost = Verliest een kastanje: geen krat heeft er plaats voor.
wrw-lantern = Krijgt een lantaarn.
wrw-lantern-surplus = Heeft alle negen lantaarns al; deze wordt een noot.
wrw-pick-lost = Krijgt niets: er is geen plaats meer voor.
wrw-lantern-marked = Steekt de lantaarn { $cell } aan.
wrw-lantern-row =
    Verlicht de { $row ->
        [1] bovenste
        [2] middelste
       *[other] onderste
    } rij lantaarns.
wrw-lantern-column =
    Verlicht de { $column ->
        [a] linkerkolom
        [b] middelste kolom
       *[other] rechterkolom
    } van de lantaarns.
wrw-crate-marked = Markeert 1 { $thing } op krat { $crate }, { $kind }.
wrw-crate-active = Heeft krat { $crate } gevuld, { $kind }.
wrw-picked =
    { $thing ->
        [lantaarn] Kiest lantaarns.
       *[other] Kiest { $thing }.
    }
wrw-reputation =
    { $count ->
        [one] Krijgt 1 reputatie.
       *[other] Krijgt { $count } reputatie.
    }

## Gebeurtenissen: vrije acties

wrw-glued = Lijmt { $one } en { $other } tot { $die }, voor 1 { $thing }.
wrw-sawn = Zaagt { $die } in { $one } en { $other }, voor 1 { $thing }.
wrw-raised = Verhoogt { $die } tot { $to }, voor 1 { $thing }.
wrw-shifted = Draait { $die } naar { $to } met { $helper }.
wrw-helper-used = Laat { $helper } werken.
    .refusal = Je hebt { $helper } in deze ronde al gebruikt, en dat mag één keer per ronde.
wrw-sold = Verkoopt 1 { $thing }.
wrw-hired =
    { $cost ->
        [0] Huurt { $helper } in voor niets.
        [one] Huurt { $helper } in voor 1 bosbes.
       *[other] Huurt { $helper } in voor { $cost } bosbessen.
    }
wrw-completed =
    Voltooit opdracht { $order }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $reputation ->
        [0] {""}
       *[other] {" "}en { $reputation } reputatie
    }.
wrw-paid-in-stead = Betaalt 1 { $thing } in plaats van 1 { $other }.
wrw-ended = Beëindigt de beurt.

## Gebeurtenissen: het solospel

wrw-opponent = De tegenstander gooit { $dice }.
wrw-opponent-took = De tegenstander neemt { $die } uit baan { $line }.
wrw-opponent-none =
    { $colour ->
        [yellow] De tegenstander vindt geen gele steen.
       *[brown] De tegenstander vindt geen bruine steen.
    }
wrw-removed = Er valt een { $value }: opdracht { $order } gaat weg van plaats { $place } van het aanbod.
wrw-none-removed = Er valt een { $value }: er gaat geen opdracht weg.
wrw-graded =
    { $grade ->
        [excellent] { $points } punten: uitstekend.
        [good] { $points } punten: goed.
        [quite-good] { $points } punten: best goed.
       *[none] { $points } punten. Vanaf 50 is het best goed.
    }

## Weigeringen: wie er mag

wrw-chance-decides = Daarover beslist het toeval. Niemand kiest hoe de stenen vallen of welke kaarten er komen.
wrw-wait-for-chance = Er komen nog stenen of kaarten. Wacht tot ze er liggen.
wrw-keep-first = Beslis eerst welke van je twee opdrachten je houdt.
wrw-not-dealt = Je hebt opdracht { $order } niet gekregen. Houd een van je twee.
wrw-keep-once = Je hebt beslist welke opdracht je houdt. Wacht op de anderen.
wrw-kept-already = Je hebt aan het begin van het spel een van twee opdrachten gehouden, en dat doe je één keer.
wrw-choose-first = Kies eerst een steen of een opdracht. Vrije acties komen daarna.
wrw-choose-die-first = Kies eerst een steen. Vrije acties komen daarna.
wrw-chosen-already = Je hebt gekozen, en de keuze staat vast. Wacht tot iedereen gekozen heeft.
wrw-one-choice = Je hebt je steen of opdracht van deze beurt gehad. Doe vrije acties of beëindig je beurt.
wrw-turn-ended = Je hebt je beurt beëindigd. Wacht tot iedereen zover is.

## Weigeringen: kiezen en nemen

wrw-no-such-die = Er staat geen { $die } in baan { $line }. Kies een steen die op het bord staat, met zijn baan.
wrw-not-on-board = Er staat geen { $die } op het bord. Kies een steen die er wel staat, met zijn baan.
wrw-name-line = Zeg welke baan je bedoelt, want de bonus ervan is voor jou.
wrw-no-such-line = Er is geen baan { $line }. Het bord heeft de banen 1 tot en met 6.
wrw-no-orders = Het aanbod is leeg, dus er is geen opdracht te nemen. Kies een steen.
wrw-take-first = Neem eerst een opdracht uit het aanbod.
wrw-not-your-take = { SEAT($first) } neemt eerst een opdracht. Wacht daarop.
wrw-not-displayed = Opdracht { $order } ligt niet in het aanbod. Neem er een die daar ligt.
wrw-nothing-to-take = Je hebt in deze beurt geen opdracht te nemen. Die kies je in plaats van een steen.

## Weigeringen: wat een opbrengst vraagt

wrw-lantern-first = Er wacht een lantaarn. Zet die eerst op een leeg vakje van je raster.
wrw-chestnut-first = Er wacht een kastanje. Markeer die eerst op een krat.
wrw-pick-first =
    Kies eerst wat { $helper } brengt: { $one }{ $two ->
        [none] {""}
       *[other] {" "}of { $two }
    }{ $three ->
        [none] {""}
       *[other] {" "}of { $three }
    }{ $four ->
        [none] {""}
       *[other] {" "}of { $four }
    }{ $five ->
        [none] {""}
       *[other] {" "}of { $five }
    }{ $six ->
        [none] {""}
       *[other] {" "}of { $six }
    }{ $seven ->
        [none] {""}
       *[other] {" "}of { $seven }
    }{ $eight ->
        [none] {""}
       *[other] {" "}of { $eight }
    }.
wrw-thanks-first =
    Kies eerst wat { $helper } brengt: { $one }{ $two ->
        [none] {""}
       *[other] {" "}of { $two }
    }.
wrw-no-lantern-due = Je hebt geen lantaarn te zetten. Ze komen met bonussen en opdrachten.
wrw-no-chestnut-due = Je hebt geen kastanje te markeren. Ze komen van gemarkeerde cirkels en volle rijen en kolommen lantaarns.
wrw-nothing-to-pick = Je hebt nu niets te kiezen.
wrw-cell-marked = De lantaarn { $cell } brandt al. Neem een leeg vakje.
wrw-brings-nothing = Daar heb je geen plaats meer voor: { $thing }. Kies iets anders.
wrw-not-offered =
    Dat brengt { $helper } niet. Kies { $one }{ $two ->
        [none] {""}
       *[other] {" "}of { $two }
    }{ $three ->
        [none] {""}
       *[other] {" "}of { $three }
    }{ $four ->
        [none] {""}
       *[other] {" "}of { $four }
    }{ $five ->
        [none] {""}
       *[other] {" "}of { $five }
    }{ $six ->
        [none] {""}
       *[other] {" "}of { $six }
    }{ $seven ->
        [none] {""}
       *[other] {" "}of { $seven }
    }{ $eight ->
        [none] {""}
       *[other] {" "}of { $eight }
    }.
wrw-not-in-thanks =
    Dat brengt { $helper } niet. Kies { $one }{ $two ->
        [none] {""}
       *[other] {" "}of { $two }
    }.
wrw-no-such-crate = Er is geen krat { $crate } op je blad, dat de kratten 1 tot en met { $crates } heeft.
wrw-crate-complete = Krat { $crate }, { $kind }, is vol. Markeer de kastanje op een andere.
wrw-no-chestnut-slot = Geen vrije plaats van krat { $crate }, { $kind }, is voor een kastanje. Markeer die op een andere krat.
wrw-no-such-blueberry-crate = Er is geen krat { $crate } op je blad, dat de kratten 1 tot en met { $crates } heeft.
wrw-blueberry-crate-complete = Krat { $crate }, { $kind }, is vol. Zet de bosbes op een andere.
wrw-no-blueberry-slot = Geen vrije plaats van krat { $crate }, { $kind }, is voor een bosbes. Zet die op een andere krat.
wrw-no-blueberry-place = Geen krat heeft een vrije plaats voor een bosbes.
wrw-no-blueberry = Je hebt geen bosbes meer.

## Weigeringen: opdrachten

wrw-no-order-held = Je hebt geen opdracht. Je krijgt er een door een opdracht te kiezen in plaats van een steen.
wrw-not-your-order = Je hebt opdracht { $order } niet, en je voltooit alleen die van jezelf.
wrw-completed-already = Je hebt opdracht { $order } voltooid, en dat telt één keer.
wrw-dice-missing = Voor opdracht { $order } mis je { $missing }. Kleur en waarde moeten precies kloppen.
wrw-resources-missing =
    Voor opdracht { $order } mis je { $count ->
        [1] { $thing }
       *[other] { $count } × { $thing }
    }. Alleen wat omcirkeld en niet doorgestreept is, kan betalen.
wrw-resource-in-stead = Voor opdracht { $order } mis je { $thing }. Met { $helper } kun je in plaats daarvan iets anders betalen: { $other }.
wrw-not-asked-for = Opdracht { $order } vraagt dat niet: { $thing }. Er valt niets te vervangen.

## Weigeringen: lijm, zaagbladen en resthout

wrw-no-glue = Je hebt geen lijm meer.
wrw-no-sawblade = Je hebt geen zaagblad meer.
wrw-no-scrapwood = Je hebt geen resthout meer.
wrw-no-dice = Je hebt geen stenen om te bewerken; die op het bord zijn van niemand.
wrw-no-die = Je hebt geen { $die }; die op het bord zijn van niemand.
wrw-two-dice = Om te lijmen heb je twee stenen nodig, en je hebt er één.
wrw-same-die = Je hebt maar één { $die }, en een steen lijm je niet aan zichzelf.
wrw-too-large = Dat zou { $sum } zijn, en geen steen gaat boven de 12.
wrw-wrong-sum = Deze twee stenen zijn samen { $sum }. Noem een steen van die waarde.
wrw-colour-kept =
    { $colour ->
        [yellow] Beide stenen zijn geel, en de gelijmde steen ook.
       *[brown] Beide stenen zijn bruin, en de gelijmde steen ook.
    }
wrw-saw-sum = De twee delen moeten samen { $die } zijn.
wrw-saw-zero = Elk deel van een gezaagde steen is minstens 1.
wrw-saw-colour = Beide delen houden de kleur van { $die }.
wrw-saw-one = { $die } kun je niet zagen: voor het tweede deel zou niets overblijven.
wrw-no-room = Op je blad passen { $most } stenen, en het is vol. Stenen verdwijnen als je ermee betaalt of ze lijmt.
wrw-only-up = Resthout maakt { $die } groter, nooit kleiner.
wrw-raise-one = Eén resthout verhoogt { $die } met 1 en laat de kleur zoals ze is.

## Weigeringen: helpers

wrw-helper-hired = Je hebt { $helper } al ingehuurd. Ieder huur je één keer in.
wrw-all-hired = Je hebt alle acht helpers ingehuurd.
wrw-too-few-blueberries =
    { $cost ->
        [one] Voor { $helper } betaal je 1 bosbes
       *[other] Voor { $helper } betaal je { $cost } bosbessen
    }, en je hebt er { $have ->
        [0] geen
       *[other] { $have }
    }.
wrw-no-such-helper = Er is geen helper { $helper }. Ze zijn genummerd van 1 tot en met 8.
wrw-helper-missing = Daarvoor is { $helper } nodig, en die heb je niet ingehuurd.
wrw-nobody-to-turn = Daarvoor is { $one } of { $other } nodig, en je hebt geen van beiden ingehuurd.
wrw-not-for-orders = Dit spel volgt versie 1 van de regels: daar werkt { $helper } aan stenen en betaalt geen opdracht.
wrw-nothing-in-stead = Daarvoor heb je er geen over: { $thing }.
wrw-not-depicted =
    Alleen { $three ->
        [none] { $one } en { $two }
       *[other] { $one }, { $two } en { $three }
    } vervangen elkaar.
wrw-same-resource = Dat is hier toch al nodig: { $thing }. Laat het weg.
wrw-not-there-to-sell = Je hebt er geen meer om te verkopen: { $thing }.
wrw-nothing-to-sell =
    Je hebt niets meer om te verkopen: geen { $one }{ $two ->
        [none] {""}
       *[other] , geen { $two }
    }{ $three ->
        [none] {""}
       *[other] , geen { $three }
    }.
wrw-not-for-sale =
    Dat is hier niet te verkopen: { $thing }. Wel te verkopen: { $one }{ $two ->
        [none] {""}
       *[other] , { $two }
    }{ $three ->
        [none] {""}
       *[other] , { $three }
    }.
wrw-sale-limit =
    { $limit ->
        [one] Je verkoopt hoogstens 1 grondstof
       *[other] Je verkoopt hoogstens { $limit } grondstoffen
    } ineens.
wrw-no-brown-die = Met { $helper } draai je bruine stenen, en je hebt er geen.
wrw-brown-by-one = Met { $helper } draai je { $die } met 1 omhoog of omlaag, en de kleur blijft.
wrw-brown-below-one = Een bruine 1 kan niet omlaag: geen steen is minder dan 1.
wrw-no-yellow-die = Met { $helper } draai je gele stenen, en je hebt er geen.
wrw-yellow-by-one = Met { $helper } draai je { $die } met 1 omhoog of omlaag, en de kleur blijft.
wrw-yellow-below-one = Een gele 1 kan niet omlaag: geen steen is minder dan 1.

## Wat er mis is met een inhoudspakket

wrw-fault = { $place }: { $fault }
wrw-pack-json = dit is geen JSON: er is iets mis in regel { $line }, kolom { $column }
wrw-pack-nested = in een pakket zit niets meer dan { $most } lagen diep
wrw-pack-sign = het teken { $sign } kan niet getoond worden; laat het weg
wrw-pack-game = dit pakket is voor { $found }, niet voor { $game }
wrw-pack-missing = dit ontbreekt
wrw-pack-unknown = { $name } is hier niet bekend; er zijn { $names }
wrw-pack-object = er is een object nodig met { $names }
wrw-pack-list = er is een lijst nodig
wrw-pack-entries = er zijn { $least } tot { $most } onderdelen nodig, niet { $count }
wrw-pack-exactly = er zijn { $most } onderdelen nodig, niet { $count }
wrw-pack-twice = { $found } staat hier twee keer; één keer is genoeg
wrw-pack-whole = er is een heel getal van { $least } tot { $most } nodig, niet { $found }
wrw-pack-name = er is een tekst van hoogstens { $most } tekens nodig, of een voor elke taal
wrw-pack-picture = er is een woord van kleine letters en koppeltekens nodig, van hoogstens { $most } tekens
wrw-pack-one-of = { $found } hoort niet bij { $words }
wrw-pack-words = er zijn woorden met spaties ertussen nodig, uit { $words }
wrw-pack-word = { $word } kan hier niet staan; er zijn { $words }
wrw-pack-count = er zijn { $least } tot { $most } woorden nodig, niet { $count }
wrw-pack-asks-nothing = er zijn stenen of grondstoffen nodig; deze opdracht vraagt niets
wrw-pack-phase = fase { $phase } heeft { $least } tot { $most } opdrachten nodig; het zijn er { $count }
wrw-pack-mark = er is geen cirkel { $mark }; deze rij heeft er { $circles }
wrw-pack-cost = een prijs van { $cost } is nooit te betalen; de rij bosbessen heeft { $circles } cirkels
wrw-pack-alike = de opties { $one } en { $other } zijn gelijk; elke moet iets anders geven

wrw-place-pack = pakket
wrw-place-game = spel (game)
wrw-place-name = naam (name)
wrw-place-version = versie
wrw-place-nuts = noten (nuts)
wrw-place-sale = verkoop (sale)
wrw-place-scrapwood = resthout
wrw-place-glue = lijm
wrw-place-sawblade = zaagbladen
wrw-place-blueberry = bosbessen
wrw-place-circles = cirkels (circles)
wrw-place-yellow = geel
wrw-place-brown = bruin
wrw-place-lanterns = lantaarns
wrw-place-cost = prijs (cost)
wrw-place-shows = wat hij toont (shows)
wrw-place-kind = soort (kind)
wrw-place-slots = plaatsen (slots)
wrw-place-phase = fase
wrw-place-dice = stenen (dice)
wrw-place-resources = grondstoffen
wrw-place-gains = opbrengst (gains)
wrw-place-reputation = reputatie
wrw-place-picture = plaatje (picture)
wrw-place-rows =
    { $number ->
        [none] rijen (rows)
       *[other] rij { $number }
    }
wrw-place-columns =
    { $number ->
        [none] kolommen
       *[other] kolom { $number }
    }
wrw-place-chestnuts =
    { $number ->
        [none] kastanjes
       *[other] kastanjes, getal { $number }
    }
wrw-place-points =
    { $number ->
        [none] punten
       *[other] punten, getal { $number }
    }
wrw-place-board =
    { $number ->
        [none] bord
       *[other] bord, baan { $number }
    }
wrw-place-helpers =
    { $number ->
        [none] helpers
       *[other] helper { $number }
    }
wrw-place-choice =
    { $number ->
        [none] keuze (choice)
       *[other] optie { $number }
    }
wrw-place-crates =
    { $number ->
        [none] kratten
       *[other] krat { $number }
    }
wrw-place-orders =
    { $number ->
        [none] opdrachten
       *[other] opdracht { $number }
    }

## Edities

wrw-edition-en = Engelse editie

## Woorden

wrw-word-scrapwood = resthout
wrw-word-glue = lijm
wrw-word-sawblade = zaagblad
wrw-word-blueberry = bosbes
wrw-word-lantern = lantaarn
wrw-word-chestnut = kastanje
wrw-word-nut = noot

wrw-word-h1 = de knutselaar
wrw-word-h2 = de marskramer
wrw-word-h3 = de schrijnwerker
wrw-word-h4 = de houtdraaier
wrw-word-h5 = de voerman
wrw-word-h6 = de omroeper
wrw-word-h7 = de leerling
wrw-word-h8 = de gildemeester

wrw-word-helpers = Helpers
wrw-word-orders = Opdrachten
wrw-word-reputation = Reputatie
wrw-word-lanterns = Lantaarns
wrw-word-order-points = Meesterstukken

## Punten en beslissers bij gelijke stand

wrw-score-nuts = noten
wrw-score-helpers = helpers
wrw-score-reputation = reputatie
wrw-score-orders = opdrachten
wrw-score-crates = kratten
wrw-score-lanterns = lantaarns
wrw-score-resources = ongebruikte grondstoffen
wrw-score-dice-yellow = gele stenen
wrw-score-dice-brown = bruine stenen
wrw-score-scrapwood = resthout
wrw-score-glue = lijm
wrw-score-sawblade = zaagbladen
wrw-score-blueberry = bosbessen
wrw-score-lanterns-lit = aangekruiste lantaarns
wrw-score-helpers-hired = ingehuurde helpers
wrw-score-crate-slots = gemarkeerde plaatsen op kratten
wrw-score-orders-held = opdrachten in bezit
wrw-score-orders-done = voltooide opdrachten

## Het scherm

wrw-screen-language = nl
wrw-screen-lanterns = aan het eind, 0 tot en met 9 L: { $points }
wrw-screen-sign-reputation = ★ reputatie
wrw-screen-sign-marked = ◇ geeft een kastanje
wrw-screen-sign-ready = ● klaar
wrw-screen-sign-used = ✕ gebruikt
wrw-screen-sign-crates = c b e plaats voor C, B, beide
wrw-screen-deck =
    { $phase ->
        [1] fase I
       *[2] fase II
    }, stapel { $cards }
wrw-screen-gone = Weggenomen: { $orders }
wrw-screen-nuts = noten { $nuts } van { $most }
wrw-screen-waits = te kiezen: { $due }
wrw-screen-sold =
    { $most ->
        [none] verkocht { $sold }
       *[other] verkocht { $sold } van { $most }
    }
wrw-screen-keeps = houdt { $order }
wrw-screen-wants = wil een opdracht
wrw-screen-took = heeft een opdracht genomen
wrw-screen-chose = kiest { $die } in baan { $line }
wrw-screen-dealt = opdrachten gekregen: { $orders }
wrw-screen-bottom = onder de stapel: { $order }
wrw-screen-round = ronde { $round }, beurt { $half }
wrw-screen-line = baan
wrw-screen-yellow = geel
wrw-screen-brown = bruin
wrw-screen-dice = Stenen
wrw-screen-points = { $points } pt
wrw-screen-turns = beurt
wrw-screen-done =
    { $orders ->
        [one] 1 opdracht voltooid
       *[other] { $orders } opdrachten voltooid
    }: { $names }
wrw-screen-reputation = reputatie { $reputation }
wrw-screen-step-deal = De opdrachten worden gedeeld
wrw-screen-step-fill = Het aanbod wordt gevuld
wrw-screen-step-yellow = De stenen worden gegooid
wrw-screen-step-brown = De stenen worden gegooid
wrw-screen-step-first = Een loting beslist wie eerst neemt
wrw-screen-step-opponent = De tegenstander gooit
wrw-screen-step-new = Er wordt een nieuwe steen gegooid
wrw-screen-step-removal = Er gaat een opdracht weg
wrw-screen-step-keep = { $names }: houd een van de twee opdrachten
wrw-screen-step-choose = { $names }: kies een steen of een opdracht
wrw-screen-step-take = { $names }: neem een opdracht
wrw-screen-step-work = { $names }: vrije acties, dan end
wrw-screen-step-lantern = { $names }: zet een lantaarn
wrw-screen-step-chestnut = { $names }: markeer een kastanje op een krat
wrw-screen-step-pick = { $names }: kies wat je krijgt
wrw-screen-step-over = Het spel is afgelopen

wrw-help =
    Stenen zijn y1 tot en met y12, geel, en b1 tot en met b12, bruin. Opdrachten zijn a1, a2 enzovoort in fase I, b1, b2 enzovoort in fase II. Aan het begin houdt keep a7 een van je twee.
    Je beurt: choose y4 3 noemt een steen en zijn baan, choose order een opdracht, die je met take a7 neemt als je gevraagd wordt. Dan vrije acties, zoveel je wilt, en end.
    glue y1 b1 y2 maakt één steen van twee, saw y4 y1 y3 twee van één, raise y4 y5 gebruikt resthout; with sawblade erachter gebruikt een zaagblad in plaats daarvan, met helper 1. complete a7 betaalt een opdracht, en met with glue for sawblade erachter betaal je lijm in plaats van een zaagblad, ook met helper 1.
    hire 3 huurt een helper in, shift b3 b2 draait een steen met helper 3 of 4, sell glue verkoopt met helper 2, berry 2 legt een bosbes op krat 2. Grondstoffen schrijf je als scrapwood (resthout), glue (lijm) en sawblade (zaagblad).
    Wat je krijgt, kan meer vragen: lantern b2 markeert een vakje, kolom en rij, chestnut 2 markeert een krat, pick glue kiest wat je krijgt, en pick 3 het derde van meerdere mengsels.
