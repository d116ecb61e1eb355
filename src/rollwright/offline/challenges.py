"""Challenges on a device of one's own. Nothing is secret there, so nothing that comes of them is ranked."""

from __future__ import annotations

from typing import Final

from rollwright.kernel.discovery import UnknownGame, find_game
from rollwright.tables.commands.calendar import challenge_id, new_challenge, spans_at
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.fairness.canonical import canonical
from rollwright.tables.fairness.deal import Challenge
from rollwright.tables.fairness.dice import sha256

_KNOWN: Final = "rollwright deal for everybody"


def offline_seed(challenge: str) -> bytes:
    """The seed of a deal, which everybody can work out: it makes the same deal on every device."""
    return sha256(canonical([_KNOWN, challenge]))


def offline_challenge(wanted: str, now: int) -> Challenge | Nack:
    """The challenge with this id, which can be taken up today or this week."""
    when, _, name = wanted.partition("/")
    try:
        game = find_game(name)
    except UnknownGame:
        return refuse("table.challenge_unknown")
    for span in spans_at(now):
        if span.when == when and challenge_id(span, game.id) == wanted:
            if now < span.begins:
                return refuse("table.challenge_not_yet")
            return new_challenge(span, game, offline_seed(wanted))
    return refuse("table.challenge_unknown")
