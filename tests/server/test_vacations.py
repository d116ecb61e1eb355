"""Slow games on a real server: vacations, standing answers, tables that start when they are full."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rollwright.server.host.vacations import YEAR, NoVacation, Vacations, current, days_left, ended, granted, planned
from rollwright.stores.people import Person
from rollwright.stores.sqlite.store import open_store
from rollwright.stores.vacations import KeptVacations
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.commands.vacation import Pause
from rollwright.tables.log.clocks import Clock
from tests.server.client import Client, http
from tests.server.conftest import Start, Time
from tests.server.days import Server
from tests.server.players import ME, OPEN, begin, new_table, sit
from tests.server.process import ServerProcess
from tests.tables.evening import playing
from tests.tables.test_challenge import NOON

DAY = 86_400_000
TWO_DAYS = {"kind": "days", "days": 2}
LIMITS = ("--bot-pause", "0")


def slow(server: ServerProcess, clock: dict[str, Any] = TWO_DAYS) -> tuple[str, Client, Client]:
    """A table of two: who waits, and who is waited for."""
    ada, bob = Client(server.url, name="Ada").connect(), Client(server.url, name="Bob").connect()
    table = new_table(ada, ME, OPEN, clock=clock)
    sit(bob, table)
    begin(table, ada, bob)
    return (table, bob, ada) if ada.offers(table) else (table, ada, bob)


def vacation(client: Client, method: str = "GET", body: object = None) -> Any:
    answer = http(f"{client.url}/api/me/vacation", method, body, client.guest["ticket"])
    return answer.json if answer.status == 200 else (answer.status, answer.json["code"])


def now() -> int:
    return int(time.time() * 1000)


def seat_of(client: Client, table: str) -> dict[str, Any]:
    info = client.info(table)
    found: dict[str, Any] = info["seats"][info["you"][0]]
    return found


def test_a_vacation_lets_the_clock_stand_for_days_seen_by_the_others_and_ends_early(start_server: Start) -> None:
    server = start_server(*LIMITS, mutant="awake_days_go_by")
    table, waits, away = slow(server)
    assert vacation(away) == {"days": 30, "left": 30, "vacation": None}
    ends = now() + 10 * DAY
    told = vacation(away, "PUT", {"from": now(), "until": ends})
    assert told["vacation"]["until"] == ends
    news = waits.wait_for("ev", lambda one: one["told"]["kind"] == "paused")
    assert news["info"]["seats"][away.info(table)["you"][0]]["vacation"]["until"] == ends
    assert waits.info(table)["seats"][waits.info(table)["you"][0]]["vacation"] is None
    server.let_days_go_by(5)
    state = waits.until(table, lambda _: True)
    assert not any(seat["away"] for seat in state["info"]["seats"])
    assert vacation(away, "DELETE") == {"days": 30, "left": 25, "vacation": None}
    waits.wait_for("ev", lambda one: one["told"]["kind"] == "resumed")
    server.let_days_go_by(2)
    waits.until(table, lambda state: state["info"]["seats"][away.info(table)["you"][0]]["away"], timeout=20)
    waits.close()
    away.close()


def test_more_days_than_one_has_are_refused_in_words(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        start = now()
        answer = http(
            f"{server.url}/api/me/vacation", "PUT", {"from": start, "until": start + 31 * DAY}, ada.guest["ticket"]
        )
        assert (answer.status, answer.json["code"]) == (409, "vacation")
        assert answer.json["why"] == "you have 30 of 30 days a year, and these would be 31"
        assert vacation(ada, "PUT", {"from": start, "until": start - 1}) == (409, "vacation")
        assert vacation(ada, "PUT", {"from": "today", "until": 5}) == (400, "invalid")


def test_a_live_table_goes_on_without_who_is_on_vacation(start_server: Start) -> None:
    server = start_server(*LIMITS)
    table, waits, away = slow(server, {"kind": "live", "seconds": 300, "increment": 0})
    vacation(away, "PUT", {"from": now(), "until": now() + DAY})
    away.send({"t": "sync", "table": table, "from": 0})
    assert away.wait_for("snapshot")["info"]["seats"][away.info(table)["you"][0]]["vacation"] is None
    waits.close()
    away.close()


def test_a_table_that_begins_during_a_vacation_learns_of_it_when_their_turn_comes(server: ServerProcess) -> None:
    with Client(server.url, name="Ada") as ada, Client(server.url, name="Bob") as bob:
        for one in (ada, bob):
            vacation(one, "PUT", {"from": now(), "until": now() + 3 * DAY})
        table = new_table(ada, ME, OPEN, clock=TWO_DAYS)
        sit(bob, table)
        begin(table, ada, bob)
        ada.until(table, lambda state: any(seat["vacation"] for seat in state["info"]["seats"]))


def test_a_vacation_that_a_node_died_in_the_middle_of_is_told_by_another(
    tmp_path: Path, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        clock.now = NOON
        server = Server(tmp_path, clock)
        await server.start()
        person = await server.person("Ada")
        await server.host.store.vacations.keep(KeptVacations(person.id, 1, ((NOON, NOON + DAY),)), NOON + 10_000)
        told: list[str] = []

        async def tell(kept: KeptVacations) -> None:
            told.append(kept.person)
            await server.host.store.vacations.done(kept)

        monkeypatch.setattr(server.host.vacations, "_tell", tell)
        await server.host.sweeper.sweep()
        assert told == []
        clock.now += 10_000
        await server.host.sweeper.sweep()
        await server.host.sweeper.sweep()
        assert told == [person.id]
        await server.stop()

    asyncio.run(scene())


@pytest.mark.parametrize("late", [0, 1])
def test_who_is_back_before_all_tables_know_that_they_left_is_back_at_all_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: int
) -> None:
    """The two go from table to table at once, and either may be ahead."""
    evenings = {name: playing("me", "open", name=name, clock=Clock("days", days=2)) for name in ("t0", "t1")}
    monkeypatch.setattr("rollwright.server.host.vacations.now_ms", lambda: evenings["t0"].now)
    meanwhile: list[Callable[[], Coroutine[Any, Any, Any]]] = []

    async def find(table: str) -> Any:
        return SimpleNamespace(table=evenings[table].table, names={})

    async def carry_out(live: Any, command: Pause, name: str) -> Any:
        if meanwhile and live.table.id == list(evenings.values())[late].table.id:
            await meanwhile.pop()()
        evening = next(one for one in evenings.values() if one.table.id == live.table.id)
        ruling = decide(evening.table, command, evening.now, b"")
        if isinstance(ruling, Accepted):
            evening.given = live.table = ruling.table
        return SimpleNamespace(ruling=ruling)

    async def cards_of(person: str, most: int) -> list[Any]:
        return [{"id": name, "phase": "playing", "clock": {"kind": "days"}} for name in evenings]

    async def scene() -> None:
        kept = open_store(tmp_path)
        await kept.people.add(Person("ada", "Ada"), "hash", 1)
        store: Any = SimpleNamespace(
            vacations=kept.vacations, people=kept.people, tables=SimpleNamespace(cards_of=cards_of)
        )
        host: Any = SimpleNamespace(find=find, carry_out=carry_out)
        vacations = Vacations(store, host, host, 30)
        await vacations.plan("ada", (evenings["t0"].now, evenings["t0"].now + DAY))
        for evening in evenings.values():
            evening.now += 1000
        meanwhile.append(lambda: vacations.end("ada"))
        await vacations.plan("ada", (evenings["t0"].now, evenings["t0"].now + 20 * DAY))
        for evening in evenings.values():
            seat = evening.table.seats_of("ada")[0]
            assert evening.table.clocks.stands_until[seat] <= evening.now
        await kept.close()

    asyncio.run(scene())


# How many days there are


def test_days_count_for_a_year_wherever_it_begins_and_one_that_has_begun_counts() -> None:
    start = 1000 * DAY
    spans = planned((), (start, start + 20 * DAY), 30, start)
    back = ended(spans, start + 4 * DAY + DAY // 2)
    assert days_left(back, 30, start + 10 * DAY, start + 10 * DAY) == 25
    assert days_left(back, 30, start + YEAR + 10 * DAY, start + YEAR + 10 * DAY) == 30


def test_a_vacation_takes_the_place_of_the_one_that_is_and_no_two_overlap() -> None:
    start = 1000 * DAY
    spans = planned((), (start, start + 10 * DAY), 30, start)
    longer = planned(spans, (start + DAY, start + 12 * DAY), 30, start + DAY)
    assert longer == ((start, start + 12 * DAY),)
    later = planned(spans, (start + 5 * DAY, start + 6 * DAY), 30, start + DAY)
    assert later == ((start, start + DAY), (start + 5 * DAY, start + 6 * DAY))
    assert ended(later, start + 2 * DAY) == ((start, start + DAY),)
    with pytest.raises(NoVacation, match="you have 29 of 30 days a year, and these would be 30"):
        planned(later, (start + 40 * DAY, start + 70 * DAY), 30, start + 2 * DAY)


def test_guests_who_become_one_person_bring_no_days_that_the_person_has_not(tmp_path: Path, clock: Time) -> None:
    """Else whoever signs in once a month as a new guest, and brings them along, is away for ever."""

    async def scene() -> None:
        clock.now = NOON
        server = Server(tmp_path, clock)
        await server.start()
        ada, away = await server.person("Ada"), 0
        for month in range(12):
            guest = await server.person(f"guest {month}")
            await server.host.vacations.plan(guest.id, (clock.now, clock.now + 30 * DAY))
            await server.host.store.people.merge(guest.id, ada.id)
            for _ in range(30):
                span = current((await server.host.vacations.of(ada.id)).spans, clock.now)
                away += span is not None and span[0] <= clock.now
                clock.now += DAY
        assert away == 30
        await server.stop()

    asyncio.run(scene())


def test_of_vacations_that_two_persons_have_brought_there_is_as_much_as_one_has_days_for() -> None:
    start = 1000 * DAY
    past = (start - 20 * DAY, start)
    assert granted((past,), 30, start) == (past,)
    assert granted((past, (start, start + 10 * DAY)), 30, start) == (past, (start, start + 10 * DAY))
    assert granted((past, (start, start + 11 * DAY)), 30, start) == (past, (start, start + 10 * DAY))
    assert granted((past, (start, start + 11 * DAY)), 20, start) == (past,)
    assert granted(((start, start + DAY), (start, start + 5 * DAY)), 30, start) == ((start, start + DAY),)
    next_year = (start + YEAR, start + YEAR + 30 * DAY)
    assert granted((past, next_year), 30, start) == (past, next_year)


# Clocks, standing answers, tables that are full


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "live", "seconds": 179, "increment": 60},
        {"kind": "days", "days": 8},
    ],
)
def test_a_clock_shorter_than_three_minutes_or_longer_than_seven_days_is_refused(
    start_server: Start, clock: dict[str, Any]
) -> None:
    server = start_server(*LIMITS)
    with Client(server.url) as ada:
        answer = ada.create([ME, OPEN], "copenhagen_roll", clock=clock)
        assert answer["refusal"] == {"code": "table.clock", "rule": "", "values": {"minutes": 3, "days": 7}}
        for right in ({"kind": "live", "seconds": 180, "increment": 0}, {"kind": "days", "days": 7}):
            assert ada.create([ME, OPEN], "copenhagen_roll", clock=right)["t"] == "ack"


def test_a_table_starts_when_it_is_full_with_nobody_there(server: ServerProcess) -> None:
    with Client(server.url, name="Ada") as ada:
        table: str = ada.create([ME, OPEN], "copenhagen_roll", clock=TWO_DAYS, when_full=True)["table"]
    with Client(server.url, name="Bob") as bob:
        bob.open(table)
        assert bob.command(table, "sit", seed_hash=bob.seed_hash)["t"] == "ack"
        bob.until(table, lambda state: state["info"]["phase"] == "starting")
        assert bob.command(table, "reveal", seed=bob.seed)["t"] == "ack"
        assert bob.info(table)["reveal_by"] > now() + DAY
    with Client(server.url, guest=ada.guest, seed=ada.seed) as ada:
        ada.send({"t": "mine"})
        (card,) = ada.wait_for("tables")["mine"]
        assert (card["phase"], card["my_turn"]) == ("starting", True)
        ada.open(table)
        assert ada.command(table, "reveal", seed=ada.seed)["t"] == "ack"
        ada.until(table, lambda state: state["info"]["phase"] == "playing")


def test_a_standing_answer_is_given_while_its_owner_is_away(server: ServerProcess) -> None:
    table, second, first = slow(server)
    for one in (first, second):  # each marks once before the game
        [offer] = one.until(table, lambda state: any(one["actions"] for one in state["offers"]))["offers"]
        assert one.act(table, offer, offer["actions"][0]["id"])["t"] == "ack"
    second.until(table, lambda state: bool(state["seq"] >= first.views[table]["seq"]))
    first.until(table, lambda state: bool(state["seq"] >= second.views[table]["seq"]))
    gone, plays = (second, first) if first.offers(table) else (first, second)
    seat = gone.info(table)["you"][0]
    assert gone.command(table, "instruct", answer="decline", chosen=[])["t"] == "ack"
    gone.close()
    for _ in range(10):
        state = plays.until(table, lambda state: any(one["actions"] for one in state["offers"]))
        if any(line.get("standing") for line in plays.log_lines[table]):
            break
        actions = {one["text"]: one["id"] for one in state["offers"][0]["actions"]}
        wanted = next((text for text in ("end", "pass", "roll") if text in actions), next(iter(actions)))
        decision = state["offers"][0]["decision"]
        assert plays.command(table, "act", actions=[actions[wanted]], decision=decision)["t"] == "ack"
        if wanted == "end":
            break
    plays.until(table, lambda _: any(line.get("standing") for line in plays.log_lines[table]))
    [given] = [line for line in plays.log_lines[table] if line.get("standing")]
    assert (given["actor"], given["moves"], given["standing"]) == (seat, ["decline"], "decline")
    plays.close()
