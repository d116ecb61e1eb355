"""What leaves a table for good: the record of its game, the game for replaying, and its log for checking the dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rollwright.kernel.model import CHANCE, Seat
from rollwright.kernel.turns import turns_of
from rollwright.tables.log.chairs import PERSON
from rollwright.tables.log.record import record_of
from rollwright.tables.log.table import CLOSED, OVER, Played, Table
from rollwright.tables.log.visibility import may_know, moves_of, visible_event
from rollwright.tables.wire.outbound import People, info


def record(table: Table, people: People) -> str | None:
    """The game as text, what was taken back left out; None before it has begun."""
    if table.match is None:
        return None
    chairs = table.chairs
    names = [people.name(chair.person) if chair.kind == PERSON else chair.bot for chair in chairs]
    return record_of(table, table.match, names)


def replay_json(table: Table, people: People, viewer: Seat | None = None) -> dict[str, Any] | None:
    """The game so far, move by move as a seat or an onlooker sees it, what was taken back left out; None before it.

    Whether they may look from that seat is for the caller to judge: from one's own always, from any when it is over.
    """
    if table.match is None:
        return None
    parts = replay_parts(table, people, viewer)
    head = next(parts)
    return {**head, "steps": list(parts)}


def replay_parts(table: Table, people: People, viewer: Seat | None) -> Iterator[dict[str, Any]]:
    """The same in parts, so that a host can do something else between them: what comes first, then every step."""
    assert table.match is not None, "the game has begun"
    game, positions = table.game, table.match.positions
    own = [] if viewer is None else [viewer]
    stand: list[tuple[int, Played]] = []
    for row, change in zip(table.rows, table.changes, strict=True):
        if change.taken_back is None:
            stand.extend((row.seq, played) for played in change.played)
        else:
            latest = len(stand) - 1
            while stand[latest][1].move.actor != change.seat:
                latest -= 1
            del stand[latest]
    yield {"info": info(table, None, people), "start": game.to_json(game.view(positions[0], viewer))}
    numbers = turns_of(table.match)
    for (seq, played), position, turn in zip(stand, positions[1:], numbers, strict=True):
        visible = [visible_event(table, event, own) for event in played.events]
        yield {
            "seq": seq,
            "turn": turn,
            "seat": None if played.move.actor == CHANCE else played.move.actor,
            "text": game.write_action(played.move.action) if may_know(table, played, own) else None,
            "events": [event.to_json() for event in visible if event is not None],
            "view": game.to_json(game.view(position, viewer)),
        }


def log_json(table: Table, person: str | None = None) -> list[dict[str, object]]:
    """The rows, for `verify`. While the game goes on they end before the first that hides something from the person.

    Nothing after that can be given: a row's hash stands for the whole table, and a key for all keys before it.
    """
    shown = len(table.rows)
    if table.phase not in (OVER, CLOSED):
        own = table.seats_of(person)
        for index, (row, change) in enumerate(zip(table.rows, table.changes, strict=True)):
            hides = not row.body.is_for_all() and not (own and row.actor == table.chairs[own[0]].person)
            if hides or not all(may_know(table, played, own) for played in moves_of(change)):
                shown = index
                break
    return [row.to_json() for row in table.rows[:shown]]
