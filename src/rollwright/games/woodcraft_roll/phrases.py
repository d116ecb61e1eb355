"""Dice and numbers among the words that a person typed."""

from __future__ import annotations

from collections.abc import Callable

from rollwright.games.woodcraft_roll.components import DIE_NAMES
from rollwright.games.woodcraft_roll.deed import dice_missing
from rollwright.games.woodcraft_roll.player import Player
from rollwright.games.woodcraft_roll.position import Position
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Refusal, Seat


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 3


def is_die(word: str) -> bool:
    """Whether a word has the form of a die, of whatever value."""
    return len(word) > 1 and word[0] in "yb" and is_number(word[1:])


def value_of(die: str) -> int:
    return int(die[1:])


def _kind(die: str) -> int:
    return DIE_NAMES.index(die) if die in DIE_NAMES else len(DIE_NAMES)


def dice_verb(
    form: str,
    into: int,
    out: int,
    idle: Callable[[Player], Refusal | None],
    unable: Callable[[Player, Words, Words], Refusal | None],
    judge: Callable[[Words, Words, Words], Refusal | None],
) -> Verb[Position]:
    """A verb for so many dice, which are there, and so many that they become: each of them in any order.

    Why no die at all can be worked on so, says `idle`. Then dice have to be there; `unable` says what else is lacking,
    and the judge looks at what the dice become. Both are asked about the words that come after the dice, too.
    """
    dice = into + out

    def ordered(words: Words) -> Words:
        return [*sorted(words[:into], key=_kind), *sorted(words[into:dice], key=_kind), *words[dice:]]

    def refused(position: Position, seat: Seat, words: Words) -> Refusal | None:
        player = position.players[seat]
        if not words:
            return idle(player)
        old, new, rest = words[:into], words[into:dice], words[dice:]
        if len(new) < out or any(die not in DIE_NAMES for die in old) or not all(is_die(die) for die in new):
            return None
        kinds = tuple([DIE_NAMES.index(die) for die in old])
        return dice_missing(player, kinds) or unable(player, old, rest) or judge(old, new, rest)

    return Verb(form, ordered=ordered, refused=refused)
