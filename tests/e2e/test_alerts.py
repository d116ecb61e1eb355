"""Calls in a real browser: asked for by a tap, shown by the service worker with the page closed, and taken back.

What a push service of our own has decrypted is handed to the browser through its debugging protocol. No push service of
the internet is reached, so the browser's own registration with one is the only thing that is put in its place.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.e2e.browser import PHONE, Visitor
from tests.e2e.conftest import QUICK, Visit
from tests.e2e.faults import sticks_out, violations
from tests.server.callees import alerts, hand_over, of_two, two, wish
from tests.server.client import Client, http
from tests.server.process import ServerProcess, free_port
from tests.services.push import Browser, PushService

SUBSCRIBES: Final = """
    const subscription = (key) => ({
        endpoint: %(endpoint)s,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint: %(endpoint)s, keys: %(keys)s }),
        unsubscribe: async () => (localStorage.removeItem('subscribed'), true),
    });
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
        if (!userVisibleOnly) throw new Error('it must be shown');
        localStorage.setItem('subscribed', JSON.stringify(applicationServerKey));
        return subscription(applicationServerKey);
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? subscription() : null);
"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as started:
        yield started
    assert started.faults == []


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory, client_is_built: None) -> Iterator[ServerProcess]:
    port = free_port()
    options = ("--calls-inside", "--public", f"https://localhost:{port}", "--log", "info")
    started = ServerProcess(tmp_path_factory.mktemp("calling") / "data", *QUICK, *options, port=port).start()
    yield started
    assert started.stop() == 0
    assert '"level": "error"' not in started.said()


class Worker:
    """The service worker of a visitor, spoken to from a page that is none of ours."""

    def __init__(self, visitor: Visitor) -> None:
        visitor.context.grant_permissions(["notifications"], origin=visitor.address)
        page = visitor.open("/help")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.close()
        self._visitor: Final = visitor
        self._blank: Final = visitor.context.new_page()
        self._line: Final[CDPSession] = visitor.context.new_cdp_session(self._blank)
        self._registrations: Final[list[str]] = []
        self._line.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._line.send("ServiceWorker.enable")
        until(lambda: bool(self._registrations), self._blank)

    def _note(self, event: dict[str, Any]) -> None:
        self._registrations.extend(
            one["registrationId"] for one in event["registrations"] if one["scopeURL"].startswith(self._visitor.address)
        )

    def deliver(self, message: dict[str, Any]) -> None:
        until(lambda: bool(self._registrations), self._blank)
        where = {"origin": self._visitor.address, "registrationId": self._registrations[-1]}
        self._line.send("ServiceWorker.deliverPushMessage", {**where, "data": json.dumps(message)})

    def shown(self, page: Page) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = page.evaluate(
            """async () => (await (await navigator.serviceWorker.ready).getNotifications())
                .map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }))"""
        )
        return found


def until(is_so: Callable[[], bool], page: Page) -> None:
    deadline = time.monotonic() + 45
    while not is_so():
        assert time.monotonic() < deadline
        page.wait_for_timeout(50)


def subscribing(visitor: Visitor, browser: Browser) -> None:
    visitor.context.add_init_script(
        SUBSCRIBES % {"endpoint": json.dumps(browser.address), "keys": json.dumps(browser.keys)}
    )


def called(ada: Client, bob: Client) -> str:
    """A table where it is Ada's turn, and she has been waited for."""
    table, moves, _ = of_two(ada, bob)
    if moves is bob:
        hand_over(table, bob, ada)
    return table


