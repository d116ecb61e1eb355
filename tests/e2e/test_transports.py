"""One protocol, two transports: every case runs against a server, and against the workers of a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.browser import Visitor
from tests.e2e.workers import WorkerClient
from tests.e2e.world import BOARD, GAME, ME, RANDOM
from tests.server.client import Client, Message

Come = Callable[[], Client]


@pytest.fixture(scope="module", params=["server", "workers"])
def come(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Come]:
    """come() is a client of a new line, of one and the same person."""
    clients: list[Client] = []
    visitor: Visitor | None = None
    if request.param == "server":
        guest = Client(address).guest

        def call() -> Client:
            clients.append(Client(address, guest).connect())
            return clients[-1]
    else:
        visitor = Visitor(browser, address)
        page = visitor.open("/help")

        def call() -> Client:
            for client in clients:
                client.close()  # one host at a time
            clients.append(WorkerClient(page).connect())
            return clients[-1]

    yield call
    for client in clients:
        client.close()
    if visitor is not None:
        faults = visitor.faults
        visitor.close()
        assert faults == []


@pytest.fixture(scope="module")
def client(come: Come) -> Client:
    return come()


def begun(client: Client, *seats: Message, game: str = GAME) -> str:
    """A table that plays."""
    table: str = client.create(list(seats) or [ME, RANDOM], game)["table"]
    client.open(table)
    assert client.command(table, "start")["t"] == "ack"
    if client.until(table, lambda state: state["info"]["phase"] != "waiting")["info"]["phase"] == "starting":
        assert client.command(table, "reveal", seed=client.seed)["t"] == "ack"
    client.until(table, lambda state: any(offer["actions"] for offer in state["offers"]))
    return table


def play(client: Client, table: str, moves: int) -> None:
    for _ in range(moves):
        client.until(table, lambda state: any(offer["actions"] for offer in state["offers"]))
        offer = client.offers(table)[0]
        answer = client.act(table, offer, offer["actions"][0]["id"])
        assert answer["t"] == "ack", answer
        client.reach(table, answer["seq"])


def test_a_table_is_created_once_however_often_it_is_asked_for(client: Client) -> None:
    first = client.create([ME, RANDOM], GAME, cid="the same")
    again = client.create([ME, RANDOM], GAME, cid="the same")
    assert (again["table"], again["dup"]) == (first["table"], True)


def test_news_comes_in_order_with_no_gap_while_bots_play(client: Client) -> None:
    table = begun(client)
    before = client.gaps
    play(client, table, 6)
    assert client.gaps == before
    seqs = [reported["seq"] for reported in client.log_lines[table]]
    assert seqs == list(range(1, len(seqs) + 1))


def test_what_is_told_row_by_row_comes_to_the_same_as_the_whole_table(client: Client) -> None:
    table = begun(client)
    play(client, table, 3)
    client.until(table, lambda state: any(offer["actions"] for offer in state["offers"]))
    reported = client.views[table]["view_hash"]
    client.send({"t": "sync", "table": table, "from": 0})
    assert client.wait_for("snapshot", lambda message: message["table"] == table)["view_hash"] == reported


def test_a_move_against_the_rules_is_refused_with_its_rule_and_changes_nothing(client: Client) -> None:
    table = begun(client)
    offer = client.offers(table)[0]
    legal = {action["id"] for action in offer["actions"]}
    answer = client.act(table, offer, next(action for action in range(3000) if action not in legal))
    assert (answer["t"], answer["code"]) == ("nack", "illegal")
    assert answer["refusal"]["rule"].startswith("CRW")
    assert answer["head"] == client.heads[table]


def test_why_not_is_answered_and_nothing_is_committed(client: Client) -> None:
    table = begun(client)
    client.send({"t": "ask", "table": table, "id": "why", "plan": ["place f1 f2"]})
    answer = client.wait_for("answer", lambda message: message["id"] == "why")
    assert (answer["played"], answer["refusal"]["rule"][:3]) == (0, "CRW")
    assert client.open(table)["seq"] == client.heads[table]


def test_a_hint_names_legal_moves_with_their_chances_and_commits_nothing(client: Client) -> None:
    table = begun(client)
    legal = [action["id"] for action in client.offers(table)[0]["actions"]]
    client.send({"t": "ask", "table": table, "id": "hint", "plan": [], "hint": True})
    moves = client.wait_for("answer", lambda message: message["id"] == "hint")["moves"]
    assert moves[0]["steps"][0]["id"] in legal
    for move in moves:  # on a busy machine all may have been tried in too few games to say anything
        low, chance, high = move["low"], move["chance"], move["high"]
        assert low is chance is high is None or 0 <= low <= chance <= high <= 100
    assert client.open(table)["seq"] == client.heads[table]


def test_two_at_one_screen_are_given_no_hints(client: Client) -> None:
    table = begun(client, ME, ME)
    client.send({"t": "ask", "table": table, "id": "none", "plan": [], "hint": True})
    answer = client.wait_for("answer", lambda message: message["id"] == "none")
    assert answer["refusal"]["code"] == "table.no_hints"


def test_a_choice_made_at_an_older_decision_is_stale(client: Client) -> None:
    table = begun(client)
    old = client.offers(table)[0]
    play(client, table, 1)
    client.until(table, lambda state: any(offer["actions"] for offer in state["offers"]))
    assert client.act(table, old, old["actions"][0]["id"])["code"] == "stale"


def test_the_same_command_twice_is_carried_out_once(client: Client) -> None:
    table = begun(client)
    offer = client.offers(table)[0]
    first = client.act(table, offer, offer["actions"][0]["id"], cid="once")
    again = client.act(table, offer, offer["actions"][0]["id"], cid="once")
    assert (again["seq"], again["dup"]) == (first["seq"], True)


def test_a_message_that_is_none_is_answered_in_words(client: Client) -> None:
    client.send({"t": "cmd", "table": "x", "cid": "odd", "do": "juggle"})
    answer = client.answer_to("odd")
    assert (answer["code"], "juggle" in answer["why"] or "do" in answer["why"]) == ("invalid", True)


def test_a_table_that_is_not_there_is_unknown(client: Client) -> None:
    client.send({"t": "open", "table": "here-nowhere"})
    assert client.wait_for("nack", lambda message: message.get("table") == "here-nowhere")["code"] == "unknown"


def test_two_seats_at_one_screen_are_shown_one_hand_at_a_time(client: Client) -> None:
    table = begun(client, ME, ME, game=BOARD)
    for _ in range(4):
        seat = client.offers(table)[0]["seat"]
        hands = [player["hand"]["secret"] for player in client.views[table]["view"]["players"]]
        assert isinstance(hands[seat], str)
        assert "hidden" in hands[1 - seat]
        play(client, table, 1)
        client.until(table, lambda state: any(offer["actions"] for offer in state["offers"]))


def test_who_comes_back_finds_the_table_as_it_was(come: Come, client: Client) -> None:
    table = begun(client)
    play(client, table, 2)
    client.until(table, lambda state: any(offer["actions"] for offer in state["offers"]))
    seen = client.views[table]
    later = come()
    assert later.open(table)["view_hash"] == seen["view_hash"]
    later.send({"t": "mine"})
    mine = later.wait_for("tables")["mine"]
    assert next(card for card in mine if card["id"] == table)["my_turn"]
    play(later, table, 1)
