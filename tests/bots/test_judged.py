"""How a search uses a judge: it ranks lines where they hand the turn on, and without one all goes on as before."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.bots import CHARACTERS, LADDER, find_bot, hint
from rollwright.bots._leaf import Leaf
from rollwright.bots._search import Search
from rollwright.bots._sight import Sight
from rollwright.kernel.game import Game, make_setup, start
from rollwright.kernel.model import CHANCE
from rollwright.kernel.source import Source
from tests.bots.judged import judged_toy
from tests.bots.seated import match_of
from tests.toy import GAME as TOY

GAME = judged_toy()
JUDGED = Sight(judged=True)


def first_choices(game: Game[Any]) -> list[tuple[Any, int]]:
    """What the first seat that may act sees when games begin."""
    found = []
    for number in range(12):
        source = Source(f"judged {number}")
        position = start(game, 2)
        while game.to_act(position) == (CHANCE,):
            position = game.after(position, CHANCE, game.draw(position, source))
        seat = game.to_act(position)[0]
        found.append((game.view(position, seat), seat))
    return found


def test_lines_come_in_the_order_of_what_the_judge_says_of_their_ends() -> None:
    other = 0
    for view, seat in first_choices(GAME):
        search = Search(GAME, view, seat, Source("judged"), JUDGED)
        assert search.leaf.judge is not None
        assert [way.ahead for way in search.ways] == sorted((way.ahead for way in search.ways), reverse=True)
        plain = Search(GAME, view, seat, Source("judged"))
        other += [way.actions for way in plain.ways] != [way.actions for way in search.ways]
    assert other, "the judge's opinion makes no difference"


def test_trials_stop_where_the_judge_may_be_asked() -> None:
    for view, seat in first_choices(GAME):
        search = Search(GAME, view, seat, Source("rest"), JUDGED)
        for way in search.ways:
            end = search.trials.play(way.actions, 0)
            assert GAME.between is not None
            assert GAME.between(GAME.view(end, seat))


@pytest.mark.parametrize(("game", "players"), [(TOY, 2), (GAME, 3)])
def test_where_no_weights_fit_a_search_goes_on_without_a_judge(game: Game[Any], players: int) -> None:
    position = game.new(make_setup(game, players))
    assert Leaf(game, game.view(position, 0), 0, JUDGED).judge is None
    first, second = (find_bot("eagle", 60) for _ in range(2))
    assert match_of(game, [first] * players, "unfit").over
    assert match_of(game, [second] * players, "unfit").moves == match_of(game, [first] * players, "unfit").moves


def test_who_knows_of_no_judge_plays_alike_with_and_without_one() -> None:
    for name in ("heron", "greedy", "expert"):
        bots = [find_bot(name, 60)] * 2
        assert match_of(GAME, bots, "alike").moves == match_of(TOY, bots, "alike").moves


def test_a_hint_by_a_judge_is_surer_than_the_same_number_of_games() -> None:
    for view, seat in first_choices(GAME):
        for advice in hint(GAME, view, seat, Source("surer"), 400):
            assert advice.worth >= advice.games
            low, high = advice.interval
            assert 0 <= low <= advice.chance <= high <= 1


@pytest.mark.parametrize("name", LADDER + CHARACTERS)
def test_every_level_plays_a_whole_game_the_same_way_twice(name: str) -> None:
    bots = [find_bot(name, 60)] * 2
    assert match_of(GAME, bots, "twice").moves == match_of(GAME, bots, "twice").moves
