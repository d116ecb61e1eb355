"""A game with a judge that learned nothing, but has an opinion of its own."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any, Final

from rollwright.kernel.game import Game, make_setup
from rollwright.testing.altered import altered
from tests.kernel.test_judge import made_up
from tests.toy import GAME as TOY

_HOME: Final = "tests.bots.made_up_weights"


def judged_toy() -> Game[Any]:
    """The toy game, with weights for two players."""
    module: Any = ModuleType(f"{_HOME}.players_2")
    module.WEIGHTS = made_up(TOY, make_setup(TOY, 2))
    sys.modules[_HOME] = ModuleType(_HOME)
    sys.modules[module.__name__] = module
    return altered(TOY, weights=_HOME)
