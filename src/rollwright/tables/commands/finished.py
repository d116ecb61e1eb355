"""`Finished`: the effect of the row that ends a game. Others build on it, so it is committed with that row."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from rollwright.kernel.model import Values
from rollwright.kernel.record import content_hash
from rollwright.kernel.turns import turns_of
from rollwright.tables.log.chairs import BOT_CHAIR, STAND_IN
from rollwright.tables.log.chance import DICE
from rollwright.tables.log.fields import CHALLENGE, ID, LATEST, MOST_SEATS, OPTION, PACK, LogError
from rollwright.tables.log.fold import fold
from rollwright.tables.log.record import record_of
from rollwright.tables.log.shapes import Anything, Either, Fields, Flag, ListOf, MapOf, Nothing, Text, Whole
from rollwright.tables.log.table import OVER, Row, Table

_MOST_RECORD: Final = 40_000
"""Characters of a record that is kept with the end of its game: the longest games have a tenth of it."""
_MOST_PARTS: Final = 32

FINISHER: Final = Fields(
    "Finisher",
    {
        "person": Either(ID, Nothing()),
        "bot": Either(ID, Nothing()),
        "bot_version": Whole(0, LATEST),
        "points": Whole(-LATEST, LATEST),
        "place": Whole(1, MOST_SEATS),
        "away": Flag(),
        "resigned": Flag(),
        "parts?": MapOf(Whole(-LATEST, LATEST), _MOST_PARTS),
    },
)
FINISHED: Final = Fields(
    "Finished",
    {
        "table": ID,
        "game": ID,
        "version": Whole(1, LATEST),
        "edition": Text(0, 80),
        "options": MapOf(OPTION, 64),
        "content": Either(PACK, Nothing()),
        "dice": DICE.fields["scheme"],
        "players": Whole(1, MOST_SEATS),
        "seats": ListOf(FINISHER, MOST_SEATS),
        "at": Whole(0, LATEST),
        "counts?": Flag(),
        "challenge?": CHALLENGE,
        "turns?": Whole(0, LATEST),
        "view?": Anything(),
        "record?": Text(1, _MOST_RECORD),
    },
)


def stand_in_of(person: str, away: bool, resigned: bool) -> str:
    """The bot that has finished for a person; empty where they did so themselves, and where a bot sat."""
    return STAND_IN if person and (away or resigned) else ""


@final
class Finisher:
    """Who sat at a seat when the game ended, and what came of it there. A person's may have been played by a bot."""

    def __init__(
        self,
        person: str,
        bot: str,
        bot_version: int,
        points: int,
        place: int,
        away: bool,
        resigned: bool,
        parts: dict[str, int] | None = None,
    ) -> None:
        self.person: Final = person
        """Empty where a bot sat."""
        self.bot: Final = bot
        self.bot_version: Final = bot_version
        """0 where the log doesn't say."""
        self.points: Final = points
        self.place: Final = place
        self.away: Final = away
        self.resigned: Final = resigned
        self.parts: Final = parts or {}
        """The points by source; empty where that was not kept."""

    @property
    def stand_in(self) -> str:
        """The bot that finished for a person; empty where they did so themselves."""
        return stand_in_of(self.person, self.away, self.resigned)

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "person": self.person or None,
            "bot": self.bot or None,
            "bot_version": self.bot_version,
            "points": self.points,
            "place": self.place,
            "away": self.away,
            "resigned": self.resigned,
        }
        if self.parts:
            data["parts"] = dict(self.parts)
        return data


