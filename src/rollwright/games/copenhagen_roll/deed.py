"""What every action has, whichever chapter it belongs to.

An action is made once, in its chapter's table, and looked up by its id. Two things are asked of it: why it is refused,
and to be carried out in a position that is being made. What comes after that, in which step the turn then is, is no
chapter's business: `do` says what has happened, and turn.py goes on from there.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from rollwright.games.copenhagen_roll.codes import refuse
from rollwright.games.copenhagen_roll.position import BRICK, DRAWN, NOTHING, PLACE, ROLL_DUE, Position
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.parts.facade import HOUSE

# What `do` says has happened.
DONE: Final = 0
"""All there is to do, the next step included."""
DREW: Final = 1
"""Something was drawn or a coat of arms used: coats that are due come first, then the turn goes on."""
ANSWERED: Final = 2
"""Another player has marked or declined."""
SET_UP: Final = 3
"""A player has finished the set-up."""
NAMED: Final = 4
"""The start player is known, or a four is crossed out: the set-up goes on."""


class Deed:
    """An action: its notation, the steps in which it can be done (a mask), and what the chapter says of it."""

    def __init__(self, text: str, steps: int) -> None:
        self.text: Final = text
        self.steps: Word = steps

    @abstractmethod
    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        """Why it isn't allowed, though the step would be right, if so."""

    @abstractmethod
    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        """Carry it out in a position that is being made, report to the log if there is one; say what has happened."""

    def to_json(self) -> dict[str, object]:
        """The verb of the notation under "do", and what it is done with."""
        return {"do": self.text.split()[0]}

    def for_chance(self) -> Refusal:
        """Why nobody but chance does it, or why chance doesn't."""
        return refuse("crw.dice_decide")

    def by_another(self, position: Position, seat: Seat) -> Refusal:
        """Why a player whose turn it isn't can't do it."""
        return refuse("crw.not_your_turn", active=position.active)

    def too_late(self) -> Refusal:
        """Why the active player can't do it once the others mark."""
        return refuse("crw.drawing_closed")

    def out_of_turn(self, position: Position, seat: Seat) -> Refusal:
        """Why it can't be done at this step of the turn."""
        return first(position, "crw.roll_first")


def first(position: Position, otherwise: str) -> Refusal:
    """What the active player has to do before anything else; if there is no such thing, another reason."""
    if position.step == ROLL_DUE:
        return refuse("crw.roll_first")
    if position.step == PLACE:
        return refuse("crw.place_first")
    if position.step == BRICK:
        return refuse("crw.brick_first", squares=HOUSE.write(position.placed))
    return refuse(otherwise)


def done_already(position: Position) -> Refusal | None:
    """Why no shape can be drawn any more in this turn, if so."""
    if position.drawn == NOTHING:
        return None
    return refuse("crw.already_drawn" if position.drawn == DRAWN else "crw.already_passed")


def unsupported(position: Position, cells: int) -> Refusal | None:
    """Why the active player can't draw on these squares, if so: they must be empty, and one of them supported."""
    filled = position.own_sheet().filled
    if cells & filled:
        return refuse("crw.square_taken", squares=HOUSE.write(cells & filled))
    if cells & HOUSE.supported(filled):
        return None
    if HOUSE.around(cells) & filled:
        return refuse("crw.only_touching", squares=HOUSE.write(cells))
    return refuse("crw.unsupported", squares=HOUSE.write(cells))


def off_grid(words: list[str]) -> Refusal | None:
    """For a text: words that are names of squares, but of none in the house."""
    outside = [word for word in words if word[0].isalpha() and word[1:].isdecimal() and HOUSE.square(word) is None]
    return refuse("crw.off_grid", squares=" ".join(outside)) if outside else None
