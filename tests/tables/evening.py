"""An evening at a table: persons, bots and a clock, in few words. Everything goes through decide and fold."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from rollwright.kernel.source import Source
from rollwright.tables.commands.bot_turns import bot_command, bot_request, choose
from rollwright.tables.commands.command import AskBot, Command
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.fresh import Fresh, fresh_from
from rollwright.tables.commands.game import Act, Undo, timeout_of
from rollwright.tables.commands.lobby import Reveal, Sit, Start
from rollwright.tables.commands.outcome import Accepted, Repeated
from rollwright.tables.commands.refusals import REFUSALS, Nack
from rollwright.tables.fairness.dice import hash_of_seed
from rollwright.tables.log.clocks import Clock
from rollwright.tables.log.fold import fold
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.table import PLAYING, Table
from rollwright.tables.wire.outbound import People

GAME = "copenhagen_roll"
PEOPLE = People({"ada": "Ada", "bob": "Bob", "cleo": "Cleo", "dan": "Dan", "eve": "Eve"}, {"ada", "bob"})


def seed(person: str, attempt: int = 0) -> str:
    return hashlib.sha256(f"{person} {attempt}".encode()).hexdigest()


def seed_hash(person: str, attempt: int = 0) -> str:
    return hash_of_seed(seed(person, attempt))


def entropy(name: str) -> bytes:
    return hashlib.sha512(name.encode()).digest()


def fresh(name: str = "table") -> Fresh:
    return fresh_from(entropy(name))


def seats(*kinds: str) -> list[dict[str, Any]]:
    """Each is "me", "open", or the name of a bot."""
    return [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]


class Evening:
    """A table, its secret, and a clock that moves by hand. Rows are folded anew as they come."""

    def __init__(self, name: str = "table") -> None:
        self.name = name
        self.now = 1_000_000
        self.secret = b""
        self.given: Table | None = None
        self.said = 0
        self.attempt = 0

    @property
    def table(self) -> Table:
        assert self.given is not None, "there is no table yet"
        return self.given

    def cid(self) -> str:
        self.said += 1
        return f"c{self.said}"

    # Commands

    def do(self, command: Command) -> Accepted:
        """A command that must be accepted. Whatever is accepted leaves the old table alone, and folds."""
        before = self.given
        ruling = decide(before, command, self.now, self.secret)
        assert isinstance(ruling, Accepted), f"{command.do} by {command.actor}: {ruling!r}"
        assert before is None or before.digest() == before.rows[-1].hash, "decide has changed the table it was given"
        row = row_from_json(json.loads(json.dumps(ruling.row.to_json())))
        assert fold(before, row).digest() == ruling.row.hash
        self.given = ruling.table
        self.secret = self.secret if ruling.secret is None else ruling.secret
        return ruling

    def refusal(self, command: Command) -> Nack:
        """A command that must be refused."""
        before = self.given
        was = "" if before is None else before.digest()
        ruling = decide(before, command, self.now, self.secret)
        assert isinstance(ruling, Nack), f"{command.do} by {command.actor} is accepted"
        assert before is None or before.digest() == was, "decide has changed the table it was given"
        if ruling.code != "illegal":
            assert ruling.refusal is not None
            assert ruling.code == REFUSALS[ruling.refusal.code]
        return ruling

    def refuses(self, command: Command, code: str) -> bool:
        found = self.refusal(command)
        assert found.refusal is not None
        assert found.refusal.code == code, f"{command.do} is refused, but as {found!r}"
        return True

    def repeats(self, command: Command) -> int:
        """A command that has been answered: its row."""
        ruling = decide(self.given, command, self.now, self.secret)
        assert isinstance(ruling, Repeated), f"{command.do} is decided anew: {ruling!r}"
        return ruling.seq

    # Before the game

    def create(self, *kinds: str, person: str = "ada", game: str = GAME, **more: Any) -> Accepted:
        clock = more.pop("clock", Clock("none"))
        command = Create(
            person, self.cid(), fresh(self.name), game, seats(*kinds), clock=clock, seed_hash=seed_hash(person), **more
        )
        return self.do(command)

    def sit(self, person: str, seat: int | None = None) -> Accepted:
        return self.do(Sit(person, self.cid(), seed_hash(person, self.attempt), seat))

    def start(self) -> None:
        """Start, and reveal all seeds."""
        self.do(Start(self.table.host, self.cid()))
        for person in self.table.persons():
            self.reveal(person)

    def reveal(self, person: str) -> Accepted:
        return self.do(Reveal(person, self.cid(), seed(person, self.attempt)))

    # In the game

    def owner(self, seat: int) -> str:
        return self.table.chairs[seat].person

    def active(self) -> int:
        return self.table.acting()[0]

    def wants(self, seat: int, *texts: str, decision: int | None = None, cid: str = "") -> Act:
        actions = [self.table.game.read_action(text) for text in texts]
        at = self.table.decisions[seat] if decision is None else decision
        return Act(self.owner(seat), cid or self.cid(), actions, at, seat)

    def act(self, seat: int, *texts: str) -> Accepted:
        return self.do(self.wants(seat, *texts))

    def undo(self, seat: int) -> Accepted:
        return self.do(Undo(self.owner(seat), self.cid(), None, seat))

    def offered(self, seat: int) -> list[str]:
        return [self.table.game.write_action(action) for action in self.table.legal[seat]]

    def let_bots_play(self) -> int:
        """As long as it is a bot's turn; how many actions that took."""
        count = 0
        while True:
            bots = [seat for seat in self.table.acting() if self.table.chairs[seat].player]
            if not bots:
                return count
            self.bot_acts(bots[0])
            count += 1

    def bot_acts(self, seat: int) -> Accepted:
        request = bot_request(self.table, seat)
        assert request is not None
        return self.do(bot_command(request, choose(request)))

    def play_out(self, rows: int = 10_000) -> None:
        """To the end, or until there are so many rows: bots as they choose, persons as a source says."""
        source = Source(self.name)
        while self.table.phase == PLAYING and self.table.seq < rows:
            acting = self.table.acting()
            seat = acting[source.below(len(acting))]
            if self.table.chairs[seat].player:
                self.bot_acts(seat)
            else:
                legal = self.table.legal[seat]
                action = legal[source.below(len(legal))]
                self.do(Act(self.owner(seat), self.cid(), [action], self.table.decisions[seat], seat))

    def to_marking(self) -> list[int]:
        """The active player passes; the seats that may mark now."""
        active = self.active()
        self.act(active, "roll")
        self.act(active, "pass", "end")
        return list(self.table.acting())

    def time_out(self) -> Accepted:
        return self.do(timeout_of(self.table, entropy(f"again {self.table.seq}")[:32]))

    def position(self) -> dict[str, Any]:
        assert self.table.match is not None
        return self.table.game.to_json(self.table.match.position)


def playing(*kinds: str, name: str = "table", **more: Any) -> Evening:
    """A game that has begun: open seats are taken by bob, cleo, dan and eve in turn."""
    evening = Evening(name)
    evening.create(*kinds, **more)
    friends = ["bob", "cleo", "dan", "eve"]
    for kind in kinds:
        if kind == "open":
            evening.sit(friends.pop(0))
    evening.start()
    assert evening.table.phase == PLAYING
    return evening


def asked(ruling: Accepted) -> list[int]:
    """The seats whose bots are to be asked."""
    return [effect.seat for effect in ruling.effects if isinstance(effect, AskBot)]
