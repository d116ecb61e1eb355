"""A try of a puzzle: which of the puzzle's lines it comes to, and how it differs from each of them.

What is known of a line was found with much time, and is in the puzzle. A try that leads to where one of the lines does
needs no trial; any other is held against the first line, the best one, as the coach would.
"""

from __future__ import annotations

import json
from typing import Any, Final, TypeVar

from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source
from rollwright.tables.commands.bot_turns import BotRequest, seen_by
from rollwright.tables.study.moments import Line, differences, line_of, spread
from rollwright.tables.study.review_json import difference_json, span_json, spread_json
from rollwright.tables.study.verdicts import Care, Jury
from rollwright.tables.wire.outbound import offered

P = TypeVar("P")

_CARE: Final = Care(ways=1, looks=1, trials=24, turns=4)
"""As the coach's, but that the one way is known which the try is held against."""


def judge_attempt(request: BotRequest) -> dict[str, Any]:
    """What is to be said of a try. The same try is judged alike wherever it is made.

    `same` is the first of the lines that leads to where the try does; `lines` has all, and null for one that can't be
    played to its end; `trials` is null where `same` says it all, and where trials would not be fair.
    """
    game, view = seen_by(request)
    seat, seed = request.seat, f"attempt {json.dumps(request.view, sort_keys=True)}"
    before = game.sample(view, seat, Source(seed))
    played = line_of(game, before, seat, request.actions)
    lines = [_whole(game, before, seat, actions) for actions in request.lines]
    whole = len(played.actions) == len(request.actions)
    end = game.write(played.position)
    ends = [line is not None and whole and game.write(line.position) == end for line in lines]
    same = ends.index(True) if True in ends else None
    judge = game.judges.of(game.setup(view))
    trials: dict[str, Any] | None = None
    if judge is not None and same is None and whole and lines[0] is not None:
        trials = _trials(Jury(game, judge, view, seat, request.actions, seed), request.lines[0])
    return {
        "seat": seat,
        "from": request.seq,
        "to": request.seq + len(request.actions),
        "same": same,
        "played": line_json(game, seat, played),
        "lines": [None if line is None else _rival(game, seat, played, line) for line in lines],
        "trials": trials,
    }


def _whole(game: Game[P], before: P, seat: Seat, actions: tuple[Action, ...]) -> Line[P] | None:
    """A line that can be played to its end."""
    if not actions or max(actions) >= game.action_space:
        return None
    line = line_of(game, before, seat, actions)
    return line if len(line.actions) == len(actions) else None


def _rival(game: Game[P], seat: Seat, played: Line[P], line: Line[P]) -> dict[str, Any]:
    """A line, and what can be counted after it and not after the try."""
    return {
        "line": line_json(game, seat, line),
        "differences": [difference_json(one) for one in differences(game, seat, played, line)],
    }


def line_json(game: Game[P], seat: Seat, line: Line[P]) -> dict[str, Any]:
    """A line with its steps, and what its seat sees after it."""
    return {
        "actions": list(line.actions),
        "steps": [offered(game, action) for action in line.actions],
        "view": game.to_json(game.view(line.position, seat)),
        "points": line.points,
    }


def _trials(jury: Jury[P], best: tuple[Action, ...]) -> dict[str, Any] | None:
    if not jury.is_fair(best):
        return None
    verdict = jury.compared(best, False, _CARE)
    return {
        "verdict": verdict.word,
        "chance": span_json(verdict.chance),
        "points": span_json(verdict.points),
        "games": len(verdict.leads[0]),
        "spread": spread_json(spread(verdict.leads[0], verdict.leads[1])),
    }
