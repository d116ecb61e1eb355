"""Every screen in every state: nothing for axe to find by day and by night, and nothing that scrolls sideways."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page

from tests.e2e.browser import DESK, NARROW, PHONE
from tests.e2e.conftest import Visit
from tests.e2e.scene import Scene
from tests.e2e.scenes import SCENES
from tests.e2e.world import World

WEB: Final = Path(__file__).parents[2] / "web"
AXE: Final = WEB / "node_modules/axe-core/axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS: Final = ["color-contrast", "link-in-text-block"]
"""By night the page is the same but for its colours."""
_RUN: Final = """
async (only) => {
    const { violations } = await axe.run(document, { runOnly: only, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary.replaceAll(/\\s+/g, ' ')}`));
}
"""


@cache
def axe() -> str:
    assert AXE.is_file(), "axe-core is not installed: run npm ci in web/"
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, theme: Literal["light", "dark"]) -> list[str]:
    page.emulate_media(color_scheme=theme)
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(axe())
    only = {"type": "tag", "values": TAGS} if theme == "light" else {"type": "rule", "values": COLOURS}
    found: list[Any] = page.evaluate(_RUN, only)
    return [f"{theme}: {one}" for one in found]


def open_scene(visit: Visit, world: World, scene: Scene, size: tuple[int, int]) -> Page:
    guest, settings = world[scene.place].guest, dict(scene.settings)
    return scene.open(visit(size=size, guest=guest, settings=settings), world)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_screen_on_a_phone(visit: Visit, world: World, scene: Scene) -> None:
    page = open_scene(visit, world, scene, PHONE)
    assert [*violations(page, "light"), *violations(page, "dark")] == []
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    assert sticks_out(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene.wide], ids=lambda scene: scene.name)
def test_a_screen_on_a_desk(visit: Visit, world: World, scene: Scene) -> None:
    page = open_scene(visit, world, scene, DESK)
    assert [*violations(page, "light"), *violations(page, "dark")] == []
    assert sticks_out(page) == []


def test_every_page_has_a_scene() -> None:
    router = (WEB / "src/router.svelte.ts").read_text(encoding="utf-8")
    assert {scene.page for scene in SCENES} == set(re.findall(r"readonly page: '(\w+)'", router))


SCENES_OF: Final = {"copenhagen_roll": "table", "copenhagen_board": "board", "woodcraft_roll": "wood"}
"""What the names of a game's scenes begin with."""
ALSO_CALLED: Final = {"wood-work": "wood-bench"}


@pytest.mark.parametrize("actions", sorted(WEB.glob("src/games/*/steps/Actions.svelte")), ids=lambda one: one.parts[-3])
def test_every_step_of_a_game_has_a_scene(actions: Path) -> None:
    steps = set(re.findall(r"turn\.step === '(\w+)'", actions.read_text(encoding="utf-8"))) | {"wait", "watched"}
    wanted = {f"{SCENES_OF[actions.parts[-3]]}-{step}" for step in steps}
    names = [scene.name for scene in SCENES]
    assert {one for one in wanted if not any(name.startswith(ALSO_CALLED.get(one, one)) for name in names)} == set()


def sticks_out(page: Page) -> list[str]:
    """What makes the page scroll sideways."""
    found: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
            [...document.querySelectorAll('body *')]
                .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
                .map((one) => one.outerHTML.slice(0, 120))"""
    )
    return found
