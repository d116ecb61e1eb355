"""The part of the table of routes that is about games, and about packs for them."""

from __future__ import annotations

from typing import Final

from rollwright.server.http import games, packs
from rollwright.server.http.endpoint import NUMBER, OBJECT, TEXT, Endpoint

_PACK: Final = {
    "type": "object",
    "required": ["hash", "name", "version"],
    "properties": {"hash": TEXT, "name": {"type": ["string", "object"]}, "version": NUMBER, "at": NUMBER},
}

GAME_ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/games",
        games.games,
        "The games there are, with players, editions, options and content; and the bots.",
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        games.rules,
        "The rules of a game, in Markdown.",
        gives="text/markdown",
        query=("lang",),
        errors=(400, 404),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/messages",
        games.messages,
        "What a game can say, in Fluent's format.",
        gives="text/plain",
        query=("lang",),
        errors=(400, 404),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/lessons",
        games.lessons,
        "The lessons of a game, one after the other.",
        gives="text/plain",
        errors=(404,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/first-game",
        games.first_game,
        "Where a first game with a coach begins, and what the coach says when.",
        answer=OBJECT,
        errors=(404,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/puzzles",
        games.puzzles,
        "The puzzles of a game: positions, the ways to go on from each, and by how much each is behind the best.",
        answer=OBJECT,
        errors=(404,),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/content",
        packs.new_pack,
        "Send a content pack of your own: the body is the file, in JSON. A table is played on it where you create one"
        " with its hash as `content`; nobody else is given it but in the logs and records of such tables. One that it"
        " `replaces`, by its hash, is forgotten.",
        success=201,
        answer=_PACK,
        body=OBJECT,
        query=("replaces",),
        ticket="needed",
        errors=(400, 404, 413),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/packs",
        packs.my_packs,
        "The content packs that you have sent, the latest first. Nobody else is told of them.",
        answer={"type": "object", "required": ["packs"], "properties": {"packs": {"type": "array", "items": _PACK}}},
        ticket="needed",
        errors=(404,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/packs/{hash}",
        packs.my_pack,
        "A content pack of yours, by its hash.",
        ticket="needed",
        errors=(404,),
    ),
    Endpoint(
        "DELETE",
        "/api/games/{game}/packs/{hash}",
        packs.forget_pack,
        "Forget a content pack of yours. Tables that are played on it go on with it.",
        success=204,
        ticket="needed",
        errors=(404,),
    ),
)
