"""The record of a table's game: what was played, as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rollwright.kernel.match import Match
from rollwright.kernel.record import write_record
from rollwright.tables.fairness.dice import CHAIN, DEALT, LOCAL
from rollwright.tables.log.chairs import PERSON
from rollwright.tables.log.table import Table

SOURCES: Final = {CHAIN: "sealed", DEALT: "sealed", LOCAL: "local"}
"""Where chance comes from, as a record says it."""
_SEATS: Final = "seats: "


def record_of(table: Table, match: Match[Any], names: Sequence[str] = ()) -> str:
    """What was taken back is left out. Names are those of the seats; without them persons are numbered."""
    bots = [f"{chair.bot} {chair.bot_version or 1}" if chair.bot else "" for chair in table.chairs]
    seats = ["" if chair.kind == PERSON else chair.bot for chair in table.chairs]
    return write_record(match, _readable(names or seats), bots, SOURCES[table.scheme])


def with_names(record: str, names: Sequence[str]) -> str:
    """A record with these names at its seats, which are in no position and no move."""
    head, gap, moves = record.partition("\n\n")
    seats = _SEATS + " | ".join(_readable(names))
    lines = [seats if line.startswith(_SEATS) else line for line in head.splitlines()]
    return "\n".join(lines) + gap + moves


def _readable(names: Sequence[str]) -> list[str]:
    """As a line of a header can hold them."""
    return [" ".join(name.replace("|", "/").split()) or f"player {seat}" for seat, name in enumerate(names, start=1)]
