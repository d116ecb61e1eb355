"""Content packs that a guest has sent."""

from __future__ import annotations

import json
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rollwright.server.clock import now_ms
from rollwright.server.http.handlers import SECRET, Handlers
from rollwright.server.http.requests import Refused, game_package, info_of, no_pack, read_bytes, read_hash, read_pack
from rollwright.server.limits import PACKS
from rollwright.tables.wire.content import pack_info

_MOST_PACK_BYTES: Final = 100_000
"""Of a pack as its author laid it out: what is kept of it may have MOST_CONTENT characters."""
_MOST_PACKS: Final = 20
"""How many packs of a guest are kept: the latest."""


async def new_pack(handlers: Handlers, request: Request) -> Response:
    """Nobody else is shown a pack, and no table is played on it that its owner didn't set."""
    person = await handlers.person_needed(request)
    handlers.limit(request, PACKS)
    content = read_pack(request, await read_bytes(request, _MOST_PACK_BYTES))
    pack = pack_info(content)
    if pack is None:
        raise Refused(400, "invalid", "this is the game's own pack, which is played on where none is named")
    packs, replaced = handlers.host.store.packs, request.query_params.get("replaces", pack["hash"])
    await packs.add(person.id, pack["hash"], content, now_ms(), _MOST_PACKS)
    if replaced != pack["hash"]:
        await packs.remove(person.id, read_hash(replaced))
    return JSONResponse(pack, 201, headers=SECRET)


async def my_packs(handlers: Handlers, request: Request) -> Response:
    person = await handlers.person_needed(request)
    game_package(request)
    game = request.path_params["game"]
    kept = await handlers.host.store.packs.of(person.id)
    # A pack that names no game is listed for every game, and judged when it is used.
    mine = [pack for pack in kept if json.loads(pack.content).get("game", game) == game]
    return JSONResponse({"packs": [{**info_of(pack), "at": pack.at} for pack in mine]}, headers=SECRET)


async def my_pack(handlers: Handlers, request: Request) -> Response:
    person = await handlers.person_needed(request)
    content = await handlers.host.store.packs.content(person.id, read_hash(request.path_params["hash"]))
    if content is None:
        raise no_pack()
    return Response(content, media_type="application/json", headers=SECRET)


async def forget_pack(handlers: Handlers, request: Request) -> Response:
    person = await handlers.person_needed(request)
    if not await handlers.host.store.packs.remove(person.id, read_hash(request.path_params["hash"])):
        raise no_pack()
    return Response(status_code=204)
