"""The one table of what is answered over HTTP. The application and its OpenAPI page are both made from it."""

from __future__ import annotations

from typing import Any, Final

from rollwright.server.http import my_games, vacations
from rollwright.server.http.account_routes import ACCOUNT_ENDPOINTS
from rollwright.server.http.alert_routes import ALERT_ENDPOINTS
from rollwright.server.http.company_routes import COMPANY_ENDPOINTS
from rollwright.server.http.endpoint import GUEST, NUMBER, OBJECT, TEXT, Endpoint
from rollwright.server.http.game_routes import GAME_ENDPOINTS
from rollwright.server.http.handlers import Handlers

_HEAD: Final = {
    "type": "object",
    "required": ["number", "hash", "at", "key", "signature"],
    "properties": {"number": NUMBER, "hash": TEXT, "at": NUMBER, "key": TEXT, "signature": TEXT},
}
_ENTRY: Final = {
    "type": "object",
    "required": ["number", "at", "before", "seals", "hash"],
    "properties": {
        "number": NUMBER,
        "at": NUMBER,
        "before": TEXT,
        "seals": {"type": "array", "items": TEXT},
        "hash": TEXT,
    },
}
_CHALLENGE: Final = {
    "type": "object",
    "required": ["id", "game", "players", "seats", "begins", "ends", "closes", "commit", "leaf", "state", "seed"],
    "properties": {
        "id": TEXT,
        "game": TEXT,
        "players": NUMBER,
        "seats": {"type": "array", "items": {"type": ["string", "null"]}},
        "begins": NUMBER,
        "ends": NUMBER,
        "closes": NUMBER,
        "commit": TEXT,
        "leaf": TEXT,
        "sealed": {"type": ["integer", "null"]},
        "state": {"enum": ["soon", "open", "finishing", "closed"]},
        "void": {"type": "boolean"},
        "begun": NUMBER,
        "ranked": NUMBER,
        "seed": {"type": ["string", "null"]},
        "mine": {"type": ["object", "null"]},
    },
}
_GAMES: Final = {
    "type": "object",
    "required": ["games", "more"],
    "properties": {"games": {"type": "array", "items": OBJECT}, "more": {"type": "boolean"}},
}

