"""Calls by push, from a real server to a push service of our own that checks the sender and decrypts."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from rollwright.server.host.alerts import push
from tests.server.callees import alerts, ask, hand_over, of_two, ring_at, two, wish
from tests.server.client import Client, http
from tests.server.players import play_on
from tests.server.process import ServerProcess
from tests.services.push import Browser, PushService, check_sender, decoded, decrypt, encoded


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as started:
        yield started
    assert started.faults == []


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that may send into our own network, where the push service is."""
    data = tmp_path_factory.mktemp("calling") / "data"
    options = ("--bot-pause", "0", "--no-limits", "--calls-inside", "--public", "https://play.example.org")
    started = ServerProcess(data, *options).start()
    yield started
    assert started.stop() == 0
    assert '"level": "error"' not in started.said()


# The encryption


def test_the_decrypting_side_reads_the_example_of_the_standard() -> None:
    """RFC 8291, section 5: so what it reads of ours is what browsers read."""
    number = int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    private = ec.derive_private_key(number, ec.SECP256R1())
    body = decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert decrypt(body, private, decoded("BTBZMqHH6r4Tts7J_aSIgg")) == b"When I grow up, I want to be a watermelon"


@pytest.mark.parametrize("length", [1, 300, push.MOST])
def test_what_is_encrypted_is_read_by_that_browser_alone(length: int) -> None:
    browser, other = Browser("https://push.example/1"), Browser("https://push.example/2")
    sealed = push.encrypt(b"x" * length, push.browser_keys(browser.keys))
    assert len(sealed) <= 4096
    assert decrypt(sealed, browser.private, browser.auth) == b"x" * length
    with pytest.raises(InvalidTag):
        decrypt(sealed, other.private, browser.auth)
    assert push.encrypt(b"x", push.browser_keys(browser.keys)) != push.encrypt(b"x", push.browser_keys(browser.keys))


def test_a_signature_holds_for_one_push_service_and_for_a_while() -> None:
    site = push.Site(push.new_key(), "https://play.example.org")
    header = site.authorization("https://push.example/abc?d=1", 1_000_000)
    assert check_sender(header, "https://push.example", site.public, 1_000_000) == site.public
    for audience, now in (("https://other.example", 1_000_000), ("https://push.example", 1_000_000 + 86_400)):
        with pytest.raises(AssertionError):
            check_sender(header, audience, None, now)


@pytest.mark.parametrize(
    "keys",
    [
        None,
        {},
        {"p256dh": "AAAA", "auth": "AAAA"},
        {"p256dh": encoded(b"\4" + b"\1" * 64), "auth": encoded(b"1" * 16)},
    ],
)
def test_what_are_no_keys_of_a_browser_is_refused(keys: object) -> None:
    with pytest.raises(ValueError, match=r"key|point"):
        push.browser_keys(keys)


# Called


def test_somebody_is_called_once_a_turn_and_the_message_says_what_and_where(
    calling: ServerProcess, service: PushService
) -> None:
    ada, bob = two(calling)
    browser = ring_at(ada, service, "once", when="always", language="fr")
    table, moves, _ = of_two(ada, bob)
    if moves is bob:
        hand_over(table, bob, ada)
    (first,) = browser.wait_for(1)
    assert first["title"].startswith("À vous de jouer")
    assert "Bob" in first["text"]
    assert (first["path"], first["tag"], first["kind"]) == (f"/t/{table}", f"turn {table}", "turn")
    turns, calls, decisions = [first], 1, 0
    for _ in range(3):
        decisions += hand_over(table, ada, bob)
        hand_over(table, bob, ada)
        calls += 1
        turns = browser.wait_for(calls, "turn")  # a turn that is over before it is told is not told
    time.sleep(1)
    assert len(browser.of_kind("turn")) == calls, "once a turn"
    assert decisions > 3, "which had several decisions"
    assert any("Bob : " in turn["text"] or "Bob: " in turn["text"] for turn in turns), "what has happened since"
    (ring,) = alerts(ada)["rings"]
    assert {message["ring"] for message in browser.messages} == {ring["id"]}
    for client in (ada, bob):
        client.close()


def test_a_call_is_withdrawn_everywhere_when_the_move_is_made(calling: ServerProcess, service: PushService) -> None:
    ada, bob = two(calling)
    phone, desk = ring_at(ada, service, "phone"), ring_at(ada, service, "desk")
    table, moves, _waits = of_two(ada, bob)
    if moves is bob:
        hand_over(table, bob, ada)
    for browser in (phone, desk):
        browser.wait_for(1, "turn")
    hand_over(table, ada, bob)
    for browser in (phone, desk):
        (taken_back,) = browser.wait_for(1, "withdraw")
        assert taken_back["tag"] == f"turn {table}"
        assert browser.headers[-1]["Urgency"] == "low"
    assert phone.headers[0]["Topic"] == phone.headers[-1]["Topic"], "who was off meanwhile gets the later alone"
    for client in (ada, bob):
        client.close()


def test_who_is_away_is_called_after_a_while_and_who_has_moved_is_not(
    calling: ServerProcess, service: PushService
) -> None:
    ada, bob = two(calling)
    browser = ring_at(ada, service, "away", when="away")
    table, moves, _ = of_two(ada, bob)
    if moves is bob:
        hand_over(table, bob, ada)
    hand_over(table, ada, bob)
    time.sleep(3)
    assert browser.messages == []
    for client in (ada, bob):
        client.close()


