"""What an action would score and unlock, told before it is played."""

from __future__ import annotations

from rollwright.games.woodcraft_roll import play
from rollwright.games.woodcraft_roll.actions import ACTIONS, ChooseDie, ChooseOrder, Keep, Take
from rollwright.games.woodcraft_roll.alone import gain_alone
from rollwright.games.woodcraft_roll.components import ORDER_NAMES
from rollwright.games.woodcraft_roll.gains import tell
from rollwright.games.woodcraft_roll.position import Position
from rollwright.games.woodcraft_roll.scoring import points
from rollwright.kernel.model import Action, Event, Preview, Seat


def preview(position: Position, seat: Seat, action: Action) -> Preview:
    """Points and events of a legal action. Of a choice, those of one's own sheet: nobody else's is looked at."""
    deed = ACTIONS[action]
    events: list[Event] = []
    if isinstance(deed, ChooseDie):
        alone = gain_alone(position, seat, deed, events)
        gain = points(position.rules.pack, alone) - points(position.rules.pack, position.players[seat])
        return Preview(0, gain, events)
    if isinstance(deed, (ChooseOrder, Keep, Take)):
        if isinstance(deed, Take):
            tell(events, "wrw.took_order", seat, order=ORDER_NAMES[deed.card])
        elif isinstance(deed, Keep):
            tell(events, "wrw.keeps", seat, order=ORDER_NAMES[deed.card])
        else:
            tell(events, "wrw.chose_order", seat)
        return Preview(0, 0, events)
    after = play.apply(position, seat, action, events)
    if seat < 0:
        return Preview(0, 0, events)
    pack = position.rules.pack
    gain = points(pack, after.players[seat]) - points(pack, position.players[seat])
    return Preview(gain, gain, events)
