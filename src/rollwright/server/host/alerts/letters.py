"""What a call says, in the reader's language: the game, who plays, what happened, until when, and where to go.

Nothing hidden is in it: it tells what the table's page would tell the same person.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from rollwright.kernel.model import Event, Seat
from rollwright.server.host.alerts.wishes import (
    ALWAYS,
    CHALLENGE,
    INVITE,
    NUDGE,
    OVER,
    TRY,
    UNNOTICED,
    Wishes,
    kind_of,
    zone_of,
)
from rollwright.server.host.live import LiveTable
from rollwright.server.link_words import LinkWords, link_words
from rollwright.stores.alerts import TURN, Call
from rollwright.tables.log.table import OVER as TABLE_OVER
from rollwright.tables.log.table import WAITING, Table
from rollwright.tables.log.visibility import moves_of, visible_event
from rollwright.texts.words import Words

_MOST_TEXT: Final = 300
_SENTENCES: Final = 4
"""The latest, of what has happened since one's own last move."""


@dataclass(frozen=True, slots=True)
class Letter:
    kind: str
    game: str
    table: str
    title: str
    text: str
    path: str
    """Where it leads, at this site."""
    site: str
    until: int
    """When the turn is over; 0 where no clock runs."""

    @property
    def link(self) -> str:
        return self.site + self.path

    @property
    def tag(self) -> str:
        """A later call to the same takes the place of an earlier one."""
        return tag_of(TURN if self.kind == NUDGE else self.kind, self.table)


def tag_of(kind: str, table: str) -> str:
    return f"{kind} {table}".strip()


def write(call: Call, wishes: Wishes, live: LiveTable | None, site: str) -> Letter | None:
    """None where there is nothing to say any more: the table is gone, or nothing is asked there."""
    words = link_words(wishes.language)
    if call.kind == TRY:
        return _letter(call, words.say("call-try"), words.say("call-try-text"), "/alerts", site)
    if call.kind == CHALLENGE:
        return _letter(call, words.say("call-challenge"), words.say("call-challenge-text"), "/daily", site)
    if live is None:
        return None
    table, names = live.table, words.names(live.table, live.names)
    own = [seat for seat, chair in enumerate(table.chairs) if chair.person in (call.person, call.body.get("person"))]
    game, path = words.game(table.game.id), f"/t/{table.id}"
    by = next((names[seat] for seat, chair in enumerate(table.chairs) if chair.person == call.body.get("by")), "")
    company = _company(words, names, own)
    if call.kind == TURN:
        if not any(seat in table.acting() for seat in own):
            return None
        if kind_of(call) == NUDGE:
            parts = [words.say("call-nudge-text", game=game), company]
            return _letter(call, words.say("call-nudge", name=by), _joined(parts), path, site)
        parts = [_happened(table, wishes.language, names, own), company, _until(words, wishes, call)]
        return _letter(call, words.say("call-turn", game=game), _joined(parts), path, site)
    if call.kind == INVITE:
        if own or table.phase != WAITING:
            return None
        return _letter(call, words.say("call-invite", name=by), words.say("call-invite-text", game=game), path, site)
    if call.kind == OVER and table.phase == TABLE_OVER and table.match is not None:
        if wishes.tables.get(table.id, wishes.when) != ALWAYS and _was_there(table, call):
            return None
        standings = table.game.standings(table.match.position)
        text = _joined([words.result(standings, names), company])
        return _letter(call, words.say("call-over", game=game), text, path, site)
    return None


def _was_there(table: Table, call: Call) -> bool:
    """Whether the person has acted just before the end, and so has seen it."""
    persons = (call.person, call.body.get("person"))
    for row in reversed(table.rows[-table.seq :]):
        if row.at < table.at - UNNOTICED:
            break
        if row.actor in persons:
            return True
    return False


def _letter(call: Call, title: str, text: str, path: str, site: str) -> Letter:
    body = call.body
    return Letter(
        kind_of(call), body.get("game", ""), body.get("table", ""), title, text, path, site, body.get("until") or 0
    )


def _happened(table: Table, language: str, names: list[str], own: list[Seat]) -> str:
    """The last that others did since one's own last move, as far as one may know."""
    events: list[Event] = []
    for change in reversed(table.changes[-table.seq :]):
        if change.seat in own or len(events) > _SENTENCES:
            break
        seen = [visible_event(table, event, own) for played in moves_of(change) for event in played.events]
        events[:0] = [event for event in seen if event is not None and event.seat is not None and event.seat not in own]
    words = Words(table.game, language, names, "rollwright.server")
    told: list[str] = []
    said: Seat | None = None
    for event in events[-_SENTENCES:]:
        assert event.seat is not None
        text = words.event(event)
        told.append(text if event.seat == said or event.seat < 0 else f"{names[event.seat]}: {text}")
        said = event.seat
    return _shortened(" ".join(told))


def _company(words: LinkWords, names: list[str], own: list[Seat]) -> str:
    others = [name for seat, name in enumerate(names) if name and seat not in own]
    return words.say("call-with", names=words.together(others)) if others else ""


def _until(words: LinkWords, wishes: Wishes, call: Call) -> str:
    until = call.body.get("until")
    if not until:
        return ""
    local = datetime.fromtimestamp(until / 1000, UTC).astimezone(zone_of(wishes.zone))
    return words.say("call-until", until=local)


def _joined(parts: list[str]) -> str:
    return " ".join(part for part in parts if part)


def _shortened(text: str) -> str:
    return text if len(text) <= _MOST_TEXT else text[: text.rfind(" ", 0, _MOST_TEXT)] + " …"
