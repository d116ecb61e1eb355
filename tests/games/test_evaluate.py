"""An evaluation counts what its seat sees, also where it is shown more: so a quick look needs no view.

No rule, so no rule ids are cited here.
"""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.games.copenhagen_board.game import GAME as BOARD
from rollwright.games.woodcraft_roll.game import GAME as WOODCRAFT
from rollwright.kernel.game import Game, start
from rollwright.kernel.model import CHANCE
from rollwright.kernel.source import Source


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", [BOARD, WOODCRAFT], ids=lambda game: game.id)
def test_what_is_hidden_from_a_seat_makes_no_difference(game: Game[Any], players: int) -> None:
    position, source, hidden = start(game, players), Source(f"evaluate {players}"), 0
    while acting := game.to_act(position):
        actor = acting[source.below(len(acting))]
        if actor == CHANCE:
            action = game.draw(position, source)
        elif source.below(2):
            action = game.quick(position, actor)
        else:
            action = game.nth_legal(position, actor, source.below(game.legal_count(position, actor)))
        position = game.after(position, actor, action)
        for seat in range(players):
            view = game.view(position, seat)
            assert game.evaluate(position, seat) == game.evaluate(view, seat), game.write(position)
            hidden += not game.known(view)
    assert hidden > 50
