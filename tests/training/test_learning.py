"""What is learned from rows: slopes, targets and measures against plain twins, and 8 bits that say nearly the same."""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rollwright.kernel.game import make_setup
from rollwright.kernel.judge import content_hash
from rollwright.kernel.net import Weights
from rollwright.testing.altered import altered
from rollwright.training.measures import calibration, logistic_loss, measure
from rollwright.training.model import NUMBERS_COUNT, Model, Targets, epochs, softmax
from rollwright.training.module import module_text, read_module
from rollwright.training.quantised import check, quantise, weights_of
from rollwright.training.rows import Rows
from rollwright.training.targets import outcomes, returns
from tests.toy.open_hands import GAME

SETUP = make_setup(GAME, 2)
LAYOUT = GAME.judges.layout(SETUP)


def learned(rows: Rows, times: int = 6) -> tuple[Model, Targets]:
    ended = outcomes(rows, 2)
    model = Model(LAYOUT.size, 8, ended, seed=1)
    for _ in epochs(model, rows, np.arange(len(rows)), ended, times, seed=2):
        pass
    return model, ended


def named() -> dict[str, Any]:
    return {
        "players": 2,
        "version": 1,
        "editions": ("plain",),
        "options": {"rounds": (3,)},
        "content": content_hash(SETUP),
        "layout": LAYOUT.layout(),
        "command": "rollwright train",
        "data": "none",
        "metrics": {"log_loss": 0.5},
    }


def test_slopes_are_those_of_the_loss(rows: Rows) -> None:
    """By moving one weight a little each way."""
    ended = outcomes(rows, 2)
    model = Model(LAYOUT.size, 8, ended, seed=3)
    part = np.arange(32)
    counts = rows.counts(part, np.zeros((32, LAYOUT.size), np.float32)).copy()
    wanted = Targets(ended.chances[part], ended.numbers[part])
    slopes, _ = model.slopes(counts, wanted)

    def loss() -> float:
        _, outputs = model.forward(counts)
        chances = softmax(outputs[:, :2]).astype(np.float64)
        aimed = (wanted.numbers - model.middle) / model.spread
        squares = float(((outputs[:, 2:] - aimed) ** 2).sum(axis=1).mean())
        return float(-(wanted.chances * np.log(chances)).sum(axis=1).mean()) + NUMBERS_COUNT * squares / 2

    held = int(rows.held[0])
    chosen: list[list[Any]] = [[(held, 1), (held, 9), (held, 11)], [(0,), (8,), (10,)], [(1, 0), (3, 2)]]
    for weight, slope, places in zip(model.weights, slopes, chosen, strict=True):
        for place in places:
            before = float(weight[place])
            ends = []
            for step in (0.02, -0.02):
                weight[place] = before + step
                ends.append(loss())
            weight[place] = before
            assert (ends[0] - ends[1]) / 0.04 == pytest.approx(float(slope[place]), abs=2e-3)


def test_learning_from_the_same_rows_gives_the_same_and_less_loss(rows: Rows) -> None:
    once, ended = learned(rows)
    again, _ = learned(rows)
    numbers = np.arange(len(rows))
    assert np.array_equal(once.predict(rows, numbers).chances, again.predict(rows, numbers).chances)
    fresh = Model(LAYOUT.size, 8, ended, seed=1)
    after = measure(once.predict(rows, numbers), ended)
    before = measure(fresh.predict(rows, numbers), ended)
    assert after.log_loss < before.log_loss
    assert after.points_error < before.points_error


def test_what_was_learned_is_kept(rows: Rows, tmp_path: Path) -> None:
    model, ended = learned(rows, 1)
    model.save(tmp_path / "kept.npz")
    other = Model(LAYOUT.size, 8, ended, seed=9)
    other.load(tmp_path / "kept.npz")
    assert all(np.array_equal(one, two) for one, two in zip(model.weights, other.weights, strict=True))


