"""`decide`: the ruling on a command at a table. Pure: time is handed in, and so is everything unpredictable.

What each command may do is in its class, in lobby.py or game.py; here is what is common to all.
"""

from __future__ import annotations

from rollwright.tables.commands.command import Command, Effect
from rollwright.tables.commands.finished import finish
from rollwright.tables.commands.lobby import Create
from rollwright.tables.commands.outcome import Accepted, Repeated, Ruling, due
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.fairness.cards import deck_of, secret_of
from rollwright.tables.log.chance import CardsOpened
from rollwright.tables.log.fold import fold
from rollwright.tables.log.lobby import Created
from rollwright.tables.log.table import OVER, Row, Table


def decide(table: Table | None, command: Command, now: int, secret: bytes = b"") -> Ruling:
    """Judge a command. The table stays as it is; what is accepted holds the next one.

    `now` is in milliseconds; `secret` is the tail of the table's dice, as `Accepted.secret` once gave it.
    """
    if table is None:
        body = command.judge_without_table()
        if isinstance(body, Nack):
            return body
        assert isinstance(command, Create) and isinstance(body, Created), "only a creation needs no table"
        row = Row(command.fresh.table, 1, command.actor, command.cid, body.setup.version, body, "", now)
    else:
        answer = table.answer_to(command.actor, command.cid)
        if answer is not None:
            return Repeated(answer.seq) if answer.asked == command.asked() else refuse("table.cid_reused")
        now = max(now, table.at)
        body = command.judge(table, now, secret)
        if isinstance(body, Nack):
            return body
        row = Row(table.id, table.seq + 1, command.actor, command.cid, table.setup.version, body, "", now)
    after = fold(table, row)
    if after.decks and after.ended and not (table is not None and table.ended):
        body.opened = _open_cards(after, secret)
    row = row.with_hash(after.digest())
    after.rows[-1] = row
    effects: list[Effect] = [*due(after), *command.further_effects(after)]
    if after.phase == OVER and not (table is not None and table.phase == OVER):
        effects.append(finish(after))
    return Accepted(row, after, effects, command.new_secret(body))


def _open_cards(table: Table, tail: bytes) -> CardsOpened:
    """The secret of the cards, and the decks that it gives."""
    secret = secret_of(tail)
    decks = {
        name: deck_of(table.game, made.first, secret, table.context, name).order for name, made in table.decks.items()
    }
    return CardsOpened(secret.hex(), decks)
