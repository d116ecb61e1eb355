"""Actions in words and numbers, for a client that draws them and holds no rules."""

from __future__ import annotations

from rollwright.games.woodcraft_roll.actions import (
    NONE,
    Berry,
    Card,
    Chestnut,
    ChooseDie,
    ChooseOrder,
    Complete,
    Craft,
    First,
    Hire,
    Keep,
    Lantern,
    NewDie,
    Opponent,
    Pick,
    Removal,
    Roll,
    Sell,
    Take,
    deed_of,
)
from rollwright.games.woodcraft_roll.components import CELLS, DIE_NAMES, FACES, ORDER_NAMES, RESOURCES, THINGS
from rollwright.kernel.model import Action


def action_to_json(action: Action) -> dict[str, object]:
    """The verb of the notation under "do", and what it is done with."""
    deed = deed_of(action)
    told: dict[str, object] = {"do": deed.text.split()[0]}
    if isinstance(deed, Craft):
        told["dice"] = [DIE_NAMES[kind] for kind in deed.old]
        told["to"] = [DIE_NAMES[kind] for kind in deed.new]
        if deed.paid != NONE:
            told["pay"] = RESOURCES[deed.paid]
        if deed.helper != NONE:
            told["helper"] = int(deed.helper) + 1
    elif isinstance(deed, (Card, Keep, Take, Complete)):
        told["order"] = ORDER_NAMES[deed.card]
    elif isinstance(deed, ChooseDie):
        told["die"] = deed.name
        told["line"] = int(deed.line) + 1
    elif isinstance(deed, ChooseOrder):
        told["order"] = True
    elif isinstance(deed, Roll):
        told["values"] = [int(value) for value in FACES.write(deed.handful)]
    elif isinstance(deed, First):
        told["seat"] = int(deed.seat)
    elif isinstance(deed, Opponent):
        told["dice"] = [f"y{deed.yellow}", f"b{deed.brown}"]
    elif isinstance(deed, (NewDie, Removal)):
        told["value"] = int(deed.value)
    elif isinstance(deed, Lantern):
        told["cell"] = CELLS[deed.cell]
    elif isinstance(deed, (Chestnut, Berry)):
        told["crate"] = int(deed.crate) + 1
    elif isinstance(deed, (Pick, Sell)):
        told["thing"] = THINGS[deed.thing]
    elif isinstance(deed, Hire):
        told["helper"] = int(deed.helper) + 1
    return told
