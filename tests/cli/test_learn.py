"""`rollwright learn`: whole courses are played by typing, and what else is typed is answered."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rollwright.cli.languages import LANGUAGES
from rollwright.cli.lessons import course_of
from rollwright.kernel.discovery import game_ids
from rollwright.kernel.record import comments_in
from tests.cli.conftest import Run
from tests.cli.terminal import flat, rule_text
from tests.toy.installed import announce, copy_to

LEARN = ("learn", "copenhagen_roll")
FIRST_STEP = "choose red-2\nplace d1 e1\nbrick d1\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_whole_course_is_played_by_typing_what_is_asked_for(run: Run, game_id: str, language: str) -> None:
    lessons = course_of(game_id).values()
    steps = [step for lesson in lessons for step in lesson.steps]
    typed = "".join(f"{move}\n" for step in steps for move in step.moves())
    shown = flat(run("learn", game_id, "--lang", language, typed=typed))
    assert "✗" not in shown
    place = 0
    for step in steps:
        for said in (*step.ask(language), *comments_in(step.record.entries[-1].comments, language), *step.rules()):
            place = shown.index(flat(said), place)
    assert shown.endswith(f"rollwright play {game_id}")


@pytest.mark.parametrize("game_id", game_ids())
def test_a_hint_is_all_that_one_needs(run: Run, game_id: str) -> None:
    """What the hint says is typed, until the course is over."""
    steps = [step for lesson in course_of(game_id).values() for step in lesson.steps]
    typed = "".join(f"hint\n{move}\n" for step in steps for move in step.moves())
    shown = run("learn", game_id, typed=typed)
    hints = [line.removeprefix(" Type: ") for line in shown.splitlines() if line.startswith(" Type: ")]
    assert hints == [move for step in steps for move in step.moves()]


def test_a_try_gets_the_answer_of_the_step_and_the_table_stays(run: Run) -> None:
    shown = flat(run(*LEARN, typed="choose red-2\nplace d1 d2\nplace d1 e1\nbrick e1\n"))
    assert "You> place d1 d2 Upright it leaves one square of row 1 empty. Turn it. You> place d1 e1" in shown
    assert "✓ Row 1 is full: 1 point at once." in shown


def test_another_legal_move_is_told_to_be_so_with_what_it_would_bring(run: Run) -> None:
    shown = flat(run(*LEARN, typed="choose red-2\nplace c2 d2\n"))
    assert (
        "You> place c2 d2 It is allowed, but something else is asked for here. "
        "That would bring 0 points. Nothing is done yet."
    ) in shown


def test_a_move_that_is_not_allowed_is_refused_with_its_rule(run: Run) -> None:
    shown = flat(run(*LEARN, typed="choose red-2\nplace c3 d3\n"))
    assert "✗ c3 d3: touching from the side" in shown
    assert rule_text("CRW-4.8", "en") in shown


def test_what_is_taken_back_is_asked_for_again(run: Run) -> None:
    shown = flat(run(*LEARN, typed="choose red-2\nundo\nhint\n" + FIRST_STEP))
    assert "Type: choose red-2" in shown
    assert "✓ Row 1 is full" in shown


def test_help_says_what_can_be_typed_in_a_lesson(run: Run) -> None:
    shown = flat(run(*LEARN, typed="help\n"))
    assert "hint the move that is asked for" in shown
    assert "skip go on to the next step" in shown


def test_a_step_can_be_left_out_and_the_course_taken_up_again(run: Run) -> None:
    shown = run(*LEARN, "3", typed="skip\nskip\nquit\n")
    assert [line.strip() for line in shown.splitlines() if line.startswith(" Lesson ")] == [
        f"Lesson 3, Abilities: step {step} of 6" for step in (1, 2, 3)
    ]
    assert shown.endswith(" To go on later: rollwright learn copenhagen_roll 3\n")


@pytest.mark.parametrize("lesson", ["4", "end", "4-end"])
def test_a_lesson_is_named_by_its_number_or_its_name(run: Run, lesson: str) -> None:
    assert "Leçon 4, La fin\u00a0: étape 1 sur 2" in run(*LEARN, lesson, "--lang", "fr")


def test_a_lesson_that_is_not_there_is_told_with_those_that_are(fails: Run) -> None:
    assert fails(*LEARN, "5") == (
        "rollwright: there is no lesson '5'; the lessons are 1-points, 2-turn, 3-abilities, 4-end\n"
    )


@pytest.mark.usefixtures("toy")
def test_a_game_of_another_package_is_taught_by_what_lies_in_its_folder(run: Run) -> None:
    shown = flat(run("learn", "toy", "--lang", "nl", typed="bid 1\nbid 3\nfold\n"))
    assert "Een 1 is lager dan de prijs." in shown
    assert "✓ De prijs is voor jou: 2 punten. TOY-2.4" in shown
    assert shown.endswith("Dat was de laatste les. Een heel spel: rollwright play toy")


def test_a_game_without_lessons_says_so(fails: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy_to(tmp_path / "untaught_bids")
    shutil.rmtree(tmp_path / "untaught_bids" / "lessons")
    announce(tmp_path, toy="untaught_bids")
    monkeypatch.syspath_prepend(tmp_path)
    assert fails("learn", "toy") == "rollwright: toy has no lessons\n"
