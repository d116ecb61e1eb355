"""`rollwright rules`: how a game is played, or what one rule says."""

from __future__ import annotations

from argparse import Namespace

from rollwright.cli.arguments import Commands, add_display
from rollwright.cli.pages import find_rule, read_page, rules_of, show_page, show_rule
from rollwright.cli.paint import speechless, terminal_paint


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("rules", help="show the rules of a game, or one rule")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("id", metavar="ID", nargs="?", help="a rule's id, such as CRW-5.2, or just 5.2")
    add_display(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    page = read_page(args.game, args.lang)
    paint = terminal_paint(speechless, not args.no_colour)
    lines = show_rule(*find_rule(rules_of(page), args.id), paint) if args.id else show_page(page, paint)
    print("\n".join(lines))
