"""Random games as a player hears of them, one a line: for whoever looks at what the page makes of it.

    python -m tests.reach.stories GAME SEED

{"messages": true} gives the game's messages by language; {"next": true} the next game: its log, the positions in which
the first seat had to decide, and what was refused when anything was tried in them; {"ask": plan, "situation": 3} what a
plan leads to in one of those.
"""

from __future__ import annotations

import json
import sys
from importlib.resources import files
from typing import Any

from rollwright.kernel.discovery import find_game, package_of
from rollwright.kernel.game import Game
from rollwright.kernel.model import CHANCE
from rollwright.kernel.source import Source
from rollwright.tables.log.table import Table
from rollwright.tables.study.what_if import answer_question
from rollwright.tables.wire.inbound import Ask
from tests.reach.engine import shown, table_at
from tests.reach.positions import Decision, some_setup

_SHOWN = 24
"""One decision in so many is looked at."""
_TRIED = 60
"""Actions that are tried in each of them."""


def story(game: Game[Any], source: Source, tables: list[Table]) -> dict[str, Any]:
    """`tables` are filled with the situations, as tables that can be asked."""
    setup = some_setup(game, source)
    told: list[dict[str, Any]] = []
    situations: list[dict[str, Any]] = []
    position = game.new(setup)
    while seats := game.to_act(position):
        seat = seats[source.below(len(seats))]
        if seat == CHANCE:
            action = game.draw(position, source)
        else:
            action = game.nth_legal(position, seat, source.below(game.legal_count(position, seat)))
        if 0 in seats and source.below(_SHOWN) == 0:
            decision = Decision(setup, position, 0, edited=False)
            table = table_at(decision, game.id)
            tables.append(table)
            situation = shown(table, decision)
            situations.append({**situation, "told": len(told), "refusals": _refusals(game, position, source)})
        step = game.apply(position, seat, action)
        visible = [game.visible(event, 0) for event in step.events]
        told.append(
            {
                "seq": len(told) + 1,
                "actor": None if seat == CHANCE else seat,
                "kind": "acted",
                "at": 0,
                "moves": [game.write_action(action)],
                "events": [event.to_json() for event in visible if event is not None],
                # The review of dice and cards tells what chance did by what lay on the table then.
                "view": game.to_json(game.view(step.position, 0)) if seat == CHANCE else None,
            }
        )
        position = step.position
    return {"told": told, "situations": situations, "players": setup.players}


def _refusals(game: Game[Any], position: Any, source: Source) -> list[dict[str, Any]]:
    """One of each code that random actions are refused with."""
    found: dict[str, dict[str, Any]] = {}
    for _ in range(_TRIED):
        refusal = game.check(position, 0, source.below(game.action_space))
        if refusal is not None:
            found.setdefault(refusal.code, refusal.to_json())
    return list(found.values())


def main() -> None:
    game_id, seed = sys.argv[1:]
    game = find_game(game_id)
    source = Source(f"{seed} {game_id}")
    tables: list[Table] = []
    for line in sys.stdin:
        answer: object
        question = json.loads(line)
        if "ask" in question:
            table = tables[question["situation"]]
            answer = answer_question(table, "person 0", Ask(table.id, "", question["ask"], 0))
        elif "messages" in question:
            folder = files(package_of(game_id)) / "messages"
            answer = {file.name.removesuffix(".ftl"): file.read_text("utf-8") for file in folder.iterdir()}
        else:
            tables = []
            answer = story(game, source, tables)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
