"""How good a position is for a seat, in hundredths of a point: what a planner of free actions goes by.

It counts the points there are, then plans: which held orders can be paid with the dice and resources there are, and
what is left over for the turns to come. Those are worth what they come to on average: an order needs some dice, a die
or an order costs a turn, so dice, orders and turns together give a number of orders still to be completed. Everything
else that may bring points later is given a price that falls as the game nears its end.

So a step towards an order (raising a die, sawing one) loses the price of the resource and gains what the plan then
finds, and a search of single steps needs to see no further.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll.components import (
    BROWN,
    BY_HELPERS,
    BY_LANTERNS,
    BY_ORDER_POINTS,
    BY_ORDERS,
    CHESTNUT,
    DIE,
    GLUE,
    HELPERS,
    KINDS,
    LANTERN,
    LANTERN_LINES,
    LARGEST,
    NUT,
    ONCE_A_ROUND,
    REPUTED,
    RESOURCES,
    SALE,
    SAWBLADE,
    SCRAPWOOD,
    SHIFT_BROWN,
    SHIFT_YELLOW,
    THANKED,
    TURNS,
    YELLOW,
)
from rollwright.games.woodcraft_roll.gains import is_active, reputation, reputation_on_orders
from rollwright.games.woodcraft_roll.pack import Gains, Order, Pack
from rollwright.games.woodcraft_roll.play import alone_with_choice
from rollwright.games.woodcraft_roll.position import (
    CHESTNUT_DUE,
    CHOOSE,
    KEEP,
    LANTERN_DUE,
    NO_CARD,
    ORDER,
    OVER,
    Player,
    Position,
)
from rollwright.games.woodcraft_roll.scoring import order_points, points
from rollwright.kernel.model import Seat
from rollwright.kernel.native import Word
from rollwright.parts.grid import count_bits

# Prices in hundredths of a point, while there are turns enough to come.
_PRICE: Final = (90, 190, 110, 75, 190, 300, 100)
"""Of scrapwood, glue, sawblade, blueberry, lantern, chestnut, nut."""
_DIE_PRICE: Final = 150
_LONG: Final = 4
"""With fewer turns to come than this, prices fall."""

_ORDER_ON_AVERAGE: Final = 560
_DICE_FOR_AN_ORDER: Final = (150, 210)
"""By phase, in hundredths."""
_READY: Final = 97
_MATCHED: Final = 30
"""In per cent: what an order that could be paid now counts for; and what each fitting die of another does."""


def evaluate(view: Position, seat: Seat) -> int:
    pack = view.rules.pack
    player = view.players[seat]
    if view.step == OVER:
        return 100 * points(pack, player)
    turns = TURNS - int(view.turn) + (1 if view.step == CHOOSE and not player.has_chosen() else 0)
    wants_order = player.choice == ORDER
    if view.step in (KEEP, CHOOSE) and player.has_chosen():
        player = alone_with_choice(view, seat)
    outlook = _Outlook(pack, player, turns, int(view.phase))
    value = outlook.value()
    if wants_order:
        value += outlook.best_of(view.display)
    return value


@final
class _Outlook:
    """What a player has, and what may still come of it."""

    def __init__(self, pack: Pack, player: Player, turns: int, phase: int) -> None:
        self.pack: Final = pack
        self.player: Final = player
        self.turns: Final = turns
        self.phase: Final = phase
        self.bench = _Bench(player)
        self.fame = reputation(pack, player)
        self.orders = len(player.done) * 100
        """Orders completed in the end, in hundredths: those there are, those that can be paid, those to come."""
        self.printed = order_points(pack, player) * 100
        """Points on them."""
        self.extra = 0
        """What else the plan brings: gains, less what is used up."""

    def value(self) -> int:
        """The whole of it."""
        player, pack = self.player, self.pack
        waiting = self._plan()
        to_come = self._orders_to_come(len(waiting))
        matched = sum([self._matched(pack.orders[card]) for card in waiting])
        self.orders += to_come
        value = 100 * int(player.nuts) + self.printed + self.fame * self.orders + self.extra + matched
        value += to_come * _ORDER_ON_AVERAGE // 100
        value += 100 * sum([pack.helper_points[helper] for helper in range(HELPERS) if player.has_helper(helper)])
        value += self._crates() + self._lanterns() + self._helpers() + self._due()
        for thing in range(len(RESOURCES)):
            value += self.bench.things[thing] * self._price(_PRICE[thing])
        return value

    def best_of(self, display: tuple[int, ...]) -> int:
        """What taking an order is about worth: the best of the display against one on average."""
        worths = [self._worth(self.pack.orders[card]) for card in display if card != NO_CARD]
        best = max(worths) if worths else 0
        return (best - _ORDER_ON_AVERAGE) // 2 + self._one_order_more()

    def _one_order_more(self) -> int:
        waiting = len(self.player.held)
        return (self._orders_to_come(waiting + 1) - self._orders_to_come(waiting)) * _ORDER_ON_AVERAGE // 100

    def _price(self, price: int) -> int:
        return price * min(self.turns, _LONG) // _LONG

    def _worth(self, order: Order) -> int:
        """Of an order once it is completed."""
        fame = int(order.reputation) * (self.orders + 100 + 30 * self.turns)
        return 100 * int(order.points) + fame + 100 * self.fame + self._worth_of(order.gains)

    def _worth_of(self, gains: Gains) -> int:
        found = 0
        for thing in gains:
            if thing >= DIE:
                found += self._price(_DIE_PRICE)
            elif thing == NUT:
                found += 100
            else:
                found += self._price(_PRICE[thing])
        return found

    # Orders

    def _plan(self) -> list[int]:
        """Pay for as many held orders as can be, the best first; gives those that can't."""
        pack = self.pack
        best_first = sorted([(-self._worth(pack.orders[card]), card) for card in self.player.held])
        waiting: list[int] = []
        for _, card in best_first:
            order = pack.orders[card]
            bench = self.bench.paid(order, self._price(100))
            if bench is None:
                waiting.append(card)
                continue
            self.bench = bench
            self.orders += _READY
            self.printed += int(order.points) * _READY
            self.fame += int(order.reputation)
            self.extra += self._worth_of(order.gains) - 5
        self.extra += 200 * self.bench.gluings
        return waiting

    def _orders_to_come(self, waiting: int) -> int:
        """In hundredths: turns give dice or orders, and an order needs so many dice."""
        needed = _DICE_FOR_AN_ORDER[self.phase]
        dice = self.bench.dice_left() + self.turns
        if self.turns == 0:
            return 0
        short = 100 * dice - needed * waiting
        if short < 0:
            return 10000 * dice // needed
        return 100 * waiting + min(100 * self.turns, 100 * short // (needed + 100))

    def _matched(self, order: Order) -> int:
        """A held order that can't be paid yet: the more of its dice are there, the nearer it is."""
        if self.turns == 0:
            return 0
        worth = self._worth(order)
        there = sum([1 for kind in order.dice if self.bench.dice[kind] > 0])
        return (worth - _ORDER_ON_AVERAGE) * 50 // 100 + _MATCHED * worth * there // (100 * len(order.dice))

    # The sheet

    def _crates(self) -> int:
        value = 0
        for crate, slots in enumerate(self.pack.crate_slots):
            marks = int(count_bits(self.player.slots(crate)))
            if marks == 0:
                continue
            worth = self._crate_worth(self.pack.crate_kind[crate])
            if is_active(self.pack, self.player, crate):
                value += worth
            else:
                value += self._price(worth * 45 * marks // (100 * (len(slots) - 1)))
        return value

    def _crate_worth(self, kind: int) -> int:
        player = self.player
        if kind == BY_HELPERS:
            helpers = int(count_bits(player.helpers))
            hoped = min(8, helpers * 2 + min(self.turns, 4))
            return 100 * max(8 if helpers >= 5 else 4 if helpers >= 3 else 0, hoped if self.turns else 0)
        if kind == BY_ORDERS:
            return self.orders
        if kind == BY_LANTERNS:
            return 300 + 100 * int(count_bits(player.lanterns)) + 30 * self.turns
        if kind == BY_ORDER_POINTS:
            return (self.printed + 40 * self.orders // 10) // 4 if self.turns else self.printed // 400 * 100
        return 100 + 200 * reputation_on_orders(self.pack, player) + 50 * self.turns

    def _lanterns(self) -> int:
        marked = self.player.lanterns
        value = 100 * self.pack.lantern_points[count_bits(marked)]
        for line, gains in enumerate(self.pack.lantern_gains):
            there = int(count_bits(marked & LANTERN_LINES[line]))
            if there == 2:
                value += self._price(self._worth_of(gains) * 45 // 100 + 30)
            elif there == 1:
                value += self._price(self._worth_of(gains) * 15 // 100 + 10)
        return value

    def _helpers(self) -> int:
        """What hired helpers may still do: each use of a round, or each order and reputation to come."""
        player = self.player
        rounds = (self.turns + 1) // 2
        value = 0
        for helper in range(ONCE_A_ROUND):
            if player.has_helper(helper):
                value += rounds * (200 if helper == SALE else 70)
        to_come = min(self.orders - 100 * len(player.done), 100 * self.turns)
        if player.has_helper(THANKED):
            value += to_come * 100 // 100
        if player.has_helper(REPUTED):
            value += to_come * 60 // 100
        return value

    def _due(self) -> int:
        value = 0
        for due in self.player.due:
            if due == LANTERN_DUE:
                value += max(100, self._price(_PRICE[LANTERN]))
            elif due == CHESTNUT_DUE:
                value += max(50, self._price(_PRICE[CHESTNUT]))
            else:
                value += self._price(2 * _PRICE[GLUE])
        return value


@final
class _Bench:
    """Dice and resources, to be worked on in thought."""

    def __init__(self, player: Player) -> None:
        self.dice: list[int] = [int(player.dice(kind)) for kind in range(KINDS)]
        self.things: list[int] = [int(player.unused(thing)) for thing in range(len(RESOURCES))]
        self.shifts: list[int] = [
            1 if player.has_ready(SHIFT_YELLOW) else 0,
            1 if player.has_ready(SHIFT_BROWN) else 0,
        ]
        self.gluings = 0

    def copy(self, player: Player) -> _Bench:
        bench = _Bench(player)
        bench.dice = list(self.dice)
        bench.things = list(self.things)
        bench.shifts = list(self.shifts)
        bench.gluings = self.gluings
        return bench

    def dice_left(self) -> int:
        return sum(self.dice)

    def paid(self, order: Order, price: int) -> _Bench | None:
        """The bench after an order has been paid, its dice being made where they aren't there; None if it can't be."""
        bench = self.copy(_NOBODY)
        for thing, count in enumerate(order.resources):
            bench.things[thing] -= count
            if bench.things[thing] < 0:
                return None
        missing: list[int] = []
        for kind in order.dice:
            if bench.dice[kind] > 0:
                bench.dice[kind] -= 1
            else:
                missing.append(kind)
        for kind in reversed(missing):
            if not bench.make(kind, price):
                return None
        return bench

    def make(self, kind: Word, price: int) -> bool:
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


_NOBODY: Final = Player()
