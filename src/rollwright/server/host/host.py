"""All tables that this process looks after, and everything that is done with them, put together."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rollwright.bus.bus import Bus
from rollwright.server.host.accounts import Accounts
from rollwright.server.host.alerts.calls import Calls
from rollwright.server.host.alerts.outgoing import Outgoing
from rollwright.server.host.alerts.sender import Sender
from rollwright.server.host.bot_pool import BotPool
from rollwright.server.host.bot_turns import BotTurns
from rollwright.server.host.challenges import Challenges
from rollwright.server.host.chat import Chat
from rollwright.server.host.coalesced import Coalesced
from rollwright.server.host.commits import Commits
from rollwright.server.host.company import Company
from rollwright.server.host.departures import Departures
from rollwright.server.host.effects import Effects
from rollwright.server.host.epochs import Epochs
from rollwright.server.host.guests import Guests
from rollwright.server.host.live import LiveTable
from rollwright.server.host.load import Load
from rollwright.server.host.mail import Mail
from rollwright.server.host.memory import Memory
from rollwright.server.host.outages import Outages
from rollwright.server.host.outbox import READERS, Deliveries
from rollwright.server.host.passkeys import Passkeys
from rollwright.server.host.peers import Peers
from rollwright.server.host.presence import Presence
from rollwright.server.host.readiness import Readiness
from rollwright.server.host.reviews import Reviews
from rollwright.server.host.seal_log import SealLog
from rollwright.server.host.shares import Networks
from rollwright.server.host.sweeper import Sweeper
from rollwright.server.host.tallies import Tallies
from rollwright.server.host.tasks import Tasks
from rollwright.server.host.vacations import Vacations
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.stores.company import Invitation
from rollwright.stores.store import Posted, Store
from rollwright.tables.commands.called import Called
from rollwright.tables.commands.finished import Finished
from rollwright.tables.commands.sealed import Sealed

_DELIVERED: Final = 0.1
"""Seconds between two looks into the outbox, where much is posted."""


class Host:
    """Each part knows those that it is given, and no others."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, metrics: Metrics) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.tasks: Final = Tasks()
        self.peers: Final = Peers(store, bus, self.tasks)
        self.memory: Final = Memory(store, self.peers, settings.keep_idle, self._look_after)
        self.outages: Final = Outages(store)
        self.epochs: Final = Epochs(store, self.memory)
        self.tallies: Final = Tallies(store)
        self.mail: Final = Mail(settings, self.tasks, metrics.mails)
        self.outgoing: Final = Outgoing(inside=settings.calls_inside)
        self.sender: Final = Sender(
            store, self.memory.find, self.mail, self.outgoing, settings.public, metrics.calls, metrics.call_seconds
        )
        self.calls: Final = Calls(store, self.sender.wake)
        readers = {
            Finished.kind: (*READERS[Finished.kind], self.tallies.recount, self.calls.read_end),
            Called.kind: (self.calls.read_turns, self._read_turns),
        }
        self.deliveries: Final = Deliveries(store, readers)
        self._deliver_soon: Final = Coalesced(lambda: self.tasks.spawn(self.deliveries.deliver()), _DELIVERED)
        self.seals: Final = SealLog(store)
        self.commits: Final = Commits(
            store, self.memory, self.peers, self.outages, metrics, self._look_after, self._deliver
        )
        self.vacations: Final = Vacations(store, self.memory, self.commits, settings.vacation_days)
        self.networks: Final = Networks()
        self.pool: Final = BotPool(settings.bot_processes, settings.bot_patience, metrics, self.networks)
        self.load: Final = Load(self.pool.longest_wait, metrics, settings.limits)
        self.bots: Final = BotTurns(self.memory, self.commits, self.pool, self.load, settings.bot_pause, metrics)
        self.reviews: Final = Reviews(store, self.pool, self.load, self.tasks)
        self.challenges: Final = Challenges(store, self.memory, self.commits, self.seals, self.epochs, self.reviews)
        self.effects: Final = Effects(self.memory, self.commits, self.bots, bus, self.tasks, settings.workers)
        self.sweeper: Final = Sweeper(store, self.memory, self.effects, self.deliveries, self.vacations)
        self.departures: Final = Departures(store, self.memory, self.peers, bus, self.tasks)
        self.guests: Final = Guests(store, self.memory, self.peers, self.departures)
        self.accounts: Final = Accounts(store, self.guests, self.departures, metrics.sign_ins.add)
        self.passkeys: Final = Passkeys(store, settings.public, settings.origins, metrics.sign_ins.add)
        self.company: Final = Company(store, self._tell_invited)
        self.presence: Final = Presence(self.peers)
        self.chat: Final = Chat(store, self.peers)
        self.readiness: Final = Readiness(store)
        metrics.add_gauge("rollwright_tables_live", "Tables in memory.", lambda: len(self.memory))
        metrics.add_gauge("rollwright_bot_turns_now", "Turns that bots are thinking about.", lambda: len(self.bots))
        metrics.add_gauge("rollwright_thoughts_waiting", "Thoughts that wait for a process.", self.pool.waiting)

    def _look_after(self, live: LiveTable) -> None:
        """Effects are made of commits, and commits have effects: the circle is closed here."""
        self.effects.look_after(live)

    def _tell_invited(self, invitation: Invitation) -> None:
        """Somebody is asked to a table: they see it when they next look, and are called if they wish it."""
        game = invitation.body["game"]
        self.tasks.spawn(self.calls.invited(invitation.person, invitation.asked_by, invitation.table, game))

    async def _read_turns(self, store: Store, posted: Posted) -> None:
        """What is delivered is made of commits too: another circle that is closed here."""
        await self.vacations.read_turns(store, posted)

    def _deliver(self, kinds: Collection[str]) -> None:
        if Finished.kind in kinds or Called.kind in kinds:
            self._deliver_soon()
        if Sealed.kind in kinds:
            self.seals.wake()

    async def begin(self, *, calls: bool) -> None:
        """To be called before anything else. Raises StoreError, and leaves nothing that keeps a process alive.

        With `calls`, people are called from here: whoever does it must know the mail server, and where the site is.
        """
        await self.bus.begin()
        self.departures.begin()
        try:
            await self.outages.begin()
            await self.epochs.notice()
        except BaseException:
            await self.bus.close()
            raise
        self.tasks.spawn(self.load.watch())
        self.tasks.spawn(self.seals.run())
        self.tasks.spawn(self.challenges.run())
        if calls:
            self.tasks.spawn(self.calls.run())
            self.tasks.spawn(self.sender.run())

    async def beat(self) -> None:
        """To be called every few seconds."""
        await self.outages.beat()
        await self.epochs.notice()

    async def poll(self) -> None:
        """To be called every few seconds: see what other nodes have done without a hint reaching us."""
        if self.store.shared:
            await self.peers.poll(self.memory.all())

    async def stop(self) -> None:
        """Begin nothing new, and finish what is being committed."""
        self._deliver_soon.cancel()
        await self.tasks.stop()
        for live in self.memory.all():
            live.set_timer(None)
        await self.pool.close()
        for live in self.memory.all():
            async with live.lock:
                pass
        await self.beat()
        await self.bus.close()
