"""One method of one path: what answers it, and how it is described."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from starlette.requests import Request

from rollwright.server.http.handlers import Answer, Handlers

TEXT: Final = {"type": "string"}
OBJECT: Final = {"type": "object"}
GUEST: Final[dict[str, Any]] = {
    "type": "object",
    "required": ["id", "name", "ticket"],
    "properties": {"id": TEXT, "name": TEXT, "ticket": TEXT},
}
NUMBER: Final = {"type": "integer"}
"""Shapes that several answers have."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One method of one path, and what answers it."""

    method: str
    path: str
    handler: Callable[[Handlers, Request], Answer]
    summary: str
    gives: str = "application/json"
    success: int = 200
    answer: dict[str, Any] = field(default_factory=lambda: dict(OBJECT))
    body: dict[str, Any] | None = None
    takes: str = "application/json"
    query: tuple[str, ...] = ()
    ticket: str = ""
    """Whether a ticket is "needed" or "optional"."""
    errors: tuple[int, ...] = ()
