"""Chapter 4, drawing: the chosen shape is placed in the house, and one of its squares becomes the X."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_roll import ids
from rollwright.games.copenhagen_roll.codes import refuse, tell
from rollwright.games.copenhagen_roll.components import FORMS, PLACE_FORM, PLACES, SHAPE_FORM, SHAPE_NAMES
from rollwright.games.copenhagen_roll.deed import DONE, DREW, Deed, done_already, first, off_grid, unsupported
from rollwright.games.copenhagen_roll.position import BRICK, PLACE, Position, at
from rollwright.games.copenhagen_roll.scoring import draw_shape
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.facade import HOUSE
from rollwright.parts.polyomino import Cell, Form, normalised, rotations

# Placing


@final
class Place(Deed):
    """Place the chosen shape on these squares."""

    def __init__(self, number: int) -> None:
        super().__init__("place " + HOUSE.write(PLACES[number]), at(PLACE))
        self.cells: Word = PLACES[number]
        self.form: Word = PLACE_FORM[number]

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        chosen = form_chosen(position)
        placed = FORMS[self.form]
        if placed is not chosen:
            code = "crw.mirrored" if placed.key == chosen.mirror else "crw.other_shape"
            return refuse(code, shape=SHAPE_NAMES[position.chosen])
        return unsupported(position, self.cells)

    def out_of_turn(self, position: Position, seat: Seat) -> Refusal:
        return done_already(position) or first(position, "crw.choose_first")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        position.placed = self.cells
        position.step = BRICK
        if log is not None:
            tell(log, "crw.placed", seat, shape=SHAPE_NAMES[position.chosen], squares=HOUSE.write(self.cells))
        return DONE

    def to_json(self) -> dict[str, object]:
        return {"do": "place", "squares": HOUSE.cell_names(self.cells)}


PLACINGS: Final[list[Place]] = [Place(number) for number in range(len(PLACES))]


def form_chosen(position: Position) -> Form:
    return FORMS[SHAPE_FORM[position.chosen]]


def offer_places(position: Position, walk: Walk) -> None:
    filled = position.own_sheet().filled
    free, supported = HOUSE.full & ~filled, HOUSE.supported(filled)
    form = form_chosen(position)
    if walk.lists():
        for place in form.places(free, supported):
            walk.one(ids.PLACE + place)
    else:  # they are many, and sooner counted than listed
        wanted = walk.skip(form.count_places(free, supported))
        if wanted >= 0:
            walk.picked = ids.PLACE + form.nth_place(free, supported, wanted)


def _refused_place(position: Position, seat: Seat, words: Words) -> Refusal | None:
    outside = off_grid(words)
    if outside is not None:
        return outside
    squares = [HOUSE.square(word) for word in words]
    if not words or None in squares or len(set(squares)) != len(squares):
        return None
    if _form_of([square for square in squares if square is not None]) == form_chosen(position).mirror:
        return refuse("crw.mirrored", shape=SHAPE_NAMES[position.chosen])
    return refuse("crw.not_a_shape", squares=" ".join(words))


def _form_of(squares: list[int]) -> tuple[Cell, ...]:
    """The form of some squares, however they are turned."""
    return rotations(normalised([(square % HOUSE.columns, square // HOUSE.columns) for square in squares]))[0]


# The X


@final
class Brick(Deed):
    """Make this square of the placed shape the X; the others are O."""

    def __init__(self, square: int) -> None:
        super().__init__(f"brick {HOUSE.names[square]}", at(BRICK))
        self.square: Word = square
        self.cell: Word = HOUSE.bit[square]

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        if position.placed & self.cell:
            return None
        return refuse("crw.brick_elsewhere", square=HOUSE.names[self.square], squares=HOUSE.write(position.placed))

    def out_of_turn(self, position: Position, seat: Seat) -> Refusal:
        return first(position, "crw.no_brick_due")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        draw_shape(position, self.cell, log)
        return DREW

    def to_json(self) -> dict[str, object]:
        return {"do": "brick", "square": HOUSE.names[self.square]}


BRICKS: Final[list[Brick]] = [Brick(square) for square in range(HOUSE.squares)]


def _refused_brick(position: Position, seat: Seat, words: Words) -> Refusal | None:
    if not words:
        return None
    if len(words) > 1 and None not in [HOUSE.square(word) for word in words]:
        return refuse("crw.one_brick")
    return off_grid(words[:1])


VERBS: Final[dict[str, Verb[Position]]] = {
    "place": Verb("place a1 b1 b2", ordered=HOUSE.in_order, refused=_refused_place),
    "brick": Verb("brick a1", refused=_refused_brick),
}
