"""The chance that a row holds: dice fall and cards are drawn as long as the rules ask for them."""

from __future__ import annotations

from typing import Any

from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Chance
from rollwright.tables.cards import deck_of, secret_of
from rollwright.tables.dice import CHAIN, LINKS, fall
from rollwright.tables.table import Played, Table
from rollwright.tables.telling import may_know

Fallen = dict[str, Any]


def let_fall(table: Table, match: Match[Any], context: str, tail: bytes) -> list[Fallen] | None:
    """Let chance act in a match of the table, and say what came of it; None if the chain is used up."""
    game = table.game
    said: list[Fallen] = []
    rolls = table.rolls
    firsts = {name: made.first for name, made in table.decks.items()}
    while game.to_act(match.position) == (CHANCE,):
        node = game.chance(match.position)
        if node.deck and table.scheme == CHAIN:
            said.append(_draw(table, match, node, firsts, context, tail))
            continue
        rolls += 1
        # The last link is the tail itself, from which the cards' secret follows: it is never shown.
        if rolls >= LINKS and table.scheme == CHAIN:
            return None
        got = fall(table.scheme, tail, context, rolls, node.total, node.label)
        action = game.outcome(match.position, got.number)
        match.play(CHANCE, action)
        said.append(
            {
                "action": action,
                "number": got.number,
                "total": node.total,
                "label": node.label,
                "index": rolls,
                "key": got.key,
            }
        )
    return said


def _draw(table: Table, match: Match[Any], node: Chance, firsts: dict[str, Any], context: str, tail: bytes) -> Fallen:
    """The next card of a deck. `firsts` are the positions in which the first cards were drawn, by deck."""
    before = match.position
    new = node.deck not in firsts
    if new:
        firsts[node.deck] = before
    deck = deck_of(table.game, firsts[node.deck], secret_of(tail), context, node.deck)
    action = deck.order[node.index]
    events = match.play(CHANCE, action)
    said: Fallen = {"action": action, "label": node.label, "deck": node.deck, "index": node.index}
    if new:
        said["made"] = {"size": len(deck.order), "root": deck.root}
    if may_know(table, Played(match.moves[-1], events, before, match.position), []):
        said["leaf"] = {"salt": deck.salt(node.index), "path": deck.path(node.index)}
    return said
