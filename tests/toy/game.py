"""The rules of Sealed Bids (RULES.md), as the kernel's protocol asks for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from rollwright.kernel.defaults import best_looking
from rollwright.kernel.game import Game
from rollwright.kernel.model import (
    CHANCE,
    Action,
    Chance,
    Event,
    Hidden,
    NotationError,
    Preview,
    Refusal,
    Seat,
    Standing,
    Step,
    Value,
    rank,
)
from rollwright.kernel.options import Option, Setup
from rollwright.kernel.playout import playout
from rollwright.kernel.source import Source, shuffled
from tests.toy import position as forms
from tests.toy.position import CARDS, FOLD, Hand, Player, Position, size

ACTIONS: Final = tuple(f"{verb} {n}" for verb in ("deal", "prize", "bid") for n in (1, 2, 3)) + ("fold",)
DEAL: Final = 0
PRIZE: Final = 3
BID: Final = 6
FOLDS: Final = 9

RULE_OF: Final = {
    "toy.over": "TOY-3.1",
    "toy.chance_only": "TOY-2.1",
    "toy.wait": "TOY-2.2",
    "toy.one_bid": "TOY-2.3",
    "toy.not_in_hand": "TOY-2.2",
}
EVENTS: Final = (
    "toy.dealt", "toy.dealt_hidden", "toy.prize", "toy.bid", "toy.bid_hidden", "toy.shown", "toy.won", "toy.nobody",
    "toy.over",
)  # fmt: skip


class Toy:
    """Sealed Bids, for 1 to 3 players. Not final: tests break it in subclasses."""

    id = "toy"
    players: tuple[int, ...] = (1, 2, 3)
    versions: tuple[int, ...] = (1,)
    editions: tuple[str, ...] = ("plain", "quick")
    options: tuple[Option, ...] = (Option("rounds", (3, 2), {"quick": 2}),)
    rules: Mapping[str, str] = {"players": "TOY-1.1", "editions": "TOY-1.3"}
    refusals: Mapping[str, str] = RULE_OF
    events: tuple[str, ...] = EVENTS
    action_space = len(ACTIONS)
    horizon = 4

    @property
    def game(self) -> Game[Position]:
        """As the kernel knows it."""
        return Game(
            self.id,
            players=self.players,
            versions=self.versions,
            editions=self.editions,
            options=self.options,
            rules=self.rules,
            refusals=self.refusals,
            events=self.events,
            action_space=self.action_space,
            horizon=self.horizon,
            new=self.new,
            content=self.content,
            setup=self.setup,
            to_act=self.to_act,
            stage=self.stage,
            apply=self.apply,
            after=self.after,
            standings=self.standings,
            longest=self.longest,
            check=self.check,
            legal=self.legal,
            legal_count=self.legal_count,
            nth_legal=self.nth_legal,
            preview=self.preview,
            commute=self.commute,
            chance=self.chance,
            outcome=self.outcome,
            outcomes=self.outcomes,
            draw=self.draw,
            order=self.order,
            view=self.view,
            visible=self.visible,
            sample=self.sample,
            write_action=self.write_action,
            read_action=self.read_action,
            action_to_json=self.action_to_json,
            write=self.write,
            read=self.read,
            to_json=self.to_json,
            from_json=self.from_json,
            evaluate=self.evaluate,
            forecast=self.forecast,
            quick=self.quick,
            playout=self.playout,
        )

    # The course of a game

    def new(self, setup: Setup) -> Position:
        return Position(setup, (Player(),) * setup.players)

    def content(self, text: str) -> str:
        return text

    def setup(self, position: Position) -> Setup:
        return position.setup

    def to_act(self, position: Position) -> tuple[Seat, ...]:
        if position.step in ("deal", "prize"):
            return (CHANCE,)
        if position.step == "over":
            return ()
        return tuple(seat for seat, player in enumerate(position.players) if player.bid is None)

    def stage(self, position: Position) -> int:
        """The rounds begun: the last bid of a round shows them all, and can't be taken back."""
        return 0 if position.step == "deal" else position.round

    def apply(self, position: Position, seat: Seat, action: Action) -> Step[Position]:
        events: list[Event] = []
        if seat != CHANCE:
            card = FOLD if action == FOLDS else action - BID + 1
            events.append(_event("toy.bid", seat, card=card))
            bids = _with(position, seat, replace(position.players[seat], bid=card))
            return Step(bids if self.to_act(bids) else _shown(bids, events), events)
        if position.step == "prize":
            prize = action - PRIZE + 1
            return Step(replace(position, step="bid", prize=prize), [_event("toy.prize", None, prize=prize)])
        drawer = _next_drawer(position)
        card = action - DEAL + 1
        hand = tuple(sorted((*_cards(position, drawer), card)))
        dealt = _with(position, drawer, replace(position.players[drawer], hand=hand))
        done = all(size(player.hand) == _rounds(position) for player in dealt.players)
        return Step(replace(dealt, step="prize") if done else dealt, [_event("toy.dealt", drawer, card=card)])

    def after(self, position: Position, seat: Seat, action: Action) -> Position:
        return self.apply(position, seat, action).position

    def standings(self, position: Position) -> tuple[Standing, ...]:
        places = rank([(player.points, size(player.hand)) for player in position.players])
        return tuple(
            Standing(seat, places[seat], {"prizes": player.points}, {"cards_left": size(player.hand)})
            for seat, player in enumerate(position.players)
        )

    def longest(self, setup: Setup) -> int:
        rounds = int(setup.options["rounds"] or 0)
        return rounds * (2 * setup.players + 1)

    # Judging

    def check(self, position: Position, seat: Seat, action: Action) -> Refusal | None:
        verb = self.write_action(action).split()[0]
        if position.step == "over":
            return _refuse("toy.over")
        if seat == CHANCE:
            possible = position.step == verb and (verb == "prize" or action - DEAL + 1 in _bag(position))
            return None if possible else _refuse("toy.chance_only")
        if verb in ("deal", "prize"):
            return _refuse("toy.chance_only")
        if position.step != "bid":
            return _refuse("toy.wait")
        if position.players[seat].bid is not None:
            return _refuse("toy.one_bid")
        if verb == "bid" and action - BID + 1 not in _cards(position, seat):
            return _refuse("toy.not_in_hand", card=action - BID + 1)
        return None

    def legal(self, position: Position, seat: Seat) -> list[Action]:
        if seat not in self.to_act(position):
            return []
        if seat == CHANCE:
            return [action for action, _ in self.outcomes(position)]
        return [*(BID + card - 1 for card in sorted(set(_cards(position, seat)))), FOLDS]

    def legal_count(self, position: Position, seat: Seat) -> int:
        return len(self.legal(position, seat))

    def nth_legal(self, position: Position, seat: Seat, n: int) -> Action:
        return self.legal(position, seat)[n]

    def preview(self, position: Position, seat: Seat, action: Action) -> Preview:
        """What others have bid is not looked at, so that a full position tells no more than a view."""
        wins = action != FOLDS and action - BID + 1 >= position.prize and self.to_act(position) == (seat,)
        most = position.prize if wins else 0
        card = FOLD if action == FOLDS else action - BID + 1
        return Preview(most if len(position.players) == 1 else 0, most, [_event("toy.bid", seat, card=card)])

    def commute(self, position: Position, seat: Seat, action: Action, other: Seat, others: Action) -> bool:
        return seat != other

    # Chance

    def chance(self, position: Position) -> Chance:
        if position.step == "prize":
            return Chance(f"prize {position.round}", 3)
        drawer = _next_drawer(position)
        dealt = sum(size(player.hand) for player in position.players)
        label = f"seat {drawer} card {size(position.players[drawer].hand) + 1}"
        return Chance(label, len(_bag(position)), "cards", dealt)

    def outcome(self, position: Position, number: int) -> Action:
        return PRIZE + number if position.step == "prize" else DEAL + _bag(position)[number] - 1

    def outcomes(self, position: Position) -> list[tuple[Action, int]]:
        counts = Counter(self.outcome(position, number) for number in range(self.chance(position).total))
        return sorted(counts.items())

    def draw(self, position: Position, source: Source) -> Action:
        return self.outcome(position, source.below(self.chance(position).total))

    def order(self, position: Position, below: Callable[[int], int]) -> list[Action]:
        if position != self.new(position.setup):
            return []
        return [DEAL + card - 1 for card in shuffled(_bag(position), below)]

    # Hidden information

    def view(self, position: Position, seat: Seat | None) -> Position:
        players = [player if own == seat else _covered(player) for own, player in enumerate(position.players)]
        return replace(position, players=tuple(players))

    def visible(self, event: Event, seat: Seat | None) -> Event | None:
        if event.code in ("toy.dealt", "toy.bid") and event.seat != seat:
            return Event(f"{event.code}_hidden", event.seat, {})
        return event

    def sample(self, view: Position, seat: Seat | None, source: Source) -> Position:
        unseen = list((Counter(CARDS) - Counter(view.played) - _known(view)).elements())
        players: list[Player] = []
        for player in view.players:
            hand, bid = player.hand, player.bid
            if isinstance(hand, Hidden):
                hand = tuple(sorted(unseen.pop(source.below(len(unseen))) for _ in range(hand.count)))
            if isinstance(bid, Hidden):
                choices = (FOLD, *sorted(set(hand)))
                bid = choices[source.below(len(choices))]
            players.append(Player(hand, bid, player.points))
        return replace(view, players=tuple(players))

    # Text and JSON

    def write_action(self, action: Action) -> str:
        if not 0 <= action < len(ACTIONS):
            raise NotationError(str(action), f"an action from 0 to {len(ACTIONS) - 1}")
        return ACTIONS[action]

    def read_action(self, text: str) -> Action:
        if text not in ACTIONS:
            raise NotationError(text, f"one of {', '.join(ACTIONS)}")
        return ACTIONS.index(text)

    def action_to_json(self, action: Action) -> dict[str, object]:
        verb, _, number = self.write_action(action).partition(" ")
        return {"do": verb, "number": int(number)} if number else {"do": verb}

    def write(self, position: Position) -> str:
        return forms.write(position)

    def read(self, setup: Setup, text: str) -> Position:
        return forms.read(setup, text)

    def to_json(self, position: Position) -> dict[str, object]:
        return forms.to_json(position)

    def from_json(self, setup: Setup, data: Mapping[str, object]) -> Position:
        return forms.from_json(setup, data)

    # For bots

    def evaluate(self, view: Position, seat: Seat) -> int:
        return 100 * view.players[seat].points + 10 * size(view.players[seat].hand)

    def forecast(self, view: Position, seat: Seat) -> int:
        return self.evaluate(view, seat)

    def quick(self, position: Position, seat: Seat) -> Action:
        return best_looking(self.after, self.view, self.evaluate, position, seat, self.legal(position, seat))

    def playout(self, position: Position, source: Source) -> Position:
        return playout(self.game, position, source)


