"""The chance that a row holds: dice fall and cards are drawn as long as the rules ask for them."""

from __future__ import annotations

from typing import Any

from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Chance
from rollwright.tables.fairness.cards import Deck, deck_of, secret_of
from rollwright.tables.fairness.dice import CHAIN, LINKS, roll
from rollwright.tables.log.chance import CardDrawn, ChanceEntry, ChanceFallen, DeckMade, Leaf
from rollwright.tables.log.table import Played, Table
from rollwright.tables.log.visibility import may_know


def resolve_chance(table: Table, match: Match[Any], context: str, tail: bytes) -> list[ChanceEntry] | None:
    """Let chance act in a match of the table, and give the row's entries; None if the chain is used up."""
    game = table.game
    entries: list[ChanceEntry] = []
    rolls = table.rolls
    firsts = {name: made.first for name, made in table.decks.items()}
    decks: dict[str, Deck] = {}
    while game.to_act(match.position) == (CHANCE,):
        node = game.chance(match.position)
        if node.deck and table.scheme == CHAIN:
            first = firsts.setdefault(node.deck, match.position)
            if node.deck not in decks:
                decks[node.deck] = deck_of(game, first, secret_of(tail), context, node.deck)
            entries.append(_draw(table, match, node, decks[node.deck]))
            continue
        rolls += 1
        # The last link is the tail itself, from which the cards' secret follows: it is never shown.
        if rolls >= LINKS and table.scheme == CHAIN:
            return None
        rolled = roll(table.scheme, tail, context, rolls, node.total, node.label)
        action = game.outcome(match.position, rolled.number)
        match.play_judged(CHANCE, action)
        entries.append(ChanceFallen(action, rolled.number, node.total, node.label, rolls, rolled.key))
    return entries


def _draw(table: Table, match: Match[Any], node: Chance, deck: Deck) -> CardDrawn:
    """The next card. The first says how the deck was made; one that all may see opens its leaf."""
    before, action = match.position, deck.order[node.index]
    events = match.play_judged(CHANCE, action)
    made = DeckMade(len(deck.order), deck.root) if node.index == 0 else None
    shown = may_know(table, Played(match.moves[-1], events, before, match.position), [])
    leaf = Leaf(deck.salt(node.index), deck.path(node.index)) if shown else None
    return CardDrawn(action, node.label, node.deck, node.index, made, leaf)
