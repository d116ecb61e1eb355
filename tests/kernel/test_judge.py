"""Judges: what they say is in whole numbers that add up, and where weights don't fit there is none."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from rollwright.kernel.game import Game, make_setup, start
from rollwright.kernel.judge import Judge, Judges, balanced, content_hash, lead_of, result_shares
from rollwright.kernel.model import CHANCE, Standing
from rollwright.kernel.net import SURE, Weights
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from rollwright.testing.altered import altered
from tests.toy import GAME as TOY

HIDDEN = 6


def made_up(game: Game[Any], setup: Setup, **changes: Any) -> Weights:
    """Weights that fit, learned from nobody."""
    layout = game.judges.layout(setup)
    results = setup.players if setup.players > 1 else len(game.grades) + 1
    outputs = results + min(2, setup.players)
    source = Source("made up")
    values: dict[str, Any] = {
        "players": setup.players,
        "version": setup.version,
        "editions": ("plain",),
        "options": {"rounds": (3,)},
        "content": content_hash(setup),
        "layout": layout.layout(),
        "traits": layout.size,
        "hidden": HIDDEN,
        "results": results,
        "start": tuple([source.below(200) - 100 for _ in range(HIDDEN + outputs)]),
        "later": tuple([source.below(80_000) - 40_000 for _ in range(HIDDEN * outputs)]),
        "straight": (20_000,) * outputs,
        "rows": base64.b85encode(
            bytes([source.below(255) + 1 for _ in range(layout.size * (HIDDEN + outputs))])
        ).decode(),
    }
    return Weights(**{**values, **changes})


def judge_of(players: int) -> Judge[Any]:
    return TOY.judges.judge(made_up(TOY, make_setup(TOY, players)))


def positions(players: int) -> list[Any]:
    """Of random games: all between rounds, and the ends."""
    found = []
    for number in range(10):
        source = Source(f"judge {number}")
        position = start(TOY, players)
        while seats := TOY.to_act(position):
            if TOY.between and TOY.between(position):
                found.append(position)
            seat = seats[0]
            actions = TOY.legal(position, seat)
            action = TOY.draw(position, source) if seat == CHANCE else actions[source.below(len(actions))]
            position = TOY.after(position, seat, action)
        found.append(position)
    return found


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_verdict_adds_up_by_seat_and_by_place(players: int) -> None:
    judge = judge_of(players)
    for position in positions(players):
        for seat in range(players):
            view = TOY.view(position, seat)
            verdict = judge.verdict(view, seat)
            assert [sum(row) for row in verdict.chances] == [SURE] * players
            assert len(verdict.points) == players
            if players > 1:
                assert [sum(column) for column in zip(*verdict.chances, strict=True)] == [SURE] * players
            assert sum(judge.chances(view, seat)) == SURE


def test_a_game_that_is_over_is_judged_by_its_standings() -> None:
    judge = judge_of(2)
    over = [position for position in positions(2) if not TOY.to_act(position)]
    assert over
    for position in over:
        standings = TOY.standings(position)
        points = [one.points for one in standings]
        for seat in (0, 1):
            first = {1: SURE, 2: 0}[standings[seat].place]
            if standings[0].place == standings[1].place:
                first = SURE // 2
            assert judge.chances(position, seat) == [first, SURE - first]
            assert judge.points(position, seat) == 100 * points[seat]
            assert judge.worth(position, seat) == 10_000 * first // SURE + 100 * lead_of(points, seat)


def test_who_plays_alone_is_ranked_by_points_and_judged_by_grades() -> None:
    judge = judge_of(1)
    for position in positions(1):
        assert judge.worth(position, 0) == judge.points(position, 0)
        assert len(judge.chances(position, 0)) == len(TOY.grades) + 1


def standing(place: int, points: int) -> Standing:
    return Standing(0, place, {"prizes": points}, {})


def test_seats_that_are_level_share_the_places_that_they_take_up() -> None:
    three = (standing(1, 5), standing(1, 5), standing(3, 2))
    assert result_shares(three, 0, ()) == [SURE // 2, SURE // 2, 0]
    assert result_shares(three, 2, ()) == [0, 0, SURE]
    level = (standing(1, 5),) * 3
    assert sum(result_shares(level, 1, ())) == SURE


@pytest.mark.parametrize(("points", "result"), [(9, 0), (6, 0), (5, 1), (3, 1), (2, 2), (0, 2)])
def test_alone_the_best_grade_comes_first(points: int, result: int) -> None:
    assert result_shares((standing(1, points),), 0, (3, 6)).index(SURE) == result


def test_chances_that_nobody_has_are_made_to_add_up_too() -> None:
    for table in ([[SURE, 0], [SURE, 0]], [[0, SURE], [0, SURE]], [[SURE, 0, 0]] * 3, [[40_000, 25_536], [9, 65_527]]):
        found = balanced([list(row) for row in table])
        assert [sum(row) for row in found] == [SURE] * len(table)
        assert [sum(column) for column in zip(*found, strict=True)] == [SURE] * len(table)
        assert min(map(min, found)) >= 0


# Where weights don't fit


class _Kept:
    """Judges whose folder holds these weights."""

    def __init__(self, game: Game[Any], weights: Weights) -> None:
        self.judges: Judges[Any] = altered(game, weights="no.such.package").judges
        self.weights = weights

    def fault(self, setup: Setup) -> str:
        return self.judges.misfit(setup, self.weights)


@pytest.mark.parametrize(
    ("learned", "fault"),
    [
        ({}, ""),
        ({"players": 3}, "learned with 3 players, not with 2"),
        ({"version": 7}, "learned with rules version 7, not 1"),
        ({"editions": ("quick",)}, "learned with quick, not with the edition plain"),
        ({"options": {"rounds": (2,)}}, "never learned with option rounds as 3"),
        ({"options": {}}, "never learned with option rounds as 3"),
        ({"content": "another"}, "learned with another content pack"),
        ({"layout": "another"}, "learned with other traits than the game has now"),
        ({"results": 3}, "learned with 3 results, not with 2"),
    ],
)
def test_weights_that_do_not_fit_say_why(learned: dict[str, Any], fault: str) -> None:
    setup = make_setup(TOY, 2)
    assert _Kept(TOY, made_up(TOY, setup, **learned)).fault(setup) == fault


def test_a_game_with_no_weights_has_no_judge_and_says_why() -> None:
    setup = make_setup(TOY, 2)
    judges = altered(TOY, weights="tests.toy.weights").judges
    assert judges.of(setup) is None
    assert judges.fault(setup) == "there is no module tests.toy.weights.players_2"


def test_a_game_with_no_traits_has_no_judge_and_says_why() -> None:
    judges = altered(TOY, traits=None, between=None).judges
    assert judges.of(make_setup(TOY, 2)) is None
    assert judges.fault(make_setup(TOY, 2)) == "the game has no traits: a judge would have nothing to judge by"
