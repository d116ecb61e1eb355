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

REFUSALS: Final = {
    # code: (code of the nack, what is wrong and what would be right)
    "table.unknown": (UNKNOWN, "There is no such table."),
    "table.unknown_game": (UNKNOWN, "There is no game {game}."),
    "table.unknown_content": (UNKNOWN, "You have sent no content pack {hash}: send it first."),
    "table.unknown_bot": (UNKNOWN, "There is no bot {bot}."),
    "table.unknown_seat": (UNKNOWN, "There is no seat {seat}; there are {seats}, counted from 0."),
    "table.exists": (INVALID, "This table has been created already."),
    "table.cid_reused": (INVALID, "This command id stood for something else; take a new one."),
    "table.setup": (INVALID, "The game can't be set up so: {message}"),
    "table.seed_needed": (INVALID, "A person sits down with the hash of a seed, 64 hex digits."),
    "table.seed_differs": (INVALID, "This seed is not the one that you committed to."),
    "table.no_actions": (INVALID, "A command holds at least one action."),
    "table.unknown_action": (INVALID, "There is no action {action}; they are from 0 to {last}."),
    "table.notation": (INVALID, "{text} is not understood: {expected}"),
    "table.after_chance": (INVALID, "Step {step} comes after chance: send first what goes before."),
    "table.after_turn": (INVALID, "Step {step} comes after the end of a turn: send first what goes before."),
    "table.decision_needed": (INVALID, "Say at which decision you chose this."),
    "table.not_host": (FORBIDDEN, "Only the host of the table may do that."),
    "table.not_seated": (FORBIDDEN, "You don't sit at this table."),
    "table.not_your_seat": (FORBIDDEN, "Seat {seat} is not yours."),
    "table.own_seat": (FORBIDDEN, "This is your own seat: leave it instead."),
    "table.not_now": (FORBIDDEN, "Not while the table is {phase}."),
    "table.seat_taken": (FORBIDDEN, "Seat {seat} is taken."),
    "table.full": (FORBIDDEN, "Every seat is taken."),
    "table.already_open": (FORBIDDEN, "Seat {seat} is open already."),
    "table.seats_open": (FORBIDDEN, "Seat {seat} is still open: wait for a person or seat a bot."),
    "table.seeds_missing": (FORBIDDEN, "Seat {seat} has not committed to a seed yet."),
    "table.no_hints": (FORBIDDEN, "At this table there are no hints."),
    "table.not_your_turn": (FORBIDDEN, "Seat {seat} has nothing to decide now."),
    "table.already_revealed": (FORBIDDEN, "You have revealed your seed already."),
    "table.nothing_to_undo": (FORBIDDEN, "There is nothing that you could take back now."),
    "table.not_away": (FORBIDDEN, "You are not away."),
    "table.resigned": (FORBIDDEN, "You have resigned; a bot plays on."),
    "table.others_play": (FORBIDDEN, "Others still play here: resign instead."),
    "table.stale": (STALE, "What you may do has changed meanwhile; look again."),
    "table.rematched": (STALE, "There is a rematch already: table {next}."),
    "table.time_out": (TIME, "Your time is over."),
    "table.not_due": (TIME, "Nobody's time is over."),
    "table.many_hints": (LIMIT, "You have asked for many hints; wait a little."),
    "table.no_dice_left": (LIMIT, "This table has used up its dice."),
}
"""Every refusal of a table that is not the game's own."""


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
    return Nack(REFUSALS[code][0], Refusal(code, "", values))
