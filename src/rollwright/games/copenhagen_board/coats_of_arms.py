"""Chapter 7, coats of arms: each gives an action, a special, an ability, or all used abilities again."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_board import abilities, ids
from rollwright.games.copenhagen_board.codes import refuse, tell
from rollwright.games.copenhagen_board.components import ABILITIES, ABILITY_WORDS, ALL_ABILITIES
from rollwright.games.copenhagen_board.deed import LAID, SETTLED, Deed, off_grid, unsupported
from rollwright.games.copenhagen_board.position import COAT, Position
from rollwright.games.copenhagen_board.scoring import lay
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.facade import HOUSE
from rollwright.parts.grid import BITS, count_bits


class CoatAction(Deed):
    """One of the three choices."""

    def __init__(self, choice: str) -> None:
        super().__init__(f"coat {choice}", 1 << COAT, "cph.no_coat")


@final
class CoatSpecial(CoatAction):
    """Lay a special on this square."""

    def __init__(self, square: int) -> None:
        super().__init__(HOUSE.names[square])
        self.square: Word = square
        self.cell: Word = HOUSE.bit[square]

    def refused(self, position: Position) -> Refusal | None:
        return refuse("cph.no_special") if position.specials == 0 else unsupported(position, self.cell)

    def do(self, position: Position, log: list[Event] | None) -> Word:
        position.coats -= 1
        position.specials -= 1
        if log is not None:
            square = HOUSE.names[self.square]
            tell(log, "cph.special_built", position.active, square=square, left=position.specials)
        lay(position, position.own_to_change(), self.cell, 0, 0, log)
        return LAID

    def to_json(self) -> dict[str, object]:
        return {"do": "coat", "square": HOUSE.names[self.square]}


@final
class CoatAbility(CoatAction):
    """Take this ability."""

    def __init__(self, ability: int) -> None:
        super().__init__(ABILITY_WORDS[ability])
        self.ability: Word = ability

    def refused(self, position: Position) -> Refusal | None:
        owned = position.own().owns(self.ability)
        return refuse("cph.ability_owned", ability=ABILITIES[self.ability]) if owned else None

    def do(self, position: Position, log: list[Event] | None) -> Word:
        position.coats -= 1
        player = position.own_to_change()
        bit: Word = BITS[self.ability]
        player.ready |= bit
        if log is not None:
            tell(log, "cph.ability_taken", position.active, ability=ABILITIES[self.ability])
        return SETTLED

    def to_json(self) -> dict[str, object]:
        return {"do": "coat", "ability": ABILITIES[self.ability]}


@final
class CoatActivate(CoatAction):
    """Make all one's used abilities active again."""

    def __init__(self) -> None:
        super().__init__("activate")

    def refused(self, position: Position) -> Refusal | None:
        return None if position.own().used else refuse("cph.nothing_to_activate")

    def do(self, position: Position, log: list[Event] | None) -> Word:
        position.coats -= 1
        player = position.own_to_change()
        if log is not None:
            tell(log, "cph.activated", position.active, count=count_bits(player.used))
        player.ready |= player.used
        player.used = 0
        return SETTLED

    def to_json(self) -> dict[str, object]:
        return {"do": "coat", "activate": True}


SPECIALS: Final[list[CoatSpecial]] = [CoatSpecial(square) for square in range(HOUSE.squares)]
NEW_ABILITIES: Final[list[CoatAbility]] = [CoatAbility(ability) for ability in range(len(ABILITIES))]


def coat_first(position: Position) -> Refusal:
    return refuse("cph.coat_first", due=position.coats)


def coat_action_possible(position: Position) -> bool:
    """Whether there is a special to lay, or an ability to take or to activate."""
    player = position.own()
    return (position.specials > 0 and player.filled != HOUSE.full) or player.ready != ALL_ABILITIES


def offer_coat_actions(position: Position, walk: Walk) -> None:
    player = position.own()
    if position.specials > 0:
        walk.bits(ids.COAT_SPECIAL, HOUSE.supported(player.filled))
    walk.bits(ids.COAT_ABILITY, ALL_ABILITIES & ~player.owned())
    if player.used:
        walk.one(ids.COAT_ACTIVATE)


def _refused_coat(position: Position, seat: Seat, words: Words) -> Refusal | None:
    return off_grid(words[:1]) if words else coat_first(position)


VERBS: Final[dict[str, Verb[Position]]] = {
    "coat": Verb(
        "coat c4 for a special, coat discount for an ability, or coat activate",
        ordered=abilities.short,
        refused=_refused_coat,
    )
}
