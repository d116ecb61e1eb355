"""Chapter 13, the content pack: orders, sheet and board bonuses, as data that anybody can replace.

A pack is JSON. What it may hold, and how it is judged, is in `pack/`; an error names the place (WRW-13.1). Its
canonical text is one line, so that a record can hold it, and its hash is its name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, final

from rollwright.games.woodcraft_roll.components import (
    BROWN,
    CHOICE,
    COLOURS,
    CRATE_KINDS,
    DIE,
    DIE_NAMES,
    IN_STEAD,
    LANTERN,
    MORE_THAN_ANY,
    MOST_DICE,
    MOST_ORDERS,
    RESOURCES,
    ROUNDS,
    SALE,
    SAWBLADE,
    SLOTS,
    TAKES_BLUEBERRY,
    TAKES_CHESTNUT,
    THINGS,
    TOOLS,
    TURNS,
    YELLOW,
    handful,
)
from rollwright.games.woodcraft_roll.pack.form import LONGEST_ROW, MOST_SOLD
from rollwright.games.woodcraft_roll.pack.judge import judged
from rollwright.games.woodcraft_roll.pack.shape import words_of
from rollwright.kernel.native import Word
from rollwright.kernel.record import content_hash
from rollwright.parts.grid import BITS

Gains = tuple[int, ...]

BY_NUMBER: Final = LANTERN + 1
"""A pick from here on is an option by its number, counted from 0; one below is a thing."""
MOST_HELD: Final = TURNS + 1
"""Orders: one that is kept, and one a turn."""


@final
class Order:
    """One order card."""

    def __init__(
        self,
        name: object,
        dice: Gains,
        resources: Gains,
        gains: Gains,
        points: int,
        reputation: int,
        picture: str = "",
    ) -> None:
        self.name: Final = name
        """A text, or a text by language."""
        self.dice: Final = dice
        """Kinds, in rising order."""
        payable = len(dice) <= MOST_DICE
        self.yellow: Word = handful(dice, YELLOW) if payable else MORE_THAN_ANY
        self.brown: Word = handful(dice, BROWN) if payable else MORE_THAN_ANY
        self.kinds: Word = sum({BITS[kind] for kind in dice})
        """The kinds of its dice, a bit each."""
        self.resources: Final = resources
        """How many of each resource are asked for."""
        self.gains: Final = gains
        self.points: Word = points
        self.reputation: Word = reputation
        self.picture: Final = picture
        """A word for a drawing that a page may have."""


_NO_ORDER: Final = Order("", (), (0, 0, 0, 0), (), 0, 0)


@final
class Pack:
    """A pack as the rules ask for it, from data that the judge has passed."""

    def __init__(self, data: dict[str, Any], text: str) -> None:
        self.text: Final = text
        self.hash: Final = content_hash(text)
        self.name: Final[object] = data["name"]
        self.version: Final[int] = data["version"]
        self.nuts: Word = data["nuts"]
        self.sale: Word = data.get("sale", MOST_SOLD)
        """How many resources helper 2 sells in one use."""
        rows: list[dict[str, Any]] = [data["rows"][thing] for thing in RESOURCES]
        self.circles: Final[Gains] = tuple(row["circles"] for row in rows)
        """The length of each resource's row."""
        self.marked: Final[Gains] = tuple(sum(BITS[number] for number in row["chestnuts"]) for row in rows)
        """The circles that gain a chestnut, as masks: the first circle is bit 1."""
        self.board: Final[tuple[tuple[Gains, ...], ...]] = tuple(
            tuple(_gains(line[colour]) for line in data["board"]) for colour in COLOURS
        )
        """What a line pays, by colour and line."""
        lanterns: dict[str, Any] = data["lanterns"]
        self.lantern_gains: Final[tuple[Gains, ...]] = tuple(
            _gains(line) for line in (*lanterns["rows"], *lanterns["columns"])
        )
        self.lantern_points: Final[Gains] = tuple(lanterns["points"])
        helpers: list[dict[str, Any]] = data["helpers"]
        self.helper_cost: Final[Gains] = tuple(helper["cost"] for helper in helpers)
        self.helper_points: Final[Gains] = tuple(helper.get("points", 0) for helper in helpers)
        self.affordable: Final[Gains] = tuple(
            sum(BITS[helper] for helper, cost in enumerate(self.helper_cost) if cost <= berries)
            for berries in range(LONGEST_ROW + 1)
        )
        """The helpers that a number of blueberries can hire, as masks."""
        self.helper_names: Final[tuple[object, ...]] = tuple(helper.get("name", "") for helper in helpers)
        """Each a text, or a text by language; "" where the game's own name stands."""
        self.stand_ins: Word = _shown(helpers[IN_STEAD])
        """The resources that helper 1 puts in place of one another, and those that helper 2 sells, as masks."""
        self.goods: Word = _shown(helpers[SALE])
        self.choice: Final[tuple[Gains, ...]] = tuple(_gains(option) for option in helpers[CHOICE]["choice"])
        """The options of the fifth helper."""
        self.picks: Final[Gains] = tuple(_pick(number, self.choice) for number in range(len(self.choice)))
        """What each of them is picked by: its thing, or its number counted on from BY_NUMBER."""
        crates: list[dict[str, Any]] = data["crates"]
        self.crate_kind: Final[Gains] = tuple(CRATE_KINDS.index(crate["kind"]) for crate in crates)
        self.crate_slots: Final[tuple[Gains, ...]] = tuple(
            tuple(SLOTS[word] for word in words_of(crate["slots"])) for crate in crates
        )
        self.chestnut_slots: Word = _takers(self.crate_slots, TAKES_CHESTNUT)
        """The slots that take a chestnut, and those that take a blueberry: two bits a crate."""
        self.blueberry_slots: Word = _takers(self.crate_slots, TAKES_BLUEBERRY)
        phases = [[_order(order) for order in data["orders"] if order["phase"] == phase] for phase in (1, 2)]
        blanks = [[_NO_ORDER] * (MOST_ORDERS - len(orders)) for orders in phases]
        self.orders: Final[tuple[Order, ...]] = (*phases[0], *blanks[0], *phases[1], *blanks[1])
        """By number, those of phase II from MOST_ORDERS on; a number that no card has is a blank."""
        self.deck: Final[Gains] = tuple(BITS[len(orders)] - 1 for orders in phases)
        """The cards of each phase, as masks."""
        self.deck_size: Final[Gains] = tuple(len(orders) for orders in phases)
        given = [*self.board[YELLOW], *self.board[BROWN], *self.lantern_gains, *self.choice]
        self.most_gained: Final = max([len(gains) for gains in (*given, *[order.gains for order in self.orders])])
        """The most things that are gained at once."""
        self.roomy: Final = self._most_dice() <= MOST_DICE
        """Whether nobody can come to hold more dice than a sheet has room for: then nobody need count."""

    def _most_dice(self) -> int:
        """More dice than anybody can come to hold: taken, sawn, and given by lanterns, helper 5 and orders."""
        sawn = self.circles[SAWBLADE] + ROUNDS
        given = sum(_dice_in(gains) for gains in self.lantern_gains) + max(_dice_in(option) for option in self.choice)
        more = sorted([_dice_in(order.gains) - len(order.dice) for order in self.orders])[-MOST_HELD:]
        return TURNS + sawn + given + sum(max(0, one) for one in more)

    def has_order(self, card: int) -> bool:
        return card % MOST_ORDERS < self.deck_size[card // MOST_ORDERS]


def _order(order: dict[str, Any]) -> Order:
    asked = words_of(order.get("resources", ""))
    return Order(
        order.get("name", ""),
        tuple(sorted([DIE_NAMES.index(die) for die in words_of(order.get("dice", ""))])),
        tuple(asked.count(thing) for thing in RESOURCES),
        _gains(order.get("gains", "")),
        order.get("points", 0),
        order.get("reputation", 0),
        order.get("picture", ""),
    )


def _shown(helper: dict[str, Any]) -> int:
    words = words_of(helper.get("shows", " ".join(RESOURCES[:TOOLS])))
    return sum(BITS[RESOURCES.index(word)] for word in words)


def _pick(number: int, choice: tuple[Gains, ...]) -> int:
    """Some of one thing, up to lanterns, is picked by it where no other option is some of the same."""
    kinds = [set(option) for option in choice]
    thing = choice[number][0]
    named = len(kinds[number]) == 1 and thing <= LANTERN and kinds.count(kinds[number]) == 1
    return thing if named else BY_NUMBER + number


def _dice_in(gains: Gains) -> int:
    return sum(thing >= DIE for thing in gains)


def _gains(words: str) -> Gains:
    return tuple([THINGS.index(word) for word in words_of(words)])


def _takers(crates: tuple[Gains, ...], taker: int) -> int:
    slots = [2 * crate + slot for crate, slots in enumerate(crates) for slot, one in enumerate(slots) if one & taker]
    return sum(BITS[slot] for slot in slots)


def read_pack(text: str) -> Pack:
    """A pack from its text, however it is laid out. Raises SetupError."""
    data, line = judged(text)
    return Pack(data, line)


def _own(version: int) -> Pack:
    file = files("rollwright.games.woodcraft_roll").joinpath(f"workshop-{version}.json")
    return read_pack(file.read_text("utf-8"))


OWN_VERSIONS: Final = {f"workshop-{version}": _own(version) for version in (1, 2, 3)}
"""The pack that comes with the program, ours and not the publisher's: each version by what set-ups and records hold in
its place. A version is never changed, so that its games go on and replay."""
OWN_NAME: Final = list(OWN_VERSIONS)[-1]
"""That of new games."""

_read_once: Final[Callable[[str], Pack]] = lru_cache(maxsize=16)(read_pack)


def pack_of(content: str) -> Pack:
    """The pack of a set-up, by its text or by the name of our own. Raises SetupError."""
    own = OWN_VERSIONS.get(content or OWN_NAME)
    return _read_once(content) if own is None else own


def content_of(text: str) -> str:
    """A pack as a set-up holds it: our own by its name, any other by its canonical text. Raises SetupError."""
    pack = pack_of(text)
    for name, own in OWN_VERSIONS.items():
        if own.hash == pack.hash:
            return name
    return pack.text
