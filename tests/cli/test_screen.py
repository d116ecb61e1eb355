"""The drawing of a table fits the screen, tells nothing by colour alone, and shows what there is to see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from rollwright.cli.paint import INDEXED, PLAIN, TRUE, Paint, terminal_paint
from rollwright.cli.show import screen_of
from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import make_setup
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.texts.words import Words
from tests.games.copenhagen_roll.crw import crw

CODES = re.compile("\x1b\\[[0-9;]*m")
NAMES = ["Maximiliane", "greedy 1", "greedy 2", "Bo", "Eli"]
DRAWN = [game_id for game_id in game_ids() if screen_of(game_id) is not None]


def positions(game: Any, players: int, edition: str) -> Iterator[Any]:
    source = Source(f"screen {players}")
    position = game.new(make_setup(game, players, edition))
    while game.to_act(position):
        yield position
        position = game.after(position, *random_move(game, position, source))
    yield position


def draw(position: Any, seat: int | None = 0, width: int = 80, depth: int = PLAIN, language: str = "en") -> list[str]:
    game = find_game("copenhagen_roll")
    names = NAMES[: len(position.sheets)]
    draws = screen_of(game.id)
    assert draws is not None
    return draws(position, seat, names, Paint(Words(game, language, names).say, width, 24, depth))


def lines_below_a_gap(lines: list[str]) -> list[str]:
    """What must be on the screen: what stands above an empty line may have left it."""
    return lines[len(lines) - lines[::-1].index("") :] if "" in lines else lines


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("width", [80, 120, 200])
@pytest.mark.parametrize("game_id", DRAWN)
def test_whole_games_fit_the_screen_in_every_language(game_id: str, width: int, language: str) -> None:
    game = find_game(game_id)
    draws = screen_of(game_id)
    assert draws is not None
    for players in game.players:
        names = NAMES[:players]
        paint = Paint(Words(game, language, names).say, width)
        for number, position in enumerate(positions(game, players, game.editions[-1])):
            if number % 20 == 0:
                lines = draws(game.view(position, 0), number % players, names, paint)
                assert max(len(line) for line in lines) <= width
                assert len(lines_below_a_gap(lines)) <= 22, "on 24 lines there must be room for a prompt"
                assert not any("crw-" in line or "{" in line for line in lines)


def test_without_colour_there_is_no_code_and_with_it_the_same_things_are_shown() -> None:
    position = crw("step=choose dice=rrypw rolls=1 | OOX../O.... r3b1 stars=r1 | - - | XOOOX p9").position
    plain = draw(position)
    assert not any("\x1b" in line for line in plain)
    for depth in (INDEXED, TRUE):
        *coloured, dice = [CODES.sub("", line).rstrip() for line in draw(position, depth=depth)]
        assert coloured == [line.rstrip() for line in plain[:-1]]
        assert dice.split() == ["Dice", "r", "r", "y", "p", "w"]


def test_a_house_shows_bricks_windows_and_what_lines_have_scored() -> None:
    position = crw("- | XOOOO/OOOOO/X.... - | - - | - -").position
    lines = draw(position)
    assert " 1    X  O  O  O  O  +1" in lines[11]
    assert " 2 ◇  O  O  O  O  O  +2" in lines[10], "the coat of arms is crossed off"
    assert " 3    X  ·  ·  ·  · " in lines[9]
    assert " 4 ◆  ·  ·  ·  ·  · " in lines[8]
    assert "▸Maximilia 3 pt" in lines[1]


def test_a_full_column_shows_its_points_in_place_of_its_coat() -> None:
    position = crw(f"- | {'/'.join(['.O...'] * 9)} - | - - | - -").position
    assert draw(position)[2].startswith("        +4     ◆")


def test_tracks_show_what_is_ready_spent_or_fresh() -> None:
    turn = "step=finish dice=r rolls=1 drawn usable=r2b1"
    position = crw(f"{turn} | O.... r2y1b2 stars=r1 bonuses=b1 | - - | - -").position
    red, yellow, _, blue, _ = draw(position)[2:7]
    assert "r red    [x][*][+][*] +  *  *  *  ·  ·  ·  +1 *2 reroll" in red
    assert "b blue         [x](*) ·  *  +  *  ·  ·  ·        no-x" in blue, "the star is from this very turn"
    assert "y yellow       (+) ·" in yellow


def test_a_shape_being_drawn_is_shown_and_so_is_where_it_finds_support() -> None:
    placing = draw(crw("step=place dice=yp rolls=1 chosen=red-3 | O.... - | - - | - -").position)
    assert " 2 ◆  _  ·  ·  ·  · " in placing[10]
    assert " 1    O  _  _  _  _ " in placing[11]
    assert "place red-3" in placing[0]
    placed = draw(crw("step=brick dice=yp rolls=1 chosen=red-3 placed=b1,c1,c2 | O.... - | - - | - -").position)
    assert " 2 ◆  ·  ·  ?  ·  · " in placed[10]
    assert " 1    O  ?  ?  ·  · " in placed[11]


def test_the_facade_sheet_shows_what_is_crossed_out() -> None:
    lines = draw(crw("crossed=red-4,blue-4-left,purple-5 | - - | - - | - -").position)
    red, yellow, green, blue, purple = (lines[-2][1 + 16 * colour :][:16].split() for colour in range(5))
    assert red == ["2", "3", "x", "4", "5"]
    assert yellow == green == ["2", "3", "4L", "4R", "5"]
    assert blue == ["2", "3", "xL", "4R", "5"]
    assert purple == ["2", "3", "4", "4", "x"]


def test_dice_are_told_by_their_letters() -> None:
    assert draw(crw("step=choose dice=rrypw rolls=1 | - - | - - | - -").position)[-1] == " Dice  [r] [r] [y] [p] [w]"
    assert draw(crw("- | - - | - - | - -").position)[-1] == " Dice  –"


def test_the_marking_names_those_who_are_waited_for() -> None:
    position = crw("step=mark dice=yp rolls=1 passed decided=01 | - - | - - | - - | - -").position
    assert draw(position)[0].startswith(" greedy 2, Bo: mark, or decline")


def test_a_wide_screen_shows_every_house_square_by_square() -> None:
    position = crw("- | - - | XO... - | OOX.. r3").position
    bottom = draw(position, width=120)[11]
    assert "X  O  ·  ·  ·" in bottom
    assert "O  O  X  ·  ·" in bottom
    assert "r3 y0 g0 b0 p0" in draw(position, width=120)[12]


def test_a_tall_screen_leaves_gaps() -> None:
    game = find_game("copenhagen_roll")
    position = crw("- | - - | - - | - -").position
    say = Words(game, "en", NAMES).say
    draws = screen_of(game.id)
    assert draws is not None
    short, tall = (draws(position, 0, NAMES[:3], Paint(say, 80, height)) for height in (24, 40))
    assert len(tall) == len(short) + 3


def test_an_onlooker_sits_beside_the_active_player() -> None:
    position = crw("active=1 | - - | XO... - | - -").position
    assert draw(position, seat=None)[1].startswith("▸greedy 1")


# Colours


def test_colour_is_asked_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    def depth(coloured: bool = True) -> int:
        return terminal_paint(lambda message, /, **values: message, coloured).depth

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    assert depth() == PLAIN, "standard output is no terminal"
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert depth() == TRUE
    assert depth(coloured=False) == PLAIN
    monkeypatch.setenv("COLORTERM", "")
    assert depth() == INDEXED
    monkeypatch.setenv("NO_COLOR", "1")
    assert depth() == PLAIN
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert depth() == PLAIN


def test_a_picture_is_drawn_two_dots_a_letter() -> None:
    paint = Paint(lambda message, /, **values: message)
    assert paint.pixels([["red", None, "red"], ["red", "blue", None], [None, None, "red"]]) == ["█▄▀", "  ▀"]
    coloured = Paint(paint.say, depth=INDEXED)
    assert coloured.pixels([["red"], ["blue"]]) == ["\x1b[38;5;167;48;5;67m▀\x1b[0m"]
