"""Illegal moves that the tests of the rules try: kept where somebody asks for them, for docs/refusals.md."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.model import CHANCE, Refusal, Seat
from rollwright.texts.words import Words

KEPT_IN: Final = os.environ.get("ROLLWRIGHT_ILLEGAL", "")
"""The file in which every illegal move is kept, a line each."""
LANGUAGES: Final = ("en", "fr", "nl")
ROOT: Final = Path(__file__).parent.parent
TESTS: Final = ROOT / "tests" / "games"
NAMES: Final = ("Ada", "Ben", "Cleo", "Dirk", "Emma")


class Illegal(NamedTuple):
    """A position, and what somebody tries there."""

    game: str
    position: str
    players: int
    edition: str
    version: int
    options: dict[str, Any]
    pack: str
    """The file of its content pack; empty for the game's own."""
    seat: Seat
    text: str

    def refusal(self) -> Refusal:
        game = find_game(self.game)
        content = (ROOT / self.pack).read_text(encoding="utf-8") if self.pack else ""
        setup = make_setup(game, self.players, self.edition, self.options, self.version, content)
        found = game.judge(game.read(setup, self.position), self.seat, self.text)
        assert isinstance(found, Refusal), f"{self.text!r} is allowed at {self.position}"
        return found

    def worded(self, language: str) -> str:
        return _words(self.game, language).refusal(self.refusal())


@cache
def _words(game_id: str, language: str) -> Words:
    return Words(find_game(game_id), language, NAMES)


@cache
def _pack(game_id: str, content: str) -> str | None:
    """The file of a content pack, empty for the game's own; None for one that a test has made up."""
    game = find_game(game_id)
    files = {game.content(file.read_text(encoding="utf-8")): file for file in (TESTS / game_id).glob("*.json")}
    files.pop(game.content(""), None)
    if content == game.content(""):
        return ""
    return str(files[content].relative_to(ROOT)) if content in files else None


def keep(game: Any, position: Any, seat: Seat, text: str) -> None:
    setup = game.setup(position)
    pack = _pack(game.id, setup.content) if KEPT_IN and seat != CHANCE else None
    if pack is None:
        return
    options = dict(setup.options)
    illegal = Illegal(
        game.id, game.write(position), setup.players, setup.edition, setup.version, options, pack, seat, text
    )
    with Path(KEPT_IN).open("a", encoding="utf-8") as file:
        file.write(json.dumps(illegal) + "\n")


def kept(file: Path) -> list[Illegal]:
    return [Illegal(*json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]
