"""Chapter 1: components and set-up."""

from __future__ import annotations

import pytest

from rollwright.kernel.options import SetupError
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene, rule
from tests.games.woodcraft_roll.bench import BOARD, bench, choosing, chosen, display, new, played_out, possible, seen
from tests.games.woodcraft_roll.wrw import dice, player, state

PHASE_ONE = [f"a{number}" for number in range(1, 14)]


def dealt(*cards: str) -> Scene:
    """A new game in which these orders are dealt, two to each seat."""
    return new(len(cards) // 2).play(*(f"card {card}" for card in cards))


def shuffled(seed: int) -> list[str]:
    """A phase I deck in the order in which it will be drawn."""
    at = new(2)
    return [at.game.write_action(one) for one in at.game.order(at.position, Source(f"deck {seed}").below)]


@rule("WRW-1.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_to_five_can_play(players: int) -> None:
    assert len(state(new(players))["players"]) == players


@rule("WRW-1.1")
@pytest.mark.parametrize("players", [0, 6])
def test_none_and_six_cannot_play(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        new(players)
    assert (refused.value.code, refused.value.rule) == ("players", "WRW-1.1")


@rule("WRW-1.1")
@pytest.mark.parametrize("players", [1, 2])
def test_one_alone_plays_solo(players: int) -> None:
    at = choosing(*[""] * players)
    for seat in range(players):
        at = at.play("choose y4 3", seat=seat)
    assert (state(at)["step"] == "opponent") is (players == 1)


@rule("WRW-1.2")
@pytest.mark.parametrize("players", [1, 5])
def test_every_sheet_is_empty_at_the_start(players: int) -> None:
    at = new(players)
    for seat in range(players):
        sheet = player(at, seat)
        assert (sheet["dice"], sheet["rows"], sheet["lanterns"]) == ([], [None] * 12, [])
        assert set(sheet["helpers"].values()) == {"none"}
        assert not any(any(crate) for crate in sheet["crates"])
        assert {(row["circled"], row["crossed"]) for row in sheet["resources"].values()} == {(0, 0)}
        assert (sheet["nuts"], sheet["held"], sheet["done"], sheet["reputation"], sheet["points"]) == (0, [], [], 0, 0)


@rule("WRW-1.3")
def test_only_orders_of_phase_one_are_dealt_and_displayed() -> None:
    at = new(2)
    assert set(possible(at)) == {f"card {card}" for card in PHASE_ONE}
    at = dealt("a1", "a2", "a3", "a4").play("keep a1", seat=0).play("keep a3", seat=1)
    assert set(possible(at)) == {f"card {card}" for card in PHASE_ONE[4:]}


@rule("WRW-1.3")
def test_no_order_of_phase_two_is_seen_before_the_change() -> None:
    at = played_out(new(2), Source("phases"))
    change = at.codes().index("wrw.phase_two")
    before = [event.values["order"] for event in at.events[:change] if event.code == "wrw.displayed"]
    after = [event.values["order"] for event in at.events[change:] if event.code == "wrw.displayed"]
    assert {str(order)[0] for order in before} == {"a"}
    assert {str(order)[0] for order in after} == {"b"}


@rule("WRW-1.3")
def test_different_seeds_shuffle_differently() -> None:
    decks = [shuffled(seed) for seed in range(5)]
    assert len({tuple(deck) for deck in decks}) == 5
    for deck in decks:
        assert sorted(deck) == sorted(f"card {card}" for card in PHASE_ONE)


@rule("WRW-1.4")
def test_each_is_dealt_two_orders_and_keeps_one() -> None:
    at = dealt("a1", "a2", "a3", "a4")
    assert [player(at, seat)["dealt"] for seat in (0, 1)] == [["a1", "a2"], ["a3", "a4"]]
    at = at.play("keep a2", seat=0).play("keep a3", seat=1)
    assert [player(at, seat)["held"] for seat in (0, 1)] == [["a2"], ["a3"]]


@rule("WRW-1.4")
def test_keeping_both_is_refused() -> None:
    at = dealt("a1", "a2", "a3", "a4").play("keep a2", seat=0)
    assert at.refuses("keep a1", "wrw.keep_once", seat=0)


@rule("WRW-1.4")
def test_keeping_none_is_refused() -> None:
    at = dealt("a1", "a2", "a3", "a4").play("keep a2", seat=0)
    assert at.refuses("end", "wrw.keep_first", seat=1)
    assert at.refuses("choose order", "wrw.keep_first", seat=1)


@rule("WRW-1.4")
def test_keeping_what_was_not_dealt_is_refused() -> None:
    at = dealt("a1", "a2", "a3", "a4")
    assert at.refuses("keep a3", "wrw.not_dealt", seat=0)
    assert at.refuses("keep a7", "wrw.not_dealt", seat=0)


@rule("WRW-1.4")
def test_only_the_owner_sees_what_was_dealt() -> None:
    at = dealt("a1", "a2", "a3", "a4").play("keep a2", seat=0)
    assert seen(at, 0)["players"][0]["dealt"] == ["a1", "a2"]
    for onlooker in (1, None):
        assert seen(at, onlooker)["players"][0]["dealt"] == {"hidden": 2}
        assert seen(at, onlooker)["players"][0]["choice"] == {"hidden": 1}
        assert "a1" not in seen(at, onlooker)["orders"]


@rule("WRW-1.5")
def test_orders_not_kept_come_up_last() -> None:
    at = dealt("a1", "a2", "a3", "a4").play("keep a2", seat=0).play("keep a3", seat=1)
    at = at.play("card a5", "card a6", "card a7", "yellow 124", "brown 356")
    came = []
    while state(at)["phase"] == 1:
        if state(at)["step"] == "take":
            at = at.play(f"take {display(at)[0]}")
        elif at.rolling:
            at = at.play(next(iter(possible(at))))
        elif state(at)["step"] == "choose":
            at = at.play("choose order")
        else:
            at = at.play("end")
        came += [event.values["order"] for event in at.events if event.code == "wrw.displayed"]
    phase_one = [order for order in came if str(order)[0] == "a"]
    assert phase_one[-2:] == ["a1", "a4"]
    assert set(phase_one) == {"a1", "a4", *PHASE_ONE[7:]}


@rule("WRW-1.6")
def test_three_orders_are_displayed_when_all_have_chosen() -> None:
    at = dealt("a1", "a2", "a3", "a4").play("keep a2", seat=0)
    assert not at.rolling
    assert display(at) == [None, None, None]
    at = at.play("keep a3", seat=1).play("card a9", "card a5", "card a7")
    assert display(at) == ["a9", "a5", "a7"]
    assert state(at)["step"] == "yellow"


@rule("WRW-1.7")
def test_dice_are_never_short() -> None:
    many = "dice=" + ",".join(["y1"] * 10)
    at = chosen(choosing(many, many), "y4 3", "y4 3")
    assert dice(at).split().count("y4") == dice(at, 1).split().count("y4") == 1
    assert len(dice(at).split()) == 11


@rule("WRW-1.7")
def test_the_next_roll_is_complete_however_many_dice_are_held() -> None:
    many = "rows=y1,y1 dice=" + ",".join(["y1"] * 10)
    at = bench(f"turn=2 step=work {BOARD} display=a1,a2,a3 | {many} | {many}").play("end", seat=0).play("end", seat=1)
    at = at.play("yellow 111", "brown 666")
    assert [die["die"] for die in state(at)["board"]] == ["b6", "b6", "b6", "y1", "y1", "y1"]


@rule("WRW-1.8")
def test_dice_have_six_sides_that_fall_alike() -> None:
    at = bench("turn=0 step=yellow display=a1,a2,a3 | -")
    counts = [0] * 6
    for roll, weight in possible(at).items():
        for value in roll.split()[1]:
            counts[int(value) - 1] += weight
    assert sum(possible(at).values()) == 6**3
    assert counts == [6**3 * 3 // 6] * 6
