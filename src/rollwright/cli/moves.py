"""The legal moves of a seat, grouped by their first word and summed up in a few lines."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Any, Final

from rollwright.cli.paint import Paint
from rollwright.kernel.game import Game
from rollwright.kernel.model import Seat

_SEPARATOR: Final = " · "
_GLUE: Final = "\u00a0"
_LISTED: Final = 12
"""More moves than this are gathered by their second word, and more groups than this are only counted."""


def legal_texts(game: Game[Any], view: Any, seat: Seat) -> list[str]:
    return [game.write_action(action) for action in game.legal(view, seat)]


def by_verb(texts: Iterable[str]) -> dict[str, list[str]]:
    """The moves by their first word, in the order they come."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        groups.setdefault(text.partition(" ")[0], []).append(text)
    return groups


def summary(texts: list[str], paint: Paint) -> list[str]:
    """The moves of each verb where they are few, else how many there are and how they look."""
    groups = by_verb(texts)
    alone = [verb for verb, moves in groups.items() if moves == [verb]]
    width = max((len(verb) for verb in groups if verb not in alone), default=0)
    lines: list[str] = []
    if alone:
        lines.append(" " + " · ".join(paint.bold(verb) for verb in alone))
    for verb, moves in groups.items():
        if verb not in alone:
            parts = _SEPARATOR.join(part.replace(" ", _GLUE) for part in _summary_of(verb, moves, paint))
            first, *more = [line.replace(_GLUE, " ") for line in wrapped(parts, paint.width, " " * (width + 3))]
            lines += [f" {paint.bold(verb)}{first[1 + len(verb) :]}", *more]
    return lines


def _summary_of(verb: str, moves: list[str], paint: Paint) -> list[str]:
    """The moves of a verb in short, in parts that are not broken up."""
    ends = [move.partition(" ")[2] for move in moves]
    if len(ends) <= _LISTED:
        return ends
    counts: dict[str, int] = {}
    for end in ends:
        word = end.partition(" ")[0]
        counts[word] = counts.get(word, 0) + 1
    if len(counts) <= _LISTED:
        parts = [word if count == 1 else f"{word} ({count})" for word, count in counts.items()]
    else:
        parts = [paint.say("cli-moves-count", count=len(moves), example=moves[0])]
    return [*parts, paint.say("cli-moves-list", verb=verb)]


def listing(moves: list[str], width: int) -> list[str]:
    """All moves, side by side as the width allows."""
    longest = max(len(move) for move in moves) + 3
    each = max(1, (width - 2) // longest)
    rows = [moves[start : start + each] for start in range(0, len(moves), each)]
    return ["  " + "".join(move.ljust(longest) for move in row).rstrip() for row in rows]


def examples(moves: list[str]) -> str:
    """A few moves, and how many there are in all."""
    few = " · ".join(moves[:4])
    return few if len(moves) <= 4 else f"{few} · … ({len(moves)})"


def most_like(moves: list[str], typed: str) -> list[str]:
    """The moves, those first that begin like what was typed."""

    def shared(move: str) -> int:
        same = [mine == theirs for mine, theirs in zip(typed, move, strict=False)]
        return (*same, False).index(False)

    return sorted(moves, key=shared, reverse=True)


def wrapped(text: str, width: int, indent: str = " ") -> list[str]:
    """A text in lines, none of which breaks a name such as red-3."""
    return textwrap.wrap(
        text,
        width - 1,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    ) or [""]
