"""Accounts: guests who can be found again. Who signs in gets a ticket of the account, and may bring a guest along.

An account is a guest with a way in: nothing else tells them apart.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rollwright.server.clock import now_ms
from rollwright.server.host.departures import Departures
from rollwright.server.host.guests import Guests, NewTicket, hash_of
from rollwright.stores.accounts import Device, Word, departed_device, device_of
from rollwright.stores.store import Store, Unknown

LINK_LASTS: Final = 15 * 60 * 1000
"""Milliseconds in which a mailed link can be used, once."""
PROOF_LASTS: Final = 15 * 60 * 1000
"""Milliseconds in which whoever has proved who they are may change how the account is opened."""
SIGN_IN: Final = "sign-in"
ADDRESS: Final = "address"
"""Kinds of words: what a mailed link is for."""

_CODES: Final = 10
_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""None of them looks like another."""
_GROUPS: Final = 5
_GROUP: Final = 4
"""So a code has 98 random bits, and its hash needs no salt."""
_MOST_DEVICES: Final = 50
"""Of a person. The one that was not used for longest makes room."""


@dataclass(frozen=True, slots=True)
class SignedIn:
    """What came of signing in."""

    ticket: NewTicket
    merged: bool
    """Whether the guest who was here came along."""
    before: str
    """The device that this browser was of the same person, to be removed once the new ticket is kept; or empty."""

    def to_json(self) -> dict[str, Any]:
        return {**self.ticket.to_json(), "merged": self.merged, "before": self.before}


class Accounts:
    """In the store, in memory and at other nodes."""

    def __init__(self, store: Store, guests: Guests, departures: Departures, count: Callable[[str], None]) -> None:
        self._store: Final = store
        self._guests: Final = guests
        self._departures: Final = departures
        self._count: Final = count
        """Called with what came of a sign-in."""

    # Signing in

    async def open(self, person: str, way: str, device: str, here: str, *, bring: bool) -> SignedIn:
        """A new ticket for somebody who has shown a way in.

        `here` is the ticket that the browser had. The guest whose it is becomes the account, if that is wanted, and
        unless they are an account themselves.
        """
        guest = await self._guests.holder(here) if here else None
        ticket = secrets.token_urlsafe(32)
        await self._store.accounts.add_device(person, hash_of(ticket), device, now_ms())
        owner = await self._guests.holder(ticket)
        if owner is None:
            raise Unknown("this person was erased just now")
        merged = guest is not None and guest.id != owner.id and bring and not await self.is_kept(guest.id)
        if guest is not None and merged:
            await self._guests.merge(guest, owner)
            owner = await self._guests.holder(ticket) or owner
        before = device_of(hash_of(here)) if guest is not None and guest.id in owner.ids else ""
        for old in (await self.devices(owner.id))[_MOST_DEVICES:]:
            await self.remove_device(owner.id, old.id)
        self._count(way)
        return SignedIn(NewTicket(owner, ticket), merged, before)

    async def is_kept(self, person: str) -> bool:
        """Whether there is a way in that isn't a ticket."""
        accounts = self._store.accounts
        return bool(
            await accounts.passkeys_of(person)
            or (await accounts.codes_of(person)).left
            or await accounts.address_of(person)
        )

    # Proof

    async def has_proved(self, person: str, ticket: str) -> bool:
        """Whether the holder of a ticket may change how the account is opened: a ticket can be stolen.

        Where there is no passkey to prove it with, the ticket is enough.
        """
        if not await self._store.accounts.passkeys_of(person):
            return True
        device = device_of(hash_of(ticket))
        lately = now_ms() - PROOF_LASTS
        return any(one.id == device and one.proved_at > lately for one in await self.devices(person))

    async def prove(self, ticket: str) -> None:
        await self._store.accounts.prove_device(hash_of(ticket), now_ms())

    # Codes

    async def new_codes(self, person: str) -> list[str]:
        """Ten codes, in place of all there were. Nobody will see them again."""
        codes = ["-".join(_letters() for _ in range(_GROUPS)) for _ in range(_CODES)]
        await self._store.accounts.set_codes(person, [hash_of(_plain(code)) for code in codes])
        return codes

    async def use_code(self, code: str) -> str | None:
        """Whose code it is, by an id of theirs."""
        return await self._store.accounts.use_code(hash_of(_plain(code)), now_ms())

    # Links by mail

    async def new_word(self, kind: str, person: str, address: str) -> str:
        word, now = secrets.token_urlsafe(24), now_ms()
        await self._store.accounts.add_word(hash_of(word), Word(kind, person, address, now + LINK_LASTS), now)
        return word

    async def word(self, kind: str, word: str) -> Word | None:
        return await self._store.accounts.word(hash_of(word), kind, now_ms())

    async def use_word(self, kind: str, word: str) -> Word | None:
        return await self._store.accounts.use_word(hash_of(word), kind, now_ms())

    # Devices

    async def devices(self, person: str) -> list[Device]:
        """The latest used first."""
        return await self._store.accounts.devices_of(person, now_ms())

    async def name_if_unnamed(self, person: str, ticket: str, name: str) -> None:
        device = device_of(hash_of(ticket))
        if name and any(one.id == device and not one.name for one in await self.devices(person)):
            await self._store.accounts.name_device(person, device, name)

    async def remove_device(self, person: str, device: str) -> bool:
        """Revoke a ticket, and close its sockets, here and at other nodes."""
        gone = await self._store.accounts.remove_device(person, device)
        if gone:
            await self._departures.show_out_device(departed_device(device))
        return gone


def _letters() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_GROUP))


def _plain(code: str) -> str:
    """A code as it is hashed: however somebody has typed it."""
    return "".join(letter for letter in code.upper() if letter.isalnum())
