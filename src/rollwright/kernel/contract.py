"""The contract kit: plays random games of any game, and breaks off where the game doesn't keep to its protocol.

    from rollwright.kernel.contract import run_contract
    report = run_contract(GAME, make_setup(GAME, players=3), games=300, seed="1")

It needs nothing but the standard library, so that authors of other games can run it wherever they test.
The clauses about single positions are in contract_position.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, TypeVar, final

from rollwright.kernel.contract_position import AT_LAST, ROUND_TRIPS, SAMPLED, WHOLE_SPACE, Case, Clause, Faults
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.model import CHANCE, Action
from rollwright.kernel.options import OptionValue, Setup, value_to_text
from rollwright.kernel.playout import random_move
from rollwright.kernel.record import read_record, replay, write_record
from rollwright.kernel.source import Source

P = TypeVar("P")

_GARBLED: Final = 20
"""How many texts of positions and of actions are garbled in each game."""


# Once for a set-up


def _options(case: Case[P]) -> Faults:
    for option in case.game.options:
        for value in option.values_for(case.setup.players):
            try:
                fault = _fault_of_option(case, option.name, value)
            except Exception as error:
                fault = f"{type(error).__name__}: {error}"
            if fault is not None:
                yield f"option {option.name}={value_to_text(value)}: {fault}"


def _fault_of_option(case: Case[P], name: str, value: OptionValue) -> str | None:
    game, setup = case.game, case.setup
    chosen = make_setup(game, setup.players, setup.edition, {name: value}, setup.version, setup.content)
    position = game.new(chosen)
    if game.setup(position) != chosen:
        return f"the new position has another set-up: {game.setup(position)!r}"
    source = Source(f"{case.seed} {name} {value}")
    for _ in range(game.longest(chosen) + 1):
        if not game.to_act(position):
            return None
        actor, action = random_move(game, position, source)
        position = game.after(position, actor, action)
    return f"a game takes more than {game.longest(chosen)} actions"


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


# For every move


def _end(case: Case[P]) -> Faults:
    """Makes the next move, and says so if there have been too many."""
    actor, action = random_move(case.game, case.position, case.dice)
    case.go_on(actor, action, case.game.apply(case.position, actor, action))
    if len(case.match.moves) > case.bound:
        yield f"{len(case.match.moves)} actions have been played; longest() says {case.bound}"


def _after(case: Case[P]) -> Faults:
    before, move = case.match.positions[-2], case.match.moves[-1]
    if case.game.after(before, move.actor, move.action) != case.position:
        yield "`after` leads to another position than `apply`"


def _events(case: Case[P]) -> Faults:
    for event in case.events:
        if event.code not in case.game.events:
            yield f"{event!r} is not among the events that the game declares"
        if any(type(value) not in (int, str) for value in event.values.values()):
            yield f"{event!r} has a value that is neither a whole number nor text"


def _visible(case: Case[P]) -> Faults:
    for event in case.events:
        for seat in case.onlookers:
            heard = case.game.visible(event, seat)
            if heard is not None and heard.code not in case.game.events:
                yield f"seat {seat} hears of {event!r} as {heard!r}, which the game doesn't declare"


def _stage(case: Case[P]) -> Faults:
    was, now = case.game.stage(case.match.positions[-2]), case.game.stage(case.position)
    if now < was:
        yield f"the stage falls from {was} to {now}"


def _labels(case: Case[P]) -> Faults:
    label = case.game.chance(case.match.positions[-2]).label
    if label in case.labels:
        yield f"two chance nodes of one game have the label {label!r}"
    case.labels.add(label)


def _chance_acted(case: Case[P]) -> bool:
    return case.match.moves[-1].actor == CHANCE


# For every game that is over


def _replay(case: Case[P]) -> Faults:
    record = write_record(case.match, [f"seat {seat}" for seat in case.seats])
    again = replay(case.game, read_record(record))
    if again.setup != case.setup:
        yield f"the record is set up otherwise: {again.setup!r}"
    if again.moves != case.match.moves:
        yield "the record holds other moves than were played"
    if case.game.write(again.position) != case.text:
        yield f"the record leads to {case.game.write(again.position)!r}"
    for number, (one, other) in enumerate(zip(again.positions, case.match.positions, strict=True)):
        if one != other:
            yield f"after {number} moves the position was {case.game.write(other)!r}, and is another in the replay"


def _playout(case: Case[P]) -> Faults:
    if case.game.playout(case.match.positions[0], Source(case.seed)) != case.position:
        yield "the game's own playout ends elsewhere than this game, from the same source"


def _has_decks(case: Case[P]) -> bool:
    drawn_at = (case.match.positions[i] for i, move in enumerate(case.match.moves) if move.actor == CHANCE)
    return any(case.game.chance(position).deck for position in drawn_at)


def _order(case: Case[P]) -> Faults:
    """Plays another game, in which every deck is drawn in the order that is made at its first card."""
    game, source, position = case.game, case.source, case.match.positions[0]
    decks: dict[str, list[Action]] = {}
    drawn: dict[str, int] = {}
    while game.to_act(position):
        actor, action = random_move(game, position, source)
        node = game.chance(position) if actor == CHANCE else None
        if node is not None:
            made = game.order(position, source.below)
            index = drawn.get(node.deck, 0)
            if bool(made) != (node.deck != "" and index == 0):
                yield f"order gives {len(made)} cards at {node.label!r}, card {index} of deck {node.deck!r}"
            if node.deck:
                if index == 0:
                    decks[node.deck] = made
                if node.index != index:
                    yield f"{node.label!r} is said to be card {node.index} of {node.deck}; it is card {index}"
                left = decks[node.deck][index:]
                possible = game.legal(position, CHANCE)
                missing = [game.write_action(one) for one in possible if one not in left]
                if missing:
                    yield f"{', '.join(missing)} can be drawn at {node.label!r}; the order has none left"
                action = left[0]
                if action not in possible:
                    yield f"the order has {game.write_action(action)!r} at {node.label!r}, which can't be drawn"
                drawn[node.deck] = index + 1
        position = game.after(position, actor, action)


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


AT_FIRST: Final = (
    Clause("actions", "Every action id is read back from its text, and has a JSON form of its own.", _actions),
    Clause("range", "Ids that are no actions are refused with ValueError.", _range),
)
EACH_MOVE: Final = (
    Clause("end", "Random play comes to an end within the bound that the game declares.", _end),
    Clause("after", "after and apply lead to equal positions.", _after),
    Clause("events", "Every event is declared, and has values of text and whole numbers.", _events),
    Clause("visible", "Whoever looks on, an event is heard as a declared one or not at all.", _visible),
    Clause("stage", "The stage never falls.", _stage),
    Clause("labels", "The chance nodes of a game have different labels.", _labels, _chance_acted),
)
EACH_GAME: Final = (
    Clause("garbage", "A garbled text is refused with NotationError, or names something there is.", _garbage),
    Clause("replay", "The record replays to the same positions, text and hash.", _replay),
    Clause("playout", "The game's own playout from the start is this game, for the same source.", _playout),
    Clause(
        "order", "A deck can be drawn in the order made at its first card, and counts its cards.", _order, _has_decks
    ),
)
AFTERWARDS: Final = (
    Clause("options", "Every value of every option makes a game that can be played to its end.", _options),
)

CLAUSES: Final = (
    *AT_FIRST, *ROUND_TRIPS, *SAMPLED, *WHOLE_SPACE, *AT_LAST, *EACH_MOVE, *EACH_GAME, *AFTERWARDS,
)  # fmt: skip


# Running them


@final
class ContractBroken(AssertionError):
    """A clause that a game doesn't keep: which, how, at which position, and the record that leads there."""

    def __init__(self, clause: Clause, fault: str, position: str, record: str) -> None:
        super().__init__(f"{clause.name}: {clause.says}\n{fault}\nat {position}\n\n{record}")
        self.clause: Final = clause
        self.fault: Final = fault
        self.position: Final = position
        self.record: Final = record


