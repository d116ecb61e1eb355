"""Honest people, each at an address of their own: what they get done, and how long they wait for it."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from rollwright.kernel.discovery import game_ids
from tests.chaos.journal import Journal
from tests.chaos.player import Heard, Player, Refused
from tests.server.client import NO_CLOCK, Message, http
from tests.server.crash import Sent

_THOUGHT: Final = 0.075
"""Seconds before a move, on average: so that it is the server that is measured, and it has time to spare."""
_CLOCK: Final = {"kind": "live", "seconds": 180, "increment": 1}
_MOVES: Final = ("act", "undo")
_PAIRS: Final = 6
_ALONE: Final = 3
_BEGIN: Final = 120.0
"""Seconds in which all must have begun: the first bot needs a process of its own."""
_ME: Final = {"kind": "me"}
_OPEN: Final = {"kind": "open"}
_BOT: Final = {"kind": "bot", "bot": "greedy"}


class Wait(NamedTuple):
    """For an answer, or for a bot."""

    ended: float
    seconds: float
    counts: bool = True
    """Whether it was a move that was taken."""


@dataclass(frozen=True)
class Figures:
    """What a company got done in some time."""

    moves_per_s: float
    p99_ms: float
    bot_p99_ms: float
    thrown_out: int
    gave_up: int
    """Lines that players gave up themselves, because nothing came any more."""


class HonestPlayer(Player):
    """Keeps the times of what it does. Waits that have no end yet count as well."""

    def __init__(self, port: int, guest: Message, source: random.Random, journal: Journal, address: str) -> None:
        super().__init__(port, guest, source, journal, False, _THOUGHT, address)
        self.moves: Final[list[Wait]] = []
        self.bot_steps: Final[list[Wait]] = []
        self.thrown_out: Final[list[float]] = []
        self.gave_up: Final[list[float]] = []
        self._moves_since: float | None = None
        self._bot_since: float | None = None

    async def new_table(self, game: str, seats: list[Message], clock: Message) -> str:
        """However long it takes to be given one."""
        while True:
            with suppress(Refused):
                return await self.create(game, seats, clock)
            await asyncio.sleep(1)

    async def _talk(self, socket: ClientConnection) -> None:
        try:
            await super()._talk(socket)
        except ConnectionClosed:
            self.thrown_out.append(time.monotonic())
            raise
        except TimeoutError:
            self.gave_up.append(time.monotonic())
            raise

    async def _insist(self, sent: Sent, message: Message) -> Heard:
        if sent.do not in _MOVES:
            return await super()._insist(sent, message)
        began = self._moves_since = time.monotonic()
        answer = await super()._insist(sent, message)
        ended, self._moves_since = time.monotonic(), None
        self.moves.append(Wait(ended, ended - began, answer.t == "ack"))
        return answer

    def _keep(self, table: str, message: Heard) -> None:
        """Who has nothing to do while the game goes on waits for a bot, where nobody else is at the table."""
        super()._keep(table, message)
        now = time.monotonic()
        if self._bot_since is not None:
            self.bot_steps.append(Wait(now, now - self._bot_since))
        state = self.states[table]
        people = [seat for seat in state.info.seats if seat.kind == "person"]
        waits = state.info.phase == "playing" and len(people) == 1 and not any(offer.actions for offer in state.offers)
        self._bot_since = now if waits else None

    def move_waits(self, since: float, until: float) -> Iterator[Wait]:
        return within(self.moves, self._moves_since, since, until)

    def bot_waits(self, since: float, until: float) -> Iterator[Wait]:
        return within(self.bot_steps, self._bot_since, since, until)


def within(waits: Sequence[Wait], pending: float | None, since: float, until: float) -> Iterator[Wait]:
    yield from (wait for wait in waits if since <= wait.ended < until)
    if pending is not None and pending < until:
        yield Wait(until, until - pending, False)


class Company:
    """Pairs who play with a clock of 20 s, and people who play against bots; each game follows the last."""

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._journal: Final = Journal(Path(os.devnull))
        self._source: Final = random.Random(1)
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._players: Final[list[HonestPlayer]] = []
        self._alone: Final[list[HonestPlayer]] = []
        """Those of them who play against a bot."""
        self._addresses = 0
        self._tables: Final[dict[int, str]] = {}
        self.played: Final[set[str]] = set()
        """All tables that these people have been at."""

    @property
    def tables(self) -> list[str]:
        """Those that are played at now."""
        return list(self._tables.values())

    async def begin(self) -> None:
        """Sit down, and play until everybody has made a move, and every bot a step."""
        for number in range(_PAIRS + _ALONE):
            people = [await self._come() for _ in range(2 if number < _PAIRS else 1)]
            self._players.extend(people)
            self._alone.extend(people if len(people) == 1 else [])
            self._tasks.append(asyncio.create_task(self._play(number, people)))
        deadline = time.monotonic() + _BEGIN
        while not all(player.bot_steps if player in self._alone else player.moves for player in self._players):
            self._look_after_tasks()
            assert time.monotonic() < deadline, "the players can't begin"
            await asyncio.sleep(0.1)

    async def _come(self) -> HonestPlayer:
        self._addresses += 1
        address = f"203.0.113.{self._addresses}"
        guest = (await asyncio.to_thread(http, f"{self._url}/api/guests", "POST", {}, address=address)).json
        port = int(self._url.rpartition(":")[2])
        player = HonestPlayer(port, guest, self._source, self._journal, address)
        self._tasks.append(asyncio.create_task(player.stay_connected()))
        return player

    async def _play(self, number: int, people: list[HonestPlayer]) -> None:
        """One game after another, always of the same kind: some have more moves a second, and the mixture must stay."""
        seats, clock = ([_ME, _OPEN], _CLOCK) if len(people) == 2 else ([_ME, _BOT], NO_CLOCK)
        game = game_ids()[number % len(game_ids())]
        while True:
            table = await people[0].new_table(game, seats, clock)
            self._tables[number] = table
            self.played.add(table)
            await asyncio.gather(*(player.play(table, player is not people[0]) for player in people))

    async def play(self, seconds: float) -> Figures:
        """What they get done in that time."""
        since = time.monotonic()
        await asyncio.sleep(seconds)
        until = time.monotonic()
        self._look_after_tasks()
        moves = [wait for player in self._players for wait in player.move_waits(since, until)]
        steps = [wait for player in self._players for wait in player.bot_waits(since, until)]
        return Figures(
            sum(move.counts for move in moves) / (until - since),
            p99_ms(moves),
            p99_ms(steps),
            sum(since <= at < until for player in self._players for at in player.thrown_out),
            sum(since <= at < until for player in self._players for at in player.gave_up),
        )

    async def receive_newcomer(self) -> float:
        """Milliseconds until somebody who has never been here sees a table of their own, with a bot."""
        began = time.monotonic()
        player = await self._come()
        table = await player.new_table(game_ids()[0], [_ME, _BOT], NO_CLOCK)
        self._tasks.append(asyncio.create_task(player.play(table, False)))
        while not player.heads.get(table, 0) > 0:
            await asyncio.sleep(0.01)
        return (time.monotonic() - began) * 1000

    def _look_after_tasks(self) -> None:
        """A player who has failed has a mistake, and measures nothing."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def end(self) -> None:
        for player in self._players:
            player.ending = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._journal.close()


def p99_ms(waits: Sequence[Wait]) -> float:
    ordered = sorted(wait.seconds * 1000 for wait in waits)
    return ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))] if ordered else 0.0
