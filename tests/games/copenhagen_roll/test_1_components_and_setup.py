"""Chapter 1: components and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from rollwright.kernel.model import CHANCE
from rollwright.kernel.options import SetupError
from rollwright.kernel.record import read_record, replay, write_record
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_roll.crw import (
    crossed,
    crw,
    draw,
    house,
    marks,
    new,
    new_match,
    passed,
    score,
    sheet,
    state,
    track,
    turn,
)

FACES = "rygbpw"
FIVE_DICE = ["rrrrr", "yyyyy", "ggggg", "bbbbb", "ppppp"]

# The facade sheet: each shape as it stands in the bottom left corner.
SHAPES = {
    "red-2": "a1 a2",
    "red-3": "a1 b1 b2",
    "red-4": "a1 b1 a2 b2",
    "red-5": "a1 b1 c1 b2 c2",
    "yellow-2": "a1 a2",
    "yellow-3": "a1 b1 b2",
    "yellow-4-left": "a1 a2 b2 b3",
    "yellow-4-right": "b1 a2 b2 a3",
    "yellow-5": "a1 a2 b2 c2 c3",
    "green-2": "a1 a2",
    "green-3": "a1 a2 a3",
    "green-4-left": "b1 a2 b2 b3",
    "green-4-right": "a1 a2 b2 a3",
    "green-5": "b1 a2 b2 c2 b3",
    "blue-2": "a1 a2",
    "blue-3": "a1 b1 b2",
    "blue-4-left": "a1 b1 b2 b3",
    "blue-4-right": "a1 b1 a2 a3",
    "blue-5": "a1 b1 c1 b2 b3",
    "purple-2": "a1 a2",
    "purple-3": "a1 a2 a3",
    "purple-4": "a1 a2 a3 a4",
    "purple-5": "a1 b1 c1 d1 e1",
}
Cells = frozenset[tuple[int, int]]


@rule("CRW-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    assert len(state(new(players))["sheets"]) == players


@rule("CRW-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_one_and_five_cannot_play(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        new(players)
    assert (refused.value.code, refused.value.rule) == ("players", "CRW-1.1")


@rule("CRW-1.2")
def test_every_building_starts_with_45_empty_squares() -> None:
    for seat in range(4):
        rows = sheet(new(4), seat)["house"]
        assert rows == ["....."] * 9
        assert sheet(new(4), seat)["empty"] == 45


@rule("CRW-1.2")
def test_the_building_ends_at_e9() -> None:
    at = crw("step=coat coats=1 drawn | " + "/".join(["....O"] * 8) + " - | - - | - -")
    assert at.allows("coat e9")
    assert at.refuses("coat f1", "crw.off_grid")
    assert at.refuses("coat a10", "crw.off_grid")


@rule("CRW-1.3")
@pytest.mark.parametrize("row", range(1, 10))
def test_of_the_rows_2_4_and_6_carry_a_coat(row: int) -> None:
    below = ["....."] * (row - 2) + ["...O."] * (row > 1)
    at = turn("/".join([*below, "OOO.."]) + " -").play(*draw("red-2", f"d{row} e{row}", x=f"d{row}"))
    assert at.values_of("crw.row_completed") == [{"row": row, "points": 1}]
    assert len(at.values_of("crw.coat_unlocked")) == state(at)["coats"] == (1 if row in (2, 4, 6) else 0)


@rule("CRW-1.3")
@pytest.mark.parametrize("column", "abcde")
def test_of_the_columns_b_and_d_carry_a_coat(column: str) -> None:
    row = "".join("O" if letter == column else "." for letter in "abcde")
    at = turn("/".join([row] * 7) + " -").play(*draw("red-2", f"{column}8 {column}9", x=f"{column}8"))
    assert at.values_of("crw.column_completed") == [{"column": column, "points": 2}]
    assert len(at.values_of("crw.coat_unlocked")) == state(at)["coats"] == (1 if column in "bd" else 0)


@rule("CRW-1.3")
def test_no_square_by_itself_carries_a_coat() -> None:
    for x, column in enumerate("abcde"):
        for row in range(1, 10):
            below = ["....."] * (row - 2) + ["." * x + "O" + "." * (4 - x)] * (row > 1)
            at = turn(("/".join(below) or "-") + " p3", edition="fr").play(f"one-x {column}{row}")
            assert "crw.coat_unlocked" not in at.codes()


def entries(shape: str) -> int:
    """How many entries of the facade sheet a shape has in the once-only column: it is drawn until it is refused."""
    dice = shape[0] * 5
    at = turn(dice=dice)
    times = 0
    while at.refusal(f"choose {shape}") is None:
        at = at.play(f"choose {shape}")
        at = at.play(at.offered()[0])
        at = at.play(at.offered()[0])
        if not crossed(at):
            return 0
        times += 1
        assert crossed(at) == [shape] * times
        at = turn(dice=dice, more=f"crossed={','.join(crossed(at))}")
    assert at.refuses(f"choose {shape}", "crw.shape_gone")
    return times


def shapes_on_offer() -> set[str]:
    return {text.split()[1] for dice in FIVE_DICE for text in turn(dice=dice).offered() if text.startswith("choose")}


@rule("CRW-1.4")
def test_the_facade_sheet_has_10_unlimited_and_15_once_only_entries() -> None:
    assert crossed(new(3)) == []
    assert shapes_on_offer() == set(SHAPES)
    once_only = {shape: entries(shape) for shape in SHAPES}
    assert sum(times == 0 for times in once_only.values()) == 10
    assert sum(once_only.values()) == 15
    for colour in ("red", "yellow", "green", "blue", "purple"):
        of_colour = [shape for shape in SHAPES if shape.startswith(colour)]
        unlimited = [len(SHAPES[shape].split()) for shape in of_colour if not once_only[shape]]
        limited = [len(SHAPES[shape].split()) for shape in of_colour for _ in range(once_only[shape])]
        assert (unlimited, sorted(limited)) == ([2, 3], [4, 4, 5])


@rule("CRW-1.5")
def test_red_and_purple_have_one_four_twice_and_the_others_a_left_and_a_right_one() -> None:
    fours = {shape: entries(shape) for shape in shapes_on_offer() if "-4" in shape}
    assert fours == {
        "blue-4-left": 1, "blue-4-right": 1, "green-4-left": 1, "green-4-right": 1,
        "yellow-4-left": 1, "yellow-4-right": 1, "red-4": 2, "purple-4": 2,
    }  # fmt: skip


def cells(squares: str) -> list[tuple[int, int]]:
    return [("abcde".index(name[0]), int(name[1])) for name in squares.split()]


def cornered(squares: list[tuple[int, int]]) -> Cells:
    """The squares, moved to the bottom left corner."""
    left = min(x for x, _ in squares)
    bottom = min(y for _, y in squares)
    return frozenset((x - left, y - bottom) for x, y in squares)


def orientations_offered(shape: str) -> set[Cells]:
    at = turn(dice=shape[0] * 5).play(f"choose {shape}")
    return {cornered(cells(text.removeprefix("place "))) for text in at.offered()}


@rule("CRW-1.6", "CRW-4.2", "CRW-4.3")
@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_can_be_placed_in_every_turn_of_its_cells_and_in_no_other_way(shape: str) -> None:
    turned = cells(SHAPES[shape])
    expected = set()
    for _ in range(4):
        expected.add(cornered(turned))
        turned = [(-y, x) for x, y in turned]
    assert orientations_offered(shape) == expected


@rule("CRW-1.6")
def test_shapes_have_one_two_or_four_orientations() -> None:
    assert len(orientations_offered("green-3")) == 2
    assert len(orientations_offered("red-3")) == 4
    assert len(orientations_offered("red-4")) == 1
    assert len(orientations_offered("green-5")) == 1


@rule("CRW-1.6")
def test_red_3_is_bent_and_green_3_is_straight() -> None:
    red = turn(dice="rrrgg").play("choose red-3")
    assert red.allows("place a1 b1 b2")
    assert red.refuses("place a1 b1 c1", "crw.other_shape")
    green = turn(dice="rrggg").play("choose green-3")
    assert green.allows("place a1 b1 c1")
    assert green.refuses("place a1 b1 b2", "crw.other_shape")


@rule("CRW-1.6")
def test_squares_apart_are_no_shape() -> None:
    assert turn().play("choose red-2").refuses("place a1 c1", "crw.not_a_shape")


@rule("CRW-1.7")
def test_a_shape_that_one_player_draws_is_crossed_out_for_the_next() -> None:
    at = turn(dice="bbbbb").play(*draw("blue-5", "a1 b1 c1 b2 b3", x="a1"), "end").rolled("bbbbb")
    assert at.active == 1
    assert at.refuses("choose blue-5", "crw.shape_gone")


@rule("CRW-1.8")
def test_a_roll_is_five_dice_of_six_equally_likely_faces() -> None:
    at = crw("- | - - | - - | - -").play("roll")
    outcomes = {
        at.game.write_action(action).removeprefix("dice "): weight for action, weight in at.game.outcomes(at.position)
    }
    assert all(len(dice) == 5 and set(dice) <= set(FACES) for dice in outcomes)
    assert len(outcomes) == 252
    assert sum(outcomes.values()) == at.game.chance(at.position).total == 6**5
    for face in FACES:
        assert sum(dice.count(face) * weight for dice, weight in outcomes.items()) == 5 * 6**5 // 6
        assert outcomes[face * 5] == 1


@rule("CRW-1.8")
def test_over_many_seeded_rolls_every_face_comes_up_a_sixth_of_the_time() -> None:
    at = crw("- | - - | - - | - -").play("roll")
    source = Source("six faces")
    fallen = Counter[str]()
    for _ in range(6000):
        fallen.update(at.game.write_action(at.game.draw(at.position, source)).removeprefix("dice "))
    assert set(fallen) == set(FACES)
    assert all(abs(times - 5000) < 260 for times in fallen.values()), fallen  # four standard deviations


@rule("CRW-1.8")
def test_nobody_but_chance_says_how_the_dice_fall() -> None:
    at = crw("- | - - | - - | - -").play("roll")
    assert at.refuses("dice wwwww", "crw.dice_decide", seat=0)
    assert at.refuses("dice wwww", "crw.dice_decide", seat=CHANCE)
    assert at.allows("dice wwwww", seat=CHANCE)


@rule("CRW-1.9")
@pytest.mark.parametrize(
    ("colour", "squares"),
    [
        ("red", "+*+***..."),
        ("blue", "+*.*+*..."),
        ("purple", "+.*+*.*.."),
        ("green", "+..*+.**."),
        ("yellow", "+.*+.**.."),
    ],
)
def test_a_track_unlocks_what_is_printed_on_its_squares(colour: str, squares: str) -> None:
    at = crw("step=coat coats=5 drawn | - - | - - | - -")
    unlocked: list[object] = []
    for _ in range(5):
        at = at.play(f"coat {colour}")
        unlocked += [reported["unlocked"] for reported in at.values_of("crw.marked")]
    assert unlocked == [{"+": "bonus", "*": "star", ".": "nothing"}[sign] for sign in squares]
    assert track(at, colour)["marks"] == 9


def abilities(of: str) -> set[str]:
    """What a seat with these tracks can use in a turn, on its way through all of it."""
    at = turn(f"- {of}", dice="ppppp", more="crossed=purple-5")
    offered = at.offered()
    at = at.play("choose purple-4", "place a1 b1 c1 d1")
    offered += at.offered()
    offered += at.play("brick a1").offered()
    words = {word for text in offered for word in text.split()}
    return words & {"reroll", "no-x", "one-x", "change", "again"}


@rule("CRW-1.10")
@pytest.mark.parametrize(
    ("one_star", "ability"), [("b2", "no-x"), ("p3", "one-x"), ("g4", "change"), ("y3", "again"), ("r2", "reroll")]
)
def test_the_stars_of_a_track_give_its_own_ability_and_no_other(one_star: str, ability: str) -> None:
    assert abilities(one_star) == {"reroll", ability}
    assert abilities(f"{one_star} stars=r2") == {ability}


@rule("CRW-1.11")
def test_everybody_starts_with_two_rerolls_beside_an_unmarked_red_track() -> None:
    for seat in range(3):
        red = track(new(3, start_seat=0), "red", seat)
        assert (red["marks"], red["stars_usable"], red["bonuses_usable"]) == (0, 2, 0)


@rule("CRW-1.11")
def test_a_full_red_track_makes_six_rerolls_and_two_bonuses() -> None:
    red = track(turn("- r9"), "red")
    assert (red["marks"], red["stars_usable"], red["bonuses_usable"]) == (9, 6, 2)


def reroll_twice_and_no_more(at: Scene) -> None:
    at = at.play("reroll rrryp", "dice rrryp", "reroll yp", "dice yp")
    assert at.refuses("reroll yp", "crw.star_used")


@rule("CRW-1.12")
def test_the_start_player_may_reroll_twice_in_the_first_turn() -> None:
    reroll_twice_and_no_more(new(3, start_seat=0).rolled("rrryp"))


@rule("CRW-1.12")
def test_the_starting_rerolls_keep_for_a_later_turn() -> None:
    at = new(3, start_seat=0)
    for _ in range(3):
        at = passed(at)
    reroll_twice_and_no_more(at.rolled("rrryp"))


@rule("CRW-1.13")
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_start_with_nothing(players: int) -> None:
    at = new(players, start_seat=0)
    for seat in range(players):
        assert marks(at, seat) == [0, 0, 0, 0, 0]
        assert score(at, seat) == 0
        assert all(one["bonuses_usable"] == 0 for one in sheet(at, seat)["tracks"])
        assert house(at, seat) == "-"


def start_by_chance(seed: str) -> int:
    match = new_match(4)
    match.settle(seed)
    (seat,) = match.game.to_act(match.position)
    return seat


@rule("CRW-1.14")
def test_chance_draws_the_start_player_and_a_seed_fixes_it() -> None:
    at = new(4)
    assert [weight for _, weight in at.game.outcomes(at.position)] == [1, 1, 1, 1]
    starts = [start_by_chance(f"seed {n}") for n in range(40)]
    assert set(starts) == {0, 1, 2, 3}
    assert starts == [start_by_chance(f"seed {n}") for n in range(40)]


@rule("CRW-1.14")
@pytest.mark.parametrize("edition", ["en", "fr", "nl"])
def test_a_seat_that_the_host_names_starts(edition: str) -> None:
    at = new(3, edition, start_seat=2)
    assert at.active == 2
    assert at.allows("roll")


@rule("CRW-1.14")
@pytest.mark.parametrize("named", [None, 1])
def test_the_start_player_is_in_the_record_and_seen_all_game(named: int | None) -> None:
    match = new_match(3, start_seat=named)
    match.settle("a record")
    (start,) = match.game.to_act(match.position)
    for text in ("roll", "pass", "end"):
        match.play_text(start, text)
        match.settle("a record")
    again = replay(match.game, read_record(write_record(match, ["Ada", "Bo", "Cy"])))
    assert match.game.to_json(again.position)["start"] == start == match.game.to_json(match.position)["start"]


@rule("CRW-1.15")
@pytest.mark.parametrize("edition", ["en", "nl"])
def test_in_en_and_nl_the_youngest_starts_and_chance_decides_where_nobody_says_who_that_is(edition: str) -> None:
    asked = new(3, edition)
    assert asked.game.setup(asked.position).options["start_player"] == "youngest"
    assert asked.rolling
    assert new(3, edition, start_seat=1).active == 1


@rule("CRW-1.15")
def test_in_fr_chance_is_the_rule() -> None:
    at = new(3, "fr")
    assert at.game.setup(at.position).options["start_player"] == "chance"
    assert at.rolling


@rule("CRW-1.14")
def test_only_a_seat_at_the_table_can_be_named_as_start_player() -> None:
    with pytest.raises(SetupError, match=r"start_seat can't be 3 with 2 players.*CRW-1\.14"):
        new(2, start_seat=3)


@rule("CRW-1.14")
def test_the_first_turn_is_told_when_chance_names_the_start_player() -> None:
    assert new(3).play("start 1").codes() == ["crw.start_player", "crw.turn_began"]
