"""OpenSpiel: importing this registers every game found, as `rollwright_copenhagen_roll` and so on.

    import pyspiel
    import rollwright.research.openspiel_game
    game = pyspiel.load_game("rollwright_copenhagen_roll(players=2)")

Chance is a player with all its outcomes. Where several may act at once, the lowest seat acts first; what it chose in
secret stays hidden in the others' observations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

import numpy as np
import pyspiel

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import Game, start
from rollwright.kernel.model import CHANCE
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.research.observation import NotObservable, ObservedGame, observe_of

MOST_POINTS: Final = 1000.0
"""A bound on what a lone player can reach."""


def _hides_something(game: Game[Any]) -> bool:
    """Whether a seat ever sees less than there is: found out in a random game."""
    source = Source("openspiel")
    position = start(game, game.players[-1])
    while game.to_act(position):
        if any(game.view(position, seat) != position for seat in range(game.players[-1])):
            return True
        position = game.after(position, *random_move(game, position, source))
    return False


def _type_of(game: Game[Any]) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"rollwright_{game.id}",
        long_name=f"Rollwright: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if _hides_something(game) else kinds.Information.PERFECT_INFORMATION
        ),
        # Alone, points are the utility; and one type is for all numbers of players.
        utility=kinds.Utility.GENERAL_SUM if 1 in game.players else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, min(game.players))},
    )


@final
class _Shared:
    """Holds a value that is never changed, so that copies of a state may share it."""

    def __init__(self, value: Any) -> None:
        self.value: Final = value

    def __deepcopy__(self, memo: dict[int, Any]) -> _Shared:
        return self


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours, set up as its first edition for the number of players asked for. Each has a class of its own."""

    game_id: str
    game_type: Any

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game_type = self.game_type
        players = int((parameters or {}).get("players", game_type.parameter_specification["players"]))
        self.observed: Final = ObservedGame(self.game_id, players)
        alone = players == 1
        super().__init__(
            game_type,
            pyspiel.GameInfo(
                num_distinct_actions=self.observed.game.action_space,
                max_chance_outcomes=self.observed.game.action_space,
                num_players=players,
                min_utility=0.0 if alone else -1.0,
                max_utility=MOST_POINTS if alone else 1.0,
                utility_sum=0.0 if game_type.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
                max_game_length=self.observed.game.longest(self.observed.setup),
            ),
            {"players": players},
        )

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        return TableObserver(self.observed)

    def max_chance_nodes_in_history(self) -> int:
        return self.observed.game.longest(self.observed.setup)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position of it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._observed: Final = _Shared(game.observed)
        self._position = _Shared(game.observed.opening)

    @property
    def observed(self) -> ObservedGame:
        observed: ObservedGame = self._observed.value
        return observed

    @property
    def position(self) -> Any:
        return self._position.value

    @position.setter
    def position(self, position: Any) -> None:
        self._position = _Shared(position)

    def current_player(self) -> int:
        seats = self.observed.game.to_act(self.position)
        if not seats:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seats[0] == CHANCE else seats[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.observed.game.legal(self.position, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.observed.game.outcomes(self.position)
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        game = self.observed.game
        self.position = game.after(self.position, game.to_act(self.position)[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.observed.game.write_action(action)

    def is_terminal(self) -> bool:
        return not self.observed.game.to_act(self.position)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.observed.setup.players
        return self.observed.rewards(self.position)

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> TableState:
        """A state that looks the same to the player, by the odds of chance alone."""
        game = self.observed.game
        state: TableState = self.clone()
        source = Source(str(probability()))
        state.position = game.sample(game.view(self.position, player), player, source)
        return state

    def __str__(self) -> str:
        return self.observed.game.write(self.position)


@final
class TableObserver:
    """What a player sees: a tensor of numbers from 0 to 1, and a text."""

    def __init__(self, observed: ObservedGame) -> None:
        self._observed: Final = observed
        self.tensor: Final = np.zeros(observed.size, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor[:] = self._observed.observation(state.position, player)

    def string_from(self, state: TableState, player: int) -> str:
        game = self._observed.game
        return game.write(game.view(state.position, player))


def _register() -> None:
    known = set(pyspiel.registered_names())
    for game_id in game_ids():
        try:
            observe_of(game_id)
        except NotObservable:
            continue
        if f"rollwright_{game_id}" not in known:
            game_type = _type_of(find_game(game_id))
            # OpenSpiel frees what is registered after Python has ended. Only a class survives that.
            kind = type(f"TableGame_{game_id}", (TableGame,), {"game_id": game_id, "game_type": game_type})
            pyspiel.register_game(game_type, kind)


_register()
