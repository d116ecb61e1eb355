"""What a seat sees, as numbers (kernel/features.py)."""

from __future__ import annotations

from typing import Final

from rollwright.games.copenhagen_roll.components import (
    DICE,
    DIE,
    FACES,
    IDLE_ROUNDS,
    ONCE_ONLY,
    SHAPE_NAMES,
    TRACK_LENGTH,
)
from rollwright.games.copenhagen_roll.position import BRICK, PLACE, STEPS, Position
from rollwright.kernel.features import Features, players_from
from rollwright.kernel.model import Seat
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.tracks import get

_SQUARES: Final = "a1 b1 … e9"
_BY_COLOUR: Final = " ".join(COLOURS)
_STEPS: Final = " ".join(STEPS)
_FACES: Final = " ".join(FACES)
_SHAPES: Final = " ".join(SHAPE_NAMES)
_ONCE: Final = " ".join([SHAPE_NAMES[shape] for shape in ONCE_ONLY])
_SEATS: Final = "self, then the others in their order of play"
_MOST_ROUNDS: Final = 99
_MOST_POINTS: Final = 63


def observe(view: Position, seat: Seat, features: Features) -> None:
    players: int = view.rules.players
    features.one_of("step", view.step, len(STEPS), _STEPS)
    features.one_of("active", (view.active - seat) % players, players, _SEATS)
    features.one_of("start player", (view.start - seat) % players, players, _SEATS)
    features.number("round", view.round, _MOST_ROUNDS)
    features.numbers("dice", [DIE.count(view.dice, face) for face in range(len(FACES))], DICE, _FACES)
    features.number("rolls in this turn", view.rolls, 15)
    features.one_of("drawn", view.drawn, 3, "nothing drawn passed")
    features.one_of("chosen", view.chosen if view.step in (PLACE, BRICK) else -1, len(SHAPE_NAMES), _SHAPES)
    features.mask("placed", view.placed, HOUSE.squares, _SQUARES)
    features.flag("no-x for the turn", view.clean_turn)
    features.number("coats due", view.coats, 15)
    features.numbers("crossed out", _counts(view.crossed, len(ONCE_ONLY)), 3, _ONCE)
    features.numbers("crossed out at set-up", _counts(view.crossed_at_setup, len(ONCE_ONLY)), 3, _ONCE)
    features.numbers("marks as the turn began", _counts(view.usable, len(COLOURS)), TRACK_LENGTH, _BY_COLOUR)
    features.numbers("marked in this marking", _counts(view.marked, len(COLOURS)), 3, _BY_COLOUR)
    features.flag("moved in this round", view.moved)
    features.number("idle rounds", view.idle, IDLE_ROUNDS)
    for other, name in players_from(seat, players):
        sheet = view.sheets[other]
        features.about(name)
        features.mask("filled", sheet.filled, HOUSE.squares, _SQUARES)
        features.mask("bricks", sheet.bricks, HOUSE.squares, _SQUARES)
        features.numbers("marks", _counts(sheet.marks, len(COLOURS)), TRACK_LENGTH, _BY_COLOUR)
        features.numbers("stars used", _counts(sheet.stars_used, len(COLOURS)), TRACK_LENGTH, _BY_COLOUR)
        features.numbers("bonuses used", _counts(sheet.bonuses_used, len(COLOURS)), TRACK_LENGTH, _BY_COLOUR)
        features.number("points", sheet.points, _MOST_POINTS)
        features.flag("through with marking", (view.decided >> other) & 1 != 0)


def _counts(pack: int, size: int) -> list[int]:
    return [get(pack, index) for index in range(size)]
