"""Puzzles: positions of games between bots in which one way to go on is better than the next for sure.

    python -m rollwright.training.puzzles find copenhagen_roll found.jsonl --minutes 30
    python -m rollwright.training.puzzles choose copenhagen_roll found.jsonl puzzles.json --count 100
    python -m rollwright.training.puzzles check copenhagen_roll puzzles.json --times 10

The first adds each puzzle that it finds to a file, and goes on where it stopped. The second chooses from these, easy
ones and hard ones of every theme. The third tries them again with so many times the effort, on other dice, says which
answers change, and writes down those that hold, as the first does, where it is told where.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, NamedTuple

from rollwright.bots import LADDER, find_bot
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from rollwright.tables.study.decisions import decisions_of, forced
from rollwright.tables.study.review import judge_of
from rollwright.training.luck import played
from rollwright.training.worths import Gap, Worths, end_of, ways_of

PLAYERS: Final = ("gull,heron", "tern,osprey", "heron,osprey", "osprey,heron")
"""Who plays the games that positions are taken from, in turn: not the best, so that there are things to find."""
FIRST: Final = 8
"""Trials of each way at the first look; after that, the way that a bot of those below takes must be behind by LEAST."""
WAYS: Final = 3
"""At least: of two, whoever guesses finds the right one half the time."""
TAKEN_IN: Final = LADDER[2:-1]
"""Who shall fail, in turn: so that there are easy ones and hard ones, and no level is singled out. What takes in only
the two weakest is a slip, which nobody makes who thinks at all."""
TRIALS: Final = (24, 72, 216)
"""After so many of each way, on other dice, it is looked whether there is an answer."""
TIMES: Final = 10
"""With so many times the effort, on other dice again, the answer must be the same."""
SURE: Final = 3.0
"""By so many standard errors every wrong way is behind."""
LEAST: Final = 2.5
"""And by so much: a percent of winning counts as a point."""
SAME: Final = 0.8
"""What is behind by less than a standard error, and for sure by less than this, is right too."""
MOST: Final = 12
"""Lines that a puzzle tells, at most."""
TRIES: Final = 3
"""How often a bot is asked for its answer."""
RATINGS: Final = {bot: 800 + 200 * level for level, bot in enumerate(LADDER)}
"""Of the levels, as solvers."""
EASIEST, HARDEST = 600, 2400


class Answer(NamedTuple):
    """What trials say of the ways to go on: the right ones first."""

    right: list[Gap]
    wrong: list[Gap]


def answer_of(gaps: list[Gap]) -> Answer | None:
    """None where a way is neither as good as the best nor behind for sure, or where nothing is wrong."""
    right, wrong = [], []
    for gap in gaps:
        behind = -gap.worth
        if behind <= gap.error and behind + 2 * gap.error <= SAME:
            right.append(gap)
        elif behind >= SURE * gap.error and behind >= LEAST:
            wrong.append(gap)
        else:
            return None
    return Answer(right, wrong) if wrong else None


class Finder:
    """Looks for puzzles in games of one set-up."""

    def __init__(self, game: Game[Any], setup: Setup, seed: str) -> None:
        self._game: Final = game
        self._setup: Final = setup
        self._judge: Final = judge_of(game, setup)
        self._seed: Final = seed
        self.looked: int = 0
        """At how many decisions."""

    def puzzles(self, number: int) -> Iterator[dict[str, Any]]:
        """Those of the game of that number: one at most of each seat, so that no two are nearly alike."""
        match = played(self._game, self._setup, PLAYERS[number % len(PLAYERS)], f"{self._seed} {number}")
        done: set[Seat] = set()
        starts = [one for one in decisions_of(match) if not forced(match, one)]
        for decision in sorted(starts, key=lambda one: Source(f"{self._seed} {number} {one.start}").bits()):
            if decision.seat in done:
                continue
            self.looked += 1
            seed = f"{self._seed} {number} {decision.start}"
            taken_in = TAKEN_IN[self.looked % len(TAKEN_IN)]
            found = self.look(match.positions[decision.start], decision.seat, taken_in, seed)
            if found is not None:
                done.add(decision.seat)
                yield found

    def look(self, position: Any, seat: Seat, taken_in: str, seed: str) -> dict[str, Any] | None:
        """The puzzle of a position, if it is one, and one that this bot doesn't solve."""
        game = self._game
        view = game.view(position, seat)
        whole = game.sample(view, seat, Source(f"{seed} whole"))
        seen = ways_of(game, view, seat, seed)
        if len(seen) < WAYS or any(SAME < one.behind < LEAST / 2 for one in seen):
            return None
        ways = [one.actions for one in seen]
        usual = end_of(game, whole, seat, decided(game, whole, seat, taken_in, seed))
        if end_of(game, whole, seat, ways[0]) == usual:
            return None
        rough = Worths(game, self._judge, view, seat, ways, f"{seed} rough")
        rough.try_until(FIRST)
        if any(end_of(game, whole, seat, gap.actions) == usual and -gap.worth < LEAST for gap in rough.gaps()):
            return None
        answer, worths = self._answer(view, seat, ways, f"{seed} sure")
        puzzle = None if answer is None else self._puzzle(whole, seat, answer, worths)
        return None if puzzle is None or self.again(puzzle, TIMES) else puzzle

    def _answer(self, view: Any, seat: Seat, ways: list[tuple[Action, ...]], seed: str) -> tuple[Answer | None, Worths]:
        worths = Worths(self._game, self._judge, view, seat, ways, seed)
        answer = None
        for trials in TRIALS:
            worths.try_until(trials)
            answer = answer_of(worths.gaps())
            if hopeless(worths.gaps()):
                break
        return answer, worths

    def _puzzle(self, whole: Any, seat: Seat, answer: Answer, worths: Worths) -> dict[str, Any] | None:
        game, setup = self._game, self._setup
        start = game.write(whole)
        grade = self._grade(whole, seat, [gap.actions for gap in answer.right])
        return grade and {
            "id": hashlib.sha256(f"{game.id} {seat} {start}".encode()).hexdigest()[:8],
            "players": setup.players,
            "edition": setup.edition,
            "options": dict(setup.options),
            "start": start,
            "seat": seat,
            "themes": themes_of(game, whole, seat, answer, worths.over),
            **grade,
            "lines": [line_json(gap, index < len(answer.right)) for index, gap in enumerate(_lines(answer))],
        }

    def _grade(self, whole: Any, seat: Seat, right: list[tuple[Action, ...]]) -> dict[str, Any] | None:
        """How hard it is. None where all levels find it, or the strongest does not: those are two opinions."""
        ends = {end_of(self._game, whole, seat, actions) for actions in right}
        if self._solved(LADDER[-1], whole, seat, ends) < 0.5:
            return None
        solved = {bot: self._solved(bot, whole, seat, ends) for bot in LADDER}
        fails = [bot for bot, share in solved.items() if share < 0.5]
        return {"rating": rating_of(solved), "fails": fails} if fails else None

    def graded(self, puzzle: dict[str, Any]) -> dict[str, Any] | None:
        """A puzzle as hard as it is for the present levels, if it still is one."""
        if len(puzzle["lines"]) < WAYS:
            return None
        whole = self._game.read(self._setup, puzzle["start"])
        right = [tuple(line["actions"]) for line in puzzle["lines"] if line["right"]]
        grade = self._grade(whole, puzzle["seat"], right)
        return grade and {**puzzle, **grade}

    def _solved(self, bot: str, whole: Any, seat: Seat, ends: set[str]) -> float:
        """The share of its tries that a bot finds a right way in."""
        game = self._game
        tries = [decided(game, whole, seat, bot, f"{self._seed} {number}") for number in range(TRIES)]
        return sum(end_of(game, whole, seat, actions) in ends for actions in tries) / TRIES

    def again(self, puzzle: dict[str, Any], times: int) -> list[str]:
        """What is no longer so when a puzzle is tried again with more effort and on other dice."""
        game, seat = self._game, puzzle["seat"]
        whole = game.read(self._setup, puzzle["start"])
        view = game.view(whole, seat)
        seen = ways_of(game, view, seat, f"{self._seed} again")
        known = {end_of(game, whole, seat, tuple(line["actions"])): line for line in puzzle["lines"]}
        ways = [tuple(line["actions"]) for line in puzzle["lines"]] + [
            one.actions for one in seen if end_of(game, whole, seat, one.actions) not in known
        ]
        worths = Worths(game, self._judge, view, seat, ways, f"{self._seed} again")
        for trials in sorted({*TRIALS[1:], *(times * one for one in TRIALS)}):
            worths.try_until(trials)
        faults = []
        for gap in worths.gaps():
            line = known.get(end_of(game, whole, seat, gap.actions))
            right = line is not None and line["right"]
            if right and -gap.worth > max(gap.error, SAME):
                faults.append(f"a right way is behind by {-gap.worth:.2f} ± {gap.error:.2f}")
            elif not right and -gap.worth <= gap.error:
                faults.append(f"a {'wrong' if line else 'new'} way is as good: {gap.worth:+.2f} ± {gap.error:.2f}")
        return faults


