"""What a person would count of a player's things, to say how two ways to play a turn differ."""

from __future__ import annotations

from rollwright.games.woodcraft_roll.components import RESOURCES, dice_in_all
from rollwright.games.woodcraft_roll.position import Position
from rollwright.kernel.model import Seat, Values
from rollwright.parts.grid import count_bits


def tally(view: Position, seat: Seat) -> Values:
    player = view.players[seat]
    found: Values = {
        "dice_yellow": dice_in_all(player.yellow),
        "dice_brown": dice_in_all(player.brown),
    }
    for thing, name in enumerate(RESOURCES):
        found[name] = player.unused(thing)
    found["lanterns_lit"] = count_bits(player.lanterns)
    found["helpers_hired"] = count_bits(player.helpers)
    found["crate_slots"] = count_bits(player.crates)
    found["orders_held"] = len(player.held)
    found["orders_done"] = len(player.done)
    return found
