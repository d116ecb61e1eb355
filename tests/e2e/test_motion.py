"""What moves, for how long, and that nobody has to wait for it."""

from __future__ import annotations

import json
import re
import statistics
from importlib.resources import files
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.acts import choose_best, open_spots, reroll
from tests.e2e.browser import DESK, PHONE, going_first
from tests.e2e.conftest import Note, Visit
from tests.e2e.players import QUAY, AssistiveHands, Player
from tests.e2e.world import BOARD, GREEDY, WOOD, Place, State, World, promising, step

ROLL: Final = "Roll the dice"
AGAIN: Final = "Show that again"
MOST_MS: Final = 50
LATE: Final = 10_000
"""Milliseconds in which a bot has moved, and all of it was seen."""

_LISTEN: Final = """
() => {
    window.began = [];
    addEventListener('animationstart', ({ animationName }) => began.push(animationName.replace(/^svelte-\\w+-/, '')));
}
"""
"""`began` names the animations of style sheets, as they begin."""

_MOVING: Final = """
() => document.getAnimations()
    .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime > 0).length
"""

_CAST: Final = """
() => {
    window.lit = [];
    window.heights = [];
    const look = () => {
        const ring = document.querySelectorAll('.table > .lights .ring').length;
        const line = document.querySelector('.tells .last')?.textContent.trim() ?? '';
        const forward = document.querySelector('.forward')?.getBoundingClientRect().height ?? 0;
        const last = lit.at(-1);
        if (ring && (last?.line !== line || forward > last.forward)) lit.push({ ring, line, forward });
        const height = document.querySelector('.area')?.getBoundingClientRect().height;
        if (height && heights.at(-1) !== height) heights.push(height);
        requestAnimationFrame(look);
    };
    look();
}
"""
"""`lit` has what was lit and said, frame by frame; `heights` the heights of the action bar."""


def a_turn_to_end(world: World, name: str) -> Place:
    """Mine, against a bot that moves next."""
    return world.played(name, step("finish", 2), friends=0, bots=(GREEDY,))


def a_turn_to_roll(world: World, name: str) -> Place:
    return world.played(name, step("roll", 2), friends=0, bots=(GREEDY,))


def until_the_bot_has_moved(page: Page, place: Place) -> None:
    """As the server has it, whatever the page shows."""
    rows = -1
    while rows != (rows := len(page.request.get(f"/api/tables/{place.table}/log").json())):
        page.wait_for_timeout(500)


def main_button(page: Page) -> Any:
    return page.locator("[data-main]").last


# Dice


def test_my_dice_roll_when_they_are_new_and_only_then(visit: Visit, world: World) -> None:
    place = a_turn_to_roll(world, "my dice")
    page = visit(guest=place.guest, moves=True).open(place.path)
    page.evaluate(_LISTEN)
    page.get_by_role("button", name=ROLL).click()
    expect(page.get_by_role("button", name=re.compile("^Die 5"))).to_be_visible()
    page.wait_for_timeout(900)
    assert page.evaluate("began.filter((name) => name === 'tumble').length") == 5
    page.reload()
    page.evaluate(_LISTEN)
    expect(page.get_by_role("button", name=re.compile("^Die 5"))).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate("began.filter((name) => name === 'tumble').length") == 0, "they lay there already"


def test_a_reroll_rolls_only_the_dice_that_were_picked(visit: Visit, world: World) -> None:
    place = world.played("reroll two", step("choose", 3, "reroll"), likes="green")
    page = visit(guest=place.guest, moves=True).open(place.path)
    reroll(page, place)
    page.evaluate(_LISTEN)
    main_button(page).click()
    page.wait_for_function("() => began.length > 0")
    page.wait_for_timeout(900)
    assert page.evaluate("began.filter((name) => name === 'tumble').length") == 2


