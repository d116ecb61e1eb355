"""Every game says all that it can say, in every language, and nothing that nobody asks for."""

from __future__ import annotations

import ast
import importlib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rollwright.cli.languages import LANGUAGES
from rollwright.cli.session import COMMANDS
from rollwright.cli.words import Words, make_bundle, message_id, prefix_of, read_messages, value_attribute
from rollwright.kernel.discovery import find_game, game_ids, package_of
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.model import Event, Refusal
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source

GAMES = game_ids()
CLI = "rollwright.cli"
MOMENTS = 30
"""In one of so many moments of a random game every action is tried."""
PACKAGES = [CLI, *(package_of(game_id) for game_id in GAMES)]
IN_ALL_LANGUAGES = [(package, language) for package in PACKAGES for language in LANGUAGES]


class Variables(Visitor):
    """Gathers the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor finds it by this name
        self.found.add(node.id.name)


def variables_in(pattern: Any) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.found)


@cache
def messages(package: str, language: str) -> dict[str, frozenset[str]]:
    """Every message, and every attribute as `id.attribute`, with its variables."""
    text = read_messages(package, language)
    assert text is not None, f"{package} does not speak {language}"
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            assert entry.value is not None, f"{entry.id.name} says nothing"
            found[entry.id.name] = variables_in(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables_in(attribute.value)
    return found


@cache
def nodes_of(package: str) -> list[ast.AST]:
    """The syntax of all modules of a package."""
    home = Path(importlib.import_module(package).__path__[0])
    return [node for path in home.glob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def strings_in(package: str) -> set[str]:
    """Every text that stands in the modules of a package, parts of f-strings included."""
    return {node.value for node in nodes_of(package) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def met(game_id: str) -> tuple[list[Event], list[Refusal]]:
    """What happens in random games of all numbers of players and editions, and what is refused if anything is tried."""
    game = find_game(game_id)
    events: dict[str, Event] = {}
    refusals: dict[str, Refusal] = {}
    for players in game.players:
        for edition in game.editions:
            source = Source(f"messages {players} {edition}")
            position = game.new(make_setup(game, players, edition))
            while game.to_act(position):
                seat, action = random_move(game, position, source)
                step = game.apply(position, seat, action)
                events |= {repr((event.code, event.values)): event for event in step.events}
                if source.below(MOMENTS) == 0:
                    for tried in range(game.action_space):
                        refusal = game.check(position, source.below(players), tried)
                        if refusal is not None:
                            refusals[repr(refusal)] = refusal
                position = step.position
    return list(events.values()), list(refusals.values())


def given_in_source(game: Game[Any]) -> list[tuple[str, frozenset[str]]]:
    """Every place where a game reports a code with values by name: the code, and the names."""
    codes = {*game.events, *game.refusals}
    found: list[tuple[str, frozenset[str]]] = []
    for node in nodes_of(package_of(game.id)):
        if isinstance(node, ast.Call):
            named = {arg.value for arg in node.args if isinstance(arg, ast.Constant)} & codes
            found += [(str(code), frozenset(keyword.arg or "" for keyword in node.keywords)) for code in named]
    return found


def expected_ids(game: Game[Any]) -> set[str]:
    """What a game has to say by its own account: events, refusals, editions, options and their values."""
    prefix = prefix_of(game)
    wanted = {message_id(code) for code in (*game.events, *game.refusals)}
    wanted |= {f"{message_id(code)}.refusal" for code in set(game.events) & set(game.refusals)}
    wanted |= {f"{prefix}-edition-{edition}" for edition in game.editions}
    for option in game.options:
        name = f"{prefix}-option-{message_id(option.name)}"
        wanted |= {name, f"{name}.about"} | {f"{name}.{value_attribute(value)}" for value in option.values}
    standing = game.standings(game.new(make_setup(game, game.players[0])))[0]
    return wanted | {f"{prefix}-score-{message_id(part)}" for part in (*standing.parts, *standing.tiebreaks)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_words_every_event_refusal_edition_option_and_score(game_id: str, language: str) -> None:
    assert expected_ids(find_game(game_id)) - set(messages(package_of(game_id), language)) == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_has_no_message_that_nobody_asks_for(game_id: str) -> None:
    game = find_game(game_id)
    prefix = prefix_of(game)
    events, refusals = met(game_id)
    given = [event.values for event in events] + [refusal.values for refusal in refusals]
    values = {value for one in given for value in one.values() if isinstance(value, str)}
    asked = expected_ids(game) | {f"{prefix}-word-{value.lower()}" for value in values} | {f"{prefix}-help"}
    said = strings_in(package_of(game_id))
    beginnings = tuple(text for text in said if text.startswith(f"{prefix}-screen-") and text.endswith("-"))
    unused = {
        name
        for name in messages(package_of(game_id), "en")
        if name not in asked and name not in said and not name.startswith(beginnings)
    }
    assert unused == set()


def test_the_command_line_has_every_message_it_asks_for_and_no_other() -> None:
    asked = {text for text in strings_in(CLI) if text.startswith("cli-") and not text.endswith("-")}
    asked |= {f"cli-help-{command}" for command in COMMANDS}
    assert set(messages(CLI, "en")) == asked


@pytest.mark.parametrize(("package", "language"), IN_ALL_LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_variables(package: str, language: str) -> None:
    assert messages(package, language) == messages(package, "en")


@pytest.mark.parametrize("value", [0, 1, 2, "none", "red"])
@pytest.mark.parametrize(("package", "language"), IN_ALL_LANGUAGES)
def test_every_message_can_be_said(package: str, language: str, value: int | str) -> None:
    text = read_messages(package, language)
    assert text is not None
    bundle = make_bundle(language, [text], lambda seat: f"player {seat}")
    for name, variables in messages(package, language).items():
        message = bundle.get_message(name.partition(".")[0])
        pattern = message.attributes[name.partition(".")[2]] if "." in name else message.value
        # A seat is always a number.
        given = {variable: 1 if variable in ("active", "first") else value for variable in variables}
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, given)
        assert errors == [], f"{name}: {errors}"
        assert str(said).strip(), f"{name} says nothing"
        assert "\u2068" not in str(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_what_comes_up_in_play_is_said_with_the_values_it_comes_with(game_id: str, language: str) -> None:
    """A variable that a message wants and an event or refusal lacks would be shown as {$name}."""
    game = find_game(game_id)
    words = Words(game, language, [f"player {seat}" for seat in range(max(game.players))])
    events, refusals = met(game_id)
    said = [words.event(event) for event in events] + [words.refusal(refusal) for refusal in refusals]
    assert len(said) > 100
    assert [text for text in said if "{" in text or "$" in text or "???" in text] == []
    codes = {refusal.code for refusal in refusals}
    assert len(codes) > len(game.refusals) // 3, "the games met too little to prove anything"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_message_asks_only_for_values_that_its_code_comes_with(game_id: str) -> None:
    game = find_game(game_id)
    said = messages(package_of(game_id), "en")
    given = given_in_source(game)
    assert len({code for code, _ in given}) > len(game.refusals) // 2
    for code, names in given:
        asked = said[message_id(code)]
        if code in game.events and code in game.refusals:
            asked = min(asked, said[f"{message_id(code)}.refusal"], key=lambda wanted: len(wanted - names - {"seat"}))
        assert asked - names - {"seat"} == set(), f"{code} is given {sorted(names)}"


def test_a_value_that_the_game_has_a_word_for_is_translated() -> None:
    game = find_game("copenhagen_roll")
    refusal = Refusal("crw.track_full", "CRW-8.7", {"track": "purple"})
    assert "violet" in Words(game, "fr", ["Ada"]).refusal(refusal)
    assert "paars" in Words(game, "nl", ["Ada"]).refusal(refusal)


def test_an_event_and_a_refusal_of_one_code_are_said_differently() -> None:
    words = Words(find_game("copenhagen_roll"), "en", ["Ada"])
    assert words.event(Event("crw.crossed_out", 0, {"shape": "red-4"})) == "Crosses out red-4."
    assert words.refusal(Refusal("crw.crossed_out", "CRW-3.11", {"shape": "red-4"})).startswith("red-4 is crossed out.")


def test_a_seat_among_the_values_is_told_by_name() -> None:
    words = Words(find_game("copenhagen_roll"), "en", ["Ada", "Bo"])
    assert "Bo's turn" in words.refusal(Refusal("crw.not_your_turn", "CRW-2.4", {"active": 1}))
