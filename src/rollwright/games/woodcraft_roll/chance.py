"""The chance nodes, by step: orders drawn, dice rolled, ties broken, and in a solo game what the opponent does."""

from __future__ import annotations

from rollwright.games.woodcraft_roll import ids, rolling_and_sorting, setup
from rollwright.games.woodcraft_roll.components import SIDES
from rollwright.games.woodcraft_roll.position import (
    BROWN_ROLL,
    FILL,
    FIRST,
    OPPONENT,
    REMOVAL,
    YELLOW_ROLL,
    Position,
    level_takers,
    round_of,
    takes_done,
)
from rollwright.kernel.model import Action, Chance
from rollwright.kernel.native import Word
from rollwright.kernel.source import Source


def total(position: Position) -> Word:
    step = position.step
    if step <= FILL:
        return position.bag_size()
    if step <= BROWN_ROLL:
        return rolling_and_sorting.WAYS
    if step == FIRST:
        return len(level_takers(position))
    return SIDES * SIDES if step == OPPONENT else SIDES


def chance(position: Position) -> Chance:
    step, turn = position.step, position.turn
    if step <= FILL:
        return setup.draw_of(position)
    if step == YELLOW_ROLL:
        label = f"round {round_of(turn + 1)} yellow"
    elif step == BROWN_ROLL:
        label = f"round {round_of(turn + 1)} brown"
    elif step == FIRST:
        label = f"turn {turn} order {takes_done(position) + 1}"
    elif step == OPPONENT:
        label = f"turn {turn} opponent"
    elif step == REMOVAL:
        label = f"round {round_of(turn)} removal"
    else:
        label = f"turn {turn} new die"
    return Chance(label, total(position))


def outcome(position: Position, number: Word) -> Word:
    step = position.step
    if step <= FILL:
        return setup.drawn(position, number)
    if step <= BROWN_ROLL:
        return rolling_and_sorting.fall(position, number)
    if step == FIRST:
        return ids.FIRST + level_takers(position)[number]
    if step == OPPONENT:
        return ids.OPPONENT + number
    return (ids.REMOVAL if step == REMOVAL else ids.NEW_DIE) + number


def outcomes(position: Position) -> list[tuple[Action, int]]:
    if position.step in (YELLOW_ROLL, BROWN_ROLL):
        return rolling_and_sorting.falls(position)
    return [(outcome(position, number), 1) for number in range(total(position))]


def draw(position: Position, source: Source) -> Word:
    return outcome(position, source.below(total(position)))
