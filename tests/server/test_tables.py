"""Tables over the wire: real sockets to a real server."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

from rollwright.stores.sqlite.file import FILE
from tests.server.client import Client, http
from tests.server.conftest import Start
from tests.server.players import BOT, GAME, ME, OPEN, begin, my_turn, new_table, play_on, playing, sit
from tests.server.process import ServerProcess


def run(*command: str) -> int:
    return subprocess.run(
        [sys.executable, "-m", "rollwright.cli", *command], check=False, capture_output=True
    ).returncode


def test_a_game_against_a_bot_is_played_to_its_end(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = playing(ada)
        play_on(table, ada)
        info = ada.info(table)
        assert info["phase"] == "over"
        assert [standing["seat"] for standing in info["result"]] == [0, 1]
        assert [reported["seq"] for reported in ada.log_lines[table]] == list(range(1, ada.heads[table] + 1))
        assert ada.gaps == 0


def test_friends_meet_by_a_code_and_play_with_a_bot(server: ServerProcess) -> None:
    with Client(server.url, name="Ada") as ada, Client(server.url, name="Bob") as bob:
        table = new_table(ada, ME, OPEN, BOT)
        code = ada.info(table)["code"]
        found = http(f"{server.url}/api/codes/{code.lower()}").json
        assert found == {"table": table}
        sit(bob, found["table"])
        begin(table, ada, bob)
        play_on(table, ada, bob)
        assert ada.info(table)["phase"] == "over"
        assert [seat["name"] for seat in bob.info(table)["seats"]] == ["Ada", "Bob", "greedy"]


def test_the_log_of_a_game_is_honest_and_its_record_replays(server: ServerProcess, tmp_path: Path) -> None:
    with Client(server.url) as ada:
        table = playing(ada, ME, BOT, BOT)
        assert http(f"{server.url}/api/tables/{table}/record").status == 409
        play_on(table, ada)
    log, record = tmp_path / "log.json", tmp_path / "game.txt"
    log.write_text(http(f"{server.url}/api/tables/{table}/log").text)
    record.write_text(http(f"{server.url}/api/tables/{table}/record").text)
    assert run("verify", str(log)) == 0
    assert run("replay", str(record)) == 0
    rows = json.loads(log.read_text())
    die = next(chance for row in rows for chance in row["body"].get("chance", ()))
    die["number"] = (die["number"] + 1) % die["total"]
    log.write_text(json.dumps(rows))
    assert run("verify", str(log)) != 0


def test_who_comes_back_sees_what_happened_meanwhile(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = playing(ada, ME, BOT)
        play_on(table, ada, moves=4)
        twin = Client(server.url, ada.guest).connect()
        twin.open(table)
        ada.close()
        twin.until(table, my_turn)
        play_on(table, twin, moves=3)
        twin.until(table, my_turn)
        ada.connect()  # its hello names the table
        snapshot = ada.reach(table, twin.heads[table])
        assert ada.log_lines[table] == twin.log_lines[table]
        assert snapshot["view"] == twin.views[table]["view"]
        twin.close()


def test_a_table_that_cant_be_read_costs_nobody_the_line_nor_the_other_tables(start_server: Start) -> None:
    server = start_server()
    with Client(server.url) as ada:
        broken, whole = playing(ada), playing(ada)
    server.stop()
    with sqlite3.connect(server.data / FILE) as database:
        last = "select max(seq) from rows where table_id = :table"
        database.execute(
            f"update rows set hash = 'wrong' where table_id = :table and seq = ({last})", {"table": broken}
        )
    server.start()
    with Client(server.url, ada.guest) as again:
        again.send({"t": "open", "table": broken})
        refused = again.wait_for("nack")
    again.heads.update({broken: 0, whole: 0})
    with again:  # its hello names both
        assert again.wait_for("nack") == refused
        assert again.wait_for("snapshot")["table"] == whole
    assert (refused["code"], refused["table"]) == ("unavailable", broken)


def test_sync_gives_the_rows_since(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = playing(ada)
        play_on(table, ada, moves=5)
        ada.until(table, my_turn)
        head, before = ada.heads[table], list(ada.log_lines[table])
        ada.heads[table] = head - 3
        del ada.log_lines[table][-3:]
        ada.send({"t": "sync", "table": table, "from": head - 3})
        ada.until(table, lambda state: bool(ada.heads[table] == head))
        assert ada.log_lines[table] == before
        ada.send({"t": "sync", "table": table, "from": 0})
        assert ada.wait_for("snapshot")["seq"] == head


def test_a_beacon_tells_where_the_table_is(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = new_table(ada)
        assert ada.wait_for("beacon")["heads"] == {table: 1}


def test_a_command_sent_twice_is_carried_out_once(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = playing(ada)
        ada.until(table, my_turn)
        offer = ada.offers(table)[0]
        action = offer["actions"][0]["id"]
        first = ada.act(table, offer, action, cid="once")
        again = ada.act(table, offer, action, cid="once")
        assert (first["seq"], again["seq"], again.get("dup")) == (first["seq"], first["seq"], True)
        other = ada.command(table, "resign", cid="once")
        assert (other["code"], other["refusal"]["code"]) == ("invalid", "table.cid_reused")
        assert [reported["seq"] for reported in ada.log_lines[table] if reported["kind"] == "resigned"] == []


def test_a_table_asked_for_twice_is_created_once(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        first = ada.create([ME, BOT], GAME, cid="evening")
        again = ada.create([ME, BOT], GAME, cid="evening")
        assert (again["t"], again["table"], again["dup"]) == ("ack", first["table"], True)
        other = ada.create([ME, BOT, BOT], GAME, cid="evening")
        assert (other["t"], other["code"]) == ("nack", "invalid")


def test_a_choice_made_at_an_old_decision_is_stale(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = playing(ada)
        ada.until(table, my_turn)
        offer = ada.offers(table)[0]
        play_on(table, ada, moves=2)
        answer = ada.act(table, offer, offer["actions"][0]["id"])
        assert (answer["t"], answer["code"]) == ("nack", "stale")
        assert answer["head"] >= ada.heads[table]


def test_two_tabs_of_one_seat_agree_and_one_of_two_answers_counts(server: ServerProcess) -> None:
    with Client(server.url) as left:
        table = playing(left)
        right = Client(server.url, left.guest).connect()
        right.open(table)
        for number in range(10):
            for tab in (left, right):
                tab.until(
                    table, lambda state: my_turn(state) and state["seq"] >= max(left.heads[table], right.heads[table])
                )
            offer = left.offers(table)[0]
            assert right.offers(table)[0] == offer
            for tab in (left, right):
                tab.send(
                    {
                        "t": "cmd",
                        "table": table,
                        "cid": f"{tab is left} {number}",
                        "do": "act",
                        "actions": [offer["actions"][0]["id"]],
                        "decision": offer["decision"],
                        "seat": 0,
                    }
                )
            answers = [left.answer_to(f"True {number}"), right.answer_to(f"False {number}")]
            assert sorted(answer["t"] for answer in answers) == ["ack", "nack"], answers
            seq = next(answer["seq"] for answer in answers if answer["t"] == "ack")
            for tab in (left, right):
                tab.reach(table, seq)
        head = max(left.heads[table], right.heads[table])
        for tab in (left, right):
            tab.reach(table, head)
        assert left.log_lines[table][:head] == right.log_lines[table][:head]
        right.close()


def test_an_onlooker_sees_the_table_and_may_not_touch_it(server: ServerProcess) -> None:
    with Client(server.url) as ada, Client(server.url) as eve:
        table = playing(ada)
        snapshot = eve.open(table)
        assert (snapshot["info"]["you"], snapshot["offers"]) == ([], [])
        assert snapshot["view"] is not None
        play_on(table, ada, moves=3)
        eve.reach(table, ada.heads[table])
        answer = eve.command(table, "act", actions=[0], decision=1)
        assert (answer["code"], answer["refusal"]["code"]) == ("forbidden", "table.not_seated")
        assert eve.command(table, "chat", text="hello")["code"] == "forbidden"


def test_what_somebody_says_is_heard_and_kept(server: ServerProcess) -> None:
    with Client(server.url, name="Ada") as ada, Client(server.url, name="Bob") as bob:
        table = new_table(ada, ME, OPEN)
        sit(bob, table)
        assert ada.command(table, "chat", cid="hi", text="  good\n evening ")["t"] == "ack"
        heard = bob.wait_for("chat")
        assert (heard["from"], heard["name"], heard["text"]) == (ada.id, "Ada", "good evening")
        assert ada.command(table, "chat", cid="hi", text="good evening").get("dup") is True
        lines = bob.open(table)["chat"]
        assert [line["text"] for line in lines] == ["good evening"]


def test_those_at_the_table_see_who_comes_goes_and_is_renamed(server: ServerProcess) -> None:
    with Client(server.url, name="Ada") as ada:
        table = new_table(ada, ME, OPEN)
        bob = Client(server.url, name="Bob").connect()
        sit(bob, table)
        ada.wait_for("ev", lambda message: message["seq"] == 2)
        bob.send({"t": "name", "name": "Robert"})
        bob.wait_for("welcome", lambda message: message["you"]["name"] == "Robert")
        ada.wait_for("info", lambda message: message["info"]["seats"][1]["name"] == "Robert")
        bob.close()
        ada.wait_for("info", lambda message: not message["info"]["seats"][1]["connected"])
        bob.connect()
        ada.wait_for("info", lambda message: message["info"]["seats"][1]["connected"])
        bob.close()


def test_a_plan_is_judged_and_nothing_is_committed(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = playing(ada)
        ada.until(table, my_turn)
        offer, head = ada.offers(table)[0], ada.heads[table]
        ada.send({"t": "ask", "table": table, "id": "q1", "plan": [offer["actions"][0]["text"], "place z9"]})
        answer = ada.wait_for("answer")
        assert (answer["id"], answer["played"]) == ("q1", 1)
        assert answer["refusal"]["code"]
        assert ada.open(table)["seq"] == head


def test_tables_are_listed_for_whoever_sits_there_and_open_ones_for_all(server: ServerProcess) -> None:
    with Client(server.url, name="Ada") as ada, Client(server.url) as eve:
        mine = new_table(ada, ME, OPEN)
        for_all = new_table(ada, ME, OPEN, open=True)
        ada.send({"t": "mine"})
        listed = ada.wait_for("tables")
        assert [card["id"] for card in listed["mine"][:2]] == [for_all, mine]
        eve.send({"t": "mine"})
        seen = {card["id"]: card for card in eve.wait_for("tables")["open"]}
        assert for_all in seen
        assert mine not in seen
        assert seen[for_all]["seats"][0]["name"] == "Ada"


def test_a_rematch_opens_a_table_for_the_same_people(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = playing(ada)
        play_on(table, ada)
        answer = ada.command(table, "rematch", seed_hash=ada.seed_hash)
        assert answer["t"] == "ack"
        following = ada.until(table, lambda state: state["info"]["rematch"] is not None)["info"]["rematch"]
        ada.open(following)
        begin(following, ada)
        play_on(following, ada, moves=2)


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot_until_its_owner_returns(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        answer = ada.create([ME, BOT], GAME, clock={"kind": "live", "seconds": 10, "increment": 0})
        table = answer["table"]
        ada.open(table)
        begin(table, ada)
        ada.until(table, my_turn)
        state = ada.until(table, lambda state: state["info"]["seats"][0]["away"], timeout=14)
        assert ada.log_lines[table][-1]["kind"] in ("timed_out", "acted")
        assert any(reported["kind"] == "timed_out" for reported in ada.log_lines[table])
        head = state["seq"]
        ada.reach(table, head + 2)  # a bot plays for her
        assert ada.command(table, "return")["t"] == "ack"
        ada.until(table, lambda state: not state["info"]["seats"][0]["away"])
