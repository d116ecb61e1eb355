"""Positions in which something legal was once out of reach on the page, by game: the players, and the position."""

from __future__ import annotations

from typing import Final

_TALL: Final = "/".join(["OXOXO"] * 7)
"""A house with little room left: everything is tried in it, and soon."""

KNOWN: Final[dict[str, tuple[tuple[int, str], ...]]] = {
    "copenhagen_board": (
        # Which cards pay, where cards of another colour may: gpp for green-3, gg for purple-2.
        (2, "step=pay display=rygbpry placed=green-3:a1,a2,a3:a1 | - gbbbpp ready=change | - -"),
        (2, "step=pay display=rygbpry placed=purple-2:a1,b1:a1 | - rrgg ready=change | - -"),
        # The brick of blue-3 on d3: its mirror image fits nowhere unless it is turned too.
        (2, "turn=5 display=rygbpry | rrrr./rrrr./rrr../rrrrr/rrrrr/rrrrr/rrrrr/rrrrr/rrrrr bbb | - -"),
    ),
    "copenhagen_roll": (
        # A mixture of dice, white dice and bonuses that is not the thriftiest: red-4 with one white die and a bonus.
        (2, f"step=choose dice=rrrww rolls=1 | {_TALL} r3 | - -"),
        (2, f"step=choose dice=rwwyp rolls=1 | {_TALL} r3 | - -"),
        # Of two equal entries one is crossed out: the other is open, and a star brings back the first.
        (2, f"step=choose dice=rrrry rolls=1 crossed=red-4 | {_TALL} y3 | - -"),
    ),
}
