"""Previews of links: pages that say in their head what they show, and the cards for it."""

from __future__ import annotations

import asyncio
import html
import re
from collections import OrderedDict
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from rollwright.server.host.card_drawing import can_draw, card_folder
from rollwright.server.host.host import Host
from rollwright.server.host.live import LiveTable
from rollwright.server.host.load import ADVICE
from rollwright.server.http.links import LIGHTS, Link, find_puzzle, hash_of, puzzle_link, table_link
from rollwright.server.http.requests import Refused, address, error_answer, need_credit, read_language, too_much
from rollwright.server.http.security import EMBEDDED
from rollwright.server.http.static_files import StaticFiles
from rollwright.server.limits import CARDS, CODES, PRICES, Account, Limits
from rollwright.server.link_words import link_words, preferred_language
from rollwright.server.logs import log_error
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.stores.store import StoreError
from rollwright.tables.log.fields import LogError
from rollwright.tables.study.reviewing import kinds_for
from rollwright.tables.wire.study_shapes import WHOLE

_MOST_WAITING: Final = 8
"""Cards that are drawn, or wait to be."""
_LASTING: Final = "public, max-age=31536000, immutable"
_TABLE: Final = re.compile(r"/t/([\w-]{1,64})(?:/(replay|review))?")
_CODE: Final = re.compile(r"/j/(\w{1,16})")
_PUZZLE: Final = re.compile(r"/puzzles/(\w{1,64})/([0-9a-f]{8})")
_HOST: Final = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
_TITLE: Final = "<title>Rollwright</title>"
_LANGUAGE: Final = '<html lang="en">'


class Previews:
    """Pages and cards. A page never waits for a card, and is given also where nothing can be said of it."""

    def __init__(self, host: Host, limits: Limits, metrics: Metrics, settings: Settings, files: StaticFiles) -> None:
        self._host: Final = host
        self._limits: Final = limits
        self._settings: Final = settings
        self._files: Final = files
        self._cards: Final = _Cards(host, settings.card_bytes)
        metrics.add_gauge("rollwright_card_bytes", "Cards of links that are kept.", lambda: self._cards.bytes)

    # Pages

    async def page(self, request: Request) -> Response:
        """A file of the client; of a table's page also what it shows."""
        path = request.url.path
        found = _TABLE.fullmatch(path) or _CODE.fullmatch(path) or _PUZZLE.fullmatch(path)
        if found is None:
            return await self._files.answer(request)
        head = ""
        language = preferred_language(request.headers.get("accept-language", ""))
        account = Account(self._limits, address(request))
        # Whoever is in debt gets the page all the same, but nothing is looked up for it.
        if not account.owed():
            account.charge(PRICES["request"])
            try:
                head = await account.pay_for(self._head(request, found, language))
            except (StoreError, LogError) as error:
                log_error("link not shown", error)
        return self._files.answer_page(request, lambda page: _with_head(page, head, language) if head else page)

    async def _head(self, request: Request, found: re.Match[str], language: str) -> str:
        if found.re is _PUZZLE:
            puzzle = find_puzzle(found[1], found[2])
            if puzzle is None:
                return ""
            return self._said(
                request, puzzle_link(puzzle, link_words(language)), f"puzzles/{found[1]}/{found[2]}.png", "", language
            )
        if found.re is _CODE:
            if self._limits.wait_at(address(request), CODES):
                return ""
            table, page = await self._host.store.tables.of_code(found[1].upper()), ""
        else:
            table, page = found[1], found[2] or ""
        live = None if table is None else await self._host.memory.find(table)
        if table is None or live is None:
            return ""
        at, moment = _number(request.query_params.get("at")), _number(request.query_params.get("moment"))
        if page == "review" and moment is not None:
            # Who is shown a moment is asked what they would do: nothing is told of how it ended.
            page, at = "replay", await self._move_of(table, moment)
        link = _link_of(live, language, page, at)
        if link is None:
            return ""
        asked = f"&page={page or 'table'}" + ("" if at is None else f"&at={at}")
        return self._said(request, link, f"t/{table}.png", asked, language)

    async def _move_of(self, table: str, moment: int) -> int | None:
        """After how many moves a key moment of a review is. They count from 1, as in the page; None for no such."""
        review = await self._host.store.reviews.of(table, kinds_for(WHOLE))
        found = sorted((one["from"], one["seat"]) for one in (review or {}).get("moments", ()))
        return found[moment - 1][0] if 0 < moment <= len(found) else None

    def _said(self, request: Request, link: Link, card: str, asked: str, language: str) -> str:
        """The tags of a link, with the address of its card where there are cards."""
        if self._cards.folder is None:
            return _tags(link, "", language)
        place = f"/previews/{card}?lang={language}{asked}&v={hash_of(link.drawn(LIGHTS[0]))}"
        return _tags(link, self._base(request) + place, language)

    async def frame(self, request: Request) -> Response:
        """The page that others show in a frame: a replay, for nobody in particular."""
        response = self._files.answer_file(request, "/embed.html")
        if response is None:
            return await self._files.answer(request)
        response.headers.update(EMBEDDED)
        return response

    def _base(self, request: Request) -> str:
        """Where this server is, as its operator says, or else as whoever asks has found it."""
        if self._settings.public:
            return self._settings.public
        host = request.headers.get("host", "")
        return f"{request.url.scheme}://{host}" if _HOST.fullmatch(host) else ""

    # Cards

    async def card(self, request: Request) -> Response:
        """The card of a table's link, as a PNG."""
        try:
            account = Account(self._limits, address(request))
            need_credit(account)
            account.charge(PRICES["request"])
            await account.turn()
            return await account.pay_for(self._card(request))
        except Refused as refused:
            return error_answer(refused)
        except (StoreError, LogError) as error:
            log_error("card not drawn", error)
            return error_answer(_unavailable())

    async def _card(self, request: Request) -> Response:
        if self._cards.folder is None:
            raise Refused(404, "unknown", "this server draws no cards: it needs the client, and rollwright[cards]")
        asked, language = request.query_params, read_language(request)
        light = asked.get("light", LIGHTS[0])
        if light not in LIGHTS:
            raise Refused(400, "invalid", f"light must be {' or '.join(LIGHTS)}")
        link = await self._asked_for(request, language)
        if link is None:
            raise Refused(404, "unknown", "there is nothing to show of this")
        drawn = link.drawn(light)
        key = hash_of(drawn)
        headers = {
            "etag": f'"{key}"',
            # Only what is named after its content stays what it is: a table goes on, and a name can be taken back.
            "cache-control": _LASTING if asked.get("v") == key else "public, max-age=60",
            "cross-origin-resource-policy": "cross-origin",
        }
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        card = self._cards.kept(key)
        if card is None:
            wait = self._limits.wait_at(address(request), CARDS)
            if wait:
                raise too_much(wait)
            card = await self._cards.draw(key, drawn, address(request))
        return Response(card, media_type="image/png", headers=headers)

    async def _asked_for(self, request: Request, language: str) -> Link | None:
        asked, given = request.query_params, request.path_params
        if "puzzle" in given:
            puzzle = find_puzzle(given["game"], given["puzzle"])
            return None if puzzle is None else puzzle_link(puzzle, link_words(language))
        live = await self._host.memory.find(given["table"])
        return None if live is None else _link_of(live, language, asked.get("page", ""), _number(asked.get("at")))


