"""What a seat sees, as numbers (kernel/features.py).

What an order asks and gives is the same in every game on a pack, so orders are given by their numbers alone.
"""

from __future__ import annotations

from typing import Final

from rollwright.games.woodcraft_roll.components import (
    CELLS,
    FACES,
    HELPER_NAMES,
    HELPERS,
    LARGEST,
    LINES,
    MOST_CRATES,
    MOST_DICE,
    MOST_ORDERS,
    ORDER_NAMES,
    PLACES,
    RESOURCES,
    SIDES,
    TURNS,
    circles_of,
    dice_count,
    sign_colour,
    sign_value,
)
from rollwright.games.woodcraft_roll.end_of_the_game import points
from rollwright.games.woodcraft_roll.pack.form import LONGEST_ROW, MOST_SOLD
from rollwright.games.woodcraft_roll.player import KEPT
from rollwright.games.woodcraft_roll.position import NOBODY, STEPS, Position
from rollwright.kernel.features import Features, players_from
from rollwright.kernel.model import Seat
from rollwright.parts.tracks import get

_ORDERS: Final = "a1 … a45 b1 … b45"
_STEPS: Final = " ".join(STEPS)
_SEATS: Final = "self, then the others in their order of play"
_DICE: Final = "y1 … y6 b1 … b6"
_VALUES: Final = "1 … 12"
_TURNS: Final = "turn 1 … 12"
_RESOURCES: Final = " ".join(RESOURCES)
_HELPERS: Final = " ".join(HELPER_NAMES)
_CRATES: Final = "1a 1b … 8a 8b"
_CHOICES: Final = "line 1 … 6, order, order taken"
_DUE: Final = "lantern chestnut choice thanks"
_DUE_KINDS: Final = 4
_CHOICE_KINDS: Final = 8
_MOST_DUE: Final = 6
"""Beyond this many open choices at once, no difference is made."""


def observe(view: Position, seat: Seat, features: Features) -> None:
    players: int = view.rules.players
    features.one_of("step", view.step, len(STEPS), _STEPS)
    features.number("turn", view.turn, TURNS)
    features.flag("phase II", view.phase == 1)
    features.number("deck", view.bag_size(), len(ORDER_NAMES))
    features.mask("removed", view.gone, MOST_ORDERS, "1 … 45, of this phase")
    for place in range(PLACES):
        features.one_of(f"display {place + 1}", view.display[place], len(ORDER_NAMES), _ORDERS)
    for line in range(LINES):
        features.one_of(f"board line {line + 1}", _die(get(view.board, line)), 2 * SIDES, _DICE)
    features.numbers("yellow dice just rolled", [FACES.count(view.rolled, face) for face in range(SIDES)], 3, "1 … 6")
    taker = -1 if view.taker == NOBODY else (view.taker - seat) % players
    features.one_of("takes an order", taker, players, _SEATS)
    for other, name in players_from(seat, players):
        player = view.players[other]
        keeping = player.choice >= KEPT
        features.about(name)
        features.numbers("yellow dice", [dice_count(player.yellow, v) for v in range(LARGEST)], MOST_DICE, _VALUES)
        features.numbers("brown dice", [dice_count(player.brown, v) for v in range(LARGEST)], MOST_DICE, _VALUES)
        signs = [get(player.rows, turn) for turn in range(TURNS)]
        features.numbers("dice taken, 7 for none", [sign_value(sign) for sign in signs], 7, _TURNS)
        features.numbers("brown dice taken", [sign_colour(sign) for sign in signs], 1, _TURNS)
        circled = [circles_of(player.circled, thing) for thing in range(len(RESOURCES))]
        crossed = [circles_of(player.crossed, thing) for thing in range(len(RESOURCES))]
        features.numbers("circled", circled, LONGEST_ROW, _RESOURCES)
        features.numbers("crossed out", crossed, LONGEST_ROW, _RESOURCES)
        features.number("nuts", player.nuts, 99)
        features.mask("lanterns", player.lanterns, len(CELLS), " ".join(CELLS))
        features.mask("helpers", player.helpers, HELPERS, _HELPERS)
        features.mask("helpers used in this round", player.used, HELPERS, _HELPERS)
        features.mask("crates", player.crates, 2 * MOST_CRATES, _CRATES)
        features.members("orders held", player.held, len(ORDER_NAMES), _ORDERS)
        features.members("orders completed", player.done, len(ORDER_NAMES), _ORDERS)
        features.members("orders dealt", player.dealt, len(ORDER_NAMES), _ORDERS)
        features.number("orders dealt and hidden", player.hidden_dealt.count if player.hidden_dealt else 0, 2)
        features.flag("has chosen", player.has_chosen())
        features.one_of("choice", -1 if keeping else player.choice - 1, _CHOICE_KINDS, _CHOICES)
        features.one_of("order kept", player.choice - KEPT if keeping else -1, len(ORDER_NAMES), _ORDERS)
        for depth in range(_MOST_DUE):
            due = player.due[-1 - depth] - 1 if depth < len(player.due) else -1
            features.one_of(f"due choice {depth + 1}", due, _DUE_KINDS, _DUE)
        features.number("sold in an open sale", player.sold, MOST_SOLD)
        features.flag("has ended the turn", player.ended)
        features.number("points", max(0, points(player)), 255)


def _die(sign: int) -> int:
    """The place of a board's die in the list of dice; -1 for none."""
    return SIDES * sign_colour(sign) + sign_value(sign) - 1 if sign else -1
