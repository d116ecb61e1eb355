"""Games by scripted clients while the server is killed at random moments, and what must be true of them afterwards.

Each client keeps every command until it is answered, and sends it again with the same command id after each kill. Then
the database is read: what was acknowledged must be there once, at the seq that was told, in the order of the acks; what
was refused must not be there; every log must replay; every game that is over must be in the lists of those who
played it, once; and every seal in the public log, once.
"""

from __future__ import annotations

import contextlib
import json
import random
import secrets
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from websockets.exceptions import WebSocketException

from rollwright.stores.sqlite.file import FILE
from rollwright.tables.fairness.deal import challenge_from_json
from rollwright.tables.fairness.seal import seal_leaf
from rollwright.tables.fairness.seal_log import SealEntry, fault_of
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.fold import replay
from rollwright.tables.log.kinds import body_from_json
from rollwright.tables.log.table import OVER, Row, Table
from tests.server.client import Client, Message
from tests.server.process import ServerProcess

GAME: Final = "copenhagen_roll"
_SEATS: Final[list[list[Message]]] = [
    [{"kind": "me"}, {"kind": "open"}],
    [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}],
]
_BROKEN: Final = (WebSocketException, OSError, TimeoutError)
Key = tuple[str, int, str, str]
"""Table, seq, actor and command id of a row; or table, number, person and command id of a line of chat."""
PATIENCE: Final = 300.0
"""Seconds without any progress after which a game counts as stuck: many, for the machine may be busy."""
_LINGER: Final = 30.0
"""Seconds after which a client that hears nothing connects anew. A server that was killed is noticed at once."""
TELL: Final = 30.0
"""Seconds in which the ends of all games must have been announced: what a killed server had claimed waits for 10."""


@dataclass
class Sent:
    """A command, and what was answered in the end."""

    table: str
    do: str
    cid: str
    fields: Message
    tries: int = 0
    answer: Message = field(default_factory=dict)


class Stuck(Exception):
    """Nothing has moved until the time limit."""


