"""The game as a terminal shows it: the other players, the board with what its lines pay, orders, the viewer's sheet.

Things are letters, and circles are signs: names stand beside them where there is room, and the last lines have the
rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from rollwright.games.woodcraft_roll.components import (
    CHESTNUT,
    CHOICE,
    COLOURS,
    CRATE_KINDS,
    CROSSED_OUT,
    DIE,
    DIE_NAMES,
    FACES,
    HELPER_NAMES,
    HELPERS,
    LANTERN,
    LINES,
    NO_DIE,
    NUT,
    ONCE_A_ROUND,
    ORDER_NAMES,
    RESOURCES,
    SIGN_NAMES,
    TURNS,
    circles_of,
    sign_colour,
)
from rollwright.games.woodcraft_roll.content_pack import Gains, Pack
from rollwright.games.woodcraft_roll.end_of_the_game import points, reputation
from rollwright.games.woodcraft_roll.pack.form import MOST_SOLD
from rollwright.games.woodcraft_roll.player import (
    CHESTNUT_DUE,
    CHOICE_DUE,
    KEPT,
    LANTERN_DUE,
    ORDER,
    TAKEN,
    THANKS_DUE,
    Player,
)
from rollwright.games.woodcraft_roll.position import (
    DEAL,
    KEEP,
    NO_CARD,
    OVER,
    STEPS,
    WORK,
    Position,
    deck_size,
    gone_cards,
    round_of,
)
from rollwright.games.woodcraft_roll.turn import to_act
from rollwright.kernel.model import CHANCE, Seat
from rollwright.parts.grid import BITS
from rollwright.parts.tracks import get

SIGNS: Final = "WGSBLCN"
"""A letter for each thing that can be gained, dice excepted."""
INKS: Final = ("yellow", "red")
"""The colours of dice on the screen, which knows no brown."""
SLOT_SIGNS: Final = " cbe"
"""What a free place of a crate takes: a chestnut, a blueberry, or either."""
HALF: Final = 40
_LONG_ROW: Final = 18
"""Circles that are drawn one by one; longer rows are told in numbers."""
_BONUS: Final = 6
_BESIDE: Final = 4
_BELOW: Final = 3
"""Signs that there is room for on the board, beside the lanterns and below them."""
_FEW: Final = 6
"""Things that are told one by one."""
BETWEEN: Final = "  ·  "
_DUE: Final = {LANTERN_DUE: "lantern", CHESTNUT_DUE: "chestnut", CHOICE_DUE: "h5", THANKS_DUE: "h7"}
"""What a choice is about: a thing, or what a helper brings."""
_EXPLAINED: Final = ("reputation", "marked", "ready", "used", "crates")
_LETTERS: Final = ((LANTERN, "lantern"), (CHESTNUT, "chestnut"), (NUT, "nut"))


class Paint(Protocol):
    """What a screen is drawn with."""

    @property
    def width(self) -> int: ...

    def say(self, message: str, /, **values: object) -> str: ...

    def bold(self, text: str) -> str: ...

    def dim(self, text: str) -> str: ...

    def ink(self, text: str, colour: str) -> str: ...

    def fit(self, text: str, width: int) -> str: ...


def draw(position: Position, seat: Seat | None, names: Sequence[str], paint: Paint) -> list[str]:
    """The table as one seat looks at it; as the first seat for an onlooker.

    The others come first: where a screen is too low for all, they are the first to leave it.
    """
    viewer = 0 if seat is None else seat
    player = position.players[viewer]
    others = [other % len(names) for other in range(viewer + 1, viewer + len(names))]
    return [
        *[line for other in others for line in _other(position, other, names, paint)],
        *([""] if others else []),
        _headline(position, viewer, names, paint),
        *_board(position, paint),
        *_orders(position, player, paint),
        *_sheet(position.rules.pack, player, paint),
        *_helpers(position.rules.pack, player, paint),
        *_flow(_facts(position, player, paint), BETWEEN, paint.width),
        *_flow(_in_full(position.rules.pack, (*position.display, *player.dealt, *player.held)), BETWEEN, paint.width),
        *[paint.dim(line) for line in _legend(position.rules.pack, paint)],
    ]


def called(position: Position) -> dict[str, object]:
    """The helpers' names where the content pack gives some: each a text, or one by language."""
    names = zip(HELPER_NAMES, position.rules.pack.helper_names, strict=True)
    return {helper: name for helper, name in names if name}


