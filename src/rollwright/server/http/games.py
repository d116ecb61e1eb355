"""The games there are, and what each brings with it: rules, messages, lessons, puzzles."""

from __future__ import annotations

import importlib.resources

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from rollwright.server.http.handlers import SHORT, Handlers
from rollwright.server.http.requests import Refused, game_package, read_language
from rollwright.tables.wire.catalogue import catalogue


async def games(handlers: Handlers, request: Request) -> Response:
    return JSONResponse(catalogue(), headers=SHORT)


async def rules(handlers: Handlers, request: Request) -> Response:
    package, language = game_package(request), read_language(request)
    for name in (f"RULES.{language}.md", "RULES.md"):
        page = importlib.resources.files(package) / name
        if page.is_file():
            return Response(page.read_text("utf-8"), media_type="text/markdown; charset=utf-8", headers=SHORT)
    raise Refused(404, "unknown", "this game has no rules page")


async def messages(handlers: Handlers, request: Request) -> Response:
    package, language = game_package(request), read_language(request)
    for name in (f"{language}.ftl", "en.ftl"):
        file = importlib.resources.files(package) / "messages" / name
        if file.is_file():
            return PlainTextResponse(file.read_text("utf-8"), headers=SHORT)
    raise Refused(404, "unknown", "this game has no messages")


async def lessons(handlers: Handlers, request: Request) -> Response:
    """One after the other, as their files' names number them."""
    folder = importlib.resources.files(game_package(request)) / "lessons"
    files = [file for file in folder.iterdir() if file.name.endswith(".lesson")] if folder.is_dir() else []
    if not files:
        raise Refused(404, "unknown", "this game has no lessons")
    course = "\n".join(file.read_text("utf-8") for file in sorted(files, key=lambda file: file.name))
    return PlainTextResponse(course, headers=SHORT)


async def first_game(handlers: Handlers, request: Request) -> Response:
    file = importlib.resources.files(game_package(request)) / "lessons" / "first-game.json"
    if not file.is_file():
        raise Refused(404, "unknown", "this game has no first game to guide through")
    return Response(file.read_text("utf-8"), media_type="application/json", headers=SHORT)


async def puzzles(handlers: Handlers, request: Request) -> Response:
    file = importlib.resources.files(game_package(request)) / "puzzles.json"
    if not file.is_file():
        raise Refused(404, "unknown", "this game has no puzzles")
    return Response(file.read_text("utf-8"), media_type="application/json", headers=SHORT)
