"""`decide`: what comes of a command at a table. Pure: time is handed in, and so is everything that nobody can guess."""

from __future__ import annotations

from rollwright.tables.commands.command import (
    Act,
    Close,
    Command,
    Create,
    Credit,
    Leave,
    OpenSeat,
    Rematch,
    Resign,
    Return,
    Reveal,
    SeatBot,
    Sit,
    Start,
    Timeout,
    Undo,
)
from rollwright.tables.commands.finished import finish
from rollwright.tables.commands.game import act, close, come_back, credit, rematch, resign, time_out, undo
from rollwright.tables.commands.lobby import create, leave, open_seat, reveal, seat_bot, sit, start
from rollwright.tables.commands.outcome import Accepted, Decision, Effect, Nack, OpenTable, Repeated, due, refuse
from rollwright.tables.fairness.cards import deck_of, secret_of
from rollwright.tables.log.chance import CardsOpened
from rollwright.tables.log.fold import fold
from rollwright.tables.log.lobby import Created
from rollwright.tables.log.play import TimedOut
from rollwright.tables.log.rows import Body, Row
from rollwright.tables.log.table import OVER, Table


def decide(table: Table | None, command: Command, now: int, secret: bytes = b"") -> Decision:
    """Judge a command. The table stays as it is; the decision holds the next one.

    `now` is in milliseconds; `secret` is the tail of the table's dice, as `Accepted.secret` once gave it.
    """
    if table is not None:
        answer = table.answer_to(command.actor, command.cid)
        if answer is not None:
            return Repeated(answer.seq) if answer.asked == command.asked() else refuse("table.cid_reused")
        now = max(now, table.at)
    body = _judge(table, command, now, secret)
    if isinstance(body, Nack):
        return body
    if isinstance(body, Created):
        assert isinstance(command, Create), "only a creation creates"
        name, version, seq = command.fresh.table, body.setup.version, 1
    else:
        assert table is not None, "only a creation needs no table"
        name, version, seq = table.id, table.setup.version, table.seq + 1
    row = Row(name, seq, command.actor, command.cid, version, body, "", now)
    after = fold(table, row)
    if after.decks and after.ended and not (table is not None and table.ended):
        body.opened = _open_cards(after, secret)
    row = row.with_hash(after.digest())
    after.rows[-1] = row
    effects: list[Effect] = due(after)
    if after.phase == OVER and not (table is not None and table.phase == OVER):
        effects.append(finish(after))
    new_secret: bytes | None = None
    if isinstance(command, Create):
        new_secret = command.fresh.tail
    elif isinstance(command, Timeout) and isinstance(body, TimedOut) and body.seal is not None:
        new_secret = command.tail
    elif isinstance(command, Rematch):
        effects.append(OpenTable(_again(after, command)))
    return Accepted(row, after, effects, new_secret)


def _judge(table: Table | None, command: Command, now: int, secret: bytes) -> Body | Nack:
    """The row's body, or why there is none."""
    if isinstance(command, Create):
        return refuse("table.exists") if table is not None else create(command)
    if table is None:
        return refuse("table.unknown")
    if isinstance(command, Act):
        return act(table, command, now, secret)
    if isinstance(command, Undo):
        return undo(table, command, now)
    if isinstance(command, Sit):
        return sit(table, command)
    if isinstance(command, Leave):
        return leave(table, command)
    if isinstance(command, SeatBot):
        return seat_bot(table, command)
    if isinstance(command, OpenSeat):
        return open_seat(table, command)
    if isinstance(command, Start):
        return start(table, command, secret)
    if isinstance(command, Reveal):
        return reveal(table, command, secret)
    if isinstance(command, Timeout):
        return time_out(table, command, now)
    if isinstance(command, Credit):
        return credit(table, command, now)
    if isinstance(command, Return):
        return come_back(table, command)
    if isinstance(command, Resign):
        return resign(table, command)
    if isinstance(command, Rematch):
        return rematch(table, command)
    assert isinstance(command, Close), f"{command.do} is no command that is known here"
    return close(table, command)


def _open_cards(table: Table, tail: bytes) -> CardsOpened:
    """The secret of the cards, and the decks that it gives."""
    secret = secret_of(tail)
    decks = {
        name: deck_of(table.game, made.first, secret, table.context, name).order for name, made in table.decks.items()
    }
    return CardsOpened(secret.hex(), decks)


def _again(table: Table, command: Rematch) -> Create:
    """The same table once more: who asks sits where they sat, bots stay, the others' seats wait for them."""
    seats: list[dict[str, str]] = []
    for chair in table.chairs:
        if chair.kind == "bot":
            seats.append({"kind": "bot", "bot": chair.bot})
        else:
            seats.append({"kind": "me" if chair.person == command.actor else "open"})
    return Create(
        command.actor,
        f"rematch {table.id}",
        command.fresh,
        table.game.id,
        seats,
        edition=table.setup.edition,
        options=table.setup.options,
        content=table.setup.content,
        clock=table.clock,
        is_open=table.open,
        seed_hash=command.seed_hash,
        scheme=table.scheme,
        hints=table.hints,
    )
