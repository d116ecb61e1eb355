"""What a seat sees, as numbers (kernel/features.py)."""

from __future__ import annotations

from typing import Final

from rollwright.games.copenhagen_board.components import (
    ABILITIES,
    CARDS,
    COLOUR_COUNT,
    FOOTBRIDGES,
    SPECIALS,
    TILES,
)
from rollwright.games.copenhagen_board.position import STEPS, Position
from rollwright.games.copenhagen_board.supply_and_end_card import end_card_in_supply, supply_size
from rollwright.kernel.features import Features, players_from
from rollwright.kernel.model import Seat
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.tracks import get

_SQUARES: Final = "a1 b1 … e9"
_BY_COLOUR: Final = " ".join(COLOURS)
_STEPS: Final = " ".join(STEPS)
_TILES: Final = " ".join([tile.name for tile in TILES])
_ABILITIES: Final = " ".join(ABILITIES)
_SEATS: Final = "self, then the others in their order of play"
_MOST_CARDS: Final = 15
_MOST_POINTS: Final = 63


def observe(view: Position, seat: Seat, features: Features) -> None:
    players: int = view.rules.players
    features.one_of("step", view.step, len(STEPS), _STEPS)
    features.one_of("active", (view.active - seat) % players, players, _SEATS)
    features.one_of("first player", (view.start - seat) % players, players, _SEATS)
    features.number("turn", view.turn, 255)
    for footbridge in range(FOOTBRIDGES):
        features.one_of(f"display {footbridge + 1}", get(view.display, footbridge) - 1, COLOUR_COUNT, _BY_COLOUR)
    features.number("supply", supply_size(view), 80)
    features.flag("second supply", view.second)
    features.number("drawn from the second supply", view.drawn, 80)
    features.flag("end card in the supply", end_card_in_supply(view))
    features.numbers("discards", _cards(view.discards), _MOST_CARDS, _BY_COLOUR)
    features.numbers("tiles built", [view.times_built(tile) for tile in TILES], 3, _TILES)
    features.number("specials left", view.specials, SPECIALS)
    placed = view.placed
    features.one_of("tile to be paid", placed.tile.number if placed is not None else -1, len(TILES), _TILES)
    features.mask("its squares", placed.cells if placed is not None else 0, HOUSE.squares, _SQUARES)
    features.one_of("its brick", placed.square if placed is not None else -1, HOUSE.squares, _SQUARES)
    features.flag("both-actions in this turn", view.both)
    features.flag("took", view.took)
    features.flag("built", view.built)
    features.number("coats due", view.coats, 15)
    for other, name in players_from(seat, players):
        player = view.players[other]
        features.about(name)
        features.mask("filled", player.filled, HOUSE.squares, _SQUARES)
        features.mask("bricks", player.bricks, HOUSE.squares, _SQUARES)
        for colour in range(COLOUR_COUNT):
            features.mask(COLOURS[colour], player.of_colour(colour), HOUSE.squares, _SQUARES)
        features.number("points", player.points, _MOST_POINTS)
        features.numbers("cards that all have seen", _cards(player.known), _MOST_CARDS, _BY_COLOUR)
        features.numbers("cards that only the owner sees", _cards(player.secret), _MOST_CARDS, _BY_COLOUR)
        features.number("cards hidden", player.hidden.count if player.hidden is not None else 0, _MOST_CARDS)
        features.numbers("dealt cards shown since", _cards(player.shown), _MOST_CARDS, _BY_COLOUR)
        features.mask("abilities", player.owned(), len(ABILITIES), _ABILITIES)
        features.mask("abilities that are active", player.ready, len(ABILITIES), _ABILITIES)


def _cards(pack: int) -> list[int]:
    return [CARDS.count(pack, kind) for kind in range(COLOUR_COUNT)]
