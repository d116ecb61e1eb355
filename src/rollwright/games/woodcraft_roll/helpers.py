"""Chapter 9, helpers: they are hired for blueberries; some serve once in a round, others when they come."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll import ids
from rollwright.games.woodcraft_roll.codes import refuse, tell
from rollwright.games.woodcraft_roll.components import (
    BLUEBERRY,
    BROWN,
    CHOICE,
    DIE_NAMES,
    HELPER_NAMES,
    HELPERS,
    KINDS,
    LARGEST,
    RENOWNED,
    RESOURCES,
    SALE,
    SHIFT_BROWN,
    SHIFT_YELLOW,
    THANKED,
    THINGS,
    TOOLS,
    YELLOW,
    handful,
)
from rollwright.games.woodcraft_roll.content_pack import BY_NUMBER
from rollwright.games.woodcraft_roll.deed import DONE, Deed, dice_missing, helper_missing, tool_names, use_helper
from rollwright.games.woodcraft_roll.gains import (
    choices,
    circle,
    gain_all,
    gain_nuts,
    gain_reputation,
    gains_of,
    options,
    settle,
)
from rollwright.games.woodcraft_roll.pack.form import MOST_OPTIONS
from rollwright.games.woodcraft_roll.phrases import dice_verb, is_number, value_of
from rollwright.games.woodcraft_roll.player import CHOICE_DUE, THANKS_DUE, Player
from rollwright.games.woodcraft_roll.position import WORK, Position
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Event, Refusal, Seat, Values
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.grid import BITS, lowest_bit

SALE_POINTS: Final = 2

# Hiring


@final
class Hire(Deed):
    """Buy a helper; some have an effect at once (WRW-9.1, 9.10)."""

    def __init__(self, helper: int) -> None:
        super().__init__(f"hire {helper + 1}", 1 << WORK)
        self.helper: Word = helper
        self.bit: Word = 1 << helper

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        player = position.players[seat]
        name = HELPER_NAMES[self.helper]
        if player.has_helper(self.helper):
            return refuse("wrw.helper_hired", helper=name)
        cost, have = player.pack.helper_cost[self.helper], player.unused(BLUEBERRY)
        return refuse("wrw.too_few_blueberries", helper=name, cost=cost, have=have) if have < cost else None

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        player = position.player_to_change(seat)
        cost: Word = player.pack.helper_cost[self.helper]
        player.sold = 0
        player.cross_out(BLUEBERRY, cost)
        player.helpers |= self.bit
        if log is not None:
            tell(log, "wrw.hired", seat, helper=HELPER_NAMES[self.helper], cost=cost)
        if self.helper == CHOICE:
            player.due = player.due + (CHOICE_DUE,)
        elif self.helper == RENOWNED:
            if log is not None:
                tell(log, "wrw.reputation", seat, count=1)
            gain_reputation(player, 1, log)
        settle(player, log)
        return DONE

    def to_json(self) -> dict[str, object]:
        return {"do": "hire", "helper": self.helper + 1}


HIRINGS: Final[list[Hire]] = [Hire(helper) for helper in range(HELPERS)]


def offer_hirings(player: Player, walk: Walk) -> None:
    affordable: Word = player.pack.affordable[player.unused(BLUEBERRY)]
    walk.bits(ids.HIRE, affordable & ~player.helpers)


def _refused_hire(position: Position, seat: Seat, words: Words) -> Refusal | None:
    if not words:
        player = position.players[seat]
        others = [
            (player.pack.helper_cost[helper], helper) for helper in range(HELPERS) if not player.has_helper(helper)
        ]
        return HIRINGS[min(others)[1]].refused(position, seat) if others else refuse("wrw.all_hired")
    if len(words) == 1 and is_number(words[0]) and not 1 <= int(words[0]) <= HELPERS:
        return refuse("wrw.no_such_helper", helper=words[0])
    return None


# Helper 2


@final
class Sell(Deed):
    """One resource for a blueberry and points. Sales that follow at once belong to the same use (WRW-9.7)."""

    def __init__(self, thing: int) -> None:
        super().__init__(f"sell {RESOURCES[thing]}", 1 << WORK)
        self.thing: Word = thing

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        player = position.players[seat]
        if not player.pack.goods & BITS[self.thing]:
            return _not_for_sale(player, RESOURCES[self.thing])
        refusal = _unable_to_sell(player)
        if refusal is None and player.unused(self.thing) == 0:
            return refuse("wrw.not_there_to_sell", thing=RESOURCES[self.thing])
        return refusal

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        player = position.player_to_change(seat)
        if player.sold == 0:
            use_helper(player, SALE, log)
        player.sold += 1
        player.cross_out(self.thing, 1)
        if log is not None:
            tell(log, "wrw.sold", seat, thing=RESOURCES[self.thing])
        circle(player, BLUEBERRY, log)
        gain_nuts(player, SALE_POINTS, log)
        settle(player, log)
        return DONE

    def to_json(self) -> dict[str, object]:
        return {"do": "sell", "thing": RESOURCES[self.thing]}


SALES: Final[list[Sell]] = [Sell(thing) for thing in range(TOOLS)]


def offer_sales(player: Player, walk: Walk) -> None:
    if player.sold < player.pack.sale and (player.sold > 0 or player.has_ready(SALE)):
        goods = player.pack.goods
        thing: Word = 0
        while goods:
            if goods & 1 and player.unused(thing) > 0:
                walk.one(ids.SELL + thing)
            goods >>= 1
            thing += 1


def _unable_to_sell(player: Player) -> Refusal | None:
    """Why nothing at all can be sold, if so."""
    refusal = helper_missing(player, SALE) if player.sold == 0 else None
    if refusal is None and player.sold >= player.pack.sale:
        return refuse("wrw.sale_limit", limit=player.pack.sale)
    goods = [thing for thing in range(TOOLS) if player.pack.goods & BITS[thing]]
    if refusal is None and all(player.unused(thing) == 0 for thing in goods):
        one, two, three = tool_names(player.pack.goods)
        return refuse("wrw.nothing_to_sell", one=one, two=two, three=three)
    return refusal


def _not_for_sale(player: Player, thing: str) -> Refusal:
    one, two, three = tool_names(player.pack.goods)
    return refuse("wrw.not_for_sale", thing=thing, one=one, two=two, three=three)


def _refused_sale(position: Position, seat: Seat, words: Words) -> Refusal | None:
    if not words:
        return _unable_to_sell(position.players[seat])
    if len(words) == 1 and words[0] in RESOURCES[TOOLS:]:
        return _not_for_sale(position.players[seat], words[0])
    return None


# Helpers 3 and 4


@final
class Shift(Deed):
    """A die rises or falls by 1 (WRW-9.8, 9.9)."""

    def __init__(self, kind: int, to: int) -> None:
        helper = SHIFT_BROWN if kind >= LARGEST else SHIFT_YELLOW
        super().__init__(f"shift {DIE_NAMES[kind]} {DIE_NAMES[to]}", 1 << WORK)
        self.kind: Word = kind
        self.to: Word = to
        self.helper: Word = helper
        self.yellow: Word = handful((to,), YELLOW) - handful((kind,), YELLOW)
        """What is added to the dice, and taken away."""
        self.brown: Word = handful((to,), BROWN) - handful((kind,), BROWN)

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        player = position.players[seat]
        return dice_missing(player, (self.kind,)) or helper_missing(player, self.helper)

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        player = position.player_to_change(seat)
        player.sold = 0
        player.yellow += self.yellow
        player.brown += self.brown
        use_helper(player, self.helper, log)
        if log is not None:
            helper = HELPER_NAMES[self.helper]
            tell(log, "wrw.shifted", seat, die=DIE_NAMES[self.kind], to=DIE_NAMES[self.to], helper=helper)
        return DONE

    def to_json(self) -> dict[str, object]:
        return {"do": "shift", "dice": [DIE_NAMES[self.kind]], "to": [DIE_NAMES[self.to]], "helper": self.helper + 1}


SHIFTS: Final[list[Shift]] = [
    Shift(kind, to)
    for kind in range(KINDS)
    for to in (kind - 1, kind + 1)
    if 0 <= to < KINDS and kind // LARGEST == to // LARGEST
]
_FIRST_SHIFT: Final[tuple[int, ...]] = tuple(
    next(number for number, shift in enumerate(SHIFTS) if shift.kind == kind) for kind in range(KINDS)
)
"""By kind: down, then up; value 1 has only up, value 12 only down."""
_ALL_YELLOW: Final = 0o7777
_ENDS: Final = (0, LARGEST - 1)


def offer_shifts(player: Player, kinds: Word, walk: Walk) -> None:
    if not player.has_ready(SHIFT_YELLOW):
        kinds &= ~_ALL_YELLOW
    if not player.has_ready(SHIFT_BROWN):
        kinds &= _ALL_YELLOW
    while kinds:
        kind = lowest_bit(kinds)
        walk.run(ids.SHIFT + _FIRST_SHIFT[kind], 1 if kind % LARGEST in _ENDS else 2)
        kinds &= kinds - 1


def _nobody_to_shift(player: Player) -> Refusal | None:
    """Why no die at all can be turned, if so."""
    hired = [helper for helper in (SHIFT_BROWN, SHIFT_YELLOW) if player.has_helper(helper)]
    ready = [helper for helper in hired if player.has_ready(helper)]
    if not hired:
        return refuse("wrw.nobody_to_turn", one=HELPER_NAMES[SHIFT_BROWN], other=HELPER_NAMES[SHIFT_YELLOW])
    if not ready:
        return helper_missing(player, hired[0])
    if (player.brown and SHIFT_BROWN in ready) or (player.yellow and SHIFT_YELLOW in ready):
        return None
    code = "wrw.no_brown_die" if ready[0] == SHIFT_BROWN else "wrw.no_yellow_die"
    return refuse(code, helper=HELPER_NAMES[ready[0]])


def _unable_to_shift(player: Player, old: Words, rest: Words) -> Refusal | None:
    return helper_missing(player, SHIFT_YELLOW if old[0][0] == "y" else SHIFT_BROWN)


def _judge_shift(old: Words, new: Words, rest: Words) -> Refusal | None:
    value = value_of(new[0])
    colour = "yellow" if old[0][0] == "y" else "brown"
    if old[0][0] != new[0][0] or abs(value - value_of(old[0])) != 1:
        helper = SHIFT_YELLOW if colour == "yellow" else SHIFT_BROWN
        return refuse(f"wrw.{colour}_by_one", die=old[0], helper=HELPER_NAMES[helper])
    if value == 0:
        return refuse(f"wrw.{colour}_below_one")
    return refuse("wrw.too_large", sum=value) if value > LARGEST else None


# Helpers 5 and 7


@final
class Pick(Deed):
    """Pick one of the things on offer, or one of helper 5's options by its number."""

    def __init__(self, pick: int) -> None:
        name = THINGS[pick] if pick < BY_NUMBER else str(pick - BY_NUMBER + 1)
        answers = 1 << CHOICE_DUE | 1 << THANKS_DUE
        super().__init__(f"pick {name}", 1 << WORK, answers)
        self.pick: Word = pick

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        player = position.players[seat]
        if not player.due:
            return refuse("wrw.nothing_to_pick")
        if self.pick in options(player):
            return None
        if self.pick not in choices(player):
            return not_offered(player)
        thing = _name(player, self.pick)
        return refuse("wrw.row_full" if self.pick <= BLUEBERRY else "wrw.brings_nothing", thing=thing)

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        player = position.player_to_change(seat)
        gains = gains_of(player, self.pick)
        if log is not None:
            tell(log, "wrw.picked", seat, thing=_name(player, self.pick))
        player.due = player.due[:-1]
        gain_all(player, gains, log)
        settle(player, log)
        return DONE

    def to_json(self) -> dict[str, object]:
        if self.pick >= BY_NUMBER:
            return {"do": "pick", "option": self.pick - BY_NUMBER + 1}
        return {"do": "pick", "thing": THINGS[self.pick]}


