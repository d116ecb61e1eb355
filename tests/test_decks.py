"""A deck that is shuffled as a whole is as likely as one that is drawn from card by card: every game that has decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import Game, start
from rollwright.kernel.model import CHANCE, Action
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.testing.altered import altered
from tests.toy import GAME as TOY
from tests.toy.position import Position

DEALS: Final = 800
GAMES: Final = 150


DRAWN: Final = "drawn"
"""Cards are drawn one by one."""
WHOLE: Final = "whole"
"""Whole decks are shuffled, at the first card of each."""
ANEW: Final = "anew"
"""What is left of a deck is shuffled before every card."""


class Shuffled:
    """Plays at random, and takes cards in one of these ways."""

    def __init__(self, game: Game[Any], seed: str, way: str) -> None:
        self.game: Final = game
        self.source: Final = Source(seed)
        self.way: Final = way

    def deal(self) -> list[Action]:
        """The cards that chance draws before anybody acts."""
        return self._play(dealing=True)

    def cards_of_a_game(self) -> list[Action]:
        return self._play(dealing=False)

    def _play(self, dealing: bool) -> list[Action]:
        game, position = self.game, start(self.game, self.game.players[-1])
        decks: dict[str, list[Action]] = {}
        cards: list[Action] = []
        while game.to_act(position) and not (dealing and game.to_act(position) != (CHANCE,)):
            actor, action = random_move(game, position, self.source)
            node = game.chance(position) if actor == CHANCE else None
            if node is not None and node.deck:
                if self.way == ANEW or (self.way == WHOLE and node.index == 0):
                    decks[node.deck] = game.order(position, self.source.below)
                if self.way != DRAWN:
                    action = decks[node.deck].pop(0)
                cards.append(action)
            position = game.after(position, actor, action)
        return cards


def has_decks(game: Game[Any]) -> bool:
    return bool(Shuffled(game, "is there a deck", DRAWN).deal())


DECKS: Final = [TOY, *(game for game in map(find_game, game_ids()) if has_decks(game))]
every_game_with_decks = pytest.mark.parametrize("game", DECKS, ids=lambda game: game.id)


def unlikely(freedom: int) -> float:
    """What chi-square passes in one of a thousand fair runs (the approximation of Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.09 * part**0.5) ** 3)


def differ(game: Game[Any], way: str) -> bool:
    """Whether the cards of a deal, place by place, are not as likely in this way as if they were drawn."""
    ways = [Shuffled(game, f"deal {one}", one) for one in (way, DRAWN)]
    deals = [[way.deal() for _ in range(DEALS)] for way in ways]
    chi_square, freedom = 0.0, 0
    for cards, others in zip(*(zip(*dealt, strict=True) for dealt in deals), strict=True):
        one, other = Counter(cards), Counter(others)
        kinds = sorted({*one, *other})
        chi_square += sum((one[kind] - other[kind]) ** 2 / (one[kind] + other[kind]) for kind in kinds)
        freedom += len(kinds) - 1
    return chi_square > unlikely(freedom)


@pytest.mark.parametrize("way", [WHOLE, ANEW])
@every_game_with_decks
def test_each_card_of_a_deal_is_as_likely_either_way(game: Game[Any], way: str) -> None:
    assert not differ(game, way)


def test_a_deck_in_which_the_best_card_comes_first_a_little_too_often_is_found() -> None:
    def loaded(position: Position, below: Callable[[int], int]) -> list[Action]:
        cards = TOY.order(position, below)
        return sorted(cards, reverse=True) if cards and below(6) == 0 else cards

    assert differ(altered(TOY, order=loaded), WHOLE)


@pytest.mark.slow
@pytest.mark.parametrize("way", [WHOLE, ANEW])
@every_game_with_decks
def test_games_take_as_many_cards_either_way(game: Game[Any], way: str) -> None:
    """The difference of the means is within what chance makes of it 999 times in a thousand."""
    means: list[float] = []
    variance = 0.0
    for one in (way, DRAWN):
        player = Shuffled(game, f"games {one}", one)
        counts = [len(player.cards_of_a_game()) for _ in range(GAMES)]
        mean = sum(counts) / GAMES
        means.append(mean)
        variance += sum((count - mean) ** 2 for count in counts) / GAMES / GAMES
    assert abs(means[0] - means[1]) <= 3.3 * variance**0.5, means
