"""Attack a server while honest people play, and see what they keep of their moves.

Each attack is aimed at a server of its own, with default settings and limits; docs/failures.md says what is measured.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
from pathlib import Path

from tests.siege.attacks.all import ATTACKS, WEIGHTIEST
from tests.siege.report import FULL, GATE
from tests.siege.siege import siege


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/siege", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=[*ATTACKS, "checks"], metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, metavar="N", help="of each attack, after half as long without it (20)")
    parser.add_argument("--short", action="store_true", help="a minute in all: the weightiest, with some leeway")
    parser.add_argument("--server-source", type=Path, metavar="DIR", help="the server's source, or its wheel installed")
    parser.add_argument("--json", action="store_true", help="an object instead of lines")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no server is left behind
    names = args.only or [*([attack.name for attack in WEIGHTIEST] if args.short else ATTACKS), "checks"]
    attacks = [ATTACKS[name] for name in names if name != "checks"]
    seconds = args.seconds or (4.0 if args.short else 20.0)
    report = siege(attacks, "checks" in names, seconds, GATE if args.short else FULL, args.server_source)
    sys.stdout.write(json.dumps(report.to_json(), indent=2) if args.json else "\n".join(report.lines()))
    sys.stdout.write("\n")
    return not report.held


if __name__ == "__main__":
    sys.exit(main())
