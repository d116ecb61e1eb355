"""The chance that a row holds: dice fall and cards are drawn as long as the rules ask for them."""

from __future__ import annotations

from typing import Any

from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Chance
from rollwright.tables.fairness.cards import Deck, deck_of, secret_of
from rollwright.tables.fairness.dice import CHAIN, COMMITTED, LINKS, roll, tail_of
from rollwright.tables.log.chance import CardDrawn, ChanceEntry, ChanceFallen, DeckCommitment, DeckMade, Leaf
from rollwright.tables.log.table import Played, Table
from rollwright.tables.log.visibility import may_know


def resolve_chance(table: Table, match: Match[Any], context: str, secret: bytes) -> list[ChanceEntry] | None:
    """Let chance act in a match of the table, and give the row's entries; None if the chain is used up."""
    game = table.game
    entries: list[ChanceEntry] = []
    rolls = table.rolls
    decks = dict(table.decks)
    while game.to_act(match.position) == (CHANCE,):
        node = game.chance(match.position)
        if node.deck and table.scheme in COMMITTED:
            made = _make(table, match.position, node, decks.get(node.deck), context, secret)
            if made is not None:
                decks[node.deck] = made
            entries.append(_draw(table, match, node, decks[node.deck], made is not None, context, secret))
            continue
        rolls += 1
        # The last link is the tail itself, from which the cards' secret follows: it is never shown.
        if rolls >= LINKS and table.scheme == CHAIN:
            return None
        rolled = roll(table.scheme, tail_of(secret), context, rolls, node.total, node.label)
        action = game.outcome(match.position, rolled.number)
        match.play_judged(CHANCE, action)
        entries.append(ChanceFallen(action, rolled.number, node.total, node.label, rolls, rolled.key))
    return entries


def _make(
    table: Table, position: Any, node: Chance, known: DeckCommitment | None, context: str, secret: bytes
) -> DeckCommitment | None:
    """The deck, where it is made with this card: the first, or the next after the table was sealed anew."""
    seal = len(table.earlier)
    if known is not None and known.seal == seal:
        return None
    deck = deck_of(table.game, position, secret_of(tail_of(secret)), context, node.deck)
    if known is not None and not deck.order:
        return None  # the game can't put the rest of a deck in order: it goes on under its old seal
    return DeckCommitment(node.deck, len(deck.order), deck.root, position, node.index, seal, known)


def deck_under_seal(table: Table, made: DeckCommitment, context: str, secret: bytes) -> Deck:
    """A deck in its order, by the secret of the table."""
    tail = tail_of(secret, len(table.earlier) - made.seal)
    return deck_of(table.game, made.first, secret_of(tail), context, made.name)


def _draw(
    table: Table, match: Match[Any], node: Chance, made: DeckCommitment, is_first: bool, context: str, secret: bytes
) -> CardDrawn:
    """The next card. The first says how the deck was made; one that all may see opens its leaf."""
    deck = deck_under_seal(table, made, context, secret)
    place = node.index - made.start
    before, action = match.position, deck.order[place]
    events = match.play_judged(CHANCE, action)
    shown = may_know(table, Played(match.moves[-1], events, before, match.position), [])
    leaf = Leaf(deck.salt(place), deck.path(place)) if shown else None
    return CardDrawn(
        action, node.label, node.deck, node.index, DeckMade(made.size, made.root) if is_first else None, leaf
    )
