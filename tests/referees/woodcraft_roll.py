"""A referee for Woodcraft Roll & Write, from its RULES.md and its packs alone: the table, and how a game goes."""

from __future__ import annotations

from collections import Counter
from itertools import product

from rollwright.kernel.options import Setup
from tests.referees.woodcraft_roll_notation import Fields, listed, parse
from tests.referees.woodcraft_roll_pack import RESOURCES, Pack
from tests.referees.woodcraft_roll_sheet import Sheet
from tests.referees.woodcraft_roll_work import free_actions, work

CHANCE = -1


class WoodcraftReferee:
    """A game that goes on: the table and the sheets."""

    def __init__(self, setup: Setup) -> None:
        self.version = setup.version
        self.pack = Pack(setup.content)
        self.sheets = [Sheet(self.pack) for _ in range(setup.players)]
        self.solo = setup.players == 1
        self.turn = 0
        self.step = "deal"
        self.phase = 1
        self.display = ["", "", ""]
        self.board = [""] * 6
        self.rolled: list[str] = []
        """The yellow dice, until the brown ones are rolled."""
        self.gone: set[str] = set()
        """Orders that have left the game."""
        self.taker = 0

    # The protocol

    def to_act(self) -> tuple[int, ...]:
        seats = enumerate(self.sheets)
        if self.step == "over":
            return ()
        if self.step in ("keep", "choose"):
            return tuple(seat for seat, sheet in seats if not sheet.choice)
        if self.step == "take":
            return (self.taker,)
        if self.step == "work":
            return tuple(seat for seat, sheet in seats if not sheet.ended)
        return (CHANCE,)

    def legal(self, seat: int) -> list[str]:
        if seat not in self.to_act():
            return []
        if seat == CHANCE:
            return list(self.chance())
        sheet = self.sheets[seat]
        if self.step == "keep":
            return [f"keep {order}" for order in sheet.dealt]
        if self.step == "choose":
            dice = [f"choose {die} {line}" for line, die in enumerate(self.board, 1) if die]
            return [*dice, "choose order"] if any(self.display) else dice
        if self.step == "take":
            return [f"take {order}" for order in self.display if order]
        return free_actions(sheet, self.version)

    def chance(self) -> dict[str, int]:
        if self.step in ("deal", "fill"):
            return {f"card {order}": 1 for order in self.deck()}
        if self.step in ("yellow", "brown"):
            rolls = Counter("".join(sorted(roll)) for roll in product("123456", repeat=3))
            return {f"{self.step} {roll}": count for roll, count in rolls.items()}
        if self.step == "first":
            return {f"first {seat}": 1 for seat in self.next_takers()}
        if self.step == "opponent":
            return {f"opponent y{yellow} b{brown}": 1 for yellow in range(1, 7) for brown in range(1, 7)}
        if self.step in ("new", "removal"):
            return {f"{self.step} {value}": 1 for value in range(1, 7)}
        return {}

    def play(self, actor: int, text: str) -> None:
        assert text in self.legal(actor), f"{text!r} by {actor} at step {self.step}"
        verb, *words = text.split()
        if self.step == "deal":
            next(sheet for sheet in self.sheets if len(sheet.dealt) < 2).dealt.append(words[0])
            if all(len(sheet.dealt) == 2 for sheet in self.sheets):
                self.step = "keep"
        elif self.step == "keep":
            self.sheets[actor].choice = words[0]
            if not self.to_act():
                self.keep_all()
        elif self.step == "fill":
            self.display[self.display.index("")] = words[0]
            self.fill()
        elif self.step == "yellow":
            self.rolled = [f"y{value}" for value in words[0]]
            self.step = "brown"
        elif self.step == "brown":
            self.begin_round([*self.rolled, *(f"b{value}" for value in words[0])])
        elif self.step == "choose":
            self.sheets[actor].choice = words[-1]
            if not self.to_act():
                self.reveal()
        elif self.step == "opponent":
            for die in words:
                self.oppose(die)
            self.take_next()
        elif self.step == "first":
            self.taker = int(words[0])
            self.step = "take"
        elif self.step == "take":
            self.take(words[0])
        elif self.step == "new":
            self.put_beside(int(words[0]))
            self.begin_turn()
        elif self.step == "removal":
            self.remove(int(words[0]))
            self.next_round()
        elif verb == "end":
            self.sheets[actor].ended = True
            self.sheets[actor].sold = 0
            if not self.to_act():
                self.end_turn()
        else:
            work(self.sheets[actor], text)

    def standings(self) -> list[tuple[int, int]]:
        results = [sheet.result() for sheet in self.sheets]
        return [(result[0], 1 + sum(other > result for other in results)) for result in results]

    # 1: set-up, the decks and the display

    def keep_all(self) -> None:
        for sheet in self.sheets:
            sheet.held.add(sheet.choice)
            sheet.dealt.remove(sheet.choice)
            sheet.choice = ""
        self.fill()

    def deck(self) -> list[str]:
        """The orders of the current phase that may be drawn: all but those at the bottom, which are known."""
        out = self.gone.union(self.display)
        for sheet in self.sheets:
            out |= sheet.held | sheet.done | set(sheet.dealt)
        return [name for name, order in self.pack.orders.items() if order.phase == self.phase and name not in out]

    def fill(self) -> None:
        """Fill the gaps of the display from the left, and go on where nothing is left to draw."""
        while "" in self.display:
            if self.deck():
                self.step = "fill"
                return
            bottom = next((sheet for sheet in self.sheets if sheet.dealt), None)
            if bottom is not None:
                self.display[self.display.index("")] = bottom.dealt.pop()
            elif self.phase == 1:
                self.change_phase()
            else:
                break
        self.filled()

    def filled(self) -> None:
        if self.turn == 0 or all(sheet.ended for sheet in self.sheets):
            self.step = "yellow"
        else:
            self.take_next()

    def change_phase(self) -> None:
        self.phase = 2
        self.display = ["", "", ""]
        for sheet in self.sheets:
            sheet.dealt = []

    # 3: rolling and sorting

    def begin_round(self, dice: list[str]) -> None:
        self.board = sorted(dice, key=lambda die: (-int(die[1:]), "by".index(die[0])))
        for sheet in self.sheets:
            sheet.used = set()
        self.begin_turn()

    def begin_turn(self) -> None:
        self.turn += 1
        self.step = "choose"
        for sheet in self.sheets:
            sheet.ended = False

    # 4: gaining a die

    def reveal(self) -> None:
        lines = {int(sheet.choice) for sheet in self.sheets if sheet.choice != "order"}
        for sheet in self.sheets:
            if sheet.choice == "order":
                sheet.rows.append("x")
            else:
                line = int(sheet.choice)
                die = self.board[line - 1]
                sheet.choice = ""
                sheet.rows.append(die)
                sheet.gain([die])
                sheet.gain(self.pack.board[line - 1][die[0]])
                sheet.settle()
        for line in lines:
            self.board[line - 1] = ""
        if self.solo:
            self.step = "opponent"
        else:
            self.take_next()

    # 5: taking an order

    def next_takers(self) -> list[int]:
        """Who takes next: whose dice, the last first, are highest; several if they are level."""
        waiting = [seat for seat, sheet in enumerate(self.sheets) if sheet.choice == "order"]
        dice = {seat: self.noted(seat) for seat in waiting}
        highest = max(dice.values(), default=[])
        return [seat for seat in waiting if dice[seat] == highest]

    def noted(self, seat: int) -> list[int]:
        """The values of a player's dice, the last first; 0 for each that is missing."""
        values = [int(row[1:]) for row in reversed(self.sheets[seat].rows) if row != "x"]
        return values + [0] * (12 - len(values))

    def take_next(self) -> None:
        takers = self.next_takers()
        if not takers or not any(self.display):
            for sheet in self.sheets:
                sheet.choice = ""
            self.step = "work"
        elif len(takers) == 1:
            self.taker = takers[0]
            self.step = "take"
        else:
            self.step = "first"

    def take(self, order: str) -> None:
        self.display[self.display.index(order)] = ""
        self.sheets[self.taker].held.add(order)
        self.sheets[self.taker].choice = "taken"
        self.fill()

    # 10: moving the dice, the end of a round, the phases

    def end_turn(self) -> None:
        if self.turn % 2 == 1:
            for line in range(4, -1, -1):
                if not self.board[line + 1]:
                    self.board[line + 1], self.board[line] = self.board[line], ""
            if len(self.sheets) == 5 and len([die for die in self.board if die]) == 1:
                self.step = "new"
            else:
                self.begin_turn()
            return
        self.board = [""] * 6
        if self.turn == 12:
            self.step = "over"
        elif self.solo:
            self.step = "removal"
        else:
            self.next_round()

    def put_beside(self, value: int) -> None:
        line = next(line for line, die in enumerate(self.board) if die)
        last = self.board[line]
        beside = line - 1 if value >= int(last[1:]) else line + 1
        if not 0 <= beside < 6:
            beside = 2 * line - beside
        self.board[beside] = f"{'b' if last[0] == 'y' else 'y'}{value}"

    def next_round(self) -> None:
        if self.turn == 6 and self.phase == 1:
            self.change_phase()
        self.fill()

    # 12: the solo game

    def oppose(self, rolled: str) -> None:
        """A die of the opponent: the equal, the next lower or the next higher one of its colour leaves."""
        lines = [line for line, die in enumerate(self.board) if die and die[0] == rolled[0]]
        if not lines:
            return
        values = [int(self.board[line][1:]) for line in lines]
        lower = [value for value in values if value <= int(rolled[1:])]
        leaving = max(lower) if lower else min(values)
        self.board[max(line for line in lines if int(self.board[line][1:]) == leaving)] = ""

    def remove(self, value: int) -> None:
        """The left, middle or right order goes: of three places, or since version 2 of the orders that lie there."""
        places = [0, 1, 2] if self.version == 1 else [place for place in range(3) if self.display[place]]
        third = (value - 1) // 2
        if len(places) == 3:
            place = places[third]
        elif len(places) == 2 and third != 1:
            place = places[third // 2]
        elif len(places) == 1:
            place = places[0]
        else:
            return
        if self.display[place]:
            self.gone.add(self.display[place])
            self.display[place] = ""


def begin(setup: Setup) -> WoodcraftReferee:
    return WoodcraftReferee(setup)


def resume(setup: Setup, text: str) -> WoodcraftReferee:
    """The referee of a position in notation."""
    referee = WoodcraftReferee(setup)
    table, *players = parse(text)
    assert len(players) == setup.players
    unknown = set(table) - {"turn", "step", "phase", "display", "board", "rolled", "gone", "taker"}
    assert not unknown, unknown
    referee.turn = int(table.get("turn", "1"))
    referee.step = table.get("step", "choose")
    referee.phase = int(table.get("phase", "1"))
    referee.display = ["" if order == "-" else order for order in listed(table, "display") or "---"]
    referee.board = ["" if die == "-" else die for die in listed(table, "board") or "------"]
    referee.rolled = [f"y{value}" for value in table.get("rolled", "")]
    referee.gone = set(listed(table, "gone"))
    referee.taker = int(table.get("taker", "0"))
    for sheet, fields in zip(referee.sheets, players, strict=True):
        resume_sheet(sheet, fields)
    return referee


def resume_sheet(sheet: Sheet, fields: Fields) -> None:
    sheet.dice = listed(fields, "dice")
    sheet.rows = listed(fields, "rows")
    for thing in RESOURCES:
        circled, _, crossed = fields.get(thing, "0").partition("/")
        sheet.circled[thing], sheet.crossed[thing] = int(circled), int(crossed or "0")
    sheet.nuts = int(fields.get("nuts", "0"))
    sheet.lanterns = set(listed(fields, "lanterns"))
    sheet.helpers = {int(helper) for helper in listed(fields, "helpers")}
    sheet.used = {int(helper) for helper in listed(fields, "used")}
    sheet.sold = int(fields.get("sold", "0"))
    for marks in listed(fields, "crates"):
        sheet.crates[int(marks[0]) - 1] = {"ab".index(mark) for mark in marks[1:]}
    sheet.held = set(listed(fields, "held"))
    sheet.done = set(listed(fields, "done"))
    sheet.dealt = listed(fields, "dealt")
    sheet.choice = fields.get("choice", "")
    sheet.due = listed(fields, "due")
    sheet.ended = "ended" in fields
    known = {"dice", "rows", *RESOURCES, "nuts", "lanterns", "helpers", "used", "sold", "crates", "held", "done"}
    unknown = set(fields) - known - {"dealt", "choice", "due", "ended"}
    assert not unknown, unknown
