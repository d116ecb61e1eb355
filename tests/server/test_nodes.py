"""Many nodes with one store: what is done at one is seen at the others, and each turn is played once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.client import Client
from tests.server.nodes import Nodes, couple, race_of_tabs
from tests.server.players import BOT, ME, OPEN, begin, new_table, play_on, sit
from tests.server.test_seals import followed, leaf_of, until_public
from tests.services.nats import NatsServer
from tests.services.postgres import Postgres, can_start

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not can_start(), reason="PostgreSQL isn't here"),
]


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with ExitStack() as stack:
        postgres = stack.enter_context(Postgres(durable=False))
        bus = stack.enter_context(NatsServer())
        started = Nodes(tmp_path_factory.mktemp("nodes"), postgres.new_database(), bus)
        yield started
        started.stop()


def test_two_people_at_two_nodes_play_a_whole_game_with_a_bot(nodes: Nodes) -> None:
    ada, bob = couple(nodes)
    with ada, bob:
        table = new_table(ada, ME, OPEN, BOT)
        sit(bob, table)
        ada.until(table, lambda state: [seat["name"] for seat in state["info"]["seats"]][:2] == ["Ada", "Bob"])
        begin(table, ada, bob)
        play_on(table, ada, bob)
        head = max(ada.heads[table], bob.heads[table])
        first, second = ada.reach(table, head), bob.reach(table, head)
        assert first["info"]["phase"] == second["info"]["phase"] == "over"
        assert first["info"]["result"] == second["info"]["result"]
        assert ada.gaps == bob.gaps == 0


def test_the_seals_of_tables_at_both_nodes_are_in_one_log_signed_by_one_key(nodes: Nodes) -> None:
    ada, bob = couple(nodes)
    here, there = nodes.nodes
    with ada, bob:
        leaves = [leaf_of(client, new_table(client, ME, BOT)) for client in (ada, bob) for _ in range(5)]
    for leaf in leaves:
        assert until_public(here, leaf) == until_public(there, leaf)
    assert followed(here).to_json() == followed(there).to_json()


def test_who_is_there_what_is_said_and_new_names_are_told_at_the_other_node(nodes: Nodes) -> None:
    ada, bob = couple(nodes)
    with ada, bob:
        table = new_table(ada, ME, OPEN)
        sit(bob, table)
        bob.wait_for("info", lambda message: message["info"]["seats"][0]["connected"], timeout=4)  # told in 15 anyway
        ada.until(table, lambda state: bool(state["info"]["seats"][1]["connected"]))
        assert bob.command(table, "chat", text="hello")["t"] == "ack"
        assert ada.wait_for("chat")["text"] == "hello"
        assert ada.command(table, "chat", text="and you")["t"] == "ack"
        assert bob.wait_for("chat", lambda message: message["from"] == ada.id)["text"] == "and you"
        bob.send({"t": "name", "name": "Robert"})
        ada.wait_for("info", lambda message: message["info"]["seats"][1]["name"] == "Robert")
        bob.close()
        ada.wait_for("info", lambda message: not message["info"]["seats"][1]["connected"])


def test_a_row_of_a_node_that_died_before_it_published_it_is_seen_soon(nodes: Nodes) -> None:
    dying = nodes.another("c", mutant="die_after_commit")
    bob = Client(nodes.nodes[0].url, name="Bob").connect()
    ada = Client(dying.url, name="Ada").connect()
    with bob:
        table = new_table(ada, ME, OPEN, options={"start_seat": 0})
        sit(bob, table)
        begin(table, ada, bob)
        head, offer = bob.heads[table], ada.offers(table)[0]
        fields = {"actions": [offer["actions"][0]["id"]], "decision": offer["decision"], "seat": offer["seat"]}
        ada.send({"t": "cmd", "table": table, "cid": "the last", "do": "act", **fields})
        assert dying.process.wait(20) == 9
        started = time.monotonic()
        bob.reach(table, head + 1)
        assert time.monotonic() - started < 5  # 3 on a machine that does nothing else
        elsewhere = Client(nodes.nodes[1].url, ada.guest)
        with elsewhere.connect():
            answer = elsewhere.command(table, "act", "the last", **fields)
            assert answer["t"] == "ack"
            assert answer["dup"]
            assert answer["seq"] == head + 1
    ada.close()


def test_of_two_tabs_at_two_nodes_that_decide_otherwise_one_wins(nodes: Nodes) -> None:
    """The same seat, the same decision, another move and another command id at each, sent at the same moment."""
    one, two = couple(nodes)
    with one, Client(nodes.nodes[1].url, one.guest).connect() as tab, two:
        raced = 0
        while raced < 20:  # more than a game has at times
            raced += race_of_tabs(one, tab, two)


def test_without_the_bus_play_goes_on_and_is_seen_within_the_beacon(nodes: Nodes) -> None:
    if not nodes.bus.own:
        pytest.skip("the server that was named is not ours to break")
    ada, bob = couple(nodes)
    with ada, bob:
        table = new_table(ada, ME, OPEN)
        sit(bob, table)
        begin(table, ada, bob)
        nodes.bus.kill()
        try:
            started = time.monotonic()
            play_on(table, ada, bob, moves=3)
            assert time.monotonic() - started < 30
        finally:
            nodes.bus.start()
        play_on(table, ada, bob, moves=3)
        head = max(ada.heads[table], bob.heads[table])
        assert ada.reach(table, head)["seq"] == bob.reach(table, head)["seq"]


def test_a_node_whose_store_goes_away_as_it_starts_ends_and_says_so(nodes: Nodes) -> None:
    """A service manager can start it again; one that hung would be taken for one that works."""
    with pytest.raises(RuntimeError, match=r"it ended with 3(.|\n)*startup failed"):
        nodes.another("d", mutant="no_first_beat")


def test_a_table_of_a_later_version_is_left_to_nodes_that_know_it(nodes: Nodes) -> None:
    """Two versions of nodes on one store: each plays what it knows, and the older one says what it leaves."""
    older, newer = nodes.nodes[0], nodes.another("e", mutant="newer")
    with Client(older.url, name="Ada").connect() as ada, Client(newer.url, name="Bob").connect() as bob:
        today = new_table(ada, ME, OPEN)
        sit(bob, today)
        begin(today, ada, bob)
        play_on(today, ada, bob, moves=4)
        later = new_table(bob, ME, BOT)
        begin(later, bob)
        play_on(later, bob, moves=2)
        ada.send({"t": "open", "table": later})
        refused = ada.wait_for("nack", lambda message: message.get("table") == later)
        assert refused["code"] == "unavailable"
        assert refused["why"] == "a newer server plays this table; try again"
        play_on(today, ada, bob, moves=4)
        play_on(later, bob, moves=4)
    newer.stop()
    assert "table left to newer nodes" in older.said()
