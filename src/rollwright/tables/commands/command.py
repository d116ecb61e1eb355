"""All commands, for who still looks for them here."""

from rollwright.tables.commands.base import (
    ENTROPY,
    SHARDS,
    Command,
    Fresh,
    fresh_from,
    shard_of_code,
    shard_of_table,
)
from rollwright.tables.commands.game import Act, Close, Credit, Rematch, Resign, Return, Timeout, Undo
from rollwright.tables.commands.lobby import Create, Leave, OpenSeat, Reveal, SeatBot, Sit, Start

__all__ = [
    "ENTROPY",
    "SHARDS",
    "Act",
    "Close",
    "Command",
    "Create",
    "Credit",
    "Fresh",
    "Leave",
    "OpenSeat",
    "Rematch",
    "Resign",
    "Return",
    "Reveal",
    "SeatBot",
    "Sit",
    "Start",
    "Timeout",
    "Undo",
    "fresh_from",
    "shard_of_code",
    "shard_of_table",
]
