"""What a tile costs in a place, and who can pay for it: asked when it is placed, and when it is paid."""

from __future__ import annotations

from rollwright.games.copenhagen_board.components import CARDS, CHANGE, COLOUR_COUNT, DISCOUNT, Placing
from rollwright.games.copenhagen_board.player import Player
from rollwright.kernel.native import Word


def touches(player: Player, placing: Placing) -> bool:
    """Whether the tile shares an edge with an earlier one of its colour."""
    return placing.beside & player.of_colour(placing.tile.colour) != 0


def cost(player: Player, placing: Placing) -> Word:
    """The cards to be paid, construction-discount apart."""
    return placing.tile.size - 1 if touches(player, placing) else placing.tile.size


def least_cost(player: Player, full: Word) -> Word:
    """What is left of a cost with construction-discount, where it is ready."""
    return full - 1 if player.has_ready(DISCOUNT) else full


def most_cards(player: Player, colour: Word) -> Word:
    """As many cards as the player can pay with for a tile of a colour, change-of-colors included."""
    hand = player.hand()
    cards = CARDS.count(hand, colour)
    if player.has_ready(CHANGE):
        most: Word = 0
        other: Word = 0
        while other < COLOUR_COUNT:
            if other != colour and CARDS.count(hand, other) > most:
                most = CARDS.count(hand, other)
            other += 1
        cards += most
    return cards


def can_pay(player: Player, placing: Placing) -> bool:
    return most_cards(player, placing.tile.colour) >= least_cost(player, cost(player, placing))
