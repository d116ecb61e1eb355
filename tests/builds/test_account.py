"""Accounts of games, by which builds are compared, miss nothing that differs."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bench import account
from bench.builds import Build
from bench.equal import faults
from rollwright.kernel.discovery import find_game, game_ids


class Fake:
    """A build that tells accounts as it is given them."""

    def __init__(self, name: str, accounts: dict[int, list[str]]) -> None:
        self.name = name
        self.accounts = accounts

    def ask(self, order: str, *arguments: object) -> Any:
        assert order == "tell"
        return self.accounts[cast(int, arguments[1])]


def compare(ours: list[str], theirs: list[str], sums: tuple[str, str]) -> list[str]:
    one, other = Fake("interpreted", {0: ours}), Fake("compiled", {0: theirs})
    return faults(cast(Build, one), cast(Build, other), "toy", [sums[0]], [sums[1]])


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_is_told_the_same_way_twice(game_id: str) -> None:
    assert account.sums(game_id, 3, 5) == account.sums(game_id, 3, 5)


@pytest.mark.parametrize("game_id", game_ids())
def test_an_account_ends_with_the_end_of_the_game(game_id: str) -> None:
    reported = list(account.tell(game_id, 0))
    assert account.sums(game_id, 0, 1)[0].split()[0] == str(len(reported) - 2)
    assert "place" in reported[-1]


@pytest.mark.parametrize("game_id", game_ids())
def test_every_number_of_players_and_edition_gets_its_turn_and_options_vary(game_id: str) -> None:
    game = find_game(game_id)
    setups = [account.setup_of(game, number) for number in range(200)]
    assert {(setup.players, setup.edition) for setup in setups} == {
        (players, edition) for players in game.players for edition in game.editions
    }
    for option in game.options:
        assert len({setup.options[option.name] for setup in setups}) > 1


def test_equal_games_are_no_fault() -> None:
    assert compare(["a"], ["a"], ("1 x", "1 x")) == []


def test_a_difference_is_shown_where_it_begins() -> None:
    (fault,) = compare(["start", "0 a", "1 b"], ["start", "0 a", "1 c"], ("2 x", "2 y"))
    assert fault == "game 0 of toy differs: line 3 of its account\n  interpreted: 1 b\n  compiled: 1 c"


def test_a_game_that_stops_sooner_differs() -> None:
    (fault,) = compare(["start", "0 a"], ["start"], ("1 x", "0 y"))
    assert fault.endswith("line 2 of its account\n  interpreted: 0 a\n  compiled: None")


def test_a_game_that_is_not_the_same_twice_is_said_to_be_so() -> None:
    (fault,) = compare(["start"], ["start"], ("1 x", "1 y"))
    assert "depends on more than its seed" in fault
