"""The referee of Copenhagen Roll & Write, from its RULES.md. Rule ids stand beside what they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rollwright.kernel.model import CHANCE
from rollwright.kernel.options import Setup
from tests.referees.building import SQUARES, fits
from tests.referees.copenhagen_roll_sheet import (
    COLOURS,
    ENTRIES,
    FACES,
    PLACES,
    SHAPES,
    Sheet,
    choices,
    colour_changes,
    colour_of,
    face_of,
    pack,
    roll_odds,
    sheet_of,
    size_of,
    sorted_dice,
    without,
)
from tests.referees.referee import Referee, ranked


class CopenhagenRoll:
    """A game. `step` is what is due, as the notation has it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.options = setup.options
        self.sheets = [Sheet() for _ in range(setup.players)]
        self.crossed: Counter[str] = Counter()
        self.crossed_at_setup: Counter[str] = Counter()
        self.start = 0
        self.active = 0
        self.step = "start"
        self.dice = ""
        self.usable: Counter[str] = Counter()
        """The active player's marks as the turn began (CRW-7.6)."""
        self.turn = ""
        """`drawn` or `passed` once that is done."""
        self.chosen = ""
        self.again = False
        self.placed: list[str] = []
        self.clean = False
        """This turn's shape was drawn with “no X”, where that covers the turn (CRW-7.21)."""
        self.coats = 0
        self.marked: Counter[str] = Counter()
        """What the other of two players has marked in this phase."""
        self.decided: set[int] = set()
        self.moved = False
        self.idle = 0

    # Set-up

    def begin(self) -> None:
        if self.setup.players == 2:
            # CRW-10.1, CRW-10.2, CRW-open-10
            crossed = ["red-4", "green-4-left", "purple-4"]
            if self.options["two_player_crossed_fours"] == "one_per_shape":
                crossed = [shape for shape in ENTRIES if size_of(shape) == 4]
            for shape in crossed:
                self.cross(shape)
        seat = self.options["start_seat"]
        if isinstance(seat, int):
            self.start_with(seat)

    def cross(self, shape: str) -> None:
        self.crossed[shape] += 1
        self.crossed_at_setup[shape] += 1

    def start_with(self, seat: int) -> None:
        self.start = self.active = seat
        self.step = "cross"
        self.after_crossing()

    def to_cross(self) -> list[str]:
        """Chance crosses out a yellow 4, then a blue one."""
        for colour in ("yellow", "blue"):
            pair = [f"{colour}-4-left", f"{colour}-4-right"]
            if not any(self.crossed[shape] for shape in pair):
                return pair
        return []

    def after_crossing(self) -> None:
        if self.setup.players > 2:
            self.begin_turn(self.start)
        elif not self.to_cross():
            self.step = "setup"

    # The frame

    def to_act(self) -> tuple[int, ...]:
        if self.step == "over":
            return ()
        if self.step in ("start", "cross", "rolling"):
            return (CHANCE,)
        if self.step == "mark":
            return tuple(seat for seat in range(self.setup.players) if self.waits_for(seat))
        return (self.active,)

    def chance(self) -> dict[str, int]:
        if self.step == "start":
            return {f"start {seat}": 1 for seat in range(self.setup.players)}
        if self.step == "cross":
            return {f"cross {shape}": 1 for shape in self.to_cross()}
        return roll_odds(5 - len(self.dice))

    def standings(self) -> list[tuple[int, int]]:
        """CRW-9.5 to CRW-9.7"""
        scores = [(sheet.points, len(sheet.house)) for sheet in self.sheets]
        return [(points, place) for (points, _), place in zip(scores, ranked([*scores]), strict=True)]

    def legal(self, seat: int) -> list[str]:
        if seat not in self.to_act():
            return []
        if self.step == "mark":
            return self.legal_mark(seat)
        if self.step == "roll":
            return ["roll"]
        offers: dict[str, Callable[[], list[str]]] = {
            "setup": self.legal_setup,
            "choose": self.legal_choose,
            "place": self.legal_place,
            "brick": self.legal_brick,
            "coat": self.legal_coat,
            "finish": self.legal_finish,
        }
        return offers[self.step]()

    def legal_setup(self) -> list[str]:
        """CRW-10.3, CRW-10.4"""
        free = self.options["two_player_setup_marks"] == "may"
        return [f"setup {colour}" for colour in COLOURS] + ["decline"] * free

    def legal_choose(self) -> list[str]:
        found = ["pass"] + self.changes()
        if self.star("red"):
            found += [f"reroll {dice}" for dice in choices(self.dice)]
        if self.options["one_x_timing"] == "any":
            found += self.one_xs()
        for shape in SHAPES:
            if self.own.has_place(shape):
                found += [
                    f"choose {shape}{payment}{again}"
                    for again in self.ways(shape)
                    for payment in self.own.payments(shape, self.dice, self.usable)
                ]
        return found

    def ways(self, shape: str) -> list[str]:
        """Without “use again”, with it, or both (CRW-3.11, CRW-7.28, CRW-7.29)."""
        if shape not in ENTRIES:
            return [""]
        is_open = self.crossed[shape] < ENTRIES[shape]
        reached = self.crossed[shape]
        if not self.options["use_again_setup_fours"]:
            reached -= self.crossed_at_setup[shape]
        # In version 1 a crossed-out red-4 could not be drawn again while its twin was open.
        again = reached > 0 and self.star("yellow") and not (self.setup.version == 1 and is_open)
        return [""] * is_open + [" again"] * again

    def changes(self) -> list[str]:
        """CRW-7.25 to CRW-7.27"""
        faces = FACES if self.options["color_change_face"] == "any" else FACES[:-1]
        return colour_changes(self.dice, faces) if self.star("green") else []

    def one_xs(self) -> list[str]:
        """CRW-7.16 to CRW-7.22"""
        if not self.star("purple"):
            return []
        covered = self.options["no_x_scope"] == "drawing" and self.star("blue")
        return [f"one-x {square}{no_x}" for square in self.own.singles() for no_x in ([""] + [" no-x"] * covered)]

    def legal_place(self) -> list[str]:
        return [f"place {' '.join(place)}" for place in PLACES[self.chosen] if fits(place, self.own.house)]

    def legal_brick(self) -> list[str]:
        """CRW-4.12, CRW-7.20"""
        return [f"brick {square}" for square in self.placed] + ["no-x"] * self.star("blue")

    def legal_coat(self) -> list[str]:
        """CRW-6.5 to CRW-6.13"""
        tracks = [f"coat {colour}" for colour in COLOURS if self.own.can_mark(colour)]
        return [f"coat {square}" for square in self.own.singles()] + tracks

    def legal_finish(self) -> list[str]:
        found = ["end"] + self.changes()
        if self.turn == "drawn" or self.options["one_x_timing"] == "any":
            found += self.one_xs()
        return found

    def markable(self, seat: int) -> list[str]:
        """The tracks that an unused die marks now (CRW-8.1 to CRW-8.7, CRW-10.7 to CRW-10.11)."""
        found: list[str] = []
        for colour in COLOURS:
            marks = self.marked + Counter([colour])
            wanting = sum(max(0, n - self.dice.count(face_of(one))) for one, n in marks.items())
            if self.sheets[seat].can_mark(colour) and wanting <= self.dice.count("w"):
                found.append(colour)
        return found

    def waits_for(self, seat: int) -> bool:
        return seat != self.active and seat not in self.decided and bool(self.markable(seat))

    def legal_mark(self, seat: int) -> list[str]:
        """CRW-8.6. Where marking is a duty, the second mark of two is still free (CRW-10.7)."""
        free = self.options["marking"] == "may" or self.marked.total() > 0
        return [f"mark {colour}" for colour in self.markable(seat)] + ["decline"] * free

    # What the active player has

    @property
    def own(self) -> Sheet:
        return self.sheets[self.active]

    def star(self, colour: str) -> bool:
        return self.own.stars_ready(colour, self.usable) > 0

    # The course of a turn

    def play(self, actor: int, text: str) -> None:
        verb, *words = text.split()
        if verb == "start":
            self.start_with(int(words[0]))
        elif verb == "cross":
            self.cross(words[0])
            self.after_crossing()
        elif verb == "dice":
            self.dice = sorted_dice(self.dice + words[0])
            self.step = "choose"
        elif self.step == "setup":
            self.set_up(words)
        elif verb in ("mark", "decline"):
            self.answer(actor, words)
        else:
            self.act(verb, words)

    def set_up(self, colours: list[str]) -> None:
        """CRW-10.5: the start player, then the other. No colour is named by who declines."""
        for colour in colours:
            self.own.mark(colour)
            self.own.mark(colour)
        if self.active == self.start:
            self.active = 1 - self.start
        else:
            self.begin_turn(self.start)

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.usable = Counter(self.own.marks)
        self.step = "roll"
        self.dice = self.turn = ""
        self.clean = False
        self.marked.clear()
        self.decided = set()

    def act(self, verb: str, words: list[str]) -> None:
        """What the active player does."""
        if verb == "roll":
            self.step = "rolling"
        elif verb == "reroll":
            self.own.stars["red"] += 1
            self.dice = without(self.dice, words[0])
            self.step = "rolling"
        elif verb == "change":
            self.own.stars["green"] += 1
            self.dice = sorted_dice(without(self.dice, words[0]) + words[1] * len(words[0]))
        elif verb == "pass":
            self.turn, self.step = "passed", "finish"
        elif verb == "choose":
            self.choose(words[0], words[1:])
        elif verb == "place":
            self.placed, self.step = words, "brick"
        elif verb == "brick":
            self.draw_shape(words)
        elif verb == "no-x":
            self.own.stars["blue"] += 1
            self.clean = self.options["no_x_scope"] == "turn"
            self.draw_shape([])
        elif verb == "one-x":
            self.own.stars["purple"] += 1
            self.own.stars["blue"] += "no-x" in words
            self.fill([words[0]], [] if self.clean or "no-x" in words else [words[0]])
        elif verb == "coat":
            self.settle_coat(words[0])
        elif verb == "end":
            self.step = "mark"
            self.after_answer()

    def choose(self, shape: str, words: list[str]) -> None:
        paid = {word[0]: int(word[1]) for word in words if word != "again"}
        whites, bonuses = paid.get("w", 0), paid.get("b", 0)
        colour = colour_of(shape)
        self.dice = without(self.dice, "w" * whites + face_of(colour) * (size_of(shape) - whites - bonuses))
        self.own.bonuses[colour] += bonuses
        self.again = "again" in words
        self.own.stars["yellow"] += self.again
        self.chosen, self.step = shape, "place"

    def draw_shape(self, bricks: list[str]) -> None:
        """CRW-3.12: drawn, it is crossed out."""
        if self.chosen in ENTRIES and not self.again:
            self.crossed[self.chosen] += 1
        self.turn = "drawn"
        self.fill(self.placed, bricks)

    def fill(self, squares: list[str], bricks: list[str]) -> None:
        self.coats += self.own.draw(squares, bricks)
        self.moved = True
        self.after_drawing()

    def after_drawing(self) -> None:
        """CRW-6.4: coats come first, and one that can give nothing is lost (CRW-6.13)."""
        if self.coats and not self.legal_coat():
            self.coats = 0
        self.step = "coat" if self.coats else "finish" if self.turn else "choose"

    def settle_coat(self, choice: str) -> None:
        self.coats -= 1
        if choice in SQUARES:
            self.fill([choice], [])
            return
        for _ in range(2):
            if self.own.can_mark(choice):
                self.own.mark(choice)
        self.moved = True
        self.after_drawing()

    # The others

    def answer(self, seat: int, colours: list[str]) -> None:
        for colour in colours:
            self.sheets[seat].mark(colour)
            self.moved = True
            if self.setup.players == 2:
                self.marked[colour] += 1
        if not colours or self.setup.players > 2 or self.marked.total() == 2:
            self.decided.add(seat)
        self.after_answer()

    def after_answer(self) -> None:
        """CRW-8.10: the turn is over when nobody has to be waited for."""
        if self.to_act():
            return
        following = (self.active + 1) % self.setup.players
        if following == self.start:
            self.end_round()
        if self.step != "over":
            self.begin_turn(following)

    def end_round(self) -> None:
        """CRW-9.1, CRW-9.8"""
        self.idle = 0 if self.moved else self.idle + 1
        self.moved = False
        if self.idle == 2 or any(sheet.points >= 12 for sheet in self.sheets):
            self.step = "over"


