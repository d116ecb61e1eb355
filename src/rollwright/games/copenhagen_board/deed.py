"""What every action has, whichever chapter it belongs to.

An action is made once, in its chapter's table, and looked up by its id. Two things are asked of it: why it is refused,
and to be carried out in a position that is being made. Nobody acts but the active player (CPH-2.4), or chance, so that
an action need not know whose it is. What comes after it, in which step the turn then is, is no chapter's business
where another chapter goes on: `do` says what has happened, and turn.py goes on from there.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from rollwright.games.copenhagen_board.codes import refuse
from rollwright.games.copenhagen_board.position import Position
from rollwright.kernel.model import Event, Refusal
from rollwright.kernel.native import Word
from rollwright.parts.facade import HOUSE

# What `do` says has happened.
ACTED: Final = 0
"""All there is to do, the next step included."""
LAID: Final = 1
"""A tile was laid: that may end the game, or coats of arms may be due."""
SETTLED: Final = 2
"""A coat of arms was settled otherwise."""
CLEARED: Final = 3
"""The display is to be filled up, and then play goes on."""
DEALT: Final = 4
"""A card was dealt: the next goes to the same hand, or to the next one."""


class Deed:
    """An action: its notation, the steps in which it can be done (a mask), and what the chapter says of it."""

    def __init__(self, text: str, when: int, not_due: str = "") -> None:
        self.text: Final = text
        self.when: Word = when
        self.not_due: Final = not_due
        """For what answers to something pending: the refusal where nothing of the kind is."""

    @abstractmethod
    def refused(self, position: Position) -> Refusal | None:
        """Why it isn't allowed, though the step would be right, if so."""

    @abstractmethod
    def do(self, position: Position, log: list[Event] | None) -> Word:
        """Carry it out in a position that is being made, report to the log if there is one; say what has happened."""

    def to_json(self) -> dict[str, object]:
        """The verb of the notation under "do", and what it is done with."""
        return {"do": self.text.split()[0]}


def unsupported(position: Position, cells: int) -> Refusal | None:
    """Why the active player can't build on these squares, if so: they must be empty, and one of them supported."""
    filled = position.own().filled
    if cells & filled:
        return refuse("cph.square_taken", squares=HOUSE.write(cells & filled))
    if cells & HOUSE.supported(filled):
        return None
    return refuse("cph.only_beside" if HOUSE.beside(cells) & filled else "cph.unsupported", squares=HOUSE.write(cells))


def off_grid(words: list[str]) -> Refusal | None:
    """For a text: words that are names of squares, but of none in the house."""
    outside = [word for word in words if word[0].isalpha() and word[1:].isdecimal() and HOUSE.square(word) is None]
    return refuse("cph.off_grid", squares=" ".join(outside)) if outside else None
