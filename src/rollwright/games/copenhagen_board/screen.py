"""The game as a terminal shows it: the viewer's house and hand, the display, the other houses, the tiles that are left.

Colour helps and letters tell: a card is its letter, so is a window, and a brick is a capital, as in a notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from rollwright.games.copenhagen_board.actions import build_of
from rollwright.games.copenhagen_board.components import (
    ABILITY_WORDS,
    CARDS,
    COAT_LINES,
    COAT_SQUARES,
    FOOTBRIDGES,
    ROWS,
    TILE_CELLS,
    TILE_COLOUR,
    TILE_NAMES,
    TILES,
    copies,
    times_built,
)
from rollwright.games.copenhagen_board.notation import sign_of, tint
from rollwright.games.copenhagen_board.paying import cost
from rollwright.games.copenhagen_board.play import round_of
from rollwright.games.copenhagen_board.position import (
    NOTHING_PLACED,
    OVER,
    STEPS,
    TURN,
    Player,
    Position,
    line_points,
    pile_size,
    surplus,
)
from rollwright.kernel.model import Seat
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.tracks import get

LETTERS: Final = "abcde"
TINTS: Final = ("white", *COLOURS)
"""The colour of a filled square by its tint; specials are white."""

HOUSE_WIDTH: Final = 25
SMALL_WIDTH: Final = 18
STACKS_WIDTH: Final = 16
ROOMY: Final = 32
"""A screen of so many lines has room for gaps; one of 24 still holds the table, the news and the moves."""


class Paint(Protocol):
    """What a screen is drawn with."""

    @property
    def width(self) -> int: ...

    @property
    def height(self) -> int: ...

    def say(self, message: str, /, **values: object) -> str: ...

    def bold(self, text: str) -> str: ...

    def dim(self, text: str) -> str: ...

    def ink(self, text: str, colour: str) -> str: ...

    def tile(self, text: str, colour: str) -> str: ...

    def block(self, text: str, colour: str) -> str: ...

    def pixels(self, rows: Sequence[Sequence[str | None]]) -> list[str]: ...

    def fit(self, text: str, width: int) -> str: ...


def draw(position: Position, seat: Seat | None, names: Sequence[str], paint: Paint) -> list[str]:
    """The table as one seat looks at it; as the active player for an onlooker."""
    viewer = position.active if seat is None else seat
    others = [other % len(names) for other in range(viewer + 1, viewer + len(names))]
    middle = [
        *_display(position, paint),
        _hand(position.players[viewer], paint),
        _abilities(position.players[viewer], paint),
        *_beside([_small(position, other, names, paint) for other in others], SMALL_WIDTH, paint),
    ]
    table = _beside([_house(position, viewer, names, paint), middle], HOUSE_WIDTH, paint)
    gap = [""] if paint.height >= ROOMY else []
    return [_headline(position, names, paint), *gap, *table, *gap, *_stacks(position, paint), _counts(position, paint)]


def _beside(columns: list[list[str]], width: int, paint: Paint) -> list[str]:
    height = max(len(column) for column in columns)
    padded = [column + [""] * (height - len(column)) for column in columns]
    return ["".join(paint.fit(part, width) for part in parts).rstrip() for parts in zip(*padded, strict=True)]


def _headline(position: Position, names: Sequence[str], paint: Paint) -> str:
    tile, price = "none", 0
    if position.placed != NOTHING_PLACED:
        deed = build_of(position.placed)
        tile, price = TILE_NAMES[deed.tile], cost(position.players[position.active], deed)
    told = paint.say(
        f"cph-screen-step-{STEPS[position.step]}",
        name=names[position.active],
        tile=tile,
        cost=price,
        surplus=surplus(position),
    )
    more = paint.say("cph-screen-round", round=round_of(position)) if position.turn else ""
    fits = more and len(told) + len(more) + 6 <= paint.width
    return f" {paint.bold(told)}{paint.dim(f'  ·  {more}') if fits else ''}"


# Houses


def _title(position: Position, seat: Seat, names: Sequence[str], paint: Paint) -> str:
    mark = "▸" if seat == position.active and TURN <= position.step < OVER else " "
    points = paint.say("cph-screen-points", points=position.players[seat].points)
    return f"{mark}{paint.bold(names[seat][:9])} {points}"


def _house(position: Position, seat: Seat, names: Sequence[str], paint: Paint) -> list[str]:
    """The viewer's house: rows and columns named, with their coats of arms and what they have scored."""
    player = position.players[seat]
    columns = range(ROWS, ROWS + HOUSE.columns)
    tops = [f"{_gain(player, line)} " if player.has_line(line) else "   " for line in columns]
    lines = [_title(position, seat, names, paint), f"     {''.join(tops)}".rstrip()]
    for y in reversed(range(HOUSE.rows)):
        gain = paint.bold(_gain(player, y)) if player.has_line(y) else ""
        lines.append(f" {y + 1} {_coat(player, y, paint)} {_row(position, seat, y, paint)} {gain}")
    return [*lines, f"     {''.join(f' {letter} ' for letter in LETTERS)}"]


def _coat(player: Player, line: int, paint: Paint) -> str:
    """A coat of arms beside a row: still hanging, or taken."""
    if not COAT_LINES[line]:
        return " "
    return paint.dim("◇") if player.has_line(line) else "◆"


def _gain(player: Player, line: int) -> str:
    return f"+{line_points(line, player.bricks)}"