def hopeless(gaps: list[Gap]) -> bool:
    """Whether more trials won't bring an answer: a way is behind by something, and by too little."""
    return any(SAME < -gap.worth - gap.error and -gap.worth + gap.error < LEAST for gap in gaps)


def decided(game: Game[Any], position: Any, seat: Seat, bot: str, seed: str) -> tuple[Action, ...]:
    """What a bot does, until others or chance act."""
    player, stage, actions = find_bot(bot), game.stage(position), []
    source = Source(f"{seed} {bot}")
    while game.stage(position) == stage and seat in (acting := game.to_act(position)) and CHANCE not in acting:
        actions.append(player.choose(game, game.view(position, seat), seat, source))
        position = game.after(position, seat, actions[-1])
    return tuple(actions)


def _lines(answer: Answer) -> list[Gap]:
    return (answer.right + answer.wrong)[:MOST]


def line_json(gap: Gap, right: bool) -> dict[str, Any]:
    return {
        "actions": list(gap.actions),
        "right": right,
        "worth": round(gap.worth, 2),
        "error": round(gap.error, 2),
        "chance": round(gap.chance, 4),
        "points": round(gap.points, 2),
    }


def rating_of(solved: dict[str, float]) -> int:
    """Where a solver would find it as often as not: by Elo's curve, so that all levels together solve what they did."""
    low, high = float(EASIEST), float(HARDEST)
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - RATINGS[bot]) / 400)) for bot in solved)
        low, high = (middle, high) if expected > sum(solved.values()) else (low, middle)
    return 10 * round(low / 10)


