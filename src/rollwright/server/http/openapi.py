"""The description of the HTTP interface, for programs (OpenAPI 3.1) and as a page for people. Made from routes.py."""

from __future__ import annotations

import html
import re
from typing import Any, Final

from rollwright import __version__
from rollwright.server.http.endpoint import Endpoint
from rollwright.server.http.routes import ENDPOINTS

_ERROR: Final = {
    "type": "object",
    "required": ["code", "why"],
    "properties": {
        "code": {"type": "string"},
        "why": {"type": "string"},
        "faults": {
            "description": "All that is wrong with a content pack: a code and values, which the game's messages word;"
            " the place, as names of fields and numbers of entries from 0; and the same in English.",
            "type": "array",
            "items": {
                "type": "object",
                "required": ["code", "values", "place", "text"],
                "properties": {
                    "code": {"type": "string"},
                    "values": {"type": "object", "additionalProperties": {"type": ["string", "integer"]}},
                    "place": {"type": "array", "items": {"type": ["string", "integer"]}},
                    "text": {"type": "string"},
                },
            },
        },
    },
}
_QUERY: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "lang": ("The language: en, fr or nl.", {"type": "string", "enum": ["en", "fr", "nl"]}),
    "seat": ("The seat that is looked from.", {"type": "integer", "minimum": 0}),
    "after": (
        "How far the list has been read: it goes on after that number; 0 for all.",
        {"type": "integer", "minimum": 0},
    ),
    "most": ("How many are listed at most.", {"type": "integer", "minimum": 0}),
    "before": ("The table that the list goes on after.", {"type": "string"}),
    "replaces": ("The hash of a content pack of yours that is forgotten for this one.", {"type": "string"}),
}


def description() -> dict[str, Any]:
    """The document at /api/openapi.json."""
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Rollwright",
            "version": __version__,
            "description": "What is asked once. News of tables, and commands to them, go over the WebSocket at /ws.",
        },
        "paths": paths,
        "components": {
            "securitySchemes": {"ticket": {"type": "http", "scheme": "bearer"}},
            "schemas": {"Error": _ERROR},
        },
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    success: dict[str, Any] = {"description": "As asked."}
    if endpoint.success != 204:
        schema = endpoint.answer if endpoint.gives == "application/json" else {"type": "string"}
        success["content"] = {endpoint.gives: {"schema": schema}}
    problem = {
        "description": "What is wrong, and what would be right.",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}},
    }
    errors = set(endpoint.errors) | ({429} if endpoint.path.startswith("/api/") else set())
    if endpoint.ticket:
        errors.add(401)
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "responses": {str(endpoint.success): success, **{str(status): problem for status in sorted(errors)}},
    }
    in_path = re.findall(r"{(\w+)}", endpoint.path)
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in in_path
    ]
    for name in endpoint.query:
        text, schema = _QUERY[name]
        parameters.append({"name": name, "in": "query", "required": False, "description": text, "schema": schema})
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        operation["requestBody"] = {"content": {endpoint.takes: {"schema": endpoint.body}}}
    if endpoint.ticket:
        operation["security"] = [{"ticket": []}] if endpoint.ticket == "needed" else [{}, {"ticket": []}]
    return operation


_INTRODUCTION: Final = """<p>What is asked once is asked here. News of tables, and commands to them, go over the
WebSocket at <code>/ws</code>. The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>"""


def page() -> str:
    """The page at /api/docs: plain HTML, readable without scripts and styles from elsewhere."""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>",
        "<title>Rollwright: HTTP interface</title><link rel=stylesheet href=/api/docs.css>",
        f"<h1>Rollwright {html.escape(__version__)}: HTTP interface</h1>",
        _INTRODUCTION,
    ]
    for endpoint in ENDPOINTS:
        operation = _operation(endpoint)
        query = "".join(f"<li><code>?{name}=</code> {html.escape(_QUERY[name][0])}" for name in endpoint.query)
        ticket = f"<li>Ticket {endpoint.ticket}." if endpoint.ticket else ""
        parts.append(
            f"<section><h2><code>{endpoint.method} {html.escape(endpoint.path)}</code></h2>"
            f"<p>{html.escape(endpoint.summary)}</p><ul>{query}{ticket}"
            f"<li>Answers: {', '.join(operation['responses'])}; gives {endpoint.gives}</ul></section>"
        )
    return "\n".join(parts)


STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
h2 { font-size: 1rem; margin: 1.5rem 0 0; overflow-wrap: anywhere; }
p, ul { margin: 0.25rem 0; }
"""
