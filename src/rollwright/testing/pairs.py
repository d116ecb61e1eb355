"""Pairs of games that differ only in what a viewer can't know: whatever the viewer is given must be the same.

One table is played. The other is the same log with other cards in hidden places, and other secret actions of other
seats (twins.py); it is folded again row by row.

    from rollwright.testing.pairs import play_pairs
    print(play_pairs("my_game", 0, 100, "seed"))
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source
from rollwright.tables.commands.command import Command
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.game import Act, Undo
from rollwright.tables.commands.outcome import Accepted, due
from rollwright.tables.commands.refusals import Nack
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.table import PLAYING, Table
from rollwright.tables.log.visibility import viewing_seat
from rollwright.tables.study.reviewing import review_request
from rollwright.tables.study.what_if import answer_question
from rollwright.tables.wire.export import log_json, replay_json
from rollwright.tables.wire.inbound import Ask
from rollwright.tables.wire.outbound import card, nack, news_for, view_for
from rollwright.testing.started_table import PEOPLE, StartedTable
from rollwright.testing.twins import EVENTS, TRIES, VIEWS, Twins

_SHOWN: Final = 60


class Leak(AssertionError):
    """A viewer was given two different things of two games that must look the same."""


def games_that_hide() -> list[str]:
    return [game_id for game_id in game_ids() if hides(find_game(game_id))]


def hides(game: Game[Any]) -> bool:
    """Whether somebody sees less than there is: the view is then the game's own."""
    return "view" in game.own


