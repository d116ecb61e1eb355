"""Accounts at a real server, without passkeys: recovery codes, links by a real mail server, and what nobody learns."""

from __future__ import annotations

import re
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.stores.sqlite.file import FILE
from tests.server.client import Answer, Client, Message, http
from tests.server.conftest import Start
from tests.server.players import BOT, ME, new_table
from tests.server.process import ServerProcess
from tests.services.mail import MailServer, link_in

PUBLIC = "https://play.example.org"


@pytest.fixture(scope="module")
def mail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MailServer]:
    with MailServer(tmp_path_factory.mktemp("mail")) as started:
        yield started


@pytest.fixture(scope="module")
def mailing(mail: MailServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that sends mail."""
    data = tmp_path_factory.mktemp("mailing") / "data"
    started = ServerProcess(data, "--no-limits", "--log", "info", *sending(mail)).start()
    yield started
    assert started.stop() == 0
    assert '"level": "error"' not in started.said()
    assert "example.org" not in started.said().replace("games@example.org", ""), "addresses are in no log"


def sending(mail: MailServer) -> list[str]:
    return ["--public", PUBLIC, "--smtp", mail.address, "--mail-from", "games@example.org"]


def guest_of(server: ServerProcess, name: str = "Ada") -> Message:
    made: Message = http(f"{server.url}/api/guests", "POST", {"name": name}).json
    return made


def post(server: ServerProcess, path: str, body: object = None, ticket: str = "") -> Answer:
    return http(f"{server.url}/api/{path}", "POST", body if body is not None else {}, ticket)


def mine(server: ServerProcess, ticket: str) -> Message:
    found: Message = http(f"{server.url}/api/account", ticket=ticket).json["mine"]
    return found


def with_address(server: ServerProcess, mail: MailServer, address: str, name: str = "Ada") -> Message:
    """Somebody who has confirmed an address."""
    guest, before = guest_of(server, name), len(mail.mails())
    assert post(server, "account/address", {"address": address}, guest["ticket"]).status == 202
    word = link_in(mail.wait_for(before + 1)[-1]).partition("#")[2]
    assert post(server, "account/address/confirm", {"link": word}, guest["ticket"]).status == 200
    return guest


def mailed_link(server: ServerProcess, mail: MailServer, address: str, **more: str) -> str:
    before = len(mail.mails())
    assert post(server, "sign-in/mail", {"address": address, **more}).status == 202
    return link_in(mail.wait_for(before + 1)[-1]).partition("#")[2]


# Recovery codes


def test_ten_codes_are_shown_once_and_each_opens_the_account_once(server: ServerProcess) -> None:
    ada = guest_of(server)
    codes = post(server, "account/codes", ticket=ada["ticket"]).json["codes"]
    assert len(set(codes)) == 10
    assert all(re.fullmatch("[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){4}", code) for code in codes)
    assert mine(server, ada["ticket"])["codes"] == {"left": 10, "used": 0, "used_at": None}
    typed = f" {codes[0].lower().replace('-', ' ')} "
    signed_in = post(server, "sign-in/code", {"code": typed, "device": "New phone"})
    assert (signed_in.status, signed_in.json["id"]) == (201, ada["id"])
    again = post(server, "sign-in/code", {"code": codes[0]})
    assert (again.status, again.json["code"]) == (403, "code")
    told = mine(server, signed_in.json["ticket"])
    assert (told["codes"]["left"], told["codes"]["used"]) == (9, 1)
    assert told["devices"][0]["name"] == "New phone"
    assert not any(code in str(told) for code in codes)


def test_new_codes_make_the_old_ones_void(server: ServerProcess) -> None:
    ada = guest_of(server)
    old, new = (post(server, "account/codes", ticket=ada["ticket"]).json["codes"] for _ in range(2))
    assert post(server, "sign-in/code", {"code": old[1]}).status == 403
    assert post(server, "sign-in/code", {"code": new[1]}).status == 201


def test_a_code_is_used_and_wrong_alike_to_whoever_tries_it(server: ServerProcess) -> None:
    ada = guest_of(server)
    code = post(server, "account/codes", ticket=ada["ticket"]).json["codes"][0]
    post(server, "sign-in/code", {"code": code})
    used, wrong = (post(server, "sign-in/code", {"code": one}) for one in (code, "2222-2222-2222-2222-2222"))
    assert (used.status, used.text) == (wrong.status, wrong.text)


def test_two_guests_become_one_by_a_code_and_all_tables_stay(server: ServerProcess) -> None:
    ada, phone = guest_of(server), guest_of(server, "Phone")
    code = post(server, "account/codes", ticket=ada["ticket"]).json["codes"][0]
    tables = set()
    for guest in (ada, phone):
        with Client(server.url, guest=guest) as client:
            tables.add(new_table(client, ME, BOT))
    answer = post(server, "sign-in/code", {"code": code, "bring": True}, phone["ticket"]).json
    assert (answer["id"], answer["name"], answer["merged"]) == (ada["id"], "Ada", True)
    with Client(server.url, guest=answer) as client:
        client.send({"t": "mine"})
        assert {card["id"] for card in client.wait_for("tables")["mine"]} == tables


def test_codes_are_tried_so_often_and_no_more(start_server: Start) -> None:
    server = start_server("--bot-pause", "0")
    answers = [post(server, "sign-in/code", {"code": "2222"}).status for _ in range(40)]
    assert answers[:20] == [403] * 20
    assert 429 in answers


# Mail


def test_an_address_is_a_way_in_once_it_is_confirmed(mailing: ServerProcess, mail: MailServer) -> None:
    ada, before = guest_of(mailing), len(mail.mails())
    assert http(f"{mailing.url}/api/account").json["ways"]["mail"] is True
    post(mailing, "account/address", {"address": "Ada@Example.org", "language": "fr"}, ada["ticket"])
    sent = mail.wait_for(before + 1)[-1]
    assert (sent["to"], sent["from"], sent["subject"]) == (
        "ada@example.org",
        "games@example.org",
        "Confirmer votre adresse pour Rollwright",
    )
    assert mine(mailing, ada["ticket"])["address"] is None, "not before the link is opened"
    link = link_in(sent)
    assert link.startswith(f"{PUBLIC}/account#"), "whatever the host of the request"
    answer = post(mailing, "account/address/confirm", {"link": link.partition("#")[2]}, ada["ticket"])
    assert answer.json == {"address": "ada@example.org"}
    word = mailed_link(mailing, mail, "ADA@example.org", language="nl")
    assert mail.mails()[-1]["subject"] == "Inloggen bij Rollwright"
    assert post(mailing, "sign-in/link/look", {"link": word}).json == {"name": "Ada"}
    signed_in = post(mailing, "sign-in/link", {"link": word})
    assert (signed_in.status, signed_in.json["id"]) == (201, ada["id"])


def test_a_mailed_link_is_used_once(mailing: ServerProcess, mail: MailServer) -> None:
    with_address(mailing, mail, "once@example.org")
    word = mailed_link(mailing, mail, "once@example.org")
    assert post(mailing, "sign-in/link", {"link": word}).status == 201
    assert post(mailing, "sign-in/link", {"link": word}).status == 404
    assert post(mailing, "sign-in/link/look", {"link": word}).status == 404


def test_a_mailed_link_is_void_when_its_time_is_over(mail: MailServer, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", "--no-limits", *sending(mail), mutant="days_go_by").start()
    with_address(server, mail, "late@example.org")
    word = mailed_link(server, mail, "late@example.org")
    server.let_days_go_by(1)
    assert post(server, "sign-in/link", {"link": word}).status == 404
    server.stop()


def test_a_link_is_for_one_thing(mailing: ServerProcess, mail: MailServer) -> None:
    ada = with_address(mailing, mail, "one@example.org")
    word = mailed_link(mailing, mail, "one@example.org")
    assert post(mailing, "account/address/confirm", {"link": word}, ada["ticket"]).status == 404
    assert post(mailing, "tickets/claim", {"link": word}).status == 404
    assert post(mailing, "sign-in/link", {"link": word}).status == 201


def test_nobody_confirms_an_address_for_somebody_else(mailing: ServerProcess, mail: MailServer) -> None:
    eve, victim, before = guest_of(mailing, "Eve"), guest_of(mailing), len(mail.mails())
    post(mailing, "account/address", {"address": "victim@example.org"}, eve["ticket"])
    sent = mail.wait_for(before + 1)[-1]
    assert "Eve" not in str(sent), "whoever asks can't have their words sent to strangers"
    word = link_in(sent).partition("#")[2]
    assert post(mailing, "account/address/confirm", {"link": word}, victim["ticket"]).status == 404
    assert mine(mailing, eve["ticket"])["address"] is None


@pytest.mark.parametrize("address", ["", "ada", "ada@", "a b@example.org", "a@b.org\nBcc: c@b.org", 7, None])
def test_what_is_no_address_is_refused(mailing: ServerProcess, address: object) -> None:
    assert post(mailing, "sign-in/mail", {"address": address}).status == 400


def test_neither_answers_nor_times_tell_whether_an_address_is_known(mailing: ServerProcess, mail: MailServer) -> None:
    with_address(mailing, mail, "known@example.org")
    took: dict[str, list[float]] = {"known": [], "nobody": []}
    answers = set()
    for _ in range(30):
        for name, times in took.items():
            started = time.perf_counter()
            answer = post(mailing, "sign-in/mail", {"address": f"{name}@example.org"})
            times.append(time.perf_counter() - started)
            headers = {key: value for key, value in answer.headers.items() if key != "date"}
            answers.add((answer.status, answer.text, str(sorted(headers.items()))))
    assert len(answers) == 1
    known, nobody = (statistics.median(times) for times in took.values())
    assert abs(known - nobody) < 0.5 * min(known, nobody), (known, nobody)


def test_an_address_gets_few_mails_whoever_asks_and_whoever_has_it(mail: MailServer, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", *sending(mail)).start()
    with_address(server, mail, "calm@example.org")
    told = {
        name: [
            http(
                f"{server.url}/api/sign-in/mail",
                "POST",
                {"address": f"{name}@example.org"},
                address=f"198.51.100.{number}",
            ).status
            for number in range(5)
        ]
        for name in ("calm", "stranger")
    }
    server.stop()
    assert told["stranger"] == [202, 202, 202, 429, 429]
    assert told["calm"][3:] == [429, 429]


# What is left


def test_nothing_of_an_account_is_left_when_it_is_erased(mail: MailServer, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", "--no-limits", "--log", "info", *sending(mail)).start()
    ada = with_address(server, mail, "secret.zebedee@example.org", "Zebedee")
    codes = post(server, "account/codes", ticket=ada["ticket"]).json["codes"]
    phone = post(server, "sign-in/code", {"code": codes[0], "device": "Zebedees phone"}).json
    word = mailed_link(server, mail, "secret.zebedee@example.org")
    files = [tmp_path / "data" / name for name in (FILE, f"{FILE}-wal")]
    assert any(b"zebedee@" in file.read_bytes() for file in files), "it is in the file before"
    assert http(f"{server.url}/api/guests/me", "DELETE", ticket=phone["ticket"]).status == 204
    assert post(server, "sign-in/link", {"link": word}).status == 404
    assert post(server, "sign-in/code", {"code": codes[1]}).status == 403
    assert http(f"{server.url}/api/guests/me", ticket=ada["ticket"]).status == 401
    server.stop()
    left = b"".join(file.read_bytes() for file in files if file.exists())
    assert b"zebedee" not in left.lower()
    logged = server.said().lower()
    for secret in ("zebedee", ada["ticket"], phone["ticket"], word, *codes):
        assert secret.lower() not in logged
