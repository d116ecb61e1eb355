"""What a sheet gains: circles, lanterns, chestnuts, nuts, dice; and the choices that this opens.

Gains apply in the order they are printed. A choice that one of them opens is put on top of those that are due, and
must be made before anything else. What cannot be made any more is settled here, so that a due choice always has an
answer.
"""

from __future__ import annotations

from rollwright.games.woodcraft_roll.codes import tell
from rollwright.games.woodcraft_roll.components import (
    ALL_CELLS,
    BLUEBERRY,
    CHESTNUT,
    DIE,
    DIE_NAMES,
    GLUE,
    LANTERN,
    NUT,
    REPUTED,
    RESOURCES,
    SCRAPWOOD,
    TAKES_CHESTNUT,
    circles_of,
    with_circles,
)
from rollwright.games.woodcraft_roll.content_pack import BY_NUMBER, Gains
from rollwright.games.woodcraft_roll.player import CHESTNUT_DUE, CHOICE_DUE, LANTERN_DUE, THANKS_DUE, Player
from rollwright.kernel.model import Event
from rollwright.kernel.native import Word
from rollwright.parts.grid import BITS


def gain_all(player: Player, gains: Gains, log: list[Event] | None) -> None:
    for thing in gains:
        gain(player, thing, log)


def gain(player: Player, thing: Word, log: list[Event] | None) -> None:
    if thing <= BLUEBERRY:
        circle(player, thing, log)
    elif thing == LANTERN:
        player.due = player.due + (LANTERN_DUE,)
        if log is not None:
            tell(log, "wrw.lantern", player.seat)
    elif thing == CHESTNUT:
        _gain_chestnut(player, log)
    elif thing == NUT:
        gain_nuts(player, 1, log)
    elif player.has_room():
        player.add_die(thing - DIE)
        if log is not None:
            tell(log, "wrw.die_gained", player.seat, die=DIE_NAMES[thing - DIE])
    elif log is not None:
        tell(log, "wrw.die_lost", player.seat, die=DIE_NAMES[thing - DIE])


def circle(player: Player, thing: Word, log: list[Event] | None) -> None:
    """The next circle of a resource's row; a marked one gains a chestnut (WRW-8.1 to 8.3)."""
    if player.is_full(thing):
        if log is not None:
            tell(log, "wrw.row_full", player.seat, thing=RESOURCES[thing])
        return
    player.circled = with_circles(player.circled, thing, 1)
    number = circles_of(player.circled, thing)
    if log is not None:
        tell(log, "wrw.circled", player.seat, thing=RESOURCES[thing], number=number)
    marked: Word = player.pack.marked[thing]
    bit: Word = BITS[number]
    if marked & bit:
        _gain_chestnut(player, log)


def _gain_chestnut(player: Player, log: list[Event] | None) -> None:
    player.due = player.due + (CHESTNUT_DUE,)
    if log is not None:
        tell(log, "wrw.chestnut", player.seat)


def gain_nuts(player: Player, count: Word, log: list[Event] | None) -> None:
    """Points gained in play; those beyond the end of the track are lost (WRW-8.12, 8.13)."""
    room = player.pack.nuts - player.nuts
    circled = min(count, room)
    player.nuts += circled
    if log is not None:
        if circled > 0:
            tell(log, "wrw.nuts", player.seat, count=circled)
        if count > circled:
            tell(log, "wrw.nuts_lost", player.seat, count=count - circled)


def gain_reputation(player: Player, count: Word, log: list[Event] | None) -> None:
    """Helper 6 counts each one, whatever its source (WRW-9.12)."""
    if player.has_helper(REPUTED):
        while count > 0:
            circle(player, BLUEBERRY, log)
            gain_nuts(player, 1, log)
            count -= 1


# Choices that are due


def choices(player: Player) -> list[int]:
    """Among what a helper lets a player pick, where a pick is due next: things, and from BY_NUMBER on options."""
    due = player.due[-1] if player.due else 0
    if due == THANKS_DUE:
        return [SCRAPWOOD, GLUE]
    return sorted(player.pack.picks) if due == CHOICE_DUE else []


def options(player: Player) -> list[int]:
    """Those of them that would bring something."""
    return [pick for pick in choices(player) if _brings_something(player, gains_of(player, pick))]


def gains_of(player: Player, pick: int) -> Gains:
    """What a pick brings."""
    if pick >= BY_NUMBER:
        return player.pack.choice[pick - BY_NUMBER]
    return (pick,) if player.due[-1] == THANKS_DUE else player.pack.choice[player.pack.picks.index(pick)]


def _brings_something(player: Player, gains: Gains) -> bool:
    """Whether any of these things would be more than nothing: a lantern always is (WRW-8.7, 9.11)."""
    for thing in gains:
        if thing <= BLUEBERRY:
            if not player.is_full(thing):
                return True
        elif thing == CHESTNUT:
            if player.open_slots(TAKES_CHESTNUT):
                return True
        elif thing == NUT:
            if player.nuts < player.pack.nuts:
                return True
        elif thing == LANTERN or player.has_room():
            return True
    return False


def settle(player: Player, log: list[Event] | None) -> None:
    """Drop due choices that have no answer left: surplus lanterns are a point each, other things are lost."""
    while player.due:
        due = player.due[-1]
        if due == LANTERN_DUE:
            if player.lanterns != ALL_CELLS:
                return
            lost = "wrw.lantern_surplus"
        elif due == CHESTNUT_DUE:
            if player.open_slots(TAKES_CHESTNUT):
                return
            lost = "wrw.chestnut_lost"
        else:
            if options(player):
                return
            lost = "wrw.pick_lost"
        player.due = player.due[:-1]
        if log is not None:
            tell(log, lost, player.seat)
        if due == LANTERN_DUE:
            gain_nuts(player, 1, log)