class Pair:
    """Two tables, from the deal on."""

    def __init__(self, game_id: str, players: int, viewer: Seat | None, seed: str, hidden_by: str) -> None:
        self.source: Final = Source(f"{seed} {game_id} {players} {viewer} {hidden_by}")
        self.viewer: Final = viewer
        self.started: Final = StartedTable(game_id, players, seed)
        self.game: Final = self.started.table.game
        self.person: Final = None if viewer is None else self.started.owner(viewer)
        self.twins: Final = Twins(self.game, viewer, hidden_by, self.source)
        self.rows = 0
        self.one: Table = self.started.table
        self.other: Table = self.twins.dealt_otherwise(self.one)

    def play(self, most: int, looks: int) -> None:
        """To the end, to `most` rows, or as long as the same can be done at both tables. Raises Leak.

        At one row in `looks` what it brought is compared; at the first and the last, everything there is.
        """
        self.compare(everything=True)
        while self.one.phase == PLAYING and self.rows < most and self._step():
            self.rows += 1
            if self.source.below(looks) == 0:
                self.compare(everything=False)
        self.compare(everything=True)

    # One row more

    def _step(self) -> bool:
        acting = self.one.acting()
        for _ in range(TRIES):
            seat = acting[self.source.below(len(acting))]
            legal = sorted(set(self.one.legal[seat]) & set(self.other.legal[seat])) or self.one.legal[seat]
            command: Command = Act(
                self.started.owner(seat),
                self.started.cid(),
                [legal[self.source.below(len(legal))]],
                self.one.decisions[seat],
                seat,
            )
            if self.source.below(8) == 0 and self.one.match is not None and self.one.match.undoable(seat) is not None:
                command = Undo(self.started.owner(seat), self.started.cid(), None, seat)
            self.started.now += 1000
            ruling = decide(self.one, command, self.started.now, self.started.secret)
            assert isinstance(ruling, Accepted), f"{command.do} is offered, and refused: {ruling!r}"
            twin = self.twins.of(self.other, ruling.table, TRIES)
            if twin is not None:
                self.one, self.other = ruling.table, twin
                return True
        return False

    # What the viewer is given

    def compare(self, everything: bool) -> None:
        asks, commands = self._questions()
        for (what, one), (_, other) in zip(
            self.given(self.one, asks, commands, everything),
            self.given(self.other, asks, commands, everything),
            strict=True,
        ):
            if one != other:
                at = next((i for i, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
                start = max(0, at - _SHOWN)
                raise Leak(
                    f"{self.game.id}, viewer {self.viewer}, row {self.one.seq}: {what} tells what is hidden\n"
                    f"  … {one[start : at + _SHOWN]}\n  … {other[start : at + _SHOWN]}"
                )

    def given(
        self, table: Table, asks: list[Ask], commands: list[Command], everything: bool
    ) -> Iterator[tuple[str, str]]:
        """All messages to the viewer, by name, as text."""
        person, now = self.person, table.at
        yield "ev", text_of(news_for(table, table.seq, person, now, PEOPLE))
        for ask in asks:
            yield f"answer to {ask.plan}", text_of(answer_question(table, person, ask))
        for command in commands:
            yield f"nack to {command.do} {command.payload()}", text_of(self._refused(table, command))
        if table.phase == PLAYING:
            yield "review", repr(review_request(table, "draft"))
        yield "effects", repr(due(table))
        yield "card", text_of(card(table, person, PEOPLE))
        if everything:
            yield "snapshot", text_of(view_for(table, person, now, PEOPLE))
            yield "log", "" if table.ended else text_of(log_json(table, person))
            yield "replay", text_of(replay_json(table, PEOPLE, viewing_seat(table, person)))
            for seq in range(1, table.seq):
                yield f"ev {seq}", text_of(news_for(table, seq, person, now, PEOPLE))

    def _refused(self, table: Table, command: Command) -> object:
        try:
            ruling = decide(table, command, table.at, self.started.secret)
        except LogError:
            if table is self.one:
                raise
            return {}  # accepted; but the secret's deck holds what the other table has dealt already
        return nack(command.cid, ruling, table.seq) if isinstance(ruling, Nack) else {}

    def _questions(self) -> tuple[list[Ask], list[Command]]:
        """What the viewer could ask or try: legal and illegal, of one step and of several."""
        asks: list[Ask] = [Ask(self.one.id, "q", [], None)]
        commands: list[Command] = []
        if self.viewer is None or self.person is None:
            return asks, commands
        for _ in range(3):
            plan = [self._some_action() for _ in range(1 + self.source.below(3))]
            asks.append(Ask(self.one.id, "q", list(plan), self.viewer))
            commands.append(Act(self.person, "probe", plan, self.one.decisions[self.viewer], self.viewer))
        commands.append(Undo(self.person, "probe", None, self.viewer))
        return asks, commands

    def _some_action(self) -> Action:
        assert self.viewer is not None
        legal = self.one.legal[self.viewer]
        if legal and self.source.below(2):
            return legal[self.source.below(len(legal))]
        return self.source.below(self.game.action_space)


def text_of(message: object) -> str:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


def seats_to_look_from(game: Game[Any], number: int) -> tuple[int, Seat | None]:
    """Players and viewer of the number-th pair: all numbers of players, all seats and an onlooker in turn."""
    turns: list[tuple[int, Seat | None]] = [
        (players, viewer) for players in game.players for viewer in (*range(players), None)
    ]
    return turns[number % len(turns)]


class Played(NamedTuple):
    """How many rows were played, how many pairs differ, and in how many cards and actions."""

    rows: int
    differing: int
    differences: int


def play_pairs(game_id: str, first: int, last: int, seed: str, most: int = 10_000, looks: int = 4) -> Played:
    """Play pairs by number. Raises Leak."""
    game = find_game(game_id)
    rows = differing = differences = 0
    for number in range(first, last):
        players, viewer = seats_to_look_from(game, number // 2)
        pair = Pair(game_id, players, viewer, f"{seed} {number}", (EVENTS, VIEWS)[number % 2])
        pair.play(most, looks)
        rows += pair.rows
        differing += pair.twins.differences > 0
        differences += pair.twins.differences
    return Played(rows, differing, differences)
