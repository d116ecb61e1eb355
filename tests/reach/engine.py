"""The engine at the other end of a pipe: one line of JSON for each question, for whoever drives the page.

    python -m tests.reach.engine GAME SEED

{"next": true} gives the next position as a player's page gets it, {"at": {"players": 2, "text": position}} one of one's
own; {"ask": plan} gives what a plan leads to there.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from rollwright.kernel.discovery import find_game
from rollwright.kernel.match import Match
from rollwright.tables.log.chairs import PERSON
from rollwright.tables.log.clocks import Clock
from rollwright.tables.log.table import PLAYING, Table
from rollwright.tables.study.what_if import answer_question
from rollwright.tables.wire.inbound import Ask
from rollwright.tables.wire.outbound import offer
from tests.reach.positions import Decision, decisions, read_decision


def table_at(decision: Decision, game_id: str) -> Table:
    """A table that is being played and has come to a position, with a person at each seat."""
    game = find_game(game_id)
    table = Table("reach", game, decision.setup, Clock("none"))
    table.phase = PLAYING
    for seat, chair in enumerate(table.chairs):
        chair.kind = PERSON
        chair.person = f"person {seat}"
    table.match = Match(game, decision.setup, start=decision.position)
    return table


def shown(table: Table, decision: Decision) -> dict[str, Any]:
    """What the page of the seat is given."""
    game, seat = table.game, decision.seat
    view = game.view(decision.position, seat)
    return {
        "text": game.write(decision.position),
        "players": decision.setup.players,
        "edited": decision.edited,
        "seat": seat,
        "view": game.to_json(view),
        "offer": offer(table, seat, game.legal(view, seat), can_undo=True),
    }


def main() -> None:
    game_id, seed = sys.argv[1:]
    game = find_game(game_id)
    found = decisions(game, seed)
    table: Table | None = None
    seat = 0
    for line in sys.stdin:
        question = json.loads(line)
        if "ask" not in question:
            decision = read_decision(game, **question["at"]) if "at" in question else next(found)
            table, seat = table_at(decision, game_id), decision.seat
            answer = shown(table, decision)
        else:
            assert table is not None, "there is no position yet"
            answer = answer_question(table, f"person {seat}", Ask(table.id, "", question["ask"], seat))
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
