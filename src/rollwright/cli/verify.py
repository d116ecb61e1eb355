"""`rollwright verify`: were the dice and cards of a table those that were fixed before anybody sat down?"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from rollwright.cli.arguments import Commands
from rollwright.cli.errors import CommandError
from rollwright.cli.seals import fetch, is_signed
from rollwright.tables.fairness.seal_log import entry_from_json
from rollwright.tables.study.follow import Rewritten, follow_from
from rollwright.tables.study.kept import Kept, compare_published
from rollwright.tables.study.verdict import Verdict
from rollwright.tables.study.verify import judge

_SHOWN: Final = 20
"""More findings than this say nothing new: one changed option spoils every roll."""


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("verify", help="check the dice of a table's log")
    parser.add_argument("file", metavar="LOG", help="what a server gives as /api/tables/{id}/log")
    parser.add_argument(
        "--seal",
        metavar="SEAL",
        action="append",
        default=[],
        help="the seal that you were shown when you sat down: its fingerprint, as K7QF-2MXD, or all of it",
    )
    parser.add_argument("--seed", metavar="SEED", default="", help="your own seed, if you have kept it")
    parser.add_argument("--seals", metavar="URL", default="", help="look for its seals in this server's public log")
    parser.add_argument(
        "--deal", metavar="SEED", default="", help="the seed of the challenge that was taken up there, once it is open"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    """Print the verdict first, then the reasons. The exit code is 1 where something is wrong."""
    kept = [Kept(seal) for seal in args.seal]
    if args.seed:
        kept = [*kept[:-1], Kept(kept[-1].seal if kept else "", args.seed.strip().lower())]
    verdict = judge(_read(args.file), kept, args.deal.strip().lower())
    if args.seals:
        compare_published(verdict, _published(args.seals, verdict))
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
    sealing = verdict.sealing_of_game()
    if sealing is not None and not args.seal:
        print(
            "  The dice follow from the seal in this log. That it is the one you were shown when you sat down, compare"
            f" its fingerprint: {sealing.fingerprint}"
        )
    if verdict.findings:
        sys.stdout.flush()
        sys.exit(1)


def _published(url: str, verdict: Verdict) -> dict[str, int]:
    """When each seal of a log came into the public log, of those that are in it, and lead to its signed head."""
    found: dict[str, int] = {}
    head = None
    for sealing in verdict.sealings:
        answer = fetch(url, f"of/{sealing.leaf}")
        entry = entry_from_json(answer.get("entry")) if isinstance(answer, dict) else None
        if entry is None or sealing.leaf not in entry.seals:
            continue
        found[sealing.leaf] = entry.at
        key = "" if head is None else head.key
        try:
            head = follow_from(entry, key, lambda after: fetch(url, f"entries?after={after}"), is_signed())
        except Rewritten as wrong:
            verdict.findings.append(
                f"the public log does not lead from entry {entry.number}, which has the seal {sealing.fingerprint},"
                f" to its signed head: it is wrong at entry {wrong.number}"
            )
    if head is not None:
        verdict.notes.append(
            f"the public log ends at entry {head.number} with {head.hash}, signed by {head.key}: whoever follows it"
            " must have the same there"
        )
    return found


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
