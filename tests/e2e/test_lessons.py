"""Lessons in the page: each by keys, by taps and by what is read out, in three languages; and what surrounds them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import PHONE
from tests.e2e.conftest import Visit
from tests.e2e.learners import LEARNERS, Learner, lessons_of, steps_of, wait_for_step
from tests.e2e.players import QUAY, AssistiveHands, Hands, KeyboardHands, TouchHands
from tests.e2e.world import GAME
from tests.server.client import http

HANDS: Final[dict[str, Callable[[Page], Hands]]] = {
    "keys": KeyboardHands,
    "touch": TouchHands,
    "reader": AssistiveHands,
}
SHORT: Final = {("keys", "fr"), ("touch", "nl"), ("reader", "en")}
WAYS: Final = [
    pytest.param(hands, language, marks=[] if (hands, language) in SHORT else [pytest.mark.slow])
    for hands in HANDS
    for language in ("en", "fr", "nl")
]
"""Each pair of hands in each language. The short run has each of both once."""


def learner(visit: Visit, game: str, hands: str, language: str, path: str) -> Learner:
    touches = hands == "touch"
    page = visit(language=language, touch=touches, **({"size": PHONE} if touches else {})).open(path)
    guide = None if language == "en" else visit(**({"size": PHONE} if touches else {})).open(path)
    return LEARNERS[game](page, HANDS[hands](page), guide)


@pytest.mark.parametrize("game", LEARNERS)
@pytest.mark.parametrize(("hands", "language"), WAYS)
def test_every_lesson_is_played(visit: Visit, game: str, hands: str, language: str) -> None:
    lessons = lessons_of(game)
    taught = learner(visit, game, hands, language, f"/learn/{game}/1")
    for number, i, step in steps_of(lessons):
        for page in {taught.page, taught.guide}:
            wait_for_step(page, number, i, len(lessons[number - 1].steps))
        said = taught.coach()
        for sentence in step.ask(language):
            assert " ".join(sentence.split()) in said
        taught.play(step.moves())
        comments = [one for one in step.answer(step.moves()).comments if one.startswith(f"[{language}]")]
        for text in [*(one.removeprefix(f"[{language}]") for one in comments), *step.rules()]:
            hear(taught, " ".join(text.split()))
        taught.confirm()


def hear(taught: Learner, text: str) -> None:
    """The answer to a move comes when the table has it."""
    for _ in range(100):
        if text in " ".join(taught.coach().split()):
            return
        taught.page.wait_for_timeout(150)
    raise AssertionError(f"the coach doesn't say {text!r}, but {taught.coach()!r}")


OTHER: Final = ("choose red-2", "place d1 d2", "brick d1")
"""A try that the first step of the first lesson has an answer to."""


def first_lesson(visit: Visit) -> Learner:
    taught = learner(visit, GAME, "reader", "en", f"/learn/{GAME}/1")
    wait_for_step(taught.page, 1, 0, len(lessons_of(GAME)[0].steps))
    return taught


def test_a_try_that_the_step_knows_is_answered_and_not_done(visit: Visit) -> None:
    taught = first_lesson(visit)
    taught.play(list(OTHER))
    [answer] = [text for text in lessons_of(GAME)[0].steps[0].answer(OTHER[:2]).comments if text.startswith("[en]")]
    assert answer.removeprefix("[en] ").split(". ")[0] in taught.coach()
    taught.spot({"d1", "e1"})
    taught.confirm()
    assert "Row 1 is full" in taught.coach()


def test_any_other_legal_move_is_answered_by_what_it_would_bring(visit: Visit) -> None:
    taught = first_lesson(visit)
    taught.press(taught.find("button", "Pass", taught.quay()))
    said = taught.coach()
    assert said.startswith("That is allowed")
    assert "draw the red 2 there" in said
    taught.play(["choose red-2", "place c2 d2", "brick c2"])
    assert "would bring" in taught.coach()


def test_an_illegal_move_is_answered_by_its_rule(visit: Visit) -> None:
    taught = first_lesson(visit)
    taught.press(taught.find("radio", "red 5, can’t be drawn now"))
    alert = taught.heard().first("alertdialog")
    assert alert is not None
    assert "Rule CRW-" in alert.words


def test_a_reload_comes_back_to_the_step_and_skip_goes_past_it(visit: Visit) -> None:
    page = first_lesson(visit).page
    count = len(lessons_of(GAME)[0].steps)
    page.get_by_role("button", name="Skip").click()
    wait_for_step(page, 1, 1, count)
    page.reload()
    wait_for_step(page, 1, 1, count)
    page.goto(f"/learn/{GAME}")
    expect(page.get_by_role("link", name=re.compile("1 of 3 steps done"))).to_be_visible()


def test_the_table_of_a_lesson_is_in_no_list_and_is_ended_when_it_is_left(visit: Visit, address: str) -> None:
    page = visit().open(f"/learn/{GAME}/1")
    page.locator("main.mine").wait_for()
    [table] = page.evaluate("JSON.parse(localStorage.getItem('rw.lesson-tables')).map(({ id }) => id)")
    assert http(f"{address}/api/tables/{table}").json["phase"] == "playing"
    page.get_by_role("link", name="Rollwright").click()
    page.get_by_role("button", name=re.compile("^Play a bot : Copenhagen Roll")).wait_for()
    expect(page.get_by_text("Resume")).to_have_count(0)
    page.wait_for_function("!localStorage.getItem('rw.lesson-tables').includes('true')")
    assert http(f"{address}/api/tables/{table}").json["phase"] == "closed"


def test_home_offers_the_lessons_of_games_that_one_has_never_played_until_that_is_put_away(visit: Visit) -> None:
    page = visit().open("/")
    offer = page.get_by_role("link", name="Woodcraft roll & write", exact=True)
    expect(offer).to_have_attribute("href", "/learn/woodcraft_roll")
    page.get_by_role("button", name=re.compile("^Play a bot : Woodcraft")).click()
    page.locator("main.mine").wait_for()
    page.goto("/")
    expect(page.get_by_role("link", name="Copenhagen roll & write", exact=True)).to_be_visible()
    expect(offer).to_have_count(0)
    page.get_by_role("button", name="Don’t offer lessons again").click()
    expect(page.get_by_role("link", name="Copenhagen roll & write", exact=True)).to_have_count(0)
    page.reload()
    page.get_by_role("button", name=re.compile("^Play a bot : Woodcraft")).wait_for()
    expect(page.get_by_role("button", name="Don’t offer lessons again")).to_have_count(0)


def test_the_rules_lead_to_the_lessons_and_these_to_the_first_game(visit: Visit) -> None:
    page = visit().open(f"/rules/{GAME}")
    page.get_by_role("link", name="Learn by playing").click()
    page.get_by_role("heading", name="Learn Copenhagen Roll & Write").wait_for()
    counts = {number: len(lesson.steps) for number, lesson in enumerate(lessons_of(GAME), 1)}
    page.evaluate("kept => localStorage.setItem('rw.lessons', kept)", json.dumps({GAME: counts}))
    page.reload()
    page.get_by_role("button", name=re.compile("^A first game with a coach")).click()
    page.get_by_role("contentinfo", name=QUAY).wait_for()
    expect(page).to_have_url(re.compile("/t/"))
