"""What requests about people lead to: invitations, blocks and groups. docs/people.md."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rollwright.kernel.discovery import UnknownGame, find_game
from rollwright.server.host.company import TooMany, answer_of, is_member
from rollwright.server.http.handlers import SECRET, Handlers
from rollwright.server.http.requests import Refused, read_body, too_much
from rollwright.server.limits import CODES, INVITATIONS
from rollwright.stores.company import Circle
from rollwright.stores.people import Person
from rollwright.tables.log.chairs import OPEN
from rollwright.tables.log.fields import CLOCK, LogError
from rollwright.tables.log.table import PLAYING, WAITING

_MOST_WORD: Final = 140
_MOST_NAME: Final = 40
_HOUR: Final = 3600


async def people(handlers: Handlers, request: Request) -> Response:
    """All at once, for a page that opens."""
    person = await handlers.person_needed(request)
    store, company = handlers.host.store, handlers.host.company
    asked, circles = await company.asked(person), await store.company.circles_of(person.id)
    blocked = await store.company.blocked_by(person.id)
    members = {member for circle in circles for member in circle.members}
    names = await store.people.names({*members, *blocked, *(one.asked_by for one in asked)})
    answer = {
        "invitations": [
            {**one.body, "table": one.table, "at": one.at, "by": {"id": one.asked_by, "name": names[one.asked_by]}}
            for one in asked
            if one.asked_by in names
        ],
        "circles": [await _circle_json(handlers, circle, person, names) for circle in circles],
        "blocked": [{"id": one, "name": names[one]} for one in blocked if one in names],
    }
    return JSONResponse(answer, headers=SECRET)


# Invitations


async def invite(handlers: Handlers, request: Request) -> Response:
    """Answered alike whether the other hears of it: who is blocked is not told."""
    person, body = await handlers.person_needed(request), await read_body(request)
    wait = handlers.limits.wait(person.id, INVITATIONS)
    if wait:
        raise too_much(wait)
    other = _text(body, "person", 1, 64)
    word = _text(body, "word", 0, _MOST_WORD, "")
    live = await handlers.live(request)
    table = live.table
    if not any(table.seats_of(one) for one in person.ids):
        raise Refused(404, "unknown", "you don't sit at such a table")
    if table.phase != WAITING or all(chair.kind != OPEN for chair in table.chairs):
        raise Refused(409, "not_now", "no seat is open at this table")
    try:
        known = await handlers.host.company.invite(person, other, table, word)
    except TooMany as error:
        raise too_much(_HOUR) from error
    if not known:
        raise Refused(404, "unknown", "you have finished no game with such a person")
    return JSONResponse({"asked": True}, 201, headers=SECRET)


async def asked_to_table(handlers: Handlers, request: Request) -> Response:
    person, live = await handlers.person_needed(request), await handlers.live(request)
    if not any(live.table.seats_of(one) for one in person.ids):
        raise Refused(404, "unknown", "you don't sit at such a table")
    asked = await handlers.host.company.asked_to(live.table.id)
    names = await handlers.host.store.people.names({one.person for one in asked})
    told = [
        {"id": one.person, "name": names[one.person], "answer": answer_of(one)} for one in asked if one.person in names
    ]
    return JSONResponse({"asked": told}, headers=SECRET)


async def decline(handlers: Handlers, request: Request) -> Response:
    person = await handlers.person_needed(request)
    if not await handlers.host.company.decline(person, request.path_params["table"]):
        raise Refused(404, "unknown", "no such invitation waits for you")
    return Response(status_code=204)


# Blocks


async def block(handlers: Handlers, request: Request) -> Response:
    """Also for who was never seen: nobody learns so whether there is such a person."""
    person, body = await handlers.person_needed(request), await read_body(request)
    await handlers.host.company.block(person, _text(body, "person", 1, 64))
    return Response(status_code=204)


async def unblock(handlers: Handlers, request: Request) -> Response:
    person = await handlers.person_needed(request)
    await handlers.host.store.company.unblock(person.id, request.path_params["person"])
    return Response(status_code=204)


# Groups


async def new_circle(handlers: Handlers, request: Request) -> Response:
    person, body = await handlers.person_needed(request), await read_body(request)
    circle = await handlers.host.company.found(person, _circle_body(body))
    if circle is None:
        raise Refused(409, "full", "you are in as many groups as one can be in; leave one first")
    told = await _circle_json(handlers, circle, person, {person.id: person.name})
    return JSONResponse(told, 201, headers=SECRET)


async def circle(handlers: Handlers, request: Request) -> Response:
    """What a link leads to, for who has it: also before they come in."""
    person = await handlers.person_needed(request)
    found = await _led_to(handlers, request, person)
    names = await handlers.host.store.people.names(found.members)
    return JSONResponse(await _circle_json(handlers, found, person, names), headers=SECRET)


async def change_circle(handlers: Handlers, request: Request) -> Response:
    person, body = await handlers.person_needed(request), await read_body(request)
    found = await _mine(handlers, request, person)
    word = await handlers.host.company.change(found, _circle_body(body), renew=body.get("renew") is True)
    return JSONResponse({"word": word}, headers=SECRET)


async def join_circle(handlers: Handlers, request: Request) -> Response:
    person = await handlers.person_needed(request)
    if not await handlers.host.company.join(person, await _led_to(handlers, request, person)):
        raise Refused(409, "full", "this group has as many members as it can have, or you are in as many groups")
    return Response(status_code=204)


async def leave_circle(handlers: Handlers, request: Request) -> Response:
    """`me`, or for who has founded the group any member."""
    person = await handlers.person_needed(request)
    found, who = await _mine(handlers, request, person), request.path_params["person"]
    if who != "me" and found.members[0] not in person.ids:
        raise Refused(403, "forbidden", "only who has founded the group takes others out of it")
    await handlers.host.company.leave(found, person.id if who == "me" else who)
    return Response(status_code=204)


async def lay_circle_table(handlers: Handlers, request: Request) -> Response:
    """Make a table that one sits at the group's, in place of the one that one knew of."""
    person, body = await handlers.person_needed(request), await read_body(request)
    found = await _mine(handlers, request, person)
    table, before = _text(body, "table", 1, 64), _text(body, "before", 0, 64, "")
    live = await handlers.host.memory.find(table)
    if live is None or not any(live.table.seats_of(one) for one in person.ids):
        raise Refused(404, "unknown", "you don't sit at such a table")
    return JSONResponse({"table": await handlers.host.company.lay_table(found, table, before)}, headers=SECRET)


