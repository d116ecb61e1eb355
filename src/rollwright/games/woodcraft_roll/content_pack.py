"""Chapter 13, the content pack: orders, sheet and board bonuses, as data that anybody can replace.

A pack is JSON. An error names the place (WRW-13.1). Its canonical text is one line,
so that a record can hold it, and its hash is its name. The schema is docs/woodcraft.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, final

from rollwright.games.woodcraft_roll.components import (
    BLUEBERRY,
    BROWN,
    CHOICE,
    COLOURS,
    CRATE_KINDS,
    DIE,
    DIE_NAMES,
    HELPERS,
    LANTERN,
    LINES,
    MOST_CRATES,
    MOST_DICE,
    MOST_ORDERS,
    RESOURCES,
    ROUNDS,
    SAWBLADE,
    SLOTS,
    TAKES_BLUEBERRY,
    TAKES_CHESTNUT,
    THINGS,
    TURNS,
    YELLOW,
    handful,
)
from rollwright.kernel.native import Word
from rollwright.kernel.options import SetupError
from rollwright.kernel.record import content_hash
from rollwright.parts.grid import BITS

Gains = tuple[int, ...]

RULE: Final = "WRW-13.1"
GAME_ID: Final = "woodcraft_roll"
LEAST_ORDERS: Final = (13, 3)
"""By phase: five players are dealt two each, and three are displayed."""
MOST_GAINED: Final = 6
LONGEST_ROW: Final = 15
LONGEST_TRACK: Final = 99


@final
class Order:
    """One order card."""

    def __init__(self, name: object, dice: Gains, resources: Gains, gains: Gains, points: int, reputation: int) -> None:
        self.name: Final = name
        """A text, or a text by language."""
        self.dice: Final = dice
        """Kinds, in rising order."""
        self.yellow: Word = handful(dice, YELLOW)
        self.brown: Word = handful(dice, BROWN)
        self.kinds: Word = sum({BITS[kind] for kind in dice})
        """The kinds of its dice, a bit each."""
        self.resources: Final = resources
        """How many of each resource are asked for."""
        self.gains: Final = gains
        self.points: Word = points
        self.reputation: Word = reputation


_NO_ORDER: Final = Order("", (), (0, 0, 0, 0), (), 0, 0)
_PARTS: Final = ("game", "name", "version", "rows", "nuts", "sale", "board", "lanterns", "helpers", "crates", "orders")


@final
class Pack:
    """A pack as the rules ask for it: its parts are read and judged one after the other. Raises SetupError."""

    def __init__(self, data: dict[str, Any], text: str) -> None:
        _known("pack", data, _PARTS)
        if data.get("game", GAME_ID) != GAME_ID:
            raise wrong("game", f"this pack is for {data['game']}, not for {GAME_ID}")
        self.text: Final = text
        self.hash: Final = content_hash(text)
        self.name: Final[object] = _name("pack", data.get("name"))
        self.version: Final[int] = _fits("version", data.get("version"), 1, 10**6)
        self.nuts: Word = _fits("nuts", data.get("nuts"), 0, LONGEST_TRACK)
        self.sale: Word = _fits("sale", data.get("sale"), 1, LONGEST_ROW)
        rows = _rows(_object("rows", data.get("rows"), RESOURCES))
        self.circles: Final[Gains] = rows[0]
        """The length of each resource's row."""
        self.marked: Final[Gains] = rows[1]
        """The circles that gain a chestnut, as masks: the first circle is bit 1."""
        lines = _list("board", data.get("board"), LINES, LINES)
        self.board: Final[tuple[tuple[Gains, ...], ...]] = (_side(lines, "yellow"), _side(lines, "brown"))
        """What a line pays, by colour and line."""
        lanterns = _object("lanterns", data.get("lanterns"), ("rows", "columns", "points"))
        self.lantern_gains: Final[tuple[Gains, ...]] = (*_lines(lanterns, "rows"), *_lines(lanterns, "columns"))
        points = _list("lanterns, points", lanterns.get("points"), 10, 10)
        self.lantern_points: Final[Gains] = tuple(_fits("lanterns, points", one, 0, LONGEST_TRACK) for one in points)
        helpers = _helpers(_list("helpers", data.get("helpers"), HELPERS, HELPERS), self.circles[BLUEBERRY])
        self.helper_cost: Final[Gains] = tuple(cost for cost, _ in helpers)
        self.helper_points: Final[Gains] = tuple(points for _, points in helpers)
        self.affordable: Final[Gains] = tuple(
            sum(BITS[helper] for helper, cost in enumerate(self.helper_cost) if cost <= berries)
            for berries in range(LONGEST_ROW + 1)
        )
        """The helpers that a number of blueberries can hire, as masks."""
        self.choice: Final[tuple[Gains, ...]] = _choice(data["helpers"][CHOICE].get("choice"))
        """The options of the fifth helper: each is some of one thing."""
        crates = _crates(_list("crates", data.get("crates"), 1, MOST_CRATES))
        self.crate_kind: Final[Gains] = tuple(kind for kind, _ in crates)
        self.crate_slots: Final[tuple[Gains, ...]] = tuple(slots for _, slots in crates)
        self.chestnut_slots: Word = _takers(self.crate_slots, TAKES_CHESTNUT)
        """The slots that take a chestnut, and those that take a blueberry: two bits a crate."""
        self.blueberry_slots: Word = _takers(self.crate_slots, TAKES_BLUEBERRY)
        phases = _orders(_list("orders", data.get("orders"), sum(LEAST_ORDERS), 2 * MOST_ORDERS))
        blanks = [[_NO_ORDER] * (MOST_ORDERS - len(orders)) for orders in phases]
        self.orders: Final[tuple[Order, ...]] = (*phases[0], *blanks[0], *phases[1], *blanks[1])
        """By number, those of phase II from MOST_ORDERS on; a number that no card has is a blank."""
        self.deck: Final[Gains] = tuple(BITS[len(orders)] - 1 for orders in phases)
        """The cards of each phase, as masks."""
        self.deck_size: Final[Gains] = tuple(len(orders) for orders in phases)
        self._judge_dice()

    def has_order(self, card: int) -> bool:
        return card % MOST_ORDERS < self.deck_size[card // MOST_ORDERS]

    def _judge_dice(self) -> None:
        """No player can come to hold more dice than a position can count."""
        given = [*self.lantern_gains, *self.choice]
        dice = sum(thing >= DIE for gains in given for thing in gains)
        most = TURNS + self.circles[SAWBLADE] + ROUNDS + dice
        if most > MOST_DICE:
            sources = f"{TURNS} taken, {self.circles[SAWBLADE]} sawblades, {ROUNDS} uses of helper 1, {dice} given"
            raise wrong("pack", f"a player could come to hold {most} dice ({sources}); {MOST_DICE} is the most")


def wrong(place: str, what: str) -> SetupError:
    return SetupError("content", RULE, f"{place}: {what}")


# The parts of a pack


def _rows(rows: dict[str, Any]) -> tuple[Gains, Gains]:
    circles: list[int] = []
    marked: list[int] = []
    for thing in RESOURCES:
        place = f"rows, {thing}"
        row = _object(place, rows.get(thing), ("circles", "chestnuts"))
        circles.append(_fits(f"{place}, circles", row.get("circles"), 1, LONGEST_ROW))
        marks = _list(f"{place}, chestnuts", row.get("chestnuts"), 0, circles[-1])
        numbers = [_fits(f"{place}, chestnuts", mark, 1, circles[-1]) for mark in marks]
        if len(set(numbers)) != len(numbers):
            raise wrong(f"{place}, chestnuts", "each circle can be marked once only")
        marked.append(sum(BITS[number] for number in numbers))
    return tuple(circles), tuple(marked)


def _side(lines: list[Any], colour: str) -> tuple[Gains, ...]:
    bonuses: list[Gains] = []
    for number, line in enumerate(lines, start=1):
        sides = _object(f"board, line {number}", line, COLOURS)
        if colour not in sides:
            raise wrong(f"board, line {number}", f"the {colour} bonus is missing")
        place = f"board, line {number}, {colour}"
        bonuses.append(_gains(place, sides[colour]))
        if any(thing >= DIE for thing in bonuses[-1]):
            raise wrong(place, "a line pays no dice besides the one that stands there")
    return tuple(bonuses)


def _lines(lanterns: dict[str, Any], side: str) -> list[Gains]:
    lines = _list(f"lanterns, {side}", lanterns.get(side), 3, 3)
    return [_gains(f"lanterns, {side}, {number}", line) for number, line in enumerate(lines, start=1)]


def _helpers(helpers: list[Any], most: int) -> list[tuple[int, int]]:
    """The cost and the points of each."""
    found: list[tuple[int, int]] = []
    for number, entry in enumerate(helpers, start=1):
        place = f"helper {number}"
        names = ("cost", "points", "choice") if number == CHOICE + 1 else ("cost", "points")
        helper = _object(place, entry, names)
        cost = _fits(f"{place}, cost", helper.get("cost"), 0, most)
        found.append((cost, _fits(f"{place}, points", helper.get("points", 0), 0, LONGEST_TRACK)))
    return found


def _choice(value: object) -> tuple[Gains, ...]:
    options = _list("helper 5, choice", value, 1, LANTERN + 1)
    choice = tuple(_gains(f"helper 5, choice {number}", one) for number, one in enumerate(options, start=1))
    for number, option in enumerate(choice, start=1):
        if len(set(option)) != 1 or option[0] > LANTERN:
            need = f"some of one thing is needed: {_list_of(THINGS[: LANTERN + 1])}"
            raise wrong(f"helper 5, choice {number}", need)
    if len({option[0] for option in choice}) != len(choice):
        raise wrong("helper 5, choice", "each option must be another thing")
    return choice


def _crates(crates: list[Any]) -> list[tuple[int, Gains]]:
    """The kind of each, and what its slots take."""
    found: list[tuple[int, Gains]] = []
    for number, entry in enumerate(crates, start=1):
        place = f"crate {number}"
        crate = _object(place, entry, ("kind", "slots"))
        if crate.get("kind") not in CRATE_KINDS:
            raise wrong(place, f"its kind must be {_list_of(CRATE_KINDS)}, not {json.dumps(crate.get('kind'))}")
        words = _words(f"{place}, slots", crate.get("slots"))
        if not 1 <= len(words) <= 2 or any(word not in SLOTS for word in words):
            raise wrong(f"{place}, slots", f"one or two of {_list_of(tuple(SLOTS))} are needed")
        found.append((CRATE_KINDS.index(crate["kind"]), tuple(SLOTS[word] for word in words)))
    return found


def _takers(crates: tuple[Gains, ...], taker: int) -> int:
    slots = [2 * crate + slot for crate, slots in enumerate(crates) for slot, one in enumerate(slots) if one & taker]
    return sum(BITS[slot] for slot in slots)


def _orders(entries: list[Any]) -> tuple[list[Order], list[Order]]:
    phases: tuple[list[Order], list[Order]] = ([], [])
    for number, entry in enumerate(entries, start=1):
        place = f"order {number}"
        order = _object(place, entry, ("phase", "name", "dice", "resources", "gains", "points", "reputation"))
        phase = _fits(f"{place}, phase", order.get("phase"), 1, 2)
        phases[phase - 1].append(_order(place, order))
    for phase, orders in enumerate(phases, start=1):
        if not LEAST_ORDERS[phase - 1] <= len(orders) <= MOST_ORDERS:
            need = f"{LEAST_ORDERS[phase - 1]} to {MOST_ORDERS} orders"
            raise wrong("orders", f"phase {phase} needs {need}; it has {len(orders)}")
    return phases


def _order(place: str, order: dict[str, Any]) -> Order:
    dice = _words(f"{place}, dice", order.get("dice", ""))
    if any(die not in DIE_NAMES for die in dice):
        raise wrong(f"{place}, dice", "dice are needed, such as y1 b5; values go from 1 to 12")
    resources = _words(f"{place}, resources", order.get("resources", ""))
    if any(thing not in RESOURCES for thing in resources):
        raise wrong(f"{place}, resources", f"only {_list_of(RESOURCES)} can be asked for")
    if not dice and not resources:
        raise wrong(f"{place}, dice", "dice or resources are needed; this order asks for nothing")
    gains = _gains(f"{place}, gains", order.get("gains", ""))
    if sum(thing >= DIE for thing in gains) > len(dice):
        raise wrong(f"{place}, gains", "an order can't give more dice than it asks for")
    return Order(
        _name(place, order.get("name", "")),
        tuple(sorted(DIE_NAMES.index(die) for die in dice)),
        tuple(resources.count(thing) for thing in RESOURCES),
        gains,
        _fits(f"{place}, points", order.get("points", 0), 0, LONGEST_TRACK),
        _fits(f"{place}, reputation", order.get("reputation", 0), 0, 9),
    )


def _name(place: str, value: object) -> object:
    """A text, or one for each language."""
    texts = list(value.values()) if isinstance(value, dict) else [value]
    if not texts or not all(isinstance(text, str) and len(text) <= 80 for text in texts):
        raise wrong(f"{place}, name", "a text of up to 80 signs is needed, or one for each language")
    return value


# Values, and what is wrong with them


def _fits(place: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise wrong(place, f"a whole number from {low} to {high} is needed, not {json.dumps(value)}")
    return value


def _known(place: str, value: dict[str, Any], names: tuple[str, ...]) -> None:
    for name in value:
        if name not in names:
            raise wrong(place, f"{name!r} is not known here; there are {_list_of(names)}")


def _object(place: str, value: object, names: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise wrong(place, "is missing" if value is None else f"an object with {_list_of(names)} is needed")
    _known(place, value, names)
    return value


def _list(place: str, value: object, low: int, high: int) -> list[Any]:
    if not isinstance(value, list):
        raise wrong(place, "is missing" if value is None else "a list is needed")
    if not low <= len(value) <= high:
        need = str(low) if low == high else f"{low} to {high}"
        raise wrong(place, f"{need} entries are needed; there are {len(value)}")
    return value


def _words(place: str, value: object) -> list[str]:
    if not isinstance(value, str):
        raise wrong(place, "is missing" if value is None else "words with spaces between are needed")
    return value.lower().split()


def _gains(place: str, value: object) -> Gains:
    words = _words(place, value)
    for word in words:
        if word not in THINGS:
            raise wrong(place, f"{word!r} can't be gained; {_list_of(THINGS[:DIE])} can, and dice such as y3")
    if len(words) > MOST_GAINED:
        raise wrong(place, f"{MOST_GAINED} things can be gained at once, not {len(words)}")
    return tuple(THINGS.index(word) for word in words)


def _list_of(names: tuple[str, ...]) -> str:
    return ", ".join(names)


_MOST_NESTED: Final = 20
_SPACES: Final = "\u00a0\u2009\u202f"
"""Such as stand in French before a colon."""


def read_pack(text: str) -> Pack:
    """A pack from its text, however it is laid out. Raises SetupError."""
    if _depth(text) > _MOST_NESTED:  # in a browser a text that is nested deeply takes the whole interpreter down
        raise wrong("pack", f"nothing in a pack is nested more than {_MOST_NESTED} deep")
    try:
        data = json.loads(text)
    except ValueError as error:
        raise wrong("pack", f"this is no JSON: {error}") from error
    if not isinstance(data, dict):
        raise wrong("pack", "an object is needed")
    line = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    for sign in line:  # a record holds the pack in one of its lines
        if not sign.isprintable() and sign not in _SPACES:
            raise wrong("pack", f"the sign U+{ord(sign):04X} can't be shown; leave it out")
    return Pack(data, line)


def _depth(text: str) -> int:
    """How deep brackets are nested, at most; those within strings count too, which does no harm."""
    depth = most = 0
    for sign in text:
        if sign in "[{":
            depth += 1
            most = max(most, depth)
        elif sign in "]}":
            depth -= 1
    return most


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
