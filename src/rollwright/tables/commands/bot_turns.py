"""The turn of a bot: the request to those who compute it, and the command that results.

A request holds what the seat sees and nothing else. Its command id follows from the table, the decision and the seat;
so however often it is computed, it is committed once.
"""

from __future__ import annotations

from typing import Any, Final, final

from rollwright.bots import find_bot
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source
from rollwright.tables.commands.game import Act
from rollwright.tables.log.fields import BOT
from rollwright.tables.log.table import Table

LAST_RESORT: Final = "random"
"""The bot that plays where another has failed."""


@final
class BotRequest:
    """Plain values, so that it can be sent to another process or machine."""

    def __init__(
        self,
        table: str,
        seq: int,
        game: str,
        setup: dict[str, Any],
        view: dict[str, Any],
        seat: Seat,
        bot: str,
        hint: str = "",
        actions: tuple[Action, ...] = (),
        lines: tuple[tuple[Action, ...], ...] = (),
    ) -> None:
        self.table: Final = table
        self.seq: Final = seq
        """The number of the decision."""
        self.game: Final = game
        self.setup: Final = setup
        self.view: Final = view
        self.seat: Final = seat
        self.bot: Final = bot
        self.hint: Final = hint
        """The id of the question, where a person asks for advice and no bot is to act."""
        self.actions: Final = actions
        """What the person did in this view, where the question is whether that was best."""
        self.lines: Final = lines
        """What it is held against, where that is given."""

    @property
    def cid(self) -> str:
        return f"{self.table} {self.seq} {self.seat}"

    def to_json(self) -> dict[str, Any]:
        return {
            "table": self.table,
            "seq": self.seq,
            "game": self.game,
            "setup": self.setup,
            "view": self.view,
            "seat": self.seat,
            "bot": self.bot,
            "hint": self.hint,
            "actions": list(self.actions),
            "lines": [list(line) for line in self.lines],
        }

    def by(self, bot: str) -> BotRequest:
        """The same asked of another bot, where the first has failed."""
        return BotRequest(self.table, self.seq, self.game, self.setup, self.view, self.seat, bot)


def request_from_json(data: dict[str, Any]) -> BotRequest:
    return BotRequest(
        data["table"],
        data["seq"],
        data["game"],
        data["setup"],
        data["view"],
        data["seat"],
        data["bot"],
        data["hint"],
        tuple(data.get("actions", ())),
        tuple([tuple(line) for line in data.get("lines", ())]),
    )


def bot_request(table: Table, seat: Seat) -> BotRequest | None:
    """What is to be asked of the bot at a seat; None where none is to act there."""
    player = table.chairs[seat].player
    if not player or seat not in table.acting():
        return None
    return request_for(table, seat, player)


def request_for(table: Table, seat: Seat, bot: str, hint: str = "") -> BotRequest:
    """What a seat sees, for a bot to think about."""
    assert table.match is not None, "who thinks sees a game"
    view = table.game.to_json(table.game.view(table.match.position, seat))
    return BotRequest(table.id, table.decisions[seat], table.game.id, table.setup.to_json(), view, seat, bot, hint)


def choose(request: BotRequest) -> Action:
    """Let the bot think. This may take long: call it where nobody waits."""
    game, view = seen_by(request)
    return find_bot(request.bot).choose(game, view, request.seat, Source(request.cid))


def seen_by(request: BotRequest) -> tuple[Game[Any], Any]:
    """The game, and what the seat sees of it."""
    game = find_game(request.game)
    asked = request.setup
    setup = make_setup(game, asked["players"], asked["edition"], asked["options"], asked["version"], asked["content"])
    return game, game.from_json(setup, request.view)


def bot_command(request: BotRequest, action: Action) -> Act:
    return Act(BOT, request.cid, [action], request.seq, request.seat)
