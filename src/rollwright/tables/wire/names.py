"""What people type to be read by others: on one line, with nothing that can't be seen; and names that pass for a bot's.

Any script is welcome. What is taken away are controls (of the direction of writing, too), characters without a shape,
and marks that pile up beyond what any script writes.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from rollwright.bots import bot_names

_AS_EMOJI: Final = "\ufe0f"
_JOINERS: Final = "\u200c\u200d" + _AS_EMOJI
"""Persian, the scripts of India and emoji put them beside characters, and Latin letters never."""
_SPACES: Final = ("Cc", "Zs", "Zl", "Zp")
"""Categories of what stands for a space; other controls stand for nothing."""
_SHAPELESS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Characters that are letters, marks or signs by their category, and have nothing to show."""
_MOST_MARKS: Final = 4
"""On one character: Hebrew and Tibetan have so many."""

_LOOKALIKES: Final = {
    "a": "аАαΑ4@",
    "b": "вВьβΒ8",
    "c": "сС",
    "d": "ԁđ",
    "e": "еЕєεΕ3",
    "g": "ɡց",
    "h": "һнНΗհ",
    "j": "јЈ",
    "k": "кКκΚ",
    "l": "ӏіІιΙıłiI1!|",
    "m": "мМΜ",
    "n": "пηΝո",
    "o": "оОοΟøօ0",
    "p": "рРρΡ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕЅ5$",
    "t": "тТτΤ7",
    "u": "υμս",
    "w": "ԝω",
    "x": "хХχΧ",
    "y": "уУγΥ",
    "z": "Ζ",
}
"""Letters of other alphabets, figures and signs, by the Latin letter that they pass for."""
_LATIN: Final = {other: letter for letter, others in _LOOKALIKES.items() for other in others}
_SHOWN: Final = (
    ("random", "easy", "medium", "hard", "greedy", "expert")
    + ("hasard", "au hasard", "facile", "moyen", "difficile", "gourmand")
    + ("willekeur", "willekeurige", "makkelijk", "makkelijke", "gemiddeld", "gemiddelde", "sterk", "sterke")
    + ("gulzig", "gulzige")
    + ("duckling", "sparrow", "gull", "tern", "heron", "osprey", "sea eagle", "magpie")
    + ("caneton", "moineau", "mouette", "sterne", "héron", "balbuzard", "pygargue", "pie")
    + ("eendje", "mus", "meeuw", "stern", "reiger", "visarend", "zeearend", "ekster")
)
"""What pages call bots, in three languages. "Bot" may stand before or after it, and a number after."""


def clean_line(text: str) -> str:
    """As people see it; empty where there is nothing to see."""
    shaped = [letter for letter in unicodedata.normalize("NFC", text) if letter in _JOINERS or _has_shape(letter)]
    kept: list[str] = []
    marks = 0
    for letter, after in zip(shaped, [*shaped[1:], " "], strict=False):
        category = unicodedata.category(letter)
        before = kept[-1] if kept else " "
        if letter in _JOINERS:
            if _joins(letter, before, after):
                kept.append(letter)
        elif category in ("Mn", "Me"):
            marks += 1
            if marks <= _MOST_MARKS and before != " ":
                kept.append(letter)
        else:
            kept.append(" " if category in _SPACES else letter)
            marks = 0
    clean = unicodedata.normalize("NFC", " ".join("".join(kept).split()))
    return clean if any(unicodedata.category(letter)[0] in "LNPS" for letter in clean) else ""


def _has_shape(letter: str) -> bool:
    category = unicodedata.category(letter)
    return category in _SPACES or (category[0] != "C" and letter not in _SHAPELESS)


def _joins(joiner: str, before: str, after: str) -> bool:
    """Whether a character that can't be seen changes those beside it, as some scripts need it to."""
    if joiner == _AS_EMOJI:
        return unicodedata.category(before) == "So"
    if unicodedata.combining(before) == 9:  # a virama, which may stand at the end
        return True
    joins = unicodedata.category(before) in ("Lo", "Mn", "Mc", "So", "Sk")
    return joins and unicodedata.category(after) in ("Lo", "So")


def passes_for_bot(name: str) -> bool:
    """Whether a reader could take a person of that name for a bot."""
    bots = {_skeleton(bot) for bot in (*bot_names(), *_SHOWN)}
    word = _skeleton("bot")
    for seen in (_skeleton(name), _skeleton(name.rstrip("0123456789 "))):
        if bots & {seen, seen.removeprefix(word), seen.removesuffix(word)}:
            return True
    return False


def _skeleton(name: str) -> str:
    """Its letters by their looks: names that look alike have the same ones."""
    plain = unicodedata.normalize("NFKD", name)
    looks = "".join(_LATIN.get(letter, letter) for letter in plain).casefold()
    return "".join(letter for letter in looks if letter.isalnum())
