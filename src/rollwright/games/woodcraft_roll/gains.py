"""What a sheet gains: circles, lanterns, chestnuts, nuts, dice; and the choices that this opens.

Gains apply in the order they are printed. A choice that one of them opens is put on top of those that are due, and
must be made before anything else. What cannot be made any more is settled here, so that a due choice always has an
answer.
"""

from __future__ import annotations

from rollwright.games.woodcraft_roll.components import (
    ALL_CELLS,
    BLUEBERRY,
    CELLS,
    CHESTNUT,
    CRATE_KINDS,
    DIE,
    DIE_NAMES,
    GLUE,
    LANTERN,
    LANTERN_LINES,
    NUT,
    RENOWNED,
    REPUTED,
    RESOURCES,
    SCRAPWOOD,
    TAKES_BLUEBERRY,
    TAKES_CHESTNUT,
    THINGS,
)
from rollwright.games.woodcraft_roll.pack import Gains, Pack
from rollwright.games.woodcraft_roll.position import CHESTNUT_DUE, CHOICE_DUE, LANTERN_DUE, THANKS_DUE, Player
from rollwright.kernel.model import Event, Value
from rollwright.kernel.native import Word
from rollwright.parts.grid import BITS
from rollwright.parts.tracks import add, get


def tell(log: list[Event], code: str, seat: Word | None, **values: Value) -> None:
    log.append(Event(code, None if seat is None else int(seat), values))


def gain_all(pack: Pack, player: Player, gains: Gains, seat: Word, log: list[Event] | None) -> None:
    for thing in gains:
        gain(pack, player, thing, seat, log)


def gain(pack: Pack, player: Player, thing: Word, seat: Word, log: list[Event] | None) -> None:
    if thing <= BLUEBERRY:
        circle(pack, player, thing, seat, log)
    elif thing == LANTERN:
        player.due = player.due + (LANTERN_DUE,)
        if log is not None:
            tell(log, "wrw.lantern", seat)
    elif thing == CHESTNUT:
        _gain_chestnut(player, seat, log)
    elif thing == NUT:
        gain_nuts(pack, player, 1, seat, log)
    else:
        player.add_dice(thing - DIE, 1)
        if log is not None:
            tell(log, "wrw.die_gained", seat, die=DIE_NAMES[thing - DIE])


def circle(pack: Pack, player: Player, thing: Word, seat: Word, log: list[Event] | None) -> None:
    """The next circle of a resource's row; a marked one gains a chestnut (WRW-8.1 to 8.3)."""
    if is_full(pack, player, thing):
        if log is not None:
            tell(log, "wrw.row_full", seat, thing=RESOURCES[thing])
        return
    player.circled = add(player.circled, thing, 1)
    number = get(player.circled, thing)
    if log is not None:
        tell(log, "wrw.circled", seat, thing=RESOURCES[thing], number=int(number))
    marked: Word = pack.marked[thing]
    bit: Word = BITS[number]
    if marked & bit:
        _gain_chestnut(player, seat, log)


def is_full(pack: Pack, player: Player, thing: Word) -> bool:
    length: Word = pack.circles[thing]
    return get(player.circled, thing) >= length


def _gain_chestnut(player: Player, seat: Word, log: list[Event] | None) -> None:
    player.due = player.due + (CHESTNUT_DUE,)
    if log is not None:
        tell(log, "wrw.chestnut", seat)


def gain_nuts(pack: Pack, player: Player, count: Word, seat: Word, log: list[Event] | None) -> None:
    """Points gained in play; those beyond the end of the track are lost (WRW-8.12, 8.13)."""
    room = pack.nuts - player.nuts
    circled = min(count, room)
    player.nuts += circled
    if log is not None:
        if circled > 0:
            tell(log, "wrw.nuts", seat, count=int(circled))
        if count > circled:
            tell(log, "wrw.nuts_lost", seat, count=int(count - circled))


def gain_reputation(pack: Pack, player: Player, count: Word, seat: Word, log: list[Event] | None) -> None:
    """Helper 6 is glad of each one, whatever its source (WRW-9.12)."""
    if player.has_helper(REPUTED):
        while count > 0:
            circle(pack, player, BLUEBERRY, seat, log)
            gain_nuts(pack, player, 1, seat, log)
            count -= 1


def reputation(pack: Pack, player: Player) -> int:
    """All reputation: on completed orders, and of helper 8."""
    return reputation_on_orders(pack, player) + (1 if player.has_helper(RENOWNED) else 0)


def reputation_on_orders(pack: Pack, player: Player) -> int:
    return sum([pack.orders[card].reputation for card in player.done])


