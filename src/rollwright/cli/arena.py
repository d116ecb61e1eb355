"""`rollwright arena`: many games between bots, and who plays better."""

from __future__ import annotations

import json
import sys
import tempfile
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.cli.arguments import Commands, add_workers
from rollwright.cli.content import read_pack_file
from rollwright.cli.errors import CommandError
from rollwright.cli.play import read_options
from rollwright.cli.progress import progress_line
from rollwright.kernel.discovery import find_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from rollwright.lab.plan import Plan
    from rollwright.lab.workers import B, Workers


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("arena", help="let bots play many games, and see who is better")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("bots", metavar="BOT", nargs="+", help="a bot's name, or package.module:NAME")
    parser.add_argument("--games", metavar="N", type=int, default=100, help="how many games, at most (100)")
    parser.add_argument("--players", metavar="N", type=int, help="seats at a table; as many as bots, if that can be")
    parser.add_argument(
        "--seats", choices=("rotate", "fixed"), default="rotate", help="every bot in every seat, or as named (rotate)"
    )
    parser.add_argument(
        "--until", metavar="PERCENT", type=float, help="stop once it is sure whether the first is ahead more often"
    )
    parser.add_argument("--seed", metavar="TEXT", default="arena", help="fixes the dice and what the bots do (arena)")
    parser.add_argument("--out", metavar="DIR", help="keep the results there, and go on with those that are there")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    add_workers(parser)
    parser.add_argument("--edition", metavar="NAME")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[])
    parser.add_argument("--content", metavar="FILE")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    try:
        import openskill  # noqa: F401 - only to say early what is missing
        import pyarrow as pa  # noqa: F401
    except ImportError as error:
        raise CommandError(f"the arena needs more packages ({error.name}): pip install 'rollwright[lab]'") from error
    plan = _plan(args)
    if args.out:
        _run(args, plan, Path(args.out))
    else:
        with tempfile.TemporaryDirectory() as folder:
            _run(args, plan, Path(folder))


def _plan(args: Namespace) -> Plan:
    from rollwright.lab.plan import Plan, seats_for
    from rollwright.lab.players import find_player

    game = find_game(args.game)
    if len(set(args.bots)) < len(args.bots):
        raise CommandError(f"a bot is named twice among {', '.join(args.bots)}; one alone plays against itself")
    for bot in args.bots:
        find_player(bot)
    if args.until is not None and len(args.bots) != 2:
        raise CommandError("--until compares two bots; name two")
    plan = Plan(
        game=game.id,
        bots=tuple(args.bots),
        players=args.players or seats_for(game, len(args.bots)),
        rotate=args.seats == "rotate",
        seed=args.seed,
        edition=args.edition,
        options=tuple(sorted(read_options(game, args.option).items())),
        content=read_pack_file(args.content) if args.content else "",
    )
    plan.setup()
    return plan


def _run(args: Namespace, plan: Plan, folder: Path) -> None:
    from rollwright.lab.batch import GameFailed, play_games
    from rollwright.lab.chart import chart
    from rollwright.lab.plan import OtherPlan
    from rollwright.lab.report import to_json, to_text
    from rollwright.lab.results import Results
    from rollwright.lab.run import Run
    from rollwright.lab.tally import Goal
    from rollwright.lab.workers import WorkersLost

    try:
        results = Results(folder, plan)
    except OtherPlan as error:
        raise CommandError(str(error)) from error
    goal = None if args.until is None else Goal(args.until / 100)
    workers = workers_on(args, play_games)
    run = Run(results, args.games, workers, progress_line())
    try:
        tally = run.until(goal)
    except (KeyboardInterrupt, WorkersLost, GameFailed) as error:
        kept = "; what was played is kept, and the same command goes on from there" if args.out else ""
        raise CommandError(f"{str(error) or 'stopped'}{kept}") from error
    finally:
        workers.close()
        if sys.stderr.isatty():
            print(file=sys.stderr)
    report = to_json(tally, run.ratings(tally.games), goal)
    text = to_text(report)
    as_json = json.dumps(report, indent=2)
    results.write("report.json", as_json + "\n")
    results.write("report.txt", text)
    results.write("picture.svg", chart(report, tally))
    print(as_json if args.json else text, end="\n" if args.json else "")


def workers_on(args: Namespace, play: Callable[[Plan, int, int], B]) -> Workers[B]:
    """Who plays, as `--on`, `--address` and `--processes` say."""
    from rollwright.lab.local_workers import LocalWorkers
    from rollwright.lab.workers import WorkersLost

    if args.on == "local":
        return LocalWorkers(play, args.processes)
    try:
        from rollwright.lab.ray_workers import RayWorkers

        return RayWorkers(play, args.address, args.processes)
    except ImportError as error:
        raise CommandError(f"Ray isn't here ({error.name}): pip install 'rollwright[lab,ray]'") from error
    except WorkersLost as error:
        raise CommandError(str(error)) from error
