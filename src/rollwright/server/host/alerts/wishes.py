"""What a person wishes, and when a call is due by that."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from rollwright.server.link_words import LANGUAGES
from rollwright.stores.alerts import TURN, Call

ALWAYS: Final = "always"
AWAY: Final = "away"
DAILY: Final = "daily"
NEVER: Final = "never"
WHEN: Final = (ALWAYS, AWAY, DAILY, NEVER)
"""At once; once nothing has been done for a while; once a day, all in one; not at all."""

OVER: Final = "over"
NUDGE: Final = "nudge"
INVITE: Final = "invite"
CHALLENGE: Final = "challenge"
TRY: Final = "try"
"""Kinds of calls beside TURN. A nudge is a call to a turn that says who waits."""

UNNOTICED: Final = 2 * 60 * 1000
"""Milliseconds after which somebody who wants to be called when away counts as away. Whether a page is open doesn't
matter: it may be open on a desk that nobody sits at."""
_MINUTES: Final = 24 * 60
_MOST_TABLES: Final = 200
"""Tables with a wish of their own: the latest."""


@dataclass(frozen=True, slots=True)
class Wishes:
    when: str = AWAY
    language: str = LANGUAGES[0]
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """Minutes of the day in that zone, from and to: what comes in between waits until then."""
    hour: int = 18
    """Of the day, for what comes once a day."""
    mail: bool = False
    """Whether calls are mailed, where there is an address."""
    over: bool = True
    nudges: bool = True
    invites: bool = True
    challenge: bool = False
    """Whether one is told of the challenge of each day."""
    calendar: int = 0
    """How often a link to one's calendar was made: only the latest works; 0 where there is none."""
    tables: dict[str, str] = field(default_factory=dict)
    """ALWAYS or NEVER at a table, whatever else holds."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def at_table(self, table: str, when: str) -> Wishes:
        tables = {one: wish for one, wish in self.tables.items() if one != table}
        if when:
            tables[table] = when
        return replace(self, tables=dict(list(tables.items())[-_MOST_TABLES:]))


def wishes_from_json(data: dict[str, Any]) -> Wishes:
    """From what a client sends, or the store keeps. Raises ValueError, and says what is wrong."""
    known = {"quiet", *(name for name in Wishes.__dataclass_fields__ if name != "quiet")}
    for name in data:
        if name not in known:
            raise ValueError(f"there is no wish `{name}`; those that are: {', '.join(sorted(known))}")
    wishes = Wishes(**{**data, "quiet": _read_quiet(data.get("quiet"))})
    if wishes.when not in WHEN:
        raise ValueError(f"`when` is one of {', '.join(WHEN)}")
    if wishes.language not in LANGUAGES:
        raise ValueError(f"`language` is one of {', '.join(LANGUAGES)}")
    zone_of(wishes.zone)
    if not _is_whole(wishes.hour, 23):
        raise ValueError("`hour` is from 0 to 23")
    if not _is_whole(wishes.calendar, 10**9):
        raise ValueError("`calendar` is a number")
    for name in ("mail", "over", "nudges", "invites", "challenge"):
        if not isinstance(getattr(wishes, name), bool):
            raise ValueError(f"`{name}` is true or false")  # noqa: TRY004  whoever reads it catches one kind
    tables: object = wishes.tables
    if not isinstance(tables, dict) or len(tables) > _MOST_TABLES:
        raise ValueError(f"`tables` is an object with at most {_MOST_TABLES} tables")
    for table, wish in tables.items():
        if len(table) > 64 or wish not in (ALWAYS, NEVER):
            raise ValueError(f"at a table one is called {ALWAYS} or {NEVER}")
    return wishes


def zone_of(name: object) -> tzinfo:
    """Raises ValueError."""
    if name == "UTC":
        return UTC  # wherever the machine has no list of zones
    try:
        return ZoneInfo(str(name))
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise ValueError("`zone` is a time zone, as Europe/Copenhagen") from error


def kind_of(call: Call) -> str:
    """What it is to the person who is called."""
    return NUDGE if call.kind == TURN and call.body.get("by") else call.kind


def due_at(wishes: Wishes, call: Call, now: int) -> int | None:
    """When somebody is to be called to what has come up now; None for never."""
    kind, when = kind_of(call), wishes.tables.get(call.body.get("table", ""), wishes.when)
    if kind == TRY:
        return now
    if when == NEVER or not _is_wanted(wishes, kind):
        return None
    if when == DAILY or kind == CHALLENGE:
        return _next_hour(wishes, now)
    if when == AWAY and kind in (TURN, OVER):
        now += UNNOTICED
    return _after_quiet(wishes, now)


def sent_at(wishes: Wishes, call: Call, now: int) -> int | None:
    """When a call that was due is to be sent: now, or later. None where it is wished no longer."""
    kind, when = kind_of(call), wishes.tables.get(call.body.get("table", ""), wishes.when)
    if kind == TRY:
        return now
    if when == NEVER or not _is_wanted(wishes, kind):
        return None
    return now if when == DAILY or kind == CHALLENGE else _after_quiet(wishes, now)


def _is_wanted(wishes: Wishes, kind: str) -> bool:
    chosen = {OVER: wishes.over, NUDGE: wishes.nudges, INVITE: wishes.invites, CHALLENGE: wishes.challenge}
    return chosen.get(kind, True)


def _after_quiet(wishes: Wishes, at: int) -> int:
    if wishes.quiet is None:
        return at
    start, end = wishes.quiet
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone_of(wishes.zone))
    minute = local.hour * 60 + local.minute
    is_quiet = start <= minute < end if start < end else minute >= start or minute < end
    return _at_minute(local, end, at, folds=(0, 1)) if is_quiet else at


def _next_hour(wishes: Wishes, at: int) -> int:
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone_of(wishes.zone))
    return _at_minute(local, wishes.hour * 60, at, folds=(0,))


def _at_minute(local: datetime, minute: int, at: int, folds: tuple[int, ...]) -> int:
    """The next time that clocks there show this minute of the day, also where they are changed meanwhile. In a night
    in which it comes twice, the first (fold 0) counts, the second, or both.
    """
    day = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    for days in range(3):
        for fold in folds:
            found = round((day + timedelta(days=days)).replace(fold=fold).timestamp() * 1000)
            if found > at:
                return found
    raise AssertionError("a minute of the day comes every day")


def _read_quiet(value: object) -> tuple[int, int] | None:
    if value is None:
        return None
    if not isinstance(value, list | tuple) or len(value) != 2 or not all(_is_whole(one, _MINUTES - 1) for one in value):
        raise ValueError("`quiet` is two minutes of the day, from and to, or null")
    start, end = value
    return None if start == end else (start, end)


def _is_whole(value: object, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most
