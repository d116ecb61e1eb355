"""The rules of Sealed Bids (RULES.md): a function for each thing that the kernel asks for, put together at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Final

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
from rollwright.kernel.source import Source, shuffled
from rollwright.kernel.standing_answer import StandingAnswer
from rollwright.kernel.walk import Walk

from . import traits
from .position import CARDS, FOLD, Player, Position, read, size, write

ACTIONS: Final = tuple([f"{verb} {n}" for verb in ("deal", "prize", "bid") for n in (1, 2, 3)] + ["fold"])
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


# The course of a game


def new(setup: Setup) -> Position:
    return Position(setup, (Player(),) * setup.players)


def setup_of(position: Position) -> Setup:
    return position.setup


def to_act(position: Position) -> tuple[Seat, ...]:
    if position.step in ("deal", "prize"):
        return (CHANCE,)
    if position.step == "over":
        return ()
    return tuple([seat for seat, player in enumerate(position.players) if player.bid is None])


def stage(position: Position) -> int:
    """The rounds begun: the last bid of a round shows them all, and can't be taken back."""
    return 0 if position.step == "deal" else position.round


def apply(position: Position, seat: Seat, action: Action) -> Step[Position]:
    if seat != CHANCE:
        card = card_of(action)
        events = [_event("toy.bid", seat, card=card)]
        bids = _with(position, seat, replace(position.players[seat], bid=card))
        return Step(bids if to_act(bids) else _shown(bids, events), events)
    if position.step == "prize":
        prize = action - PRIZE + 1
        return Step(replace(position, step="bid", prize=prize), [_event("toy.prize", None, prize=prize)])
    drawer = _next_drawer(position)
    card = action - DEAL + 1
    hand = tuple(sorted((*_cards(position, drawer), card)))
    dealt = _with(position, drawer, replace(position.players[drawer], hand=hand))
    done = all(size(player.hand) == _rounds(position.setup) for player in dealt.players)
    return Step(replace(dealt, step="prize") if done else dealt, [_event("toy.dealt", drawer, card=card)])


def standings(position: Position) -> tuple[Standing, ...]:
    places = rank([(player.points, size(player.hand)) for player in position.players])
    return tuple(
        [
            Standing(seat, places[seat], {"prizes": player.points}, {"cards_left": size(player.hand)})
            for seat, player in enumerate(position.players)
        ]
    )


def longest(setup: Setup) -> int:
    return _rounds(setup) * (2 * setup.players + 1)


# Judging


def check(position: Position, seat: Seat, action: Action) -> Refusal | None:
    verb = write_action(action).split()[0]
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
    if verb == "bid" and card_of(action) not in _cards(position, seat):
        return _refuse("toy.not_in_hand", card=card_of(action))
    return None


def offer(position: Position, seat: Seat, walk: Walk) -> None:
    if seat in to_act(position):
        for card in sorted(set(_cards(position, seat))):
            walk.one(BID + card - 1)
        walk.one(FOLDS)


def preview(position: Position, seat: Seat, action: Action) -> Preview:
    """What others have bid is not looked at, so that a full position tells no more than a view."""
    card = card_of(action)
    wins = card != FOLD and card >= position.prize and to_act(position) == (seat,)
    most = position.prize if wins else 0
    return Preview(most if len(position.players) == 1 else 0, most, [_event("toy.bid", seat, card=card)])


# Chance


def chance(position: Position) -> Chance:
    if position.step == "prize":
        return Chance(f"prize {position.round}", 3)
    drawer = _next_drawer(position)
    dealt = sum([size(player.hand) for player in position.players])
    label = f"seat {drawer} card {size(position.players[drawer].hand) + 1}"
    return Chance(label, len(_bag(position)), "cards", dealt)


def outcome(position: Position, number: int) -> Action:
    return PRIZE + number if position.step == "prize" else DEAL + _bag(position)[number] - 1


def order(position: Position, below: Callable[[int], int]) -> list[Action]:
    if not chance(position).deck:
        return []
    return [DEAL + card - 1 for card in shuffled(_bag(position), below)]


# Hidden information


def view(position: Position, seat: Seat | None) -> Position:
    players = [player if own == seat else _covered(player) for own, player in enumerate(position.players)]
    return replace(position, players=tuple(players))


def visible(event: Event, seat: Seat | None) -> Event | None:
    if event.code in ("toy.dealt", "toy.bid") and event.seat != seat:
        return Event(f"{event.code}_hidden", event.seat, {})
    return event


def sample(view: Position, seat: Seat | None, source: Source) -> Position:
    unseen = _bag(view)
    players: list[Player] = []
    for player in view.players:
        hand, bid = player.hand, player.bid
        if isinstance(hand, Hidden):
            hand = tuple(sorted([unseen.pop(source.below(len(unseen))) for _ in range(hand.count)]))
        if isinstance(bid, Hidden):
            choices = (FOLD, *sorted(set(hand)))
            bid = choices[source.below(len(choices))]
        players.append(Player(hand, bid, player.points))
    return replace(view, players=tuple(players))


