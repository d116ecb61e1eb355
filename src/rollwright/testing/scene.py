"""A position in a test, and what can be asserted about it: plays, refusals, scores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import digest, make_setup
from rollwright.kernel.model import CHANCE, Event, Refusal, Seat
from rollwright.kernel.options import OptionValue

rule = pytest.mark.rule
"""`@rule("CRW-5.2")` says that a test proves a rule; scripts/rule-coverage counts on it."""


class Scene:
    """A game at a position. Playing gives the next scene, so that one scene can be tried in several ways."""

    def __init__(self, game: Any, position: Any, events: list[Event]) -> None:
        self.game = game
        self.position = position
        self.events = events

    @property
    def active(self) -> Seat:
        """The seat, or chance, that acts: the first of several."""
        return self.game.to_act(self.position)[0]  # type: ignore[no-any-return]

    def play(self, *texts: str, seat: Seat | None = None) -> Scene:
        """Play actions one after the other, each by `seat` or by the one to act. Events are those of all of them."""
        scene = self
        events: list[Event] = []
        for text in texts:
            actor = scene.active if seat is None else seat
            action = scene.game.read_action(text)
            refusal = scene.game.check(scene.position, actor, action)
            assert refusal is None, f"{text!r} by {actor} is refused: {refusal}"
            step = scene.game.apply(scene.position, actor, action)
            events += step.events
            scene = Scene(scene.game, step.position, events)
        return scene

    def refusal(self, text: str, seat: Seat | None = None) -> Refusal | None:
        """Why a text is refused, None where it is allowed."""
        found: int | Refusal = self.game.judge(self.position, self.active if seat is None else seat, text)
        return found if isinstance(found, Refusal) else None

    def refuses(self, text: str, code: str, seat: Seat | None = None) -> bool:
        """Whether just this refusal comes, and nothing else; it must cite the rule that belongs to its code."""
        found = self.refusal(text, seat)
        assert found is not None, f"{text!r} is allowed"
        assert found.code == code, f"{text!r} is refused, but as {found}"
        rule_of_code: str = self.game.refusals[code]
        return found.rule == rule_of_code

    def allows(self, text: str, seat: Seat | None = None) -> bool:
        found = self.refusal(text, seat)
        assert found is None, f"{text!r} is refused: {found}"
        return True

    def rolled(self, dice: str) -> Scene:
        """The active player rolls these dice."""
        return self.play("roll", f"dice {dice}")

    def offered(self, seat: Seat | None = None) -> list[str]:
        """What the seat may do, in notation."""
        actor = self.active if seat is None else seat
        return [self.game.write_action(action) for action in self.game.legal(self.position, actor)]

    def points(self, seat: Seat) -> int:
        return self.game.standings(self.position)[seat].points  # type: ignore[no-any-return]

    def places(self) -> list[int]:
        return [standing.place for standing in self.game.standings(self.position)]

    def codes(self) -> list[str]:
        return [event.code for event in self.events]

    def values_of(self, code: str) -> list[Mapping[str, object]]:
        """The values of every event of a kind."""
        return [event.values for event in self.events if event.code == code]

    @property
    def over(self) -> bool:
        return not self.game.to_act(self.position)

    @property
    def rolling(self) -> bool:
        return self.game.to_act(self.position) == (CHANCE,)  # type: ignore[no-any-return]

    @property
    def hash(self) -> str:
        return digest(self.game, self.position)


def scene(
    game_id: str, text: str, edition: str | None = None, version: int | None = None, **options: OptionValue
) -> Scene:
    """A game set up as a notation says; it has as many seats as the notation has sheets."""
    game = find_game(game_id)
    setup = make_setup(game, text.count("|"), edition, options, version)
    return Scene(game, game.read(setup, text), [])


def new_game(game_id: str, players: int, edition: str | None = None, **options: OptionValue) -> Scene:
    game = find_game(game_id)
    return Scene(game, game.new(make_setup(game, players, edition, options)), [])