def themes_of(game: Game[Any], position: Any, seat: Seat, answer: Answer, finished: float) -> list[str]:
    """What it is about: how the best way differs from the best of the wrong ones."""
    best, other = answer.right[0].actions, answer.wrong[0].actions
    themes = ["finish"] if finished > 0.5 else []
    points = [_points(game, position, seat, actions) for actions in (best, other)]
    if points[0] != points[1]:
        themes.append("now" if points[0] > points[1] else "later")
    falls = [_falls(game, position, seat, actions) for actions in (best, other)]
    if falls[0] != falls[1]:
        themes.append("roll")
    differ = [one for one, against in zip_longest(best, other) if one != against and one is not None]
    return [*themes, *[game.write_action(action).split()[0] for action in differ[:1]]]


def _points(game: Game[Any], position: Any, seat: Seat, actions: tuple[Action, ...]) -> int:
    for action in actions:
        position = game.after(position, seat, action)
    return game.standings(game.view(position, seat))[seat].points


def _falls(game: Game[Any], position: Any, seat: Seat, actions: tuple[Action, ...]) -> bool:
    for action in actions:
        position = game.after(position, seat, action)
    return CHANCE in game.to_act(position)


def add(puzzle: dict[str, Any], file: Path) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(puzzle) + "\n")


def find(game: Game[Any], players: int, file: Path, minutes: float, seed: str) -> None:
    """Add what is found to the file, one puzzle a line, until the time is over."""
    setup = make_setup(game, players)
    finder = Finder(game, setup, f"{seed} {players}")
    state = file.with_suffix(f".{players}")
    number = int(state.read_text()) if state.exists() else 0
    began, found = time.monotonic(), 0
    while time.monotonic() - began < 60 * minutes:
        for puzzle in finder.puzzles(number):
            add(puzzle, file)
            found += 1
        number += 1
        state.write_text(f"{number}")
        hours = (time.monotonic() - began) / 3600
        sys.stderr.write(f"{found} puzzles in {finder.looked} decisions, {found / hours:.0f} an hour\n")