def test_a_second_tap_ends_the_roll(visit: Visit, world: World) -> None:
    place = a_turn_to_roll(world, "second tap")
    page = visit(guest=place.guest, moves=True).open(place.path)
    page.get_by_role("button", name=ROLL).click()
    page.locator(".falls").first.wait_for()
    page.mouse.move(3, 400)
    page.mouse.down()
    assert page.locator(".falls").count() == 0
    assert page.evaluate(_MOVING) == 0


# What others do


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_bot_turn_can_be_followed_and_seen_again(visit: Visit, world: World, size: tuple[int, int]) -> None:
    place = a_turn_to_end(world, f"followed at {size[0]}")
    page = visit(guest=place.guest, moves=True, size=size).open(place.path)
    expect(page.get_by_role("button", name="End your turn")).to_be_visible()
    page.evaluate(_CAST)
    page.get_by_role("button", name="End your turn").click()
    page.wait_for_function("() => document.querySelector('[data-main]') && lit.length", timeout=LATE)
    seen = page.evaluate("lit")
    lines = [one["line"] for one in seen if "rolled" in one["line"] or "drew" in one["line"]]
    assert any("rolled" in line for line in lines), seen
    assert any("drew" in line for line in lines), seen
    if size == DESK:
        assert any(one["forward"] > 300 and one["ring"] > 1 for one in seen), "the house comes forward, its squares lit"
    page.evaluate("lit.length = 0")
    page.get_by_role("button", name=AGAIN).click()
    page.wait_for_function("() => lit.length > 1 && document.querySelector('[data-main]')", timeout=LATE)
    assert {one["line"] for one in page.evaluate("lit")} >= set(lines)


def test_show_that_again_stays_until_my_next_move(visit: Visit, world: World) -> None:
    place = a_turn_to_end(world, "until my move")
    page = visit(guest=place.guest, moves=True, settings={"pace": "once"}).open(place.path)
    expect(page.get_by_role("button", name=AGAIN)).to_have_count(0)
    page.get_by_role("button", name="End your turn").click()
    expect(page.get_by_role("button", name=AGAIN)).to_be_visible()
    quay = page.get_by_role("contentinfo", name=QUAY)
    expect(quay.locator("[data-main]")).to_be_visible()
    quay.get_by_role("button", name=re.compile("^(No mark|Roll the dice)")).first.click()
    expect(page.get_by_role("button", name=AGAIN)).to_have_count(0)


def test_on_a_phone_one_tap_shows_the_sheet_of_who_moves(visit: Visit, world: World) -> None:
    place = a_turn_to_end(world, "one tap")
    page = visit(guest=place.guest, moves=True, size=PHONE, touch=True).open(place.path)
    page.get_by_role("button", name="End your turn").tap()
    page.wait_for_function("() => document.querySelectorAll('.lights .ring').length > 0")
    page.locator(".others button").first.tap()
    drawer = page.get_by_role("dialog")
    expect(drawer).to_be_visible()
    drawer.locator(".lights .ring").first.wait_for(state="attached", timeout=LATE)


def test_a_tap_or_a_key_ends_the_waiting(visit: Visit, world: World) -> None:
    for how in ("tap", "key"):
        place = a_turn_to_end(world, f"ended by a {how}")
        page = visit(guest=place.guest, moves=True).open(place.path)
        page.get_by_role("button", name="End your turn").click()
        page.wait_for_function("() => document.querySelectorAll('.lights .ring').length > 0")
        until_the_bot_has_moved(page, place)
        page.evaluate("document.activeElement?.blur()")
        if how == "tap":
            page.locator("main").click(position={"x": 5, "y": 5})
        else:
            page.keyboard.press("Enter")
        expect(main_button(page)).to_be_visible(timeout=400)
        assert page.locator(".lights .ring").count() == 0


