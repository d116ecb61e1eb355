"""What requests about calls lead to: wishes, the places where somebody is reached, and links that work signed out."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rollwright.server.clock import now_ms
from rollwright.server.host.alerts.calendar import calendar
from rollwright.server.host.alerts.letters import write
from rollwright.server.host.alerts.outgoing import NotAllowed, read_address
from rollwright.server.host.alerts.push import browser_keys
from rollwright.server.host.alerts.sender import PUSH, WEBHOOK
from rollwright.server.host.alerts.tokens import CALENDAR, STOP_MAIL, STOP_TABLE
from rollwright.server.host.alerts.webhooks import SHAPES
from rollwright.server.host.alerts.wishes import NEVER, Wishes, wishes_from_json
from rollwright.server.http.handlers import SECRET, Handlers
from rollwright.server.http.requests import Refused, read_body
from rollwright.server.limits import RINGS
from rollwright.server.link_words import link_words
from rollwright.stores.alerts import TURN, Call, Ring
from rollwright.stores.people import Person
from rollwright.stores.store import Unknown
from rollwright.tables.commands.called import call
from rollwright.tables.log.clocks import NO_CLOCK
from rollwright.tables.log.fields import LogError

_MOST_RINGS: Final = 10
"""Browsers and webhooks of a person: the latest."""
_MOST_WISHES: Final = 32 * 1024
"""Bytes."""
_MOST_TABLES: Final = 200
"""Of a person, that are looked through for turns: the latest."""
_UNKNOWN_LINK: Final = "this link is not one of ours, or no longer"


async def alerts(handlers: Handlers, request: Request) -> Response:
    person = await handlers.person_needed(request)
    return JSONResponse(await _told(handlers, person), headers=SECRET)


async def set_alerts(handlers: Handlers, request: Request) -> Response:
    """The number of the calendar is not for clients to set: it is kept."""
    person, body = await handlers.person_needed(request), await read_body(request, _MOST_WISHES)
    try:
        wishes = wishes_from_json(body)
    except ValueError as error:
        raise Refused(400, "invalid", str(error)) from error
    await _change(handlers, person.id, lambda before: replace(wishes, calendar=before.calendar))
    return JSONResponse(await _told(handlers, person), headers=SECRET)


async def add_ring(handlers: Handlers, request: Request) -> Response:
    """A webhook's secret is told here, and never again."""
    person, body = await handlers.person_needed(request), await read_body(request)
    handlers.limit(request, RINGS)
    if body.get("kind") == PUSH:
        ring = _read_push(handlers, person.id, body)
    elif body.get("kind") == WEBHOOK and body.get("shape") in SHAPES:
        address = _read_address(handlers, body)
        kept = {"shape": body["shape"], "secret": secrets.token_urlsafe(24)}
        ring = Ring(_hash(f"{person.id} {address}"), person.id, WEBHOOK, address, kept, now_ms())
    else:
        raise Refused(400, "invalid", f"`kind` is {PUSH} or {WEBHOOK}; `shape` is one of {', '.join(SHAPES)}")
    store = handlers.host.store
    await store.alerts.add_ring(ring, _MOST_RINGS)
    if await store.alerts.wishes(person.id) is None:
        await _change(handlers, person.id, lambda before: before)
    secret = {"secret": ring.body["secret"]} if ring.kind == WEBHOOK else {}
    return JSONResponse({**_ring_json(ring), **secret}, 201, headers=SECRET)


async def forget_ring(handlers: Handlers, request: Request) -> Response:
    person = await handlers.person_needed(request)
    if not await handlers.host.store.alerts.remove_ring(person.id, request.path_params["ring"]):
        raise Refused(404, "unknown", "you have no such ring")
    return Response(status_code=204)


async def move_ring(handlers: Handlers, request: Request) -> Response:
    """A browser has subscribed anew. Its service worker has no ticket: it shows what it had before."""
    handlers.limit(request, RINGS)
    body, store = await read_body(request), handlers.host.store
    old = await store.alerts.ring(_hash(str(body.get("was"))))
    known = "" if old is None else str(old.body.get("auth", ""))
    if old is None or old.kind != PUSH or not hmac.compare_digest(known.encode(), str(body.get("auth")).encode()):
        raise Refused(404, "unknown", "there is no such ring")
    ring = _read_push(handlers, old.person, body)
    await store.alerts.add_ring(ring, _MOST_RINGS)
    if ring.id != old.id:
        await store.alerts.remove_ring(old.person, old.id)
    return JSONResponse(_ring_json(ring), 201, headers=SECRET)


async def try_alerts(handlers: Handlers, request: Request) -> Response:
    """Send a call to all places, to see how it comes."""
    person = await handlers.person_needed(request)
    handlers.limit(request, RINGS)
    await handlers.host.calls.try_out(person.id)
    return Response(status_code=202)


async def alert_came(handlers: Handlers, request: Request) -> Response:
    """A browser says that it got a call. It needs no ticket: whoever knows the ring's id has read the call."""
    body = await read_body(request)
    ring = body.get("ring")
    if not isinstance(ring, str) or len(ring) > 64:
        raise Refused(400, "invalid", "send the id of the ring as `ring`")
    await handlers.host.store.alerts.heard(ring)
    return Response(status_code=204)


