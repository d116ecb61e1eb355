"""What a store keeps of a person who wants to be found again: passkeys, codes, an address, and the devices they use.

Whatever opens an account is kept as a hash, or is public anyway: from what is kept nobody can sign in.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Protocol

DEVICE: Final = 16
"""Characters of the hash of a ticket that name it to its owner."""


def device_of(ticket_hash: str) -> str:
    """The name by which a device is shown to its owner: the beginning of the hash of its ticket."""
    return ticket_hash[:DEVICE]


def departed_device(device: str) -> str:
    """What stands in the list of departures for a device: no person has such an id."""
    return f"device:{device}"


@dataclass(frozen=True, slots=True)
class Passkey:
    """The public half of a passkey."""

    id: str
    """The credential id, in base64url."""
    person: str
    """Whoever registered it, by the id that they had then: the authenticator holds it as the user handle."""
    public_key: bytes
    sign_count: int
    name: str
    at: int
    used_at: int
    transports: tuple[str, ...]
    """How a browser reaches the authenticator."""
    backed_up: bool
    """Whether the authenticator's maker keeps a copy, so that it outlives the device."""


@dataclass(frozen=True, slots=True)
class Codes:
    """The recovery codes of a person."""

    left: int
    used: int
    used_at: int
    """When the last was used; 0 where none was."""


@dataclass(frozen=True, slots=True)
class Word:
    """A random word that is good for one thing, once, for a while: a challenge, or what a mailed link ends in."""

    kind: str
    person: str
    """Whom it is for; empty where nobody is known yet."""
    address: str
    """The mail address that it was sent to."""
    until: int


@dataclass(frozen=True, slots=True)
class Device:
    """A ticket, as its owner sees it."""

    id: str
    name: str
    at: int
    used_at: int
    """To the day."""
    proved_at: int
    """When its holder last proved to be the owner; 0 for never."""


class Accounts(Protocol):
    """How people come in again. Any id of a person stands for all of them, and all of it is erased with them.

    What adds to a person raises Unknown where they have been erased.
    """

    async def add_passkey(self, passkey: Passkey) -> None:
        """Raises Conflict where there is one with this id, whosever it is."""
        ...

    async def passkey(self, passkey: str) -> Passkey | None: ...

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """The oldest first."""
        ...

    async def use_passkey(self, passkey: str, sign_count: int, backed_up: bool, at: int) -> bool:
        """Note a use. False where the count has not risen, as with a copy of an authenticator; then nothing is noted.

        Authenticators that don't count always say 0.
        """
        ...

    async def remove_passkey(self, person: str, passkey: str) -> bool: ...

    async def set_codes(self, person: str, hashes: Collection[str]) -> None:
        """In place of all codes that there were."""
        ...

    async def use_code(self, code_hash: str, at: int) -> str | None:
        """Whose code it is, by an id of theirs; None where it is not known, or used."""
        ...

    async def codes_of(self, person: str) -> Codes: ...

    async def set_address(self, person: str, address: str, at: int) -> None:
        """Where a person gets mail, in place of any other; nobody else gets theirs there any more."""
        ...

    async def person_at(self, address: str) -> str | None: ...

    async def address_of(self, person: str) -> str:
        """Empty where there is none."""
        ...

    async def remove_address(self, person: str) -> None: ...

    async def add_word(self, word_hash: str, word: Word, at: int) -> None:
        """Words that are too old by then are forgotten."""
        ...

    async def word(self, word_hash: str, kind: str, at: int) -> Word | None:
        """Look at a word without using it."""
        ...

    async def use_word(self, word_hash: str, kind: str, at: int) -> Word | None:
        """None where it is not known, of another kind, too old or used."""
        ...

    async def add_device(self, person: str, ticket_hash: str, name: str, at: int) -> None:
        """A ticket for somebody who has just proved who they are."""
        ...

    async def devices_of(self, person: str, at: int) -> list[Device]:
        """Those whose tickets have not lapsed, the latest used first."""
        ...

    async def name_device(self, person: str, device: str, name: str) -> bool: ...

    async def prove_device(self, ticket_hash: str, at: int) -> None:
        """The holder of a ticket has just proved who they are."""
        ...

    async def remove_device(self, person: str, device: str) -> bool:
        """Revoke a ticket, and the person's links to other devices with it. It is listed as a departure."""
        ...
