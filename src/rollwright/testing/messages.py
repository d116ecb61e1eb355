"""Whether a game has a message for all that it reports, in every language it has, and none that nothing uses.

    from rollwright.testing.messages import message_faults
    assert message_faults("my_game") == []

A message's id is the code of an event or refusal with "-" for "." and "_". With the first part of the codes for a
prefix, there are also `prefix-edition-…`, `prefix-option-…` (what it is `.about`, and its values as `.is-…`),
`prefix-score-…` for parts of scores, tie-breakers and what is tallied, `prefix-fault` and `prefix-place-…` for content
packs, `prefix-word-…` for values that are texts, `prefix-screen-…` for the terminal's picture, and `prefix-help`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rollwright.cli.languages import LANGUAGES
from rollwright.kernel.discovery import find_game, package_of
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.model import Event, Refusal
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.texts.folders import folder_of
from rollwright.texts.words import Words, make_bundle, message_id, prefix_of, read_messages, value_attribute

ENGLISH: Final = LANGUAGES[0]
"""Every game speaks it; what it says in others is held against it."""
_MOMENTS: Final = 30
"""In about this many moments of a random game every action is tried, or in one of this many if the game is long."""
_VALUES: Final = (0, 1, 2, "none", "red")
"""What messages are tried with."""


def message_faults(game_id: str) -> list[str]:
    """All that is wrong with a game's messages, in words."""
    game, package = find_game(game_id), package_of(game_id)
    if ENGLISH not in languages_of(package):
        return [f"there is no messages/{ENGLISH}.ftl in {package}"]
    faults = [*unused(game), *missing_values(game)]
    for language in languages_of(package):
        ways = (unworded(game, language), different(package, language), unformattable(package, language))
        faults += [fault for way in (*ways, incomplete_in_play(game, language)) for fault in way]
    return faults


def languages_of(package: str) -> list[str]:
    """The languages that a package has messages in."""
    return [language for language in LANGUAGES if read_messages(package, language) is not None]


# What there is


class Message(NamedTuple):
    """The variables of a message, and which of them are seats."""

    variables: frozenset[str]
    seats: frozenset[str]


