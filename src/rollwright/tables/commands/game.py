"""Commands during and after the game: act, undo, timeouts, resign, rematch, close."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.tables.commands.chance import resolve_chance
from rollwright.tables.commands.command import Command, Effect, OpenTable
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.lobby import start_of_table
from rollwright.tables.commands.refusals import ILLEGAL, Nack, refuse
from rollwright.tables.fairness.cards import seals
from rollwright.tables.fairness.dice import CHAIN
from rollwright.tables.log.chairs import BOT_CHAIR, PERSON
from rollwright.tables.log.chance import seal_from_json
from rollwright.tables.log.fields import ACTION, BOT, MOST_STEPS, SEAT, SEQ, SERVER, SHA256
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
from rollwright.tables.log.shapes import ListOf, Shape
from rollwright.tables.log.starting import start_text
from rollwright.tables.log.table import MOST_UNDOS, OVER, PLAYING, STARTING, WAITING, Body, Table


@final
class Act(Command):
    """Actions of one seat, all or none, judged by the decision that they were chosen at."""

    do: ClassVar = "act"
    fields: ClassVar[Mapping[str, Shape] | None] = {
        "actions": ListOf(ACTION, MOST_STEPS),
        "decision?": SEQ,
        "seat?": SEAT,
    }

    def __init__(
        self, actor: str, cid: str, actions: list[Action], decision: int | None, seat: Seat | None = None
    ) -> None:
        super().__init__(actor, cid)
        self.actions: Final = actions
        self.decision: Final = decision
        self.seat: Final = seat

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> Act:
        return Act(person, cid, payload["actions"], payload.get("decision"), payload.get("seat"))

    def payload(self) -> dict[str, Any]:
        return {"actions": self.actions, "seat": self.seat}

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        seat = _seat_that_moves(table, self.actor, self.seat, now)
        if isinstance(seat, Nack):
            return seat
        if self.decision is None:
            return refuse("table.decision_needed")
        if self.decision != table.decisions[seat]:
            return refuse("table.stale")
        if not self.actions:
            return refuse("table.no_actions")
        game = table.game
        assert table.match is not None, "a table that plays has a match"
        match = Match(game, table.setup, start=table.match.position)  # the table's own line is played by its row
        hides, stage = game.view(match.position, seat) is not match.position, game.stage(match.position)
        for step, action in enumerate(self.actions):
            if not 0 <= action < game.action_space:
                return refuse("table.unknown_action", action=action, last=game.action_space - 1)
            if game.to_act(match.position) == (CHANCE,):
                return refuse("table.after_chance", step=step)
            if hides and game.stage(match.position) != stage:
                # What the end of a turn shows must be committed before anything is revealed about it.
                return refuse("table.after_turn", step=step)
            refusal = game.check(match.position, seat, action)
            if refusal is not None:
                return Nack(ILLEGAL, refusal, step)
            match.play_judged(seat, action)
        chance = resolve_chance(table, match, table.context, secret)
        if chance is None:
            return refuse("table.no_dice_left")
        return Acted(self.asked(), seat, list(self.actions), chance)


@final
class Undo(Command):
    """Take back the seat's latest action, where the rules of undo allow it."""

    do: ClassVar = "undo"
    fields: ClassVar[Mapping[str, Shape] | None] = {"decision?": SEQ, "seat?": SEAT}

    def __init__(self, actor: str, cid: str, decision: int | None = None, seat: Seat | None = None) -> None:
        super().__init__(actor, cid)
        self.decision: Final = decision
        self.seat: Final = seat

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> Undo:
        return Undo(person, cid, payload.get("decision"), payload.get("seat"))

    def payload(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        seat = _seat_that_moves(table, self.actor, self.seat, now)
        if isinstance(seat, Nack):
            return seat
        if self.decision is not None and self.decision != table.decisions[seat]:
            return refuse("table.stale")
        if not table.may_undo(seat):
            many = table.undos[seat] >= MOST_UNDOS
            return refuse("table.many_undos", most=MOST_UNDOS) if many else refuse("table.nothing_to_undo")
        return Undone(self.asked(), seat)


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


@final
class Resign(Command):
    """A person gives one seat, or all own seats, to a bot for good."""

    do: ClassVar = "resign"
    fields: ClassVar[Mapping[str, Shape] | None] = {"seat?": SEAT}

    def __init__(self, actor: str, cid: str, seat: Seat | None = None) -> None:
        super().__init__(actor, cid)
        self.seat: Final = seat

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> Resign:
        return Resign(person, cid, payload.get("seat"))

    def payload(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        if table.phase != PLAYING:
            return refuse("table.not_now", phase=table.phase)
        own = table.seats_of(self.actor)
        if not own:
            return refuse("table.not_seated")
        if self.seat is not None and self.seat not in own:
            return refuse("table.not_your_seat", seat=self.seat)
        wanted = own if self.seat is None else [self.seat]
        seats = [seat for seat in wanted if not table.chairs[seat].resigned]
        return Resigned(self.asked(), seats) if seats else refuse("table.resigned")


@final
class Return(Command):
    """A person takes the seats back that a bot has played."""

    do: ClassVar = "return"
    fields: ClassVar[Mapping[str, Shape] | None] = {}

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> Return:
        return Return(person, cid)

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        if table.phase != PLAYING:
            return refuse("table.not_now", phase=table.phase)
        own = table.seats_of(self.actor)
        if not own:
            return refuse("table.not_seated")
        seats = [seat for seat in own if table.chairs[seat].away and not table.chairs[seat].resigned]
        if not seats:
            return refuse("table.resigned" if all(table.chairs[seat].resigned for seat in own) else "table.not_away")
        return Returned(self.asked(), seats)


@final
class Timeout(Command):
    """The server claims that somebody's time is over, or that a table is full that is to start then.

    `now` decides whether it is, and for whom.

    While seeds are revealed it needs 32 fresh random bytes, for new commitments are then made.
    """

    do: ClassVar = "timeout"

    def __init__(self, cid: str, tail: bytes) -> None:
        super().__init__(SERVER, cid)
        self.tail: Final = tail

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        if table.starts_now:
            return start_of_table(table, self.asked(), secret)
        if table.phase == WAITING:
            return Closed(self.asked()) if now >= table.gather_by() else refuse("table.not_due")
        if table.phase == STARTING:
            if now < table.reveal_by():
                return refuse("table.not_due")
            return TimedOut(self.asked(), table.unrevealed(), seal_from_json(seals(table.scheme, self.tail)))
        if table.phase != PLAYING:
            return refuse("table.not_now", phase=table.phase)
        seats = table.clocks.out_at(now)
        return TimedOut(self.asked(), seats) if seats else refuse("table.not_due")

    def new_tail(self, body: Body) -> bytes | None:
        return self.tail if isinstance(body, TimedOut) and body.seal is not None else None


def timeout_of(table: Table, tail: bytes) -> Timeout:
    """What the server sends when it wakes: another node that wakes too sends the same."""
    return Timeout(f"timeout {table.seq}", tail)


@final
class Reseal(Command):
    """The store was restored, so what the table has drawn may be known: it draws anew, from 32 fresh random bytes.

    The epoch is that of the store. Of several nodes that notice, each sends the same.
    """

    do: ClassVar = "reseal"

    def __init__(self, epoch: int, tail: bytes) -> None:
        super().__init__(SERVER, f"reseal {epoch}")
        self.tail: Final = tail

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        if table.scheme != CHAIN or table.phase not in (WAITING, STARTING, PLAYING):
            return refuse("table.not_now", phase=table.phase)
        return Resealed(self.asked(), seal_from_json(seals(table.scheme, self.tail)))

    def new_tail(self, body: Body) -> bytes:
        return self.tail


@final
class Credit(Command):
    """The server was away for some milliseconds: those whose time ran meanwhile get it back."""

    do: ClassVar = "credit"

    def __init__(self, cid: str, milliseconds: int) -> None:
        super().__init__(SERVER, cid)
        self.milliseconds: Final = milliseconds

    def payload(self) -> dict[str, Any]:
        return {"milliseconds": self.milliseconds}

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        """No more than has gone by since the last row: what ran before it was charged already."""
        if table.phase not in (STARTING, PLAYING):
            return refuse("table.not_now", phase=table.phase)
        gone = min(self.milliseconds, now - table.at)
        if gone <= 0 or not (table.phase == STARTING or any(table.clocks.running)):
            return refuse("table.not_due")
        return Credited(self.asked(), gone)


@final
class Rematch(Command):
    """The same once more, at a new table."""

    do: ClassVar = "rematch"
    fields: ClassVar[Mapping[str, Shape] | None] = {"seed_hash": SHA256}
    makes_a_table: ClassVar = True

    def __init__(self, actor: str, cid: str, fresh: Fresh, seed_hash: str) -> None:
        super().__init__(actor, cid)
        self.fresh: Final = fresh
        self.seed_hash: Final = seed_hash

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> Rematch:
        assert fresh is not None, "a rematch needs something fresh"
        return Rematch(person, cid, fresh, payload["seed_hash"])

    def payload(self) -> dict[str, Any]:
        return {"seed_hash": self.seed_hash}

    def anew(self, fresh: Fresh) -> Rematch:
        return Rematch(self.actor, self.cid, fresh, self.seed_hash)

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        if table.phase != OVER:
            return refuse("table.not_now", phase=table.phase)
        if not table.seats_of(self.actor):
            return refuse("table.not_seated")
        if table.challenge:
            return refuse("table.challenge_fixed")
        if table.rematch:
            return refuse("table.rematched", next=table.rematch)
        if table.scheme == CHAIN and SHA256.fault(self.seed_hash, "the hash of a seed"):
            return refuse("table.seed_needed")
        return Rematched(self.asked(), self.fresh.table)

    def further_effects(self, table: Table) -> list[Effect]:
        """The same table once more: who asks sits where they sat, bots stay, the others' seats wait for them."""
        seats: list[dict[str, str]] = []
        for chair in table.chairs:
            if chair.kind == BOT_CHAIR:
                seats.append({"kind": "bot", "bot": chair.bot})
            else:
                seats.append({"kind": "me" if chair.person == self.actor else "open"})
        again = Create(
            self.actor,
            f"rematch {table.id}",
            self.fresh,
            table.game.id,
            seats,
            edition=table.setup.edition,
            options=table.setup.options,
            content=table.setup.content,
            clock=table.clock,
            is_open=table.open,
            seed_hash=self.seed_hash,
            scheme=table.scheme,
            hints=table.hints,
            patience=table.patience.agreed,
            start=start_text(table.game, table.start),
            when_full=table.when_full,
        )
        return [OpenTable(again)]


@final
class Close(Command):
    """The server, or the host where nobody else plays, ends what nobody is to play any more."""

    do: ClassVar = "close"
    fields: ClassVar[Mapping[str, Shape] | None] = {}

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> Close:
        return Close(person, cid)

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        if table.phase not in (WAITING, STARTING, PLAYING):
            return refuse("table.not_now", phase=table.phase)
        if self.actor != SERVER:
            if self.actor != table.host:
                return refuse("table.not_host")
            others = [
                chair
                for chair in table.chairs
                if chair.kind == PERSON and chair.person != self.actor and not chair.resigned
            ]
            if table.phase == PLAYING and others:
                return refuse("table.others_play")
        return Closed(self.asked())
