"""A game with some of its parts replaced: for tests that ask what would be noticed."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from rollwright.kernel.game import Game

P = TypeVar("P")

GIVEN: Final = (
    "players", "rules", "refusals", "events", "action_space", "horizon", "versions", "editions", "options", "content",
    "faults", "places", "grades", "ripening", "weights", "standing_answers",
    "new", "setup", "to_act", "stage", "apply", "standings", "longest", "check", "chance", "outcome",
    "write_action", "read_action", "action_to_json", "write", "read", "evaluate",
)  # fmt: skip
"""What every game says itself. Of what has a default, `Game.own` names the parts that a game has of its own."""


def altered(game: Game[P], **changes: Any) -> Game[P]:
    """The game with other parts, by their names; its `id` too.

    Where the game had taken a default, the default is made again from the new parts: with another `apply` goes
    another `after`. None gives up a part of the game's own for the default; and who says by `legal` what is legal no
    longer says it by `offer`.
    """
    if changes.get("legal") is not None:
        changes.setdefault("offer", None)
    parts: dict[str, Any] = {name: getattr(game, name) for name in (*GIVEN, *sorted(game.own))}
    return Game(changes.pop("id", game.id), **{**parts, **changes})
