"""Toys with a fault in who may do what, or in what things are worth."""

from __future__ import annotations

from rollwright.kernel.model import CHANCE, Action, Event, Preview, Refusal, Seat, Standing
from rollwright.kernel.options import Setup
from rollwright.kernel.standing_answer import StandingAnswer
from rollwright.testing.altered import altered
from tests.kernel.broken import EVERYWHERE, NO_WHOLE_SPACE, Toy, breaks
from tests.toy.game import FOLDS, PRIZE
from tests.toy.game import GAME as TOY
from tests.toy.position import Position

# Who may do what


@breaks("setup", EVERYWHERE)
def forgets_its_edition() -> Toy:
    def setup_of(position: Position) -> Setup:
        setup = position.setup
        return Setup(setup.players, setup.version, "quick", setup.options) if position.step == "bid" else setup

    return altered(TOY, setup=setup_of)


@breaks("ids", NO_WHOLE_SPACE)
def offers_what_has_no_number() -> Toy:
    def legal(position: Position, seat: Seat) -> list[Action]:
        found = TOY.legal(position, seat)
        return [*found, TOY.action_space] if FOLDS in found else found

    return altered(TOY, legal=legal)


@breaks("ids", EVERYWHERE)
def likes_what_is_no_action() -> Toy:
    return altered(TOY, quick=lambda position, seat: -1)


@breaks("to_act", NO_WHOLE_SPACE)
def asks_who_has_bid_again() -> Toy:
    def to_act(position: Position) -> tuple[Seat, ...]:
        able = TOY.to_act(position)
        return (0, 1, 2) if 0 < len(able) < 3 and CHANCE not in able else able

    return altered(TOY, to_act=to_act, quick=lambda position, seat: FOLDS)


@breaks("to_act", NO_WHOLE_SPACE)
def lets_chance_interfere() -> Toy:
    def to_act(position: Position) -> tuple[Seat, ...]:
        able = TOY.to_act(position)
        return (CHANCE, *able) if position.step == "bid" else able

    def legal(position: Position, seat: Seat) -> list[Action]:
        return [PRIZE] if position.step == "bid" and seat == CHANCE else TOY.legal(position, seat)

    return altered(TOY, to_act=to_act, legal=legal, quick=lambda position, seat: FOLDS)


@breaks("legal")
def lists_backwards() -> Toy:
    return altered(TOY, legal=lambda position, seat: TOY.legal(position, seat)[::-1], quick=TOY.quick)


@breaks("legal")
def lists_twice() -> Toy:
    return altered(TOY, legal=lambda position, seat: sorted(2 * TOY.legal(position, seat)))


@breaks("legal")
def miscounts() -> Toy:
    return altered(TOY, legal_count=lambda position, seat: max(1, TOY.legal_count(position, seat) - 1))


@breaks("legal")
def picks_the_next() -> Toy:
    return altered(TOY, nth_legal=lambda position, seat, n: TOY.legal(position, seat)[n - 1])


@breaks("standing_answers")
def answers_for_who_is_not_asked() -> Toy:
    return altered(TOY, standing_answers=(StandingAnswer("fold", (), lambda view, seat, chosen: FOLDS),))


@breaks("check")
def leaves_folding_out() -> Toy:
    def legal(position: Position, seat: Seat) -> list[Action]:
        found = TOY.legal(position, seat)
        return [action for action in found if action != FOLDS] if len(found) == 4 else found

    return altered(TOY, legal=legal, standing_answers=())


@breaks("check")
def lets_one_bid_twice() -> Toy:
    def check(position: Position, seat: Seat, action: Action) -> Refusal | None:
        found = TOY.check(position, seat, action)
        return None if found is not None and found.code == "toy.one_bid" else found

    return altered(TOY, check=check)


@breaks("check")
def allows_chance_any_card() -> Toy:
    def check(position: Position, seat: Seat, action: Action) -> Refusal | None:
        return None if seat == CHANCE and position.step == "over" else TOY.check(position, seat, action)

    return altered(TOY, check=check)


@breaks("refusals")
def invents_a_refusal() -> Toy:
    def check(position: Position, seat: Seat, action: Action) -> Refusal | None:
        found = TOY.check(position, seat, action)
        return Refusal("toy.because", "TOY-2.2", {}) if found is not None and found.code == "toy.wait" else found

    return altered(TOY, check=check)


@breaks("refusals")
def cites_another_rule() -> Toy:
    def check(position: Position, seat: Seat, action: Action) -> Refusal | None:
        found = TOY.check(position, seat, action)
        return Refusal(found.code, "TOY-1.1", {}) if found is not None and found.code == "toy.over" else found

    return altered(TOY, check=check)


# Values


@breaks("evaluate")
def values_in_fractions() -> Toy:
    return altered(TOY, evaluate=lambda view, seat: TOY.evaluate(view, seat) / 3)


@breaks("evaluate")
def forecasts_in_words() -> Toy:
    return altered(TOY, forecast=lambda view, seat: "sunny")


@breaks("quick")
def likes_what_it_may_not_do() -> Toy:
    return altered(TOY, quick=lambda position, seat: TOY.action_space - 1 - TOY.quick(position, seat))


@breaks("preview")
def promises_too_much() -> Toy:
    def preview(position: Position, seat: Seat, action: Action) -> Preview:
        found = TOY.preview(position, seat, action)
        return Preview(found.high + 1, found.high + 1, found.events)

    return altered(TOY, preview=preview)


@breaks("preview")
def promises_the_unheard_of() -> Toy:
    def preview(position: Position, seat: Seat, action: Action) -> Preview:
        found = TOY.preview(position, seat, action)
        return Preview(found.low, found.high, [Event("toy.triumph", seat, {})])

    return altered(TOY, preview=preview)


@breaks("standings")
def lets_the_last_win() -> Toy:
    def standings(position: Position) -> tuple[Standing, ...]:
        return tuple(Standing(one.seat, 4 - one.place, one.parts, one.tiebreaks) for one in TOY.standings(position))

    return altered(TOY, standings=standings)


@breaks("standings", EVERYWHERE)
def sorts_by_place() -> Toy:
    return altered(TOY, standings=lambda position: TOY.standings(position)[::-1])


@breaks("standings")
def breaks_ties_with_words() -> Toy:
    def standings(position: Position) -> tuple[Standing, ...]:
        return tuple(
            Standing(one.seat, one.place, one.parts, {**one.tiebreaks, "mood": "good"})
            for one in TOY.standings(position)
        )

    return altered(TOY, standings=standings)
