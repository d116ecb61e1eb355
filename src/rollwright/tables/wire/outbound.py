"""Messages to clients: what each viewer may see of a table. Every message is built here.

Hidden information leaves only through the game's own `view` and `visible`. Names and who is connected are not in the
log; the host hands them in.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, final

from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.tables.commands.outcome import Accepted, Repeated, Ruling
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.fairness.canonical import fingerprint
from rollwright.tables.log.chairs import PERSON
from rollwright.tables.log.chance import CardDrawn
from rollwright.tables.log.clocks import NO_CLOCK
from rollwright.tables.log.table import OVER, PLAYING, STARTING, Table
from rollwright.tables.log.visibility import may_know, moves_of, view_of, visible_event
from rollwright.tables.wire.content import pack_info

Message = dict[str, Any]
Chat = dict[str, Any]
"""{from, name, text, at}"""


@final
class People:
    """What the log doesn't know: names by person, and who is connected now."""

    def __init__(self, names: Mapping[str, str], connected: Collection[str] = ()) -> None:
        self.names: Final = names
        self.connected: Final = connected

    def name(self, person: str) -> str:
        return self.names.get(person, "")


MOST_NEWS: Final = 32
"""A client that has missed more rows than this gets the whole table."""


# ---------------------------------------------------------------- one table, for one viewer


def can_catch_up(table: Table, since: int) -> bool:
    """Whether a client that has seen a row can be sent the rows after it; else it gets a snapshot."""
    return since > 0 and 0 <= table.seq - since <= MOST_NEWS


def view_for(table: Table, person: str | None, now: int, people: People, chat: list[Chat] | None = None) -> Message:
    """All of a table, as a person (or an onlooker: None) may see it."""
    view, hashed = _view_and_hash(table, person)
    return {
        "t": "snapshot",
        "table": table.id,
        "seq": table.seq,
        "info": info(table, person, people),
        "view": view,
        "view_hash": hashed,
        "offers": offers(table, person),
        "clocks": clocks(table, now),
        "happened": [log_line(table, seq, person) for seq in range(1, table.seq + 1)],
        "chat": chat or [],
    }


def news_for(table: Table, seq: int, person: str | None, now: int, people: People) -> Message:
    """What a row brought. Of the newest one, also how things stand now; of older ones only what happened."""
    message: Message = {"t": "ev", "table": table.id, "seq": seq, "told": log_line(table, seq, person)}
    if seq != table.seq:
        return message
    message["view"], message["view_hash"] = _view_and_hash(table, person)
    message["offers"] = offers(table, person)
    message["clocks"] = clocks(table, now)
    message["info"] = info(table, person, people)
    chance = table.rows[seq - 1].body.chance
    shown = [one.to_json() for one in chance if isinstance(one, CardDrawn) and one.leaf is not None]
    if shown:
        message["leaves"] = shown
    return message


def info(table: Table, person: str | None, people: People) -> dict[str, Any]:
    """The table beside its game: who sits there, how it is set up, what it has come to."""
    result: list[object] | None = None
    if table.phase == OVER and table.match is not None:
        result = [standing.to_json() for standing in table.game.standings(table.match.position)]
    return {
        "id": table.id,
        "game": table.game.id,
        "edition": table.setup.edition,
        "options": dict(table.setup.options),
        "content": pack_info(table.setup.content),
        "version": table.setup.version,
        "players": table.setup.players,
        "phase": table.phase,
        "host": table.host,
        "open": table.open,
        "code": table.code,
        "clock": table.clock.to_json(),
        "hints": table.gives_hints,
        "start": table.start is not None,
        "challenge": table.challenge or None,
        "when_full": table.when_full,
        "absence": _absence(table),
        "reveal_by": table.reveal_by() if table.phase == STARTING else None,
        "seats": [_seat_info(table, seat, people) for seat in range(len(table.chairs))],
        "you": table.seats_of(person),
        "answers": _answers(table, person),
        "dice": {
            "scheme": table.scheme,
            "commit": table.commit,
            "cards": table.cards,
            "context": table.context or None,
            "rolls": table.rolls,
            "drawn": table.drawn,
            "decks": [made.to_json() for made in table.decks.values()],
            "redraws": table.redraws,
            "restored": table.restored,
        },
        "result": result,
        "rematch": table.rematch or None,
    }


