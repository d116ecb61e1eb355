"""The games that somebody has finished: as a list, and all of it to be taken along."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from rollwright.kernel.discovery import UnknownGame
from rollwright.server.http.handlers import SECRET, Handlers
from rollwright.server.http.requests import read_number, too_much
from rollwright.server.json_text import to_text
from rollwright.server.limits import TAKEN_ALONG, Account
from rollwright.server.logs import log_error
from rollwright.stores.people import Person
from rollwright.stores.store import Finish
from rollwright.tables.commands.finished import stand_in_of
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.fold import replay
from rollwright.tables.log.record import record_of, with_names

_LISTED: Final = 50
_MOST_LISTED: Final = 500
_AT_ONCE: Final = 50
"""Games that are read from the store together."""
_UNLISTED: Final = ("view", "record")
"""What is kept of a game beside what a list shows."""


async def my_games(handlers: Handlers, request: Request) -> Response:
    person = await handlers.person_needed(request)
    most = min(read_number(request, "most") or _LISTED, _MOST_LISTED)
    found = await handlers.host.store.results.of(person.id, most + 1, request.query_params.get("before", ""))
    games = await _listed(handlers, person, found[:most])
    return JSONResponse({"games": games, "more": len(found) > most}, headers=SECRET)


async def take_games_along(handlers: Handlers, request: Request) -> Response:
    """All of them, a line for each, a page of them at a time."""
    person = await handlers.person_needed(request)
    wait = handlers.limits.wait(person.id, TAKEN_ALONG)
    if wait:
        raise too_much(wait)
    lines = _lines(handlers, person, request.state.account)
    return StreamingResponse(lines, media_type="application/x-ndjson", headers=SECRET)


async def _lines(handlers: Handlers, person: Person, account: Account) -> AsyncIterator[str]:
    """Whoever asks for something short goes first. The last line says how many there were: so one knows of the end."""
    before, count = "", 0
    while True:
        async with handlers.one_along:  # and let go while the lines are sent, for that is as slow as the reader
            found = await handlers.host.store.results.of(person.id, _AT_ONCE, before)
            lines = []
            for finish, listed in zip(found, await _listed(handlers, person, found), strict=True):
                await account.give_way()
                lines.append(await account.pay_for(_line(handlers, finish, listed)))
        if not found:
            break
        before, count = found[-1].table, count + len(found)
        yield "".join(lines)
    yield to_text({"count": count}) + "\n"


async def _listed(handlers: Handlers, person: Person, found: list[Finish]) -> list[dict[str, Any]]:
    """As a list shows them: with names, one's own seats, and how luck fell."""
    people = {seat["person"] for finish in found for seat in finish.body["seats"] if seat["person"]}
    names = await handlers.host.store.people.names(people) if people else {}
    games = []
    for finish in found:
        game = {name: value for name, value in finish.body.items() if name not in _UNLISTED}
        game["luck"] = finish.luck
        game["you"] = [number for number, seat in enumerate(game["seats"]) if seat["person"] in person.ids]
        for seat in game["seats"]:
            seat["name"] = names.get(seat["person"], "") if seat["person"] else seat["bot"]
            seat["stand_in"] = stand_in_of(seat["person"] or "", seat["away"], seat["resigned"]) or None
        games.append(game)
    return games


async def _line(handlers: Handlers, finish: Finish, listed: dict[str, Any]) -> str:
    """The game with its record, and how it looked at the end. Nulls where this server can't tell any more."""
    names = [seat["name"] for seat in listed["seats"]]
    record, view = finish.body.get("record"), finish.body.get("view")
    if record is None or view is None:
        try:
            rows = await handlers.host.store.tables.rows(finish.table)
            record, view = await asyncio.to_thread(_replayed, rows)
        except (LogError, UnknownGame) as error:
            log_error("a finished game can't be replayed", error, table=finish.table)
    return to_text({**listed, "record": record and with_names(record, names), "view": view}) + "\n"


def _replayed(rows: list[Any]) -> tuple[str | None, Any]:
    table = replay(rows)
    if table.match is None:
        return None, None
    return record_of(table, table.match), table.game.to_json(table.game.view(table.match.position, None))
