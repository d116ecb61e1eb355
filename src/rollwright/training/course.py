"""A course of training: games are recorded, a model learns in rounds, and each round ends with weights to play with.

Everything lies in one folder, and is written as it comes: the same course begun again goes on from there.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, final

import numpy as np

from rollwright.kernel.discovery import find_game
from rollwright.kernel.judge import content_hash
from rollwright.kernel.net import Weights
from rollwright.lab.feed import Feed, Watch
from rollwright.lab.parts import Parts
from rollwright.lab.plan import Plan
from rollwright.lab.workers import Workers
from rollwright.training.measures import Measures, logistic_loss, measure
from rollwright.training.model import BATCH, DECAY, RATE, Model, Targets, epochs
from rollwright.training.module import module_text
from rollwright.training.quantised import check, quantise, weights_of
from rollwright.training.recording import Manner, Recorded, record_games, usual_turns
from rollwright.training.report import page
from rollwright.training.rows import Ints, RecordedGames, Rows
from rollwright.training.targets import outcomes, returns

ROUNDS: Final = (1.0, 0.7, 0.6)
"""How much of what came of a game counts in each round's targets; the rest is what the round before says a turn on."""
PLAYING: Final = 0.5
"""The share of a course's time in which games are played."""
MOST_EPOCHS: Final = 6
CHUNK: Final = 60.0
"""Seconds of games between two looks at the clock."""
_STATE: Final = "state.json"

Tell = Callable[[str], None]
Play = Callable[[Plan, int, int], Recorded]


class Settings(NamedTuple):
    """How much to play and to learn. What is None follows from the minutes."""

    minutes: float = 60.0
    games: int | None = None
    epochs: int | None = None
    hidden: int = 48
    rate: float = RATE
    decay: float = DECAY
    opening: int | None = None
    """At most so many random turns begin a game; None for half of a usual game's."""
    vary: bool = False
    """Whether games are played by all editions and options."""
    every: int = 1
    """One view of a position in so many is recorded."""
    judge: Weights | None = None
    """What bots go by that ask a judge; None for what the game's folder holds."""
    command: str = ""


