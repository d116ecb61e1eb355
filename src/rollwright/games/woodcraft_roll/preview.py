"""What an action would score and unlock, before it is played."""

from __future__ import annotations

from rollwright.games.woodcraft_roll import ids
from rollwright.games.woodcraft_roll.codes import tell
from rollwright.games.woodcraft_roll.components import ORDER_NAMES
from rollwright.games.woodcraft_roll.end_of_the_game import points
from rollwright.games.woodcraft_roll.gaining_a_die import ChooseDie, gain_die
from rollwright.games.woodcraft_roll.position import Position
from rollwright.games.woodcraft_roll.setup import Keep
from rollwright.games.woodcraft_roll.taking_an_order import Take
from rollwright.games.woodcraft_roll.turn import ACTIONS, apply
from rollwright.kernel.model import Action, Event, Preview, Seat


def preview(position: Position, seat: Seat, action: Action) -> Preview:
    """Points and events of a legal action. Of a choice, those of one's own sheet: nobody else's is looked at."""
    deed = ACTIONS[action]
    events: list[Event] = []
    if isinstance(deed, ChooseDie):
        alone = position.players[seat].copy()
        gain_die(alone, position.turn, deed.line, deed.sign, events)
        return Preview(0, points(alone) - points(position.players[seat]), events)
    if isinstance(deed, Take):
        tell(events, "wrw.took_order", seat, order=ORDER_NAMES[deed.card])
    elif isinstance(deed, Keep):
        tell(events, "wrw.keeps", seat, order=ORDER_NAMES[deed.card])
    elif action == ids.CHOOSE_ORDER:
        tell(events, "wrw.chose_order", seat)
    if events:
        return Preview(0, 0, events)
    step = apply(position, seat, action)
    gain = points(step.position.players[seat]) - points(position.players[seat]) if seat >= 0 else 0
    return Preview(gain, gain, step.events)
