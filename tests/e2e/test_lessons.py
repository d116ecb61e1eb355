"""Lessons in the page: each of them by keys, by taps and by what is read out, in three languages; and what surrounds them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.e2e.browser import PHONE
from tests.e2e.conftest import Visit
from tests.e2e.learners import LEARNERS, Learner, calm, lessons_of, steps_of, wait_for_step
from tests.e2e.players import AssistiveHands, Hands, KeyboardHands, TouchHands

HANDS: Final[dict[str, Callable[[Page], Hands]]] = {
    "keys": KeyboardHands,
    "touch": TouchHands,
    "reader": AssistiveHands,
}
LANGUAGES: Final = ("en", "fr", "nl")


def learner(visit: Visit, game: str, hands: str, language: str, path: str) -> Learner:
    touches = hands == "touch"
    page = visit(language=language, touch=touches, **({"size": PHONE} if touches else {})).open(path)
    guide = None if language == "en" else visit(**({"size": PHONE} if touches else {})).open(path)
    return LEARNERS[game](page, HANDS[hands](page), guide)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("game", LEARNERS)
def test_every_lesson_is_played(visit: Visit, game: str, hands: str, language: str) -> None:
    lessons = lessons_of(game)
    taught = learner(visit, game, hands, language, f"/learn/{game}/1")
    for number, i, step in steps_of(lessons):
        for page in {taught.page, taught.guide}:
            wait_for_step(page, number, i, len(lessons[number - 1].steps))
        said = taught.coach()
        for sentence in step.ask(language):
            assert sentence in said
        taught.play(step.moves())
        ended = " ".join(calm(taught.page).first("status").words.split())
        for sentence in step.answer(step.moves()).comments:
            if sentence.startswith(f"[{language}]"):
                assert " ".join(sentence.removeprefix(f"[{language}]").split()) in ended
        for rule in step.rules():
            assert rule in ended
        taught.confirm()
