"""A lesson: its title in several languages, then its steps, each a record of moves that a learner makes.

    rollwright lesson 1
    [en] Points
    [fr] Les points

    rollwright record 2
    game: copenhagen_roll
    rules: 2
    seats: You | Mads
    start: round=4 step=choose dice=rryyp | OOX.. - | XOO.. -
    hash: 90ae1f3a0c5c2b11

    # [en] What to do.
    # [en] Why.
    # [at] row 1
    0 choose red-2
    (
    0 choose yellow-2
    # [en] It may be drawn, but here is something better.
    )
    0 place d1 e1
    0 brick d1
    (
    0 brick e1
    )
    # [en] What it brought.
    # [rule] CRW-5.1

A step begins at a position where the learner, seat 0, is to act, and holds the learner's moves alone. The comments
before them say what to do and why; `[at]` names what is pointed at. Those after the last say what it brought, and
`[rule]` by which rule. A variation takes the place of all that follows: one without a comment is right as well, and
ends the step in the same way; one with a comment is a try, which its comment answers as soon as the move is made that
differs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar, final

from rollwright.kernel.game import Game
from rollwright.kernel.match import Match
from rollwright.kernel.record import (
    Entry,
    Record,
    RecordError,
    comments_in,
    comments_tagged,
    read_record,
    replay,
    rules_in,
)

P = TypeVar("P")

_FIRST: Final = "rollwright lesson 1"
_STEP: Final = "rollwright record "
LEARNER: Final = 0
"""The learner's seat."""

RIGHT: Final = "right"
"""On the way: more is to be done."""
DONE: Final = "done"
TRY: Final = "try"
"""Something else, which the step has an answer to."""
OTHER: Final = "other"
"""Something else."""


@final
class Answer:
    """What a step says to the moves that a learner has made."""

    def __init__(self, kind: str, comments: list[str]) -> None:
        self.kind: Final = kind
        self.comments: Final = comments
        """Of a try or of the end, in all languages."""


@final
class Step:
    """One thing to do, as a record has it."""

    def __init__(self, record: Record, text: str) -> None:
        self.record: Final = record
        self.text: Final = text

    def ask(self, language: str) -> list[str]:
        """What to do; and why, where it says."""
        return comments_in(self.record.comments, language)

    def places(self) -> list[str]:
        """What it points at: a kind of thing, and which of them."""
        return comments_tagged(self.record.comments, "at")

    def rules(self) -> list[str]:
        """The rules that it shows."""
        return rules_in(self.record.entries[-1].comments)

    def moves(self) -> list[str]:
        """What is asked for."""
        return [entry.text for entry in self.record.entries]

    def right_lines(self) -> list[list[str]]:
        """What is asked for, and all else that is right."""
        return [[entry.text for entry in line] for line, comments in self._lines() if not comments]

    def answer(self, played: Sequence[str]) -> Answer:
        """What is to be said to the moves of a learner, in the game's notation, after the last of them."""
        made = list(played)
        for right in self.right_lines():
            if right[: len(made)] == made:
                done = len(made) == len(right)
                return Answer(DONE, self.record.entries[-1].comments) if done else Answer(RIGHT, [])
        for line, comments in self._lines():
            texts = [entry.text for entry in line]
            if comments and self._is_right(made[:-1]) and texts[: len(made)] == made:
                return Answer(TRY, comments)
        return Answer(OTHER, [])

    def next_move(self, played: Sequence[str]) -> str | None:
        """A right move after these, if they are right and there is one left."""
        made = list(played)
        for right in self.right_lines():
            if right[: len(made)] == made and len(right) > len(made):
                return right[len(made)]
        return None

    def _is_right(self, made: list[str]) -> bool:
        return any(right[: len(made)] == made for right in self.right_lines())

    def _lines(self) -> Iterator[tuple[list[Entry], list[str]]]:
        """Every line of play, what is asked for first, each with the comments of a try or with none."""
        yield self.record.entries, []
        yield from _variations([], self.record.entries)


def begin(game: Game[P], step: Step) -> Match[P]:
    """The match that a learner plays on, where a step begins. Raises RecordError if its own moves can't be played."""
    asked = replay(game, step.record)
    return Match(game, asked.setup, start=asked.start)


def _variations(before: list[Entry], entries: list[Entry]) -> Iterator[tuple[list[Entry], list[str]]]:
    """What may be played instead of some moves, from each of them on."""
    for number, entry in enumerate(entries):
        for variation in entry.variations:
            led_here = [*before, *entries[:number]]
            yield [*led_here, *variation], [comment for move in variation for comment in move.comments]
            yield from _variations(led_here, variation)


@final
class Lesson:
    """A title and what is to be done under it."""

    def __init__(self, titles: list[str], steps: list[Step]) -> None:
        self.titles: Final = titles
        self.steps: Final = steps

    def title(self, language: str) -> str:
        return " ".join(comments_in(self.titles, language))


def read_lesson(text: str) -> Lesson:
    """Parse a lesson, without judging its moves. Raises RecordError, with the line of the lesson."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != _FIRST:
        raise RecordError(1, f"a lesson starts with {_FIRST!r}")
    starts = [number for number, line in enumerate(lines) if line.startswith(_STEP)]
    if not starts:
        raise RecordError(len(lines), f"a lesson has steps, and each begins with {_STEP + '2'!r}")
    titles = [line.strip() for line in lines[1 : starts[0]] if line.strip()]
    steps = [_read_step(lines[first:end], first) for first, end in zip(starts, [*starts[1:], len(lines)], strict=True)]
    return Lesson(titles, steps)


def _read_step(lines: list[str], before: int) -> Step:
    text = "\n".join(lines).rstrip() + "\n"
    try:
        record = read_record(text)
    except RecordError as error:
        raise RecordError(before + error.line, error.what) from error
    if not record.entries:
        raise RecordError(before + len(lines), "a step has at least one move")
    for entry in _entries_in(record.entries):
        if entry.actor != LEARNER:
            raise RecordError(before + entry.line, f"all moves of a lesson are the learner's, seat {LEARNER}")
    return Step(record, text)


def _entries_in(entries: list[Entry]) -> Iterator[Entry]:
    for entry in entries:
        yield entry
        for variation in entry.variations:
            yield from _entries_in(variation)
