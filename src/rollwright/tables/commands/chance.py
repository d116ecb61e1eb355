"""The chance that a row holds: dice fall and cards are drawn as long as the rules ask for them."""

from __future__ import annotations

from typing import Any

from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Chance
from rollwright.tables.fairness.cards import Deck, deck_of, secret_of
from rollwright.tables.fairness.dice import CHAIN, LINKS, fall
from rollwright.tables.log.chance import CardDrawn, ChanceFallen, DeckMade, Fallen, Leaf
from rollwright.tables.log.sight import may_know
from rollwright.tables.log.table import Played, Table


def let_fall(table: Table, match: Match[Any], context: str, tail: bytes) -> list[Fallen] | None:
    """Let chance act in a match of the table, and say what came of it; None if the chain is used up."""
    game = table.game
    said: list[Fallen] = []
    rolls = table.rolls
    firsts = {name: made.first for name, made in table.decks.items()}
    decks: dict[str, Deck] = {}
    while game.to_act(match.position) == (CHANCE,):
        node = game.chance(match.position)
        if node.deck and table.scheme == CHAIN:
            first = firsts.setdefault(node.deck, match.position)
            if node.deck not in decks:
                decks[node.deck] = deck_of(game, first, secret_of(tail), context, node.deck)
            said.append(_draw(table, match, node, decks[node.deck]))
            continue
        rolls += 1
        # The last link is the tail itself, from which the cards' secret follows: it is never shown.
        if rolls >= LINKS and table.scheme == CHAIN:
            return None
        got = fall(table.scheme, tail, context, rolls, node.total, node.label)
        action = game.outcome(match.position, got.number)
        match.play_judged(CHANCE, action)
        said.append(ChanceFallen(action, got.number, node.total, node.label, rolls, got.key))
    return said


def _draw(table: Table, match: Match[Any], node: Chance, deck: Deck) -> CardDrawn:
    """The next card. The first says how the deck was made; one that all may see opens its leaf."""
    before, action = match.position, deck.order[node.index]
    events = match.play_judged(CHANCE, action)
    made = DeckMade(len(deck.order), deck.root) if node.index == 0 else None
    shown = may_know(table, Played(match.moves[-1], events, before, match.position), [])
    leaf = Leaf(deck.salt(node.index), deck.path(node.index)) if shown else None
    return CardDrawn(action, node.label, node.deck, node.index, made, leaf)