@final
class Rates:
    """How many of the positions met are looked at: one in so many, by clause group."""

    def __init__(self, round_trips: int = 1, sampled: int = 50, whole_space: int = 2000) -> None:
        self.round_trips: Final = round_trips
        self.sampled: Final = sampled
        self.whole_space: Final = whole_space


@final
class Report:
    """What was played and looked at."""

    def __init__(self, bound: int) -> None:
        self.bound: Final = bound
        self.games = 0
        self.actions = 0
        self.longest = 0
        """The most actions that a game took; the game's own bound on them is `bound`."""
        self.upheld: Final[dict[str, int]] = {clause.name: 0 for clause in CLAUSES}
        """How often each clause was put to the test."""

    def add(self, other: Report) -> None:
        """Count another run of the same set-up in."""
        self.games += other.games
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)
        for name, count in other.upheld.items():
            self.upheld[name] += count


def run_contract(
    game: Game[P],
    setup: Setup,
    games: int,
    seed: str,
    progress: Callable[[int], None] | None = None,
    rates: Rates | None = None,
) -> Report:
    """Play random games and hold them against every clause. Raises ContractBroken at the first fault.

    `progress` is told the number of games done.
    """
    rates = rates if rates is not None else Rates()
    report = Report(game.longest(setup))
    new_game = Case(game, setup, seed)
    _uphold(AT_FIRST, new_game, report)
    for number in range(games):
        case = Case(game, setup, f"{seed} {number}")
        _play(case, rates, report)
        report.games += 1
        report.actions += len(case.match.moves)
        report.longest = max(report.longest, len(case.match.moves))
        if progress is not None:
            progress(report.games)
    _uphold(AFTERWARDS, new_game, report)
    return report


def _play(case: Case[P], rates: Rates, report: Report) -> None:
    over = False
    while not over:
        over = not case.game.to_act(case.position)
        whole_space = case.source.below(rates.whole_space) == 0
        sampled = case.source.below(rates.sampled) == 0 or whole_space or over
        if case.source.below(rates.round_trips) == 0 or sampled:
            _uphold(ROUND_TRIPS, case, report)
        if sampled:
            _uphold(SAMPLED, case, report)
            if whole_space:
                _uphold(WHOLE_SPACE, case, report)
            _uphold(AT_LAST, case, report)
        _uphold(EACH_GAME if over else EACH_MOVE, case, report)


def _uphold(clauses: tuple[Clause, ...], case: Case[Any], report: Report) -> None:
    for clause in clauses:
        try:
            if clause.applies is not None and not clause.applies(case):
                continue
            fault = next(clause.faults(case), None)
        except Exception as error:
            raise _broken(clause, f"{type(error).__name__}: {error}", case) from error
        if fault is not None:
            raise _broken(clause, fault, case)
        report.upheld[clause.name] += 1


def _broken(clause: Clause, fault: str, case: Case[Any]) -> ContractBroken:
    try:
        position = case.text
        record = write_record(case.match, [f"seat {seat}" for seat in case.seats])
    except Exception as error:  # a game that can't write is told of all the same
        position = record = f"(no text: {type(error).__name__}: {error})"
    return ContractBroken(clause, fault, position, record)
