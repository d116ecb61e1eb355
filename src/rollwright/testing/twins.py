"""For each row of a table one that gives a viewer the same, with other cards in hidden places and other secret choices.

What is hidden is taken from one of two sides, so that the other can be held against it:

- by events: a card may differ where the viewer hears the same of it. So a view that tells more is found.
- by views: a card may differ where the viewer sees the same after it. So an event that tells more is found.

What another seat does may differ in the same way, if it is secret: by events, where `visible` covers a difference; by
views, where they cover one. What nobody covers, an event need not tell and a view need not show.
"""

from __future__ import annotations

from typing import Any, Final

from rollwright.kernel.game import Game
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.source import Source
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.fold import fold
from rollwright.tables.log.kinds import body_from_json
from rollwright.tables.log.table import Played, Row, Table
from rollwright.testing.hidden import visible_to

EVENTS: Final = "events"
VIEWS: Final = "views"

TRIES: Final = 6
"""The actions, or shares of cards, that are tried before a pair comes to its end."""


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
        twin = self.of(twin, table, TRIES * 10)
        assert twin is not None, "what was dealt can be dealt in some way"
        return twin

    def of(self, before: Table | None, after: Table, tries: int) -> Table | None:
        """The other table with the latest row of the one, in which other cards and secret actions take their place."""
        row, played = after.rows[-1], after.changes[-1].played
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
            twin.rows.replace_last(twin.rows[-1].with_hash(twin.digest()))
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
        some = [legal[self.source.below(len(legal))] for _ in range(TRIES)] if legal else []
        return [other for other in some if other != action] + own

    def _alike(self, position: Any, one: Played, action: Action) -> bool:
        """Whether an action may take the place of what was played, here."""
        game, by_events = self.game, self.hidden_by == EVENTS
        step = game.apply(position, one.move.actor, action)
        same_events = visible_to(game, step.events, self.viewer) == visible_to(game, one.events, self.viewer)
        same_view = game.view(step.position, self.viewer) == game.view(one.after, self.viewer)
        if action == one.move.action:
            return same_events and (same_view or by_events)
        if one.move.actor == CHANCE:
            return same_events if by_events else same_view
        if by_events:
            return same_events and (same_view or step.events != one.events)
        return same_view and (same_events or step.position != one.after)


def changed(row: Row, actions: list[Action]) -> Row:
    """A row with other actions: first those of its seat, then those of chance."""
    body = row.body.to_json()
    if "actions" in body:
        count = len(body["actions"])
        body["actions"], actions = actions[:count], actions[count:]
    for entry, action in zip(body.get("chance", []), actions, strict=True):
        entry["action"] = action
    body.pop("opened", None)
    return Row(row.table, row.seq, row.actor, row.cid, row.version, body_from_json(body), "", row.at)
