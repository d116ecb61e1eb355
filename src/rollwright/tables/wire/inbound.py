"""Messages from a client: texts become small classes, or an error that says what is wrong."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn, final

from rollwright.kernel.model import Action
from rollwright.tables.commands.command import Command
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.kinds import BY_WORD
from rollwright.tables.fairness.deal import Challenge
from rollwright.tables.fairness.dice import CHAIN
from rollwright.tables.wire.names import clean_line, passes_for_bot
from rollwright.tables.wire.schema import INBOUND, MOST_BYTES, NAME, OLDEST_PROTO, PROTO


@final
class WireError(ValueError):
    """A malformed message. `cid` is there if it could be read, so that the nack finds its sender."""

    def __init__(self, what: str, cid: str = "") -> None:
        super().__init__(what)
        self.cid: Final = cid


@final
class Hello:
    """Who the client is, and what it last saw of which tables."""

    def __init__(self, ticket: str, tables: dict[str, int], proto: int) -> None:
        self.ticket: Final = ticket
        self.tables: Final = tables
        self.proto: Final = proto
        """The version of the protocol that both speak."""


@final
class Open:
    """News of a table, please."""

    def __init__(self, table: str) -> None:
        self.table: Final = table


@final
class LeaveTable:
    """No more news of a table."""

    def __init__(self, table: str) -> None:
        self.table: Final = table


@final
class NewTable:
    """A table is to be created."""

    def __init__(self, cid: str, fields: dict[str, Any]) -> None:
        self.cid: Final = cid
        self.content: Final[str] = fields.get("content", "")
        """The hash of the content pack; empty for the game's own."""
        self.seats: Final[list[dict[str, Any]]] = fields["seats"]
        self.challenge: Final[str] = fields.get("challenge", "")
        """The id of the challenge that is taken up; empty at most tables."""
        self._fields: Final = fields

    def command(
        self, person: str, fresh: Fresh, content: str = "", scheme: str = CHAIN, challenge: Challenge | None = None
    ) -> Create:
        """`content` is the pack that the hash stands for; `scheme` is how the host makes its dice."""
        return Create.read_new(person, self.cid, self._fields, fresh, content, scheme, challenge)


@final
class Chat:
    """A line of chat. It is no command: nothing of it comes into the log."""

    def __init__(self, table: str, cid: str, text: str) -> None:
        self.table: Final = table
        self.cid: Final = cid
        self.text: Final = text


@final
class Cmd:
    """A command to a table."""

    def __init__(self, table: str, cid: str, do: str, fields: dict[str, Any]) -> None:
        self.table: Final = table
        self.cid: Final = cid
        self.do: Final = do
        self._fields: Final = fields

    @property
    def makes_a_table(self) -> bool:
        """Whether `command` needs something fresh."""
        return BY_WORD[self.do].makes_a_table

    def command(self, person: str, fresh: Fresh | None = None) -> Command:
        return BY_WORD[self.do].read(person, self.cid, self._fields, fresh)


@final
class Ask:
    """What if: a plan to be tried out. Or, with no plan, what would be best, or whether what was done last was.

    With `lines`, what was done last is held against them, as a try of a puzzle is.
    """

    def __init__(
        self,
        table: str,
        ask_id: str,
        plan: list[int | str],
        seat: int | None,
        hint: bool = False,
        judge: bool = False,
        lines: tuple[tuple[Action, ...], ...] = (),
    ) -> None:
        self.table: Final = table
        self.id: Final = ask_id
        self.plan: Final = plan
        self.seat: Final = seat
        self.hint: Final = hint
        self.judge: Final = judge
        self.lines: Final = lines


@final
class AskReview:
    """What luck and what the players did in a game that is over, to some depth."""

    def __init__(self, table: str, ask_id: str, depth: str) -> None:
        self.table: Final = table
        self.id: Final = ask_id
        self.depth: Final = depth


