"""One name for one thing: messages and rules in three languages are held against docs/terms.toml."""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from rollwright.cli.lessons import course_of
from rollwright.testing.lessons import said as said_in

ROOT: Final = Path(__file__).parents[1]
LANGUAGES: Final = ("en", "fr", "nl")
GAMES: Final = ("copenhagen_board", "copenhagen_roll", "woodcraft_roll")
TERMS: Final[list[dict[str, Any]]] = tomllib.loads((ROOT / "docs/terms.toml").read_text(encoding="utf-8"))["term"]

FILLED_IN: Final = "\ufffc"
"""Stands where a value, or a piece of code, is put into a text."""

FOLDERS: Final = {
    "web": "web/src/messages",
    "play": "web/src/play/messages",
    "facade": "web/src/facade/messages",
    "table": "web/src/table/messages",
    "cli": "src/rollwright/cli/messages",
    **{f"{game}/page": f"web/src/games/{game}/messages" for game in GAMES},
    **{f"{game}/messages": f"src/rollwright/games/{game}/messages" for game in GAMES},
}


def said(pattern: ast.Pattern) -> Iterator[str]:
    """The texts of a pattern, one for each case, with a sign where a value is put in."""
    parts: list[str] = []
    for element in pattern.elements:
        expression = None if isinstance(element, ast.TextElement) else element.expression
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(expression, ast.StringLiteral):
            parts.append(str(expression.parse()["value"]))
        else:
            parts.append(FILLED_IN)
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from said(variant.value)
    yield "".join(parts)


def messages(file: Path) -> list[tuple[str, str]]:
    entries = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
    return [
        (entry.id.name, text)
        for entry in entries
        if isinstance(entry, ast.Message)
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes))
        if pattern is not None
        for text in said(pattern)
    ]


def rules(file: Path) -> list[tuple[str, str]]:
    """Line by line, without what is code."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [(f"line {number}", re.sub("`[^`]*`", FILLED_IN, line)) for number, line in enumerate(lines, 1)]


def lessons(game: str, language: str) -> list[tuple[str, str]]:
    taught = [(name, text) for name, lesson in course_of(game).items() for text in said_in(lesson, language)]
    first = json.loads((ROOT / "src/rollwright/games" / game / "lessons/first-game.json").read_text(encoding="utf-8"))
    return taught + [(moment["id"], moment["say"][language]) for moment in first["moments"]]


@cache
def texts(language: str) -> list[tuple[str, str, str]]:
    """All that is said in a language: where, under which name, and what."""
    found = [(where, messages(ROOT / folder / f"{language}.ftl")) for where, folder in FOLDERS.items()]
    page = "RULES.md" if language == "en" else f"RULES.{language}.md"
    found += [(f"{game}/rules", rules(ROOT / "src/rollwright/games" / game / page)) for game in GAMES]
    found += [(f"{game}/lessons", lessons(game, language)) for game in GAMES]
    return [(where, name, text) for where, parts in found for name, text in parts]


def held(term: dict[str, Any], language: str) -> Iterator[tuple[str, str]]:
    """The texts that a term is held in."""
    places = term.get("in")
    for where, name, text in texts(language):
        if places is None or any(where == place or where.startswith(f"{place}/") for place in places):
            yield f"{where} {name}", text


def uses(text: str, word: str) -> bool:
    """Whether a text has a word, or several in a row, whole and in any case."""
    parts = r"\s+".join(re.escape(part) for part in word.split())
    return re.search(rf"(?<![\w-]){parts}(?![\w-])", text, re.IGNORECASE) is not None


def plain(text: str) -> str:
    """Without capitals, and without accents: Dutch has “één”, but “Eén” at the start."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(letter))


def named(term: dict[str, Any]) -> str:
    return str(term["thing"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", TERMS, ids=named)
def test_a_thing_is_called_by_its_own_name_and_no_other(term: dict[str, Any], language: str) -> None:
    found = [
        f"{place}: {word}, in {text!r}"
        for word in term.get("not", {}).get(language, [])
        for place, text in held(term, language)
        if uses(text, word)
    ]
    assert found == [], f"say {term[language]}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", TERMS, ids=named)
def test_a_name_in_the_list_is_in_use(term: dict[str, Any], language: str) -> None:
    said = " ".join(text for _, text in held(term, language)).replace("\u00a0", " ").lower()
    assert term[language].lower() in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", [term for term in TERMS if "word" in term], ids=named)
def test_a_button_has_the_name_that_refusals_give(term: dict[str, Any], language: str) -> None:
    (game,) = term["in"]
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (FOLDERS[f"{game}/messages"], FOLDERS[f"{game}/page"]):
        bundle.add_resource(FluentResource((ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")))
    message, case = term["button"]

    def say(name: str, **values: str) -> str:
        pattern = bundle.get_message(name).value
        assert pattern is not None
        return plain(str(bundle.format_pattern(pattern, values)[0]))

    assert say(term["word"]) == plain(term[language])
    assert say(message, ability=case) in plain(term[language])


# How texts are set


def badly_set(language: str, pattern: str) -> list[str]:
    """The texts that a pattern is found in."""
    return [f"{where} {name}: {text!r}" for where, name, text in texts(language) if re.search(pattern, text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_curly(language: str) -> None:
    assert badly_set(language, "['\"]") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_exclaims(language: str) -> None:
    assert badly_set(language, "!") == []


def test_french_signs_have_a_space_that_does_not_break() -> None:
    narrow = "[^\u202f][;?%»]|«[^\u202f]"
    assert badly_set("fr", narrow) == [], "narrow (U+202F) before ; ? % and », and after «"
    assert badly_set("fr", "[^\u00a0]:") == [], "no-break (U+00A0) before the colon"


# What is wrong, and found


@pytest.mark.parametrize(
    ("text", "word", "found"),
    [
        ("Niveau 3, étage plein", "étage", True),
        ("Étages 3 et 4", "étage", False),
        ("Verdieping 3", "verdieping", True),
        ("à\u00a0volonté", "à volonté", True),
        ("het wapenschild", "wapen", False),
        ("with a no-x star", "x", False),
    ],
)
def test_a_word_is_found_whole(text: str, word: str, found: bool) -> None:
    assert uses(text, word) is found
