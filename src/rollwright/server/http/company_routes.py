"""The part of the table of routes that is about people who know one another: docs/people.md."""

from __future__ import annotations

from typing import Any, Final

from rollwright.server.http import company
from rollwright.server.http.endpoint import OBJECT, TEXT, Endpoint

_FLAG: Final = {"type": "boolean"}
_KNOWN: Final = {"type": "object", "required": ["id", "name"], "properties": {"id": TEXT, "name": TEXT}}
_CIRCLE: Final[dict[str, Any]] = {
    "type": "object",
    "required": ["name", "game", "clock", "word", "members", "member"],
    "properties": {
        "name": TEXT,
        "game": TEXT,
        "clock": OBJECT,
        "word": TEXT,
        "members": {"type": "array", "items": _KNOWN},
        "member": _FLAG,
        "table": TEXT,
        "phase": {"type": ["string", "null"]},
        "tables": {"type": "array", "items": TEXT},
    },
}
_WISH: Final[dict[str, Any]] = {
    "type": "object",
    "required": ["name", "game", "clock"],
    "properties": {"name": {"type": "string", "maxLength": 40}, "game": TEXT, "clock": OBJECT, "renew": _FLAG},
}
_PERSON: Final[dict[str, Any]] = {"type": "object", "required": ["person"], "properties": {"person": TEXT}}

COMPANY_ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/people",
        company.people,
        "The people you know: who asks you to a table, your groups, and whom you block.",
        answer={
            "type": "object",
            "required": ["invitations", "circles", "blocked"],
            "properties": {
                "invitations": {"type": "array", "items": OBJECT},
                "circles": {"type": "array", "items": _CIRCLE},
                "blocked": {"type": "array", "items": _KNOWN},
            },
        },
        ticket="needed",
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/invitations",
        company.invite,
        "Ask somebody with whom you have finished a game, or who is in a group with you, to a table that you sit at.",
        success=201,
        answer={"type": "object", "required": ["asked"], "properties": {"asked": _FLAG}},
        body={
            "type": "object",
            "required": ["person"],
            "properties": {"person": TEXT, "word": {"type": "string", "maxLength": 140}},
        },
        ticket="needed",
        errors=(400, 404, 409, 413),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/invitations",
        company.asked_to_table,
        "Who was asked to a table that you sit at, and who has declined.",
        answer={"type": "object", "required": ["asked"], "properties": {"asked": {"type": "array", "items": _KNOWN}}},
        ticket="needed",
        errors=(404,),
    ),
    Endpoint(
        "DELETE",
        "/api/invitations/{table}",
        company.decline,
        "Decline an invitation. The seat stays open.",
        success=204,
        ticket="needed",
        errors=(404,),
    ),
    Endpoint(
        "POST",
        "/api/blocks",
        company.block,
        "Block somebody: they can't ask you, nor sit down where you wait, and aren't told.",
        success=204,
        body=_PERSON,
        ticket="needed",
        errors=(400, 413),
    ),
    Endpoint("DELETE", "/api/blocks/{person}", company.unblock, "Block them no more.", success=204, ticket="needed"),
    Endpoint(
        "POST",
        "/api/circles",
        company.new_circle,
        "Found a group, with a link that always leads to its table.",
        success=201,
        answer=_CIRCLE,
        body=_WISH,
        ticket="needed",
        errors=(400, 409, 413),
    ),
    Endpoint(
        "GET",
        "/api/circles/{word}",
        company.circle,
        "The group that a link leads to: `word` is its end.",
        answer=_CIRCLE,
        ticket="needed",
        errors=(404,),
    ),
    Endpoint(
        "PUT",
        "/api/circles/{word}",
        company.change_circle,
        "Call a group something else, or have it play otherwise. With `renew` the link of before ends.",
        answer={"type": "object", "required": ["word"], "properties": {"word": TEXT}},
        body=_WISH,
        ticket="needed",
        errors=(400, 403, 404, 413),
    ),
    Endpoint(
        "POST",
        "/api/circles/{word}/members",
        company.join_circle,
        "Come into a group.",
        success=204,
        ticket="needed",
        errors=(404, 409),
    ),
    Endpoint(
        "DELETE",
        "/api/circles/{word}/members/{person}",
        company.leave_circle,
        "Leave a group: `person` is `me`. Who has founded it can also take others out of it.",
        success=204,
        ticket="needed",
        errors=(403, 404),
    ),
    Endpoint(
        "POST",
        "/api/circles/{word}/table",
        company.lay_circle_table,
        "Make a table that you sit at your group's. Where another was faster than `before` says, that one stays.",
        answer={"type": "object", "required": ["table"], "properties": {"table": TEXT}},
        body={"type": "object", "required": ["table"], "properties": {"table": TEXT, "before": TEXT}},
        ticket="needed",
        errors=(400, 403, 404, 413),
    ),
)
