"""A game can be sent to others: as a text, a picture and a link, with or without its end; and shown by other pages."""

from __future__ import annotations

import re
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from rollwright.server.host.card_drawing import can_draw
from tests.e2e.conftest import Visit
from tests.e2e.world import Place, World


def result_of(page: Page, place: Place) -> dict[str, int]:
    """Points by name."""
    info = page.request.get(f"/api/tables/{place.table}").json()
    return {info["seats"][one["seat"]]["name"]: one["points"] for one in info["result"]}


def points_of(signs: str) -> list[int]:
    """What each turn brought, by its sign."""
    found = re.findall(r"\((\d+)\)|−(\d+)|(\d)", signs)
    return [int(many or one or 0) - int(less or 0) for many, less, one in found]


def share(page: Page) -> None:
    page.get_by_role("button", name="Share", exact=True).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


# ---------------------------------------------------------------- the drawer


def test_a_result_is_shared_as_points_turn_by_turn(visit: Visit, world: World) -> None:
    place = world["over of two"]
    page = visit(guest=place.guest).open(place.path)
    points = result_of(page, place)
    share(page)
    lines = page.get_by_role("dialog").locator("pre").inner_text().splitlines()
    assert lines[0] == "Copenhagen Roll & Write"
    for name, sum_ in points.items():
        shown = next(line for line in lines if line.startswith(f"{name} ") or f" {sum_}: " in line)
        signs = shown.partition(": ")[2]
        assert re.fullmatch(r"(\d|·|−\d+|\(\d+\))+", signs), "digits and small signs"

        assert sum_ == sum(points_of(signs))


def test_who_is_not_to_hear_the_end_gets_the_replay(visit: Visit, world: World) -> None:
    place = world["over of two"]
    page = visit(guest=place.guest).open(place.path)
    points = result_of(page, place)
    share(page)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("switch", name="Tell the result").click()
    text = dialog.locator("pre").inner_text()
    assert not any(str(one) in text for one in points.values())
    expect(dialog.locator(".link")).to_have_text(re.compile(f"/t/{place.table}/replay$"))


@pytest.mark.skipif(not can_draw(), reason="cards need rollwright[cards]")
def test_the_picture_is_the_card_of_the_link(visit: Visit, world: World) -> None:
    place = world["over of two"]
    page = visit(guest=place.guest).open(place.path)
    share(page)
    # Drawn by a process that stands back behind all else on this machine.
    expect(page.locator("dialog img")).to_have_js_property("naturalWidth", 1200, timeout=120_000)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename == "rollwright.png"


def test_a_moment_is_shared_with_its_address(visit: Visit, world: World) -> None:
    place = world["over"]
    page = visit(guest=place.guest).open(f"{place.path}/replay?at=60")
    expect(page.get_by_role("slider", name="Turn")).to_be_attached()
    share(page)
    expect(page.get_by_role("dialog").locator(".link")).to_have_text(re.compile(f"/t/{place.table}/replay\\?at=60$"))


# ---------------------------------------------------------------- the frame


def test_a_frame_opens_at_its_moment_and_tells_nothing_of_what_comes(visit: Visit, world: World) -> None:
    place = world["over of two"]
    page = visit().open(f"/embed{place.path}?at=40&spoilers=no")
    slider = page.get_by_role("slider", name="Turn")
    expect(slider).to_be_attached()
    points = result_of(page, place)
    header = page.locator("header .title")
    assert not re.search(r"\d", header.inner_text())
    turn = int(slider.input_value())
    tall = page.evaluate("[...document.querySelectorAll('.bars b')].map((bar) => bar.offsetHeight)")
    assert len(set(tall[turn + 1 :])) == 1, "bars of turns that have not been seen are alike"
    page.keyboard.press("End")
    for sum_ in points.values():
        expect(header).to_contain_text(str(sum_))
    expect(page.get_by_role("link", name="Open")).to_have_attribute("target", "_blank")


def test_a_frame_without_such_a_wish_names_the_result(visit: Visit, world: World) -> None:
    place = world["over of two"]
    page = visit().open(f"/embed{place.path}")
    for sum_ in result_of(page, place).values():
        expect(page.locator("header .title")).to_contain_text(str(sum_))


def test_a_frame_is_nobody_in_particular(visit: Visit, world: World) -> None:
    """Whoever has a seat here has none in a frame: nothing of theirs is sent."""
    place = world["over"]
    page = visit(guest=place.guest).new_page()
    sent: list[dict[str, str]] = []
    page.on("request", lambda request: sent.append(request.headers))
    page.goto(f"/embed{place.path}")
    expect(page.get_by_role("slider", name="Turn")).to_be_attached()
    assert sent
    assert not any("authorization" in headers or "cookie" in headers for headers in sent)
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_another_page_can_show_the_frame(browser: Browser, world: World, address: str, tmp_path: Path) -> None:
    """A page of another origin, from a server of its own: one that is made up has no address to come from."""
    place = world["over of two"]
    (tmp_path / "index.html").write_text(f'<iframe id="a" src="{address}/embed{place.path}"></iframe>')
    handler = partial(SimpleHTTPRequestHandler, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as others:
        threading.Thread(target=others.serve_forever, daemon=True).start()
        page = browser.new_context().new_page()
        page.goto(f"http://localhost:{others.server_port}/index.html")
        expect(page.frame_locator("#a").get_by_role("slider", name="Turn")).to_be_attached()
        page.context.close()
        others.shutdown()