async def _led_to(handlers: Handlers, request: Request, person: Person) -> Circle:
    """Words that lead nowhere are counted as codes of tables are, whoever asks."""
    found = await handlers.host.company.led_to(person, request.path_params["word"])
    if found is None:
        handlers.limit(request, CODES)
        raise Refused(404, "unknown", "this link leads to no group, or no longer")
    return found


async def _mine(handlers: Handlers, request: Request, person: Person) -> Circle:
    found = await _led_to(handlers, request, person)
    if not is_member(person, found):
        raise Refused(403, "forbidden", "come into the group first")
    return found


async def _circle_json(handlers: Handlers, circle: Circle, person: Person, names: dict[str, str]) -> dict[str, Any]:
    """Who isn't in it sees who is, and what it is called."""
    told: dict[str, Any] = {
        **circle.body,
        "word": circle.word,
        "members": [{"id": one, "name": names.get(one, "")} for one in circle.members],
        "member": is_member(person, circle),
    }
    if not told["member"]:
        return told
    return {**told, "table": circle.table, "phase": await _phase(handlers, circle.table), "tables": list(circle.tables)}


async def _phase(handlers: Handlers, table: str) -> str | None:
    try:
        live = await handlers.host.memory.find(table) if table else None
    except LogError:
        return PLAYING  # it goes on at nodes that can read it: no other is to be made
    return None if live is None else live.table.phase


def _circle_body(body: dict[str, Any]) -> dict[str, Any]:
    """Its name, its game, and the clock of its tables."""
    name, game, clock = " ".join(_text(body, "name", 1, _MOST_NAME).split()), body.get("game"), body.get("clock")
    if not name:
        raise Refused(400, "invalid", "`name` is what the group is called")
    try:
        find_game(game if isinstance(game, str) else "")
    except UnknownGame as error:
        raise Refused(400, "invalid", str(error)) from error
    fault = CLOCK.fault(clock, "clock")
    if fault:
        raise Refused(400, "invalid", fault)
    return {"name": name, "game": game, "clock": clock}


def _text(body: dict[str, Any], name: str, least: int, most: int, otherwise: str | None = None) -> str:
    text = body.get(name, otherwise)
    if not isinstance(text, str) or not least <= len(text) <= most or not text.isprintable():
        raise Refused(400, "invalid", f"`{name}` is a text of {least} to {most} characters")
    return text
