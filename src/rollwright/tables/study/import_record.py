"""A recorded game becomes a table, to be continued or looked at. Its dice are local: nothing proves them."""

from __future__ import annotations

import hashlib
from collections.abc import Generator
from typing import Any, Final, final

from rollwright.bots import recorded_bot
from rollwright.kernel.discovery import UnknownGame, find_game
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE
from rollwright.kernel.record import RecordError, all_at_once, bots_of, read_record, replay_steps, seats_of
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.finished import finish
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.commands.refusals import Nack
from rollwright.tables.fairness.canonical import fingerprint
from rollwright.tables.fairness.dice import LOCAL
from rollwright.tables.log.chance import ChanceFallen
from rollwright.tables.log.fields import BOT, MOST_CONTENT
from rollwright.tables.log.fold import advance, fold
from rollwright.tables.log.kinds import ROW, body_from_json
from rollwright.tables.log.lobby import Started
from rollwright.tables.log.play import Acted
from rollwright.tables.log.starting import start_text
from rollwright.tables.log.table import OVER, Body, Row, Table

MOST_RECORD: Final = 200_000
"""Bytes of a record: a long game with a content pack of its own has fewer."""


def import_cid(text: str) -> str:
    """The command id of an import: the same record twice is the same table."""
    return f"import {hashlib.sha256(text.encode()).hexdigest()[:32]}"


def import_record(text: str, person: str, fresh: Fresh, now: int) -> list[Accepted]:
    """The rows of a table that comes to where the record does. Raises RecordError."""
    return all_at_once(import_steps(text, person, fresh, now))


def import_steps(text: str, person: str, fresh: Fresh, now: int) -> Generator[None, None, list[Accepted]]:
    """The same in steps, so that a host can do something else between them. The rows are to be committed together.

    Bots are those that the record says are bots, or in an old one those that are called like one; all others are the
    person. Raises RecordError where the rules disagree.
    """
    record = read_record(text)
    try:
        game = find_game(record.header["game"])
    except UnknownGame as error:
        raise RecordError(1, str(error)) from error
    match = yield from replay_steps(game, record)
    if len(match.setup.content) > MOST_CONTENT:
        raise RecordError(1, f"the pack has {len(match.setup.content)} signs; {MOST_CONTENT} is the most")
    if game.to_act(match.position) == (CHANCE,):
        last = len(text.splitlines())
        raise RecordError(last, "the record stops where dice or cards come next; add what came, or stop before")
    bots = [recorded_bot(name, bot) for name, bot in zip(seats_of(record), bots_of(record), strict=True)]
    seats = [{"kind": "bot", "bot": bot} if bot else {"kind": "me"} for bot in bots]
    command = Create(person, import_cid(text), fresh, game.id, seats, scheme=LOCAL)
    created = command.judge_without_table()
    if isinstance(created, Nack):
        raise RecordError(1, f"no table can be made of this: {created!r}")
    # As the record has it: its rules may be older than today's.
    start = start_text(game, match.start)
    body = body_from_json({**created.to_json(), "setup": match.setup.to_json(), "start": start})
    row = Row(fresh.table, 1, person, command.cid, match.setup.version, body, "", now)
    log = _Log(row)
    yield from _play(log, match)
    table = log.table
    rows = [Accepted(row, table, [], fresh.tail if row.seq == 1 else None) for row in table.rows]
    if table.phase == OVER:
        rows[-1].effects.append(finish(table))
    return rows


@final
class _Log:
    """A table that grows row by row."""

    def __init__(self, row: Row) -> None:
        self.person: Final = row.actor
        self.now: Final = row.at
        self.rolls = 0
        self.table: Final[Table] = fold(None, row)
        self._seal(row)

    def add(self, actor: str, body: Body) -> None:
        """No command asked for it, so its fingerprint is that of its own content."""
        seq = self.table.seq + 1
        data = {"kind": body.kind, **body.own_json()}
        body = body_from_json({**data, "asked": fingerprint(["import", seq, data])})
        row = Row(self.table.id, seq, actor, f"import {seq}", self.table.setup.version, body, "", self.now)
        advance(self.table, row)
        self._seal(row)

    def _seal(self, row: Row) -> None:
        sealed = row.with_hash(self.table.digest())
        fault = ROW.fault(sealed.to_json(), f"row {row.seq}")
        if fault:  # whatever becomes a table here must be a log everywhere
            raise RecordError(1, f"no table can be made of this: {fault}")
        self.table.rows.replace_last(sealed)


def _play(log: _Log, match: Match[Any]) -> Generator[None, None, None]:
    """One row for each action, with the chance that followed it."""
    moves = match.moves
    body: Body = Started("")
    actor = log.person
    for index, move in enumerate(moves):
        if move.actor == CHANCE:
            body.chance.append(_chance_entry(log, match, index))
            continue
        log.add(actor, body)
        yield
        actor = BOT if log.table.chairs[move.actor].player else log.person
        body = Acted("", move.actor, [move.action], [])
    log.add(actor, body)


def _chance_entry(log: _Log, match: Match[Any], index: int) -> ChanceFallen:
    """A roll as a row holds it. Of the numbers that stand for it one is as good as another."""
    game, position, action = match.game, match.positions[index], match.moves[index].action
    node = game.chance(position)
    log.rolls += 1
    number = next(number for number in range(node.total) if game.outcome(position, number) == action)
    return ChanceFallen(action, number, node.total, node.label, log.rolls, "")
