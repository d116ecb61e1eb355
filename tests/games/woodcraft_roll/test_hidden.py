"""What is secret is seen by no other seat before the reveal, in no form: choices, kept orders, dealt orders."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rollwright.kernel.game import make_setup
from rollwright.kernel.model import CHANCE, Event
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene, rule
from tests.games.woodcraft_roll.wrw import GAME, choosing, each, new, state, wrw


def given(at: Scene, seat: int | None, events: list[Event]) -> str:
    """All that a seat or an onlooker gets of a position and of what led there."""
    view = GAME.view(at.position, seat)
    heard = [GAME.visible(event, seat) for event in events]
    reported = [event.to_json() for event in heard if event is not None]
    return json.dumps([GAME.write(view), GAME.to_json(view), reported, GAME.to_act(view)])


def positions_to_choose(players: int, games: int) -> list[Scene]:
    """Positions of random games in which at least two have still to keep or choose."""
    found: list[Scene] = []
    for number in range(games):
        source = Source(f"hidden {players} {number}")
        position = GAME.new(make_setup(GAME, players))
        while GAME.to_act(position):
            acting = GAME.to_act(position)
            if len(acting) > 1 and json.dumps(GAME.to_json(position)["step"]) in ('"keep"', '"choose"'):
                found.append(Scene(GAME, position, []))
            actor, action = random_move(GAME, position, source)
            position = GAME.after(position, actor, action)
    return found


@rule("WRW-4.1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_whatever_a_seat_chooses_the_others_get_the_same_until_all_have_chosen(players: int) -> None:
    looked_at = 0
    for at in positions_to_choose(players, 2)[::players]:
        seat = GAME.to_act(at.position)[0]
        steps = [GAME.apply(at.position, seat, action) for action in GAME.legal(at.position, seat)]
        for other in (*(one for one in range(players) if one != seat), None):
            texts = {given(Scene(GAME, step.position, []), other, step.events) for step in steps}
            assert len(texts) == 1
            looked_at += 1
        own = {given(Scene(GAME, step.position, []), seat, step.events) for step in steps}
        assert len(own) == len(steps)
    assert looked_at > 15


@rule("WRW-4.1")
def test_that_somebody_has_chosen_is_seen_and_what_is_not() -> None:
    at = choosing(players=3).play("choose y4 3", seat=0)
    assert [one["chosen"] for one in state(at, 1, view=True)["players"]] == [True, False, False]
    assert state(at, 1, view=True)["players"][0]["choice"] == {"hidden": 1}
    assert state(at, 0, view=True)["players"][0]["choice"] == {"die": "y4", "line": 3}
    assert [GAME.visible(event, 1) for event in at.events] == [Event("wrw.has_chosen", 0, {})]


@rule("WRW-4.1")
def test_the_last_choice_shows_them_all() -> None:
    at = each(choosing(players=3), "choose y4 3", "choose b6 1", "choose y4 3")
    assert [event.values["die"] for event in at.events if event.code == "wrw.took_die"] == ["y4", "b6", "y4"]
    assert GAME.visible(at.events[3], 2) == at.events[3]


@rule("WRW-4.1")
@rule("WRW-2.5")
def test_choices_and_free_actions_of_different_seats_can_come_in_any_order() -> None:
    one = each(choosing(players=2), "choose y4 3", "choose b6 1")
    at = choosing(players=2).play("choose b6 1", seat=1).play("choose y4 3", seat=0)
    assert at.position == one.position


@rule("WRW-1.4")
def test_dealt_orders_are_seen_by_their_owner_only() -> None:
    at = wrw("turn=0 step=keep | dealt=a1,a2 | dealt=a3,a4")
    twin = wrw("turn=0 step=keep | dealt=a1,a2 | dealt=a7,a9")
    for seat in (0, None):
        assert given(at, seat, []) == given(twin, seat, [])
    assert given(at, 1, []) != given(twin, 1, [])


@rule("WRW-1.5")
def test_the_order_not_kept_stays_known_to_its_owner_only() -> None:
    at = each(wrw("turn=0 step=keep | dealt=a1,a2 | dealt=a3,a4"), "keep a1", "keep a3")
    seen = [state(at, seat, view=True)["players"] for seat in (0, 1)]
    assert [one["dealt"] for one in seen[0]] == [["a2"], {"hidden": 1}]
    assert [one["dealt"] for one in seen[1]] == [{"hidden": 1}, ["a4"]]
    assert [one["held"] for one in seen[0]] == [["a1"], ["a3"]]


@rule("WRW-1.3")
def test_what_is_in_the_deck_of_phase_one_is_hidden_from_all() -> None:
    at = new(2)
    while GAME.to_act(at.position) == (CHANCE,):
        at = Scene(GAME, GAME.after(at.position, CHANCE, GAME.draw(at.position, Source("deck"))), [])
    for seat in (0, 1, None):
        orders: dict[str, Any] = state(at, seat, view=True)["orders"]
        assert len(orders) == (0 if seat is None else 2)
