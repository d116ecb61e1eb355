"""The drawing of a table in a terminal. tests/cli/test_screen.py shows that whole games fit the screen."""

from __future__ import annotations

import pytest

from rollwright.cli.paint import Paint
from rollwright.cli.words import Words
from rollwright.games.woodcraft_roll.screen import draw
from rollwright.testing.scene import Scene
from tests.games.woodcraft_roll.bench import bench, choosing, working
from tests.games.woodcraft_roll.wrw import wrw

pytest.importorskip("fluent.runtime", reason="the words of a terminal need Fluent, which Pyodide has not")

NAMES = ["Ada", "Bo", "Cleo"]


def drawn(at: Scene, seat: int = 0, language: str = "en") -> list[str]:
    names = NAMES[: len(at.position.players)]
    paint = Paint(Words(at.game, language, names).say)
    return draw(at.game.view(at.position, seat), seat, names, paint)


def test_a_die_stands_on_the_side_of_its_colour_with_what_the_line_pays() -> None:
    _, numbers, yellow, brown, *_ = drawn(choosing("", ""))
    assert numbers.split() == ["line", "1", "2", "3", "4", "5", "6"]
    assert " ".join(yellow.split()) == "yellow · W · G y4 B · BN y2 L y1 SGL"
    assert " ".join(brown.split()) == "brown b6 N b5 W · S b3 BB · LN · GGB"


def test_orders_tell_what_they_ask_for_give_and_are_worth() -> None:
    lines = drawn(choosing("held=a4", "", more="board=b6,-,-,-,-,- display=a5,a7,-"))
    assert lines[4] == " a5 Bird table y3 → BBL  1              ▸a4 Box y2 G  2"
    assert lines[5] == " a7 Cradle y6  2★★"
    assert lines[6] == " –"


def test_rows_show_what_is_free_marked_circled_and_crossed_out() -> None:
    lines = drawn(working("scrapwood=2/1 glue=4/4 nuts=7"))
    assert any(line.startswith(" W ✕●○◇○○ ") for line in lines)
    assert any(line.startswith(" G ✕✕✕✕ ") for line in lines)
    assert any(line.startswith(" N 7/20 ") for line in lines)


def test_lanterns_crates_and_helpers_show_what_is_marked_hired_and_used() -> None:
    sheet = drawn(working("lanterns=a1,c1 crates=1a,2a helpers=3,4,8 used=3"))[9:14]
    assert "1 ●   ·   ● B" in sheet[1]
    assert "1 ●b helpers" in sheet[0]
    assert "2 ●  orders" in sheet[1]
    assert "H3 ○" in sheet[2]
    assert "H4 ●    H8 ●" in sheet[3]
    assert "H1 B2" in sheet[0]


def test_the_headline_asks_the_viewer_else_names_those_who_are_waited_for() -> None:
    at = choosing("", "", "")
    assert drawn(at)[0] == " Ada: choose a die or an order  ·  round 1, turn 1"
    at = at.play("choose y4 3", seat=0)
    assert drawn(at)[0].startswith(" Bo, Cleo: choose")
    assert drawn(working("due=lantern"))[0].startswith(" Ada: mark a lantern")


def test_a_secret_choice_is_not_drawn() -> None:
    at = choosing("", "")
    one, other = (at.play(f"choose {choice}", seat=0) for choice in ("y4 3", "order"))
    assert drawn(one, seat=1) == drawn(other, seat=1)
    assert any(line.startswith(" ✓ Ada") for line in drawn(one, seat=1))


def test_orders_dealt_are_drawn_for_their_owner_alone() -> None:
    at = bench("turn=0 step=keep | dealt=a1,a2 | dealt=a3,a4")
    assert any("▸a1 Stool" in line for line in drawn(at, seat=0))
    assert not any("Stool" in line for line in drawn(at, seat=1))


def test_names_of_our_orders_are_in_the_readers_language() -> None:
    at = wrw("step=work display=a1,a2,a3 | rows=y1 | rows=y1")
    first = [drawn(at, language=language)[4].split()[1] for language in ("en", "fr", "nl")]
    assert len(set(first)) == 3
