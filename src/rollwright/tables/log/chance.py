"""Chance as a row holds it: dice that fell, cards that were drawn, and what seals and opens them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from rollwright.kernel.model import Action
from rollwright.tables.log.fields import ACTION, LATEST, SHA256
from rollwright.tables.log.shapes import HEX, Either, Fields, ListOf, MapOf, Text, Whole, Word

_MOST_CHANCES: Final = 4096
_MOST_CARDS: Final = 4096

DICE: Final = Fields(
    "DiceCommit",
    {"scheme": Word("chain-1", "deal-1", "local", "entered"), "commit": Text(0, 64, HEX), "cards": Text(0, 64, HEX)},
)
"""Where chance comes from: sealed by the table or by a challenge, the host's own, or entered by people who roll."""


@final
class Seal:
    """All that a table commits to before anybody sits down: DICE."""

    def __init__(self, scheme: str, commit: str, cards: str) -> None:
        self.scheme: Final = scheme
        self.commit: Final = commit
        self.cards: Final = cards

    def to_json(self) -> dict[str, str]:
        return {"scheme": self.scheme, "commit": self.commit, "cards": self.cards}


def seal_from_json(data: Mapping[str, str]) -> Seal:
    return Seal(data["scheme"], data["commit"], data["cards"])


CHANCE_FALLEN: Final = Fields(
    "ChanceFallen",
    {
        "action": ACTION,
        "number": Whole(0, LATEST),
        "total": Whole(1, LATEST),
        "label": Text(0, 200),
        "index": Whole(1, LATEST),
        "key": Text(0, 64, HEX),
    },
)


@final
class ChanceFallen:
    """A number that fell, what it stands for, and the key that proves it: CHANCE_FALLEN."""

    def __init__(self, action: Action, number: int, total: int, label: str, index: int, key: str) -> None:
        self.action: Final = action
        self.number: Final = number
        self.total: Final = total
        self.label: Final = label
        self.index: Final = index
        self.key: Final = key

    def to_json(self) -> dict[str, Any]:
        return {
            "action": self.action,
            "number": self.number,
            "total": self.total,
            "label": self.label,
            "index": self.index,
            "key": self.key,
        }


DECK: Final = Text(1, 80)
CARD_DRAWN: Final = Fields(
    "CardDrawn",
    {
        "action": ACTION,
        "label": Text(0, 200),
        "deck": DECK,
        "index": Whole(0, _MOST_CARDS - 1),
        "made?": Fields("DeckMade", {"size": Whole(1, _MOST_CARDS), "root": SHA256}),
        "leaf?": Fields("Leaf", {"salt": SHA256, "path": ListOf(SHA256, 12)}),
    },
)


@final
class DeckMade:
    def __init__(self, size: int, root: str) -> None:
        self.size: Final = size
        self.root: Final = root


@final
class Leaf:
    def __init__(self, salt: str, path: list[str]) -> None:
        self.salt: Final = salt
        self.path: Final = path


@final
class CardDrawn:
    """The next card of a deck: CARD_DRAWN. The first says how it was made; one that all may see opens its leaf."""

    def __init__(
        self, action: Action, label: str, deck: str, index: int, made: DeckMade | None, leaf: Leaf | None
    ) -> None:
        self.action: Final = action
        self.label: Final = label
        self.deck: Final = deck
        self.index: Final = index
        self.made: Final = made
        self.leaf: Final = leaf

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"action": self.action, "label": self.label, "deck": self.deck, "index": self.index}
        if self.made is not None:
            data["made"] = {"size": self.made.size, "root": self.made.root}
        if self.leaf is not None:
            data["leaf"] = {"salt": self.leaf.salt, "path": list(self.leaf.path)}
        return data


ChanceEntry = ChanceFallen | CardDrawn
CHANCE_ENTRIES: Final = ListOf(Either(CHANCE_FALLEN, CARD_DRAWN), _MOST_CHANCES)


def chance_from_json(data: list[dict[str, Any]]) -> list[ChanceEntry]:
    return [_card(one) if "deck" in one else _number(one) for one in data]


def chance_to_json(chance: list[ChanceEntry]) -> list[dict[str, Any]]:
    return [one.to_json() for one in chance]


def _number(data: dict[str, Any]) -> ChanceFallen:
    return ChanceFallen(data["action"], data["number"], data["total"], data["label"], data["index"], data["key"])


def _card(data: dict[str, Any]) -> CardDrawn:
    made, leaf = data.get("made"), data.get("leaf")
    return CardDrawn(
        data["action"],
        data["label"],
        data["deck"],
        data["index"],
        None if made is None else DeckMade(made["size"], made["root"]),
        None if leaf is None else Leaf(leaf["salt"], leaf["path"]),
    )


_OPENED_DECKS: Final = MapOf(ListOf(ACTION, _MOST_CARDS), 64)
OPENED: Final = Fields(
    "CardsOpened",
    {
        "secret": SHA256,
        "decks": _OPENED_DECKS,
        "earlier?": ListOf(Fields("EarlierCards", {"secret": SHA256, "decks": _OPENED_DECKS}), _MOST_CHANCES),
    },
)


@final
class CardsOpened:
    """With the row that ends the game: the secret of the cards, and the decks in their order. OPENED."""

    def __init__(self, secret: str, decks: dict[str, list[Action]], earlier: list[CardsOpened] | None = None) -> None:
        self.secret: Final = secret
        self.decks: Final = decks
        self.earlier: Final[list[CardsOpened]] = [] if earlier is None else earlier
        """The same of each seal that was replaced in the middle of the game, the first one first."""

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"secret": self.secret, "decks": dict(self.decks)}
        if self.earlier:
            data["earlier"] = [one.to_json() for one in self.earlier]
        return data


def opened_from_json(data: Mapping[str, Any]) -> CardsOpened | None:
    """Of a whole body: what it opens."""
    opened = data.get("opened")
    if opened is None:
        return None
    earlier = [CardsOpened(one["secret"], one["decks"]) for one in opened.get("earlier", [])]
    return CardsOpened(opened["secret"], opened["decks"], earlier)


@final
class DeckCommitment:
    """A deck that was made: how many cards it has, the root of them, and the position in which the first is drawn."""

    def __init__(
        self,
        name: str,
        size: int,
        root: str,
        first: Any,
        start: int = 0,
        seal: int = 0,
        replaced: DeckCommitment | None = None,
    ) -> None:
        self.name: Final = name
        self.size: Final = size
        self.root: Final = root
        self.first: Final = first
        self.start: Final = start
        """The place of its first card, as the rules count. It is 0 unless what was left of a deck was made anew."""
        self.seal: Final = seal
        """How many seals were replaced in the game before it was made."""
        self.replaced: Final = replaced
        """The deck that it is the rest of."""

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"deck": self.name, "size": self.size, "root": self.root}
        if self.start:
            data["start"] = self.start
        return data
