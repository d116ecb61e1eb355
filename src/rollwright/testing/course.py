"""Clauses about the course of a game: options, moves, events, stages, turns, the end, standings, playouts, records."""

from __future__ import annotations

from typing import Final, TypeVar

from rollwright.kernel.game import make_setup
from rollwright.kernel.model import rank
from rollwright.kernel.options import OptionValue, value_to_text
from rollwright.kernel.playout import playout, random_move
from rollwright.kernel.record import read_record, replay, write_record
from rollwright.kernel.source import Source
from rollwright.testing.clause import OPTIONS, TURNS, Case, Clause, Faults, cause_of

P = TypeVar("P")


def _options(case: Case[P]) -> Faults:
    for option in case.game.options:
        for value in option.values_for(case.setup.players):
            try:
                fault = _fault_of_option(case, option.name, value)
            except Exception as error:
                fault = cause_of(error)
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


def _stage(case: Case[P]) -> Faults:
    was, now = case.game.stage(case.match.positions[-2]), case.game.stage(case.position)
    if now < was:
        yield f"the stage falls from {was} to {now}"


def _turn(case: Case[P]) -> Faults:
    turn = case.game.turn
    assert turn is not None, "the clause is for games that count their turns"
    was, now = turn(case.match.positions[-2]), turn(case.position)
    if len(case.match.moves) == 1 and was not in (0, 1):
        yield f"the game begins in turn {was}, neither in its set-up nor in turn 1"
    if not was <= now <= was + 1:
        yield f"turn {now} follows turn {was}"


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


def _playout_midway(case: Case[P]) -> Faults:
    game, position = case.game, case.position
    seed = f"{case.seed} {case.source.bits()}"
    if game.playout(position, Source(seed)) != playout(game, position, Source(seed)):
        yield "the game's own playout ends elsewhere than the kernel's, from the same source"


def _counts_turns(case: Case[P]) -> bool:
    return case.game.turn is not None


def _has_options(case: Case[P]) -> bool:
    return bool(case.game.options)


OPTION_VALUES: Final = Clause(
    "options",
    "Every value of every option makes a game that can be played to its end.",
    _options,
    _has_options,
    (OPTIONS,),
)
END: Final = Clause("end", "Random play comes to an end within the bound that the game declares.", _end)
AFTER: Final = Clause("after", "after and apply lead to equal positions.", _after)
EVENTS: Final = Clause("events", "Every event is declared, and has values of text and whole numbers.", _events)
STAGE: Final = Clause("stage", "The stage never falls.", _stage)
TURN: Final = Clause("turn", "Turns are counted from 1, and none is left out.", _turn, _counts_turns, (TURNS,))
STANDINGS: Final = Clause(
    "standings", "Places follow from points and tie-breakers, a standing for each seat.", _standings
)
REPLAY: Final = Clause("replay", "The record replays to the same positions, text and hash.", _replay)
PLAYOUT: Final = Clause("playout", "The game's own playout from the start is this game, for the same source.", _playout)
PLAYOUT_MIDWAY: Final = Clause(
    "playout_midway", "The game's own playout is the kernel's, for the same source.", _playout_midway
)
