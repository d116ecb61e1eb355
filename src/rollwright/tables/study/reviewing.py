"""Reviews as hosts ask for them: worked out where bots think, piece by piece, so that others come in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, final

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.tables.commands.refusals import UNAVAILABLE, Nack, refuse
from rollwright.tables.log.table import OVER, Table
from rollwright.tables.study.efforts import EFFORTS
from rollwright.tables.study.moments import Line, Moment
from rollwright.tables.study.pieces import Found
from rollwright.tables.study.review import NoJudge, Review, Reviewer
from rollwright.tables.study.review_json import review_json
from rollwright.tables.wire.inbound import AskReview
from rollwright.tables.wire.outbound import Message, offered
from rollwright.tables.wire.study_shapes import DRAFT, WHOLE

FORMAT: Final = 3
"""Of reviews that are kept. It rises where older ones are not to be shown any more."""
_AT_ONCE: Final = 4
"""How many reviews may be under way in one place; what is begun beyond that replaces the oldest."""
_NEARLY: Final = 0.99

Progress = dict[str, Any]
"""{depth, done, review, fault}: which depth is worked at, how far it has come, what was finished with this piece (or
null), and why there can be no review (or nothing)."""


@final
class ReviewRequest:
    """A game that is over, in plain values, so that it can be sent to another process or a worker."""

    def __init__(
        self,
        table: str,
        game: str,
        setup: dict[str, Any],
        start: str | None,
        moves: list[list[int]],
        depth: str,
    ) -> None:
        self.table: Final = table
        self.game: Final = game
        self.setup: Final = setup
        self.start: Final = start
        """The position that it began at, in the game's notation; None for the beginning."""
        self.moves: Final = moves
        """Of each the actor and the action."""
        self.depth: Final = depth

    @property
    def key(self) -> str:
        """However many ask for the same review, it is worked out once."""
        return f"{self.table} {self.depth}"

    def to_json(self) -> dict[str, Any]:
        return {
            "table": self.table,
            "game": self.game,
            "setup": self.setup,
            "start": self.start,
            "moves": self.moves,
            "depth": self.depth,
        }


def review_from_json(data: dict[str, Any]) -> ReviewRequest:
    return ReviewRequest(data["table"], data["game"], data["setup"], data["start"], data["moves"], data["depth"])


def review_request(table: Table, depth: str) -> ReviewRequest | Nack:
    """What is to be thought about; refused while anything in the game may still be hidden from somebody."""
    match = table.match
    if table.phase != OVER or match is None:
        return refuse("table.not_over")
    start = None if match.start is None else table.game.write(match.start)
    moves = [[move.actor, move.action] for move in match.moves]
    return ReviewRequest(table.id, table.game.id, table.setup.to_json(), start, moves, depth)


def kind_of(depth: str) -> str:
    """By which a host keeps a review beside its game."""
    return f"{depth} {FORMAT}"


def kinds_for(depth: str) -> list[str]:
    """What may be given to who asks for a depth, the deepest first."""
    return [kind_of(WHOLE), kind_of(DRAFT)] if depth == WHOLE else [kind_of(WHOLE), kind_of(depth)]


def luck_in(review: dict[str, Any]) -> list[float]:
    """The points by which luck put each seat ahead of the others."""
    leads: list[float] = review["luck"]["leads"]
    return leads


def progress_of(review: dict[str, Any]) -> Progress:
    """Of a review that was kept."""
    return {"depth": review["depth"], "done": 1, "review": review, "fault": ""}


def is_last(request: ReviewRequest, progress: Progress) -> bool:
    """Whether nothing more is to come."""
    if progress["fault"]:
        return True
    done: float = progress["done"]
    return done >= 1 and progress["depth"] in (request.depth, WHOLE)


def answer_review(question: AskReview, progress: Progress) -> Message | Nack:
    """What the person is told."""
    if progress["fault"]:
        return refuse("table.no_judge")
    return {
        "t": "review",
        "table": question.table,
        "id": question.id,
        "depth": progress["depth"],
        "done": progress["done"],
        "review": progress["review"],
    }


FAILED: Final = Nack(UNAVAILABLE, None)
"""Where whoever thinks about a review has died of it."""


