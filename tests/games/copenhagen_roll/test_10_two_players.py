"""Chapter 10: two players."""

from __future__ import annotations

from collections import Counter

import pytest

from rollwright.kernel.record import read_record, replay, write_record
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_roll.crw import crossed, crw, draw, marks, new, new_match, score, state, track

EDITIONS = ("en", "fr", "nl")
FOURS = ["cross yellow-4-left", "cross blue-4-right"]


def setting_up(edition: str | None = None, start_seat: int = 0) -> Scene:
    """Two players, the fours crossed out: the set-up marks are next."""
    return new(2, edition, start_seat=start_seat).play(*FOURS)


def unused(dice: str, other: str = "- -") -> Scene:
    """Seat 0 of two has ended its turn with these dice unused; seat 1 marks."""
    return crw(f"step=finish drawn dice={dice} rolls=1 | - - | {other}").play("end")


# The fours that are crossed out


@rule("CRW-10.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_four_of_each_colour_is_crossed_out(edition: str) -> None:
    gone = crossed(setting_up(edition))
    assert sorted(shape.split("-")[0] for shape in gone) == ["blue", "green", "purple", "red", "yellow"]
    assert {shape.split("-")[1] for shape in gone} == {"4"}


@rule("CRW-10.1")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_nothing_is_crossed_out(players: int) -> None:
    assert crossed(new(players, start_seat=0)) == []


@rule("CRW-10.1")
def test_a_four_crossed_out_at_set_up_is_gone_and_its_twin_is_there() -> None:
    at = setting_up().play("setup red", "setup red").rolled("yyyyr")
    assert at.refuses("choose yellow-4-left", "crw.shape_gone")
    assert at.allows("choose yellow-4-right")
    assert setting_up().play("setup red", "setup red").rolled("rrrry").allows("choose red-4")


@rule("CRW-10.1")
def test_by_an_option_one_four_of_each_shape_is_crossed_out() -> None:
    at = new(2, start_seat=0, two_player_crossed_fours="one_per_shape")
    assert sorted(crossed(at)) == [
        "blue-4-left", "blue-4-right", "green-4-left", "green-4-right", "purple-4", "red-4", "yellow-4-left",
        "yellow-4-right",
    ]  # fmt: skip
    assert at.allows("setup red")


@rule("CRW-10.2")
def test_chance_decides_between_two_fours_that_differ() -> None:
    seen: Counter[str] = Counter()
    for number in range(400):
        match = new_match(2, start_seat=0)
        match.settle(f"fours {number}")
        gone = crossed(Scene(match.game, match.position, []))
        assert len(gone) == 5
        seen.update(gone)
    for colour in ("blue", "yellow"):
        assert seen[f"{colour}-4-left"] + seen[f"{colour}-4-right"] == 400
        assert 160 < seen[f"{colour}-4-left"] < 240
    assert (seen["red-4"], seen["purple-4"]) == (400, 400)


@rule("CRW-10.2")
def test_the_record_names_the_fours_that_chance_crossed_out() -> None:
    match = new_match(2, start_seat=0)
    match.settle("a seed")
    gone = crossed(Scene(match.game, match.position, []))
    record = write_record(match, ["Ada", "Bo"])
    assert [line[8:] for line in record.splitlines() if line.startswith("* cross")] == [
        shape for shape in gone if shape.startswith(("yellow", "blue"))
    ]
    again = replay(match.game, read_record(record))
    assert crossed(Scene(match.game, again.position, [])) == gone


# The set-up marks


@rule("CRW-10.3")
@pytest.mark.parametrize("edition", ["en", "nl"])
def test_in_en_and_nl_both_mark_two_squares_of_one_track_before_the_first_roll(edition: str) -> None:
    at = setting_up(edition)
    assert at.refuses("roll", "crw.setup_first", seat=0)
    assert at.refuses("decline", "crw.setup_must", seat=0)
    assert at.refuses("setup red blue", "crw.setup_one_track", seat=0)
    at = at.play("setup red")
    assert marks(at, 0) == [2, 0, 0, 0, 0]
    assert at.refuses("roll", "crw.setup_order", seat=0)
    assert at.refuses("decline", "crw.setup_must", seat=1)
    at = at.play("setup green")
    assert marks(at, 1) == [0, 0, 2, 0, 0]
    assert at.refuses("setup green", "crw.setup_over", seat=1)
    assert at.allows("roll", seat=0)


@rule("CRW-10.3")
def test_with_more_players_there_are_no_set_up_marks() -> None:
    assert new(3, start_seat=0).refuses("setup red", "crw.setup_over", seat=0)
    assert new(4, start_seat=0).allows("roll", seat=0)


@rule("CRW-10.4")
def test_in_fr_the_set_up_marks_may_be_declined() -> None:
    at = setting_up("fr").play("decline", "decline")
    assert (marks(at, 0), marks(at, 1)) == ([0] * 5, [0] * 5)
    assert at.allows("roll", seat=0)


@rule("CRW-10.4")
def test_in_fr_the_set_up_marks_go_on_one_track() -> None:
    at = setting_up("fr")
    assert at.refuses("setup red blue", "crw.setup_one_track_may", seat=0)
    assert at.refuses("roll", "crw.setup_first_may", seat=0)
    assert marks(at.play("setup purple"), 0) == [0, 0, 0, 0, 2]


@rule("CRW-10.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_start_player_makes_the_set_up_marks_first(edition: str) -> None:
    at = setting_up(edition, start_seat=1)
    assert at.refuses("setup red", "crw.setup_order", seat=0)
    at = at.play("setup red", seat=1)
    assert at.refuses("setup red", "crw.setup_order", seat=1)
    at = at.play("setup blue", seat=0)
    assert (marks(at, 0), marks(at, 1)) == ([0, 0, 0, 2, 0], [2, 0, 0, 0, 0])
    assert at.allows("roll", seat=1)


@rule("CRW-10.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_set_up_unlocks_is_usable_in_the_first_turn(edition: str) -> None:
    at = setting_up(edition).play("setup blue", "setup green").rolled("bryyp")
    at = at.play(*draw("blue-2 b1", "a1 b1"))
    assert (track(at, "blue")["bonuses_used"], track(at, "blue")["stars_used"]) == (1, 1)
    at = at.play("end", "decline").rolled("gryyp")
    assert at.allows("choose green-2 b1")
    assert at.refuses("change y r", "crw.star_locked")


# Marking


@rule("CRW-10.7")
def test_the_other_player_marks_for_up_to_two_dice() -> None:
    at = unused("ryp")
    both = at.play("mark red", "mark purple")
    assert marks(both, 1) == [1, 0, 0, 0, 1]
    assert both.refuses("mark yellow", "crw.marking_closed", seat=1)
    assert marks(at.play("mark red", "decline"), 1) == [1, 0, 0, 0, 0]
    assert marks(at.play("decline"), 1) == [0] * 5
    assert at.play("decline").allows("roll", seat=1)


@rule("CRW-10.8")
def test_two_dice_of_a_colour_mark_its_track_twice_and_one_die_only_once() -> None:
    assert marks(unused("yy").play("mark yellow", "mark yellow"), 1) == [0, 2, 0, 0, 0]
    at = unused("yp").play("mark yellow")
    assert at.refuses("mark yellow", "crw.die_twice", seat=1)
    assert at.allows("mark purple", seat=1)


@rule("CRW-10.8")
def test_a_colour_that_no_die_shows_is_no_die_chosen_twice() -> None:
    assert unused("yp").refuses("mark red", "crw.no_such_die", seat=1)


@rule("CRW-10.9")
def test_one_unused_die_is_one_mark() -> None:
    at = unused("g").play("mark green")
    assert marks(at, 1) == [0, 0, 1, 0, 0]
    assert at.refuses("mark green", "crw.marking_closed", seat=1)
    assert at.allows("roll", seat=1)


@rule("CRW-10.9")
def test_no_unused_die_is_no_mark() -> None:
    at = crw("step=choose dice=ppppp | - - | - -").play(*draw("purple-5", "a1 b1 c1 d1 e1", x="a1"), "end")
    assert at.refuses("mark purple", "crw.marking_closed", seat=1)
    assert at.allows("roll", seat=1)


@rule("CRW-10.10")
@pytest.mark.parametrize(
    ("dice", "tracks", "marked"),
    [
        ("ww", ("blue", "blue"), [0, 0, 0, 2, 0]),
        ("ww", ("blue", "red"), [1, 0, 0, 1, 0]),
        ("wy", ("yellow", "yellow"), [0, 2, 0, 0, 0]),
        ("wy", ("green", "yellow"), [0, 1, 1, 0, 0]),
        ("wy", ("yellow", "green"), [0, 1, 1, 0, 0]),
    ],
)
def test_each_white_die_marks_any_track(dice: str, tracks: tuple[str, str], marked: list[int]) -> None:
    first, second = tracks
    assert marks(unused(dice).play(f"mark {first}", f"mark {second}"), 1) == marked


@rule("CRW-10.10")
def test_one_white_die_is_not_two() -> None:
    assert unused("wy").play("mark green").refuses("mark green", "crw.die_twice", seat=1)
    assert unused("wy").play("mark green").refuses("mark blue", "crw.die_twice", seat=1)


@rule("CRW-10.11")
def test_a_track_with_one_square_left_takes_one_of_the_two_marks() -> None:
    at = unused("yy", "- y8").play("mark yellow")
    assert (marks(at, 1), score(at, 1)) == ([0, 9, 0, 0, 0], 2)
    assert at.refuses("mark yellow", "crw.marking_closed", seat=1)


@rule("CRW-10.11")
def test_the_second_mark_may_then_go_elsewhere() -> None:
    at = unused("wyy", "- y8").play("mark yellow")
    assert state(at)["step"] == "mark"
    assert at.refuses("mark yellow", "crw.track_full", seat=1)
    assert marks(at.play("mark red"), 1) == [1, 9, 0, 0, 0]
