"""A trail: what has happened so far, in order. It grows at its end, and a copy costs the same however long it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar, cast, final, overload

T = TypeVar("T")


@final
class Trail(Generic[T]):
    """Copies share what they have in common, and go apart where two of them go on."""

    def __init__(self, shared: list[T] | None = None, count: int = 0) -> None:
        self._shared: list[T] = [] if shared is None else shared
        """Also has what other copies went on with: only the first `_count` are this one's."""
        self._count = count

    def copy(self) -> Trail[T]:
        return Trail(self._shared, self._count)

    def append(self, item: T) -> None:
        shared, count = self._shared, self._count
        if len(shared) == count:
            shared.append(item)
        if shared[count] is not item:  # another copy has gone on from here, maybe in another thread just now
            self._shared = [*shared[:count], item]
        self._count = count + 1

    def replace_last(self, item: T) -> None:
        """Only for what was appended to this one itself, before it is copied."""
        self._shared[self._count - 1] = item

    def cut(self, count: int) -> None:
        """Keep the first ones alone. Other copies stay as they are."""
        self._count = min(count, self._count)

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return self._shared[: self._count][index]
        at = index if index >= 0 else index + self._count
        if not 0 <= at < self._count:
            raise IndexError(index)
        return self._shared[at]

    def __iter__(self) -> Iterator[T]:
        return iter(self._shared[: self._count])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trail) and self[:] == cast("Trail[T]", other)[:]

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Trail({list(self)})"
