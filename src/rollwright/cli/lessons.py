"""The lessons of a game: the files in its folder, in their order."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rollwright.cli.errors import CommandError
from rollwright.kernel.discovery import package_of
from rollwright.kernel.lesson import Lesson, read_lesson
from rollwright.kernel.record import RecordError
from rollwright.texts.folders import folder_of

_SUFFIX: Final = ".lesson"


def lesson_files(game_id: str) -> list[Path]:
    """The lessons of a game from the first to the last; none where nobody has written any."""
    folder = folder_of(package_of(game_id)) / "lessons"
    return sorted(folder.glob(f"*{_SUFFIX}")) if folder.is_dir() else []


def course_of(game_id: str) -> dict[str, Lesson]:
    """The lessons of a game by their names, in their order."""
    return {file.stem: _read(file) for file in lesson_files(game_id)}


def _read(file: Path) -> Lesson:
    try:
        return read_lesson(file.read_text(encoding="utf-8"))
    except RecordError as error:
        raise CommandError(f"{file.name}: {error}") from error
