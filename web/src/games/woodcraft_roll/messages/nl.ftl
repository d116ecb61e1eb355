# Wat de pagina van Woodcraft Roll & Write in het Nederlands zegt. Wat de regels zeggen staat in de bestanden van de engine.

## Dingen

wr-die =
    { $colour ->
        [yellow] geel
       *[brown] bruin
    } { $value }
wr-times = { $count } × { $what }
wr-thing =
    { $thing ->
        [scrapwood] { $count ->
            [one] resthout
           *[other] { $count } resthout
        }
        [glue] { $count ->
            [one] lijm
           *[other] { $count } lijm
        }
        [sawblade] { $count ->
            [one] zaagblad
           *[other] { $count } zaagbladen
        }
        [blueberry] { $count ->
            [one] bosbes
           *[other] { $count } bosbessen
        }
        [lantern] { $count ->
            [one] lantaarn
           *[other] { $count } lantaarns
        }
        [chestnut] { $count ->
            [one] kastanje
           *[other] { $count } kastanjes
        }
        [reputation] { $count ->
            [one] reputatie
           *[other] { $count } reputatie
        }
       *[nut] { $count ->
            [one] noot
           *[other] { $count } noten
        }
    }
wr-nothing = niets
wr-you = Jij
wr-opponent = Tegenstander
wr-an-order = een opdracht

## Wat er gevraagd wordt

wr-title =
    { $step ->
        [keep] Houd een opdracht
        [choose] Kies een dobbelsteen
        [take] Neem een opdracht
        [lantern] Steek een lantaarn aan
        [chestnut] Markeer een krat
        [pick] Kies je opbrengst
       *[work] Je werkbank
    }
wr-ask =
    { $step ->
        [keep] Houd een van de twee. De andere gaat onder de stapel.
        [take] Welke opdracht neem je?
        [lantern] Waar komt de lantaarn?
        [chestnut] Welke krat krijgt de kastanje?
        [hire] Welke helper huur je in?
        [blueberry] Welke krat krijgt de bosbes?
        [complete] Welke opdracht voltooi je?
       *[pick] Wat wil je hebben?
    }
wr-tap =
    { $what ->
        [keep] Tik op de opdracht die je houdt
        [take] Tik op een opdracht uit het aanbod
        [lantern] Tik op een donkere lantaarn op je blad
        [chestnut] Tik op een krat op je blad
        [hire] Tik op een helper
        [berry] Tik op een krat op je blad
       *[complete] Tik op een van je opdrachten
    }
wr-tap-note =
    { $what ->
        [keep] De andere gaat onder de stapel.
        [take] Je voltooit hem zodra je hebt wat hij vraagt.
        [lantern] Een volle rij of kolom geeft wat aan het eind staat.
       *[chestnut] De kastanje moet geplaatst worden. Een volle krat levert punten op.
    }
wr-nothing-tapped = Er is nog niets gekozen.
wr-then = dan
wr-lines-full =
    { $count ->
        [one] { $lines } vol
       *[other] { $lines } vol
    }
wr-no-line-full = nog geen rij of kolom vol
wr-crate-full = vol: { $gives }
wr-crate-lacks =
    { $count ->
        [one] nog één markering en hij is vol
       *[other] nog { $count } markeringen en hij is vol
    }
wr-berries-then = bosbessen: { $have }, dan { $then }
wr-order-for = voor { $needs }
wr-order-lacks = je mist { $lacks }
wr-order-all-there = je hebt alles wat nodig is
wr-as-printed = zoals op de kaart
wr-waiting = Wachten op { $names }
wr-choose-ask = Een dobbelsteen met zijn bonus, of een opdracht.
wr-die-then = { $die }: { $gains }.
wr-order-then = Je streept deze beurt door en neemt een opdracht.
wr-order-instead = Liever een opdracht
wr-hidden =
    { $others ->
        [0] Je kiest als laatste.
        [one] Verborgen tot iedereen gekozen heeft. Er is nog één ander.
       *[other] Verborgen tot iedereen gekozen heeft. Er zijn nog { $others } anderen.
    }
wr-chosen = Je koos { $choice }.
wr-change = Verander het
wr-revealed = Genomen in deze beurt
wr-do =
    { $deed ->
        [keep] Houd { $order }
        [choose] Kies { $die }
        [order] Neem een opdracht
        [take] Neem { $order }
        [complete] Voltooi { $order }
        [complete-with] Voltooi { $order }, { $pays } voor { $wanted }
        [glue] Lijm tot { $to }
        [saw] Zaag in { $to }
        [raise] Verhoog tot { $to }
        [shift] Draai { $dice } naar { $to }
        [sell] Verkoop { $thing }
        [hire] Huur in: { $helper }
        [berry] Bosbes op { $crate }
        [chestnut] Kastanje op { $crate }
        [lantern] Steek de lantaarn { $cell } aan
        [pick] Kies { $thing }
       *[end] Beëindig je beurt
    }

