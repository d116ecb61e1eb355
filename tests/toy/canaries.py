"""Sealed Bids with words for cards that occur nowhere else: wherever such a word turns up, a card was told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rollwright.kernel.model import Action, Event, Hidden, Refusal, Seat, Step
from rollwright.kernel.options import Setup
from rollwright.testing.altered import altered
from tests.toy.game import GAME as TOY
from tests.toy.position import Player, Position

WORDS: Final = ("nobody", "quagga", "axolotl", "pangolin")
"""By number; none for folding."""


def write_action(action: Action) -> str:
    verb, _, number = TOY.write_action(action).partition(" ")
    return f"{verb} {WORDS[int(number)]}" if number else verb


def read_action(text: str) -> Action:
    verb, _, word = text.partition(" ")
    return TOY.read_action(f"{verb} {WORDS.index(word)}" if word in WORDS else text)


def action_to_json(action: Action) -> dict[str, object]:
    verb, _, word = write_action(action).partition(" ")
    return {"do": verb, "card": word}


def apply(position: Position, seat: Seat, action: Action) -> Step[Position]:
    step = TOY.apply(position, seat, action)
    return Step(step.position, [Event(event.code, event.seat, _words(event.values)) for event in step.events])


def check(position: Position, seat: Seat, action: Action) -> Refusal | None:
    refusal = TOY.check(position, seat, action)
    return refusal and Refusal(refusal.code, refusal.rule, _words(refusal.values))


def to_json(position: Position) -> dict[str, object]:
    return {
        "step": position.step,
        "round": position.round,
        "prize": position.prize,
        "played": list(position.played),
        "players": [
            {
                "hand": {"hidden": player.hand.count}
                if isinstance(player.hand, Hidden)
                else [WORDS[card] for card in player.hand],
                "bid": {"hidden": 1} if isinstance(player.bid, Hidden) else player.bid,
                "points": player.points,
            }
            for player in position.players
        ],
    }


def from_json(setup: Setup, data: Mapping[str, Any]) -> Position:
    players = [
        Player(
            Hidden(one["hand"]["hidden"])
            if isinstance(one["hand"], dict)
            else tuple(WORDS.index(word) for word in one["hand"]),
            Hidden(1) if isinstance(one["bid"], dict) else one["bid"],
            one["points"],
        )
        for one in data["players"]
    ]
    return Position(setup, tuple(players), data["step"], data["round"], data["prize"], tuple(data["played"]))


def _words(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: WORDS[value] if name == "card" else value for name, value in values.items()}


GAME: Final = altered(
    TOY,
    id="toy_canaries",
    write_action=write_action,
    read_action=read_action,
    action_to_json=action_to_json,
    apply=apply,
    check=check,
    to_json=to_json,
    from_json=from_json,
)
