"""The program `rollwright`: collects the commands, each a module with its own parser, and runs the one that is named.

Whatever is slow to import, a command imports when it runs, so that the program starts fast.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from rollwright import __version__
from rollwright.bots import UnknownBot
from rollwright.cli import (
    admin,
    arena,
    balance,
    bots,
    content,
    games,
    learn,
    perft,
    play,
    replay,
    review,
    rules,
    seals,
    serve,
    train,
    verify,
    web,
    worker,
)
from rollwright.cli.errors import CommandError
from rollwright.kernel.discovery import UnknownGame
from rollwright.kernel.options import SetupError

_COMMANDS: Final = (
    games,
    bots,
    rules,
    learn,
    play,
    replay,
    review,
    verify,
    seals,
    content,
    perft,
    arena,
    balance,
    train,
    serve,
    admin,
    worker,
    web,
)
"""In the order in which `--help` lists them."""


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with a command."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command. The exit code is 2 where it can't be."""
    args = make_parser().parse_args(argv)
    try:
        args.run(args)
        sys.stdout.flush()
    except (CommandError, UnknownGame, UnknownBot, SetupError) as error:
        print(f"rollwright: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader of our output has closed the pipe. Python would complain again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def make_parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="rollwright", description="Play, replay and count tabletop games in the terminal.")
    parser.add_argument("--version", action="version", version=f"rollwright {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in _COMMANDS:
        command.add_parser(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
