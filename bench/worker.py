"""Serves orders inside one build: a line of JSON comes in, and a line of JSON goes out (python -m bench.worker)."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any, Final

import rollwright
from bench import account, loops, peers
from rollwright.kernel import source
from rollwright.kernel.discovery import game_ids


def stepped(*arguments: Any) -> Any:
    """Late: its libraries are not in every environment that holds a build."""
    from bench import steps  # noqa: PLC0415

    return steps.stepped(*arguments)


def about() -> dict[str, object]:
    """Which build this is."""
    return {
        "python": sys.version.split()[0],
        "platform": sys.platform,
        "package": rollwright.__file__,
        "compiled": not str(source.__file__).endswith(".py"),
        "games": game_ids(),
    }


ORDERS: Final[dict[str, Callable[..., Any]]] = {
    "about": about,
    "sums": account.sums,
    "tell": lambda game_id, number: list(account.tell(game_id, number)),
    "driven": loops.driven,
    "playouts": loops.playouts,
    "served": loops.served,
    "applied": loops.applied,
    "peer": peers.peer,
    "stepped": stepped,
}


def main() -> None:
    for line in sys.stdin:
        order, *arguments = json.loads(line)
        print(json.dumps(ORDERS[order](*arguments)), flush=True)


if __name__ == "__main__":
    main()
