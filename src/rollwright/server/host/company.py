"""People who know one another: who may ask whom to a table, whom somebody blocks, and groups with a table of theirs.

Somebody can be asked by those who have sat with them, and by nobody else. Who is blocked is told nothing of it: what
they ask for is answered as ever, and leads nowhere.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from typing import Any, Final

from rollwright.server.clock import now_ms
from rollwright.stores.company import DECLINED, Circle, Invitation
from rollwright.stores.people import Person
from rollwright.stores.store import Store, Unknown
from rollwright.tables.log.chairs import PERSON
from rollwright.tables.log.table import WAITING, Table

_HOUR: Final = 60 * 60 * 1000
_DAY: Final = 24 * 60 * 60 * 1000
LASTS: Final = 14 * _DAY
"""Milliseconds after which an invitation that nobody has answered is forgotten."""
_A_DAY: Final = 40
"""People that somebody asks in a day."""
_REMEMBERED: Final = 300
"""Finished games in which those are looked for whom somebody has sat with: the latest."""
_BLOCKS: Final = 500
_CIRCLES: Final = 12
_MEMBERS: Final = 12
_UNHEARD: Final = "unheard"
"""The answer to an invitation of somebody who is blocked: it was given before anybody was asked."""


class Company:
    """`tell` is called with each invitation that somebody is to hear of. Nobody waits for it: who is blocked would see
    by the time that an answer takes, or by one that fails, that nobody was told.
    """

    def __init__(self, store: Store, tell: Callable[[Invitation], object]) -> None:
        self._store: Final = store
        self._tell: Final = tell
        self._swept = 0

    # Invitations

    async def invite(self, by: Person, other: str, table: Table, word: str) -> bool:
        """Ask somebody to a table that waits. False for who hasn't sat with this one, whether there is such a person.

        Raises TooMany for who has asked enough people for a day.
        """
        ids = await self._store.people.ids_of(other)
        if not await self._knows(by, ids):
            return False
        if any(chair.kind == PERSON and chair.person in ids for chair in table.chairs):
            return True
        now = now_ms()
        hears = not await self._store.company.who_block(by.id, [other])
        body = {"game": table.game.id, "players": table.setup.players, "clock": table.clock.to_json(), "word": word}
        invitation = Invitation(ids[0], table.id, by.id, now, body, "" if hears else _UNHEARD)
        try:
            kept = await self._store.company.invite(invitation, now - _DAY, _A_DAY)
        except Unknown:
            return False
        if not kept and not any(one.person in ids for one in await self._store.company.invitations_to(table.id)):
            raise TooMany
        if kept and hears:
            self._tell(invitation)
        return True

    async def _knows(self, person: Person, other: Collection[str]) -> bool:
        """Whether they have finished a game together, or are in one group."""
        if not set(other).isdisjoint(person.ids):
            return False
        for finish in await self._store.results.of(person.id, _REMEMBERED):
            if any(seat["person"] in other for seat in finish.body["seats"]):
                return True
        circles = await self._store.company.circles_of(person.id)
        return any(not set(other).isdisjoint(circle.members) for circle in circles)

    async def asked(self, person: Person) -> list[Invitation]:
        return await self._store.company.invitations_of(person.id, now_ms() - LASTS)

    async def asked_to(self, table: str) -> list[Invitation]:
        """With the answers that who has asked may know of."""
        return await self._store.company.invitations_to(table)

    async def decline(self, person: Person, table: str) -> bool:
        return await self._store.company.answer(person.id, table, DECLINED) is not None

    async def seated(self, person: str, table: str) -> None:
        """Somebody has taken a seat: that answers an invitation."""
        await self._store.company.answer(person, table, "seated")

    async def sweep(self) -> None:
        """To be called often: now and then what is old is forgotten."""
        now = now_ms()
        if now - self._swept > _HOUR:
            self._swept = now
            await self._store.company.forget(now - LASTS)

    # Blocks

    async def block(self, person: Person, other: str) -> None:
        """Their invitations go with it. Nobody is told whether there is such a person."""
        if other in person.ids:
            return
        await self._store.company.block(person.id, other, now_ms(), _BLOCKS)
        ids = await self._store.people.ids_of(other)
        for invitation in await self.asked(person):
            if invitation.asked_by in ids:
                await self._store.company.answer(person.id, invitation.table, _UNHEARD)
        for circle in await self._store.company.circles_of(person.id):
            if circle.members[0] in person.ids and not set(ids).isdisjoint(circle.members):
                await self._store.company.leave(circle.id, other)

    async def is_kept_out(self, person: str, table: Table) -> bool:
        """Whether somebody who sits at a table that waits blocks this one, who doesn't."""
        if table.phase != WAITING or table.seats_of(person):
            return False
        sitting = {chair.person for chair in table.chairs if chair.kind == PERSON}
        return bool(sitting and await self._store.company.who_block(person, sitting))

    # Groups

    async def found(self, person: Person, body: dict[str, Any]) -> Circle | None:
        """A new group; None for who is in enough of them."""
        circle = Circle(secrets.token_hex(8), _word(), body, "", (person.id,))
        return circle if await self._store.company.add_circle(circle, now_ms(), _CIRCLES) else None

    async def led_to(self, person: Person, word: str) -> Circle | None:
        """The group that a link leads to; None also where a member blocks whoever follows it."""
        circle = await self._store.company.circle_of(word)
        if circle is None or is_member(person, circle):
            return circle
        blocked = await self._store.company.who_block(person.id, circle.members)
        return None if blocked else circle

    async def join(self, person: Person, circle: Circle) -> bool:
        return await self._store.company.join(circle.id, person.id, now_ms(), _MEMBERS, _CIRCLES)

    async def change(self, circle: Circle, body: dict[str, Any], *, renew: bool) -> str:
        """With `renew` the link of before ends. Gives the word of the link."""
        return await self._store.company.change_circle(circle.id, body, _word() if renew else None)

    async def lay_table(self, circle: Circle, table: str, before: str) -> str:
        """The table that the group has now."""
        return await self._store.company.lay_table(circle.id, table, before, now_ms())

    async def leave(self, circle: Circle, person: str) -> None:
        await self._store.company.leave(circle.id, person)


class TooMany(Exception):
    """Somebody has asked enough people for a day."""


def is_member(person: Person, circle: Circle) -> bool:
    return not set(person.ids).isdisjoint(circle.members)


def answer_of(invitation: Invitation) -> str:
    """What may be told of it: that somebody was never asked looks as if they had not answered."""
    return DECLINED if invitation.answer == DECLINED else ""


def _word() -> str:
    """144 random bits: nobody guesses it."""
    return secrets.token_urlsafe(18).replace("-", "_")
