"""Commands during and after the game: act, undo, timeouts, resign, rematch, close. Each gives a body, or a nack."""

from __future__ import annotations

from rollwright.kernel.model import CHANCE, Seat
from rollwright.tables.commands.chance import let_fall
from rollwright.tables.commands.command import Act, Close, Credit, Rematch, Resign, Return, Timeout, Undo
from rollwright.tables.commands.outcome import ILLEGAL, Nack, refuse
from rollwright.tables.fairness.cards import seals
from rollwright.tables.fairness.dice import CHAIN
from rollwright.tables.log.chance import seal_from_json
from rollwright.tables.log.play import Acted, Closed, Credited, Rematched, Resigned, Returned, TimedOut, Undone
from rollwright.tables.log.rows import BOT, SERVER, SHA256, Body
from rollwright.tables.log.table import OVER, PERSON, PLAYING, STARTING, WAITING, Table


def act(table: Table, command: Act, now: int, secret: bytes) -> Body | Nack:
    seat = _seat_that_moves(table, command.actor, command.seat, now)
    if isinstance(seat, Nack):
        return seat
    if command.decision is None:
        return refuse("table.decision_needed")
    if command.decision != table.decisions[seat]:
        return refuse("table.stale")
    if not command.actions:
        return refuse("table.no_actions")
    game = table.game
    assert table.match is not None, "a table that plays has a match"
    match = table.match.copy()
    hides, stage = game.view(match.position, seat) is not match.position, game.stage(match.position)
    for step, action in enumerate(command.actions):
        if not 0 <= action < game.action_space:
            return refuse("table.unknown_action", action=action, last=game.action_space - 1)
        if game.to_act(match.position) == (CHANCE,):
            return refuse("table.after_chance", step=step)
        if hides and game.stage(match.position) != stage:
            # What the end of a turn shows must be committed before anything is said about it.
            return refuse("table.after_turn", step=step)
        refusal = game.check(match.position, seat, action)
        if refusal is not None:
            return Nack(ILLEGAL, refusal, step)
        match.play_judged(seat, action)
    fallen = let_fall(table, match, table.context, secret)
    if fallen is None:
        return refuse("table.no_dice_left")
    return Acted(command.asked(), seat, list(command.actions), fallen)


def undo(table: Table, command: Undo, now: int) -> Body | Nack:
    seat = _seat_that_moves(table, command.actor, command.seat, now)
    if isinstance(seat, Nack):
        return seat
    if command.decision is not None and command.decision != table.decisions[seat]:
        return refuse("table.stale")
    assert table.match is not None, "a table that plays has a match"
    if table.match.undoable(seat) is None:
        return refuse("table.nothing_to_undo")
    return Undone(command.asked(), seat)


def _seat_that_moves(table: Table, actor: str, seat: Seat | None, now: int) -> Seat | Nack:
    """The seat that a command speaks for: the one it names, or the actor's first that may act."""
    if table.phase != PLAYING:
        return refuse("table.not_now", phase=table.phase)
    if seat is not None and not 0 <= seat < len(table.chairs):
        return refuse("table.unknown_seat", seat=seat, seats=len(table.chairs))
    if actor == BOT:
        # A person may have come back while the bot was thinking.
        return refuse("table.stale") if seat is None or not table.chairs[seat].player else seat
    own = table.seats_of(actor)
    if not own:
        return refuse("table.not_seated")
    if seat is None:
        acting = table.acting()
        seat = next((one for one in own if one in acting), own[0])
    if seat not in own:
        return refuse("table.not_your_seat", seat=seat)
    if table.chairs[seat].resigned:
        return refuse("table.resigned")
    if seat in table.clocks.out_at(now):
        return refuse("table.time_out")
    return seat


def time_out(table: Table, command: Timeout, now: int) -> Body | Nack:
    if table.phase == WAITING:
        return Closed(command.asked()) if now >= table.gather_by() else refuse("table.not_due")
    if table.phase == STARTING:
        if now < table.reveal_by():
            return refuse("table.not_due")
        return TimedOut(command.asked(), table.unrevealed(), seal_from_json(seals(table.scheme, command.tail)))
    if table.phase != PLAYING:
        return refuse("table.not_now", phase=table.phase)
    seats = table.clocks.out_at(now)
    return TimedOut(command.asked(), seats) if seats else refuse("table.not_due")


def credit(table: Table, command: Credit, now: int) -> Body | Nack:
    """No more than has gone by since the last row: what ran before it was charged already."""
    if table.phase not in (STARTING, PLAYING):
        return refuse("table.not_now", phase=table.phase)
    gone = min(command.milliseconds, now - table.at)
    if gone <= 0 or not (table.phase == STARTING or any(table.clocks.running)):
        return refuse("table.not_due")
    return Credited(command.asked(), gone)


def come_back(table: Table, command: Return) -> Body | Nack:
    if table.phase != PLAYING:
        return refuse("table.not_now", phase=table.phase)
    own = table.seats_of(command.actor)
    if not own:
        return refuse("table.not_seated")
    seats = [seat for seat in own if table.chairs[seat].away and not table.chairs[seat].resigned]
    if not seats:
        return refuse("table.resigned" if all(table.chairs[seat].resigned for seat in own) else "table.not_away")
    return Returned(command.asked(), seats)


def resign(table: Table, command: Resign) -> Body | Nack:
    if table.phase != PLAYING:
        return refuse("table.not_now", phase=table.phase)
    own = table.seats_of(command.actor)
    if not own:
        return refuse("table.not_seated")
    if command.seat is not None and command.seat not in own:
        return refuse("table.not_your_seat", seat=command.seat)
    wanted = own if command.seat is None else [command.seat]
    seats = [seat for seat in wanted if not table.chairs[seat].resigned]
    return Resigned(command.asked(), seats) if seats else refuse("table.resigned")


def rematch(table: Table, command: Rematch) -> Body | Nack:
    if table.phase != OVER:
        return refuse("table.not_now", phase=table.phase)
    if not table.seats_of(command.actor):
        return refuse("table.not_seated")
    if table.rematch:
        return refuse("table.rematched", next=table.rematch)
    if table.scheme == CHAIN and SHA256.fault(command.seed_hash, "the hash of a seed"):
        return refuse("table.seed_needed")
    return Rematched(command.asked(), command.fresh.table)


def close(table: Table, command: Close) -> Body | Nack:
    """A game is closed by the server, or by the host where nobody else plays."""
    if table.phase not in (WAITING, STARTING, PLAYING):
        return refuse("table.not_now", phase=table.phase)
    if command.actor != SERVER:
        if command.actor != table.host:
            return refuse("table.not_host")
        others = [
            chair
            for chair in table.chairs
            if chair.kind == PERSON and chair.person != command.actor and not chair.resigned
        ]
        if table.phase == PLAYING and others:
            return refuse("table.others_play")
    return Closed(command.asked())
