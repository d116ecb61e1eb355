"""Every screen in every state: nothing for axe to find by day and by night, and nothing that scrolls sideways."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.e2e.browser import DESK, NARROW, PHONE
from tests.e2e.conftest import Visit
from tests.e2e.faults import WEB, sticks_out, violations
from tests.e2e.scene import Scene
from tests.e2e.scenes import SCENES
from tests.e2e.world import World


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
