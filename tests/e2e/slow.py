"""Tables of mine where moves have days, for scenes and tests."""

from __future__ import annotations

import time
from typing import Final

from tests.e2e.world import RECIPES, Place, State, World
from tests.server.client import NO_CLOCK, http

SLOW: Final = "slow"
"""Three that wait for me, and one at which somebody is on vacation."""
_DAY: Final = 86_400_000


def slow_tables(world: World) -> Place:
    place = world.played("slow 1", _mine, clock={"kind": "days", "days": 3})
    for number, clock in ((2, {"kind": "days", "days": 1}), (3, NO_CLOCK)):
        world.played(f"slow {number}", _mine, clock=clock, guest=place.guest, friends=1)
    away = world.played("slow 4", _theirs, clock={"kind": "days", "days": 7}, guest=place.guest, friends=1)
    [friend] = away.people
    now = int(time.time() * 1000)
    body = {"from": now, "until": now + 6 * _DAY}
    answer = http(f"{world.address}/api/me/vacation", "PUT", body, friend.guest["ticket"])
    assert answer.status == 200, answer.text
    return Place(away.table, place.guest, people=[*place.people, friend])


def _mine(state: State) -> bool:
    """I am asked for something, in a round that goes on."""
    return any(offer["actions"] for offer in state["offers"]) and state["view"]["step"] in ("roll", "mark")


def _theirs(state: State) -> bool:
    return not any(offer["actions"] for offer in state["offers"]) and state["view"]["step"] == "roll"


RECIPES[SLOW] = slow_tables
