"""What goes wrong before a game begins: reported in one line, with exit code 2."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game
from rollwright.kernel.match import Match
from rollwright.kernel.record import Record, RecordError, read_record, replay


class CommandError(Exception):
    """A command that can't be carried out: what is wrong, and what would be right."""


def read_record_file(path: str) -> Record:
    try:
        return read_record(Path(path).read_text(encoding="utf-8"))
    except RecordError as error:
        raise CommandError(f"{path}: {error}") from error
    except OSError as error:
        raise CommandError(f"{path} can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise CommandError(f"{path} is not a record: it isn't text") from error


def replay_record(record: Record, path: str) -> Match[Any]:
    """The game that a file records."""
    try:
        return replay(find_game(record.header["game"]), record)
    except RecordError as error:
        raise CommandError(f"{path}: {error}") from error


def write_file(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{path} can't be written: {error.strerror}") from error


def players_text(game: Game[Any]) -> str:
    """The numbers of players, as "2, 3 or 4"."""
    numbers = [str(number) for number in game.players]
    return " or ".join(part for part in (", ".join(numbers[:-1]), numbers[-1]) if part)
