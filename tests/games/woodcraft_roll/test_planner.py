"""The bot `greedy` plans the free actions of a turn: it takes steps that pay only when an order is completed."""

from __future__ import annotations

import pytest

from rollwright.bots import find_bot
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene
from tests.games.woodcraft_roll.wrw import working, wrw


def planned(at: Scene) -> list[str]:
    """What greedy does in seat 0 until it ends its turn."""
    source = Source("planned")
    done: list[str] = []
    while not done or done[-1] != "end":
        action = find_bot("greedy").choose(at.game, at.game.view(at.position, 0), 0, source)
        done.append(at.game.write_action(action))
        if done[-1] != "end":
            at = at.play(done[-1], seat=0)
    return done


def test_it_finds_the_worked_example_of_three_steps_and_an_order() -> None:
    at = wrw("turn=12 step=work phase=2 | dice=y1,y4,b1 rows=y1 scrapwood=1 glue=1 sawblade=1 held=a24")
    done = planned(at)
    assert sorted(step.split()[0] for step in done) == ["complete", "end", "glue", "raise", "saw"]


def test_it_pays_in_the_last_turn_with_whatever_it_has() -> None:
    at = wrw("turn=12 step=work phase=2 display=b1,b2,b3 | dice=y2,y2 rows=y1 glue=2 sawblade=1 held=a2")
    done = planned(at)
    assert "complete a2" in done
    assert any(step.startswith("glue") for step in done), "two nuts are left to be had"


def test_it_lets_helper_1_pay_what_an_order_lacks() -> None:
    table = "turn=12 step=work phase=2 display=b1,b2,b3 | dice=y2 rows=y1 scrapwood=1 sawblade=1 held=a12 helpers=1"
    done = planned(wrw(table))
    assert done[0].startswith("complete a12 with")
    assert not any(step.startswith("complete") for step in planned(wrw(table, version=1)))


def test_it_ends_its_turn_where_nothing_is_worth_doing() -> None:
    assert planned(working("dice=y3 scrapwood=1")) == ["end"]


@pytest.mark.parametrize(("held", "die"), [("a22", "b6 1"), ("a11", "b4 2")])
def test_in_the_last_turn_it_takes_the_die_that_an_order_lacks(held: str, die: str) -> None:
    at = wrw(f"turn=12 phase=2 board=b6,b4,y4,y3,b2,y1 | held={held}")
    action = find_bot("greedy").choose(at.game, at.game.view(at.position, 0), 0, Source("die"))
    assert at.game.write_action(action) == f"choose {die}"
