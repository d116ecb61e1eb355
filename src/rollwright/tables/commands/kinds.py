"""All commands, in the order in which a table meets them."""

from __future__ import annotations

from typing import Final

from rollwright.tables.commands.absence import Nudge, Vote
from rollwright.tables.commands.command import Command
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.game import Act, Close, Credit, Rematch, Reseal, Resign, Return, Timeout, Undo
from rollwright.tables.commands.lobby import Leave, OpenSeat, Reveal, SeatBot, Sit, Start
from rollwright.tables.commands.standing import GiveAnswer, Instruct
from rollwright.tables.commands.vacation import Pause

LOBBY: Final[tuple[type[Command], ...]] = (Create, Sit, Leave, SeatBot, OpenSeat, Start, Reveal)
GAME: Final[tuple[type[Command], ...]] = (
    Act,
    Undo,
    Nudge,
    Vote,
    Pause,
    Instruct,
    GiveAnswer,
    Resign,
    Return,
    Timeout,
    Reseal,
    Credit,
)
END: Final[tuple[type[Command], ...]] = (Rematch, Close)
COMMANDS: Final[tuple[type[Command], ...]] = (*LOBBY, *GAME, *END)
BY_WORD: Final[dict[str, type[Command]]] = {command.do: command for command in COMMANDS}
