"""A log that was tampered with is found out, however well; an honest one passes."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rollwright.cli.__main__ import main
from rollwright.kernel.discovery import find_game
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.lobby import Start
from rollwright.tables.fairness.dice import context_of, hash_of_seed, number_below
from rollwright.tables.log.clocks import TO_REVEAL, Clock
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.fold import advance, fold
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.table import Table
from rollwright.tables.study.verify import judge, verify
from rollwright.tables.wire.export import log_json
from tests.tables.evening import GAME, Evening, fresh, playing, seats, seed

Log = list[dict[str, Any]]


@pytest.fixture(scope="module")
def honest() -> Log:
    evening = playing("me", "open", "random", name="honest", clock=Clock("live", seconds=60, increment=0))
    evening.play_out()
    return log_of(evening)


def log_of(evening: Evening) -> Log:
    log: Log = json.loads(json.dumps(log_json(evening.table)))
    return log


@pytest.fixture
def log(honest: Log) -> Log:
    copy: Log = json.loads(json.dumps(honest))
    return copy


def rolls(log: Log) -> list[tuple[dict[str, Any], int]]:
    """Every roll of five dice: the row and where it is in the row's chance."""
    found = [(row, i) for row in log for i, one in enumerate(row["body"].get("chance", [])) if one["total"] == 7776]
    assert len(found) > 10
    return found


def hashed_anew(log: Log) -> Log:
    """What a forger would do who has our program: every hash made to fit, as far as the rules allow the log at all."""
    table: Table | None = None
    for data in log:
        row = row_from_json(data)
        try:
            if table is None:
                table = fold(None, row)
            else:
                advance(table, row)
        except LogError:
            return log
        data["hash"] = table.digest()
    return log


def test_an_honest_log_passes(honest: Log) -> None:
    verdict = judge(honest)
    assert (verdict.findings, verdict.notes) == ([], [])
    assert verdict.rolls == sum(len(row["body"].get("chance", [])) for row in honest)


def other_die(row: dict[str, Any], at: int) -> None:
    """The roll becomes another one that the rules would allow as well."""
    game = find_game(GAME)
    fallen = row["body"]["chance"][at]
    fallen["action"] = game.read_action("dice rrrrr")


def test_a_changed_die_is_found(log: Log) -> None:
    row, at = rolls(log)[-1]
    other_die(row, at)
    findings = verify(hashed_anew(log))
    assert any("stands for 'dice" in one and "not for 'dice rrrrr'" in one for one in findings), findings


def test_a_changed_die_is_found_also_with_the_number_that_stands_for_it(log: Log) -> None:
    row, at = rolls(log)[-1]
    other_die(row, at)
    row["body"]["chance"][at]["number"] = 0
    findings = verify(hashed_anew(log))
    assert any("its key gives" in one and "not 0" in one for one in findings), findings


def test_a_die_with_a_key_of_the_forgers_own_is_found(log: Log) -> None:
    """The forger looks for a key that gives the wanted dice; it leads to no key before it."""
    row, at = rolls(log)[3]
    row["body"]["chance"][at]["key"] = seed("forged")
    findings = verify(hashed_anew(log))
    assert any("its key does not lead to the one before" in one for one in findings), findings


def test_a_dropped_roll_is_found_because_the_rules_ask_for_it(log: Log) -> None:
    row, at = rolls(log)[5]
    del row["body"]["chance"][at]
    findings = verify(hashed_anew(log))
    assert any(f"row {row['seq']}: the rules ask for chance" in one for one in findings), findings


def test_a_roll_that_was_rolled_away_is_found_because_its_key_is_missing(log: Log) -> None:
    """The host doesn't like a roll, drops it, and uses the next key instead."""
    for (row, at), (following, place) in pairwise(rolls(log)[4:]):
        unused = following["body"]["chance"][place]
        row["body"]["chance"][at] |= {"key": unused["key"], "number": unused["number"], "action": unused["action"]}
    findings = verify(hashed_anew(log))
    assert any("its key does not lead to the one before" in one for one in findings), findings


def test_two_rolls_in_another_order_are_found(log: Log) -> None:
    (one, at), (other, place) = rolls(log)[2:4]
    one["body"]["chance"][at], other["body"]["chance"][place] = (
        other["body"]["chance"][place],
        one["body"]["chance"][at],
    )
    findings = verify(hashed_anew(log))
    assert any("is numbered" in found for found in findings), findings


def test_two_rows_in_another_order_are_found(log: Log) -> None:
    log[6], log[7] = log[7], log[6]
    assert any("was to come next" in one for one in verify(hashed_anew(log)))
    log[6]["seq"], log[7]["seq"] = 7, 8
    assert verify(hashed_anew(log)) != []


