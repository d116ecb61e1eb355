"""Single failures for as long as it takes to believe: each trial says what it saw, and whether that was right.

Short forms of the same are tests of the server; `scripts/chaos` runs these.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from websockets.exceptions import ConnectionClosed

from tests.chaos.calls import call_all
from tests.chaos.chaos import STUCK, Goal, Report, chaos
from tests.chaos.ends import hand_in
from tests.chaos.faults import NEVER, Pace
from tests.chaos.frames import Hostile
from tests.chaos.herd import Herd
from tests.chaos.races import Races
from tests.server.client import Client, http
from tests.server.nodes import Nodes, couple, race_of_tabs
from tests.server.players import ME, OPEN, begin, new_table, play_on, playing, sit
from tests.server.process import ServerProcess
from tests.services.nats import NatsServer
from tests.services.postgres import Postgres

Seen = tuple[list[str], bool]
"""What is to be printed, and whether all was right."""
_ROOM: Final = 50.0
"""MiB that those who don't read may cost."""


@contextmanager
def _nodes() -> Iterator[Nodes]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        store = stack.enter_context(Postgres()).new_database()
        nodes = Nodes(folder, store, stack.enter_context(NatsServer()))
        yield nodes
        nodes.stop()


def tabs(many: int) -> Seen:
    """Two tabs of a person at two nodes decide otherwise at the same moment."""
    raced = games = 0
    with _nodes() as nodes:
        one, two = couple(nodes)
        with one, Client(nodes.nodes[1].url, one.guest).connect() as tab, two:
            while raced < many:
                raced += race_of_tabs(one, tab, two)  # ends the run where not exactly one wins
                games += 1
    return [f"{raced} races of two tabs at two nodes, in {games} games: one winner each"], True


def sleepers(many: int) -> Seen:
    """People who ask for a table again and again and never read; beside them one plays."""
    with tempfile.TemporaryDirectory() as folder:
        process = ServerProcess(Path(folder) / "data", "--bot-pause", "0", "--no-limits").start()
        with Client(process.url) as bob:
            watched = playing(bob)
        with Client(process.url) as ada:
            alone = _waits(ada, playing(ada))
            frozen = [Client(process.url).connect(max_queue=1) for _ in range(many)]
            before = process.memory
            shown_out = 0
            for client in frozen:
                try:
                    for _ in range(200):
                        client.send({"t": "open", "table": watched})
                except ConnectionClosed:
                    shown_out += 1
            beside = _waits(ada, playing(ada))
            more = (process.memory - before) / 2**20
            for client in frozen:
                client.socket.socket.close()
        process.stop()
    lines = [
        f"{many} who don't read cost {more:.1f} MiB; {shown_out} were disconnected while they still asked",
        f"an ack to one who plays: 99th percentile {beside:.0f} ms beside them, {alone:.0f} ms before they came",
    ]
    return lines, more < _ROOM and not ada.gaps


def _waits(client: Client, table: str) -> float:
    """Milliseconds that 99 of 100 acks take, of up to 200 moves."""
    waits = []
    for seed in range(200):
        started = time.monotonic()
        if not play_on(table, client, moves=1, seed=seed):
            break
        waits.append(time.monotonic() - started)
    return sorted(waits)[int(len(waits) * 0.99)] * 1000


def asleep(seconds: float, tables: int = 20) -> Seen:
    """All nodes sleep for longer than anybody has left on the clock."""
    clock = {"kind": "live", "seconds": int(seconds * 2 / 3), "increment": 0}
    with _nodes() as nodes:
        ada, bob = couple(nodes)
        with ada, bob:
            names = [new_table(ada, ME, OPEN, clock=clock) for _ in range(tables)]
            for name in names:
                sit(bob, name)
                begin(name, ada, bob)
            for node in nodes.nodes:
                node.freeze()
            time.sleep(seconds)
            for node in nodes.nodes:
                node.thaw()
            time.sleep(3)  # whoever were to lose by the clock has lost by now
        out = 0
        with Client(nodes.nodes[0].url, ada.guest) as again:
            for name in names:
                out += sum(row["kind"] == "timed_out" for row in again.open(name)["happened"])
    return [
        f"{tables} tables, all nodes asleep for {seconds:.0f} s, {clock['seconds']} s a seat: {out} timeouts"
    ], not out


