"""`rollwright perft`: how many lines of play there are from a position, depth by depth."""

from __future__ import annotations

from argparse import Namespace

from rollwright.cli.arguments import Commands
from rollwright.cli.errors import CommandError
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.model import NotationError
from rollwright.kernel.playout import perft


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("perft", help="count the lines of play from a position")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--position", metavar="TEXT", help="a position in the game's notation; the start if left out")
    parser.add_argument("--depth", metavar="N", type=int, default=3, help="how many actions deep (3)")
    parser.add_argument("--players", metavar="N", type=int)
    parser.add_argument("--edition", metavar="NAME")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    game = find_game(args.game)
    setup = make_setup(game, args.players or game.players[0], args.edition)
    try:
        position = game.read(setup, args.position) if args.position else game.new(setup)
    except NotationError as error:
        raise CommandError(str(error)) from error
    for depth in range(1, args.depth + 1):
        print(f"{depth} {perft(game, position, depth)}")
