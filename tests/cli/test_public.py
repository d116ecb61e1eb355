"""The terminal shows all that is public: whatever an onlooker may know of a position changes the drawing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from rollwright.cli.paint import Paint
from rollwright.cli.show import screen_of
from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import make_setup
from rollwright.kernel.model import NotationError
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.texts.words import Words

DRAWN: Final = [game_id for game_id in game_ids() if screen_of(game_id) is not None]
NAMES: Final = ["Ada", "Ben", "Cleo", "Dirk", "Emma"]
TOLD: Final[dict[str, set[str]]] = {
    "copenhagen_roll": {"rolls", "moved", "idle", "clean", "marked", "again", "crossed_at_setup"},
    "copenhagen_board": {"both", "took", "built", "second", "start", "shown", "turn"},
    "woodcraft_roll": {"dealt", "choice"},
}
"""Fields that say what has happened, or what is possible because of it: the news and the list of moves tell of them."""
ALTERATIONS: Final = 400


def positions(game: Any, players: int) -> Iterator[Any]:
    source = Source(f"public {game.id} {players}")
    position = game.new(make_setup(game, players))
    while game.to_act(position):
        yield position
        position = game.after(position, *random_move(game, position, source))


def fields(word: str) -> str:
    return word.partition("=")[0]


def altered(game: Any, players: int, source: Source) -> Iterator[tuple[str, Any, Any]]:
    """A position of a game, and the same with one word of its text from another position: what it names, and both."""
    setup = make_setup(game, players)
    texts = [game.write(position) for position in positions(game, players)]
    for _ in range(ALTERATIONS):
        one = [part.split() for part in texts[source.below(len(texts))].split("|")]
        other = [part.split() for part in texts[source.below(len(texts))].split("|")]
        part = source.below(len(one))
        if not one[part] or not other[part]:
            continue
        place = source.below(len(one[part]))
        word = one[part][place]
        same = [two for two in other[part] if "=" in word and fields(two) == fields(word)]
        new = same[0] if same else other[part][place] if "=" not in word and place < len(other[part]) else ""
        if not new or new == word or ("=" in new) != ("=" in word):
            continue
        changed = [list(words) for words in one]
        changed[part][place] = new
        try:
            before, after = (game.read(setup, " | ".join(" ".join(words) for words in text)) for text in (one, changed))
        except (NotationError, ValueError, AssertionError):
            continue
        yield fields(word), before, after


def drawing(game: Any, position: Any, players: int) -> list[list[str]]:
    """As an onlooker may see it, looking at each player's place in turn."""
    draws = screen_of(game.id)
    assert draws is not None
    view = game.view(position, None)
    return [draws(view, seat, NAMES[:players], _paint(game.id, players)) for seat in range(players)]


@cache
def _paint(game_id: str, players: int) -> Paint:
    return Paint(Words(find_game(game_id), "en", NAMES[:players]).say, 200, 60)


@pytest.mark.parametrize("game_id", DRAWN)
def test_whatever_an_onlooker_may_know_changes_the_drawing(game_id: str) -> None:
    game = find_game(game_id)
    tried: set[str] = set()
    for players in (2, 3):
        for field, before, after in altered(game, players, Source(f"altered {game_id} {players}")):
            if field in TOLD[game_id] or game.write(game.view(before, None)) == game.write(game.view(after, None)):
                continue
            tried.add(field)
            assert drawing(game, before, players) != drawing(game, after, players), (
                f"{field} is not shown: {game.write(before)} looks like {game.write(after)}"
            )
    assert len(tried) >= 5, tried
