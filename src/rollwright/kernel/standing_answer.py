"""Standing answers: what a player may say once, to be answered whenever it is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar, final

from rollwright.kernel.model import Action, Seat

P = TypeVar("P")


@final
class StandingAnswer(Generic[P]):
    """One that a game knows. Its words are in the game's messages, with what was chosen as a value."""

    def __init__(
        self,
        name: str,
        choices: tuple[str, ...],
        action: Callable[[P, Seat, tuple[str, ...]], Action | None],
    ) -> None:
        self.name: Final = name
        self.choices: Final = choices
        """Of these a player chooses any number."""
        self.action: Final = action
        """action(view, seat, chosen): what it answers; None where its words say nothing of what the seat is asked.

        It rests on what the seat sees, and gives what is legal: the contract kit tries both.
        """
