"""Games that end while the nodes that announce it die: just before a notice is read, or just after.

Guests hand in the record of a game, which ends with the row that is committed last. Nodes die as they deliver, and are
started again; in the end one that is whole takes over. Then each game must be in its player's list, once.
"""

from __future__ import annotations

import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rollwright.tables.wire.export import record
from tests.server import crash
from tests.server.client import Message, http
from tests.server.process import ServerProcess
from tests.services.postgres import Postgres
from tests.tables.evening import PEOPLE, playing

_NODES: Final = 2
_AT_ONCE: Final = 4
_PATIENCE: Final = 120.0


@dataclass
class Ends:
    """What was seen. `problems` must be empty."""

    deaths: int = 0
    again: int = 0
    """Notices that were still there when the last node took over."""
    report: crash.Report = field(default_factory=crash.Report)

    @property
    def problems(self) -> list[str]:
        return self.report.problems

    def lines(self) -> list[str]:
        return [
            f"{self.report.ends} games ended, and {self.deaths} nodes died as they told of it",
            f"{self.again} ends were left to the last",
            *self.problems[:20],
            f"{len(self.problems)} problems",
        ]


def hand_in(many: int, last: str = "") -> Ends:
    """So many games. `last` is the mutant that the last node is; none for one that is whole."""
    seen = Ends()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = stack.enter_context(Postgres())
        store = postgres.new_database()
        nodes = [
            ServerProcess(folder / f"node{number}", "--no-limits", store=store, mutant="die_delivering").start()
            for number in range(_NODES)
        ]
        guests = [http(f"{nodes[n % _NODES].url}/api/guests", "POST", {}).json for n in range(many)]
        done = threading.Event()
        reviving = threading.Thread(target=_revive, args=(nodes, done, seen))
        reviving.start()
        try:
            with ThreadPoolExecutor(_AT_ONCE) as pool:
                text = _record().encode()
                tables = list(pool.map(lambda n: _hand_in(nodes, n, guests[n], text), range(many)))
        finally:
            done.set()
            reviving.join()
            for node in nodes:
                node.kill()
        name = store.rpartition("/")[2]
        ((seen.again,),) = postgres.execute(crash.WAITING, name)
        heir = ServerProcess(folder / "heir", "--no-limits", store=store, mutant=last).start()
        stack.callback(heir.stop)
        deadline = time.monotonic() + crash.TELL
        while postgres.execute(crash.WAITING, name)[0][0] and time.monotonic() < deadline:
            time.sleep(0.5)
        ends = {table: [guest["id"]] for table, guest in zip(tables, guests, strict=True)}
        listed = [(person, table) for person, table in postgres.execute(crash.LISTED, name)]
        crash.compare_ends(ends, listed, postgres.execute(crash.WAITING, name)[0][0], seen.report)
    return seen


def _record() -> str:
    evening = playing("me", "random")
    evening.play_out()
    text = record(evening.table, PEOPLE)
    assert text is not None
    return text


def _hand_in(nodes: list[ServerProcess], number: int, guest: Message, text: bytes) -> str:
    """Until some node has taken it: the same record leads to the same table."""
    deadline = time.monotonic() + _PATIENCE
    while True:
        node = nodes[number % len(nodes)]
        try:
            answer = http(f"{node.url}/api/tables", "POST", raw=text, ticket=guest["ticket"])
            if answer.status in (200, 201):
                table: str = answer.json["table"]
                return table
            assert answer.status == 503, answer.text
        except OSError:
            pass  # it is dead
        assert time.monotonic() < deadline, "no node takes it"
        number += 1
        time.sleep(0.1)


def _revive(nodes: list[ServerProcess], done: threading.Event, seen: Ends) -> None:
    """Start again whoever has died."""
    while not done.wait(0.05):
        for node in nodes:
            if node.process.poll() is not None:
                seen.deaths += 1
                with suppress(RuntimeError):  # it has died anew, of what others left
                    node.start()
