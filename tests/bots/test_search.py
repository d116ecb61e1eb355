"""What the search does: the caller holds the clock, the same steps give the same answer, and it sees turns ahead."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.bots import Advice, Advisor, find_bot, hint
from rollwright.bots._search import Search
from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import Game, start
from rollwright.kernel.model import CHANCE
from rollwright.kernel.source import Source
from tests.games.copenhagen_roll.crw import crw


def choice_of(game: Game[Any], seed: str) -> tuple[Any, int]:
    """What a seat sees that has several actions to choose from, some way into a random game; and the seat.

    If the game is over before there are many, it is its last choice.
    """
    source = Source(seed)
    position = start(game, 2)
    actions = 0
    last: tuple[Any, int] | None = None
    while game.to_act(position):
        seat = game.to_act(position)[0]
        if seat == CHANCE:
            position = game.after(position, CHANCE, game.draw(position, source))
            continue
        count = game.legal_count(position, seat)
        actions += 1
        if count > 1:
            last = game.view(position, seat), seat
        if actions > 6 and count > 3:
            break
        position = game.after(position, seat, game.nth_legal(position, seat, source.below(count)))
    assert last is not None, "nobody has a choice in a whole game"
    return last


@pytest.mark.parametrize("game_id", game_ids())
def test_the_same_seed_and_steps_give_the_same_answer(game_id: str) -> None:
    game = find_game(game_id)
    view, seat = choice_of(game, "same")
    one, other = (Search(game, view, seat, Source("search")) for _ in range(2))
    one.step(300)
    other.step(300)
    assert one.best() == other.best()
    assert [way.values for way in one.ways] == [way.values for way in other.ways]


@pytest.mark.parametrize("game_id", game_ids())
def test_a_step_goes_as_far_as_it_is_told_and_hardly_further(game_id: str) -> None:
    game = find_game(game_id)
    view, seat = choice_of(game, "far")
    search = Search(game, view, seat, Source("search"))
    search.step(200)
    first = search.trials.nodes
    assert first >= 200 or search.settled()
    search.step(0)
    assert search.trials.nodes == first


def test_before_its_first_step_it_plays_the_turn_that_greedy_plans() -> None:
    game = find_game("copenhagen_roll")
    view, seat = choice_of(game, "first")
    search = Search(game, view, seat, Source("search"))
    assert search.best() == search.ways[0].actions[0]
    assert [way.ahead for way in search.ways] == sorted((way.ahead for way in search.ways), reverse=True)


def test_trials_of_one_number_have_the_same_dice_whichever_way_is_tried() -> None:
    """Both ways end the turn at once; so the next player's roll must be the same, and all that follows from it."""
    at = crw("step=finish drawn dice=yp | OO... p3 | - - ")
    search = Search(at.game, at.game.view(at.position, 0), 0, Source("dice"))
    end = at.game.read_action("end")
    once, again = (search.trials.play((end,), number) for number in (5, 5))
    assert at.game.write(once) == at.game.write(again)
    assert len({at.game.write(search.trials.play((end,), number)) for number in range(8)}) > 1


def test_of_the_moves_there_is_no_choice_between_one_is_played_without_thought() -> None:
    at = crw("step=roll | - - | - -")
    assert at.game.legal_count(at.position, 0) == 1
    assert find_bot("expert").choose(at.game, at.position, 0, Source("one")) == at.game.legal(at.position, 0)[0]


def test_a_hint_gives_legal_moves_each_with_its_chance_within_its_interval() -> None:
    game = find_game("copenhagen_board")
    view, seat = choice_of(game, "hint")
    advised = hint(game, view, seat, Source("hint"), 6000)
    assert 1 <= len(advised) <= 3
    assert {advice.action for advice in advised} <= set(game.legal(view, seat))
    for advice in advised:
        low, high = advice.interval
        assert 0 <= low <= advice.chance <= high <= 1
        assert advice.games > 0
        assert advice.points > 0


def test_a_hint_knows_who_has_won_when_nothing_can_change_it_any_more() -> None:
    """Seat 1 had the last turn but one, and seat 0 can't reach its points in the one that is left."""
    twelve = "XOOOO/XOOOO/XOOOO/XOOOO/XOOOO/XOOOO/XOOOO/XOOOO r9y9"
    at = crw(f"start=1 active=0 step=finish drawn dice=yp | OO... p3 | {twelve}")
    advised = hint(at.game, at.game.view(at.position, 0), 0, Source("lost"), 200)
    assert all(advice.wins == 0 for advice in advised)


def test_more_games_make_a_hint_surer() -> None:
    game = find_game("copenhagen_board")
    view, seat = choice_of(game, "sure")
    few, many = (hint(game, view, seat, Source("hint"), nodes)[0] for nodes in (1500, 12000))
    assert few.games < many.games
    assert few.interval[1] - few.interval[0] > many.interval[1] - many.interval[0]


def test_hints_come_in_the_order_of_what_they_show() -> None:
    """Nobody is to read 31% above 86%, however the search ranks the moves."""
    game = find_game("copenhagen_board")
    view, seat = choice_of(game, "hint")
    advisor = Advisor(game, view, seat, Source("order"))
    for rank, advice in enumerate(advisor.best()):
        for number in range(40):
            advice.add(1.0 if number < 10 * (rank + 1) else 0.0, 1000)
    assert [advice.chance for advice in advisor.best()] == [0.75, 0.5, 0.25]


def test_of_a_handful_of_games_nothing_is_said() -> None:
    advice = Advice((1,))
    for _ in range(3):
        advice.add(1.0, 1000)
    assert not advice.enough
    for _ in range(27):
        advice.add(1.0, 1000)
    assert advice.enough
