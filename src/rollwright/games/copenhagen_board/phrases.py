"""Actions as text: reading what a person typed. What can't be meant is refused with the rule that forbids it."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from rollwright.games.copenhagen_board.actions import IDS, MOST_PAID, deed_of
from rollwright.games.copenhagen_board.components import ABILITIES, ABILITY_WORDS, CARDS, FOOTBRIDGES, TILE_NAMES
from rollwright.games.copenhagen_board.refusals import refuse
from rollwright.kernel.model import Action, NotationError, Refusal
from rollwright.parts.facade import HOUSE

_FORMS: Final = {
    "take": "take 3 4, with any or additional and a third footbridge where an ability is used, both to build after it",
    "discard": "discard rg",
    "build": "build green-3 a1 a2 a3 brick a1",
    "pay": "pay ggg, or pay nothing, with discount or change where an ability is used",
    "coat": "coat c4 for a special, coat discount for an ability, or coat activate",
    "end": "end",
    "card": "card r",
    "end-card": "end-card",
    "start": "start 0",
}
_FOR_TAKING: Final = ("any", "additional", "both")
_FOR_BUILDING: Final = ("discount", "change")
_SPECIAL: Final = ("special", "white", "white-1")


def write_action(action: Action) -> str:
    return deed_of(action).text


def read_action(text: str) -> Action:
    """The action that a text names: letters in any case; cards, footbridges, squares and abilities in any order."""
    words = text.lower().split()
    if not words or words[0] not in _FORMS:
        raise NotationError(text, f"one of {', '.join(_FORMS)}")
    verb = words[0]
    refusal = _refusal(verb, words[1:])
    if refusal is not None:
        raise NotationError(text, _FORMS[verb], refusal)
    action = IDS.get(" ".join([verb, *_in_order(verb, words[1:])]))
    if action is None:
        raise NotationError(text, _FORMS[verb])
    return action


def _in_order(verb: str, words: list[str]) -> list[str]:
    """The words as the canonical notation has them."""
    if verb == "take":
        return _take_in_order(words)
    if verb == "build":
        return [*words[:1], *_squares_in_order(words[1:-2]), *words[-2:]]
    if verb in ("pay", "discard") and words:
        cards = CARDS.read(words[0])
        return [CARDS.write(cards) if cards is not None else words[0], *_abilities_in_order(words[1:])]
    return words


def _take_in_order(words: list[str]) -> list[str]:
    """Any-cards is not spent where it isn't needed (CPH-8.5), so it is left out there."""
    footbridges = sorted(word for word in words if word.isdecimal())
    abilities = [word for word in words if not word.isdecimal()]
    if _has_neighbours(footbridges):
        abilities = [word for word in abilities if word != "any"]
    return [*footbridges, *_abilities_in_order(abilities)]


def _abilities_in_order(words: list[str]) -> list[str]:
    return sorted(words, key=lambda word: ABILITY_WORDS.index(word) if word in ABILITY_WORDS else -1)


def _squares_in_order(words: list[str]) -> list[str]:
    squares = [HOUSE.square(word) for word in words]
    return [HOUSE.names[square] for square in sorted(square for square in squares if square is not None)]


def _has_neighbours(footbridges: list[str]) -> bool:
    numbers = sorted(int(word) for word in footbridges)
    return any(right - left == 1 for left, right in pairwise(numbers))


def _refusal(verb: str, words: list[str]) -> Refusal | None:
    """The rule against what a text asks for, where no action stands for it."""
    if verb == "take":
        return _refused_take(words)
    if verb == "build":
        return _refused_build(words)
    if verb == "pay":
        return _refused_payment(words)
    if verb == "coat" and words and _is_off_grid(words[0]):
        return refuse("cph.off_grid", squares=words[0])
    return None


def _refused_for_taking(words: list[str]) -> Refusal | None:
    """Abilities that don't serve a take, or are named twice."""
    for word in words:
        if word in _FOR_BUILDING:
            return refuse("cph.serves_build", ability=_ability(word))
    return _named_twice(words)


def _refused_for_building(words: list[str]) -> Refusal | None:
    """Abilities that don't serve building, or are named twice."""
    for word in words:
        if word in _FOR_TAKING:
            return refuse("cph.serves_take", ability=_ability(word))
    return _named_twice(words)


def _named_twice(words: list[str]) -> Refusal | None:
    for word in words:
        if word in ABILITY_WORDS and words.count(word) > 1:
            return refuse("cph.ability_twice", ability=_ability(word))
    return None


def _ability(word: str) -> str:
    return ABILITIES[ABILITY_WORDS.index(word)]


def _refused_take(words: list[str]) -> Refusal | None:
    footbridges = [word for word in words if word.isascii() and word.isdecimal()]
    abilities = [word for word in words if word not in footbridges]
    refusal = _refused_for_taking(abilities)
    if refusal is not None:
        return refusal
    for word in footbridges:
        if word not in _NUMBERS:
            return refuse("cph.no_footbridge", footbridge=word)
        if footbridges.count(word) > 1:
            return refuse("cph.footbridge_twice", footbridge=word)
    if len(footbridges) == 1:
        return refuse("cph.one_card")
    if len(footbridges) > 3:
        return refuse("cph.too_many_cards", wanted=len(footbridges))
    if len(footbridges) == 3 and "additional" not in abilities:
        return refuse("cph.third_card")
    if not footbridges or _has_neighbours(footbridges) or "any" in abilities:
        return None
    named = " ".join(sorted(footbridges))
    if len(footbridges) == 3:
        return refuse("cph.no_pair", footbridges=named)
    if named == f"1 {FOOTBRIDGES}":
        return refuse("cph.ends_apart")
    return refuse("cph.not_neighbours", footbridges=named)


_NUMBERS: Final = tuple(str(number) for number in range(1, FOOTBRIDGES + 1))


def _refused_build(words: list[str]) -> Refusal | None:
    refusal = _refused_for_building(words)
    if refusal is not None:
        return refusal
    if words and words[0] in _SPECIAL:
        return refuse("cph.special_not_bought")
    outside = [word for word in words[1:] if _is_off_grid(word)]
    if outside:
        return refuse("cph.off_grid", squares=" ".join(outside))
    if len(words) < 4 or words[0] not in TILE_NAMES or words[-2] != "brick":
        return None
    squares = _squares_in_order(words[1:-2])
    if len(squares) != len(words) - 3 or len(set(squares)) != len(squares) or HOUSE.square(words[-1]) is None:
        return None
    lying = " ".join(["build", words[0], *squares, "brick"])
    if f"{lying} {words[-1]}" in IDS:
        return None
    if any(f"{lying} {square}" in IDS for square in squares):
        return refuse("cph.brick_elsewhere", tile=words[0], brick=words[-1])
    return refuse("cph.not_the_shape", tile=words[0], squares=" ".join(squares))


def _refused_payment(words: list[str]) -> Refusal | None:
    refusal = _refused_for_building(words[1:])
    if refusal is not None or not words or words[0] == "nothing" or CARDS.read(words[0]) is None:
        return refusal
    if len(words[0]) > MOST_PAID:
        return refuse("cph.five_at_most", paid=len(words[0]))
    if len(set(words[0])) > 2:
        return refuse("cph.one_colour_changed", cards=words[0])
    return None


def _is_off_grid(word: str) -> bool:
    """Whether a word is the name of a square, but of none in the house."""
    return len(word) >= 2 and word[0].isalpha() and word[1:].isdecimal() and HOUSE.square(word) is None
