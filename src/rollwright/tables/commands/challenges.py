"""What came of a try at a challenge: what ranks, and what a review adds to it."""

from __future__ import annotations

from typing import Any

from rollwright.tables.commands.finished import Finished
from rollwright.tables.fairness.deal import Challenge


def result_of(challenge: Challenge, finished: Finished) -> dict[str, Any] | None:
    """Points, the lead that it ranks by, and the place; None where it doesn't rank.

    The lead is over the best of the others; alone it is the points. A game that a bot has finished ranks nowhere, and
    none that ended when the deal was open.
    """
    own = finished.seats[challenge.seat]
    if finished.challenge != challenge.id or own.stand_in or finished.at >= challenge.closes:
        return None
    others = [one.points for seat, one in enumerate(finished.seats) if seat != challenge.seat]
    lead = own.points - max(others) if others else own.points
    return {"points": own.points, "lead": lead, "place": own.place, "at": finished.at}


def study_of(review: dict[str, Any], seat: int, lead: int) -> dict[str, Any]:
    """Of the JSON of a review: luck in points, the lead without it, and the turn that gave most away."""
    luck: float = review["luck"]["leads"][seat]
    turns = [(turn["given"][seat], turn["number"]) for turn in review["turns"] if turn["given"][seat] > 0]
    given, number = max(turns, default=(0.0, 0))
    dearest = {"turn": number, "points": round(given, 1)} if number else None
    return {"luck": round(luck, 1), "adjusted": round(lead - luck, 1), "dearest": dearest}


NO_STUDY: dict[str, Any] = {"luck": None, "adjusted": None, "dearest": None}
"""Where there is no judge of the game."""
