"""The contract kit passes a game that keeps the contract, and finds out every way to break it."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.kernel.contract import CLAUSES, ContractBroken, Rates, Report, run_contract
from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import Seat
from rollwright.kernel.record import read_record, replay
from tests.kernel.broken import BROKEN, EVERYWHERE, course, judging, texts
from tests.toy import GAME
from tests.toy.game import Toy


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("players", GAME.players)
def test_a_toy_game_keeps_the_contract(players: int, edition: str) -> None:
    report = run_contract(GAME, make_setup(GAME, players, edition), games=4, seed="toy", rates=EVERYWHERE)
    assert report.games == 4
    assert report.longest <= report.bound


def test_the_toy_puts_every_clause_to_the_test() -> None:
    report = run_contract(GAME, make_setup(GAME, 3), games=2, seed="toy", rates=EVERYWHERE)
    assert [name for name, count in report.upheld.items() if count == 0] == []


def test_toys_are_broken_in_many_ways() -> None:
    assert {toy.__module__ for _, toy, _ in BROKEN} == {texts.__name__, judging.__name__, course.__name__}
    assert len(BROKEN) >= 60


@pytest.mark.parametrize(("clause", "toy", "rates"), BROKEN, ids=[toy.__name__ for _, toy, _ in BROKEN])
def test_a_broken_toy_is_found_out(clause: str, toy: type[Toy], rates: Rates) -> None:
    game = toy().game
    with pytest.raises(ContractBroken) as broken:
        run_contract(game, make_setup(game, 3), games=20, seed="toy", rates=rates)
    assert broken.value.clause.name == clause


def test_undo_that_goes_too_far_back_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def latest(match: Match[Any], seat: Seat) -> int | None:
        own = [index for index, move in enumerate(match.moves) if move.actor == seat]
        return own[-1] if own else None

    monkeypatch.setattr(Match, "undoable", latest)
    with pytest.raises(ContractBroken) as broken:
        run_contract(GAME, make_setup(GAME, 2), games=2, seed="toy", rates=EVERYWHERE)
    assert broken.value.clause.name == "undo"


def test_undo_that_forgets_what_others_did_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def cut_off(match: Match[Any], seat: Seat) -> bool:
        index = match.undoable(seat)
        if index is not None:
            del match.moves[index:]
            del match.positions[index + 1 :]
        return index is not None

    monkeypatch.setattr(Match, "undo", cut_off)
    with pytest.raises(ContractBroken) as broken:
        run_contract(GAME, make_setup(GAME, 3), games=2, seed="toy", rates=EVERYWHERE)
    assert broken.value.clause.name == "undo"


def test_every_clause_has_a_toy_that_breaks_it() -> None:
    assert {clause.name for clause in CLAUSES} == {clause for clause, _, _ in BROKEN} | {"undo"}


def test_clauses_have_different_names() -> None:
    assert len({clause.name for clause in CLAUSES}) == len(CLAUSES)


def test_a_broken_contract_tells_the_clause_the_position_and_a_record_that_leads_there() -> None:
    game = judging.LeavesFoldingOut().game
    with pytest.raises(ContractBroken, match=r"^check: legal lists just what check allows") as broken:
        run_contract(game, make_setup(game, 2), games=5, seed="toy", rates=EVERYWHERE)
    assert "fold" in broken.value.fault
    match = replay(GAME, read_record(broken.value.record))
    assert GAME.write(match.position) == broken.value.position


def test_an_exception_in_a_game_is_told_as_a_broken_clause() -> None:
    class Stumbles(Toy):
        def evaluate(self, view: object, seat: Seat) -> int:
            raise ZeroDivisionError("nobody is worth anything")

    with pytest.raises(ContractBroken, match="ZeroDivisionError: nobody is worth anything") as broken:
        run_contract(Stumbles().game, make_setup(GAME, 1), games=1, seed="toy", rates=EVERYWHERE)
    assert broken.value.clause.name == "evaluate"
    assert isinstance(broken.value.__cause__, ZeroDivisionError)


def test_a_game_that_cannot_write_is_told_of_all_the_same() -> None:
    class Mute(Toy):
        def write(self, position: object) -> str:
            raise NotImplementedError("what is writing?")

    with pytest.raises(ContractBroken, match="what is writing") as broken:
        run_contract(Mute().game, make_setup(GAME, 1), games=1, seed="toy")
    assert broken.value.clause.name == "notation"


def test_the_same_seed_plays_the_same_games() -> None:
    def longest(seed: str) -> list[int]:
        setup = make_setup(GAME, 3)
        report = run_contract(GAME, setup, games=3, seed=seed, rates=Rates(2, 3, 4))
        return list(report.upheld.values())

    assert longest("a") == longest("a")
    assert longest("a") != longest("b")


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    run_contract(GAME, make_setup(GAME, 2), games=3, seed="toy", progress=told.append)
    assert told == [1, 2, 3]


def test_reports_add_up() -> None:
    whole = Report(21)
    setup = make_setup(GAME, 3)
    for seed in ("a", "b"):
        whole.add(run_contract(GAME, setup, games=2, seed=seed))
    assert (whole.games, whole.actions, whole.longest) == (4, 84, 21)
    assert whole.upheld["replay"] == 4


def test_without_whole_space_the_whole_space_is_not_asked_about() -> None:
    report = run_contract(GAME, make_setup(GAME, 2), games=1, seed="toy", rates=Rates(1, 1, 2**30))
    assert report.upheld["check"] == 0
    assert report.upheld["legal"] > 0
