"""`greedy` and `expert` are yardsticks: what was measured by them holds only as long as they play as they did.

Whoever changes how they play, or the rules or valuation that they play by, gives them a new version and measures anew.
"""

from __future__ import annotations

import hashlib

import pytest

from rollwright.bots import find_bot
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.model import CHANCE, Action
from rollwright.kernel.source import Source


@pytest.mark.parametrize(
    ("game_id", "name", "decisions", "digest"),
    [
        ("copenhagen_roll", "greedy", 40, "36c2b5b2139a1f01"),
        ("copenhagen_roll", "expert", 10, "b345b1f51e9f2b33"),
        ("copenhagen_board", "greedy", 40, "045f43c48e9dc07a"),
        ("copenhagen_board", "expert", 10, "6269abdd24db650d"),
        ("woodcraft_roll", "greedy", 40, "70a1db49d1c92d6a"),
        ("woodcraft_roll", "expert", 10, "42ad93edfbd2492e"),
    ],
)
def test_a_yardstick_plays_as_it_always_has(game_id: str, name: str, decisions: int, digest: str) -> None:
    assert hashlib.sha256(repr(played(game_id, name, decisions)).encode()).hexdigest()[:16] == digest


def played(game_id: str, name: str, decisions: int) -> list[Action]:
    """The first decisions of a game in which a bot has both seats."""
    game, bot, source = find_game(game_id), find_bot(name), Source("frozen")
    position, found = game.new(make_setup(game, 2)), list[Action]()
    while len(found) < decisions:
        seat = game.to_act(position)[0]
        if seat == CHANCE:
            position = game.after(position, CHANCE, game.draw(position, source))
            continue
        found.append(bot.choose(game, game.view(position, seat), seat, source))
        position = game.after(position, seat, found[-1])
    return found
