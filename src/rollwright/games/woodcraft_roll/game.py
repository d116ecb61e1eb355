"""Woodcraft Roll & Write, for 1 to 5 players."""

from __future__ import annotations

from typing import Final

from rollwright.games.woodcraft_roll import (
    chance,
    describe,
    evaluate,
    hidden,
    judge,
    legal,
    notation,
    pack,
    phrases,
    play,
    preview,
    scoring,
    shown,
)
from rollwright.games.woodcraft_roll.actions import ACTIONS
from rollwright.games.woodcraft_roll.events import EVENTS
from rollwright.games.woodcraft_roll.position import Position
from rollwright.games.woodcraft_roll.refusals import RULE_OF
from rollwright.games.woodcraft_roll.settings import EDITIONS, OPTIONS, PLAYERS, VERSIONS, longest
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
    return True  # each touches their own sheet only (WRW-2.5)


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
    "woodcraft_roll",
    players=PLAYERS,
    versions=VERSIONS,
    editions=EDITIONS,
    options=OPTIONS,
    rules={"players": "WRW-1.1", "editions": "WRW-1.1"},
    refusals=RULE_OF,
    events=EVENTS,
    action_space=len(ACTIONS),
    horizon=8,
    content=pack.content_of,
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
    to_json=shown.to_json,
    from_json=shown.from_json,
    evaluate=evaluate.evaluate,
    playout=_play_out,
)
