"""A review as JSON. Steps and views of the lines are added by whoever knows the reader (tables/wire)."""

from __future__ import annotations

from typing import Any, TypeVar

from rollwright.tables.study.moments import Difference, Line, Moment, Spread
from rollwright.tables.study.review import Review, Turn
from rollwright.tables.study.stakes import Stakes
from rollwright.tables.study.verdicts import Span

P = TypeVar("P")


def review_json(review: Review[P]) -> dict[str, Any]:
    whole = review.account
    return {
        "game": review.game.id,
        "players": review.players,
        "depth": review.depth,
        "done": _round(review.done),
        "start": _stakes(whole.start),
        "end": _stakes(whole.end),
        "luck": _stakes(whole.luck()),
        "doubt": _stakes(whole.doubt()),
        "revealed": _stakes(whole.revealed()),
        "choices": [_stakes(whole.decisions(seat)) for seat in range(review.players)],
        "turns": [_turn(turn, review.given(turn)) for turn in review.turns],
        "decisions": [
            {
                "seat": one.decision.seat,
                "from": one.decision.start,
                "to": one.decision.end,
                "verdict": one.verdict.word,
                "chance": span_json(one.verdict.chance),
                "points": span_json(one.verdict.points),
            }
            for one in review.findings
        ],
        "seats": [
            {
                "real": seat.real,
                "best": seat.best,
                "given": {"chance": _round(seat.chance), "points": _round(seat.points)},
                "grade": None if seat.grade is None else _round(seat.grade),
            }
            for seat in review.seats
        ],
        "moments": [_moment(moment) for moment in review.moments],
    }


def _turn(turn: Turn, given: list[float]) -> dict[str, Any]:
    return {
        "number": turn.number,
        "from": turn.start,
        "to": turn.end,
        "seat": turn.seat,
        "luck": _stakes(turn.luck),
        "revealed": _stakes(turn.revealed),
        "choices": [_stakes(one) for one in turn.choices],
        "rolled": _stakes(turn.rolled),
        "after": _stakes(turn.after),
        "given": [_round(points) for points in given],
    }


def _moment(moment: Moment[P]) -> dict[str, Any]:
    verdict = moment.verdict
    return {
        "seat": moment.decision.seat,
        "from": moment.decision.start,
        "to": moment.decision.end,
        "played": _line(moment.played),
        "better": _line(moment.better),
        "chance": span_json(verdict.chance),
        "points": span_json(verdict.points),
        "games": len(verdict.leads[0]),
        "spread": spread_json(moment.spread),
        "differences": [difference_json(one) for one in moment.differences],
    }


def spread_json(spread: Spread) -> dict[str, Any]:
    return {"played": spread.played, "better": spread.better, "from": spread.start}


def difference_json(one: Difference) -> dict[str, Any]:
    return {"code": one.code, "values": dict(one.values), "played": one.played, "better": one.better}


def _line(line: Line[P]) -> dict[str, Any]:
    return {"actions": list(line.actions), "points": line.points}


def _stakes(stakes: Stakes) -> dict[str, list[float]]:
    return {
        "chances": [_round(chance) for chance in stakes.chances],
        "leads": [_round(lead) for lead in stakes.leads],
    }


def span_json(span: Span) -> dict[str, float]:
    return {"mean": _round(span.mean), "low": _round(span.low), "high": _round(span.high)}


def _round(number: float) -> float:
    return round(number, 4)
