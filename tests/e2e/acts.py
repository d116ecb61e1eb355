"""What somebody does on a page, or before it is opened, to come to a scene."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from rollwright.testing.puzzles import puzzles_of
from tests.e2e.learners import LEARNERS
from tests.e2e.players import AssistiveHands, pick_spot, square_point, squares_in
from tests.e2e.scene import Act, Before, Scene
from tests.e2e.world import Place

# What is done on a page


def click(role: Any, name: str) -> Act:
    return lambda page, _: page.get_by_role(role, name=re.compile(name)).first.click()


def take_a_hint(page: Page, place: Place) -> None:
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint").get_by_role("radio").first).to_be_checked()


def hear_the_coach(page: Page, place: Place) -> None:
    """What it says of my last turn."""
    page.get_by_role("group", name="Coach").wait_for(timeout=60_000)


def is_coached(page: Page, place: Place) -> None:
    page.get_by_role("button", name=re.compile("^A first game with a coach")).click()
    page.locator("[data-coach]").filter(visible=True).wait_for()


def ask_what_now(page: Page, place: Place) -> None:
    page.get_by_role("button", name="What now?", exact=True).first.click()
    expect(page.get_by_role("region", name="What now?").get_by_role("radio").first).to_be_checked()


def click_text(text: str) -> Act:
    return lambda page, _: page.get_by_text(text, exact=True).first.click()


def first(*acts: Act) -> Act:
    """One after the other."""

    def act(page: Page, place: Place) -> None:
        for one in acts:
            one(page, place)

    return act


def choose_best(page: Page, place: Place) -> None:
    """The drawing that brings most, as far as it can be thought of."""
    choice, spot, _ = place.plan
    shape = choice.split()[1]
    colour = shape.partition("-")[0]
    page.get_by_role("radiogroup", name="Colour").get_by_role("radio", name=re.compile(f"^{colour}")).click()
    wanted = re.compile(f"^{shape.replace('-', ' ')}, (unlimited|once-only|.*again)")
    page.get_by_role("radio", name=wanted).first.click()
    box = page.get_by_role("listbox", name="Spot")
    box.wait_for(state="attached")
    squares = set(spot.split()[1:])
    names = [option.get_attribute("aria-label") or "" for option in box.get_by_role("option").all()]
    pick_spot(page, next(one for one in names if set(squares_in(one)) == squares))
    page.locator(".brings").wait_for()


def lower_a_card(page: Page, place: Place) -> None:
    """One of the cards that pay is put back into the hand."""
    page.get_by_role("button", name=re.compile(r"^Card \d"), pressed=True).first.click()


def point_at_what_is_drawn(page: Page, place: Place) -> None:
    cells = page.get_by_role("row", name=re.compile("^Row 1")).get_by_role("cell").all_inner_texts()
    column = next(i for i, sign in enumerate(cells) if sign != "empty")
    page.mouse.move(*square_point(page, f"{'abcde'[column]}1"))


def tap(shows: str) -> Act:
    """Where the mouse points already."""

    def act(page: Page, _: Place) -> None:
        page.mouse.down()
        page.mouse.up()
        page.locator(shows).wait_for()

    return act


def understand(page: Page, place: Place) -> None:
    page.get_by_role("alertdialog").get_by_role("button").last.click()


def reroll(page: Page, place: Place) -> None:
    page.get_by_role("contentinfo").get_by_role("button", name=re.compile("^Reroll")).click()
    for number in (1, 3):
        page.get_by_role("button", name=re.compile(f"^Die {number}")).click()


def recolour(page: Page, place: Place) -> None:
    page.get_by_role("contentinfo").get_by_role("button", name=re.compile("^Colour change")).click()
    page.get_by_role("button", name=re.compile("^Die 1")).click()
    page.get_by_role("radiogroup", name="New colour").get_by_role("radio").last.click()


def extra(page: Page, place: Place) -> None:
    page.get_by_role("contentinfo").get_by_role("button", name=re.compile("^One X")).click()


def lay_a_tile(page: Page, place: Place) -> None:
    page.get_by_role("button", name="Build instead").click()
    page.keyboard.press("e")
    page.locator(".brings").wait_for()


def pick_cards(*numbers: int) -> Act:
    """At the footbridges, or of the hand."""

    def act(page: Page, _: Place) -> None:
        for number in numbers:
            page.keyboard.press(str(number))

    return act


def open_spots(page: Page) -> Locator:
    """What can be chosen on the sheet, or beside it, of what is asked."""
    return (
        page.locator("main, .side")
        .locator("[data-first] [role=radio]:not([data-refused=true])")
        .locator("visible=true")
    )


def pick_on_sheet(number: int) -> Act:
    def act(page: Page, _: Place) -> None:
        open_spots(page).nth(number).click()
        expect(page.get_by_role("radio", checked=True).first).to_be_attached()

    return act


def tool(key: str) -> Act:
    """A tool of the workbench, by its key."""
    return lambda page, _: page.keyboard.press(key)


def type_cards(page: Page, place: Place) -> None:
    """Three cards: two that ask for the same, and one that asks for nothing."""
    for name, dice, points in (
        ("Bird house", "y3 b2", "4"),
        ("Sledge", "b2 y3", "2"),
        ("Toy train with all its cars", "", "3"),
    ):
        page.get_by_label("Name as printed").fill(name)
        page.get_by_label("Wood it needs").fill(dice)
        page.get_by_label("points", exact=True).fill(points)
        page.get_by_label("points", exact=True).press("Enter")
    page.locator(".list button").first.click()


def lose_the_line(page: Page, place: Place) -> None:
    """It breaks, and doesn't come back."""
    page.evaluate("window.cut?.()")
    expect(page.get_by_text("No connection.").first).to_be_visible()


