"""Every action of the game, as a small class, and the table that numbers them all.

An action's id is its index in ACTIONS; its notation is `text`. The table is the same for every content pack: orders
are named by their number, dice by colour and value, so that of equal dice none is told from another.

How long chains of free actions stay within a finite space: each is made of single steps, and each step uses something
up (a circled resource, a blueberry, an order, a helper's use of the round). So a turn comes to an end by itself, and
two chains of the same steps in another order lead to equal positions.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll.components import (
    BROWN,
    CELLS,
    COLOURS,
    DIE_NAMES,
    FACES,
    GLUE,
    HELPERS,
    IN_STEAD,
    KINDS,
    LANTERN,
    LARGEST,
    LINES,
    MOST_CRATES,
    MOST_ORDERS,
    MOST_PLAYERS,
    ORDER_NAMES,
    RESOURCES,
    SAWBLADE,
    SCRAPWOOD,
    SHIFT_BROWN,
    SHIFT_YELLOW,
    SIDES,
    THINGS,
    TOOLS,
    YELLOW,
    kind_of,
    sign_of,
)
from rollwright.kernel.native import Word

NONE: Final = -1
"""No die, no resource, no helper."""


class Deed:
    """What all actions have: their notation."""

    def __init__(self, text: str) -> None:
        self.text: Final = text


# Chance


@final
class Card(Deed):
    """The next order of the deck is this."""

    def __init__(self, card: int) -> None:
        super().__init__(f"card {ORDER_NAMES[card]}")
        self.card: Word = card


@final
class Roll(Deed):
    """The three dice of a colour fall so."""

    def __init__(self, colour: int, handful: int) -> None:
        super().__init__(f"{COLOURS[colour]} {FACES.write(handful)}")
        self.colour: Word = colour
        self.handful: Word = handful


@final
class First(Deed):
    """Of those who are level, this seat takes its order first."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat}")
        self.seat: Word = seat


@final
class Opponent(Deed):
    """The two dice of the opponent in a solo game."""

    def __init__(self, yellow: int, brown: int) -> None:
        super().__init__(f"opponent y{yellow} b{brown}")
        self.yellow: Word = yellow
        self.brown: Word = brown


@final
class NewDie(Deed):
    """With five players: the die that is put beside the last one."""

    def __init__(self, value: int) -> None:
        super().__init__(f"new {value}")
        self.value: Word = value


@final
class Removal(Deed):
    """The die that removes an order after a round of a solo game."""

    def __init__(self, value: int) -> None:
        super().__init__(f"removal {value}")
        self.value: Word = value


# Players: choosing


@final
class Keep(Deed):
    """Keep this one of the two orders dealt."""

    def __init__(self, card: int) -> None:
        super().__init__(f"keep {ORDER_NAMES[card]}")
        self.card: Word = card


@final
class ChooseDie(Deed):
    """Choose the die that stands in a line."""

    def __init__(self, colour: int, value: int, line: int) -> None:
        self.name: Final = DIE_NAMES[kind_of(colour, value)]
        super().__init__(f"choose {self.name} {line + 1}")
        self.sign: Word = sign_of(colour, value)
        self.line: Word = line


@final
class ChooseOrder(Deed):
    """Choose to take an order instead of a die."""


@final
class Take(Deed):
    """Take this order from the display."""

    def __init__(self, card: int) -> None:
        super().__init__(f"take {ORDER_NAMES[card]}")
        self.card: Word = card


# Players: free actions


@final
class Complete(Deed):
    """Pay for an order."""

    def __init__(self, card: int) -> None:
        super().__init__(f"complete {ORDER_NAMES[card]}")
        self.card: Word = card


@final
class Craft(Deed):
    """Turn one or two dice into others: glue, saw, raise, or shift with a helper."""

    def __init__(self, verb: str, old: tuple[int, ...], new: tuple[int, ...], paid: int, helper: int) -> None:
        in_stead = f" with {RESOURCES[paid]}" if helper == IN_STEAD else ""
        super().__init__(f"{verb} {' '.join(DIE_NAMES[kind] for kind in (*old, *new))}{in_stead}")
        self.verb: Final = verb
        self.old: Final = old
        """Kinds, in rising order."""
        self.new: Final = new
        self.paid: Word = paid
        """The resource that is crossed out, or NONE."""
        self.helper: Word = helper
        """The helper that is used, or NONE."""