# Choices that are due


def options(pack: Pack, player: Player) -> list[int]:
    """The things that can be picked, where a pick is due next: those whose row still has room."""
    if not player.due:
        return []
    due = player.due[-1]
    if due == THANKS_DUE:
        return [thing for thing in (SCRAPWOOD, GLUE) if not is_full(pack, player, thing)]
    if due == CHOICE_DUE:
        things = sorted([option[0] for option in pack.choice])
        return [thing for thing in things if thing == LANTERN or not is_full(pack, player, thing)]
    return []


def settle(pack: Pack, player: Player, seat: Word, log: list[Event] | None) -> None:
    """Drop due choices that have no answer left: surplus lanterns are a point each, other things are lost."""
    while player.due:
        due = player.due[-1]
        if due == LANTERN_DUE:
            if player.lanterns != ALL_CELLS:
                return
            player.due = player.due[:-1]
            if log is not None:
                tell(log, "wrw.lantern_surplus", seat)
            gain_nuts(pack, player, 1, seat, log)
        elif due == CHESTNUT_DUE:
            if takes_any(pack, player, TAKES_CHESTNUT):
                return
            player.due = player.due[:-1]
            if log is not None:
                tell(log, "wrw.chestnut_lost", seat)
        else:
            if options(pack, player):
                return
            player.due = player.due[:-1]
            if log is not None:
                tell(log, "wrw.pick_lost", seat)


def mark_lantern(pack: Pack, player: Player, cell: Word, seat: Word, log: list[Event] | None) -> None:
    """A lantern in a cell; lines that it completes pay at once (WRW-8.4 to 8.6)."""
    bit: Word = BITS[cell]
    player.due = player.due[:-1]
    player.lanterns |= bit
    if log is not None:
        tell(log, "wrw.lantern_marked", seat, cell=CELLS[cell])
    line: Word = 0
    while line < 6:
        mask: Word = LANTERN_LINES[line]
        if mask & bit and player.lanterns & mask == mask:
            if log is not None and line < 3:
                tell(log, "wrw.lantern_row", seat, row=int(line) + 1)
            elif log is not None:
                tell(log, "wrw.lantern_column", seat, column="abc"[line - 3])
            gain_all(pack, player, pack.lantern_gains[line], seat, log)
        line += 1
    settle(pack, player, seat, log)


def pick(pack: Pack, player: Player, thing: Word, seat: Word, log: list[Event] | None) -> None:
    due = player.due[-1]
    player.due = player.due[:-1]
    if log is not None:
        tell(log, "wrw.picked", seat, thing=THINGS[thing])
    if due == THANKS_DUE:
        gain(pack, player, thing, seat, log)
    else:
        for option in pack.choice:
            if option[0] == thing:
                gain_all(pack, player, option, seat, log)
    settle(pack, player, seat, log)


# Crates


def open_slot(pack: Pack, player: Player, crate: Word, taker: Word) -> Word:
    """The slot of a crate that takes a chestnut or a blueberry, or -1. Slots that take nothing else come first."""
    marked = player.slots(crate)
    found: Word = -1
    for slot, accepted in enumerate(pack.crate_slots[crate]):
        bit: Word = BITS[slot]
        if marked & bit == 0 and accepted & taker:
            if accepted == taker:
                return slot
            if found < 0:
                found = slot
    return found


def takes_any(pack: Pack, player: Player, taker: Word) -> bool:
    crate: Word = 0
    while crate < len(pack.crate_slots):
        if open_slot(pack, player, crate, taker) >= 0:
            return True
        crate += 1
    return False


def is_active(pack: Pack, player: Player, crate: Word) -> bool:
    """Whether all the slots of a crate are marked (WRW-8.11)."""
    all_slots: Word = BITS[len(pack.crate_slots[crate])] - 1
    return player.slots(crate) == all_slots


def mark_crate(pack: Pack, player: Player, crate: Word, taker: Word, seat: Word, log: list[Event] | None) -> None:
    slot = open_slot(pack, player, crate, taker)
    bit: Word = BITS[2 * crate + slot]
    player.crates |= bit
    if log is not None:
        thing = "blueberry" if taker == TAKES_BLUEBERRY else "chestnut"
        kind = CRATE_KINDS[pack.crate_kind[crate]]
        tell(log, "wrw.crate_marked", seat, crate=int(crate) + 1, kind=kind, thing=thing)
        if is_active(pack, player, crate):
            tell(log, "wrw.crate_active", seat, crate=int(crate) + 1, kind=kind)
