"""The account of a game: everything that happened, to somebody's credit or to luck's, and nothing left over."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.judge import Judge
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.tables.study.account import Account, Bookkeeper, Depth, account
from rollwright.tables.study.stakes import DEVIATES
from rollwright.testing.altered import altered
from tests.kernel.test_judge import made_up
from tests.toy import GAME as TOY

SEEDS = range(4)
QUICK = Depth(paths=2, outcomes=12)


def judge_of(game: Game[Any], players: int) -> Judge[Any]:
    """One that learned nothing, but has an opinion of every position."""
    return game.judges.judge(made_up(game, make_setup(game, players)))


def random_game(game: Game[Any], players: int, seed: int) -> Match[Any]:
    match, source = Match(game, make_setup(game, players)), Source(f"account {seed}")
    while not match.over:
        match.play(*random_move(game, match.position, source))
    return match


def games() -> list[tuple[Game[Any], int]]:
    return [
        (TOY, 2),
        (TOY, 3),
        *[(find_game(name), 2) for name in ("copenhagen_roll", "copenhagen_board", "woodcraft_roll")],
    ]


@cache
def accounted(game: Game[Any], players: int) -> tuple[Match[Any], Account]:
    """A whole game with its account, for all that looks at one: it takes a while."""
    match = random_game(game, players, 0)
    return match, account(match, judge_of(game, players), "sum", QUICK)


@pytest.mark.parametrize(("game", "players"), games(), ids=lambda one: getattr(one, "id", str(one)))
def test_start_luck_decisions_and_what_was_revealed_add_up_to_the_result(game: Game[Any], players: int) -> None:
    match, found = accounted(game, players)
    total = found.start.plus(found.luck()).plus(found.revealed())
    for seat in range(players):
        total = total.plus(found.decisions(seat))
    standings = game.standings(match.position)
    assert total.chances == pytest.approx(found.end.chances, abs=1e-9)
    assert total.leads == pytest.approx(found.end.leads, abs=1e-9)
    points = [one.points for one in standings]
    best_of_others = [max(points[:seat] + points[seat + 1 :]) for seat in range(players)]
    assert found.end.leads == [mine - other for mine, other in zip(points, best_of_others, strict=True)]
    assert sum(found.end.chances) == pytest.approx(1, abs=1e-4)


def toy_accounts() -> list[tuple[Match[Any], Account]]:
    judge = judge_of(TOY, 2)
    return [(match, account(match, judge, "toy", QUICK)) for match in (random_game(TOY, 2, seed) for seed in SEEDS)]


def test_chance_has_a_line_for_each_of_its_moves_and_deciders_for_theirs_in_a_row() -> None:
    for match, found in toy_accounts():
        drawn = [index for index, move in enumerate(match.moves) if move.actor == CHANCE]
        assert [one.move for one in found.changes if one.actor == CHANCE] == drawn
        for change in found.changes:
            assert match.moves[change.move].actor == change.actor


def test_over_all_that_chance_may_do_luck_is_nothing() -> None:
    """The same game with every outcome of one of its chance nodes: their luck, by its odds, comes to nothing."""
    judge, match = judge_of(TOY, 2), random_game(TOY, 2, 1)
    index = max(index for index, move in enumerate(match.moves) if move.actor == CHANCE)
    before = match.positions[index]
    outcomes = TOY.outcomes(before)
    assert len(outcomes) > 1
    total = 0.0
    for action, weight in outcomes:
        line = Match(TOY, match.setup)
        for move in match.moves[:index]:
            line.play(move.actor, move.action)
        line.play(CHANCE, action)
        source = Source("rest")
        while not line.over:
            line.play(*random_move(TOY, line.position, source))
        luck = next(one for one in account(line, judge, "even", QUICK).changes if one.move == index)
        total += weight * luck.stakes.leads[0]
    assert total == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize(("game", "players"), games(), ids=lambda one: getattr(one, "id", str(one)))
def test_between_two_acts_of_chance_nothing_changes_how_far_a_position_is_played_on(
    game: Game[Any], players: int
) -> None:
    """Else what the second gave, which is known of both, would be luck of the first."""
    book, match = Bookkeeper(game, judge_of(game, players), "far", QUICK), random_game(game, players, 5)
    for index, move in enumerate(match.moves):
        between = match.positions[index + 1]
        if move.actor == CHANCE and game.to_act(between)[:1] == (CHANCE,):
            after = book._next(between, CHANCE, "far 0")
            far, farther = ([game.write(one) for one in book._played_on(here, "far 0")] for here in (between, after))
            assert far == farther


@pytest.mark.parametrize(("game", "players"), games(), ids=lambda one: getattr(one, "id", str(one)))
def test_a_position_is_worth_the_mean_of_what_is_said_after_each_turn_that_it_is_played_on(
    game: Game[Any], players: int
) -> None:
    match, judge = random_game(game, players, 6), judge_of(game, players)
    one_path = Depth(paths=1, outcomes=1)
    books = [Bookkeeper(altered(game, ripening=turns), judge, "mean", one_path) for turns in (1, 2, 3)]
    decided = [position for position in match.positions if game.to_act(position)[:1] != (CHANCE,)]
    for position in decided[::10]:
        asked = [book._played_on(position, "mean 0") for book in books]
        last = [game.write(one[-1]) for one in asked]
        assert [game.write(one) for one in asked[-1]] == last, "fewer turns lead to the same positions"
        said = [books[0]._stakes(one).leads for one in asked[-1]]
        if all(game.view(position, seat) is position for seat in range(players)):  # nothing has to be guessed
            expected = [sum(leads) / len(said) for leads in zip(*said, strict=True)]
            assert books[-1].stakes(position).leads == pytest.approx(expected)


def test_the_same_seed_gives_the_same_account() -> None:
    match, first = accounted(find_game("woodcraft_roll"), 2)
    again = account(match, judge_of(match.game, 2), "sum", QUICK)
    assert [one.stakes.leads for one in first.changes] == [one.stakes.leads for one in again.changes]


def test_where_everything_is_open_nothing_is_revealed() -> None:
    revealed = accounted(find_game("copenhagen_roll"), 2)[1].revealed()
    assert revealed.leads == revealed.chances == [0, 0]


def test_cards_of_a_hidden_hand_reveal_something_when_they_are_played() -> None:
    assert any(one.revealed.leads != [0, 0] for one in accounted(find_game("copenhagen_board"), 2)[1].changes)


def test_a_secret_choice_is_judged_by_who_made_it_and_changes_nothing_for_others_until_it_is_known() -> None:
    """At Woodcraft all choose at once: what another has chosen is nothing that the second to choose could know."""
    game = find_game("woodcraft_roll")
    match, found = accounted(game, 2)
    secret = 0
    for change in found.changes:
        first = len(game.to_act(match.positions[change.move])) == 2
        if first and game.write_action(match.moves[change.move].action).startswith(("choose", "keep")):
            other = 1 - change.actor
            assert change.stakes.leads[other] + change.revealed.leads[other] == pytest.approx(0)
            assert change.revealed.leads[change.actor] == 0
            secret += 1
    assert secret > 10


def test_where_everything_is_open_one_players_gain_is_the_others_loss() -> None:
    for change in accounted(find_game("copenhagen_roll"), 2)[1].changes:
        assert sum(change.stakes.chances) == pytest.approx(0, abs=1e-9)
        assert sum(change.stakes.leads) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("paths", [2, pytest.param(6, marks=pytest.mark.slow)])
def test_how_far_luck_may_be_off_is_about_how_far_accounts_of_the_same_game_on_other_dice_are_apart(paths: int) -> None:
    game, depth = find_game("copenhagen_roll"), Depth(paths=paths, outcomes=12)
    match = random_game(game, 2, 7)
    books = [account(match, judge_of(game, 2), f"apart {number}", depth) for number in range(12)]
    told = [book.luck().leads[0] for book in books]
    mean = sum(told) / len(told)
    apart = DEVIATES * sqrt(sum((one - mean) ** 2 for one in told) / (len(told) - 1))
    said = sum(book.doubt().leads[0] for book in books) / len(books)
    assert 0.6 * apart < said < 2.5 * apart
