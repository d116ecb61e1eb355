"""What the page's own check of a pack is held to is what the judge says today."""

from __future__ import annotations

import json

from rollwright.games.woodcraft_roll.pack.faults import SAYS
from tests.games.woodcraft_roll.page_packs import FILE, text


def test_the_verdicts_that_the_page_is_tested_with_are_those_of_the_judge() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "python -m tests.games.woodcraft_roll.page_packs"


def test_the_verdicts_have_every_fault_that_a_page_can_find() -> None:
    cases = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
    codes = {fault["code"] for case in cases for fault in case["faults"]}
    of_texts = {"wrw.pack_json", "wrw.pack_nested"}  # what the form holds is no text
    assert codes == set(SAYS) - of_texts
