"""The game as a terminal shows it: the viewer's house and hand, the display, the other houses, the tiles that are left.

Colour helps and letters tell: a card is its letter, so is a window, and a brick is a capital, as in a notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rollwright.games.copenhagen_board.components import (
    ABILITY_WORDS,
    CARDS,
    COAT_LINES,
    COAT_SQUARES,
    FOOTBRIDGES,
    TILES,
    Tile,
)
from rollwright.games.copenhagen_board.cost import cost
from rollwright.games.copenhagen_board.player import Player, sign_of
from rollwright.games.copenhagen_board.position import OVER, STEPS, TURN, Position
from rollwright.games.copenhagen_board.supply_and_end_card import end_card_in_supply, pile_size
from rollwright.kernel.model import Seat
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.screen import (
    HOUSE_WIDTH,
    ROOMY,
    SMALL_WIDTH,
    Paint,
    beside,
    bricks_by_column,
    by_colour,
    folded,
    shape,
    small_house,
    whole_house,
)
from rollwright.parts.tracks import get

FACTS_WIDTH: Final = 10
"""What fits beside the picture of a house."""
TINTS: Final = ("white", *COLOURS)
"""The colour of a filled square by its tint; specials are white."""


def draw(position: Position, seat: Seat | None, names: Sequence[str], paint: Paint) -> list[str]:
    """The table as one seat looks at it; as the active player for an onlooker."""
    viewer = position.active if seat is None else seat
    others = [other % len(names) for other in range(viewer + 1, viewer + len(names))]
    middle = [
        *_display(position, paint),
        _hand(position.players[viewer], paint),
        _abilities(position.players[viewer], paint),
        *beside([_small(position, other, names, paint) for other in others], SMALL_WIDTH, paint),
    ]
    table = beside([_house(position, viewer, names, paint), middle], HOUSE_WIDTH, paint)
    gap = [""] if paint.height >= ROOMY else []
    return [_headline(position, names, paint), *gap, *table, *gap, *_stacks(position, paint), _counts(position, paint)]


def _headline(position: Position, names: Sequence[str], paint: Paint) -> str:
    tile, price = "none", 0
    if position.placed is not None:
        tile, price = position.placed.tile.name, cost(position.own(), position.placed)
    text = paint.say(
        f"cph-screen-step-{STEPS[position.step]}",
        name=names[position.active],
        tile=tile,
        cost=price,
        surplus=position.surplus(),
    )
    more = paint.say("cph-screen-round", round=position.round()) if position.turn else ""
    fits = more and len(text) + len(more) + 6 <= paint.width
    return f" {paint.bold(text)}{paint.dim(f'  ·  {more}') if fits else ''}"


# Houses


def _title(position: Position, seat: Seat, names: Sequence[str], paint: Paint) -> str:
    mark = "▸" if seat == position.active and TURN <= position.step < OVER else " "
    points = paint.say("cph-screen-points", points=position.players[seat].points)
    return f"{mark}{paint.bold(names[seat][:9])} {points}"


def _house(position: Position, seat: Seat, names: Sequence[str], paint: Paint) -> list[str]:
    rows = [_row(position, seat, y, paint) for y in range(HOUSE.rows)]
    return [_title(position, seat, names, paint), *whole_house(position.players[seat], COAT_LINES, rows, paint)]


def _row(position: Position, seat: Seat, y: int, paint: Paint) -> str:
    """The squares of a row: filled, about to be filled, or empty, some of them with a coat of arms."""
    player = position.players[seat]
    placed = position.placed if seat == position.active else None
    cells: list[str] = []
    for square in range(y * HOUSE.columns, (y + 1) * HOUSE.columns):
        bit = HOUSE.bit[square]
        if player.filled & bit:
            cells.append(paint.tile(f" {sign_of(player, square)} ", TINTS[player.tint(square)]))
        elif placed is not None and placed.cells & bit:
            letter = CARDS.letters[placed.tile.colour]
            sign = letter.upper() if square == placed.square else letter
            cells.append(paint.tile(f"?{sign}?", COLOURS[placed.tile.colour]))
        else:
            cells.append(" ◆ " if COAT_SQUARES & bit else paint.dim(" · "))
    return "".join(cells)


def _small(position: Position, seat: Seat, names: Sequence[str], paint: Paint) -> list[str]:
    """Another player: the house as a picture, and beside it what is known of the hand, and the abilities."""
    player = position.players[seat]
    bricks = ["X", *bricks_by_column(player)] if player.bricks else []
    facts = [
        paint.say("cph-screen-cards", cards=player.hand_size()),
        _known(player, paint),
        *folded(bricks, FACTS_WIDTH),
    ]
    return [
        _title(position, seat, names, paint),
        *small_house(player, TINTS, facts, paint),
        *folded(_owned(player), SMALL_WIDTH - 1),
    ]


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
    return f"{paint.fit(paint.say('cph-screen-abilities'), 11)}{' '.join(_owned(player)) or paint.dim('–')}"


def _owned(player: Player) -> list[str]:
    """The abilities of a player by the words that one types, used ones in brackets."""
    return [
        word if player.has_ready(ability) else f"({word})"
        for ability, word in enumerate(ABILITY_WORDS)
        if player.owns(ability)
    ]


# Tiles


def _stacks(position: Position, paint: Paint) -> list[str]:
    """Every tile as a picture with how many are left; one that is gone is grey."""
    words = [paint.say(f"cph-word-{name}") for name in COLOURS]
    stacks = [[_stack(position, tile, paint) for tile in TILES if tile.colour == one] for one in range(len(COLOURS))]
    return by_colour(stacks, words, paint)


def _stack(position: Position, tile: Tile, paint: Paint) -> list[str]:
    left = position.left(tile)
    text = f"×{left}" if left else paint.dim("×0")
    return shape(tile.cells, COLOURS[tile.colour] if left else "stone", text, paint, least=2)


def _counts(position: Position, paint: Paint) -> str:
    parts = [
        paint.say("cph-screen-supply", cards=pile_size(position), end=int(end_card_in_supply(position))),
        paint.say("cph-screen-discards", cards=CARDS.write_counts(position.discards) or "–"),
        paint.say("cph-screen-specials", left=position.specials),
    ]
    legend = paint.say("cph-screen-bricks")
    if len("  ·  ".join([*parts, legend])) < paint.width:
        parts.append(legend)
    return f" {paint.dim('  ·  '.join(parts))}"
