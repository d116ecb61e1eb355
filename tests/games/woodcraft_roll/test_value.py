"""No free action makes value from nothing, whatever is done in whatever order: seen in random games."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.games.woodcraft_roll.components import ORDER_NAMES
from rollwright.games.woodcraft_roll.content_pack import pack_of
from rollwright.kernel.game import make_setup
from rollwright.kernel.model import CHANCE, Event
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.testing.scene import rule
from tests.games.woodcraft_roll.wrw import GAME

PACK = pack_of("")
DUE = ("lantern", "chestnut", "pick")
"""Choices that something gained before has opened."""


class Turn:
    """A free action of a seat: the sheet before and after, and what was told."""

    def __init__(self, verb: str, before: dict[str, Any], after: dict[str, Any], events: list[Event]) -> None:
        self.verb = verb
        self.before = before
        self.after = after
        self.events = events

    def reported(self, code: str) -> int:
        return sum(event.code == code for event in self.events)

    def completed(self) -> list[str]:
        return [str(event.values["order"]) for event in self.events if event.code == "wrw.completed"]

    def rise(self, what: str) -> int:
        return measure(self.after, what) - measure(self.before, what)


def measure(player: dict[str, Any], what: str) -> int:
    rows = player["resources"]
    if what == "pips":
        return sum(int(die[1:]) for die in player["dice"])
    if what == "crossed":
        return sum(int(row["crossed"]) for row in rows.values())
    if what == "uses":
        return sum(state == "used" for state in player["helpers"].values())
    if what == "hired":
        return sum(state != "none" for state in player["helpers"].values())
    return len(player[what]) if isinstance(player[what], list) else int(player[what])


def free_actions(players: int, seed: str) -> list[Turn]:
    """All free actions of a random game."""
    source = Source(seed)
    position = GAME.new(make_setup(GAME, players))
    found: list[Turn] = []
    while GAME.to_act(position):
        actor, action = random_move(GAME, position, source)
        step = GAME.apply(position, actor, action)
        verb = GAME.write_action(action).split()[0]
        if actor != CHANCE and verb not in ("keep", "choose", "take", "end"):
            sheets = [GAME.to_json(one)["players"][actor] for one in (position, step.position)]  # type: ignore[index]
            found.append(Turn(verb, sheets[0], sheets[1], step.events))
        position = step.position
    return found


@pytest.fixture(scope="module")
def turns() -> list[Turn]:
    return [turn for number in range(20) for turn in free_actions(1 + number % 5, f"value {number}")]


@rule("WRW-7.10")
def test_every_free_action_uses_something_up_for_good(turns: list[Turn]) -> None:
    """So a turn comes to an end by itself: circles, orders and helpers are only so many."""
    for turn in turns:
        spent = turn.rise("crossed") + turn.rise("uses") + turn.rise("done") + turn.rise("hired")
        assert turn.rise("crossed") >= 0
        assert turn.rise("done") >= 0
        if turn.verb in DUE:
            assert len(turn.before["due"]) > 0
        else:
            assert spent > 0, turn.verb


@rule("WRW-7.1")
@rule("WRW-7.6")
@rule("WRW-7.8")
@rule("WRW-9.8")
def test_dice_are_worth_no_more_than_was_paid_for(turns: list[Turn]) -> None:
    rises = {"glue": (0, -1), "saw": (0, 1), "raise": (1, 0)}
    seen: set[str] = set()
    for turn in turns:
        gained = turn.reported("wrw.die_gained")
        if turn.verb in rises:
            assert (turn.rise("pips"), turn.rise("dice"), turn.rise("crossed")) == (*rises[turn.verb], 1)
            seen.add(turn.verb)
        elif turn.verb == "shift":
            assert abs(turn.rise("pips")) == 1
            assert turn.rise("uses") == 1
        elif turn.verb == "complete":
            asked = sum(len(PACK.orders[ORDER_NAMES.index(name)].dice) for name in turn.completed())
            assert turn.rise("dice") == gained - asked
            assert asked + turn.rise("crossed") > 0
        else:
            assert turn.rise("dice") == gained
    assert seen == set(rises)


@rule("WRW-8.12")
def test_nuts_come_from_gluing_sales_helpers_and_what_is_printed(turns: list[Turn]) -> None:
    for turn in turns:
        counted = sum(int(event.values["count"]) for event in turn.events if event.code == "wrw.nuts")
        assert turn.rise("nuts") == counted
        if turn.verb == "glue":
            assert counted <= 2
        elif turn.verb == "sell":
            assert counted <= 2 + turn.reported("wrw.lantern_surplus")
        elif turn.verb in ("saw", "raise", "shift", "berry"):
            assert counted == 0


@rule("WRW-8.1")
def test_resources_are_circled_only_by_gains_that_are_told(turns: list[Turn]) -> None:
    for turn in turns:
        circled = sum(row["circled"] for row in turn.after["resources"].values())
        circled -= sum(row["circled"] for row in turn.before["resources"].values())
        assert circled == turn.reported("wrw.circled")
        if turn.verb in ("glue", "saw", "raise", "shift", "berry", "chestnut"):
            assert circled == 0


@rule("WRW-2.4")
def test_no_position_of_a_turn_comes_again() -> None:
    source = Source("again")
    position = GAME.new(make_setup(GAME, 1))
    seen: set[str] = set()
    while GAME.to_act(position):
        text = GAME.write(position)
        assert text not in seen
        seen.add(text)
        actor, action = random_move(GAME, position, source)
        position = GAME.after(position, actor, action)