def test_at_once_only_the_last_frame_is_shown(visit: Visit, world: World) -> None:
    place = a_turn_to_end(world, "at once")
    page = visit(guest=place.guest, moves=True, settings={"pace": "once"}).open(place.path)
    page.evaluate(_CAST)
    page.get_by_role("button", name="End your turn").click()
    expect(main_button(page)).to_be_visible()
    assert page.evaluate("lit") == []


def test_with_reduced_motion_moves_are_lit_and_nothing_moves(visit: Visit, world: World) -> None:
    place = a_turn_to_end(world, "reduced")
    page = visit(guest=place.guest, settings={"pace": "calm"}).open(place.path)
    page.get_by_role("button", name="End your turn").click()
    for _ in range(2):
        page.locator(".lights .ring").first.wait_for(state="attached")
        assert page.evaluate(_MOVING) == 0
        page.wait_for_timeout(1500)


# What doesn't move


@pytest.mark.parametrize("size", [PHONE, DESK, (1024, 768)])
def test_the_action_bar_keeps_its_height_while_a_turn_goes_round(
    visit: Visit, world: World, size: tuple[int, int]
) -> None:
    place = a_turn_to_end(world, f"height at {size[0]}")
    page = visit(guest=place.guest, moves=True, size=size, settings={"pace": "brisk"}).open(place.path)
    expect(page.get_by_role("button", name="End your turn")).to_be_visible()
    page.evaluate(_CAST)
    Player(page, AssistiveHands(page)).play(turns=2)
    heights = page.evaluate("heights")
    assert max(heights) - min(heights) < 1, heights


def test_only_transform_and_opacity_are_animated(visit: Visit) -> None:
    """In every style sheet that is built."""
    assets = files("rollwright.server") / "static" / "assets"
    sheets = [one.read_text() for one in assets.iterdir() if one.name.endswith(".css")]
    found = visit().open("/").evaluate(_ANIMATED, sheets)
    assert found["frames"] > 5
    assert found["wrong"] == []


_ANIMATED: Final = """
(sheets) => {
    const MAY = new Set(['transform', 'opacity', 'animation-timing-function']);
    const wrong = [];
    let frames = 0;
    const look = (rules, where) => {
        for (const rule of rules) {
            if (rule instanceof CSSKeyframeRule) frames += 1;
            if (rule instanceof CSSKeyframeRule)
                wrong.push(...[...rule.style].filter((name) => !MAY.has(name)).map((name) => `${where} ${name}`));
            const moves = rule instanceof CSSStyleRule ? rule.style.transitionProperty : '';
            if (moves && moves.split(', ').some((name) => !MAY.has(name) && name !== 'none'))
                wrong.push(`${rule.selectorText} ${moves}`);
            if (rule.cssRules) look(rule.cssRules, rule.name ?? where);
        }
    };
    for (const text of sheets) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        look(sheet.cssRules, '');
    }
    return { wrong, frames };
}
"""


_AIR: Final = """
() => {
    window.animated = new Set();
    window.flown = [];
    window.laid = [];
    const seen = new WeakSet();
    const look = () => {
        for (const one of document.getAnimations()) {
            for (const frame of one.effect.getKeyframes()) for (const key of Object.keys(frame)) animated.add(key);
            const { target } = one.effect;
            if (seen.has(one) || !target) continue;
            seen.add(one);
            const place = target.dataset.place ?? '';
            if (target.parentElement?.matches('.air')) {
                const [first, last] = [0, -1].map((i) => one.effect.getKeyframes().at(i).transform);
                flown.push({ card: target.querySelector('.card') !== null, moves: first !== last });
            } else if (place && !one.animationName) laid.push(place);
        }
        requestAnimationFrame(look);
    };
    look();
}
"""
"""`flown` has what flew, `laid` the places where something slid in, `animated` the properties that were animated."""
MAY: Final = {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}


def bot_has_no_cards(state: State) -> bool:
    """I am done, and the bot can only take cards."""
    return step("done")(state) and state["view"]["players"][1]["cards"] == 0


