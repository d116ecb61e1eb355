"""Accounts in PostgreSQL, beside people: passkeys, recovery codes, addresses, words that are used once, devices."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from rollwright.stores.accounts import DEVICE, Codes, Device, Passkey, Word, departed_device, device_of
from rollwright.stores.people import TICKET_LASTS
from rollwright.stores.postgres.database import Database, storable
from rollwright.stores.postgres.people import PostgresPeople, depart

_PASSKEY: Final = "id, person, public_key, sign_count, name, at, used_at, transports, backed_up"
_MINE: Final = "person = any($1::text[])"
_WORD: Final = "kind, person, address, until"
_ADD_WORD: Final = f"insert into words (hash, {_WORD}) values ($1, $2, $3, $4, $5)"


class PostgresAccounts:
    def __init__(self, accounts: Database, people: PostgresPeople) -> None:
        self._accounts: Final = accounts
        self._people: Final = people

    # Passkeys

    async def add_passkey(self, passkey: Passkey) -> None:
        async with self._people.held(passkey.person) as connection:
            await connection.execute(
                f"insert into passkeys ({_PASSKEY}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                passkey.id,
                passkey.person,
                passkey.public_key,
                passkey.sign_count,
                storable(passkey.name),
                passkey.at,
                passkey.used_at,
                " ".join(passkey.transports),
                passkey.backed_up,
            )

    async def passkey(self, passkey: str) -> Passkey | None:
        found = await self._accounts.one(f"select {_PASSKEY} from passkeys where id = $1", passkey)
        return _passkey(found) if found else None

    async def passkeys_of(self, person: str) -> list[Passkey]:
        found = await self._of(f"select {_PASSKEY} from passkeys where {_MINE} order by at", person)
        return [_passkey(row) for row in found]

    async def use_passkey(self, passkey: str, sign_count: int, backed_up: bool, at: int) -> bool:
        found = await self._accounts.one(
            "update passkeys set sign_count = $2, backed_up = $3, used_at = $4"
            " where id = $1 and (sign_count < $2 or sign_count = 0 and $2 = 0) returning id",
            passkey,
            sign_count,
            backed_up,
            at,
        )
        return found is not None

    async def remove_passkey(self, person: str, passkey: str) -> bool:
        return bool(await self._of(f"delete from passkeys where {_MINE} and id = $2 returning id", person, passkey))

    # Recovery codes

    async def set_codes(self, person: str, hashes: Collection[str]) -> None:
        ids = await self._people.ids_of(person)
        async with self._people.held(person) as connection:
            await connection.execute(f"delete from recovery_codes where {_MINE}", ids)
            await connection.execute(
                "insert into recovery_codes (hash, person) select one, $2 from unnest($1::text[]) as given (one)",
                list(hashes),
                person,
            )

    async def use_code(self, code_hash: str, at: int) -> str | None:
        found = await self._accounts.one(
            "update recovery_codes set used_at = $2 where hash = $1 and used_at is null returning person", code_hash, at
        )
        return found[0] if found else None

    async def codes_of(self, person: str) -> Codes:
        asked = "select count(*) - count(used_at), count(used_at), coalesce(max(used_at), 0) from recovery_codes"
        ((left, used, used_at),) = await self._of(f"{asked} where {_MINE}", person)
        return Codes(left, used, used_at)

    # Addresses

    async def set_address(self, person: str, address: str, at: int) -> None:
        ids = await self._people.ids_of(person)
        async with self._people.held(person) as connection:
            await connection.execute(f"delete from mail_addresses where {_MINE}", ids)
            await connection.execute(
                "insert into mail_addresses (address, person, at) values ($1, $2, $3)"
                " on conflict (address) do update set person = excluded.person, at = excluded.at",
                storable(address),
                person,
                at,
            )

    async def person_at(self, address: str) -> str | None:
        found = await self._accounts.one("select person from mail_addresses where address = $1", address)
        return found[0] if found else None

    async def address_of(self, person: str) -> str:
        found = await self._of(f"select address from mail_addresses where {_MINE} order by at desc limit 1", person)
        return found[0][0] if found else ""

    async def remove_address(self, person: str) -> None:
        await self._of(f"delete from mail_addresses where {_MINE}", person)

    # Words

    async def add_word(self, word_hash: str, word: Word, at: int) -> None:
        values = (word_hash, word.kind, word.person, storable(word.address), word.until)
        if word.person:
            async with self._people.held(word.person) as connection:
                await connection.execute(_ADD_WORD, *values)
        else:
            await self._accounts.all(_ADD_WORD, *values)
        await self._accounts.all("delete from words where until <= $1", at)

    async def word(self, word_hash: str, kind: str, at: int) -> Word | None:
        return await self._word(f"select {_WORD} from words where", word_hash, kind, at)

    async def use_word(self, word_hash: str, kind: str, at: int) -> Word | None:
        return await self._word("delete from words where", word_hash, kind, at, f"returning {_WORD}")

    async def _word(self, begin: str, word_hash: str, kind: str, at: int, end: str = "") -> Word | None:
        found = await self._accounts.one(f"{begin} hash = $1 and kind = $2 and until > $3 {end}", word_hash, kind, at)
        return Word(*found) if found else None

    # Devices

    async def add_device(self, person: str, ticket_hash: str, name: str, at: int) -> None:
        async with self._people.held(person) as connection:
            await connection.execute(
                "insert into tickets (hash, person, at, used_at, name, proved_at) values ($1, $2, $3, $3, $4, $3)",
                ticket_hash,
                person,
                at,
                storable(name),
            )

    async def devices_of(self, person: str, at: int) -> list[Device]:
        found = await self._of(
            "select hash, name, at, used_at, proved_at from tickets"
            f" where {_MINE} and used_at > $2 order by used_at desc, at desc",
            person,
            at - TICKET_LASTS,
        )
        return [Device(device_of(ticket), *rest) for ticket, *rest in found]

    async def name_device(self, person: str, device: str, name: str) -> bool:
        named = f"update tickets set name = $3 where {_MINE} and left(hash, {DEVICE}) = $2 returning hash"
        return bool(await self._of(named, person, device, name))

    async def prove_device(self, ticket_hash: str, at: int) -> None:
        await self._accounts.all("update tickets set proved_at = $2 where hash = $1", ticket_hash, at)

    async def remove_device(self, person: str, device: str) -> bool:
        ids = await self._people.ids_of(person)

        async def work(connection: Any) -> bool:
            gone = await connection.fetch(
                f"delete from tickets where {_MINE} and left(hash, {DEVICE}) = $2 returning hash", ids, storable(device)
            )
            if gone:
                await connection.execute(f"delete from links where {_MINE}", ids)
                await depart(connection, [departed_device(device)], erased=False)
            return bool(gone)

        return await self._accounts.do(work)

    async def _of(self, sql: str, person: str, *values: object) -> list[Any]:
        """A statement about all ids of a person, which are its first value."""
        return await self._accounts.all(sql, await self._people.ids_of(person), *values)


def _passkey(row: Any) -> Passkey:
    key, person, public_key, sign_count, name, at, used_at, transports, backed_up = row
    return Passkey(key, person, public_key, sign_count, name, at, used_at, tuple(transports.split()), backed_up)
