"""Toys with a fault in who may do what, in what is hidden, or in what things are worth."""

from __future__ import annotations

from dataclasses import replace

from rollwright.kernel.model import CHANCE, Action, Event, Preview, Refusal, Seat, Standing
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from tests.kernel.broken import NO_WHOLE_SPACE, breaks
from tests.toy.game import FOLDS, Toy
from tests.toy.position import Position

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


@breaks("evaluate")
class ForecastsInWords(Toy):
    def forecast(self, view: Position, seat: Seat) -> int:
        return "sunny"  # type: ignore[return-value]


@breaks("quick")
class LikesWhatItMayNotDo(Toy):
    def quick(self, position: Position, seat: Seat) -> Action:
        return self.action_space - 1 - super().quick(position, seat)


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
