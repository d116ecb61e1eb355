"""Actions as text: reading what a person typed. What can't be meant is refused with the rule that forbids it."""

from __future__ import annotations

from typing import Final

from rollwright.games.woodcraft_roll.actions import IDS, deed_of
from rollwright.games.woodcraft_roll.components import DIE_NAMES, HELPERS, LARGEST, LINES, RESOURCES, TOOLS
from rollwright.games.woodcraft_roll.refusals import refuse
from rollwright.kernel.model import Action, NotationError, Refusal

_FORMS: Final = {
    "keep": "keep a7, one of your two orders",
    "choose": "choose y4 3 for the yellow 4 in line 3, or choose order",
    "take": "take a7",
    "complete": "complete a7",
    "glue": "glue y1 b1 y2, for two dice and what they become, with sawblade or scrapwood where helper 1 is used",
    "saw": "saw y4 y1 y3, for a die and the two it becomes, with glue or scrapwood where helper 1 is used",
    "raise": "raise y4 y5, with glue or sawblade where helper 1 is used",
    "shift": "shift b3 b2, for helpers 3 and 4",
    "sell": "sell glue, sell sawblade or sell scrapwood",
    "hire": "hire 3",
    "berry": "berry 2, for the second crate",
    "lantern": "lantern b2",
    "chestnut": "chestnut 2, for the second crate",
    "pick": "pick glue, or another thing on offer",
    "end": "end",
    "card": "card a7",
    "yellow": "yellow 124",
    "brown": "brown 356",
    "first": "first 0",
    "opponent": "opponent y5 b4",
    "new": "new 4",
    "removal": "removal 3",
}
_CRAFTS: Final = {"glue": (2, 1), "saw": (1, 2), "raise": (1, 1), "shift": (1, 1)}
"""How many dice go in, and how many come out."""
_RESOURCE_OF: Final = {"glue": "glue", "saw": "sawblade", "raise": "scrapwood"}


def write_action(action: Action) -> str:
    return deed_of(action).text


def read_action(text: str) -> Action:
    """The action that a text names: letters in any case, dice that belong together in any order."""
    words = text.lower().split()
    if not words or words[0] not in _FORMS:
        raise NotationError(text, f"one of {', '.join(_FORMS)}")
    verb, rest = words[0], words[1:]
    refusal = _refusal(verb, rest)
    if refusal is not None:
        raise NotationError(text, _FORMS[verb], refusal)
    if verb in _CRAFTS:
        rest = _in_order(verb, rest)
    elif verb in ("yellow", "brown") and rest:
        rest = ["".join(sorted(rest[0])), *rest[1:]]
    action = IDS.get(" ".join([verb, *rest]))
    if action is None:
        raise NotationError(text, _FORMS[verb])
    return action


def _in_order(verb: str, words: list[str]) -> list[str]:
    """Dice that go in, and dice that come out, in the order of their kinds."""
    into, out = _CRAFTS[verb]
    return [*sorted(words[:into], key=_kind), *sorted(words[into : into + out], key=_kind), *words[into + out :]]


def _kind(die: str) -> int:
    return DIE_NAMES.index(die) if die in DIE_NAMES else len(DIE_NAMES)


def _refusal(verb: str, words: list[str]) -> Refusal | None:
    """The rule against what a text asks for, where no action stands for it."""
    if verb == "choose":
        return _refused_choice(words)
    if verb in _CRAFTS:
        return _refused_craft(verb, words)
    if verb == "sell" and len(words) == 1 and words[0] in RESOURCES[TOOLS:]:
        return refuse("wrw.not_for_sale", thing=words[0])
    if verb == "hire" and len(words) == 1 and _is_number(words[0]) and not 1 <= int(words[0]) <= HELPERS:
        return refuse("wrw.no_such_helper", helper=words[0])
    return None


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 3


def _refused_choice(words: list[str]) -> Refusal | None:
    if not words or words[0] not in DIE_NAMES:
        return None
    if len(words) == 1:
        return refuse("wrw.name_line", die=words[0])
    if len(words) == 2 and _is_number(words[1]):
        if not 1 <= int(words[1]) <= LINES:
            return refuse("wrw.no_such_line", line=words[1])
        if _value(words[0]) > 6:
            return refuse("wrw.no_such_die", die=words[0], line=int(words[1]))
    return None


# Working on dice


def _refused_craft(verb: str, words: list[str]) -> Refusal | None:
    into, out = _CRAFTS[verb]
    dice, rest = words[: into + out], words[into + out :]
    if len(dice) != into + out or not all(_is_die(die) for die in dice):
        return None
    old, new = dice[:into], dice[into:]
    if not all(die in DIE_NAMES for die in old):
        return None
    if verb == "glue":
        refusal = _refused_gluing(old, new[0])
    elif verb == "saw":
        refusal = _refused_sawing(old[0], new)
    elif verb == "raise":
        refusal = _refused_raising(old[0], new[0])
    else:
        refusal = _refused_shift(old[0], new[0])
    return refusal if refusal is not None else _refused_resource(verb, rest)


def _is_die(word: str) -> bool:
    """Whether a word has the form of a die, of whatever value."""
    return len(word) > 1 and word[0] in "yb" and _is_number(word[1:])


def _value(die: str) -> int:
    return int(die[1:])


def _refused_gluing(old: list[str], new: str) -> Refusal | None:
    total = sum(_value(die) for die in old)
    if total > LARGEST:
        return refuse("wrw.too_large", sum=total)
    if _value(new) != total:
        return refuse("wrw.wrong_sum", sum=total)
    if all(die[0] != new[0] for die in old):
        return refuse("wrw.colour_kept", colour="yellow" if old[0][0] == "y" else "brown")
    return None


def _refused_sawing(old: str, new: list[str]) -> Refusal | None:
    if _value(old) == 1:
        return refuse("wrw.saw_one", die=old)
    if any(_value(die) == 0 for die in new):
        return refuse("wrw.saw_zero")
    if any(die[0] != old[0] for die in new):
        return refuse("wrw.saw_colour", die=old)
    if sum(_value(die) for die in new) != _value(old):
        return refuse("wrw.saw_sum", die=old)
    return None


def _refused_raising(old: str, new: str) -> Refusal | None:
    if old[0] == new[0] and _value(new) == _value(old) + 1:
        return refuse("wrw.too_large", sum=_value(new)) if _value(new) > LARGEST else None
    if old[0] == new[0] and _value(new) <= _value(old):
        return refuse("wrw.only_up", die=old)
    return refuse("wrw.raise_one", die=old)


def _refused_shift(old: str, new: str) -> Refusal | None:
    if old[0] == new[0] and abs(_value(new) - _value(old)) == 1:
        if _value(new) == 0:
            return refuse("wrw.yellow_below_one" if old[0] == "y" else "wrw.brown_below_one")
        return refuse("wrw.too_large", sum=_value(new)) if _value(new) > LARGEST else None
    return refuse("wrw.shift_one", die=old)


def _refused_resource(verb: str, words: list[str]) -> Refusal | None:
    """What helper 1 can't put in the stead of another resource."""
    if verb == "shift" or len(words) != 2 or words[0] != "with":
        return None
    if words[1] in RESOURCES[TOOLS:] or words[1] == "lantern":
        return refuse("wrw.not_depicted", thing=words[1])
    if words[1] == _RESOURCE_OF[verb]:
        return refuse("wrw.same_resource", thing=words[1])
    return None
