"""Puzzles: one answer, or several that are as good; everything else is behind for sure."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rollwright.bots import LADDER
from rollwright.kernel.game import make_setup
from rollwright.training.puzzles import EASIEST, HARDEST, LEAST, WAYS, Finder, answer_of, choose, rating_of, write
from rollwright.training.worths import Gap, Worths, end_of, ways_of
from tests.tables.test_review import judged
from tests.toy import GAME as TOY

BEST = Gap((1,), 0.0, 0.0, 0.0, 0.0)
EVEN = Gap((2,), -0.1, 0.2, 0.0, 0.0)
BEHIND = Gap((3,), -6.0, 0.5, -0.05, -1.0)


def test_what_is_within_one_standard_error_of_the_best_is_right_too() -> None:
    answer = answer_of([BEST, EVEN, BEHIND])
    assert answer is not None
    assert (answer.right, answer.wrong) == ([BEST, EVEN], [BEHIND])


@pytest.mark.parametrize(
    "doubtful",
    [
        Gap((4,), -3.0, 1.5, 0.0, 0.0),  # two standard errors behind: neither right nor wrong
        Gap((4,), -1.0, 0.1, 0.0, 0.0),  # behind for sure, but by too little to be worth a puzzle
        Gap((4,), -0.5, 2.0, 0.0, 0.0),  # within a standard error, but that is large
    ],
)
def test_there_is_no_puzzle_where_a_way_is_neither_right_nor_wrong(doubtful: Gap) -> None:
    assert answer_of([BEST, doubtful, BEHIND]) is None


def test_there_is_no_puzzle_where_nothing_is_wrong() -> None:
    assert answer_of([BEST, EVEN]) is None


def test_a_puzzle_that_fewer_levels_solve_is_rated_higher() -> None:
    ratings = [rating_of({bot: float(level >= failed) for level, bot in enumerate(LADDER)}) for failed in range(8)]
    assert ratings == sorted(set(ratings))
    assert ratings[0] == EASIEST
    assert ratings[-1] == HARDEST


def puzzle(name: str, fails: int, theme: str) -> dict[str, Any]:
    return {"id": name, "rating": 1000 + 100 * fails, "fails": list(LADDER[:fails]), "themes": [theme]}


def test_the_chosen_are_of_every_difficulty_and_theme() -> None:
    found = [puzzle(f"{number}", 1, "now") for number in range(20)]
    found += [puzzle("hard", 6, "now"), puzzle("late", 1, "later"), puzzle("hard", 6, "now")]
    chosen = choose(found, 6)
    names = [one["id"] for one in chosen]
    assert len(names) == len(set(names)) == 6
    assert {"hard", "late"} < set(names)
    assert [one["rating"] for one in chosen] == sorted(one["rating"] for one in chosen)


def test_ways_are_tried_on_the_same_dice_so_that_equal_ones_differ_by_nothing() -> None:
    game = judged(TOY, 2)
    setup = make_setup(game, 2)
    position = game.new(setup)
    while 0 not in game.to_act(position):
        position = game.after(position, -1, game.outcomes(position)[0][0])
    view, judge = game.view(position, 0), game.judges.of(setup)
    assert judge is not None
    ways = [one.actions for one in ways_of(game, view, 0, "same")]
    assert len({end_of(game, position, 0, way) for way in ways}) == len(ways)
    worths = Worths(game, judge, view, 0, [ways[0], (*ways[0], 10**6)], "same")
    worths.try_until(8)
    assert [(gap.worth, gap.error) for gap in worths.gaps()] == [(0.0, 0.0), (0.0, 0.0)]


@pytest.fixture(scope="module")
def found() -> list[dict[str, Any]]:
    """What the first games of the toy give."""
    game = judged(TOY, 2)
    finder = Finder(game, make_setup(game, 2), "test")
    puzzles = [one for number in range(12) for one in finder.puzzles(number)]
    assert puzzles, f"none in {finder.looked} decisions"
    return puzzles


def test_a_puzzle_can_be_played_from_its_start(found: list[dict[str, Any]]) -> None:
    game = judged(TOY, 2)
    setup = make_setup(game, 2)
    for one in found:
        start = game.read(setup, one["start"])
        ends = [end_of(game, start, one["seat"], tuple(line["actions"])) for line in one["lines"]]
        assert len(set(ends)) == len(ends) >= WAYS
        assert one["fails"]
        assert one["start"] not in ends
        right = [line["right"] for line in one["lines"]]
        assert right == sorted(right, reverse=True)
        assert right[0]
        assert not right[-1]
        assert all(line["worth"] <= -LEAST for line in one["lines"] if not line["right"])


def test_a_puzzle_holds_when_it_is_tried_again(found: list[dict[str, Any]]) -> None:
    game = judged(TOY, 2)
    again = [Finder(game, make_setup(game, 2), "again").again(one, 1) for one in found[:3]]
    assert again == [[]] * len(again)


def test_a_puzzle_whose_answer_was_swapped_doesnt_hold(found: list[dict[str, Any]]) -> None:
    game = judged(TOY, 2)
    swapped = {**found[0], "lines": [{**line, "right": not line["right"]} for line in found[0]["lines"]]}
    assert Finder(game, make_setup(game, 2), "again").again(swapped, 1)


def test_a_puzzle_is_graded_anew_by_the_present_levels(found: list[dict[str, Any]]) -> None:
    finder = Finder(judged(TOY, 2), make_setup(TOY, 2), "test 2")
    stale = [{**one, "rating": 0, "fails": []} for one in found[:2]]
    assert [finder.graded(one) for one in stale] == [finder.graded(one) for one in found[:2]]
    lines = found[0]["lines"]
    unsolved = {**found[0], "lines": [line for line in lines if not line["right"]]}
    assert finder.graded(unsolved) is None, "whoever plays it finds none of the right ways"
    easy = {**found[0], "lines": [{**line, "right": True} for line in lines]}
    assert finder.graded(easy) is None, "every level finds one of the right ways"
    assert finder.graded({**found[0], "lines": lines[: WAYS - 1]}) is None, "who guesses is right half the time"


def test_what_is_written_is_json_with_a_puzzle_a_line(found: list[dict[str, Any]], tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    write(TOY, found, file)
    data = json.loads(file.read_text("utf-8"))
    assert data["puzzles"] == found
    assert data["game"] == TOY.id
    assert len(file.read_text("utf-8").splitlines()) == len(found) + 2
