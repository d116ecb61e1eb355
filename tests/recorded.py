"""Many recorded games of every game and version: what was played once is played for ever.

    python -m tests.recorded

plays and keeps a thousand games of each version that has none yet. A file that is there is never written again: if its
games don't replay, the rules have changed, and that needs a new version.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import Game, digest, make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE
from rollwright.kernel.source import Source

FOLDER: Final = Path(__file__).parent / "data" / "records"
GAMES: Final = 1000
_CHANCE: Final = "x"


class Recorded(NamedTuple):
    """A line of a file: the set-up, all moves, chance's too, and the digest of the last position."""

    players: int
    edition: str
    content: str
    moves: list[str]
    digest: str

    def to_line(self) -> str:
        return f"{self.players} {self.edition} {self.content or '-'} {' '.join(self.moves)} {self.digest}\n"


def read(file: Path) -> Iterator[Recorded]:
    with lzma.open(file, "rt", encoding="utf-8") as lines:
        for line in lines:
            players, edition, content, *moves, last = line.split()
            yield Recorded(int(players), edition, "" if content == "-" else content, moves, last)


def name_of(file: Path) -> tuple[str, int]:
    """The game and the version that a file is of."""
    game, version = file.name.removesuffix(".xz").rsplit("-", 1)
    return game, int(version)


def file_of(game: Game[Any], version: int) -> Path:
    return FOLDER / f"{game.id}-{version}.xz"


def replay(game: Game[Any], version: int, recorded: Recorded) -> str:
    """The digest that the moves lead to now. Raises IllegalAction."""
    setup = make_setup(game, recorded.players, recorded.edition, version=version, content=recorded.content)
    match = Match(game, setup)
    for move in recorded.moves:
        actor, action = move.split(":")
        match.play(CHANCE if actor == _CHANCE else int(actor), int(action))
    assert match.over, "a recorded game comes to its end"
    return digest(game, match.position)


def _play(game: Game[Any], version: int, number: int) -> Recorded:
    """A random game; set-ups in turn."""
    setups = [(players, edition) for players in game.players for edition in game.editions]
    players, edition = setups[number % len(setups)]
    setup = make_setup(game, players, edition, version=version)
    match = Match(game, setup)
    source = Source(f"recorded {number}")
    match.settle(f"recorded {number}")
    while not match.over:
        acting = game.to_act(match.position)
        seat = acting[source.below(len(acting))]
        count = game.legal_count(match.position, seat)
        match.play(seat, game.nth_legal(match.position, seat, source.below(count)))
        match.settle(f"recorded {number}")
    moves = [f"{_CHANCE if move.actor == CHANCE else move.actor}:{move.action}" for move in match.moves]
    return Recorded(players, edition, setup.content, moves, digest(game, match.position))


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game_id in game_ids():
        game = find_game(game_id)
        for version in game.versions:
            file = file_of(game, version)
            if not file.exists():
                with lzma.open(file, "wt", encoding="utf-8", preset=9) as lines:
                    lines.writelines(_play(game, version, number).to_line() for number in range(GAMES))


if __name__ == "__main__":
    main()
