"""Limits: what one person and one address may use of this node, kept in this process.

The currency is milliseconds of this node. What keeps the event loop busy is measured and charged; what is done
elsewhere has a stated price. Whoever is in debt waits, and is thrown out of nothing; and while there is more to do than
can be done, those go first who have used least. Beside that a few rates guard something else than time. An account is
a token bucket: looking at one, and forgetting it, takes the same time however many there are.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeVar

from rollwright.server.metering import Metered
from rollwright.server.turns import Turns

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Rate:
    """The burst, and how many a second after that. The name is for metrics."""

    name: str
    burst: float
    per_second: float


# Milliseconds of this node

PERSON_TIME: Final = Rate("person_time", 1_500, 250)
ADDRESS_TIME: Final = Rate("address_time", 3_000, 500)
"""A school class behind one router begins at once, and plays on, for less."""
_HALVES: Final = 5.0
"""Seconds in which half of what somebody has used is forgotten: whoever has used least lately goes first."""
_HOUSEHOLD: Final = 8
"""What an address has used counts as that of this many persons."""
_PLAYER: Final = 500.0
"""Milliseconds by which whoever sits at a game that goes on is ahead of others."""
_LONG: Final = 1_000_000.0
"""By which whatever takes long is behind all that is short."""
_LONGEST: Final = 10.0
"""Seconds: debts beyond what is paid back in that time are forgiven, so that nobody waits longer for one message."""

# What guards something else than time

GUESTS: Final = Rate("guests", 60, 0.5)
"""New guests of an address: a school class behind one router."""
CODES: Final = Rate("codes", 30, 0.5)
"""Codes tried by an address: at this rate one in a thousand open tables is guessed in some days."""
SOCKETS: Final = Rate("sockets", 120, 5)
"""Sockets opened by an address."""
TABLES: Final = Rate("tables", 12, 0.1)
"""Tables created by a person."""
PACKS: Final = Rate("packs", 20, 0.05)
"""Content packs sent by an address."""
HINTS: Final = Rate("hints", 6, 0.2)
"""Hints for a person: each is as much work as a bot's turn."""
REVIEWS: Final = Rate("reviews", 12, 0.1)
"""Reviews for a person: each is as much work as some hints, but it is done once for all who ask."""
SIGN_INS: Final = Rate("sign_ins", 30, 0.2)
"""Attempts of an address to sign in, or to change how that is done."""
MAILS: Final = Rate("mails", 10, 0.02)
"""Mails that an address asks for."""
MAILS_TO: Final = Rate("mails_to", 3, 0.003)
"""Mails to one mail address, whoever asks, and whether anybody has it here: nobody is flooded."""
RINGS: Final = Rate("rings", 10, 0.05)
"""Places where an address wants somebody to be called, and calls to try them."""
TAKEN_ALONG: Final = Rate("taken_along", 4, 0.01)
"""How often a person takes all their games along."""
INVITATIONS: Final = Rate("invitations", 12, 0.02)
"""People that a person asks to a table."""
CARDS: Final = Rate("cards", 12, 0.2)
"""Cards of links that are drawn for an address. Those who show links ask for one or two of each."""
CHAT: Final = Rate("chat", 8, 0.5)
"""Lines of a person."""

PRICES: Final[dict[str, float]] = {
    "message": 1,
    "malformed": 10,
    "Mine": 8,
    "NewTable": 10,
    "AskReview": 5,
    "Chat": 5,
    "Name": 50,
    "request": 3,
    "new_guest": 20,
    "begin_sign_in": 10,
    "sign_in_by_passkey": 20,
    "sign_in_by_code": 20,
    "sign_in_by_link": 20,
    "new_codes": 20,
    "new_pack": 20,
    "my_packs": 10,
    "my_games": 10,
    "take_games_along": 20,
    "people": 10,
    "invite": 20,
    "block": 10,
    "new_circle": 20,
    "calendar": 8,
    "challenge_results": 8,
    "take_in": 50,
    "socket": 5,
}
"""Milliseconds for what is not measured: the web server's part, and the store. By kind of message, or by handler."""

_USED: Final = Rate("used", 0, 0)
"""Stands for what was used, which is no bucket but kept like one."""
_WIDER: Final = 4
"""A whole /48 has as much as this many of its /64."""
_MANY: Final = 50_000
"""Beyond this many accounts a new generation of them begins."""
_LASTS: Final = 600.0
"""Seconds after which one begins anyway. By then every bucket of the one before is full again."""

Shares = tuple[tuple[str, int], ...]
"""The accounts that pay together, each with how many times the rate it has."""


def of_person(person: str) -> Shares:
    return ((person, 1),)


