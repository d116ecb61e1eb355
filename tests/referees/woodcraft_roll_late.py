"""Late positions of Woodcraft Roll & Write: full rows, empty decks, helpers at work, a pile of choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from rollwright.kernel.game import Game
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from tests.referees.woodcraft_roll import resume_sheet
from tests.referees.woodcraft_roll_notation import Fields, join, listed, parse
from tests.referees.woodcraft_roll_pack import RESOURCES, Pack
from tests.referees.woodcraft_roll_sheet import CELLS, ROOM, Sheet, by_colour_and_value

T = TypeVar("T")
WITH_CHOICES = ("opponent", "first", "take", "fill", "work")
"""Steps in which a player may have choices to make, now or later."""


def late(game: Game[Any], setup: Setup, position: Any, source: Source) -> str:
    """The position with other sheets and fewer orders in the deck, and mostly in another turn."""
    pack = Pack(setup.content)
    table, *players = parse(game.write(position))
    step = table.get("step", "choose")
    if table.get("turn") == "0" or step == "over" or (step in ("choose", "work") and source.below(4)):
        go_on(table, players, source)
    scatter_orders(table, players, pack, source)
    for fields in players:
        fill_sheet(fields, pack, table, source)
    return join([table, *players])


# Chance


def sample(things: Sequence[T], count: int, source: Source) -> list[T]:
    """So many of these, or as many as there are."""
    left = list(things)
    return [left.pop(source.below(len(left))) for _ in range(min(count, len(left)))]


def one_of(things: Sequence[T], source: Source) -> T:
    return things[source.below(len(things))]


def high(most: int, source: Source) -> int:
    """A number from 0 to the most, every other time one of the highest three."""
    return most - source.below(min(most, 2) + 1) if source.below(2) else source.below(most + 1)


def put(fields: Fields, name: str, values: Sequence[str]) -> None:
    """Set a field; one without values is not written."""
    fields.pop(name, None)
    if values:
        fields[name] = ",".join(values)


# The table


def go_on(table: Fields, players: list[Fields], source: Source) -> None:
    """Another turn, with other dice on the board: all choose or work, or it is over and chance has its part."""
    turn = 1 + source.below(12)
    steps = ["choose", "work"]
    # Rare in play, and what they do shows seldom: so they come often here.
    if len(players) == 5 and turn % 2 == 1:
        steps += ["new"] * 2
    if len(players) == 1 and turn in range(2, 12, 2):
        steps += ["removal"] * 4
    step = one_of(steps, source)
    phase = "2" if turn > 6 else table.get("phase", one_of("12", source))
    table.clear()
    table.update(turn=str(turn), step=step, phase=phase)
    board = some_board(turn, step, len(players), source)
    put(table, "board", board)
    noted = turn - 1 if step == "choose" else turn
    level = some_rows(noted, source)  # for several players, so that chance has to say who takes an order first
    for fields in players:
        for name in ("choice", "ended"):
            fields.pop(name, None)
        put(fields, "dealt", listed(fields, "dealt")[:1] if phase == "1" else [])
        put(fields, "rows", level if source.below(2) else some_rows(noted, source))
    # In a turn that goes on, some have done their part.
    for fields in sample(players, source.below(len(players)), source) if step in ("choose", "work") else players:
        if step != "choose":
            fields["ended"] = ""
        else:
            lines = [str(line) for line, die in enumerate(board, 1) if die != "-"]
            fields["choice"] = one_of([*lines, *["order"] * len(lines)], source)


def some_rows(count: int, source: Source) -> list[str]:
    return [one_of(["x", "y2", "b2", "b5"], source) for _ in range(count)]


def some_board(turn: int, step: str, players: int, source: Source) -> list[str]:
    """As few dice as the players can have left, or more: a round begins with six; its first turn leaves some."""
    least = 3 if players == 1 else 6 - players
    if step == "choose":
        least = 6 if turn % 2 == 1 else max(least, 2)
    elif turn % 2 == 0:
        least = 0
    more = source.below(7 - least) if step in ("choose", "work") and source.below(2) else 0
    count = least + more
    dice = [one_of("yb", source) + one_of("123456", source) for _ in range(count)]
    dice.sort(key=lambda die: (-int(die[1]), die[0]))
    lines = sorted(sample(range(6), count, source))
    return [dice[lines.index(line)] if line in lines else "-" for line in range(6)]


def scatter_orders(table: Fields, players: list[Fields], pack: Pack, source: Source) -> None:
    """Players hold and have completed more orders, and the deck may be all but out."""
    phase = int(table.get("phase", "1"))
    out = set(listed(table, "display")) | set(listed(table, "gone"))
    for fields in players:
        out.update(*(listed(fields, name) for name in ("held", "done", "dealt")))
    free = [name for name in pack.orders if name not in out and pack.orders[name].phase <= phase]
    deck = sample([name for name in free if pack.orders[name].phase == phase], len(free), source)
    if "display" not in table and table.get("step") != "fill":
        display = [deck.pop() if deck else "-" for _ in range(3)]
        put(table, "display", display)
    left = one_of([0, 0, 0, 1, 3, len(deck)], source)
    if table.get("step") == "fill":
        left = max(left, 1)
    elif table.get("step") == "removal":
        left = 0
    given = deck[left:] + [name for name in free if pack.orders[name].phase < phase]
    gone = listed(table, "gone")
    for name in given:
        where = source.below(6)
        if where < 2:
            fields = one_of(players, source)
            put(fields, "held" if where else "done", [*listed(fields, "held" if where else "done"), name])
        elif pack.orders[name].phase == phase:
            gone.append(name)
    if phase == 2 and not deck[:left] and table.get("step") in ("choose", "work", "removal"):
        display = listed(table, "display")
        for place in sample(range(3), one_of([0, 1, 1, 2, 3], source), source):
            if display[place] != "-":
                gone.append(display[place])
                display[place] = "-"
        put(table, "display", display)
    put(table, "gone", gone)
    if not any(name != "-" for name in listed(table, "display")):
        for fields in players:
            if fields.get("choice") == "order":
                del fields["choice"]


# The sheets


def fill_sheet(fields: Fields, pack: Pack, table: Fields, source: Source) -> None:
    step = table.get("step", "choose")
    for thing in RESOURCES:
        circled = high(pack.circles[thing], source)
        crossed = source.below(circled + 1) if source.below(2) else 0
        put(fields, thing, [f"{circled}/{crossed}" if crossed else f"{circled}"] if circled else [])
    nuts = high(pack.nuts, source)
    put(fields, "nuts", [str(nuts)] if nuts else [])
    lanterns = sample(CELLS, high(9, source), source)
    put(fields, "lanterns", [cell for cell in CELLS if cell in lanterns])
    helpers = sorted(sample("12345678", source.below(9), source))
    put(fields, "helpers", helpers)
    put(fields, "used", [helper for helper in helpers if helper in "1234" and not source.below(3)])
    put(fields, "crates", marked_crates(pack, source))
    put(fields, "dice", some_dice(fields, pack, source))
    put(fields, "sold", [])
    had_choices = "due" in fields
    put(fields, "due", [])
    if step not in WITH_CHOICES or "ended" in fields:
        return
    if step == "work" and "2" in listed(fields, "used") and source.below(2):
        put(fields, "sold", [str(1 + source.below(int(min(pack.sale, 15))))])
    if had_choices or (step == "work" and source.below(2)):
        put(fields, "due", some_choices(fields, pack, source))


def marked_crates(pack: Pack, source: Source) -> list[str]:
    found = []
    for number, (_, slots) in enumerate(pack.crates, 1):
        marks = "".join(mark for mark, _ in zip("ab", slots, strict=False) if source.below(2))
        if marks:
            found.append(f"{number}{marks}")
    return found


def some_dice(fields: Fields, pack: Pack, source: Source) -> list[str]:
    """A few of any value up to 12, and at times those that an order asks for."""
    dice = [one_of("yb", source) + str(1 + source.below(12)) for _ in range(source.below(6))]
    held = listed(fields, "held")
    asking = [order for order in held if pack.orders[order].resources]  # what helper 1 may pay for
    for order in sample(held, source.below(3), source) + sample(asking, source.below(2), source):
        dice += pack.orders[order].dice
    if len(dice) < ROOM and not source.below(8):
        dice += [one_of("yb", source) + str(1 + source.below(6)) for _ in range(ROOM - len(dice) - source.below(3))]
    return sorted(dice[:ROOM], key=by_colour_and_value)


def some_choices(fields: Fields, pack: Pack, source: Source) -> list[str]:
    """A pile of choices whose newest can be made; those below may have become impossible when they come up."""
    sheet = Sheet(pack)
    resume_sheet(sheet, fields)
    kinds = ["lantern", "chestnut", *(f"pick{helper}" for helper in (5, 7) if helper in sheet.helpers)]
    sheet.due = [one_of(kinds, source) for _ in range(1 + source.below(4))]
    while sheet.due and not sheet.options():
        sheet.due.pop()
    return sheet.due
