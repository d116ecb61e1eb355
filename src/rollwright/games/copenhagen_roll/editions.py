"""Chapter 11, editions and the record: what a table may choose (RULES.md, "Editions")."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_roll.components import TRACK_LENGTH, TRACKS
from rollwright.kernel.native import Word
from rollwright.kernel.options import Option, Setup
from rollwright.parts.facade import COLOURS, HOUSE

PLAYERS: Final = (2, 3, 4)
VERSIONS: Final = (1, 2)
"""2: “use again” may draw a crossed-out red-4 or purple-4 while its twin is open (CRW-7.28)."""
EDITIONS: Final = ("en", "fr", "nl")

OPTIONS: Final = (
    Option("no_x_scope", ("turn", "drawing"), {"en": "turn", "fr": "drawing", "nl": "drawing"}),
    Option("one_x_timing", ("after_shape", "any"), {"en": "after_shape", "fr": "any", "nl": "any"}),
    Option("color_change_face", ("color", "any"), {"en": "color", "fr": "any", "nl": "any"}),
    Option("two_player_setup_marks", ("must", "may"), {"en": "must", "fr": "may", "nl": "must"}),
    Option("start_player", ("youngest", "chance"), {"en": "youngest", "fr": "chance", "nl": "youngest"}),
    Option("start_seat", (None, 0, 1, 2, 3), {}, seat_rule="CRW-1.14"),
    Option("two_player_crossed_fours", ("one_per_color", "one_per_shape"), {}),
    Option("use_again_setup_fours", (True, False), {}),
    Option("marking", ("may", "must"), {}),
)


@final
class Rules:
    """The options as the rules ask for them: all that differs between editions and versions is here."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        start_seat = options["start_seat"]
        self.setup: Final = setup
        self.players: Word = setup.players
        self.start_seat: Final = start_seat if isinstance(start_seat, int) else None
        self.no_x_for_turn: Final = options["no_x_scope"] == "turn"
        self.one_x_any_time: Final = options["one_x_timing"] == "any"
        self.change_any_face: Final = options["color_change_face"] == "any"
        self.setup_marks_may: Final = options["two_player_setup_marks"] == "may"
        self.cross_per_shape: Final = options["two_player_crossed_fours"] == "one_per_shape"
        self.again_setup_fours: Final = options["use_again_setup_fours"] is True
        self.again_while_open: Final = setup.version >= 2
        self.must_mark: Final = options["marking"] == "must"


def longest(setup: Setup) -> int:
    """A bound on the actions of a game, chance included.

    In every two rounds running something is drawn or marked, and there are only so many squares. Beside what every
    turn has (roll, dice, pass or choose, place and brick, end, and an answer or two from every other player), an
    action costs a star that is never won back, draws a square, or marks a track.
    """
    squares = setup.players * (HOUSE.squares + len(COLOURS) * TRACK_LENGTH)
    turns = setup.players * (2 * squares + 2)
    each_turn = 6 + 2 * (setup.players - 1)
    stars = setup.players * sum(track.stars[TRACK_LENGTH] for track in TRACKS)
    return turns * each_turn + 2 * stars + squares + 10
