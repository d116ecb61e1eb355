"""A player: a sheet, dice and orders; and its text, which leaves out what is at its default:

    dice=y1,y4 rows=y4,x scrapwood=3/1 held=a7

A resource is how many are circled, and after a slash how many of these are crossed out.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll.components import (
    CELLS,
    DIE_NAMES,
    HELPERS,
    KINDS,
    LARGEST,
    MOST_CRATES,
    MOST_DICE,
    MOST_ORDERS,
    NO_DIE,
    ONCE_A_ROUND,
    ONE_DIE,
    ORDER_NAMES,
    RESOURCES,
    SIGN_NAMES,
    TAKES_BLUEBERRY,
    TAKES_CHESTNUT,
    TURNS,
    circles_of,
    dice_count,
    dice_in_all,
    values_there,
    with_circles,
)
from rollwright.games.woodcraft_roll.content_pack import Pack
from rollwright.games.woodcraft_roll.pack.form import LONGEST_TRACK, MOST_SOLD
from rollwright.kernel.model import Hidden, NotationError
from rollwright.kernel.native import Word
from rollwright.kernel.notation import NOTHING, Field, flag, number, number_in, read_fields, value, write_fields
from rollwright.parts.grid import BITS
from rollwright.parts.tracks import add, get

# A player's secret choice: a line of the board from 1, or one of these.
NO_CHOICE: Final = 0
ORDER: Final = 7
TAKEN: Final = 8
"""Chose to take an order, and has."""
KEPT: Final = 9
"""In the set-up: this and the number of the order that is kept."""
CHOICES: Final[tuple[str, ...]] = ("", "1", "2", "3", "4", "5", "6", "order", "taken", *ORDER_NAMES[:MOST_ORDERS])

# What a player may have to decide before anything else.
LANTERN_DUE: Final = 1
CHESTNUT_DUE: Final = 2
CHOICE_DUE: Final = 3
"""Helper 5: one of the pack's options."""
THANKS_DUE: Final = 4
"""Helper 7: glue or scrapwood."""
DUE_WORDS: Final[tuple[str, ...]] = ("", "lantern", "chestnut", "pick5", "pick7")


@final
class Player:
    """A value like the position that it belongs to: code that writes on a player has copied it."""

    def __init__(self, pack: Pack, seat: int) -> None:
        self.pack: Final = pack
        self.seat: Word = seat
        self.yellow: Word = 0
        self.brown: Word = 0
        """Dice: how many of each value."""
        self.rows: Word = 0
        """What was taken in each turn: four bits a turn."""
        self.circled: Word = 0
        self.crossed: Word = 0
        """Of each resource, side by side."""
        self.nuts: Word = 0
        self.lanterns: Word = 0
        """Marked cells."""
        self.helpers: Word = 0
        self.used: Word = 0
        """Helpers hired, and used in this round: a bit each."""
        self.crates: Word = 0
        """Marked slots: two bits a crate."""
        self.held: tuple[int, ...] = ()
        self.done: tuple[int, ...] = ()
        """Orders, in rising order."""
        self.due: tuple[int, ...] = ()
        """Choices that are due: the last one first."""
        self.sold: Word = 0
        """Resources sold in a sale that is still open."""
        self.choice: Word = NO_CHOICE
        self.hidden_choice: Hidden | None = None
        """In the view of another seat: there is a choice."""
        self.dealt: tuple[int, ...] = ()
        """Orders dealt; once one is kept, the other, which lies at the bottom of the deck."""
        self.hidden_dealt: Hidden | None = None
        self.ended = False
        self.text = ""
        """As it is written, once it has been: most players of a new position are those of the one before."""

    def copy(self) -> Player:
        player = Player(self.pack, self.seat)
        player.yellow = self.yellow
        player.brown = self.brown
        player.rows = self.rows
        player.circled = self.circled
        player.crossed = self.crossed
        player.nuts = self.nuts
        player.lanterns = self.lanterns
        player.helpers = self.helpers
        player.used = self.used
        player.crates = self.crates
        player.held = self.held
        player.done = self.done
        player.due = self.due
        player.sold = self.sold
        player.choice = self.choice
        player.hidden_choice = self.hidden_choice
        player.dealt = self.dealt
        player.hidden_dealt = self.hidden_dealt
        player.ended = self.ended
        return player

    def has_chosen(self) -> bool:
        return self.choice != NO_CHOICE or self.hidden_choice is not None

    def count_dealt(self) -> int:
        return len(self.dealt) if self.hidden_dealt is None else self.hidden_dealt.count

    def dice(self, kind: Word) -> Word:
        """How many dice of a kind there are."""
        if kind < LARGEST:
            return dice_count(self.yellow, kind)
        return dice_count(self.brown, kind - LARGEST)

    def kinds(self) -> Word:
        """The kinds of dice there are, a bit each."""
        return values_there(self.yellow) | values_there(self.brown) << LARGEST

    def has_room(self) -> bool:
        """Whether there is room for another die."""
        return self.pack.roomy or dice_in_all(self.yellow) + dice_in_all(self.brown) < MOST_DICE

    def add_die(self, kind: Word) -> None:
        if kind < LARGEST:
            self.yellow += ONE_DIE[kind]
        else:
            self.brown += ONE_DIE[kind - LARGEST]

    def unused(self, thing: Word) -> Word:
        """How many of a resource are circled and not crossed out."""
        return circles_of(self.circled - self.crossed, thing)

    def all_unused(self) -> int:
        return sum([self.unused(thing) for thing in range(len(RESOURCES))])

    def is_full(self, thing: Word) -> bool:
        """Whether all circles of a resource are circled."""
        length: Word = self.pack.circles[thing]
        return circles_of(self.circled, thing) >= length

    def cross_out(self, thing: Word, n: Word) -> None:
        self.crossed = with_circles(self.crossed, thing, n)

    def has_helper(self, helper: Word) -> bool:
        return (self.helpers >> helper) & 1 != 0

    def has_ready(self, helper: Word) -> bool:
        """Whether a helper is there that has not been used in this round."""
        return ((self.helpers & ~self.used) >> helper) & 1 != 0

    def slots(self, crate: Word) -> Word:
        """The slots of a crate that are marked, as two bits."""
        return (self.crates >> (2 * crate)) & 3

    def is_active(self, crate: Word) -> bool:
        """Whether all the slots of a crate are marked (WRW-8.11)."""
        slots = (self.pack.chestnut_slots | self.pack.blueberry_slots) & (3 << (2 * crate))
        return self.crates & slots == slots

    def open_slots(self, taker: Word) -> Word:
        """The slots that take a chestnut, or a blueberry, and are not marked: two bits a crate."""
        slots = self.pack.chestnut_slots if taker == TAKES_CHESTNUT else self.pack.blueberry_slots
        return slots & ~self.crates

    def open_slot(self, crate: Word, taker: Word) -> Word:
        """The slot of a crate that is marked next, as a bit, or 0. Slots that take nothing else come first."""
        other = TAKES_BLUEBERRY if taker == TAKES_CHESTNUT else TAKES_CHESTNUT
        slots = self.open_slots(taker) & (3 << (2 * crate))
        alone = slots & ~self.open_slots(other)
        if alone:
            slots = alone
        return slots & -slots


