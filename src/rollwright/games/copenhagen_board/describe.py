"""Actions in words and numbers, for a client that draws them and holds no rules."""

from __future__ import annotations

from rollwright.games.copenhagen_board.actions import (
    Build,
    Card,
    CoatAbility,
    CoatActivate,
    CoatSpecial,
    Discard,
    Pay,
    StartSeat,
    Take,
    deed_of,
)
from rollwright.games.copenhagen_board.components import ABILITIES, CARDS, TILE_COLOUR, TILE_NAMES, TILE_SIZE
from rollwright.kernel.model import Action
from rollwright.parts.facade import COLOURS, HOUSE


def action_to_json(action: Action) -> dict[str, object]:
    """The verb of the notation under "do", and what it is done with."""
    deed = deed_of(action)
    told: dict[str, object] = {"do": deed.text.split()[0]}
    if isinstance(deed, Build):
        told["tile"] = TILE_NAMES[deed.tile]
        told["colour"] = COLOURS[TILE_COLOUR[deed.tile]]
        told["size"] = TILE_SIZE[deed.tile]
        told["squares"] = HOUSE.cell_names(deed.cells)
        told["brick"] = HOUSE.names[deed.square]
    elif isinstance(deed, Take):
        told["footbridges"] = [one + 1 for one in deed.footbridges]
        told["any"] = deed.any
        told["additional"] = deed.additional
        told["both"] = deed.both
    elif isinstance(deed, Pay):
        told["cards"] = CARDS.write(deed.cards)
        told["discount"] = deed.discount
        told["change"] = deed.change
    elif isinstance(deed, Discard):
        told["cards"] = CARDS.write(deed.cards)
    elif isinstance(deed, CoatSpecial):
        told["square"] = HOUSE.names[deed.square]
    elif isinstance(deed, CoatAbility):
        told["ability"] = ABILITIES[deed.ability]
    elif isinstance(deed, CoatActivate):
        told["activate"] = True
    elif isinstance(deed, Card):
        told["colour"] = COLOURS[deed.colour]
    elif isinstance(deed, StartSeat):
        told["seat"] = deed.seat
    return told
