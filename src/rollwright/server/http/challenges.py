"""Challenges as they are told over HTTP: what each is, what came of it, and one's own calendar.

While one is on, no table of it is named: who could look at another's game would know the deal. Once it is closed, its
seed is open and every table that ranks is named, so that anybody can replay and check it.
"""

from __future__ import annotations

from typing import Any, Final

from rollwright.kernel.discovery import game_ids
from rollwright.server.clock import now_ms
from rollwright.server.host.challenges import Challenges
from rollwright.server.host.tallies import Tallies, Tally
from rollwright.stores.challenges import KeptChallenge, Try
from rollwright.stores.people import Person
from rollwright.stores.store import Store
from rollwright.tables.commands.calendar import challenge_id, spans_at
from rollwright.tables.fairness.deal import Challenge, challenge_from_json

_LISTED: Final = 100
_REMEMBERED: Final = 500
"""Tries of a person in the calendar."""


class ChallengePages:
    def __init__(self, store: Store, challenges: Challenges, tallies: Tallies) -> None:
        self._store: Final = store
        self._challenges: Final = challenges
        self._tallies: Final = tallies

    async def calendar(self, person: Person | None) -> dict[str, Any]:
        """What is on now and comes next, and what somebody has played."""
        now = now_ms()
        wanted = [challenge_id(span, game) for span in spans_at(now) for game in game_ids()]
        tries = await self._tries(person)
        kept = await self._store.challenges.of(wanted)
        mine = {one.challenge: one for one in tries}
        return {
            "now": now,
            "challenges": [await self._told(kept[key], now, mine.get(key)) for key in wanted if key in kept],
            "mine": [_try(one) for one in tries],
        }

    async def challenge(self, key: str, person: Person | None) -> dict[str, Any] | None:
        kept = (await self._store.challenges.of([key])).get(key)
        return None if kept is None else await self._told(kept, now_ms(), await self._own(key, person))

    async def results(self, key: str, person: Person | None, skip: int) -> dict[str, Any] | None:
        """Those that rank, the best first, and one's own wherever it is. Equal scores share a rank."""
        kept = (await self._store.challenges.of([key])).get(key)
        if kept is None:
            return None
        closed = now_ms() >= challenge_from_json(kept.body).closes
        found = await self._store.challenges.ranked(key, _LISTED + 1, skip)
        own = await self._own(key, person)
        listed = found[:_LISTED]
        shown = listed if own is None or own.result is None else [*listed, own]
        names = await self._store.people.names({one.person for one in shown})
        tally = await self._tallies.of(key)
        ids = () if person is None else person.ids

        def row(one: Try) -> dict[str, Any]:
            assert one.result is not None, "what ranks has a result"
            you = one.person in ids
            return {
                "rank": tally.standing(one.result["lead"]).rank,
                "name": names.get(one.person, ""),
                "you": you,
                **one.result,
                "study": one.study,
                "table": one.table if closed or you else None,
            }

        return {
            "id": key,
            "closed": closed,
            "seed": kept.seed.hex() if closed else None,
            "scores": tally.scores,
            "mine": None if own is None or own.result is None else row(own),
            "results": [row(one) for one in listed],
            "more": len(found) > _LISTED,
        }

    async def _tries(self, person: Person | None) -> list[Try]:
        return [] if person is None else await self._store.challenges.tries_of(person.id, _REMEMBERED)

    async def _own(self, key: str, person: Person | None) -> Try | None:
        return next((one for one in await self._tries(person) if one.challenge == key), None)

    async def _told(self, kept: KeptChallenge, now: int, own: Try | None) -> dict[str, Any]:
        challenge = challenge_from_json(kept.body)
        entry = await self._store.seals.of(challenge.leaf)
        setup, tally = challenge.setup, await self._tallies.of(challenge.id)
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
            "begun": tally.begun,
            "ranked": tally.ranked,
            "seed": kept.seed.hex() if now >= challenge.closes else None,
            "mine": None if own is None else {**_try(own), "standing": _standing(own, tally)},
        }


def _try(one: Try) -> dict[str, Any]:
    return {
        "id": one.challenge,
        "game": one.challenge.partition("/")[2],
        "table": one.table,
        "at": one.at,
        "result": one.result,
        "study": one.study,
    }


def _standing(own: Try, tally: Tally) -> dict[str, Any] | None:
    if own.result is None:
        return None
    found = tally.standing(own.result["lead"])
    return {"rank": found.rank, "ranked": found.ranked, "percent": found.percent}


def _state(challenge: Challenge, now: int) -> str:
    if now < challenge.begins:
        return "soon"
    if now < challenge.ends:
        return "open"
    return "finishing" if now < challenge.closes else "closed"