def revealed(log: Log) -> dict[str, Any]:
    return next(row for row in log if row["body"]["kind"] == "revealed")


def test_a_swapped_seed_is_found_because_it_was_not_committed_to(log: Log) -> None:
    revealed(log)["body"]["seed"] = seed("eve")
    findings = verify(hashed_anew(log))
    assert any("is not the one whose hash was given" in one for one in findings), findings


def test_a_swapped_seed_is_found_also_with_its_commitment_swapped(log: Log) -> None:
    """All that is left to notice is that the keys give other numbers, for each of them."""
    row = revealed(log)
    row["body"]["seed"] = seed("eve")
    for seat in row["body"]["seats"]:
        if log[0]["body"]["seats"][seat]["kind"] == "person":
            log[0]["body"]["seats"][seat]["seed_hash"] = hash_of_seed(seed("eve"))
        else:
            sat = next(one for one in log if one["body"]["kind"] == "seated" and seat in one["body"]["seats"])
            sat["body"]["seed_hash"] = hash_of_seed(seed("eve"))
    findings = verify(hashed_anew(log))
    assert any("with the seeds and options of this log its key gives" in one for one in findings), findings
    assert not any("is not the one whose hash was given" in one for one in findings)


@pytest.mark.parametrize(
    ("name", "value"),
    [("use_again_setup_fours", False), ("color_change_face", "any"), ("two_player_crossed_fours", "one_per_shape")],
)
def test_changed_options_are_found_even_where_no_move_would_be_another(log: Log, name: str, value: object) -> None:
    assert log[0]["body"]["setup"]["options"][name] != value
    log[0]["body"]["setup"]["options"][name] = value
    findings = verify(hashed_anew(log))
    assert any("with the seeds and options of this log its key gives" in one for one in findings), findings


def test_a_log_that_is_passed_off_as_another_table_s_is_found(log: Log) -> None:
    for row in log:
        row["table"] = "elsewhere"
    assert any("its key gives" in one for one in verify(hashed_anew(log)))


def test_a_changed_move_of_a_person_is_found(log: Log) -> None:
    row = next(row for row in log if row["body"]["kind"] == "acted" and len(row["body"]["chance"]) == 0)
    row["body"]["actions"] = [0]
    assert verify(log) != []


def test_a_changed_hash_is_found_and_reported_once(log: Log) -> None:
    for row in log[20:]:
        row["hash"] = "0" * 16
    findings = verify(log)
    assert len(findings) == 1
    assert findings[0].startswith("row 21: the table's hash after it is")


def test_a_wrong_label_or_total_is_found(log: Log) -> None:
    row, at = rolls(log)[0]
    row["body"]["chance"][at] |= {"label": "round 9", "total": 36}
    assert any("not 36" in one for one in verify(hashed_anew(log)))


def test_a_log_that_ends_early_is_honest_but_the_reader_is_reported(log: Log) -> None:
    verdict = judge(log[:40])
    assert verdict.findings == []
    assert verdict.notes == ["at the last row the table is playing: nothing is said of what comes later"]


def test_a_table_whose_commitments_were_made_anew_is_honest() -> None:
    evening = Evening("anew")
    evening.create("me", "open")
    evening.sit("bob")
    evening.do(Start("ada", evening.cid()))
    evening.reveal("bob")
    evening.now += TO_REVEAL
    evening.time_out()
    evening.attempt = 1
    evening.sit("bob")
    evening.sit("cleo")
    evening.start()
    evening.play_out()
    assert verify(log_of(evening)) == []


def test_local_dice_are_called_what_they_are() -> None:
    evening = Evening()
    evening.do(Create("ada", "c", fresh(), GAME, seats("random", "random"), scheme="local"))
    evening.start()
    assert verify(log_of(evening)) == ["the dice of this table are local: nothing proves them"]


@pytest.mark.parametrize(
    "nonsense", [None, 3, "log", [], {}, [None], [[]], [{}], [{"seq": "x"}], {"rows": []}, [{"seq": 1, "body": {}}]]
)
def test_what_is_no_log_is_said_to_be_none(nonsense: object) -> None:
    assert verify(nonsense) != []


