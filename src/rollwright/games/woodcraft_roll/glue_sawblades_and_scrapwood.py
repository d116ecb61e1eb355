"""Chapter 7, glue, sawblades and scrapwood: one or two dice are turned into others, at the price of a resource."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from rollwright.games.woodcraft_roll import ids
from rollwright.games.woodcraft_roll.codes import refuse, tell
from rollwright.games.woodcraft_roll.components import (
    BROWN,
    DIE_NAMES,
    GLUE,
    IN_STEAD,
    KINDS,
    LARGEST,
    MOST_DICE,
    RESOURCES,
    SAWBLADE,
    SCRAPWOOD,
    TOOLS,
    YELLOW,
    handful,
    kind_of,
)
from rollwright.games.woodcraft_roll.deed import (
    DONE,
    Deed,
    dice_missing,
    helper_missing,
    not_depicted,
    not_shown,
    use_helper,
)
from rollwright.games.woodcraft_roll.gains import gain_nuts
from rollwright.games.woodcraft_roll.phrases import dice_verb, value_of
from rollwright.games.woodcraft_roll.player import Player, dice_names
from rollwright.games.woodcraft_roll.position import WORK, Position
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Event, Refusal, Seat, Values
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.grid import BITS, lowest_bit

GLUING_POINTS: Final = 2
_VERBS: Final = ("raise", "glue", "saw")
"""What is done with each resource; and the event that tells of it, with its names for the dice."""
_EVENTS: Final = (
    ("wrw.raised", ("die", "to")),
    ("wrw.glued", ("one", "other", "die")),
    ("wrw.sawn", ("die", "one", "other")),
)


@final
class Craft(Deed):
    """Glue, saw or raise dice; with helper 1, another resource is crossed out in place of the right one."""

    def __init__(self, resource: int, paid: int, old: tuple[int, ...], new: tuple[int, ...]) -> None:
        dice = " ".join([DIE_NAMES[kind] for kind in old + new])
        other = "" if paid == resource else f" with {RESOURCES[paid]}"
        super().__init__(f"{_VERBS[resource]} {dice}{other}", 1 << WORK)
        self.resource: Word = resource
        self.paid: Word = paid
        """What is crossed out."""
        self.in_stead: Final = paid != resource
        self.old: Final = old
        """Kinds, in rising order."""
        self.new: Final = new
        self.yellow: Word = handful(new, YELLOW) - handful(old, YELLOW)
        """What is added to the dice, and taken away."""
        self.brown: Word = handful(new, BROWN) - handful(old, BROWN)

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        player = position.players[seat]
        refusal = dice_missing(player, self.old) or _unable(player, self.resource, self.paid)
        if refusal is None and self.resource == SAWBLADE and not player.has_room():
            return refuse("wrw.no_room", most=MOST_DICE)
        return refusal

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        player = position.player_to_change(seat)
        player.sold = 0
        player.yellow += self.yellow
        player.brown += self.brown
        if self.in_stead:
            use_helper(player, IN_STEAD, log)
        player.cross_out(self.paid, 1)
        if log is not None:
            self._report(seat, log)
        if self.resource == GLUE:
            gain_nuts(player, GLUING_POINTS, log)
        return DONE

    def _report(self, seat: int, log: list[Event]) -> None:
        code, names = _EVENTS[self.resource]
        values: Values = {name: DIE_NAMES[kind] for name, kind in zip(names, (*self.old, *self.new), strict=True)}
        tell(log, code, seat, **values, thing=RESOURCES[self.paid])

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {
            "do": _VERBS[self.resource],
            "dice": [DIE_NAMES[kind] for kind in self.old],
            "to": [DIE_NAMES[kind] for kind in self.new],
            "pay": RESOURCES[self.paid],
        }
        return {**data, "helper": IN_STEAD + 1} if self.in_stead else data


def _unable(player: Player, resource: int, paid: int) -> Refusal | None:
    """Why a resource can't be used, paid by itself or by another, if so."""
    refusal = (not_shown(player, paid, resource) or helper_missing(player, IN_STEAD)) if paid != resource else None
    if refusal is None and player.unused(paid) == 0:
        thing = RESOURCES[paid]
        return refuse("wrw.nothing_in_stead", thing=thing) if paid != resource else refuse(f"wrw.no_{thing}")
    return refusal


# All crafts

Change = tuple[tuple[int, ...], tuple[int, ...]]
"""The kinds of some dice, and of those that they become."""