class Player(threading.Thread):
    """One seat, played at random by a client that never gives up."""

    def __init__(self, url: str, source: random.Random, patience: float, seats: list[Message] | None = None) -> None:
        super().__init__(daemon=True)
        self.sent: Final[list[Sent]] = []
        self.waits: Final[list[float]] = []
        """Seconds from a command to its ack, where no kill came between."""
        self.stuck = ""
        """What never came."""
        self.table: Final = threading.Event()
        self.table_id = ""
        self._source: Final = source
        self._patience: Final = patience
        self._seats: Final = seats
        self._client: Final = Client(url)

    @property
    def person(self) -> str:
        return self._client.id

    @property
    def seq(self) -> int:
        """How far the game has come, for all that this player knows."""
        return self._client.heads.get(self.table_id, 0)

    def invite(self, table_id: str) -> None:
        self.table_id = table_id
        self.table.set()

    def run(self) -> None:
        try:
            if self._seats is not None:
                self._create(self._seats)
            self.table.wait()
            self._insist(lambda: self._client.open(self.table_id))
            if self._seats is None:
                self._command("sit", {"seed_hash": self._client.seed_hash})
            while self._step():
                pass
        except Stuck as stuck:
            last = self.sent[-1].do if self.sent else "nothing"
            self.stuck = f"at row {self.seq}, {len(self.sent)} commands, the last {last}: {stuck}"
        finally:
            self._client.close()

    def _create(self, seats: list[Message]) -> None:
        sent = Sent("", "create", secrets.token_hex(8), {})
        sent.answer = self._insist(lambda: self._client.create(seats, GAME, sent.cid))
        sent.table = sent.answer["table"]
        self.sent.append(sent)
        self.invite(sent.table)

    def _step(self) -> bool:
        """Do what is to be done now. False when the game is over."""
        state = self._insist(lambda: self._client.until(self.table_id, self._something_to_do, _LINGER))
        info = state["info"]
        if info["phase"] in ("over", "closed"):
            return False
        if info["phase"] == "waiting":
            self._command("start", {})
        elif info["phase"] == "starting":
            self._command("reveal", {"seed": self._client.seed})
        else:
            offer = self._source.choice(self._client.offers(self.table_id))
            if offer["can_undo"] and self._source.random() < 0.2:
                # Without a decision, so that only the command id can tell a second one from a repeated one.
                self._command("undo", {"seat": offer["seat"]})
            else:
                action = self._source.choice(offer["actions"])["id"]
                fields = {"actions": [action], "decision": offer["decision"], "seat": offer["seat"]}
                self._command("act", fields)
            if self._source.random() < 0.1:
                self._command("chat", {"text": f"number {len(self.sent)}"})
        return True

    def _something_to_do(self, state: Message) -> bool:
        info = state["info"]
        mine = [seat for seat in info["seats"] if seat["person"] == self._client.id]
        if info["phase"] == "waiting":
            return info["host"] == self._client.id and all(seat["kind"] != "open" for seat in info["seats"])
        if info["phase"] == "starting":
            return any(not seat["revealed"] for seat in mine)
        return info["phase"] != "playing" or any(offer["actions"] for offer in state["offers"])

    def _command(self, do: str, fields: Message) -> None:
        """Send until there is an answer, always with the same command id."""
        sent = Sent(self.table_id, do, secrets.token_hex(8), fields)
        self.sent.append(sent)

        def send() -> Message:
            sent.tries += 1
            started = time.monotonic()
            answer = self._client.command(self.table_id, do, sent.cid, **fields)
            if sent.tries == 1:
                self.waits.append(time.monotonic() - started)
            if answer.get("code") == "unavailable":
                raise TimeoutError
            return answer

        sent.answer = self._insist(send)
        if sent.answer["t"] == "ack" and do != "chat":
            # The page would wait for the news, too; else the same offer is answered twice.
            self._insist(
                lambda: self._client.until(self.table_id, lambda state: state["seq"] >= sent.answer["seq"], _LINGER)
            )
        elif sent.answer["t"] == "nack":
            time.sleep(0.05)
            self._insist(lambda: self._client.open(self.table_id))

    def _insist(self, work: Any) -> Any:
        """Try until it is done, connecting anew whenever the line breaks."""
        begun = time.monotonic()
        while True:
            try:
                if not self._client.connected:
                    self._client.connect()
                return work()
            except _BROKEN as error:
                self._client.close()
                if time.monotonic() - begun > self._patience:
                    raise Stuck(f"{type(error).__name__}: {error}") from None
                time.sleep(self._source.uniform(0.02, 0.1))


@dataclass
class Report:
    """What was seen. Everything under `problems` must be empty."""

    games: int = 0
    kills: int = 0
    acked: int = 0
    resent: int = 0
    rows: int = 0
    ends: int = 0
    """Games that are over, each compared with its players' lists."""
    seconds: float = 0.0
    memory: int = 0
    waits: list[float] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def wait(self, share: float) -> float:
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0

    def lines(self) -> list[str]:
        rate = self.rows / self.seconds
        return [
            f"{self.games} games, {self.kills} kills in {self.seconds:.0f} s; {self.rows} rows ({rate:.0f} a second)",
            f"{self.ends} games were over, and looked for in their players' lists",
            f"the server held {self.memory / 2**20:.0f} MiB at the end",
            f"{self.acked} acknowledged commands, {self.resent} of them sent more than once",
            f"ack: median {self.wait(0.5) * 1000:.1f} ms, 99th percentile {self.wait(0.99) * 1000:.1f} ms",
            *(f"PROBLEM: {problem}" for problem in self.problems[:20]),
            f"{len(self.problems)} problems",
        ]


