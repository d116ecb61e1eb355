"""Clauses about texts: the notation and JSON of actions and positions, and what is made of garbled ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, TypeVar

from rollwright.kernel.game import digest
from rollwright.kernel.model import Action
from rollwright.kernel.source import Source
from rollwright.testing.clause import Case, Clause, Faults

P = TypeVar("P")

MOST_IDS: Final = 1 << 20
"""More ids than a game should have: walks, masks and tables of all actions are made for fewer."""
_GARBLED: Final = 20
"""How many texts of positions and of actions are garbled in each game."""


def _space(case: Case[P]) -> Faults:
    if not 0 < case.game.action_space <= MOST_IDS:
        yield f"there are {case.game.action_space:,} action ids; there can be 1 to {MOST_IDS:,}"


def _actions(case: Case[P]) -> Faults:
    game = case.game
    forms: dict[str, Action] = {}
    for action in range(game.action_space):
        text = game.write_action(action)
        if game.read_action(text) != action:
            yield f"action {action} is written {text!r}, which is read as {game.read_action(text)}"
        form = game.action_to_json(action)
        packed = json.dumps(form, sort_keys=True)
        if json.loads(packed) != form:
            yield f"the JSON form of {text!r} comes back changed: {form}"
        if packed in forms:
            yield f"{text!r} and {game.write_action(forms[packed])!r} have the same JSON form"
        forms[packed] = action


def _range(case: Case[P]) -> Faults:
    game, space = case.game, case.game.action_space
    uses: dict[str, Callable[[Action], object]] = {
        "check": lambda action: game.check(case.position, 0, action),
        "write_action": game.write_action,
        "action_to_json": game.action_to_json,
    }
    for name, use in uses.items():
        for action in (-1, space, space + 1, 2**31):
            if not _refuses(use, action):
                yield f"{name} takes {action}, though action ids go from 0 to {space - 1}"


def _refuses(use: Callable[[Action], object], action: Action) -> bool:
    """Whether a use of an action raises ValueError, as NotationError is; any other exception is a fault by itself."""
    try:
        use(action)
    except ValueError:
        return True
    return False


def _notation(case: Case[P]) -> Faults:
    if case.game.read(case.setup, case.text) != case.position:
        yield "the position's text is read as another position"


def _json(case: Case[P]) -> Faults:
    """That the form is what JSON can hold, and comes back from its text, is looked at for sampled positions."""
    if case.game.from_json(case.setup, case.game.to_json(case.position)) != case.position:
        yield "the position's JSON form is read as another position"


def _equality(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    twin = game.read(case.setup, case.text)
    if game.write(twin) != case.text or digest(game, twin) != digest(game, position):
        yield f"two equal positions have two texts; the other is {game.write(twin)!r}"
    if hash(twin) != hash(position):
        yield "two equal positions have two hashes"
    form = game.to_json(position)
    received: dict[str, object] = json.loads(json.dumps(form))
    if received != form:
        yield "the position's JSON form comes back changed: it holds what JSON doesn't have"
    if game.to_json(game.from_json(case.setup, received)) != form:
        yield "something is lost when a position goes through JSON and back"


def _setup(case: Case[P]) -> Faults:
    if case.game.setup(case.position) != case.setup:
        yield f"the position says it was set up otherwise: {case.game.setup(case.position)!r}"


def _unchanged(case: Case[P]) -> Faults:
    if case.game.write(case.position) != case.text:
        yield f"the position was {case.text!r} before the clauses looked at it"


def _garbage(case: Case[P]) -> Faults:
    game, setup, source = case.game, case.setup, case.source
    positions = case.match.positions
    for _ in range(_GARBLED):
        one, other = (game.write(positions[source.below(len(positions))]) for _ in range(2))
        text = _garbled(one, other, source)
        try:
            position = game.read(setup, text)
        except ValueError:
            continue  # as it should be: any other exception is a fault
        if game.read(setup, game.write(position)) != position:
            yield f"{text!r} is read as a position that doesn't come back from its own text {game.write(position)!r}"
    for _ in range(_GARBLED):
        one, other = (game.write_action(source.below(game.action_space)) for _ in range(2))
        text = _garbled(one, other, source)
        try:
            action = game.read_action(text)
        except ValueError:
            continue
        if not 0 <= action < game.action_space:
            yield f"{text!r} is read as action {action}, which there is none of"


def _garbled(text: str, other: str, source: Source) -> str:
    """A text with one to three small things wrong, some of them words that belong to another text."""
    for _ in range(1 + source.below(3)):
        at = source.below(len(text) + 1)
        to = at + 1 + source.below(3)
        kind = source.below(5)
        if kind == 0:
            text = text[:at] + text[to:]
        elif kind == 1:
            text = text[:to] + text[at:]
        elif kind == 2:
            text = text[:at] + _ODD[source.below(len(_ODD))] + text[at + 1 :]
        else:
            words, others = text.split(" "), other.split(" ")
            place = source.below(len(words))
            words[place : place + kind - 3] = [others[source.below(len(others))]]
            text = " ".join(words)
    return text


_ODD: Final = "0123456789-=|/,.?*#xXaAeEz \t\n\0\u00b2\u0663\u00e9\U0001f3b2"
"""Signs to break texts with: among them digits that int() does not take, or takes though they are not ASCII."""

SPACE: Final = Clause("space", "There are no more action ids than walks and masks are made for.", _space)
ACTIONS: Final = Clause(
    "actions", "Every action id is read back from its text, and has a JSON form of its own.", _actions
)
RANGE: Final = Clause("range", "Ids that are no actions are refused with ValueError.", _range)
NOTATION: Final = Clause("notation", "Every position is read back from its text.", _notation)
JSON: Final = Clause("json", "Every position is read back from its JSON form.", _json)
EQUALITY: Final = Clause("equality", "Equal positions have equal texts, hashes and JSON forms.", _equality)
SETUP: Final = Clause("setup", "A position knows its set-up.", _setup)
UNCHANGED: Final = Clause("unchanged", "Nothing changes a position.", _unchanged)
GARBAGE: Final = Clause(
    "garbage", "A garbled text is refused with NotationError, or names something there is.", _garbage
)
