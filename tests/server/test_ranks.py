"""The ranks of a challenge: who did best, one's own place, how many did as well; and what that costs a server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.host.tallies import Standing, Tally
from rollwright.stores.challenges import Try
from rollwright.stores.store import Store
from tests.server.conftest import Time
from tests.server.days import TODAY, Play, Server, play_days
from tests.tables.test_challenge import NOON


@pytest.fixture
def play(tmp_path: Path, clock: Time) -> Play:
    return play_days(tmp_path, clock)


async def rank(server: Server, name: str, lead: int) -> str:
    """As if somebody had played."""
    person, kept = await server.person(name), server.host.store.challenges
    table = f"table of {name}"
    await kept.begin(Try(TODAY, person.id, table, NOON))
    await kept.rank(table, lead, {"points": lead, "lead": lead, "place": 1, "at": NOON})
    return table


def test_the_best_come_first_equals_share_a_rank_and_one_s_own_is_told_wherever_it_is(play: Play) -> None:
    async def scene(server: Server) -> None:
        for name, lead in (("Ada", 7), ("Bob", 9), ("Cleo", 7), ("Dan", -2)):
            await rank(server, name, lead)
        told = await server.results(name="Dan")
        assert [(one["rank"], one["name"], one["lead"], one["you"]) for one in told["results"]] == [
            (1, "Bob", 9, False),
            (2, "Ada", 7, False),
            (2, "Cleo", 7, False),
            (4, "Dan", -2, True),
        ]
        assert told["scores"] == [(9, 1), (7, 2), (-2, 1)]
        assert (told["mine"]["rank"], told["mine"]["table"]) == (4, "table of Dan")
        assert (await server.results(name="Eve"))["mine"] is None

    play(scene)


def test_one_s_own_place_is_told_below_the_first_hundred_too(play: Play) -> None:
    async def scene(server: Server) -> None:
        for number in range(104):
            await rank(server, f"p{number}", 200 - number)
        told = await server.results(name="p103")
        assert (len(told["results"]), told["more"], told["mine"]["rank"]) == (100, True, 104)
        rest = await server.results(name="p103", skip=100)
        assert [(one["rank"], one["you"]) for one in rest["results"]] == [(101, 0), (102, 0), (103, 0), (104, 1)]
        assert not rest["more"]

    play(scene)


def test_of_who_was_erased_nothing_is_left_in_the_ranks(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.server.host.tallies._LASTS", 0.0)

    async def scene(server: Server) -> None:
        for name, lead in (("Ada", 7), ("Bob", 9)):
            await rank(server, name, lead)
        bob = await server.person("Bob")
        assert await server.ranked() == ["Bob", "Ada"]
        await server.host.store.people.erase(bob.id)
        told = await server.results(name="Ada")
        assert (told["scores"], told["mine"]["rank"]) == ([(7, 1)], 1)
        assert not any(word in json.dumps(told) for word in ("Bob", bob.id))

    play(scene)


class _Counting:
    """Challenges as they are kept, and how often they were counted."""

    def __init__(self, store: Store) -> None:
        self._kept = store.challenges
        self.counted = 0
        self.fails = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._kept, name)

    async def scores(self, challenge: str, most: int) -> list[tuple[int, int]]:
        self.counted += 1
        await asyncio.sleep(0)
        if self.fails:
            raise RuntimeError("the store is away")
        return await self._kept.scores(challenge, most)


def test_however_many_ask_tries_are_counted_once_in_a_while(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """And anew when somebody has ranked."""

    async def scene(server: Server) -> None:
        counting = _Counting(server.host.store)
        monkeypatch.setattr(server.host.store, "challenges", counting)
        await asyncio.gather(*(server.results() for _ in range(50)), *(server.told() for _ in range(50)))
        assert counting.counted == 1
        await server.played("Ada")
        told = await server.told(name="Ada")
        assert (counting.counted, told["ranked"], told["mine"]["standing"]["rank"]) == (2, 1, 1)

    play(scene)


def test_a_count_that_failed_is_made_again_by_who_asks_next(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Server) -> None:
        counting = _Counting(server.host.store)
        monkeypatch.setattr(server.host.store, "challenges", counting)
        counting.fails = True
        for _ in range(2):
            with pytest.raises(RuntimeError):
                await server.results()
        counting.fails = False
        assert (await server.results())["scores"] == []

    play(scene)


@pytest.mark.parametrize(
    ("better", "same", "ranked", "percent"), [(0, 1, 1, None), (0, 1, 11, 100), (10, 1, 11, 0), (4, 3, 11, 50)]
)
def test_of_the_others_so_many_percent_did_less_well(better: int, same: int, ranked: int, percent: int | None) -> None:
    assert Standing(better, same, ranked).percent == percent
    tally = Tally(ranked, [(9, better), (5, same), (1, ranked - better - same)])
    assert tally.standing(5) == Standing(better, same, ranked)