# Text


def dice_names(player: Player) -> list[str]:
    """A player's dice, yellow ones first, in rising order."""
    return [DIE_NAMES[kind] for kind in range(KINDS) for _ in range(player.dice(kind))]


def row_names(player: Player) -> list[str]:
    """What was taken in each turn so far; x where the row is crossed out."""
    signs = [get(player.rows, turn) for turn in range(TURNS)]
    return [SIGN_NAMES[sign] for sign in signs if sign != NO_DIE]


def write_cards(cards: tuple[int, ...]) -> str:
    return ",".join([ORDER_NAMES[card] for card in cards])


def read_cards(text: str) -> tuple[int, ...] | None:
    """In rising order, each once."""
    names = text.split(",")
    if len(set(names)) != len(names) or any(name not in ORDER_NAMES for name in names):
        return None
    return tuple(sorted([ORDER_NAMES.index(name) for name in names]))


def _write_dice(player: Player) -> str:
    return ",".join(dice_names(player))


def _read_dice(player: Player, field: str, text: str) -> None:
    names = text.split(",")
    if len(names) > MOST_DICE or any(name not in DIE_NAMES for name in names):
        raise NotationError(field, f"dice such as y1,b12, no more than {MOST_DICE}")
    for name in names:
        player.add_die(DIE_NAMES.index(name))


def _write_rows(player: Player) -> str:
    return ",".join(row_names(player))


def _read_rows(player: Player, field: str, text: str) -> None:
    names = text.split(",")
    if len(names) > TURNS or any(name in ("-", "") or name not in SIGN_NAMES for name in names):
        raise NotationError(field, f"up to {TURNS} dice as they were rolled, or x for none, such as y4,x")
    for turn, name in enumerate(names):
        player.rows = add(player.rows, turn, SIGN_NAMES.index(name))


def _resource(thing: int, name: str) -> Field:
    def write(player: Player) -> str:
        circled, crossed = circles_of(player.circled, thing), circles_of(player.crossed, thing)
        return f"{circled}/{crossed}" if crossed else str(circled) if circled else ""

    def read(player: Player, field: str, text: str) -> None:
        circled, slash, crossed = text.partition("/")
        most = number_in(circled, player.pack.circles[thing], 1)
        used = number_in(crossed, most or 0, 1) if slash else 0
        if most is None or used is None:
            raise NotationError(field, f"how many of {player.pack.circles[thing]} are circled, and crossed out: 3/1")
        player.circled = with_circles(player.circled, thing, most)
        player.crossed = with_circles(player.crossed, thing, used)

    return Field(name, write, read)