def _row(position: Position, seat: Seat, y: int, paint: Paint) -> str:
    """The squares of a row: filled, about to be filled, or empty, some of them with a coat of arms."""
    player = position.players[seat]
    placed = build_of(position.placed) if position.placed != NOTHING_PLACED and seat == position.active else None
    cells: list[str] = []
    for square in range(y * HOUSE.columns, (y + 1) * HOUSE.columns):
        bit = HOUSE.bit[square]
        if player.filled & bit:
            cells.append(paint.tile(f" {sign_of(player, square)} ", TINTS[tint(player, square)]))
        elif placed is not None and placed.cells & bit:
            letter = CARDS.letters[TILE_COLOUR[placed.tile]]
            sign = letter.upper() if square == placed.square else letter
            cells.append(paint.tile(f"?{sign}?", COLOURS[TILE_COLOUR[placed.tile]]))
        else:
            cells.append(" ◆ " if COAT_SQUARES & bit else paint.dim(" · "))
    return "".join(cells)


def _small(position: Position, seat: Seat, names: Sequence[str], paint: Paint) -> list[str]:
    """Another player: the house as a picture, and beside it what is known of the hand, and the abilities."""
    player = position.players[seat]
    rows = [[_dot(player, y * HOUSE.columns + x) for x in range(HOUSE.columns)] for y in reversed(range(HOUSE.rows))]
    picture = paint.pixels([[None] * HOUSE.columns, *rows])
    wall = paint.dim("│")
    facts = [
        paint.say("cph-screen-cards", cards=player.hand_size()),
        _known(player, paint),
        *[word[:9] for ability, word in enumerate(ABILITY_WORDS) if player.has_ready(ability)],
    ]
    facts += [""] * (len(picture) - len(facts))
    lines = [f"{wall}{line}{wall} {fact}" for line, fact in zip(picture, facts, strict=False)]
    return [_title(position, seat, names, paint), *lines]


def _dot(player: Player, square: int) -> str | None:
    return TINTS[tint(player, square)] if player.filled & HOUSE.bit[square] else None


def _known(player: Player, paint: Paint) -> str:
    """The cards that everybody has seen being taken, each its letter, and a ? for each of the others."""
    others = player.hand_size() - CARDS.size(player.known)
    return "".join(paint.ink(CARDS.letters[kind], COLOURS[kind]) for kind in CARDS.cards(player.known)) + "?" * others


# Cards and abilities


def _display(position: Position, paint: Paint) -> list[str]:
    cards = [get(position.display, footbridge) for footbridge in range(FOOTBRIDGES)]
    blocks = [paint.block(CARDS.letters[card - 1], COLOURS[card - 1]) if card else " – " for card in cards]
    label = paint.fit(paint.say("cph-screen-display"), 11)
    numbers = " ".join(f" {footbridge + 1} " for footbridge in range(FOOTBRIDGES))
    return [f"{label}{' '.join(blocks)}", f"{' ' * 11}{paint.dim(numbers)}"]


def _hand(player: Player, paint: Paint) -> str:
    cards = CARDS.cards(player.known + player.secret)
    hidden = player.hidden.count if player.hidden is not None else 0
    blocks = [paint.block(CARDS.letters[card], COLOURS[card]) for card in cards] + [" ? "] * hidden
    return f"{paint.fit(paint.say('cph-screen-hand'), 11)}{' '.join(blocks) or paint.dim('–')}"


def _abilities(player: Player, paint: Paint) -> str:
    """The viewer's abilities: those that are ready stand out, used ones are in brackets."""
    owned = [ability for ability in range(len(ABILITY_WORDS)) if player.owns(ability)]
    words = [ABILITY_WORDS[one] if player.has_ready(one) else paint.dim(f"({ABILITY_WORDS[one]})") for one in owned]
    return f"{paint.fit(paint.say('cph-screen-abilities'), 11)}{' '.join(words) or paint.dim('–')}"


# Tiles


def _stacks(position: Position, paint: Paint) -> list[str]:
    """Every tile as a picture with how many are left; one that is gone is grey."""
    columns: list[list[str]] = []
    for colour, name in enumerate(COLOURS):
        entries = [_stack(position, tile, paint) for tile in range(TILES) if TILE_COLOUR[tile] == colour]
        pictures = ["".join(parts) for parts in zip(*entries, strict=True)]
        columns.append([paint.tile(f" {paint.say(f'cph-word-{name}')} ", name), *pictures])
    return [f" {line}" for line in _beside(columns, STACKS_WIDTH, paint)]


def _stack(position: Position, tile: int, paint: Paint) -> list[str]:
    """Two lines of picture and one of text, each as wide as the tile and a gap."""
    cells = TILE_CELLS[tile]
    left = copies(position.rules.players, tile) - times_built(position.gone, tile)
    colour = COLOURS[TILE_COLOUR[tile]] if left else "stone"
    width = max(2, 1 + max(x for x, _ in cells))
    picture = paint.pixels([[colour if (x, y) in cells else None for x in range(width)] for y in (3, 2, 1, 0)])
    text = f"×{left}" if left else paint.dim("×0")
    return [paint.fit(part, width + 1) for part in (*picture, text)]


def _counts(position: Position, paint: Paint) -> str:
    told = [
        paint.say("cph-screen-supply", cards=pile_size(position)),
        paint.say("cph-screen-discards", cards=CARDS.write_counts(position.discards) or "–"),
        paint.say("cph-screen-specials", left=position.specials),
    ]
    return f" {paint.dim('  ·  '.join(told))}"
