"""A position: every player's house, hand and abilities, cards and tiles on the table, how far the turn has come.

Positions and players are values: once made they are never changed. Code that makes one copies another and fills it in.
A view is a position in which the dealt cards of others, and what is in the supply, are `Hidden`.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_board.components import (
    ABOVE_END_CARD,
    CARDS,
    CARDS_OF_A_COLOUR,
    COLOUR_COUNT,
    COLUMN_OF_WINDOWS,
    COLUMN_WITH_BRICK,
    FOOTBRIDGES,
    HAND_LIMIT,
    LINES,
    ROW_OF_WINDOWS,
    ROW_WITH_BRICK,
    ROWS,
    SPECIALS,
    WINNING_POINTS,
)
from rollwright.kernel.model import Hidden
from rollwright.kernel.native import Word
from rollwright.kernel.options import Setup
from rollwright.parts.facade import HOUSE
from rollwright.parts.grid import BITS, count_bits
from rollwright.parts.tracks import get

# How far the game has come.
START: Final = 0
"""Chance names the first player."""
FILL: Final = 1
"""Chance turns up cards where the display has gaps."""
DEAL: Final = 2
"""Chance deals the starting hands, now to the seat `active`."""
TURN: Final = 3
"""Take or build."""
DISCARD: Final = 4
"""Too many cards after taking."""
BUILD: Final = 5
"""Taken with both-actions: build, or end the turn."""
PAY: Final = 6
"""A tile is chosen and placed, and to be paid."""
COAT: Final = 7
"""A coat of arms waits for its action."""
DONE: Final = 8
"""Nothing is left but to end the turn."""
OVER: Final = 9
STEPS: Final = ("start", "fill", "deal", "turn", "discard", "build", "pay", "coat", "done", "over")

NOTHING_PLACED: Final = -1


@final
class Rules:
    """The set-up as the rules ask for it."""

    def __init__(self, setup: Setup) -> None:
        start_seat = setup.options["start_seat"]
        self.setup: Final = setup
        self.players: Word = setup.players
        self.start_seat: Final = start_seat if isinstance(start_seat, int) else None
        self.cards: Word = sum(CARDS.one) * CARDS_OF_A_COLOUR[setup.players]
        """All cards of the game, as a pack."""
        self.card_count: Word = CARDS_OF_A_COLOUR[setup.players] * COLOUR_COUNT


@final
class Player:
    """What lies before a player, and the hand."""

    def __init__(self) -> None:
        self.filled: Word = 0
        self.bricks: Word = 0
        self.tint0: Word = 0
        self.tint1: Word = 0
        self.tint2: Word = 0
        """The colour of filled squares plus one, a bit in each mask; specials have none."""
        self.points: Word = 0
        """Kept with the rest because it is asked for often; it follows from the lines."""
        self.known: Word = 0
        """Cards that everybody saw being taken from the display, and that have not been seen to go."""
        self.secret: Word = 0
        """Cards dealt at the start that nobody else has seen."""
        self.hidden: Hidden | None = None
        """In the view of another seat: there are so many secret cards."""
        self.shown: Word = 0
        """Cards dealt at the start that have been paid or discarded since."""
        self.owned: Word = 0
        self.ready: Word = 0
        """Abilities, and those of them that are active: a bit each."""
        self.outlines: tuple[int, ...] = ()
        """The squares of each tile that was laid: for the eye only, no part of equality."""

    def copy(self) -> Player:
        player = Player()
        player.filled = self.filled
        player.bricks = self.bricks
        player.tint0 = self.tint0
        player.tint1 = self.tint1
        player.tint2 = self.tint2
        player.points = self.points
        player.known = self.known
        player.secret = self.secret
        player.hidden = self.hidden
        player.shown = self.shown
        player.owned = self.owned
        player.ready = self.ready
        player.outlines = self.outlines
        return player

    def key(self) -> tuple[int, ...]:
        """All that makes two players equal."""
        hidden = self.hidden.count if self.hidden is not None else -1
        return (
            self.filled, self.bricks, self.tint0, self.tint1, self.tint2, self.known, self.secret, hidden,
            self.shown, self.owned, self.ready,
        )  # fmt: skip

    def hand(self) -> Word:
        """All the cards of the player, who must be the one that looks."""
        assert self.hidden is None, "a hidden hand was asked for"
        return self.known + self.secret

    def hand_size(self) -> Word:
        size = CARDS.size(self.known)
        if self.hidden is not None:
            size += self.hidden.count
        else:
            size += CARDS.size(self.secret)
        return size

    def has_ready(self, ability: Word) -> bool:
        bit: Word = BITS[ability]
        return self.ready & bit != 0

    def owns(self, ability: Word) -> bool:
        bit: Word = BITS[ability]
        return self.owned & bit != 0

    def of_colour(self, colour: Word) -> Word:
        """The squares of the house with tiles of a colour."""
        tint = colour + 1
        squares = self.filled
        squares &= self.tint0 if tint & 1 else ~self.tint0
        squares &= self.tint1 if tint & 2 else ~self.tint1
        squares &= self.tint2 if tint & 4 else ~self.tint2
        return squares

    def has_line(self, line: Word) -> bool:
        mask: Word = LINES[line]
        return self.filled & mask == mask

    def row_points(self) -> int:
        return sum(line_points(line, self.bricks) for line in range(ROWS) if self.has_line(line))

    def column_points(self) -> int:
        return sum(line_points(line, self.bricks) for line in range(ROWS, len(LINES)) if self.has_line(line))

    def empty_squares(self) -> int:
        return HOUSE.squares - count_bits(self.filled)


def line_points(line: Word, bricks: Word) -> Word:
    """What a complete line scores, by the bricks in the house."""
    mask: Word = LINES[line]
    if line < ROWS:
        return ROW_WITH_BRICK if bricks & mask else ROW_OF_WINDOWS
    return COLUMN_WITH_BRICK if bricks & mask else COLUMN_OF_WINDOWS


@final
class Position:
    """Everything that the rules ask about."""

    def __init__(self, rules: Rules, players: tuple[Player, ...]) -> None:
        self.rules: Final = rules
        self.players = players
        self.start: Word = 0
        self.turn: Word = 0
        """Turns begun; 0 in the set-up."""
        self.active: Word = 0
        self.step: Word = START
        self.display: Word = 0
        """The colours at the footbridges plus one, four bits each; 0 where there is no card."""
        self.supply: Word = 0
        self.covered: Hidden | None = None
        """In a view: so many cards are in the supply, unless it is known what they are."""
        self.second = False
        """The discards have become the supply, with the end card in it."""
        self.drawn: Word = 0
        """How many cards have been drawn from that second supply."""
        self.discards: Word = 0
        self.gone: Word = 0
        """How often each tile has been built: two bits a tile."""
        self.specials: Word = SPECIALS
        self.placed: Word = NOTHING_PLACED
        """The building action that is to be paid."""
        self.both = False
        """Both-actions was used with the take of this turn."""
        self.took = False
        self.built = False
        """What has been done in this turn."""
        self.coats: Word = 0
        """Coat actions due."""
        self.scratch = False
        """Being played through by somebody who keeps none of the positions between: players may be written on."""

    def copy(self) -> Position:
        position = Position(self.rules, self.players)
        position.start = self.start
        position.turn = self.turn
        position.active = self.active
        position.step = self.step
        position.display = self.display
        position.supply = self.supply
        position.covered = self.covered
        position.second = self.second
        position.drawn = self.drawn
        position.discards = self.discards
        position.gone = self.gone
        position.specials = self.specials
        position.placed = self.placed
        position.both = self.both
        position.took = self.took
        position.built = self.built
        position.coats = self.coats
        return position

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (
            self.rules.setup == other.rules.setup
            and self._table() == other._table()
            and all(mine.key() == theirs.key() for mine, theirs in zip(self.players, other.players, strict=True))
        )

    def __hash__(self) -> int:
        return hash((self._table(), tuple(player.key() for player in self.players)))

    def _table(self) -> tuple[int, ...]:
        covered = self.covered.count if self.covered is not None else -1
        return (
            self.start, self.turn, self.active, self.step, self.display, self.supply, covered, int(self.second),
            self.drawn, self.discards, self.gone, self.specials, self.placed, int(self.both), int(self.took),
            int(self.built), self.coats,
        )  # fmt: skip


# What follows from a position


def supply_size(position: Position) -> Word:
    """How many cards the supply has, the end card apart."""
    if position.covered is not None:
        return position.covered.count
    return CARDS.size(position.supply)


def end_card_in_supply(position: Position) -> bool:
    """With two players from the set-up on (CPH-1.13), with more once the discards have gone round (CPH-9.2).

    A game that is over though nobody has twelve points was ended by it (CPH-10.4).
    """
    if position.step == OVER and all(player.points < WINNING_POINTS for player in position.players):
        return False
    return position.second or (position.rules.players == 2 and (position.turn > 0 or position.step == DEAL))


def pile_size(position: Position) -> Word:
    """How many cards lie in the supply for all to see, the end card among them."""
    return supply_size(position) + (1 if end_card_in_supply(position) else 0)


def end_card_possible(position: Position) -> bool:
    """Whether the end card may come next: it lies among the last ten."""
    return end_card_in_supply(position) and supply_size(position) <= ABOVE_END_CARD


def first_gap(position: Position) -> Word:
    """The first footbridge without a card, counted from 0; as many as there are where none is empty."""
    footbridge: Word = 0
    while footbridge < FOOTBRIDGES and get(position.display, footbridge) != 0:
        footbridge += 1
    return footbridge


def surplus(position: Position) -> Word:
    """How many cards the active player has to discard."""
    if position.step != DISCARD:
        return 0
    return position.players[position.active].hand_size() - HAND_LIMIT


def next_seat(position: Position, seat: Word) -> Word:
    following = seat + 1
    return 0 if following == position.rules.players else following
