"""Every scene at every size, in every language, by day and by night: nothing overlaps, no text is cut off.

At a table one's own sheet is the largest thing, and the button that confirms is in sight.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page

from tests.e2e.browser import PHONE
from tests.e2e.conftest import Visit
from tests.e2e.scene import Scene, nothing, speak
from tests.e2e.scenes import SCENES
from tests.e2e.world import World

Size = tuple[int, int]
Theme = Literal["light", "dark"]

SIZES: Final[tuple[Size, ...]] = (
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
)
BETWEEN: Final[tuple[Size, ...]] = (
    (320, 640),
    (430, 932),
    (667, 375),
    (600, 960),
    (820, 1180),
    (932, 430),
    (1180, 820),
    (1366, 650),
    (1366, 768),
    (1440, 900),
)
"""Sizes that no rule names."""
LANGUAGES: Final = ("en", "fr", "nl")
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
SHORT: Final = (
    "table-draw",
    "table-mark-white",
    "table-coat-marks",
    "table-four",
    "board-take",
    "board-pay",
    "board-coat-ability",
    "board-four",
    "wood-chosen",
    "wood-take",
    "wood-chestnut",
    "wood-bench",
    "lesson-planned",
    "lesson-board",
    "lesson-wood",
)
"""For the gate: the fullest steps of each game."""

Tally = Callable[[str, dict[str, int]], None]


@cache
def measuring() -> str:
    return Path(__file__).with_name("measure.js").read_text(encoding="utf-8").strip().removesuffix(";")


def measure(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    if page.viewport_size != {"width": size[0], "height": size[1]}:
        page.set_viewport_size({"width": size[0], "height": size[1]})
    found: dict[str, Any] = page.evaluate(measuring())
    return found


def faults_of(
    page: Page,
    sizes: tuple[Size, ...],
    counts: dict[str, int],
    language: str = "en",
    themes: tuple[Theme, ...] = ("light",),
) -> list[str]:
    faults: list[str] = []
    for size, theme in product(sizes, themes):
        page.emulate_media(color_scheme=theme)
        found = measure(page, size)
        for kind in ("overlaps", "cut", "other"):
            counts[kind] = counts.get(kind, 0) + len(found[kind])
            faults += [f"{size[0]}x{size[1]} {language} {theme}: {one}" for one in found[kind]]
        for kind in ("texts", "controls"):
            counts[kind] = counts.get(kind, 0) + found[kind]
        counts["views"] = counts.get("views", 0) + 1
    return faults


def told(faults: list[str]) -> str:
    """One fault a line, each kind once: most are the same at several sizes."""
    kinds: dict[str, str] = {}
    for fault in faults:
        kinds.setdefault(fault.partition(": ")[2], fault)
    return "\n".join([f"{len(faults)} faults", *kinds.values()])


def scene_named(name: str) -> Scene:
    return next(scene for scene in SCENES if scene.name == name)


@pytest.mark.parametrize("name", SHORT)
def test_layout_in_short(visit: Visit, world: World, tally: Tally, name: str) -> None:
    scene = scene_named(name)
    page = scene.open(visit(size=PHONE, guest=world[scene.place].guest, settings=dict(scene.settings)), world)
    counts: dict[str, int] = {}
    faults = faults_of(page, SIZES, counts)
    tally("layout in short", counts)
    assert not faults, told(faults)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_everything_has_its_place(visit: Visit, world: World, tally: Tally, scene: Scene) -> None:
    settings = dict(scene.settings) | {"language": "en"}
    visitor = partial(visit, size=PHONE, guest=world[scene.place].guest, settings=settings)
    counts: dict[str, int] = {}
    faults: list[str] = []
    page = scene.open(visitor(), world)
    for language in LANGUAGES:
        if language != "en":
            page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            if scene.last is nothing and not scene.frame:
                speak(page, language)
            else:
                page = scene.open(visitor(), world, language)
        faults += faults_of(page, SIZES, counts, language, THEMES)
    tally("layout", counts)
    assert not faults, told(faults)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_the_sizes_between_are_as_good(visit: Visit, world: World, tally: Tally, scene: Scene) -> None:
    page = scene.open(visit(size=PHONE, guest=world[scene.place].guest, settings=dict(scene.settings)), world)
    counts: dict[str, int] = {}
    faults = faults_of(page, BETWEEN, counts)
    tally("layout between", counts)
    assert not faults, told(faults)


def test_layout_in_short_holds_however_much_there_is_to_choose_from(visit: Visit, world: World) -> None:
    """A large gain has two choices or eight, as the dice fell."""
    scene = scene_named("wood-large-pick")
    page = scene.open(visit(size=PHONE, guest=world[scene.place].guest, settings=dict(scene.settings)), world)
    page.evaluate(
        """() => {
            const choice = document.querySelector('footer .choice');
            const one = choice.querySelector('[role=radio]');
            for (let more = 0; more < 12; more++) choice.append(one.cloneNode(true));
        }"""
    )
    faults = faults_of(page, SIZES, {})
    assert not faults, told(faults)


STEPS: Final = {
    "copenhagen_roll": ("roll", "choose", "draw", "reroll", "recolour", "extra", "coat-window", "coat-marks", "finish"),
    "copenhagen_board": ("take", "build", "lay", "pay", "coat-window", "coat-ability", "discard", "done", "wait"),
    "woodcraft_roll": ("choose", "chosen", "wait", "take", "lantern", "chestnut", "bench"),
}
LINE: Final = 16
"""Pixels: a line of text more, where somebody has a long name, is no jump."""
PREFIX: Final = {"copenhagen_roll": "table", "copenhagen_board": "board", "woodcraft_roll": "wood"}


@pytest.mark.parametrize("game", STEPS)
def test_the_quay_keeps_its_height_from_step_to_step(visit: Visit, world: World, game: str) -> None:
    """So the sheet keeps its size while somebody plays."""
    heights: dict[str, dict[str, int]] = {}
    for step in STEPS[game]:
        scene = scene_named(f"{PREFIX[game]}-{step}")
        visitor = visit(size=PHONE, guest=world[scene.place].guest, settings=dict(scene.settings))
        page = scene.open(visitor, world)
        for size in SIZES:
            heights.setdefault(f"{size[0]}x{size[1]}", {})[step] = measure(page, size)["quay"]
        visitor.close()
    assert {size: steps for size, steps in heights.items() if max(steps.values()) - min(steps.values()) > LINE} == {}


def test_what_overlaps_or_is_cut_off_is_noticed(visit: Visit) -> None:
    page = visit(size=PHONE).new_page()
    page.goto("/")
    page.locator("main a").first.wait_for()
    page.evaluate(
        """() => {
            const link = document.querySelector('main a');
            link.textContent = 'Brandverzekering';
            Object.assign(link.style, { display: 'block', width: '2em', overflow: 'visible' });
            const lines = [
                ['Blandebriller', { width: '40px', overflow: 'hidden', whiteSpace: 'nowrap' }],
                ['over', {}],
                ['under', { marginTop: '-20px' }],
            ];
            for (const [text, style] of lines) {
                const line = document.createElement('p');
                line.textContent = text;
                Object.assign(line.style, style);
                document.querySelector('main').append(line);
            }
        }"""
    )
    found = measure(page, PHONE)
    assert any(one.startswith('"Brandverzekering" sticks out of <a') for one in found["cut"])
    assert any(one.startswith('"Blandebriller" is cut off by <p') for one in found["cut"])
    assert '"over" and "under" overlap' in found["overlaps"]