# Text


def write_action(action: Action) -> str:
    if not 0 <= action < len(ACTIONS):
        raise NotationError(str(action), f"an action from 0 to {len(ACTIONS) - 1}")
    return ACTIONS[action]


def read_action(text: str) -> Action:
    if text not in ACTIONS:
        raise NotationError(text, f"one of {', '.join(ACTIONS)}")
    return ACTIONS.index(text)


def action_to_json(action: Action) -> dict[str, object]:
    verb, _, number = write_action(action).partition(" ")
    return {"do": verb, "number": int(number)} if number else {"do": verb}


# For bots


def evaluate(view: Position, seat: Seat) -> int:
    return 100 * view.players[seat].points + 10 * size(view.players[seat].hand)


# Helpers


def card_of(action: Action) -> int:
    """The card that an action bids."""
    return FOLD if action == FOLDS else action - BID + 1


def _refuse(code: str, **values: Value) -> Refusal:
    return Refusal(code, RULE_OF[code], values)


def _event(code: str, seat: Seat | None, **values: Value) -> Event:
    return Event(code, seat, values)


def _rounds(setup: Setup) -> int:
    return int(setup.options["rounds"] or 0)


def _with(position: Position, seat: Seat, player: Player) -> Position:
    return replace(position, players=(*position.players[:seat], player, *position.players[seat + 1 :]))


def _next_drawer(position: Position) -> Seat:
    """The first seat with the fewest cards."""
    hands = [size(player.hand) for player in position.players]
    return hands.index(min(hands))


def _cards(position: Position, seat: Seat) -> tuple[int, ...]:
    hand = position.players[seat].hand
    assert not isinstance(hand, Hidden), "a hidden hand was asked for"
    return hand


def _bag(position: Position) -> list[int]:
    """The cards not dealt yet, in rising order; in a view also those that the seat can't see."""
    left = Counter(CARDS) - Counter(position.played)
    for player in position.players:
        if not isinstance(player.hand, Hidden):
            left -= Counter(player.hand)
    return sorted(left.elements())


def _covered(player: Player) -> Player:
    return Player(Hidden(size(player.hand)), None if player.bid is None else Hidden(1), player.points)


def _shown(position: Position, events: list[Event]) -> Position:
    """All have bid: the highest card that nobody else has bid takes the prize, if it is no lower than that."""
    bids = [player.bid if isinstance(player.bid, int) else FOLD for player in position.players]
    events.extend([_event("toy.shown", seat, card=card) for seat, card in enumerate(bids)])
    single = [card for card in bids if bids.count(card) == 1 and card >= max(position.prize, FOLD + 1)]
    winner = bids.index(max(single)) if single else None
    players: list[Player] = []
    for seat, player in enumerate(position.players):
        hand = list(_cards(position, seat))
        if bids[seat] != FOLD:
            hand.remove(bids[seat])
        players.append(Player(tuple(hand), None, player.points + (position.prize if seat == winner else 0)))
    events.append(_event("toy.nobody" if winner is None else "toy.won", winner, prize=position.prize))
    over = position.round == _rounds(position.setup)
    if over:
        events.append(_event("toy.over", None))
    return replace(
        position,
        players=tuple(players),
        step="over" if over else "prize",
        round=position.round + 1,
        prize=0,
        played=tuple(sorted([*position.played, *[card for card in bids if card != FOLD]])),
    )


def fold_unless(view: Position, seat: Seat, worth: tuple[str, ...]) -> Action | None:
    """A standing answer: fold, unless the prize is one of those that are worth a card."""
    return FOLDS if seat in to_act(view) and str(view.prize) not in worth else None


GAME: Final = Game(
    "toy",
    players=(1, 2, 3),
    editions=("plain", "quick"),
    options=(Option("rounds", (3, 2), {"quick": 2}),),
    rules={"players": "TOY-1.1", "editions": "TOY-1.3"},
    refusals=RULE_OF,
    events=EVENTS,
    action_space=len(ACTIONS),
    horizon=4,
    new=new,
    setup=setup_of,
    to_act=to_act,
    stage=stage,
    turn=stage,
    apply=apply,
    standings=standings,
    longest=longest,
    check=check,
    offer=offer,
    preview=preview,
    chance=chance,
    outcome=outcome,
    order=order,
    view=view,
    visible=visible,
    sample=sample,
    write_action=write_action,
    read_action=read_action,
    action_to_json=action_to_json,
    write=write,
    read=read,
    evaluate=evaluate,
    traits=traits.traits,
    between=traits.between,
    grades=traits.GRADES,
    standing_answers=(StandingAnswer("fold", ("1", "2", "3"), fold_unless),),
)
"""Everything else is the kernel's: a game of this size needs nothing faster."""
