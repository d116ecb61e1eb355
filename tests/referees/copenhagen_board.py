"""The referee of Copenhagen, the board game, from its RULES.md. Rule ids stand beside what they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

from rollwright.kernel.model import CHANCE
from rollwright.kernel.options import Setup
from tests.referees.building import SQUARES, fits
from tests.referees.copenhagen_board_player import (
    ABILITIES,
    COPIES,
    DEALT,
    FOOTBRIDGES,
    HAND_LIMIT,
    LETTERS,
    PLACINGS,
    TILES,
    Placing,
    Player,
    counts,
    fields,
    letter_of,
    player_of,
    size_of,
    sorted_cards,
    without,
)
from tests.referees.referee import Referee, ranked


class CopenhagenBoard:
    """A game. `step` is what is due, as the notation has it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players = [Player(ready={"any"}) for _ in range(setup.players)]
        self.start = 0
        self.active = 0
        self.step = "start"
        self.display = ["."] * 7
        each = 12 if setup.players == 3 else 14
        self.supply: Counter[str] = Counter(dict.fromkeys(LETTERS, each))
        self.end_card = setup.players == 2
        """Whether the end card is in the supply: with two from the start, with more once the discards are (CPH-9.2)."""
        self.discards: Counter[str] = Counter()
        self.built: Counter[str] = Counter()
        self.specials = 12
        self.placing: Placing | None = None
        self.both = False
        self.coats = 0
        self.dealing = False

    def start_with(self, seat: int) -> None:
        self.start = self.active = seat
        self.step = "fill"
        self.dealing = True

    @property
    def own(self) -> Player:
        return self.players[self.active]

    # The frame

    def to_act(self) -> tuple[int, ...]:
        if self.step == "over":
            return ()
        return (CHANCE,) if self.step in ("start", "fill", "deal") else (self.active,)

    def chance(self) -> dict[str, int]:
        if self.step == "start":
            return {f"start {seat}": 1 for seat in range(self.setup.players)}
        odds = {f"card {letter}": self.supply[letter] for letter in LETTERS if self.supply[letter]}
        # The end card is one of the last ten, and of those that are left each is as likely as the next.
        if self.end_card and self.supply.total() + 1 <= 10:
            odds["end-card"] = 1
        return odds

    def standings(self) -> list[tuple[int, int]]:
        """CPH-10.5 to CPH-10.7"""
        scores = [(player.points, len(player.house)) for player in self.players]
        return [(points, place) for (points, _), place in zip(scores, ranked([*scores]), strict=True)]

    def legal(self, seat: int) -> list[str]:
        if seat not in self.to_act():
            return []
        offers: dict[str, Callable[[], list[str]]] = {
            "turn": self.legal_turn,
            "discard": self.legal_discard,
            "build": self.legal_build,
            "pay": self.legal_pay,
            "coat": self.legal_coat,
            "done": self.legal_done,
        }
        return offers[self.step]()

    def legal_turn(self) -> list[str]:
        return self.takes() + self.builds()

    def takes(self) -> list[str]:
        """CPH-3.1 to CPH-3.4, CPH-8.4 to CPH-8.8, CPH-8.15"""
        found: list[str] = []
        for size in (2, 3) if "additional" in self.own.ready else (2,):
            for bridges in combinations([bridge + 1 for bridge in FOOTBRIDGES if self.display[bridge] != "."], size):
                text = "take " + " ".join(map(str, bridges))
                if not any(one + 1 in bridges for one in bridges):
                    if "any" not in self.own.ready:
                        continue
                    text += " any"
                if size == 3:
                    text += " additional"
                found.append(text)
                if "both" in self.own.ready:
                    found.append(f"{text} both")
        return found

    def builds(self) -> list[str]:
        """CPH-4.4, CPH-5.1 to CPH-5.10: what can be placed, and paid there."""
        own, found = self.own, []
        for tile in TILES:
            letter, size = letter_of(tile), size_of(tile)
            payable = [cost for cost in (size - 1, size) if own.payments(letter, cost)]
            if payable and self.is_left(tile):
                fitting = [placing for placing in PLACINGS[tile] if fits(placing.squares, own.house)]
                found += [str(placing) for placing in fitting if own.cost(placing) in payable]
        return found

    def is_left(self, tile: str) -> bool:
        return self.built[tile] < COPIES[self.setup.players][size_of(tile) - 2]

    def legal_discard(self) -> list[str]:
        """CPH-3.6, CPH-3.7"""
        surplus = len(self.own.hand) - HAND_LIMIT
        return sorted({f"discard {sorted_cards(''.join(cards))}" for cards in combinations(self.own.hand, surplus)})

    def legal_build(self) -> list[str]:
        """CPH-8.19"""
        return ["end", *self.builds()]

    def legal_pay(self) -> list[str]:
        assert self.placing is not None
        return self.own.payments(letter_of(self.placing.tile), self.own.cost(self.placing))

    def legal_coat(self) -> list[str]:
        """CPH-7.6 to CPH-7.14"""
        squares = [square for square in SQUARES if fits([square], self.own.house)] if self.specials else []
        owned = self.own.ready | self.own.used
        taken = [ability for ability in ABILITIES if ability not in owned]
        return [f"coat {choice}" for choice in squares + taken + ["activate"] * bool(self.own.used)]

    def legal_done(self) -> list[str]:
        return ["end"]

    # The course of a game

    def play(self, actor: int, text: str) -> None:
        verb, *words = text.split()
        if verb == "start":
            self.start_with(int(words[0]))
        elif verb == "card":
            self.draw_card(words[0])
        elif verb == "end-card":
            self.step = "over"
        elif verb == "take":
            self.take(words)
        elif verb == "discard":
            self.pay(words[0])
            self.step = "build" if self.both else "done"
        elif verb == "build":
            brick = words.index("brick")
            self.placing = Placing(words[0], tuple(words[1:brick]), words[brick + 1])
            self.step = "pay"
        elif verb == "pay":
            self.build(words)
        elif verb == "coat":
            self.settle_coat(words[0])
        elif verb == "end":
            self.step = "fill"
            self.after_card()

    def draw_card(self, card: str) -> None:
        self.supply[card] -= 1
        if self.step == "fill":
            self.display[self.display.index(".")] = card
        else:
            self.own.hand = sorted_cards(self.own.hand + card)
        # CPH-9.1, CPH-open-1: used up with its last card. With two players the end card is still there (CPH-9.6).
        if not self.supply.total() and not self.end_card:
            self.supply, self.discards = self.discards, Counter()
            self.end_card = True
        if self.step == "deal":
            self.after_deal()
        else:
            self.after_card()

    def after_card(self) -> None:
        """The display is filled; then the hands are dealt, or the next player is active."""
        if "." in self.display:
            return
        if self.dealing:
            self.step = "deal"
        else:
            self.begin_turn((self.active + 1) % self.setup.players)

    def after_deal(self) -> None:
        """CPH-1.16"""
        place = (self.active - self.start) % self.setup.players
        if len(self.own.hand) < DEALT[place]:
            return
        self.active = (self.active + 1) % self.setup.players
        if self.active == self.start:
            self.dealing = False
            self.begin_turn(self.start)

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.step = "turn"

    def take(self, words: list[str]) -> None:
        for word in words:
            if word.isdecimal():
                bridge = int(word) - 1
                self.own.hand = sorted_cards(self.own.hand + self.display[bridge])
                self.display[bridge] = "."
        self.own.use([word for word in words if word in ABILITIES])
        self.both = "both" in words
        if len(self.own.hand) > HAND_LIMIT:
            self.step = "discard"
        else:
            self.step = "build" if self.both else "done"

    def pay(self, cards: str) -> None:
        self.own.hand = without(self.own.hand, cards)
        self.discards.update(cards)

    def build(self, words: list[str]) -> None:
        assert self.placing is not None
        self.pay("" if words[0] == "nothing" else words[0])
        self.own.use(words[1:])
        placing, self.placing = self.placing, None
        self.built[placing.tile] += 1
        self.coats += self.own.place(placing.squares, placing.brick, letter_of(placing.tile))
        self.after_placing()

    def settle_coat(self, choice: str) -> None:
        self.coats -= 1
        if choice in ABILITIES:
            self.own.ready.add(choice)
        elif choice == "activate":
            self.own.ready |= self.own.used
            self.own.used = set()
        else:
            self.specials -= 1
            self.coats += self.own.place((choice,), "", "w")
        self.after_placing()

    def after_placing(self) -> None:
        """CPH-10.1 to CPH-10.3, CPH-7.4, CPH-7.5"""
        if self.own.points >= 12:
            self.step = "over"
        elif self.coats and self.legal_coat():
            self.step = "coat"
        else:
            self.coats = 0
            self.step = "done"


