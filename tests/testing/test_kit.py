"""The whole kit in one command: a game that keeps to everything passes, and what is wrong is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rollwright.testing.__main__ import main
from rollwright.testing.altered import altered
from tests.toy import GAME as TOY
from tests.toy.installed import announce, copy_to, install

BRIEFLY = ("--games", "2", "--pairs", "12")


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def use(patch: pytest.MonkeyPatch, **changes: Any) -> None:
    patch.setattr("tests.toy.GAME", altered(TOY, **changes))


@pytest.mark.usefixtures("found")
def test_a_game_that_keeps_to_everything_passes_and_reports_what_was_checked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["toy", *BRIEFLY]) == 0
    reported = capsys.readouterr()
    assert reported.err == ""
    assert "== contract: 12 games" in reported.out
    assert "check: legal lists just what check allows" in reported.out
    assert "== messages: nothing is missing, and nothing is too much, in en, fr, nl" in reported.out
    assert "== rules: 9 rules" in reported.out
    assert "== lessons: 2 steps, each can be played" in reported.out
    assert "no byte tells" in reported.out


@pytest.mark.usefixtures("found")
def test_a_broken_contract_is_reported_with_clause_and_cause(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use(monkeypatch, legal_count=lambda position, seat: 1)
    assert main(["toy", *BRIEFLY]) == 1
    reported = capsys.readouterr()
    assert "== contract FAILS\nplayers: 1, edition: plain\n\nlegal: legal is in rising order" in reported.err
    assert "legal_count(-1) is 1; legal lists" in reported.err
    assert "== messages: nothing is missing" in reported.out, "the other parts are looked at all the same"


@pytest.mark.usefixtures("found")
def test_a_leak_between_pairs_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    use(monkeypatch, visible=lambda event, seat: event if event.code == "toy.bid" else TOY.visible(event, seat))
    assert main(["toy", "--games", "2", "--pairs", "60"]) == 1
    assert "== pairs FAILS\ntoy, viewer" in capsys.readouterr().err


@pytest.mark.usefixtures("found")
def test_where_nothing_is_hidden_there_are_no_pairs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use(monkeypatch, view=None, visible=None, sample=None)
    main(["toy", *BRIEFLY])
    assert "== pairs: nothing is hidden" in capsys.readouterr().out


def test_a_game_that_is_not_there_is_reported_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert "there is no game 'chess'; there are" in capsys.readouterr().err


def test_what_is_wrong_with_messages_and_rules_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy_to(tmp_path / "bad_bids")
    announce(tmp_path, toy="bad_bids")
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "bad_bids" / "messages" / "en.ftl").unlink()
    page = tmp_path / "bad_bids" / "RULES.md"
    page.write_text(page.read_text().replace("**TOY-3.1**", "**TOY-3.2**"))
    assert main(["toy", *BRIEFLY]) == 1
    reported = capsys.readouterr().err
    assert "== messages FAILS\nthere is no messages/en.ftl in bad_bids" in reported
    assert "== rules FAILS\ntoy.over cites TOY-3.1, which is no rule of RULES.md" in reported
