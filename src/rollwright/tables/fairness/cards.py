"""Cards that can be checked: the scheme of docs/protocol.md. All that is secret here follows from the tail of the dice.

The host seals a secret at creation. Together with the seeds of all persons it gives the order of each deck, and a salt
for each card. When a deck is made, the Merkle root of its salted cards is published: so the order is fixed, and tells
nothing. A card that all may see opens its leaf; at the end the secret opens the rest.
"""

from __future__ import annotations

import hmac
from typing import Any, Final, final

from rollwright.kernel.game import Game
from rollwright.kernel.model import Action
from rollwright.tables.fairness.canonical import canonical
from rollwright.tables.fairness.dice import CHAIN, commit, number_below, sha256

_LEAF: Final = b"\0"
_NODE: Final = b"\1"
"""What is hashed begins with one of these, so that no leaf can pass for a node."""
_MOST_KEPT: Final = 512
"""How many decks the cache holds."""


def secret_of(tail: bytes) -> bytes:
    """The secret of the cards. It can be opened, and tells nothing about the dice."""
    return hmac.digest(tail, b"cards", "sha256")


def seals(scheme: str, tail: bytes) -> dict[str, str]:
    """All that a table commits to before anybody sits down."""
    cards = sha256(secret_of(tail)).hex() if scheme == CHAIN else ""
    return {"scheme": scheme, "commit": commit(scheme, tail), "cards": cards}


@final
class Deck:
    """A deck in its order, with the salts of its cards."""

    def __init__(self, name: str, order: list[Action], key: bytes) -> None:
        self.name: Final = name
        self.order: Final = order
        self._key: Final = key
        self._levels: Final = [[leaf(name, i, card, self.salt(i)) for i, card in enumerate(order)]]
        while len(self._levels[-1]) > 1:
            self._levels.append(_above(self._levels[-1]))

    def salt(self, index: int) -> str:
        return hmac.digest(self._key, b"salt" + index.to_bytes(4, "big"), "sha256").hex()

    @property
    def root(self) -> str:
        return self._levels[-1][0].hex()

    def path(self, index: int) -> list[str]:
        """What a card's leaf is hashed with on its way to the root."""
        found: list[str] = []
        for level in self._levels[:-1]:
            beside = index ^ 1
            if beside < len(level):
                found.append(level[beside].hex())
            index //= 2
        return found


def deck_of(game: Game[Any], position: Any, secret: bytes, context: str, name: str) -> Deck:
    """A deck as it is at its first card: `position` is where that is drawn, `secret` is that of the cards."""
    return _DECK_CACHE.deck(game, position, secret, context, name)


@final
class _DeckCache:
    """The decks that were drawn from last. Each card needs its deck, and making one takes as long as several moves."""

    def __init__(self) -> None:
        self._kept: Final[dict[str, tuple[Any, bytes, Deck]]] = {}

    def deck(self, game: Game[Any], position: Any, secret: bytes, context: str, name: str) -> Deck:
        key = f"{context} {name}"
        kept = self._kept.pop(key, None)
        if kept is None or kept[0] is not position or kept[1] != secret:
            kept = (position, secret, _make(game, position, secret, context, name))
        self._kept[key] = kept
        if len(self._kept) > _MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return kept[2]


_DECK_CACHE: Final = _DeckCache()


def _make(game: Game[Any], position: Any, secret: bytes, context: str, name: str) -> Deck:
    bound = bytes.fromhex(context)
    key = hmac.digest(secret, bound + name.encode(), "sha256")
    draws = 0

    def below(n: int) -> int:
        nonlocal draws
        draws += 1
        return number_below(n, key, bound, draws)

    return Deck(name, game.order(position, below), key)


def leaf(deck: str, index: int, card: Action, salt: str) -> bytes:
    return sha256(_LEAF + bytes.fromhex(salt) + canonical([deck, index, card]))


def _above(level: list[bytes]) -> list[bytes]:
    """Each two hashed together; one that is left over goes up as it is."""
    pairs = [sha256(_NODE + level[i] + level[i + 1]) for i in range(0, len(level) - 1, 2)]
    return pairs + level[len(pairs) * 2 :]


def root_from(start: bytes, index: int, size: int, path: list[str]) -> str:
    """The root that a leaf and its path lead to; empty where the path has the wrong length."""
    found, left = start, list(path)
    while size > 1:
        if index % 2 or index + 1 < size:
            if not left:
                return ""
            beside = bytes.fromhex(left.pop(0))
            found = sha256(_NODE + beside + found) if index % 2 else sha256(_NODE + found + beside)
        index, size = index // 2, (size + 1) // 2
    return "" if left else found.hex()
