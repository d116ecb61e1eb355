"""Clauses about legality: who may do what, what it is worth, what can change places and be taken back."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, TypeVar

from rollwright.kernel.game import digest
from rollwright.kernel.model import CHANCE, Action
from rollwright.testing.clause import ANSWERS, FEW, SEVERAL, Case, Clause, Faults, seats_act, several_act

P = TypeVar("P")

_ENOUGH: Final = 4
"""After this many pairs of actions that do commute, `commute` should have held for one at least."""


def _ids(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    given: dict[str, list[Action]] = {f"legal for {seat}": game.legal(position, seat) for seat in (CHANCE, *case.seats)}
    actors = game.to_act(position)
    if actors == (CHANCE,):
        total = game.chance(position).total
        given["outcome"] = [game.outcome(position, number) for number in {0, case.source.below(total), total - 1}]
        given["order"] = game.order(position, case.source.below)
    else:
        given["quick"] = [game.quick(position, seat) for seat in actors]
    for name, actions in given.items():
        outside = [action for action in actions if not 0 <= action < game.action_space]
        if outside:
            yield f"{name} gives {outside[0]}, though action ids go from 0 to {game.action_space - 1}"


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


def _check(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    for actor in (CHANCE, *case.seats):
        allowed = [action for action, refusal in enumerate(case.verdicts(actor)) if refusal is None]
        legal = game.legal(position, actor)
        if allowed != legal:
            differ = [game.write_action(action) for action in sorted(set(allowed) ^ set(legal))]
            yield f"legal and check disagree for {actor} about {', '.join(differ[:FEW])} ({len(differ)} in all)"
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


def _quick(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    for seat in game.to_act(position):
        if seat != CHANCE:
            action = game.quick(position, seat)
            if action not in game.legal(position, seat):
                yield f"{game.write_action(action)!r} looks good to seat {seat} at a quick look, and is not legal"


def _evaluate(case: Case[P]) -> Faults:
    for seat in case.seats:
        view = case.game.view(case.position, seat)
        values: list[object] = [case.game.evaluate(view, seat), case.game.forecast(view, seat)]
        if not all(type(value) is int for value in values):
            yield f"evaluate and forecast give seat {seat} {values}, which are not whole numbers"


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
                first, second = game.after(position, seat, action), game.after(position, other, others)
                allowed = game.check(first, other, others) is None and game.check(second, seat, action) is None
                equal = allowed and game.after(first, other, others) == game.after(second, seat, action)
                case.run.pairs += 1
                case.run.commuting += equal
                case.run.said_to_commute += commute
                if commute and not allowed:
                    yield f"{pair} are said to commute, but one forbids the other"
                elif commute and not equal:
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


def _commutes(case: Case[P]) -> Faults:
    """One cautious False is no fault: undo then goes back less far. Never a True is: nobody could ever take back."""
    run = case.run
    if run.pairs == run.commuting >= _ENOUGH and run.said_to_commute == 0:
        yield f"commute was False for all {run.pairs} pairs that were tried, though every one of them commutes"


def _pairs_tried(case: Case[P]) -> bool:
    return case.run.pairs > 0


def _a_seat_has_moved(case: Case[P]) -> bool:
    return any(move.actor != CHANCE for move in case.match.moves)


def _answers(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    for answer in game.standing_answers:
        for seat in case.seats:
            chosen = tuple(choice for choice in answer.choices if case.source.below(2))
            view = game.view(position, seat)
            action = answer.action(view, seat, chosen)
            said = f"the standing answer {answer.name!r} with {chosen} gives {action} at seat {seat}"
            if action is not None and action not in game.legal(view, seat):
                yield f"{said}, which is not legal"
            if answer.action(game.sample(view, seat, case.source), seat, chosen) != action:
                yield f"{said}, and something else where only what is hidden from the seat differs"


def _an_answer_is_due(case: Case[P]) -> bool:
    """Whether one gives an action to somebody who chooses nothing for it."""
    game, position = case.game, case.position
    return any(
        answer.action(game.view(position, seat), seat, ()) is not None
        for answer in game.standing_answers
        for seat in case.seats
    )


IDS: Final = Clause("ids", "Every action id that a game gives is one of its own.", _ids)
TO_ACT: Final = Clause("to_act", "to_act is chance alone, or just the seats that have legal actions.", _to_act)
LEGAL: Final = Clause(
    "legal", "legal is in rising order, each action once; legal_count and nth_legal agree with it.", _legal
)
CHECK: Final = Clause(
    "check", "legal lists just what check allows, for every seat and chance, in position and view.", _check
)
REFUSALS: Final = Clause("refusals", "Every refusal is declared, with its rule.", _refusals)
PREVIEW: Final = Clause("preview", "A preview promises the points that the action brings.", _preview, seats_act)
QUICK: Final = Clause("quick", "What looks good at a quick look is legal.", _quick, seats_act)
EVALUATE: Final = Clause("evaluate", "A view has a value and a forecast for its seat: whole numbers.", _evaluate)
COMMUTE: Final = Clause("commute", "Actions that are said to commute do.", _commute, several_act, (SEVERAL,))
COMMUTES: Final = Clause(
    "commutes", "Of actions that do commute, some are said to.", _commutes, _pairs_tried, (SEVERAL,)
)
STANDING_ANSWERS: Final = Clause(
    "standing_answers",
    "A standing answer gives what is legal, or nothing, by what its seat sees.",
    _answers,
    _an_answer_is_due,
    (ANSWERS,),
)
UNDO: Final = Clause(
    "undo",
    "Undo restores the hash, and goes back behind neither chance nor the end of a stage.",
    _undo,
    _a_seat_has_moved,
)
