"""How good a position is for a seat, in hundredths of a point: what a planner of free actions goes by.

It counts the points there are, then plans: which held orders can be paid with the dice and resources there are, and
how many dice the others lack. A die that is lacking comes with so many chances in a hundred in each turn; turns that no
held order needs are worth what new orders bring on average. Everything else that may bring points later is given a
price that falls as the game nears its end.

So a step towards an order (raising a die, sawing one) loses the price of the resource and gains what the plan then
finds, and a search of single steps needs to see no further.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from rollwright.games.woodcraft_roll.components import (
    BY_HELPERS,
    BY_LANTERNS,
    BY_ORDER_POINTS,
    BY_ORDERS,
    CHESTNUT,
    DIE,
    GLUE,
    HELPERS,
    LANTERN,
    LANTERN_LINES,
    NUT,
    ONCE_A_ROUND,
    REPUTED,
    SALE,
    THANKED,
    TURNS,
)
from rollwright.games.woodcraft_roll.content_pack import Gains, Order, Pack
from rollwright.games.woodcraft_roll.end_of_the_game import order_points, points, reputation, reputation_on_orders
from rollwright.games.woodcraft_roll.gaining_a_die import gain_die
from rollwright.games.woodcraft_roll.planning import bench_of
from rollwright.games.woodcraft_roll.player import CHESTNUT_DUE, KEPT, LANTERN_DUE, ORDER, Player
from rollwright.games.woodcraft_roll.position import CHOOSE, KEEP, NO_CARD, OVER, Position
from rollwright.games.woodcraft_roll.settings import Rules
from rollwright.kernel.model import Seat
from rollwright.parts.grid import count_bits
from rollwright.parts.tracks import get

# Prices in hundredths of a point, while there are turns enough to come.
_PRICE: Final = (90, 190, 110, 75, 190, 300, 100)
"""Of scrapwood, glue, sawblade, blueberry, lantern, chestnut, nut."""
_DIE_PRICE: Final = 100
_LONG: Final = 4
"""With fewer turns to come than this, prices fall."""


def _prices(turns: int) -> tuple[int, ...]:
    """Of all that can be gained, a die last, with so many turns to come. A nut is a point at any time."""
    faded = [price * turns // _LONG for price in (*_PRICE, _DIE_PRICE)]
    faded[NUT] = 100
    return tuple(faded)


_PRICES: Final = tuple([_prices(turns) for turns in range(_LONG + 1)])

_READY: Final = 97
"""In per cent: what an order that could be paid now counts for."""
_COMES: Final = (
    (0, 45, 68, 81, 88, 92, 95),
    (0, 0, 20, 42, 58, 70, 78),
    (0, 0, 0, 10, 24, 38, 50),
)
"""In per cent: how likely one, two or three lacking dice are to come, by the number of turns."""
_TURNS_FOR_A_DIE: Final = 2
"""What a held order takes up of the turns to come, for each die that it lacks."""
_ORDER_ON_AVERAGE: Final = 500
_TURNS_FOR_AN_ORDER: Final = 3
"""Turns to take a new order, and dice for it."""


def evaluate(view: Position, seat: Seat) -> int:
    player = view.players[seat]
    if view.step == OVER:
        return 100 * points(player)
    turns = TURNS - int(view.turn) + (1 if view.step == CHOOSE and not player.has_chosen() else 0)
    if view.step != KEEP and player.choice == ORDER:
        return max([outlook(view.rules, one, turns) for one in _with_each(player, view.display)])
    if view.step in (KEEP, CHOOSE) and player.has_chosen():
        player = _with_choice(view, player)
    return outlook(view.rules, player, turns)


def outlook(rules: Rules, player: Player, turns: int) -> int:
    """What a player may hope to have in the end, with so many turns to come."""
    return _Outlook(player, turns, rules.in_stead_for_orders).value()


def _with_choice(view: Position, player: Player) -> Player:
    """The player as the choice that they have made would leave them, whatever others choose."""
    alone = player.copy()
    if player.choice >= KEPT:
        alone.held = (player.choice - KEPT,)
    elif player.choice != ORDER:
        line = player.choice - 1
        gain_die(alone, view.turn, line, get(view.board, line), None)
    return alone


def _with_each(player: Player, display: tuple[int, ...]) -> list[Player]:
    """The player with each of the orders that may be taken."""
    found: list[Player] = []
    for card in display:
        if card != NO_CARD:
            taker = player.copy()
            taker.held = player.held + (card,)
            found.append(taker)
    return found or [player]


def _likely(lacking: int, turns: int) -> int:
    """In per cent: how likely a number of dice are to come in a number of turns."""
    chances = _COMES[min(lacking, len(_COMES)) - 1]
    return chances[min(turns, len(chances) - 1)]


@lru_cache(maxsize=4096)
def _marked_crates(pack: Pack, crates: int) -> tuple[tuple[int, bool], ...]:
    """What each crate with a mark scores by, and whether all its slots are marked."""
    found: list[tuple[int, bool]] = []
    for crate, kind in enumerate(pack.crate_kind):
        slots = (pack.chestnut_slots | pack.blueberry_slots) & (3 << (2 * crate))
        if crates & slots:
            found.append((kind, crates & slots == slots))
    return tuple(found)


@lru_cache(maxsize=4096)
def _begun_lines(pack: Pack, lanterns: int) -> tuple[tuple[Gains, int, int], ...]:
    """Of each line of the grid that is begun and not full: what it gains, what share of that counts, in per cent, and
    what it is worth besides.
    """
    found: list[tuple[Gains, int, int]] = []
    for line, gains in enumerate(pack.lantern_gains):
        marked = count_bits(lanterns & LANTERN_LINES[line])
        if marked == 2:
            found.append((gains, 45, 30))
        elif marked == 1:
            found.append((gains, 15, 10))
    return tuple(found)


@final
class _Outlook:
    """What a player has, and what may still come of it."""

    def __init__(self, player: Player, turns: int, in_stead_for_orders: bool) -> None:
        self.pack: Final = player.pack
        self.player: Final = player
        self.turns: Final = turns
        self.prices: Final = _PRICES[min(turns, _LONG)]
        self.bench = bench_of(player, in_stead_for_orders)
        self.fame = reputation(player)
        self.orders = len(player.done) * 100
        """Orders completed in the end, in hundredths: those there are, those that can be paid, those to come."""
        self.printed = order_points(player) * 100
        """Points on them."""
        self.extra = 0
        """What else the plan brings: gains, less what is used up."""

    def value(self) -> int:
        """The whole of it."""
        player, pack = self.player, self.pack
        waiting = self._wait_for(self._plan())
        value = 100 * int(player.nuts) + self.printed + self.fame * self.orders + self.extra + waiting
        value += self.bench.dice_left() * self.prices[DIE]
        if player.helpers:
            value += 100 * sum([pack.helper_points[helper] for helper in range(HELPERS) if player.has_helper(helper)])
            value += self._helpers()
        if player.crates:
            value += self._crates()
        value += self._lanterns() + self._due()
        for thing, count in enumerate(self.bench.things):
            value += count * self.prices[thing]
        return value

    def _price(self, price: int) -> int:
        return price * min(self.turns, _LONG) // _LONG

    def _worth(self, order: Order) -> int:
        """Of an order once it is completed."""
        fame = int(order.reputation) * (self.orders + 100 + 30 * self.turns)
        return 100 * int(order.points) + fame + 100 * self.fame + self._worth_of(order.gains)

    def _worth_of(self, gains: Gains) -> int:
        found = 0
        for thing in gains:
            found += self.prices[min(thing, DIE)]
        return found

    # Orders

    def _plan(self) -> list[int]:
        """Pay for as many held orders as can be, the best first; gives those that can't."""
        pack = self.pack
        best_first = sorted([(-self._worth(pack.orders[card]), card) for card in self.player.held])
        waiting: list[int] = []
        for _, card in best_first:
            order = pack.orders[card]
            bench = self.bench.paid(order)
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

    def _wait_for(self, cards: list[int]) -> int:
        """The worth of orders that can't be paid yet, those that lack least first, and of turns that none needs."""
        turns = self.turns
        value = 0
        for lacking, card in sorted([(self.bench.lacking(self.pack.orders[card]), card) for card in cards]):
            order = self.pack.orders[card]
            likely = _likely(lacking, turns)
            value += self._worth(order) * likely // 100
            self.orders += likely
            turns = max(0, turns - _TURNS_FOR_A_DIE * lacking)
        self.orders += 100 * turns // _TURNS_FOR_AN_ORDER
        return value + turns * _ORDER_ON_AVERAGE // _TURNS_FOR_AN_ORDER

    # The sheet

    def _crates(self) -> int:
        value = 0
        for kind, active in _marked_crates(self.pack, self.player.crates):
            worth = self._crate_worth(kind)
            value += worth if active else self._price(worth * 45 // 100)
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
        return 100 + 200 * reputation_on_orders(player) + 50 * self.turns

    def _lanterns(self) -> int:
        value = 100 * self.pack.lantern_points[count_bits(self.player.lanterns)]
        for gains, hope, more in _begun_lines(self.pack, self.player.lanterns):
            value += self._price(self._worth_of(gains) * hope // 100 + more)
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
                value += max(100, self.prices[LANTERN])
            elif due == CHESTNUT_DUE:
                value += max(50, self.prices[CHESTNUT])
            else:
                value += self._price(2 * _PRICE[GLUE])
        return value
