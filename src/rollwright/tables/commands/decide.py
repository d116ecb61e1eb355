"""`decide`: the ruling on a command at a table. Pure: time is handed in, and so is everything unpredictable.

What each command may do is in its class, in lobby.py, game.py or absence.py; here is what is common to all.
"""

from __future__ import annotations

from rollwright.tables.commands.called import call
from rollwright.tables.commands.chance import deck_under_seal
from rollwright.tables.commands.command import Command, Effect
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.finished import finish
from rollwright.tables.commands.outcome import Accepted, Repeated, Ruling, due
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.commands.sealed import Sealed
from rollwright.tables.fairness.cards import secret_of
from rollwright.tables.fairness.dice import CHAIN, tail_of
from rollwright.tables.fairness.seal import seal_leaf
from rollwright.tables.log.chance import CardsOpened
from rollwright.tables.log.fold import fold
from rollwright.tables.log.lobby import Created
from rollwright.tables.log.table import OVER, Row, Table


def decide(table: Table | None, command: Command, now: int, secret: bytes = b"") -> Ruling:
    """Judge a command. The table stays as it is; what is accepted holds the next one.

    `now` is in milliseconds; `secret` is that of the table, as `Accepted.secret` once gave it.
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
            return Repeated(answer.seq) if answer.body.asked == command.asked() else refuse("table.cid_reused")
        now = max(now, table.at)
        body = command.judge(table, now, secret)
        if isinstance(body, Nack):
            return body
        row = Row(table.id, table.seq + 1, command.actor, command.cid, table.setup.version, body, "", now)
    after = fold(table, row)
    if after.scheme == CHAIN and after.decks and after.ended and not (table is not None and table.ended):
        body.opened = _open_cards(after, secret)
    row = row.with_hash(after.digest())
    after.rows.replace_last(row)
    effects: list[Effect] = [*due(after), *command.further_effects(after)]
    if after.phase == OVER and not (table is not None and table.phase == OVER):
        effects.append(finish(after))
    seal = body.new_seal()
    if seal is not None and seal.scheme == CHAIN:
        effects.append(Sealed(seal_leaf(after.id, seal.commit, seal.cards)))
    turns = call(table, after)
    if turns is not None:
        effects.append(turns)
    tail = command.new_tail(body)
    # Decks that were made under an earlier seal are opened by its tail, at the end.
    new_secret = tail if tail is None or not after.earlier else tail + secret
    return Accepted(row, after, effects, new_secret)


def _open_cards(table: Table, secret: bytes) -> CardsOpened:
    """The secret of the cards, and the decks that it gives; the same of earlier seals."""
    opened: list[CardsOpened] = []
    for seal in range(len(table.earlier) + 1):
        decks = {
            made.name: deck_under_seal(table, made, table.context, secret).order
            for made in table.all_decks()
            if made.seal == seal
        }
        opened.append(CardsOpened(secret_of(tail_of(secret, len(table.earlier) - seal)).hex(), decks))
    return CardsOpened(opened[-1].secret, opened[-1].decks, opened[:-1])