def _seat_info(table: Table, seat: Seat, people: People) -> dict[str, Any]:
    chair = table.chairs[seat]
    return {
        "seat": seat,
        "kind": chair.kind,
        "person": chair.person or None,
        "name": people.name(chair.person) if chair.kind == PERSON else chair.bot,
        "bot": chair.player or None,
        "away": chair.away,
        "connected": chair.person in people.connected,
        "seed_hash": chair.seed_hash or None,
        "revealed": bool(chair.seed),
        "resigned": chair.resigned,
        "vacation": _vacation(table, seat),
    }


def _vacation(table: Table, seat: Seat) -> dict[str, int] | None:
    """From when to when the clock of a seat stands, or stood."""
    clocks = table.clocks
    if not clocks.stands_until[seat]:
        return None
    return {"from": clocks.stands_from[seat], "until": clocks.stands_until[seat]}


def _answers(table: Table, person: str | None) -> list[dict[str, Any]]:
    """The standing answers that a person may say at each of their seats, and what they have said."""
    return [
        {
            "seat": seat,
            "answer": one.name,
            "choices": list(one.choices),
            "chosen": table.chairs[seat].answers.get(one.name),
        }
        for seat in table.seats_of(person)
        for one in table.game.standing_answers
        if table.phase == PLAYING and table.format and not table.chairs[seat].resigned
    ]


def _absence(table: Table) -> dict[str, Any] | None:
    """Whom the table waits for, and what the others say about it; None where a clock runs."""
    if table.clock.kind != NO_CLOCK:
        return None
    patience, voters = table.patience, table.voters()
    return {
        "patience": patience.days,
        "waited": [
            {
                "seat": seat,
                "since": patience.since[seat],
                "nudged": patience.nudged[seat] or None,
                "nudge_from": patience.nudge_from(seat),
                "late_from": patience.late_from(seat),
            }
            for seat in patience.waited_for()
        ],
        "voters": [table.seats_of(person)[0] for person in voters],
        "votes": [
            {"seat": table.seats_of(person)[0], "wish": patience.votes[person]}
            for person in voters
            if person in patience.votes
        ],
        "needed": table.votes_needed(),
    }


def card(table: Table, person: str | None, people: People) -> dict[str, Any]:
    """A table in a list of tables."""
    own = table.seats_of(person)
    waited = {seat for seat in table.acting() if not table.chairs[seat].player}
    if table.phase == STARTING and table.when_full:
        waited.update(table.unrevealed())
    mine = [seat for seat in own if seat in waited]
    running = [table.clocks.out_of(seat) for seat in mine if table.clocks.running[seat]]
    return {
        "id": table.id,
        "game": table.game.id,
        "edition": table.setup.edition,
        "players": table.setup.players,
        "phase": table.phase,
        "code": table.code,
        "seats": [_seat_info(table, seat, people) for seat in range(len(table.chairs))],
        "you": own,
        "clock": table.clock.to_json(),
        "my_turn": bool(mine),
        "until": min(running) if running else table.reveal_by() if mine and table.phase == STARTING else None,
        "waited": sorted(waited),
        "nudged": any(table.patience.nudged[seat] for seat in own),
        "seq": table.seq,
        "at": table.at,
    }


def clocks(table: Table, now: int) -> dict[str, Any]:
    """What the persons have left, as of now."""
    seats = [
        {"seat": seat, "left_ms": table.clocks.left_at(seat, now), "running": table.clocks.running[seat]}
        for seat, chair in enumerate(table.chairs)
        if chair.kind == PERSON and not chair.resigned and table.clock.kind != NO_CLOCK
    ]
    return {"at_ms": now, "seats": seats}


# ---------------------------------------------------------------- what a viewer sees, hears and may do


def _view_and_hash(table: Table, person: str | None) -> tuple[dict[str, Any] | None, str]:
    """The position as a person sees it now, and what stands for it."""
    view = view_of(table, person)
    return (None, "") if view is None else _VIEW_CACHE.of(table.game, view)


@final
class _ViewCache:
    """The view that was written last. A row goes to all viewers in turn, and many see the same."""

    def __init__(self) -> None:
        self._view: object = None
        self._written: tuple[dict[str, Any], str] = ({}, "")

    def of(self, game: Game[Any], view: object) -> tuple[dict[str, Any], str]:
        if view is not self._view:  # not ==: positions that are equal may look different
            written = game.to_json(view)
            self._view, self._written = view, (written, view_hash(written))
        return self._written