@final
class Sell(Deed):
    """Sell one resource, with helper 2."""

    def __init__(self, thing: int) -> None:
        super().__init__(f"sell {RESOURCES[thing]}")
        self.thing: Word = thing


@final
class Hire(Deed):
    """Buy a helper."""

    def __init__(self, helper: int) -> None:
        super().__init__(f"hire {helper + 1}")
        self.helper: Word = helper


@final
class Berry(Deed):
    """Put a blueberry on a crate."""

    def __init__(self, crate: int) -> None:
        super().__init__(f"berry {crate + 1}")
        self.crate: Word = crate


@final
class End(Deed):
    """End one's turn."""


# Players: choices that are due


@final
class Lantern(Deed):
    """Mark a lantern in this cell."""

    def __init__(self, cell: int) -> None:
        super().__init__(f"lantern {CELLS[cell]}")
        self.cell: Word = cell


@final
class Chestnut(Deed):
    """Mark a chestnut on this crate."""

    def __init__(self, crate: int) -> None:
        super().__init__(f"chestnut {crate + 1}")
        self.crate: Word = crate


@final
class Pick(Deed):
    """Pick one of the things on offer."""

    def __init__(self, thing: int) -> None:
        super().__init__(f"pick {THINGS[thing]}")
        self.thing: Word = thing


# The table


