"""What a person would count on a sheet, to say how two ways to play a turn differ."""

from __future__ import annotations

from rollwright.games.copenhagen_roll.components import DIE, STARS
from rollwright.games.copenhagen_roll.position import MARK, Position
from rollwright.kernel.model import Seat, Values
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.grid import count_bits
from rollwright.parts.tracks import get


def tally(view: Position, seat: Seat) -> Values:
    sheet = view.sheets[seat]
    stars = 0
    for track in range(len(COLOURS)):
        stars += STARS[10 * track + get(sheet.marks, track)] - get(sheet.stars_used, track)
    found: Values = {
        "squares": HOUSE.squares - sheet.empty_squares(),
        "bricks": count_bits(sheet.bricks),
        "stars": stars,
    }
    for track, colour in enumerate(COLOURS):
        found[f"marks_{colour}"] = get(sheet.marks, track)
    found["dice_left"] = DIE.size(view.dice) if view.step == MARK else 0
    return found
