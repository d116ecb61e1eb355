"""Folding: the table that rows add up to. The log is the truth, so a row that doesn't fit raises an error.

What a row does is in the class of its kind, in lobby.py, play.py or absence.py.
"""

from __future__ import annotations

from rollwright.tables.log.fields import LogError
from rollwright.tables.log.table import PLAYING, Row, Table


def fold(table: Table | None, row: Row) -> Table:
    """The table after a row; the one given stays as it is. Raises LogError."""
    if table is None:
        return row.body.new_table(row)
    after = table.copy()
    advance(after, row)
    return after


def replay(rows: list[Row]) -> Table:
    """The table of a log, its hash compared. Raises LogError for the first row that doesn't fit."""
    if not rows:
        raise LogError(0, "there is no row")
    table = _go_on(rows[0].body.new_table(rows[0]), rows[1:])
    return table if table.digest() == rows[-1].hash else replay_strictly(rows)


def replay_strictly(rows: list[Row]) -> Table:
    """The same, each row's hash compared, which takes four times as long. Raises LogError."""
    if not rows:
        raise LogError(0, "there is no row")
    table = rows[0].body.new_table(rows[0])
    _compare(table, rows[0])
    for row in rows[1:]:
        advance(table, row)
        _compare(table, row)
    return table


def catch_up(table: Table, rows: list[Row]) -> Table:
    """The table after further rows, its hash compared; the one given stays as it is. Raises LogError."""
    after = _go_on(table.copy(), rows)
    if rows:
        _compare(after, rows[-1])
    return after


def _go_on(table: Table, rows: list[Row]) -> Table:
    for row in rows:
        advance(table, row)
    return table


def _compare(table: Table, row: Row) -> None:
    found = table.digest()
    if found != row.hash:
        raise LogError(row.seq, f"it says that the table's hash is {row.hash} after it; it is {found}")


def advance(table: Table, row: Row) -> None:
    """Apply a row to a table in place. Where it raises LogError, the table is spoilt."""
    if row.table != table.id:
        raise LogError(row.seq, f"it belongs to table {row.table}, not to {table.id}")
    if row.seq != table.seq + 1:
        raise LogError(row.seq, f"row {table.seq + 1} was to come next")
    if row.at < table.at:
        raise LogError(row.seq, f"it was made before row {table.seq}: at {row.at}, not after {table.at}")
    row.body.check_may_follow(row.seq)
    if row.version != table.setup.version:
        raise LogError(row.seq, f"it was made by rules version {row.version}, the table by {table.setup.version}")
    table.seq, table.at = row.seq, row.at
    if table.phase == PLAYING:
        table.clocks.charge(row.at)
    change = row.body.apply(table, row)
    table.rows.append(row)
    table.changes.append(change)
    table.answers.add(row.actor, row.cid, row.seq)
