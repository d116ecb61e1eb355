"""How long reviews take: `python -m bench.review [DEPTH] [GAME]...`.

It has no imports but the engine's, so that it can be run where there is nothing else, as in Pyodide:

    node tests/pyodide/python.mjs --wheel WHEEL -m bench.review draft
"""

import sys
import time
from typing import Any

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE
from rollwright.kernel.source import Source
from rollwright.tables.study.efforts import EFFORTS, Effort
from rollwright.tables.study.review import Reviewer

GAMES = 3


def played(game: Game[Any], number: int) -> Match[Any]:
    """A game between two players, by `quick`."""
    match, source = Match(game, make_setup(game, 2)), Source(f"bench {number}")
    while seats := game.to_act(match.position):
        if seats[0] == CHANCE:
            match.play(CHANCE, game.draw(match.position, source))
        else:
            match.play(seats[0], game.quick(match.position, seats[0]))
    return match


def timed(match: Match[Any], effort: Effort) -> tuple[float, float]:
    """Seconds of a review, and of its longest step."""
    reviewer, longest = Reviewer(match, "bench", effort, None), 0.0
    began = last = time.perf_counter()
    while reviewer.step():
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    return last - began, longest


def main() -> None:
    depth, *names = sys.argv[1:] or ["draft"]
    for name in names or game_ids():
        game = find_game(name)
        took = [timed(played(game, number), EFFORTS[depth]) for number in range(GAMES)]
        reviews = ", ".join(f"{seconds:.1f}" for seconds, _ in took)
        longest = max(step for _, step in took)
        print(f"{name}: {depth} reviews of {GAMES} games in {reviews} s, the longest step {longest:.2f} s", flush=True)


if __name__ == "__main__":
    main()
