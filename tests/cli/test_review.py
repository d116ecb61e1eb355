"""`rollwright review`: a sentence, a graph, a sum that adds up as it is printed, and moments that can be looked at."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from rollwright.cli import review as command
from rollwright.cli.review import tenths
from rollwright.kernel.match import Match
from rollwright.tables.study.account import Depth
from rollwright.tables.study.efforts import EFFORTS, Effort
from rollwright.tables.study.review import Review
from rollwright.tables.study.verdicts import Care
from rollwright.texts.words import Words
from tests.cli.conftest import Run
from tests.cli.test_content import OWN

TINY = Effort("draft", Depth(paths=1, outcomes=4), Care(ways=2, looks=1, trials=4, turns=2))
GAMES = {
    "two": ("copenhagen_roll", "random,random"),
    "three": ("copenhagen_roll", "random,random,random"),
    "alone": ("woodcraft_roll", "random"),
}


@pytest.fixture(scope="session")
def kept() -> dict[str, Any]:
    """Records that were played and reviews that were made, for all tests."""
    return {}


@pytest.fixture
def record(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: dict[str, Any]) -> Callable[[str], str]:
    """Gives a file with a game of a kind; its review is quickly made, and once for all."""
    monkeypatch.setitem(EFFORTS, "draft", TINY)
    make = command.reviewed

    def reviewed(match: Match[Any], effort: Effort, file: str, words: Words) -> Review[Any]:
        key = Path(file).read_text()
        if key not in kept:
            kept[key] = make(match, effort, file, words)
        return cast("Review[Any]", kept[key])

    monkeypatch.setattr(command, "reviewed", reviewed)

    def record(kind: str) -> str:
        if kind not in kept:
            game, seats = GAMES[kind]
            kept[kind] = run("play", game, "--seats", seats, "--seed", "7")
        path = tmp_path / f"{kind}.txt"
        path.write_text(kept[kind])
        return str(path)

    return record


def numbers(line: str) -> list[float]:
    return [float(text.replace("−", "-").replace(",", ".")) for text in re.findall(r"[+−]?\d+[.,]\d", line)]


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("columns", ["60", "120"])
def test_it_fits_the_terminal_and_the_sum_adds_up_as_it_is_printed(
    run: Run, record: Callable[[str], str], monkeypatch: pytest.MonkeyPatch, kind: str, columns: str
) -> None:
    path = record(kind)
    monkeypatch.setenv("COLUMNS", columns)
    lines = run("review", path).splitlines()
    assert max(len(line) for line in lines if path not in line) <= int(columns)
    start = next(at for at, line in enumerate(lines) if "At the start" in line)
    end = next(at for at, line in enumerate(lines) if "The result" in line)
    rows = [numbers(line) for line in lines[start : end - 1]]
    for seat, result in enumerate(numbers(lines[end])):
        assert sum(row[seat] for row in rows) == pytest.approx(result)


@pytest.mark.parametrize(("lang", "word"), [("en", "Luck gave"), ("fr", "Le hasard a donné"), ("nl", "Het geluk gaf")])
def test_the_sentence_speaks_every_language(run: Run, record: Callable[[str], str], lang: str, word: str) -> None:
    assert word in run("review", record("two"), "--lang", lang)


def test_each_of_several_players_has_a_lane_and_two_share_a_line(run: Run, record: Callable[[str], str]) -> None:
    three = run("review", record("three")).splitlines()
    bars = [line for line in three if line.startswith(" random ") and set(line) & set("▁▂▃▄▅▆▇█")]
    assert [line[:9] for line in bars] == [" random 1", " random 2", " random 3"]
    two = run("review", record("two"))
    assert "100% ┄" in two
    assert "●" in two


def test_moments_name_what_was_played_what_was_better_and_where_to_look(run: Run, record: Callable[[str], str]) -> None:
    path = record("two")
    shown = run("review", path)
    assert re.search(r"1\. Turn \d+, \S.*: −\d+% \(\d+ to \d+\), −\d+\.\d points", shown)
    assert "    played: " in shown
    assert "    better: " in shown
    at = re.search(r"rollwright replay \S+ --at (\d+)", shown)
    assert at is not None
    assert run("replay", path, "--at", at[1])


def test_as_json_it_is_what_pages_get(run: Run, record: Callable[[str], str]) -> None:
    data = json.loads(run("review", record("two"), "--json"))
    assert (data["game"], data["players"], data["depth"], data["done"]) == ("copenhagen_roll", 2, "draft", 1)


def test_a_game_that_is_not_over_is_refused(fails: Run, record: Callable[[str], str], tmp_path: Path) -> None:
    header, _, moves = Path(record("two")).read_text().partition("\n\n")
    kept = [line for line in header.splitlines() if not line.startswith(("result:", "hash:"))]
    path = tmp_path / "half"
    path.write_text("\n".join([*kept, "", *moves.splitlines()[:40], ""]))
    assert "a review is for a game that has been played to its end" in fails("review", str(path))


def test_where_no_judge_has_learned_the_set_up_it_is_said(run: Run, fails: Run, tmp_path: Path) -> None:
    path, pack = tmp_path / "game", tmp_path / "pack.json"
    own = json.loads(OWN.read_text(encoding="utf-8"))
    pack.write_text(json.dumps({**own, "name": "Another workshop"}))
    run("play", "woodcraft_roll", "--seats", "random", "--seed", "7", "--content", str(pack), "--save", str(path))
    assert "can't be reviewed: there is no judge" in fails("review", str(path))


def test_tenths_add_up_whatever_is_rounded() -> None:
    assert tenths([0.04, 0.04, 0.04], 0.12) == [1, 0, 0]
    assert sum(tenths([1.26, -0.44, 2.18, -3.05], -0.05)) == round(-0.5)
    assert tenths([1.0, 2.0], 3.0) == [10, 20]
