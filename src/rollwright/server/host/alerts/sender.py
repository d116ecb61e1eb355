"""Calls that are due are sent, at least once, by any node that is alive.

A call is claimed for a while, sent to each place where the person wants it, and noted there and then: should this node
die in between, another sends it once more to the one place that wasn't noted yet, and to no other.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Any, Final
from urllib.parse import urlsplit

from rollwright.server.clock import now_ms
from rollwright.server.host.alerts import push, webhooks
from rollwright.server.host.alerts.calls import wishes_of
from rollwright.server.host.alerts.letters import Letter, tag_of, write
from rollwright.server.host.alerts.mails import mail_of
from rollwright.server.host.alerts.outgoing import NotAllowed, NotSent, Outgoing
from rollwright.server.host.alerts.tokens import Tokens
from rollwright.server.host.alerts.wishes import INVITE, OVER, TRY, Wishes, due_at, sent_at
from rollwright.server.host.live import LiveTable
from rollwright.server.host.mail import POSTED_WITHIN, Mail, MailFailed
from rollwright.server.logs import log_error
from rollwright.server.metrics import Counter, Histogram
from rollwright.stores.alerts import TURN, Call, Ring
from rollwright.stores.store import Store, StoreError
from rollwright.tables.log.fields import LogError, NewerLog

PUSH: Final = "push"
WEBHOOK: Final = "webhook"
"""Kinds of rings."""
MAIL: Final = "mail"
"""Stands for the mail address among the rings that have had a call."""

_AT_ONCE: Final = 64
"""Persons who are being called by this node. One whose webhook is slow keeps no other waiting."""
_MINE: Final = 15_000
"""Milliseconds for which no other node sends what this one has claimed."""
_BEGUN: Final = 8_000
"""Milliseconds after a claim in which something may be sent: what is begun ends before somebody else has the claim,
also where this process was stopped for a while."""
_MAILED: Final = (POSTED_WITHIN + 15) * 1000
"""The same for a mail, from when it is begun: a mail server may take longer to answer than all else."""
_IDLE: Final = 1.0
"""Seconds between looks for what is due."""
_ENDING: Final = 5.0
"""Seconds that this node gives what is under way when it is stopped."""
_PAUSE: Final = 0.3
"""Seconds before the next attempt where the store has failed."""
_SOON: Final = 500
"""Milliseconds until calls are due again whose sending has failed here."""
_FIRST_PAUSE: Final = 5_000
_LONGEST_PAUSE: Final = 60 * 60 * 1000
_GIVEN_UP: Final = 24 * 60 * 60 * 1000
"""Milliseconds: what could not be sent is tried again after a while, ever more rarely, for a day. A place that could
not be reached all that time is dropped."""
_TRIED: Final = 60 * 60 * 1000
"""Milliseconds for which this process tries it at least, however late it is: it may be back from a long outage."""
_SENDS: Final = 60 * 60
"""Seconds. Where nobody was reached on the internet for so long, it is us who are cut off, and no place is dropped."""
_SILENT: Final = 20
"""Calls after which a browser that never said it got one counts as gone, or a place that refused them all. Some push
services take messages for browsers that are no more, and say that all is well."""
_QUIET_HOSTS: Final = (".push.apple.com",)
"""Push services that take the permission away from who sends what isn't shown: nothing is withdrawn there."""
_GONE: Final = (404, 410)
_BUSY: Final = (408, 425, 429)
"""It may be tried again. Whoever says another 4xx would say it again."""
_LASTS: Final = 24 * 60 * 60
"""Seconds for which a push service keeps what it can't deliver."""

Find = Callable[[str, int], Awaitable[LiveTable | None]]
Letters = list[tuple[Call, Letter]]
Failed = set[tuple[str, str, str]]
"""The place where it could not be sent, and the kind and subject of the call."""


