"""A position: the players, the board and the display, and how far the turn has come; and its text.

Positions and players are values: once made they are never changed. Code that makes one copies another and fills it in.
A view is a position in which secret choices, dealt orders of others, and what is in the deck are `Hidden`. The text is
the fields of the table, then those of each player, what is at its default being left out:

    turn=3 step=work display=a4,a5,- board=b6,-,y4,b3,-,y1 | dice=y1,y4 rows=y4,x scrapwood=3/1 held=a7 | -

Orders that are named nowhere are in the deck.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll.components import (
    CROSSED_OUT,
    FACES,
    LINES,
    MOST_ORDERS,
    NO_DIE,
    ORDER_NAMES,
    PLACES,
    ROLLED,
    SIDES,
    SIGN_NAMES,
    TURNS,
    sign_value,
)
from rollwright.games.woodcraft_roll.gains import settle
from rollwright.games.woodcraft_roll.player import (
    KEPT,
    ORDER,
    TAKEN,
    Player,
    cards_of,
    read_cards,
    read_player,
    row_names,
    words_of,
    write_player,
)
from rollwright.games.woodcraft_roll.settings import Rules
from rollwright.kernel.model import Hidden, NotationError
from rollwright.kernel.native import Word
from rollwright.kernel.notation import NOTHING, Field, number, number_in, one_of, read_fields, value, write_fields
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
STEPS: Final[tuple[str, ...]] = (
    "deal", "fill", "yellow", "brown", "first", "opponent", "new", "removal", "keep", "choose", "take", "work", "over",
)  # fmt: skip
LAST_OF_CHANCE: Final = REMOVAL

NO_CARD: Final = -1
NOBODY: Final = -1
NO_ORDERS: Final[tuple[int, ...]] = (NO_CARD,) * PLACES
"""A display with nothing in it."""


@final
class Position:
    """Everything that the rules ask about."""

    def __init__(self, rules: Rules, players: list[Player]) -> None:
        self.rules: Final = rules
        self.players: Final = players
        self.turn: Word = 0
        """Turns begun, two a round; 0 in the set-up."""
        self.step: Word = DEAL
        self.phase: Word = 0
        """0 for phase I, 1 for phase II."""
        self.bag: Word = 0
        """Orders of this phase that are in the deck above its bottom: a bit each."""
        self.covered: Hidden | None = None
        """In a view: how many are in the bag."""
        self.gone: Word = 0
        """Orders of this phase that were removed from the display: a bit each."""
        self.display: tuple[int, ...] = NO_ORDERS
        self.board: Word = 0
        """The dice in the lines, from the left: four bits a line."""
        self.rolled: Word = 0
        """The yellow dice, while the brown ones are rolled."""
        self.taker: Word = NOBODY
        self.own: Word = 0
        """Seats whose players nobody else holds, a bit each: they may be written on while the position is made."""

    def copy(self) -> Position:
        position = Position(self.rules, self.players[:])
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
        return self.rules.setup == other.rules.setup and write(self) == write(other)

    def __hash__(self) -> int:
        return hash(write(self))

    def player_to_change(self, seat: Word) -> Player:
        """The player of a seat, to write on in a position that is being made: a copy, unless it is one already."""
        player = self.players[seat]
        bit: Word = 1 << seat
        if self.own & bit == 0:
            player = player.copy()
            self.players[seat] = player
            self.own |= bit
        return player

    def all_have_chosen(self) -> bool:
        return all(player.has_chosen() for player in self.players)

    def has_display(self) -> bool:
        """Whether there is an order to take."""
        return any(card != NO_CARD for card in self.display)

    def first_place(self) -> Word:
        """The first empty place of the display; as many as there are where none is empty."""
        place: Word = 0
        while place < PLACES and self.display[place] != NO_CARD:
            place += 1
        return place

    def put_card(self, place: Word, card: Word) -> None:
        self.display = self.display[:place] + (card,) + self.display[place + 1 :]

    def bag_size(self) -> Word:
        if self.covered is not None:
            return self.covered.count
        return count_bits(self.bag)


# What follows from a position


def setup(position: Position) -> Setup:
    return position.rules.setup


def round_of(turn: int) -> int:
    return (turn + 1) // 2


def takes_done(position: Position) -> int:
    """How many have taken their order in this turn."""
    return sum([1 for player in position.players if player.choice == TAKEN])


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


def place_in_phase(card: Word) -> Word:
    """The bit of an order among those of its phase."""
    return card - MOST_ORDERS if card >= MOST_ORDERS else card


def cards_in_play(position: Position) -> list[int]:
    """The orders that are seen: in the display, or with a player."""
    cards = [card for card in position.display if card != NO_CARD]
    for player in position.players:
        cards += cards_of(player)
    return cards


def deck_size(position: Position) -> int:
    """The cards of the deck, with those at its bottom: the orders that were not kept."""
    bottom = [] if position.step in (DEAL, KEEP) else [player.count_dealt() for player in position.players]
    return int(position.bag_size()) + sum(bottom)


def unseen(position: Position) -> int:
    """The orders of this phase that are seen nowhere: in the deck, or with somebody who was dealt them."""
    seen = position.gone
    for card in cards_in_play(position):
        if card // MOST_ORDERS == position.phase:
            seen |= BITS[place_in_phase(card)]
    return position.rules.pack.deck[position.phase] & ~seen


# Text


def _write_display(display: tuple[int, ...]) -> str:
    return ",".join([NOTHING if card == NO_CARD else ORDER_NAMES[card] for card in display])


def _read_display(text: str) -> tuple[int, ...] | None:
    names = text.split(",")
    if len(names) != PLACES or any(name != NOTHING and name not in ORDER_NAMES for name in names):
        return None
    return tuple([NO_CARD if name == NOTHING else ORDER_NAMES.index(name) for name in names])


def board_names(board: int) -> list[str]:
    return [SIGN_NAMES[get(board, line)] for line in range(LINES)]


def _write_board(board: int) -> str:
    return ",".join(board_names(board))


def _read_board(text: str) -> int | None:
    names = text.split(",")
    if len(names) != LINES or any(name in ("x", "") or name not in SIGN_NAMES for name in names):
        return None
    board = 0
    for line, name in enumerate(names):
        board = add(board, line, SIGN_NAMES.index(name))
    return board


def gone_cards(position: Position) -> list[int]:
    return [MOST_ORDERS * position.phase + place for place in range(MOST_ORDERS) if position.gone & BITS[place]]


def _write_gone(position: Position) -> str:
    return ",".join([ORDER_NAMES[card] for card in gone_cards(position)])


def _read_gone(position: Position, field: str, text: str) -> None:
    cards = read_cards(text)
    if cards is None or any(card // MOST_ORDERS != position.phase for card in cards):
        raise NotationError(field, f"orders of phase {position.phase + 1}, each once")
    position.gone = sum(BITS[place_in_phase(card)] for card in cards)


def _read_rolled(text: str) -> int | None:
    return FACES.read(text) if len(text) == ROLLED else None


def _write_bag(position: Position) -> str:
    return "" if position.covered is None else f"?{position.covered.count}"


def _read_bag(position: Position, field: str, text: str) -> None:
    count = number_in(text[1:], MOST_ORDERS) if text.startswith("?") else None
    if count is None or position.phase:
        raise NotationError(field, "in a view of phase I, how many cards are in the deck, as in bag=?12")
    position.covered = Hidden(count)


_EXPECTED: Final = "a field of the table, such as turn=3, step=work or display=a4,a5,-"
_FIELDS: Final[tuple[Field, ...]] = (
    number("turn", TURNS, default=1),
    one_of("step", STEPS, CHOOSE, f"one of {', '.join(STEPS)}"),
    one_of("phase", ("1", "2"), 0, "1 or 2"),
    value("display", _write_display, _read_display, "three places, as in display=a4,a5,-", default=NO_ORDERS),
    value("board", _write_board, _read_board, "six lines, as in board=b6,-,y4,b3,-,y1"),
    Field("gone", _write_gone, _read_gone),
    value("rolled", FACES.write, _read_rolled, "three values, as in rolled=124"),
    one_of("taker", ("0", "1", "2", "3", "4"), NOBODY, "the seat that takes an order"),
    Field("bag", _write_bag, _read_bag),
)


def write(position: Position) -> str:
    table = " ".join(write_fields(position, _FIELDS)) or NOTHING
    return " | ".join([table] + [write_player(player) for player in position.players])


def read(setup: Setup, text: str) -> Position:
    """Raises NotationError."""
    table, *players = text.split("|")
    if len(players) != setup.players:
        raise NotationError(text, f"the table and then {setup.players} players, separated by |")
    rules = Rules(setup)
    position = Position(rules, [read_player(rules.pack, seat, player) for seat, player in enumerate(players)])
    position.turn = 1
    position.step = CHOOSE
    phase_first = sorted(words_of(table), key=lambda word: not word.startswith("phase="))  # others depend on it
    read_fields(position, _FIELDS, phase_first, _EXPECTED)
    cards = cards_in_play(position) + gone_cards(position)
    if len(set(cards)) != len(cards) or not all(rules.pack.has_order(card) for card in cards):
        raise NotationError(text, "orders that the content pack has, each in one place only")
    if position.phase == 0 and any(card >= MOST_ORDERS for card in cards):
        raise NotationError(text, "phase=2 with orders of phase II")
    if position.covered is None:
        if any(player.hidden_dealt is not None for player in position.players):
            raise NotationError(text, "bag= too, where dealt orders are hidden")
        position.bag = unseen(position)
    wrong = _impossible(position)
    if wrong:
        raise NotationError(text, wrong)
    return position


def _impossible(position: Position) -> str:
    """What has to be there, so that somebody can act at this step, and is not; "" where all is well."""
    step = position.step
    if (step == TAKE) != (position.taker != NOBODY) or (step == TAKE and not position.has_display()):
        return "taker= just at step=take, and an order in the display"
    if position.taker >= len(position.players):
        return "taker= of a seat at the table"
    if (step == BROWN_ROLL) != (position.rolled != 0):
        return "rolled= just at step=brown"
    if step in (DEAL, KEEP) and (position.turn or position.phase):
        return "turn=0 and phase=1 before the game"
    if step in (YELLOW_ROLL, BROWN_ROLL, NEW_DIE, REMOVAL) and position.turn == TURNS:
        return "a turn to come after chance has acted"
    if step == CHOOSE and (not position.board or position.turn == 0):
        return "dice on the board while they are chosen, as in board=b6,-,y4,b3,-,y1"
    if step == FIRST and len(level_takers(position)) < 2:
        return "several who want an order and are level, at step=first"
    if step in (DEAL, FILL) and position.bag_size() == 0:
        return "orders in the deck while they are drawn"
    if step == FILL and position.first_place() == PLACES:
        return "an empty place in the display while it is filled"
    if step in (KEEP, CHOOSE) and position.all_have_chosen():
        return "somebody who has not chosen yet"
    if step == WORK and all(player.ended for player in position.players):
        return "somebody who has not ended the turn yet"
    for player in position.players:
        wrong = _impossible_for(position, player)
        if wrong:
            return wrong
    return ""


_TAKING: Final = (FIRST, TAKE, FILL)
_WANTING: Final = (CHOOSE, OPPONENT, FIRST, TAKE, FILL)


def _impossible_for(position: Position, player: Player) -> str:
    """The same of one player."""
    step, choice = position.step, player.choice
    if choice and (choice >= KEPT) != (step == KEEP):
        return "an order that is kept just at step=keep"
    if 0 < choice < ORDER and (step not in (CHOOSE, OPPONENT) or get(position.board, choice - 1) == NO_DIE):
        return "a choice of a line where a die stands, until it is shown"
    if (choice == TAKEN and step not in _TAKING) or (choice == ORDER and step not in _WANTING):
        return "an order that is wanted or taken only while orders are taken"
    if step == KEEP and (player.count_dealt() != 2 or (choice and choice - KEPT not in player.dealt)):
        return "two orders dealt to each at step=keep, and one of them kept"
    if (step in (KEEP, CHOOSE) and player.ended) or (player.ended and choice):
        return "ended only after a choice was shown"
    if (step in (KEEP, CHOOSE) or player.ended) and player.due:
        return "no due= where a turn begins or has ended"
    if len(row_names(player)) > position.turn - int(step == CHOOSE):
        return "a row for each turn at most, and none yet for a choice that has not been shown"
    settled = player.copy()
    settle(settled, None)
    return "" if settled.due == player.due else "what is due last must have an answer"