def grade(game: Game[Any], found: list[dict[str, Any]], into: Path, seed: str) -> None:
    """Say anew how hard puzzles are. What is none any more is left out."""
    left_out = 0
    for puzzle in found:
        setup = make_setup(game, puzzle["players"], puzzle["edition"], puzzle["options"])
        graded = Finder(game, setup, f"{seed} grade").graded(puzzle)
        if graded is None:
            left_out += 1
        else:
            add(graded, into)
    sys.stdout.write(f"{left_out} of {len(found)} left out\n")


def choose(puzzles: list[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    """So many of them, the easiest first: as many of each difficulty and of each theme, as far as there are."""
    chosen: list[dict[str, Any]] = []
    used: Counter[Any] = Counter()
    left = list({puzzle["id"]: puzzle for puzzle in puzzles}.values())
    while left and len(chosen) < count:
        best = min(left, key=lambda one: used[len(one["fails"])] + sum(used[theme] for theme in one["themes"]) / 4)
        left.remove(best)
        chosen.append(best)
        used.update([len(best["fails"]), *best["themes"]])
    return sorted(chosen, key=lambda one: (one["rating"], one["id"]))


def write(game: Game[Any], puzzles: list[dict[str, Any]], file: Path) -> None:
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True)
    made = {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "commit": commit.stdout.strip(),
        "command": f"python -m rollwright.training.puzzles find {game.id}",
    }
    head = {"game": game.id, "rules": game.versions[-1], "made": made}
    rows = ",\n".join(json.dumps(puzzle, separators=(",", ":")) for puzzle in puzzles)
    file.write_text(f'{json.dumps(head)[:-1]}, "puzzles": [\n{rows}\n]}}\n', encoding="utf-8")


def check(game: Game[Any], file: Path, into: Path | None, times: int, part: str, seed: str) -> None:
    """Try the puzzles of a file again; those that hold are added to the other file, one a line."""
    first, of = (int(number) for number in part.split("/"))
    puzzles = json.loads(file.read_text("utf-8"))["puzzles"][first::of]
    changed = 0
    for number, puzzle in enumerate(puzzles):
        setup = make_setup(game, puzzle["players"], puzzle["edition"], puzzle["options"])
        faults = Finder(game, setup, f"{seed} check").again(puzzle, times)
        changed += bool(faults)
        if into and not faults:
            add(puzzle, into)
        said = "; ".join(faults) or "as it was"
        sys.stderr.write(f"{number + 1} of {len(puzzles)}: {puzzle['id']} {said}\n")
    sys.stdout.write(f"{changed} of {len(puzzles)} change their answer with {times} times the effort\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Find puzzles, grade them, choose from them, and try them again.")
    parser.add_argument("task", choices=("find", "grade", "choose", "check"))
    parser.add_argument("game")
    parser.add_argument("file", type=Path, help="of puzzles that were found; for `check`, of those that were chosen")
    parser.add_argument("into", type=Path, nargs="?", help="where `grade` and `choose` write, and `check` what holds")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--times", type=int, default=TIMES)
    parser.add_argument("--part", default="0/1", help="of the file: the first of two halves is 0/2")
    parser.add_argument("--seed", default="puzzles")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    if chosen.task == "find":
        find(game, chosen.players, chosen.file, chosen.minutes, chosen.seed)
    elif chosen.task == "check":
        check(game, chosen.file, chosen.into, chosen.times, chosen.part, chosen.seed)
    elif chosen.into is None:
        parser.error("say where they are written")
    else:
        found = [json.loads(line) for line in chosen.file.read_text("utf-8").splitlines()]
        if chosen.task == "grade":
            grade(game, found, chosen.into, chosen.seed)
        else:
            write(game, choose(found, chosen.count), chosen.into)


if __name__ == "__main__":
    main()