class _Variables(Visitor):
    """Gathers the variables of a pattern, and those that SEAT() makes a name of."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.seats: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor finds it by this name
        self.found.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        given = [one.id.name for one in node.arguments.positional if isinstance(one, ftl.VariableReference)]
        self.seats.update(given if node.id.name == "SEAT" else ())
        self.generic_visit(node)


def _message(pattern: Any) -> Message:
    visitor = _Variables()
    visitor.visit(pattern)
    return Message(frozenset(visitor.found), frozenset(visitor.seats))


@cache
def messages(package: str, language: str) -> dict[str, Message]:
    """Every message, and every attribute as `id.attribute`."""
    text = read_messages(package, language)
    assert text is not None, f"{package} does not speak {language}"
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            assert entry.value is not None, f"{entry.id.name} says nothing"
            found[entry.id.name] = _message(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _message(attribute.value)
    return found


# What is asked for


def expected_ids(game: Game[Any]) -> set[str]:
    """What a game has to say by its own account: events, refusals, faults of packs, editions, options and values."""
    prefix = prefix_of(game)
    wanted = {message_id(code) for code in (*game.events, *game.refusals)}
    wanted |= {f"{message_id(code)}.refusal" for code in set(game.events) & set(game.refusals)}
    wanted |= {f"{prefix}-edition-{edition}" for edition in game.editions}
    wanted |= {message_id(code) for code in game.faults} | {f"{prefix}-place-{name}" for name in game.places}
    wanted |= {f"{prefix}-fault"} if game.faults else set()
    for option in game.options:
        name = f"{prefix}-option-{message_id(option.name)}"
        wanted |= {name, f"{name}.about"} | {f"{name}.{value_attribute(value)}" for value in option.values}
    answers = [f"{prefix}-answer-{one.name}" for one in game.standing_answers]
    wanted |= {one for name in answers for one in (name, f"{name}.choices", f"{name}.about")}
    position = game.new(make_setup(game, game.players[0]))
    standing, tally = game.standings(position)[0], game.tally(game.view(position, 0), 0)
    return wanted | {f"{prefix}-score-{message_id(part)}" for part in (*standing.parts, *standing.tiebreaks, *tally)}


@cache
def met(game_id: str) -> tuple[list[Event], list[Refusal]]:
    """What happens in random games of all numbers of players and editions, and what is refused if anything is tried."""
    game = find_game(game_id)
    events: dict[str, Event] = {}
    refusals: dict[str, Refusal] = {}
    for players in game.players:
        for edition in game.editions:
            source = Source(f"messages {players} {edition}")
            setup = make_setup(game, players, edition)
            one_in = min(_MOMENTS, 1 + game.longest(setup) // _MOMENTS)
            position = game.new(setup)
            while game.to_act(position):
                seat, action = random_move(game, position, source)
                step = game.apply(position, seat, action)
                events |= {repr((event.code, event.values)): event for event in step.events}
                if source.below(one_in) == 0:
                    for tried in range(game.action_space):
                        refusal = game.check(position, source.below(players), tried)
                        if refusal is not None:
                            refusals[repr(refusal)] = refusal
                position = step.position
    return list(events.values()), list(refusals.values())


@cache
def nodes_of(package: str) -> list[ast.AST]:
    """The syntax of all modules of a package."""
    paths = sorted(folder_of(package).rglob("*.py"))
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def strings_in(package: str) -> set[str]:
    """Every text that stands in the modules of a package, parts of f-strings included."""
    return {node.value for node in nodes_of(package) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def given_in_source(game: Game[Any]) -> list[tuple[str, frozenset[str]]]:
    """Every place where a game reports a code with values by name: the code, and the names."""
    codes = {*game.events, *game.refusals}
    found: list[tuple[str, frozenset[str]]] = []
    for node in nodes_of(package_of(game.id)):
        if isinstance(node, ast.Call):
            named = {arg.value for arg in node.args if isinstance(arg, ast.Constant)} & codes
            found += [(str(code), frozenset(keyword.arg or "" for keyword in node.keywords)) for code in named]
    return found


# What is wrong


def unworded(game: Game[Any], language: str) -> Iterator[str]:
    for name in sorted(expected_ids(game) - set(messages(package_of(game.id), language))):
        yield f"{language}: there is no message {name}"


def unused(game: Game[Any]) -> Iterator[str]:
    """A word may be one that few games meet: then it stands in the source."""
    prefix, package = prefix_of(game), package_of(game.id)
    events, refusals = met(game.id)
    given = [event.values for event in events] + [refusal.values for refusal in refusals]
    strings = strings_in(package)
    values = strings.union(*({value for value in one.values() if isinstance(value, str)} for one in given))
    asked = expected_ids(game) | {f"{prefix}-word-{value.lower()}" for value in values} | {f"{prefix}-help"}
    beginnings = tuple(text for text in strings if text.startswith(f"{prefix}-screen-") and text.endswith("-"))
    for name in messages(package, ENGLISH):
        if name not in asked and name not in strings and not name.startswith(beginnings):
            yield f"nobody asks for the message {name}: no random game met it, and no text of the source is its value"


def different(package: str, language: str) -> Iterator[str]:
    """That all languages have the same messages with the same variables."""
    theirs, ours = messages(package, language), messages(package, ENGLISH)
    for name in sorted({*theirs, *ours}):
        one, other = theirs.get(name), ours.get(name)
        if one is None or other is None:
            yield f"{name} is there in {language} alone" if other is None else f"{language}: {name} is missing"
        elif one != other:
            yield f"{language}: {name} takes {sorted(one.variables)}, in English {sorted(other.variables)}"


def unformattable(package: str, language: str) -> Iterator[str]:
    text = read_messages(package, language)
    assert text is not None, f"{package} does not speak {language}"
    bundle = make_bundle(language, [text], lambda seat: f"player {seat}")
    for name, own in messages(package, language).items():
        message = bundle.get_message(name.partition(".")[0])
        pattern = message.attributes[name.partition(".")[2]] if "." in name else message.value
        for value in _VALUES:
            given = {variable: 1 if variable in own.seats else value for variable in own.variables}
            wording, errors = bundle.format_pattern(pattern, given) if pattern is not None else ("", [])
            if errors or not str(wording).strip() or "\u2068" in str(wording):
                yield f"{language}: {name} can't be formatted with {value!r}: {errors or repr(str(wording))}"
                break


def incomplete_in_play(game: Game[Any], language: str) -> Iterator[str]:
    """What came up in random games must bring all variables of its message."""
    words = Words(game, language, [f"player {seat}" for seat in range(max(game.players))])
    there = messages(package_of(game.id), language)
    events, refusals = met(game.id)
    worded = [(message_id(one.code), {*one.values, "seat"}, words.event(one)) for one in events]
    for one in refusals:
        name = message_id(one.code)
        own = f"{name}.refusal"
        worded.append((own if own in there else name, {*one.values}, words.refusal(one)))
    for name, given, wording in worded:
        lacking = there[name].variables - given if name in there else ()
        if lacking or "{" in wording or "???" in wording:
            yield f"{language}: {name} came up without {', '.join(sorted(lacking))}, and reads {wording!r}"


def missing_values(game: Game[Any]) -> Iterator[str]:
    """Seen where the source names a code and its values in one call: `refuse("toy.not_in_hand", card=3)`."""
    known = messages(package_of(game.id), ENGLISH)
    for code, names in given_in_source(game):
        wanted = [known[name].variables for name in (message_id(code), f"{message_id(code)}.refusal") if name in known]
        missing = min((sorted(one - names - {"seat"}) for one in wanted), key=len, default=[])
        if missing:
            given = ", ".join(sorted(names)) or "nothing"
            yield f"the message of {code} asks for {', '.join(missing)}; it is given {given}"
