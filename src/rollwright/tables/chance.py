"""The chance that a row holds: dice fall as long as the rules ask for them."""

from __future__ import annotations

from typing import Any

from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE
from rollwright.tables.dice import CHAIN, LINKS, fall
from rollwright.tables.table import Table

Fallen = list[dict[str, Any]]


def let_fall(table: Table, match: Match[Any], context: str, secret: bytes) -> Fallen | None:
    """Let chance act in a match of the table, and say what fell; None if the chain is used up."""
    game = table.game
    fallen: Fallen = []
    while game.to_act(match.position) == (CHANCE,):
        node = game.chance(match.position)
        index = table.rolls + len(fallen) + 1
        if index > LINKS and table.scheme == CHAIN:
            return None
        got = fall(table.scheme, secret, context, index, node.total, node.label)
        action = game.outcome(match.position, got.number)
        match.play(CHANCE, action)
        fallen.append(
            {
                "action": action,
                "number": got.number,
                "total": node.total,
                "label": node.label,
                "index": index,
                "key": got.key,
            }
        )
    return fallen
