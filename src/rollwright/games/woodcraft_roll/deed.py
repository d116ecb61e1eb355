"""What every action has, whichever chapter it belongs to.

An action is made once, in its chapter's table, and looked up by its id. Two things are asked of it: why it is refused,
and to be carried out in a position that is being made. What comes after that, in which step the turn then is, is no
chapter's business: `do` says what has happened, and turn.py goes on from there.

How long chains of free actions stay within a finite space: each is made of single steps, and each step uses something
up (a circled resource, a blueberry, an order, a helper's use of the round). So a turn comes to an end by itself, and
two chains of the same steps in another order lead to equal positions.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from rollwright.games.woodcraft_roll.codes import refuse, tell
from rollwright.games.woodcraft_roll.components import DIE_NAMES, HELPER_NAMES, RESOURCES, TOOLS
from rollwright.games.woodcraft_roll.player import Player, dice_names
from rollwright.games.woodcraft_roll.position import Position
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.parts.grid import BITS

# What `do` says has happened.
DONE: Final = 0
"""All there is to do, the next step included."""
CHOSE: Final = 1
"""A player has chosen in secret: if all have, choices are shown."""
SORTED: Final = 2
"""The dice lie in their lines: a turn begins."""
OPENED: Final = 3
"""The display may have a gap, which is filled."""
TAKING: Final = 4
"""Orders are taken, by those who want one."""
ENDED: Final = 5
"""A player has ended the turn: if all have, the game goes on."""
REMOVED: Final = 6
"""All that comes after a round is done: the next begins."""


class Deed:
    """An action: its notation, the steps in which it can be done, the due choices that it answers (masks)."""

    def __init__(self, text: str, steps: int, answers: int = 0) -> None:
        self.text: Final = text
        self.steps: Word = steps
        self.answers: Word = answers

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        """Why it isn't allowed, though the step would be right, if so."""
        return None

    @abstractmethod
    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        """Carry it out in a position that is being made, report to the log if there is one; say what has happened."""

    def to_json(self) -> dict[str, object]:
        """The verb of the notation under "do", and what it is done with."""
        return {"do": self.text.split()[0]}

    def too_late(self) -> Refusal:
        """Why it can't be done among the free actions of a turn."""
        return refuse("wrw.nothing_to_take")


def dice_missing(player: Player, kinds: tuple[int, ...]) -> Refusal | None:
    """Why a player can't work on dice of these kinds, if so."""
    for kind in kinds:
        if player.kinds() == 0:
            return refuse("wrw.no_dice")
        if player.dice(kind) == 0:
            return refuse("wrw.no_die", die=DIE_NAMES[kind])
        if player.dice(kind) < kinds.count(kind):
            alone = len(dice_names(player)) == 1
            return refuse("wrw.two_dice") if alone else refuse("wrw.same_die", die=DIE_NAMES[kind])
    return None


def helper_missing(player: Player, helper: int) -> Refusal | None:
    """Why a helper can't be used, if so."""
    if not player.has_helper(helper):
        return refuse("wrw.helper_missing", helper=HELPER_NAMES[helper])
    return None if player.has_ready(helper) else refuse("wrw.helper_used", helper=HELPER_NAMES[helper])


def tool_names(tools: Word) -> list[str]:
    """The tools of a mask, and then "" for those that aren't in it."""
    found = [RESOURCES[thing] for thing in range(TOOLS) if tools & BITS[thing]]
    return found + [""] * (TOOLS - len(found))


def not_depicted(player: Player, thing: str) -> Refusal:
    """Why helper 1 does nothing with something."""
    one, two, three = tool_names(player.pack.stand_ins)
    return refuse("wrw.not_depicted", thing=thing, one=one, two=two, three=three)


def not_shown(player: Player, one: Word, other: Word) -> Refusal | None:
    """Why helper 1 can't put one resource in place of another, whatever there is, if so."""
    for thing in (one, other):
        if not player.pack.stand_ins & BITS[thing]:
            return not_depicted(player, RESOURCES[thing])
    return None


def use_helper(player: Player, helper: Word, log: list[Event] | None) -> None:
    bit: Word = 1 << helper
    player.used |= bit
    if log is not None:
        tell(log, "wrw.helper_used", player.seat, helper=HELPER_NAMES[helper])
