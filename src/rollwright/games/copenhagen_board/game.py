"""Copenhagen, the board game, for 2 to 4 players."""

from __future__ import annotations

from typing import Final

from rollwright.games.copenhagen_board import (
    chance,
    describe,
    evaluate,
    hidden,
    judge,
    legal,
    notation,
    phrases,
    play,
    preview,
    scoring,
)
from rollwright.games.copenhagen_board.actions import ACTIONS
from rollwright.games.copenhagen_board.position import Position
from rollwright.games.copenhagen_board.refusals import RULE_OF
from rollwright.games.copenhagen_board.settings import EDITIONS, OPTIONS, PLAYERS, VERSIONS, longest
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Event, Seat, Step
from rollwright.kernel.native import Word
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from rollwright.kernel.walk import Walk


def _setup(position: Position) -> Setup:
    return position.rules.setup


def _apply(position: Position, seat: Seat, action: Action) -> Step[Position]:
    events: list[Event] = []
    return Step(play.apply(position, seat, action, events), events)


def _after(position: Position, seat: Seat, action: Action) -> Position:
    return play.apply(position, seat, action, None)


def _commute(position: Position, seat: Seat, action: Action, other: Seat, others: Action) -> bool:
    return False  # nobody acts but the active player (CPH-2.4)


def _play_out(position: Position, source: Source) -> Position:
    """Random play on one scratch position, drawing just as kernel/playout.py does."""
    scratch = play.scratch_copy(position)
    walk = Walk(-1, None)
    while True:
        seats = legal.to_act(scratch)
        if not seats:
            return scratch.copy()
        seat: Word = seats[0]
        if seat < 0:
            action: Word = chance.draw(scratch, source)
        else:
            if len(seats) > 1:
                seat = seats[source.below(len(seats))]
            action = legal.pick(scratch, seat, source, walk)
        play.advance(scratch, seat, action, None)


GAME: Final[Game[Position]] = Game(
    "copenhagen_board",
    players=PLAYERS,
    versions=VERSIONS,
    editions=EDITIONS,
    options=OPTIONS,
    rules={"players": "CPH-1.1", "editions": "CPH-1.1"},
    refusals=RULE_OF,
    events=play.EVENTS,
    action_space=len(ACTIONS),
    horizon=4,
    new=play.new_position,
    setup=_setup,
    to_act=legal.to_act,
    stage=scoring.stage,
    apply=_apply,
    after=_after,
    standings=scoring.standings,
    longest=longest,
    check=judge.check,
    legal=legal.legal,
    legal_count=legal.legal_count,
    nth_legal=legal.nth_legal,
    preview=preview.preview,
    commute=_commute,
    chance=chance.chance,
    outcome=chance.outcome,
    outcomes=chance.outcomes,
    draw=chance.draw,
    order=chance.order,
    view=hidden.view,
    visible=hidden.visible,
    sample=hidden.sample,
    write_action=phrases.write_action,
    read_action=phrases.read_action,
    action_to_json=describe.action_to_json,
    write=notation.write,
    read=notation.read,
    to_json=notation.to_json,
    from_json=notation.from_json,
    evaluate=evaluate.evaluate,
    playout=_play_out,
)
