"""Accounts in a real browser: kept in two taps, opened elsewhere without typing, and lost by no way that is known."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from rollwright.cli.serve import lan_address
from tests.e2e.browser import DESK, PHONE, Visitor
from tests.e2e.conftest import QUICK, Visit
from tests.e2e.faults import sticks_out, violations
from tests.e2e.passkeys import Thumb
from tests.e2e.scene import speak
from tests.server.client import Client, Message, http
from tests.server.players import BOT, ME, new_table
from tests.server.process import ServerProcess, free_port
from tests.services.mail import MailServer, link_in


@pytest.fixture(scope="module")
def mail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MailServer]:
    with MailServer(tmp_path_factory.mktemp("mail")) as started:
        yield started


@pytest.fixture(scope="module")
def site(mail: MailServer, tmp_path_factory: pytest.TempPathFactory, client_is_built: None) -> Iterator[str]:
    """A server by its name, which sends mail."""
    port = free_port()
    place = ["--public", f"http://localhost:{port}", "--smtp", mail.address, "--mail-from", "games@example.org"]
    server = ServerProcess(tmp_path_factory.mktemp("site") / "data", *QUICK, *place, port=port).start()
    yield f"http://localhost:{port}"
    assert server.stop() == 0
    assert '"level": "error"' not in server.said()


def plays(site: str, name: str) -> tuple[Message, str]:
    """A guest who sits at a table."""
    address = site.replace("localhost", "127.0.0.1")
    guest: Message = http(f"{address}/api/guests", "POST", {"name": name}).json
    with Client(address, guest=guest) as client:
        return guest, new_table(client, ME, BOT)


def ticket_of(page: Page) -> str:
    ticket: str = page.evaluate("JSON.parse(localStorage.getItem('rw.guest')).ticket")
    return ticket


def holder(site: str, ticket: str) -> Any:
    answer = http(f"{site}/api/guests/me", ticket=ticket)
    return answer.json["id"] if answer.status == 200 else answer.status


def keep(visitor: Visitor) -> tuple[Page, Thumb]:
    page = visitor.open("/account")
    thumb = Thumb(page)
    page.get_by_role("button", name="Keep my games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your games are kept")
    return page, thumb


def at_home(page: Page, *tables: str) -> None:
    page.wait_for_url(re.compile(r"/$"))
    for table in tables:
        expect(page.locator(f'a[href="/t/{table}"]').first).to_be_visible()


def test_a_guest_keeps_their_games_in_two_taps_and_opens_them_elsewhere_without_typing(visit: Visit, site: str) -> None:
    guest, table = plays(site, "Asta")
    page = visit(site, guest=guest, size=PHONE).open("/settings")
    page.get_by_role("link", name="Your way back, and your devices").click()
    thumb = Thumb(page)
    page.get_by_role("button", name="Keep my games").click()  # the first tap; the thumb is the second
    expect(page.get_by_role("heading", level=1)).to_have_text("Your games are kept")
    expect(page.get_by_role("listitem").filter(has_text="Chrome on Linux").first).to_be_visible()
    second = visit(site).open("/sign-in")
    Thumb(second, thumb.passkeys())
    second.get_by_role("button", name="Use a passkey").click()
    at_home(second, table)
    assert holder(site, ticket_of(second)) == guest["id"]
    assert ticket_of(second) != guest["ticket"]


def test_two_guests_become_one_person_and_all_tables_stay(visit: Visit, site: str) -> None:
    (one, here), (two, there) = plays(site, "Asta"), plays(site, "Laptop")
    _, thumb = keep(visit(site, guest=one))
    laptop = visit(site, guest=two)
    other_tab = laptop.open("/")
    page = laptop.open("/sign-in")
    Thumb(page, thumb.passkeys())
    expect(page.get_by_role("switch", name="Bring the games")).to_be_checked()
    page.get_by_role("button", name="Use a passkey").click()
    at_home(page, here, there)
    assert holder(site, ticket_of(page)) == one["id"]
    assert holder(site, two["ticket"]) == 401, "this browser has another ticket now"
    at_home(other_tab, here, there)
    page.goto("/account")
    expect(page.get_by_role("heading", name="Devices")).to_be_visible()
    assert page.get_by_text("Since").count() == 2, "the phone, and the laptop once"


def test_a_stolen_ticket_is_revoked_and_the_thief_is_shown_out(visit: Visit, site: str) -> None:
    guest, table = plays(site, "Asta")
    page, thumb = keep(visit(site, guest=guest))
    thief = visit(site, guest=page.evaluate("JSON.parse(localStorage.getItem('rw.guest'))")).open(f"/t/{table}")
    expect(thief.get_by_role("main")).to_be_visible()
    second = visit(site).open("/sign-in")
    Thumb(second, thumb.passkeys())
    second.get_by_role("button", name="Use a passkey").click()
    at_home(second, table)
    second.goto("/account")
    second.get_by_role("listitem").filter(has_not_text="here").get_by_role("button", name="Remove").last.click()
    expect(second.get_by_text("Since")).to_have_count(1)
    assert holder(site, guest["ticket"]) == 401
    thief.wait_for_function("(ticket) => !localStorage.getItem('rw.guest')?.includes(ticket)", arg=guest["ticket"])


def test_who_has_lost_every_device_comes_back_with_a_recovery_code(visit: Visit, site: str) -> None:
    guest, table = plays(site, "Asta")
    page = visit(site, guest=guest).open("/account")
    page.get_by_role("button", name="Make ten codes").click()
    codes = page.get_by_role("list", name="Recovery codes").get_by_role("listitem").all_inner_texts()
    assert len(codes) == 10
    page.reload()
    expect(page.get_by_text("10 are left.")).to_be_visible()
    assert codes[0] not in page.content(), "they are shown once"
    lost = visit(site).open("/sign-in")
    lost.get_by_label("One of your ten codes").fill("2222-2222-2222-2222-2222")
    lost.get_by_role("button", name="Sign in").click()
    expect(lost.get_by_text("This code opens nothing here.")).to_be_visible()
    lost.get_by_label("One of your ten codes").fill(codes[3].lower())
    lost.keyboard.press("Enter")
    at_home(lost, table)
    page.reload()
    expect(page.get_by_text("9 are left.")).to_be_visible()


def test_a_mailed_link_leads_back_once(visit: Visit, site: str, mail: MailServer) -> None:
    guest, table = plays(site, "Asta")
    visitor, before = visit(site, guest=guest), len(mail.mails())
    page = visitor.open("/account")
    page.get_by_label("Your e-mail address").fill("asta@example.org")
    page.get_by_role("button", name="Send a link").click()
    expect(page.get_by_text("A link is on its way.")).to_be_visible()
    confirmed = visitor.open(_path(link_in(mail.wait_for(before + 1)[-1])))
    expect(confirmed.get_by_role("button", name="Remove asta@example.org")).to_be_visible()
    stranger, _ = plays(site, "Stranger")
    lost = visit(site, guest=stranger)
    asking = lost.open("/sign-in")
    asking.get_by_label("Your e-mail address").fill("asta@example.org")
    asking.get_by_role("button", name="Send a link").click()
    expect(asking.get_by_text("If an account has this address, a link is on its way there.")).to_be_visible()
    link = _path(link_in(mail.wait_for(before + 2)[-1]))
    page = lost.open(link)
    expect(page.get_by_text("With this link you become Asta in this browser")).to_be_visible()
    expect(page.get_by_role("switch", name="Bring the games")).not_to_be_checked()
    page.get_by_role("button", name="Sign in").click()
    at_home(page, table)
    assert holder(site, stranger["ticket"]) == stranger["id"], "who was here is not given to who sent the link"
    again = lost.open(link)
    expect(again.get_by_role("heading", level=1)).to_have_text("This link leads nowhere")


def test_a_change_of_the_ways_in_asks_for_the_passkey_again(visit: Visit, site: str) -> None:
    guest, _ = plays(site, "Asta")
    page, thumb = keep(visit(site, guest=guest))
    code = http(f"{site}/api/account/codes", "POST", {}, guest["ticket"]).json["codes"][0]
    moved = http(f"{site}/api/tickets/move", "POST", {}, guest["ticket"]).json["link"]
    stolen = http(f"{site}/api/tickets/claim", "POST", {"link": moved.partition("#")[2]}).json
    thief = visit(site, guest=stolen).open("/account")
    thief_thumb = Thumb(thief)
    thief.get_by_role("button", name="Make new codes").click()
    expect(thief.get_by_text("10 are left.")).to_be_visible()
    assert not thief_thumb.passkeys()
    owner = visit(site, guest=stolen).open("/account")
    Thumb(owner, thumb.passkeys())
    owner.get_by_role("button", name="Make new codes").click()
    expect(owner.get_by_role("list", name="Recovery codes")).to_be_visible()
    assert http(f"{site}/api/sign-in/code", "POST", {"code": code}).status == 403
    page.close()


def test_a_device_is_named(visit: Visit, site: str) -> None:
    guest, _ = plays(site, "Asta")
    page = visit(site, guest=guest).open("/account")
    page.get_by_role("button", name="Rename This device").click()
    page.get_by_label("What you call it").fill("Kitchen")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Rename Kitchen")).to_be_visible()


def test_opening_the_page_makes_nobody_a_guest_and_nothing_asks_for_an_account(visit: Visit, site: str) -> None:
    page = visit(site).open("/account")
    expect(page.get_by_role("button", name="Keep my games")).to_be_visible()
    assert page.evaluate("localStorage.getItem('rw.guest')") is None
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not re.search("passkey|account|sign in", page.locator("body").inner_text(), re.IGNORECASE)


def test_by_the_address_of_a_machine_the_page_says_why_there_is_no_passkey(visit: Visit, address: str) -> None:
    page = visit(address).open("/account")
    expect(page.get_by_text("a passkey needs a name")).to_be_visible()
    assert page.get_by_role("button", name="Keep my games").count() == 0
    page.get_by_role("button", name="Make ten codes").click()
    expect(page.get_by_role("list", name="Recovery codes").get_by_role("listitem")).to_have_count(10)
    expect(page.get_by_role("button", name="Continue on another device")).to_be_visible()


def test_in_the_living_room_by_plain_http_the_page_says_why_there_is_no_passkey(
    visit: Visit, tmp_path_factory: pytest.TempPathFactory, client_is_built: None
) -> None:
    lan = lan_address()
    if lan is None:
        pytest.skip("this machine is in no network")
    server = ServerProcess(tmp_path_factory.mktemp("room") / "data", *QUICK, address=lan).start()
    page = visit(server.url).open("/sign-in")
    expect(page.get_by_text("browsers offer passkeys over https alone")).to_be_visible()
    expect(page.get_by_label("One of your ten codes")).to_be_visible()
    server.stop()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_pages_of_an_account_are_in_order(visit: Visit, site: str, size: tuple[int, int]) -> None:
    guest, _ = plays(site, "Asta")
    page, _ = keep(visit(site, guest=guest, size=size))
    page.get_by_role("button", name="Make ten codes").click()
    page.get_by_role("list", name="Recovery codes").wait_for()
    for path in ("", "/sign-in"):
        if path:
            page.goto(path)
            page.get_by_role("switch").wait_for()
        for language in ("en", "fr", "nl"):
            speak(page, language)
            assert [*violations(page, "light"), *violations(page, "dark"), *sticks_out(page)] == []


def test_the_games_are_kept_by_keys_alone(visit: Visit, site: str) -> None:
    guest, _ = plays(site, "Asta")
    page = visit(site, guest=guest).open("/account")
    Thumb(page)
    keep_button = page.get_by_role("button", name="Keep my games")
    keep_button.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if keep_button.evaluate("(button) => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your games are kept")


def _path(link: str) -> str:
    parts = urlsplit(link)
    return f"{parts.path}#{parts.fragment}"