def test_a_tap_has_this_browser_called_and_it_can_be_tried(
    visit: Visit, calling: ServerProcess, service: PushService
) -> None:
    with Client(calling.url, name="Asta") as ada:
        browser = service.browser("tapped")
        visitor = visit(calling.url, guest=ada.guest, size=PHONE, keeps=True)
        subscribing(visitor, browser)
        visitor.context.grant_permissions(["notifications"], origin=calling.url)
        page = visitor.open("/settings")
        page.get_by_role("link", name="Call me when it is my turn").click()
        here = page.get_by_role("switch", name="On this device")
        expect(here).not_to_be_checked()
        here.click()
        expect(here).to_be_checked()
        assert [ring["kind"] for ring in alerts(ada)["rings"]] == ["push"]
        assert alerts(ada)["wishes"]["zone"] == "Europe/Copenhagen"
        assert page.evaluate("JSON.parse(localStorage.getItem('subscribed'))") == alerts(ada)["key"]
        page.get_by_role("button", name="Send me one to try").click()
        assert browser.wait_for(1)[0]["title"] == "This is what a call looks like"
        page.reload()
        expect(here).to_be_checked()
        assert [*violations(page, "light"), *violations(page, "dark"), *sticks_out(page)] == []
        here.click()
        expect(here).not_to_be_checked()
        assert alerts(ada)["rings"] == []
        assert page.evaluate("localStorage.getItem('subscribed')") is None


def test_who_says_no_to_the_browser_is_told_where_to_change_that(visit: Visit, calling: ServerProcess) -> None:
    with Client(calling.url, name="Asta") as ada:
        visitor = visit(calling.url, guest=ada.guest, keeps=True)
        visitor.context.add_init_script("Notification.requestPermission = async () => 'denied'")
        page = visitor.open("/alerts")
        page.get_by_role("switch", name="On this device").click()
        expect(page.get_by_text("Notifications are blocked")).to_be_visible()
        assert alerts(ada)["rings"] == []


def test_an_iphone_is_told_to_install_the_page_first(visit: Visit, calling: ServerProcess) -> None:
    visitor = visit(calling.url, size=PHONE)
    visitor.context.add_init_script(
        "delete window.PushManager;"
        "Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari' })"
    )
    page = visitor.open("/alerts")
    expect(page.get_by_text("First put Rollwright on your home screen")).to_be_visible()
    assert page.get_by_role("switch", name="On this device").count() == 0


def test_a_call_is_shown_with_the_page_closed_and_leads_to_the_decision(
    visit: Visit, calling: ServerProcess, service: PushService
) -> None:
    ada, bob = two(calling)
    browser = service.browser("closed", alerts(ada)["key"])
    http(f"{calling.url}/api/alerts/rings", "POST", browser.ring, ada.guest["ticket"])
    wish(ada, when="always")
    visitor = visit(calling.url, guest=ada.guest, keeps=True)
    worker = Worker(visitor)
    table = called(ada, bob)
    (call,) = browser.wait_for(1, "turn")
    came = calling.said().count('"/api/alerts/came"')
    worker.deliver(call)
    page = visitor.open("/help")
    until(lambda: bool(worker.shown(page)), page)
    (shown,) = worker.shown(page)
    assert shown["title"].startswith("Your turn")
    assert "Bob" in shown["body"]
    assert shown["path"] == f"/t/{table}"
    until(lambda: calling.said().count('"/api/alerts/came"') == came + 1, page)
    # Answered elsewhere: it goes here.
    hand_over(table, ada, bob)
    (taken_back,) = browser.wait_for(1, "withdraw")
    worker.deliver(taken_back)
    until(lambda: not worker.shown(page), page)
    for client in (ada, bob):
        client.close()


def test_a_click_goes_to_the_table_and_to_a_page_of_it_that_is_open(
    visit: Visit, calling: ServerProcess, service: PushService
) -> None:
    """A browser lets nobody click on a notification but its owner, so the worker is asked what it does then."""
    ada, bob = two(calling)
    visitor = visit(calling.url, guest=ada.guest, keeps=True)
    Worker(visitor)
    table = called(ada, bob)
    script = next(one for one in visitor.context.service_workers if one.url.endswith("/sw.js"))
    led = """async (path) => {
        const led = [];
        clients.openWindow = async (opened) => led.push(`opens ${opened}`);
        WindowClient.prototype.focus = async function () { led.push(`shows ${new URL(this.url).pathname}`); };
        await lead(path);
        return led;
    }"""
    assert script.evaluate(led, f"/t/{table}") == [f"opens /t/{table}"]
    page = visitor.open(f"/t/{table}")
    expect(page.get_by_role("main")).to_be_visible()
    assert script.evaluate(led, f"/t/{table}") == [f"shows /t/{table}"]
    for client in (ada, bob):
        client.close()


