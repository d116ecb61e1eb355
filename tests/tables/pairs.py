"""Pairs of games that differ only in cards that a viewer can't know: whatever the viewer is given must be the same.

One table is played. The other is the same log with other cards in hidden places, and other secret actions of other
seats; it is folded anew row by row. Which cards are hidden is taken from one of two sides, and the other side is then
held against it, with everything else:

- by events: a card may differ where the viewer hears the same of it. So a view that tells more is found.
- by views: a card may differ where the viewer sees the same after it. So an event that tells more is found.

What another seat does may differ where the viewer both hears and sees the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import Game
from rollwright.kernel.model import CHANCE, Action, Event, IllegalAction, Seat
from rollwright.kernel.source import Source
from rollwright.tables.commands.command import Act, Command, Undo
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.outcome import Accepted, Nack, due
from rollwright.tables.log.fold import fold
from rollwright.tables.log.rows import LogError, Row
from rollwright.tables.log.sight import eyes
from rollwright.tables.log.table import PLAYING, Played, Table
from rollwright.tables.study.what_if import answer_ask
from rollwright.tables.wire.export import log_json, replay_json
from rollwright.tables.wire.inbound import Ask
from rollwright.tables.wire.outbound import card, nack, news_for, view_for
from tests.tables.evening import PEOPLE, playing

EVENTS: Final = "events"
VIEWS: Final = "views"

_TRIES: Final = 6
"""So many actions, or shares of cards, are tried before a pair comes to its end."""
_SHOWN: Final = 60


class Leak(AssertionError):
    """A viewer was given two different things of two games that must look the same."""


def games_that_hide() -> list[str]:
    return [game_id for game_id in game_ids() if hides(find_game(game_id))]


def hides(game: Game[Any]) -> bool:
    """Whether an onlooker sees less than there is."""
    table = playing(*["me"] * game.players[-1], game=game.id).table
    assert table.match is not None
    return game.view(table.match.position, None) is not table.match.position


class Twins:
    """Finds for each row of one table a row that gives the viewer the same, for the other."""

    def __init__(self, game: Game[Any], viewer: Seat | None, hidden_by: str, source: Source) -> None:
        self.game: Final = game
        self.viewer: Final = viewer
        self.hidden_by: Final = hidden_by
        self.source: Final = source
        self._tries = self._changes = 1
        self.differences = 0
        """How many cards and actions are not the same in both."""

    def dealt_otherwise(self, table: Table) -> Table:
        """A table at which nothing but the deal has happened, with another deal in its last row."""
        twin: Table | None = None
        for row in table.rows[:-1]:
            twin = fold(twin, row)
        twin = self.of(twin, table, _TRIES * 10)
        assert twin is not None, "what was dealt can be dealt in some way"
        return twin

    def of(self, before: Table | None, after: Table, tries: int) -> Table | None:
        """The other table with the latest row of the one, in which other cards and secret actions take their place."""
        row, played = after.rows[-1], after.happened[-1].played
        start = self.game.new(after.setup) if before is None or before.match is None else before.match.position
        for attempt in range(tries):
            # The more attempts have failed, the less is changed; in the last one nothing is.
            self._tries, self._changes = tries, tries - 1 - attempt
            actions = self._other_actions(start, played)
            if actions is None:
                continue
            try:
                twin = fold(before, changed(row, actions))
            except LogError:
                continue
            twin.rows[-1] = twin.rows[-1].with_hash(twin.digest())
            self.differences += sum(one.move.action != other for one, other in zip(played, actions, strict=True))
            return twin
        return None

    def _other_actions(self, position: Any, played: list[Played]) -> list[Action] | None:
        """What takes the place of what was played, one after the other; None if this share of cards leads nowhere."""
        found: list[Action] = []
        for one in played:
            action = next(
                (action for action in self._choices(position, one) if self._alike(position, one, action)), None
            )
            if action is None:
                return None
            found.append(action)
            position = self.game.after(position, one.move.actor, action)
        return found

    def _choices(self, position: Any, one: Played) -> list[Action]:
        """What could take the place of a move, the move itself last."""
        actor, action = one.move.actor, one.move.action
        own = [action] if self.game.check(position, actor, action) is None else []
        if actor == self.viewer or (actor == CHANCE and not self.game.chance(position).deck):
            return own
        # What is done in secret is often shown soon, and then the two games part: so that is changed less often.
        if self.source.below(self._tries if actor == CHANCE else 4 * self._tries) >= self._changes:
            return own
        legal = self.game.legal(position, actor)
        some = [legal[self.source.below(len(legal))] for _ in range(_TRIES)] if legal else []
        return [other for other in some if other != action] + own

    def _alike(self, position: Any, one: Played, action: Action) -> bool:
        """Whether an action may take the place of what was played, here."""
        step = self.game.apply(position, one.move.actor, action)
        same = action == one.move.action
        is_card = one.move.actor == CHANCE and not same
        by_events = self.hidden_by == EVENTS and (is_card or same)
        by_views = self.hidden_by == VIEWS and is_card
        sounds = self._heard(step.events) == self._heard(one.events)
        looks = self.game.view(step.position, self.viewer) == self.game.view(one.after, self.viewer)
        return (sounds or by_views) and (looks or by_events)

    def _heard(self, events: list[Event]) -> list[Event | None]:
        return [self.game.visible(event, self.viewer) for event in events]


class Pair:
    """Two tables, from the deal on."""

    def __init__(self, game_id: str, players: int, viewer: Seat | None, seed: str, hidden_by: str) -> None:
        self.source: Final = Source(f"{seed} {game_id} {players} {viewer} {hidden_by}")
        self.viewer: Final = viewer
        self.evening: Final = playing("me", *["open"] * (players - 1), game=game_id, name=seed)
        self.game: Final = self.evening.table.game
        self.person: Final = None if viewer is None else self.evening.owner(viewer)
        self.twins: Final = Twins(self.game, viewer, hidden_by, self.source)
        self.rows = 0
        self.one: Table = self.evening.table
        self.other: Table = self.twins.dealt_otherwise(self.one)

    def play(self, most: int, looks: int) -> None:
        """To the end, to so many rows, or as long as the same can be done at both tables. Raises Leak.

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
        for _ in range(_TRIES):
            seat = acting[self.source.below(len(acting))]
            legal = sorted(set(self.one.legal[seat]) & set(self.other.legal[seat])) or self.one.legal[seat]
            command: Command = Act(
                self.evening.owner(seat),
                self.evening.cid(),
                [legal[self.source.below(len(legal))]],
                self.one.decisions[seat],
                seat,
            )
            if self.source.below(8) == 0 and self.one.match is not None and self.one.match.undoable(seat) is not None:
                command = Undo(self.evening.owner(seat), self.evening.cid(), None, seat)
            self.evening.now += 1000
            decision = decide(self.one, command, self.evening.now, self.evening.secret)
            assert isinstance(decision, Accepted), f"{command.do} is offered, and refused: {decision!r}"
            twin = self.twins.of(self.other, decision.table, _TRIES)
            if twin is not None:
                self.one, self.other = decision.table, twin
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
            yield f"answer to {ask.plan}", text_of(answer_ask(table, person, ask))
        for command in commands:
            yield f"nack to {command.do} {command.said()}", text_of(self._refused(table, command))
        yield "effects", repr(due(table))
        yield "card", text_of(card(table, person, PEOPLE))
        if everything:
            yield "snapshot", text_of(view_for(table, person, now, PEOPLE))
            yield "log", "" if table.ended else text_of(log_json(table, person))
            yield "replay", text_of(replay_json(table, PEOPLE, eyes(table, person)))
            for seq in range(1, table.seq):
                yield f"ev {seq}", text_of(news_for(table, seq, person, now, PEOPLE))

    def _refused(self, table: Table, command: Command) -> object:
        try:
            decision = decide(table, command, table.at, self.evening.secret)
        except IllegalAction:
            return {}  # accepted; but the deck of the one table holds what the other has dealt already
        return nack(command.cid, decision, table.seq) if isinstance(decision, Nack) else {}

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


