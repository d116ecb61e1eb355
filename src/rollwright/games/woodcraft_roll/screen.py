"""The game as a terminal shows it: the board with what its lines pay, orders, the viewer's sheet, the others in short.

Things are letters, which the last line explains. A circle of a row is free, marked, circled or crossed out: ○ ◇ ● ✕.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from rollwright.games.woodcraft_roll.components import (
    COLOURS,
    CRATE_KINDS,
    CROSSED_OUT,
    DIE,
    DIE_NAMES,
    HELPER_NAMES,
    LARGEST,
    LINES,
    NO_DIE,
    ONCE_A_ROUND,
    ORDER_NAMES,
    RESOURCES,
    SIGN_NAMES,
    TURNS,
    sign_colour,
)
from rollwright.games.woodcraft_roll.content_pack import Gains, Pack
from rollwright.games.woodcraft_roll.end_of_the_game import points, reputation
from rollwright.games.woodcraft_roll.player import CHESTNUT_DUE, LANTERN_DUE, Player, dice_names
from rollwright.games.woodcraft_roll.position import (
    DEAL,
    KEEP,
    NO_CARD,
    OVER,
    STEPS,
    WORK,
    Position,
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
ORDERS: Final = 4
"""Orders of one's own that have a line each."""


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
    """The table as one seat looks at it; as the first seat for an onlooker."""
    viewer = 0 if seat is None else seat
    player = position.players[viewer]
    others = [other % len(names) for other in range(viewer + 1, viewer + len(names))]
    table = [*_display(position, paint), _turns(player, paint)]
    return [
        _headline(position, viewer, names, paint),
        *_board(position, paint),
        *_beside([table, _own_orders(position, player, paint)], [HALF, HALF], paint),
        _dice(player, paint),
        *_sheet(position.rules.pack, player, paint),
        _counts(player, paint),
        *[_other(position, other, names, paint) for other in others],
        f" {paint.dim(paint.say('wrw-screen-legend'))}",
    ]


def _beside(columns: list[list[str]], widths: list[int], paint: Paint) -> list[str]:
    height = max(len(column) for column in columns)
    padded = [column + [""] * (height - len(column)) for column in columns]
    return [
        "".join(paint.fit(part, width) for part, width in zip(parts, widths, strict=True)).rstrip()
        for parts in zip(*padded, strict=True)
    ]


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"


def _headline(position: Position, viewer: Seat, names: Sequence[str], paint: Paint) -> str:
    """Who is to do what: the viewer, else those who are waited for."""
    acting = [viewer] if viewer in to_act(position) else [one for one in to_act(position) if one != CHANCE]
    what = STEPS[position.step]
    due = position.players[acting[0]].due if acting and position.step == WORK else ()
    if due:
        what = {LANTERN_DUE: "lantern", CHESTNUT_DUE: "chestnut"}.get(due[-1], "pick")
    more = paint.say("wrw-screen-round", round=round_of(position.turn), half=2 - position.turn % 2)
    text = paint.say(f"wrw-screen-step-{what}", names=_cut(", ".join(names[one] for one in acting), 30))
    goes_on = 0 < position.turn and position.step != OVER
    return f" {paint.bold(text)}{paint.dim(f'  ·  {more}') if goes_on else ''}"


# The table


def _signs(gains: Gains) -> str:
    return "".join(DIE_NAMES[thing - DIE] if thing >= DIE else SIGNS[thing] for thing in gains)


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
            pays = _signs(position.rules.pack.board[colour][line])
            cells.append(paint.fit(f"{die} {pays if here else paint.dim(pays)}", 10))
        lines.append(f" {paint.fit(paint.say(f'wrw-screen-{name}'), 8)}{''.join(cells)}".rstrip())
    return lines


def _display(position: Position, paint: Paint) -> list[str]:
    return [" –" if card == NO_CARD else _order(position.rules.pack, card, paint) for card in position.display]


def _own_orders(position: Position, player: Player, paint: Paint) -> list[str]:
    """Orders held, or those dealt while one of them is to be kept."""
    pack = position.rules.pack
    cards = player.dealt if position.step in (DEAL, KEEP) else player.held
    if len(cards) <= ORDERS:
        return [_order(pack, card, paint, mark="▸") for card in cards]
    rest = " ".join(ORDER_NAMES[card] for card in cards[ORDERS - 1 :])
    return [*[_order(pack, card, paint, mark="▸") for card in cards[: ORDERS - 1]], _cut(f" ▸{rest}", HALF - 1)]


def _order(pack: Pack, card: int, paint: Paint, mark: str = " ") -> str:
    """What an order asks for, what it gives, and what it is worth: `a9 Spinning top  y1 y1 → BL  2`."""
    order = pack.orders[card]
    price = " ".join(DIE_NAMES[kind] for kind in order.dice)
    needed = "".join(SIGNS[thing] * count for thing, count in enumerate(order.resources))
    gains = f" → {_signs(order.gains)}" if order.gains else ""
    worth = f"{order.points}" + "★" * order.reputation
    text = f"{price}{f' {needed}' if needed else ''}{gains}  {worth}"
    name = order.name
    if isinstance(name, dict):
        name = name.get(paint.say("wrw-screen-language"), "")
    head = f"{mark}{ORDER_NAMES[card]} "
    room = HALF - 3 - len(head) - len(text)
    return f"{head}{paint.dim(_cut(str(name), room))} {text}" if room > 3 else f"{head}{text}"


