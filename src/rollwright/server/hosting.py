"""Tables in memory. A command is decided, its row committed, then told; effects come last. The log is the truth."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

from rollwright.bus.bus import NAMES, PEOPLE, ROW, Bus, Job, Listener
from rollwright.server.following import Following
from rollwright.server.live import CHAT_LINES, Live, entry_of
from rollwright.server.logs import log_error
from rollwright.server.metrics import Metrics
from rollwright.server.outages import Outages
from rollwright.server.people import now_ms
from rollwright.server.settings import Settings
from rollwright.server.tasks import Tasks
from rollwright.server.thinking import Thinkers
from rollwright.stores.store import Conflict, Person, Said, Store, Unavailable
from rollwright.tables.commands.bot_turns import LAST_RESORT, BotRequest, bot_command, bot_request
from rollwright.tables.commands.command import ENTROPY, Command, Create, Fresh, fresh_from
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.outcome import (
    ILLEGAL,
    UNAVAILABLE,
    Accepted,
    AskBot,
    Decision,
    Nack,
    OpenTable,
    Wake,
    due,
    refuse,
    timeout_of,
)
from rollwright.tables.log.fold import replay
from rollwright.tables.log.rows import LogError
from rollwright.tables.log.table import Table
from rollwright.tables.study.hint import Advised

_TRIES: Final = 5
"""A race is lost to somebody who won it, so few tries are enough."""
_SWEPT: Final = 100
_LATE: Final = 1500
"""Milliseconds after which a table counts as forgotten."""
_MINE: Final = 2_500
"""Milliseconds for which no other node looks after a table that this one has found forgotten."""
_GIVEN_UP: Final = 6_000
"""Milliseconds after which a turn is no longer left to the workers."""
_TABLES: Final = 1000
"""A person with another name is told of at so many tables."""


def fresh(shard: int = 0) -> Fresh:
    return fresh_from(secrets.token_bytes(ENTROPY), shard)


class Outcome:
    """What came of a command, and the table's seq then."""

    def __init__(self, decision: Decision, table: str, head: int) -> None:
        self.decision: Final = decision
        self.table: Final = table
        self.head: Final = head