def test_whoever_looks_at_the_table_has_heard(visit: Visit, calling: ServerProcess) -> None:
    ada, bob = two(calling)
    visitor = visit(calling.url, guest=ada.guest, keeps=True)
    worker = Worker(visitor)
    table = called(ada, bob)
    for one in (table, "another"):
        call = {
            "kind": "turn",
            "title": "Your turn",
            "text": "",
            "path": f"/t/{one}",
            "tag": f"turn {one}",
            "ring": "x",
        }
        worker.deliver(call)
    page = visitor.open("/help")
    until(lambda: len(worker.shown(page)) == 2, page)
    page.goto(f"/t/{table}")
    until(lambda: [one["tag"] for one in worker.shown(page)] == ["turn another"], page)
    for client in (ada, bob):
        client.close()


def test_a_browser_that_subscribes_anew_says_so_with_no_page_open(
    visit: Visit, calling: ServerProcess, service: PushService
) -> None:
    with Client(calling.url, name="Asta") as ada:
        old, new = service.browser("before"), service.browser("anew")
        visitor = visit(calling.url, guest=ada.guest, keeps=True)
        subscribing(visitor, old)
        visitor.context.grant_permissions(["notifications"], origin=calling.url)
        page = visitor.open("/alerts")
        page.get_by_role("switch", name="On this device").click()
        expect(page.get_by_role("switch", name="On this device")).to_be_checked()
        page.close()
        script = next(one for one in visitor.context.service_workers if one.url.endswith("/sw.js"))
        script.evaluate(
            """async (made) => {
                PushManager.prototype.subscribe = async () => ({ toJSON: () => made });
                await subscribeAnew();
            }""",
            {"endpoint": new.address, "keys": new.keys},
        )
        assert len(alerts(ada)["rings"]) == 1
        http(f"{calling.url}/api/alerts/try", "POST", {}, ada.guest["ticket"])
        new.wait_for(1, "try")
        assert old.messages == []


def test_wishes_are_kept_and_a_webhook_is_added(visit: Visit, calling: ServerProcess) -> None:
    ada, bob = two(calling)
    table = called(ada, bob)
    page = visit(calling.url, guest=ada.guest).open("/alerts")
    page.get_by_text("Once a day", exact=True).first.click()
    expect(page.get_by_role("radio", name="Once a day")).to_be_checked()
    page.get_by_label("Send it at").select_option("7")
    page.get_by_role("switch", name="Quiet hours").click()
    page.get_by_label("From").fill("21:30")
    page.get_by_label("From").blur()
    page.get_by_role("switch", name="A game is over").click()
    group = page.get_by_role("radiogroup", name="With Bob")
    group.get_by_text("Never").click()
    expect(group.get_by_role("radio", name="Never", checked=True)).to_be_enabled()  # again, once it is kept
    wishes = alerts(ada)["wishes"]
    assert (wishes["when"], wishes["hour"], wishes["quiet"], wishes["over"]) == ("daily", 7, [1290, 480], False)
    assert wishes["tables"] == {table: "never"}
    assert wishes["zone"] == "Europe/Copenhagen"
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_label("Its address").fill("https://localhost.invalid:22/hook")
    page.get_by_text("JSON").click()
    page.get_by_role("dialog").get_by_role("button", name="Add").click()
    page.get_by_role("dialog").get_by_role("button", name="Copy").wait_for()
    assert [ring["shape"] for ring in alerts(ada)["rings"]] == ["plain"]
    for client in (ada, bob):
        client.close()


def test_a_link_in_a_mail_works_signed_out(visit: Visit, calling: ServerProcess) -> None:
    page = visit(calling.url).open("/alerts#no-link-of-ours")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("This link leads nowhere")).to_be_visible()
    page.get_by_role("button", name="All about calls").click()
    expect(page.get_by_role("heading", name="Call me when it is my turn")).to_be_visible()
    assert page.evaluate("localStorage.getItem('rw.guest')") is None, "nobody was made by it"