@lru_cache(maxsize=10_000)
def of_address(address: str) -> Shares:
    """An address of IPv4 is one account. Of IPv6 anybody has a /64 at least, and some a /48."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ((address, 1),)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if isinstance(found, ipaddress.IPv4Address):
        return ((str(found), 1),)
    number = int(found)
    return ((f"{number >> 64:x}::/64", 1), (f"{number >> 80:x}::/48", _WIDER))


class Limits:
    """All accounts. `count` is called with the name of a limit whenever it holds somebody back."""

    def __init__(
        self, on: bool = True, address_share: float = 1.0, count: Callable[[str], None] = lambda _: None
    ) -> None:
        self.on: Final = on
        self.address_share: Final = address_share
        """For one address many people may stand: its limits are this many times those above."""
        self._count: Final = count
        self._buckets: Final = _Buckets()
        self.turns: Final = Turns()

    def wait(self, person: str, rate: Rate) -> float:
        """Take one token of a person. Gives 0 if it was there; else the seconds until it will be, and takes none."""
        return self._take(of_person(person), rate, 1.0)

    def allows(self, person: str, rate: Rate) -> bool:
        return self.wait(person, rate) == 0.0

    def wait_at(self, address: str, rate: Rate) -> float:
        """The same for an address."""
        return self._take(of_address(address), rate, self.address_share)

    # Buckets

    def _take(self, accounts: Shares, rate: Rate, share: float) -> float:
        if not self.on:
            return 0.0
        now = time.monotonic()
        found = [(key, times * share, self._tokens(key, rate, times * share, now)) for key, times in accounts]
        wait = max((1.0 - tokens) / (rate.per_second * times) for _, times, tokens in found)
        cost = 0.0 if wait > 0 else 1.0
        for key, _, tokens in found:
            self._buckets.put((key, rate), tokens - cost, now)
        if wait > 0:
            self._count(rate.name)
        return max(0.0, wait)

    def owed(self, accounts: Shares, rate: Rate, share: float = 1.0) -> float:
        """Seconds until none of these accounts is in debt."""
        if not self.on:
            return 0.0
        now, longest = time.monotonic(), 0.0
        for key, times in accounts:
            tokens = self._tokens(key, rate, times * share, now)
            if tokens < 0:
                self._buckets.put((key, rate), tokens, now)  # a debt is remembered as long as somebody asks for it
                longest = max(longest, -tokens / (rate.per_second * times * share))
        return longest

    def used(self, accounts: Shares, share: float = 1.0) -> float:
        """Milliseconds that one of these accounts has used lately, measured by how much it may use."""
        now = time.monotonic()
        return max(self._used(key, now) / (times * share) for key, times in accounts)

    def _used(self, key: str, now: float) -> float:
        used, since = self._buckets.get((key, _USED)) or (0.0, now)
        return used * math.exp2((since - now) / _HALVES)

    def charge(self, accounts: Shares, rate: Rate, cost: float, share: float = 1.0) -> None:
        """Take so many milliseconds, whether they are there or not."""
        if not self.on:
            return
        now = time.monotonic()
        for key, times in accounts:
            lowest = -_LONGEST * rate.per_second * times * share
            tokens = self._tokens(key, rate, times * share, now) - cost
            self._buckets.put((key, rate), max(lowest, tokens), now)
            self._buckets.put((key, _USED), self._used(key, now) + cost, now)

    def held_back(self, rate: Rate) -> None:
        """Somebody waits, or is refused, because of a debt."""
        self._count(rate.name)

    def _tokens(self, key: str, rate: Rate, times: float, now: float) -> float:
        burst = rate.burst * times
        bucket = self._buckets.get((key, rate))
        if bucket is None:
            return burst
        tokens, since = bucket
        return min(burst, tokens + (now - since) * rate.per_second * times)


class Account:
    """Whom the time of this node is charged to: an address, and the person behind it once that is known."""

    def __init__(self, limits: Limits, address: str) -> None:
        self.person = ""
        self._limits: Final = limits
        self._networks: Final = of_address(address)

    @property
    def is_limited(self) -> bool:
        return self._limits.on

    def owed(self) -> float:
        """Seconds until neither is in debt."""
        limits = self._limits
        by_address = limits.owed(self._networks, ADDRESS_TIME, limits.address_share)
        by_person = limits.owed(of_person(self.person), PERSON_TIME) if self.person else 0.0
        if by_address or by_person:
            limits.held_back(ADDRESS_TIME if by_address > by_person else PERSON_TIME)
        return max(by_address, by_person)

    async def turn(self, plays: bool = False) -> None:
        """Wait until whatever is asked for may begin: those go first who have used little lately, and who play."""
        if self._limits.on:
            await self._limits.turns.wait(self._used() - _PLAYER if plays else self._used())

    async def give_way(self) -> None:
        """In the middle of something that takes long: wait until nobody is left who wants something short."""
        await (self._limits.turns.wait(self._used() + _LONG) if self._limits.on else asyncio.sleep(0))

    def _used(self) -> float:
        limits = self._limits
        used = limits.used(self._networks, limits.address_share * _HOUSEHOLD)
        return max(used, limits.used(of_person(self.person))) if self.person else used

    def charge(self, milliseconds: float) -> None:
        limits = self._limits
        limits.charge(self._networks, ADDRESS_TIME, milliseconds, limits.address_share)
        if self.person:
            limits.charge(of_person(self.person), PERSON_TIME, milliseconds)

    async def pay_for(self, work: Coroutine[Any, Any, T]) -> T:
        """What the work gives. The time that it keeps the event loop busy is charged."""
        metered = Metered(work)
        try:
            return await metered
        finally:
            self.charge(metered.milliseconds)


_Key = tuple[str, Rate]
_Bucket = tuple[float, float]
"""Tokens, and when there were so many."""


class _Buckets:
    """Two generations. What is used moves to the younger; with each new one the older is forgotten as a whole."""

    def __init__(self) -> None:
        self._younger: dict[_Key, _Bucket] = {}
        self._older: dict[_Key, _Bucket] = {}
        self._since = time.monotonic()

    def get(self, key: _Key) -> _Bucket | None:
        return self._younger.get(key) or self._older.get(key)

    def put(self, key: _Key, tokens: float, now: float) -> None:
        if len(self._younger) >= _MANY or now - self._since > _LASTS:
            self._older, self._younger, self._since = self._younger, {}, now
        self._younger[key] = (tokens, now)

    def __len__(self) -> int:
        return len(self._younger) + len(self._older)
