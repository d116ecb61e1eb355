"""What a game need not write itself: for each part of `Game` that can be left out, a function made from the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from rollwright.kernel.model import (
    CHANCE,
    Action,
    Chance,
    Event,
    NotationError,
    Preview,
    Refusal,
    Seat,
    Standing,
    Step,
    Values,
)
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from rollwright.kernel.walk import Walk

P = TypeVar("P")

Apply = Callable[[P, Seat, Action], Step[P]]
After = Callable[[P, Seat, Action], P]
Legal = Callable[[P, Seat], list[Action]]
Offer = Callable[[P, Seat, Walk], None]


def after(apply: Apply[P]) -> After[P]:
    def silently(position: P, seat: Seat, action: Action) -> P:
        return apply(position, seat, action).position

    return silently


# Judging


def no_rule_against(position: Any, seat: Seat, text: str) -> Refusal | None:
    return None


def judge(
    read_action: Callable[[str], Action],
    check: Callable[[P, Seat, Action], Refusal | None],
    refuse_text: Callable[[P, Seat, str], Refusal | None],
) -> Callable[[P, Seat, str], Action | Refusal]:
    def judged(position: P, seat: Seat, text: str) -> Action | Refusal:
        try:
            action = read_action(text)
        except NotationError:
            refusal = refuse_text(position, seat, text)
            if refusal is None:
                raise
            return refusal
        refusal = check(position, seat, action)
        return action if refusal is None else refusal

    return judged


def legal(
    offer: Offer[P] | None,
    to_act: Callable[[P], tuple[Seat, ...]],
    outcomes: Callable[[P], list[tuple[Action, int]]],
) -> Legal[P]:
    if offer is None:
        raise TypeError("a game says by `offer` or by `legal` what is legal; neither is given")

    def listed(position: P, seat: Seat) -> list[Action]:
        if seat == CHANCE:
            return [action for action, _ in outcomes(position)] if to_act(position) == (CHANCE,) else []
        found: list[Action] = []
        offer(position, seat, Walk(-1, found))
        return found

    return listed


def legal_count(offer: Offer[P] | None, legal: Legal[P]) -> Callable[[P, Seat], int]:
    def count(position: P, seat: Seat) -> int:
        if offer is None or seat == CHANCE:
            return len(legal(position, seat))
        walk = Walk(-1, None)
        offer(position, seat, walk)
        return walk.count

    return count


def nth_legal(offer: Offer[P] | None, legal: Legal[P]) -> Callable[[P, Seat, int], Action]:
    def nth(position: P, seat: Seat, n: int) -> Action:
        if offer is None or seat == CHANCE:
            return legal(position, seat)[n]
        walk = Walk(n, None)
        offer(position, seat, walk)
        if walk.picked < 0:
            raise IndexError(f"seat {seat} has no {n + 1} actions")
        return walk.picked

    return nth


def preview(apply: Apply[P], standings: Callable[[P], tuple[Standing, ...]]) -> Callable[[P, Seat, Action], Preview]:
    def brings(position: P, seat: Seat, action: Action) -> Preview:
        step = apply(position, seat, action)
        gain = standings(step.position)[seat].points - standings(position)[seat].points if seat != CHANCE else 0
        return Preview(gain, gain, step.events)

    return brings


def commute(
    check: Callable[[P, Seat, Action], Refusal | None], after: After[P]
) -> Callable[[P, Seat, Action, Seat, Action], bool]:
    def in_either_order(position: P, seat: Seat, action: Action, other: Seat, others: Action) -> bool:
        if seat == other or check(position, seat, action) is not None or check(position, other, others) is not None:
            return False
        first, second = after(position, seat, action), after(position, other, others)
        if check(first, other, others) is not None or check(second, seat, action) is not None:
            return False
        return bool(after(first, other, others) == after(second, seat, action))

    return in_either_order


# Chance


def outcomes(
    chance: Callable[[P], Chance], outcome: Callable[[P, int], Action]
) -> Callable[[P], list[tuple[Action, int]]]:
    def counted(position: P) -> list[tuple[Action, int]]:
        counts: dict[Action, int] = {}
        for number in range(chance(position).total):
            action = outcome(position, number)
            counts[action] = counts.get(action, 0) + 1
        return sorted(counts.items())

    return counted


def draw(chance: Callable[[P], Chance], outcome: Callable[[P, int], Action]) -> Callable[[P, Source], Action]:
    def drawn(position: P, source: Source) -> Action:
        return outcome(position, source.below(chance(position).total))

    return drawn


def no_deck(position: Any, below: Callable[[int], int]) -> list[Action]:
    return []


# Hidden information: none


def no_tally(view: Any, seat: Seat) -> Values:
    return {}


def see_all(position: P, seat: Seat | None) -> P:
    return position


def show_all_events(event: Event, seat: Seat | None) -> Event | None:
    return event


def know_all(view: P, seat: Seat | None, source: Source) -> P:
    return view


def known(sample: Callable[[P, Seat | None, Source], P]) -> Callable[[P], bool]:
    return lambda position: sample(position, None, Source("known")) == position


# JSON


def to_json(write: Callable[[P], str]) -> Callable[[P], dict[str, object]]:
    def as_text(position: P) -> dict[str, object]:
        return {"position": write(position)}

    return as_text


def from_json(read: Callable[[Setup, str], P]) -> Callable[[Setup, Mapping[str, Any]], P]:
    def from_text(setup: Setup, data: Mapping[str, Any]) -> P:
        return read(setup, str(data["position"]))

    return from_text


# For bots


def best_by_evaluation(
    after: After[P],
    view: Callable[[P, Seat | None], P],
    evaluate: Callable[[P, Seat], int],
    position: P,
    seat: Seat,
    actions: Sequence[Action],
) -> Action:
    """Of these actions, the one after which `evaluate` gives most; of equals the first."""
    best = actions[0]
    if len(actions) > 1:
        most = evaluate(view(after(position, seat, best), seat), seat)
        for action in actions[1:]:
            value = evaluate(view(after(position, seat, action), seat), seat)
            if value > most:
                best, most = action, value
    return best


def quick(
    legal: Legal[P], after: After[P], view: Callable[[P, Seat | None], P], evaluate: Callable[[P, Seat], int]
) -> Callable[[P, Seat], Action]:
    def look(position: P, seat: Seat) -> Action:
        return best_by_evaluation(after, view, evaluate, position, seat, legal(position, seat))

    return look


def playout(
    to_act: Callable[[P], tuple[Seat, ...]],
    draw: Callable[[P, Source], Action],
    legal_count: Callable[[P, Seat], int],
    nth_legal: Callable[[P, Seat, int], Action],
    after: After[P],
) -> Callable[[P, Source], P]:
    """Draws just as kernel/playout.py's random_move does."""

    def to_the_end(position: P, source: Source) -> P:
        while True:
            seats = to_act(position)
            if not seats:
                return position
            seat = seats[0]
            if seat == CHANCE:
                action = draw(position, source)
            else:
                if len(seats) > 1:
                    seat = seats[source.below(len(seats))]
                action = nth_legal(position, seat, source.below(legal_count(position, seat)))
            position = after(position, seat, action)

    return to_the_end
