"""PettingZoo: every seat is an agent, and they act one after the other (AEC).

    from rollwright.research.pettingzoo_env import env
    table = env("copenhagen_roll", players=2)
    table.reset(seed=7)

An observation is a dictionary with `observation` and `action_mask`. Rewards come at the end of the game.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from rollwright.kernel.game import play
from rollwright.kernel.model import CHANCE
from rollwright.kernel.options import OptionValue
from rollwright.kernel.source import Source
from rollwright.research.observation import ObservedGame


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table of any game. Where several may act at once, the lowest seat is asked first."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "name": "rollwright_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        edition: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        content: str = "",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.observed: Final = ObservedGame(game, players, edition, options, content)
        self.possible_agents = [f"player_{seat}" for seat in range(self.observed.setup.players)]
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.observed.game.action_space
        space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.observed.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        # Each its own: a space draws from a generator that is seeded by agent.
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._source: Source | None = None
        self.position: Any = self.observed.opening

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._source is None:
            self._source = Source(secrets.token_hex(8) if seed is None else str(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.position = self.observed.opening
        self._settle()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {
            "observation": self.observed.observation(self.position, seat),
            "action_mask": self.observed.legal_mask(self.position, seat),
        }

    def step(self, action: int | None) -> None:
        """Raises IllegalAction, with the rule that forbids it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent that is through with the game steps with None"
        self._cumulative_rewards[agent] = 0.0
        self.position = play(self.observed.game, self.position, self._seats[agent], int(action)).position
        self._settle()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position in one line, as an onlooker sees it."""
        game = self.observed.game
        return game.write(game.view(self.position, None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _settle(self) -> None:
        """Let chance act; then see who is next, or what the end is worth."""
        game = self.observed.game
        assert self._source is not None, "reset comes first"
        while (seats := game.to_act(self.position)) == (CHANCE,):
            self.position = game.after(self.position, CHANCE, game.draw(self.position, self._source))
        if seats:
            self.agent_selection = self.possible_agents[seats[0]]
            return
        self.rewards = dict(zip(self.agents, self.observed.rewards(self.position), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[0]


def env(game: str, **setup: Any) -> TableEnv:
    """A table of the game: `players`, `edition`, `options`, `content` and `render_mode` as in TableEnv."""
    return TableEnv(game, **setup)