class Host:
    """All tables that this process looks after."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, metrics: Metrics) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self._tasks: Final = Tasks()
        self._following: Final = Following(store, bus, self._tasks)
        self._settings: Final = settings
        self._metrics: Final = metrics
        self._thinkers: Final = Thinkers(settings.bot_processes, settings.bot_patience, metrics)
        self._live: Final[dict[str, Live]] = {}
        self._loading: Final[dict[str, asyncio.Task[Live | None]]] = {}
        self._bots: Final[set[Job]] = set()
        """The turns that a bot is thinking about."""
        self._outages: Final = Outages(store)
        self._unreadable: Final[set[str]] = set()
        """Tables whose logs don't replay with this version: told once, and left to the operator."""
        metrics.watch("rollwright_tables_live", "Tables in memory.", lambda: len(self._live))
        metrics.watch("rollwright_bot_turns_now", "Turns that bots are thinking about.", lambda: len(self._bots))

    async def begin(self) -> None:
        """To be called before anything else."""
        await self.bus.begin()
        await self._outages.begin()

    async def beat(self) -> None:
        """To be called every few seconds."""
        await self._outages.beat()

    async def look(self) -> None:
        """To be called every few seconds: see what other nodes have done and no hint has told."""
        if self.store.shared:
            await self._following.look(list(self._live.values()))

    def listen(self, table: str, listener: Listener) -> Callable[[], None]:
        """Hear of a table from now on; what comes back ends it."""
        return self._following.listen(table, listener)

    # Tables

    async def find(self, table_id: str) -> Live | None:
        """A table, from memory or from its log; None where there is none. Raises StoreError, or LogError."""
        live = self._live.get(table_id)
        if live is not None and self.store.shared and not live.present:
            # Nobody here has looked at it, so other nodes may have been ahead for long.
            async with live.lock:
                await (self._read_again(live) if live.doubtful else self._following.catch_up(live))
        if live is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(loading)
        if live is not None:
            live.used_at = time.monotonic()
        return live

    async def _load(self, table_id: str) -> Live | None:
        table = await self._read(table_id)
        if table is None:
            return None
        names = await self.store.names(table.persons())
        said = await self.store.said(table_id, CHAT_LINES)
        live = Live(table, await self.store.secret(table_id), names, said)
        self._keep(live)
        if not self.store.shared:
            self._look_after(live)  # else whoever has written its last row does
        return live

    def _keep(self, live: Live) -> None:
        self._live[live.table.id] = live
        self._following.follow(live)

    async def _read(self, table_id: str) -> Table | None:
        rows = await self.store.rows(table_id)
        # A long log takes a while to replay; others play on meanwhile.
        return await asyncio.to_thread(replay, rows) if rows else None

    async def _read_again(self, live: Live) -> None:
        """See what has become of a row whose outcome is not known. If it is there, nobody has been told yet."""
        await self._following.catch_up(live)
        live.doubtful = False
        self._tell(live)

    def _forget(self, live: Live) -> None:
        live.unfollow()
        if live.timer is not None:
            live.timer.cancel()
        self._live.pop(live.table.id, None)

    # Commands

    async def create(self, command: Create, name: str) -> Outcome:
        """A new table. The same command twice finds the first one's table."""
        known = await self.store.created_by(command.actor, command.cid)
        if known is not None:
            return await self.command(known, command, name)
        decision = decide(None, command, now_ms())
        if not isinstance(decision, Accepted):
            return Outcome(decision, "", 0)
        try:
            await self._commit([decision])
        except Conflict:
            known = await self.store.created_by(command.actor, command.cid)
            if known is None:
                return Outcome(Nack(UNAVAILABLE, None), "", 0)
            return await self.command(known, command, name)
        live = self._opened(decision, {command.actor: name})
        return Outcome(decision, live.table.id, live.table.seq)

    async def take_in(self, rows: list[Accepted]) -> Live:
        """A table that was played elsewhere: all its rows at once."""
        await self._commit(rows)
        live = await self.find(rows[0].table.id)
        assert live is not None, "what was committed is there"
        self._look_after(live)
        return live

    async def command(self, table_id: str, command: Command, name: str = "") -> Outcome:
        """Decide and commit. When this returns an Accepted, the row is on the disk. Raises StoreError.

        `name` is the actor's.
        """
        live = await self.find(table_id)
        if live is None:
            return Outcome(refuse("table.unknown"), table_id, 0)
        async with live.lock:
            if live.doubtful:
                await self._read_again(live)
            await self._outages.notice()
            credit = self._outages.credit(live.table)
            if credit is not None:
                await self._carry_out(live, credit, "")
            decision = await self._carry_out(live, command, name)
        return Outcome(decision, table_id, live.table.seq)

    async def _carry_out(self, live: Live, command: Command, name: str) -> Decision:
        """Whoever calls holds the table's lock."""
        for _ in range(_TRIES):
            if live.doubtful:
                await self._read_again(live)
            decision = decide(live.table, command, now_ms(), live.secret)
            if not isinstance(decision, Accepted):
                # Who is refused is told so by the log, not by a node that has missed something.
                if isinstance(decision, Nack) and self.store.shared and await self._following.catch_up(live):
                    continue
                return decision
            live.doubtful = True
            try:
                opened = await self._accept(live, decision, name)
            except Conflict:
                await self._following.catch_up(live)  # whoever was first has told it, and looks after the table
                live.doubtful = False
                continue
            live.doubtful = False
            for made in opened:
                self._opened(made, {command.actor: name})
            self._tell(live)
            return decision
        raise Unavailable("the table is too busy")

    async def _accept(self, live: Live, decision: Accepted, name: str) -> list[Accepted]:
        """Commit a row, and the first rows of tables that it opens."""
        opened: list[Accepted] = []
        for effect in decision.effects:
            if isinstance(effect, OpenTable):
                made = decide(None, effect.create, now_ms())
                assert isinstance(made, Accepted), "what could be created once can be created again"
                opened.append(made)
        await self._commit([decision, *opened])
        live.table = decision.table
        live.secret = live.secret if decision.secret is None else decision.secret
        live.moved_at = time.monotonic()
        if decision.row.actor in decision.table.persons():
            live.names[decision.row.actor] = name
        return opened

    async def _commit(self, decisions: Sequence[Accepted]) -> None:
        started = time.monotonic()
        await self.store.append([entry_of(decision) for decision in decisions])
        self._metrics.commit.add(time.monotonic() - started)

    def _opened(self, decision: Accepted, names: dict[str, str]) -> Live:
        table = decision.table
        assert decision.secret is not None, "a new table has a secret"
        live = self._live.get(table.id)
        if live is None:
            live = Live(table, decision.secret, names)
            self._keep(live)
        self._look_after(live)
        return live

    def _tell(self, live: Live) -> None:
        self._following.tell(live, ROW)
        self._look_after(live)

    # What is no command

    async def say(self, live: Live, person: Person, cid: str, text: str) -> bool:
        """Keep and pass on a line of chat; False where this one has been kept before."""
        at = now_ms()
        number = await self.store.say(live.table.id, person.id, cid, text, at)
        if number is None:
            return False
        name = live.names.get(person.id, person.name)
        await self._following.add_line(live, Said(number, person.id, name, text, at))
        return True

    async def advise(self, request: BotRequest) -> list[Advised]:
        """What a person could do best, thought out where bots think."""
        return await self._thinkers.advise(request)

    def come(self, live: Live, person: str) -> None:
        """A socket of a person looks at the table from now on."""
        live.present[person] = live.present.get(person, 0) + 1
        if live.present[person] == 1:
            self._following.tell(live, PEOPLE)

    def go(self, live: Live, person: str) -> None:
        live.present[person] -= 1
        if not live.present[person]:
            del live.present[person]
            self._following.tell(live, PEOPLE)

    async def rename(self, person: str, name: str) -> None:
        await self.store.rename(person, name)
        for live in self._live.values():
            if person in live.names:
                live.names[person] = name
                self._following.tell_here(live, NAMES)
        self._following.tell_names(await self._tables_of(person))

    async def erase(self, person: str) -> None:
        tables = await self._tables_of(person)
        await self.store.erase(person)
        for live in self._live.values():
            kept = [said for said in live.chat if said.person != person]
            live.chat.clear()
            live.chat.extend(kept)
            if live.names.pop(person, None) is not None:
                self._following.tell_here(live, NAMES)
        self._following.tell_names(tables)

    async def _tables_of(self, person: str) -> list[str]:
        """Those that may be in the memory of other nodes."""
        return [card["id"] for card in await self.store.cards_of(person, _TABLES)] if self.store.shared else []

    # Effects

    def _look_after(self, live: Live, here: bool = False) -> None:
        """Ask bots, and set the alarm, as the table stands now. Doing it twice changes nothing.

        With `here`, bots think in this process, also where there are workers.
        """
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self._tasks.stopping:
            return
        for effect in due(live.table):
            if isinstance(effect, AskBot):
                job = Job(live.table.id, effect.seat, effect.seq)
                if here or not (self._settings.workers and self.bus.ask(job)):
                    self._tasks.spawn(self.bot_turn(job))
            elif isinstance(effect, Wake):
                delay = max(0.01, (effect.at - now_ms()) / 1000)
                wake: Callable[[], None] = lambda: self._tasks.spawn(self._time_out(live.table.id))  # noqa: E731
                # Timers of an event loop must not be set weeks ahead; the sweeper comes before that.
                live.timer = asyncio.get_running_loop().call_later(min(delay, 3600), wake)

    async def bot_turn(self, job: Job, bot: str = "") -> bool:
        """Let a bot think, and commit what it chose; `bot` in place of the one that sits there.

        False where that is under way already. A turn that is not to be had any more is left alone.
        """
        if job in self._bots:
            return False
        self._bots.add(job)
        try:
            live = await self.find(job.table)
            request = None if live is None else bot_request(live.table, job.seat)
            if live is None or request is None or request.seq != job.seq:
                return True
            follows_at = live.moved_at + self._settings.bot_pause
            for asked in (request.by(bot or request.bot), request.by(LAST_RESORT)):
                action = await self._thinkers.choose(asked)
                if live.connected():
                    await asyncio.sleep(max(0.0, follows_at - time.monotonic()))
                decision = (await self.command(job.table, bot_command(request, action))).decision
                self._metrics.bots.add(decision.code if isinstance(decision, Nack) else "played")
                if not (isinstance(decision, Nack) and decision.code == ILLEGAL):
                    break
            return True
        finally:
            self._bots.discard(job)

    async def _time_out(self, table_id: str) -> None:
        live = await self.find(table_id)
        if live is None:
            return
        outcome = await self.command(table_id, timeout_of(live.table, secrets.token_bytes(32)))
        if not isinstance(outcome.decision, Accepted):
            self._look_after(live)  # too early, or somebody has acted: set the alarm anew

    async def sweep(self) -> None:
        """Look after what a restart, a bot that died or a lost timer has left behind, and let go of what is idle."""
        late_since = now_ms() - _LATE
        for table_id in await self.store.due(late_since, _SWEPT, late_since + _MINE):
            if table_id in self._unreadable:
                continue
            try:
                live = await self.find(table_id)
            except LogError as error:
                self._unreadable.add(table_id)
                log_error("log can't be replayed", error, table=table_id, seq=error.seq)
            else:
                if live is not None:
                    self._look_after(live, here=now_ms() - live.table.at > _GIVEN_UP)
        for live in list(self._live.values()):
            if live.doubtful and not live.lock.locked():
                async with live.lock:
                    await self._read_again(live)
        self.forget_idle()

    def forget_idle(self) -> None:
        """Let go of tables that nobody has used for a while."""
        idle_since = time.monotonic() - self._settings.keep_idle
        for live in list(self._live.values()):
            if not live.lock.locked() and not live.doubtful and not live.present and live.used_at < idle_since:
                self._forget(live)

    async def stop(self) -> None:
        """Begin nothing new, and finish what is being committed."""
        await self._tasks.stop()
        for live in self._live.values():
            if live.timer is not None:
                live.timer.cancel()
        await self._thinkers.close()
        for live in list(self._live.values()):
            async with live.lock:
                pass
        await self._outages.beat()
        await self.bus.close()
