"""Gymnasium: one learner at a table of bots, or alone.

    from rollwright.research.gymnasium_env import SeatEnv
    seat = SeatEnv("copenhagen_roll", bots=("greedy",))
    observation, info = seat.reset(seed=7)
    seat.step(seat.action_space.sample(mask=info["action_mask"]))

`gymnasium.make("rollwright.research.gymnasium_env:rollwright/Seat-v0", game="copenhagen_roll")` makes one too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rollwright.bots import find_bot
from rollwright.kernel.model import CHANCE
from rollwright.kernel.options import OptionValue
from rollwright.kernel.source import Source
from rollwright.research.observation import ObservedGame

ILLEGAL: Final = -1.0
"""What an action that the rules refuse is worth: it ends the game."""


class SeatEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """The learner's seat. `info["action_mask"]` has a 1 for each action that may be taken.

    `bots` are the others, from the next seat on; their number sets the size of the table. `seat` is the learner's; None
    changes it from game to game. `reward` is "place" (at the end, see ObservedGame.rewards) or "points" (those
    gained since the decision before).
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("random",),
        seat: int | None = None,
        reward: str = "place",
        edition: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        content: str = "",
        render_mode: str | None = None,
    ) -> None:
        if reward not in ("place", "points"):
            raise ValueError(f"a reward is by 'place' or by 'points', not by {reward!r}")
        self.render_mode = render_mode
        self.observed: Final = ObservedGame(game, len(bots) + 1, edition, options, content)
        self.observation_space = spaces.Box(0.0, 1.0, (self.observed.size,), np.float32)
        self.action_space = spaces.Discrete(self.observed.game.action_space)
        self.position: Any = self.observed.opening
        self._bots: Final = [find_bot(name) for name in bots]
        self._by_points: Final = reward == "points"
        self._wanted: Final = seat
        self._seat = seat or 0
        self._points = 0
        self._source = Source("")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        self._source = Source(str(self.np_random.integers(1 << 62)))
        if self._wanted is None:
            self._seat = self._source.below(self.observed.setup.players)
        self.position = self.observed.opening
        self._points = 0
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        game = self.observed.game
        refusal = game.check(self.position, self._seat, int(action))
        if refusal is not None:
            return self._observation(), ILLEGAL, True, False, {**self._info(), "refusal": repr(refusal)}
        self.position = game.after(self.position, self._seat, int(action))
        self._go_on()
        over = not game.to_act(self.position)
        return self._observation(), self._reward(over), over, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """The mask again, under the name by which some libraries ask for it."""
        return self.observed.legal_mask(self.position, self._seat)

    def render(self) -> str | None:
        """The position in one line, as the learner sees it."""
        game = self.observed.game
        return game.write(game.view(self.position, self._seat)) if self.render_mode == "ansi" else None

    def _go_on(self) -> None:
        """Chance and the bots act, until the learner may."""
        game = self.observed.game
        while (seats := game.to_act(self.position)) and self._seat not in seats:
            seat = seats[0]
            if seat == CHANCE:
                action = game.draw(self.position, self._source)
            else:
                bot = self._bots[(seat - self._seat - 1) % self.observed.setup.players]
                action = bot.choose(game, game.view(self.position, seat), seat, self._source)
            self.position = game.after(self.position, seat, action)

    def _reward(self, over: bool) -> float:
        if not self._by_points:
            return self.observed.rewards(self.position)[self._seat] if over else 0.0
        before = self._points
        self._points = self.observed.game.standings(self.position)[self._seat].points
        return float(self._points - before)

    def _observation(self) -> NDArray[np.float32]:
        return self.observed.observation(self.position, self._seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self._seat}


gymnasium.register("rollwright/Seat-v0", f"{__name__}:SeatEnv")