def _beside(columns: list[list[str]], widths: list[int], paint: Paint) -> list[str]:
    height = max(len(column) for column in columns)
    padded = [column + [""] * (height - len(column)) for column in columns]
    return [
        "".join(paint.fit(part, width) for part, width in zip(parts, widths, strict=True)).rstrip()
        for parts in zip(*padded, strict=True)
    ]


def _flow(parts: Sequence[str], between: str, width: int, indent: str = " ") -> list[str]:
    """Texts one after the other, in as many lines as they need; one that is too long by itself is broken at a space."""
    words = [word for part in parts for word in _broken(part, width - len(indent))]
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(between) + len(word) <= width:
            lines[-1] += between + word
        else:
            lines.append(indent + word)
    return lines


def _broken(text: str, width: int) -> list[str]:
    if len(text) <= width:
        return [text]
    end = text.rfind(" ", 0, width)
    return [text[:end], *_broken(text[end + 1 :], width)]


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"


def _headline(position: Position, viewer: Seat, names: Sequence[str], paint: Paint) -> str:
    """Who is to do what: the viewer, else those who are waited for; and how far the game has come."""
    acting = [viewer] if viewer in to_act(position) else [one for one in to_act(position) if one != CHANCE]
    what = STEPS[position.step]
    due = position.players[acting[0]].due if acting and position.step == WORK else ()
    if due:
        what = _DUE[due[-1]] if due[-1] in (LANTERN_DUE, CHESTNUT_DUE) else "pick"
    text = paint.say(f"wrw-screen-step-{what}", names=_cut(", ".join(names[one] for one in acting), 30))
    if position.rolled:
        text += f" ({' '.join(f'y{value}' for value in FACES.write(position.rolled))})"
    more = [paint.say("wrw-screen-round", round=round_of(position.turn), half=2 - position.turn % 2)]
    if position.step == OVER or not position.turn:
        more = []
    more.append(paint.say("wrw-screen-deck", phase=position.phase + 1, cards=deck_size(position)))
    room = paint.width - 1 - len(text)
    return f" {paint.bold(text)}{paint.dim(_cut(''.join(f'{BETWEEN}{one}' for one in more), room))}"


# The table


def _signs(gains: Gains) -> str:
    """Letter by letter, or in numbers where that is too long: `WG`, `W×4N×3L`."""
    names = [DIE_NAMES[thing - DIE] if thing >= DIE else SIGNS[thing] for thing in gains]
    if len(names) <= _FEW:
        return "".join(names)
    counts = [(name, names.count(name)) for name in dict.fromkeys(names)]
    return "".join([name if count == 1 else f"{name}×{count}" for name, count in counts])


def _ink(die: str, colour: int, paint: Paint) -> str:
    return paint.ink(die, INKS[colour])


def _board(position: Position, paint: Paint) -> list[str]:
    """The lines from left to right, a row for each colour's side: the die, and what the line pays there."""
    numbers = "".join(f"{line + 1:<10}" for line in range(LINES))
    lines = [f" {paint.dim(paint.fit(paint.say('wrw-screen-line'), 8) + numbers.rstrip())}"]
    for colour, name in enumerate(COLOURS):
        cells: list[str] = []
        for line in range(LINES):
            sign = get(position.board, line)
            here = sign != NO_DIE and sign_colour(sign) == colour
            die = _ink(SIGN_NAMES[sign], colour, paint) if here else "· "
            pays = _cut(_signs(position.rules.pack.board[colour][line]), _BONUS)
            cells.append(paint.fit(f"{die} {pays if here else paint.dim(pays)}", 10))
        lines.append(f" {paint.fit(paint.say(f'wrw-screen-{name}'), 8)}{''.join(cells)}".rstrip())
    return lines