def crash_games(
    folder: Path,
    games: int,
    at_once: int = 4,
    seed: int = 1,
    mutant: str = "",
    kills: bool = True,
    patience: float = PATIENCE,
    pace: tuple[int, int] = (40, 160),
) -> Report:
    """Play games, killing the server all the while; then check the database. `pace`: commands between two kills."""
    source = random.Random(seed)
    server = ServerProcess(folder / "data", "--bot-pause", "0", "--no-limits", mutant=mutant).start()
    # Guests before the first kill: how somebody becomes one is not what is tested here.
    tables = [
        (Player(server.url, source, patience, _SEATS[number % 2]), Player(server.url, source, patience))
        for number in range(games)
    ]
    report = Report(games)
    started = time.monotonic()
    done = threading.Event()
    players = [player for table in tables for player in table]
    killer = threading.Thread(target=_kill, args=(server, players, random.Random(seed), pace, done, report))
    if kills:
        killer.start()
    with ThreadPoolExecutor(at_once) as pool:
        list(pool.map(_play, tables))
    done.set()
    if kills:
        killer.join()
    report.seconds = time.monotonic() - started
    report.memory = server.memory
    _until_told(server.data / FILE)
    server.stop()
    for player in players:
        if player.stuck:
            report.problems.append(f"the game at table {player.table_id} is stuck {player.stuck}")
    _look(server.data / FILE, players, report)
    return report


def _play(table: tuple[Player, Player]) -> None:
    first, second = table
    first.start()
    second.start()
    while not first.table.wait(0.1) and first.is_alive():
        pass
    second.invite(first.table_id)
    first.join()
    second.join()


def _kill(
    server: ServerProcess,
    players: list[Player],
    source: random.Random,
    pace: tuple[int, int],
    done: threading.Event,
    report: Report,
) -> None:
    """Kill again and again: some commands after the last time, and then at any moment.

    Every other time not before each game has moved. Else a busy machine, where a bot takes long to start, would show no
    more than that a game whose server is killed all the time doesn't go on.
    """

    def commands() -> int:
        return sum(len(player.sent) for player in players)

    def have_moved(since: dict[Player, int]) -> bool:
        return all(player.seq > since[player] for player in players if player.is_alive())

    try:
        while not done.is_set():
            many, since = commands() + source.randint(*pace), {player: player.seq for player in players}
            while commands() < many and not done.wait(0.005):
                pass
            while report.kills % 2 and not have_moved(since) and not done.wait(0.005):
                pass
            time.sleep(source.uniform(0, 0.05))
            server.kill()
            report.kills += 1
            server.start()
    except (RuntimeError, TimeoutError) as error:
        report.problems.append(f"after kill {report.kills}: {error}")


def _until_told(database: Path) -> None:
    """Until nothing waits in the outbox, or for as long as that may take."""
    deadline = time.monotonic() + TELL
    with contextlib.closing(sqlite3.connect(database)) as connection:
        while connection.execute(WAITING).fetchone()[0] and time.monotonic() < deadline:
            time.sleep(0.2)


def _look(database: Path, players: list[Player], report: Report) -> None:
    """Compare what the clients were told with what the database holds."""
    connection = sqlite3.connect(database)
    rows = connection.execute("select table_id, seq, actor, cid from rows order by table_id, seq").fetchall()
    chat = connection.execute("select table_id, number, person, cid from chat").fetchall()
    compare(rows, chat, players, report)
    tables = dict.fromkeys(table for table, *_ in rows)
    ends: dict[str, list[str]] = {}
    for name in tables:
        try:
            table = _replay(connection, name)
        except LogError as error:
            report.problems.append(f"table {name}: {error}")
            continue
        if table.phase != OVER:
            report.problems.append(f"table {name}: it ended while {table.phase}")
        else:
            ends[name] = table.persons()
    listed = connection.execute(LISTED).fetchall()
    compare_ends(ends, listed, connection.execute(WAITING).fetchone()[0], report)
    compare_seals([connection.execute(query).fetchall() for query in SEALS], report)
    connection.close()


class Told(Protocol):
    """Somebody who played, and what they were told."""

    @property
    def person(self) -> str: ...

    @property
    def sent(self) -> list[Sent]: ...

    @property
    def waits(self) -> list[float]: ...


