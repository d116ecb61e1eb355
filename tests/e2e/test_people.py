"""People who know one another, in two browsers: asked to a table, in a group with a table of its own, and blocked."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Start, Visit
from tests.server.client import http
from tests.server.finished_games import fill, game


def test_who_has_played_with_me_is_asked_sees_it_at_home_and_sits_down(visit: Visit, start_server: Start) -> None:
    server = start_server()
    ada, bob = (http(f"{server.url}/api/guests", "POST", {"name": name}).json for name in ("Ada", "Bob"))
    for guest, other in ((ada, bob), (bob, ada)):
        fill(server.data, guest["id"], [game(1, guest["id"], [other["id"]])])
    page = visit(server.url, guest=ada).open("/games")
    page.get_by_role("link", name="Again with Bob").click()
    page.wait_for_url("**/people?again=*")
    page.get_by_label("A short note").fill("Revenge?")
    page.get_by_role("radio", name="A move a day").check(force=True)
    page.locator("form").get_by_role("button", name="Invite Bob").click()
    page.wait_for_url("**/t/*")
    table = page.url
    other = visit(server.url, guest=bob).open("/")
    asked = other.locator(".asked")
    expect(asked).to_contain_text("Ada invites you to Copenhagen Roll & Write")
    expect(asked).to_contain_text("Revenge?")
    asked.get_by_role("link", name="Sit down").click()
    other.wait_for_url(table)
    other.get_by_role("button", name=re.compile("^(Sit down|Take)")).first.click()
    expect(page.locator(".seats")).to_contain_text("Bob")
    other.goto("/")
    expect(other.get_by_role("heading", level=1)).to_be_visible()
    expect(other.locator(".asked")).to_have_count(0)


def test_a_link_leads_to_the_table_of_a_group_on_any_day(visit: Visit, start_server: Start) -> None:
    server = start_server()
    ada, bob = (http(f"{server.url}/api/guests", "POST", {"name": name}).json for name in ("Ada", "Bob"))
    page = visit(server.url, guest=ada).open("/people")
    page.get_by_label("A table of your own").fill("Thursday table")
    page.get_by_role("button", name="Make it").click()
    link = page.locator(".circle .link").inner_text()
    path = "/" + link.partition("/")[2]
    other = visit(server.url, guest=bob).open(path)
    expect(other.get_by_role("heading", name="Thursday table")).to_be_visible()
    other.get_by_role("button", name="Come in").click()
    other.get_by_role("button", name="Sit down").click()
    other.wait_for_url("**/t/*")
    page.goto(path)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(other.url)


def test_who_is_blocked_is_gone_from_what_i_see_until_i_take_it_back(visit: Visit, start_server: Start) -> None:
    server = start_server()
    ada, bob = (http(f"{server.url}/api/guests", "POST", {"name": name}).json for name in ("Ada", "Bob"))
    fill(server.data, ada["id"], [game(1, ada["id"], [bob["id"]])])
    page = visit(server.url, guest=ada).open("/people")
    page.get_by_role("button", name="Block Bob", exact=True).click()
    expect(page.get_by_role("button", name="Invite Bob")).to_have_count(0)
    page.get_by_role("button", name="Unblock Bob").click()
    expect(page.get_by_role("button", name="Invite Bob")).to_be_visible()
