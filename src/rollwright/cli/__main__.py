"""The program `rollwright`: reads the command and leads to the module that carries it out.

Each command imports what it needs when it runs, so that the program starts fast.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from rollwright import __version__
from rollwright.cli.languages import LANGUAGES, language_of_environment


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with a command."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command. The exit code is 2 where it can't be."""
    args = _parser().parse_args(argv)
    from rollwright.bots import UnknownBot
    from rollwright.cli.errors import CommandError
    from rollwright.kernel.discovery import UnknownGame
    from rollwright.kernel.options import SetupError

    try:
        _run(args)
        sys.stdout.flush()
    except (CommandError, UnknownGame, UnknownBot, SetupError) as error:
        print(f"rollwright: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read our output has read enough. Python would complain again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _run(args: argparse.Namespace) -> None:
    if args.command == "games":
        from rollwright.cli import listing

        listing.games()
    elif args.command == "rules":
        from rollwright.cli import listing

        listing.rules(args)
    elif args.command == "play":
        from rollwright.cli import play

        play.run(args)
    elif args.command == "replay":
        from rollwright.cli import replay

        replay.run(args)
    elif args.command == "verify":
        from rollwright.cli import verify

        verify.run(args)
    elif args.command == "content":
        from rollwright.cli import content

        content.run(args)
    elif args.command == "serve":
        from rollwright.cli import serve

        serve.run(args)
    elif args.command == "admin":
        from rollwright.cli import admin

        admin.run(args)
    elif args.command == "worker":
        from rollwright.cli import worker

        worker.run(args)
    elif args.command == "web":
        from rollwright.cli import web

        web.run(args)
    elif args.command == "arena":
        from rollwright.cli import arena

        arena.run(args)
    else:
        from rollwright.cli import count

        count.run(args)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="rollwright", description="Play, replay and count tabletop games in the terminal.")
    parser.add_argument("--version", action="version", version=f"rollwright {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    commands.add_parser("games", help="list the games there are")

    rules = commands.add_parser("rules", help="show the rules of a game, or one rule")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("id", metavar="ID", nargs="?", help="a rule's id, such as CRW-5.2, or just 5.2")
    _add_look(rules)

    play = commands.add_parser("play", help="play a game")
    play.add_argument("game", metavar="GAME", nargs="?")
    play.add_argument("--seats", metavar="SEATS", help="who plays: you, you:Ada or a bot, with commas (you,greedy)")
    play.add_argument("--edition", metavar="NAME", help="the edition of the rulebook")
    play.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="change one rule")
    play.add_argument("--content", metavar="FILE", help="a content pack to play with")
    play.add_argument("--seed", metavar="TEXT", help="fixes the dice and what the bots do")
    play.add_argument("--save", metavar="FILE", help="write the record when the game is over or left")
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    _add_look(play)

    replay = commands.add_parser("replay", help="look through a recorded game")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--step", action="store_true", help="step by step, also without a terminal")
    replay.add_argument("--at", metavar="N", type=int, help="the position after N moves")
    _add_look(replay)

    verify = commands.add_parser("verify", help="check the dice of a table's log")
    verify.add_argument("file", metavar="LOG", help="what a server gives as /api/tables/{id}/log")

    content = commands.add_parser("content", help="check a content pack")
    content.add_argument("action", choices=("check",), metavar="check")
    content.add_argument("file", metavar="FILE")
    content.add_argument("--game", metavar="GAME", help="the game it is for, where the pack doesn't say")

    perft = commands.add_parser("perft", help="count the lines of play from a position")
    perft.add_argument("game", metavar="GAME")
    perft.add_argument("--position", metavar="TEXT", help="a position in the game's notation; the start if left out")
    perft.add_argument("--depth", metavar="N", type=int, default=3, help="how many actions deep (3)")
    perft.add_argument("--players", metavar="N", type=int)
    perft.add_argument("--edition", metavar="NAME")

    arena = commands.add_parser("arena", help="let bots play many games, and see who is better")
    arena.add_argument("game", metavar="GAME")
    arena.add_argument("bots", metavar="BOT", nargs="+", help="a bot's name, or package.module:NAME")
    arena.add_argument("--games", metavar="N", type=int, default=100, help="how many games, at most (100)")
    arena.add_argument("--players", metavar="N", type=int, help="seats at a table; as many as bots, if that can be")
    arena.add_argument(
        "--seats", choices=("rotate", "fixed"), default="rotate", help="every bot in every seat, or as named (rotate)"
    )
    arena.add_argument(
        "--until", metavar="PERCENT", type=float, help="stop once it is sure whether the first is ahead more often"
    )
    arena.add_argument("--seed", metavar="TEXT", default="arena", help="fixes the dice and what the bots do (arena)")
    arena.add_argument("--out", metavar="DIR", help="keep the results there, and go on with those that are there")
    arena.add_argument("--json", action="store_true", help="the report as JSON")
    arena.add_argument("--on", choices=("local", "ray"), default="local", help="this machine, or a Ray cluster (local)")
    arena.add_argument("--address", metavar="HOST:PORT", help="the Ray cluster that is there; else one is started here")
    arena.add_argument("--processes", metavar="N", type=int, help="how many work at once (one for each core)")
    arena.add_argument("--edition", metavar="NAME")
    arena.add_argument("--option", metavar="NAME=VALUE", action="append", default=[])
    arena.add_argument("--content", metavar="FILE")

    serve = commands.add_parser("serve", help="host tables for browsers")
    serve.add_argument("--port", metavar="N", type=int, default=8000, help="the port (8000); 0 for any that is free")
    serve.add_argument("--host", metavar="ADDRESS", default="0.0.0.0", help="the address to listen at (all there are)")
    _add_store(serve)
    _add_bus(serve)
    serve.add_argument("--workers", action="store_true", help="leave bots' turns to `rollwright worker`")
    serve.add_argument(
        "--origin", metavar="ORIGIN", action="append", default=[], help="a page elsewhere that may connect"
    )
    serve.add_argument("--bot-pause", metavar="MS", type=int, default=400, help="between the steps of a bot (400)")
    serve.add_argument("--no-limits", action="store_true", help="hold nobody back: for tests and measurements")
    serve.add_argument(
        "--log", choices=("error", "warning", "info"), default="warning", help="how much to log (warning)"
    )

    admin = commands.add_parser("admin", help="look after what a server keeps")
    tasks = admin.add_subparsers(dest="task", required=True, metavar="TASK")
    migrate = tasks.add_parser("migrate", help="take a PostgreSQL to what this version needs, while play goes on")
    migrate.add_argument("--done", action="store_true", help="no server of an older version runs any more")
    table = tasks.add_parser("table", help="show a table")
    close = tasks.add_parser("close", help="close a table that is not over")
    ban = tasks.add_parser("ban", help="take a person's tickets away, and close their sockets")
    erase = tasks.add_parser("erase", help="forget a person: name, tickets, chat, packs and list of games")
    merge = tasks.add_parser(
        "merge", help="make one person of two: logs keep both ids, and all else is theirs together"
    )
    purge = tasks.add_parser("purge", help="forget guests who have not played for long")
    for task in (table, close):
        task.add_argument("table", metavar="TABLE", help="a table's id, or its code")
    for task in (ban, erase, merge):
        task.add_argument("person", metavar="PERSON", help="a person's id")
    merge.add_argument("into", metavar="INTO", help="the id of the person who they are, and whose name is kept")
    purge.add_argument("--days", metavar="N", type=int, required=True, help="how long, in days")
    for task in tasks.choices.values():
        _add_store(task)

    worker = commands.add_parser("worker", help="think for the bots of many servers")
    _add_store(worker)
    _add_bus(worker)
    worker.add_argument("--processes", metavar="N", type=int, default=1, help="how many bots think at once (1)")
    worker.add_argument("--bot-pause", metavar="MS", type=int, default=400, help="between the steps of a bot (400)")
    worker.add_argument(
        "--log", choices=("error", "warning", "info"), default="warning", help="how much to log (warning)"
    )

    web = commands.add_parser("web", help="make a site on which people play without a server")
    web.add_argument("action", choices=("build",), metavar="build")
    web.add_argument("folder", metavar="DIR", help="where to put it: an empty folder, or a new one")
    return parser


def _add_store(parser: argparse.ArgumentParser) -> None:
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--data", metavar="DIR", help="the folder that games are kept in")
    place.add_argument(
        "--store",
        metavar="ADDRESS",
        default=os.environ.get("ROLLWRIGHT_STORE"),
        help="a PostgreSQL instead, as postgresql://user@host/database (ROLLWRIGHT_STORE)",
    )
    parser.add_argument(
        "--accounts",
        metavar="ADDRESS",
        default=os.environ.get("ROLLWRIGHT_ACCOUNTS"),
        help="a PostgreSQL of its own for people (ROLLWRIGHT_ACCOUNTS)",
    )


def _add_bus(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bus",
        metavar="ADDRESS",
        default=os.environ.get("ROLLWRIGHT_BUS", ""),
        help="a NATS between many servers, as nats://host:4222 (ROLLWRIGHT_BUS)",
    )


def _add_look(parser: argparse.ArgumentParser) -> None:
    spoken = language_of_environment()
    parser.add_argument("--lang", choices=LANGUAGES, default=spoken, help=f"the language ({spoken})")
    parser.add_argument("--no-colour", "--no-color", action="store_true", help="draw without colour")


if __name__ == "__main__":
    sys.exit(main())
