"""What comes of a command: a row with its effects, the answer of before, or a refusal."""

from __future__ import annotations

from typing import Final, final

from rollwright.tables.commands.command import AskBot, AskStanding, Effect, Wake
from rollwright.tables.commands.refusals import Nack
from rollwright.tables.log.standing import standing_answer
from rollwright.tables.log.table import PLAYING, STARTING, WAITING, Row, Table


@final
class Accepted:
    """Commit the row, and the secret beside it if there is one; then publish it, and carry the effects out."""

    def __init__(self, row: Row, table: Table, effects: list[Effect], secret: bytes | None) -> None:
        self.row: Final = row
        self.table: Final = table
        """As it is with the row."""
        self.effects: Final = effects
        self.secret: Final = secret
        """A new tail of the dice, before those that are still needed: kept apart from the log, and shown to nobody."""


@final
class Repeated:
    """The command is committed already, as this row."""

    def __init__(self, seq: int) -> None:
        self.seq: Final = seq


Ruling = Accepted | Repeated | Nack
"""What `decide` says. (A decision is what a seat has to choose: it has a number, which a client names.)"""


def due(table: Table) -> list[Effect]:
    """What is to be done about a table as it stands: also after a restart, and for the sweeper."""
    effects: list[Effect] = []
    if table.phase == PLAYING:
        bots = [seat for seat in table.acting() if table.chairs[seat].player]
        effects.extend(AskBot(seat, table.decisions[seat]) for seat in bots)
        said = [seat for seat in table.acting() if standing_answer(table, seat) is not None]
        effects.extend(AskStanding(seat, table.decisions[seat]) for seat in said)
        first = table.clocks.first_out()
        if first is not None:
            effects.append(Wake(first))
    elif table.phase == STARTING:
        effects.append(Wake(table.reveal_by()))
    elif table.phase == WAITING:
        effects.append(Wake(table.at if table.starts_now else table.gather_by()))
    return effects
