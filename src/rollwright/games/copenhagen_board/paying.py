"""What a tile costs in a place, and who can pay for it."""

from __future__ import annotations

from rollwright.games.copenhagen_board.actions import Build
from rollwright.games.copenhagen_board.components import CARDS, CHANGE, COLOUR_COUNT, DISCOUNT, TILE_COLOUR, TILE_SIZE
from rollwright.games.copenhagen_board.position import Player
from rollwright.kernel.native import Word


def touches(player: Player, deed: Build) -> bool:
    """Whether the tile shares an edge with an earlier one of its colour."""
    return deed.beside & player.of_colour(TILE_COLOUR[deed.tile]) != 0


def cost(player: Player, deed: Build) -> Word:
    """The cards to be paid, construction-discount apart."""
    size: Word = TILE_SIZE[deed.tile]
    return size - 1 if touches(player, deed) else size


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


def least_cost(player: Player, full: Word) -> Word:
    """What is left of a cost with construction-discount, where it is ready."""
    return full - 1 if player.has_ready(DISCOUNT) else full


def can_pay(player: Player, deed: Build) -> bool:
    return most_cards(player, TILE_COLOUR[deed.tile]) >= least_cost(player, cost(player, deed))
