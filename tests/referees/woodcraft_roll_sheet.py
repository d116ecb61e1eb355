"""One player of Woodcraft Roll & Write, for its referee: the sheet, what a gain does to it, and the points."""

from __future__ import annotations

from tests.referees.woodcraft_roll_pack import RESOURCES, Pack

ROOM = 31
"""So many dice a sheet has room for."""
CELLS = [column + row for row in "123" for column in "abc"]


def by_colour_and_value(die: str) -> tuple[int, int]:
    """Yellow before brown, low before high: how dice are named in a text."""
    return "yb".index(die[0]), int(die[1:])


class Sheet:
    """Chapters 8 and 11, and what an order or a helper gives (6.4, 9.11 to 9.14)."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.dice: list[str] = []
        self.rows: list[str] = []
        """The dice as they were noted, and x for a row crossed out."""
        self.circled = dict.fromkeys(RESOURCES, 0)
        self.crossed = dict.fromkeys(RESOURCES, 0)
        self.nuts = 0
        self.lanterns: set[str] = set()
        self.helpers: set[int] = set()
        self.used: set[int] = set()
        """The helpers that have been used in this round."""
        self.sold = 0
        """How much helper 2 has sold in a use that may still go on."""
        self.crates: list[set[int]] = [set() for _ in pack.crates]
        """The places that are marked."""
        self.held: set[str] = set()
        self.done: set[str] = set()
        self.dealt: list[str] = []
        """What was dealt; once one is kept, the order at the bottom of the deck."""
        self.choice = ""
        self.due: list[str] = []
        """What has to be chosen, the newest last."""
        self.ended = False

    # Resources

    def unused(self, thing: str) -> int:
        return self.circled[thing] - self.crossed[thing]

    def has_room(self, thing: str) -> bool:
        """Whether a gain of this would be more than nothing (8.2, 8.9, 8.13, 7.6); a lantern always is (8.7)."""
        if thing == "chestnut":
            return any(self.place(number, thing) for number in range(len(self.crates)))
        if thing == "nut":
            return self.nuts < self.pack.nuts
        if thing in RESOURCES:
            return self.circled[thing] < self.pack.circles[thing]
        return thing == "lantern" or len(self.dice) < ROOM

    # Gains

    def gain(self, things: list[str]) -> None:
        """In printed order; a chestnut or a lantern opens a choice."""
        for thing in things:
            if thing == "nut":
                self.nuts = min(self.nuts + 1, self.pack.nuts)
            elif thing in ("lantern", "chestnut"):
                self.due.append(thing)
            elif thing in RESOURCES:
                if self.has_room(thing):
                    self.circled[thing] += 1
                    if self.circled[thing] in self.pack.marked[thing]:
                        self.due.append("chestnut")
            elif self.has_room(thing):
                self.dice.append(thing)

    def gain_reputation(self, count: int) -> None:
        if 6 in self.helpers:
            self.gain(["blueberry", "nut"] * count)

    # Choices

    def options(self) -> list[str]:
        """What the newest choice may be settled with."""
        if not self.due:
            return []
        kind = self.due[-1]
        if kind == "lantern":
            return [f"lantern {cell}" for cell in CELLS if cell not in self.lanterns]
        if kind == "chestnut":
            return [f"chestnut {number + 1}" for number in range(len(self.crates)) if self.place(number, "chestnut")]
        offers = self.pack.choice if kind == "pick5" else {"scrapwood": ["scrapwood"], "glue": ["glue"]}
        return [f"pick {name}" for name, offer in offers.items() if any(self.has_room(thing) for thing in offer)]

    def settle(self) -> None:
        """A choice that comes up with nothing left to choose is lost (8.9), or for a lantern a nut (8.7)."""
        while self.due and not self.options():
            if self.due.pop() == "lantern":
                self.gain(["nut"])

    def choose(self, answer: str) -> None:
        """Settle the newest choice: `a2` for a lantern, `3` for a chestnut, `glue` for a pick."""
        kind = self.due.pop()
        if kind == "lantern":
            self.lanterns.add(answer)
            column, row = answer[0], answer[1]
            if all(each + row in self.lanterns for each in "abc"):
                self.gain(self.pack.lantern_rows["123".index(row)])
            if all(column + each in self.lanterns for each in "123"):
                self.gain(self.pack.lantern_columns["abc".index(column)])
        elif kind == "chestnut":
            self.mark(int(answer) - 1, "chestnut")
        elif kind == "pick5":
            self.gain(self.pack.choice[answer])
        else:
            self.gain([answer])

    # Crates

    def place(self, crate: int, thing: str) -> list[int]:
        """The free places of a crate for a chestnut or a blueberry, those printed for it alone first."""
        slots = self.pack.crates[crate][1]
        free = [number for number in range(len(slots)) if number not in self.crates[crate]]
        return [n for n in free if slots[n] == thing] + [n for n in free if slots[n] == "either"]

    def mark(self, crate: int, thing: str) -> None:
        self.crates[crate].add(self.place(crate, thing)[0])

    # Points

    def reputation(self) -> int:
        return sum(self.pack.orders[order].reputation for order in self.done) + (8 in self.helpers)

    def order_points(self) -> int:
        return sum(self.pack.orders[order].points for order in self.done)

    def points(self) -> int:
        """The six parts (11.1), as they would count now."""
        active = [
            kind for (kind, slots), marks in zip(self.pack.crates, self.crates, strict=True) if len(marks) == len(slots)
        ]
        return (
            self.nuts
            + sum(self.pack.helper_points[helper - 1] for helper in self.helpers)
            + self.reputation() * len(self.done)
            + self.order_points()
            + sum(self.crate_points(kind) for kind in active)
            + self.pack.lantern_points[len(self.lanterns)]
        )

    def crate_points(self, kind: str) -> int:
        if kind == "helpers":
            return 8 if len(self.helpers) >= 5 else 4 if len(self.helpers) >= 3 else 0
        if kind == "orders":
            return len(self.done)
        if kind == "reputation":
            return 1 + 2 * sum(self.pack.orders[order].reputation for order in self.done)
        if kind == "lanterns":
            return 3 + len(self.lanterns)
        return self.order_points() // 4

    def result(self) -> tuple[int, int]:
        """What places go by: points, then unused resources (11.12)."""
        return self.points(), sum(self.unused(thing) for thing in RESOURCES)
