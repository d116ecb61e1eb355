"""What HTTP requests lead to. Everything that changes a table goes over the socket instead."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rollwright import __version__
from rollwright.kernel.record import RecordError
from rollwright.server.clock import now_ms
from rollwright.server.host.departures import Departed
from rollwright.server.host.guests import LINK_LASTS
from rollwright.server.host.host import Host
from rollwright.server.host.live import LiveTable
from rollwright.server.host.load import NEW_TABLES
from rollwright.server.http.challenges import ChallengePages
from rollwright.server.http.exports import Busy, Exports, replay_text, study_text
from rollwright.server.http.requests import (
    Refused,
    address,
    error_answer,
    need_credit,
    no_challenge,
    no_ticket,
    read_body,
    read_number,
    read_person_name,
    read_record_text,
    read_seat,
    read_ticket,
    too_much,
)
from rollwright.server.json_text import to_text
from rollwright.server.limits import CODES, GUESTS, PRICES, TABLES, Account, Limits, Rate
from rollwright.server.logs import log, log_error
from rollwright.server.metering import in_slices
from rollwright.server.metrics import CONTENT_TYPE, Metrics
from rollwright.server.settings import Settings
from rollwright.stores.people import Person
from rollwright.stores.store import Conflict, StoreError, Unknown
from rollwright.tables.fairness.seal_log import FIRST
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.table import OVER
from rollwright.tables.log.visibility import is_own_practice, viewing_seat
from rollwright.tables.study.import_record import import_cid, import_steps
from rollwright.tables.wire.export import log_json, record
from rollwright.tables.wire.outbound import People, info

Answer = Coroutine[Any, Any, Response]

_LISTED_ENTRIES: Final = 500
_TRIES: Final = 5
"""How often a table is made anew whose code another has."""


class Handlers:
    """The handlers that routes.py names."""

    def __init__(self, host: Host, limits: Limits, metrics: Metrics, settings: Settings) -> None:
        self.host: Final = host
        self.limits: Final = limits
        self._metrics: Final = metrics
        self.public: Final = settings.public
        """Where people find this server; empty where nobody has said."""
        self._exports: Final = Exports(settings.export_bytes)
        self._importing: Final = asyncio.Lock()
        self.one_along: Final = asyncio.Lock()
        """Of those who take all their games along, one page is made at a time."""
        self._challenges: Final = ChallengePages(host.store, host.challenges, host.tallies)
        metrics.add_gauge("rollwright_export_bytes", "Exports that are kept.", lambda: self._exports.bytes)

    def endpoint(self, handler: Callable[[Handlers, Request], Answer], route: str) -> Callable[[Request], Answer]:
        """A handler that says what is wrong in JSON: generic outside, in the log where it happened.

        The log names the route and not the path: a code in it is an invitation.
        """

        async def answer(request: Request) -> Response:
            started = time.monotonic()
            try:
                with contextlib.ExitStack() as acting:
                    request.state.acting = acting
                    charged = route.startswith("/api/")
                    response = await (self._charged(handler, request) if charged else handler(self, request))
            except Refused as refused:
                response = error_answer(refused)
            except (Departed, Unknown):
                response = error_answer(no_ticket())
            except Busy:
                self._metrics.refused.add("exports")
                response = error_answer(
                    Refused(503, "unavailable", "too many ask for games just now; try again", _SOON)
                )
            except StoreError as error:
                log_error("store failed", error, route=route)
                response = error_answer(Refused(503, "unavailable", "nothing can be kept or read just now; try again"))
            except Exception as error:
                log_error("request failed", error, route=route)
                response = error_answer(Refused(500, "error", "something went wrong here"))
            took = round((time.monotonic() - started) * 1000, 1)
            log("request", method=request.method, route=route, status=response.status_code, ms=took)
            return response

        return answer

    async def _charged(self, handler: Callable[[Handlers, Request], Answer], request: Request) -> Response:
        account = Account(self.limits, address(request))
        request.state.account = account
        need_credit(account)
        account.charge(PRICES["request"] + PRICES.get(handler.__name__, 0.0))
        await account.turn()
        return await account.pay_for(handler(self, request))

    # People

    async def new_guest(self, request: Request) -> Response:
        self.limit(request, GUESTS)
        body = await read_body(request)
        guest = await self.host.guests.add(read_person_name(body["name"]) if "name" in body else "")
        return JSONResponse(guest.to_json(), 201, headers=SECRET)

    async def me(self, request: Request) -> Response:
        person = await self.person_needed(request)
        return JSONResponse({"id": person.id, "name": person.name}, headers=SECRET)

    async def forget_me(self, request: Request) -> Response:
        person = await self.holder(request)
        if person is None:
            raise no_ticket()
        await self.host.guests.erase(person)
        return Response(status_code=204)

    async def new_link(self, request: Request) -> Response:
        person = await self.person_needed(request)
        self.limit(request, GUESTS)
        word = await self.host.guests.new_link(person.id)
        # After the #, so that it is in no log of any server on the way.
        return JSONResponse({"link": f"/move#{word}", "seconds": LINK_LASTS // 1000}, 201, headers=SECRET)

    async def use_link(self, request: Request) -> Response:
        self.limit(request, GUESTS)
        word = (await read_body(request)).get("link")
        if not isinstance(word, str):
            raise Refused(400, "invalid", "send the word after the # of the link as `link`")
        guest = await self.host.guests.use_link(word)
        if guest is None:
            raise Refused(404, "unknown", "this link is used, or too old; make a new one on the other device")
        return JSONResponse(guest.to_json(), 201, headers=SECRET)

    # Tables

    async def table_of_code(self, request: Request) -> Response:
        self.limit(request, CODES)
        table = await self.host.store.tables.of_code(request.path_params["code"].upper())
        if table is None:
            raise Refused(404, "unknown", "no table has this code")
        return JSONResponse({"table": table})

    async def take_in(self, request: Request) -> Response:
        """A game that was played elsewhere becomes a table of the ticket's holder; the same one again is found."""
        person = await self.person_needed(request)
        text = await read_record_text(request)
        for _ in range(_TRIES):
            known = await self.host.store.tables.created_by(person.id, import_cid(text))
            if known is not None:
                return JSONResponse({"table": known})
            if not self.limits.allows(person.id, TABLES):
                raise Refused(429, "limit", "too many new tables; wait a little")
            if self.host.load.refuses(NEW_TABLES):
                raise Refused(503, "limit", "there is too much to do here just now; try again in a minute")
            with contextlib.suppress(Conflict):  # another request was first, or its code is another table's
                live = await self._take_in(text, person.id, request.state.account)
                return JSONResponse({"table": live.table.id}, 201)
        raise Refused(503, "unavailable", "nothing can be kept just now; try again")

    async def _take_in(self, text: str, person: str, account: Account) -> LiveTable:
        shard = self.host.store.tables.shard_of_new(person, import_cid(text))
        made = await self.host.commits.fresh(shard)
        try:
            async with self._importing:
                steps = import_steps(text, person, made, now_ms())
                return await self.host.commits.take_in(await in_slices(steps, account.give_way))
        except RecordError as error:
            raise Refused(400, "invalid", str(error)) from error

    async def table(self, request: Request) -> Response:
        live, person = await self.live(request), await self._person(request)
        return JSONResponse(info(live.table, person, live.people))

    async def record(self, request: Request) -> Response:
        live, person = await self.live(request), await self._person(request)
        table, names = live.table, dict(live.names)
        if table.match is None or (table.phase != OVER and not is_own_practice(table, person)):
            raise Refused(409, "not_now", "the record is given when the game is over")

        async def text() -> str:
            return record(table, People(names)) or ""

        key = ("record", table.id, table.seq, frozenset(names.items()))
        return await self._export(request, key, "text/plain; charset=utf-8", text)

    async def log(self, request: Request) -> Response:
        live, person = await self.live(request), await self._person(request)
        table = live.table

        async def text() -> str:
            return to_text(log_json(table, person))

        key = ("log", table.id, table.seq, tuple(table.seats_of(person)))
        return await self._export(request, key, "application/json", text)

    async def replay(self, request: Request) -> Response:
        """From one's own seat or as an onlooker; when the game is over from any seat."""
        live, person = await self.live(request), await self._person(request)
        table = live.table
        seat = read_seat(request, len(table.chairs))
        if seat is not None and table.phase != OVER and seat not in table.seats_of(person):
            raise Refused(403, "forbidden", "while the game goes on you can look from your own seat alone")
        if table.match is None:
            raise Refused(409, "not_now", "the game has not begun")
        names, viewer = dict(live.names), viewing_seat(table, person) if seat is None else seat
        key = ("replay", table.id, table.seq, viewer, frozenset(names.items()))
        make = partial(replay_text, table, People(names), viewer, request.state.account)
        return await self._export(request, key, "application/json", make)

    async def study(self, request: Request) -> Response:
        """A record with all that is written beside it, every line of it played by the rules."""
        await self.person_needed(request)
        text = await read_record_text(request)
        key = ("study", hashlib.sha256(text.encode()).hexdigest())
        make = partial(study_text, text, request.state.account)
        try:
            return await self._export(request, key, "application/json", make)
        except RecordError as error:
            raise Refused(400, "invalid", str(error)) from error

    async def _export(
        self, request: Request, key: Hashable, media_type: str, make: Callable[[], Coroutine[Any, Any, str]]
    ) -> Response:
        """The key holds all that the export depends on: also the names, which are taken back from who is erased."""
        export = await self._exports.get(key, media_type, request.state.account, make)
        return export.answer(request)

    # Challenges

    async def calendar(self, request: Request) -> Response:
        return JSONResponse(await self._challenges.calendar(await self._person_if_any(request)), headers=SECRET)

    async def challenge(self, request: Request) -> Response:
        found = await self._challenges.challenge(_challenge_id(request), await self._person_if_any(request))
        if found is None:
            raise no_challenge()
        return JSONResponse(found, headers=SECRET)

    async def challenge_results(self, request: Request) -> Response:
        person, skip = await self._person_if_any(request), read_number(request, "after")
        found = await self._challenges.results(_challenge_id(request), person, skip)
        if found is None:
            raise no_challenge()
        return JSONResponse(found, headers=SECRET)

    # Seals

    async def seals(self, request: Request) -> Response:
        return JSONResponse({"head": await self.host.seals.head(), "first": FIRST}, headers=_MOMENT)

    async def seal_entries(self, request: Request) -> Response:
        after = read_number(request, "after")
        head = await self.host.seals.head()  # first, so that the entries reach at least that far
        entries = await self.host.store.seals.entries(after, _LISTED_ENTRIES)
        return JSONResponse({"entries": [entry.to_json() for entry in entries], "head": head}, headers=_MOMENT)

    async def seal_entry(self, request: Request) -> Response:
        entry = await self.host.store.seals.of(request.path_params["leaf"])
        if entry is None:
            raise Refused(404, "unknown", "this seal is not in the log; a new one is there within a second or two")
        return JSONResponse({"entry": entry.to_json()}, headers=SHORT)

    # The server itself

    async def healthz(self, request: Request) -> Response:
        return JSONResponse({"ok": True, "version": __version__})

    async def readyz(self, request: Request) -> Response:
        await self.host.readiness.check()
        return JSONResponse({"ok": True, "left_undone": list(self.host.load.left_undone())})

    async def metrics(self, request: Request) -> Response:
        return Response(self._metrics.text(), media_type=CONTENT_TYPE)

    # Who asks, and how often

    def limit(self, request: Request, rate: Rate) -> None:
        """Raises Refused where this address has asked too often."""
        wait = self.limits.wait_at(address(request), rate)
        if wait:
            raise too_much(wait)

    def count_refused(self) -> None:
        """Somebody has shown a way in that is none."""
        self._metrics.sign_ins.add("refused")

    async def _person(self, request: Request) -> str | None:
        """Who holds the ticket that came along; None where none did."""
        person = await self._person_if_any(request)
        return None if person is None else person.id

    async def _person_if_any(self, request: Request) -> Person | None:
        return await self.person_needed(request) if "authorization" in request.headers else None

    async def person_needed(self, request: Request) -> Person:
        """Who holds the ticket that came along, and whose request this is until it is answered."""
        person = await self.holder(request)
        if person is None:
            raise no_ticket()
        request.state.account.person = person.id
        need_credit(request.state.account)
        request.state.acting.enter_context(self.host.departures.acting(person.id))
        return person

    async def holder(self, request: Request) -> Person | None:
        """Who holds the ticket that came along, if any did and it is known."""
        ticket = read_ticket(request)
        return await self.host.guests.holder(ticket) if ticket else None

    async def live(self, request: Request) -> LiveTable:
        try:
            live = await self.host.memory.find(request.path_params["table"])
        except LogError as error:
            log_error("log can't be replayed", error)
            raise Refused(503, "unavailable", "this table can't be read") from error
        if live is None:
            raise Refused(404, "unknown", "there is no such table")
        return live


def _challenge_id(request: Request) -> str:
    return f"{request.path_params['when']}/{request.path_params['game']}"


SECRET: Final = {"cache-control": "no-store"}
"""Headers of what is one person's alone."""
SHORT: Final = {"cache-control": "public, max-age=60"}
"""Headers of what changes with a new version alone."""
_SOON: Final = {"retry-after": "1"}
_MOMENT: Final = {"cache-control": "public, max-age=1"}