@final
class Reviews:
    """Those that are under way in one place where bots think. Each piece goes on where the last one has ended."""

    def __init__(self) -> None:
        self._begun: Final[dict[str, _Work]] = {}

    def go_on(self, request: ReviewRequest, goes_on: Callable[[], bool], found: Sequence[Found] = ()) -> Progress:
        """One piece more, as long as the clock allows. What was begun elsewhere begins anew, with the same end.

        `found` is what helpers have worked out since.
        """
        work = self._begun.pop(request.key, None)
        if work is None:
            try:
                work = _Work(request)
            except NoJudge as error:
                return {"depth": request.depth, "done": 0, "review": None, "fault": error.fault}
        progress = work.go_on(goes_on, found)
        if not is_last(request, progress):
            self._begun[request.key] = work
            for oldest in list(self._begun)[:-_AT_ONCE]:
                del self._begun[oldest]
        return progress


@final
class Helper:
    """One of some that work ahead on one review at a time, from its end, while it is made from its beginning elsewhere.

    Who makes the review can do without: what helpers haven't found when it gets there it works out itself.
    """

    def __init__(self) -> None:
        self._key = ""
        self._ahead: Iterator[Found] = iter(())

    def go_on(self, request: ReviewRequest, first: int, stride: int, goes_on: Callable[[], bool]) -> list[Found]:
        """What it finds as long as the clock allows; nothing where nothing is left, or there is no judge.

        Of the pieces, counted from the last, it takes the one with the number `first` and every `stride`-th after it.
        """
        if request.key != self._key:
            self._key = request.key
            try:
                reviewer = _reviewer(request)
            except NoJudge:
                self._ahead = iter(())
            else:
                self._ahead = reviewer.ahead(first, stride)
        found: list[Found] = []
        for piece in self._ahead:
            found.append(piece)
            if not goes_on():
                break
        return found


@final
class _Work:
    """One review that is under way."""

    def __init__(self, request: ReviewRequest) -> None:
        """Raises NoJudge."""
        self._wanted: Final = request.depth
        self._reviewer: Final = _reviewer(request)
        self._drafted = False

    def go_on(self, goes_on: Callable[[], bool], found: Sequence[Found]) -> Progress:
        """Until a depth is finished, or the time is up."""
        reviewer = self._reviewer
        for piece in found:
            reviewer.take(piece)
        while reviewer.step():
            if not self._drafted and (draft := reviewer.review()) is not None:
                self._drafted = True
                return {"depth": DRAFT, "done": 1, "review": _written(draft), "fault": ""}
            if not goes_on():
                depth = WHOLE if self._drafted else DRAFT
                return {"depth": depth, "done": min(round(reviewer.done, 3), _NEARLY), "review": None, "fault": ""}
        whole = reviewer.review()
        assert whole is not None, "a reviewer that is done has a review"
        return {"depth": self._wanted, "done": 1, "review": _written(whole), "fault": ""}


def _reviewer(request: ReviewRequest) -> Reviewer[Any]:
    """Raises NoJudge."""
    return Reviewer(_match(request), request.table, EFFORTS[request.depth])


def _match(request: ReviewRequest) -> Match[Any]:
    game, asked = find_game(request.game), request.setup
    setup = make_setup(game, asked["players"], asked["edition"], asked["options"], asked["version"], asked["content"])
    start = None if request.start is None else game.read(setup, request.start)
    match = Match(game, setup, None, start)
    for actor, action in request.moves:
        match.play_judged(actor, action)
    return match


def _written(review: Review[Any]) -> dict[str, Any]:
    """With the lines of its moments as clients draw them: by what the seat saw whose decision it was."""
    text = {**review_json(review), "done": 1}
    moments = [_shown(review, one, data) for one, data in zip(review.moments, text["moments"], strict=True)]
    return {**text, "moments": moments}


def _shown(review: Review[Any], moment: Moment[Any], data: dict[str, Any]) -> dict[str, Any]:
    def line(one: Line[Any], written: dict[str, Any]) -> dict[str, Any]:
        game = review.game
        view = game.to_json(game.view(one.position, moment.decision.seat))
        return {**written, "steps": [offered(game, action) for action in one.actions], "view": view}

    return {**data, "played": line(moment.played, data["played"]), "better": line(moment.better, data["better"])}