def begin(setup: Setup) -> Referee:
    game = CopenhagenBoard(setup)
    seat = setup.options["start_seat"]
    if isinstance(seat, int):
        game.start_with(seat)
    return game


# A position from its text


def resume(setup: Setup, text: str) -> Referee:
    table, *players = text.split(" | ")
    words = fields(table.split())
    game = CopenhagenBoard(setup)
    game.players = [player_of(player) for player in players]
    game.start = int(words.get("start", 0))
    game.active = int(words.get("active", game.start))
    game.step = words.get("step", "turn")
    game.display = list(words.get("display", "......."))
    game.discards = counts(words.get("discards", "-"))
    seen = Counter("".join(game.display) + "".join(player.hand for player in game.players)) + game.discards
    game.supply = counts(words["supply"]) if "supply" in words else game.supply - seen
    game.end_card = setup.players == 2 or "second" in words
    game.built = Counter(words["gone"].split(",") if "gone" in words else [])
    game.specials = int(words.get("specials", 12))
    game.both = "both" in words
    game.coats = int(words.get("coats", 0))
    game.dealing = words.get("turn") == "0"
    if "placed" in words:
        tile, squares, brick = words["placed"].split(":")
        game.placing = Placing(tile, tuple(squares.split(",")), brick)
    return game