def without_bus(seconds: float) -> Seen:
    """Play goes on, and everybody sees it."""
    return _reported(chaos(seconds, 40, pace=Pace(NEVER, NEVER, NEVER, NEVER, NEVER), audit=4, with_bus=False))


def workers(kills: int) -> Seen:
    """Only workers die, and the queue is wiped."""
    pace = Pace(node=NEVER, worker=0.5, server=NEVER, queue=20, line=NEVER)
    return _reported(chaos(10_000, 60, Goal(worker_kills=kills), pace=pace, audit=4, thought=0.2))


def http_api(examples: int) -> Seen:
    """Schemathesis asks for all that the HTTP API says it has, with so many examples each."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "data", "--no-limits").start()
        program = Path(sys.executable).with_name("schemathesis")
        ticket = Client(server.url).guest["ticket"]
        options = ["--checks", "not_a_server_error", "--phases", "coverage,fuzzing", "--no-color"]
        options += ["--header", f"Authorization: Bearer {ticket}"]
        asked = subprocess.run(
            [program, "run", f"{server.url}/api/openapi.json", *options, "--max-examples", str(examples)],
            cwd=folder, capture_output=True, text=True, check=False,
        )  # fmt: skip
        healthy, ended = server.answers(), server.stop()
        errors = server.said().count('"level": "error"')
    lines = [*asked.stdout.splitlines()[-25:], f"errors logged: {errors}; it answers: {healthy}"]
    return lines, asked.returncode == 0 and healthy and not errors and not ended


def frames(many: int) -> Seen:
    """Eight send malformed frames until so many were refused."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "data", "--no-limits").start()
        tickets = [http(f"{server.url}/api/guests", "POST", {}).json["ticket"] for _ in range(8)]
        asyncio.run(Hostile(server.port, tickets, seed=1).run(many // 100))
        before = server.memory
        hostile = Hostile(server.port, tickets, seed=2)
        asyncio.run(hostile.run(many))
        more, healthy = (server.memory - before) / 2**20, server.answers()
        ended = server.stop()
        errors = server.said().count('"level": "error"')
    lines = [
        *(f"{kind}: {count}" for kind, count in sorted(hostile.sent.items())),
        f"heard and refused: {hostile.refused}; lines that the server closed: {hostile.closed}",
        f"memory since the first hundredth: {more:+.1f} MiB; errors logged: {errors}; it answers: {healthy}",
    ]
    return lines, healthy and not errors and not ended and more <= _ROOM


def herd(many: int) -> Seen:
    """So many sockets come back after a kill; ten look at each table."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "data", "--no-limits").start()
        looks: list[tuple[str, str]] = []
        while len(looks) < many:
            with Client(server.url) as client:
                looks += [(client.guest["ticket"], new_table(client))] * 10
        back = asyncio.run(Herd(server, looks[:many]).run())
        server.stop()
    half, last = back[len(back) // 2], back[-1]
    reported = f"{len(back)} sockets back after a kill: half of them within {half:.1f} s, all within {last:.1f} s"
    return [reported], last <= STUCK


def races(many: int) -> Seen:
    """So many moves race the clock, at two nodes whose clocks differ by up to 100 ms."""
    memory = Path("/dev/shm")  # the disk is not what is tested
    with tempfile.TemporaryDirectory(dir=memory if memory.exists() else None) as folder:
        races = Races(Path(folder), seed=1)
        asyncio.run(races.run(many))
    lines = [
        f"{many} races of a move against the clock, at two nodes whose clocks differ by up to 100 ms",
        *(f"{outcome}: {count}" for outcome, count in sorted(races.outcomes.items())),
        *races.problems[:20],
        f"{len(races.problems)} problems",
    ]
    return lines, not races.problems


def ends(many: int) -> Seen:
    """Games that end while the nodes that announce it die."""
    seen = hand_in(many)
    return seen.lines(), not seen.problems


def calls(many: int) -> Seen:
    """So many turns are told to a push service that decrypts, and everything is killed meanwhile."""
    seen = call_all(many)
    return seen.lines(), not seen.problems


def _reported(report: Report) -> Seen:
    return report.lines(), not report.problems


TRIALS: Final = {
    trial.__name__: trial
    for trial in (races, frames, herd, tabs, sleepers, asleep, without_bus, workers, http_api, ends, calls)
}
