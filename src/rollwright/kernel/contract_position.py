"""What the contract says about a single position: legal actions, texts, views, previews, undo, chance, standings.

A clause is a generator of faults, in words. It looks at a case, which is a game as far as it has been played. Clauses
are grouped by how often they are worth their time; contract.py has the others, and runs them all.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final, Generic, TypeVar, final

from rollwright.kernel.game import Game, digest
from rollwright.kernel.match import Match, Move
from rollwright.kernel.model import CHANCE, Action, Event, Refusal, Seat, Step, rank
from rollwright.kernel.options import Setup
from rollwright.kernel.playout import playout
from rollwright.kernel.source import Source

P = TypeVar("P")

Faults = Iterator[str]

_FEW: Final = 6
"""How many actions a sampled position is tried with where there may be very many."""
_COUNTABLE: Final = 10_000
"""Chance nodes with no more numbers than this are counted through."""


@final
class Case(Generic[P]):
    """A game as far as it has been played, the last thing that happened, and a source for picking samples."""

    def __init__(self, game: Game[P], setup: Setup, seed: str) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.seed: Final = seed
        self.dice: Final = Source(seed)
        """Decides the moves; `source` decides only what is looked at, so that both can be asked for apart."""
        self.source: Final = Source(f"{seed} samples")
        self.bound: Final = game.longest(setup)
        self.match: Final = Match(game, setup)
        self.seats: Final = range(setup.players)
        self.onlookers: Final[tuple[Seat | None, ...]] = (*range(setup.players), None)
        self.labels: Final[set[str]] = set()
        self.events: list[Event] = []
        self._text: str | None = None
        self._verdicts: dict[Seat, list[Refusal | None]] = {}

    @property
    def position(self) -> P:
        return self.match.position

    @property
    def text(self) -> str:
        """The position as it was written when it was first looked at."""
        if self._text is None:
            self._text = self.game.write(self.position)
        return self._text

    def go_on(self, actor: Seat, action: Action, step: Step[P]) -> None:
        """To the next position. The match is not asked to judge the action: the record's replay will."""
        self.match.moves.append(Move(actor, action))
        self.match.positions.append(step.position)
        self.events = step.events
        self._text = None
        self._verdicts.clear()

    def verdicts(self, actor: Seat) -> list[Refusal | None]:
        """What the judge says about every action there is."""
        if actor not in self._verdicts:
            check, position = self.game.check, self.position
            self._verdicts[actor] = [check(position, actor, action) for action in range(self.game.action_space)]
        return self._verdicts[actor]

    def few(self, actions: list[Action]) -> list[Action]:
        """All of a short list, or some of a long one: the first, the last, and others by chance."""
        if len(actions) <= _FEW:
            return actions
        return [actions[0], actions[-1], *(actions[self.source.below(len(actions))] for _ in range(_FEW - 2))]


@final
class Clause:
    """A clause: its name, what it says, the generator of faults against it, and when it has something to look at."""

    def __init__(
        self,
        name: str,
        says: str,
        faults: Callable[[Case[Any]], Faults],
        applies: Callable[[Case[Any]], bool] | None = None,
    ) -> None:
        self.name: Final = name
        self.says: Final = says
        self.faults: Final = faults
        self.applies: Final = applies


# When a clause applies


def _at_chance(case: Case[P]) -> bool:
    return case.game.to_act(case.position) == (CHANCE,)


def _countable(case: Case[P]) -> bool:
    return _at_chance(case) and case.game.chance(case.position).total <= _COUNTABLE


def _several_act(case: Case[P]) -> bool:
    return len(case.game.to_act(case.position)) > 1


def _something_hidden(case: Case[P]) -> bool:
    return any(case.game.view(case.position, seat) is not case.position for seat in case.onlookers)


def _taken_back_blind(case: Case[P]) -> bool:
    """Whether the last move can be taken back, in a game that hides something from who made it."""
    if not case.match.moves or case.match.moves[-1].actor == CHANCE:
        return False
    before, seat = case.match.positions[-2], case.match.moves[-1].actor
    return case.game.stage(before) == case.game.stage(case.position) and case.game.view(before, seat) is not before


# For every position met, or one in so many