def test_cards_that_a_bot_takes_fly_and_new_ones_slide_in(visit: Visit, world: World) -> None:
    """By transform and opacity alone, also where scripts animate."""
    place = world.played("cards fly", bot_has_no_cards, friends=0, bots=(GREEDY,), game=BOARD)
    page = visit(guest=place.guest, moves=True).open(place.path)
    expect(main_button(page)).to_be_visible()
    page.evaluate(_AIR)
    main_button(page).click()
    page.wait_for_function("() => flown.length >= 2 && laid.length >= 2", timeout=LATE)
    assert page.evaluate("flown") == [{"card": True, "moves": True}] * 2
    assert all(one.startswith("footbridge-") for one in page.evaluate("laid"))
    assert set(page.evaluate("[...animated]")) <= MAY


def test_my_cards_fly_to_my_hand(visit: Visit, world: World) -> None:
    place = world.played("my cards fly", step("turn", 2), friends=0, bots=(GREEDY,), game=BOARD)
    page = visit(guest=place.guest, moves=True).open(place.path)
    expect(page.get_by_role("button", name="Pick two cards")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("2")
    page.evaluate(_AIR)
    main_button(page).click()
    page.wait_for_function("() => flown.length > 0", timeout=LATE)
    page.wait_for_timeout(200)
    assert page.evaluate("flown") == [{"card": True, "moves": True}] * 2


def test_an_order_is_laid_out_where_one_was_taken(visit: Visit, world: World) -> None:
    place = world.played("order laid", step("take"), friends=0, bots=(GREEDY,), me="random", game=WOOD)
    page = visit(guest=place.guest, moves=True).open(place.path)
    open_spots(page).first.wait_for()
    page.evaluate(_AIR)
    open_spots(page).first.click()
    main_button(page).click()
    page.wait_for_function("() => laid.some((place) => place.startsWith('order-'))", timeout=LATE)
    assert set(page.evaluate("[...animated]")) <= MAY


_NAMES: Final = """
() => {
    window.names = new Set();
    const look = () => {
        for (const one of document.getAnimations()) names.add(one.animationName?.replace(/^svelte-\\w+-/, ''));
        requestAnimationFrame(look);
    };
    look();
}
"""
"""`names` has the animations of style sheets, also of those that are still to begin."""


def test_points_sail_to_their_boat_which_leans(visit: Visit, world: World) -> None:
    place = world.played("points sail", promising(1, 3), friends=0, bots=(GREEDY,))
    page = visit(guest=place.guest, moves=True).open(place.path)
    choose_best(page, place)
    page.evaluate(_NAMES)
    main_button(page).click()
    page.wait_for_function("() => names.has('sail') && names.has('lean')", timeout=LATE)
    expect(page.locator(".boat .pill")).to_have_count(0)  # it has arrived


# Speed


_TASKS: Final = """
() => {
    window.tasks = [];
    window.frames = [];
    window.rolls = Infinity;
    addEventListener('animationstart', ({ timeStamp }) => (rolls = Math.min(rolls, timeStamp)));
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => [one.startTime, one.duration])))
        .observe({ type: 'longtask', buffered: false });
    new PerformanceObserver((list) => {
        for (const { startTime, duration, styleAndLayoutStart, scripts } of list.getEntries()) {
            const drawn = styleAndLayoutStart ? startTime + duration - styleAndLayoutStart : 0;
            const run = scripts.map((one) => `${one.invoker} ${Math.round(one.duration)}`).join(', ');
            frames.push(`${Math.round(duration)} ms, style and layout ${Math.round(drawn)}; ${run}`);
        }
    }).observe({ type: 'long-animation-frame', buffered: false });
}
"""

_LONGEST: Final = """
(while_rolling) => [
    0,
    ...tasks.filter(([start, duration]) => start + duration > rolls === while_rolling).map(([, duration]) => duration),
]
"""


def test_no_task_of_ours_is_long_while_dice_roll(visit: Visit, world: World, note: Note, undisturbed: None) -> None:
    before: list[float] = []
    longest: list[float] = []
    told: list[str] = []
    for number in range(5):
        place = a_turn_to_roll(world, f"long task {number}")
        page = visit(guest=place.guest, moves=True, size=PHONE).open(place.path)
        expect(page.get_by_role("button", name=ROLL)).to_be_visible()
        page.wait_for_timeout(500)
        page.evaluate(_TASKS)
        with going_first():
            page.get_by_role("button", name=ROLL).click()
            page.locator(".falls").first.wait_for()
            page.wait_for_timeout(900)
        assert page.evaluate("Number.isFinite(rolls)"), "no die was seen to roll"
        before.append(max(page.evaluate(_LONGEST, False)))
        longest.append(max(page.evaluate(_LONGEST, True)))
        told += page.evaluate("frames")
        page.close()
    median = statistics.median(longest)
    each = ", ".join(f"{one:.0f}" for one in longest)
    drawn = ", ".join(f"{one:.0f}" for one in before)
    note(f"longest task while dice roll, median of five: {median:.0f} ms ({each}; those under 50 count as 0)")
    note(f"longest task before, which draws the step: {statistics.median(before):.0f} ms ({drawn})")
    for one in told:
        note(f"  long frame: {one}")
    assert median <= MOST_MS


def test_on_a_slow_line_nothing_jumps_and_nothing_is_done_twice(visit: Visit, world: World, note: Note) -> None:
    place = a_turn_to_roll(world, "slow line")
    visitor = visit(guest=place.guest, moves=True, size=PHONE)
    page = visitor.new_page()
    sent: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda text: sent.append(json.loads(text))),
    )
    page.add_init_script(
        """
        window.shifts = [];
        new PerformanceObserver((list) => {
            for (const one of list.getEntries())
                shifts.push([one.value, one.hadRecentInput, ...one.sources.map(({ node }) => node?.className ?? '')]);
        }).observe({ type: 'layout-shift', buffered: true });
        """
    )
    session = visitor.context.new_cdp_session(page)
    session.send("Network.enable")
    slow = {"offline": False, "latency": 2000, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
    session.send("Network.emulateNetworkConditions", slow)
    page.goto(place.path)
    button = page.get_by_role("button", name=ROLL)
    expect(button).to_be_visible()
    page.wait_for_timeout(3000)
    page.evaluate("shifts.length = 0")
    button.dblclick()
    button.click(force=True, timeout=1000, no_wait_after=True) if button.count() else None
    expect(page.get_by_role("button", name=re.compile("^Die 5"))).to_be_visible()
    page.wait_for_timeout(1500)
    acts = [one for one in sent if one.get("do") == "act"]
    shifts = page.evaluate("shifts.filter(([value, input]) => value > 0 && !input)")
    note(f"slow 3G: {len(acts)} command for three taps, {len(shifts)} layout shifts")
    assert len(acts) == 1, acts
    assert shifts == []


# Of the other games


@pytest.mark.parametrize("game", [BOARD, WOOD])
def test_a_bot_of_any_game_can_be_followed(visit: Visit, world: World, game: str) -> None:
    wanted = step("done", 3) if game == BOARD else step("choose", 2)
    place = world.played(f"followed {game}", wanted, friends=0, bots=(GREEDY,), game=game)
    page = visit(guest=place.guest, moves=True).open(place.path)
    quay = page.get_by_role("contentinfo", name=QUAY)
    expect(quay.locator("[data-main]").last).to_be_visible()
    page.evaluate(_CAST)
    if game == WOOD:
        quay.get_by_role("radio", name=re.compile("^Line (?!.*no die)")).first.click()
    main_button(page).click()
    page.wait_for_function("() => lit.length > 0", timeout=LATE)
    assert page.evaluate("lit[0].line"), "a line says it"
