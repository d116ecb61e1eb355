"""A bot's turn, a hint or a piece of a review, in a worker. A bot that fails is replaced, as on a server."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from rollwright.kernel.discovery import find_game
from rollwright.kernel.model import Action
from rollwright.kernel.net import weights_from_json
from rollwright.tables.commands.bot_turns import LAST_RESORT, BotRequest, choose, request_from_json
from rollwright.tables.log.chairs import STAND_IN
from rollwright.tables.study.coach import judge_decision
from rollwright.tables.study.hint import SECONDS, advise
from rollwright.tables.study.pieces import Found
from rollwright.tables.study.reviewing import Helper, Progress, Reviews, review_from_json

_PIECE: Final = 0.5
"""Seconds for a piece of a review: so long may a bot's turn have to wait for it, or as long as one step takes."""
_REVIEWS: Final = Reviews()
_HELPER: Final = Helper()


def bring(game: str, text: str) -> None:
    """What a judge of a game has learned, as JSON: bots and hints go by it from then on. `null` where it hasn't."""
    weights = json.loads(text)
    if weights is not None:
        find_game(game).judges.bring(weights_from_json(weights))


def think(text: str, seconds: Callable[[], float]) -> str:
    """What comes of a request, as JSON: an action, advice, a verdict or a piece of a review. `seconds` is the clock."""
    data = json.loads(text)
    if "depth" in data:
        piece = seconds() + _PIECE
        return json.dumps(_review(data, lambda: seconds() < piece))
    request = request_from_json(data)
    if not request.hint:
        return json.dumps(_act(request))
    if request.actions:
        return json.dumps(judge_decision(request))
    until = seconds() + SECONDS
    return json.dumps(advise(request, lambda: seconds() < until))


def _review(data: dict[str, Any], goes_on: Callable[[], bool]) -> Progress | list[Found]:
    """A piece of a review with what helpers have found for it meanwhile, or what such a helper finds."""
    request = review_from_json(data)
    if "help" in data:
        return _HELPER.go_on(request, data["help"]["first"], data["help"]["stride"], goes_on)
    return _REVIEWS.go_on(request, goes_on, data.get("found", ()))


def _act(request: BotRequest) -> Action:
    """The action of the bot that is asked; of a simpler one where that fails."""
    for bot in (request.bot, STAND_IN):
        try:
            return choose(request.by(bot))
        except Exception:  # a bot's mistake must not stop the game
            continue
    return choose(request.by(LAST_RESORT))
