"""`rollwright verify`: were the dice and cards of a table those that were fixed before anybody sat down?"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from rollwright.cli.arguments import Commands
from rollwright.cli.errors import CommandError
from rollwright.tables.study.verify import judge

_SHOWN: Final = 20
"""More findings than this say nothing new: one changed option spoils every roll."""


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("verify", help="check the dice of a table's log")
    parser.add_argument("file", metavar="LOG", help="what a server gives as /api/tables/{id}/log")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    """Print the verdict first, then the reasons. The exit code is 1 where something is wrong."""
    verdict = judge(_read(args.file))
    if verdict.findings:
        print(f"not honest: {len(verdict.findings)} things are wrong with {args.file}")
    else:
        what = _counted(verdict.rolls, "roll") + (f" and {_counted(verdict.cards, 'card')}" if verdict.cards else "")
        print(f"honest: {what} of {args.file}, each as the secrets and the seeds give it")
    for finding in verdict.findings[:_SHOWN]:
        print(f"  {finding}")
    if len(verdict.findings) > _SHOWN:
        print(f"  and {len(verdict.findings) - _SHOWN} more")
    for note in verdict.notes:
        print(f"  note: {note}")
    if verdict.findings:
        sys.stdout.flush()
        sys.exit(1)


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _read(path: str) -> object:
    try:
        log: object = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise CommandError(f"{path} can't be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise CommandError(f"{path} is not a table's log: it isn't JSON") from error
    return log