def _gluings() -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every two dice with what they can become, by the kinds of the dice; the two in rising order."""
    found: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for one in range(KINDS):
        for other in range(one, KINDS):
            total = one % LARGEST + other % LARGEST + 2
            if total <= LARGEST:
                colours = sorted({one // LARGEST, other // LARGEST})
                found += [((one, other), (kind_of(colour, total),)) for colour in colours]
    return found


def _sawings() -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    return [
        ((kind,), (kind_of(kind // LARGEST, small), kind_of(kind // LARGEST, value - small)))
        for kind in range(KINDS)
        for value in (kind % LARGEST + 1,)
        for small in range(1, value // 2 + 1)
    ]


def _raisings() -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    return [((kind,), (kind + 1,)) for kind in range(KINDS) if kind % LARGEST + 1 < LARGEST]


def _shifts() -> list[Craft]:
    found: list[Craft] = []
    for kind in range(KINDS):
        helper = SHIFT_BROWN if kind >= LARGEST else SHIFT_YELLOW
        value = kind % LARGEST + 1
        if value > 1:
            found.append(Craft("shift", (kind,), (kind - 1,), NONE, helper))
        if value < LARGEST:
            found.append(Craft("shift", (kind,), (kind + 1,), NONE, helper))
    return found


GLUINGS: Final = tuple(_gluings())
SAWINGS: Final = tuple(_sawings())
RAISINGS: Final = tuple(_raisings())


def _crafts(verb: str, changes: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...], resource: int) -> list[Craft]:
    """With the resource itself, then with each of the other two in its stead."""
    found = [Craft(verb, old, new, resource, NONE) for old, new in changes]
    for other in range(TOOLS):
        if other != resource:
            found += [Craft(verb, old, new, other, IN_STEAD) for old, new in changes]
    return found


def _table() -> list[Deed]:
    triples = [handful for handful in FACES.handfuls if FACES.size(handful) == 3]
    table: list[Deed] = []
    table += [Card(card) for card in range(len(ORDER_NAMES))]
    table += [Roll(colour, handful) for colour in (YELLOW, BROWN) for handful in triples]
    table += [First(seat) for seat in range(MOST_PLAYERS)]
    table += [Opponent(yellow, brown) for yellow in range(1, SIDES + 1) for brown in range(1, SIDES + 1)]
    table += [NewDie(value) for value in range(1, SIDES + 1)]
    table += [Removal(value) for value in range(1, SIDES + 1)]
    table += [Keep(card) for card in range(MOST_ORDERS)]
    table += [
        ChooseDie(colour, value, line)
        for line in range(LINES)
        for colour in (YELLOW, BROWN)
        for value in range(1, SIDES + 1)
    ]
    table += [ChooseOrder("choose order")]
    table += [Take(card) for card in range(len(ORDER_NAMES))]
    table += [Lantern(cell) for cell in range(len(CELLS))]
    table += [Chestnut(crate) for crate in range(MOST_CRATES)]
    table += [Pick(thing) for thing in range(LANTERN + 1)]
    table += [Complete(card) for card in range(len(ORDER_NAMES))]
    table += _crafts("glue", GLUINGS, GLUE)
    table += _crafts("saw", SAWINGS, SAWBLADE)
    table += _crafts("raise", RAISINGS, SCRAPWOOD)
    table += _shifts()
    table += [Sell(thing) for thing in range(TOOLS)]
    table += [Hire(helper) for helper in range(HELPERS)]
    table += [Berry(crate) for crate in range(MOST_CRATES)]
    table += [End("end")]
    return table


ACTIONS: Final[tuple[Deed, ...]] = tuple(_table())


def deed_of(action: int) -> Deed:
    """The action with an id that came from outside. Raises ValueError."""
    if not 0 <= action < len(ACTIONS):
        raise ValueError(f"there is no action {action}; ids go from 0 to {len(ACTIONS) - 1}")
    return ACTIONS[action]


IDS: Final[dict[str, int]] = {deed.text: i for i, deed in enumerate(ACTIONS)}

# Where each kind begins: ids are counted on from here.
CARD: Final[int] = IDS["card a1"]
ROLL: Final[tuple[int, ...]] = (IDS["yellow 111"], IDS["brown 111"])
FIRST: Final[int] = IDS["first 0"]
OPPONENT: Final[int] = IDS["opponent y1 b1"]
NEW_DIE: Final[int] = IDS["new 1"]
REMOVAL: Final[int] = IDS["removal 1"]
KEEP: Final[int] = IDS["keep a1"]
CHOOSE_DIE: Final[int] = IDS["choose y1 1"]
CHOOSE_ORDER: Final[int] = IDS["choose order"]
TAKE: Final[int] = IDS["take a1"]
LANTERN_ID: Final[int] = IDS["lantern a1"]
CHESTNUT_ID: Final[int] = IDS["chestnut 1"]
PICK: Final[int] = IDS["pick scrapwood"]
COMPLETE: Final[int] = IDS["complete a1"]
SELL: Final[int] = IDS["sell scrapwood"]
HIRE: Final[int] = IDS["hire 1"]
BERRY: Final[int] = IDS["berry 1"]
END: Final[int] = IDS["end"]


def choose_die(sign: Word, line: Word) -> Word:
    """The id of choosing a die in a line: values 1 to 6, yellow before brown."""
    brown: Word = sign >> 3
    return CHOOSE_DIE + 12 * line + 6 * brown + (sign & 7) - 1


def _first_with(verb: str, dice: int) -> tuple[int, ...]:
    """By kind, or by pairs of kinds: the id of the first craft that a verb has for just these dice; else NONE."""
    found = [NONE] * KINDS**dice
    for i, deed in enumerate(ACTIONS):
        if isinstance(deed, Craft) and deed.verb == verb and deed.helper != IN_STEAD:
            at = sum(kind * KINDS**place for place, kind in enumerate(reversed(deed.old)))
            if found[at] == NONE:
                found[at] = i
    return tuple(found)


GLUE_OF: Final[tuple[int, ...]] = _first_with("glue", 2)
"""By KINDS * lower kind + higher kind; of two colours there are two, one after the other."""
SAW_OF: Final[tuple[int, ...]] = _first_with("saw", 1)
"""By kind; there are as many as half its value."""
RAISE_OF: Final[tuple[int, ...]] = _first_with("raise", 1)
SHIFT_OF: Final[tuple[int, ...]] = _first_with("shift", 1)
"""By kind: down, then up; value 1 has only up, value 12 only down."""

assert choose_die(sign_of(BROWN, 6), 5) == IDS["choose b6 6"]