_VACATION: Final[dict[str, Any]] = {
    "type": "object",
    "required": ["days", "left", "vacation"],
    "properties": {
        "days": NUMBER,
        "left": NUMBER,
        "vacation": {"type": ["object", "null"], "properties": {"from": NUMBER, "until": NUMBER}},
    },
}

ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/guests",
        Handlers.new_guest,
        "Become a guest. The ticket is the only proof of who you are: keep it, and show it to nobody.",
        success=201,
        answer=GUEST,
        body={"type": "object", "properties": {"name": {"type": "string", "maxLength": 40}}},
        errors=(400, 413),
    ),
    Endpoint("GET", "/api/guests/me", Handlers.me, "Who a ticket belongs to.", ticket="needed"),
    Endpoint(
        "DELETE",
        "/api/guests/me",
        Handlers.forget_me,
        "Erase name, tickets and chat. Games that were played stay, without a name.",
        success=204,
        ticket="needed",
    ),
    Endpoint(
        "GET",
        "/api/me/games",
        my_games.my_games,
        "The games that you have finished, the latest first: how each was set up, who sat where, what came of it and"
        " by what, and how luck fell where it was reviewed. `most` is 50 where it is left out, and 500 at most. Where"
        " there are more, ask again with the last of these tables as `before`.",
        answer=_GAMES,
        query=("before", "most"),
        ticket="needed",
        errors=(400,),
    ),
    Endpoint(
        "GET",
        "/api/me/games/all",
        my_games.take_games_along,
        "All of them to take along, a line of JSON for each, with its `record` and the last `view`. The last line is"
        " `count`: how many there were.",
        gives="application/x-ndjson",
        answer=TEXT,
        ticket="needed",
    ),
    Endpoint(
        "POST",
        "/api/tickets/move",
        Handlers.new_link,
        "A link that makes another device the same guest: once, within ten minutes.",
        success=201,
        answer={"type": "object", "properties": {"link": TEXT, "seconds": {"type": "integer"}}},
        ticket="needed",
    ),
    Endpoint(
        "POST",
        "/api/tickets/claim",
        Handlers.use_link,
        "Use such a link, on the other device: `link` is the word after its #.",
        success=201,
        answer=GUEST,
        body={"type": "object", "required": ["link"], "properties": {"link": TEXT}},
        errors=(400, 404, 413),
    ),
    Endpoint(
        "GET",
        "/api/me/vacation",
        vacations.vacation,
        "How many days of vacation you have in a year and how many are left, and the vacation that is or comes next.",
        answer=_VACATION,
        ticket="needed",
    ),
    Endpoint(
        "PUT",
        "/api/me/vacation",
        vacations.plan_vacation,
        "Go on vacation, now or later: your clocks stand at every table where turns have days, and the others see it."
        " It takes the place of the one that is or comes next; 409 where you have not so many days left.",
        answer=_VACATION,
        body={"type": "object", "required": ["from", "until"], "properties": {"from": NUMBER, "until": NUMBER}},
        ticket="needed",
        errors=(400, 409, 413),
    ),
    Endpoint(
        "DELETE",
        "/api/me/vacation",
        vacations.end_vacation,
        "Be back, or stay: your clocks go on.",
        answer=_VACATION,
        ticket="needed",
    ),
    *ACCOUNT_ENDPOINTS,
    *ALERT_ENDPOINTS,
    *COMPANY_ENDPOINTS,
    *GAME_ENDPOINTS,
    Endpoint(
        "GET",
        "/api/codes/{code}",
        Handlers.table_of_code,
        "The table that a code leads to.",
        answer={"type": "object", "required": ["table"], "properties": {"table": TEXT}},
        errors=(404,),
    ),
    Endpoint(
        "POST",
        "/api/tables",
        Handlers.take_in,
        "Hand in a game that was played elsewhere: the body is its record. It is replayed by the rules, and becomes a"
        " table of yours, over or to be gone on with; its dice are marked local. The same record again leads to the"
        " same table.",
        success=201,
        answer={"type": "object", "required": ["table"], "properties": {"table": TEXT}},
        body=TEXT,
        takes="text/plain",
        ticket="needed",
        errors=(400, 413),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        Handlers.table,
        "How a table stands, beside its game.",
        ticket="optional",
        errors=(404,),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        Handlers.record,
        "The record of a game, as text: when it is over, or while you practise alone.",
        gives="text/plain",
        ticket="optional",
        errors=(404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/log",
        Handlers.log,
        "The log, for `rollwright verify`. While the game goes on it ends before what you may not know.",
        ticket="optional",
        errors=(404,),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        Handlers.replay,
        "The game so far, move by move, with the view after each: from your seat, or when it is over from any.",
        query=("seat",),
        ticket="optional",
        errors=(400, 403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/studies",
        Handlers.study,
        "Play a study by the rules: the body is a record with comments and variations. The answer has every position of"
        " every line; no table comes of it.",
        body=TEXT,
        takes="text/plain",
        ticket="needed",
        errors=(400, 413),
    ),
    Endpoint(
        "GET",
        "/api/daily",
        Handlers.calendar,
        "The challenges that are on now and that come next, each with your try at it; and all your tries, the latest"
        " first.",
        answer={
            "type": "object",
            "required": ["now", "challenges", "mine"],
            "properties": {
                "now": NUMBER,
                "challenges": {"type": "array", "items": _CHALLENGE},
                "mine": {"type": "array", "items": OBJECT},
            },
        },
        ticket="optional",
    ),
    Endpoint(
        "GET",
        "/api/daily/{when}/{game}",
        Handlers.challenge,
        "A challenge, by its day (2026-11-18) or week (2026-W47) and its game: how it is set up, its seal, how many"
        " have taken it up, and your own try. When it is closed, also the seed of its deal.",
        answer=_CHALLENGE,
        ticket="optional",
        errors=(404,),
    ),
    Endpoint(
        "GET",
        "/api/daily/{when}/{game}/results",
        Handlers.challenge_results,
        "What ranks, the best first, 100 at a time after so many; your own wherever it is; and how many have each"
        " score. When it is closed, also the table of each, whose log anybody can replay and check with the seed.",
        answer={
            "type": "object",
            "required": ["id", "closed", "seed", "scores", "mine", "results", "more"],
            "properties": {
                "id": TEXT,
                "closed": {"type": "boolean"},
                "seed": {"type": ["string", "null"]},
                "scores": {"type": "array", "items": {"type": "array", "items": NUMBER}},
                "mine": {"type": ["object", "null"]},
                "results": {"type": "array", "items": OBJECT},
                "more": {"type": "boolean"},
            },
        },
        query=("after",),
        ticket="optional",
        errors=(400, 404),
    ),
    Endpoint(
        "GET",
        "/api/seals",
        Handlers.seals,
        "The signed head of the public log of seals, and the number of its first entry.",
        answer={
            "type": "object",
            "required": ["head", "first"],
            "properties": {"head": _HEAD, "first": NUMBER},
        },
    ),
    Endpoint(
        "GET",
        "/api/seals/entries",
        Handlers.seal_entries,
        "Entries of the log of seals, at most 500, and its head. Ask again with the last of these numbers as `after`.",
        answer={
            "type": "object",
            "required": ["entries", "head"],
            "properties": {"entries": {"type": "array", "items": _ENTRY}, "head": _HEAD},
        },
        query=("after",),
        errors=(400,),
    ),
    Endpoint(
        "GET",
        "/api/seals/of/{leaf}",
        Handlers.seal_entry,
        "The entry that a table's seal is in, by its leaf: so anybody who sat there can look whether it was public.",
        answer={"type": "object", "required": ["entry"], "properties": {"entry": _ENTRY}},
        errors=(404,),
    ),
    Endpoint("GET", "/healthz", Handlers.healthz, "Whether the server is there."),
    Endpoint("GET", "/readyz", Handlers.readyz, "Whether it can also write to its store.", errors=(503,)),
    Endpoint("GET", "/metrics", Handlers.metrics, "Figures for Prometheus.", gives="text/plain"),
)
