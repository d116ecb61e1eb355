"""Games to learn from: each follows from its number, is recorded after its random turns, and says what came of it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.options import Setup
from rollwright.lab.plan import OtherPlan, Plan
from rollwright.testing.altered import altered
from rollwright.training.recording import Manner, NotLearnable, Recorded, record_games, usual_turns
from rollwright.training.rows import RecordedGames, Rows
from tests.kernel.test_judge import made_up
from tests.toy import GAME as TOY
from tests.toy.position import Position
from tests.training.conftest import PLAN


@pytest.mark.usefixtures("toy")
def test_games_are_the_same_however_they_are_divided_into_batches(recorded: Recorded, tmp_path: Path) -> None:
    whole, divided = (RecordedGames(tmp_path / name, PLAN.to_json()) for name in ("whole", "divided"))
    whole.keep(recorded)
    for first, last in ((41, 60), (0, 3), (3, 41)):
        divided.keep(record_games(PLAN, first, last, Manner(opening=1)))
    assert divided.there() == 60
    assert whole.rows(60).digest() == divided.rows(60).digest()
    assert whole.rows(50).digest() == divided.rows(50).digest() != whole.rows(60).digest()


@pytest.mark.usefixtures("toy")
def test_another_seed_or_opening_gives_other_games(recorded: Recorded) -> None:
    seed = PLAN._replace(seed="other")
    for other in (record_games(seed, 0, 60, Manner(1)), record_games(PLAN, 0, 60, Manner(2))):
        assert other.held != recorded.held


def test_a_game_is_recorded_only_after_its_random_turns(rows: Rows) -> None:
    begun = {int(game): int(rows.turn[rows.game == game].min()) for game in np.unique(rows.game)}
    assert set(begun.values()) == {0, 1}
    assert int(rows.turn.max()) == 2


@pytest.mark.usefixtures("toy")
def test_one_view_in_so_many_is_recorded_of_the_same_games(recorded: Recorded) -> None:
    every = {(game, turn, seat) for game, turn, seat, *_ in views(recorded)}
    some = views(record_games(PLAN, 0, 60, Manner(opening=1, every=3)))
    assert some < views(recorded)
    assert len(every) / 5 < len(some) < len(every) / 2
    assert {seat for _, _, seat, *_ in some} == {0, 1}


def views(batch: Recorded) -> set[tuple[int, ...]]:
    return set(zip(batch.game, batch.turn, batch.seat, batch.points, batch.lead, strict=True))


def test_rows_of_a_game_say_what_came_of_it(rows: Rows) -> None:
    for game in np.unique(rows.game):
        own = rows.game == game
        assert np.allclose(rows.shares[own].sum(axis=1), 1)
        by_seat = [own & (rows.seat == seat) for seat in (0, 1)]
        points = [set(rows.points[one].tolist()) for one in by_seat]
        leads = [set(rows.lead[one].tolist()) for one in by_seat]
        assert [len(one) for one in points] == [1, 1]
        (mine,), (theirs,) = points
        assert leads == [{mine - theirs}, {theirs - mine}]
        assert np.allclose(rows.shares[by_seat[0]][0] + rows.shares[by_seat[1]][0], 1)


def test_only_games_that_are_held_out_are_judged_by_the_game_itself(rows: Rows) -> None:
    assert set(rows.game[rows.held_out].tolist()) == {0, 20, 40}
    assert not rows.evaluate[~rows.held_out].any()
    assert rows.evaluate[rows.held_out].any()


def test_counts_and_followers_are_those_of_a_plain_loop(rows: Rows) -> None:
    numbers = np.array([5, 0, len(rows) - 1, 17])
    counts = rows.counts(numbers, np.ones((9, 300), np.float32))
    for place, number in enumerate(numbers):
        held = rows.held[rows.first[number] : rows.first[number + 1]].tolist()
        assert counts[place].tolist() == [held.count(trait) for trait in range(300)]
    latest: dict[tuple[int, int], int] = {}
    following = [-1] * len(rows)
    for number, key in enumerate(zip(rows.game.tolist(), rows.seat.tolist(), strict=True)):
        if key in latest:
            following[latest[key]] = number
        latest[key] = number
    assert rows.followers().tolist() == following


@pytest.mark.usefixtures("toy")
def test_a_usual_game_of_three_rounds_has_three_turns() -> None:
    assert usual_turns(PLAN) == 3
    assert usual_turns(PLAN._replace(edition="quick")) == 2


@pytest.mark.usefixtures("toy")
def test_where_set_ups_vary_games_are_of_every_edition_and_option(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = set()

    def new(setup: Setup) -> Position:
        seen.add((setup.edition, setup.options["rounds"]))
        return TOY.new(setup)

    game = altered(TOY, new=new)
    monkeypatch.setattr("rollwright.training.recording.find_game", lambda _: game)
    record_games(Plan("toy", ("quick",), 2), 0, 40, Manner(opening=0, vary=True))
    assert seen == {(edition, rounds) for edition in ("plain", "quick") for rounds in (2, 3)}


@pytest.mark.usefixtures("toy")
def test_what_is_hidden_is_filled_in_by_the_odds_before_anybody_plays() -> None:
    plan = Plan("toy", ("quick", "random"), 3, seed="hidden")
    assert len(record_games(plan, 0, 6, Manner(opening=1)).game) > 0


@pytest.mark.usefixtures("toy")
def test_bots_go_by_the_judge_that_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = []
    game = find_game("toy_open")
    monkeypatch.setattr(type(game.judges), "bring", lambda _, weights: brought.append(weights.players))
    setup = PLAN.setup()
    record_games(PLAN, 0, 2, Manner(opening=1), judge=made_up(game, setup).to_json())
    assert brought == [2]


def test_a_game_without_traits_can_not_be_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = altered(TOY, traits=None, between=None)
    monkeypatch.setattr("rollwright.training.recording.find_game", lambda _: bare)
    monkeypatch.setattr("rollwright.lab.plan.find_game", lambda _: bare)
    with pytest.raises(NotLearnable, match="toy has no traits and between"):
        usual_turns(Plan("toy", ("quick",), 2))


def test_a_folder_of_other_games_is_refused(tmp_path: Path) -> None:
    RecordedGames(tmp_path, PLAN.to_json())
    with pytest.raises(OtherPlan, match="holds other games, with seed 'test'; name another folder"):
        RecordedGames(tmp_path, PLAN._replace(seed="other").to_json())
