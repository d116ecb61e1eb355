"""Why a move is refused, in the reader's words: those of the page's buttons, and no notation."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("fluent.runtime", reason="the words of a terminal need Fluent, which Pyodide has not")

from fluent.runtime import FluentBundle, FluentResource

from rollwright.games.woodcraft_roll.components import CRATE_KINDS, RESOURCES
from rollwright.testing.scene import Scene, rule
from rollwright.texts.words import Words
from tests.games.woodcraft_roll.bench import PACK, bench
from tests.games.woodcraft_roll.test_reasons import CASES, TABLE, reasons
from tests.games.woodcraft_roll.wrw import GAME, wrw

ROOT: Final = Path(__file__).parents[3]


@cache
def words_in(language: str) -> Words:
    return Words(GAME, language, ["Ada"])


def worded(at: Scene, text: str, language: str) -> str:
    return words_in(language).refusal(reasons(at, text))


@rule("WRW-9.11")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "First pick what the carter brings: glue or blueberry or lantern."),
        ("fr", "Choisissez d’abord ce que le charretier apporte\u00a0: colle ou myrtille ou lanterne."),
        ("nl", "Kies eerst wat de voerman brengt: lijm of bosbes of lantaarn."),
    ],
)
def test_what_is_on_offer_is_listed_in_the_readers_words(language: str, said: str) -> None:
    pack = json.loads(PACK)
    pack["helpers"][4]["choice"] = ["lantern", "glue", "blueberry blueberry"]
    assert worded(wrw(f"{TABLE} | due=pick5 rows=y1", json.dumps(pack)), "end", language) == said


@rule("WRW-9.11")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "First pick what the carter brings: glue or glue, nut or y3."),
        ("fr", "Choisissez d’abord ce que le charretier apporte\u00a0: colle ou colle, noix ou y3."),
        ("nl", "Kies eerst wat de voerman brengt: lijm of lijm, noot of y3."),
    ],
)
def test_a_mixture_is_told_thing_by_thing(language: str, said: str) -> None:
    pack = json.loads(PACK)
    pack["helpers"][4]["choice"] = ["glue nut", "glue", "y3"]
    assert worded(wrw(f"{TABLE} | due=pick5 rows=y1", json.dumps(pack)), "end", language) == said


@rule("WRW-9.6")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Only scrapwood and glue can stand in, one for another."),
        ("fr", "Seul ceci se remplace, l’un par l’autre\u00a0: chute de bois et colle."),
        ("nl", "Alleen resthout en lijm vervangen elkaar."),
    ],
)
def test_what_h1_shows_is_told(language: str, said: str) -> None:
    pack = json.loads(PACK)
    pack["helpers"][0]["shows"] = "scrapwood glue"
    at = wrw(f"{TABLE} | dice=y2 sawblade=1 helpers=1 rows=y1", json.dumps(pack))
    assert worded(at, "raise y2 y3 with sawblade", language) == said


@rule("WRW-9.13")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "That is not what the apprentice brings. Pick glue."),
        ("fr", "Ce n’est pas ce que l’apprenti apporte. Choisissez\u00a0: colle."),
        ("nl", "Dat brengt de leerling niet. Kies lijm."),
    ],
)
def test_what_has_no_room_is_not_listed(language: str, said: str) -> None:
    assert worded(bench(f"{TABLE} | due=pick7 scrapwood=6 rows=y1"), "pick sawblade", language) == said


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_no_refusal_has_a_code_for_a_helper_or_a_move_in_notation(language: str) -> None:
    verbs = "choose|complete|shift|berry|hire|raise|pick|sell|glue|saw|end"
    for text, move, code, _ in [one.values for one in CASES]:
        said = worded(bench(text), move, language)
        assert not re.search(r"\bH\d\b", said), code
        assert language == "en" or not re.search(rf"\b({verbs}|scrapwood|sawblade|blueberry)\b", said), said
        assert not re.search(rf"\b({verbs}) [a-z]\d", said), said


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_things_have_the_names_of_the_pages_buttons(language: str) -> None:
    page = FluentBundle([language], use_isolating=False)
    file = ROOT / f"web/src/games/woodcraft_roll/messages/{language}.ftl"
    page.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def button(name: str, **values: str | int) -> str:
        pattern = page.get_message(name).value
        assert pattern is not None
        return str(page.format_pattern(pattern, values)[0])

    words = words_in(language)
    for number in range(1, 9):
        article_and_name = words.word(f"H{number}").lower()
        assert article_and_name.endswith(button("wr-helper", helper=number).lower())
    for kind in CRATE_KINDS:
        assert words.word(kind) == button("wr-crate", kind=kind)
    for thing in (*RESOURCES, "lantern", "chestnut"):
        assert words.word(thing) == button("wr-thing", thing=thing, count=1)
