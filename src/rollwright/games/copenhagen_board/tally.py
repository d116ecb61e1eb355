"""What a person would count of a player's things, to say how two ways to play a turn differ."""

from __future__ import annotations

from rollwright.games.copenhagen_board.components import CARDS
from rollwright.games.copenhagen_board.position import Position
from rollwright.kernel.model import Seat, Values
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.grid import count_bits


def tally(view: Position, seat: Seat) -> Values:
    """By what the view shows: of a hand that is hidden, the cards that all have seen."""
    player = view.players[seat]
    hand = player.known + player.secret
    found: Values = {
        "squares": HOUSE.squares - player.empty_squares(),
        "bricks": count_bits(player.bricks),
        "abilities": count_bits(player.ready),
    }
    for kind, colour in enumerate(COLOURS):
        found[f"cards_{colour}"] = CARDS.count(hand, kind)
    return found
