"""Whole games between bots: every action legal, every game over, and the same again for the same seed."""

from __future__ import annotations

import pytest

from rollwright.bots import find_bot
from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.record import write_record
from rollwright.kernel.source import Source
from tests.bots.seated import BRIEFLY, DIFFERENT, match_of
from tests.toy import GAME as TOY


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("name", DIFFERENT)
def test_bots_play_every_edition_with_every_number_of_seats_to_the_end(game_id: str, name: str) -> None:
    game = find_game(game_id)
    for edition in game.editions:
        for players in game.players:
            bots = [find_bot(one, BRIEFLY) for one in (name, "random", name, "random")][:players]
            match = match_of(game, bots, f"{edition} {players}", edition)
            assert len(match.moves) <= game.longest(match.setup)


@pytest.mark.parametrize("players", TOY.players)
@pytest.mark.parametrize("name", DIFFERENT)
def test_bots_play_a_game_of_hidden_hands_and_secret_choices(name: str, players: int) -> None:
    for seed in range(20):
        assert match_of(TOY, [find_bot(name, BRIEFLY)] * players, f"toy {seed}").over


@pytest.mark.slow
@pytest.mark.parametrize("name", DIFFERENT)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    game = find_game("copenhagen_roll")
    first, again, other = (match_of(game, [find_bot(name, BRIEFLY)] * 2, seed) for seed in ("one", "one", "two"))
    assert write_record(first, [name, name]) == write_record(again, [name, name])
    assert write_record(first, [name, name]) != write_record(other, [name, name])


@pytest.mark.slow
@pytest.mark.parametrize("name", DIFFERENT)
def test_an_answer_follows_from_the_view_and_the_seed_whatever_was_asked_before(name: str) -> None:
    """Each position of a game is asked for again in reverse order, with sources of the same seeds."""
    game = find_game("copenhagen_roll")
    positions = match_of(game, [find_bot("greedy"), find_bot("random")], "order").positions
    asked = [(i, game.to_act(position)[0]) for i, position in enumerate(positions) if game.to_act(position)]
    asked = [(i, seat) for i, seat in asked if seat >= 0]
    bot = find_bot(name, BRIEFLY)
    there = [bot.choose(game, positions[i], seat, Source(f"{i}")) for i, seat in asked]
    back = [bot.choose(game, positions[i], seat, Source(f"{i}")) for i, seat in reversed(asked)]
    assert there == back[::-1]
