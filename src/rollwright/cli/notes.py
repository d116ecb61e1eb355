"""What is written and drawn beside the moves of a record, in words."""

from __future__ import annotations

from typing import Final, final

from rollwright.kernel.record import comments_in, comments_tagged
from rollwright.texts.words import Words


@final
class Notes:
    def __init__(self, words: Words) -> None:
        self._words: Final = words

    def lines(self, comments: list[str]) -> list[str]:
        """What is said in the reader's language, then what is drawn."""
        said = [f"“{text}”" for text in comments_in(comments, self._words.language)]
        arrows = [self._arrow(*text.split()[:2]) for text in comments_tagged(comments, "arrow") if " " in text]
        rings = [self._words.say("cli-ring", place=self._place(text)) for text in comments_tagged(comments, "ring")]
        return [*said, *arrows, *rings]

    def _arrow(self, start: str, end: str) -> str:
        return self._words.say("cli-arrow", **{"from": self._place(start), "to": self._place(end)})

    def _place(self, text: str) -> str:
        """A place as a study names it: with whose sheet it is on, where it is on one."""
        seat, colon, place = text.partition(":")
        if not colon or not seat.isdecimal() or int(seat) >= len(self._words.names):
            return text
        return self._words.say("cli-place", place=place, name=self._words.names[int(seat)])
