"""The part of the table of routes that is about calls: docs/alerts.md."""

from __future__ import annotations

from typing import Any, Final

from rollwright.server.http import alerts
from rollwright.server.http.endpoint import NUMBER, OBJECT, TEXT, Endpoint

_FLAG: Final = {"type": "boolean"}
_WISHES: Final[dict[str, Any]] = {
    "type": "object",
    "properties": {
        "when": {"type": "string", "enum": ["always", "away", "daily", "never"]},
        "language": {"type": "string", "enum": ["en", "fr", "nl"]},
        "zone": {"type": "string", "maxLength": 64},
        "quiet": {"type": ["array", "null"], "items": NUMBER, "minItems": 2, "maxItems": 2},
        "hour": {"type": "integer", "minimum": 0, "maximum": 23},
        "mail": _FLAG,
        "over": _FLAG,
        "nudges": _FLAG,
        "invites": _FLAG,
        "challenge": _FLAG,
        "tables": {"type": "object", "additionalProperties": {"type": "string", "enum": ["always", "never"]}},
    },
}
_RING: Final = {
    "type": "object",
    "required": ["id", "kind", "host", "at"],
    "properties": {"id": TEXT, "kind": TEXT, "host": TEXT, "at": NUMBER, "shape": TEXT, "secret": TEXT},
}
_ALERTS: Final = {
    "type": "object",
    "required": ["key", "mail", "address", "asked", "wishes", "rings", "calendar"],
    "properties": {
        "key": TEXT,
        "mail": _FLAG,
        "address": {"type": ["string", "null"]},
        "asked": _FLAG,
        "wishes": _WISHES,
        "rings": {"type": "array", "items": _RING},
        "calendar": {"type": ["string", "null"]},
    },
}

ALERT_ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/alerts",
        alerts.alerts,
        "How you wish to be called, and where: `key` is what a browser needs to be reached by this site.",
        answer=_ALERTS,
        ticket="needed",
    ),
    Endpoint(
        "PUT",
        "/api/alerts",
        alerts.set_alerts,
        "Say how you wish to be called; what is left out is as at first.",
        answer=_ALERTS,
        body=_WISHES,
        ticket="needed",
        errors=(400, 413),
    ),
    Endpoint(
        "POST",
        "/api/alerts/rings",
        alerts.add_ring,
        "Add a place where you are reached: a browser, by its push subscription (`address` is its endpoint), or a"
        " webhook. The secret that a webhook is signed with is told once.",
        success=201,
        answer=_RING,
        body={
            "type": "object",
            "required": ["kind", "address"],
            "properties": {
                "kind": {"type": "string", "enum": ["push", "webhook"]},
                "address": {"type": "string", "maxLength": 2048},
                "keys": OBJECT,
                "shape": {"type": "string", "enum": ["plain", "discord", "slack", "matrix"]},
            },
        },
        ticket="needed",
        errors=(400, 413),
    ),
    Endpoint(
        "DELETE",
        "/api/alerts/rings/{ring}",
        alerts.forget_ring,
        "Be called there no more.",
        success=204,
        ticket="needed",
        errors=(404,),
    ),
    Endpoint(
        "POST",
        "/api/alerts/rings/move",
        alerts.move_ring,
        "A browser has another subscription: `was` and `auth` are the endpoint and the key of the one before.",
        success=201,
        answer=_RING,
        body={
            "type": "object",
            "required": ["was", "auth", "address", "keys"],
            "properties": {
                "was": {"type": "string", "maxLength": 2048},
                "auth": {"type": "string", "maxLength": 64},
                "address": {"type": "string", "maxLength": 2048},
                "keys": OBJECT,
            },
        },
        errors=(400, 404, 413),
    ),
    Endpoint(
        "POST",
        "/api/alerts/try",
        alerts.try_alerts,
        "Have a call sent to all places, to see how it comes.",
        success=202,
        ticket="needed",
    ),
    Endpoint(
        "POST",
        "/api/alerts/came",
        alerts.alert_came,
        "A browser got a call: `ring` stands in it.",
        success=204,
        body={"type": "object", "required": ["ring"], "properties": {"ring": {"type": "string", "maxLength": 64}}},
        errors=(400, 413),
    ),
    Endpoint(
        "POST",
        "/api/alerts/calendar",
        alerts.new_calendar,
        "Make a link to a calendar of your turns; the one before ends.",
        success=201,
        answer=_ALERTS,
        ticket="needed",
    ),
    Endpoint(
        "GET",
        "/api/alerts/calendar/{link}",
        alerts.read_calendar,
        "The calendar: when each turn that waits is due.",
        gives="text/calendar",
        answer=TEXT,
        errors=(404,),
    ),
    Endpoint(
        "POST",
        "/api/alerts/stop/{link}",
        alerts.stop_alerts,
        "What a link in a mail asks for: no more mail, or nothing more about a table. It needs no ticket.",
        answer={"type": "object", "required": ["stopped"], "properties": {"stopped": TEXT}},
        errors=(404,),
    ),
)
