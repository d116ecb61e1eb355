"""A table whose game has begun, with a person at each seat; the clock moves by hand."""

from __future__ import annotations

import hashlib
from typing import Any, Final, final

from rollwright.tables.commands.command import Command
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.fresh import fresh_from
from rollwright.tables.commands.lobby import Reveal, Sit, Start
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.fairness.dice import hash_of_seed
from rollwright.tables.log.table import Table
from rollwright.tables.wire.outbound import People

NAMES: Final = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gert", "Hans")
PEOPLE: Final = People({name.lower(): name for name in NAMES}, {"ada", "bob"})


@final
class StartedTable:
    """A table, its secret, and the time."""

    def __init__(self, game_id: str, players: int, name: str) -> None:
        self.now = 1_000_000
        self.secret = b""
        self.given: Table | None = None
        self._commands = 0
        persons = [one.lower() for one in NAMES[:players]]
        seeds = {person: hashlib.sha256(f"{person} 0".encode()).hexdigest() for person in persons}
        hashes = {person: hash_of_seed(seed) for person, seed in seeds.items()}
        fresh = fresh_from(hashlib.sha512(name.encode()).digest())
        seats: list[dict[str, Any]] = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        self._do(Create(persons[0], self.cid(), fresh, game_id, seats, seed_hash=hashes[persons[0]]))
        for person in persons[1:]:
            self._do(Sit(person, self.cid(), hashes[person], None))
        self._do(Start(persons[0], self.cid()))
        for person in persons:
            self._do(Reveal(person, self.cid(), seeds[person]))

    @property
    def table(self) -> Table:
        assert self.given is not None, "there is no table yet"
        return self.given

    def owner(self, seat: int) -> str:
        return self.table.chairs[seat].person

    def cid(self) -> str:
        self._commands += 1
        return f"c{self._commands}"

    def _do(self, command: Command) -> None:
        ruling = decide(self.given, command, self.now, self.secret)
        assert isinstance(ruling, Accepted), f"{command.do} by {command.actor}: {ruling!r}"
        self.given = ruling.table
        self.secret = self.secret if ruling.secret is None else ruling.secret
