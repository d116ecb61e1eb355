"""Looking back at a game: graph and replay are one, figures add up, drafts are refined, moments are played on from."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.browser import DESK, PHONE
from tests.e2e.conftest import Visit
from tests.e2e.reviews import SAMPLES, Answers, review_of
from tests.e2e.world import World

FIGURE = re.compile(r"[−-]?\d+(?:\.\d+)?")


def opened(visit: Visit, world: World, sample: str, more: str = "", size: tuple[int, int] = DESK) -> Page:
    place = world[f"reviewed {sample}"]
    page = visit(size=size, guest=place.guest).new_page()
    Answers(sample)(page)
    page.goto(f"{place.path}/review{more}")
    page.locator("h1:not(.loading h1)").wait_for()
    return page


def figure(text: str) -> float:
    found = FIGURE.search(text)
    return float(found.group().replace("−", "-")) if found else 0.0


@pytest.mark.parametrize("sample", ["roll-2", "board-2", "wood-2"])
def test_what_made_the_result_adds_up_to_it(visit: Visit, world: World, sample: str) -> None:
    page = opened(visit, world, sample)
    worth = page.locator("table:has(tfoot) td.worth").all_inner_texts()
    towards_me = [figure(text) * (1 if text.startswith("You") else -1) for text in worth]
    assert round(sum(towards_me[:-1]), 6) == towards_me[-1]
    assert towards_me[-1] == review_of(sample)["end"]["leads"][0]


def test_every_line_of_four_players_adds_up(visit: Visit, world: World) -> None:
    page = opened(visit, world, "roll-4")
    rows = page.locator("table:has(td.lead) tbody tr")
    expect(rows).to_have_count(4)
    for row in rows.all():
        *parts, lead = [figure(text) for text in row.locator("td").all_inner_texts()]
        assert round(sum(parts), 6) == lead


@pytest.mark.parametrize("sample", ["roll-4", "wood-2", "wood-1"])
def test_beneath_the_sum_it_is_said_how_far_off_luck_may_be(visit: Visit, world: World, sample: str) -> None:
    page = opened(visit, world, sample)
    told = page.locator("p", has_text="give or take").inner_text()
    assert figure(told) == pytest.approx(max(review_of(sample)["doubt"]["leads"]), abs=0.051)


def test_a_turn_of_the_graph_is_a_moment_of_the_replay(visit: Visit, world: World) -> None:
    page = opened(visit, world, "roll-2")
    slider = page.get_by_role("slider")
    slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Turn 3.*luck.*choices.*Chance then"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Replay")
    to = review_of("roll-2")["turns"][3]["to"]
    expect(page).to_have_url(re.compile(f"/replay\\?at={to}$"))
    expect(page.locator("polyline")).to_have_count(1)
    page.get_by_role("link", name="Look back").click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^Turn 3"))


def test_the_graph_can_be_read_as_a_table(visit: Visit, world: World) -> None:
    page = opened(visit, world, "wood-1", size=PHONE)
    table = page.get_by_role("table", name="The graph as a table")
    expect(table.get_by_role("row")).to_have_count(len(review_of("wood-1")["turns"]) + 1)
    expect(page.get_by_role("img", name=re.compile(r"points were to be expected.*It was highest"))).to_have_count(1)


@pytest.mark.parametrize("sample", SAMPLES)
def test_each_player_has_up_to_three_moments(visit: Visit, world: World, sample: str) -> None:
    page = opened(visit, world, sample)
    tabs = page.get_by_role("radiogroup", name="Whose moments").get_by_role("radio")
    for seat in range(review_of(sample)["players"]):
        if review_of(sample)["players"] > 1:
            tabs.nth(seat).check(force=True)
        shown = page.locator("article").count()
        assert shown <= 3
        if shown == 0:
            expect(page.get_by_text("Nothing was better for sure")).to_be_visible()


def test_somebody_plays_on_from_a_moment_as_often_as_they_like(visit: Visit, world: World) -> None:
    page = opened(visit, world, "roll-2", "?moment=1")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile("/review"))
    page.locator("main.mine").wait_for()
    first = page.url
    page.go_back()
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile("/review"))
    assert page.url != first


def test_a_draft_is_there_at_once_and_refined_where_it_stands(visit: Visit, world: World) -> None:
    place = world["reviewed board-2"]
    page = visit(size=PHONE, guest=place.guest).new_page()
    line: list[tuple[WebSocketRoute, dict[str, Any]]] = []

    def connect(socket: WebSocketRoute) -> None:
        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "review":
                line.append((socket, {"t": "review", "table": message["table"], "id": message["id"]}))
                tell("draft", 0.5, None)
            else:
                server.send(text)

        server = socket.connect_to_server()
        server.on_message(socket.send)
        socket.on_message(from_page)

    def tell(depth: str, done: float, review: dict[str, Any] | None) -> None:
        socket, asked = line[-1]
        socket.send(json.dumps({**asked, "depth": depth, "done": done, "review": review}))

    page.route_web_socket(re.compile("/ws$"), connect)
    page.goto(f"{place.path}/review")
    expect(page.locator("main [role=status]:not(:has(h1))")).to_contain_text("first look is 50% done")
    draft = {**review_of("board-2"), "depth": "draft"}
    tell("draft", 1, draft)
    expect(page.locator("article")).not_to_have_count(0)
    page.locator("article").first.scroll_into_view_if_needed()
    before = page.evaluate("[scrollY, document.querySelector('article').getBoundingClientRect().top]")
    tell("whole", 0.5, None)
    tell("whole", 1, review_of("board-2"))
    expect(page.locator("main [role=status]:not(:has(h1))")).to_contain_text("Every choice")
    after = page.evaluate("[scrollY, document.querySelector('article').getBoundingClientRect().top]")
    assert all(abs(one - other) < 40 for one, other in zip(before, after, strict=True))
