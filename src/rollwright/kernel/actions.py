"""A game's actions: the table of them all by id, and reading what a person typed, verb by verb."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar, final

from rollwright.kernel.model import Action, NotationError, Refusal

D = TypeVar("D")

Words = list[str]


def numbered(space: int, *kinds: tuple[int, Sequence[D]]) -> tuple[D, ...]:
    """All actions by id, from ranges that each begin where a game's ids say and that leave no gap."""
    table: list[D] = []
    for first, deeds in kinds:
        assert len(table) == first, f"the kind of action that begins at {first} would begin at {len(table)}"
        table += deeds
    assert len(table) == space, f"there are {len(table)} actions, and ids for {space}"
    return tuple(table)


def found(table: tuple[D, ...], action: Action) -> D:
    """The action with an id that came from outside. Raises ValueError."""
    if not 0 <= action < len(table):
        raise ValueError(f"there is no action {action}; ids go from 0 to {len(table) - 1}")
    return table[action]


def _as_they_are(words: Words) -> Words:
    return words


def _nothing(words: Words) -> Refusal | None:
    return None


@final
class Verb:
    """A first word of the notation, with all that follows it."""

    def __init__(
        self,
        form: str,
        *,
        ordered: Callable[[Words], Words] = _as_they_are,
        refused: Callable[[Words], Refusal | None] = _nothing,
    ) -> None:
        self.form: Final = form
        """An example for those who got it wrong."""
        self.ordered: Final = ordered
        """The words after the verb as the canonical notation has them."""
        self.refused: Final = refused
        """The rule against what these words ask for, where no action stands for it."""


def read_action(text: str, verbs: Mapping[str, Verb], ids: Mapping[str, Action]) -> Action:
    """The action that a text names, letters in any case. Raises NotationError."""
    words = text.lower().split()
    if not words or words[0] not in verbs:
        raise NotationError(text, f"one of {', '.join(verbs)}")
    verb = verbs[words[0]]
    refusal = verb.refused(words[1:])
    if refusal is not None:
        raise NotationError(text, verb.form, refusal)
    action = ids.get(" ".join([words[0], *verb.ordered(words[1:])]))
    if action is None:
        raise NotationError(text, verb.form)
    return action
