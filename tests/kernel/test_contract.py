"""The contract kit passes a game that keeps the contract, and finds out every way to break it."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import Any

import pytest

from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import Action, Seat, Step
from rollwright.kernel.options import Setup
from rollwright.kernel.record import read_record, replay
from rollwright.testing import contract
from rollwright.testing.altered import altered
from rollwright.testing.contract import CLAUSES, ContractBroken, Rates, Report, run_contract
from tests.kernel.broken import (
    BROKEN,
    EVERYWHERE,
    GAMES,
    MOVES_ONLY,
    NO_WHOLE_SPACE,
    Broken,
    course,
    hidden,
    legality,
    texts,
)
from tests.toy import GAME
from tests.toy.position import Player, Position

PARTS = (texts, legality, hidden, course)


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
    assert {broken.make.__module__ for broken in BROKEN} == {part.__name__ for part in PARTS}
    assert len(BROKEN) >= 80
    assert len({broken.name for broken in BROKEN}) == len(BROKEN)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.name)
def test_a_broken_toy_is_found_out_and_reported_with_clause_and_cause(broken: Broken) -> None:
    game = broken.make()
    with pytest.raises(ContractBroken) as found:
        run_contract(game, make_setup(game, 3), GAMES, seed="toy", rates=broken.rates)
    assert found.value.clause.name == broken.clause
    assert str(found.value).startswith(f"{broken.clause}: {found.value.clause.says}\n{found.value.fault}\n")
    assert len(found.value.fault.split()) > 3, "a cause in words"


@pytest.mark.parametrize("name", ["heard", "seen", "dealt", "commutes"])
def test_without_its_clause_a_broken_toy_would_pass(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What these clauses find, no other does."""
    for group in ("CLAUSES", "SAMPLED", "AFTERWARDS"):
        kept = tuple(clause for clause in getattr(contract, group) if clause.name != name)
        monkeypatch.setattr(contract, group, kept)
    passed: list[str] = []
    for broken in BROKEN:
        game = broken.make()
        if broken.clause == name:
            with contextlib.suppress(ContractBroken):
                run_contract(game, make_setup(game, 3), GAMES, seed="toy", rates=broken.rates)
                passed.append(broken.name)
    assert passed


# A clause that never looked


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("players", GAME.players)
def test_one_game_puts_every_clause_to_the_test_that_has_something_to_look_at(players: int, edition: str) -> None:
    report = run_contract(GAME, make_setup(GAME, players, edition), games=1, seed="one")
    idle = {name for name, count in report.upheld.items() if count == 0}
    assert idle == (set() if players > 1 else {"commute", "commutes", "reveal"})


def test_a_game_without_chance_cards_or_secrets_is_not_asked_for_them() -> None:
    """It is the toy, with all cards dealt and known, and every prize the same."""

    def new(setup: Setup) -> Position:
        return Position(setup, (Player((1, 2, 3)),) * setup.players, "bid", prize=1)

    def apply(position: Position, seat: Seat, action: Action) -> Step[Position]:
        step = GAME.apply(position, seat, action)
        on = replace(step.position, step="bid", prize=1) if step.position.step == "prize" else step.position
        return Step(on, step.events)

    open_game = altered(GAME, new=new, apply=apply, order=None, view=None, visible=None, sample=None)
    report = run_contract(open_game, make_setup(open_game, 1), games=1, seed="open")
    idle = {name for name, count in report.upheld.items() if count == 0}
    assert idle == {
        "view", "heard", "seen", "sample", "dealt", "reveal", "chance", "odds", "labels", "order",
        "commute", "commutes",
    }  # fmt: skip


def test_a_clause_that_never_looked_fails_and_says_what_it_was_to_look_at() -> None:
    game = hidden.says_that_it_hides_and_shows_all()
    with pytest.raises(ContractBroken, match="0 times in 2 games, though the game has something hidden") as broken:
        run_contract(game, make_setup(game, 2), games=2, seed="toy")
    assert broken.value.clause.name == "view"