# One resource of an order is replaced by another.
wr-in-stead = { $pays } in plaats van { $wanted } ({ $helper })

## Het dobbelbord

wr-board = Dobbelbord
wr-line = Baan { $line }: { $die }, geeft { $gains }
wr-line-empty = Baan { $line }: geen dobbelsteen

## De werkbank

wr-wood = Je hout
wr-wood-die = Dobbelsteen { $number }: { $die }
wr-wood-of = Hout
wr-no-wood = Je hebt nog geen hout.
wr-tools = Vrije acties
wr-tool =
    { $tool ->
        [glue] Lijmen
        [saw] Zagen
        [raise] Resthout
        [hire] Inhuren
        [berry] Krat
        [complete] Voltooien
        [shift] Draaien
       *[sell] Verkopen
    }
wr-tool-left =
    { $tool }{ $stock ->
        [none] {""}
       *[other] , { $stock }
    }{ $now ->
        [no] , nu niet
       *[yes] {""}
    }
wr-pick-dice =
    { $tool ->
        [glue] { $count ->
            [one] Kies nog één dobbelsteen om te lijmen.
           *[other] Kies twee dobbelstenen om te lijmen.
        }
        [saw] Kies een dobbelsteen om te zagen.
        [raise] Kies een dobbelsteen om met 1 te verhogen.
       *[shift] Kies een dobbelsteen om op of neer te draaien.
    }
wr-pick-tool = Kies nu een gereedschap.
wr-results = Wat het wordt
wr-no-result = Dit kan niet gemaakt worden.
wr-nothing-picked = Kies verder
wr-pay-with = Betaal met
wr-end = Beëindigen
wr-keys = 1 tot 9: baan, kaart of dobbelsteen; O: neem een opdracht; G, S, W, H, C, D, T, V: gereedschap; Q, E: andere uitkomst; N: beurt beëindigen; Z: terugnemen

## Het blad

wr-yours = Je werkplaats
wr-all = De werkplaatsen
wr-turns = Beurten
wr-crossed = doorgestreept voor een opdracht
wr-row =
    { $name }: { $left } te gebruiken, { $free ->
        [one] 1 cirkel vrij
       *[other] { $free } cirkels vrij
    }
wr-nuts = Noten
wr-nuts-of = { $count } van { $of } noten
wr-lanterns = Lantaarns
wr-lanterns-lit =
    { $count ->
        [0] Geen lantaarn brandt{ $cells }
       *[other] Aan: { $cells }
    }
wr-lantern-line =
    { $kind ->
        [column] { $number ->
            [1] linkerkolom
            [2] middelste kolom
           *[3] rechterkolom
        }
       *[row] { $number ->
            [1] bovenste rij
            [2] middelste rij
           *[3] onderste rij
        }
    }
wr-line-pays =
    { $paid ->
        [yes] { $line } is vol: { $gains } betaald
       *[no] { $line } vol: { $gains }
    }
wr-cell-at =
    { $row ->
        [1] { $column ->
            [1] linksboven
            [2] middenboven
           *[3] rechtsboven
        }
        [2] { $column ->
            [1] links in het midden
            [2] in het midden
           *[3] rechts in het midden
        }
       *[3] { $column ->
            [1] linksonder
            [2] middenonder
           *[3] rechtsonder
        }
    }
wr-cell =
    { $lit ->
        [yes] { $cell }, aan
       *[no] { $cell }
    }
# In place of the name of an order that lies nowhere on the table.
wr-order-unseen = (buiten beeld)
wr-orders = Je opdrachten
wr-orders-of = Opdrachten
wr-no-orders = Geen opdrachten.
wr-no-offer = Er ligt niets open.
wr-order-text =
    { $name }. Vraagt { $needs }. Geeft { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } en { $gives }.
wr-drawer =
    { $name ->
        [helpers] Helpers
        [crates] Kratten
       *[offer] Aanbod
    }
wr-deck =
    { $cards ->
        [one] Er is 1 kaart
       *[other] Er zijn { $cards } kaarten
    } over in de stapel van fase { $phase }.
wr-portrait =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $reputation } reputatie, { $done ->
        [0] geen opdracht voltooid.
        [one] 1 opdracht voltooid:
       *[other] { $done } opdrachten voltooid:
    }

