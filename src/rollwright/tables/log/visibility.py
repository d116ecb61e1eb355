"""Who sees what: the position as a person sees it, and the events that they learn of.

Hidden information leaves only through the game's own `view` and `visible`.
"""

from __future__ import annotations

from typing import Any

from rollwright.kernel.model import CHANCE, Event, Seat
from rollwright.tables.log.table import Change, Played, Table


def viewing_seat(table: Table, person: str | None) -> Seat | None:
    """The seat that a person looks from: of several the one that may act, else the first; onlookers have none."""
    own = table.seats_of(person)
    acting = table.acting()
    return next((seat for seat in own if seat in acting), own[0] if own else None)


def is_own_practice(table: Table, person: str | None) -> bool:
    """Whether a person sits at every seat of a table that counts for nothing: nothing there is hidden from them."""
    return table.start is not None and all(chair.person == person for chair in table.chairs)


def view_of(table: Table, person: str | None, seq: int | None = None) -> Any:
    """The position as a person sees it, now or as it was after a row; None before the game."""
    position = table.changes[(table.seq if seq is None else seq) - 1].position
    return None if position is None else table.game.view(position, viewing_seat(table, person))


def view_json(table: Table, person: str | None, seq: int | None = None) -> dict[str, Any] | None:
    """The same, written."""
    view = view_of(table, person, seq)
    return None if view is None else table.game.to_json(view)


def moves_of(change: Change) -> list[Played]:
    return change.played if change.taken_back is None else [change.taken_back]


def visible_event(table: Table, event: Event, own: list[Seat]) -> Event | None:
    """An event as the person at these seats may see it: of several seats, by the one that sees most."""
    if not own:
        return table.game.visible(event, None)
    best: Event | None = None
    for seat in own:
        visible = table.game.visible(event, seat)
        if visible == event:
            return visible
        best = best or visible
    return best


def may_know(table: Table, played: Played, own: list[Seat]) -> bool:
    """Whether a move's own text may be shown. Denied unless it is one's own, or nothing about it is hidden."""
    if played.move.actor != CHANCE and played.move.actor in own:
        return True
    viewer = own[0] if own else None
    if all(table.game.view(position, viewer) is position for position in (played.before, played.after)):
        return True
    events = played.events
    return bool(events) and all(visible_event(table, event, own) == event for event in events)
