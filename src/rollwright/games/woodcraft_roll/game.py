"""The game as the kernel knows it: each method is a line that leads to the module where the rule is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

from rollwright.games.woodcraft_roll import (
    chance,
    describe,
    evaluate,
    hidden,
    judge,
    legal,
    notation,
    pack,
    phrases,
    play,
    preview,
    scoring,
    shown,
)
from rollwright.games.woodcraft_roll.actions import ACTIONS
from rollwright.games.woodcraft_roll.events import EVENTS
from rollwright.games.woodcraft_roll.position import Position
from rollwright.games.woodcraft_roll.refusals import RULE_OF
from rollwright.games.woodcraft_roll.settings import EDITIONS, OPTIONS, PLAYERS, VERSIONS, longest
from rollwright.kernel.model import Action, Chance, Event, Preview, Refusal, Seat, Standing, Step
from rollwright.kernel.native import Word
from rollwright.kernel.options import Option, Setup
from rollwright.kernel.quick import looks_best
from rollwright.kernel.source import Source
from rollwright.kernel.walk import Walk


@final
class WoodcraftRoll:
    """Woodcraft Roll & Write, for 1 to 5 players."""

    def __init__(self) -> None:
        self.id: Final[str] = "woodcraft_roll"
        self.players: Final[tuple[int, ...]] = PLAYERS
        self.versions: Final[tuple[int, ...]] = VERSIONS
        self.editions: Final[tuple[str, ...]] = EDITIONS
        self.options: Final[tuple[Option, ...]] = OPTIONS
        self.rules: Final[dict[str, str]] = {"players": "WRW-1.1", "editions": "WRW-1.1"}
        self.refusals: Final[dict[str, str]] = RULE_OF
        self.events: Final[tuple[str, ...]] = EVENTS
        self.action_space: Final[int] = len(ACTIONS)
        self.horizon: Final[int] = 8

    def content(self, text: str) -> str:
        return pack.content_of(text)

    def new(self, setup: Setup) -> Position:
        return play.new_position(setup)

    def setup(self, position: Position) -> Setup:
        return position.rules.setup

    def to_act(self, position: Position) -> tuple[Seat, ...]:
        return legal.to_act(position)

    def stage(self, position: Position) -> int:
        return scoring.stage(position)

    def apply(self, position: Position, seat: Seat, action: Action) -> Step[Position]:
        events: list[Event] = []
        return Step(play.apply(position, seat, action, events), events)

    def after(self, position: Position, seat: Seat, action: Action) -> Position:
        return play.apply(position, seat, action, None)

    def standings(self, position: Position) -> tuple[Standing, ...]:
        return scoring.standings(position)

    def longest(self, setup: Setup) -> int:
        return longest(setup)

    def check(self, position: Position, seat: Seat, action: Action) -> Refusal | None:
        return judge.check(position, seat, action)

    def legal(self, position: Position, seat: Seat) -> list[Action]:
        return legal.legal(position, seat)

    def legal_count(self, position: Position, seat: Seat) -> int:
        return legal.legal_count(position, seat)

    def nth_legal(self, position: Position, seat: Seat, n: int) -> Action:
        return legal.nth_legal(position, seat, n)

    def preview(self, position: Position, seat: Seat, action: Action) -> Preview:
        return preview.preview(position, seat, action)

    def commute(self, position: Position, seat: Seat, action: Action, other: Seat, others: Action) -> bool:
        return True  # each touches their own sheet only (WRW-2.5)

    def chance(self, position: Position) -> Chance:
        return chance.chance(position)

    def outcome(self, position: Position, number: int) -> Action:
        return chance.outcome(position, number)

    def outcomes(self, position: Position) -> list[tuple[Action, int]]:
        return chance.outcomes(position)

    def draw(self, position: Position, source: Source) -> Action:
        return chance.draw(position, source)

    def order(self, position: Position, below: Callable[[int], int]) -> list[Action]:
        return chance.order(position, below)

    def view(self, position: Position, seat: Seat | None) -> Position:
        return hidden.view(position, seat)

    def visible(self, event: Event, seat: Seat | None) -> Event | None:
        return hidden.visible(event, seat)

    def sample(self, view: Position, seat: Seat | None, source: Source) -> Position:
        return hidden.sample(view, source)

    def write_action(self, action: Action) -> str:
        return phrases.write_action(action)

    def read_action(self, text: str) -> Action:
        return phrases.read_action(text)

    def action_to_json(self, action: Action) -> dict[str, object]:
        return describe.action_to_json(action)

    def write(self, position: Position) -> str:
        return notation.write(position)

    def read(self, setup: Setup, text: str) -> Position:
        return notation.read(setup, text)

    def to_json(self, position: Position) -> dict[str, object]:
        return shown.to_json(position)

    def from_json(self, setup: Setup, data: Mapping[str, object]) -> Position:
        return shown.from_json(setup, data)

    def evaluate(self, view: Position, seat: Seat) -> int:
        return evaluate.evaluate(view, seat)

    def forecast(self, view: Position, seat: Seat) -> int:
        return evaluate.evaluate(view, seat)

    def quick(self, position: Position, seat: Seat) -> Action:
        return looks_best(self, position, seat, legal.legal(position, seat))

    def playout(self, position: Position, source: Source) -> Position:
        return _play_out(position, source)


def _play_out(position: Position, source: Source) -> Position:
    """Random play on one scratch position, drawing just as kernel/playout.py does."""
    scratch = play.scratch_copy(position)
    walk = Walk(-1, None)
    while True:
        seats = legal.to_act(scratch)
        if not seats:
            return scratch.copy()
        seat: Word = seats[0]
        if seat < 0:
            action: Word = chance.draw(scratch, source)
        else:
            if len(seats) > 1:
                seat = seats[source.below(len(seats))]
            action = legal.pick(scratch, seat, source, walk)
        play.advance(scratch, seat, action, None)


GAME: Final = WoodcraftRoll()
