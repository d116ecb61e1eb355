"""What a request asks, read and checked; and answers that are no success."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rollwright.kernel.discovery import UnknownGame, find_game, package_of
from rollwright.kernel.options import Fault, SetupError
from rollwright.server.limits import Account
from rollwright.server.link_words import LANGUAGES
from rollwright.stores.store import KeptPack
from rollwright.tables.log.fields import MOST_CONTENT
from rollwright.tables.study.import_record import MOST_RECORD
from rollwright.tables.wire.content import pack_info
from rollwright.tables.wire.inbound import WireError, read_name

_MOST_BYTES: Final = 4096
_MOST_DIGITS: Final = 15
_SENT_WITHIN: Final = 15
"""Seconds in which the body of a request must have come."""
_PACK_HASH: Final = re.compile("[0-9a-f]{12}")


class Refused(Exception):
    """An answer that is no success: a status, and what to do about it."""

    def __init__(
        self,
        status: int,
        code: str,
        why: str,
        headers: dict[str, str] | None = None,
        faults: Sequence[Fault] = (),
    ) -> None:
        super().__init__(why)
        self.status: Final = status
        self.code: Final = code
        self.why: Final = why
        self.headers: Final = headers
        self.faults: Final = faults
        """All that is wrong with a content pack, for a client that words it."""


def address(request: Request) -> str:
    """Whom limits are counted for."""
    return request.client.host if request.client else ""


def need_credit(account: Account) -> None:
    wait = account.owed()
    if wait:
        raise too_much(wait)


def too_much(wait: float) -> Refused:
    return Refused(429, "limit", "too many requests; wait a little", {"retry-after": str(int(wait) + 1)})


def no_ticket() -> Refused:
    return Refused(401, "ticket", "send a ticket as `Authorization: Bearer …`", {"www-authenticate": "Bearer"})


def error_answer(refused: Refused) -> Response:
    answer: dict[str, object] = {"code": refused.code, "why": refused.why}
    if refused.faults:
        answer["faults"] = [fault.to_json() for fault in refused.faults]
    return JSONResponse(answer, refused.status, headers=refused.headers)


async def read_bytes(request: Request, most: int) -> bytes:
    sent = bytearray()
    try:
        async with asyncio.timeout(_SENT_WITHIN):
            async for part in request.stream():
                sent += part
                if len(sent) > most:
                    raise Refused(413, "invalid", f"at most {most} bytes")
    except TimeoutError as error:
        raise Refused(408, "invalid", f"the body must be sent within {_SENT_WITHIN} s") from error
    return bytes(sent)


async def read_record_text(request: Request) -> str:
    sent = await read_bytes(request, MOST_RECORD)
    try:
        return sent.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused(400, "invalid", "this is no text in UTF-8") from error


def read_ticket(request: Request) -> str:
    """The ticket that came along; empty where none did."""
    scheme, _, ticket = request.headers.get("authorization", "").partition(" ")
    return ticket if scheme.lower() == "bearer" else ""


async def read_body(request: Request, most: int = _MOST_BYTES) -> dict[str, Any]:
    """The JSON object of a request; an empty one where nothing was sent."""
    text = await read_bytes(request, most)
    try:
        body = json.loads(text) if text else {}
        if b"\\u" in text:
            json.dumps(body, ensure_ascii=False).encode()  # half a character can't be kept, nor hashed
    except (ValueError, RecursionError) as error:
        raise Refused(400, "invalid", "the body is not JSON") from error
    if not isinstance(body, dict):
        raise Refused(400, "invalid", "the body must be an object")
    return body


def read_person_name(value: object) -> str:
    try:
        return read_name(value)
    except WireError as error:
        raise Refused(400, "invalid", str(error)) from error


def game_package(request: Request) -> str:
    try:
        return package_of(request.path_params["game"])
    except UnknownGame as error:
        raise Refused(404, "unknown", "there is no such game") from error


def read_pack(request: Request, sent: bytes) -> str:
    """A content pack as set-ups hold it, judged by its game."""
    game_package(request)
    if not sent:
        raise Refused(400, "invalid", "nothing was sent; the body is the pack")
    try:
        content = find_game(request.path_params["game"]).content(sent.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise Refused(400, "invalid", "this is no text in UTF-8") from error
    except SetupError as error:
        raise Refused(400, "invalid", str(error), faults=error.faults) from error
    if len(content) > MOST_CONTENT:
        raise Refused(
            413, "invalid", f"without its spaces the pack has {len(content)} signs; {MOST_CONTENT} is the most"
        )
    return content


def read_hash(text: str) -> str:
    if not _PACK_HASH.fullmatch(text):
        raise no_pack()
    return text


def no_challenge() -> Refused:
    return Refused(404, "unknown", "there is no such challenge: name a day or a week, and a game")


def no_pack() -> Refused:
    return Refused(404, "unknown", "you have no such pack here")


def info_of(pack: KeptPack) -> dict[str, Any]:
    found = pack_info(pack.content)
    assert found is not None, "a game's own pack is never kept"
    return found


def read_language(request: Request) -> str:
    language = request.query_params.get("lang", LANGUAGES[0])
    if language not in LANGUAGES:
        raise Refused(400, "invalid", f"lang must be {', '.join(LANGUAGES)}")
    return language


def read_number(request: Request, name: str) -> int:
    """A number in the query, from 0 on; 0 where there is none. Raises Refused."""
    text = request.query_params.get(name, "0")
    if not text.isdecimal() or not text.isascii() or len(text) > _MOST_DIGITS:
        raise Refused(400, "invalid", f"`{name}` is a number, or 0 for all")
    return int(text)


def read_seat(request: Request, seats: int) -> int | None:
    text = request.query_params.get("seat")
    if text is None:
        return None
    if text not in map(str, range(seats)):
        raise Refused(400, "invalid", f"seat must be from 0 to {seats - 1}")
    return int(text)
