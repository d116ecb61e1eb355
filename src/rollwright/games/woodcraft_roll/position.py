"""A position: every player's sheet, dice and orders, the board and the display, how far the turn has come.

Positions and players are values: once made they are never changed. Code that makes one copies another and fills it in.
A view is a position in which secret choices, dealt orders of others, and what is in the deck are `Hidden`.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll.components import (
    BLUEBERRY,
    CROSSED_OUT,
    LARGEST,
    MOST_ORDERS,
    ONE_DIE,
    PLACES,
    RESOURCES,
    SIDES,
    TURNS,
    dice_count,
    sign_value,
)
from rollwright.games.woodcraft_roll.pack import Pack, pack_of
from rollwright.kernel.model import Hidden
from rollwright.kernel.native import Word
from rollwright.kernel.options import Setup
from rollwright.parts.grid import BITS, count_bits
from rollwright.parts.tracks import add, get

# How far the game has come: first the steps of chance, then those of players.
DEAL: Final = 0
"""Two orders to each."""
FILL: Final = 1
"""An order for the first empty place of the display."""
YELLOW_ROLL: Final = 2
BROWN_ROLL: Final = 3
FIRST: Final = 4
"""Who takes an order first, of those who are level."""
OPPONENT: Final = 5
NEW_DIE: Final = 6
REMOVAL: Final = 7
KEEP: Final = 8
"""All keep one of their two orders, in secret."""
CHOOSE: Final = 9
"""All choose a die, or to take an order, in secret."""
TAKE: Final = 10
"""The seat `taker` takes an order."""
WORK: Final = 11
"""All do free actions until they end their turn."""
OVER: Final = 12
STEPS: Final = (
    "deal", "fill", "yellow", "brown", "first", "opponent", "new", "removal", "keep", "choose", "take", "work", "over",
)  # fmt: skip
LAST_OF_CHANCE: Final = REMOVAL

# A player's secret choice: a line of the board from 1, or one of these. At KEEP it is 1 + the order kept.
NO_CHOICE: Final = 0
ORDER: Final = 7
TAKEN: Final = 8
"""Chose to take an order, and has."""

# What a player may have to decide before anything else.
LANTERN_DUE: Final = 1
CHESTNUT_DUE: Final = 2
CHOICE_DUE: Final = 3
"""Helper 5: one of the pack's options."""
THANKS_DUE: Final = 4
"""Helper 7: glue or scrapwood."""

NO_CARD: Final = -1
NOBODY: Final = -1