@final
class Finished:
    """A game is over: how it was set up, and what it came to. The content is named by its hash alone."""

    kind: ClassVar = "finished"

    def __init__(
        self,
        table: str,
        game: str,
        version: int,
        edition: str,
        options: dict[str, Any],
        content: str,
        dice: str,
        seats: list[Finisher],
        at: int,
        counts: bool = True,
        challenge: str = "",
        turns: int = 0,
        view: dict[str, Any] | None = None,
        record: str = "",
    ) -> None:
        self.table: Final = table
        self.game: Final = game
        self.version: Final = version
        """Of the rules."""
        self.edition: Final = edition
        self.options: Final = options
        self.content: Final = content
        """The hash of a pack that is not the game's own; else empty."""
        self.dice: Final = dice
        """Where chance came from: only what the table itself has sealed can be checked."""
        self.seats: Final = seats
        self.at: Final = at
        self.counts: Final = counts
        """Not where the game began at a position: then it is practice."""
        self.challenge: Final = challenge
        """The one that was taken up; empty at most tables."""
        self.turns: Final = turns
        """How many were played; 0 where that was not kept."""
        self.view: Final = view
        """How it looked at the end to whoever looks on, so that it can be drawn without a replay; None likewise."""
        self.record: Final = record
        """Without anybody's name; empty likewise, and where it would be too long, or hold a content pack."""

    def persons(self) -> list[str]:
        """Those who sat there, in the order of their seats, each once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "table": self.table,
            "game": self.game,
            "version": self.version,
            "edition": self.edition,
            "options": dict(self.options),
            "content": self.content or None,
            "dice": self.dice,
            "players": len(self.seats),
            "seats": [seat.to_json() for seat in self.seats],
            "at": self.at,
        }
        if not self.counts:
            data["counts"] = False
        if self.challenge:
            data["challenge"] = self.challenge
        if self.turns:
            data["turns"] = self.turns
        if self.view is not None:
            data["view"] = self.view
        if self.record:
            data["record"] = self.record
        return data


def finished_from_json(data: dict[str, Any]) -> Finished:
    """Raises ValueError where it has not the shape of one."""
    found = FINISHED.fault(data, "the end of a game")
    if found:
        raise ValueError(found)
    seats = [
        Finisher(
            seat["person"] or "",
            seat["bot"] or "",
            seat["bot_version"],
            seat["points"],
            seat["place"],
            seat["away"],
            seat["resigned"],
            seat.get("parts"),
        )
        for seat in data["seats"]
    ]
    return Finished(
        data["table"],
        data["game"],
        data["version"],
        data["edition"],
        data["options"],
        data["content"] or "",
        data["dice"],
        seats,
        data["at"],
        data.get("counts", True),
        data.get("challenge", ""),
        data.get("turns", 0),
        data.get("view"),
        data.get("record", ""),
    )


def finish(table: Table) -> Finished:
    """Of a table as it is with the row that has ended its game."""
    assert table.phase == OVER and table.match is not None, f"table {table.id} is {table.phase}"
    standings = table.game.standings(table.match.position)
    seats = [
        Finisher(
            chair.person,
            chair.bot if chair.kind == BOT_CHAIR else "",
            chair.bot_version,
            standing.points,
            standing.place,
            chair.away,
            chair.resigned,
            _points_in(standing.parts),
        )
        for chair, standing in zip(table.chairs, standings, strict=True)
    ]
    setup, match = table.setup, table.match
    has_pack = setup.content.startswith("{")
    numbers, record = turns_of(match), record_of(table, match)
    return Finished(
        table.id,
        table.game.id,
        setup.version,
        setup.edition,
        dict(setup.options),
        content_hash(setup.content) if has_pack else "",
        table.scheme,
        seats,
        table.at,
        table.start is None,
        table.challenge,
        numbers[-1] if numbers else 0,
        table.game.to_json(table.game.view(match.position, None)),
        "" if has_pack or len(record) > _MOST_RECORD else record,
    )


def _points_in(parts: Values) -> dict[str, int]:
    return {name: value for name, value in parts.items() if isinstance(value, int)}


def finish_in(rows: list[Row]) -> tuple[int, Finished] | None:
    """The end that a log tells, and its seq; None where the game has none. Raises LogError."""
    table: Table | None = None
    for row in rows:
        table = fold(table, row)
        if table.phase == OVER:
            if table.digest() != row.hash:
                raise LogError(row.seq, "the end of the game is not what the log says")
            return row.seq, finish(table)
    return None
