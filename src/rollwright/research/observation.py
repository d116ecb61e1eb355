"""What a seat sees as an array, which actions it may take, and what a game's end is worth to it."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from rollwright.kernel.discovery import find_game, package_of
from rollwright.kernel.features import Features, Field
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.model import Seat
from rollwright.kernel.options import OptionValue, Setup

Observe = Callable[[Any, Seat, Features], None]


class NotObservable(LookupError):
    """A game that doesn't say how it is seen as numbers."""


def observe_of(game_id: str) -> Observe:
    """The function of a game's folder. Raises NotObservable."""
    name = f"{package_of(game_id)}.observe"
    try:
        found: Observe = importlib.import_module(name).observe
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise NotObservable(
            f"{game_id} has no module {name} with observe(view, seat, features): see rollwright.kernel.features"
        ) from error
    return found


@final
class ObservedGame:
    """A game set up, and seen as arrays. The layout is the same for every seat and position of the set-up."""

    def __init__(
        self,
        game_id: str,
        players: int | None = None,
        edition: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        content: str = "",
    ) -> None:
        """Raises SetupError, UnknownGame, NotObservable."""
        self.game: Final[Game[Any]] = find_game(game_id)
        self.setup: Final[Setup] = make_setup(
            self.game, players or self.game.players[0], edition, options, content=content
        )
        self.opening: Final[Any] = self.game.new(self.setup)
        self._observe: Final = observe_of(game_id)
        named = Features(named=True)
        self._observe(self.game.view(self.opening, 0), 0, named)
        self.fields: Final[list[Field]] = named.fields
        self.size: Final = len(named.values)
        self._scale: Final = np.concatenate([np.full(one.size, 1 / one.most, np.float32) for one in named.fields])

    def observation(self, position: Any, seat: Seat) -> NDArray[np.float32]:
        """What the seat sees, each value from 0 to 1."""
        features = Features()
        self._observe(self.game.view(position, seat), seat, features)
        values: NDArray[np.float32] = np.frombuffer(features.values, np.uint8) * self._scale
        return values

    def legal_mask(self, position: Any, seat: Seat) -> NDArray[np.int8]:
        """A 1 for each action that the seat may take now."""
        mask = np.zeros(self.game.action_space, np.int8)
        if seat in self.game.to_act(position):
            mask[self.game.legal(position, seat)] = 1
        return mask

    def rewards(self, position: Any) -> list[float]:
        """What the end of a game is worth to each seat. Alone it is the points.

        Among several it is how many of the others one is ahead of, less those one is behind, as a part of all: from -1
        to 1, and 0 in sum.
        """
        standings = self.game.standings(position)
        if len(standings) == 1:
            return [float(standings[0].points)]
        places = [standing.place for standing in standings]
        others = len(places) - 1
        return [sum((mine < theirs) - (mine > theirs) for theirs in places) / others for mine in places]
