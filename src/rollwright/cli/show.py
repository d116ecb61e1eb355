"""A game of any kind on the screen: drawn by its folder where that can, events player by player, final scores."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, final

from rollwright.cli.moves import wrapped
from rollwright.cli.paint import Paint
from rollwright.kernel.discovery import package_of
from rollwright.kernel.game import Game
from rollwright.kernel.model import Event, Seat, Standing
from rollwright.texts.words import Words

Draw = Callable[[Any, Seat | None, Sequence[str], Paint], list[str]]
Called = Callable[[Any], Mapping[str, object]]


def screen_of(game_id: str) -> Draw | None:
    """The drawing function of a game's folder, if it has one."""
    draw: Draw | None = _screen(game_id, "draw")
    return draw


def _screen(game_id: str, function: str) -> Any:
    """A function of the module `screen` of a game's folder, if there is one."""
    name = f"{package_of(game_id)}.screen"
    return None if importlib.util.find_spec(name) is None else getattr(importlib.import_module(name), function, None)


@final
class Show:
    """Puts positions, events and results of one game into lines."""

    def __init__(self, game: Game[Any], words: Words, paint: Paint) -> None:
        self.game: Final = game
        self.words: Final = words
        self.paint: Final = paint
        self._draw: Final = screen_of(game.id)
        self._called: Final[Called | None] = _screen(game.id, "called")
        """The names that a content pack gives."""

    def position(self, view: Any, seat: Seat | None) -> list[str]:
        """The position as a seat sees it; its notation where the game has no screen."""
        if self._draw is None:
            return wrapped(self.game.write(view), self.paint.width)
        if self._called is not None:
            self.words.call(self._called(view))
        return self._draw(view, seat, self.words.names, self.paint)

    def events(self, events: Iterable[Event], viewer: Seat | None) -> list[str]:
        """What happened as a seat, or an onlooker, hears of it."""
        visible = [self.game.visible(event, viewer) for event in events]
        return self.whole_events([event for event in visible if event is not None])

    def whole_events(self, events: Iterable[Event]) -> list[str]:
        """What happened, hidden or not, a paragraph for each run of events about one player."""
        paragraphs: list[tuple[Seat | None, list[str]]] = []
        for seen in events:
            if not paragraphs or paragraphs[-1][0] != seen.seat:
                paragraphs.append((seen.seat, []))
            paragraphs[-1][1].append(self.words.event(seen))
        lines: list[str] = []
        for seat, texts in paragraphs:
            name = "" if seat is None else self.words.say("cli-told-of", name=self.words.names[seat])
            first, *more = wrapped(f"{name} {' '.join(texts)}".strip(), min(self.paint.width, 100), "   ")
            lines += [f" ▪ {self.paint.bold(name)}{first[3 + len(name) :]}", *more]
        return lines

    def result(self, standings: Sequence[Standing]) -> list[str]:
        """Final scores from the first place down, by source, and who has won; alone there is nobody to win against."""
        words, say = self.words, self.words.say
        wide = max(len(name) for name in words.names)
        lines = ["", " " + self.paint.bold(say("cli-result"))]
        for one in sorted(standings, key=lambda standing: standing.place):
            parts = [f"{words.score(part)} {value}" for part, value in one.parts.items()]
            ties = [f"{words.score(name)} {_plain(value)}" for name, value in one.tiebreaks.items()]
            detail = " · ".join(parts) + (f"   ({', '.join(ties)})" if ties else "")
            lines.append(
                f" {one.place}.  {words.names[one.seat].ljust(wide)}  {one.points:>3}   {self.paint.dim(detail)}"
            )
        winners = [words.names[one.seat] for one in standings if one.place == 1]
        if len(standings) > 1:
            lines.append(" " + say("cli-winners", count=len(winners), names=", ".join(winners)))
        return lines


def _plain(value: int | str) -> int | str:
    """A tie-breaker as a person counts it: what should be few is kept as a negative number."""
    return abs(value) if isinstance(value, int) else value
