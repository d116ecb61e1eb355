"""Whoever does what a refusal advises is not refused again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import make_setup
from rollwright.kernel.model import CHANCE, NotationError, Refusal, Seat
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from tests.advice import ADVICE, ADVICE_BY_VALUE, NONE, bad_advice

GAMES = 30
TRIES = 12
"""Texts that are tried in each position."""


def test_every_refusal_is_known_to_advise_something_or_nothing() -> None:
    codes = {code for game_id in game_ids() for code in find_game(game_id).refusals}
    advising = {*ADVICE, *(code for code, _, _ in ADVICE_BY_VALUE)}
    assert advising | NONE == codes
    assert not advising & NONE


def positions(game: Any, seed: str) -> Iterator[tuple[Any, Seat, Source]]:
    """Positions of random games in which somebody acts, with somebody who isn't always to act."""
    setups = [(players, edition) for players in game.players for edition in game.editions]
    for number in range(GAMES):
        players, edition = setups[number % len(setups)]
        source = Source(f"advice {seed} {number}")
        options = {
            option.name: option.values_for(players)[source.below(len(option.values_for(players)))]
            for option in game.options
            if not option.seat_rule
        }
        position = game.new(make_setup(game, players, edition, options))
        while acting := game.to_act(position):
            if acting != (CHANCE,):
                anybody = source.below(5) == 0
                yield position, source.below(players) if anybody else acting[source.below(len(acting))], source
            actor, action = random_move(game, position, source)
            position = game.after(position, actor, action)


def garbled(game: Any, source: Source) -> str:
    """The text of an action, at times without a word, with one twice, or with one of another action."""
    words = game.write_action(source.below(game.action_space)).split()
    others = game.write_action(source.below(game.action_space)).split()
    how = source.below(6)
    if how == 0:
        words = words[:1]
    elif how == 1:
        words.append(others[-1])
    elif how == 2 and len(words) > 1:
        words[1 + source.below(len(words) - 1)] = others[-1]
    elif how == 3 and len(words) > 1:
        words.pop()
    return " ".join(words)


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_refusal_advises_in_a_random_game_is_allowed(game_id: str) -> None:
    game = find_game(game_id)
    met: Counter[str] = Counter()
    for position, seat, source in positions(game, game_id):
        view = game.view(position, seat)
        for _ in range(TRIES):
            text = garbled(game, source)
            try:
                judged = game.judge(view, seat, text)
            except NotationError:
                continue
            if isinstance(judged, Refusal):
                met[judged.code] += 1
                bad = bad_advice(game, view, seat, text, judged)
                assert not bad, f"{text!r} by {seat} gives {judged}, which advises {bad}, at {game.write(view)}"
    assert len(met) > 20, met
