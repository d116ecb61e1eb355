"""Sealed Bids with words for cards that occur nowhere else: wherever such a word turns up, a card was told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rollwright.kernel.model import Action, Event, Refusal, Seat, Step
from rollwright.kernel.options import Setup
from tests.toy.game import Toy
from tests.toy.position import Position

WORDS: Final = ("nobody", "quagga", "axolotl", "pangolin")
"""By number; none for folding."""


class Canaries(Toy):
    """The toy; every text that names a card names it by its word."""

    id = "toy_canaries"

    def write_action(self, action: Action) -> str:
        verb, _, number = super().write_action(action).partition(" ")
        return f"{verb} {WORDS[int(number)]}" if number else verb

    def read_action(self, text: str) -> Action:
        verb, _, word = text.partition(" ")
        return super().read_action(f"{verb} {WORDS.index(word)}" if word in WORDS else text)

    def action_to_json(self, action: Action) -> dict[str, object]:
        verb, _, word = self.write_action(action).partition(" ")
        return {"do": verb, "card": word}

    def apply(self, position: Position, seat: Seat, action: Action) -> Step[Position]:
        step = super().apply(position, seat, action)
        return Step(step.position, [_named(event) for event in step.events])

    def check(self, position: Position, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().check(position, seat, action)
        return refusal and Refusal(refusal.code, refusal.rule, _words(refusal.values))

    def to_json(self, position: Position) -> dict[str, object]:
        form: dict[str, Any] = super().to_json(position)
        for player in form["players"]:
            if isinstance(player["hand"], list):
                player["hand"] = [WORDS[card] for card in player["hand"]]
        return form

    def from_json(self, setup: Setup, data: Mapping[str, Any]) -> Position:
        players = [
            one if isinstance(one["hand"], dict) else one | {"hand": [WORDS.index(word) for word in one["hand"]]}
            for one in data["players"]
        ]
        return super().from_json(setup, {**data, "players": players})


def _named(event: Event) -> Event:
    return Event(event.code, event.seat, _words(event.values))


def _words(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: WORDS[value] if name == "card" else value for name, value in values.items()}


GAME: Final = Canaries().game