def begin(setup: Setup) -> Referee:
    game = CopenhagenRoll(setup)
    game.begin()
    return game


# A position from its text


def resume(setup: Setup, text: str) -> Referee:
    turn, *sheets = text.split(" | ")
    game = CopenhagenRoll(setup)
    game.sheets = [sheet_of(sheet) for sheet in sheets]
    words = {name: value for name, _, value in (word.partition("=") for word in turn.split())}
    game.start = int(words.get("start", 0))
    game.active = int(words.get("active", game.start))
    game.step = words.get("step", "roll")
    game.dice = words.get("dice", "")
    game.usable = pack(words["usable"]) if "usable" in words else Counter(game.own.marks)
    game.turn = "drawn" if "drawn" in words else "passed" if "passed" in words else ""
    game.placed = words["placed"].split(",") if "placed" in words else []
    game.clean = "clean" in words
    game.coats = int(words.get("coats", 0))
    game.marked = pack(words.get("marked", "-"))
    game.decided = {int(seat) for seat in words.get("decided", "")}
    game.moved = "moved" in words
    game.idle = int(words.get("idle", 0))
    game.crossed = Counter(words["crossed"].split(",") if "crossed" in words else [])
    game.crossed_at_setup = Counter(words["crossed_at_setup"].split(",") if "crossed_at_setup" in words else [])
    game.chosen = words.get("chosen", "")
    game.again = "again" in words or game.crossed[game.chosen] == ENTRIES.get(game.chosen)
    return game
