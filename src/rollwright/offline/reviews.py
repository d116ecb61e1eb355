"""Reviews of a page's own games: thought out piece by piece after all bots' turns, and kept with their tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from rollwright.offline.outcome import Outcome
from rollwright.tables.commands.refusals import Nack
from rollwright.tables.study.reviewing import (
    FAILED,
    Progress,
    ReviewRequest,
    is_last,
    kind_of,
    kinds_for,
    progress_of,
)

Then = Callable[[Progress | Nack], None]
Kept = dict[str, Any]
"""The reviews of a table that are kept, by kind."""


@final
class PageReviews:
    """Those that are under way."""

    def __init__(self) -> None:
        self._waiting: Final[dict[str, list[Then]]] = {}
        """Who waits for each, by its key. Nobody may wait any more while a piece is being thought out."""

    def ask(self, request: ReviewRequest, kept: Kept, then: Then, outcome: Outcome) -> Callable[[], object]:
        """What is kept is told at once. The function returned ends it."""
        found = next((kept[kind] for kind in kinds_for(request.depth) if kind in kept), None)
        if found is not None:
            then(progress_of(found))
            if is_last(request, progress_of(found)):
                return lambda: None
        if request.key not in self._waiting:
            outcome.think.append(request.to_json())
        waiting = self._waiting.setdefault(request.key, [])
        waiting.append(then)
        return lambda: waiting.remove(then) if then in waiting else None

    def go_on(self, request: ReviewRequest, progress: Progress | None, kept: Kept | None, outcome: Outcome) -> None:
        """A piece is there, or the worker has died of it (None). Where nobody waits any more it is left alone.

        `kept` is None where the table has been thrown away.
        """
        waiting = self._waiting.pop(request.key, [])
        if kept is None:
            return
        if progress is not None and progress["review"] is not None:
            review: dict[str, Any] = progress["review"]
            kind = kind_of(review["depth"])
            kept[kind] = review
            outcome.reviews.append({"table": request.table, "kind": kind, "review": review})
        for then in list(waiting):
            then(FAILED if progress is None else progress)
        if waiting and progress is not None and not is_last(request, progress):
            self._waiting[request.key] = waiting
            outcome.think.append(request.to_json())
