"""Accounts in SQLite: passkeys, recovery codes, addresses, words that are used once, and devices."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from typing import Any, Final

from rollwright.stores.accounts import DEVICE, Codes, Device, Passkey, Word, departed_device, device_of
from rollwright.stores.people import TICKET_LASTS
from rollwright.stores.sqlite.file import File
from rollwright.stores.sqlite.people import check_known, depart, ids_of

_PASSKEY: Final = "id, person, public_key, sign_count, name, at, used_at, transports, backed_up"
_MINE: Final = "person in (select value from json_each(?1))"


class SqliteAccounts:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    # Passkeys

    async def add_passkey(self, passkey: Passkey) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_known(connection, passkey.person)
            connection.execute(
                f"insert into passkeys ({_PASSKEY}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    passkey.id,
                    passkey.person,
                    passkey.public_key,
                    passkey.sign_count,
                    passkey.name,
                    passkey.at,
                    passkey.used_at,
                    " ".join(passkey.transports),
                    passkey.backed_up,
                ),
            )

        await self._file.do(work)

    async def passkey(self, passkey: str) -> Passkey | None:
        found = await self._file.all(f"select {_PASSKEY} from passkeys where id = ?", passkey)
        return _passkey(found[0]) if found else None

    async def passkeys_of(self, person: str) -> list[Passkey]:
        found = await self._of(f"select {_PASSKEY} from passkeys where {_MINE} order by at", person)
        return [_passkey(row) for row in found]

    async def use_passkey(self, passkey: str, sign_count: int, backed_up: bool, at: int) -> bool:
        found = await self._file.all(
            "update passkeys set sign_count = ?2, backed_up = ?3, used_at = ?4"
            " where id = ?1 and (sign_count < ?2 or sign_count = 0 and ?2 = 0) returning id",
            passkey,
            sign_count,
            backed_up,
            at,
        )
        return bool(found)

    async def remove_passkey(self, person: str, passkey: str) -> bool:
        return bool(await self._of(f"delete from passkeys where {_MINE} and id = ?2 returning id", person, passkey))

    # Recovery codes

    async def set_codes(self, person: str, hashes: Collection[str]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_known(connection, person)
            connection.execute(f"delete from recovery_codes where {_MINE}", (_ids(connection, person),))
            connection.executemany(
                "insert into recovery_codes (hash, person) values (?, ?)", [(one, person) for one in hashes]
            )

        await self._file.do(work)

    async def use_code(self, code_hash: str, at: int) -> str | None:
        found = await self._file.all(
            "update recovery_codes set used_at = ?2 where hash = ?1 and used_at is null returning person", code_hash, at
        )
        return found[0][0] if found else None

    async def codes_of(self, person: str) -> Codes:
        asked = "select count(*) - count(used_at), count(used_at), coalesce(max(used_at), 0) from recovery_codes"
        ((left, used, used_at),) = await self._of(f"{asked} where {_MINE}", person)
        return Codes(left, used, used_at)

    # Addresses

    async def set_address(self, person: str, address: str, at: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_known(connection, person)
            connection.execute(f"delete from mail_addresses where {_MINE}", (_ids(connection, person),))
            connection.execute("insert or replace into mail_addresses values (?, ?, ?)", (address, person, at))

        await self._file.do(work)

    async def person_at(self, address: str) -> str | None:
        found = await self._file.all("select person from mail_addresses where address = ?", address)
        return found[0][0] if found else None

    async def address_of(self, person: str) -> str:
        found = await self._of(f"select address from mail_addresses where {_MINE} order by at desc limit 1", person)
        return found[0][0] if found else ""

    async def remove_address(self, person: str) -> None:
        await self._of(f"delete from mail_addresses where {_MINE}", person)

    # Words

    async def add_word(self, word_hash: str, word: Word, at: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if word.person:
                check_known(connection, word.person)
            connection.execute("delete from words where until <= ?", (at,))
            connection.execute(
                "insert into words values (?, ?, ?, ?, ?)",
                (word_hash, word.kind, word.person, word.address, word.until),
            )

        await self._file.do(work)

    async def word(self, word_hash: str, kind: str, at: int) -> Word | None:
        return await self._word("select kind, person, address, until from words where", word_hash, kind, at)

    async def use_word(self, word_hash: str, kind: str, at: int) -> Word | None:
        return await self._word(
            "delete from words where", word_hash, kind, at, "returning kind, person, address, until"
        )

    async def _word(self, begin: str, word_hash: str, kind: str, at: int, end: str = "") -> Word | None:
        found = await self._file.all(f"{begin} hash = ? and kind = ? and until > ? {end}", word_hash, kind, at)
        return Word(*found[0]) if found else None

    # Devices

    async def add_device(self, person: str, ticket_hash: str, name: str, at: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_known(connection, person)
            connection.execute(
                "insert into tickets (hash, person, at, used_at, name, proved_at) values (?1, ?2, ?3, ?3, ?4, ?3)",
                (ticket_hash, person, at, name),
            )

        await self._file.do(work)

    async def devices_of(self, person: str, at: int) -> list[Device]:
        found = await self._of(
            "select hash, name, at, used_at, proved_at from tickets"
            f" where {_MINE} and used_at > ?2 order by used_at desc, at desc",
            person,
            at - TICKET_LASTS,
        )
        return [Device(device_of(ticket), *rest) for ticket, *rest in found]

    async def name_device(self, person: str, device: str, name: str) -> bool:
        named = f"update tickets set name = ?3 where {_MINE} and substr(hash, 1, {DEVICE}) = ?2 returning hash"
        return bool(await self._of(named, person, device, name))

    async def prove_device(self, ticket_hash: str, at: int) -> None:
        await self._file.all("update tickets set proved_at = ?2 where hash = ?1", ticket_hash, at)

    async def remove_device(self, person: str, device: str) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            mine = _ids(connection, person)
            gone = connection.execute(
                f"delete from tickets where {_MINE} and substr(hash, 1, {DEVICE}) = ?2", (mine, device)
            ).rowcount
            if gone:
                connection.execute(f"delete from links where {_MINE}", (mine,))
                depart(connection, departed_device(device), erased=False)
            return gone > 0

        return await self._file.do(work)

    async def _of(self, sql: str, person: str, *values: object) -> list[Any]:
        """A statement about all ids of a person, which are its first value."""
        return await self._file.do(
            lambda connection: connection.execute(sql, (_ids(connection, person), *values)).fetchall()
        )


def _ids(connection: sqlite3.Connection, person: str) -> str:
    return json.dumps(ids_of(connection, person))


def _passkey(row: Any) -> Passkey:
    key, person, public_key, sign_count, name, at, used_at, transports, backed_up = row
    return Passkey(key, person, public_key, sign_count, name, at, used_at, tuple(transports.split()), bool(backed_up))