def test_who_never_wants_to_be_called_is_not_but_where_they_want_it(
    calling: ServerProcess, service: PushService
) -> None:
    ada, bob = two(calling)
    browser = ring_at(ada, service, "never", when="never")
    quiet, moves, _ = of_two(ada, bob)
    if moves is bob:
        hand_over(quiet, bob, ada)
    hand_over(quiet, ada, bob)
    loud, moves, _ = of_two(ada, bob)
    assert wish(ada, when="never", tables={loud: "always"}).status == 200
    if moves is ada:
        hand_over(loud, ada, bob)
    hand_over(loud, bob, ada)
    browser.wait_for(1, "turn")
    assert {message["tag"] for message in browser.messages} == {f"turn {loud}"}
    for client in (ada, bob):
        client.close()


def test_the_end_of_a_game_is_told_and_its_last_turn_withdrawn(calling: ServerProcess, service: PushService) -> None:
    ada, bob = two(calling)
    browser = ring_at(ada, service, "end")
    table, _, _ = of_two(ada, bob)
    play_on(table, ada, bob)
    (over,) = browser.wait_for(1, "over")
    points = [seat["points"] for seat in ada.info(table)["result"]] if "result" in ada.info(table) else []
    assert "Ada" in over["text"]
    assert all(str(one) in over["text"] for one in points)
    assert over["path"] == f"/t/{table}"
    for client in (ada, bob):
        client.close()


def test_a_call_can_be_tried(calling: ServerProcess, service: PushService) -> None:
    with Client(calling.url) as ada:
        browser = ring_at(ada, service, "try", when="never")
        assert ask(ada, "try").status == 202
        (tried,) = browser.wait_for(1, "try", patience=5)
        assert tried["path"] == "/alerts"


# Browsers that are no more


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_dropped(calling: ServerProcess, service: PushService, status: int) -> None:
    with Client(calling.url) as ada:
        browser = ring_at(ada, service, f"gone{status}")
        browser.status = status
        ask(ada, "try")
        deadline = time.monotonic() + 20
        while alerts(ada)["rings"]:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_a_browser_that_never_says_it_got_one_is_dropped_and_one_that_says_so_stays(
    calling: ServerProcess, service: PushService
) -> None:
    """Some push services say 201 for browsers that are no more."""
    with Client(calling.url) as ada:
        silent, alive = ring_at(ada, service, "silent"), ring_at(ada, service, "alive")
        ring = ""
        for tried in range(1, 22):
            ask(ada, "try")
            alive.wait_for(tried)
            ring = alive.messages[-1]["ring"]
            assert http(f"{calling.url}/api/alerts/came", "POST", {"ring": ring}).status == 204
            time.sleep(1.01)  # a call that is tried is one of its second
        deadline = time.monotonic() + 10
        while len(alerts(ada)["rings"]) > 1:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert len(silent.messages) == 21
        assert [ring["id"] for ring in alerts(ada)["rings"]] == [ring]


def test_a_push_service_that_is_busy_is_asked_again(calling: ServerProcess, service: PushService) -> None:
    ada, bob = two(calling)
    browser = ring_at(ada, service, "busy")
    browser.status = 503
    table, moves, _ = of_two(ada, bob)
    if moves is bob:
        hand_over(table, bob, ada)
    deadline = time.monotonic() + 20
    while not browser.asked:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    browser.status = 201
    browser.wait_for(1, "turn", patience=30)
    assert len(alerts(ada)["rings"]) == 1
    for client in (ada, bob):
        client.close()


# Whose it is


def test_a_browser_that_subscribes_anew_says_so_without_a_ticket(calling: ServerProcess, service: PushService) -> None:
    with Client(calling.url) as ada:
        old = ring_at(ada, service, "old")
        new = service.browser("new", alerts(ada)["key"])
        moved = {"was": old.address, "auth": old.keys["auth"], "address": new.address, "keys": new.keys}
        path = f"{calling.url}/api/alerts/rings/move"
        assert http(path, "POST", moved | {"auth": new.keys["auth"]}).status == 404, "whoever knows the address alone"
        assert http(path, "POST", moved).status == 201
        assert http(path, "POST", moved).status == 404
        assert len(alerts(ada)["rings"]) == 1
        ask(ada, "try")
        new.wait_for(1, "try")
        assert old.messages == []


def test_rings_and_wishes_come_along_when_two_become_one_and_go_with_a_person(
    calling: ServerProcess, service: PushService
) -> None:
    with Client(calling.url) as ada, Client(calling.url) as phone:
        browser = ring_at(phone, service, "merged", when="always", language="nl")
        codes = http(f"{calling.url}/api/account/codes", "POST", {}, ada.guest["ticket"]).json["codes"]
        body = {"code": codes[0], "bring": True}
        answer = http(f"{calling.url}/api/sign-in/code", "POST", body, phone.guest["ticket"]).json
        assert answer["merged"]
        told = alerts(ada)
        assert (told["wishes"]["language"], len(told["rings"])) == ("nl", 1)
        ask(ada, "try")
        browser.wait_for(1, "try")
        assert http(f"{calling.url}/api/guests/me", "DELETE", ticket=ada.guest["ticket"]).status == 204
    kept = b"".join(file.read_bytes() for file in calling.data.rglob("*") if file.is_file())
    assert browser.address.encode() not in kept, "erased from the file, not only from its tables"
    assert browser.keys["auth"].encode() not in kept
    assert browser.address not in calling.said()


def test_nobody_takes_a_place_from_another(calling: ServerProcess, service: PushService) -> None:
    with Client(calling.url) as ada, Client(calling.url) as eve:
        ring_at(ada, service, "hers")
        (ring,) = alerts(ada)["rings"]
        path = f"{calling.url}/api/alerts/rings/{ring['id']}"
        assert http(path, "DELETE", ticket=eve.guest["ticket"]).status == 404
        assert http(path, "DELETE").status == 401
        assert "address" not in ring
        assert http(path, "DELETE", ticket=ada.guest["ticket"]).status == 204
        assert alerts(ada)["rings"] == []
