"""The turns of a game: as it counts them, and as they are counted for a game that doesn't."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.kernel.turns import turns_of
from rollwright.testing.altered import altered
from tests.toy import GAME as TOY

OURS = ("copenhagen_roll", "copenhagen_board", "woodcraft_roll")


def played(game: Game[Any], players: int = 2) -> Match[Any]:
    match, source = Match(game, make_setup(game, players)), Source("turns")
    while not match.over:
        match.play(*random_move(game, match.position, source))
    return match


def events_by_turn(game: Game[Any], match: Match[Any], code: str) -> list[int]:
    """The turns in which something happened that is told under a code."""
    turns = turns_of(match)
    found: list[int] = []
    for index, move in enumerate(match.moves):
        events = game.apply(match.positions[index], move.actor, move.action).events
        found += [turns[index] for event in events if event.code == code]
    return found


@pytest.mark.parametrize("name", OURS)
def test_turns_follow_one_another_from_the_set_up_to_the_end(name: str) -> None:
    turns = turns_of(played(find_game(name)))
    assert turns[0] == 0
    assert sorted(set(turns)) == list(range(turns[-1] + 1))
    assert turns == sorted(turns)


def test_a_turn_of_roll_and_write_has_one_roll_and_the_marks_that_follow_it() -> None:
    game = find_game("copenhagen_roll")
    match = played(game)
    turns = turns_of(match)
    rolls = [turn for turn, move in zip(turns, match.moves, strict=True) if game.write_action(move.action) == "roll"]
    assert rolls == list(range(1, turns[-1] + 1))
    assert events_by_turn(game, match, "crw.turn_ended") == rolls


def test_a_turn_of_copenhagen_ends_with_the_cards_that_are_turned_up_for_it() -> None:
    game = find_game("copenhagen_board")
    match = played(game)
    ended = events_by_turn(game, match, "cph.turn_ended")
    assert ended == list(range(1, len(ended) + 1))
    acting = {turn: set[int]() for turn in turns_of(match)}
    for turn, move in zip(turns_of(match), match.moves, strict=True):
        acting[turn].add(move.actor)
    assert all(len(seats - {CHANCE}) == 1 for turn, seats in acting.items() if turn)


def test_woodcraft_has_twelve_turns_and_a_roll_belongs_to_the_turn_that_it_is_for() -> None:
    game = find_game("woodcraft_roll")
    match = played(game, 3)
    assert turns_of(match)[-1] == 12
    assert sorted(set(events_by_turn(game, match, "wrw.rolled"))) == [1, 3, 5, 7, 9, 11]


def test_a_game_that_counts_no_turns_has_a_new_one_when_another_seat_acts() -> None:
    match = played(altered(TOY, turn=None))
    turns = turns_of(match)
    assert turns[0] == 0
    seats: dict[int, set[int]] = {}
    for turn, move in zip(turns, match.moves, strict=True):
        seats.setdefault(turn, set()).add(move.actor)
    assert all(len(acting - {CHANCE}) == 1 for turn, acting in seats.items() if turn)
    whose = [min(acting - {CHANCE}) for turn, acting in sorted(seats.items()) if turn]
    assert all(one != other for one, other in pairwise(whose))