@final
class Sync:
    """What happened since."""

    def __init__(self, table: str, since: int) -> None:
        self.table: Final = table
        self.since: Final = since


@final
class Mine:
    """Which tables are there for me."""


@final
class Name:
    """I am called so; empty where nothing of it can be seen."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


Inbound = Hello | Open | LeaveTable | NewTable | Cmd | Chat | Ask | AskReview | Sync | Mine | Name


def parse(text: str) -> Inbound:
    """Read a message of a client. Raises WireError."""
    if len(text) > MOST_BYTES or len(text.encode(errors="surrogatepass")) > MOST_BYTES:
        raise WireError(f"a message has at most {MOST_BYTES} bytes")
    try:
        data = json.loads(text, parse_constant=_no_number, parse_float=_no_number)
    except (ValueError, RecursionError) as error:  # how deep is too deep differs between Pythons
        raise WireError(f"the message is not the JSON that is spoken here: {error}") from error
    found = INBOUND.fault(data, "the message")
    if found:
        raise WireError(found, _cid_of(data))
    return _message(data)


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text[:20]} is no whole number")


def _cid_of(data: object) -> str:
    cid = data.get("cid") if isinstance(data, dict) else None
    return cid if isinstance(cid, str) and 0 < len(cid) <= 64 and cid.isprintable() else ""


def _proto(newest: int, oldest: int) -> int:
    """The newest version of the protocol that a client and we both speak."""
    proto = min(newest, PROTO)
    if proto < max(oldest, OLDEST_PROTO):
        here = f"{PROTO}" if PROTO == OLDEST_PROTO else f"{OLDEST_PROTO} to {PROTO}"
        theirs = f"{newest}" if newest == oldest else f"{oldest} to {newest}"
        raise WireError(f"this server speaks protocol {here}, not {theirs}: load the page anew")
    return proto


def _message(data: dict[str, Any]) -> Inbound:
    """Of a message that has its shape."""
    word: str = data["t"]
    if word == "cmd":
        if data["do"] == "chat":
            text = clean_line(data["text"])
            if not text:
                raise WireError("the text is empty", data["cid"])
            return Chat(data["table"], data["cid"], text)
        return Cmd(data["table"], data["cid"], data["do"], data)
    if word == "ask":
        hint, judge = data.get("hint", False), data.get("judge", False)
        if (hint or judge) and data["plan"]:
            raise WireError("a hint is for the table as it stands: its plan is empty")
        if hint and judge:
            raise WireError("a hint is for what comes next, a verdict for what was done: ask for one of them")
        lines = tuple([tuple(line) for line in data.get("lines", ())])
        if lines and not judge:
            raise WireError("lines are held against what was done: ask for a verdict on it")
        return Ask(data["table"], data["id"], data["plan"], data.get("seat"), hint, judge, lines)
    if word == "review":
        return AskReview(data["table"], data["id"], data["depth"])
    if word == "hello":
        return Hello(data["ticket"], data["tables"], _proto(data["proto"], data.get("oldest", data["proto"])))
    if word == "open":
        return Open(data["table"])
    if word == "leave_table":
        return LeaveTable(data["table"])
    if word == "create":
        if data["players"] != len(data["seats"]):
            raise WireError(f"{len(data['seats'])} seats are listed for {data['players']} players", data["cid"])
        return NewTable(data["cid"], data)
    if word == "sync":
        return Sync(data["table"], data["from"])
    if word == "mine":
        return Mine()
    return Name(clean_line(data["name"]))


def read_name(value: object) -> str:
    """A name as people see it. Raises WireError."""
    found = NAME.fault(value, "the name")
    if found or not isinstance(value, str):
        raise WireError(found)
    name = clean_line(value)
    if not name:
        raise WireError("the name is empty, or nothing of it can be seen")
    if passes_for_bot(name):
        raise WireError("a bot is called that; choose another name")
    return name
