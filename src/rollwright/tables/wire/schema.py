"""The shapes of all messages, both ways. From here scripts/wire-types writes the client's types, web/src/wire.ts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rollwright.tables.commands.command import Command
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.kinds import END, GAME, LOBBY
from rollwright.tables.commands.refusals import NACKS
from rollwright.tables.log.absence import WISH
from rollwright.tables.log.chance import CARD_DRAWN, DECK
from rollwright.tables.log.fields import (
    ACTION,
    CHALLENGE,
    CID,
    CLOCK,
    CODE,
    ID,
    LATEST,
    MOST_SEATS,
    MOST_STEPS,
    OPTION,
    PACK,
    PATIENCE,
    SEAT,
    SEATS,
    SEQ,
    SHA256,
)
from rollwright.tables.log.kinds import KINDS, ROW
from rollwright.tables.log.shapes import (
    HEX,
    Either,
    Fields,
    Flag,
    ListOf,
    MapOf,
    Named,
    Nothing,
    Number,
    Shape,
    Tagged,
    Text,
    Whole,
    Word,
)
from rollwright.tables.log.standing import ANSWER, CHOSEN
from rollwright.tables.log.table import PHASES
from rollwright.tables.wire.study_shapes import (
    ADVISED,
    ATTEMPT,
    DEPTH,
    JUDGED,
    MANY,
    MOST_LINES,
    OFFERED,
    REVIEW,
    SEEN,
    TEXT,
    VALUES,
)

PROTO: Final = 1
"""The newest version of this protocol that is known here."""
OLDEST_PROTO: Final = 1
"""And the oldest: for a release two are in use at once, so that pages which are open go on."""
MOST_BYTES: Final = 4096
"""No message of a client is longer."""
MOST_TABLES: Final = 32
_COUNT: Final = Whole(0, LATEST)
_SEEN: Final = Whole(-1, LATEST)
"""The last seq of a table that a client has seen; less than any where it has seen nothing of it."""
_TIME: Final = Whole(0, LATEST)
_NULL: Final = Nothing()
_HASH: Final = Text(0, 64, HEX)
NAME: Final = Text(1, 40)

# ---------------------------------------------------------------- from the client


def _message(name: str, word: str, fields: Mapping[str, Shape]) -> Fields:
    return Fields(name, {"t": Word(word), **fields})


def _cmd(name: str, do: str, fields: Mapping[str, Shape]) -> Fields:
    return Fields(f"{name}Cmd", {"t": Word("cmd"), "table": ID, "cid": CID, "do": Word(do), **fields})


def _cmds(commands: tuple[type[Command], ...]) -> list[Fields]:
    """Those that a client may send to a table."""
    return [_cmd(command.__name__, command.do, command.fields) for command in commands if command.fields is not None]


CMD: Final = Tagged("Cmd", "do", *_cmds(LOBBY), *_cmds(GAME), _cmd("Chat", "chat", {"text": Text(1, 500)}), *_cmds(END))
INBOUND: Final = Tagged(
    "ClientMessage",
    "t",
    _message(
        "Hello",
        "hello",
        {"ticket": Text(1, 200), "proto": _COUNT, "oldest?": _COUNT, "tables": MapOf(_SEEN, MOST_TABLES)},
    ),
    _message("Open", "open", {"table": ID}),
    _message("LeaveTable", "leave_table", {"table": ID}),
    _message("Create", Create.do, {"cid": CID, **Create.message}),
    CMD,
    _message(
        "Ask",
        "ask",
        {
            "table": ID,
            "id": CID,
            "plan": ListOf(Either(ACTION, Text(1, 120)), MOST_STEPS),
            "seat?": SEAT,
            "hint?": Flag(),
            "judge?": Flag(),
            "lines?": ListOf(ListOf(ACTION, MOST_STEPS), MOST_LINES),
        },
    ),
    _message("AskReview", "review", {"table": ID, "id": CID, "depth": DEPTH}),
    _message("Sync", "sync", {"table": ID, "from": SEQ}),
    _message("Mine", "mine", {}),
    _message("Name", "name", {"name": NAME}),
)

# ---------------------------------------------------------------- to the client

PHASE: Final = Named("Phase", Word(*PHASES))
_POINTS: Final = MapOf(Whole(-LATEST, LATEST), 64)
REFUSAL: Final = Fields("Refusal", {"code": TEXT, "rule": TEXT, "values": VALUES})
EVENT: Final = Fields("GameEvent", {"code": TEXT, "seat": Either(SEAT, _NULL), "values": VALUES})
LOG_LINE: Final = Fields(
    "Told",
    {
        "seq": SEQ,
        "actor": Either(SEAT, _NULL),
        "kind": Named("RowKind", Word(*KINDS)),
        "at": _TIME,
        "events": ListOf(EVENT, MANY),
        "moves": ListOf(Either(TEXT, _NULL), MANY),
        "seats?": SEATS,
        "wish?": WISH,
        "from?": _TIME,
        "until?": _TIME,
        "standing?": ANSWER,
    },
)
OFFER: Final = Fields("Offer", {"seat": SEAT, "decision": SEQ, "can_undo": Flag(), "actions": ListOf(OFFERED, MANY)})
SEAT_CLOCK: Final = Fields("SeatClock", {"seat": SEAT, "left_ms": Whole(-LATEST, LATEST), "running": Flag()})
STANDING: Final = Fields(
    "Standing",
    {
        "seat": SEAT,
        "place": Whole(1, MOST_SEATS),
        "points": Whole(-LATEST, LATEST),
        "parts": _POINTS,
        "tiebreaks": _POINTS,
    },
)
SEAT_INFO: Final = Fields(
    "SeatInfo",
    {
        "seat": SEAT,
        "kind": Word("open", "person", "bot"),
        "person": Either(TEXT, _NULL),
        "name": TEXT,
        "bot": Either(TEXT, _NULL),
        "away": Flag(),
        "connected": Flag(),
        "seed_hash": Either(SHA256, _NULL),
        "revealed": Flag(),
        "resigned": Flag(),
        "vacation?": Either(Fields("Vacation", {"from": _TIME, "until": _TIME}), _NULL),
    },
)
DICE_INFO: Final = Fields(
    "DiceInfo",
    {
        "scheme": Word("chain-1", "deal-1", "local"),
        "commit": _HASH,
        "cards": _HASH,
        "context": Either(_HASH, _NULL),
        "rolls": _COUNT,
        "drawn": _COUNT,
        "decks": ListOf(Fields("DeckInfo", {"deck": DECK, "size": _COUNT, "root": SHA256, "start?": _COUNT}), MANY),
        "redraws": _COUNT,
        "restored": _COUNT,
    },
)
ABSENCE: Final = Fields(
    "Absence",
    {
        "patience": PATIENCE,
        "waited": ListOf(
            Fields(
                "Waited",
                {
                    "seat": SEAT,
                    "since": _TIME,
                    "nudged": Either(_TIME, _NULL),
                    "nudge_from": _TIME,
                    "late_from": _TIME,
                },
            ),
            MOST_SEATS,
        ),
        "voters": SEATS,
        "votes": ListOf(Fields("VoteCast", {"seat": SEAT, "wish": WISH}), MOST_SEATS),
        "needed": _COUNT,
    },
)
PACK_INFO: Final = Fields("PackInfo", {"hash": PACK, "name": Either(TEXT, MapOf(TEXT, MANY)), "version": _COUNT})
INFO: Final = Fields(
    "Info",
    {
        "id": ID,
        "game": ID,
        "edition": TEXT,
        "options": MapOf(OPTION, 64),
        "content": Either(PACK_INFO, _NULL),
        "version": _COUNT,
        "players": Whole(1, MOST_SEATS),
        "phase": PHASE,
        "host": ID,
        "open": Flag(),
        "code": CODE,
        "clock": CLOCK,
        "hints": Flag(),
        "start": Flag(),
        "challenge": Either(CHALLENGE, _NULL),
        "when_full": Flag(),
        "absence": Either(ABSENCE, _NULL),
        "reveal_by": Either(_TIME, _NULL),
        "seats": ListOf(SEAT_INFO, MOST_SEATS),
        "you": SEATS,
        "answers": ListOf(
            Fields(
                "StandingAnswer",
                {"seat": SEAT, "answer": ANSWER, "choices": CHOSEN, "chosen": Either(CHOSEN, _NULL)},
            ),
            MANY,
        ),
        "dice": DICE_INFO,
        "result": Either(ListOf(STANDING, MOST_SEATS), _NULL),
        "rematch": Either(ID, _NULL),
    },
)
CARD: Final = Fields(
    "TableCard",
    {
        "id": ID,
        "game": ID,
        "edition": TEXT,
        "players": Whole(1, MOST_SEATS),
        "phase": PHASE,
        "code": CODE,
        "seats": ListOf(SEAT_INFO, MOST_SEATS),
        "you": SEATS,
        "clock": CLOCK,
        "my_turn": Flag(),
        "until?": Either(_TIME, _NULL),
        "waited?": SEATS,
        "nudged": Flag(),
        "seq": SEQ,
        "at": _TIME,
    },
)
CHAT_LINE: Final = Fields("ChatLine", {"from": TEXT, "name": TEXT, "text": TEXT, "at": _TIME})
VIEW: Final = Either(SEEN, _NULL)
OFFERS: Final = ListOf(OFFER, MOST_SEATS)
CLOCKS: Final = Fields("Clocks", {"at_ms": _TIME, "seats": ListOf(SEAT_CLOCK, MOST_SEATS)})
OUTBOUND: Final = Tagged(
    "ServerMessage",
    "t",
    _message(
        "Welcome",
        "welcome",
        {
            "you": Fields("You", {"id": ID, "name": TEXT}),
            "server": Fields("ServerInfo", {"version": TEXT, "proto": _COUNT}),
        },
    ),
    _message(
        "Snapshot",
        "snapshot",
        {
            "table": ID,
            "seq": SEQ,
            "info": INFO,
            "view": VIEW,
            "view_hash": _HASH,
            "offers": OFFERS,
            "clocks": CLOCKS,
            "happened": ListOf(LOG_LINE, MANY),
            "chat": ListOf(CHAT_LINE, MANY),
        },
    ),
    _message(
        "Ev",
        "ev",
        {
            "table": ID,
            "seq": SEQ,
            "told": LOG_LINE,
            "info?": INFO,
            "view?": VIEW,
            "view_hash?": _HASH,
            "offers?": OFFERS,
            "clocks?": CLOCKS,
            "leaves?": ListOf(CARD_DRAWN, MANY),
        },
    ),
    _message("ChatMessage", "chat", {"table": ID, "from": TEXT, "name": TEXT, "text": TEXT, "at": _TIME}),
    _message("InfoMessage", "info", {"table": ID, "info": INFO}),
    _message("Ack", "ack", {"cid": CID, "table": ID, "seq": SEQ, "dup?": Flag()}),
    _message(
        "Nack",
        "nack",
        {
            "cid": Text(0, 64),
            "table?": ID,
            "code": Named("NackCode", Word(*NACKS)),
            "head": SEQ,
            "refusal?": REFUSAL,
            "at?": _COUNT,
            "why?": TEXT,
        },
    ),
    _message(
        "Answer",
        "answer",
        {
            "table": ID,
            "id": CID,
            "played": _COUNT,
            "refusal": Either(REFUSAL, _NULL),
            "at": Either(_COUNT, _NULL),
            "view": VIEW,
            "offer": Either(OFFER, _NULL),
            "events": ListOf(EVENT, MANY),
            "points": Fields("PointsRange", {"low": Whole(-LATEST, LATEST), "high": Whole(-LATEST, LATEST)}),
            "moves?": ListOf(ADVISED, MOST_STEPS),
            "judged?": Either(JUDGED, _NULL),
            "attempt?": Either(ATTEMPT, _NULL),
        },
    ),
    _message(
        "ReviewMessage",
        "review",
        {"table": ID, "id": CID, "depth": DEPTH, "done": Number(), "review": Either(REVIEW, _NULL)},
    ),
    _message("Tables", "tables", {"mine": ListOf(CARD, MANY), "open": ListOf(CARD, MANY)}),
    _message("Beacon", "beacon", {"heads": MapOf(SEQ, MANY)}),
    _message("Bye", "bye", {"code": Text(1, 40)}),
)
LOG: Final = Named("Log", ListOf(ROW, MANY))
REPLAY_STEP: Final = Fields(
    "ReplayStep",
    {
        "seq": SEQ,
        "turn": _COUNT,
        "seat": Either(SEAT, _NULL),
        "text": Either(TEXT, _NULL),
        "events": ListOf(EVENT, MANY),
        "view": SEEN,
    },
)
REPLAY: Final = Fields("Replay", {"info": INFO, "start": SEEN, "steps": ListOf(REPLAY_STEP, MANY)})
STUDY_STEP: Final = Fields(
    "StudyStep",
    {
        "before": Whole(-1, MANY),
        "turn": _COUNT,
        "seat": Either(SEAT, _NULL),
        "text": TEXT,
        "events": ListOf(EVENT, MANY),
        "view": SEEN,
        "position": TEXT,
        "comments": ListOf(TEXT, MANY),
    },
)
STUDY: Final = Fields(
    "Study",
    {
        "game": ID,
        "edition": TEXT,
        "options": MapOf(OPTION, 64),
        "content": Either(PACK_INFO, _NULL),
        "players": Whole(1, MOST_SEATS),
        "seats": ListOf(Fields("Player", {"name": TEXT, "bot": Either(TEXT, _NULL)}), MOST_SEATS),
        "header": MapOf(TEXT, MANY),
        "comments": ListOf(TEXT, MANY),
        "start": SEEN,
        "position": TEXT,
        "steps": ListOf(STUDY_STEP, MANY),
    },
)
