"""Sealed Bids, broken in one way at a time: each of these must be found out by the clause it is named for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeVar

from rollwright.kernel.contract import Rates
from rollwright.kernel.model import CHANCE, Action, Chance, Event, Preview, Refusal, Seat, Standing, Step
from rollwright.kernel.options import Setup
from rollwright.kernel.playout import playout
from rollwright.kernel.source import Source
from tests.toy.game import ACTIONS, FOLDS, Toy
from tests.toy.position import Position

EVERYWHERE: Final = Rates(1, 1, 1)
NEVER: Final = 2**30
MOVES_ONLY: Final = Rates(1, NEVER, NEVER)
NO_WHOLE_SPACE: Final = Rates(1, 1, NEVER)
"""These two are for faults that another clause would find sooner, or that need many games."""

BROKEN: list[tuple[str, type[Toy], Rates]] = []

T = TypeVar("T", bound=type[Toy])


def breaks(clause: str, rates: Rates = EVERYWHERE) -> Callable[[T], T]:
    def note(toy: T) -> T:
        BROKEN.append((clause, toy, rates))
        return toy

    return note


# Set-up


@breaks("options", MOVES_ONLY)
class CantPlayTwoRounds(Toy):
    def new(self, setup: Setup) -> Position:
        assert setup.options["rounds"] != 2
        return super().new(setup)


@breaks("options", MOVES_ONLY)
class TakesNoNoticeOfOptions(Toy):
    def new(self, setup: Setup) -> Position:
        return super().new(Setup(setup.players, setup.version, setup.edition, {"rounds": 3}))


@breaks("options", MOVES_ONLY)
class NeverEndsInTwoRounds(Toy):
    def longest(self, setup: Setup) -> int:
        return super().longest(setup) if setup.options["rounds"] == 3 else 4


# Actions


@breaks("actions")
class WritesTwoActionsAlike(Toy):
    def write_action(self, action: Action) -> str:
        return super().write_action(min(action, 8))


@breaks("actions")
class LeavesNumbersOutOfJson(Toy):
    def action_to_json(self, action: Action) -> dict[str, object]:
        return {"do": super().action_to_json(action)["do"]}


@breaks("actions")
class PutsTuplesInJson(Toy):
    def action_to_json(self, action: Action) -> dict[str, object]:
        return {"do": tuple(self.write_action(action).split())}


@breaks("range")
class CountsFromTheEnd(Toy):
    def write_action(self, action: Action) -> str:
        return ACTIONS[action % len(ACTIONS)]


@breaks("range")
class RaisesIndexError(Toy):
    def write_action(self, action: Action) -> str:
        return ACTIONS[action]


# Texts


@breaks("notation")
class ForgetsThePrize(Toy):
    def read(self, setup: Setup, text: str) -> Position:
        return replace(super().read(setup, text), prize=0)


@breaks("json")
class ForgetsPlayedCards(Toy):
    def from_json(self, setup: Setup, data: Mapping[str, object]) -> Position:
        return replace(super().from_json(setup, data), played=())


@breaks("equality")
class HasTuplesInJson(Toy):
    def to_json(self, position: Position) -> dict[str, object]:
        return {**super().to_json(position), "played": position.played}


@breaks("equality")
class WritesDifferentlyEachTime(Toy):
    written = 0

    def write(self, position: Position) -> str:
        self.written += 1
        return super().write(position) + " " * (self.written % 2)


class Restless(Position):
    """A position whose hash says nothing about its value."""

    __hash__ = object.__hash__


@breaks("equality")
class HashesByIdentity(Toy):
    def new(self, setup: Setup) -> Position:
        return Restless(setup, super().new(setup).players)

    def read(self, setup: Setup, text: str) -> Position:
        position = super().read(setup, text)
        return Restless(setup, position.players, position.step, position.round, position.prize, position.played)

    def from_json(self, setup: Setup, data: Mapping[str, object]) -> Position:
        return self.read(setup, self.write(super().from_json(setup, data)))


@breaks("equality")
class LosesSomethingInJson(Toy):
    written = 0

    def to_json(self, position: Position) -> dict[str, object]:
        self.written += 1
        return {**super().to_json(position), "written": self.written}


@breaks("garbage", MOVES_ONLY)
class StumblesOverGarbledPositions(Toy):
    def read(self, setup: Setup, text: str) -> Position:
        try:
            return super().read(setup, text)
        except ValueError:
            raise IndexError from None


@breaks("garbage", MOVES_ONLY)
class KeepsWhatItDoesntWrite(Toy):
    def write(self, position: Position) -> str:
        return super().write(position if position.step == "bid" else replace(position, prize=0))


@breaks("garbage", MOVES_ONLY)
class TakesAnyWordForAnAction(Toy):
    def read_action(self, text: str) -> Action:
        return ACTIONS.index(text) if text in ACTIONS else -1


# Who may do what


@breaks("setup")
class ForgetsItsEdition(Toy):
    def setup(self, position: Position) -> Setup:
        setup = position.setup
        return Setup(setup.players, setup.version, "quick", setup.options) if position.step == "bid" else setup


@breaks("to_act", NO_WHOLE_SPACE)
class AsksWhoHasBidAgain(Toy):
    def to_act(self, position: Position) -> tuple[Seat, ...]:
        able = super().to_act(position)
        return (0, 1, 2) if 0 < len(able) < 3 and CHANCE not in able else able

    def legal(self, position: Position, seat: Seat) -> list[Action]:
        return super().legal(position, seat) if seat in super().to_act(position) else []


@breaks("to_act", NO_WHOLE_SPACE)
class LetsChanceInterfere(Toy):
    def to_act(self, position: Position) -> tuple[Seat, ...]:
        able = super().to_act(position)
        return (CHANCE, *able) if position.step == "bid" else able

    def outcomes(self, position: Position) -> list[tuple[Action, int]]:
        return [(3, 3)] if position.step == "bid" else super().outcomes(position)


@breaks("legal")
class ListsBackwards(Toy):
    def legal(self, position: Position, seat: Seat) -> list[Action]:
        return super().legal(position, seat)[::-1]


@breaks("legal")
class ListsTwice(Toy):
    def legal(self, position: Position, seat: Seat) -> list[Action]:
        return sorted(2 * super().legal(position, seat))


@breaks("legal")
class Miscounts(Toy):
    def legal_count(self, position: Position, seat: Seat) -> int:
        return max(1, super().legal_count(position, seat) - 1)


@breaks("legal")
class PicksTheNext(Toy):
    def nth_legal(self, position: Position, seat: Seat, n: int) -> Action:
        return self.legal(position, seat)[n - 1]


@breaks("check")
class LeavesFoldingOut(Toy):
    def legal(self, position: Position, seat: Seat) -> list[Action]:
        found = super().legal(position, seat)
        return [action for action in found if action != FOLDS] if len(found) == 4 else found


@breaks("check")
class AllowsChanceAnyCard(Toy):
    def check(self, position: Position, seat: Seat, action: Action) -> Refusal | None:
        return None if seat == CHANCE and position.step == "over" else super().check(position, seat, action)


@breaks("refusals")
class InventsARefusal(Toy):
    def check(self, position: Position, seat: Seat, action: Action) -> Refusal | None:
        found = super().check(position, seat, action)
        return Refusal("toy.because", "TOY-2.2", {}) if found is not None and found.code == "toy.wait" else found


@breaks("refusals")
class CitesAnotherRule(Toy):
    def check(self, position: Position, seat: Seat, action: Action) -> Refusal | None:
        found = super().check(position, seat, action)
        return Refusal(found.code, "TOY-1.1", {}) if found is not None and found.code == "toy.over" else found


# Hidden information


@breaks("view")
class JudgesViewsOtherwise(Toy):
    def legal(self, position: Position, seat: Seat) -> list[Action]:
        found = super().legal(position, seat)
        return found[:1] if "?" in self.write(position) else found


@breaks("view")
class AsksForHiddenHands(Toy):
    def preview(self, position: Position, seat: Seat, action: Action) -> Preview:
        preview = super().preview(position, seat, action)
        return Preview(
            preview.low, preview.high, [*preview.events, Event("toy.shown", 0, {"hand": self._hand(position)})]
        )

    def _hand(self, position: Position) -> str:
        return str(position.players[0].hand)


@breaks("view")
class CoversViewsTwice(Toy):
    def view(self, position: Position, seat: Seat | None) -> Position:
        seen = super().view(position, seat)
        return replace(seen, played=position.played[1:]) if "?" in self.write(position) else seen


@breaks("sample")
class SamplesOtherHands(Toy):
    def sample(self, view: Position, seat: Seat | None, source: Source) -> Position:
        return replace(super().sample(view, seat, source), players=(super().sample(view, None, source).players[0],) * 3)


@breaks("sample")
class SamplesNothing(Toy):
    def sample(self, view: Position, seat: Seat | None, source: Source) -> Position:
        return replace(super().sample(view, seat, source), step="over")


@breaks("reveal")
class LetsBidsBeTakenBackOnceShown(Toy):
    def stage(self, position: Position) -> int:
        return 0


# Values


@breaks("evaluate")
class ValuesInFractions(Toy):
    def evaluate(self, view: Position, seat: Seat) -> int:
        return super().evaluate(view, seat) / 3  # type: ignore[return-value]


@breaks("preview")
class PromisesTooMuch(Toy):
    def preview(self, position: Position, seat: Seat, action: Action) -> Preview:
        preview = super().preview(position, seat, action)
        return Preview(preview.high + 1, preview.high + 1, preview.events)


@breaks("preview")
class PromisesTheUnheardOf(Toy):
    def preview(self, position: Position, seat: Seat, action: Action) -> Preview:
        preview = super().preview(position, seat, action)
        return Preview(preview.low, preview.high, [Event("toy.triumph", seat, {})])


@breaks("standings")
class LetsTheLastWin(Toy):
    def standings(self, position: Position) -> tuple[Standing, ...]:
        places = [4 - standing.place for standing in super().standings(position)]
        return tuple(
            Standing(one.seat, place, one.parts, one.tiebreaks)
            for one, place in zip(super().standings(position), places, strict=True)
        )


@breaks("standings")
class SortsByPlace(Toy):
    def standings(self, position: Position) -> tuple[Standing, ...]:
        return super().standings(position)[::-1]


@breaks("standings")
class BreaksTiesWithWords(Toy):
    def standings(self, position: Position) -> tuple[Standing, ...]:
        return tuple(
            Standing(one.seat, one.place, one.parts, {**one.tiebreaks, "mood": "good"})
            for one in super().standings(position)
        )


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
        return playout(self, position, source)


@breaks("playout_midway")
class PlaysOutInAnotherWayFromTheMiddle(Toy):
    def playout(self, position: Position, source: Source) -> Position:
        if position.step == "bid":
            source.bits()
        return playout(self, position, source)


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
