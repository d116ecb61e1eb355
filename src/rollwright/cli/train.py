"""`rollwright train`: a judge of a game learns from games that are played for it."""

from __future__ import annotations

import shlex
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.cli.arena import workers_on
from rollwright.cli.arguments import Commands, add_workers
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
    parser.add_argument("--decay", metavar="X", type=float, help="how fast weights fade that nothing renews (0.0001)")
    parser.add_argument("--opening", metavar="N", type=int, help="random turns at most (half of a usual game's)")
    parser.add_argument("--every", metavar="N", type=int, default=1, help="one view in so many is recorded (1)")
    parser.add_argument("--by", metavar="BOT", nargs="+", default=["quick"], help="who plays (quick)")
    parser.add_argument("--judge", metavar="FILE", help="weights that bots go by (what the game's folder holds)")
    parser.add_argument("--seed", metavar="TEXT", default="train", help="fixes the games and what is learned (train)")
    add_workers(parser)
    parser.add_argument("--edition", metavar="NAME", help="this one alone (all, and all options)")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="this value alone")
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
    from rollwright.training.model import DECAY, RATE
    from rollwright.training.module import read_module
    from rollwright.training.recording import NotLearnable

    settings = Settings(
        minutes=args.minutes,
        games=args.games,
        epochs=args.epochs,
        hidden=args.hidden,
        rate=RATE if args.rate is None else args.rate,
        decay=DECAY if args.decay is None else args.decay,
        opening=args.opening,
        vary=args.edition is None and not args.option,
        every=args.every,
        judge=read_module(Path(args.judge)) if args.judge else None,
        command=_command(),
    )
    folder = Path(args.out)
    try:
        course = Course(folder, _plan(args), settings, progress_line(), _tell)
        course.run(lambda play: workers_on(args, play))
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
