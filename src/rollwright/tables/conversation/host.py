"""What a conversation asks of the host of the tables: a server with many people, or the worker of one page.

Methods that a server has to wait for are coroutines. In a page nothing waits: see `at_once`.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, Protocol, TypeVar, final

from rollwright.tables.commands.bot_turns import BotRequest
from rollwright.tables.commands.command import Command, OpenTable
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.outcome import Accepted, Ruling
from rollwright.tables.commands.refusals import Nack
from rollwright.tables.fairness.deal import Challenge
from rollwright.tables.log.table import Table
from rollwright.tables.study.hint import Advised
from rollwright.tables.study.reviewing import Progress, ReviewRequest
from rollwright.tables.wire.inbound import Cmd, NewTable
from rollwright.tables.wire.outbound import Chat, People

T = TypeVar("T")

# What is new at a table
ROW: Final = "row"
CHAT: Final = "chat"
PEOPLE: Final = "people"
"""Somebody has come or gone."""
NAMES: Final = "names"
"""Somebody has taken another name, or has been forgotten."""


@final
class Refused(Exception):
    """A message that is not carried out: the code of a nack, and why in words."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code: Final = code
        self.why: Final = why


@final
class Reply:
    """The host's reply to a command: the ruling, the table, and the table's seq then."""

    def __init__(self, ruling: Ruling, table: str, head: int) -> None:
        self.ruling: Final = ruling
        self.table: Final = table
        self.head: Final = head


@final
class TakenUp:
    """A challenge that a person may take up now, with what its table needs: the tail is the seed of the deal."""

    def __init__(self, challenge: Challenge, fresh: Fresh, scheme: str) -> None:
        self.challenge: Final = challenge
        self.fresh: Final = fresh
        self.scheme: Final = scheme


class LiveTable(Protocol):
    """A table in the host's memory."""

    @property
    def table(self) -> Table: ...

    @property
    def people(self) -> People: ...

    @property
    def last_line(self) -> int:
        """The number of the last line of chat; 0 where there is none."""
        ...

    def lines(self, after: int) -> Sequence[tuple[int, Chat]]:
        """The lines of chat after a number, each with its own."""
        ...


class Line(Protocol):
    """The way to the client."""

    def send(self, message: dict[str, Any]) -> bool:
        """False where it can't be sent, or a snapshot says the same and more."""
        ...

    def send_row(self, live: Any, seq: int, viewer: str) -> bool:
        """What a row brought, as the viewer may see it."""
        ...

    def send_snapshot(self, live: Any, viewer: str) -> bool:
        """The whole table, as the viewer may see it."""
        ...


class Host(Protocol):
    """The host of the tables."""

    def now(self) -> int: ...

    async def find(self, table: str) -> Any:
        """A table (a `Live`), or None where there is none."""
        ...

    def watch(self, live: Any, person: str, news: Callable[[str, str], None]) -> Callable[[], None]:
        """A person watches a table from now on: `news` is called with (table, what). The function returned ends it.

        Raises Refused where too many do.
        """
        ...

    async def fresh_table(self, person: str, message: NewTable) -> Fresh:
        """For a table that is to be created. Raises Refused where none may be."""
        ...

    async def fresh_rematch(self, person: str, message: Cmd) -> Fresh:
        """For the table that a command opens. Raises Refused."""
        ...

    async def take_up(self, person: str, message: NewTable) -> TakenUp | Nack:
        """For a table that takes up a challenge, which a person does once. Raises Refused."""
        ...

    @property
    def scheme(self) -> str:
        """How dice are made at new tables."""
        ...

    async def pack(self, person: str, pack: str) -> str | None:
        """The content pack of a person, by its hash."""
        ...

    async def create(self, command: Create, name: str) -> Reply: ...

    async def carry_out(self, live: Any, command: Command, name: str) -> Reply:
        """Decide a command of a person with this name, and keep what came of it."""
        ...

    async def say(self, live: Any, person: str, name: str, cid: str, text: str) -> bool:
        """Keep and pass on a line of chat; False where this one has been kept before. Raises Refused."""
        ...

    async def cards(self, person: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """The tables at which a person sits, and others that are open to anybody."""
        ...

    async def rename(self, person: str, name: str) -> None: ...

    def advise(
        self, person: str, request: BotRequest, then: Callable[[list[Advised]], None]
    ) -> Nack | Callable[[], object]:
        """Have a bot think for a person, and call `then`; the conversation goes on meanwhile.

        The function returned is called where nobody waits for it any more.
        """
        ...

    def review(
        self, person: str, request: ReviewRequest, then: Callable[[Progress | Nack], None]
    ) -> Nack | Callable[[], object]:
        """Have a game reviewed, and call `then` as often as there is more of it; what is done is kept with the game.

        The function returned is called where nobody waits for it any more.
        """
        ...


def rows_of(ruling: Accepted, now: int) -> list[Accepted]:
    """What is committed together: a row, and the first rows of the tables that it opens."""
    rows = [ruling]
    for effect in ruling.effects:
        if isinstance(effect, OpenTable):
            made = decide(None, effect.create, now)
            assert isinstance(made, Accepted), "what could be created once can be created again"
            rows.append(made)
    return rows


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine that has nothing to wait for."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("there was something to wait for")
