"""How long a judge takes for an evaluation, and the strongest bot for a decision: `python -m bench.judge [GAME]...`.

It has no imports but the engine's, so that it can be run where there is nothing else, as in Pyodide:

    node tests/pyodide/python.mjs --wheel WHEEL -m bench.judge
"""

import sys
import time
from statistics import median
from typing import Any

from rollwright.bots import LADDER, Bot, find_bot
from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.model import CHANCE
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source

ASKED = 40
"""How often each view is asked about."""
DECISIONS = 30


def positions(game: Game[Any], setup: Setup) -> list[Any]:
    """Of a game of `quick`."""
    found, position, source = [], game.new(setup), Source("bench")
    while seats := game.to_act(position):
        found.append(position)
        if seats[0] == CHANCE:
            position = game.after(position, CHANCE, game.draw(position, source))
        else:
            position = game.after(position, seats[0], game.quick(position, seats[0]))
    return found


def evaluation(game: Game[Any], setup: Setup, met: list[Any]) -> float:
    """Seconds of an evaluation: the median over views, asked about one after the other, again and again."""
    judge = game.judges.of(setup)
    assert judge is not None, game.judges.fault(setup)
    views = [game.view(position, 0) for position in met if judge.between(position)]
    taken = []
    for _ in range(ASKED):
        for view in views:
            began = time.perf_counter()
            judge.worth(view, 0)
            taken.append(time.perf_counter() - began)
    return median(taken)


def decisions(game: Game[Any], met: list[Any], bot: Bot) -> list[float]:
    """Seconds of each of some decisions between more than one action."""
    asked = [(position, game.to_act(position)[0]) for position in met]
    asked = [(position, seat) for position, seat in asked if seat != CHANCE and game.legal_count(position, seat) > 1]
    taken = []
    for position, seat in asked[:: max(1, len(asked) // DECISIONS)]:
        began = time.perf_counter()
        bot.choose(game, game.view(position, seat), seat, Source("bench"))
        taken.append(time.perf_counter() - began)
    return taken


def main() -> None:
    for game_id in sys.argv[1:] or game_ids():
        game = find_game(game_id)
        setup = make_setup(game, 2)
        met = positions(game, setup)
        found = decisions(game, met, find_bot(LADDER[-1]))
        print(
            f"{game_id}: an evaluation takes {evaluation(game, setup, met) * 1e6:.0f} µs; a decision of {LADDER[-1]} "
            f"{median(found) * 1000:.0f} ms in the median, {max(found) * 1000:.0f} ms at most, of {len(found)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
