"""What a learned judge sees between turns: the traits of each player, and of the table (kernel/traits.py).

No trait goes by the number of an order, a crate or a line of the board, for another pack has others there. Orders are
seen by what is lacking for them and what they bring, crates by what they score by, the board by its dice and what they
pay. What a plan says may come of it all (`evaluate`) is a trait too: the judge learns how far that can be trusted.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rollwright.games.woodcraft_roll.components import (
    CRATE_KINDS,
    DIE,
    DIE_NAMES,
    HELPER_NAMES,
    HELPERS,
    KINDS,
    LANTERN_LINES,
    LINES,
    ONCE_A_ROUND,
    RESOURCES,
    SIDES,
    THINGS,
    TURNS,
    circles_of,
    sign_colour,
    sign_value,
)
from rollwright.games.woodcraft_roll.content_pack import Gains, Order
from rollwright.games.woodcraft_roll.end_of_the_game import order_points, points, reputation
from rollwright.games.woodcraft_roll.evaluate import outlook
from rollwright.games.woodcraft_roll.planning import bench_of
from rollwright.games.woodcraft_roll.player import DUE_WORDS, Player
from rollwright.games.woodcraft_roll.position import (
    BROWN_ROLL,
    CHOOSE,
    LAST_OF_CHANCE,
    NO_CARD,
    OVER,
    WORK,
    Position,
)
from rollwright.games.woodcraft_roll.settings import Rules
from rollwright.games.woodcraft_roll.solo_game import GRADES as NAMED_GRADES
from rollwright.kernel.model import Seat
from rollwright.kernel.traits import Traits
from rollwright.parts.grid import count_bits
from rollwright.parts.tracks import get

GRADES: Final[tuple[int, ...]] = tuple(sorted([least for least, _ in NAMED_GRADES if least]))
"""For who plays alone: the points from which on each grade is reached."""

# Beyond these, no difference is made.
_MOST_PAIRS: Final = 49
"""Of points, taken in twos."""
_MOST_AHEAD: Final = 15
_MOST_PRINTED: Final = 20
_MOST_UNUSED: Final = 8
_MOST_CIRCLED: Final = 15
_MOST_DICE: Final = 6
_MOST_ALIKE: Final = 3
_MOST_ORDERS: Final = 12
_MOST_FAME: Final = 9
_MOST_HELD: Final = 4
_MOST_LACKING: Final = 3
_MOST_WORTH: Final = 12
_CRATE_STATES: Final = 6
_ACTIVE: Final = 3
"""What an active crate counts as, beside marks on others of its kind."""
_OFTEN: Final = (1 << ONCE_A_ROUND) - 1

_GAINED: Final = " ".join((*THINGS[:DIE], "die"))
_BOARD_DICE: Final = "y1 … y6 b1 … b6"
_BY_KIND: Final = " ".join(DIE_NAMES)
_DUES: Final = " ".join(DUE_WORDS[1:])


def between(view: Position) -> bool:
    """All are to choose, somebody has ended the turn, all have and chance has its part, or the game is over."""
    step = view.step
    if step == CHOOSE:
        return not any(player.has_chosen() for player in view.players)
    if step == WORK:
        return any(player.ended for player in view.players)
    if step <= LAST_OF_CHANCE:
        return view.players[0].ended and step != BROWN_ROLL
    return step == OVER


def traits(view: Position, seat: Seat, traits: Traits) -> None:
    players: int = view.rules.players
    turns = TURNS - int(view.turn) + (1 if view.step == CHOOSE else 0)
    for turn in range(players):
        player = view.players[(seat + turn) % players]
        traits.about("others" if turn else "self")
        traits.extend(_player(player, view.rules, turns, traits.named))
        traits.extend(_offered(player, view.rules, view.display, traits.named))
        traits.flag("still at work", view.step == WORK and not player.ended)
    traits.about("")
    traits.steps("turns to come", turns, TURNS)
    traits.flag("phase II", view.phase == 1)
    if players > 1:
        worth = [points(player) for player in view.players]
        ahead = (worth[seat] - max([worth[one] for one in range(players) if one != seat])) // 2
        traits.steps("points ahead, in twos", ahead + _MOST_AHEAD, 2 * _MOST_AHEAD)
    _board(view, traits)


# A player. Players are values, so that what was seen of one holds for as long as there is that one.


@lru_cache(maxsize=2048)
def _player(player: Player, rules: Rules, turns: int, named: bool) -> Traits:
    traits = Traits(named)
    _score(player, rules, turns, traits)
    _sheet(player, traits)
    for kind in range(KINDS):
        traits.one_of(f"{DIE_NAMES[kind]} dice", player.dice(kind) - 1, _MOST_ALIKE, "1 2 3")
    _held(player, rules, traits)
    return traits


def _score(player: Player, rules: Rules, turns: int, traits: Traits) -> None:
    now = points(player)
    hoped = outlook(rules, player, turns) // 100
    traits.steps("points, in twos", now // 2, _MOST_PAIRS)
    traits.steps("outlook, in twos", hoped // 2, _MOST_PAIRS)
    traits.steps("outlook beyond points, in twos", (hoped - now) // 2, _MOST_PAIRS)
    traits.steps("reputation", reputation(player), _MOST_FAME)
    traits.steps("orders completed", len(player.done), _MOST_ORDERS)
    traits.steps("points on them, in twos", order_points(player) // 2, _MOST_PRINTED)


def _sheet(player: Player, traits: Traits) -> None:
    pack = player.pack
    for thing, name in enumerate(RESOURCES):
        traits.one_of(f"{name} unused", player.unused(thing) - 1, _MOST_UNUSED, "1 … 8")
        traits.one_of(f"{name} circled", circles_of(player.circled, thing) - 1, _MOST_CIRCLED, "1 … 15")
    traits.steps("lanterns", count_bits(player.lanterns), len(pack.lantern_points) - 1)
    near = 0
    for line, gains in enumerate(pack.lantern_gains):
        if count_bits(player.lanterns & LANTERN_LINES[line]) == 2:
            near |= _gained(gains)
    traits.mask("one lantern brings", near, DIE + 1, _GAINED)
    traits.mask("helpers", player.helpers, HELPERS, " ".join(HELPER_NAMES))
    traits.mask("helpers ready", player.helpers & ~player.used & _OFTEN, ONCE_A_ROUND, " ".join(HELPER_NAMES[:4]))
    traits.steps("helpers in all", count_bits(player.helpers), HELPERS)
    marks = [0] * len(CRATE_KINDS)
    for crate, kind in enumerate(pack.crate_kind):
        marks[kind] += _ACTIVE if player.is_active(crate) else count_bits(player.slots(crate))
    for kind, name in enumerate(CRATE_KINDS):
        traits.one_of(f"crates by {name}", marks[kind] - 1, _CRATE_STATES, "1 2 marks, 3 for an active one")
    due = 0
    for one in player.due:
        due |= 1 << (one - 1)
    traits.mask("due", due, len(DUE_WORDS) - 1, _DUES)


def _held(player: Player, rules: Rules, traits: Traits) -> None:
    """Orders that are held, by how many dice or resources each lacks once those before it are paid: the best first."""
    orders = [player.pack.orders[card] for card in player.held]
    bench = bench_of(player, rules.in_stead_for_orders)
    count, printed, fame = [[0] * (_MOST_LACKING + 1) for _ in range(3)]
    brought, wanted = 0, 0
    for order in sorted(orders, key=_worth, reverse=True):
        paid = bench.paid(order)
        lacking = 0
        if paid is not None:
            bench = paid
            brought |= _gained(order.gains)
        else:
            lacking = min(_MOST_LACKING, bench.lacking(order))
            wanted |= int(order.kinds)
        count[lacking] += 1
        printed[lacking] += int(order.points)
        fame[lacking] += int(order.reputation)
    for lacking in range(_MOST_LACKING + 1):
        traits.steps(f"held, lacking {lacking}", count[lacking], _MOST_HELD)
        traits.steps(f"their points, lacking {lacking}", printed[lacking], _MOST_PRINTED)
        traits.steps(f"their reputation, lacking {lacking}", fame[lacking], _MOST_HELD)
    traits.mask("orders that can be paid bring", brought, DIE + 1, _GAINED)
    traits.mask("dice that others want", wanted, KINDS, _BY_KIND)
    traits.steps("dice to spare", bench.dice_left(), _MOST_DICE)


@lru_cache(maxsize=2048)
def _offered(player: Player, rules: Rules, display: tuple[int, ...], named: bool) -> Traits:
    """The best order of the display by how much it lacks."""
    traits = Traits(named)
    bench = bench_of(player, rules.in_stead_for_orders)
    best = [0] * (_MOST_LACKING + 1)
    for card in display:
        if card != NO_CARD:
            order = player.pack.orders[card]
            lacking = 0 if bench.paid(order) is not None else min(_MOST_LACKING, bench.lacking(order))
            best[lacking] = max(best[lacking], _worth(order))
    for lacking, worth in enumerate(best):
        traits.one_of(f"best of the display, lacking {lacking}", min(_MOST_WORTH, worth) - 1, _MOST_WORTH, "1 … 12")
    return traits


def _worth(order: Order) -> int:
    return int(order.points) + 2 * int(order.reputation)


def _gained(gains: Gains) -> int:
    """The things among gains, a bit each; all dice are one."""
    found = 0
    for thing in gains:
        found |= 1 << min(thing, DIE)
    return found


# The table


def _board(view: Position, traits: Traits) -> None:
    """The dice that are there to be chosen, and what their lines pay; nothing before they lie where they will."""
    dice, paid = 0, 0
    if view.step == CHOOSE:
        for line in range(LINES):
            sign = get(view.board, line)
            if sign:
                dice |= 1 << (SIDES * sign_colour(sign) + sign_value(sign) - 1)
                paid |= _gained(view.rules.pack.board[sign_colour(sign)][line])
    traits.flag("dice lie there", view.step == CHOOSE)
    traits.mask("dice on the board", dice, 2 * SIDES, _BOARD_DICE)
    traits.mask("their lines pay", paid, DIE + 1, _GAINED)
