"""The drawing of a table in a terminal. tests/cli/test_screen.py shows that whole games fit the screen."""

from __future__ import annotations

import json

import pytest

from rollwright.cli.paint import Paint
from rollwright.cli.show import Show
from rollwright.games.woodcraft_roll.screen import draw
from rollwright.testing.scene import Scene
from rollwright.texts.words import Words
from tests.games.woodcraft_roll.bench import PACK, bench, choosing, final, working
from tests.games.woodcraft_roll.large import LARGE
from tests.games.woodcraft_roll.wrw import wrw

pytest.importorskip("fluent.runtime", reason="the words of a terminal need Fluent, which Pyodide has not")

NAMES = ["Ada", "Bo", "Cleo"]


def drawn(at: Scene, seat: int = 0, language: str = "en") -> list[str]:
    names = NAMES[: len(at.position.players)]
    paint = Paint(Words(at.game, language, names).say)
    return draw(at.game.view(at.position, seat), seat, names, paint)


def own(at: Scene, seat: int = 0, language: str = "en") -> list[str]:
    """The lines below those of the other players."""
    lines = drawn(at, seat, language)
    return lines[lines.index("") + 1 :] if "" in lines else lines


def others(at: Scene, seat: int = 0) -> list[str]:
    lines = drawn(at, seat)
    return lines[: lines.index("")]


def test_a_die_stands_on_the_side_of_its_colour_with_what_the_line_pays() -> None:
    _, numbers, yellow, brown, *_ = own(choosing("", ""))
    assert numbers.split() == ["line", "1", "2", "3", "4", "5", "6"]
    assert " ".join(yellow.split()) == "yellow · W · G y4 B · BN y2 L y1 SGL"
    assert " ".join(brown.split()) == "brown b6 N b5 W · S b3 BB · LN · GGB"


def test_orders_tell_what_they_ask_for_give_and_are_worth() -> None:
    lines = own(choosing("held=a4", "", more="board=b6,-,-,-,-,- display=a5,a7,-"))
    assert lines[4] == " a5 Bird table y3 → BBL  1              ▸a4 Box y2 G  2"
    assert lines[5] == " a7 Cradle y6  2★★"
    assert lines[6] == " –"


def test_every_order_is_written_out_ones_own_and_those_of_others() -> None:
    at = working("held=a1,a2,a3,a4,a5", "held=a6,a7,a8")
    lines = own(at)
    assert lines[7] == "▸a4 Box y2 G  2                         ▸a5 Bird table y3 → BBL  1"
    assert others(at)[-2] == "  ▸a6 Chessboard y2 b2  3                 ▸a7 Cradle y6  2★★"
    assert others(at)[-1] == "  ▸a8 Beam b9  5"


def test_rows_show_what_is_free_marked_circled_and_crossed_out() -> None:
    lines = own(working("scrapwood=2/1 glue=4/4 nuts=7"))
    assert any(line.startswith(" W scrapwood ✕●○◇○○ ") for line in lines)
    assert any(line.startswith(" G glue      ✕✕✕✕ ") for line in lines)
    assert any("nuts 7 of 20" in line for line in lines)


def test_lanterns_crates_and_helpers_show_what_is_marked_hired_and_used() -> None:
    lines = own(working("lanterns=a1,c1 crates=1a,2a helpers=3,4,8 used=3"))
    sheet, helpers = lines[7:12], lines[12:16]
    assert "1 ●   ·   ● B" in sheet[1]
    assert "1 ●b Helpers hired" in sheet[0]
    assert "2 ●  Orders completed" in sheet[1]
    assert helpers[0].startswith(" H1 B2 the tinkerer ")
    assert helpers[2].startswith(" H3 ✕ the joiner ")
    assert helpers[3] == " H4 ● the turner                         H8 ● the guild master, 3 pt"


def test_points_at_the_end_are_shown_and_what_helper_5_brings() -> None:
    lines = own(working(""))
    assert lines[12].endswith(" H5 B2 the carter → G/SS")
    assert lines[13].endswith(" H6 B2 the town crier, 1 pt")
    assert lines[-1].endswith("at the end, 0 to 9 L: 0 0 0 1 1 1 2 2 2 5")


