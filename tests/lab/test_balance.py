"""`rollwright balance`: a pack's figures against targets, and a search that mends a pack."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from rollwright.games.woodcraft_roll import GAME
from rollwright.kernel.source import Source
from rollwright.lab.figures import figures
from rollwright.lab.observed import first_asked, observe_games
from rollwright.lab.pack_numbers import places, value_at, with_value
from rollwright.lab.pack_text import pack_text
from rollwright.lab.plan import Plan
from rollwright.lab.search import Search
from rollwright.lab.targets import Outcome, outcomes
from rollwright.lab.yardstick import Number, read_yardstick, things, yardstick_of
from tests.cli.conftest import Run

WOODCRAFT = Path("src/rollwright/games/woodcraft_roll")
BENCH = Path("tests/games/woodcraft_roll/bench.json")
YARDSTICK = yardstick_of("woodcraft_roll")
QUICK = ("--processes", "1")


def pack_at(path: Path) -> dict[str, Any]:
    pack: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return pack


def judged(pack: dict[str, Any], games: int = 6) -> list[Outcome]:
    """What `random` does with a pack, held against what is aimed at for any bot."""
    yardstick = YARDSTICK._replace(targets=[target for target in YARDSTICK.targets if target.bot is None])
    plan = Plan("woodcraft_roll", ("random",), 1, content=json.dumps(pack))
    played = observe_games(plan, 0, games, yardstick).games
    return outcomes(yardstick, [figures(plan, yardstick.kinds, pack, played)])


def test_every_order_helper_crate_line_and_row_of_lanterns_of_a_pack_is_counted() -> None:
    pack = pack_at(WOODCRAFT / "workshop-1.json")
    named = {kind.name: list(things(kind, pack)) for kind in YARDSTICK.kinds}
    assert named["orders"] == [f"{phase}{number}" for phase in "ab" for number in range(1, 25)]
    assert named["helpers"] == [f"H{number}" for number in range(1, 9)]
    assert named["crates"] == ["1", "2", "3", "4", "5"]
    assert named["lines"] == [f"{colour}{line}" for colour in "yb" for line in range(1, 7)]
    assert named["lanterns"] == ["row 1", "row 2", "row 3", "column a", "column b", "column c"]


def test_what_is_counted_as_used_is_what_the_sheets_show_at_the_end() -> None:
    plan = Plan("woodcraft_roll", ("random",), 3, content=BENCH.read_text(encoding="utf-8"))
    names = {name for kind in YARDSTICK.kinds for name in things(kind, json.loads(plan.content))}
    used: set[str] = set()
    for game in observe_games(plan, 0, 8, YARDSTICK).games:
        for row in game:
            assert row["points"] == sum(row["parts"].values()) == row["turns"][-1]
            assert len(row["turns"]) == 12
            assert set(row["used"]["orders"]) <= set(row["open"]["orders"])
            used |= {name for kind in row["used"].values() for name in kind}
    assert used <= names
    assert {"H1", "y6", "b6"} <= used


def test_a_yardstick_that_aims_at_what_it_does_not_count_is_refused(fails: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.json"
    own.write_text('{"kinds": {}, "grades": [], "numbers": [], "targets": [{"each": "hats", "least": 0.1}]}')
    assert "hats" in fails("balance", "woodcraft_roll", str(BENCH), "--yardstick", str(own))


def test_a_game_without_packs_says_that_it_has_no_yardstick(fails: Run) -> None:
    assert "copenhagen_roll has no balance.json" in fails("balance", "copenhagen_roll", str(BENCH))


def test_a_number_of_a_pack_can_be_a_count_of_words() -> None:
    pack: dict[str, Any] = {"orders": [{"gains": "nut glue nut"}, {"points": 2}]}
    gains, points = Number("orders/*/gains", 0, 3, "nut"), Number("orders/*/points", 0, 9)
    first, second, third, fourth = places(pack, [gains, points])
    assert [value_at(pack, place) for place in (first, second, third, fourth)] == [2, 0, 0, 2]
    assert with_value(pack, first, 1)["orders"][0] == {"gains": "nut glue"}
    assert with_value(pack, second, 2)["orders"][1] == {"points": 2, "gains": "nut nut"}
    assert with_value(pack, third, 4)["orders"][0] == {"gains": "nut glue nut", "points": 4}
    assert pack == {"orders": [{"gains": "nut glue nut"}, {"points": 2}]}


def test_a_search_mends_a_spoiled_pack_and_says_what_it_changed() -> None:
    spoiled = pack_at(BENCH)
    for helper in spoiled["helpers"]:
        helper["cost"] = 0  # then everybody hires everybody
    yardstick = YARDSTICK._replace(numbers=[Number("helpers/*/cost", 0, 6)])
    searches = [Search(GAME, yardstick, spoiled, judged, "mend") for _ in range(2)]
    trials = [list(search.trials(12)) for search in searches]
    first, second = searches
    assert first.loss < sum(outcome.loss for outcome in judged(spoiled))
    assert trials[0] == trials[1], "the same seed searches the same way"
    assert first.pack == second.pack
    costs = [(f"H{number}, cost", 0, helper["cost"]) for number, helper in enumerate(first.pack["helpers"], start=1)]
    assert first.changes() == [change for change in costs if change[2] != 0]
    assert any(trial.better for trial in trials[0])


def test_a_pack_is_written_so_that_it_reads_as_the_same() -> None:
    pack = pack_at(WOODCRAFT / "workshop-2.json")
    text = pack_text(pack)
    assert json.loads(text) == pack
    assert max(map(len, text.splitlines())) <= 120
    assert text == (WOODCRAFT / "workshop-2.json").read_text(encoding="utf-8")


def test_a_study_is_kept_and_goes_on_and_draws(run: Run, tmp_path: Path) -> None:
    asked = ("balance", "woodcraft_roll", str(BENCH), "--bots", "random", "--players", "1", "2", "--out")
    whole = run(*asked, str(tmp_path / "whole"), "--games", "4", "--json", *QUICK)
    run(*asked, str(tmp_path / "parts"), "--games", "2", *QUICK)
    with (tmp_path / "parts" / "random-2.jsonl").open("a", encoding="utf-8") as file:
        file.write('[3, [{"poi')  # as if it had been killed while it wrote
    parts = run(*asked, str(tmp_path / "parts"), "--games", "4", "--json", *QUICK)
    assert parts == whole
    reported = json.loads(whole)
    assert [(one["players"], one["games"]) for one in reported["runs"]] == [(1, 4), (2, 4)]
    assert any("50 points or more (random, 1 at a table)" == target["figure"] for target in reported["targets"])
    prefix = str(tmp_path / "drawn-")
    text = run(*asked, str(tmp_path / "parts"), "--as-is", "--pictures", prefix, *QUICK)
    assert "helpers: used by how many seats" in text
    drawn = {path.stem.removeprefix("drawn-"): path for path in tmp_path.glob("drawn-*.svg")}
    assert set(drawn) == {"points", "sources", "turns", "seats", *[kind.name for kind in YARDSTICK.kinds]}
    for path in drawn.values():
        assert ET.fromstring(path.read_text(encoding="utf-8")).get("aria-label")


def test_games_of_another_pack_are_not_mixed_in(run: Run, fails: Run, tmp_path: Path) -> None:
    asked = ("--bots", "random", "--games", "1", "--out", str(tmp_path), *QUICK)
    run("balance", "woodcraft_roll", str(BENCH), *asked)
    other = str(WOODCRAFT / "workshop-1.json")
    assert "holds games of another pack" in fails("balance", "woodcraft_roll", other, *asked)


def test_a_search_at_the_command_line_writes_a_pack_that_can_be_played(run: Run, tmp_path: Path) -> None:
    found = tmp_path / "found.json"
    asked = ("--bots", "random", "--games", "2", "--search", "3", "--into", str(found), *QUICK)
    said = run("balance", "woodcraft_roll", str(BENCH), *asked)
    assert "off target by" in said
    assert "hash" in run("content", "check", str(found))


@pytest.mark.parametrize("words", [("--search", "3"), ("--into", "x.json"), ("--as-is",)])
def test_options_that_need_another_say_so(fails: Run, words: tuple[str, ...]) -> None:
    fails("balance", "woodcraft_roll", str(BENCH), *words)


def test_the_yardstick_of_the_game_reads() -> None:
    text = (WOODCRAFT / "balance.json").read_text(encoding="utf-8")
    assert read_yardstick(text) == YARDSTICK


def test_of_those_who_act_at_the_same_time_each_is_asked_first_as_often() -> None:
    """Whoever is asked last knows that all others have chosen, which no seat may profit from."""
    order = Source("order")
    asked = [first_asked((0, 1, 2, 3), order) for _ in range(4000)]
    assert all(900 < asked.count(seat) < 1100 for seat in range(4))
