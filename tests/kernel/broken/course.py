"""Toys with a fault in the course of a game, or in chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rollwright.kernel.model import CHANCE, Action, Chance, Event, Preview, Refusal, Seat, Step
from rollwright.kernel.source import Source
from rollwright.testing.altered import altered
from tests.kernel.broken import EVERYWHERE, MOVES_ONLY, Toy, breaks
from tests.toy.game import FOLDS, PRIZE
from tests.toy.game import GAME as TOY
from tests.toy.position import Position

# The course of a game


@breaks("end")
def promises_a_shorter_game() -> Toy:
    return altered(TOY, longest=lambda setup: TOY.longest(setup) - 1)


@breaks("end", MOVES_ONLY)
def cant_roll_twice() -> Toy:
    def apply(position: Position, seat: Seat, action: Action) -> Step[Position]:
        assert seat != CHANCE or position.round == 1
        return TOY.apply(position, seat, action)

    return altered(TOY, apply=apply)


@breaks("after", MOVES_ONLY)
def goes_elsewhere_in_silence() -> Toy:
    return altered(TOY, after=lambda position, seat, action: replace(TOY.after(position, seat, action), prize=2))


@breaks("events")
def tells_the_unheard_of() -> Toy:
    def apply(position: Position, seat: Seat, action: Action) -> Step[Position]:
        step = TOY.apply(position, seat, action)
        return Step(step.position, [*step.events, Event("toy.sneeze", seat, {})])

    return altered(TOY, apply=apply)


@breaks("events", MOVES_ONLY)
def tells_in_fractions() -> Toy:
    def apply(position: Position, seat: Seat, action: Action) -> Step[Position]:
        step = TOY.apply(position, seat, action)
        return Step(step.position, [Event("toy.over", seat, {"half": 0.5})])  # type: ignore[dict-item]

    return altered(TOY, apply=apply)


@breaks("stage")
def goes_back_in_stages() -> Toy:
    return altered(TOY, stage=lambda position: -TOY.stage(position))


@breaks("turn")
def leaves_out_every_second_turn() -> Toy:
    return altered(TOY, turn=lambda position: 2 * TOY.stage(position))


@breaks("turn")
def begins_in_its_third_turn() -> Toy:
    return altered(TOY, turn=lambda position: 3 + TOY.stage(position))


@breaks("labels")
def rolls_every_round_alike() -> Toy:
    def chance(position: Position) -> Chance:
        node = TOY.chance(position)
        return Chance(node.label.split()[0], node.total)

    return altered(TOY, chance=chance)


@breaks("replay", MOVES_ONLY)
def refuses_what_it_offers() -> Toy:
    def check(position: Position, seat: Seat, action: Action) -> Refusal | None:
        found = TOY.check(position, seat, action)
        return Refusal("toy.wait", "TOY-2.2", {}) if found is None and action == FOLDS else found

    return altered(TOY, check=check)


@breaks("playout")
def plays_out_in_another_way() -> Toy:
    def playout(position: Position, source: Source) -> Position:
        source.bits()
        return TOY.playout(position, source)

    return altered(TOY, playout=playout)


@breaks("playout_midway")
def plays_out_in_another_way_from_the_middle() -> Toy:
    def playout(position: Position, source: Source) -> Position:
        if position.step == "bid":
            source.bits()
        return TOY.playout(position, source)

    return altered(TOY, playout=playout)


# What several do at once


@breaks("commute", EVERYWHERE)
def pays_the_first_bidder() -> Toy:
    def apply(position: Position, seat: Seat, action: Action) -> Step[Position]:
        step = TOY.apply(position, seat, action)
        if seat == CHANCE or len(TOY.to_act(position)) < 3:
            return step
        players = list(step.position.players)
        players[seat] = replace(players[seat], points=players[seat].points + 1)
        return Step(replace(step.position, players=tuple(players)), step.events)

    def preview(position: Position, seat: Seat, action: Action) -> Preview:
        found = TOY.preview(position, seat, action)
        return found if len(TOY.to_act(position)) < 3 else Preview(1, 1, found.events)

    return altered(TOY, apply=apply, preview=preview, commute=always)


@breaks("commute")
def closes_the_bidding_with_the_first_bid() -> Toy:
    def apply(position: Position, seat: Seat, action: Action) -> Step[Position]:
        if seat == CHANCE:
            return TOY.apply(position, seat, action)
        folded = [player if own == seat else replace(player, bid=0) for own, player in enumerate(position.players)]
        return TOY.apply(replace(position, players=tuple(folded)), seat, action)

    return altered(TOY, apply=apply, preview=lambda position, seat, action: Preview(0, 3, []), commute=always)


@breaks("commute")
def commutes_one_way() -> Toy:
    return altered(TOY, commute=lambda position, seat, action, other, others: seat < other)


@breaks("commutes")
def never_commutes() -> Toy:
    return altered(TOY, commute=lambda position, seat, action, other, others: False)


def always(position: Position, seat: Seat, action: Action, other: Seat, others: Action) -> bool:
    return seat != other


@breaks("unchanged", EVERYWHERE)
def scribbles_on_positions() -> Toy:
    def chance(position: Position) -> Chance:
        object.__setattr__(position, "prize", 7)
        return TOY.chance(position)

    return altered(TOY, chance=chance)


# Chance


@breaks("chance")
def weighs_all_cards_alike() -> Toy:
    return altered(TOY, outcomes=lambda position: [(action, 1) for action, _ in TOY.outcomes(position)])


@breaks("chance")
def draws_twice() -> Toy:
    def draw(position: Position, source: Source) -> Action:
        source.bits()
        return TOY.draw(position, source)

    return altered(TOY, draw=draw)


@breaks("chance")
def offers_chance_less() -> Toy:
    def legal(position: Position, seat: Seat) -> list[Action]:
        found = TOY.legal(position, seat)
        return found[:1] if seat == CHANCE else found

    return altered(TOY, legal=legal)


@breaks("odds")
def loads_the_die() -> Toy:
    def outcomes(position: Position) -> list[tuple[Action, int]]:
        loaded = [(PRIZE, 5), (PRIZE + 1, 3), (PRIZE + 2, 1)]
        return loaded if position.step == "prize" else TOY.outcomes(position)

    def chance(position: Position) -> Chance:
        node = TOY.chance(position)
        return Chance(node.label, 9) if position.step == "prize" else node

    def outcome(position: Position, number: int) -> Action:
        return TOY.outcome(position, number // 3 if position.step == "prize" else number)

    return altered(TOY, outcomes=outcomes, chance=chance, outcome=outcome)


@breaks("order")
def loses_a_card() -> Toy:
    return altered(TOY, order=lambda position, below: TOY.order(position, below)[:-1])


@breaks("order")
def has_a_card_twice() -> Toy:
    def order(position: Position, below: Callable[[int], int]) -> list[Action]:
        cards = TOY.order(position, below)
        return [*cards[:3], *cards[:3], *cards[6:]]

    return altered(TOY, order=order)


@breaks("order")
def shuffles_before_every_card() -> Toy:
    return altered(TOY, order=lambda position, below: TOY.order(TOY.new(position.setup), below))


@breaks("order")
def counts_cards_from_one() -> Toy:
    def chance(position: Position) -> Chance:
        node = TOY.chance(position)
        return Chance(node.label, node.total, node.deck, node.index + 1)

    return altered(TOY, chance=chance)


@breaks("order", MOVES_ONLY)
def orders_what_cant_be_drawn() -> Toy:
    def order(position: Position, below: Callable[[int], int]) -> list[Action]:
        cards = TOY.order(position, below)
        return [FOLDS, *cards] if cards else []

    return altered(TOY, order=order)
