"""What requests about one's vacation lead to."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rollwright.server.clock import now_ms
from rollwright.server.host.vacations import NoVacation, current, days_left
from rollwright.server.http.handlers import SECRET, Handlers
from rollwright.server.http.requests import Refused, read_body
from rollwright.stores.vacations import KeptVacations


async def vacation(handlers: Handlers, request: Request) -> Response:
    person = await handlers.person_needed(request)
    return _told(handlers, await handlers.host.vacations.of(person.id))


async def plan_vacation(handlers: Handlers, request: Request) -> Response:
    person, body = await handlers.person_needed(request), await read_body(request)
    begins, ends = _time(body, "from"), _time(body, "until")
    try:
        return _told(handlers, await handlers.host.vacations.plan(person.id, (begins, ends)))
    except NoVacation as error:
        raise Refused(409, "vacation", str(error)) from error


async def end_vacation(handlers: Handlers, request: Request) -> Response:
    person = await handlers.person_needed(request)
    return _told(handlers, await handlers.host.vacations.end(person.id))


def _told(handlers: Handlers, kept: KeptVacations) -> Response:
    now, days = now_ms(), handlers.host.vacations.days
    span = current(kept.spans, now)
    return JSONResponse(
        {
            "days": days,
            "left": max(0, days_left(kept.spans, days, now, span[1] if span else now)),
            "vacation": {"from": span[0], "until": span[1]} if span else None,
        },
        headers=SECRET,
    )


def _time(body: dict[str, Any], name: str) -> int:
    value = body.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 2**53:
        raise Refused(400, "invalid", f"send `{name}` as a time in milliseconds since 1970")
    return value
