"""All kinds of rows, and how a row is read. A kind that is not here is a later version's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.tables.log.absence import Nudged, Voted
from rollwright.tables.log.fields import ASKED, FORMAT_OF_FULL, ID, LATEST, LogError, NewerLog
from rollwright.tables.log.lobby import Created, Left, Revealed, Seated, Started
from rollwright.tables.log.play import (
    Acted,
    Closed,
    Credited,
    Rematched,
    Resealed,
    Resigned,
    Returned,
    TimedOut,
    Undone,
)
from rollwright.tables.log.shapes import Fields, Tagged, Text, Whole, Word
from rollwright.tables.log.standing import Instructed
from rollwright.tables.log.table import Body, Row, Table
from rollwright.tables.log.vacation import Paused, Resumed

BODIES: Final[tuple[type[Body], ...]] = (
    Created,
    Seated,
    Left,
    Started,
    Revealed,
    Acted,
    Undone,
    TimedOut,
    Resealed,
    Credited,
    Nudged,
    Voted,
    Paused,
    Resumed,
    Instructed,
    Returned,
    Resigned,
    Rematched,
    Closed,
)
_BY_KIND: Final[dict[str, type[Body]]] = {body.kind: body for body in BODIES}
KINDS: Final[tuple[str, ...]] = tuple(_BY_KIND)


def shape_of(body: type[Body]) -> Fields:
    """Its own fields, and those that all have."""
    return Fields(f"{body.__name__}Body", {"kind": Word(body.kind), "asked": ASKED, **body.fields})


BODY: Final = Tagged("Body", "kind", *[shape_of(body) for body in BODIES])
ROW: Final = Fields(
    "Row",
    {
        "table": ID,
        "seq": Whole(1, LATEST),
        "actor": ID,
        "cid": Text(1, 80),
        "version": Whole(1, LATEST),
        "body": BODY,
        "hash": ASKED,
        "at": Whole(0, LATEST),
    },
)


@final
class Unknown(Body):
    """What a later version has written. It is kept as it came; reading the table says why it can't be."""

    kind: ClassVar = ""

    def __init__(self, data: Mapping[str, Any], why: str) -> None:
        super().__init__("")
        self._data: Final = data
        self._why: Final = why

    def to_json(self) -> dict[str, Any]:
        return dict(self._data)

    def new_table(self, row: Row) -> Table:
        raise NewerLog(row.seq, self._why)

    def check_may_follow(self, seq: int) -> None:
        raise NewerLog(seq, self._why)


def body_from_json(data: Mapping[str, Any]) -> Body:
    """What a row says, from JSON that has been checked before: by row_from_json, or when it was stored."""
    why = _newer(data)
    return Unknown(data, why) if why else _BY_KIND[data["kind"]].read(data)


def row_from_json(data: Mapping[str, Any]) -> Row:
    """Raises LogError where the data has not the shape of a row, NewerLog where only a later version could know it."""
    found = ROW.fault(data, "the row")
    if found:
        seq = data.get("seq") if isinstance(data, dict) else None
        number = seq if isinstance(seq, int) and not isinstance(seq, bool) else 0
        body = data.get("body") if isinstance(data, dict) else None
        why = _newer(body) if isinstance(body, dict) else ""
        if why:
            raise NewerLog(number, why)
        raise LogError(number, found)
    return Row(
        data["table"],
        data["seq"],
        data["actor"],
        data["cid"],
        data["version"],
        body_from_json(data["body"]),
        data["hash"],
        data["at"],
    )


def _newer(data: Mapping[str, Any]) -> str:
    """Why only a later version can have written it; empty for a kind and a format that are known here."""
    kind, written = data.get("kind"), data.get("format", 0)
    if isinstance(kind, str) and kind not in _BY_KIND:
        return f"rows of the kind {kind!r} are not known here: a later version has written it"
    if kind == Created.kind and isinstance(written, int) and written > FORMAT_OF_FULL:
        return f"the log has format {written}, and formats up to {FORMAT_OF_FULL} are known here"
    return ""
