"""Random play and counting lines, for any game."""

from __future__ import annotations

import pytest

from rollwright.kernel.game import make_setup, start
from rollwright.kernel.model import CHANCE
from rollwright.kernel.playout import perft, playout, random_move
from rollwright.kernel.source import Source
from tests.toy import GAME

# One player is dealt three cards out of three of each: 27 ways, in 3 of which all are the same, in 6 all different.
# A hand has as many bids as different cards, and folding.
BIDS = 3 * 2 + 18 * 3 + 6 * 4


@pytest.mark.parametrize(("depth", "lines"), [(0, 1), (1, 3), (2, 9), (3, 27), (4, 81), (5, 3 * BIDS), (6, 9 * BIDS)])
def test_perft_counts_every_outcome_and_every_choice(depth: int, lines: int) -> None:
    assert perft(GAME, start(GAME, 1), depth) == lines


def test_perft_counts_each_seat_that_may_act() -> None:
    setup = make_setup(GAME, 2)
    position = GAME.read(setup, "step=bid round=1 prize=2 played=- | 112 . 0 | 123 . 0")
    assert perft(GAME, position, 1) == 3 + 4
    assert perft(GAME, position, 2) == 3 * 4 * 2
    assert perft(GAME, position, 3) == 3 * 4 * 2 * 3


def test_a_finished_game_has_no_line_but_the_empty_one() -> None:
    over = GAME.read(make_setup(GAME, 1), "step=over round=4 prize=0 played=- | - . 0")
    assert [perft(GAME, over, depth) for depth in range(3)] == [1, 0, 0]


def test_a_random_move_is_legal_and_every_legal_move_is_found() -> None:
    setup = make_setup(GAME, 2)
    position = GAME.read(setup, "step=bid round=1 prize=2 played=- | 112 . 0 | 123 . 0")
    source = Source("moves")
    found = {random_move(GAME, position, source) for _ in range(200)}
    assert found == {(seat, action) for seat in (0, 1) for action in GAME.legal(position, seat)}


def test_chance_moves_when_it_is_its_turn() -> None:
    seat, action = random_move(GAME, start(GAME, 3), Source("deal"))
    assert seat == CHANCE
    assert GAME.write_action(action).startswith("deal")


def test_a_playout_comes_to_the_end_and_is_fixed_by_its_source() -> None:
    ends = {playout(GAME, start(GAME, 3), Source(seed)) for seed in ("a", "b", "a")}
    assert len(ends) == 2
    assert all(GAME.to_act(end) == () for end in ends)
