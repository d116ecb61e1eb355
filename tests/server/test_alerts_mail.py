"""Calls by mail, from a real server to a real mail server; and a calendar that other programs fetch."""

from __future__ import annotations

import email.policy
import re
import time
import urllib.request
from collections.abc import Iterator
from datetime import UTC, datetime
from email.message import EmailMessage
from typing import Any, Final

import pytest

from rollwright.server.host.alerts.letters import Letter
from rollwright.server.host.alerts.mails import mail_of
from rollwright.server.host.alerts.tokens import STOP_MAIL, Tokens
from rollwright.server.host.alerts.wishes import Wishes
from rollwright.server.host.mail import message_of
from tests.server.callees import alerts, ask, hand_over, of_two, wish
from tests.server.client import Client, http
from tests.server.process import ServerProcess
from tests.server.test_accounts import PUBLIC, sending, with_address
from tests.services.mail import MailServer

DAYS: Final = {"kind": "days", "days": 2}


@pytest.fixture(scope="module")
def mail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MailServer]:
    with MailServer(tmp_path_factory.mktemp("mail")) as started:
        yield started


@pytest.fixture(scope="module")
def mailing(mail: MailServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("mailing") / "data"
    started = ServerProcess(data, "--no-limits", "--bot-pause", "0", "--log", "info", *sending(mail)).start()
    yield started
    assert started.stop() == 0
    assert '"level": "error"' not in started.said()
    assert "example.org" not in started.said().replace("games@example.org", ""), "addresses are in no log"


def pair(mailing: ServerProcess, mail: MailServer, name: str, **wishes: Any) -> tuple[Client, Client]:
    """Ada, who is called by mail, and Bob."""
    guest = with_address(mailing, mail, f"{name}@example.org")
    ada, bob = Client(mailing.url, guest=guest).connect(), Client(mailing.url, name="Bob").connect()
    assert wish(ada, mail=True, **wishes).status == 200
    return ada, bob


def my_turn(table: str, moves: Client, ada: Client, bob: Client) -> None:
    if moves is bob:
        hand_over(table, bob, ada)


def text_of(mail: EmailMessage) -> str:
    body = mail.get_body()
    assert body is not None
    return str(body.get_content())


def to(mail: MailServer, address: str, count: int) -> list[EmailMessage]:
    """The calls to an address, once so many have come."""
    deadline = time.monotonic() + 60
    while True:
        found = [one for one in mail.mails() if one["to"] == address and one["List-Unsubscribe"]]
        if len(found) >= count:
            return found
        assert time.monotonic() < deadline, f"{len(found)} of {count} mails have come"
        time.sleep(0.05)


def close(*clients: Client) -> None:
    for client in clients:
        client.close()


def test_a_mail_says_what_happened_until_when_and_how_to_stop_it(mailing: ServerProcess, mail: MailServer) -> None:
    ada, bob = pair(mailing, mail, "says", when="always", zone="Europe/Copenhagen")
    table, moves, _ = of_two(ada, bob, clock=DAYS)
    my_turn(table, moves, ada, bob)
    (sent,) = to(mail, "says@example.org", 1)
    text = text_of(sent)
    assert sent["subject"].startswith("Your turn")
    assert "With Bob." in text
    assert "You have until " in text
    assert f"{PUBLIC}/t/{table}" in text
    assert sent["Auto-Submitted"] == "auto-generated"
    assert len(re.findall(rf"{PUBLIC}/alerts#\S+", text)) == 2
    close(ada, bob)


def test_one_click_in_a_mail_program_stops_all_mail(mailing: ServerProcess, mail: MailServer) -> None:
    """RFC 8058: a post of a form, without a ticket."""
    ada, bob = pair(mailing, mail, "click", when="always")
    table, moves, _ = of_two(ada, bob)
    my_turn(table, moves, ada, bob)
    (sent,) = to(mail, "click@example.org", 1)
    assert sent["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = str(sent["List-Unsubscribe"]).strip("<>").replace(PUBLIC, mailing.url)
    request = urllib.request.Request(link, b"List-Unsubscribe=One-Click", method="POST")
    for _ in range(2):  # once or often
        with urllib.request.urlopen(request, timeout=20) as answer:
            assert answer.status == 200
    assert alerts(ada)["wishes"]["mail"] is False
    assert alerts(ada)["wishes"]["when"] == "always", "all else stays as it was"
    hand_over(table, ada, bob)
    hand_over(table, bob, ada)
    time.sleep(2)
    assert len(to(mail, "click@example.org", 1)) == 1
    close(ada, bob)


def test_the_link_that_a_mail_program_follows_stands_in_the_header_as_it_is() -> None:
    """RFC 2369 and RFC 8058 know no encoded words there, however long a link is."""
    person, site = "p" * 16, "https://rollwright.games.example.org"
    letter = Letter("turn", "copenhagen_roll", "t" * 20, "À vous de jouer", "…", "/t/x", site, 0)
    _, text, headers = mail_of(person, Wishes(language="fr"), [letter], Tokens(b"key"), site)
    message = message_of("games@example.org", "ada@example.org", "À vous de jouer : " + "é" * 90, text, headers)
    lines = message.as_bytes(policy=email.policy.SMTP).decode("ascii").split("\r\n")
    link = f"{site}/api/alerts/stop/{Tokens(b'key').make(STOP_MAIL, person)}"
    assert f"List-Unsubscribe: <{link}>" in lines
    assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in lines
    assert all(len(line) <= 78 for line in lines if link not in line)


def test_a_link_in_a_mail_stops_calls_to_one_table(mailing: ServerProcess, mail: MailServer) -> None:
    ada, bob = pair(mailing, mail, "table", when="always")
    table, moves, _ = of_two(ada, bob)
    my_turn(table, moves, ada, bob)
    (sent,) = to(mail, "table@example.org", 1)
    of_table = re.findall(rf"Nothing more about this table: {PUBLIC}/alerts#(\S+)", text_of(sent))[0]
    answer = http(f"{mailing.url}/api/alerts/stop/{of_table}", "POST", {})
    assert answer.json == {"stopped": "table"}
    assert alerts(ada)["wishes"]["tables"] == {table: "never"}
    assert alerts(ada)["wishes"]["mail"] is True
    close(ada, bob)


def test_a_link_that_is_not_ours_stops_nothing(mailing: ServerProcess) -> None:
    with Client(mailing.url) as ada:
        forged = Tokens(b"another key").make(STOP_MAIL, ada.id)
        for link in (forged, "x", "x.y", f"{forged}.z", "%00.%00", "é.é".encode().hex()):
            assert http(f"{mailing.url}/api/alerts/stop/{link}", "POST", {}).status == 404


def test_a_digest_is_one_mail_for_all_tables(mail: MailServer, tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("digest") / "data"
    options = ("--no-limits", "--bot-pause", "0", *sending(mail))
    server = ServerProcess(data, *options, mutant="days_go_by").start()
    ada, bob = pair(server, mail, "digest", when="daily", hour=(datetime.now(UTC).hour + 12) % 24)
    tables = []
    for _ in range(3):
        table, moves, _ = of_two(ada, bob)
        my_turn(table, moves, ada, bob)
        tables.append(table)
    time.sleep(2)
    server.let_days_go_by(1)
    (sent,) = to(mail, "digest@example.org", 1)
    assert sent["subject"] == "3 calls from Rollwright"
    assert all(f"{PUBLIC}/t/{table}" in text_of(sent) for table in tables)
    time.sleep(2)
    assert len(to(mail, "digest@example.org", 1)) == 1
    close(ada, bob)
    assert server.stop() == 0


def test_what_waits_for_the_digest_is_not_in_it_once_it_is_done(
    mail: MailServer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    data = tmp_path_factory.mktemp("done") / "data"
    server = ServerProcess(data, "--no-limits", "--bot-pause", "0", *sending(mail), mutant="days_go_by").start()
    ada, bob = pair(server, mail, "done", when="daily", hour=(datetime.now(UTC).hour + 12) % 24)
    waits, moves, _ = of_two(ada, bob)
    my_turn(waits, moves, ada, bob)
    done, moves, _ = of_two(ada, bob)
    my_turn(done, moves, ada, bob)
    hand_over(done, ada, bob)
    time.sleep(2)
    server.let_days_go_by(1)
    (sent,) = to(mail, "done@example.org", 1)
    assert waits in text_of(sent)
    assert done not in text_of(sent)
    close(ada, bob)
    assert server.stop() == 0


def test_a_nudge_calls_once_more_and_says_who_waits(mail: MailServer, tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("nudge") / "data"
    server = ServerProcess(data, "--no-limits", "--bot-pause", "0", *sending(mail), mutant="days_go_by").start()
    ada, bob = pair(server, mail, "nudge", when="always")
    table, moves, _ = of_two(ada, bob)
    my_turn(table, moves, ada, bob)
    to(mail, "nudge@example.org", 1)
    server.let_days_go_by(1)
    assert bob.command(table, "nudge")["t"] == "ack"
    assert to(mail, "nudge@example.org", 2)[1]["subject"] == "Bob waits for you"
    assert bob.command(table, "nudge")["t"] == "nack", "once a day"
    assert wish(ada, mail=True, when="always", nudges=False).status == 200
    server.let_days_go_by(1)
    assert bob.command(table, "nudge")["t"] == "ack"
    time.sleep(2)
    assert len(to(mail, "nudge@example.org", 2)) == 2
    close(ada, bob)
    assert server.stop() == 0


def test_the_challenge_of_each_day_is_told_to_who_wishes_it(
    mail: MailServer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    data = tmp_path_factory.mktemp("daily") / "data"
    server = ServerProcess(data, "--no-limits", *sending(mail), mutant="days_go_by").start()
    ada, bob = pair(server, mail, "daily", when="always", challenge=True)
    server.stop()
    server.start()  # a node looks at once, and then each minute
    time.sleep(2)
    server.let_days_go_by(1)
    (sent,) = to(mail, "daily@example.org", 1)
    assert f"{PUBLIC}/daily" in text_of(sent)
    close(ada, bob)
    assert server.stop() == 0


def test_nothing_of_a_person_is_left_once_they_are_erased(
    mail: MailServer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    data = tmp_path_factory.mktemp("erased") / "data"
    server = ServerProcess(data, "--no-limits", "--bot-pause", "0", "--log", "info", *sending(mail)).start()
    ada, bob = pair(server, mail, "erased", when="daily", zone="Pacific/Chatham")
    hook = "https://hook.example.org/secret-path"
    assert ask(ada, "rings", {"kind": "webhook", "shape": "plain", "address": hook}).status == 201
    ask(ada, "calendar")
    table, moves, _ = of_two(ada, bob)
    my_turn(table, moves, ada, bob)
    time.sleep(1)
    assert http(f"{server.url}/api/guests/me", "DELETE", ticket=ada.guest["ticket"]).status == 204
    calendar = http(f"{server.url}/api/alerts", ticket=ada.guest["ticket"])
    assert calendar.status == 401
    close(ada, bob)
    assert server.stop() == 0
    kept = b"".join(file.read_bytes() for file in data.rglob("*") if file.is_file())
    for text in ("erased@example.org", "secret-path", "Pacific/Chatham"):
        assert text.encode() not in kept, f"{text} is in the file"
        assert text not in server.said(), f"{text} is in the log"


def test_a_link_in_a_mail_to_who_is_erased_is_one_that_leads_nowhere(mailing: ServerProcess, mail: MailServer) -> None:
    ada, bob = pair(mailing, mail, "gone", when="always")
    table, moves, _ = of_two(ada, bob)
    my_turn(table, moves, ada, bob)
    (sent,) = to(mail, "gone@example.org", 1)
    assert http(f"{mailing.url}/api/guests/me", "DELETE", ticket=ada.guest["ticket"]).status == 204
    links = re.findall(rf"{PUBLIC}/alerts#(\S+)", text_of(sent))
    answers = [http(f"{mailing.url}/api/alerts/stop/{link}", "POST", {}) for link in links]
    assert [(one.status, one.json["code"]) for one in answers] == [(404, "unknown")] * 2
    close(ada, bob)


# The calendar


def parsed(text: str) -> list[tuple[str, str]]:
    """Names with their values, by RFC 5545: lines end with CRLF, are folded, and have at most 75 bytes."""
    assert text.endswith("\r\n")
    assert "\n" not in text.replace("\r\n", "")
    lines = text.split("\r\n")[:-1]
    assert all(len(line.encode()) <= 75 for line in lines)
    whole = re.sub(r"\r\n[ \t]", "", text).split("\r\n")[:-1]
    found = []
    for line in whole:
        name, _, value = line.partition(":")
        assert re.fullmatch(r"[A-Z-]+(;[A-Z]+=[A-Z]+)*", name), line
        if name in ("SUMMARY", "DESCRIPTION", "X-WR-CALNAME"):
            assert not re.search(r"(?<!\\)[,;]", value), "escaped"
            value = re.sub(r"\\([\\;,nN])", lambda sign: {"n": "\n", "N": "\n"}.get(sign[1], sign[1]), value)
        found.append((name, value))
    return found


def fetch(server: ServerProcess, path: str) -> str:
    with urllib.request.urlopen(f"{server.url}{path}", timeout=20) as answer:
        assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
        return str(answer.read().decode())


def test_a_calendar_has_each_turn_with_the_time_that_it_is_due(mailing: ServerProcess, mail: MailServer) -> None:
    ada = Client(mailing.url, name="Ada").connect()
    bob = Client(mailing.url, name="Bób; of Þórdís, \\x, a very long name").connect()
    slow, moves, _ = of_two(ada, bob, clock=DAYS)
    my_turn(slow, moves, ada, bob)
    untimed, moves, _ = of_two(ada, bob)
    my_turn(untimed, moves, ada, bob)
    assert alerts(ada)["calendar"] is None
    wish(ada, when="never", language="fr")
    path = ask(ada, "calendar").json["calendar"]
    lines = parsed(fetch(mailing, path))
    assert lines[0] == ("BEGIN", "VCALENDAR")
    assert lines[-1] == ("END", "VCALENDAR")
    assert ("VERSION", "2.0") in lines
    (start,) = [value for name, value in lines if name == "DTSTART"]
    due = datetime.strptime(start, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
    assert 47 < (due - datetime.now(UTC)).total_seconds() / 3600 <= 48
    values = dict(lines)
    assert values["SUMMARY"].startswith("À vous de jouer")
    assert values["URL"] == f"{PUBLIC}/t/{slow}"
    first = values["UID"]
    assert dict(parsed(fetch(mailing, path)))["UID"] == first, "the same event again"
    hand_over(slow, ada, bob)
    assert "VEVENT" not in fetch(mailing, path)
    close(ada, bob)


def test_a_new_link_to_a_calendar_ends_the_old_one(mailing: ServerProcess) -> None:
    with Client(mailing.url) as ada:
        old = ask(ada, "calendar").json["calendar"]
        wish(ada, calendar=0)
        assert alerts(ada)["calendar"] == old, "it is no wish of a client"
        new = ask(ada, "calendar").json["calendar"]
        assert http(mailing.url + old).status == 404
        assert http(mailing.url + new).status == 200
        assert http(mailing.url + new[:-2]).status == 404