@final
class Rules:
    """The set-up as the rules ask for it."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.players: Word = setup.players
        self.pack: Final[Pack] = pack_of(setup.content)


@final
class Player:
    """A sheet, dice and orders."""

    def __init__(self) -> None:
        self.yellow: Word = 0
        self.brown: Word = 0
        """Dice: how many of each value."""
        self.rows: Word = 0
        """What was taken in each turn: four bits a turn."""
        self.circled: Word = 0
        self.crossed: Word = 0
        """Of each resource: four bits each."""
        self.nuts: Word = 0
        self.lanterns: Word = 0
        """Marked cells."""
        self.helpers: Word = 0
        self.used: Word = 0
        """Helpers hired, and used in this round: a bit each."""
        self.crates: Word = 0
        """Marked slots: two bits a crate."""
        self.held: tuple[int, ...] = ()
        self.done: tuple[int, ...] = ()
        """Orders, in rising order."""
        self.due: tuple[int, ...] = ()
        """Choices that are due: the last one first."""
        self.sold: Word = 0
        """Resources sold in a sale that is still open."""
        self.choice: Word = NO_CHOICE
        self.hidden_choice: Hidden | None = None
        """In the view of another seat: there is a choice."""
        self.dealt: tuple[int, ...] = ()
        """Orders dealt; once one is kept, the other, which lies at the bottom of the deck."""
        self.hidden_dealt: Hidden | None = None
        self.ended = False

    def copy(self) -> Player:
        player = Player()
        player.yellow = self.yellow
        player.brown = self.brown
        player.rows = self.rows
        player.circled = self.circled
        player.crossed = self.crossed
        player.nuts = self.nuts
        player.lanterns = self.lanterns
        player.helpers = self.helpers
        player.used = self.used
        player.crates = self.crates
        player.held = self.held
        player.done = self.done
        player.due = self.due
        player.sold = self.sold
        player.choice = self.choice
        player.hidden_choice = self.hidden_choice
        player.dealt = self.dealt
        player.hidden_dealt = self.hidden_dealt
        player.ended = self.ended
        return player

    def key(self) -> tuple[object, ...]:
        """All that makes two players equal."""
        return (
            self.yellow, self.brown, self.rows, self.circled, self.crossed, self.nuts, self.lanterns, self.helpers,
            self.used, self.crates, self.held, self.done, self.due, self.sold, self.choice, self.hidden_choice,
            self.dealt, self.hidden_dealt, self.ended,
        )  # fmt: skip

    def has_chosen(self) -> bool:
        return self.choice != NO_CHOICE or self.hidden_choice is not None

    def dice(self, kind: Word) -> Word:
        """How many dice of a kind there are."""
        if kind < LARGEST:
            return dice_count(self.yellow, kind)
        return dice_count(self.brown, kind - LARGEST)

    def add_dice(self, kind: Word, n: Word) -> None:
        """For a player that is being made."""
        if kind < LARGEST:
            one: Word = ONE_DIE[kind]
            self.yellow += n * one
        else:
            other: Word = ONE_DIE[kind - LARGEST]
            self.brown += n * other

    def unused(self, thing: Word) -> Word:
        """How many of a resource are circled and not crossed out."""
        return get(self.circled, thing) - get(self.crossed, thing)

    def all_unused(self) -> Word:
        return sum([self.unused(thing) for thing in range(len(RESOURCES))])

    def cross_out(self, thing: Word, n: Word) -> None:
        """For a player that is being made."""
        self.crossed = add(self.crossed, thing, n)

    def has_helper(self, helper: Word) -> bool:
        bit: Word = BITS[helper]
        return self.helpers & bit != 0

    def has_ready(self, helper: Word) -> bool:
        """Whether a helper is there that has not been used in this round."""
        bit: Word = BITS[helper]
        return self.helpers & bit != 0 and self.used & bit == 0

    def slots(self, crate: Word) -> Word:
        """The slots of a crate that are marked, as two bits."""
        return (self.crates >> (2 * crate)) & 3


@final
class Position:
    """Everything that the rules ask about."""

    def __init__(self, rules: Rules, players: tuple[Player, ...]) -> None:
        self.rules: Final = rules
        self.players = players
        self.turn: Word = 0
        """Turns begun, two a round; 0 in the set-up."""
        self.step: Word = DEAL
        self.phase: Word = 0
        """0 for phase I, 1 for phase II."""
        self.bag: Word = 0
        """Orders of this phase that are in the deck above its bottom: a bit each."""
        self.covered: Hidden | None = None
        """In a view: so many are in the bag."""
        self.gone: Word = 0
        """Orders of this phase that were removed from the display: a bit each."""
        self.display: tuple[int, ...] = (NO_CARD,) * PLACES
        self.board: Word = 0
        """The dice in the lines, from the left: four bits a line."""
        self.rolled: Word = 0
        """The yellow dice, while the brown ones are rolled."""
        self.taker: Word = NOBODY
        self.scratch = False
        """Being played through by somebody who keeps none of the positions between: players may be written on."""

    def copy(self) -> Position:
        position = Position(self.rules, self.players)
        position.turn = self.turn
        position.step = self.step
        position.phase = self.phase
        position.bag = self.bag
        position.covered = self.covered
        position.gone = self.gone
        position.display = self.display
        position.board = self.board
        position.rolled = self.rolled
        position.taker = self.taker
        return position

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (
            self._table() == other._table()
            and all(mine.key() == theirs.key() for mine, theirs in zip(self.players, other.players, strict=True))
            and self.rules.setup == other.rules.setup
        )

    def __hash__(self) -> int:
        return hash((self._table(), tuple(player.key() for player in self.players)))

    def _table(self) -> tuple[object, ...]:
        return (
            len(self.players), self.turn, self.step, self.phase, self.bag, self.covered, self.gone, self.display,
            self.board, self.rolled, self.taker,
        )  # fmt: skip


# What follows from a position


def round_of(turn: int) -> int:
    return (turn + 1) // 2


def bag_size(position: Position) -> Word:
    if position.covered is not None:
        return position.covered.count
    return count_bits(position.bag)


def bottom_size(position: Position) -> int:
    """How many orders that were not kept lie at the bottom of the deck."""
    if position.step in (DEAL, KEEP):
        return 0
    return sum(
        [
            player.hidden_dealt.count if player.hidden_dealt is not None else len(player.dealt)
            for player in position.players
        ]
    )


def first_place(position: Position) -> Word:
    """The first empty place of the display; as many as there are where none is empty."""
    place: Word = 0
    while place < PLACES and position.display[place] != NO_CARD:
        place += 1
    return place


def has_display(position: Position) -> bool:
    """Whether there is an order to take."""
    return any(card != NO_CARD for card in position.display)


def takes_done(position: Position) -> Word:
    """How many have taken their order in this turn."""
    found: Word = 0
    for player in position.players:
        if player.choice == TAKEN:
            found += 1
    return found


def precedence(player: Player) -> Word:
    """The dice taken so far as digits, the latest first: who has the highest number takes first (WRW-5.2, 5.3)."""
    digits: Word = 0
    missing: Word = 0
    turn: Word = TURNS - 1
    while turn >= 0:
        sign = get(player.rows, turn)
        if sign in (0, CROSSED_OUT):
            missing += 1
        else:
            digits = digits * (SIDES + 1) + sign_value(sign)
        turn -= 1
    while missing > 0:
        digits *= SIDES + 1
        missing -= 1
    return digits


def level_takers(position: Position) -> list[int]:
    """The seats of those who take the next order, or are level in taking it; none where all have taken theirs."""
    best: Word = -1
    found: list[int] = []
    for seat, player in enumerate(position.players):
        if player.choice == ORDER:
            digits = precedence(player)
            if digits > best:
                best = digits
                found = [seat]
            elif digits == best:
                found.append(seat)
    return found


def phase_of(card: int) -> int:
    return card // MOST_ORDERS


def blueberries(player: Player) -> Word:
    return player.unused(BLUEBERRY)