# The calendar


async def new_calendar(handlers: Handlers, request: Request) -> Response:
    """Make a link to one's calendar; the one before ends."""
    person = await handlers.person_needed(request)
    await _change(handlers, person.id, lambda before: replace(before, calendar=before.calendar + 1))
    return JSONResponse(await _told(handlers, person), 201, headers=SECRET)


async def read_calendar(handlers: Handlers, request: Request) -> Response:
    host = handlers.host
    values = (await host.sender.tokens()).read(CALENDAR, request.path_params["link"])
    person = values[0] if values else ""
    wishes = await _wishes(handlers, person) if person else Wishes()
    if values is None or values[1:] != [str(wishes.calendar)] or not wishes.calendar:
        raise Refused(404, "unknown", _UNKNOWN_LINK)
    found, ids = [], await host.store.people.ids_of(person)
    for card in await host.store.tables.cards_of(person, _MOST_TABLES):
        if card.get("my_turn") and card["clock"]["kind"] != NO_CLOCK:
            try:
                live = await host.memory.find(card["id"])
            except LogError:
                continue  # one that this node can't read must not hide the others
            turns = None if live is None else call(None, live.table)
            for one in turns.called if turns is not None else ():
                if one.person in ids and one.until:
                    body = {"game": card["game"], "table": card["id"], "until": one.until, "person": one.person}
                    letter = write(Call(person, TURN, card["id"], 0, 0, body), wishes, live, handlers.public)
                    found += [] if letter is None else [(f"{card['id']}-{one.until}", letter)]
    text = calendar(link_words(wishes.language).say("call-calendar"), found, now_ms())
    return Response(text, media_type="text/calendar; charset=utf-8", headers={"cache-control": "private, max-age=60"})


# Links in mails


async def stop_alerts(handlers: Handlers, request: Request) -> Response:
    """What a link in a mail asks for: no more mail, or nothing more about a table. Once or often, it is the same."""
    tokens, link = await handlers.host.sender.tokens(), request.path_params["link"]
    with contextlib.suppress(Unknown):  # who has been erased gets no mail any more
        if of_mail := tokens.read(STOP_MAIL, link):
            await _change(handlers, of_mail[0], lambda before: replace(before, mail=False))
            return JSONResponse({"stopped": "mail"}, headers=SECRET)
        if of_table := tokens.read(STOP_TABLE, link):
            await _change(handlers, of_table[0], lambda before: before.at_table(of_table[1], NEVER))
            return JSONResponse({"stopped": "table"}, headers=SECRET)
    raise Refused(404, "unknown", _UNKNOWN_LINK)


# What is shared


async def _told(handlers: Handlers, person: Person) -> dict[str, Any]:
    host = handlers.host
    wishes, address = await host.store.alerts.wishes(person.id), await host.store.accounts.address_of(person.id)
    read = Wishes() if wishes is None else wishes_from_json(wishes)
    token = (await host.sender.tokens()).make(CALENDAR, person.id, str(read.calendar))
    return {
        "key": (await host.sender.site_key()).public,
        "mail": host.mail.is_set_up,
        "address": address or None,
        "asked": wishes is not None,
        "wishes": {name: value for name, value in read.to_json().items() if name != "calendar"},
        "rings": [_ring_json(ring) for ring in await host.store.alerts.rings_of(person.id)],
        "calendar": f"/api/alerts/calendar/{token}" if read.calendar else None,
    }


async def _wishes(handlers: Handlers, person: str) -> Wishes:
    kept = await handlers.host.store.alerts.wishes(person)
    return Wishes() if kept is None else wishes_from_json(kept)


async def _change(handlers: Handlers, person: str, change: Callable[[Wishes], Wishes]) -> None:
    """In one step: else who changes something while a link is ended, here or at another node, brings it back."""

    def changed(kept: dict[str, Any] | None) -> dict[str, Any]:
        return change(Wishes() if kept is None else wishes_from_json(kept)).to_json()

    await handlers.host.store.alerts.change_wishes(person, changed)


def _read_push(handlers: Handlers, person: str, body: dict[str, Any]) -> Ring:
    address, keys = _read_address(handlers, body), body.get("keys")
    try:
        browser_keys(keys)
    except ValueError as error:
        raise Refused(400, "invalid", str(error)) from error
    assert isinstance(keys, dict)
    kept = {name: keys[name] for name in ("p256dh", "auth")}
    return Ring(_hash(address), person, PUSH, address, kept, now_ms())


def _read_address(handlers: Handlers, body: dict[str, Any]) -> str:
    try:
        return read_address(body.get("address"), inside=handlers.host.outgoing.inside).geturl()
    except NotAllowed as error:
        raise Refused(400, "address", str(error)) from error


def _ring_json(ring: Ring) -> dict[str, Any]:
    """Without what would let others post there in our name."""
    shape = {"shape": ring.body["shape"]} if ring.kind == WEBHOOK else {}
    return {"id": ring.id, "kind": ring.kind, "host": urlsplit(ring.address).hostname, "at": ring.at, **shape}


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]
