"""What a learned judge sees between turns: the traits of each sheet, and of the game (kernel/traits.py).

A sheet changes seldom and is asked about often: what is seen of it is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rollwright.games.copenhagen_roll.components import (
    ABILITIES,
    BONUSES,
    LAST_ROUND_AT,
    ONCE,
    ONCE_ONLY,
    SHAPE_COPIES,
    SHAPE_NAMES,
    STARS,
    TRACK_LENGTH,
    TRACKS,
)
from rollwright.games.copenhagen_roll.editions import Rules
from rollwright.games.copenhagen_roll.position import OVER, ROLL_DUE, Position
from rollwright.games.copenhagen_roll.sheet import Sheet
from rollwright.kernel.model import Seat
from rollwright.kernel.traits import Traits
from rollwright.parts.facade import COLOURS
from rollwright.parts.house_traits import describe_house, describe_race
from rollwright.parts.tracks import get

_MOST_POINTS: Final = 19
_MOST_ROUNDS: Final = 15
_SEATS: Final = "self, then the others in their order of play"


def between(view: Position) -> bool:
    """Somebody is about to roll, or the game is over."""
    return view.step in (ROLL_DUE, OVER)


def traits(view: Position, seat: Seat, traits: Traits) -> None:
    players: int = view.rules.players
    for turn in range(players):
        traits.about("others" if turn else "self")
        traits.extend(_sheet(view.sheets[(seat + turn) % players], traits.named))
    traits.about("")
    traits.one_of("to roll", (view.active - seat) % players, players, _SEATS)
    describe_race(view.sheets, seat, traits)
    last = max([sheet.points for sheet in view.sheets]) >= LAST_ROUND_AT
    to_come = (seat - view.start) % players >= (view.active - view.start) % players
    traits.flag("last round, and a turn to come", last and to_come)
    traits.flag("last round, and no turn to come", last and not to_come)
    traits.steps("round", view.round, _MOST_ROUNDS)
    _rules(view.rules, traits)
    for shape in ONCE_ONLY:
        crossed = get(view.crossed, ONCE[shape])
        traits.one_of(f"{SHAPE_NAMES[shape]} crossed out", crossed - 1, SHAPE_COPIES[shape], "once twice")


def _rules(rules: Rules, traits: Traits) -> None:
    """By what a star or a mark is worth more at one table than at another."""
    traits.flag("a brick saved is saved for the turn", rules.no_x_for_turn)
    traits.flag("a brick may be drawn at any time", rules.one_x_any_time)
    traits.flag("any face changes", rules.change_any_face)
    traits.flag("shapes of the beginning are used again", rules.again_setup_fours)
    traits.flag("who can mark must", rules.must_mark)


def _sheet(sheet: Sheet, named: bool) -> Traits:
    return _kept(sheet.filled, sheet.bricks, sheet.marks, sheet.stars_used, sheet.bonuses_used, sheet.points, named)


@lru_cache(maxsize=4096)
def _kept(filled: int, bricks: int, marks: int, stars_used: int, bonuses_used: int, points: int, named: bool) -> Traits:
    traits = Traits(named)
    traits.steps("points", points, _MOST_POINTS)
    describe_house(filled, bricks, traits)
    for colour, track in enumerate(TRACKS):
        marked = get(marks, colour)
        stars = STARS[10 * colour + marked] - get(stars_used, colour)
        bonuses = BONUSES[10 * colour + marked] - get(bonuses_used, colour)
        traits.one_of(f"{COLOURS[colour]} marks", marked - 1, TRACK_LENGTH, "1 … 9")
        traits.one_of(f"{ABILITIES[colour]} stars", stars - 1, track.stars[TRACK_LENGTH], "1 …")
        traits.one_of(f"{COLOURS[colour]} bonuses", bonuses - 1, track.bonuses[TRACK_LENGTH], "1 …")
    return traits
