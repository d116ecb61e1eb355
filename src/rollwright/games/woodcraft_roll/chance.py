"""The chance nodes: orders drawn, dice rolled, ties broken, and in a solo game what the opponent does.

The deck of a phase is a bag: an order is drawn when it is drawn. Under it lie, in phase I, the orders that were not
kept, in the order of seats; they come up without chance.
"""

from __future__ import annotations

from collections.abc import Callable

from rollwright.games.woodcraft_roll.actions import (
    ACTIONS,
    CARD,
    FIRST,
    NEW_DIE,
    OPPONENT,
    REMOVAL,
    ROLL,
    Card,
    NewDie,
    Opponent,
    Removal,
    Roll,
)
from rollwright.games.woodcraft_roll.actions import First as FirstDeed
from rollwright.games.woodcraft_roll.components import FACES, MOST_ORDERS, ROLLED, SIDES, YELLOW
from rollwright.games.woodcraft_roll.position import (
    BROWN_ROLL,
    DEAL,
    FILL,
    YELLOW_ROLL,
    Position,
    bag_size,
    level_takers,
    round_of,
    takes_done,
)
from rollwright.games.woodcraft_roll.position import FIRST as FIRST_STEP
from rollwright.games.woodcraft_roll.position import NEW_DIE as NEW_DIE_STEP
from rollwright.games.woodcraft_roll.position import OPPONENT as OPPONENT_STEP
from rollwright.games.woodcraft_roll.position import REMOVAL as REMOVAL_STEP
from rollwright.kernel.model import Action, Chance
from rollwright.kernel.native import Word
from rollwright.kernel.source import Source, shuffled
from rollwright.parts.grid import BITS, nth_bit

_TRIPLES = tuple([handful for handful in FACES.handfuls if FACES.size(handful) == ROLLED])
_BEFORE_TRIPLES = len(FACES.handfuls) - len(_TRIPLES)


def total(position: Position) -> Word:
    step = position.step
    if step in (DEAL, FILL):
        return bag_size(position)
    if step in (YELLOW_ROLL, BROWN_ROLL):
        return SIDES**ROLLED
    if step == FIRST_STEP:
        return len(level_takers(position))
    if step == OPPONENT_STEP:
        return SIDES * SIDES
    return SIDES


def chance(position: Position) -> Chance:
    step = position.step
    if step in (DEAL, FILL):
        drawn = position.rules.pack.deck_size[position.phase] - int(bag_size(position))
        deck = f"orders-{position.phase + 1}"
        return Chance(f"{deck} card {drawn + 1}", total(position), deck, drawn)
    return Chance(_label(position), total(position))


def _label(position: Position) -> str:
    step = position.step
    if step == YELLOW_ROLL:
        return f"round {round_of(position.turn + 1)} yellow"
    if step == BROWN_ROLL:
        return f"round {round_of(position.turn + 1)} brown"
    if step == FIRST_STEP:
        return f"turn {position.turn} order {takes_done(position) + 1}"
    if step == OPPONENT_STEP:
        return f"turn {position.turn} opponent"
    if step == REMOVAL_STEP:
        return f"round {round_of(position.turn)} removal"
    return f"turn {position.turn} new die"


def outcome(position: Position, number: Word) -> Word:
    step = position.step
    if step in (DEAL, FILL):
        return _first_card(position) + nth_bit(position.bag, number)
    if step in (YELLOW_ROLL, BROWN_ROLL):
        first: Word = ROLL[step - YELLOW_ROLL]
        return first + FACES.fallen(ROLLED, number) - _BEFORE_TRIPLES
    if step == FIRST_STEP:
        return FIRST + level_takers(position)[number]
    if step == OPPONENT_STEP:
        return OPPONENT + number
    if step == REMOVAL_STEP:
        return REMOVAL + number
    return NEW_DIE + number


def _first_card(position: Position) -> Word:
    return CARD + MOST_ORDERS * position.phase


def draw(position: Position, source: Source) -> Word:
    return outcome(position, source.below(total(position)))


def outcomes(position: Position) -> list[tuple[Action, int]]:
    step = position.step
    if step in (YELLOW_ROLL, BROWN_ROLL):
        first = ROLL[step - YELLOW_ROLL]
        return [(first + number, FACES.weight(handful)) for number, handful in enumerate(_TRIPLES)]
    return [(outcome(position, number), 1) for number in range(total(position))]


def can_fall(position: Position, action: Action) -> bool:
    """Whether an action is among the outcomes, without listing them."""
    deed = ACTIONS[action]
    step = position.step
    if isinstance(deed, Card):
        place = action - _first_card(position)
        return (step in (DEAL, FILL)) and 0 <= place < MOST_ORDERS and position.bag & BITS[place] != 0
    if isinstance(deed, Roll):
        return step == (YELLOW_ROLL if deed.colour == YELLOW else BROWN_ROLL)
    if isinstance(deed, FirstDeed):
        return step == FIRST_STEP and deed.seat in level_takers(position)
    if isinstance(deed, Opponent):
        return step == OPPONENT_STEP
    if isinstance(deed, Removal):
        return step == REMOVAL_STEP
    return isinstance(deed, NewDie) and step == NEW_DIE_STEP


def order(position: Position, below: Callable[[int], int]) -> list[Action]:
    """At the first card of a deck: the whole of it, shuffled."""
    size = position.rules.pack.deck_size[position.phase]
    if position.step not in (DEAL, FILL) or bag_size(position) < size:
        return []
    first = int(_first_card(position))
    return shuffled(list(range(first, first + size)), below)