# The viewer's sheet


def _dice(player: Player, paint: Paint) -> str:
    shown: list[str] = []
    for kind, name in enumerate(DIE_NAMES):
        count = player.dice(kind)
        if count:
            shown.append(_ink(f"{name}×{count}" if count > 1 else name, kind // LARGEST, paint))
    return f" {paint.say('wrw-screen-dice')} {' '.join(shown) or paint.dim('–')}"


def _turns(player: Player, paint: Paint) -> str:
    """What each turn has brought: a die, or an order."""
    signs = [int(get(player.rows, turn)) for turn in range(TURNS)]
    shown = ["·" if sign == 0 else "✕" if sign == CROSSED_OUT else SIGN_NAMES[sign] for sign in signs]
    return f" {paint.dim(' '.join(shown))}"


def _sheet(pack: Pack, player: Player, paint: Paint) -> list[str]:
    columns = [
        _rows(pack, player),
        _lanterns(pack, player, paint),
        _crates(pack, player, paint),
        _helpers(pack, player, paint),
    ]
    return _beside(columns, [20, 22, 21, 17], paint)


def _rows(pack: Pack, player: Player) -> list[str]:
    lines: list[str] = []
    for thing in range(len(RESOURCES)):
        circled, crossed = int(get(player.circled, thing)), int(get(player.crossed, thing))
        free = ["◇" if pack.marked[thing] & BITS[number] else "○" for number in range(1, pack.circles[thing] + 1)]
        lines.append(f" {SIGNS[thing]} {'✕' * crossed}{'●' * (circled - crossed)}{''.join(free[circled:])}")
    return [*lines, f" N {player.nuts}/{pack.nuts}"]


def _lanterns(pack: Pack, player: Player, paint: Paint) -> list[str]:
    """The grid, with what rows and columns pay at its right and below."""
    lines = [paint.dim("  a   b   c")]
    for row in range(3):
        cells = ["●" if player.lanterns & BITS[3 * row + column] else "·" for column in range(3)]
        lines.append(f"{row + 1} {'   '.join(cells)} {paint.dim(_signs(pack.lantern_gains[row]))}")
    below = "".join(f"{_cut(_signs(gains), 3):<4}" for gains in pack.lantern_gains[3:])
    return [*lines, f"  {paint.dim(below)}"]


def _crates(pack: Pack, player: Player, paint: Paint) -> list[str]:
    lines: list[str] = []
    for crate, slots in enumerate(pack.crate_slots):
        marks = [
            "●" if player.slots(crate) & BITS[slot] else SLOT_SIGNS[accepted] for slot, accepted in enumerate(slots)
        ]
        kind = paint.say(f"wrw-screen-crate-{CRATE_KINDS[pack.crate_kind[crate]]}")
        lines.append(f"{crate + 1} {paint.fit(''.join(marks), 2)} {kind}")
    return lines


def _helpers(pack: Pack, player: Player, paint: Paint) -> list[str]:
    """Each with its cost in blueberries, or once hired ● for ready and ○ for used in this round."""
    cells: list[str] = []
    for helper, name in enumerate(HELPER_NAMES):
        if not player.has_helper(helper):
            cells.append(paint.dim(f"{name} B{pack.helper_cost[helper]}"))
        else:
            used = helper < ONCE_A_ROUND and not player.has_ready(helper)
            cells.append(f"{name} {'○' if used else '●'}")
    return [f"{paint.fit(left, 8)}{right}" for left, right in zip(cells[:4], cells[4:], strict=True)]


def _counts(player: Player, paint: Paint) -> str:
    parts = [
        paint.say("wrw-screen-points", points=points(player)),
        paint.say("wrw-screen-done", orders=len(player.done)),
        paint.say("wrw-screen-reputation", reputation=reputation(player)),
    ]
    return f" {paint.bold('  ·  '.join(parts))}"


def _other(position: Position, seat: Seat, names: Sequence[str], paint: Paint) -> str:
    """Another player in a line: points, dice, orders, resources, helpers, and whether the turn is ended."""
    player = position.players[seat]
    dice = " ".join(dice_names(player))
    left = " ".join(f"{SIGNS[thing]}{player.unused(thing)}" for thing in range(4) if player.unused(thing))
    helpers = " ".join(name for helper, name in enumerate(HELPER_NAMES) if player.has_helper(helper))
    orders = " ".join(ORDER_NAMES[card] for card in player.held)
    mark = "✓" if player.ended or player.has_chosen() else " "
    score = paint.say("wrw-screen-points", points=points(player))
    facts = [fact for fact in (dice, orders, left, helpers) if fact]
    return f" {mark} {_cut('  ·  '.join([f'{names[seat][:10]} {score}', *facts]), paint.width - 4)}"
