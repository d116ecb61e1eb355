"""Toys with a fault in their set-up, actions, texts or JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rollwright.kernel.model import Action
from rollwright.kernel.options import Setup
from tests.kernel.broken import MOVES_ONLY, breaks
from tests.toy.game import ACTIONS, Toy
from tests.toy.position import Position

# Set-up


@breaks("options", MOVES_ONLY)
class CantPlayTwoRounds(Toy):
    def new(self, setup: Setup) -> Position:
        assert setup.options["rounds"] != 2
        return super().new(setup)


@breaks("options", MOVES_ONLY)
class TakesNoNoticeOfOptions(Toy):
    def new(self, setup: Setup) -> Position:
        return super().new(Setup(setup.players, setup.version, setup.edition, {"rounds": 3}))


@breaks("options", MOVES_ONLY)
class NeverEndsInTwoRounds(Toy):
    def longest(self, setup: Setup) -> int:
        return super().longest(setup) if setup.options["rounds"] == 3 else 4


# Actions


@breaks("actions")
class WritesTwoActionsAlike(Toy):
    def write_action(self, action: Action) -> str:
        return super().write_action(min(action, 8))


@breaks("actions")
class LeavesNumbersOutOfJson(Toy):
    def action_to_json(self, action: Action) -> dict[str, object]:
        return {"do": super().action_to_json(action)["do"]}


@breaks("actions")
class PutsTuplesInJson(Toy):
    def action_to_json(self, action: Action) -> dict[str, object]:
        return {"do": tuple(self.write_action(action).split())}


@breaks("range")
class CountsFromTheEnd(Toy):
    def write_action(self, action: Action) -> str:
        return ACTIONS[action % len(ACTIONS)]


@breaks("range")
class RaisesIndexError(Toy):
    def write_action(self, action: Action) -> str:
        return ACTIONS[action]


# Texts


@breaks("notation")
class ForgetsThePrize(Toy):
    def read(self, setup: Setup, text: str) -> Position:
        return replace(super().read(setup, text), prize=0)


@breaks("json")
class ForgetsPlayedCards(Toy):
    def from_json(self, setup: Setup, data: Mapping[str, object]) -> Position:
        return replace(super().from_json(setup, data), played=())


@breaks("equality")
class HasTuplesInJson(Toy):
    def to_json(self, position: Position) -> dict[str, object]:
        return {**super().to_json(position), "played": position.played}


@breaks("equality")
class WritesDifferentlyEachTime(Toy):
    written = 0

    def write(self, position: Position) -> str:
        self.written += 1
        return super().write(position) + " " * (self.written % 2)


class Restless(Position):
    """A position whose hash says nothing about its value."""

    __hash__ = object.__hash__


@breaks("equality")
class HashesByIdentity(Toy):
    def new(self, setup: Setup) -> Position:
        return Restless(setup, super().new(setup).players)

    def read(self, setup: Setup, text: str) -> Position:
        position = super().read(setup, text)
        return Restless(setup, position.players, position.step, position.round, position.prize, position.played)

    def from_json(self, setup: Setup, data: Mapping[str, object]) -> Position:
        return self.read(setup, self.write(super().from_json(setup, data)))


@breaks("equality")
class LosesSomethingInJson(Toy):
    written = 0

    def to_json(self, position: Position) -> dict[str, object]:
        self.written += 1
        return {**super().to_json(position), "written": self.written}


@breaks("garbage", MOVES_ONLY)
class StumblesOverGarbledPositions(Toy):
    def read(self, setup: Setup, text: str) -> Position:
        try:
            return super().read(setup, text)
        except ValueError:
            raise IndexError from None


@breaks("garbage", MOVES_ONLY)
class KeepsWhatItDoesntWrite(Toy):
    def write(self, position: Position) -> str:
        return super().write(position if position.step == "bid" else replace(position, prize=0))


@breaks("garbage", MOVES_ONLY)
class TakesAnyWordForAnAction(Toy):
    def read_action(self, text: str) -> Action:
        return ACTIONS.index(text) if text in ACTIONS else -1