def _refuse(code: str, **values: Value) -> Refusal:
    return Refusal(code, RULE_OF[code], values)


def _event(code: str, seat: Seat | None, **values: Value) -> Event:
    return Event(code, seat, values)


def _rounds(position: Position) -> int:
    return int(position.setup.options["rounds"] or 0)


def _with(position: Position, seat: Seat, player: Player) -> Position:
    return replace(position, players=(*position.players[:seat], player, *position.players[seat + 1 :]))


def _next_drawer(position: Position) -> Seat:
    """The first seat with the fewest cards."""
    return min(range(len(position.players)), key=lambda seat: size(position.players[seat].hand))


def _cards(position: Position, seat: Seat) -> tuple[int, ...]:
    hand: Hand = position.players[seat].hand
    assert not isinstance(hand, Hidden), "a hidden hand was asked for"
    return hand


def _known(position: Position) -> Counter[int]:
    hands = [player.hand for player in position.players if not isinstance(player.hand, Hidden)]
    return Counter(card for hand in hands for card in hand)


def _bag(position: Position) -> list[int]:
    """The cards not dealt yet, in rising order."""
    return sorted((Counter(CARDS) - Counter(position.played) - _known(position)).elements())


def _covered(player: Player) -> Player:
    return Player(Hidden(size(player.hand)), None if player.bid is None else Hidden(1), player.points)


def _shown(position: Position, events: list[Event]) -> Position:
    """All have bid: the highest card that nobody else has bid takes the prize, if it is no lower than that."""
    bids = [player.bid if isinstance(player.bid, int) else FOLD for player in position.players]
    events.extend(_event("toy.shown", seat, card=card) for seat, card in enumerate(bids))
    single = [card for card in bids if bids.count(card) == 1 and card >= max(position.prize, FOLD + 1)]
    winner = bids.index(max(single)) if single else None
    players: list[Player] = []
    for seat, player in enumerate(position.players):
        hand = list(_cards(position, seat))
        if bids[seat] != FOLD:
            hand.remove(bids[seat])
        won = position.prize if seat == winner else 0
        players.append(Player(tuple(hand), None, player.points + won))
    if winner is None:
        events.append(_event("toy.nobody", None, prize=position.prize))
    else:
        events.append(_event("toy.won", winner, prize=position.prize))
    over = position.round == _rounds(position)
    if over:
        events.append(_event("toy.over", None))
    return replace(
        position,
        players=tuple(players),
        step="over" if over else "prize",
        round=position.round + 1,
        prize=0,
        played=tuple(sorted((*position.played, *(card for card in bids if card != FOLD)))),
    )


GAME: Final = Toy().game
