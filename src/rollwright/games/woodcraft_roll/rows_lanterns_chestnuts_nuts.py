"""Chapter 8, rows, lanterns, chestnuts and nuts: where lanterns, chestnuts and blueberries are marked."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll import ids
from rollwright.games.woodcraft_roll.codes import refuse, tell
from rollwright.games.woodcraft_roll.components import (
    ALL_CELLS,
    BLUEBERRY,
    CELLS,
    CRATE_KINDS,
    LANTERN_LINES,
    MOST_CRATES,
    TAKES_BLUEBERRY,
    TAKES_CHESTNUT,
)
from rollwright.games.woodcraft_roll.deed import DONE, Deed
from rollwright.games.woodcraft_roll.gains import gain_all, settle
from rollwright.games.woodcraft_roll.phrases import is_number
from rollwright.games.woodcraft_roll.player import CHESTNUT_DUE, LANTERN_DUE, Player
from rollwright.games.woodcraft_roll.position import WORK, Position
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.grid import BITS

# Lanterns


@final
class Lantern(Deed):
    """Mark a lantern in a cell; lines that it completes pay at once (WRW-8.4 to 8.6)."""

    def __init__(self, cell: int) -> None:
        super().__init__(f"lantern {CELLS[cell]}", 1 << WORK, answers=1 << LANTERN_DUE)
        self.cell: Word = cell
        self.bit: Word = BITS[cell]

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        player = position.players[seat]
        if not player.due:
            return refuse("wrw.no_lantern_due")
        return refuse("wrw.cell_marked", cell=CELLS[self.cell]) if player.lanterns & self.bit else None

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        player = position.player_to_change(seat)
        bit = self.bit
        player.due = player.due[:-1]
        player.lanterns |= bit
        if log is not None:
            tell(log, "wrw.lantern_marked", seat, cell=CELLS[self.cell])
        line: Word = 0
        while line < len(LANTERN_LINES):
            mask: Word = LANTERN_LINES[line]
            if mask & bit and player.lanterns & mask == mask:
                if log is not None:
                    _report_line(log, seat, line)
                gain_all(player, player.pack.lantern_gains[line], log)
            line += 1
        settle(player, log)
        return DONE

    def to_json(self) -> dict[str, object]:
        return {"do": "lantern", "cell": CELLS[self.cell]}


def _report_line(log: list[Event], seat: int, line: int) -> None:
    if line < 3:
        tell(log, "wrw.lantern_row", seat, row=line + 1)
    else:
        tell(log, "wrw.lantern_column", seat, column="abc"[line - 3])


def offer_cells(player: Player, walk: Walk) -> None:
    walk.bits(ids.LANTERN, ALL_CELLS & ~player.lanterns)


# Crates


@final
class Chestnut(Deed):
    """Mark a chestnut on a crate."""

    def __init__(self, crate: int) -> None:
        super().__init__(f"chestnut {crate + 1}", 1 << WORK, answers=1 << CHESTNUT_DUE)
        self.crate: Word = crate

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        player = position.players[seat]
        if not player.due:
            return refuse("wrw.no_chestnut_due")
        crates = len(player.pack.crate_kind)
        if self.crate >= crates:
            return refuse("wrw.no_such_crate", crate=self.crate + 1, crates=crates)
        if player.open_slot(self.crate, TAKES_CHESTNUT):
            return None
        code = "wrw.crate_complete" if player.is_active(self.crate) else "wrw.no_chestnut_slot"
        return refuse(code, crate=self.crate + 1, kind=_kind(player, self.crate))

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        player = position.player_to_change(seat)
        player.due = player.due[:-1]
        _mark_crate(player, self.crate, TAKES_CHESTNUT, log)
        settle(player, log)
        return DONE

    def to_json(self) -> dict[str, object]:
        return {"do": "chestnut", "crate": self.crate + 1}


@final
class Berry(Deed):
    """Put a blueberry on a crate."""

    def __init__(self, crate: int) -> None:
        super().__init__(f"berry {crate + 1}", 1 << WORK)
        self.crate: Word = crate

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        player = position.players[seat]
        crates = len(player.pack.crate_kind)
        if self.crate >= crates:
            return refuse("wrw.no_such_blueberry_crate", crate=self.crate + 1, crates=crates)
        refusal = _unable_to_mark(player)
        if refusal is not None or player.open_slot(self.crate, TAKES_BLUEBERRY):
            return refusal
        code = "wrw.blueberry_crate_complete" if player.is_active(self.crate) else "wrw.no_blueberry_slot"
        return refuse(code, crate=self.crate + 1, kind=_kind(player, self.crate))

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        player = position.player_to_change(seat)
        player.sold = 0
        player.cross_out(BLUEBERRY, 1)
        _mark_crate(player, self.crate, TAKES_BLUEBERRY, log)
        return DONE

    def to_json(self) -> dict[str, object]:
        return {"do": "berry", "crate": self.crate + 1}


def _unable_to_mark(player: Player) -> Refusal | None:
    """Why no blueberry at all can be put on a crate, if so."""
    if player.unused(BLUEBERRY) == 0:
        return refuse("wrw.no_blueberry")
    return None if player.open_slots(TAKES_BLUEBERRY) else refuse("wrw.no_blueberry_place")


def _kind(player: Player, crate: Word) -> str:
    return CRATE_KINDS[player.pack.crate_kind[crate]]


def _mark_crate(player: Player, crate: Word, taker: Word, log: list[Event] | None) -> None:
    player.crates |= player.open_slot(crate, taker)
    if log is not None:
        thing = "blueberry" if taker == TAKES_BLUEBERRY else "chestnut"
        kind = _kind(player, crate)
        tell(log, "wrw.crate_marked", player.seat, crate=crate + 1, kind=kind, thing=thing)
        if player.is_active(crate):
            tell(log, "wrw.crate_active", player.seat, crate=crate + 1, kind=kind)


def offer_crates(player: Player, taker: Word, first: Word, walk: Walk) -> None:
    """Every crate that takes a chestnut, or a blueberry: the id is counted on from the first."""
    slots = player.open_slots(taker)
    while slots:
        if slots & 3:
            walk.one(first)
        slots >>= 2
        first += 1


LANTERNS: Final[list[Lantern]] = [Lantern(cell) for cell in range(len(CELLS))]
CHESTNUTS: Final[list[Chestnut]] = [Chestnut(crate) for crate in range(MOST_CRATES)]
BERRIES: Final[list[Berry]] = [Berry(crate) for crate in range(MOST_CRATES)]


# Texts


def _is_no_crate(words: Words) -> bool:
    return len(words) == 1 and is_number(words[0]) and not 1 <= int(words[0]) <= MOST_CRATES


def _refused_berry(position: Position, seat: Seat, words: Words) -> Refusal | None:
    player = position.players[seat]
    if _is_no_crate(words):
        return refuse("wrw.no_such_blueberry_crate", crate=int(words[0]), crates=len(player.pack.crate_kind))
    return None if words else _unable_to_mark(player)


def _refused_chestnut(position: Position, seat: Seat, words: Words) -> Refusal | None:
    player = position.players[seat]
    if not player.due:
        return refuse("wrw.no_chestnut_due")
    if _is_no_crate(words):
        return refuse("wrw.no_such_crate", crate=int(words[0]), crates=len(player.pack.crate_kind))
    return None


def _refused_lantern(position: Position, seat: Seat, words: Words) -> Refusal | None:
    return None if position.players[seat].due else refuse("wrw.no_lantern_due")


VERBS: Final[dict[str, Verb[Position]]] = {
    "berry": Verb("berry 2, for the second crate", refused=_refused_berry),
    "lantern": Verb("lantern b2", refused=_refused_lantern),
    "chestnut": Verb("chestnut 2, for the second crate", refused=_refused_chestnut),
}