class _Cards:
    """Those that were asked for last, as many as fit into so many bytes; drawn once for all who ask."""

    def __init__(self, host: Host, most_bytes: int) -> None:
        self._host: Final = host
        self._most_bytes: Final = most_bytes
        self.folder: Final = str(card_folder()) if can_draw() else None
        self.bytes = 0
        self._kept: Final[OrderedDict[str, bytes]] = OrderedDict()
        self._drawing: Final[dict[str, asyncio.Task[bytes]]] = {}

    def kept(self, key: str) -> bytes | None:
        card = self._kept.get(key)
        if card is not None:
            self._kept.move_to_end(key)
        return card

    async def draw(self, key: str, content: dict[str, Any], asker: str) -> bytes:
        """Raises Refused where there is too much else to do."""
        drawing = self._drawing.get(key)
        if drawing is None:
            if len(self._drawing) >= _MOST_WAITING or self._host.load.refuses(ADVICE):
                raise _unavailable()
            drawing = self._drawing[key] = asyncio.create_task(self._draw(key, content, asker))
            drawing.add_done_callback(lambda _: self._drawing.pop(key, None))
        try:
            return await asyncio.shield(drawing)
        except Exception as error:
            log_error("card failed", error)
            raise _unavailable() from error

    async def _draw(self, key: str, content: dict[str, Any], asker: str) -> bytes:
        assert self.folder is not None, "asked for only where cards can be drawn"
        card = await self._host.pool.draw(self.folder, content, asker)
        self._kept[key] = card
        self.bytes += len(card)
        while self.bytes > self._most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self.bytes -= len(dropped)
        return card


def _unavailable() -> Refused:
    return Refused(503, "unavailable", "too many ask for cards just now; try again", {"retry-after": "2"})


def _link_of(live: LiveTable, language: str, page: str, at: int | None) -> Link | None:
    return table_link(live.table, live.names, link_words(language), page, at)


def _number(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 7 else None


def _tags(link: Link, image: str, language: str) -> str:
    """What those who draw previews read; every text is somebody's, and escaped."""
    said = {"og:type": "website", "og:site_name": "Rollwright", "og:locale": language}
    said |= {"og:title": link.title, "og:description": link.text}
    if image:
        said |= {"og:image": image, "og:image:type": "image/png", "og:image:width": "1200", "og:image:height": "630"}
        said |= {"og:image:alt": f"{link.title}. {link.text}"}
    said |= {"twitter:card": "summary_large_image" if image else "summary"}
    tags = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in said.items()]
    return "\n    ".join([f"<title>{html.escape(link.title)} · Rollwright</title>", *tags])


def _with_head(page: str, head: str, language: str) -> str:
    return page.replace(_TITLE, head, 1).replace(_LANGUAGE, f'<html lang="{language}">', 1)
