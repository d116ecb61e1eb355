"""A game in progress: playing, chance from a seed, and taking back."""

from __future__ import annotations

import pytest

from rollwright.kernel.game import Game, digest, make_setup
from rollwright.kernel.match import Match, Move
from rollwright.kernel.model import CHANCE, IllegalAction, NotationError, Seat
from rollwright.testing.altered import altered
from tests.toy import GAME
from tests.toy.position import Position

DEALT = ("deal 1", "deal 1", "deal 2", "deal 2", "deal 3", "deal 3", "deal 3", "deal 2", "deal 1", "prize 1")
"""Three players are dealt a card in turn until each has 1, 2 and 3; then the first prize is rolled."""


def bidding(game: Game[Position] = GAME) -> Match[Position]:
    match = Match(game, make_setup(game, 3))
    for text in DEALT:
        match.play_text(CHANCE, text)
    return match


def test_a_match_tells_what_happened() -> None:
    match = bidding()
    match.play_text(0, "bid 3")
    match.play_text(1, "fold")
    events = match.play_text(2, "bid 2")
    assert [event.code for event in events] == ["toy.bid", *["toy.shown"] * 3, "toy.won"]
    assert match.moves[-1] == Move(2, GAME.read_action("bid 2"))
    assert match.position.players[0].points == 1


def test_what_the_rules_refuse_is_not_played() -> None:
    match = bidding()
    match.play_text(0, "fold")
    before = digest(GAME, match.position)
    with pytest.raises(IllegalAction, match=r"toy\.one_bid.*TOY-2\.3") as illegal:
        match.play_text(0, "bid 1")
    assert illegal.value.refusal.code == "toy.one_bid"
    with pytest.raises(NotationError):
        match.play_text(1, "bid 7")
    assert (len(match.moves), digest(GAME, match.position)) == (11, before)


def test_a_bid_can_be_taken_back_and_made_again() -> None:
    match = bidding()
    before = digest(GAME, match.position)
    match.play_text(0, "bid 3")
    assert match.undo(0)
    assert digest(GAME, match.position) == before
    match.play_text(0, "fold")
    assert match.undo(0)
    assert digest(GAME, match.position) == before


def test_what_others_have_bid_since_stays() -> None:
    match = bidding()
    match.play_text(0, "bid 3")
    match.play_text(1, "bid 2")
    assert match.undoable(0) == 10
    assert match.undo(0)
    assert [player.bid for player in match.position.players] == [None, 2, None]
    assert [move.actor for move in match.moves[10:]] == [1]
    assert len(match.positions) == len(match.moves) + 1


def test_only_ones_own_move_is_taken_back() -> None:
    match = bidding()
    match.play_text(0, "bid 3")
    before = digest(GAME, match.position)
    assert match.undoable(1) is None
    assert not match.undo(1)
    assert digest(GAME, match.position) == before


def never(position: Position, seat: Seat, action: int, other: Seat, others: int) -> bool:
    return False


def test_what_others_have_built_upon_is_not_taken_back() -> None:
    # As if a bid counted on the bids made before it.
    match = bidding(altered(GAME, commute=never))
    match.play_text(0, "bid 3")
    assert match.undoable(0) == 10
    match.play_text(1, "bid 2")
    assert match.undoable(0) is None
    assert match.undoable(1) == 11


def test_nothing_is_taken_back_once_the_bids_are_shown() -> None:
    match = bidding()
    for seat, text in enumerate(("bid 3", "fold", "bid 2")):
        match.play_text(seat, text)
    assert [match.undoable(seat) for seat in range(3)] == [None, None, None]


def test_nothing_is_taken_back_behind_chance() -> None:
    # As if nothing were ever handed over: chance alone is in the way of undo.
    match = bidding(altered(GAME, stage=lambda position: 0))
    for seat, text in enumerate(("bid 3", "fold", "bid 2")):
        match.play_text(seat, text)
    assert match.undoable(2) == 12
    match.play_text(CHANCE, "prize 2")
    assert [match.undoable(seat) for seat in range(3)] == [None, None, None]


def test_chance_acts_until_somebody_else_may() -> None:
    match = Match(GAME, make_setup(GAME, 2))
    events = match.settle("seed")
    assert [event.code for event in events] == ["toy.dealt"] * 6 + ["toy.prize"]
    assert GAME.to_act(match.position) == (0, 1)
    assert match.settle("seed") == []


def test_a_seed_gives_the_same_dice_at_the_same_labels_whatever_is_played() -> None:
    prizes: list[int] = []
    for bids in (("fold", "fold"), ("bid 3", "fold")):
        match = Match(GAME, make_setup(GAME, 2))
        match.settle("Delft 4")
        for seat, text in enumerate(bids):
            match.play_text(seat, text if text == "fold" else GAME.write_action(GAME.legal(match.position, seat)[0]))
        match.settle("Delft 4")
        prizes.append(match.position.prize)
    assert prizes[0] == prizes[1]


def test_another_seed_gives_other_dice() -> None:
    found: set[str] = set()
    for seed in ("a", "b", "c"):
        match = Match(GAME, make_setup(GAME, 3))
        match.settle(seed)
        found.add(GAME.write(match.position))
    assert len(found) == 3


def test_a_match_is_over_when_nobody_may_act() -> None:
    match = Match(GAME, make_setup(GAME, 1, "quick"))
    for _ in range(2):
        assert not match.over
        match.settle("end")
        match.play_text(0, "fold")
    assert match.over


def test_moves_are_equal_if_actor_and_action_are() -> None:
    assert Move(1, 2) == Move(1, 2)
    assert hash(Move(1, 2)) == hash(Move(1, 2))
    assert Move(1, 2) != Move(2, 1)
    assert repr(Move(1, 2)) == "Move(1, 2)"
