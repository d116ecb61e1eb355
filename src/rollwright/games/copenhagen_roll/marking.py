"""Chapter 8, marking by the other players: a mark for a die that the active player left, or none."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_roll import ids
from rollwright.games.copenhagen_roll.codes import refuse, tell
from rollwright.games.copenhagen_roll.components import DIE, WHITE
from rollwright.games.copenhagen_roll.deed import ANSWERED, SET_UP, Deed
from rollwright.games.copenhagen_roll.position import COAT, MARK, SETUP, Position, at
from rollwright.games.copenhagen_roll.scoring import mark
from rollwright.kernel.actions import Verb
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.tracks import add, get


@final
class Mark(Deed):
    """Mark the next square of a track, for an unused die."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"mark {COLOURS[colour]}", at(MARK))
        self.colour: Word = colour

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        decided = position.is_decided(seat)
        if not position.sheets[seat].has_room(self.colour):
            advice = "crw.track_full" if may_decline(position) else "crw.other_track"
            return refuse("crw.track_takes_none" if decided else advice, track=COLOURS[self.colour])
        if decided and position.dice:
            return refuse("crw.one_mark")
        if not die_left_for(position, self.colour):
            code = "crw.die_twice" if marks_made(position) else "crw.no_such_die"
            return refuse(code, track=COLOURS[self.colour], unused=DIE.write(position.dice) or "none")
        return None

    def out_of_turn(self, position: Position, seat: Seat) -> Refusal:
        if position.step == COAT and seat == position.active:
            room = position.own_sheet().has_room(self.colour)
            return refuse("crw.coat_marks" if room else "crw.coat_track_full", track=COLOURS[self.colour])
        return refuse("crw.marking_closed")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        mark(position, seat, self.colour, 1, log)
        if position.rules.players == 2:
            position.marked = add(position.marked, self.colour, 1)
        if position.rules.players > 2 or not may_still_mark(position, seat):
            position.decided |= HOUSE.bit[seat]
        return ANSWERED

    def to_json(self) -> dict[str, object]:
        return {"do": "mark", "track": COLOURS[self.colour]}


@final
class Decline(Deed):
    """Mark nothing, or nothing more."""

    def __init__(self) -> None:
        super().__init__("decline", at(SETUP, MARK))

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        if position.step == SETUP:
            return None if position.rules.setup_marks_may else refuse("crw.setup_must")
        if position.is_decided(seat):
            return refuse("crw.nothing_to_decline")
        return None if may_decline(position) else refuse("crw.must_mark")

    def out_of_turn(self, position: Position, seat: Seat) -> Refusal:
        if position.step == COAT and seat == position.active:
            return refuse("crw.coat_must")
        return refuse("crw.nothing_to_decline")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        if log is not None:
            tell(log, "crw.declined", seat)
        if position.step == SETUP:
            return SET_UP
        position.decided |= HOUSE.bit[seat]
        return ANSWERED


MARKS: Final[list[Mark]] = [Mark(colour) for colour in range(len(COLOURS))]
VERBS: Final[dict[str, Verb[Position]]] = {"mark": Verb("mark red"), "decline": Verb("decline")}


def marks_allowed(position: Position) -> Word:
    """How many squares one player may mark in a turn of another."""
    return 2 if position.rules.players == 2 else 1


def marks_made(position: Position) -> Word:
    """How many the only other player of two has made."""
    total: Word = 0
    pack = position.marked
    while pack:
        total += pack & 15
        pack >>= 4
    return total


def die_left_for(position: Position, colour: Word) -> bool:
    """Whether the unused dice cover one more mark of a colour beside those made: a white die covers any."""
    whites = DIE.count(position.dice, WHITE)
    if position.marked == 0:
        return whites > 0 or DIE.count(position.dice, colour) > 0
    other: Word = 0
    while other < WHITE:
        wanted = get(position.marked, other) + (1 if other == colour else 0)
        have = DIE.count(position.dice, other)
        if wanted > have:
            whites -= wanted - have
        other += 1
    return whites >= 0


def may_mark(position: Position, seat: Word, colour: Word) -> bool:
    return die_left_for(position, colour) and position.sheets[seat].has_room(colour)


def may_still_mark(position: Position, seat: Word) -> bool:
    """Whether there is any mark left for the seat to make."""
    if position.dice == 0 or marks_made(position) >= marks_allowed(position):
        return False
    colour: Word = 0
    while colour < WHITE:
        if may_mark(position, seat, colour):
            return True
        colour += 1
    return False


def answer_due(position: Position, seat: Seat) -> Refusal | None:
    """What a player is told who wants to end the marking by the wrong word: how it is ended."""
    if position.step != MARK or position.is_decided(seat):
        return None
    return refuse("crw.mark_now" if may_decline(position) else "crw.must_mark")


def may_decline(position: Position) -> bool:
    return not position.rules.must_mark or marks_made(position) > 0


def offer_marks(position: Position, seat: Word, walk: Walk) -> None:
    if seat >= position.rules.players or position.is_decided(seat):
        return
    if may_decline(position):
        walk.one(ids.DECLINE)
    colour: Word = 0
    while colour < WHITE:
        if may_mark(position, seat, colour):
            walk.one(ids.MARK + colour)
        colour += 1


def open_marking(position: Position) -> None:
    """A seat with nothing to mark has finished at once (CRW-8.10)."""
    position.step = MARK
    seat: Word = 0
    while seat < position.rules.players:
        if seat == position.active or not may_still_mark(position, seat):
            position.decided |= HOUSE.bit[seat]
        seat += 1
