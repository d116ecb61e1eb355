"""Names and lines of chat: any script is read as it was written, and nothing hides in them."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.bots import bot_names
from rollwright.tables.wire.inbound import Name, WireError, parse, read_name
from rollwright.tables.wire.names import clean_line, passes_for_bot

MESSAGES = Path(__file__).parents[2] / "web" / "src" / "messages"

REAL = [
    "Ada", "José", "Zoë", "Łukasz", "Þórr", "D'Arcy", "Jean-Luc", "Nguyễn Thị Hằng", "Đặng", "Ελένη", "Сергей", "Ґанна",
    "محمد", "فاطمة الزهراء", "عبدُ اللّٰه", "دانیال", "نیک\u200cپی", "אַבְרָהָם", "हरि", "श्री", "প্রিয়া", "தமிழ்", "ശ്രീ",
    "ශ්\u200dරී", "สมชาย", "กิ๊ก", "ប៊ុន", "བསྒྲུབས", "მარიამ", "Արամ", "김민준", "さくら", "ゴジラ", "王小明", "欧阳修",
    "ᏣᎳᎩ", "አበበ", "👋🏽", "👩🏽\u200d🚀", "❤\ufe0f Ada", "🏳\ufe0f\u200d🌈", "🇳🇱 Jan", "Ada 2", "007", "x", "!",
    "Hardy", "Randolph", "Expertise", "Ms. Robot",
]  # fmt: skip


@pytest.mark.parametrize("name", REAL)
def test_a_real_name_in_any_script_is_taken_as_it_is(name: str) -> None:
    composed = unicodedata.normalize("NFC", name)
    assert read_name(name) == composed
    assert read_name(unicodedata.normalize("NFD", name)) == composed


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800", "\u200b", "\u200d", "\ufeff", "\u00ad", "\u115f\u1160", "\uffa0", "\u034f", "\u202e",
     "\u2066\u2069", "\ufe0f", "\U000e0041", "\u0301", "\u180e", "\u17b5", "\u2800 \u3164\u200b", "\n", "\ue000"],
)  # fmt: skip
def test_a_name_of_which_nothing_can_be_seen_is_none(name: str) -> None:
    with pytest.raises(WireError, match="nothing of it can be seen"):
        read_name(name)
    message = parse(f'{{"t": "name", "name": "\\u{ord(name[0]):04x}"}}') if ord(name[0]) < 0x10000 else None
    assert message is None or (isinstance(message, Name) and message.name == "")


@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        ("A\u200bd\u200da", "Ada"),
        ("\u202eadA\u202c", "adA"),
        ("Ada\u2800\u3164", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("Ada\u2028Lovelace", "Ada Lovelace"),
        ("A\ufe0fda", "Ada"),
        ("Z" + "\u0335\u0321\u0489" * 8 + "o", "Z\u0335\u0321\u0489\u0335o"),
    ],
)
def test_what_can_not_be_seen_or_piles_up_is_taken_away(typed: str, seen: str) -> None:
    assert clean_line(typed) == unicodedata.normalize("NFC", seen)


@given(st.text(max_size=60))
def test_whatever_is_typed_nothing_hides_in_what_is_kept(typed: str) -> None:
    seen = clean_line(typed.encode("utf-8", "ignore").decode())
    assert clean_line(seen) == seen
    assert seen == " ".join(seen.split())
    hidden = [letter for letter in seen if unicodedata.category(letter)[0] == "C" and letter not in "\u200c\u200d"]
    assert not hidden
    marks = re.sub(
        r".", lambda one: "m" if unicodedata.category(one[0]) in ("Mn", "Me") else "x", seen, flags=re.DOTALL
    )
    assert "m" * 6 not in marks


# Like a bot's


@pytest.mark.parametrize(
    "name",
    ["greedy", "Greedy", "GREEDY", "Greedy bot", "greedy 2", "gr33dy", "Gгeedy", "Ｇｒｅｅｄｙ", "g r e e d y",
     "Grееdу", "g.r.e.e.d.y", "𝓖𝓻𝓮𝓮𝓭𝔂", "ĝréédy", "Ехреrt", "ExpertBot", "3xpert", "Bot facile", "Bot au hasard",
     "Gulzig", "Makke1ijk", "RΑNDΟΜ"],
)  # fmt: skip
def test_a_name_that_passes_for_a_bots_is_refused(name: str) -> None:
    with pytest.raises(WireError, match="a bot is called that"):
        read_name(name)


def test_every_bot_and_every_name_that_a_page_gives_one_is_known() -> None:
    shown = set(bot_names())
    for file in MESSAGES.glob("*.ftl"):
        for message in re.findall(r"^bot-(?:name|called) =\n((?:    .*\n)+)", file.read_text("utf-8"), re.MULTILINE):
            shown |= {name.strip() for name in re.findall(r"(?<!\*)\[[a-z]+\] ([^{\n]+)", message)}
    assert {"Greedy bot", "Bot facile", "Gulzig"} < shown
    assert [name for name in sorted(shown) if not passes_for_bot(name)] == []