def _orders(position: Position, player: Player, paint: Paint) -> list[str]:
    """The display, and beside it the orders held, or those dealt while one of them is to be kept."""
    pack = position.rules.pack
    cards = player.dealt if position.step in (DEAL, KEEP) else player.held
    display = [" –" if card == NO_CARD else _order(pack, card, paint) for card in position.display]
    own = [_order(pack, card, paint, mark="▸") for card in cards]
    lines = _beside([display, own[: len(display)]], [HALF, HALF], paint)
    lines += _pairs(own[len(display) :], paint)
    if position.gone:
        removed = ", ".join(order_name(pack, card, paint) for card in gone_cards(position))
        lines += _flow([paint.say("wrw-screen-gone", orders=removed)], BETWEEN, paint.width)
    return lines


def _pairs(orders: list[str], paint: Paint) -> list[str]:
    return _beside([orders[::2], orders[1::2]], [HALF, HALF], paint) if orders else []


def order_name(pack: Pack, card: int, paint: Paint) -> str:
    return _named(pack.orders[card].name, paint) or ORDER_NAMES[card]


def _named(name: object, paint: Paint) -> str:
    """A name that a pack gives, in the reader's language; "" where it has none."""
    if isinstance(name, dict):
        name = name.get(paint.say("wrw-screen-language"), "")
    return str(name)


def _order(pack: Pack, card: int, paint: Paint, mark: str = " ") -> str:
    """What an order asks for, what it gives, and what it is worth: `a9 Spinning top  y1 y1 → BL  2`."""
    order = pack.orders[card]
    needed = "".join(SIGNS[thing] * count for thing, count in enumerate(order.resources))
    price = " ".join([*[DIE_NAMES[kind] for kind in order.dice], *([needed] if needed else [])])
    gains = f" → {_signs(order.gains)}" if order.gains else ""
    text = f"{price}{gains}  {order.points}{'★' * order.reputation}"
    head = f"{mark}{ORDER_NAMES[card]} "
    room = HALF - 3 - len(head) - len(text)
    if room > 3:
        return f"{head}{paint.dim(_cut(order_name(pack, card, paint), room))} {text}"
    return head + _cut(text, HALF - 2 - len(head))


def _in_full(pack: Pack, cards: Sequence[int]) -> list[str]:
    """What was too long for its place: bonuses of the board, of lanterns, and orders."""
    board = [
        (f"{line + 1}{COLOURS[colour][0]}", gains, _BONUS)
        for colour in range(len(COLOURS))
        for line, gains in enumerate(pack.board[colour])
    ]
    rooms = (_BESIDE,) * 3 + (_BELOW,) * 3
    lanterns = [
        (f"L{name}", gains, room) for name, gains, room in zip("123abc", pack.lantern_gains, rooms, strict=True)
    ]
    orders = [(ORDER_NAMES[card], pack.orders[card].gains, _FEW) for card in cards if card != NO_CARD]
    told = [(name, _signs(gains), room) for name, gains, room in (*board, *lanterns, *orders)]
    return [f"{name} {signs}" for name, signs, room in told if len(signs) > room]


# A sheet


def _sheet(pack: Pack, player: Player, paint: Paint) -> list[str]:
    words = [paint.say(f"wrw-word-{name}") for name in RESOURCES]
    wide = max(len(word) for word in words)
    rows = [f" {SIGNS[thing]} {word:<{wide}} {_row(pack, player, thing)}" for thing, word in enumerate(words)]
    rows.append(f" {paint.say('wrw-screen-turns')} {_turns(player)}")
    return _beside([rows, _lanterns(pack, player, paint), _crates(pack, player, paint)], [42, 17, 21], paint)


