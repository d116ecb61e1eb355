"""Copenhagen Roll & Write, for 2 to 4 players, in its English, French and Dutch editions."""

from __future__ import annotations

from typing import Final

from rollwright.games.copenhagen_roll import (
    end_of_the_game,
    evaluate,
    ids,
    position,
    position_json,
    preview,
    quick,
    standing_answers,
    tally,
    traits,
    turn,
)
from rollwright.games.copenhagen_roll.codes import EVENTS, RULE_OF
from rollwright.games.copenhagen_roll.editions import EDITIONS, OPTIONS, PLAYERS, VERSIONS, longest
from rollwright.games.copenhagen_roll.position import Position
from rollwright.kernel.actions import found
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat


def _write_action(action: Action) -> str:
    return found(turn.ACTIONS, action).text


def _action_to_json(action: Action) -> dict[str, object]:
    return found(turn.ACTIONS, action).to_json()


def _commute(position: Position, seat: Seat, action: Action, other: Seat, others: Action) -> bool:
    return seat != other  # only marking is open to several seats, and marks don't depend on each other (CRW-8.9)


GAME: Final[Game[Position]] = Game(
    "copenhagen_roll",
    players=PLAYERS,
    versions=VERSIONS,
    editions=EDITIONS,
    options=OPTIONS,
    rules={"players": "CRW-1.1", "editions": "CRW-11.1"},
    refusals=RULE_OF,
    events=EVENTS,
    action_space=ids.SPACE,
    horizon=4,
    new=turn.new,
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
    chance=turn.chance,
    outcome=turn.outcome,
    outcomes=turn.outcomes,
    draw=turn.draw,
    write_action=_write_action,
    read_action=turn.VOCABULARY.read,
    action_to_json=_action_to_json,
    write=position.write,
    read=position.read,
    to_json=position_json.to_json,
    from_json=position_json.from_json,
    evaluate=evaluate.evaluate,
    forecast=evaluate.forecast,
    quick=quick.quick,
    playout=turn.playout,
    traits=traits.traits,
    between=traits.between,
    tally=tally.tally,
    ripening=2,
    weights="rollwright.games.copenhagen_roll.learned",
    standing_answers=standing_answers.STANDING_ANSWERS,
)
