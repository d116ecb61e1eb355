"""Clauses about chance: its numbers, odds and labels, and decks."""

from __future__ import annotations

from typing import Final, TypeVar

from rollwright.kernel.model import CHANCE, Action
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.testing.clause import (
    CHANCES,
    COUNTABLE,
    DECK,
    FEW,
    FEW_NUMBERS,
    Case,
    Clause,
    Faults,
    at_chance,
)

P = TypeVar("P")


def _chance(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    total = game.chance(position).total
    outcomes = game.outcomes(position)
    actions = [action for action, _ in outcomes]
    if actions != game.legal(position, CHANCE):
        yield "outcomes and legal don't list the same actions of chance"
    if any(weight < 1 for _, weight in outcomes) or sum(weight for _, weight in outcomes) != total:
        yield f"the weights of the outcomes don't add up to {total}"
    for _ in range(FEW):
        seed = f"{case.seed} {case.source.bits()}"
        one, other = Source(seed), Source(seed)
        number = other.below(total)
        if game.draw(position, one) != game.outcome(position, number) or one.bits() != other.bits():
            yield f"draw and outcome({number}) differ for the same source"
        if game.outcome(position, number) not in actions:
            yield f"outcome({number}) is not among the outcomes"


def _odds(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    counts: dict[Action, int] = {}
    for number in range(game.chance(position).total):
        action = game.outcome(position, number)
        counts[action] = counts.get(action, 0) + 1
    if sorted(counts.items()) != game.outcomes(position):
        yield "the weights of the outcomes are not how many numbers stand for each"


def _labels(case: Case[P]) -> Faults:
    label = case.game.chance(case.match.positions[-2]).label
    if label in case.labels:
        yield f"two chance nodes of one game have the label {label!r}"
    case.labels.add(label)


def _order(case: Case[P]) -> Faults:
    """Plays another game, in which every deck is drawn in the order made at its first card, or made since."""
    game, source, position = case.game, case.source, case.match.positions[0]
    decks: dict[str, list[Action]] = {}
    drawn: dict[str, int] = {}
    while game.to_act(position):
        actor, action = random_move(game, position, source)
        node = game.chance(position) if actor == CHANCE else None
        if node is not None:
            made = game.order(position, source.below)
            index = drawn.get(node.deck, 0)
            if bool(made) != (node.deck != ""):
                yield f"order gives {len(made)} cards at {node.label!r}, card {index} of deck {node.deck!r}"
            if node.deck:
                left = decks.get(node.deck, made)
                if sorted(left) != sorted(made):
                    yield f"order gives other cards at {node.label!r} than are left of {node.deck}"
                if source.below(FEW) == 0:
                    left = made
                if node.index != index:
                    yield f"{node.label!r} is said to be card {node.index} of {node.deck}; it is card {index}"
                possible = game.legal(position, CHANCE)
                missing = [game.write_action(one) for one in possible if one not in left]
                if missing:
                    yield f"{', '.join(missing)} can be drawn at {node.label!r}; the order has none left"
                action = left[0]
                if action not in possible:
                    yield f"the order has {game.write_action(action)!r} at {node.label!r}, which can't be drawn"
                decks[node.deck] = left[1:]
                drawn[node.deck] = index + 1
        position = game.after(position, actor, action)


def _countable(case: Case[P]) -> bool:
    return at_chance(case) and case.game.chance(case.position).total <= COUNTABLE


def _chance_acted(case: Case[P]) -> bool:
    return case.match.moves[-1].actor == CHANCE


def _has_decks(case: Case[P]) -> bool:
    drawn_at = (case.match.positions[i] for i, move in enumerate(case.match.moves) if move.actor == CHANCE)
    return any(case.game.chance(position).deck for position in drawn_at)


CHANCE_NODE: Final = Clause(
    "chance",
    "The outcomes of chance have weights that add up, and draw and outcome agree.",
    _chance,
    at_chance,
    (CHANCES,),
)
ODDS: Final = Clause("odds", "An outcome's weight is how many numbers stand for it.", _odds, _countable, (FEW_NUMBERS,))
LABELS: Final = Clause(
    "labels", "The chance nodes of a game have different labels.", _labels, _chance_acted, (CHANCES,)
)
ORDER: Final = Clause(
    "order",
    "A deck can be drawn in the order made at its first card, and so can what is left of it; it counts its cards.",
    _order,
    _has_decks,
    (DECK,),
)
