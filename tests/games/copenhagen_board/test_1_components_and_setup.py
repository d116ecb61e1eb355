"""Chapter 1: components and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from rollwright.kernel.model import CHANCE
from rollwright.kernel.options import SetupError
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_board.cph import (
    abilities,
    build,
    cph,
    display,
    draw,
    drawn,
    hand,
    house,
    new,
    player,
    possible,
    score,
    state,
    turn,
)

COLOURS = ("red", "yellow", "green", "blue", "purple")

# Each tile as it stands in the bottom left corner: its brick, then its windows.
TILES = {
    "red-2": "a1 a2",
    "red-3": "a1 b1 b2",
    "red-4": "a1 b1 a2 b2",
    "red-5": "a1 b1 c1 b2 c2",
    "yellow-2": "a1 a2",
    "yellow-3": "a1 b1 b2",
    "yellow-4": "a2 a1 b2 b3",
    "yellow-5": "c3 a1 a2 b2 c2",
    "green-2": "a1 a2",
    "green-3": "a1 a2 a3",
    "green-4": "b2 a1 a2 a3",
    "green-5": "a2 b1 b2 c2 b3",
    "blue-2": "a1 a2",
    "blue-3": "a1 b1 b2",
    "blue-4": "a3 a1 b1 a2",
    "blue-5": "b3 a1 b1 c1 b2",
    "purple-2": "a1 a2",
    "purple-3": "a1 a2 a3",
    "purple-4": "a1 a2 a3 a4",
    "purple-5": "a1 b1 c1 d1 e1",
}


def first_draw(players: int) -> Scene:
    """A new game at its first card."""
    return new(players, start_seat=0)


def shuffled(players: int, seed: int = 0) -> list[str]:
    """A deck in the order in which it will be drawn."""
    at = first_draw(players)
    return [at.game.write_action(one) for one in at.game.order(at.position, Source(f"deck {seed}").below)]


@rule("CPH-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    assert len(state(new(players))["players"]) == players


@rule("CPH-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_one_and_five_cannot_play(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        new(players)
    assert (refused.value.code, refused.value.rule) == ("players", "CPH-1.1")


@rule("CPH-1.2")
def test_every_house_starts_with_45_empty_squares_and_no_points() -> None:
    for seat in range(4):
        assert player(new(4), seat)["house"] == ["....."] * 9
        assert player(new(4), seat)["empty"] == 45
        assert score(new(4), seat) == 0


@rule("CPH-1.2")
def test_the_house_ends_at_e9() -> None:
    at = turn("/".join(["....g"] * 8) + " -", more="step=coat coats=1 built")
    assert at.allows("coat e9")
    assert at.refuses("coat f1", "cph.off_grid")
    assert at.refuses("coat a10", "cph.off_grid")


@rule("CPH-1.3")
def test_four_squares_carry_a_coat() -> None:
    found = []
    for x, column in enumerate("abcde"):
        for row in range(1, 10):
            below = ["....."] * (row - 2) + ["." * x + "g" + "." * (4 - x)] * (row > 1)
            at = turn(("/".join(below) or "-") + " -", more="step=coat coats=1 built").play(f"coat {column}{row}")
            if state(at)["coats"]:
                found.append(f"{column}{row}")
                assert at.values_of("cph.coat_covered") == [{"square": f"{column}{row}"}]
    assert found == ["b7", "c3", "d9", "e5"]


@rule("CPH-1.3")
@pytest.mark.parametrize("row", range(1, 10))
def test_of_the_rows_2_4_and_6_carry_a_coat(row: int) -> None:
    below = ["....."] * (row - 2) + ["g...."] * (row > 1)
    at = turn("/".join([*below, ".gggg"]) + " -", more="step=coat coats=1 built").play(f"coat a{row}")
    assert at.values_of("cph.row_completed") == [{"row": row, "points": 2}]
    assert state(at)["coats"] == len(at.values_of("cph.coat_row")) == (1 if row in (2, 4, 6) else 0)


@rule("CPH-1.3")
@pytest.mark.parametrize("column", "abcde")
def test_columns_carry_none(column: str) -> None:
    row = "".join("g" if letter == column else "." for letter in "abcde")
    at = turn("/".join([".....", *[row] * 8]) + " -", more="step=coat coats=1 built").play(f"coat {column}1")
    assert at.values_of("cph.column_completed") == [{"column": column, "points": 4}]
    assert state(at)["coats"] == 0


@rule("CPH-1.4")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("colour", COLOURS)
def test_every_seat_builds_every_colour_on_the_same_terms(seat: int, colour: str) -> None:
    card = colour[0]
    players = " | ".join(["- " + (card * 3 if one == seat else "-") for one in range(4)])
    at = cph(f"active={seat} display=rygbpry | {players}")
    assert at.play(*build(f"{colour}-3", at_corner(f"{colour}-3"), "a1", pay=card * 3)).values_of("cph.built")


def at_corner(tile: str) -> str:
    return " ".join(sorted(TILES[tile].split()))


def copies(players: int) -> list[list[int]]:
    """How many tiles of 2, 3, 4 and 5 squares each colour has."""
    tiles = state(new(players))["tiles"]
    return [[one["left"] for one in tiles if one["colour"] == colour] for colour in COLOURS]


@rule("CPH-1.5")
def test_four_players_have_ten_tiles_of_each_colour() -> None:
    assert copies(4) == [[3, 3, 3, 1]] * 5


@rule("CPH-1.6")
def test_three_and_two_players_have_fewer() -> None:
    assert copies(3) == [[2, 3, 2, 1]] * 5
    assert copies(2) == [[2, 2, 2, 1]] * 5


@pytest.mark.parametrize(
    ("players", "tile", "times"),
    [
        pytest.param(players, f"red-{size}", times, marks=rule("CPH-1.5" if players == 4 else "CPH-1.6"))
        for players, numbers in ((4, (3, 3, 3, 1)), (3, (2, 3, 2, 1)), (2, (2, 2, 2, 1)))
        for size, times in zip((2, 3, 4, 5), numbers, strict=True)
    ],
)
def test_a_tile_can_be_built_so_often_and_no_more(players: int, tile: str, times: int) -> None:
    move = build(tile, at_corner(tile), "a1", pay="rrrrr"[: int(tile[-1])])[0]
    before = f"gone={','.join([tile] * (times - 1))}" if times > 1 else ""
    assert turn("- rrrrr", players=players, more=before).allows(move)
    assert turn("- rrrrr", players=players, more=f"gone={','.join([tile] * times)}").refuses(move, "cph.tile_gone")


@rule("CPH-1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_12_specials(players: int) -> None:
    assert state(new(players))["specials"] == 12


@rule("CPH-1.8")
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_has_its_shape_and_its_brick(tile: str) -> None:
    card = tile[0]
    price = card * int(tile[-1])
    brick, *windows = TILES[tile].split()
    at = turn(f"- {price}").play(*build(tile, at_corner(tile), brick, pay=price))
    assert player(at)["empty"] == 45 - len(price)
    rows = player(at)["house"]
    for square in windows:
        assert rows[int(square[1]) - 1]["abcde".index(square[0])] == card
    assert rows[int(brick[1]) - 1]["abcde".index(brick[0])] == card.upper()


Cells = frozenset[tuple[int, int]]


def cells(squares: list[str]) -> list[tuple[int, int]]:
    return [("abcde".index(square[0]), int(square[1:])) for square in squares]


def lies(squares: list[str], brick: str) -> set[tuple[Cells, tuple[int, int]]]:
    """A tile with its brick, turned and flipped in all eight ways and moved into the corner."""
    found = set()
    points, mark = cells(squares), cells([brick])[0]
    for flip in (False, True):
        for quarter in range(4):
            turned = [(-x if flip else x, y) for x, y in [*points, mark]]
            for _ in range(quarter):
                turned = [(y, -x) for x, y in turned]
            left, low = min(x for x, _ in turned), min(y for _, y in turned)
            moved = [(x - left, y - low) for x, y in turned]
            found.add((frozenset(moved[:-1]), moved[-1]))
    return found


@rule("CPH-1.8")
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_lies_in_no_other_shape(tile: str) -> None:
    price = tile[0] * int(tile[-1])
    offers = [text.split() for text in turn(f"- {price}").offered() if text.startswith(f"build {tile} ")]
    met: set[tuple[Cells, tuple[int, int]]] = set()
    for words in offers:
        left, low = min(x for x, _ in cells(words[2:-2])), min(y for _, y in cells(words[2:-2]))
        x, y = cells(words[-1:])[0]
        met.add((frozenset((x - left, y - low) for x, y in cells(words[2:-2])), (x - left, y - low)))
    assert met == lies(TILES[tile].split(), TILES[tile].split()[0])


@rule("CPH-1.8")
def test_a_colour_has_one_shape_of_four() -> None:
    assert turn("- bbbb").refuses("build blue-4 a1 b1 a2 b2 brick a1", "cph.not_the_shape")
    assert turn("- gggg").refuses("build green-4 a1 a2 b2 b3 brick b2", "cph.not_the_shape")


@rule("CPH-1.9")
@pytest.mark.parametrize("players", [2, 4])
def test_two_and_four_players_have_14_cards_of_each_colour(players: int) -> None:
    cards = [text for text in shuffled(players) if text != "end-card"]
    assert Counter(cards) == {f"card {letter}": 14 for letter in "rygbp"}


@rule("CPH-1.10")
def test_three_players_have_12_cards_of_each_colour() -> None:
    assert Counter(shuffled(3)) == {f"card {letter}": 12 for letter in "rygbp"}


@rule("CPH-1.9", "CPH-1.10")
@pytest.mark.parametrize(("players", "of_a_colour"), [(2, 14), (3, 12), (4, 14)])
def test_a_colour_comes_no_more_often_than_it_is_there(players: int, of_a_colour: int) -> None:
    at = turn(display="." * 7, players=players, more=f"step=fill discards=r{of_a_colour}")
    assert "card r" not in possible(at)
    assert "card y" in possible(at)


@rule("CPH-1.11")
def test_the_first_seven_cards_lie_at_the_footbridges_in_order() -> None:
    at = draw(first_draw(3), "rygbprr")
    assert display(at) == "rygbprr"
    assert [one["footbridge"] for one in at.values_of("cph.turned_up")] == [1, 2, 3, 4, 5, 6, 7]


@rule("CPH-1.11")
def test_nobody_but_chance_lays_out_the_cards() -> None:
    at = first_draw(3)
    assert at.active == CHANCE
    assert at.refuses("card r", "cph.chance_decides", seat=0)
    assert turn().refuses("card r", "cph.chance_decides")
    assert turn().refuses("start 1", "cph.chance_decides")


@rule("CPH-1.11")
def test_there_are_seven_footbridges() -> None:
    assert turn().allows("take 6 7")
    assert turn().refuses("take 7 8", "cph.no_footbridge")
    assert turn().refuses("take 0 1", "cph.no_footbridge")


@rule("CPH-1.12")
@pytest.mark.parametrize(("players", "left"), [(3, 45), (4, 51)])
def test_with_three_or_four_the_end_card_is_not_in_the_supply(players: int, left: int) -> None:
    at = drawn(first_draw(players))
    assert state(at)["supply"] == {"cards": left, "second": False, "end_card": False}
    assert "end-card" not in shuffled(players)


@rule("CPH-1.13")
def test_with_two_the_end_card_is_one_of_59_in_the_supply() -> None:
    supply = state(drawn(first_draw(2)))["supply"]
    assert (supply["cards"], supply["end_card"]) == (59, True)


@rule("CPH-1.13")
def test_with_two_the_end_card_takes_each_of_the_last_ten_places() -> None:
    decks = [shuffled(2, seed) for seed in range(200)]
    assert {len(deck) for deck in decks} == {71}
    assert {deck.index("end-card") for deck in decks} == set(range(61, 71))


@rule("CPH-1.13")
@pytest.mark.parametrize(("supply", "share"), [("r10", None), ("r9", 1), ("r1", 1)])
def test_with_two_the_end_card_may_come_when_nine_other_cards_are_left(supply: str, share: int | None) -> None:
    at = turn(display="......r", more=f"step=fill supply={supply}")
    assert possible(at).get("end-card") == share
    assert possible(at)["card r"] == int(supply[1:])


@rule("CPH-1.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_one_of_each_ability_for_each_player(players: int) -> None:
    at = new(players)
    for ability, left in state(at)["abilities"].items():
        owned = sum(ability in abilities(at, "ready", seat) for seat in range(players))
        assert owned + left == players


@rule("CPH-1.15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_any_cards(players: int) -> None:
    at = new(players)
    for seat in range(players):
        assert abilities(at, "ready", seat) == ["any-cards"]
        assert abilities(at, "used", seat) == []
    assert state(at)["abilities"] == {
        "any-cards": 0,
        "additional-card": players,
        "construction-discount": players,
        "change-of-colors": players,
        "both-actions": players,
    }


@rule("CPH-1.16")
@pytest.mark.parametrize(
    ("players", "first", "sizes"), [(4, 2, [3, 4, 2, 3]), (4, 0, [2, 3, 3, 4]), (3, 0, [2, 3, 3]), (2, 1, [3, 2])]
)
def test_hands_are_dealt_in_turn_order(players: int, first: int, sizes: list[int]) -> None:
    at = drawn(new(players, start_seat=first))
    assert [player(at, seat)["cards"] for seat in range(players)] == sizes
    assert [len(hand(at, seat)) for seat in range(players)] == sizes


@rule("CPH-1.17")
def test_the_display_is_filled_before_the_hands_are_dealt() -> None:
    at = draw(first_draw(2), "rrrrrrr" + "yg" + "bbp")
    assert display(at) == "rrrrrrr"
    assert (hand(at, 0), hand(at, 1)) == ("yg", "bbp")
    assert at.codes() == ["cph.turned_up"] * 7 + ["cph.dealt"] * 5 + ["cph.turn_began"]
    assert at.active == 0


@rule("CPH-1.17")
def test_the_bottom_of_the_supply_is_set_aside_before_the_deal() -> None:
    for seed in range(50):
        assert "end-card" not in shuffled(2, seed)[: 7 + 5]


@rule("CPH-1.18")
def test_the_host_may_name_the_first_player() -> None:
    at = drawn(new(3, start_seat=1))
    assert (at.active, state(at)["start"]) == (1, 1)
    assert len(hand(at, 1)) == 2


@rule("CPH-1.18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_otherwise_chance_names_any_seat(players: int) -> None:
    at = new(players)
    assert at.active == CHANCE
    assert possible(at) == {f"start {seat}": 1 for seat in range(players)}
    for seat in range(players):
        begun = drawn(at.play(f"start {seat}"))
        assert (begun.active, state(begun)["start"]) == (seat, seat)
        assert house(begun, seat) == "-"
