"""Chapter 8, abilities: which are ready and what using one does. They are named with the action that they serve."""

from __future__ import annotations

from typing import Final

from rollwright.games.copenhagen_board.codes import refuse, tell
from rollwright.games.copenhagen_board.components import ABILITIES, ABILITY_WORDS
from rollwright.games.copenhagen_board.player import Player
from rollwright.kernel.actions import Words
from rollwright.kernel.model import Event, Refusal
from rollwright.kernel.native import Word
from rollwright.parts.grid import BITS


def not_ready(player: Player, ability: int) -> Refusal | None:
    """Why an ability can't be used, if so."""
    if player.has_ready(ability):
        return None
    return refuse("cph.ability_used" if player.owns(ability) else "cph.ability_missing", ability=ABILITIES[ability])


def use(player: Player, ability: Word, seat: Word, log: list[Event] | None) -> None:
    bit: Word = BITS[ability]
    player.ready &= ~bit
    player.used |= bit
    if log is not None:
        tell(log, "cph.ability_used", seat, ability=ABILITIES[ability])


# Texts

_FOR_TAKING: Final = ("any", "additional", "both")
_FOR_BUILDING: Final = ("discount", "change")


def short(words: Words) -> Words:
    """Abilities that are named in full, by their words in the notation."""
    return [ABILITY_WORDS[ABILITIES.index(word)] if word in ABILITIES else word for word in words]


def in_order(words: Words) -> Words:
    return sorted(short(words), key=lambda word: ABILITY_WORDS.index(word) if word in ABILITY_WORDS else -1)


def refused_with_taking(player: Player, words: Words) -> Refusal | None:
    for word in words:
        if word in _FOR_BUILDING:
            return refuse("cph.serves_build", ability=_named(word))
    return _refused(player, words)


def refused_with_building(player: Player, words: Words) -> Refusal | None:
    for word in words:
        if word in _FOR_TAKING:
            return refuse("cph.serves_take", ability=_named(word))
    return _refused(player, words)


def _refused(player: Player, words: Words) -> Refusal | None:
    """Why the abilities among these words can't be used, if so: each of them ready, and named once."""
    for word in words:
        if word not in ABILITY_WORDS:
            continue
        refusal = not_ready(player, ABILITY_WORDS.index(word))
        if refusal is not None:
            return refusal
        if words.count(word) > 1:
            return refuse("cph.ability_twice", ability=_named(word))
    return None


def _named(word: str) -> str:
    return ABILITIES[ABILITY_WORDS.index(word)]
