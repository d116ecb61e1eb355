"""Dice and resources to be worked on in thought: which orders they can pay for, and what that leaves.

Of several ways to make a die the cheapest is taken and no other tried, so that asking costs little.
"""

from __future__ import annotations

from typing import final

from rollwright.games.woodcraft_roll.components import (
    BROWN,
    GLUE,
    IN_STEAD,
    LARGEST,
    RESOURCES,
    SAWBLADE,
    SCRAPWOOD,
    SHIFT_BROWN,
    SHIFT_YELLOW,
    TOOLS,
    YELLOW,
    circles_of,
    dice_counts,
)
from rollwright.games.woodcraft_roll.content_pack import Order
from rollwright.games.woodcraft_roll.player import Player
from rollwright.kernel.native import Word
from rollwright.parts.grid import BITS


def bench_of(player: Player, in_stead_for_orders: bool) -> Bench:
    unused = player.circled - player.crossed
    in_stead: list[int] = []
    if in_stead_for_orders and player.has_ready(IN_STEAD):
        in_stead = [thing for thing in range(TOOLS) if player.pack.stand_ins & BITS[thing]]
    return Bench(
        dice_counts(player.yellow) + dice_counts(player.brown),
        [int(circles_of(unused, thing)) for thing in range(len(RESOURCES))],
        [int(player.has_ready(SHIFT_YELLOW)), int(player.has_ready(SHIFT_BROWN))],
        in_stead,
        0,
    )


@final
class Bench:
    """What there is to work with."""

    def __init__(
        self, dice: list[int], things: list[int], shifts: list[int], in_stead: list[int], gluings: int
    ) -> None:
        self.dice = dice
        """How many there are of each kind."""
        self.things = things
        """Resources that are not crossed out."""
        self.shifts = shifts
        """By colour: whether its helper can still shift a die in this round."""
        self.in_stead = in_stead
        """What helper 1 can still put in place of one another, where an order asks for one."""
        self.gluings = gluings
        """How often dice were glued."""

    def copy(self) -> Bench:
        return Bench(list(self.dice), list(self.things), list(self.shifts), self.in_stead, self.gluings)

    def dice_left(self) -> int:
        return sum(self.dice)

    def paid(self, order: Order) -> Bench | None:
        """The bench after an order has been paid, its dice being made where they aren't there; None if it can't be."""
        bench = self.copy()
        return bench if bench.pay_things(order) == 0 and bench.pay(order) == 0 else None

    def lacking(self, order: Order) -> int:
        """How many dice of an order are not there and can't be made; a resource that isn't there counts as one."""
        return max(1, self.copy().pay(order) + self.copy().pay_things(order))

    def pay_things(self, order: Order) -> int:
        """Use up the resources of an order, and give how many of them are lacking."""
        lacking = 0
        replaced = False
        for thing, count in enumerate(order.resources):
            short = max(0, count - self.things[thing])
            self.things[thing] -= count - short
            lacking += short
            replaced = replaced or (short > 0 and thing in self.in_stead)
        if replaced:
            most = max(self.in_stead, key=lambda thing: self.things[thing])
            if self.things[most] > 0:
                self.things[most] -= 1
                self.in_stead = []
                lacking -= 1
        return lacking

    def pay(self, order: Order) -> int:
        """Use up the dice of an order, and give how many of them are lacking."""
        missing: list[int] = []
        for kind in order.dice:
            if self.dice[kind] > 0:
                self.dice[kind] -= 1
            else:
                missing.append(kind)
        return sum([0 if self.make(kind) else 1 for kind in reversed(missing)])

    def make(self, kind: Word) -> bool:
        """Make one die of a kind out of what is there, in the cheapest way, and use it up."""
        colour = BROWN if kind >= LARGEST else YELLOW
        first = LARGEST * colour
        value = kind - first + 1
        dice = self.dice
        if self.shifts[colour]:
            for near in (kind - 1, kind + 1):
                if first <= near < first + LARGEST and dice[near] > 0:
                    self.shifts[colour] = 0
                    dice[near] -= 1
                    return True
        lower = kind - 1
        while lower >= first and dice[lower] == 0:
            lower -= 1
        higher = kind + 1
        while higher < first + LARGEST and dice[higher] == 0:
            higher += 1
        can_raise = lower >= first and kind - lower <= self.things[SCRAPWOOD]
        can_saw = higher < first + LARGEST and self.things[SAWBLADE] > 0
        if can_raise and (kind - lower == 1 or not can_saw):
            self.things[SCRAPWOOD] -= int(kind - lower)
            dice[lower] -= 1
            return True
        if can_saw:
            self.things[SAWBLADE] -= 1
            dice[higher] -= 1
            dice[first + higher - kind - 1] += 1
            return True
        return self._glue(value, first)

    def _glue(self, value: Word, first: Word) -> bool:
        """Two dice with this sum, one of them at least of the colour that begins at `first`."""
        if self.things[GLUE] == 0:
            return False
        dice = self.dice
        one: Word = 1
        while one < value:
            mine = first + one - 1
            if dice[mine] > 0:
                dice[mine] -= 1
                for other in (first + value - one - 1, LARGEST - first + value - one - 1):
                    if dice[other] > 0:
                        dice[other] -= 1
                        self.things[GLUE] -= 1
                        self.gluings += 1
                        return True
                dice[mine] += 1
            one += 1
        return False
