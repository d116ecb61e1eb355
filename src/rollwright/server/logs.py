"""Structured logs: one JSON object a line. Ids are written; tickets, seeds, secrets, names and chat never are."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from datetime import UTC, datetime
from typing import Final

LOG: Final = logging.getLogger("rollwright")

_FIELDS: Final = "fields"
_SELDOM: Final = 60.0
"""Seconds."""


class _JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, _FIELDS, {}))
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            line["error"] = type(error).__name__
            # Where it happened, and no values: a message could hold what somebody has typed.
            line["where"] = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str) -> None:
    """Log this package and its web server to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonLines())
    for name in ("rollwright", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level.upper())


def log(event: str, **fields: object) -> None:
    LOG.info(event, extra={_FIELDS: fields})


def log_notable(event: str, **fields: object) -> None:
    LOG.warning(event, extra={_FIELDS: fields})


def log_error(event: str, error: BaseException, **fields: object) -> None:
    LOG.error(event, exc_info=error, extra={_FIELDS: fields})


class Seldom:
    """Something that anybody can bring about as often as they like: logged once a minute, with how often it was."""

    def __init__(self, event: str) -> None:
        self._event: Final = event
        self._times = 0
        self._logged_at = float("-inf")

    def log(self, **latest: object) -> None:
        self._times += 1
        now = time.monotonic()
        if now - self._logged_at >= _SELDOM:
            log_notable(self._event, times=self._times, **latest)
            self._times, self._logged_at = 0, now
