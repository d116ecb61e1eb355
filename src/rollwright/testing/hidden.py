"""Clauses about what is hidden: views, events, samples, and that nothing gives away what it should not."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final, Generic, TypeVar, final

from rollwright.kernel.game import Game
from rollwright.kernel.model import CHANCE, Action, Event, Seat
from rollwright.kernel.playout import random_move
from rollwright.testing.clause import (
    BLIND,
    DECK,
    HIDDEN,
    Case,
    Clause,
    Faults,
    something_hidden,
    taken_back_blind,
)

P = TypeVar("P")


def name_of(seat: Seat | None) -> str:
    return "an onlooker" if seat is None else f"seat {seat}"


def visible_to(game: Game[P], events: list[Event], seat: Seat | None) -> list[Event]:
    """The events as a seat, or an onlooker, may see them. One that is hidden altogether leaves no gap."""
    heard = (game.visible(event, seat) for event in events)
    return [event for event in heard if event is not None]


def _view(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    for seat in case.onlookers:
        view = game.view(position, seat)
        if game.known(view) != (view is position or view == position):
            yield f"the view of {name_of(seat)} is said to be {'complete' if game.known(view) else 'incomplete'}"
        if game.view(view, seat) != view:
            yield f"{name_of(seat)} sees less in its own view"
        if game.read(case.setup, game.write(view)) != view:
            yield f"the view of {name_of(seat)} is read back from its text as another"
        if game.from_json(case.setup, json.loads(json.dumps(game.to_json(view)))) != view:
            yield f"the view of {name_of(seat)} is read back from JSON as another"
        if seat is None:
            continue
        actions = game.legal(position, seat)
        if game.legal(view, seat) != actions or game.legal_count(view, seat) != len(actions):
            yield f"{name_of(seat)} has other legal actions in its view than in the position"
        for action in case.few(list(range(game.action_space))):
            if game.check(view, seat, action) != game.check(position, seat, action):
                yield f"{game.write_action(action)!r} by {name_of(seat)} is judged otherwise in its view"
        for action in case.few(actions):
            if game.preview(view, seat, action).to_json() != game.preview(position, seat, action).to_json():
                yield f"{game.write_action(action)!r} by {name_of(seat)} is previewed otherwise in its view"


def _sample(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    for seat in case.onlookers:
        view = game.view(position, seat)
        sampled = game.sample(view, seat, case.source)
        if game.view(sampled, seat) != view:
            yield f"a position sampled from the view of {name_of(seat)} looks different to it: {game.write(sampled)!r}"
        if game.read(case.setup, game.write(sampled)) != sampled or game.setup(sampled) != case.setup:
            yield f"a position sampled from the view of {name_of(seat)} is not one: {game.write(sampled)!r}"
        if game.view(sampled, None) != game.view(position, None):
            yield f"a position sampled from the view of {name_of(seat)} differs in what everybody can see"
        if game.to_act(sampled) != game.to_act(position):
            yield f"others are to act in a position sampled from the view of {name_of(seat)}"


def _reveal(case: Case[P]) -> Faults:
    """A move that stays in its stage can be taken back, so it may teach its seat nothing that was hidden from it."""
    game, before, move = case.game, case.match.positions[-2], case.match.moves[-1]
    seat = move.actor
    other = game.sample(game.view(before, seat), seat, case.source)
    if game.view(game.after(other, seat, move.action), seat) != game.view(case.position, seat):
        yield f"{game.write_action(move.action)!r} shows {name_of(seat)} something hidden, and can be taken back"


def _visible(case: Case[P]) -> Faults:
    for event in case.events:
        for seat in case.onlookers:
            heard = case.game.visible(event, seat)
            if heard is not None and heard.code not in case.game.events:
                yield f"{name_of(seat)} hears of {event!r} as {heard!r}, which the game doesn't declare"


# Secret choices


@final
class Alternative(Generic[P]):
    """An action that somebody could have taken, and what an onlooker sees of it."""

    def __init__(self, case: Case[P], actor: Seat, action: Action, onlooker: Seat | None) -> None:
        step = case.game.apply(case.position, actor, action)
        self.text: Final = f"{case.game.write_action(action)!r} by {'chance' if actor == CHANCE else f'seat {actor}'}"
        self.after: Final = step.position
        self.events: Final = step.events
        self.heard: Final = visible_to(case.game, step.events, onlooker)
        self.view: Final = case.game.view(step.position, onlooker)


def _choices(case: Case[P]) -> Iterator[tuple[str, Alternative[P], Alternative[P]]]:
    """Two actions of one actor, with an onlooker; all pairs of a few."""
    for actor in case.game.to_act(case.position):
        actions = case.few(case.game.legal(case.position, actor))
        for onlooker in case.onlookers:
            if onlooker != actor:
                tried = [Alternative(case, actor, action, onlooker) for action in actions]
                yield from ((name_of(onlooker), one, other) for one, other in combinations(tried, 2))


def _heard(case: Case[P]) -> Faults:
    """Two actions that lead to the very same position hide nothing, whatever their events show."""
    for onlooker, one, other in _choices(case):
        if one.view == other.view and one.after != other.after and one.heard != other.heard:
            heard = f"{one.heard} or {other.heard}"
            yield f"{onlooker} can't see whether it was {one.text} or {other.text}, but hears {heard}"


def _seen(case: Case[P]) -> Faults:
    """Only where `visible` covers a difference: what no event tells at all may be there for all to see."""
    for onlooker, one, other in _choices(case):
        if one.heard == other.heard and one.events != other.events and one.view != other.view:
            views = " or ".join(case.game.write(view) for view in (one.view, other.view))
            yield f"{onlooker} can't hear whether it was {one.text} or {other.text}, but sees {views}"


def _somebody_chooses(case: Case[P]) -> bool:
    game, position = case.game, case.position
    return something_hidden(case) and any(len(game.legal(position, actor)) > 1 for actor in game.to_act(position))


# Cards in samples


def _dealt(case: Case[P]) -> Faults:
    """Plays on from a sampled position to the next card of a deck begun before, and counts the deck.

    A card dealt twice, or not at all, is then one too many or too few among those that are left; and no card is left
    that the seat has heard being drawn. It can't see a card dealt twice where no card of its deck is drawn any more,
    or where a game keeps the cards left as a list that doesn't follow from those dealt, unless the seat knows them.
    """
    game, decks = case.game, _decks(case)
    for seat in case.onlookers:
        position = _next_card(case, game.sample(game.view(case.position, seat), seat, case.source), decks)
        if position is None:
            continue
        node = game.chance(position)
        deck = decks[node.deck]
        size = sum(deck.cards.values())
        where = f"in a position sampled from the view of {name_of(seat)}"
        if node.index + node.total != size:
            counted = f"{node.total} cards of {node.deck!r} are left, and {node.index} of {size} have been drawn"
            yield f"{where}, {counted}: some are dealt twice, or lost"
        twice = Counter(dict(game.outcomes(position))) - (deck.cards - deck.known_to(game, seat))
        if twice:
            cards = ", ".join(game.write_action(card) for card in sorted(twice))
            yield f"{where}, {cards} can be drawn, which it knows to be out"


def _next_card(case: Case[P], position: P, decks: dict[str, Deck[P]]) -> P | None:
    """Where the next card of these decks is drawn, if random play leads there. If it breaks down, others say why."""
    game = case.game
    try:
        for _ in range(case.bound):
            actors = game.to_act(position)
            if not actors:
                return None
            if actors == (CHANCE,) and game.chance(position).deck in decks:
                return position
            position = game.after(position, *random_move(game, position, case.source))
    except Exception:
        return None
    return None


@final
class Deck(Generic[P]):
    """A deck, all its cards, and how they have been drawn so far."""

    def __init__(self, cards: Counter[Action]) -> None:
        self.cards: Final = cards
        self.drawn: Final[list[tuple[Action, list[Event]]]] = []

    def known_to(self, game: Game[P], seat: Seat | None) -> Counter[Action]:
        """The cards of which a seat has heard all there is to be heard."""
        return Counter(card for card, events in self.drawn if events and visible_to(game, events, seat) == events)


def _decks(case: Case[P]) -> dict[str, Deck[P]]:
    """The decks that have been drawn from, if a number of chance is a card."""
    game, found = case.game, dict[str, Deck[P]]()
    for before, move in zip(case.match.positions, case.match.moves, strict=False):
        node = game.chance(before) if move.actor == CHANCE else None
        if node is None or not node.deck:
            continue
        if node.index == 0:
            cards = Counter(game.order(before, case.source.below))
            if cards == Counter(dict(game.outcomes(before))):
                found[node.deck] = Deck(cards)
        if node.deck in found:
            found[node.deck].drawn.append((move.action, game.apply(before, CHANCE, move.action).events))
    return found


def _cards_are_out(case: Case[P]) -> bool:
    drawn_at = (case.match.positions[i] for i, move in enumerate(case.match.moves) if move.actor == CHANCE)
    return something_hidden(case) and any(case.game.chance(position).deck for position in drawn_at)


VIEW: Final = Clause(
    "view",
    "A view judges as the position does, looks the same twice, and has text and JSON.",
    _view,
    something_hidden,
    (HIDDEN,),
)
SAMPLE: Final = Clause("sample", "A position sampled from a view has that view.", _sample, something_hidden, (HIDDEN,))
DEALT: Final = Clause(
    "dealt", "A sampled position deals each card of a deck once.", _dealt, _cards_are_out, (HIDDEN, DECK)
)
HEARD: Final = Clause(
    "heard", "Who sees no difference between two actions of another hears none.", _heard, _somebody_chooses, (HIDDEN,)
)
SEEN: Final = Clause(
    "seen", "Who hears no difference between two actions of another sees none.", _seen, _somebody_chooses, (HIDDEN,)
)
REVEAL: Final = Clause("reveal", "What can be taken back shows nothing hidden.", _reveal, taken_back_blind, (BLIND,))
VISIBLE: Final = Clause("visible", "Whoever looks on, an event is heard as a declared one or not at all.", _visible)