EXPLAINED = [
    "W scrapwood", "G glue", "S sawblade", "B blueberry", "L lantern", "C chestnut", "N nut", "★ reputation",
    "◇ gives a chestnut", "● ready", "✕ used", "c b e place for C, B, either",
]  # fmt: skip


def test_every_letter_and_sign_has_its_name() -> None:
    text = "\n".join(own(working("")))
    assert [name for name in EXPLAINED if name not in text] == []


def test_all_of_another_player_is_shown_that_is_public() -> None:
    sheet = "dice=y2,y2 scrapwood=2/1 nuts=3 lanterns=a1,b2 crates=1a helpers=3 used=3 done=a4 due=pick7,lantern sold=1"
    text = "\n".join(others(working("", sheet)))
    facts = [
        "Bo", "Dice y2×2", "W ✕●○◇○○", "nuts 3 of 20", "L ●·· ·●· ···", "1 ●b", "H3 ✕ the joiner",
        "1 order completed: Box", "to decide: lantern, the apprentice", "sold 1 of 3", "y1 · ·",
    ]  # fmt: skip
    assert [fact for fact in facts if fact not in text] == []


def test_what_a_roll_has_removed_stays_on_the_screen() -> None:
    at = bench("turn=2 step=removal display=a11,a12,a13 | rows=y1,y1 ended").play("removal 1", "card a1")
    assert "Removed: Basket" in "\n".join(own(at))
    assert "phase I, deck 9" in own(at)[0]


def test_the_headline_asks_the_viewer_else_names_those_who_are_waited_for() -> None:
    at = choosing("", "", "")
    assert own(at)[0] == " Ada: choose a die or an order  ·  round 1, turn 1  ·  phase I, deck 10"
    at = at.play("choose y4 3", seat=0)
    assert own(at)[0].startswith(" Bo, Cleo: choose")
    assert own(working("due=lantern"))[0].startswith(" Ada: mark a lantern")


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
    first = [own(at, language=language)[4].split()[1] for language in ("en", "fr", "nl")]
    assert len(set(first)) == 3


def test_a_game_alone_ends_with_a_grade_and_others_with_a_victory() -> None:
    def told(at: Scene, names: list[str]) -> str:
        words = Words(at.game, "en", names)
        show = Show(at.game, words, Paint(words.say))
        return "\n".join([*show.events(at.events, 0), *show.result(at.game.standings(at.position))])

    alone = told(final("nuts=20"), ["Ada"])
    assert "20 points. From 50 on it is quite good." in alone
    assert "Victory" not in alone
    assert "Victory: Ada." in told(final("nuts=20", ""), ["Ada", "Bo"])


def test_helpers_have_the_names_that_the_pack_gives_them() -> None:
    pack = json.loads(PACK)
    pack["helpers"][2]["name"] = {"en": "Old Bert", "nl": "Ouwe Bert"}
    at = wrw("step=work display=a11,a12,a13 | rows=y1 dice=y1 helpers=3", json.dumps(pack))
    words = Words(at.game, "nl", ["Ada"])
    lines = Show(at.game, words, Paint(words.say)).position(at.position, 0)
    assert any("H3 ● Ouwe Bert" in line for line in lines)
    refusal = at.refusal("shift", seat=0)
    assert refusal is not None
    assert words.refusal(refusal) == "Met Ouwe Bert draai je bruine stenen, en je hebt er geen."
    assert words.word("H4") == "de houtdraaier"


def test_the_largest_pack_fits_the_screen() -> None:
    at = wrw("step=work display=a1,a2,a3 | rows=y1 glue=20/4 held=a4,a5 due=pick5", LARGE)
    lines = own(at)
    assert max(len(line) for line in lines) <= 80, [line for line in lines if len(line) > 80]
    assert any(line.startswith(" G glue      ✕4 ●16 ○10 ◇30") for line in lines)
