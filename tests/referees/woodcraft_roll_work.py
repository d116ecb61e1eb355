"""The free actions of Woodcraft Roll & Write, for its referee: what they may be, and what they do."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.referees.woodcraft_roll_pack import MATERIALS
from tests.referees.woodcraft_roll_sheet import ROOM, Sheet, by_colour_and_value

LARGEST = 12


def free_actions(sheet: Sheet, version: int) -> list[str]:
    """All that a player may do who has not ended the turn, in no order."""
    if sheet.due:
        return sheet.options()
    texts = completions(sheet, version)
    for material, deeds in (("glue", gluings(sheet)), ("sawblade", sawings(sheet)), ("scrapwood", raisings(sheet))):
        if sheet.unused(material):
            texts += deeds
        texts += [f"{deed} with {other}" for other in stand_ins(sheet, material) for deed in deeds]
    texts += shifts(sheet)
    texts += [f"sell {material}" for material in sheet.pack.goods if sheet.unused(material) and may_sell(sheet)]
    for helper in range(1, 9):
        if helper not in sheet.helpers and sheet.pack.costs[helper - 1] <= sheet.unused("blueberry"):
            texts.append(f"hire {helper}")
    if sheet.unused("blueberry"):
        texts += [f"berry {crate + 1}" for crate in range(len(sheet.crates)) if sheet.place(crate, "blueberry")]
    return [*texts, "end"]


# Helpers 1 to 4


def ready(sheet: Sheet, helper: int) -> bool:
    return helper in sheet.helpers and helper not in sheet.used


def stand_ins(sheet: Sheet, material: str) -> list[str]:
    """What helper 1 may spend in stead of a material (9.6)."""
    if not ready(sheet, 1) or material not in sheet.pack.stand_ins:
        return []
    return [other for other in sheet.pack.stand_ins if other != material and sheet.unused(other)]


def may_sell(sheet: Sheet) -> bool:
    """A new use of helper 2, or more of the one that is going on (9.7)."""
    return ready(sheet, 2) or 0 < sheet.sold < sheet.pack.sale


def shifts(sheet: Sheet) -> list[str]:
    texts = []
    for die in set(sheet.dice):
        colour, value = die[0], int(die[1:])
        if ready(sheet, 3 if colour == "b" else 4):
            texts += [f"shift {die} {colour}{to}" for to in (value - 1, value + 1) if 1 <= to <= LARGEST]
    return texts


# Glue, sawblades, scrapwood


def gluings(sheet: Sheet) -> list[str]:
    texts = set()
    for one, other in combinations(sorted(sheet.dice, key=by_colour_and_value), 2):
        total = int(one[1:]) + int(other[1:])
        if total <= LARGEST:
            texts |= {f"glue {one} {other} {colour}{total}" for colour in (one[0], other[0])}
    return list(texts)


def sawings(sheet: Sheet) -> list[str]:
    if len(sheet.dice) >= ROOM:
        return []
    return [
        f"saw {die} {die[0]}{low} {die[0]}{int(die[1:]) - low}"
        for die in set(sheet.dice)
        for low in range(1, int(die[1:]) // 2 + 1)
    ]


def raisings(sheet: Sheet) -> list[str]:
    return [f"raise {die} {die[0]}{int(die[1:]) + 1}" for die in set(sheet.dice) if int(die[1:]) < LARGEST]


# Orders


def completions(sheet: Sheet, version: int) -> list[str]:
    texts = []
    for name in sheet.held:
        order = sheet.pack.orders[name]
        if Counter(order.dice) - Counter(sheet.dice):
            continue
        cost = Counter(order.resources)
        if affordable(sheet, cost):
            texts.append(f"complete {name}")
        if version >= 2:
            texts += [
                f"complete {name} with {other} for {asked}"
                for asked in MATERIALS
                for other in stand_ins(sheet, asked)
                if cost[asked] and affordable(sheet, exchanged(cost, asked, other))
            ]
    return texts


def affordable(sheet: Sheet, cost: Counter[str]) -> bool:
    return all(sheet.unused(thing) >= count for thing, count in cost.items())


def exchanged(cost: Counter[str], asked: str, other: str) -> Counter[str]:
    """A cost in which one resource stands for another."""
    return cost - Counter([asked]) + Counter([other])


# What they do


def work(sheet: Sheet, text: str) -> None:
    """Do a free action, or settle a choice; `end` is the table's."""
    verb, *words = text.split()
    if verb in ("lantern", "chestnut", "pick"):
        sheet.choose(words[0])
    else:
        if verb != "sell":
            sheet.sold = 0  # any other free action closes a sale
        act(sheet, verb, words)
    sheet.settle()


def act(sheet: Sheet, verb: str, words: list[str]) -> None:
    if verb == "complete":
        complete(sheet, words)
    elif verb == "glue":
        reshape(sheet, "glue", words[:2], words[2:3], words[3:])
        sheet.gain(["nut", "nut"])
    elif verb == "saw":
        reshape(sheet, "sawblade", words[:1], words[1:3], words[3:])
    elif verb == "raise":
        reshape(sheet, "scrapwood", words[:1], words[1:2], words[2:])
    elif verb == "shift":
        sheet.dice.remove(words[0])
        sheet.dice.append(words[1])
        sheet.used.add(3 if words[0][0] == "b" else 4)
    elif verb == "sell":
        sheet.crossed[words[0]] += 1
        sheet.used.add(2)
        sheet.sold += 1
        sheet.gain(["blueberry", "nut", "nut"])
    elif verb == "hire":
        hire(sheet, int(words[0]))
    elif verb == "berry":
        sheet.crossed["blueberry"] += 1
        sheet.mark(int(words[0]) - 1, "blueberry")


def reshape(sheet: Sheet, material: str, before: list[str], after: list[str], stead: list[str]) -> None:
    """Dice become other dice, for a material or, `with` helper 1, for another in its stead."""
    for die in before:
        sheet.dice.remove(die)
    sheet.dice += after
    if stead:
        sheet.used.add(1)
    sheet.crossed[stead[1] if stead else material] += 1


def complete(sheet: Sheet, words: list[str]) -> None:
    """`a12`, or `a12 with glue for sawblade`. The reward comes first, then what helpers 6 and 7 give for it."""
    name = words[0]
    order = sheet.pack.orders[name]
    for die in order.dice:
        sheet.dice.remove(die)
    cost = Counter(order.resources)
    if len(words) > 1:
        cost = exchanged(cost, words[4], words[2])
        sheet.used.add(1)
    for thing, count in cost.items():
        sheet.crossed[thing] += count
    sheet.held.remove(name)
    sheet.done.add(name)
    sheet.gain(order.gains)
    sheet.gain_reputation(order.reputation)
    if 7 in sheet.helpers:
        sheet.due.append("pick7")


def hire(sheet: Sheet, helper: int) -> None:
    sheet.crossed["blueberry"] += sheet.pack.costs[helper - 1]
    sheet.helpers.add(helper)
    if helper == 5:
        sheet.due.append("pick5")
    if helper == 8:
        sheet.gain_reputation(1)
