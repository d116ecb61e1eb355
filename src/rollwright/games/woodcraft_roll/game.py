"""Woodcraft Roll & Write, for 1 to 5 players."""

from __future__ import annotations

from typing import Final

from rollwright.games.woodcraft_roll import (
    chance,
    content_pack,
    end_of_the_game,
    evaluate,
    hidden,
    ids,
    position,
    position_json,
    preview,
    setup,
    tally,
    traits,
    turn,
)
from rollwright.games.woodcraft_roll.codes import EVENTS, RULE_OF
from rollwright.games.woodcraft_roll.pack.faults import PLACES, SAYS
from rollwright.games.woodcraft_roll.position import Position
from rollwright.games.woodcraft_roll.settings import EDITIONS, OPTIONS, PLAYERS, VERSIONS, longest
from rollwright.kernel import defaults
from rollwright.kernel.actions import found
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat


def _write_action(action: Action) -> str:
    return found(turn.ACTIONS, action).text


def _action_to_json(action: Action) -> dict[str, object]:
    return found(turn.ACTIONS, action).to_json()


def _commute(position: Position, seat: Seat, action: Action, other: Seat, others: Action) -> bool:
    return True  # each touches their own sheet only (WRW-2.5)


GAME: Final[Game[Position]] = Game(
    "woodcraft_roll",
    players=PLAYERS,
    versions=VERSIONS,
    editions=EDITIONS,
    options=OPTIONS,
    rules={"players": "WRW-1.1", "editions": "WRW-1.1"},
    refusals=RULE_OF,
    events=EVENTS,
    action_space=ids.SPACE,
    horizon=8,
    content=content_pack.content_of,
    faults=tuple(SAYS),
    places=PLACES,
    new=setup.new,
    setup=position.setup,
    to_act=turn.to_act,
    stage=turn.stage,
    turn=turn.turn,
    apply=turn.apply,
    after=turn.after,
    standings=end_of_the_game.standings,
    longest=longest,
    check=turn.check,
    refuse_text=turn.VOCABULARY.refuse,
    offer=turn.offer,
    legal=turn.legal,
    legal_count=turn.legal_count,
    nth_legal=turn.nth_legal,
    preview=preview.preview,
    commute=_commute,
    chance=chance.chance,
    outcome=chance.outcome,
    outcomes=chance.outcomes,
    draw=chance.draw,
    order=setup.order,
    view=hidden.view,
    visible=hidden.visible,
    sample=hidden.sample,
    known=hidden.known,
    write_action=_write_action,
    read_action=turn.VOCABULARY.read,
    action_to_json=_action_to_json,
    write=position.write,
    read=position.read,
    to_json=position_json.to_json,
    from_json=position_json.from_json,
    evaluate=evaluate.evaluate,
    quick=defaults.quick(turn.legal, turn.after, defaults.see_all, evaluate.evaluate),
    playout=turn.playout,
    traits=traits.traits,
    between=traits.between,
    tally=tally.tally,
    grades=traits.GRADES,
    ripening=3,
    weights="rollwright.games.woodcraft_roll.learned",
)
