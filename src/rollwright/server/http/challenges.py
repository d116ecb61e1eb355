"""Challenges as they are told over HTTP: what each is, what came of it, and one's own calendar.

While one is on, no table of it is named: who could look at another's game would know the deal. Once it is closed, its
seed is open and every table that ranks is named, so that anybody can replay and check it.
"""

from __future__ import annotations

from typing import Any, Final

from rollwright.kernel.discovery import game_ids
from rollwright.server.clock import now_ms
from rollwright.server.host.challenges import Challenges
from rollwright.stores.challenges import KeptChallenge, Standing, Try
from rollwright.stores.store import Person, Store
from rollwright.tables.commands.calendar import challenge_id, spans_at
from rollwright.tables.fairness.deal import Challenge, challenge_from_json

_LISTED: Final = 100
_REMEMBERED: Final = 500
"""Tries of a person in the calendar."""


class ChallengePages:
    def __init__(self, store: Store, challenges: Challenges) -> None:
        self._store: Final = store
        self._challenges: Final = challenges

    async def calendar(self, person: Person | None) -> dict[str, Any]:
        """What is on now and comes next, and what somebody has played."""
        now = now_ms()
        wanted = [challenge_id(span, game) for span in spans_at(now) for game in game_ids()]
        tries = [] if person is None else await self._store.challenges.tries_of(person.id, _REMEMBERED)
        kept = await self._store.challenges.of({*wanted, *(one.challenge for one in tries)})
        mine = {one.challenge: one for one in tries}
        return {
            "now": now,
            "challenges": [await self._told(kept[key], now, mine.get(key)) for key in wanted if key in kept],
            "mine": [self._try(one, kept.get(one.challenge)) for one in tries],
        }

    async def challenge(self, key: str, person: Person | None) -> dict[str, Any] | None:
        kept = (await self._store.challenges.of([key])).get(key)
        if kept is None:
            return None
        tries = [] if person is None else await self._store.challenges.tries_of(person.id, _REMEMBERED)
        own = next((one for one in tries if one.challenge == key), None)
        return await self._told(kept, now_ms(), own)

    async def results(self, key: str, person: Person | None, skip: int) -> dict[str, Any] | None:
        """Those that rank, the best first. Equal scores share a rank."""
        kept = (await self._store.challenges.of([key])).get(key)
        if kept is None:
            return None
        challenge = challenge_from_json(kept.body)
        closed = now_ms() >= challenge.closes
        found = await self._store.challenges.ranked(key, _LISTED + 1, skip)
        names = await self._store.people.names({one.person for one in found})
        ids = () if person is None else person.ids
        listed: list[dict[str, Any]] = []
        rank = 0
        for number, one in enumerate(found[:_LISTED], start=skip + 1):
            assert one.result is not None, "what ranks has a result"
            if not listed:
                rank = 1 + (await self._store.challenges.standing(key, one.result["lead"])).better
            elif listed[-1]["lead"] != one.result["lead"]:
                rank = number
            shown = closed or one.person in ids
            listed.append(
                {
                    "rank": rank,
                    "name": names.get(one.person, ""),
                    "you": one.person in ids,
                    **one.result,
                    "study": one.study,
                    "table": one.table if shown else None,
                }
            )
        return {
            "id": key,
            "closed": closed,
            "seed": kept.seed.hex() if closed else None,
            "results": listed,
            "more": len(found) > _LISTED,
        }

    async def _told(self, kept: KeptChallenge, now: int, own: Try | None) -> dict[str, Any]:
        challenge = challenge_from_json(kept.body)
        entry = await self._store.seals.of(challenge.leaf)
        setup = challenge.setup
        ranked = (await self._store.challenges.standing(challenge.id, 0)).ranked
        return {
            "id": challenge.id,
            "game": challenge.game,
            "players": setup.players,
            "edition": setup.edition,
            "options": dict(setup.options),
            "version": setup.version,
            "seats": [bot or None for bot in challenge.seats],
            "begins": challenge.begins,
            "ends": challenge.ends,
            "closes": challenge.closes,
            "commit": challenge.commit,
            "leaf": challenge.leaf,
            "sealed": None if entry is None else entry.at,
            "state": _state(challenge, now),
            "void": now >= challenge.begins and self._challenges.is_void(kept),
            "begun": await self._store.challenges.begun(challenge.id),
            "ranked": ranked,
            "seed": kept.seed.hex() if now >= challenge.closes else None,
            "mine": None if own is None else {**self._try(own, kept), "standing": await self._standing(own)},
        }

    def _try(self, one: Try, kept: KeptChallenge | None) -> dict[str, Any]:
        return {
            "id": one.challenge,
            "game": one.challenge.partition("/")[2] if kept is None else kept.body["game"],
            "table": one.table,
            "at": one.at,
            "result": one.result,
            "study": one.study,
        }

    async def _standing(self, own: Try) -> dict[str, Any] | None:
        if own.result is None:
            return None
        found = await self._store.challenges.standing(own.challenge, own.result["lead"])
        return {"rank": found.better + 1, "ranked": found.ranked, "percent": percent_of(found)}


def percent_of(found: Standing) -> int | None:
    """Of all others who rank, how many percent did less well; those who did as well count half. None for one alone."""
    others = found.ranked - 1
    worse = found.ranked - found.better - found.same
    return None if others < 1 else round(100 * (worse + (found.same - 1) / 2) / others)


def _state(challenge: Challenge, now: int) -> str:
    if now < challenge.begins:
        return "soon"
    if now < challenge.ends:
        return "open"
    return "finishing" if now < challenge.closes else "closed"
