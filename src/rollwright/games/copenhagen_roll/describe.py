"""Actions in words and numbers, for a client that draws them and holds no rules."""

from __future__ import annotations

from rollwright.games.copenhagen_roll.actions import (
    Brick,
    Choose,
    CoatSquare,
    CoatTrack,
    ColorChange,
    CrossOut,
    DiceFall,
    Mark,
    OneX,
    Place,
    Reroll,
    SetupMarks,
    StartSeat,
    deed_of,
)
from rollwright.games.copenhagen_roll.components import DIE, FACES, SHAPE_COLOUR, SHAPE_NAMES, SHAPE_SIZE
from rollwright.kernel.model import Action
from rollwright.parts.facade import COLOURS, HOUSE


def action_to_json(action: Action) -> dict[str, object]:
    """The verb of the notation under "do", and what it is done with."""
    deed = deed_of(action)
    told: dict[str, object] = {"do": deed.text.split()[0]}
    if isinstance(deed, Place):
        told["squares"] = HOUSE.cell_names(deed.cells)
    elif isinstance(deed, Choose):
        told["shape"] = SHAPE_NAMES[deed.shape]
        told["colour"] = COLOURS[SHAPE_COLOUR[deed.shape]]
        told["dice"] = SHAPE_SIZE[deed.shape] - deed.whites - deed.bonuses
        told["whites"] = deed.whites
        told["bonuses"] = deed.bonuses
        told["again"] = deed.again
    elif isinstance(deed, (Brick, CoatSquare)):
        told["square"] = HOUSE.names[deed.square]
    elif isinstance(deed, OneX):
        told["square"] = HOUSE.names[deed.square]
        told["no_x"] = deed.clean
    elif isinstance(deed, (Mark, CoatTrack, SetupMarks)):
        told["track"] = COLOURS[deed.colour]
    elif isinstance(deed, (DiceFall, Reroll)):
        told["dice"] = DIE.write(deed.dice)
    elif isinstance(deed, ColorChange):
        told["count"] = deed.count
        told["face"] = FACES[deed.face]
        told["to"] = FACES[deed.to]
    elif isinstance(deed, CrossOut):
        told["shape"] = SHAPE_NAMES[deed.shape]
    elif isinstance(deed, StartSeat):
        told["seat"] = deed.seat
    return told
