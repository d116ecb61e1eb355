"""Changes to positions of random games, in their own notation, that put everything a player may own to use.

Random games seldom come to have five abilities ready, a hand full of cards or eight helpers. What a changed text says
may be impossible; whoever reads it leaves those out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rollwright.kernel.source import Source

Edit = Callable[[str, Source], str]


def edit_copenhagen_roll(text: str, source: Source) -> str:
    """Marks on every track with nothing used up, other dice, other shapes crossed out."""
    turn, *sheets = text.split(" | ")
    fields = [word for word in turn.split() if word.partition("=")[0] not in ("crossed", "clean", "usable")]
    fields = [_dice(word, source) if word.startswith("dice=") else word for word in fields]
    once = [shape for shape in _ONCE_ONLY if source.below(3) == 0]
    if once:
        fields.append(f"crossed={','.join(once)}")
    fields = [word for word in fields if not word.startswith("crossed_at_setup=")]
    marked = [f"{sheet.split()[0]} {_marks(source)}" for sheet in sheets]
    return " | ".join([" ".join(fields), *marked])


_ONCE_ONLY: Final = (
    "red-4", "red-4", "red-5", "yellow-4-left", "yellow-4-right", "yellow-5", "green-4-left", "green-4-right",
    "green-5", "blue-4-left", "blue-4-right", "blue-5", "purple-4", "purple-4", "purple-5",
)  # fmt: skip


def _dice(field: str, source: Source) -> str:
    """As many dice, of two colours and white."""
    letters = ["rygbp"[source.below(5)], "rygbp"[source.below(5)], "w"]
    faces = [letters[source.below(3)] for _ in field.partition("=")[2]]
    return "dice=" + "".join(sorted(faces, key="rygbpw".index))


def _marks(source: Source) -> str:
    return "".join(f"{letter}{1 + source.below(9)}" for letter in "rygbp" if source.below(4)) or "-"


def edit_copenhagen_board(text: str, source: Source) -> str:
    """Other hands, of few colours, and any abilities ready or used."""
    table, *players = text.split(" | ")
    fields = [word for word in table.split() if not word.startswith(("supply=", "second=", "discards="))]
    return " | ".join([" ".join(fields), *[_builder(player, source) for player in players]])


def _builder(player: str, source: Source) -> str:
    house, hand = player.split()[:2]
    colours = ["rygbp"[source.below(5)] for _ in range(3)]
    size = max(2 + source.below(6), len(hand.replace("-", "").replace("+", "")))
    cards = sorted([colours[source.below(3)] for _ in range(size)], key="rygbp".index)
    states = [(word, source.below(3)) for word in ("any", "additional", "discount", "change", "both")]
    words = [house, "".join(cards)]
    for name, wanted in (("ready", (1, 2)), ("used", (0,))):
        found = [word for word, state in states if state in wanted]
        if found:
            words.append(f"{name}={','.join(found)}")
    return " ".join(words)


def edit_woodcraft_roll(text: str, source: Source) -> str:
    """More dice, resources, helpers and orders."""
    table, *players = text.split(" | ")
    phase = "b" if "phase=2" in table else "a"
    return " | ".join([table, *[_worker(player, phase, source) for player in players]])


def _worker(player: str, phase: str, source: Source) -> str:
    fields = {word.partition("=")[0]: word.partition("=")[2] for word in player.split() if word != "-"}
    ended = "ended" in fields
    dice = sorted(("yb"[source.below(2)], 1 + source.below(12)) for _ in range(1 + source.below(6)))
    fields["dice"] = ",".join(f"{wood}{value}" for wood, value in sorted(dice, key=lambda die: (die[0] == "b", die[1])))
    for resource in ("scrapwood", "glue", "sawblade", "blueberry"):
        circled = 1 + source.below(5)
        crossed = source.below(circled)
        fields[resource] = f"{circled}/{crossed}" if crossed else str(circled)
    helpers = [str(number) for number in range(1, 9) if source.below(2)]
    fields.pop("used", None)
    if helpers:
        fields["helpers"] = ",".join(helpers)
    held = fields.get("held", "").split(",") if fields.get("held") else []
    more = [f"{phase}{1 + source.below(24)}" for _ in range(2)]
    fields["held"] = ",".join(dict.fromkeys(held + more))
    fields.pop("ended", None)
    return " ".join([f"{name}={value}" if value else name for name, value in fields.items()] + ["ended"] * ended)


EDITS: Final[dict[str, Edit]] = {
    "copenhagen_roll": edit_copenhagen_roll,
    "copenhagen_board": edit_copenhagen_board,
    "woodcraft_roll": edit_woodcraft_roll,
}
"""By game; one without is played as it is."""