def changed(row: Row, actions: list[Action]) -> Row:
    """A row with other actions: first those of its seat, then those of chance."""
    body: dict[str, Any] = json.loads(json.dumps(row.body))
    if "actions" in body:
        count = len(body["actions"])
        body["actions"], actions = actions[:count], actions[count:]
    for fallen, action in zip(body.get("chance", []), actions, strict=True):
        fallen["action"] = action
    body.pop("opened", None)
    return Row(row.table, row.seq, row.actor, row.cid, row.version, body, "", row.at)


def text_of(message: object) -> str:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


def seats_to_look_from(game: Game[Any], number: int) -> tuple[int, Seat | None]:
    """Players and viewer of the number-th pair: all numbers of players, all seats and an onlooker in turn."""
    turns: list[tuple[int, Seat | None]] = [
        (players, viewer) for players in game.players for viewer in (*range(players), None)
    ]
    return turns[number % len(turns)]


def play_pairs(
    game_id: str, first: int, last: int, seed: str, most: int = 10_000, looks: int = 4
) -> tuple[int, int, int]:
    """Play pairs by number; how many rows were played, how many pairs differ, and in how many cards and actions."""
    game = find_game(game_id)
    rows = differing = differences = 0
    for number in range(first, last):
        players, viewer = seats_to_look_from(game, number // 2)
        pair = Pair(game_id, players, viewer, f"{seed} {number}", (EVENTS, VIEWS)[number % 2])
        pair.play(most, looks)
        rows += pair.rows
        differing += pair.twins.differences > 0
        differences += pair.twins.differences
    return rows, differing, differences