def test_a_report_tells_how_often_each_clause_looked() -> None:
    report = run_contract(GAME, make_setup(GAME, 2), games=2, seed="toy")
    lines = report.table().splitlines()
    assert len(lines) == 1 + len(CLAUSES)
    assert f"{report.upheld['check']:>14,}  check: legal lists just what check allows" in report.table()


# Undo, which is the kernel's


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
            match.moves.cut(index)
            match.positions.cut(index + 1)
        return index is not None

    monkeypatch.setattr(Match, "undo", cut_off)
    with pytest.raises(ContractBroken) as broken:
        run_contract(GAME, make_setup(GAME, 3), games=2, seed="toy", rates=EVERYWHERE)
    assert broken.value.clause.name == "undo"


def test_every_clause_has_a_toy_that_breaks_it() -> None:
    assert {clause.name for clause in CLAUSES} == {broken.clause for broken in BROKEN} | {"undo"}


def test_clauses_have_different_names() -> None:
    assert len({clause.name for clause in CLAUSES}) == len(CLAUSES)


def test_a_broken_contract_tells_the_clause_the_position_and_a_record_that_leads_there() -> None:
    game = legality.leaves_folding_out()
    with pytest.raises(ContractBroken, match=r"^check: legal lists just what check allows") as broken:
        run_contract(game, make_setup(game, 2), games=5, seed="toy", rates=EVERYWHERE)
    assert "fold" in broken.value.fault
    match = replay(GAME, read_record(broken.value.record))
    assert GAME.write(match.position) == broken.value.position


def test_an_exception_in_a_game_is_reported_as_a_broken_clause() -> None:
    def stumble(view: Position, seat: Seat) -> int:
        raise ZeroDivisionError("nobody is worth anything")

    with pytest.raises(ContractBroken, match=r"ZeroDivisionError: nobody is worth anything \(in stumble, ") as broken:
        run_contract(altered(GAME, evaluate=stumble), make_setup(GAME, 1), games=1, seed="toy", rates=NO_WHOLE_SPACE)
    assert broken.value.clause.name == "evaluate"
    assert isinstance(broken.value.__cause__, ZeroDivisionError)


def test_a_game_that_cannot_write_is_reported_all_the_same() -> None:
    def mute(position: Position) -> str:
        raise NotImplementedError("what is writing?")

    with pytest.raises(ContractBroken, match="what is writing") as broken:
        run_contract(altered(GAME, write=mute), make_setup(GAME, 1), games=1, seed="toy")
    assert broken.value.clause.name == "notation"


def test_the_same_seed_plays_the_same_games() -> None:
    def longest(seed: str) -> list[int]:
        setup = make_setup(GAME, 3)
        report = run_contract(GAME, setup, games=3, seed=seed, rates=Rates(2, 3, 4))
        return list(report.upheld.values())

    assert longest("a") == longest("a")
    assert longest("a") != longest("b")


def test_progress_is_reported_after_every_game() -> None:
    reported: list[int] = []
    run_contract(GAME, make_setup(GAME, 2), games=3, seed="toy", progress=reported.append)
    assert reported == [1, 2, 3]


def test_reports_add_up() -> None:
    whole = Report(21)
    setup = make_setup(GAME, 3)
    for seed in ("a", "b"):
        whole.add(run_contract(GAME, setup, games=2, seed=seed))
    assert (whole.games, whole.actions, whole.longest) == (4, 84, 21)
    assert whole.upheld["replay"] == 4


def test_a_rate_of_0_leaves_its_clauses_out() -> None:
    report = run_contract(GAME, make_setup(GAME, 2), games=1, seed="toy", rates=NO_WHOLE_SPACE)
    assert report.upheld["check"] == 0
    assert report.upheld["legal"] > 0
    report = run_contract(GAME, make_setup(GAME, 2), games=1, seed="toy", rates=MOVES_ONLY)
    assert report.upheld["legal"] == report.upheld["commutes"] == 0
    assert report.upheld["notation"] > 0