## Helpers en kratten

wr-helper =
    { $helper ->
        [1] Knutselaar
        [2] Marskramer
        [3] Schrijnwerker
        [4] Houtdraaier
        [5] Voerman
        [6] Omroeper
        [7] Leerling
       *[8] Gildemeester
    }
wr-helper-does =
    { $helper ->
        [1]
            { $shown ->
                [all] een gereedschap dient als een ander
               *[other] { $shown } vervangen elkaar
            }
        [2]
            { $shown ->
                [all]
                    { $sale ->
                        [0] verkoop gereedschap: elk 1 bosbes, 2 noten
                       *[other] verkoop tot { $sale }: elk 1 bosbes, 2 noten
                    }
               *[other]
                    { $sale ->
                        [0] verkoop { $shown }: elk 1 bosbes, 2 noten
                       *[other] verkoop { $shown }, tot { $sale }: elk 1 bosbes, 2 noten
                    }
            }
        [3] een bruine dobbelsteen 1 op of neer
        [4] een gele dobbelsteen 1 op of neer
        [5] meteen: { $choice }
        [6] elke reputatie: 1 bosbes, 1 noot
        [7] elke opdracht: lijm of resthout
       *[8] meteen: 1 reputatie
    }
wr-one-of-gains = een van { $count } opbrengsten
wr-helper-points =
    { $points ->
        [one] ; 1 punt aan het eind
       *[other] ; { $points } punten aan het eind
    }
wr-helper-state =
    { $state ->
        [ready] klaar
        [used] gebruikt
       *[hired] in dienst
    }
wr-costs = kost { $cost }
wr-crate =
    { $kind ->
        [helpers] Helpers
        [orders] Opdrachten
        [reputation] Reputatie
        [lanterns] Lantaarns
       *[order-points] Meesterstukken
    }
wr-crate-gives =
    { $kind ->
        [helpers] 4 vanaf 3, 8 vanaf 5
        [orders] 1 per stuk
        [reputation] 1, en 2 per stuk
        [lanterns] 3, en 1 per stuk
       *[order-points] 1 per 4 punten
    }
wr-crate-marks = { $marked } van { $of } gemarkeerd
# What can be chosen on the sheet, read out.
wr-not-now = nu niet
wr-crate-spot =
    { $crate }: { $gives }, { $marks }{ $now ->
        [no] , nu niet
       *[yes] {""}
    }
wr-helper-spot =
    { $helper }: { $does }, { $state }{ $now ->
        [no] , nu niet
       *[yes] {""}
    }

## Hoe het staat

wr-setup-title = Voorbereiding
wr-stage = ronde { $round } van 6, beurt { $half }
wr-last-round = laatste ronde
wr-turn-title = Ronde { $round }, beurt { $half }
wr-note =
    { $step ->
        [choose] { $through ->
            [yes] heeft gekozen
           *[no] kiest
        }
        [work] { $through ->
            [yes] is klaar
           *[no] werkt
        }
       *[take] neemt een opdracht
    }

## Waarom niet

wr-why-wait = Nu niet aan jou
wr-why-first = Eerst iets anders
wr-why-lacks = Er ontbreekt iets
wr-why-done = Al gedaan
wr-why-dice = Niet met deze dobbelstenen
wr-why-now = Nu niet

## The end

wr-end-rounds = Alle { $rounds } rondes zijn gespeeld.
wr-replay-taken = Wat deze beurt gepakt is
wr-replay-order = een opdracht

## Why a move is worth making

wr-then-gain = Je krijgt { $things }.
wr-order-reason =
    Vraagt { $needs }, geeft { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $gives ->
        [none] {""}
       *[other] {", "}{ $gives }
    }.

## Themes of puzzles

wr-theme =
    { $theme ->
        [choose] Wat je kiest
        [keep] Welke opdracht je houdt
        [take] Welke opdracht je neemt
        [complete] Welke opdracht je afmaakt
        [lantern] Waar de lantaarn komt
        [chestnut] Waar de kastanje komt
        [berry] Waar de bosbes komt
        [pick] Welke opbrengst je kiest
        [glue] Wat je lijmt
        [saw] Wat je zaagt
        [raise] Welk hout je verhoogt
        [shift] Welk hout je verandert
        [sell] Wat je verkoopt
        [hire] Wie je inhuurt
        [end] Wanneer je stopt
       *[other] {""}
    }
wr-place =
    { $kind ->
        [order] een bestelling
        [crate] kist { $at }
        [lantern] de lantaarn { $at }
        [line] regel { $at } van het dobbelbord
        [nuts] de noten
       *[wood] het hout
    }
