"""Actions as text: reading what a person typed. What can't be meant is refused with the rule that forbids it."""

from __future__ import annotations

from typing import Final

from rollwright.games.copenhagen_roll.actions import IDS, deed_of
from rollwright.games.copenhagen_roll.components import (
    DIE,
    FORMS,
    MOST_BONUSES,
    SHAPE_COPIES,
    SHAPE_FORM,
    SHAPE_NAMES,
    SHAPE_SIZE,
)
from rollwright.games.copenhagen_roll.refusals import refuse
from rollwright.kernel.model import Action, NotationError, Refusal
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.polyomino import normalised, rotations

_FORMS: Final = {
    "setup": "setup red",
    "reroll": "reroll yp",
    "change": "change yy r",
    "choose": "choose red-3, with w1 for a white, b1 for a bonus, again for use-again",
    "place": "place a1 b1 b2",
    "brick": "brick a1",
    "no-x": "no-x",
    "one-x": "one-x c4, or one-x c4 no-x",
    "coat": "coat c4, or coat red",
    "mark": "mark red",
    "dice": "dice rrryp",
    "cross": "cross blue-4-left",
    "start": "start 0",
    "roll": "roll",
    "pass": "pass",
    "end": "end",
    "decline": "decline",
}


def write_action(action: Action) -> str:
    return deed_of(action).text


def read_action(text: str) -> Action:
    """The action that a text names: letters in any case, dice and squares in any order."""
    words = text.lower().split()
    if not words:
        raise NotationError(text, f"one of {', '.join(_FORMS)}")
    verb = words[0]
    if verb not in _FORMS:
        raise NotationError(text, f"one of {', '.join(_FORMS)}")
    refusal = _refusal(verb, words[1:])
    if refusal is not None:
        raise NotationError(text, _FORMS[verb], refusal)
    action = IDS.get(" ".join([verb, *_in_order(verb, words[1:])]))
    if action is None:
        raise NotationError(text, _FORMS[verb])
    return action


def _in_order(verb: str, words: list[str]) -> list[str]:
    """The words as the canonical notation has them."""
    if verb == "place":
        squares = [HOUSE.square(word) for word in words]
        return [HOUSE.names[square] for square in sorted(square for square in squares if square is not None)]
    if verb in ("dice", "reroll", "change") and words:
        handful = DIE.read(words[0])
        return [DIE.write(handful) if handful is not None else words[0], *words[1:]]
    if verb == "choose":
        payment = [word for word in words[1:] if word not in ("w0", "b0")]
        return words[:1] + sorted(payment, key=lambda word: "wba".find(word[0]))
    return words


def _refusal(verb: str, words: list[str]) -> Refusal | None:
    """The rule against what a text asks for, where no action stands for it."""
    if verb == "place":
        return _refused_place(words)
    if verb == "choose" and words and words[0] in SHAPE_NAMES:
        return _refused_choice(SHAPE_NAMES.index(words[0]), words[1:])
    if verb == "reroll" and not words:
        return refuse("crw.reroll_nothing")
    if verb == "change":
        return _refused_change(words)
    if verb == "no-x" and words:
        return refuse("crw.no_x_with_brick")
    if verb in ("setup", "coat") and len(words) > 1 and all(word in COLOURS for word in words):
        return refuse(f"crw.{verb}_one_track")
    if verb in ("coat", "one-x", "brick") and words and _is_off_grid(words[0]):
        return refuse("crw.off_grid", squares=words[0])
    if verb == "brick" and len(words) > 1 and None not in [HOUSE.square(word) for word in words]:
        return refuse("crw.one_brick")
    if verb == "coat" and words[1:] == ["x"]:
        return refuse("crw.coat_is_window")
    return None


def _refused_place(words: list[str]) -> Refusal | None:
    outside = [word for word in words if _is_off_grid(word)]
    if outside:
        return refuse("crw.off_grid", squares=" ".join(outside))
    squares = [HOUSE.square(word) for word in words]
    if None in squares or len(set(squares)) != len(squares):
        return None
    if f"place {' '.join(_in_order('place', words))}" in IDS:
        return None
    shape = _mirrored_shape([square for square in squares if square is not None])
    if shape is not None:
        return refuse("crw.mirrored", shape=shape)
    return refuse("crw.not_a_shape", squares=" ".join(words))


def _mirrored_shape(squares: list[int]) -> str | None:
    """The shape whose mirror image these squares are, if there is one."""
    if not squares:
        return None
    key = rotations(normalised([(square % HOUSE.columns, square // HOUSE.columns) for square in squares]))[0]
    for shape, name in enumerate(SHAPE_NAMES):
        if FORMS[SHAPE_FORM[shape]].mirror == key:
            return name
    return None


def _is_off_grid(word: str) -> bool:
    """Whether a word is the name of a square, but of none in the house."""
    return len(word) >= 2 and word[0].isalpha() and word[1:].isdecimal() and HOUSE.square(word) is None


def _refused_choice(shape: int, words: list[str]) -> Refusal | None:
    whites = sum(int(word[1:]) for word in words if word[0] == "w" and word[1:].isdecimal())
    bonuses = sum(int(word[1:]) for word in words if word[0] == "b" and word[1:].isdecimal())
    if bonuses > MOST_BONUSES:
        return refuse("crw.two_bonuses", wanted=bonuses)
    if whites + bonuses > SHAPE_SIZE[shape]:
        return refuse("crw.pays_too_much", shape=SHAPE_NAMES[shape], size=SHAPE_SIZE[shape], paid=whites + bonuses)
    if "again" in words and not SHAPE_COPIES[shape]:
        return refuse("crw.again_once_only", shape=SHAPE_NAMES[shape])
    return None


def _refused_change(words: list[str]) -> Refusal | None:
    if len(words) == 1:
        return refuse("crw.change_nothing")
    if len(words) != 2 or DIE.read(words[0]) is None or DIE.read(words[1]) is None:
        return None
    if len(set(words[0])) > 1 or len(set(words[1])) > 1:
        return refuse("crw.change_one_face")
    if words[0][0] == words[1][0]:
        return refuse("crw.change_same_face")
    return None
