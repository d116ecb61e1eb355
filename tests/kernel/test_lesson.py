"""The text of a lesson: its steps, and what each says to what a learner does."""

from __future__ import annotations

import pytest

from rollwright.kernel.lesson import DONE, OTHER, RIGHT, TRY, Step, read_lesson
from rollwright.kernel.record import RecordError, comments_in

LESSON = """\
rollwright lesson 1
[en] Bidding
[fr] Miser

rollwright record 2
game: toy
rules: 1
seats: You | Bo
start: anywhere

# [en] Bid your 3.
# [en] Nobody has more.
# [fr] Misez votre 3.
# [at] card 3
# [at] prize
0 bid 3
(
0 bid 2
# [en] A 2 may lose.
# [fr] Un 2 peut perdre.
)
(
0 wait
0 bid 3
0 fold
)
0 fold
(
0 stay
)
(
0 leave
# [en] Not yet.
)
# [en] The prize is yours.
# [fr] Le prix est à vous.
# [rule] TOY-2.1

rollwright record 2
game: toy
rules: 1
seats: You | Bo

# [en] Fold.
0 fold
# [en] Done.
"""


def first() -> Step:
    return read_lesson(LESSON).steps[0]


def test_a_lesson_has_a_title_in_each_language_and_steps() -> None:
    lesson = read_lesson(LESSON)
    assert [lesson.title("en"), lesson.title("fr"), lesson.title("nl")] == ["Bidding", "Miser", ""]
    assert [step.moves() for step in lesson.steps] == [["bid 3", "fold"], ["fold"]]


def test_a_step_says_what_to_do_and_why_and_points_at_things() -> None:
    step = first()
    assert step.ask("en") == ["Bid your 3.", "Nobody has more."]
    assert step.ask("fr") == ["Misez votre 3."]
    assert step.places() == ["card 3", "prize"]
    assert step.rules() == ["TOY-2.1"]


def test_what_is_asked_for_is_right_and_its_last_move_done() -> None:
    step = first()
    assert step.answer([]).kind == RIGHT
    assert step.answer(["bid 3"]).kind == RIGHT
    done = step.answer(["bid 3", "fold"])
    assert done.kind == DONE
    assert comments_in(done.comments, "fr") == ["Le prix est à vous."]


@pytest.mark.parametrize("line", [["bid 3", "stay"], ["wait", "bid 3", "fold"]])
def test_a_variation_without_a_comment_is_right_as_well(line: list[str]) -> None:
    step = first()
    assert [step.answer(line[:made]).kind for made in range(1, len(line))] == [RIGHT] * (len(line) - 1)
    assert step.answer(line).kind == DONE


@pytest.mark.parametrize(("line", "said"), [(["bid 2"], "A 2 may lose."), (["bid 3", "leave"], "Not yet.")])
def test_a_variation_with_a_comment_is_a_try_that_it_answers(line: list[str], said: str) -> None:
    answer = first().answer(line)
    assert answer.kind == TRY
    assert comments_in(answer.comments, "en") == [said]


def test_anything_else_is_something_else() -> None:
    step = first()
    assert step.answer(["bid 1"]).kind == OTHER
    assert step.answer(["wait", "fold"]).kind == OTHER


def test_the_next_right_move_follows_what_was_done() -> None:
    step = first()
    assert step.next_move([]) == "bid 3"
    assert step.next_move(["wait"]) == "bid 3"
    assert step.next_move(["wait", "bid 3"]) == "fold"
    assert step.next_move(["bid 3", "fold"]) is None
    assert step.next_move(["bid 2"]) is None


@pytest.mark.parametrize(
    ("old", "new", "reported"),
    [
        ("rollwright lesson 1", "rollwright lesson 9", "line 1: a lesson starts with 'rollwright lesson 1'"),
        ("rollwright record 2", "record", "line 46: a lesson has steps, and each begins with 'rollwright record 2'"),
        ("0 wait", "1 wait", "line 23: all moves of a lesson are the learner's, seat 0"),
        ("0 wait", "wait", "line 23: a move starts with a seat's number, or * for chance"),
        ("# [en] Fold.\n0 fold\n", "", "line 44: a step has at least one move"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told_with_its_line(old: str, new: str, reported: str) -> None:
    with pytest.raises(RecordError) as raised:
        read_lesson(LESSON.replace(old, new))
    assert str(raised.value) == reported
