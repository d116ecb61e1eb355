"""Whether what a judge says comes true, in games of strong players that nobody has learned from.

    python -m rollwright.training.calibration copenhagen_roll --players 2 --games 2000 --by osprey

Each game begins with some random turns, so that games differ, and counts from there on: what is said of each seat
wherever a turn has been handed over, against what came of it. Beside it the log-loss of `evaluate` and `forecast`,
each read off by the curve that suits it best.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any, Final, NamedTuple

import numpy as np

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.judge import Judge, result_shares
from rollwright.kernel.model import CHANCE, Seat
from rollwright.kernel.net import SURE
from rollwright.kernel.options import Setup
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.lab.observed import first_asked
from rollwright.lab.players import find_player
from rollwright.tables.study.review import judge_of
from rollwright.training.measures import Decile, calibration, first_loss, logistic_loss

EVERY: Final = 100
"""Games between two words about how far it has come."""
OPENING: Final = 4
"""Random turns at most."""


class Said(NamedTuple):
    """Of one seat at one time, and what came of it."""

    chance: float
    evened: float
    """The same, made to add up over all seats, as a review shows it."""
    evaluate: int
    forecast: int
    won: float


class Calibration(NamedTuple):
    rows: int
    error: float
    """How far what is said of the first place is from what came, on average over tenths of what is said."""
    evened: float
    """The same of what a review shows."""
    judge: float
    """Log-loss of the first place; and what the others would have."""
    forecast: float
    evaluate: float
    tenths: list[Decile]


def said_in(game: Game[Any], setup: Setup, by: str, seed: str) -> list[Said]:
    """What the judge says in one game."""
    judge, bot, source = judge_of(game, setup), find_player(by), Source(seed)
    position, found = game.new(setup), []
    opening, turns, stage, asked = source.below(OPENING + 1), -1, -1, False
    while seats := game.to_act(position):
        if game.stage(position) != stage:
            stage, turns, asked = game.stage(position), turns + 1, False
        if turns < opening:
            position = game.after(position, *random_move(game, position, source))
            continue
        if not asked:
            told = _said(game, judge, position, setup.players)
            asked = bool(told)
            found += told
        if seats[0] == CHANCE:
            position = game.after(position, CHANCE, game.draw(position, source))
        else:
            seat = first_asked(seats, source)
            position = game.after(position, seat, bot.choose(game, game.view(position, seat), seat, source))
    standings, grades = game.standings(position), game.grades
    won = [result_shares(standings, seat, grades)[0] / SURE for seat in range(setup.players)]
    return [one._replace(won=won[seat]) for seat, one in found]


def _said(game: Game[Any], judge: Judge[Any], position: Any, players: int) -> list[tuple[Seat, Said]]:
    views = [game.view(position, seat) for seat in range(players)]
    if not all(judge.between(view) for view in views):
        return []
    chances = [judge.stake(view, seat)[0] / SURE for seat, view in enumerate(views)]
    whole = sum(chances) if players > 1 else 1.0
    return [
        (seat, Said(chances[seat], chances[seat] / whole, game.evaluate(view, seat), game.forecast(view, seat), 0.0))
        for seat, view in enumerate(views)
    ]


def calibrated(said: list[Said]) -> Calibration:
    chance, evened, evaluate, forecast, won = (np.array(column, np.float32) for column in zip(*said, strict=True))
    tenths = calibration(chance, won)
    return Calibration(
        len(said),
        _off(tenths),
        _off(calibration(evened, won)),
        first_loss(chance, won),
        logistic_loss(forecast, won),
        logistic_loss(evaluate, won),
        tenths,
    )


def _off(tenths: list[Decile]) -> float:
    return sum(one.rows * abs(one.said - one.came) for one in tenths) / max(1, sum(one.rows for one in tenths))


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether what a judge says comes true.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--by", default="osprey")
    parser.add_argument("--seed", default="calibration")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    setup = make_setup(game, chosen.players)
    said: list[Said] = []
    for number in range(chosen.games):
        said += said_in(game, setup, chosen.by, f"{chosen.seed} {number}")
        if number % EVERY == EVERY - 1:
            sys.stderr.write(f"{number + 1} of {chosen.games} games\n")
    found = calibrated(said)
    losses = f"{found.judge:.3f}, of `forecast` {found.forecast:.3f}, of `evaluate` {found.evaluate:.3f}"
    off = f"{100 * found.error:.2f}%, made to add up by {100 * found.evened:.2f}%"
    sys.stdout.write(
        f"{chosen.games} games of {chosen.by}, {found.rows} rows: off by {off}; log-loss of the judge {losses}\n"
    )
    for one in found.tenths:
        sys.stdout.write(f"{one.rows:>8} rows: said {100 * one.said:5.1f}%, came {100 * one.came:5.1f}%\n")


if __name__ == "__main__":
    main()
