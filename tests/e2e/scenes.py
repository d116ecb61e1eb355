"""Every screen of the client in every state, each with how to get there. For axe, for narrow windows, for pictures."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.e2e.browser import Visitor
from tests.e2e.cheating import WAYS, cheats, finds_another_seal
from tests.e2e.learners import LEARNERS
from tests.e2e.players import AssistiveHands, pick_spot, square_point, squares_in
from tests.e2e.world import BOARD, GAME, WOOD, Place, World

Act = Callable[[Page, Place], None]
Before = Callable[[Page], None]


_CALM: Final = """
async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
        let timer = setTimeout(resolve, 150);
        new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(resolve, 150);
        }).observe(document, { subtree: true, childList: true, characterData: true });
    });
}
"""
"""Until nothing has been added for a moment: much comes over the line after the frame."""


def nothing(page: Page, place: Place) -> None:
    """The page as it opens."""


@dataclass(frozen=True)
class Scene:
    """Whose page it is, where it is, and what is done there: in English first, and in the end in any language."""

    name: str
    place: str
    act: Act = nothing
    last: Act = nothing
    """What needs no words: where the page answers in words that it then keeps."""
    path: str = ""
    """An address instead of the table's."""
    more: str = ""
    """What is added to the table's address."""
    before: Before | None = None
    """What is done before the page is opened."""
    settings: tuple[tuple[str, Any], ...] = ()
    ready: str = "h1:not(.loading h1)"
    """What is there when the page is."""
    wide: bool = True
    """Whether there is such a thing in a wide window."""

    @property
    def page(self) -> str:
        """What the client's router calls the page that opens first."""
        first = self.path.partition("?")[0].partition("#")[0].split("/")[1:]
        name = (first[0] or "home") if self.path else self.more.partition("?")[0].strip("/") or "table"
        return {"t": "table", "j": "join", "no": "notFound"}.get(name, name)

    def open(self, visitor: Visitor, world: World, language: str = "en") -> Page:
        place = world[self.place]
        page = visitor.new_page()
        if self.before is not None:
            self.before(page)
        page.goto(self.path or place.path + self.more)
        page.locator(self.ready).first.wait_for(state="attached")
        page.evaluate(_CALM)
        self.act(page, place)
        if language != "en":
            speak(page, language)
        self.last(page, place)
        return page


def speak(page: Page, language: str) -> None:
    """As if the language had been set in another tab."""
    page.evaluate(
        """(language) => {
            const settings = { ...JSON.parse(localStorage.getItem('rw.settings')), language };
            localStorage.setItem('rw.settings', JSON.stringify(settings));
            dispatchEvent(new StorageEvent('storage', { key: 'rw.settings' }));
        }""",
        language,
    )
    page.locator(f"html[lang={language}]").wait_for(state="attached")
    page.evaluate(_CALM)


# What is done on a page


def click(role: Any, name: str) -> Act:
    return lambda page, _: page.get_by_role(role, name=re.compile(name)).first.click()


def take_a_hint(page: Page, place: Place) -> None:
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint").get_by_role("radio").first).to_be_checked()


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


REFUSED: Final = tap("[role=alertdialog]")
SHORTLY: Final = tap(".short")
NEW: Final = f"/new?game={GAME}"
LOG: Final = click("button", "^Log")
MENU: Final = click("button", "^Menu$")