@final
class Course:
    """One folder, one game, one number of players."""

    def __init__(self, folder: Path, plan: Plan, settings: Settings, watch: Watch, tell: Tell) -> None:
        """Raises OtherPlan, NotLearnable."""
        self._folder: Final = folder
        self._plan: Final = plan
        self._settings: Final = settings
        self._watch: Final = watch
        self._tell: Final = tell
        self._setup: Final = plan.setup()
        self._layout: Final = find_game(plan.game).judges.layout(self._setup)
        opening = usual_turns(plan) // 2 if settings.opening is None else settings.opening
        self._manner: Final = Manner(opening, settings.vary, settings.every)
        noted = {
            **plan.to_json(),
            **self._manner._asdict(),
            "judge": None if settings.judge is None else settings.judge.data,
            "layout": self._layout.layout(),
        }
        self._games: Final = RecordedGames(folder, noted)
        self._state: Final = _State(self._games.parts)

    def run(self, workers: Callable[[Play], Workers[Recorded]]) -> Weights:
        """Let workers play, learn, and write `weights/players_N.py`; the last of them."""
        games = self._play(workers)
        rows = self._games.rows(games)
        self._tell(f"{games:,} games, {len(rows):,} rows, {self._layout.size:,} traits, opening {self._manner.opening}")
        with self._state.spending():
            return self._learn(rows)

    # Playing

    def _play(self, workers: Callable[[Play], Workers[Recorded]]) -> int:
        """How many games there are to learn from: as many as were asked for, or as there is time for."""
        wanted = self._settings.games
        until = PLAYING * self._settings.minutes * 60
        if "games" in self._state.values and (wanted is None or wanted == self._state.values["games"]):
            return int(self._state.values["games"])
        judge = self._settings.judge and self._settings.judge.to_json()
        played = workers(partial(record_games, manner=self._manner, judge=judge))
        try:
            if wanted is not None:
                with self._state.spending():
                    self._feed(played, wanted)
            games = self._games.there() if wanted is None else wanted
            chunk = 200
            while wanted is None and self._state.spent < until:
                began = time.perf_counter()
                with self._state.spending():
                    self._feed(played, games + chunk)
                games += chunk
                rate = chunk / (time.perf_counter() - began)
                chunk = max(50, int(rate * min(CHUNK, max(1.0, until - self._state.spent))))
        finally:
            played.close()
        self._state.keep(games=games, rounds=0, curve=[])
        return games

    def _feed(self, workers: Workers[Recorded], games: int) -> None:
        Feed(self._plan, games, workers, self._games.keep, self._watch).play(self._games.parts.missing(games), games)

    # Learning

    def _learn(self, rows: Rows) -> Weights:
        learned, held_out = np.flatnonzero(~rows.held_out), np.flatnonzero(rows.held_out)
        ended = outcomes(rows, self._plan.players)
        model = Model(self._layout.size, self._settings.hidden, ended, _number(self._plan.seed), self._settings.decay)
        yardsticks = _yardsticks(rows, held_out)
        settings = self._settings
        asked = [settings.hidden, settings.epochs, settings.rate, settings.decay]
        if self._state.values.get("asked") != asked:  # the games serve, what was learned from them doesn't
            self._state.keep(asked=asked, rounds=0, curve=[])
        done = int(self._state.values["rounds"])
        if done:
            model.load(self._folder / f"round-{done}.npz")
        digest = rows.digest()
        weights = None
        for number, weight in enumerate(ROUNDS, start=1):
            if number > done:
                wanted = ended if weight == 1 else returns(rows, ended, model.predict(rows, _all(rows)), weight)
                self._round(number, model, rows, learned, held_out, wanted, ended)
                model.save(self._folder / f"round-{number}.npz")
                self._state.keep(rounds=number)
            elif number < len(ROUNDS):
                continue
            weights = self._write(number, model, rows, held_out, ended, digest, yardsticks)
        assert weights is not None
        return weights

    def _round(
        self, number: int, model: Model, rows: Rows, learned: Ints, held_out: Ints, wanted: Targets, ended: Targets
    ) -> None:
        count = self._settings.epochs or self._epochs(model, rows, learned, number)
        came = Targets(ended.chances[held_out], ended.numbers[held_out])
        curve: list[dict[str, Any]] = self._state.values["curve"]
        curve[:] = [one for one in curve if one["round"] < number]
        seed = _number(f"{self._plan.seed} {number}")
        for epoch, loss in epochs(model, rows, learned, wanted, count, seed, self._settings.rate):
            found = measure(model.predict(rows, held_out), came)
            curve.append({"round": number, "epoch": epoch, "learned": loss, **found.to_json()})
            self._state.keep(curve=curve)
            self._report()
            self._tell(
                f"round {number}, epoch {epoch} of {count}: loss {loss:.4f}; held out: log-loss {found.log_loss:.4f}, "
                f"calibration {100 * found.calibration:.2f}%, points ± {found.points_error:.2f}"
            )

    def _epochs(self, model: Model, rows: Rows, learned: Ints, number: int) -> int:
        """As many as there is time for: what is left is divided among the rounds to come."""
        began = time.perf_counter()
        sample = learned[: 2 * BATCH]
        model.predict(rows, sample)
        epoch = 3 * (time.perf_counter() - began) * len(learned) / max(1, len(sample))
        left = self._settings.minutes * 60 - self._state.spent
        return max(1, min(MOST_EPOCHS, int(left / (len(ROUNDS) - number + 1) / max(epoch, 1e-6))))

    # What comes of it

    def _write(
        self,
        number: int,
        model: Model,
        rows: Rows,
        held_out: Ints,
        ended: Targets,
        digest: str,
        yardsticks: dict[str, float],
    ) -> Weights:
        played = quantise(model)
        came = Targets(ended.chances[held_out], ended.numbers[held_out])
        found = measure(played.predict(rows, held_out), came)
        setup = self._setup
        metrics = {"games": float(self._state.values["games"]), "rows": float(len(rows)), **found.short(), **yardsticks}
        named = {
            "players": setup.players,
            "version": setup.version,
            **self._learned_with(),
            "content": content_hash(setup),
            "layout": self._layout.layout(),
            "command": self._settings.command,
            "data": digest,
            "metrics": metrics,
        }
        weights = weights_of(played, named)
        check(weights, played, rows, held_out)
        folder = self._folder / "weights"
        folder.mkdir(exist_ok=True)
        self._games.parts.write(f"weights/players_{setup.players}.py", module_text(self._plan.game, weights))
        self._state.keep(played={**found.to_json(), "round": number}, yardsticks=yardsticks)
        self._report()
        self._tell(f"round {number} as it is played: {_worded(found, yardsticks)}")
        return weights

    def _learned_with(self) -> dict[str, Any]:
        setup, game = self._setup, find_game(self._plan.game)
        if not self._settings.vary:
            return {
                "editions": (setup.edition,),
                "options": {name: (value,) for name, value in setup.options.items()},
            }
        options = {option.name: option.values_for(setup.players) for option in game.options}
        return {"editions": game.editions, "options": options}

    def _report(self) -> None:
        self._games.parts.write("report.html", page(self._plan, self._state.values, self._state.spent))


@final
class _State:
    """How far a course has come, in a file beside its games."""

    def __init__(self, parts: Parts) -> None:
        self._parts: Final = parts
        path = parts.folder / _STATE
        self.values: Final[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self._since: float | None = None

    @property
    def spent(self) -> float:
        """Seconds, over all runs."""
        running = 0.0 if self._since is None else time.perf_counter() - self._since
        return float(self.values.get("spent", 0.0)) + running

    @contextmanager
    def spending(self) -> Iterator[None]:
        """While this lasts, time is spent."""
        self._since = time.perf_counter()
        try:
            yield
        finally:
            spent, self._since = self.spent, None
            self.keep(spent=spent)

    def keep(self, **values: object) -> None:
        self.values.update(values)
        self._parts.write(_STATE, json.dumps(self.values) + "\n")


def _yardsticks(rows: Rows, held_out: Ints) -> dict[str, float]:
    """How well the first place could be told by what the game's own functions say."""
    won = rows.shares[held_out, 0]
    return {
        f"{name}_loss": round(logistic_loss(values[held_out], won), 4)
        for name, values in (("evaluate", rows.evaluate), ("forecast", rows.forecast))
    }


def _worded(found: Measures, yardsticks: dict[str, float]) -> str:
    others = ", ".join(f"{name.removesuffix('_loss')} {loss:.4f}" for name, loss in yardsticks.items())
    return (
        f"log-loss of the first place {found.first_loss:.4f} ({others}), calibration {100 * found.calibration:.2f}%, "
        f"points ± {found.points_error:.2f}"
    )


def _all(rows: Rows) -> Ints:
    return np.arange(len(rows))


def _number(seed: str) -> int:
    """A number for numpy's generator, which takes no text."""
    return int.from_bytes(seed.encode()[:16].ljust(16), "little")
