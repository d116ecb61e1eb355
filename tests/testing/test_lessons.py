"""What is wrong with a lesson is told, with its step."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.testing.altered import altered
from rollwright.testing.lessons import lesson_faults
from tests.toy import GAME
from tests.toy.installed import HERE, announce, copy_to


def told_of(folder: Path, patch: pytest.MonkeyPatch, old: str, new: str) -> list[str]:
    """What is told of the toy as a package of its own, in whose lesson something is different."""
    package = f"taught_bids_{folder.name}"
    copy_to(folder / package)
    announce(folder, toy=package)
    patch.syspath_prepend(folder)
    file = folder / package / "lessons" / "1-bidding.lesson"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return lesson_faults("toy")


def test_the_lesson_of_the_toy_has_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert told_of(tmp_path, monkeypatch, "", "") == []


@pytest.mark.parametrize(
    ("old", "new", "reported"),
    [
        ("[fr] Miser\n", "", "1-bidding: no title in fr"),
        ("hash: ", "hash: f", "1-bidding, step 1: it can't be played: line 1: the record says it ends with hash f"),
        ("0 bid 3", "0 bid 2", "1-bidding, step 1: it can't be played: line 16: 'bid 2' is refused"),
        ("0 bid 1", "0 bid 2", "1-bidding, step 1: it can't be played: line 22: 'bid 2' is refused"),
        ("113 . 0", "?3 . 0", "1-bidding, step 1: it can't be played: something in this position is hidden"),
        (
            "0 fold\n",
            "0 fold\n(\n0 bid 2\n)\n",
            "1-bidding, step 2: 'bid 2' is said to be right, but comes to something else",
        ),
        ("0 bid 1", "0 bid 3", "1-bidding, step 1: a variation begins with 'bid 3', as what it varies does"),
        ("# [nl] Bied je 3.\n# [nl] Niemand", "# Niemand", "1-bidding, step 1: in nl it should say what to do"),
        ("Bid your 3.", "Look. Bid your 3.", "1-bidding, step 1: in en it should say what to do"),
        ("# [fr] Le prix est", "# Le prix est", "1-bidding, step 1: in fr it should say what it brought"),
        ("# [nl] Een 1", "# Een 1", "1-bidding, step 1: 'bid 1' is not answered in every language"),
        ("Nobody has", "Not even Bo has", "1-bidding, step 1: it speaks of Bo; at a table others have names"),
        ("TOY-3.1", "TOY-9.9", "1-bidding, step 2: there is no rule TOY-9.9"),
        ("# [rule] TOY-3.1\n", "", "1-bidding, step 2: it shows no rule"),
        ("Bid your 3.", "Bid your 3. " + "Now. " * 700, "the course has 737 words in en; 700 is the most"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told(
    old: str, new: str, reported: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = told_of(tmp_path, monkeypatch, old, new)
    assert [fault for fault in faults if fault.startswith(reported)], faults


def test_a_course_is_no_longer_than_fifteen_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (HERE / "lessons" / "1-bidding.lesson").read_text(encoding="utf-8")
    last = text[text.rindex("rollwright record 2") :]
    assert told_of(tmp_path, monkeypatch, last, "\n".join([last] * 15)) == ["the course has 16 steps; 15 is the most"]


def test_a_lesson_of_rules_that_no_table_is_opened_with_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rollwright.testing.lessons.find_game", lambda _: altered(GAME, versions=(1, 2)))
    assert told_of(tmp_path, monkeypatch, "", "") == [
        f"1-bidding, step {step}: tables are opened with version 2 of the rules and no pack" for step in (1, 2)
    ]
