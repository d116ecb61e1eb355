"""Chapter 3, taking cards: two from the display, more or others with an ability, and discards where it is too many."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Final, final

from rollwright.games.copenhagen_board import abilities, ids
from rollwright.games.copenhagen_board.codes import refuse, tell
from rollwright.games.copenhagen_board.components import (
    ABILITY_WORDS,
    ADDITIONAL,
    ALL_ABILITIES,
    ANY,
    BOTH,
    CARDS,
    FOOTBRIDGES,
    HAND_LIMIT,
)
from rollwright.games.copenhagen_board.deed import ACTED, Deed
from rollwright.games.copenhagen_board.position import BUILD, DISCARD, DONE, OPEN, Position
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.grid import BITS
from rollwright.parts.tracks import add, get

# Taking


@final
class Take(Deed):
    """Take the cards at two footbridges, or three; with both-actions, build afterwards."""

    def __init__(self, footbridges: tuple[int, ...], both: bool) -> None:
        uses = [ANY] if all(right - left > 1 for left, right in pairwise(footbridges)) else []
        uses += [ADDITIONAL] if len(footbridges) == 3 else []
        uses += [BOTH] if both else []
        self.uses: Final[list[int]] = uses
        """The abilities that it takes: any-cards where no two of the footbridges are neighbours."""
        self.footbridges: Final = footbridges
        """Counted from 0."""
        self.places: Final = " ".join([str(one + 1) for one in footbridges])
        super().__init__(" ".join(["take", self.places, *[ABILITY_WORDS[one] for one in uses]]), OPEN)

    def refused(self, position: Position) -> Refusal | None:
        refusal = _acted(position)
        if refusal is not None:
            return refusal
        for ability in self.uses:
            refusal = abilities.not_ready(position.own(), ability)
            if refusal is not None:
                return refusal
        return None

    def do(self, position: Position, log: list[Event] | None) -> Word:
        seat = position.active
        player = position.own_to_change()
        taken: Word = 0
        for footbridge in self.footbridges:
            card = get(position.display, footbridge)
            position.display = add(position.display, footbridge, -card)
            one: Word = CARDS.one[card - 1]
            taken += one
        player.known += taken
        position.took = True
        position.both = BOTH in self.uses
        if log is not None:
            tell(log, "cph.took", seat, footbridges=self.places, cards=CARDS.write(taken), count=len(self.footbridges))
        for ability in self.uses:
            abilities.use(player, ability, seat, log)
        if player.hand_size() > HAND_LIMIT:
            position.step = DISCARD
        else:
            _go_on(position)
        return ACTED

    def to_json(self) -> dict[str, object]:
        return {
            "do": "take",
            "footbridges": [one + 1 for one in self.footbridges],
            "any": ANY in self.uses,
            "additional": ADDITIONAL in self.uses,
            "both": BOTH in self.uses,
        }


def _acted(position: Position) -> Refusal | None:
    """Why no cards are taken any more in this turn, if so."""
    if position.built:
        return refuse("cph.one_action", done="build")
    if position.took:
        return refuse("cph.take_once") if position.both else refuse("cph.one_action", done="take")
    return None


def _go_on(position: Position) -> None:
    position.step = BUILD if position.both else DONE


_FOOTBRIDGES: Final = [chosen for size in (2, 3) for chosen in combinations(range(FOOTBRIDGES), size)]
TAKES: Final[list[Take]] = [Take(chosen, both) for both in (False, True) for chosen in _FOOTBRIDGES]
_TAKES_WITH: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple([ids.TAKE + n for n, take in enumerate(TAKES) if all(ready & BITS[ability] for ability in take.uses)])
    for ready in range(ALL_ABILITIES + 1)
)
"""The ids of all takes for which abilities suffice, by these."""


def offer_takes(position: Position, walk: Walk) -> None:
    walk.all(_TAKES_WITH[position.own().ready])


_NUMBERS: Final = tuple(str(number) for number in range(1, FOOTBRIDGES + 1))


def _take_in_order(words: Words) -> Words:
    """Any-cards is not spent where it isn't needed (CPH-8.5), so it is left out there."""
    footbridges = sorted(word for word in words if word.isdecimal())
    others = abilities.short([word for word in words if not word.isdecimal()])
    if _has_neighbours(footbridges):
        others = [word for word in others if word != "any"]
    return [*footbridges, *abilities.in_order(others)]


