"""Webhooks: the shapes that chat rooms take, each signed with a secret that its owner was told once."""

from __future__ import annotations

import hmac
import json
from typing import Any, Final

from rollwright.server.host.alerts.letters import Letter

PLAIN: Final = "plain"
DISCORD: Final = "discord"
SLACK: Final = "slack"
MATRIX: Final = "matrix"
SHAPES: Final = (PLAIN, DISCORD, SLACK, MATRIX)


def body_of(shape: str, letter: Letter) -> bytes:
    text = f"{letter.title}\n{letter.text}\n{letter.link}"
    body: dict[str, Any]
    if shape == DISCORD:
        body = {"content": text, "allowed_mentions": {"parse": []}}
    elif shape == SLACK:
        body = {"text": _plain(text)}
    elif shape == MATRIX:
        body = {"text": text, "username": "Rollwright"}
    else:
        body = {
            "event": letter.kind,
            "game": letter.game,
            "table": letter.table,
            "title": letter.title,
            "text": letter.text,
            "link": letter.link,
            "until": letter.until or None,
        }
    return json.dumps(body, ensure_ascii=False).encode()


def headers_of(secret: str, body: bytes, now: int) -> dict[str, str]:
    """The signature is that of the time, a dot and the body, by HMAC-SHA256. `now` is in seconds."""
    signature = hmac.digest(secret.encode(), f"{now}.".encode() + body, "sha256").hex()
    return {
        "Content-Type": "application/json",
        "User-Agent": "rollwright",
        "X-Rollwright-Time": str(now),
        "X-Rollwright-Signature": f"sha256={signature}",
    }


def _plain(text: str) -> str:
    """Signs that Slack takes for links and mentions."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
