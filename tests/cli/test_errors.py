"""A command that can't be carried out says why in one line, and leaves with code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.terminal import rollwright


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("play chess", "there is no game 'chess'; there are copenhagen_board, copenhagen_roll"),
        ("rules chess", "there is no game 'chess'"),
        ("perft chess", "there is no game 'chess'"),
        ("play", "say which game to play"),
        ("rules copenhagen_roll 99.9", "there is no rule '99.9'; the rules are CRW-1.1 to CRW-11.2"),
        ("play copenhagen_roll --seats greedy", "copenhagen_roll is for 2, 3, 4 players, not for 1 (CRW-1.1)"),
        ("play copenhagen_roll --seats greedy,nobody", "there is no player 'nobody'; a seat is one of you, you:Name,"),
        ("play copenhagen_roll --seats you:Ada,you:Ada", "two people have one name"),
        ("play copenhagen_roll --seats you:,greedy", "'' is no name for a person"),
        ("play copenhagen_roll --seats you:greedy,greedy", "'greedy' is no name for a person"),
        ("play copenhagen_roll --seats you:A|B,greedy", "'A|B' is no name for a person"),
        ("play copenhagen_roll --edition de", "there is no edition 'de'; the editions are en, fr, nl (CRW-11.1)"),
        ("play copenhagen_roll --option marking", "an option is given as name=value, not as 'marking'"),
        ("play copenhagen_roll --option colour=red", "there is no option 'colour'; the options are no_x_scope,"),
        ("play copenhagen_roll --option marking=never", "option marking can't be 'never'; it can be may, must"),
        ("play copenhagen_roll --resume no-such-file", "no-such-file can't be read: No such file or directory"),
        ("play copenhagen_roll --resume x --edition fr", "keeps its edition, options and content"),
        ("replay no-such-file", "no-such-file can't be read"),
        ("perft copenhagen_roll --players 9", "is for 2, 3, 4 players, not for 9"),
        ("perft copenhagen_roll --position nonsense", "'nonsense' is not understood"),
        ("play copenhagen_roll --lang de", "invalid choice: 'de'"),
        ("dance", "invalid choice: 'dance'"),
        ("", "the following arguments are required: COMMAND"),
    ],
)
def test_what_is_wrong_is_reported_in_one_line(fails: Run, command: str, says: str) -> None:
    assert says in fails(*command.split())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("chess", "line 1: a record starts with 'rollwright record 2', or an older one with 'rollwright record 1'"),
        ("rollwright record 1\ngame: copenhagen_roll\nrules: 1\nseats: a | b\n\n0 roll\n", "line 6: 'roll' is refused"),
        ("rollwright record 1\ngame: copenhagen_roll\nrules: 1\nseats: a | b\n\n* jump\n", "line 6: 'jump' is not"),
        ("rollwright record 1\ngame: copenhagen_roll\nrules: 1\nseats: a | b\nhash: 1234\n\n", "hash 1234"),
        ("rollwright record 1\ngame: copenhagen_roll\nrules: 7\nseats: a | b\n\n", "knows rules versions"),
        ("rollwright record 1\ngame: chess\nrules: 1\nseats: a | b\n\n", "there is no game 'chess'"),
    ],
)
@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
def test_a_record_that_is_wrong_is_reported_with_its_place(
    fails: Run, tmp_path: Path, command: tuple[str, ...], text: str, says: str
) -> None:
    record = tmp_path / "record.txt"
    record.write_text(text)
    assert says in fails(*command, str(record))


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
def test_a_file_that_is_no_text_is_refused(fails: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    assert "is not a record: it isn't text" in fails(*command, str(tmp_path / "picture"))


def test_a_record_that_cannot_be_written_is_reported(fails: Run, tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no" / "such" / "folder")
    command = ("play", "copenhagen_roll", "--seats", "random,random", "--seed", "1", "--save", nowhere)
    assert f"{nowhere} can't be written: No such file or directory" in fails(*command)


def test_the_process_leaves_with_code_2() -> None:
    done = rollwright("play", "chess")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("rollwright: there is no game 'chess'")
    assert done.stderr.count("\n") == 1
