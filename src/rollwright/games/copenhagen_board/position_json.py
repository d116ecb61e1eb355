"""Positions as JSON: the notation is what counts; the rest is what a client draws."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rollwright.games.copenhagen_board.components import ABILITIES, CARDS, FOOTBRIDGES, TILES, Tile
from rollwright.games.copenhagen_board.cost import cost, touches
from rollwright.games.copenhagen_board.player import Player, house_rows
from rollwright.games.copenhagen_board.position import STEPS, Position, read, write
from rollwright.games.copenhagen_board.supply_and_end_card import end_card_in_supply, pile_size
from rollwright.kernel.options import Setup
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.tracks import get


def to_json(position: Position) -> dict[str, object]:
    players = position.players
    cards = [get(position.display, footbridge) for footbridge in range(FOOTBRIDGES)]
    return {
        "position": write(position),
        "turn": position.turn,
        "round": position.round(),
        "start": position.start,
        "active": position.active,
        "step": STEPS[position.step],
        "display": [COLOURS[card - 1] if card else None for card in cards],
        "supply": {
            "cards": pile_size(position),
            "second": position.second,
            "end_card": end_card_in_supply(position),
        },
        "discards": {colour: CARDS.count(position.discards, i) for i, colour in enumerate(COLOURS)},
        "tiles": [_tile_to_json(position, tile) for tile in TILES],
        "specials": position.specials,
        "abilities": {
            name: sum([not player.owns(ability) for player in players]) for ability, name in enumerate(ABILITIES)
        },
        "pending": _pending_to_json(position),
        "surplus": position.surplus(),
        "coats": position.coats,
        "both": position.both,
        "players": [_player_to_json(player) for player in players],
    }


def _tile_to_json(position: Position, tile: Tile) -> dict[str, object]:
    return {
        "tile": tile.name,
        "colour": COLOURS[tile.colour],
        "size": tile.size,
        "left": position.left(tile),
        "of": position.rules.copies[tile.size - 2],
        "cells": [list(cell) for cell in tile.cells],
        "brick": list(tile.brick),
    }


def _pending_to_json(position: Position) -> dict[str, object] | None:
    placed = position.placed
    if placed is None:
        return None
    return {
        "tile": placed.tile.name,
        "squares": HOUSE.cell_names(placed.cells),
        "brick": HOUSE.names[placed.square],
        "touching": touches(position.own(), placed),
        "cost": cost(position.own(), placed),
    }


def _player_to_json(player: Player) -> dict[str, object]:
    hidden = player.hidden
    return {
        "house": house_rows(player),
        "outlines": [HOUSE.cell_names(cells) for cells in player.outlines],
        "points": player.points,
        "parts": {"rows": player.row_points(), "columns": player.column_points()},
        "empty": player.empty_squares(),
        "cards": player.hand_size(),
        "hand": {
            "known": CARDS.write(player.known),
            "secret": CARDS.write(player.secret) if hidden is None else {"hidden": hidden.count},
        },
        "abilities": {
            name: "ready" if player.has_ready(ability) else "used" if player.owns(ability) else "none"
            for ability, name in enumerate(ABILITIES)
        },
    }


def from_json(setup: Setup, data: Mapping[str, Any]) -> Position:
    position = read(setup, data["position"])
    for player, drawn in zip(position.players, data["players"], strict=True):
        player.outlines = tuple(
            sum(HOUSE.bit[HOUSE.square(name) or 0] for name in squares) for squares in drawn["outlines"]
        )
    return position