def _has_neighbours(footbridges: Words) -> bool:
    numbers = sorted(int(word) for word in footbridges)
    return any(right - left == 1 for left, right in pairwise(numbers))


def _refused_take(position: Position, seat: Seat, words: Words) -> Refusal | None:
    refusal = _acted(position)
    if refusal is not None:
        return refusal
    player = position.own()
    words = abilities.short(words)
    footbridges = [word for word in words if word.isascii() and word.isdecimal()]
    refusal = abilities.refused_with_taking(player, [word for word in words if word not in footbridges])
    if refusal is not None:
        return refusal
    for word in footbridges:
        if word not in _NUMBERS:
            return refuse("cph.no_footbridge", footbridge=word)
        if footbridges.count(word) > 1:
            return refuse("cph.footbridge_twice", footbridge=word)
    if len(footbridges) == 1:
        return refuse("cph.one_card")
    if len(footbridges) > 3:
        return refuse("cph.too_many_cards", wanted=len(footbridges))
    if len(footbridges) == 3 and "additional" not in words:
        return refuse("cph.third_card", additional=int(player.has_ready(ADDITIONAL)))
    if not footbridges or _has_neighbours(footbridges) or "any" in words:
        return None
    named = " ".join(sorted(footbridges))
    ready = int(player.has_ready(ANY))
    if len(footbridges) == 3:
        return refuse("cph.no_pair", footbridges=named, any=ready)
    if named == f"1 {FOOTBRIDGES}":
        return refuse("cph.ends_apart", any=ready)
    return refuse("cph.not_neighbours", footbridges=named, any=ready)


# Discarding

MOST_DISCARDED: Final = 3


@final
class Discard(Deed):
    """Discard these cards, down to the hand limit."""

    def __init__(self, cards: int) -> None:
        super().__init__(f"discard {CARDS.write(cards)}", 1 << DISCARD, "cph.no_discard_due")
        self.cards: Word = cards
        self.count: Word = CARDS.size(cards)

    def refused(self, position: Position) -> Refusal | None:
        if self.count != position.surplus():
            return refuse("cph.discard_number", surplus=position.surplus(), cards=CARDS.write(self.cards))
        if not CARDS.holds(position.own().hand(), self.cards):
            return refuse("cph.discard_not_held", cards=CARDS.write(self.cards))
        return None

    def do(self, position: Position, log: list[Event] | None) -> Word:
        position.own_to_change().give_away(self.cards)
        position.discards += self.cards
        if log is not None:
            tell(log, "cph.discarded", position.active, cards=CARDS.write(self.cards), count=self.count)
        _go_on(position)
        return ACTED

    def to_json(self) -> dict[str, object]:
        return {"do": "discard", "cards": CARDS.write(self.cards)}


DISCARDS: Final[list[Discard]] = [
    Discard(cards) for size in range(1, MOST_DISCARDED + 1) for cards in CARDS.handfuls(size)
]


def discard_first(position: Position) -> Refusal:
    return refuse("cph.discard_first", surplus=position.surplus())


def offer_discards(position: Position, walk: Walk) -> None:
    hand = position.own().hand()
    due = position.surplus()
    action: Word = ids.DISCARD
    for discard in DISCARDS:
        if discard.count == due and CARDS.holds(hand, discard.cards):
            walk.one(action)
        action += 1


def _refused_discard(position: Position, seat: Seat, words: Words) -> Refusal | None:
    if not words:
        return discard_first(position)
    if len(words) > 1 or CARDS.read(words[0]) is None:
        return None
    return refuse("cph.discard_number", surplus=position.surplus(), cards=words[0])


VERBS: Final[dict[str, Verb[Position]]] = {
    "take": Verb(
        "take 3 4, with any or additional and a third footbridge where an ability is used, both to build after it",
        ordered=_take_in_order,
        refused=_refused_take,
    ),
    "discard": Verb("discard rg", ordered=CARDS.ordered, refused=_refused_discard),
}