def _notation(case: Case[P]) -> Faults:
    if case.game.read(case.setup, case.text) != case.position:
        yield "the position's text is read as another position"


def _json(case: Case[P]) -> Faults:
    """That the form is what JSON can hold, and comes back from its text, is looked at for sampled positions."""
    if case.game.from_json(case.setup, case.game.to_json(case.position)) != case.position:
        yield "the position's JSON form is read as another position"


# For sampled positions


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


def _to_act(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    able = tuple(actor for actor in (CHANCE, *case.seats) if game.legal(position, actor))
    if game.to_act(position) != able:
        yield f"to_act is {game.to_act(position)}; those with legal actions are {able}"
    if CHANCE in able and len(able) > 1:
        yield "chance and seats are to act at the same time"


def _legal(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    for actor in (CHANCE, *case.seats):
        actions = game.legal(position, actor)
        if any(one >= other for one, other in pairwise(actions)):
            yield f"legal({actor}) is not in rising order, each action once"
        if game.legal_count(position, actor) != len(actions):
            yield f"legal_count({actor}) is {game.legal_count(position, actor)}; legal lists {len(actions)}"
        for n in case.few(list(range(len(actions)))):
            if game.nth_legal(position, actor, n) != actions[n]:
                yield f"nth_legal({actor}, {n}) is {game.nth_legal(position, actor, n)}; legal lists {actions[n]}"


def _view(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    for seat in case.onlookers:
        view = game.view(position, seat)
        if game.view(view, seat) != view:
            yield f"seat {seat} sees less in its own view"
        if game.read(case.setup, game.write(view)) != view:
            yield f"the view of seat {seat} is read back from its text as another"
        if game.from_json(case.setup, json.loads(json.dumps(game.to_json(view)))) != view:
            yield f"the view of seat {seat} is read back from JSON as another"
        if seat is None:
            continue
        actions = game.legal(position, seat)
        if game.legal(view, seat) != actions or game.legal_count(view, seat) != len(actions):
            yield f"seat {seat} has other legal actions in its view than in the position"
        for action in case.few(list(range(game.action_space))):
            if game.check(view, seat, action) != game.check(position, seat, action):
                yield f"{game.write_action(action)!r} by seat {seat} is judged otherwise in its view"
        for action in case.few(actions):
            if game.preview(view, seat, action).to_json() != game.preview(position, seat, action).to_json():
                yield f"{game.write_action(action)!r} by seat {seat} is previewed otherwise in its view"


def _sample(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    for seat in case.onlookers:
        view = game.view(position, seat)
        sampled = game.sample(view, seat, case.source)
        if game.view(sampled, seat) != view:
            yield f"a position sampled from the view of seat {seat} looks different to it: {game.write(sampled)!r}"
        if game.read(case.setup, game.write(sampled)) != sampled or game.setup(sampled) != case.setup:
            yield f"a position sampled from the view of seat {seat} is not one: {game.write(sampled)!r}"
        if game.to_act(sampled) != game.to_act(position):
            yield f"others are to act in a position sampled from the view of seat {seat}"


def _evaluate(case: Case[P]) -> Faults:
    for seat in case.seats:
        view = case.game.view(case.position, seat)
        values: list[object] = [case.game.evaluate(view, seat), case.game.forecast(view, seat)]
        if not all(type(value) is int for value in values):
            yield f"evaluate and forecast give seat {seat} {values}, which are not whole numbers"


def _quick(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    for seat in game.to_act(position):
        if seat != CHANCE:
            action = game.quick(position, seat)
            if action not in game.legal(position, seat):
                yield f"{game.write_action(action)!r} looks good to seat {seat} at a quick look, and is not legal"


def _preview(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    for seat in case.seats:
        before = game.standings(position)[seat].points
        for action in case.few(game.legal(position, seat)):
            preview = game.preview(position, seat, action)
            after = game.after(position, seat, action)
            gain = game.standings(after)[seat].points - before
            what = f"{game.write_action(action)!r} is previewed with {preview.low} to {preview.high} points"
            if not preview.low <= gain <= preview.high:
                # An action may tell what the choice that it opens will bring.
                gains = {
                    game.standings(game.after(after, seat, one))[seat].points - before
                    for one in game.legal(after, seat)
                }
                if not {preview.low, preview.high} <= gains:
                    yield f"{what}; it brings {gain}, and the seat's next action {sorted(gains)} in all"
            if any(event.code not in game.events for event in preview.events):
                yield f"{what} and events that the game doesn't declare: {preview.events}"


def _commute(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    seats = game.to_act(position)
    for seat, other in ((one, two) for one in seats for two in seats if one < two):
        for action in case.few(game.legal(position, seat)):
            for others in case.few(game.legal(position, other)):
                pair = f"{game.write_action(action)!r} by {seat} and {game.write_action(others)!r} by {other}"
                commute = game.commute(position, seat, action, other, others)
                if commute != game.commute(position, other, others, seat, action):
                    yield f"{pair} commute in one order and not in the other"
                if not commute:
                    continue
                first, second = game.after(position, seat, action), game.after(position, other, others)
                if game.check(first, other, others) is not None or game.check(second, seat, action) is not None:
                    yield f"{pair} are said to commute, but one forbids the other"
                elif game.after(first, other, others) != game.after(second, seat, action):
                    yield f"{pair} are said to commute, but the order makes a difference"


def _undo(case: Case[P]) -> Faults:
    game, moves, positions = case.game, case.match.moves, case.match.positions
    now = game.stage(case.position)
    for seat in case.seats:
        match = case.match.copy()
        own = [index for index, move in enumerate(moves) if move.actor == seat]
        index = match.undoable(seat)
        if index is None:
            if own and own[-1] == len(moves) - 1 and game.stage(positions[-2]) == now:
                yield f"seat {seat} can't take back what it has just done, though nothing has happened since"
            if match.undo(seat) or match.moves != moves:
                yield f"seat {seat} takes back what it may not take back"
            continue
        if own[-1] != index:
            yield f"seat {seat} would take back move {index}, which is not its latest"
        if any(move.actor == CHANCE for move in moves[index:]) or game.stage(positions[index]) != now:
            yield f"seat {seat} can take back move {index}, though chance has acted or the turn has gone on since"
        match.undo(seat)
        if index == len(moves) - 1 and digest(game, match.position) != digest(game, positions[index]):
            yield f"seat {seat} takes its move back and stands at {game.write(match.position)!r}"
        match.play(seat, moves[index].action)
        if digest(game, match.position) != digest(game, case.position):
            yield f"seat {seat} takes its move back, plays it again, and stands at {game.write(match.position)!r}"


def _reveal(case: Case[P]) -> Faults:
    """A move that stays in its stage can be taken back, so it may teach its seat nothing that was hidden from it."""
    game, before, move = case.game, case.match.positions[-2], case.match.moves[-1]
    seat = move.actor
    other = game.sample(game.view(before, seat), seat, case.source)
    if game.view(game.after(other, seat, move.action), seat) != game.view(case.position, seat):
        yield f"{game.write_action(move.action)!r} shows seat {seat} something hidden, and can be taken back"


def _chance(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    total = game.chance(position).total
    outcomes = game.outcomes(position)
    actions = [action for action, _ in outcomes]
    if actions != game.legal(position, CHANCE):
        yield "outcomes and legal don't list the same actions of chance"
    if any(weight < 1 for _, weight in outcomes) or sum(weight for _, weight in outcomes) != total:
        yield f"the weights of the outcomes don't add up to {total}"
    for _ in range(_FEW):
        seed = f"{case.seed} {case.source.bits()}"
        one, other = Source(seed), Source(seed)
        number = other.below(total)
        if game.draw(position, one) != game.outcome(position, number) or one.bits() != other.bits():
            yield f"draw and outcome({number}) differ for the same source"
        if game.outcome(position, number) not in actions:
            yield f"outcome({number}) is not among the outcomes"


def _standings(case: Case[P]) -> Faults:
    standings = case.game.standings(case.position)
    if [standing.seat for standing in standings] != list(case.seats):
        yield f"standings are not one a seat, in order: {standings}"
    scores: list[tuple[int, ...]] = []
    for standing in standings:
        tiebreaks = [value for value in standing.tiebreaks.values() if isinstance(value, int)]
        if list(standing.tiebreaks) != list(standings[0].tiebreaks) or len(tiebreaks) != len(standing.tiebreaks):
            yield "tie-breakers are not the same whole numbers for every seat"
        scores.append((standing.points, *tiebreaks))
    places = [standing.place for standing in standings]
    if places != rank(scores):
        yield f"the places are {places}; points and tie-breakers give {rank(scores)}"


def _unchanged(case: Case[P]) -> Faults:
    if case.game.write(case.position) != case.text:
        yield f"the position was {case.text!r} before the clauses looked at it"


# For few positions, because they take long


def _check(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    for actor in (CHANCE, *case.seats):
        allowed = [action for action, refusal in enumerate(case.verdicts(actor)) if refusal is None]
        legal = game.legal(position, actor)
        if allowed != legal:
            differ = [game.write_action(action) for action in sorted(set(allowed) ^ set(legal))]
            yield f"legal and check disagree for {actor} about {', '.join(differ[:_FEW])} ({len(differ)} in all)"
    for seat in case.seats:
        view = game.view(position, seat)
        if view is not position:
            for action, refusal in enumerate(case.verdicts(seat)):
                if game.check(view, seat, action) != refusal:
                    yield f"{game.write_action(action)!r} by seat {seat} is judged otherwise in its view"


def _refusals(case: Case[P]) -> Faults:
    rules = case.game.refusals
    for actor in (CHANCE, *case.seats):
        for refusal in case.verdicts(actor):
            if refusal is not None and rules.get(refusal.code) != refusal.rule:
                yield f"{refusal!r} is not among the refusals that the game declares, with their rules"


def _odds(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    counts: dict[Action, int] = {}
    for number in range(game.chance(position).total):
        action = game.outcome(position, number)
        counts[action] = counts.get(action, 0) + 1
    if sorted(counts.items()) != game.outcomes(position):
        yield "the weights of the outcomes are not how many numbers stand for each"


def _playout(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    seed = f"{case.seed} {case.source.bits()}"
    if game.playout(position, Source(seed)) != playout(game, position, Source(seed)):
        yield "the game's own playout ends elsewhere than the kernel's, from the same source"


ROUND_TRIPS: Final = (
    Clause("notation", "Every position is read back from its text.", _notation),
    Clause("json", "Every position is read back from its JSON form.", _json),
)

SAMPLED: Final = (
    Clause("equality", "Equal positions have equal texts, hashes and JSON forms.", _equality),
    Clause("setup", "A position knows its set-up.", _setup),
    Clause("to_act", "to_act is chance alone, or just the seats that have legal actions.", _to_act),
    Clause("legal", "legal is in rising order, each action once; legal_count and nth_legal agree with it.", _legal),
    Clause(
        "view",
        "A view judges as the position does, looks the same twice, and has text and JSON.",
        _view,
        _something_hidden,
    ),
    Clause("sample", "A position sampled from a view has that view.", _sample, _something_hidden),
    Clause("evaluate", "A view has a value and a forecast for its seat: whole numbers.", _evaluate),
    Clause("preview", "A preview promises the points that the action brings.", _preview),
    Clause("commute", "Actions that are said to commute do.", _commute, _several_act),
    Clause("undo", "Undo restores the hash, and goes back behind neither chance nor the end of a stage.", _undo),
    Clause("reveal", "What can be taken back shows nothing hidden.", _reveal, _taken_back_blind),
    Clause(
        "chance", "The outcomes of chance have weights that add up, and draw and outcome agree.", _chance, _at_chance
    ),
    Clause("standings", "Places follow from points and tie-breakers, a standing for each seat.", _standings),
)

WHOLE_SPACE: Final = (
    Clause("check", "legal lists just what check allows, for every seat and chance, in position and view.", _check),
    Clause("refusals", "Every refusal is declared, with its rule.", _refusals),
    Clause("odds", "An outcome's weight is how many numbers stand for it.", _odds, _countable),
    Clause("quick", "What looks good at a quick look is legal.", _quick),
    Clause("playout_midway", "The game's own playout is the kernel's, for the same source.", _playout),
)

AT_LAST: Final = (Clause("unchanged", "Nothing changes a position.", _unchanged),)
"""When the others have done to the position whatever they do."""
