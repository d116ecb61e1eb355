"""A position: every player, the cards and tiles on the table, how far the turn has come; and its text.

Positions are values: once made they are never changed. Code that makes one copies another and fills it in. A view is a
position in which the dealt cards of others, and what is in the supply, are `Hidden`. The text is the fields of the
table and the turn, then a player a seat, what is at its default being left out:

    turn=5 active=1 display=rygbpry discards=r2g3 gone=green-3,red-2 | ggG.. rr+b ready=any | rR... +?2 used=any shown=y

The supply is all cards that are nowhere else.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_board.components import (
    CARDS,
    FOOTBRIDGES,
    HAND_LIMIT,
    PLACINGS,
    SPECIALS,
    TILES,
    Placing,
    Tile,
)
from rollwright.games.copenhagen_board.cost import can_pay
from rollwright.games.copenhagen_board.player import Player, read_player, write_player
from rollwright.games.copenhagen_board.settings import Rules
from rollwright.kernel.model import Hidden, NotationError
from rollwright.kernel.native import Word
from rollwright.kernel.notation import Field, flag, number, one_of, read_fields, read_number, seat, value, write_fields
from rollwright.kernel.options import Setup
from rollwright.parts.facade import HOUSE
from rollwright.parts.tracks import add, get

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

# Several of them, as masks.
BY_CHANCE: Final = (1 << START) | (1 << FILL) | (1 << DEAL)
OPEN: Final = (1 << TURN) | (1 << BUILD) | (1 << DONE)
"""Nothing is pending: to take, to build, or to end the turn."""


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
        """In a view: how many cards are in the supply, unless it is known what they are."""
        self.second = False
        """The discards have become the supply, with the end card in it."""
        self.drawn: Word = 0
        """How many cards have been drawn from that second supply."""
        self.discards: Word = 0
        self.gone: Word = 0
        """How often each tile has been built: two bits a tile."""
        self.specials: Word = SPECIALS
        self.placed: Placing | None = None
        """The tile that is to be paid."""
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
        return self.rules.setup == other.rules.setup and write(self) == write(other)

    def __hash__(self) -> int:
        return hash(write(self))

    def own(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def own_to_change(self) -> Player:
        """The active player in a position that is being made: a copy, put in its place."""
        seat = self.active
        player = self.players[seat]
        if not self.scratch:
            player = player.copy()
            players = list(self.players)
            players[seat] = player
            self.players = tuple(players)
        return player

    def placing(self) -> Placing:
        """The tile that is to be paid, where there is one."""
        assert self.placed is not None, "no tile is to be paid"
        return self.placed

    def times_built(self, tile: Tile) -> Word:
        return (self.gone >> (2 * tile.number)) & 3

    def left(self, tile: Tile) -> Word:
        """How many of a tile the supply has."""
        copies: Word = self.rules.copies[tile.size - 2]
        return copies - self.times_built(tile)

    def first_gap(self) -> Word:
        """The first footbridge without a card, counted from 0; as many as there are where none is empty."""
        footbridge: Word = 0
        while footbridge < FOOTBRIDGES and get(self.display, footbridge) != 0:
            footbridge += 1
        return footbridge

    def surplus(self) -> Word:
        """How many cards the active player has to discard."""
        return self.own().hand_size() - HAND_LIMIT if self.step == DISCARD else 0

    def next_seat(self) -> Word:
        following = self.active + 1
        return 0 if following == self.rules.players else following

    def round(self) -> int:
        return 0 if self.turn == 0 else 1 + (self.turn - 1) // self.rules.players

    def seen(self) -> int:
        """The cards that are seen outside the supply: on the display, on the discard pile, in open hands."""
        cards = [get(self.display, footbridge) for footbridge in range(FOOTBRIDGES)]
        hands = [player.known + player.secret for player in self.players]
        return self.discards + sum([CARDS.one[card - 1] for card in cards if card]) + sum(hands)

    def hides(self) -> bool:
        """Whether it is a view in which a hand is hidden."""
        return any(player.hidden is not None for player in self.players)


def setup(position: Position) -> Setup:
    return position.rules.setup


def scratch_copy(position: Position) -> Position:
    """A copy that nobody else holds, which may be written on."""
    scratch = position.copy()
    scratch.players = tuple([player.copy() for player in position.players])
    scratch.scratch = True
    return scratch


# Text

_SIGNS: Final = "." + CARDS.letters


def _write_display(display: int) -> str:
    return "".join([_SIGNS[get(display, footbridge)] for footbridge in range(FOOTBRIDGES)])


def _read_display(text: str) -> int | None:
    if len(text) != FOOTBRIDGES or any(sign not in _SIGNS for sign in text):
        return None
    display: Word = 0
    for footbridge, sign in enumerate(text):
        display = add(display, footbridge, _SIGNS.index(sign))
    return display


def _write_supply(position: Position) -> str:
    if position.covered is not None:
        return f"?{position.covered.count}"
    return _write_counts(position.supply) if position.hides() or position.supply != _rest(position) else ""


def _read_supply(position: Position, field: str, text: str) -> None:
    if text.startswith("?"):
        position.covered = Hidden(read_number(field, text[1:], position.rules.card_count))
        return
    supply = _read_counts(text)
    if supply is None:
        raise NotationError(field, _COUNTS)
    position.supply = supply


def _rest(position: Position) -> int | None:
    """The cards that are nowhere else than in the supply; None where there are more elsewhere than there are."""
    seen = position.seen()
    return position.rules.cards - seen if CARDS.holds(position.rules.cards, seen) else None


def _write_counts(cards: int) -> str:
    return CARDS.write_counts(cards) or "-"


def _read_counts(text: str) -> int | None:
    return CARDS.read_counts("" if text == "-" else text)


def _write_second(position: Position) -> str:
    return str(position.drawn) if position.second else ""


def _read_second(position: Position, field: str, text: str) -> None:
    position.second = True
    position.drawn = read_number(field, text, position.rules.card_count)


_BY_NAME: Final[dict[str, Tile]] = {tile.name: tile for tile in TILES}


def _write_gone(position: Position) -> str:
    return ",".join([tile.name for tile in TILES for _ in range(position.times_built(tile))])


def _read_gone(position: Position, field: str, text: str) -> None:
    for name in text.split(","):
        tile = _BY_NAME.get(name)
        if tile is None or position.left(tile) <= 0:
            raise NotationError(field, "tiles, each as often as it is built, such as red-2,red-2,blue-5")
        position.gone += tile.one


def _write_placing(placing: Placing) -> str:
    return f"{placing.tile.name}:{','.join(HOUSE.cell_names(placing.cells))}:{HOUSE.names[placing.square]}"


_EXPECTED: Final = "a field of the table, such as turn=2, step=done or display=rygbpry"
_COUNTS: Final = "letters in the order rygbp, each with how many cards there are, such as r3b1, or -"
_DISPLAY: Final = f"seven signs, each a letter of {CARDS.letters} or . for an empty footbridge"
_PLACED: Final = "a tile, its squares and its brick, such as green-3:a1,a2,a3:a1"
_PLACINGS: Final[dict[str, Placing]] = {_write_placing(placing): placing for placing in PLACINGS}
_FIELDS: Final = (
    number("turn", 999, default=1),
    seat("start"),
    seat("active", like="start"),
    one_of("step", STEPS, TURN, _EXPECTED),
    value("display", _write_display, _read_display, _DISPLAY),
    Field("supply", _write_supply, _read_supply),
    Field("second", _write_second, _read_second),
    value("discards", _write_counts, _read_counts, _COUNTS),
    Field("gone", _write_gone, _read_gone),
    number("specials", SPECIALS, default=SPECIALS),
    value("placed", _write_placing, _PLACINGS.get, _PLACED, default=None),
    flag("both"),
    flag("took"),
    flag("built"),
    number("coats", 9),
)


def write(position: Position) -> str:
    table = " ".join(write_fields(position, _FIELDS)) or "-"
    return " | ".join([table] + [write_player(player) for player in position.players])


def read(setup: Setup, text: str) -> Position:
    """Raises NotationError."""
    table, *players = text.split("|")
    if len(players) != setup.players:
        raise NotationError(text, f"the table and then {setup.players} players, separated by |")
    position = Position(Rules(setup), tuple(read_player(player.strip()).copy() for player in players))
    position.turn = 1
    position.step = TURN
    names = read_fields(position, _FIELDS, [] if table.strip() == "-" else table.split(), _EXPECTED)
    if "active" not in names:
        position.active = position.start
    if "supply" not in names:
        rest = _rest(position)
        if rest is None or position.hides():
            raise NotationError(text, f"no more than {CARDS.write_counts(position.rules.cards)} in all, or supply=")
        position.supply = rest
    _check_turn(position, table.strip())
    return position


def _untouched(position: Position) -> bool:
    """Whether nothing has been taken or built."""
    return not position.gone and not any(player.known or player.shown for player in position.players)


def _check_turn(position: Position, text: str) -> None:
    """What has to be there at a step, so that somebody can act."""
    full = position.first_gap() == FOOTBRIDGES
    if position.step in (START, DEAL) and position.turn:
        raise NotationError(text, "turn=0 before the game")
    if position.turn == 0 and (position.step not in (START, FILL, DEAL) or not _untouched(position)):
        raise NotationError(text, "turn=0 just before the game, with no cards but dealt ones and no tile built")
    if position.step == DEAL and not full:
        raise NotationError(text, "a card at each of the seven footbridges when hands are dealt")
    if position.step == TURN and not full:
        raise NotationError(text, "a card at each of the seven footbridges when a turn begins, as in display=rygbpry")
    if position.step == FILL and full:
        raise NotationError(text, "a gap in the display while it is filled")
    if (position.step == PAY) != (position.placed is not None):
        raise NotationError(text, "a placed tile just while it is to be paid, as in placed=green-3:a1,a2,a3:a1")
    if position.placed is not None and position.own().hidden is None and not can_pay(position.own(), position.placed):
        raise NotationError(text, "a hand that can pay for the tile that is placed")
    placed = position.placed
    if placed is not None and (position.left(placed.tile) <= 0 or position.own().filled & placed.cells):
        raise NotationError(text, "a tile to place that is still there, on empty squares")
    if (position.step == DISCARD) != (position.surplus() > 0):
        raise NotationError(text, f"more than {HAND_LIMIT} cards in the hand while some are to be discarded")
    if (position.step == COAT) != (position.coats > 0):
        raise NotationError(text, "coats= just while one of them waits for its action")