SCENES: Final = (
    # Before the table
    Scene("home", "newcomer", path="/"),
    Scene("home-resume", "draw", path="/"),
    Scene("home-menu", "newcomer", MENU, path="/"),
    Scene("home-put-away", "draw", click("button", "^Put away"), path="/"),
    Scene("home-offline", "draw", is_cut_off, path="/", before=never_connects),
    Scene("new", "newcomer", path=NEW),
    Scene("new-bots", "newcomer", click_text("Bots"), path=NEW),
    Scene("new-which-bot", "newcomer", first(click_text("Bots"), click("button", "bot.*Change$")), path=NEW),
    Scene("new-here", "newcomer", click_text("Friends here"), path=NEW),
    Scene("new-alone", "newcomer", click_text("Alone"), path=NEW),
    Scene("new-rules", "newcomer", click_text("Rules of this table"), path=NEW),
    Scene("new-house-rules", "newcomer", first(click_text("Rules of this table"), click_text("House rules")), path=NEW),
    Scene("waiting", "waiting"),
    Scene("waiting-invited", "invited"),
    # At the table
    Scene("table-setup", "setup"),
    Scene("table-roll", "roll"),
    Scene("table-choose", "draw"),
    Scene("table-draw", "draw", choose_best),
    Scene("table-draw-large", "draw", choose_best, settings=(("glyphs", "large"), ("leftHand", True))),
    Scene("table-refused", "draw", first(choose_best, point_at_what_is_drawn), REFUSED),
    Scene(
        "table-refused-again",
        "draw",
        first(choose_best, point_at_what_is_drawn, REFUSED, understand, point_at_what_is_drawn),
        SHORTLY,
    ),
    Scene("table-reroll", "reroll", reroll),
    Scene("table-recolour", "recolour", recolour),
    Scene("table-extra", "extra", extra),
    Scene("table-coat-window", "coat"),
    Scene("table-coat-marks", "coat", first(click("radio", "^Two marks"), click("radio", "^Blue"))),
    Scene("table-finish", "finish"),
    Scene("table-mark", "mark", click("radio", "^Die 1")),
    Scene("table-mark-white", "white", click("radio", "white")),
    Scene("table-wait", "wait"),
    Scene("table-four", "four", choose_best),
    Scene("table-watched", "watched"),
    Scene("table-offline", "draw", lose_the_line, before=can_be_cut_off),
    Scene("table-away", "away"),
    Scene("table-left-a-day", "wait", before=later(1)),
    Scene("table-left", "wait", before=later(3)),
    Scene("table-nudged", "roll", before=is_told(nudge_me)),
    Scene("table-here", "here"),
    Scene("table-here-names", "here", MENU),
    Scene("table-resigned", "resigned"),
    Scene("table-log", "draw", LOG),
    Scene("table-points", "draw", first(LOG, click_text("Points"))),
    Scene("table-chat", "draw", click("button", "^Chat")),
    Scene("table-menu", "draw", MENU),
    Scene("table-resigning", "draw", first(MENU, click("button", "^Let a bot finish"))),
    Scene("table-shapes", "draw", click("button", "^Shapes"), wide=False),
    Scene("table-abilities", "draw", click("button", "^Your abilities")),
    Scene("table-opponent", "draw", click("button", "^Mads")),
    Scene("table-sign", "draw", last=ask_about("coat")),
    Scene("table-sign-drawer", "draw", click("button", "^Your abilities"), ask_about("change")),
    # At the table of the board game
    Scene("board-turn", "board take"),
    Scene("board-take", "board take", pick_cards(4, 5)),
    Scene("board-not-neighbours", "board take", pick_cards(1, 7)),
    Scene("board-build", "board build", click("button", "^Build instead")),
    Scene("board-lay", "board build", lay_a_tile),
    Scene("board-pay", "board build", first(lay_a_tile, lower_a_card)),
    Scene("board-refused", "board build", first(lay_a_tile, point_at_what_is_drawn), REFUSED),
    Scene("board-four", "board four", lay_a_tile),
    Scene("board-discard", "board discard", pick_cards(1)),
    Scene("board-coat-window", "board coat", click("radio", "^Special tile")),
    Scene("board-coat-ability", "board coat", click("radio", "^New ability")),
    Scene("board-done", "board done"),
    Scene("board-wait", "board wait"),
    Scene("board-watched", "board watched"),
    Scene("board-hand-over", "board here"),
    Scene("board-here", "board here", click("button", "^I am")),
    Scene("board-log", "board build", LOG),
    Scene("board-menu", "board build", MENU),
    Scene("board-tiles", "board build", click("button", "^Tiles left"), wide=False),
    Scene("board-opponent", "board build", click("button", "^Mads")),
    Scene("board-sign", "board take", last=ask_about("card")),
    # After it
    Scene("board-end", "board over"),
    Scene("board-replay", "board over", more="/replay?at=60"),
    Scene("board-dice", "board over", more="/dice"),
    Scene("board-rules", "newcomer", path=f"/rules/{BOARD}"),
    Scene("board-new", "newcomer", path=f"/new?game={BOARD}"),
    Scene("wood-keep", "wood keep", pick_on_sheet(-1)),
    Scene("wood-choose", "wood choose"),
    Scene("wood-chosen", "wood choose", click("radio", "^Line")),
    Scene("wood-wait", "wood wait"),
    Scene("wood-take", "wood take", pick_on_sheet(0)),
    Scene("wood-lantern", "wood lantern"),
    Scene("wood-lantern-picked", "wood lantern", pick_on_sheet(-1)),
    Scene("wood-chestnut", "wood chestnut", pick_on_sheet(0)),
    Scene("wood-pick", "wood pick"),
    Scene("wood-bench", "wood bench"),
    Scene("wood-large-choose", "wood large choose"),
    Scene("wood-large-pick", "wood large pick"),
    Scene("wood-hire", "wood hire", first(tool("h"), pick_on_sheet(0))),
    Scene("wood-berry", "wood berry", first(tool("c"), pick_on_sheet(0))),
    Scene("wood-complete", "wood complete", first(tool("d"), pick_on_sheet(0))),
    Scene("hint-table", "hint", take_a_hint),
    Scene("hint-board", "board hint", take_a_hint),
    Scene("hint-wood", "wood hint", take_a_hint),
    Scene("wood-why-not", "wood bench", click("radio", "not now$")),
    Scene("wood-sign", "wood bench", last=ask_about("circle-chestnut")),
    Scene("wood-log", "wood bench", LOG),
    Scene("wood-watched", "wood watched"),
    Scene("wood-end", "wood over"),
    Scene("wood-replay", "wood over", more="/replay?at=60"),
    Scene("wood-end-alone", "wood alone"),
    Scene("wood-dice", "wood alone", more="/dice"),
    Scene("wood-rules", "newcomer", path=f"/rules/{WOOD}"),
    Scene("wood-new", "newcomer", path=f"/new?game={WOOD}"),
    Scene("cards", "newcomer", type_cards, path=f"/cards/{WOOD}"),
    *(
        Scene(f"cards-{part.lower().replace(' ', '-')}", "newcomer", click("button", f"^{part}"), path=f"/cards/{WOOD}")
        for part in ("The pack", "Helpers", "Crates", "Sheet", "Dice board", "Lanterns")
    ),
    Scene("end", "over"),
    Scene("end-of-two", "over of two"),
    Scene("end-left", "left"),
    Scene("end-closed", "closed"),
    Scene("end-share", "over", click("button", "^Share")),
    Scene("replay", "over", more="/replay?at=60"),
    Scene("dice", "over", more="/dice"),
    Scene("dice-changed", "over", more="/dice", before=has_a_changed_log),
    Scene("dice-midway", "draw", more="/dice"),
    Scene("dice-midway-hidden", "board take", more="/dice"),
    # With an operator who cheats
    *(Scene(f"cheat-{way.name}", "over", cheats(way), path="/help") for way in WAYS),
    Scene("cheat-swapped", "invited", finds_another_seal, path="/help"),
    # Lessons
    Scene("learn", "newcomer", path=f"/learn/{GAME}"),
    Scene("first-game", "learner", is_coached, path=f"/learn/{GAME}"),
    Scene("first-game-board", "learner", is_coached, path=f"/learn/{BOARD}"),
    Scene("first-game-wood", "learner", is_coached, path=f"/learn/{WOOD}"),
    Scene("first-game-now", "learner", first(is_coached, ask_what_now), path=f"/learn/{BOARD}"),
    lesson("lesson", GAME, 1, 0),
    lesson("lesson-planned", GAME, 1, 0, "choose red-2", "place d1 e1"),
    lesson("lesson-other", GAME, 1, 0, "choose red-2", "place d1 d2", "brick d1"),
    lesson("lesson-done", GAME, 1, 0, "choose red-2", "place d1 e1", "brick d1"),
    lesson("lesson-board", BOARD, 3, 0),
    lesson("lesson-board-both", BOARD, 3, 6),
    lesson("lesson-wood", WOOD, 3, 5),
    lesson("lesson-wood-line", WOOD, 2, 1),
    # Apart from it
    Scene("rules", "newcomer", path=f"/rules/{GAME}"),
    Scene("rules-at", "newcomer", path=f"/rules/{GAME}#CRW-4.7"),
    Scene("key", "newcomer", path=f"/key/{GAME}"),
    Scene("board-key", "newcomer", path=f"/key/{BOARD}"),
    Scene("wood-key", "newcomer", path=f"/key/{WOOD}"),
    Scene("settings", "newcomer", path="/settings"),
    Scene("settings-move", "newcomer", click("button", "^Continue on another"), path="/settings"),
    Scene("settings-forget", "newcomer", click("button", "^Forget me"), path="/settings"),
    Scene("help", "newcomer", path="/help"),
    Scene("move", "newcomer", path="/move#some-word"),
    Scene("loading", "draw", wait_long, before=never_connects, ready="h1"),
    Scene("loading-failed", "newcomer", path="/j/ABCDEF", before=gets_no_answer, ready="h1"),
    Scene("no-code", "newcomer", path="/j/ABCDEF"),
    Scene("no-table", "newcomer", path="/t/nosuchtable"),
    Scene("nowhere", "newcomer", path="/no/such/page"),
)