def test_a_log_that_lacks_anything_or_has_anything_of_another_kind_is_found_and_nothing_breaks(honest: Log) -> None:
    """Every field of every kind of row, left out, and replaced by values of other kinds."""
    first_of: dict[str, int] = {}
    for index, row in enumerate(honest):
        first_of.setdefault(row["body"]["kind"], index)
    changes: list[Callable[[dict[str, Any], str], object]] = [
        lambda data, name: data.pop(name),
        lambda data, name: data.update({name: None}),
        lambda data, name: data.update({name: -1}),
        lambda data, name: data.update({name: 10**30}),
        lambda data, name: data.update({name: "?"}),
        lambda data, name: data.update({name: [[]]}),
        lambda data, name: data.update({name: {"?": {}}}),
    ]
    tried = 0
    for index in first_of.values():
        for inside in (False, True):
            for name in honest[index]["body"] if inside else honest[index]:
                for change in changes:
                    log: Log = json.loads(json.dumps(honest[: index + 1]))
                    before = json.dumps(log)
                    change(log[index]["body"] if inside else log[index], name)
                    if json.dumps(log) != before and name not in ("cid", "actor", "asked", "at"):
                        assert verify(log) != [], (index, name)
                    tried += 1
    assert tried > 300


leaves: st.SearchStrategy[Any] = st.one_of(
    st.integers(0, 20), st.integers(), st.sampled_from(["", "0", "ada", "f" * 64, "*bot", [], [0], {}, None])
)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_whatever_is_done_to_a_log_nothing_breaks(honest: Log, data: st.DataObject) -> None:
    """Rows moved, doubled and dropped, and values anywhere within them replaced by values from elsewhere."""
    log: Log = json.loads(json.dumps(honest[:30]))
    for _ in range(data.draw(st.integers(1, 3))):
        at, to = (data.draw(st.integers(0, len(log) - 1)) for _ in range(2))
        change = data.draw(st.sampled_from(["swap", "double", "drop", "body", "value", "value", "value"]))
        if change == "swap":
            log[at], log[to] = log[to], log[at]
        elif change == "double":
            log.insert(to, json.loads(json.dumps(log[at])))
        elif change == "drop" and len(log) > 1:
            del log[at]
        elif change == "body":
            log[at]["body"] = json.loads(json.dumps(log[to]["body"]))
        else:
            inside: Any = log[at]
            while isinstance(inside, dict | list) and inside:
                keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
                key = data.draw(st.sampled_from(keys))
                if not isinstance(inside[key], dict | list) or data.draw(st.booleans()):
                    inside[key] = data.draw(leaves)
                    break
                inside = inside[key]
    for index, row in enumerate(log):
        if data.draw(st.booleans()):
            row["seq"] = index + 1
    assert isinstance(verify(log), list)


# On the command line


def test_the_verdict_comes_first_and_the_exit_code_says_it_too(
    log: Log, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "log.json"
    path.write_text(json.dumps(log))
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("honest: ")
    assert said[0].endswith(", each as the secrets and the seeds give it")
    assert said[1].startswith("  The dice follow from the seal in this log.")
    assert len(said) == 2
    row, at = rolls(log)[-1]
    other_die(row, at)
    path.write_text(json.dumps(log))
    with pytest.raises(SystemExit) as exit_:
        main(["verify", str(path)])
    assert exit_.value.code == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("not honest: ")
    assert "not for 'dice rrrrr'" in said[1]


def test_of_very_many_findings_the_first_are_shown(
    log: Log, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log[0]["body"]["setup"]["options"]["use_again_setup_fours"] = False
    path = tmp_path / "log.json"
    path.write_text(json.dumps(hashed_anew(log)))
    with pytest.raises(SystemExit):
        main(["verify", str(path)])
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 23
    assert said[-2].strip().startswith("and ")


@pytest.mark.parametrize(("text", "what"), [(None, "can't be read"), ("{", "isn't JSON"), ("[" * 9999, "isn't JSON")])
def test_a_file_that_is_none_is_an_error_of_its_own(
    text: str | None, what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "log.json"
    if text is not None:
        path.write_text(text)
    assert main(["verify", str(path)]) == 2
    assert what in capsys.readouterr().err


def test_what_the_forger_recomputes_is_what_the_program_computes(log: Log) -> None:
    """So that the mutants above are found by the dice, and not for a slip of the forger's."""
    assert hashed_anew(json.loads(json.dumps(log))) == log
    table = fold(None, row_from_json(log[0]))
    for data in log[1:]:
        advance(table, row_from_json(data))
    seeds = [chair.seed or None for chair in table.chairs]
    assert table.context == context_of(table.id, GAME, table.setup, seeds)
    row, at = rolls(log)[0]
    one = row["body"]["chance"][at]
    key, context = bytes.fromhex(one["key"]), bytes.fromhex(table.context)
    assert number_below(7776, key, context, one["index"]) == one["number"]
