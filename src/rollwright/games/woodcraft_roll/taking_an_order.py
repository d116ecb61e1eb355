"""Chapter 5, taking an order: who chose one takes it from the display, the highest last die first."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll import ids
from rollwright.games.woodcraft_roll.codes import refuse, tell
from rollwright.games.woodcraft_roll.components import CROSSED_OUT, MOST_PLAYERS, ORDER_NAMES
from rollwright.games.woodcraft_roll.deed import CHOSE, DONE, OPENED, Deed
from rollwright.games.woodcraft_roll.player import NO_CHOICE, ORDER, TAKEN, Player
from rollwright.games.woodcraft_roll.position import (
    CHOOSE,
    FIRST,
    NO_CARD,
    NOBODY,
    TAKE,
    WORK,
    Position,
    level_takers,
)
from rollwright.kernel.actions import Verb
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.tracks import add


@final
class ChooseOrder(Deed):
    """Choose to take an order instead of a die."""

    def __init__(self) -> None:
        super().__init__("choose order", 1 << CHOOSE)

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        return None if position.has_display() else refuse("wrw.no_orders")

    def too_late(self) -> Refusal:
        return refuse("wrw.one_choice")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        position.player_to_change(seat).choice = ORDER
        if log is not None:
            tell(log, "wrw.chose_order", seat)
        return CHOSE

    def to_json(self) -> dict[str, object]:
        return {"do": "choose", "order": True}


def cross_out_row(player: Player, turn: Word, log: list[Event] | None) -> None:
    """An order costs the row of the turn (WRW-5.1)."""
    player.rows = add(player.rows, turn - 1, CROSSED_OUT)
    if log is not None:
        tell(log, "wrw.wants_order", player.seat, row=turn)


@final
class First(Deed):
    """Of those who are level, this seat takes its order first."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat}", 1 << FIRST)
        self.seat: Word = seat

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        return None if self.seat in level_takers(position) else refuse("wrw.chance_decides")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        position.taker = self.seat
        position.step = TAKE
        if log is not None:
            tell(log, "wrw.first", self.seat)
        return DONE

    def to_json(self) -> dict[str, object]:
        return {"do": "first", "seat": self.seat}


FIRSTS: Final[list[First]] = [First(seat) for seat in range(MOST_PLAYERS)]


@final
class Take(Deed):
    """Take this order from the display."""

    def __init__(self, card: int) -> None:
        super().__init__(f"take {ORDER_NAMES[card]}", 1 << TAKE)
        self.card: Word = card

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        displayed = self.card in position.display
        return None if displayed else refuse("wrw.not_displayed", order=ORDER_NAMES[self.card])

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        player = position.player_to_change(seat)
        player.choice = TAKEN
        player.held = tuple(sorted([*player.held, self.card]))
        position.taker = NOBODY
        position.put_card(position.display.index(self.card), NO_CARD)
        if log is not None:
            tell(log, "wrw.took_order", seat, order=ORDER_NAMES[self.card])
        return OPENED

    def to_json(self) -> dict[str, object]:
        return {"do": "take", "order": ORDER_NAMES[self.card]}


TAKES: Final[list[Take]] = [Take(card) for card in range(len(ORDER_NAMES))]
VERBS: Final[dict[str, Verb[Position]]] = {"take": Verb("take a7"), "first": Verb("first 0")}


def offer_display(position: Position, walk: Walk) -> None:
    for card in sorted(position.display):
        if card != NO_CARD:
            walk.one(ids.TAKE + card)


def next_taker(position: Position, log: list[Event] | None) -> None:
    """To the next who takes an order, or to the free actions (WRW-5.2 to 5.4)."""
    position.taker = NOBODY
    takers = level_takers(position)
    if takers and position.has_display():
        if len(takers) > 1:
            position.step = FIRST
        else:
            position.step = TAKE
            position.taker = takers[0]
        return
    for seat, player in enumerate(position.players):
        if player.choice == ORDER and log is not None:
            tell(log, "wrw.no_order_left", seat)
        if player.choice != NO_CHOICE:
            position.player_to_change(seat).choice = NO_CHOICE
    position.step = WORK