_VIEW_CACHE: Final = _ViewCache()


def view_hash(view: dict[str, Any] | None) -> str:
    return "" if view is None else fingerprint(view)


def offers(table: Table, person: str | None) -> list[dict[str, Any]]:
    """For each of a person's seats that may do something: what."""
    found: list[dict[str, Any]] = []
    if table.phase != PLAYING or table.match is None:
        return found
    acting = table.acting()
    for seat in table.seats_of(person):
        can_undo = not table.chairs[seat].resigned and table.may_undo(seat)
        if not table.chairs[seat].resigned and (seat in acting or can_undo):
            found.append(offer(table, seat, table.legal[seat], can_undo))
    return found


def offer(table: Table, seat: Seat, actions: list[Action], can_undo: bool) -> dict[str, Any]:
    return {
        "seat": seat,
        "decision": table.decisions[seat],
        "can_undo": can_undo,
        "actions": [offered(table.game, action) for action in actions],
    }


def offered(game: Game[Any], action: Action) -> dict[str, Any]:
    return {"id": action, "text": game.write_action(action), **game.action_to_json(action)}


def log_line(table: Table, seq: int, person: str | None) -> dict[str, Any]:
    """The line of the log that a person may see of a row."""
    row, change = table.rows[seq - 1], table.changes[seq - 1]
    own = table.seats_of(person)
    events: list[object] = []
    moves: list[str | None] = []
    for played in moves_of(change):
        visible = [visible_event(table, event, own) for event in played.events]
        events.extend(event.to_json() for event in visible if event is not None)
        moves.append(table.game.write_action(played.move.action) if may_know(table, played, own) else None)
    line = {"seq": seq, "actor": change.seat, "kind": row.kind, "at": row.at, "events": events, "moves": moves}
    return {**line, **row.body.told()}


# ---------------------------------------------------------------- short messages


def welcome(person: str, name: str, version: str, proto: int) -> Message:
    return {"t": "welcome", "you": {"id": person, "name": name}, "server": {"version": version, "proto": proto}}


def ack(cid: str, table: str, seq: int, dup: bool = False) -> Message:
    message: Message = {"t": "ack", "cid": cid, "table": table, "seq": seq}
    if dup:
        message["dup"] = True
    return message


def nack(cid: str, refused: Nack, head: int) -> Message:
    """`head` is the table's seq, 0 where there is no table."""
    message: Message = {"t": "nack", "cid": cid, "code": refused.code, "head": head}
    if refused.refusal is not None:
        message["refusal"] = refused.refusal.to_json()
        message["at"] = refused.at
    return message


def answer(cid: str, table: str, ruling: Ruling, head: int) -> Message:
    """The answer to a command. `head` is the table's seq then."""
    if isinstance(ruling, Accepted):
        return ack(cid, table, ruling.row.seq)
    if isinstance(ruling, Repeated):
        return ack(cid, table, ruling.seq, dup=True)
    return nack(cid, ruling, head)


def nack_words(cid: str, code: str, why: str, table: str | None = None) -> Message:
    """To a message that was malformed, or can't be carried out: in words, for authors of clients."""
    message: Message = {"t": "nack", "cid": cid, "code": code, "head": 0, "why": why}
    return message if table is None else {**message, "table": table}


def nack_table(table: str) -> Message:
    """The answer where a table isn't there."""
    return {**nack("", refuse("table.unknown"), 0), "table": table}


def info_message(table: Table, person: str | None, people: People) -> Message:
    """Somebody has come, gone, or taken another name: no row says so."""
    return {"t": "info", "table": table.id, "info": info(table, person, people)}


def chat_message(table: str, line: Chat) -> Message:
    return {"t": "chat", "table": table, **line}


def tables(mine: list[dict[str, Any]], is_open: list[dict[str, Any]]) -> Message:
    return {"t": "tables", "mine": mine, "open": is_open}


def beacon(heads: dict[str, int]) -> Message:
    return {"t": "beacon", "heads": heads}


def bye(code: str) -> Message:
    return {"t": "bye", "code": code}