def _row(pack: Pack, player: Player, thing: int) -> str:
    circled, crossed = int(circles_of(player.circled, thing)), int(circles_of(player.crossed, thing))
    if pack.circles[thing] > _LONG_ROW:
        return _long_row(pack, thing, circled, crossed)
    free = ["◇" if pack.marked[thing] & BITS[number] else "○" for number in range(1, pack.circles[thing] + 1)]
    return f"{'✕' * crossed}{'●' * (circled - crossed)}{''.join(free[circled:])}"


def _long_row(pack: Pack, thing: int, circled: int, crossed: int) -> str:
    """In numbers: crossed out, circled, free, and the circles with a chestnut that are still to come."""
    marks = [str(number) for number in range(circled + 1, pack.circles[thing] + 1) if pack.marked[thing] & BITS[number]]
    parts = [("✕", crossed), ("●", circled - crossed), ("○", pack.circles[thing] - circled)]
    row = " ".join([f"{sign}{count}" for sign, count in parts if count])
    return f"{row} ◇{','.join(marks[:3])}" if marks else row


def _turns(player: Player) -> str:
    """What each turn has brought: a die, or an order."""
    signs = [int(get(player.rows, turn)) for turn in range(TURNS)]
    return " ".join("·" if sign == 0 else "✕" if sign == CROSSED_OUT else SIGN_NAMES[sign] for sign in signs)


def _lanterns(pack: Pack, player: Player, paint: Paint) -> list[str]:
    """The grid, with what rows and columns pay at its right and below."""
    rows = [
        f"{row + 1} {'   '.join(_cells(player, row))} {paint.dim(_cut(_signs(pack.lantern_gains[row]), _BESIDE))}"
        for row in range(3)
    ]
    below = "".join(f"{_cut(_signs(gains), _BELOW):<4}" for gains in pack.lantern_gains[3:])
    return [paint.dim("L a   b   c"), *rows, f"  {paint.dim(below)}"]


def _cells(player: Player, row: int) -> list[str]:
    return ["●" if player.lanterns & BITS[3 * row + column] else "·" for column in range(3)]


def _crates(pack: Pack, player: Player, paint: Paint) -> list[str]:
    kinds = [paint.say(f"wrw-word-{CRATE_KINDS[kind]}") for kind in pack.crate_kind]
    return [f"{_crate(pack, player, crate)} {kind}" for crate, kind in enumerate(kinds)]


def _crate(pack: Pack, player: Player, crate: int) -> str:
    marked = player.slots(crate)
    slots = ["●" if marked & BITS[slot] else SLOT_SIGNS[takes] for slot, takes in enumerate(pack.crate_slots[crate])]
    return f"{crate + 1} {''.join(slots):<2}"


def _helpers(pack: Pack, player: Player, paint: Paint) -> list[str]:
    """Each with its cost in blueberries, or once hired with whether it is ready; its points, and what it brings."""
    cells: list[str] = []
    for helper in range(HELPERS):
        text = _helper(pack, player, helper, paint)
        if pack.helper_points[helper]:
            text += f", {paint.say('wrw-screen-points', points=pack.helper_points[helper])}"
        cells.append(f" {text}")
    brings = f" → {'/'.join(_signs(option) for option in pack.choice)}"
    fits = len(cells[CHOICE]) + len(brings) < HALF
    if fits:
        cells[CHOICE] += brings
    below = [] if fits else _flow([f"{HELPER_NAMES[CHOICE]}{brings}"], BETWEEN, paint.width)
    return [*_beside([cells[:4], cells[4:]], [HALF, HALF], paint), *below]


def _helper(pack: Pack, player: Player, helper: int, paint: Paint) -> str:
    """`H3 ● the joiner`; ✕ where it has been used in this round, and what it costs where it isn't hired."""
    used = helper < ONCE_A_ROUND and not player.has_ready(helper)
    state = ("✕" if used else "●") if player.has_helper(helper) else f"B{pack.helper_cost[helper]}"
    name = _named(pack.helper_names[helper], paint) or paint.say(f"wrw-word-{HELPER_NAMES[helper].lower()}")
    return f"{HELPER_NAMES[helper]} {state} {name}"