def _marks(name: str, words: tuple[str, ...]) -> Field:
    """The attribute of that name: a bit for each of these words."""

    def write(mask: int) -> str:
        return ",".join([word for i, word in enumerate(words) if mask & BITS[i]])

    def read(text: str) -> int | None:
        found = text.split(",")
        if len(set(found)) != len(found) or any(word not in words for word in found):
            return None
        return sum(BITS[words.index(word)] for word in found)

    return value(name, write, read, f"some of {', '.join(words)}, each once")


_SLOTS: Final = ("", "a", "b", "ab")


def _write_crates(crates: int) -> str:
    marks = [(crates >> (2 * crate)) & 3 for crate in range(MOST_CRATES)]
    return ",".join([f"{crate}{_SLOTS[slots]}" for crate, slots in enumerate(marks, start=1) if slots])


def _read_crates(text: str) -> int | None:
    crates = 0
    for word in text.split(","):
        crate = number_in(word.rstrip("ab"), MOST_CRATES, 1)
        slots = word.lstrip("0123456789")
        if crate is None or slots not in _SLOTS[1:] or (crates >> (2 * crate - 2)) & 3:
            return None
        crates |= _SLOTS.index(slots) * BITS[2 * crate - 2]
    return crates


def _write_due(due: tuple[int, ...]) -> str:
    return ",".join([DUE_WORDS[one] for one in due])


def _read_due(text: str) -> tuple[int, ...] | None:
    words = text.split(",")
    return tuple([DUE_WORDS.index(word) for word in words]) if all(word in DUE_WORDS[1:] for word in words) else None


def _write_choice(player: Player) -> str:
    return CHOICES[player.choice] if player.hidden_choice is None else "?"


def _read_choice(player: Player, field: str, text: str) -> None:
    if text == "?":
        player.hidden_choice = Hidden(1)
    elif text in CHOICES[1:]:
        player.choice = CHOICES.index(text)
    else:
        raise NotationError(field, "a line from 1 to 6, order, taken, the order that is kept, or ?")


def _write_dealt(player: Player) -> str:
    return write_cards(player.dealt) if player.hidden_dealt is None else f"?{player.hidden_dealt.count}"


def _read_dealt(player: Player, field: str, text: str) -> None:
    count = number_in(text[1:], 2, 1) if text.startswith("?") else None
    cards = read_cards(text)
    if count is not None:
        player.hidden_dealt = Hidden(count)
    elif cards is not None and len(cards) <= 2 and max(cards) < MOST_ORDERS:
        player.dealt = cards
    else:
        raise NotationError(field, "two dealt orders at most, of phase I, or how many they are, as in dealt=?2")


_EXPECTED: Final = "a field of a player, such as dice=y1,y4 or held=a7"
_CARDS: Final = "orders, each once, such as a1,b2"
_NUMBERS: Final[tuple[str, ...]] = tuple(str(number) for number in range(1, HELPERS + 1))
_FIELDS: Final[tuple[Field, ...]] = (
    Field("dice", _write_dice, _read_dice),
    Field("rows", _write_rows, _read_rows),
    *[_resource(thing, name) for thing, name in enumerate(RESOURCES)],
    number("nuts", LONGEST_TRACK),
    _marks("lanterns", CELLS),
    _marks("helpers", _NUMBERS),
    _marks("used", _NUMBERS[:ONCE_A_ROUND]),
    value("crates", _write_crates, _read_crates, "crates and the slots of them that are marked, such as 1a,2ab"),
    value("held", write_cards, read_cards, _CARDS, default=()),
    value("done", write_cards, read_cards, _CARDS, default=()),
    value("due", _write_due, _read_due, f"some of {', '.join(DUE_WORDS[1:])}", default=()),
    number("sold", MOST_SOLD),
    Field("choice", _write_choice, _read_choice),
    Field("dealt", _write_dealt, _read_dealt),
    flag("ended"),
)


def write_player(player: Player) -> str:
    if not player.text:
        player.text = " ".join(write_fields(player, _FIELDS)) or NOTHING
    return player.text


def read_player(pack: Pack, seat: int, text: str) -> Player:
    """Raises NotationError."""
    player = Player(pack, seat)
    read_fields(player, _FIELDS, words_of(text), _EXPECTED)
    if player.nuts > pack.nuts or player.sold > pack.sale:
        raise NotationError(text, f"{pack.nuts} nuts at most, and {pack.sale} things sold")
    if player.crates & ~(pack.chestnut_slots | pack.blueberry_slots):
        raise NotationError(text, "crates and slots that the content pack has")
    if player.used & ~player.helpers:
        raise NotationError(text, "helpers used among those that are hired")
    return player


def words_of(text: str) -> list[str]:
    return [word for word in text.split() if word != NOTHING]


def cards_of(player: Player) -> list[int]:
    """Every order that is known to be a player's."""
    return [*player.held, *player.done, *player.dealt]
