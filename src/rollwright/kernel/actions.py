"""A game's actions: the table of them all by id, and what a person typed, verb by verb."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, final

from rollwright.kernel.model import Action, NotationError, Refusal, Seat

D = TypeVar("D")
P = TypeVar("P")

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


def _nothing(position: Any, seat: Seat, words: Words) -> Refusal | None:
    return None


@final
class Verb(Generic[P]):
    """A first word of the notation, with all that follows it."""

    def __init__(
        self,
        form: str,
        *,
        ordered: Callable[[Words], Words] = _as_they_are,
        refused: Callable[[P, Seat, Words], Refusal | None] = _nothing,
    ) -> None:
        self.form: Final = form
        """An example for those who got it wrong."""
        self.ordered: Final = ordered
        """The words after the verb as the canonical notation has them."""
        self.refused: Final = refused
        """refused(position, seat, words): the rule against what these words ask for, where no action stands for it.

        It is asked where the verb's actions could be done now, so it need not look at whose turn it is. No words at all
        are the verb alone.
        """


@final
class Vocabulary(Generic[P]):
    """All that can be said in a game: its verbs, and the texts of its actions."""

    def __init__(
        self,
        verbs: Mapping[str, Verb[P]],
        ids: Mapping[str, Action],
        untimely: Callable[[P, Seat, Action], Refusal | None],
    ) -> None:
        """`untimely(position, seat, action)`: why this is no time for an action of its kind."""
        self._verbs: Final = verbs
        self._ids: Final = ids
        self._untimely: Final = untimely
        self._one_of: Final[dict[str, Action]] = {}
        """By verb, one of its actions."""
        for text, action in ids.items():
            self._one_of.setdefault(text.partition(" ")[0], action)

    def read(self, text: str) -> Action:
        """The action that a text names, letters in any case. Raises NotationError."""
        verb, words = self._said(text)
        action = self._ids.get(" ".join([verb, *self._verbs[verb].ordered(words)]))
        if action is None:
            raise NotationError(text, self._verbs[verb].form)
        return action

    def refuse(self, position: P, seat: Seat, text: str) -> Refusal | None:
        """Why a text that names no action is refused: it isn't the time for it, or a rule is against what it asks."""
        verb, words = self._said(text)
        one = self._one_of.get(verb)
        refusal = None if one is None else self._untimely(position, seat, one)
        return refusal if refusal is not None else self._verbs[verb].refused(position, seat, words)

    def _said(self, text: str) -> tuple[str, Words]:
        words = text.lower().split()
        if not words or words[0] not in self._verbs:
            raise NotationError(text, f"one of {', '.join(self._verbs)}")
        return words[0], words[1:]