PICKS: Final[list[Pick]] = [Pick(thing) for thing in range(BY_NUMBER)]
OPTION_PICKS: Final[list[Pick]] = [Pick(BY_NUMBER + number) for number in range(MOST_OPTIONS)]


_PLACES: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight")


def _name(player: Player, pick: int) -> str:
    """What is picked: a thing, or all that an option brings."""
    if pick < BY_NUMBER:
        return THINGS[pick]
    return " ".join([THINGS[thing] for thing in player.pack.choice[pick - BY_NUMBER]])


def _on_offer(player: Player) -> Values:
    """Who brings it, and what can be picked, each under a name of its own, so that a message can word it."""
    names: Values = dict.fromkeys(_PLACES, "")
    names["helper"] = HELPER_NAMES[THANKED if player.due[-1] == THANKS_DUE else CHOICE]
    for place, pick in zip(_PLACES, options(player), strict=False):
        names[place] = _name(player, pick)
    return names


def pick_first(player: Player) -> Refusal:
    return refuse("wrw.thanks_first" if player.due[-1] == THANKS_DUE else "wrw.pick_first", **_on_offer(player))


def not_offered(player: Player) -> Refusal:
    return refuse("wrw.not_in_thanks" if player.due[-1] == THANKS_DUE else "wrw.not_offered", **_on_offer(player))


def offer_picks(player: Player, walk: Walk) -> None:
    for pick in options(player):
        walk.one(ids.PICK + pick if pick < BY_NUMBER else ids.PICK_OPTION + pick - BY_NUMBER)


def _refused_pick(position: Position, seat: Seat, words: Words) -> Refusal | None:
    player = position.players[seat]
    if not player.due:
        return refuse("wrw.nothing_to_pick")
    if not words:
        return pick_first(player)
    return not_offered(player) if len(words) == 1 and (words[0] in THINGS or is_number(words[0])) else None


VERBS: Final[dict[str, Verb[Position]]] = {
    "shift": dice_verb("shift b3 b2, for helpers 3 and 4", 1, 1, _nobody_to_shift, _unable_to_shift, _judge_shift),
    "sell": Verb("sell glue, sell sawblade or sell scrapwood", refused=_refused_sale),
    "hire": Verb("hire 3", refused=_refused_hire),
    "pick": Verb("pick glue, or another thing on offer; pick 3 for the third option", refused=_refused_pick),
}