def is_cut_off(page: Page, place: Place) -> None:
    expect(page.get_by_text("No connection.").first).to_be_visible()


def wait_long(page: Page, place: Place) -> None:
    page.get_by_text("Waiting for").wait_for()


def ask_about(sign: str) -> Act:
    """What a sign means, by the keyboard: "?" opens a card, and arrows lead from sign to sign."""

    def act(page: Page, _: Place) -> None:
        page.keyboard.press("?")
        name = page.locator(".sign-card.placed h2")
        name.wait_for()
        while not page.locator(f".sign-card a[href$='#{sign}']").count():
            before = name.inner_text()
            page.keyboard.press("ArrowRight")
            expect(name).not_to_have_text(before)

    return act


def pick_a_turn(page: Page, place: Place) -> None:
    """By keys, in the graph of a review."""
    page.get_by_role("slider").focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.get_by_role("link", name=re.compile("^Watch this turn")).wait_for()


# What is done before it is opened


def never_connects(page: Page) -> None:
    page.route_web_socket(re.compile("/ws$"), lambda socket: socket.close())


def can_be_cut_off(page: Page) -> None:
    """`window.cut()` closes the line, and from then on none can be had."""
    sockets: list[WebSocketRoute] = []
    is_cut: list[bool] = []

    def connect(socket: WebSocketRoute) -> None:
        if is_cut:
            socket.close()
            return
        sockets.append(socket)
        server = socket.connect_to_server()
        server.on_message(socket.send)
        socket.on_message(server.send)

    def cut() -> None:
        is_cut.append(True)
        for socket in sockets:
            socket.close()

    page.expose_function("cut", cut)
    page.route_web_socket(re.compile("/ws$"), connect)


def is_told(change: Callable[[dict[str, Any]], None]) -> Before:
    """What the server tells of a table is changed on its way."""

    def before(page: Page) -> None:
        def connect(socket: WebSocketRoute) -> None:
            def pass_on(text: str | bytes) -> None:
                message = json.loads(text)
                if message["t"] in ("snapshot", "ev") and "info" in message:
                    change(message)
                socket.send(json.dumps(message))

            server = socket.connect_to_server()
            server.on_message(pass_on)
            socket.on_message(server.send)

        page.route_web_socket(re.compile("/ws$"), connect)

    return before


def later(days: int) -> Before:
    """As if so many days had gone by at the server."""

    def change(message: dict[str, Any]) -> None:
        message["clocks"]["at_ms"] += days * 86_400_000

    return is_told(change)


def nudge_me(message: dict[str, Any]) -> None:
    for waited in message["info"]["absence"]["waited"]:
        waited["nudged"] = waited["since"]


def has_a_changed_log(page: Page) -> None:
    """One number of one roll is another than it was."""

    def change(route: Route) -> None:
        log = route.fetch().json()
        rolls = [chance for row in log for chance in row["body"].get("chance", ())]
        rolls[3]["number"] = (rolls[3]["number"] + 1) % rolls[3]["total"]
        route.fulfill(body=json.dumps(log), content_type="application/json")

    page.route("**/api/tables/*/log", change)


def gets_no_answer(page: Page) -> None:
    page.route("**/api/codes/*", lambda route: route.abort())


def at_step(game: str, lesson: int, step: int) -> Before:
    """As if the steps before it had been taken. Steps count from 0."""
    kept = json.dumps(json.dumps({game: {lesson: step}}))

    def before(page: Page) -> None:
        page.add_init_script(f"localStorage.setItem('rw.lessons', {kept})")

    return before


def plays(game: str, *moves: str) -> Act:
    """At the table of a lesson, in the game's notation."""
    return lambda page, _: LEARNERS[game](page, AssistiveHands(page)).play(list(moves))


def lesson(name: str, game: str, number: int, step: int, *moves: str) -> Scene:
    before, act = at_step(game, number, step), plays(game, *moves)
    return Scene(name, "newcomer", act, path=f"/learn/{game}/{number}", before=before, ready="main.mine")


def has_solved(game: str) -> Before:
    """As if some puzzles had been tried, and one storm."""
    ids = [puzzle["id"] for puzzle in puzzles_of(game)]
    tried = {one: number % 3 != 2 for number, one in enumerate(ids[: max(2, len(ids) // 3)])}
    rating = {"value": 1312.4, "deviation": 91.2}
    course = [1260, 1310, 1272, 1301, 1340, 1322, 1290, 1312]
    kept = json.dumps(json.dumps({game: {"rating": rating, "course": course, "tried": tried, "storm": 7}}))

    def before(page: Page) -> None:
        page.add_init_script(f"localStorage.setItem('rw.puzzles', {kept})")

    return before
