"""Bots see what their seat sees, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.bots import find_bot
from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import Game, start
from rollwright.kernel.model import CHANCE
from rollwright.kernel.source import Source
from tests.bots.guarded import TABLE, VIEW, Guarded, Peeked, guarded_game
from tests.bots.seated import BRIEFLY, DIFFERENT
from tests.toy import GAME as TOY

GAMES: list[tuple[Game[Any], int]] = [(TOY, 3), *((find_game(game_id), 2) for game_id in game_ids())]


@pytest.mark.slow
@pytest.mark.parametrize("name", DIFFERENT)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_bot_plays_a_whole_game_by_views_alone(game: Game[Any], players: int, name: str) -> None:
    guarded = guarded_game(game)
    source = Source(f"views {name}")
    position = start(game, players)
    while seats := game.to_act(position):
        seat = seats[0]
        if seat == CHANCE:
            position = game.after(position, seat, game.draw(position, source))
            continue
        view = guarded.view(Guarded(position, TABLE), seat)
        action = find_bot(name, BRIEFLY).choose(guarded, view, seat, source)
        assert game.check(position, seat, action) is None
        position = game.after(position, seat, action)


@pytest.mark.parametrize("name", DIFFERENT)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_bot_that_is_handed_the_table_itself_is_caught(game: Game[Any], players: int, name: str) -> None:
    guarded = guarded_game(game)
    source = Source("table")
    position = start(game, players)
    while game.to_act(position)[0] == CHANCE:
        position = game.after(position, CHANCE, game.draw(position, source))
    with pytest.raises(Peeked):
        find_bot(name, BRIEFLY).choose(guarded, Guarded(position, TABLE), game.to_act(position)[0], source)


def test_nothing_can_be_read_off_a_guarded_view() -> None:
    with pytest.raises(Peeked, match="sheets was read off a view"):
        Guarded(start(find_game("copenhagen_roll"), 3), VIEW).sheets  # noqa: B018 - reading it is the test


@pytest.mark.parametrize("name", DIFFERENT)
def test_hands_that_look_the_same_from_outside_get_the_same_answer(name: str) -> None:
    """Others' cards are exchanged for cards that agree with the seat's view: the choice must not change."""
    game = TOY
    source = Source("hands")
    exchanged = 0
    for _ in range(30):
        position = start(game, 3)
        while game.to_act(position) == (CHANCE,):
            position = game.after(position, CHANCE, game.draw(position, source))
        other = game.sample(game.view(position, 0), 0, source)
        exchanged += other != position
        choices = [
            find_bot(name, BRIEFLY).choose(game, game.view(one, 0), 0, Source("same seed")) for one in (position, other)
        ]
        assert choices[0] == choices[1]
    assert exchanged > 10
