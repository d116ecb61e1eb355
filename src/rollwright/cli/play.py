"""`rollwright play`: people and bots in any seats, or bots alone."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from typing import Any

from rollwright.bots import USUAL
from rollwright.cli.arguments import Commands, add_display
from rollwright.cli.content import read_pack_file
from rollwright.cli.errors import CommandError, read_record_file, replay_record, write_file
from rollwright.cli.seats import Player, players_of_record, read_seats, recorded, shown_names
from rollwright.cli.session import Session, advance
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.options import OptionValue, value_from_text


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play a game")
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--seats", metavar="SEATS", help=f"who plays: you, you:Ada or a bot, with commas (you,{USUAL})")
    parser.add_argument("--edition", metavar="NAME", help="the edition of the rulebook")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="change one rule")
    parser.add_argument("--content", metavar="FILE", help="a content pack to play with")
    parser.add_argument("--seed", metavar="TEXT", help="fixes the dice and what the bots do")
    parser.add_argument("--save", metavar="FILE", help="write the record when the game is over or left")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    add_display(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    match, players = _resumed(args) if args.resume else _new(args)
    seed = args.seed if args.seed is not None else secrets.token_hex(4)
    if all(player.bot is not None for player in players):
        _by_itself(match, players, seed, args)
    else:
        _with_people(match, players, seed, args)


def _new(args: Namespace) -> tuple[Match[Any], list[Player]]:
    if args.game is None:
        raise CommandError("say which game to play; `rollwright games` lists them")
    game = find_game(args.game)
    players = read_seats(args.seats or f"you,{USUAL}")
    content = read_pack_file(args.content) if args.content else ""
    setup = make_setup(game, len(players), args.edition, read_options(game, args.option), content=content)
    return Match(game, setup), players


def _resumed(args: Namespace) -> tuple[Match[Any], list[Player]]:
    if args.edition or args.option or args.content:
        raise CommandError(
            "a game that is resumed keeps its edition, options and content; leave out --edition, --option and --content"
        )
    record = read_record_file(args.resume)
    game_id = record.header["game"]
    if args.game not in (None, game_id):
        raise CommandError(f"{args.resume} is a game of {game_id}, not of {args.game}")
    match = replay_record(record, args.resume)
    players = read_seats(args.seats) if args.seats else players_of_record(record)
    if len(players) != match.setup.players:
        raise CommandError(f"{args.resume} has {match.setup.players} seats, and {len(players)} players are named")
    return match, players


def read_options(game: Game[Any], texts: list[str]) -> dict[str, OptionValue]:
    by_name = {option.name: option for option in game.options}
    chosen: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise CommandError(f"an option is given as name=value, not as {text!r}")
        if name not in by_name:
            raise CommandError(f"there is no option {name!r}; the options are {', '.join(by_name)}")
        chosen[name] = value_from_text(by_name[name], value)
    return chosen


def _by_itself(match: Match[Any], players: list[Player], seed: str, args: Namespace) -> None:
    if args.seed is None:
        print(f"seed: {seed}", file=sys.stderr)
    advance(match, players, seed)
    record = recorded(match, players)
    if args.save:
        write_file(args.save, record)
    print(record, end="")


def _with_people(match: Match[Any], players: list[Player], seed: str, args: Namespace) -> None:
    from rollwright.cli.paint import terminal_paint
    from rollwright.texts.words import Words

    names = shown_names(players, args.lang)
    words = Words(match.game, args.lang, names)
    paint = terminal_paint(words.say, not args.no_colour)
    Session(match, players, seed, words, paint, args.save).run()
