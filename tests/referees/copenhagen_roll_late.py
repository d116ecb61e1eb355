"""Late positions of Copenhagen Roll & Write: fuller buildings and tracks, more crossed out, other dice, coats due."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rollwright.kernel.game import Game
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from tests.referees.building import COLUMNS, ROWS, SQUARES, rows_of
from tests.referees.copenhagen_roll_sheet import COLOURS, ENTRIES, FACES, FULL, TRACKS, pack, sorted_dice

BEFORE: Final = ("start", "cross", "setup", "over")
"""Steps at which nothing is altered."""
DRAWING: Final = ("place", "brick")
"""Steps that belong to a building as it is."""
FLAGS: Final = ("drawn", "passed", "clean", "moved")


def written(numbers: Counter[str]) -> str:
    return "".join(f"{colour[0]}{numbers[colour]}" for colour in COLOURS if numbers[colour]) or "-"


def fuller_house(text: str, source: Source, brimful: bool) -> str:
    """Up to a row of its own each column is filled, but for a few squares; some of it is X. One square is empty."""
    house = rows_of(text)
    bricks = 2 + source.below(6)
    holes = 40 if brimful else 4 + source.below(20)
    most = 9 if brimful else source.below(10)
    for column in COLUMNS:
        height = min(9, most + source.below(3))
        for row in ROWS[:height]:
            if source.below(holes):
                house.setdefault(column + row, "O" if source.below(bricks) else "X")
    if len(house) == len(SQUARES):
        del house[SQUARES[source.below(len(SQUARES))]]
    return "/".join("".join(house.get(column + row, ".") for column in COLUMNS) for row in ROWS)


def fuller_tracks(text: str, source: Source, brimful: bool) -> tuple[Counter[str], str, str]:
    """More marks, and some of what they unlock used up."""
    marks = pack(text)
    stars: Counter[str] = Counter()
    bonuses: Counter[str] = Counter()
    for colour in COLOURS:
        marks[colour] += FULL - marks[colour] if brimful else source.below(FULL + 1 - marks[colour])
        unlocked = TRACKS[colour][: marks[colour]]
        stars[colour] = source.below(unlocked.count("*") + (3 if colour == "red" else 1)) // (1 + source.below(3))
        bonuses[colour] = source.below(unlocked.count("+") + 1) // (1 + source.below(3))
    return marks, written(stars), written(bonuses)


def fuller_sheet(text: str, source: Source) -> tuple[str, Counter[str]]:
    """A sheet, and its marks before this turn."""
    house, tracks = text.split()[:2]
    brimful = not source.below(6)
    if brimful or source.below(3):
        house = fuller_house(house, source, brimful)
    marks, stars, bonuses = fuller_tracks(tracks, source, brimful)
    usable = Counter(marks)
    if not source.below(3):
        marks[COLOURS[source.below(5)]] += 2
        marks = Counter({colour: min(FULL, number) for colour, number in marks.items()})
    used = (f" stars={stars}" if stars != "-" else "") + (f" bonuses={bonuses}" if bonuses != "-" else "")
    return f"{house} {written(marks)}{used}", usable


def some_dice(count: int, source: Source) -> str:
    """Of few faces, so that much can be drawn; and white ones."""
    faces = [FACES[source.below(6)], FACES[source.below(6)], "w"]
    return sorted_dice("".join(faces[source.below(3)] for _ in range(count)))


def more_crossed(words: dict[str, str], source: Source) -> str:
    crossed = Counter(words["crossed"].split(",") if "crossed" in words else [])
    for shape, entries in ENTRIES.items():
        crossed[shape] += source.below(entries + 1 - crossed[shape])
    return ",".join(sorted(crossed.elements()))


def another_turn(words: dict[str, str], setup: Setup, source: Source) -> dict[str, str]:
    """Somewhere in a turn of the same player, in a later round."""
    kept = {name: words[name] for name in ("start", "active", "crossed_at_setup") if name in words}
    step = ("roll", "choose", "coat", "finish")[source.below(4)]
    made = kept | {"step": step, "round": str(2 + source.below(20)), "crossed": more_crossed(words, source)}
    if step != "roll":
        drawn = step != "choose" and source.below(3) > 0
        made |= {"rolls": "1", "dice": some_dice(source.below(5) if drawn else 5, source)}
        made |= {"drawn": ""} if drawn else {"passed": ""} if step == "finish" else {}
        if drawn and setup.options["no_x_scope"] == "turn" and source.below(2):
            made["clean"] = ""
    if step == "coat":
        made["coats"] = str(1 + source.below(3))
    if source.below(2):
        made["moved"] = ""
    if source.below(2):
        made["idle"] = "1"
    return {name: value for name, value in made.items() if value or name in FLAGS}


def late(game: Game[Any], setup: Setup, position: Any, source: Source) -> str:
    text = game.write(position)
    turn, *sheets = text.split(" | ")
    words = {name: value for name, _, value in (word.partition("=") for word in turn.split())}
    step = words.get("step", "roll")
    if step in BEFORE:
        return text
    active = int(words.get("active", words.get("start", 0)))
    fuller = [fuller_sheet(sheet, source) for sheet in sheets]
    made = [sheet for sheet, _ in fuller]
    if step in DRAWING:
        made[active] = sheets[active]
    else:
        words = another_turn(words, setup, source) | {"usable": written(fuller[active][1])}
    fields = " ".join(f"{name}={value}" if value else name for name, value in words.items())
    return " | ".join([fields, *made])
