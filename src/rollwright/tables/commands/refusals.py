"""Why a command is refused: the codes of nacks, and every refusal of a table that is not the game's own."""

from __future__ import annotations

from typing import Final, final

from rollwright.kernel.model import Refusal, Value

# Codes of nacks
STALE: Final = "stale"
ILLEGAL: Final = "illegal"
TIME: Final = "clock"
FORBIDDEN: Final = "forbidden"
UNKNOWN: Final = "unknown"
INVALID: Final = "invalid"
UNAVAILABLE: Final = "unavailable"
LIMIT: Final = "limit"
NACKS: Final = (STALE, ILLEGAL, TIME, FORBIDDEN, UNKNOWN, INVALID, UNAVAILABLE, LIMIT)

REFUSALS: Final[dict[str, str]] = {
    "table.unknown": UNKNOWN,
    "table.unknown_game": UNKNOWN,
    "table.unknown_content": UNKNOWN,
    "table.unknown_bot": UNKNOWN,
    "table.unknown_seat": UNKNOWN,
    "table.exists": INVALID,
    "table.cid_reused": INVALID,
    "table.setup": INVALID,
    "table.clock": INVALID,
    "table.start": INVALID,
    "table.start_alone": FORBIDDEN,
    "table.challenge_unknown": UNKNOWN,
    "table.challenge_not_yet": FORBIDDEN,
    "table.challenge_over": FORBIDDEN,
    "table.challenge_void": FORBIDDEN,
    "table.challenge_tried": FORBIDDEN,
    "table.challenge_differs": FORBIDDEN,
    "table.challenge_fixed": FORBIDDEN,
    "table.seed_needed": INVALID,
    "table.seed_differs": INVALID,
    "table.no_actions": INVALID,
    "table.unknown_action": INVALID,
    "table.notation": INVALID,
    "table.after_chance": INVALID,
    "table.after_turn": INVALID,
    "table.decision_needed": INVALID,
    "table.no_such_answer": INVALID,
    "table.no_name": INVALID,
    "table.bots_name": INVALID,
    "table.not_host": FORBIDDEN,
    "table.not_seated": FORBIDDEN,
    "table.not_your_seat": FORBIDDEN,
    "table.own_seat": FORBIDDEN,
    "table.not_now": FORBIDDEN,
    "table.seat_taken": FORBIDDEN,
    "table.full": FORBIDDEN,
    "table.already_open": FORBIDDEN,
    "table.seats_open": FORBIDDEN,
    "table.seeds_missing": FORBIDDEN,
    "table.no_hints": FORBIDDEN,
    "table.not_over": FORBIDDEN,
    "table.no_judge": FORBIDDEN,
    "table.not_your_turn": FORBIDDEN,
    "table.already_revealed": FORBIDDEN,
    "table.nothing_to_undo": FORBIDDEN,
    "table.not_away": FORBIDDEN,
    "table.resigned": FORBIDDEN,
    "table.others_play": FORBIDDEN,
    "table.clock_runs": FORBIDDEN,
    "table.your_turn": FORBIDDEN,
    "table.come_back": FORBIDDEN,
    "table.not_waiting": FORBIDDEN,
    "table.nothing_to_pause": FORBIDDEN,
    "table.voted": FORBIDDEN,
    "table.instructed": FORBIDDEN,
    "table.stale": STALE,
    "table.rematched": STALE,
    "table.time_out": TIME,
    "table.not_due": TIME,
    "table.many_hints": LIMIT,
    "table.many_reviews": LIMIT,
    "table.many_undos": LIMIT,
    "table.many_votes": LIMIT,
    "table.many_instructions": LIMIT,
    "table.nudge_later": LIMIT,
    "table.many_changes": LIMIT,
    "table.busy": LIMIT,
    "table.no_dice_left": LIMIT,
}
"""Every refusal of a table that is not the game's own, and the code of its nack. Clients word them (web/src/i18n)."""


@final
class Nack:
    """The command is refused."""

    def __init__(self, code: str, refusal: Refusal | None, at: int = 0) -> None:
        self.code: Final = code
        self.refusal: Final = refusal
        """The game's, with its rule; or the table's, one of REFUSALS."""
        self.at: Final = at
        """Of several steps, the one that is refused."""

    def __repr__(self) -> str:
        return f"Nack({self.code}, {self.refusal!r}, at={self.at})"


def refuse(code: str, **values: Value) -> Nack:
    return Nack(REFUSALS[code], Refusal(code, "", values))