class Sender:
    """`find` gives a table by its id, with a row at least; `site` is where people find this server, or empty."""

    def __init__(
        self,
        store: Store,
        find: Find,
        mail: Mail,
        outgoing: Outgoing,
        site: str,
        count: Counter,
        seconds: Histogram,
    ) -> None:
        self._store: Final = store
        self._find: Final = find
        self._mail: Final = mail
        self._outgoing: Final = outgoing
        self._site: Final = site
        self._count: Final = count
        self._seconds: Final = seconds
        self._woken: Final = asyncio.Event()
        self._under_way: Final[set[asyncio.Task[None]]] = set()
        self._sent_at: float = float("-inf")
        self._failing: Final[dict[tuple[str, str, str, int], int]] = {}
        """Since when calls can't be sent from here, the longest first."""
        self._key: bytes = b""

    def wake(self) -> None:
        """Something is due now."""
        self._woken.set()

    async def run(self) -> None:
        try:
            while True:
                await self._look()
        finally:
            if self._under_way:  # what has been sent is to be noted
                await asyncio.wait(self._under_way, timeout=_ENDING)
            for task in self._under_way:
                task.cancel()

    async def _look(self) -> None:
        self._woken.clear()
        try:
            more = await self._begin_due()
        except Exception as error:  # the next look finds the same
            log_error("calls not sent", error)
            await asyncio.sleep(_PAUSE)
            return
        if more:
            await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_IDLE):
                await self._woken.wait()

    async def site_key(self) -> push.Site:
        """Raises StoreError."""
        contact = self._site or "mailto:nobody@example.org"
        return push.Site(await self.key(), contact)

    async def tokens(self) -> Tokens:
        return Tokens(await self.key())

    async def key(self) -> bytes:
        if not self._key:
            self._key = await self._store.alerts.push_key(push.new_key())
        return self._key

    async def _begin_due(self) -> bool:
        """Begin to send what is due. Gives whether there may be more than can be begun now."""
        now, free = now_ms(), _AT_ONCE - len(self._under_way)
        taken = await self._store.alerts.take(free, now, now + _MINE)
        by_person: dict[str, list[Call]] = {}
        for call in taken:
            by_person.setdefault(call.person, []).append(call)
        for person, calls in by_person.items():
            task = asyncio.create_task(self._send_to(person, calls, now + _BEGUN))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        return len(by_person) >= free

    async def _send_to(self, person: str, calls: list[Call], until: int) -> None:
        try:
            await self._tell(person, calls, until)
        except StoreError as error:
            log_error("call not sent", error, calls=len(calls))
            await self._give_back(calls, until)
        except Exception as error:  # it is due again when the claim ends
            log_error("call not sent", error, calls=len(calls))

    async def _give_back(self, calls: list[Call], until: int) -> None:
        """Soon to be taken again, by whoever is there; where the store doesn't answer, when the claim ends."""
        for call in calls:
            while now_ms() < until:
                try:
                    await self._store.alerts.put_off(call, now_ms() + _SOON)
                    break
                except StoreError:
                    await asyncio.sleep(_PAUSE)

    async def _tell(self, person: str, calls: list[Call], until: int) -> None:
        wishes, rings = await wishes_of(self._store, person), await self._store.alerts.rings_of(person)
        letters: Letters = []
        for call in calls:
            if call.is_over:
                await self._withdraw(call, rings)
            elif wishes is None or (at := sent_at(wishes, call, now_ms())) is None:
                await self._store.alerts.done(call)
            elif at > now_ms():
                await self._store.alerts.put_off(call, at)
            else:
                letters += await self._written(call, wishes)
        if wishes is None or not letters:
            return
        ways = [self._ring_all(ring, letters, wishes, until) for ring in rings]
        if wishes.mail and self._mail.is_set_up:
            ways.append(self._mail_all(person, wishes, letters, until))
        failed: Failed = set().union(*await asyncio.gather(*ways))
        for call, _ in letters:
            places = {place for place, *key in failed if key == [call.kind, call.subject]}
            await self._finish(call, wishes, places)

    async def _written(self, call: Call, wishes: Wishes) -> Letters:
        """Nothing where there is nothing to say any more, or where the table is one that this node can't read."""
        if call.kind == INVITE and not await self._is_asked(call):
            await self._store.alerts.done(call)
            return []
        try:
            live = await self._find(call.body["table"], _row_of(call)) if call.body.get("table") else None
        except NewerLog:
            return []  # it is due again, for a node that knows more
        except LogError as error:
            log_error("log can't be replayed", error, table=call.body["table"], seq=error.seq)
            live = None
        try:
            letter = await asyncio.to_thread(write, call, wishes, live, self._site)
        except Exception as error:  # it would be no better the next time
            log_error("call not written", error, kind=call.kind)
            letter = None
        if letter is None:
            await self._store.alerts.done(call)
        return [] if letter is None else [(call, letter)]

    async def _is_asked(self, call: Call) -> bool:
        """Not who has declined meanwhile, or has blocked whoever asked."""
        asked = await self._store.company.invitations_of(call.person, 0)
        return any(one.table == call.subject for one in asked)

    async def _finish(self, call: Call, wishes: Wishes, failed: Collection[str]) -> None:
        """`failed` are the places where it could not be sent now."""
        now = now_ms()
        tried = self._tried(call, now) if failed else 0
        if failed and (tried < _TRIED or _late(call, wishes, now) < _GIVEN_UP) and call.kind != TRY:
            await self._store.alerts.put_off(call, now + min(max(_FIRST_PAUSE, tried), _LONGEST_PAUSE))
            return
        self._failing.pop(_key(call), None)
        if call.kind != TRY and time.monotonic() - self._sent_at < _SENDS:
            for ring in failed:
                self._count.add("ring dropped")
                await self._store.alerts.remove_ring(call.person, ring)
        await self._store.alerts.done(call)

    def _tried(self, call: Call, now: int) -> int:
        """For how long it could not be sent from here. What another node has sent meanwhile is forgotten in time."""
        while self._failing and next(iter(self._failing.values())) < now - 2 * _GIVEN_UP:
            del self._failing[next(iter(self._failing))]
        return now - self._failing.setdefault(_key(call), now)

    async def _note_told(self, call: Call, place: str, wishes: Wishes) -> None:
        """Whatever the store says just now: what was sent and isn't noted would be sent again."""
        if place != MAIL:  # the mail server may be next door
            self._sent_at = time.monotonic()
        self._seconds.add(_late(call, wishes, now_ms()) / 1000)
        while True:
            try:
                await self._store.alerts.told(call, place, now_ms())
            except StoreError as error:
                log_error("call not noted", error)
                await asyncio.sleep(_PAUSE)
            else:
                return

    # Rings

    async def _ring_all(self, ring: Ring, letters: Letters, wishes: Wishes, until: int) -> Failed:
        """Gives what is left to be sent there. Where one call failed, the next is not tried just then."""
        failed: Failed = set()
        for call, letter in letters:
            if ring.id in call.told:
                continue
            if failed or now_ms() > until or not await self._ring(ring, call, letter, wishes):
                failed.add((ring.id, call.kind, call.subject))
        return failed

    async def _ring(self, ring: Ring, call: Call, letter: Letter, wishes: Wishes) -> bool:
        """Whether nothing is left to be done there."""
        message = {
            "kind": letter.kind,
            "title": letter.title,
            "text": letter.text,
            "path": letter.path,
            "tag": letter.tag,
            "at": call.body.get("at", 0),
            "ring": ring.id,
        }
        try:
            if ring.kind == PUSH:
                status = await self._push(ring, message, urgent=True)
            else:
                body = webhooks.body_of(ring.body["shape"], letter)
                headers = webhooks.headers_of(ring.body["secret"], body, now_ms() // 1000)
                status = await self._outgoing.post(ring.address, headers, body)
        except NotSent:
            self._count.add(f"{ring.kind} failed")
            return False
        except NotAllowed:
            status = _GONE[0]
        if 200 <= status < 300:
            self._count.add(f"{ring.kind} sent")
            await self._note_told(call, ring.id, wishes)
            await (self._expect(ring) if ring.kind == PUSH else self._store.alerts.heard(ring.id))
        elif status in _GONE:
            self._count.add(f"{ring.kind} gone")
            await self._store.alerts.remove_ring(ring.person, ring.id)
        elif 400 <= status < 500 and status not in _BUSY:
            self._count.add(f"{ring.kind} refused")
            await self._expect(ring)
        else:
            self._count.add(f"{ring.kind} failed")
            return False
        return True

    async def _expect(self, ring: Ring) -> None:
        if await self._store.alerts.expect(ring.id) > _SILENT:
            await self._store.alerts.remove_ring(ring.person, ring.id)
            self._count.add(f"{ring.kind} silent")

    async def _push(self, ring: Ring, message: dict[str, Any], *, urgent: bool) -> int:
        text = json.dumps(message, ensure_ascii=False).encode()
        if len(text) > push.MOST:
            text = json.dumps(message | {"text": ""}, ensure_ascii=False).encode()
        site = await self.site_key()
        topic = secrets.token_hex(4) if not message["tag"] else push.topic_of(message["tag"])
        headers = {
            "Authorization": site.authorization(ring.address, now_ms() // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_LASTS),
            "Urgency": "high" if urgent else "low",
            "Topic": topic,
        }
        return await self._outgoing.post(ring.address, headers, push.encrypt(text, push.browser_keys(ring.body)))

    async def _withdraw(self, call: Call, rings: Iterable[Ring]) -> None:
        """What was told at some browsers is taken back there. It is tried once: nobody misses it."""
        told = [ring for ring in rings if ring.kind == PUSH and ring.id in call.told]
        await asyncio.gather(*(self._take_back(call, ring) for ring in told if not _is_quiet(ring.address)))
        await self._store.alerts.done(call)

    async def _take_back(self, call: Call, ring: Ring) -> None:
        message = {"kind": "withdraw", "tag": tag_of(call.kind, call.body.get("table", "")), "ring": ring.id}
        try:
            await self._push(ring, message, urgent=False)
            self._count.add("push withdrawn")
        except (NotSent, NotAllowed):
            self._count.add("push failed")

    # Mail

    async def _mail_all(self, person: str, wishes: Wishes, letters: Letters, until: int) -> Failed:
        """All in one mail. Gives what is left to be sent."""
        address = await self._store.accounts.address_of(person)
        unsent = [(call, letter) for call, letter in letters if MAIL not in call.told]
        if not address or not unsent:
            return set()
        left: Failed = {(MAIL, call.kind, call.subject) for call, _ in unsent}
        if now_ms() > until:
            return left
        tokens = Tokens(await self.key())
        subject, text, headers = mail_of(person, wishes, [letter for _, letter in unsent], tokens, self._site)
        for call, _ in unsent:
            await self._store.alerts.put_off(call, now_ms() + _MAILED)
        try:
            await self._mail.post(address, subject, text, headers)
        except MailFailed as failed:
            if not failed.for_good:
                self._count.add("mail failed")
                return left
            self._count.add("mail refused")
        else:
            self._count.add("mail sent")
        for call, _ in unsent:
            await self._note_told(call, MAIL, wishes)
        return set()


def _key(call: Call) -> tuple[str, str, str, int]:
    return call.person, call.kind, call.subject, call.seq


def _row_of(call: Call) -> int:
    """The row that it comes from; 0 where it comes from none."""
    return call.seq if call.kind in (TURN, OVER) else 0


def _is_quiet(address: str) -> bool:
    return (urlsplit(address).hostname or "").endswith(_QUIET_HOSTS)


def _late(call: Call, wishes: Wishes, now: int) -> int:
    """Milliseconds since it was due by what the person wishes."""
    at = call.body.get("at", now)
    return max(0, now - (due_at(wishes, call, at) or at))
