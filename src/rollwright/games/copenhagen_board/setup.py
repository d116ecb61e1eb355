"""Chapter 1, components and set-up: all is laid out, and chance names the first player unless the host has."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_board.codes import refuse, tell
from rollwright.games.copenhagen_board.components import ANY
from rollwright.games.copenhagen_board.deed import ACTED, Deed
from rollwright.games.copenhagen_board.player import Player
from rollwright.games.copenhagen_board.position import FILL, START, Position
from rollwright.games.copenhagen_board.settings import PLAYERS, Rules
from rollwright.kernel.actions import Verb
from rollwright.kernel.model import Event, Refusal
from rollwright.kernel.native import Word
from rollwright.kernel.options import Setup
from rollwright.parts.grid import BITS


@final
class StartSeat(Deed):
    """Chance names the first player."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"start {seat}", 1 << START)
        self.seat: Word = seat

    def refused(self, position: Position) -> Refusal | None:
        return None if self.seat < position.rules.players else refuse("cph.chance_decides")

    def do(self, position: Position, log: list[Event] | None) -> Word:
        if log is not None:
            tell(log, "cph.start_player", self.seat)
        _name_first(position, self.seat)
        return ACTED

    def to_json(self) -> dict[str, object]:
        return {"do": "start", "seat": self.seat}


START_SEATS: Final[list[StartSeat]] = [StartSeat(seat) for seat in range(PLAYERS[-1])]
VERBS: Final[dict[str, Verb[Position]]] = {"start": Verb("start 0")}


def new(setup: Setup) -> Position:
    """The position before the first action: what needs no chance is done."""
    rules = Rules(setup)
    position = Position(rules, tuple(Player() for _ in range(rules.players)))
    for player in position.players:
        player.ready = BITS[ANY]
    position.supply = rules.cards
    if rules.start_seat is not None:
        _name_first(position, rules.start_seat)
    return position


def _name_first(position: Position, seat: Word) -> None:
    position.start = seat
    position.active = seat
    position.step = FILL
