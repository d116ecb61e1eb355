"""Run the whole kit on a game, by its name, and report what was checked.

python -m rollwright.testing my_game --tests tests
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

from rollwright.kernel.discovery import UnknownGame, find_game, package_of
from rollwright.kernel.game import Game, make_setup
from rollwright.testing.contract import ContractBroken, Report, run_contract
from rollwright.testing.pairs import Leak, hides, play_pairs
from rollwright.testing.puzzles import puzzle_faults, puzzles_of
from rollwright.testing.rules import NotCollected, citations_in, coverage, page_faults, rules_of, unknown


class Failed(Exception):
    """What is wrong, in words."""


def contract(game: Game[Any], games: int, seed: str) -> str:
    """Random games with every number of players, in every edition."""
    whole = Report(0)
    for players in game.players:
        for edition in game.editions:
            try:
                whole.add(run_contract(game, make_setup(game, players, edition), games, seed))
            except ContractBroken as broken:
                raise Failed(f"players: {players}, edition: {edition}\n\n{broken}") from broken
    return f"{whole.games} games, {whole.actions:,} actions, no clause broken\n\n{whole.table()}"


def messages(game: Game[Any]) -> str:
    """Imported late: where nothing is worded, nothing that reads messages need be there."""
    from rollwright.testing.messages import languages_of, message_faults  # noqa: PLC0415

    faults = message_faults(game.id)
    if faults:
        raise Failed("\n".join(faults))
    return f"nothing is missing, and nothing is too much, in {', '.join(languages_of(package_of(game.id)))}"


def rules(game: Game[Any], tests: list[str]) -> str:
    """The rules page; and whether tests cite all of it, if they are given."""
    faults = page_faults(game)
    known = rules_of(game.id)
    summary = f"{len(known)} rules; which tests prove them is not looked at without --tests"
    if tests:
        try:
            cited = citations_in(*tests)
        except NotCollected as error:
            raise Failed(str(error)) from error
        missing, chapters = coverage(game.id, cited)
        faults += [f"no test cites {rule}" for rule in missing] + unknown(cited, set(known))
        summary = f"{len(known)} rules, each cited by a test\n" + "\n".join(chapters)
    if faults:
        raise Failed("\n".join(faults))
    return summary


def lessons(game: Game[Any]) -> str:
    """The lessons, if there are any. Imported late, as they are held against the languages of the messages."""
    from rollwright.cli.lessons import course_of  # noqa: PLC0415
    from rollwright.testing.lessons import lesson_faults  # noqa: PLC0415

    faults = lesson_faults(game.id)
    if faults:
        raise Failed("\n".join(faults))
    steps = sum(len(lesson.steps) for lesson in course_of(game.id).values())
    return f"{steps} steps, each can be played" if steps else "there are none"


def puzzles(game: Game[Any]) -> str:
    """The puzzles, if there are any."""
    found = puzzles_of(game.id)
    faults = puzzle_faults(game.id)
    if faults:
        raise Failed("\n".join(faults))
    return f"{len(found)} puzzles, each can be played" if found else "there are none"


def pairs(game: Game[Any], count: int, seed: str) -> str:
    """Pairs of games that differ in what a viewer can't know, if there is such a thing."""
    if not hides(game):
        return "nothing is hidden"
    try:
        played = play_pairs(game.id, 0, count, seed)
    except Leak as leak:
        raise Failed(str(leak)) from leak
    if not played.differing:
        raise Failed(f"no two games of {count} pairs differ: nothing could be compared")
    return f"{played.differing} of {count} pairs differ, in {played.differences} cards and actions; no byte tells"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m rollwright.testing", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", help="its name, as its folder or entry point has it")
    parser.add_argument("--games", type=int, default=30, help="random games of each set-up (30)")
    parser.add_argument("--pairs", type=int, default=60, help="pairs of games, where something is hidden (60)")
    parser.add_argument("--seed", default="testing")
    parser.add_argument("--tests", action="append", default=[], metavar="PATH", help="tests that cite its rules")
    wanted = parser.parse_args(arguments)
    try:
        game = find_game(wanted.game)
    except UnknownGame as error:
        sys.stderr.write(f"{error}\n")
        return 2
    parts: dict[str, Callable[[], str]] = {
        "contract": lambda: contract(game, wanted.games, wanted.seed),
        "messages": lambda: messages(game),
        "rules": lambda: rules(game, wanted.tests),
        "lessons": lambda: lessons(game),
        "puzzles": lambda: puzzles(game),
        "pairs": lambda: pairs(game, wanted.pairs, wanted.seed),
    }
    status = 0
    for name, part in parts.items():
        try:
            sys.stdout.write(f"== {name}: {part()}\n\n")
        except Failed as failed:
            sys.stderr.write(f"== {name} FAILS\n{failed}\n\n")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
