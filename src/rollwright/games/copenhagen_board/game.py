"""Copenhagen, the board game, for 2 to 4 players."""

from __future__ import annotations

from typing import Final

from rollwright.games.copenhagen_board import (
    end_of_the_game,
    evaluate,
    ids,
    position,
    position_json,
    preview,
    setup,
    supply_and_end_card,
    tally,
    traits,
    turn,
    who_knows_what,
)
from rollwright.games.copenhagen_board.codes import EVENTS, RULE_OF
from rollwright.games.copenhagen_board.position import Position
from rollwright.games.copenhagen_board.settings import EDITIONS, OPTIONS, PLAYERS, VERSIONS, longest
from rollwright.kernel import defaults
from rollwright.kernel.actions import found
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat


def _write_action(action: Action) -> str:
    return found(turn.ACTIONS, action).text


def _action_to_json(action: Action) -> dict[str, object]:
    return found(turn.ACTIONS, action).to_json()


def _commute(position: Position, seat: Seat, action: Action, other: Seat, others: Action) -> bool:
    return False  # nobody acts but the active player (CPH-2.4)


GAME: Final[Game[Position]] = Game(
    "copenhagen_board",
    players=PLAYERS,
    versions=VERSIONS,
    editions=EDITIONS,
    options=OPTIONS,
    rules={"players": "CPH-1.1", "editions": "CPH-1.1"},
    refusals=RULE_OF,
    events=EVENTS,
    action_space=ids.SPACE,
    horizon=4,
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
    chance=turn.chance,
    outcome=turn.outcome,
    draw=turn.draw,
    order=supply_and_end_card.order,
    view=who_knows_what.view,
    visible=who_knows_what.visible,
    sample=who_knows_what.sample,
    known=who_knows_what.known,
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
    ripening=4,
    weights="rollwright.games.copenhagen_board.learned",
)
