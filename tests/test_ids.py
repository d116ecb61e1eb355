"""An id means one thing for ever: logs and records hold the ids of actions and the names of decks.

tests/data/ids has every one that was ever given out. A rules version may add some at the end, by

    python -m tests.test_ids

and the change of the file is read in review: nothing in it may go, move or change.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import Game, start
from rollwright.kernel.model import CHANCE
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source

FROZEN = Path(__file__).parent / "data/ids"
DECK = "deck "


def meanings(game: Game[Any]) -> list[str]:
    """What each id means, by its place."""
    return [game.write_action(action) for action in range(game.action_space)]


def decks(game: Game[Any]) -> set[str]:
    """The decks that some random games draw from."""
    found: set[str] = set()
    for players in game.players:
        for seed in range(2):
            position, source = start(game, players), Source(f"decks {seed}")
            while seats := game.to_act(position):
                if seats[0] == CHANCE:
                    found.add(game.chance(position).deck)
                seat, action = random_move(game, position, source)
                position = game.after(position, seat, action)
    return found - {""}


def frozen(game_id: str) -> list[str]:
    path = FROZEN / f"{game_id}.txt"
    assert path.exists(), f"the ids of {game_id} are not frozen yet: python -m tests.test_ids"
    return path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game_id", game_ids())
def test_no_action_id_has_changed_its_meaning(game_id: str) -> None:
    kept = [line for line in frozen(game_id) if not line.startswith(DECK)]
    now = meanings(find_game(game_id))
    changed = [(i, was, now[i]) for i, was in enumerate(kept) if i < len(now) and now[i] != was]
    assert not changed, f"of {game_id}, id {changed[0][0]} meant {changed[0][1]!r} and means {changed[0][2]!r}"
    assert len(now) >= len(kept), f"{game_id} has lost the ids from {len(now)} on"
    assert len(now) == len(kept), f"{game_id} has new ids from {len(kept)} on: python -m tests.test_ids"


@pytest.mark.parametrize("game_id", game_ids())
def test_no_deck_has_changed_its_name(game_id: str) -> None:
    kept = {line.removeprefix(DECK) for line in frozen(game_id) if line.startswith(DECK)}
    assert decks(find_game(game_id)) == kept


def freeze() -> None:
    """Write down new ids; those that are there stay as they are."""
    for game_id in game_ids():
        game, path = find_game(game_id), FROZEN / f"{game_id}.txt"
        known = frozen(game_id) if path.exists() else []
        kept = [line for line in known if not line.startswith(DECK)]
        lines = kept + meanings(game)[len(kept) :] + [DECK + name for name in sorted(decks(game))]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    freeze()
