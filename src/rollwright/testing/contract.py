"""The contract kit: plays random games of any game, and breaks off where the game doesn't keep to its protocol.

    from rollwright.testing.contract import run_contract
    report = run_contract(GAME, make_setup(GAME, players=3), games=300, seed="1")
    print(report.table())

It needs nothing but the standard library, so that authors of other games can run it wherever they test. The clauses
are beside it, by subject: texts, legality, hidden, chance, course. Here they are grouped by how often they are worth
their time, and run.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, final

from rollwright.kernel.game import Game
from rollwright.kernel.options import Setup
from rollwright.kernel.record import write_record
from rollwright.testing import chance, course, hidden, legality, texts
from rollwright.testing.clause import Case, Clause, Run, cause_of

P = TypeVar("P")

AT_FIRST: Final = (texts.SPACE, texts.ACTIONS, texts.RANGE)
"""Once for a set-up, before anything is played."""
ROUND_TRIPS: Final = (texts.NOTATION, texts.JSON)
"""For every position met, or one in a given number."""
SAMPLED: Final = (
    texts.EQUALITY, texts.SETUP, legality.IDS, legality.TO_ACT, legality.LEGAL, hidden.VIEW, hidden.HEARD, hidden.SEEN,
    hidden.SAMPLE, hidden.DEALT, legality.EVALUATE, legality.PREVIEW, legality.COMMUTE, legality.STANDING_ANSWERS,
    legality.UNDO, hidden.REVEAL,
    chance.CHANCE_NODE, course.STANDINGS,
)  # fmt: skip
WHOLE_SPACE: Final = (legality.CHECK, legality.REFUSALS, chance.ODDS, legality.QUICK, course.PLAYOUT_MIDWAY)
"""For few positions, because they take long."""
AT_LAST: Final = (texts.UNCHANGED,)
"""When the others have done to the position whatever they do."""
EACH_MOVE: Final = (course.END, course.AFTER, course.EVENTS, hidden.VISIBLE, course.STAGE, course.TURN, chance.LABELS)
EACH_GAME: Final = (texts.GARBAGE, course.REPLAY, course.PLAYOUT, chance.ORDER)
AFTERWARDS: Final = (course.OPTION_VALUES, legality.COMMUTES)
"""Once for a set-up, when all has been played."""

CLAUSES: Final = (
    *AT_FIRST, *ROUND_TRIPS, *SAMPLED, *WHOLE_SPACE, *AT_LAST, *EACH_MOVE, *EACH_GAME, *AFTERWARDS,
)  # fmt: skip

_SHORT: Final = 100
"""In a game of no more moves each sampled clause looks once at least."""
_VERDICTS: Final = 2000
"""So many verdicts on actions are not too many to be asked for again and again: a clause about the whole space looks
as often in each game as they last for, but no more often than this."""
_LOOKS: Final = 4
_TRIES: Final = 20
"""At this many positions of a game a clause that was not put to the test yet is tried; in the last game at all."""


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
    """How many of the positions met are looked at: one in how many, by clause group; 0 for none.

    However rarely that is, each clause that has something to look at looks once at least in a run, and once or more
    in each game that is short (of the clauses that ask about every action: in each game that has few). Only those of a
    group with a rate of 0 are left out.
    """

    def __init__(self, round_trips: int = 1, sampled: int = 50, whole_space: int = 2000) -> None:
        self.round_trips: Final = round_trips
        self.sampled: Final = sampled
        self.whole_space: Final = whole_space

    def left_out(self) -> tuple[Clause, ...]:
        groups = ((self.round_trips, ROUND_TRIPS), (self.sampled, SAMPLED + AT_LAST), (self.whole_space, WHOLE_SPACE))
        # What `commutes` judges is found by `commute`.
        more = (legality.COMMUTES,) if not self.sampled else ()
        return tuple(clause for rate, clauses in groups if not rate for clause in clauses) + more


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
        """Count another run in."""
        self.games += other.games
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)
        for name, count in other.upheld.items():
            self.upheld[name] += count

    def table(self) -> str:
        """How often each clause was put to the test."""
        lines = [f"{'times upheld':>14}  clause"]
        lines += [f"{self.upheld[clause.name]:>14,}  {clause.name}: {clause.says}" for clause in CLAUSES]
        return "\n".join(lines)


def run_contract(
    game: Game[P],
    setup: Setup,
    games: int,
    seed: str,
    progress: Callable[[int], None] | None = None,
    rates: Rates | None = None,
) -> Report:
    """Play random games and hold them against every clause. Raises ContractBroken at the first fault.

    `progress` is called with the number of games done.
    """
    rates = rates if rates is not None else Rates()
    report = Report(game.longest(setup))
    run = Run(game)
    case = Case(game, setup, seed, run)
    _uphold(AT_FIRST, case, report)
    for number in range(games):
        case = Case(game, setup, f"{seed} {number}", run)
        _play(case, rates, report)
        _make_up(case, rates, report, is_last=number == games - 1)
        report.games += 1
        report.actions += len(case.match.moves)
        report.longest = max(report.longest, len(case.match.moves))
        if progress is not None:
            progress(report.games)
    _uphold(AFTERWARDS, case, report)
    _judge_idle(case, rates, report)
    return report


def _play(case: Case[P], rates: Rates, report: Report) -> None:
    def one_in(rate: int) -> bool:
        return rate > 0 and case.source.below(rate) == 0

    over = False
    while not over:
        over = not case.game.to_act(case.position)
        whole_space = one_in(rates.whole_space)
        sampled = one_in(rates.sampled) or (rates.sampled > 0 and (whole_space or over))
        if one_in(rates.round_trips) or sampled:
            _uphold(ROUND_TRIPS, case, report)
        if sampled:
            _uphold(SAMPLED, case, report)
        if whole_space:
            _uphold(WHOLE_SPACE, case, report)
        if sampled or whole_space:
            _uphold(AT_LAST, case, report)
        _uphold(EACH_GAME if over else EACH_MOVE, case, report)
        if not over:
            case.run.note(case)


def _make_up(over: Case[P], rates: Rates, report: Report, is_last: bool) -> None:
    """Let clauses that have looked too little look back at a game that is over: at positions picked by chance."""
    moves = len(over.match.moves)
    verdicts = over.game.action_space * (1 + over.setup.players)
    wanted = (
        (SAMPLED, rates.sampled, 1 if moves <= _SHORT else 0),
        (WHOLE_SPACE, rates.whole_space, min(_LOOKS, _VERDICTS // verdicts)),
    )
    cases: dict[int, Case[P]] = {moves: over}
    for clauses, rate, looks in wanted:
        for clause in clauses:
            due = report.upheld[clause.name] + looks if looks else 1
            if not rate or report.upheld[clause.name] >= due or not over.run.has(clause):
                continue
            tries = moves + 1 if is_last and report.upheld[clause.name] == 0 else min(moves + 1, _TRIES)
            for place in _some(over, moves + 1, tries):
                if place not in cases:
                    cases[place] = over.after_moves(place)
                _uphold((clause,), cases[place], report)
                if report.upheld[clause.name] >= due:
                    break
    for case in cases.values():
        _uphold(AT_LAST, case, report)


def _some(case: Case[P], total: int, count: int) -> list[int]:
    """Some different numbers below a total, in random order."""
    numbers = list(range(total))
    for at in range(count):
        other = at + case.source.below(total - at)
        numbers[at], numbers[other] = numbers[other], numbers[at]
    return numbers[:count]


def _judge_idle(case: Case[P], rates: Rates, report: Report) -> None:
    """A clause that never looked is no proof of anything, unless the game has nothing for it to look at."""
    for clause in CLAUSES:
        if report.upheld[clause.name] == 0 and clause not in rates.left_out() and case.run.has(clause):
            has = " and ".join(clause.needs)
            why = f", though the game has {has} or says so" if has else ""
            raise _broken(clause, f"it was put to the test 0 times in {report.games} games{why}", case)


def _uphold(clauses: tuple[Clause, ...], case: Case[Any], report: Report) -> None:
    for clause in clauses:
        try:
            if clause.applies is not None and not clause.applies(case):
                continue
            fault = next(clause.faults(case), None)
        except Exception as error:
            raise _broken(clause, cause_of(error), case) from error
        if fault is not None:
            raise _broken(clause, fault, case)
        report.upheld[clause.name] += 1


def _broken(clause: Clause, fault: str, case: Case[Any]) -> ContractBroken:
    try:
        position = case.text
        record = write_record(case.match, [f"seat {seat}" for seat in case.seats])
    except Exception as error:  # a game that can't write is reported all the same
        position = record = f"(no text: {type(error).__name__}: {error})"
    return ContractBroken(clause, fault, position, record)
