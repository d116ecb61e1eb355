"""The chance nodes: the start player, the fours crossed out with two players, and the dice."""

from __future__ import annotations

from rollwright.games.copenhagen_roll.actions import ACTIONS, DICE_FALL, IDS, START_SEAT, CrossOut, DiceFall, StartSeat
from rollwright.games.copenhagen_roll.components import DICE, DIE, SHAPE_NAMES, fours_of
from rollwright.games.copenhagen_roll.play import colour_to_cross
from rollwright.games.copenhagen_roll.position import CROSS, ROLLING, START, Position
from rollwright.kernel.model import Action, Chance
from rollwright.kernel.native import Word
from rollwright.kernel.source import Source
from rollwright.parts.facade import COLOURS


def dice_to_roll(position: Position) -> Word:
    return DICE - DIE.size(position.dice)


def total(position: Position) -> Word:
    if position.step == ROLLING:
        ways: Word = DIE.ways[dice_to_roll(position)]
        return ways
    if position.step == START:
        return position.rules.players
    return 2


def chance(position: Position) -> Chance:
    if position.step == ROLLING:
        label = f"round {position.round} seat {position.active} roll {position.rolls + 1}"
    elif position.step == START:
        label = "start player"
    else:
        label = f"cross out {COLOURS[_colour(position)]}"
    return Chance(label, total(position))


def outcome(position: Position, number: Word) -> Word:
    if position.step == ROLLING:
        return DICE_FALL + DIE.fallen(dice_to_roll(position), number)
    if position.step == START:
        return START_SEAT + number
    return IDS[f"cross {SHAPE_NAMES[fours_of(_colour(position))[number]]}"]


def draw(position: Position, source: Source) -> Word:
    return outcome(position, source.below(total(position)))


def outcomes(position: Position) -> list[tuple[Action, int]]:
    if position.step == ROLLING:
        size = dice_to_roll(position)
        return [(DICE_FALL + i, DIE.weight(dice)) for i, dice in enumerate(DIE.handfuls) if DIE.size(dice) == size]
    return [(outcome(position, number), 1) for number in range(total(position))]


def can_fall(position: Position, action: Action) -> bool:
    """Whether an action is among the outcomes, without listing them."""
    deed = ACTIONS[action]
    if position.step == ROLLING:
        return isinstance(deed, DiceFall) and DIE.size(deed.dice) == dice_to_roll(position)
    if position.step == START:
        return isinstance(deed, StartSeat) and deed.seat < position.rules.players
    return position.step == CROSS and isinstance(deed, CrossOut) and deed.shape in fours_of(_colour(position))


def _colour(position: Position) -> int:
    colour = colour_to_cross(position)
    assert position.step == CROSS and colour is not None, "no four is to be crossed out now"
    return colour
