"""The calendar of challenges: one each day for every game, and a longer one each week, by the time of UTC.

Against the strongest bot, with as few at the table as the game allows: alone, where it can be played so. In a week's
challenge there are two more. Where the person sits goes round from one to the next.
"""

from __future__ import annotations

from typing import Any, Final, final

from rollwright.bots import LADDER
from rollwright.kernel.game import Game, make_setup
from rollwright.tables.fairness.deal import Challenge, deal_commit

HOUR: Final = 60 * 60 * 1000
DAY: Final = 24 * HOUR
TO_FINISH: Final = 12 * HOUR
"""Who took a challenge up in time has so long after its end to finish it."""
_MORE_IN_A_WEEK: Final = 2
_MONDAY: Final = 4
"""The first one, in days since 1970."""
_ERA: Final = 146_097
"""Days after which the calendar is the same again: 400 years."""
_BEFORE: Final = 719_468
"""Days from the first of March of the year 0 to 1970."""


@final
class Span:
    """A day or a week."""

    def __init__(self, when: str, first: int, days: int) -> None:
        self.when: Final = when
        """As it is written: 2026-11-18, or 2026-W47."""
        self.days: Final = days
        self.number: Final = (first - _MONDAY) // days
        """One more than that of the one before."""
        self.begins: Final = first * DAY
        self.ends: Final = self.begins + days * DAY
        self.closes: Final = self.ends + TO_FINISH


def day_at(moment: int) -> Span:
    """The day of a moment, in milliseconds."""
    first = moment // DAY
    year, month, day = _date(first)
    return Span(f"{year:04d}-{month:02d}-{day:02d}", first, 1)


def week_at(moment: int) -> Span:
    """The week, from Monday on. Its year is that of its Thursday."""
    monday = _monday(moment // DAY)
    year = _date(monday + 3)[0]
    return Span(f"{year:04d}-W{(monday - _first_week(year)) // 7 + 1:02d}", monday, 7)


def span_of(when: str) -> Span | None:
    """As it is written; None where it is no day and no week."""
    year, is_week, week = when.partition("-W")
    parts = [year, week] if is_week else when.split("-")
    if not all(part.isdecimal() and part.isascii() and len(part) <= 4 for part in parts):
        return None
    numbers = [int(part) for part in parts]
    if is_week:
        span = week_at((_first_week(numbers[0]) + (numbers[1] - 1) * 7) * DAY)
    elif len(numbers) == 3 and 1 <= numbers[1] <= 12:
        span = day_at(_days(numbers[0], numbers[1], numbers[2]) * DAY)
    else:
        return None
    return span if span.when == when else None


def spans_at(moment: int) -> list[Span]:
    """Those that a challenge is to be ready for: the day and the week that are, and those that come next."""
    day, week = day_at(moment), week_at(moment)
    return [day, week, day_at(day.ends), week_at(week.ends)]


def challenge_id(span: Span, game: str) -> str:
    return f"{span.when}/{game}"


def new_challenge(span: Span, game: Game[Any], seed: bytes) -> Challenge:
    """By the rules as they are now; `seed` are 32 random bytes."""
    fewest = min(game.players)
    wanted = fewest if span.days == 1 else fewest + _MORE_IN_A_WEEK
    players = max([number for number in game.players if number <= wanted])
    setup = make_setup(game, players)
    seats = [LADDER[-1]] * players
    seats[span.number % players] = ""
    return Challenge(
        challenge_id(span, game.id), game.id, setup, seats, span.begins, span.ends, span.closes, deal_commit(seed)
    )


# Days are counted from 1970; years begin in March, so that a leap day is the last of one.


def _days(year: int, month: int, day: int) -> int:
    year -= month <= 2
    of_year = (153 * ((month + 9) % 12) + 2) // 5 + day - 1
    return year * 365 + year // 4 - year // 100 + year // 400 + of_year - _BEFORE


def _date(days: int) -> tuple[int, int, int]:
    era, of_era = divmod(days + _BEFORE, _ERA)
    year = (of_era - of_era // 1460 + of_era // 36524 - of_era // 146096) // 365
    of_year = of_era - (365 * year + year // 4 - year // 100)
    march = (5 * of_year + 2) // 153
    month = march + 3 if march < 10 else march - 9
    return year + era * 400 + (month <= 2), month, of_year - (153 * march + 2) // 5 + 1


def _monday(days: int) -> int:
    return days - (days - _MONDAY) % 7


def _first_week(year: int) -> int:
    """The Monday of the week that has the fourth of January."""
    return _monday(_days(year, 1, 4))
