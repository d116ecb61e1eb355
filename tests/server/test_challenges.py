"""Challenges on a server: sealed before they begin, one try for each person, ranked once, open when they are closed."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from rollwright.kernel.discovery import game_ids
from rollwright.kernel.game import Game
from rollwright.server.host.outbox import keep_rank
from rollwright.stores.challenges import Try
from rollwright.stores.store import Posted
from rollwright.tables.commands.calendar import DAY, HOUR, Span, new_challenge
from rollwright.tables.commands.finished import finish
from rollwright.tables.commands.game import Act
from rollwright.tables.fairness.deal import Challenge
from rollwright.tables.log.table import OVER
from rollwright.tables.study.import_record import import_record
from rollwright.tables.study.reviewing import kind_of
from rollwright.tables.study.verify import judge
from rollwright.tables.wire.export import log_json, record
from tests.server.client import Client, http
from tests.server.conftest import Start as StartServer
from tests.server.conftest import Time
from tests.server.days import GAME, MIDNIGHT, TODAY, TOMORROW, YESTERDAY, Play, Server, play_days
from tests.server.players import play_on
from tests.tables.test_challenge import NOON


@pytest.fixture
def play(tmp_path: Path, clock: Time) -> Play:
    return play_days(tmp_path, clock)


def test_a_try_ranks_once_and_can_be_checked_when_the_challenge_is_closed(play: Play) -> None:
    async def scene(server: Server) -> None:
        table = await server.played("Ada")
        assert await server.ranked() == ["Ada"]
        live = await server.live(table)
        posted = Posted(table, live.table.seq, "finished", finish(live.table).to_json())
        await keep_rank(server.host.store, posted)  # a notice comes at least once
        told = await server.told(name="Ada")
        assert (told["begun"], told["ranked"], told["state"], told["seed"]) == (1, 1, "open", None)
        assert (told["mine"]["table"], told["mine"]["standing"]) == (table, {"rank": 1, "ranked": 1, "percent": None})
        server.clock.now = told["closes"]
        told = await server.told()
        entry = await server.host.store.seals.of(told["leaf"])
        assert entry is not None
        verdict = judge(log_json(live.table, None), deal=told["seed"])
        assert (verdict.findings, verdict.notes) == ([], [])

    play(scene)


# Midnight


def test_a_challenge_is_taken_up_on_its_day_and_on_no_other(play: Play) -> None:
    async def scene(server: Server) -> None:
        assert await server.refusal("Ada", TOMORROW) == "table.challenge_not_yet"
        assert await server.refusal("Ada", YESTERDAY) == "table.challenge_unknown", "nobody had sealed it"
        server.clock.now = MIDNIGHT - 1
        assert await server.refusal("Ada", TOMORROW) == "table.challenge_not_yet"
        assert (await server.take_up("Ada", TODAY))["t"] == "ack"
        server.clock.now = MIDNIGHT
        assert await server.refusal("Bob", TODAY) == "table.challenge_over"
        assert (await server.take_up("Bob", TOMORROW))["t"] == "ack"

    play(scene)


def test_who_is_in_the_middle_of_it_at_midnight_ranks_on_the_day_on_which_they_began(play: Play) -> None:
    async def scene(server: Server) -> None:
        server.clock.now = MIDNIGHT - HOUR
        table = (await server.take_up("Ada"))["table"]
        late = (await server.take_up("Bob"))["table"]
        await server.play("Ada", table, moves=5)
        server.clock.now = MIDNIGHT + HOUR
        await server.host.challenges.prepare()
        told = await server.told()
        assert (told["state"], told["seed"]) == ("finishing", None)
        assert (await server.take_up("Ada", TOMORROW, "c2"))["t"] == "ack", "the new day has begun for them too"
        await server.play("Ada", table)
        assert (await server.ranked(TODAY), await server.ranked(TOMORROW)) == (["Ada"], [])
        server.clock.now = told["closes"]
        await server.play("Bob", late)
        assert await server.ranked(TODAY) == ["Ada"], "the deal was open to everybody when Bob finished"
        assert (await server.told(name="Bob"))["mine"]["result"] is None

    play(scene)


def test_nothing_of_a_deal_is_shown_before_it_is_closed(play: Play) -> None:
    async def scene(server: Server) -> None:
        table = await server.played("Ada")
        bob = await server.person("Bob")
        kept = (await server.host.store.challenges.of([TODAY]))[TODAY]
        for now in (NOON, MIDNIGHT, MIDNIGHT + 12 * HOUR - 1):
            server.clock.now = now
            seen = [await server.pages.challenge(TODAY, bob), await server.pages.results(TODAY, bob, 0),
                    await server.pages.calendar(bob)]  # fmt: skip
            assert kept.seed.hex() not in json.dumps(seen)
            assert table not in json.dumps(seen), "whoever looks at another's game knows the deal"
        server.clock.now += 1
        results = await server.pages.results(TODAY, bob, 0)
        assert results is not None
        assert (results["seed"], results["results"][0]["table"]) == (kept.seed.hex(), table)

    play(scene)


def test_what_comes_next_is_sealed_before_it_begins(play: Play) -> None:
    async def scene(server: Server) -> None:
        for key in (TOMORROW, f"2026-W48/{GAME}", "2026-11-19/copenhagen_roll"):
            told = await server.told(key)
            assert told["sealed"] is not None
            assert told["sealed"] < told["begins"] == told["ends"] - (7 if "W" in key else 1) * DAY
        before = await server.told(TOMORROW)
        server.clock.now += DAY
        await server.host.challenges.prepare()
        assert (await server.told(TOMORROW))["commit"] == before["commit"]

    play(scene)


def test_a_game_of_which_no_challenge_can_be_made_keeps_no_other_from_its_own(
    tmp_path: Path, clock: Time, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(span: Span, game: Game[Any], seed: bytes) -> Challenge:
        if game.id == "copenhagen_roll":
            raise ValueError("it has no edition")
        return new_challenge(span, game, seed)

    monkeypatch.setattr("rollwright.server.host.challenges.new_challenge", broken)

    async def scene(server: Server) -> None:
        told = await server.pages.calendar(None)
        assert {one["game"] for one in told["challenges"]} == set(game_ids()) - {"copenhagen_roll"}
        assert all(one["sealed"] for one in told["challenges"])
        await server.played("Ada")
        assert await server.ranked() == ["Ada"]
        logged = caplog.text.count("challenge not made")
        await server.host.challenges.prepare()
        assert caplog.text.count("challenge not made") == logged > 0, "once, and not at every look"

    play_days(tmp_path, clock)(scene)


# One try


def test_a_second_try_is_refused_with_the_way_to_the_first(play: Play) -> None:
    async def scene(server: Server) -> None:
        first = (await server.take_up("Ada"))["table"]
        for cid in ("c2", "c3"):
            refusal = (await server.take_up("Ada", cid=cid))["refusal"]
            assert (refusal["code"], refusal["values"]) == ("table.challenge_tried", {"table": first})
        again = await server.take_up("Ada")
        assert (again["t"], again["table"], again["dup"]) == ("ack", first, True), "the same command, sent again"
        await server.play("Ada", first)
        assert await server.refusal("Ada", cid="c4") == "table.challenge_tried"
        assert await server.ranked() == ["Ada"]

    play(scene)


def test_of_two_tries_at_once_there_is_one_table(play: Play) -> None:
    async def scene(server: Server) -> None:
        await server.person("Ada")
        answers = await asyncio.gather(*(server.take_up("Ada", cid=f"c{number}") for number in range(6)))
        assert len([one for one in answers if one["t"] == "ack"]) == 1
        mine = await server.host.store.tables.cards_of((await server.person("Ada")).id, 9)
        assert len(mine) == 1

    play(scene)


def test_a_table_that_a_dead_node_had_only_named_is_made_after_all(play: Play) -> None:
    async def scene(server: Server) -> None:
        ada = await server.person("Ada")
        fresh = await server.host.commits.fresh(0)
        await server.host.store.challenges.begin(Try(TODAY, ada.id, fresh.table, NOON))
        assert (await server.take_up("Ada", cid="c9"))["table"] == fresh.table
        assert await server.refusal("Ada", cid="c10") == "table.challenge_tried"

    play(scene)


def test_who_was_merged_with_another_has_had_their_try(play: Play) -> None:
    async def scene(server: Server) -> None:
        first = (await server.take_up("Guest"))["table"]
        await server.host.store.people.merge((await server.person("Guest")).id, (await server.person("Ada")).id)
        refusal = (await server.take_up("Ada", cid="c2"))["refusal"]
        assert (refusal["code"], refusal["values"]["table"]) == ("table.challenge_tried", first)

    play(scene)


# Who would cheat


@pytest.mark.parametrize(
    "changes",
    [
        {"hints": True},
        {"open": True},
        {"clock": {"kind": "days", "days": 1}},
        {"players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "duckling"}]},
        {"players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "copenhagen_roll", "players": 2, "options": {}, "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"content": "0" * 12},
        {"start": "a position"},
    ],
)
def test_a_table_that_is_set_up_otherwise_is_no_table_of_the_challenge(play: Play, changes: dict[str, Any]) -> None:
    async def scene(server: Server) -> None:
        assert await server.refusal("Ada", **changes) == "table.challenge_differs"

    play(scene)


def test_a_record_that_is_sent_ranks_nowhere_one_s_own_or_another_s(play: Play) -> None:
    async def scene(server: Server) -> None:
        table = await server.played("Ada")
        live = await server.live(table)
        text = record(live.table, live.people)
        assert text is not None
        bob = await server.person("Bob")
        sent = import_record(text, bob.id, await server.host.commits.fresh(0), server.clock.now)
        taken = await server.host.commits.take_in(sent)
        await server.host.deliveries.deliver()
        assert (taken.table.phase, taken.table.challenge) == (OVER, "")
        assert await server.ranked() == ["Ada"]

    play(scene)


def test_the_end_of_a_game_that_only_says_that_it_was_a_try_ranks_nowhere(play: Play) -> None:
    async def scene(server: Server) -> None:
        table = (await server.live(await server.played("Ada"))).table
        bob, honest = await server.person("Bob"), finish(table).to_json()
        forged = [
            {**honest, "table": "another"},
            {**honest, "challenge": TOMORROW},
            {**honest, "dice": "local"},
        ]
        second = (await server.take_up("Bob"))["table"]
        forged += [{**honest, "table": second, "challenge": TOMORROW}, {**honest, "table": second, "dice": "chain-1"}]
        for body in forged:
            await keep_rank(server.host.store, Posted(body["table"], 9, "finished", body))
        assert await server.ranked(TODAY) == ["Ada"]
        assert await server.ranked(TOMORROW) == []
        assert bob.id not in json.dumps(honest)

    play(scene)


def test_nobody_plays_at_another_s_table_of_a_challenge(play: Play) -> None:
    async def scene(server: Server) -> None:
        table = (await server.take_up("Ada"))["table"]
        await server.play("Ada", table, moves=1)
        live, bob = await server.live(table), await server.person("Bob")
        act = Act(bob.id, "act", live.table.legal[0][:1], live.table.decisions[0], 0)
        reply = await server.host.commits.carry_out(live, act)
        assert getattr(reply.ruling, "code", "") == "forbidden"

    play(scene)


# A restore


def test_after_a_restore_a_challenge_that_had_begun_is_void_and_the_next_is_not(play: Play) -> None:
    """What was played since the backup is forgotten here, and not by those who played it."""

    async def scene(server: Server) -> None:
        await server.played("Ada")
        under_way = (await server.take_up("Bob"))["table"]
        await server.host.store.service.begin_epoch()
        await server.host.beat()
        await server.host.challenges.prepare()
        assert (await server.told())["void"]
        assert await server.refusal("Cleo") == "table.challenge_void"
        await server.play("Bob", under_way)
        assert await server.ranked() == ["Ada"], "Bob may have seen what is to come"
        server.clock.now += DAY
        await server.host.challenges.prepare()
        assert not (await server.told(TOMORROW))["void"]
        await server.played("Cleo", TOMORROW)
        assert await server.ranked(TOMORROW) == ["Cleo"]

    play(scene)


# What a review adds


def test_luck_and_the_turn_that_gave_most_away_come_from_the_review(play: Play) -> None:
    async def scene(server: Server) -> None:
        table = await server.played("Ada")
        ranked = (await server.told(name="Ada"))["mine"]["result"]
        turns = [{"number": number, "given": [given]} for number, given in enumerate((0.0, 1.24, 3.06, 0.5), start=1)]
        review = {"depth": "draft", "luck": {"chances": [0.0], "leads": [4.26]}, "turns": turns}
        await server.host.store.reviews.keep(table, kind_of("draft"), review)
        await server.host.challenges.study()
        found = (await server.told(name="Ada"))["mine"]["study"]
        assert found["luck"] == 4.3
        assert found["adjusted"] == pytest.approx(ranked["lead"] - 4.26, abs=0.051)
        assert found["dearest"] == {"turn": 3, "points": 3.1}
        assert await server.host.store.challenges.unstudied(9) == []

    play(scene)


# The real thing


def test_a_client_takes_up_the_challenge_of_today_and_ranks(start_server: StartServer) -> None:
    server = start_server("--bot-pause", "0")
    with Client(server.url) as ada:
        ticket = ada.guest["ticket"]
        while (
            not (known := http(f"{server.url}/api/daily", ticket=ticket).json["challenges"]) or not known[0]["sealed"]
        ):
            pass
        today = next(one for one in known if one["game"] == GAME and one["state"] == "open" and "W" not in one["id"])
        setup = {key: today[key] for key in ("edition", "options")}
        table = ada.create([{"kind": "me"}], GAME, challenge=today["id"], **setup)["table"]
        assert ada.open(table)["info"]["challenge"] == today["id"]
        assert ada.command(table, "start")["t"] == "ack"
        ada.send({"t": "ask", "table": table, "id": "q", "plan": [], "hint": True})
        assert ada.wait_for("answer")["refusal"]["code"] == "table.no_hints"
        ada.send({"t": "ask", "table": table, "id": "q2", "plan": [], "judge": True})
        assert ada.wait_for("answer")["refusal"] is not None
        play_on(table, ada)
        until_ranked = time.monotonic() + 20
        while (mine := http(f"{server.url}/api/daily/{today['id']}", ticket=ticket).json["mine"])["result"] is None:
            assert time.monotonic() < until_ranked, "it never ranks"
            time.sleep(0.1)
    points = ada.info(table)["result"][0]["points"]
    assert mine["result"]["points"] == points
    results = http(f"{server.url}/api/daily/{today['id']}/results").json
    assert [(one["rank"], one["name"], one["points"]) for one in results["results"]] == [(1, "Ada", points)]
    assert http(f"{server.url}/api/daily/2026-13-01/chess").status == 404
    assert http(f"{server.url}/api/daily/{today['id']}/results?after=x").status == 400
