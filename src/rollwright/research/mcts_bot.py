"""OpenSpiel's own Monte Carlo tree search as a bot of ours: a measure for bots, at equal time.

    rollwright arena copenhagen_roll expert rollwright.research.mcts_bot:ONE_SECOND

It searches one position that agrees with the view, and its leaves are valued by our engine's playouts: far faster than
OpenSpiel's own, which goes through Python for every action. It goes by the clock, so no two of its games are the same.
"""

from __future__ import annotations

import time
from typing import Any, Final, final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source
from rollwright.research.openspiel_game import TableState

_FIRST_GUESS: Final = 8
"""Simulations of the first decision, before it is known how long one takes."""


class PlayoutEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """The value of a state is what a random game from it comes to, played inside the engine."""

    def __init__(self, source: Source) -> None:
        self._source: Final = source

    def evaluate(self, state: TableState) -> Any:
        observed = state.observed
        return np.array(observed.rewards(observed.game.playout(state.position, self._source)))

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@final
class OpenSpielMcts:
    """Thinks for about a given number of seconds."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._rate = _FIRST_GUESS / seconds

    def choose(self, game: Game[Any], view: Any, seat: Seat, source: Source) -> Action:
        actions = game.legal(view, seat)
        if len(actions) == 1:
            return actions[0]
        state = self._state(game, view, seat, source)
        simulations = max(2, int(self._rate * self._seconds))
        bot = mcts.MCTSBot(
            state.get_game(),
            uct_c=2,
            max_simulations=simulations,
            evaluator=PlayoutEvaluator(source),
            random_state=np.random.RandomState(source.bits() % (1 << 31)),
        )
        began = time.perf_counter()
        action = int(bot.step(state))
        # Near the end of a game simulations are quick. The next decision may be an opening, where they are not.
        self._rate = min(simulations / (time.perf_counter() - began), 2 * self._rate)
        return action

    def _state(self, game: Game[Any], view: Any, seat: Seat, source: Source) -> TableState:
        players = game.setup(view).players
        state: TableState = pyspiel.load_game(f"rollwright_{game.id}", {"players": players}).new_initial_state()
        state.position = game.sample(view, seat, source)
        return state


FIFTY_MS: Final = OpenSpielMcts(0.05)
ONE_SECOND: Final = OpenSpielMcts(1.0)
