"""Where colours are forced, or more contrast is wanted: what is picked still stands out, and focus is seen."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.e2e.browser import DESK
from tests.e2e.conftest import Visit
from tests.e2e.scenes import SCENES
from tests.e2e.world import World

MODES: Final[dict[str, dict[str, Any]]] = {
    "forced colours by day": {"forced_colors": "active", "color_scheme": "light"},
    "forced colours by night": {"forced_colors": "active", "color_scheme": "dark"},
    "more contrast": {"contrast": "more"},
}
PICKING: Final = (
    "table-draw",
    "table-coat-marks",
    "table-reroll",
    "board-take",
    "board-pay",
    "board-coat-ability",
    "board-discard",
    "wood-keep",
    "wood-chosen",
    "wood-take",
    "wood-lantern-picked",
    "wood-chestnut",
    "wood-hire",
    "new",
    "settings",
)

_LOOKS: Final = """
() => {
    const said = ['borderTopStyle', 'borderTopWidth', 'borderTopColor', 'backgroundColor', 'outlineStyle',
        'outlineColor', 'opacity', 'color', 'transform', 'textDecorationLine'];
    const styles = (one) => said.map((name) => getComputedStyle(one)[name]).join();
    const look = (one) => [one, ...one.querySelectorAll('.spot, svg')].map(styles).join(' | ');
    document.activeElement?.blur();
    const alike = [];
    let groups = 0;
    const groupOf = (one) => one.closest('[role=radiogroup], [role=group], fieldset, .sheet');
    const boxOf = (one) => (one.matches('input') ? one.closest('label') : one);
    const isOn = (one) => (one.matches('input') ? one.checked : [one.ariaChecked, one.ariaPressed].includes('true'));
    const all = [...document.querySelectorAll('[role=radio], [aria-pressed], input[type=radio]')]
        .filter((one) => boxOf(one)?.checkVisibility() && !one.closest('[inert], [aria-hidden=true]'));
    for (const group of new Set(all.map(groupOf))) {
        const members = all.filter((one) => groupOf(one) === group);
        const open = members.filter((one) => one.dataset.refused !== 'true' && !one.disabled);
        const on = open.filter(isOn), off = open.filter((one) => !isOn(one));
        if (!on.length || !off.length) continue;
        groups += 1;
        const kinds = { on: boxOf(on[0]), off: boxOf(off[0]) };
        const refused = members.find((one) => one.dataset.refused === 'true');
        if (refused) kinds.refused = boxOf(refused);
        const looks = Object.entries(kinds).map(([kind, one]) => [kind, look(one)]);
        for (const [i, [kind, one]] of looks.entries())
            for (const [other, another] of looks.slice(i + 1))
                if (one === another) alike.push(`${group.ariaLabel ?? group.className}: ${kind} looks like ${other}`);
    }
    return { alike, groups };
}
"""


def open_scene(visit: Visit, world: World, name: str, mode: dict[str, Any]) -> Page:
    scene = next(scene for scene in SCENES if scene.name == name)
    page = scene.open(visit(size=DESK, guest=world[scene.place].guest, settings=dict(scene.settings)), world)
    page.emulate_media(**mode)
    page.mouse.move(0, 0)
    return page


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", PICKING)
def test_what_is_picked_open_or_refused_still_differs(visit: Visit, world: World, name: str, mode: str) -> None:
    page = open_scene(visit, world, name, MODES[mode])
    found = page.evaluate(_LOOKS)
    assert found["groups"] > 0
    assert found["alike"] == []


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", ["home", "table-draw", "board-take", "wood-lantern-picked"])
def test_focus_is_seen_on_every_stop(visit: Visit, world: World, name: str, mode: str) -> None:
    page = open_scene(visit, world, name, MODES[mode])
    unseen: set[str] = set()
    for _ in range(25):
        page.keyboard.press("Tab")
        focus = page.evaluate(
            """() => {
                const one = document.activeElement;
                if (!one || one === document.body) return null;
                // What is there for the ear alone shows its focus on what is there for the eye.
                const seen = one.matches('.vh') ? (one.closest('label') ?? one) : one;
                const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(seen);
                const ring = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)');
                return [one.outerHTML.slice(0, 90), ring];
            }"""
        )
        if focus and not focus[1]:
            unseen.add(focus[0])
    assert unseen == set()


@pytest.mark.parametrize("name", ["table-draw", "board-take", "wood-bench"])
def test_pieces_keep_their_colours_where_colours_are_forced(visit: Visit, world: World, name: str) -> None:
    """A card is red or blue, a lantern lit or dark: that is what the games are about."""
    page = open_scene(visit, world, name, {})
    backgrounds = """() => [...document.querySelectorAll('.card, .cchip, .cell.lit')]
        .filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).backgroundColor)"""
    before = page.evaluate(backgrounds)
    assert before
    page.emulate_media(forced_colors="active")
    assert page.evaluate(backgrounds) == before
