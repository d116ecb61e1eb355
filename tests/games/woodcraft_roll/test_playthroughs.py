"""Whole games, recorded as text: one for each way to end, each number of players and each grade of the solo game.

They were steered, not played: a script that is not kept tried many games on the pack of these tests and kept those
that end as their names say. In the solo games it chose the dice as well as the moves.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rollwright.kernel.match import Match
from rollwright.kernel.model import Event
from rollwright.kernel.record import Record, read_record, replay, seats_of, write_record
from rollwright.testing.scene import Scene, rule
from tests.games.woodcraft_roll.wrw import GAME, player, state

FOLDER = Path(__file__).parent / "playthroughs"
REQUIRED = {
    # One for each way to end
    "most-points-win",
    "a-tie-broken-by-unused-resources",
    "a-shared-victory",
    # One for each grade
    "solo-without-a-grade",
    "solo-quite-good",
    "solo-good",
    "solo-excellent",
    # One for each number of players, and for what seldom happens
    "three-players-level-for-an-order",
    "four-players-use-up-phase-one",
    "five-players-and-a-new-die",
    "no-order-left",
}


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def record_of(name: str) -> Record:
    return read_record(text_of(name))


@cache
def played(name: str) -> Match[Any]:
    return replay(GAME, record_of(name))


@cache
def reported(name: str) -> list[Event]:
    """What has happened in a game."""
    match = played(name)
    steps = zip(match.positions, match.moves, strict=False)
    return [event for position, move in steps for event in GAME.apply(position, move.actor, move.action).events]


def end_of(name: str) -> Scene:
    return Scene(GAME, played(name).position, reported(name))


def resources(at: Scene) -> list[object]:
    return [one.tiebreaks["resources"] for one in GAME.standings(at.position)]


# Every record


def test_all_the_games_that_should_be_there_are_there_and_no_others() -> None:
    assert {path.name.removesuffix(".txt") for path in FOLDER.iterdir()} == REQUIRED


@pytest.mark.parametrize("name", sorted(REQUIRED))
def test_a_game_replays_to_its_hash_result_and_places(name: str) -> None:
    match = played(name)
    assert match.over
    lines = [line for line in text_of(name).splitlines(keepends=True) if not line.startswith("#")]
    assert write_record(match, seats_of(record_of(name))) == "".join(lines)


@pytest.mark.parametrize("name", sorted(REQUIRED))
def test_a_game_says_what_it_proves(name: str) -> None:
    assert text_of(name).splitlines()[1].startswith("# ")


@rule("WRW-2.2")
@pytest.mark.parametrize("name", sorted(REQUIRED))
def test_all_players_have_chosen_12_times(name: str) -> None:
    match = played(name)
    for seat in range(match.setup.players):
        moves = [GAME.write_action(move.action) for move in match.moves if move.actor == seat]
        assert sum(move.startswith("choose") for move in moves) == 12
        assert moves.count("end") == 12


def test_there_is_a_game_for_each_number_of_players() -> None:
    assert {played(name).setup.players for name in REQUIRED} == {1, 2, 3, 4, 5}


# The ways to end


@rule("WRW-11.12")
def test_more_points_win_against_more_resources() -> None:
    at = end_of("most-points-win")
    assert [at.points(0), at.points(1)] == [31, 28]
    assert resources(at) == [0, 1]
    assert at.places() == [1, 2]


@rule("WRW-11.12")
def test_unused_resources_break_the_tie() -> None:
    at = end_of("a-tie-broken-by-unused-resources")
    assert [at.points(0), at.points(1)] == [15, 15]
    assert resources(at) == [2, 1]
    assert at.places() == [1, 2]


@rule("WRW-11.13")
def test_three_players_share_the_victory() -> None:
    at = end_of("a-shared-victory")
    assert [at.points(seat) for seat in range(3)] == [16, 16, 16]
    assert resources(at) == [2, 2, 2]
    assert at.places() == [1, 1, 1]


@rule("WRW-12.8")
@pytest.mark.parametrize(
    ("name", "points", "grade"),
    [
        ("solo-without-a-grade", 34, "none"),
        ("solo-quite-good", 56, "quite-good"),
        ("solo-good", 64, "good"),
        ("solo-excellent", 78, "excellent"),
    ],
)
def test_a_solo_game_has_its_grade(name: str, points: int, grade: str) -> None:
    at = end_of(name)
    assert at.values_of("wrw.graded") == [{"grade": grade, "points": points}]
    assert player(at)["grade"] == grade


# What seldom happens


@rule("WRW-5.4")
def test_chance_says_who_takes_an_order_first() -> None:
    codes = end_of("three-players-level-for-an-order").codes()
    assert codes[codes.index("wrw.first") + 1] == "wrw.took_order"


@rule("WRW-10.9")
def test_phase_two_begins_once_before_round_3_is_over() -> None:
    codes = end_of("four-players-use-up-phase-one").codes()
    change = codes.index("wrw.phase_two")
    assert codes[:change].count("wrw.rolled") < 3
    assert codes.count("wrw.phase_two") == 1
    assert codes[change - 1] == "wrw.took_order"


@rule("WRW-10.4")
def test_a_new_die_joins_the_last() -> None:
    events = reported("five-players-and-a-new-die")
    codes = [event.code for event in events]
    moved = events[codes.index("wrw.new_die") - 1]
    assert str(moved.values["dice"]).split().count("-") == 5


@rule("WRW-5.1")
def test_one_who_finds_no_order_has_crossed_out_the_row() -> None:
    at = end_of("no-order-left")
    lost = next(event for event in at.events if event.code == "wrw.no_order_left")
    assert lost.seat is not None
    taken = [event for event in at.events if event.code == "wrw.took_order" and event.seat == lost.seat]
    assert player(at, lost.seat)["rows"].count("x") > len(taken)
    assert state(at)["display"] == [None, None, None]
