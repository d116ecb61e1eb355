"""Chapter 1, components and set-up: the sheets are empty, and chance names the start player unless the host has."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_roll.codes import refuse, tell
from rollwright.games.copenhagen_roll.deed import NAMED, Deed
from rollwright.games.copenhagen_roll.editions import PLAYERS, Rules
from rollwright.games.copenhagen_roll.position import START, Position, at
from rollwright.games.copenhagen_roll.sheet import Sheet
from rollwright.kernel.actions import Verb
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word


@final
class StartSeat(Deed):
    """Chance names the start player."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"start {seat}", at(START))
        self.seat: Word = seat

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        return None if self.seat < position.rules.players else self.for_chance()

    def for_chance(self) -> Refusal:
        return refuse("crw.start_decided")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        position.start = self.seat
        if log is not None:
            tell(log, "crw.start_player", self.seat)
        return NAMED

    def to_json(self) -> dict[str, object]:
        return {"do": "start", "seat": self.seat}


START_SEATS: Final[list[StartSeat]] = [StartSeat(seat) for seat in range(PLAYERS[-1])]
VERBS: Final[dict[str, Verb[Position]]] = {"start": Verb("start 0")}


def empty(rules: Rules) -> Position:
    """Before anything has happened."""
    return Position(rules, tuple(Sheet() for _ in range(rules.players)))