def compare(rows: list[Key], chat: list[Key], players: Sequence[Told], report: Report) -> None:
    """What was acknowledged is there once, at its seq and in order; what was refused is not; no log has gaps."""
    report.rows = len(rows)
    found: dict[tuple[str, str, str], list[int]] = {}
    for table, seq, actor, cid in [*rows, *chat]:
        found.setdefault((table, actor, cid), []).append(seq)
    problems = report.problems
    problems += [f"{key} is there {len(seqs)} times" for key, seqs in found.items() if len(seqs) > 1]
    for player in players:
        report.waits += player.waits
        last: dict[str, int] = {}
        for sent in player.sent:
            key = (sent.table, player.person, sent.cid)
            where = found.get(key, [])
            if sent.answer.get("t") == "ack":
                report.acked += 1
                report.resent += sent.tries > 1
                if not where:
                    problems.append(f"{sent.do} {key} was acknowledged and is lost")
                elif sent.do != "chat":
                    if where[0] != sent.answer["seq"]:
                        problems.append(f"{sent.do} {key} is row {where[0]}, told was {sent.answer['seq']}")
                    if where[0] <= last.get(sent.table, 0):
                        problems.append(f"{sent.do} {key} is out of order")
                    last[sent.table] = where[0]
            elif sent.answer and where:
                problems.append(f"{sent.do} {key} was refused ({sent.answer['code']}) and is row {where[0]}")
    logs: dict[str, list[int]] = {}
    for table, seq, *_ in rows:
        logs.setdefault(table, []).append(seq)
    problems += [f"the log of {table} has gaps" for table, seqs in logs.items() if seqs != [*range(1, len(seqs) + 1)]]


WAITING: Final = "select count(*) from outbox"
LISTED: Final = "select person, table_id from results"


def compare_ends(ends: dict[str, list[str]], listed: list[tuple[str, str]], waiting: int, report: Report) -> None:
    """Each game that is over is in the list of each who played it, once, and no other is; the outbox is empty."""
    found = Counter(listed)
    due = {(person, table) for table, people in ends.items() for person in people}
    report.ends += len(ends)
    problems = report.problems
    problems += [f"the end of table {table} was never told to {person}" for person, table in due - found.keys()]
    problems += [f"the end of table {table} is told to {person}, and isn't" for person, table in found.keys() - due]
    problems += [f"the end of table {table} is listed {many} times" for (_, table), many in found.items() if many > 1]
    problems += [f"{waiting} notices wait for nobody"] if waiting else []


SEALING: Final = """select table_id, body from rows where body like '%"scheme":"chain-1"%'"""
CHALLENGED: Final = "select body from challenges"
ENTERED: Final = "select number, at, before, seals, hash from seal_entries order by number"
SEALS: Final = (SEALING, CHALLENGED, ENTERED)


def compare_seals(found_by_query: Iterable[Iterable[Sequence[Any]]], report: Report) -> None:
    """Each seal is in the public log, once; and each entry of that follows from the one before."""
    sealing, challenged, entered = found_by_query
    number, before, found = 0, "", Counter[str]()
    for one, at, link, seals, digest in entered:
        entry = SealEntry(one, at, link, json.loads(seals), digest)
        fault = fault_of(entry, number, before)
        report.problems += [f"entry {one} of the public log of seals is {fault}"] if fault else []
        number, before = entry.number, entry.hash
        found.update(entry.seals)
    due = {challenge_from_json(json.loads(body)).leaf for (body,) in challenged}
    for table, body in sealing:
        dice = json.loads(body)["dice"]
        due.add(seal_leaf(table, dice["commit"], dice["cards"]))
    problems = report.problems
    problems += [f"the seal {leaf} is not in the public log" for leaf in due - found.keys()]
    problems += [f"the seal {leaf} is in the public log, and of no table or challenge" for leaf in found.keys() - due]
    problems += [f"the seal {leaf} is in the public log {many} times" for leaf, many in found.items() if many > 1]


def _replay(connection: sqlite3.Connection, table: str) -> Table:
    columns = "table_id, seq, actor, cid, version, body, hash, at"
    found = connection.execute(f"select {columns} from rows where table_id = ? order by seq", (table,))
    rows = [
        Row(t, seq, actor, cid, version, body_from_json(json.loads(body)), h, at)
        for t, seq, actor, cid, version, body, h, at in found
    ]
    return replay(rows)
