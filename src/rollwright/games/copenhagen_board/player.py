"""What lies before a player, and the hand; and its text.

A house is its rows from the bottom, empty rows on top left out: a letter is a window of its colour, a capital a brick,
w a special. A hand is the cards that are known to all, then + and those that were dealt:

    ggG.. rr+b ready=any used=both shown=y
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from rollwright.games.copenhagen_board.components import ABILITY_WORDS, CARDS
from rollwright.kernel.model import Hidden, NotationError
from rollwright.kernel.native import Word
from rollwright.kernel.notation import read_fields, read_number, value, write_fields
from rollwright.parts.facade import HOUSE
from rollwright.parts.grid import BITS
from rollwright.parts.house import House


@final
class Player(House):
    """A value like the position that it belongs to: code that changes a player has copied it. Specials have tint 0."""

    def __init__(self) -> None:
        super().__init__()
        self.known: Word = 0
        """Cards that everybody saw being taken from the display, and that have not been seen to go."""
        self.secret: Word = 0
        """Cards dealt at the start that nobody else has seen."""
        self.hidden: Hidden | None = None
        """In the view of another seat: how many secret cards there are."""
        self.shown: Word = 0
        """Cards dealt at the start that have been paid or discarded since."""
        self.ready: Word = 0
        self.used: Word = 0
        """Abilities, with their active or their used side up: a bit each."""
        self.outlines: tuple[int, ...] = ()
        """The squares of each tile that was laid: for the eye only, no part of equality."""

    def copy(self) -> Player:
        player = Player()
        player.copy_house(self)
        player.known = self.known
        player.secret = self.secret
        player.hidden = self.hidden
        player.shown = self.shown
        player.ready = self.ready
        player.used = self.used
        player.outlines = self.outlines
        return player

    def hand(self) -> Word:
        """All the cards of the player, who must be the one that looks."""
        assert self.hidden is None, "a hidden hand was asked for"
        return self.known + self.secret

    def hand_size(self) -> Word:
        dealt: Word = self.hidden.count if self.hidden is not None else CARDS.size(self.secret)
        return CARDS.size(self.known) + dealt

    def give_away(self, cards: Word) -> None:
        """Cards leave the hand: of each colour the known ones first, for all that others can tell."""
        seen = CARDS.common(self.known, cards)
        unseen = cards - seen
        self.known -= seen
        self.shown += unseen
        if self.hidden is None:
            self.secret -= unseen
        else:
            self.hidden = Hidden(self.hidden.count - CARDS.size(unseen))

    def has_ready(self, ability: Word) -> bool:
        bit: Word = BITS[ability]
        return self.ready & bit != 0

    def owned(self) -> Word:
        return self.ready | self.used

    def owns(self, ability: Word) -> bool:
        bit: Word = BITS[ability]
        return self.owned() & bit != 0

    def of_colour(self, colour: Word) -> Word:
        """The squares of the house with tiles of a colour."""
        tint = colour + 1
        squares = self.filled
        squares &= self.tint0 if tint & 1 else ~self.tint0
        squares &= self.tint1 if tint & 2 else ~self.tint1
        squares &= self.tint2 if tint & 4 else ~self.tint2
        return squares


# Text

_WHITE: Final = "w"
_WINDOWS: Final = _WHITE + CARDS.letters
"""How a filled square is written, by its tint; a brick is the capital letter."""
_KEPT: Final = 4096
"""Players change seldom, and are written and read often: this many of the latest texts are kept."""
_MOST_DEALT: Final = 4
_MOST_HELD: Final = 10
"""Seven, and three just taken."""


def house_rows(player: Player, trim: bool = False) -> list[str]:
    """The rows of a house from the bottom."""
    rows: list[str] = []
    for y in range(HOUSE.rows):
        if trim and not player.filled >> (y * HOUSE.columns):
            break
        rows.append("".join([sign_of(player, y * HOUSE.columns + x) for x in range(HOUSE.columns)]))
    return rows


def sign_of(player: Player, square: int) -> str:
    """A square of a house in one letter."""
    bit = HOUSE.bit[square]
    if not player.filled & bit:
        return "."
    sign = _WINDOWS[player.tint(square)]
    return sign.upper() if player.bricks & bit else sign


def _read_house(player: Player, text: str) -> None:
    rows = [] if text == "-" else text.split("/")
    if len(rows) > HOUSE.rows or any(len(row) != HOUSE.columns for row in rows):
        raise NotationError(text, "rows of five signs from the bottom, separated by /")
    for square, sign in enumerate("".join(rows)):
        if sign == ".":
            continue
        if sign.lower() not in _WINDOWS or sign == _WHITE.upper():
            raise NotationError(text, f"letters of {_WINDOWS} for windows, capitals for bricks, . for empty squares")
        bit = HOUSE.bit[square]
        player.fill(bit, 0 if sign.islower() else bit, _WINDOWS.index(sign.lower()))


def _write_hand(player: Player) -> str:
    secret = f"?{player.hidden.count}" if player.hidden is not None else CARDS.write(player.secret)
    return CARDS.write(player.known) + (f"+{secret}" if secret else "") or "-"


def _read_hand(player: Player, text: str) -> None:
    known, _, secret = ("" if text == "-" else text).partition("+")
    if secret.startswith("?"):
        player.hidden = Hidden(read_number(text, secret[1:], _MOST_DEALT))
        secret = ""
    cards, dealt = _read_cards(known), _read_cards(secret)
    if cards is None or dealt is None:
        raise NotationError(text, _CARDS)
    player.known, player.secret = cards, dealt


def _read_cards(text: str) -> int | None:
    return CARDS.read(text) if len(text) <= _MOST_HELD else None


def _write_abilities(mask: int) -> str:
    return ",".join([word for ability, word in enumerate(ABILITY_WORDS) if mask & BITS[ability]])


def _read_abilities(text: str) -> int | None:
    words = text.split(",")
    if any(word not in ABILITY_WORDS for word in words) or len(set(words)) != len(words):
        return None
    return sum(BITS[ABILITY_WORDS.index(word)] for word in words)


_EXPECTED: Final = "ready= and used= for abilities, or shown= for dealt cards that have gone"
_CARDS: Final = f"letters of {CARDS.letters}, such as rrg, known ones before a + and dealt ones after it"
_ABILITIES: Final = f"some of {', '.join(ABILITY_WORDS)}, separated by commas"
_FIELDS: Final = (
    value("ready", _write_abilities, _read_abilities, _ABILITIES),
    value("used", _write_abilities, _read_abilities, _ABILITIES),
    value("shown", CARDS.write, _read_cards, _CARDS),
)


def write_player(player: Player) -> str:
    house = "/".join(house_rows(player, trim=True)) or "-"
    return " ".join([house, _write_hand(player), *write_fields(player, _FIELDS)])


@lru_cache(maxsize=_KEPT)
def read_player(text: str) -> Player:
    """The player that a text stands for. It is cached: copy it before writing. Raises NotationError."""
    words = text.split()
    if len(words) < 2:
        raise NotationError(text, "a house and a hand, such as ggG../r.... rr+b, or - - for neither")
    player = Player()
    _read_house(player, words[0])
    _read_hand(player, words[1])
    read_fields(player, _FIELDS, words[2:], _EXPECTED)
    if player.used & player.ready:
        raise NotationError(text, "each ability ready or used, not both")
    if CARDS.size(player.shown) + player.hand_size() - CARDS.size(player.known) > _MOST_DEALT:
        raise NotationError(text, f"at most {_MOST_DEALT} dealt cards, those that have gone included")
    player.points = player.row_points() + player.column_points()
    return player
