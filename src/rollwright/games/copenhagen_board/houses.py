"""What lies before a player changes: tiles laid and lines scored, cards taken and given away, abilities used."""

from __future__ import annotations

from rollwright.games.copenhagen_board.components import ABILITIES, CARDS, COAT_LINES, COAT_SQUARES, LINES, ROWS
from rollwright.games.copenhagen_board.position import Player, Position, line_points
from rollwright.kernel.model import Event, Hidden, Value
from rollwright.kernel.native import Word
from rollwright.parts.facade import HOUSE
from rollwright.parts.grid import BITS, lowest_bit


def player_to_change(position: Position, seat: Word) -> Player:
    """A player in a position that is being made: a copy, put in its place."""
    player = position.players[seat]
    if not position.scratch:
        player = player.copy()
        position.players = position.players[:seat] + (player,) + position.players[seat + 1 :]
    return player


def lay(position: Position, player: Player, cells: Word, bricks: Word, tint: Word, log: list[Event] | None) -> None:
    """Fill squares of the active player's house, score every line this completes, and count the coats it earns."""
    seat = position.active
    player.filled |= cells
    player.bricks |= bricks
    if tint & 1:
        player.tint0 |= cells
    if tint & 2:
        player.tint1 |= cells
    if tint & 4:
        player.tint2 |= cells
    player.outlines = (*player.outlines, cells)
    line: Word = 0
    while line < len(LINES):
        mask: Word = LINES[line]
        if cells & mask and player.filled & mask == mask:
            points = line_points(line, player.bricks)
            player.points += points
            if COAT_LINES[line]:
                position.coats += 1
            if log is not None:
                _tell_line(log, seat, line, points)
        line += 1
    covered = cells & COAT_SQUARES
    while covered:
        position.coats += 1
        if log is not None:
            tell(log, "cph.coat_covered", seat, square=HOUSE.names[lowest_bit(covered)])
        covered &= covered - 1


def give_away(position: Position, player: Player, cards: Word) -> None:
    """Put cards of a hand on the discard pile: of each colour the known ones first, for all that others can tell."""
    seen = CARDS.common(player.known, cards)
    unseen = cards - seen
    player.known -= seen
    player.shown += unseen
    if player.hidden is None:
        player.secret -= unseen
    else:
        player.hidden = Hidden(player.hidden.count - CARDS.size(unseen))
    position.discards += cards


def use(player: Player, ability: Word, seat: Word, log: list[Event] | None) -> None:
    bit: Word = BITS[ability]
    player.ready &= ~bit
    if log is not None:
        tell(log, "cph.ability_used", seat, ability=ABILITIES[ability])


# Telling


def tell(log: list[Event], code: str, seat: int | None, **values: Value) -> None:
    log.append(Event(code, seat, values))


def _tell_line(log: list[Event], seat: int, line: int, points: int) -> None:
    if line < ROWS:
        tell(log, "cph.row_completed", seat, row=line + 1, points=points)
    else:
        tell(log, "cph.column_completed", seat, column="abcde"[line - ROWS], points=points)
    if COAT_LINES[line]:
        tell(log, "cph.coat_row", seat, row=line + 1)


def names(mask: int) -> str:
    """The names of the squares of a mask, for an event."""
    return " ".join(HOUSE.cell_names(mask))