def _gluings() -> list[Change]:
    """Every two dice with what they can become: their colour, or either of theirs."""
    found: list[Change] = []
    for one in range(KINDS):
        for other in range(one, KINDS):
            total = one % LARGEST + other % LARGEST + 2
            if total <= LARGEST:
                colours = sorted({one // LARGEST, other // LARGEST})
                found += [((one, other), (kind_of(colour, total),)) for colour in colours]
    return found


def _sawings() -> list[Change]:
    return [
        ((kind,), (kind_of(kind // LARGEST, small), kind_of(kind // LARGEST, value - small)))
        for kind in range(KINDS)
        for value in (kind % LARGEST + 1,)
        for small in range(1, value // 2 + 1)
    ]


def _crafts(resource: int, changes: list[Change]) -> list[Craft]:
    """With the resource itself, then with each of the other two in its place."""
    paid = [resource, *[other for other in range(TOOLS) if other != resource]]
    return [Craft(resource, thing, old, new) for thing in paid for old, new in changes]


_GLUINGS: Final[list[Change]] = _gluings()
_SAWINGS: Final[list[Change]] = _sawings()
_RAISINGS: Final[list[Change]] = [((kind,), (kind + 1,)) for kind in range(KINDS) if (kind + 1) % LARGEST]
GLUE_CRAFTS: Final[list[Craft]] = _crafts(GLUE, _GLUINGS)
SAW_CRAFTS: Final[list[Craft]] = _crafts(SAWBLADE, _SAWINGS)
RAISE_CRAFTS: Final[list[Craft]] = _crafts(SCRAPWOOD, _RAISINGS)


# What is offered

_PARTNERS: Final[tuple[int, ...]] = tuple(
    sum({BITS[old[1]] for old, _ in _GLUINGS if old[0] == kind}) for kind in range(KINDS)
)
"""The kinds that a kind can be glued to, itself or higher ones, as masks."""


def _first_of(changes: list[Change]) -> tuple[int, ...]:
    """Where the changes of just these dice begin, by their kinds as digits; -1 where there are none."""
    found = [-1] * KINDS ** len(changes[0][0])
    for number, (old, _) in reversed(list(enumerate(changes))):
        found[sum(kind * KINDS**place for place, kind in enumerate(reversed(old)))] = number
    return tuple(found)


_FIRST_GLUING: Final[tuple[int, ...]] = _first_of(_GLUINGS)
"""Of two colours there are two, one after the other."""
_FIRST_SAWING: Final[tuple[int, ...]] = _first_of(_SAWINGS)
"""There are as many as half the value of the die."""
_ONES: Final = 0o10001
"""The kinds that can't be sawn."""
_RAISED: Final = 0o3777
"""Of one colour: the values that can be raised."""


def offer_crafts(player: Player, kinds: Word, walk: Walk) -> None:
    _offer_with(player, kinds, GLUE, walk)
    _offer_with(player, kinds, SAWBLADE, walk)
    _offer_with(player, kinds, SCRAPWOOD, walk)


def _offer_with(player: Player, kinds: Word, resource: Word, walk: Walk) -> None:
    """What a resource does: paid by itself, then with each of the other two in its place."""
    if player.unused(resource) > 0:
        _offer_block(player, kinds, resource, 0, walk)
    shown = player.pack.stand_ins
    if (shown >> resource) & 1 and player.has_ready(IN_STEAD):
        block: Word = 1
        other: Word = 0
        while other < TOOLS:
            if other != resource:
                if (shown >> other) & 1 and player.unused(other) > 0:
                    _offer_block(player, kinds, resource, block, walk)
                block += 1
            other += 1


def _offer_block(player: Player, kinds: Word, resource: Word, block: Word, walk: Walk) -> None:
    if resource == GLUE:
        _offer_gluings(player, kinds, ids.GLUE + block * len(_GLUINGS), walk)
    elif resource == SAWBLADE:
        first: Word = ids.SAW + block * len(_SAWINGS)
        left = kinds & ~_ONES if player.has_room() else 0
        while left:
            kind = lowest_bit(left)
            walk.run(first + _FIRST_SAWING[kind], (kind % LARGEST + 1) // 2)
            left &= left - 1
    else:
        first = ids.RAISE + block * len(_RAISINGS)
        walk.bits(first, kinds & _RAISED)
        walk.bits(first + LARGEST - 1, (kinds >> LARGEST) & _RAISED)


def _offer_gluings(player: Player, kinds: Word, first: Word, walk: Walk) -> None:
    left = kinds
    while left:
        one = lowest_bit(left)
        higher = left & (left - 1)
        others = (left if player.dice(one) > 1 else higher) & _PARTNERS[one]
        while others:
            other = lowest_bit(others)
            walk.run(first + _FIRST_GLUING[KINDS * one + other], 2 if one < LARGEST <= other else 1)
            others &= others - 1
        left = higher


# Texts


def _idle(player: Player, resource: int) -> Refusal | None:
    """Why nothing at all can be done with a resource, if so."""
    others = [
        other
        for other in range(TOOLS)
        if other != resource and player.unused(other) > 0 and not_shown(player, other, resource) is None
    ]
    if player.unused(resource) == 0 and not (others and player.has_ready(IN_STEAD)):
        return refuse(f"wrw.no_{RESOURCES[resource]}")
    dice = sorted(dice_names(player), key=value_of)
    if not dice:
        return refuse("wrw.no_dice")
    least = value_of(dice[0])
    if resource == GLUE:
        if len(dice) == 1:
            return refuse("wrw.two_dice")
        least += value_of(dice[1])
    elif resource == SAWBLADE:
        if not player.has_room():
            return refuse("wrw.no_room", most=MOST_DICE)
        return refuse("wrw.saw_one", die=dice[0]) if value_of(dice[-1]) == 1 else None
    else:
        least += 1
    return refuse("wrw.too_large", sum=least) if least > LARGEST else None


def _judge_gluing(old: Words, new: Words, rest: Words) -> Refusal | None:
    total = sum(value_of(die) for die in old)
    if total > LARGEST:
        return refuse("wrw.too_large", sum=total)
    if value_of(new[0]) != total:
        return refuse("wrw.wrong_sum", sum=total)
    if all(die[0] != new[0][0] for die in old):
        return refuse("wrw.colour_kept", colour="yellow" if old[0][0] == "y" else "brown")
    return None


def _judge_sawing(old: Words, new: Words, rest: Words) -> Refusal | None:
    die = old[0]
    if value_of(die) == 1:
        return refuse("wrw.saw_one", die=die)
    if any(value_of(part) == 0 for part in new):
        return refuse("wrw.saw_zero")
    if any(part[0] != die[0] for part in new):
        return refuse("wrw.saw_colour", die=die)
    if sum(value_of(part) for part in new) != value_of(die):
        return refuse("wrw.saw_sum", die=die)
    return None


def _judge_raising(old: Words, new: Words, rest: Words) -> Refusal | None:
    die, value, raised = old[0], value_of(old[0]), value_of(new[0])
    if die[0] == new[0][0] and raised <= value:
        return refuse("wrw.only_up", die=die)
    if die[0] != new[0][0] or raised != value + 1:
        return refuse("wrw.raise_one", die=die)
    return refuse("wrw.too_large", sum=raised) if raised > LARGEST else None


def _craft_verb(
    resource: int, form: str, into: int, out: int, judge: Callable[[Words, Words, Words], Refusal | None]
) -> Verb[Position]:
    def idle(player: Player) -> Refusal | None:
        return _idle(player, resource)

    def unable(player: Player, old: Words, rest: Words) -> Refusal | None:
        """What helper 1 can't put in place of another resource comes first, then what isn't there."""
        other = rest[1] if len(rest) == 2 and rest[0] == "with" else ""
        if other in RESOURCES[TOOLS:] or other == "lantern":
            return not_depicted(player, other)
        return _unable(player, resource, RESOURCES.index(other) if other in RESOURCES else resource)

    def judged(old: Words, new: Words, rest: Words) -> Refusal | None:
        refusal = judge(old, new, rest)
        same = rest == ["with", RESOURCES[resource]]
        return refuse("wrw.same_resource", thing=RESOURCES[resource]) if refusal is None and same else refusal

    return dice_verb(form, into, out, idle, unable, judged)


VERBS: Final[dict[str, Verb[Position]]] = {
    "glue": _craft_verb(
        GLUE,
        "glue y1 b1 y2, for two dice and what they become, with sawblade or scrapwood where helper 1 is used",
        2, 1, _judge_gluing,
    ),
    "saw": _craft_verb(
        SAWBLADE,
        "saw y4 y1 y3, for a die and the two it becomes, with glue or scrapwood where helper 1 is used",
        1, 2, _judge_sawing,
    ),
    "raise": _craft_verb(
        SCRAPWOOD, "raise y4 y5, with glue or sawblade where helper 1 is used", 1, 1, _judge_raising
    ),
}  # fmt: skip
