"""`rollwright rules`: how a game is played, or what one rule says."""

from __future__ import annotations

from argparse import Namespace

from rollwright.cli.arguments import Commands, add_display
from rollwright.cli.errors import CommandError
from rollwright.cli.pages import find_rule, key_of, read_page, rules_of, show_page, show_rule
from rollwright.cli.paint import speechless, terminal_paint


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("rules", help="show the rules of a game, or one rule")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("id", metavar="ID", nargs="?", help="a rule's id, such as CRW-5.2, or just 5.2")
    parser.add_argument("--key", action="store_true", help="only what each sign does, and when")
    add_display(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    page = read_page(args.game, args.lang)
    paint = terminal_paint(speechless, not args.no_colour)
    if args.id:
        lines = show_rule(*find_rule(rules_of(page), args.id), paint)
    elif args.key and not key_of(page):
        raise CommandError("this game has no key of its signs")
    else:
        lines = show_page(key_of(page) if args.key else page, paint)
    print("\n".join(lines))