# In words


def _facts(position: Position, player: Player, paint: Paint) -> list[str]:
    """What is to be told of a player besides what is drawn."""
    pack = position.rules.pack
    kinds = [(name, player.dice(kind)) for kind, name in enumerate(DIE_NAMES) if player.dice(kind)]
    dice = " ".join(f"{name}×{count}" if count > 1 else name for name, count in kinds)
    done = ", ".join(order_name(pack, card, paint) for card in player.done)
    due = ", ".join(paint.say(f"wrw-word-{_DUE[one]}") for one in reversed(player.due))
    facts = [
        f"{paint.say('wrw-screen-dice')} {dice or '–'}",
        paint.say("wrw-screen-points", points=points(player)),
        paint.say("wrw-screen-nuts", nuts=player.nuts, most=pack.nuts),
        paint.say("wrw-screen-reputation", reputation=reputation(player)),
    ]
    if done:
        facts.append(paint.say("wrw-screen-done", orders=len(player.done), names=done))
    if due:
        facts.append(paint.say("wrw-screen-waits", due=due))
    if player.sold:
        most = pack.sale if pack.sale < MOST_SOLD else ""
        facts.append(paint.say("wrw-screen-sold", sold=player.sold, most=most))
    return [*facts, *_choice(position, player, paint)]


def _choice(position: Position, player: Player, paint: Paint) -> list[str]:
    """What a player has chosen, as far as it can be seen; and the order that was dealt to them and not kept."""
    facts: list[str] = []
    pack = position.rules.pack
    if player.choice >= KEPT:
        facts.append(paint.say("wrw-screen-keeps", order=order_name(pack, player.choice - KEPT, paint)))
    elif player.choice in (ORDER, TAKEN):
        facts.append(paint.say("wrw-screen-wants" if player.choice == ORDER else "wrw-screen-took"))
    elif player.choice:
        die = SIGN_NAMES[get(position.board, player.choice - 1)]
        facts.append(paint.say("wrw-screen-chose", die=die, line=player.choice))
    if position.step in (DEAL, KEEP):
        facts.append(paint.say("wrw-screen-dealt", orders=player.count_dealt()))
    elif player.dealt:
        facts.append(paint.say("wrw-screen-bottom", order=order_name(pack, player.dealt[0], paint)))
    return facts


def _other(position: Position, seat: Seat, names: Sequence[str], paint: Paint) -> list[str]:
    """Another player in a few lines: what is told, the sheet, and the orders that are held."""
    pack, player = position.rules.pack, position.players[seat]
    mark = "✓" if player.ended or player.has_chosen() else " "
    told = _flow([names[seat][:10], *_facts(position, player, paint)], BETWEEN, paint.width - 3, "")
    sheet = [
        *[f"{SIGNS[thing]} {_row(pack, player, thing)}" for thing in range(len(RESOURCES))],
        f"L {' '.join(''.join(_cells(player, row)) for row in range(3))}",
        *[_crate(pack, player, crate).rstrip() for crate in range(len(pack.crate_slots))],
        *[_helper(pack, player, helper, paint) for helper in range(HELPERS) if player.has_helper(helper)],
        _turns(player),
    ]
    return [
        f" {mark} {told[0]}",
        *[f"   {line}" for line in told[1:]],
        *_flow(sheet, "  ", paint.width, "   "),
        *_pairs([_order(pack, card, paint, mark="  ▸") for card in player.held], paint),
    ]


def _legend(pack: Pack, paint: Paint) -> list[str]:
    """What letters and signs mean that stand nowhere beside their names."""
    ends = " ".join(str(one) for one in pack.lantern_points)
    letters = [f"{SIGNS[thing]} {paint.say(f'wrw-word-{name}')}" for thing, name in _LETTERS]
    signs = [paint.say(f"wrw-screen-sign-{name}") for name in _EXPLAINED]
    return _flow([*letters, *signs, paint.say("wrw-screen-lanterns", points=ends)], "  ", paint.width)
