"""Many finished games in somebody's list, made of a few recorded ones: for what a long list does."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from rollwright.tables.commands.finished import Finished
from rollwright.tables.commands.fresh import fresh_from
from rollwright.tables.log.table import Row
from rollwright.tables.study.import_record import import_record

RECORDS: Final = Path(__file__).parent.parent / "data" / "reviews"
DAY: Final = 24 * 60 * 60 * 1000
LATEST: Final = 1_795_000_000_000


@cache
def played() -> tuple[tuple[list[Row], Finished], ...]:
    """The recorded games, each with its log."""
    found = []
    for file in sorted(RECORDS.glob("*.txt")):
        rows = import_record(file.read_text("utf-8"), "somebody", fresh_from(file.name.encode().ljust(64)), 1)
        (end,) = [effect for effect in rows[-1].effects if isinstance(effect, Finished)]
        found.append(([one.row for one in rows], end))
    return tuple(found)


def game(number: int, person: str, others: Sequence[str] | None = None, latest: int = LATEST) -> dict[str, Any]:
    """The body of one: a person's seat is the first; bots that sit at others give way to people."""
    _, end = played()[number % len(played())]
    body: dict[str, Any] = json.loads(json.dumps(end.to_json()))
    body["table"], body["at"] = f"t{number:06}", latest - number * DAY // 3
    people = iter(others or [])
    for seat, one in enumerate(body["seats"]):
        name = person if seat == 0 else next(people, "")
        if name:
            one |= {"person": name, "bot": None, "bot_version": 0, "away": False, "resigned": False}
        elif seat:
            one |= {"person": None, "bot": one["bot"] or "greedy", "away": False, "resigned": False}
    if number % 3 == 1 and len(body["seats"]) > 1:  # who won is another
        first, second = body["seats"][:2]
        for name in ("points", "place", "parts"):
            first[name], second[name] = second[name], first[name]
    return body


def fill(data: Path, person: str, bodies: list[dict[str, Any]], luck: list[float] | None = None) -> None:
    """Write them into the store of a server, which may be running."""
    with sqlite3.connect(data / "rollwright.db", timeout=30) as connection:
        connection.executemany(
            "insert into results (person, table_id, game, at, body, luck) values (?, ?, ?, ?, ?, ?)",
            [
                (person, body["table"], body["game"], body["at"], json.dumps(body), luck and json.dumps(luck))
                for body in bodies
            ],
        )
    connection.close()
