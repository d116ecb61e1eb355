"""`rollwright train`: a judge of a game learns from games that are played for it."""

from __future__ import annotations

import shlex
import sys
from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.cli.arena import workers_on
from rollwright.cli.arguments import Commands
from rollwright.cli.content import read_pack_file
from rollwright.cli.errors import CommandError
from rollwright.cli.play import read_options
from rollwright.cli.progress import progress_line
from rollwright.kernel.discovery import find_game

if TYPE_CHECKING:
    from rollwright.lab.plan import Plan


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("train", help="let a judge of a game learn by itself")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", metavar="N", type=int, help="seats at a table (as few as the game allows)")
    parser.add_argument("--minutes", metavar="N", type=float, default=60.0, help="how long it may take in all (60)")
    parser.add_argument("--out", metavar="DIR", required=True, help="where everything is kept; what is there goes on")
    parser.add_argument("--games", metavar="N", type=int, help="how many games (as many as there is time for)")
    parser.add_argument("--epochs", metavar="N", type=int, help="how often each round learns from all of them")
    parser.add_argument("--hidden", metavar="N", type=int, default=48, help="units of the net (48)")
    parser.add_argument("--rate", metavar="X", type=float, help="how fast the net learns at most (0.003)")
    parser.add_argument("--opening", metavar="N", type=int, help="random turns at most (half of a usual game's)")
    parser.add_argument("--by", metavar="BOT", nargs="+", default=["quick"], help="who plays (quick)")
    parser.add_argument("--seed", metavar="TEXT", default="train", help="fixes the games and what is learned (train)")
    parser.add_argument(
        "--on", choices=("local", "ray"), default="local", help="this machine, or a Ray cluster (local)"
    )
    parser.add_argument(
        "--address", metavar="HOST:PORT", help="the Ray cluster that is there; else one is started here"
    )
    parser.add_argument("--processes", metavar="N", type=int, help="how many play at once (one for each core)")
    parser.add_argument("--edition", metavar="NAME")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[])
    parser.add_argument("--content", metavar="FILE")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    try:
        import numpy as np  # noqa: F401 - only to say early what is missing
        import pyarrow as pa  # noqa: F401
    except ImportError as error:
        raise CommandError(f"training needs more packages ({error.name}): pip install 'rollwright[train]'") from error
    from rollwright.lab.batch import GameFailed
    from rollwright.lab.plan import OtherPlan
    from rollwright.lab.workers import WorkersLost
    from rollwright.training.course import Course, Settings
    from rollwright.training.model import RATE
    from rollwright.training.recording import NotLearnable, record_games

    settings = Settings(args.minutes, args.games, args.epochs, args.hidden, args.rate or RATE, args.opening, _command())
    folder = Path(args.out)
    try:
        course = Course(folder, _plan(args), settings, progress_line(), _tell)
        course.run(lambda: workers_on(args, partial(record_games, opening=course.opening)))
    except (OtherPlan, NotLearnable) as error:
        raise CommandError(str(error)) from error
    except (KeyboardInterrupt, WorkersLost, GameFailed) as error:
        kept = "what was played is kept, and the same command goes on from there"
        raise CommandError(f"{str(error) or 'stopped'}; {kept}") from error
    print(f"the weights are in {folder / 'weights'}, and how it went in {folder / 'report.html'}")


def _plan(args: Namespace) -> Plan:
    from rollwright.lab.plan import Plan
    from rollwright.lab.players import find_player
    from rollwright.training.recording import QUICK

    game = find_game(args.game)
    for bot in args.by:
        if bot != QUICK:
            find_player(bot)
    plan = Plan(
        game=game.id,
        bots=tuple(args.by),
        players=args.players or min(game.players),
        seed=args.seed,
        edition=args.edition,
        options=tuple(sorted(read_options(game, args.option).items())),
        content=read_pack_file(args.content) if args.content else "",
    )
    plan.setup()
    return plan


def _command() -> str:
    return shlex.join(["rollwright", *sys.argv[1:]])


def _tell(line: str) -> None:
    print(f"\r{line:<78}" if sys.stderr.isatty() else line, file=sys.stderr, flush=True)
