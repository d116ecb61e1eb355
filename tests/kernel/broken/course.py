"""Toys with a fault in the course of a game, or in chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rollwright.kernel.model import CHANCE, Action, Chance, Event, Preview, Refusal, Seat, Step
from rollwright.kernel.options import Setup
from rollwright.kernel.playout import playout
from rollwright.kernel.source import Source
from tests.kernel.broken import MOVES_ONLY, breaks
from tests.toy.game import FOLDS, Toy
from tests.toy.position import Position

# The course of a game


@breaks("end")
class PromisesAShorterGame(Toy):
    def longest(self, setup: Setup) -> int:
        return super().longest(setup) - 1


@breaks("end", MOVES_ONLY)
class CantRollTwice(Toy):
    def apply(self, position: Position, seat: Seat, action: Action) -> Step[Position]:
        assert seat != CHANCE or position.round == 1
        return super().apply(position, seat, action)


@breaks("after", MOVES_ONLY)
class GoesElsewhereInSilence(Toy):
    def after(self, position: Position, seat: Seat, action: Action) -> Position:
        return replace(super().after(position, seat, action), prize=2)


@breaks("events")
class TellsTheUnheardOf(Toy):
    def apply(self, position: Position, seat: Seat, action: Action) -> Step[Position]:
        step = super().apply(position, seat, action)
        return Step(step.position, [*step.events, Event("toy.sneeze", seat, {})])


@breaks("events")
class TellsInFractions(Toy):
    def apply(self, position: Position, seat: Seat, action: Action) -> Step[Position]:
        step = super().apply(position, seat, action)
        return Step(step.position, [Event("toy.over", seat, {"half": 0.5})])  # type: ignore[dict-item]


@breaks("visible")
class KnowsNoOnlookers(Toy):
    def visible(self, event: Event, seat: Seat | None) -> Event | None:
        assert seat is not None
        return super().visible(event, seat)


@breaks("visible")
class WhispersTheUndeclared(Toy):
    def visible(self, event: Event, seat: Seat | None) -> Event | None:
        return Event(f"{event.code}_whispered", event.seat, {}) if seat is None else event


@breaks("stage")
class GoesBackInStages(Toy):
    def stage(self, position: Position) -> int:
        return -super().stage(position)


@breaks("labels")
class RollsEveryRoundAlike(Toy):
    def chance(self, position: Position) -> Chance:
        node = super().chance(position)
        return Chance(node.label.split()[0], node.total)


@breaks("replay", MOVES_ONLY)
class RefusesWhatItOffers(Toy):
    def check(self, position: Position, seat: Seat, action: Action) -> Refusal | None:
        found = super().check(position, seat, action)
        return Refusal("toy.wait", "TOY-2.2", {}) if found is None and action == FOLDS else found


@breaks("playout", MOVES_ONLY)
class PlaysOutInAnotherWay(Toy):
    def playout(self, position: Position, source: Source) -> Position:
        source.bits()
        return playout(self.game, position, source)


@breaks("playout_midway")
class PlaysOutInAnotherWayFromTheMiddle(Toy):
    def playout(self, position: Position, source: Source) -> Position:
        if position.step == "bid":
            source.bits()
        return playout(self.game, position, source)


@breaks("commute")
class PaysTheFirstBidder(Toy):
    def apply(self, position: Position, seat: Seat, action: Action) -> Step[Position]:
        step = super().apply(position, seat, action)
        if seat == CHANCE or len(self.to_act(position)) < 3:
            return step
        players = list(step.position.players)
        players[seat] = replace(players[seat], points=players[seat].points + 1)
        return Step(replace(step.position, players=tuple(players)), step.events)

    def preview(self, position: Position, seat: Seat, action: Action) -> Preview:
        preview = super().preview(position, seat, action)
        return preview if len(self.to_act(position)) < 3 else Preview(1, 1, preview.events)


@breaks("commute")
class ClosesTheBiddingWithTheFirstBid(Toy):
    def apply(self, position: Position, seat: Seat, action: Action) -> Step[Position]:
        if seat == CHANCE:
            return super().apply(position, seat, action)
        folded = [player if own == seat else replace(player, bid=0) for own, player in enumerate(position.players)]
        return super().apply(replace(position, players=tuple(folded)), seat, action)

    def preview(self, position: Position, seat: Seat, action: Action) -> Preview:
        return Preview(0, 3, [])


@breaks("commute")
class CommutesOneWay(Toy):
    def commute(self, position: Position, seat: Seat, action: Action, other: Seat, others: Action) -> bool:
        return seat < other


@breaks("unchanged")
class ScribblesOnPositions(Toy):
    def chance(self, position: Position) -> Chance:
        object.__setattr__(position, "prize", 7)
        return super().chance(position)


# Chance


@breaks("chance")
class WeighsAllCardsAlike(Toy):
    def outcomes(self, position: Position) -> list[tuple[Action, int]]:
        return [(action, 1) for action, _ in super().outcomes(position)]


@breaks("chance")
class DrawsTwice(Toy):
    def draw(self, position: Position, source: Source) -> Action:
        source.bits()
        return super().draw(position, source)


@breaks("chance")
class OffersChanceLess(Toy):
    def legal(self, position: Position, seat: Seat) -> list[Action]:
        found = super().legal(position, seat)
        return found[:1] if seat == CHANCE else found


@breaks("odds")
class LoadsTheDie(Toy):
    def outcomes(self, position: Position) -> list[tuple[Action, int]]:
        if position.step == "prize":
            return [(3, 5), (4, 3), (5, 1)]
        return super().outcomes(position)

    def chance(self, position: Position) -> Chance:
        node = super().chance(position)
        return Chance(node.label, 9) if position.step == "prize" else node

    def outcome(self, position: Position, number: int) -> Action:
        return super().outcome(position, number // 3 if position.step == "prize" else number)


@breaks("order")
class LosesACard(Toy):
    def order(self, position: Position, below: Callable[[int], int]) -> list[Action]:
        return super().order(position, below)[:-1]


@breaks("order")
class HasACardTwice(Toy):
    def order(self, position: Position, below: Callable[[int], int]) -> list[Action]:
        cards = super().order(position, below)
        return [*cards[:3], *cards[:3], *cards[6:]]


@breaks("order")
class ShufflesBeforeEveryCard(Toy):
    def order(self, position: Position, below: Callable[[int], int]) -> list[Action]:
        return super().order(self.new(position.setup), below)


@breaks("order")
class CountsCardsFromOne(Toy):
    def chance(self, position: Position) -> Chance:
        node = super().chance(position)
        return Chance(node.label, node.total, node.deck, node.index + 1)


@breaks("order")
class OrdersWhatCantBeDrawn(Toy):
    def order(self, position: Position, below: Callable[[int], int]) -> list[Action]:
        cards = super().order(position, below)
        return [FOLDS, *cards] if cards else []