@pytest.mark.parametrize("weight", [0.0, 0.6, 1.0])
def test_returns_are_those_of_a_plain_recursion(rows: Rows, weight: float) -> None:
    model, ended = learned(rows, 1)
    said = model.predict(rows, np.arange(len(rows)))
    found = returns(rows, ended, said, weight)
    following = rows.followers()

    def plain(number: int) -> float:
        then = int(following[number])
        if then < 0:
            return float(ended.chances[number, 0])
        return (1 - weight) * float(said.chances[then, 0]) + weight * plain(then)

    assert found.chances[:, 0].tolist() == pytest.approx([plain(number) for number in range(len(rows))], abs=1e-5)
    assert np.allclose(found.chances.sum(axis=1), 1, atol=1e-5)


def test_eight_bits_say_nearly_the_same_and_the_played_net_says_just_that(rows: Rows) -> None:
    model, _ = learned(rows)
    numbers = np.arange(len(rows))
    played = quantise(model)
    check(weights_of(played, named()), played, rows, numbers)
    floating, whole = model.predict(rows, numbers), played.predict(rows, numbers)
    assert float(np.abs(floating.chances - whole.chances).max()) < 0.02
    assert float(np.abs(floating.numbers - whole.numbers).max()) < 0.1


def test_a_net_that_differs_in_one_bit_is_noticed(rows: Rows) -> None:
    played = quantise(learned(rows)[0])
    other = played._replace(straight=played.straight + 1)
    with pytest.raises(AssertionError, match="row 0: the net gives"):
        check(weights_of(other, named()), played, rows, np.arange(len(rows)))


# Modules


def fields(weights: Weights) -> dict[str, Any]:
    names = named().keys() | {"traits", "hidden", "results", "start", "later", "straight", "rows"}
    return {name: getattr(weights, name) for name in names}


def test_a_module_holds_all_that_was_learned_and_the_game_finds_it(
    rows: Rows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = quantise(learned(rows)[0])
    weights = weights_of(played, named())
    package = tmp_path / "of_the_toy"
    package.mkdir()
    (package / "__init__.py").touch()
    path = package / "players_2.py"
    path.write_text(module_text("toy_open", weights))
    assert fields(read_module(path)) == fields(weights)
    assert max(map(len, path.read_text().splitlines())) <= 120 or "metrics" in path.read_text()

    monkeypatch.syspath_prepend(tmp_path)
    judges = altered(GAME, weights="of_the_toy").judges
    try:
        assert judges.fault(SETUP) == ""
        judge = judges.of(SETUP)
        assert judge is not None
        assert judge is judges.of(SETUP)
        assert judges.of(make_setup(GAME, 2, "quick")) is None
        assert judges.fault(make_setup(GAME, 3)) == "there is no module of_the_toy.players_3"
    finally:
        for name in ("of_the_toy", "of_the_toy.players_2"):
            sys.modules.pop(name, None)


def test_a_module_of_weights_that_is_broken_is_not_taken_for_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "broken_weights"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "players_2.py").write_text("import no_such_module_anywhere\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        altered(GAME, weights="broken_weights").judges.of(SETUP)


# Measures


def test_calibration_compares_what_is_said_with_what_came() -> None:
    chance = np.array([0.05, 0.05, 0.95, 0.95, 1.0], np.float32)
    won = np.array([0, 0.5, 1, 1, 0], np.float32)
    low, high = calibration(chance, won)
    assert (low.rows, low.came, high.rows) == (2, 0.25, 3)
    assert low.said == pytest.approx(0.05)
    assert high.came == pytest.approx(2 / 3)
    found = measure(
        Targets(np.stack([chance, 1 - chance], 1), np.zeros((5, 1), np.float32)),
        Targets(np.stack([won, 1 - won], 1), np.full((5, 1), 2, np.float32)),
    )
    assert found.calibration == pytest.approx((2 * 0.2 + 3 * abs(2.9 / 3 - 2 / 3)) / 5)
    assert found.points_error == pytest.approx(2)


def test_a_logistic_fit_finds_the_curve_that_made_the_chances() -> None:
    values = np.linspace(-800, 900, 4000).astype(np.float32)
    chance = 1 / (1 + np.exp(-(values - 40) / 150))
    entropy = -float((chance * np.log(chance) + (1 - chance) * np.log(1 - chance)).mean())
    assert logistic_loss(values, chance.astype(np.float32)) == pytest.approx(entropy, abs=1e-4)
    half = np.full(10, 0.5, np.float32)
    assert logistic_loss(np.zeros(10, np.float32), half) == pytest.approx(math.log(2))
