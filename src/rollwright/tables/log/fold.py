"""Folding: how a row brings a table on. The log is the truth, so a row that doesn't fit is refused aloud."""

from __future__ import annotations

from typing import Any

from rollwright.kernel.discovery import UnknownGame, find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Chance, IllegalAction, Seat
from rollwright.kernel.options import SetupError
from rollwright.tables.fairness.dice import CHAIN, context_of
from rollwright.tables.log.clocks import ACTED, OTHERWISE, UNDONE, clock_from_json
from rollwright.tables.log.rows import BOT, LogError, Row
from rollwright.tables.log.table import (
    CLOSED,
    OVER,
    PERSON,
    PLAYING,
    STARTING,
    WAITING,
    Answer,
    Happening,
    Made,
    Played,
    Table,
)


def fold(table: Table | None, row: Row) -> Table:
    """The table after a row; the one given stays as it is. Raises LogError."""
    if table is None:
        return _created(row)
    after = table.copy()
    advance(after, row)
    return after


def replay(rows: list[Row]) -> Table:
    """The table of a log, its hash compared. Raises LogError for the first row that doesn't fit."""
    if not rows:
        raise LogError(0, "there is no row")
    table = _go_on(_created(rows[0]), rows[1:])
    return table if table.digest() == rows[-1].hash else replay_warily(rows)


def replay_warily(rows: list[Row]) -> Table:
    """The same, each row's hash compared, which takes four times as long. Raises LogError."""
    if not rows:
        raise LogError(0, "there is no row")
    table = _created(rows[0])
    _compare(table, rows[0])
    for row in rows[1:]:
        advance(table, row)
        _compare(table, row)
    return table


def catch_up(table: Table, rows: list[Row]) -> Table:
    """The table after further rows, its hash compared; the one given stays as it is. Raises LogError."""
    after = _go_on(table.copy(), rows)
    if rows:
        _compare(after, rows[-1])
    return after


def _go_on(table: Table, rows: list[Row]) -> Table:
    for row in rows:
        advance(table, row)
    return table


def _compare(table: Table, row: Row) -> None:
    found = table.digest()
    if found != row.hash:
        raise LogError(row.seq, f"it says that the table's hash is {row.hash} after it; it is {found}")


def advance(table: Table, row: Row) -> None:
    """Bring a table on in place. Where it raises LogError, the table is spoilt."""
    if row.table != table.id:
        raise LogError(row.seq, f"it belongs to table {row.table}, not to {table.id}")
    if row.seq != table.seq + 1:
        raise LogError(row.seq, f"row {table.seq + 1} was to come next")
    if row.at < table.at:
        raise LogError(row.seq, f"it was made before row {table.seq}: at {row.at}, not after {table.at}")
    if row.kind == "created":
        raise LogError(row.seq, "a table is created once")
    if row.version != table.setup.version:
        raise LogError(row.seq, f"it was made by rules version {row.version}, the table by {table.setup.version}")
    table.seq, table.at = row.seq, row.at
    if table.phase == PLAYING:
        table.clocks.charge(row.at)
    happening = _bring_on(table, row)
    table.rows.append(row)
    table.happened.append(happening)
    table.answers[f"{row.actor} {row.cid}"] = Answer(row.seq, row.body["asked"])


def _created(row: Row) -> Table:
    body = row.body
    if row.seq != 1 or row.kind != "created":
        raise LogError(row.seq, "a log begins with row 1, which creates the table")
    chosen = body["setup"]
    try:
        game = find_game(body["game"])
        setup = make_setup(
            game, chosen["players"], chosen["edition"], chosen["options"], chosen["version"], chosen["content"]
        )
    except (UnknownGame, SetupError) as error:
        raise LogError(1, str(error)) from error
    if setup.to_json() != chosen:
        raise LogError(1, "not every option of the game has a value")
    if len(body["seats"]) != setup.players:
        raise LogError(1, f"there are {len(body['seats'])} seats for {setup.players} players")
    table = Table(row.table, game, setup, clock_from_json(body["clock"]))
    table.seq, table.at = 1, row.at
    table.host, table.open, table.code = body["host"], body["open"], body["code"]
    table.hints = body.get("hints")
    table.scheme = body["dice"]["scheme"]
    _seal(table, body["dice"])
    for chair, first in zip(table.chairs, body["seats"], strict=True):
        if first["kind"] == "person":
            chair.seat_person(first["person"], first["seed_hash"])
        elif first["kind"] == "bot":
            chair.seat_bot(first["bot"])
    table.rows.append(row)
    table.happened.append(Happening(None, [], None, None))
    table.answers[f"{row.actor} {row.cid}"] = Answer(1, body["asked"])
    return table


def _seal(table: Table, dice: dict[str, str]) -> None:
    table.commit = table.key = dice["commit"]
    table.cards = dice["cards"]


def _bring_on(table: Table, row: Row) -> Happening:
    body = row.body
    kind = row.kind
    played: list[Played] = []
    taken_back: Played | None = None
    seats: list[Seat] = body["seats"] if "seats" in body else [body["seat"]] if "seat" in body else []
    if any(seat >= len(table.chairs) for seat in seats):
        raise LogError(row.seq, f"the table has {len(table.chairs)} seats, not {max(seats) + 1}")
    if kind == "seated":
        _need(table, row, WAITING)
        _seat(table, row)
    elif kind == "left":
        _need(table, row, WAITING)
        _free(table, seats)
        table.host = body["host"] or table.host
        if not body["host"]:
            table.phase = CLOSED
    elif kind == "started":
        _need(table, row, WAITING)
        table.phase, table.revealing_since = STARTING, row.at
        played = _begin(table, row)
    elif kind == "revealed":
        _need(table, row, STARTING)
        for seat in seats:
            table.chairs[seat].seed = body["seed"]
        played = _begin(table, row)
    elif kind == "acted":
        _need(table, row, PLAYING)
        played = _act(table, row)
    elif kind == "undone":
        _need(table, row, PLAYING)
        taken_back = _undo(table, row)
    elif kind == "timed_out":
        _time_out(table, row)
    elif kind == "credited":
        _need(table, row, STARTING, PLAYING)
        table.revealing_since += body["milliseconds"]
        table.clocks.credit(body["milliseconds"])
    elif kind == "returned":
        _need(table, row, PLAYING)
        for seat in seats:
            _back(table, seat)
        _now_acting(table, OTHERWISE)
    elif kind == "resigned":
        _need(table, row, PLAYING)
        for seat in seats:
            table.chairs[seat].resigned = True
        _now_acting(table, OTHERWISE)
    elif kind == "rematched":
        _need(table, row, OVER)
        table.rematch = body["next"]
    else:
        assert kind == "closed", f"{kind} is no kind that is known here"
        _need(table, row, WAITING, STARTING, PLAYING)
        table.phase = CLOSED
        _now_acting(table, OTHERWISE)
    return Happening(
        seats[0] if seats else None, played, taken_back, None if table.match is None else table.match.position
    )


def _need(table: Table, row: Row, *phases: str) -> None:
    if table.phase not in phases:
        raise LogError(row.seq, f"{row.kind!r} comes while the table is {table.phase}, not {' or '.join(phases)}")


# Before the game


def _seat(table: Table, row: Row) -> None:
    body = row.body
    if ("bot" in body) == ("person" in body and "seed_hash" in body):
        raise LogError(row.seq, "it seats a bot, or a person with the hash of a seed")
    for seat in body["seats"]:
        if "bot" in body:
            table.chairs[seat].seat_bot(body["bot"])
        else:
            table.chairs[seat].seat_person(body["person"], body["seed_hash"])


def _free(table: Table, seats: list[Seat]) -> None:
    for seat in seats:
        table.chairs[seat].clear()


def _begin(table: Table, row: Row) -> list[Played]:
    """With the last seed the game begins, and chance may act at once."""
    if table.unrevealed():
        if row.body["chance"]:
            raise LogError(row.seq, "there is chance in it before all seeds are known")
        return []
    table.context = context_of(table.id, table.game.id, table.setup, [chair.seed or None for chair in table.chairs])
    table.phase = PLAYING
    table.match = Match(table.game, table.setup)
    table.clocks.since = row.at
    played = _let_fall(table, table.match, row)
    _after_play(table, -1, OTHERWISE)
    return played


# The game


def _act(table: Table, row: Row) -> list[Played]:
    match, seat = _match(table), row.body["seat"]
    _need_player(table, row, seat)
    if not row.body["actions"]:
        raise LogError(row.seq, "it holds no action")
    played: list[Played] = []
    for action in row.body["actions"]:
        if table.game.to_act(match.position) == (CHANCE,):
            raise LogError(row.seq, f"seat {seat} acts where the rules ask for chance")
        played.append(_play(match, row, seat, action))
    played += _let_fall(table, match, row)
    if row.actor != BOT:
        _back(table, seat)
    _after_play(table, seat, ACTED)
    return played


def _undo(table: Table, row: Row) -> Played:
    match, seat = _match(table), row.body["seat"]
    _need_player(table, row, seat)
    index = match.undoable(seat)
    if index is None:
        raise LogError(row.seq, f"seat {seat} has nothing that it may take back")
    move, before, after = match.moves[index], match.positions[index], match.positions[index + 1]
    match.undo(seat)
    _back(table, seat)
    _after_play(table, seat, UNDONE)
    return Played(move, [], before, after)


def _need_player(table: Table, row: Row, seat: Seat) -> None:
    chair = table.chairs[seat]
    if row.actor != chair.person if row.actor != BOT else not chair.player:
        raise LogError(row.seq, f"{row.actor} does not play seat {seat}")


def _play(match: Match[Any], row: Row, actor: Seat, action: int) -> Played:
    before = match.position
    if action >= match.game.action_space:
        raise LogError(row.seq, f"there is no action {action}")
    try:
        events = match.play(actor, action)
    except IllegalAction as error:
        who = "chance" if actor == CHANCE else f"seat {actor}"
        text = match.game.write_action(action)
        raise LogError(row.seq, f"the rules don't allow {text!r} by {who}: {error.refusal!r}") from error
    return Played(match.moves[-1], events, before, match.position)


def _let_fall(table: Table, match: Match[Any], row: Row) -> list[Played]:
    """The chance that the row holds: just as much as the rules ask for."""
    played: list[Played] = []
    for fallen in row.body["chance"]:
        if table.game.to_act(match.position) != (CHANCE,):
            raise LogError(row.seq, f"it holds chance ({fallen['label']!r}) where the rules ask for none")
        node = table.game.chance(match.position)
        if table.scheme == CHAIN and node.deck:
            _draw_card(table, row, node, match.position, fallen)
        elif "deck" in fallen:
            raise LogError(row.seq, f"it holds a card of {fallen['deck']} where the rules ask for {node.label!r}")
        else:
            table.rolls += 1
            table.key = fallen["key"]
        played.append(_play(match, row, CHANCE, fallen["action"]))
    if table.game.to_act(match.position) == (CHANCE,):
        label = table.game.chance(match.position).label
        raise LogError(row.seq, f"the rules ask for chance ({label!r}) after it, and it holds none")
    return played


def _draw_card(table: Table, row: Row, node: Chance, position: Any, fallen: dict[str, Any]) -> None:
    """A deck is there from its first card on."""
    if (fallen.get("deck"), fallen["index"]) != (node.deck, node.index):
        raise LogError(row.seq, f"the rules ask for card {node.index} of {node.deck}, and it holds something else")
    if ("made" in fallen) == (node.deck in table.decks):
        raise LogError(row.seq, f"a deck is made once, with its first card: {node.deck} is not")
    table.drawn += 1
    if "made" in fallen:
        made = fallen["made"]
        table.decks[node.deck] = Made(node.deck, made["size"], made["root"], position)


def _back(table: Table, seat: Seat) -> None:
    """A person who acts, or says so, is back."""
    if table.chairs[seat].away:
        table.chairs[seat].away = False
        table.clocks.forgive(seat)


def _time_out(table: Table, row: Row) -> None:
    """Who has not revealed a seed leaves the seat; who has not acted in time is away."""
    seats = row.body["seats"]
    if table.phase == STARTING and "dice" in row.body:
        _free(table, seats)
        for chair in table.chairs:
            # What has been revealed is spent: all commit anew.
            chair.seed_hash, chair.seed = "", ""
        _seal(table, row.body["dice"])
        table.phase = WAITING
        return
    _need(table, row, PLAYING)
    for seat in seats:
        table.chairs[seat].away = True
    _now_acting(table, OTHERWISE)


def _after_play(table: Table, seat: Seat, reason: str) -> None:
    """What each seat may do now. A decision changes if that does, and for who has just acted."""
    match = _match(table)
    acting = table.game.to_act(match.position)
    for own in range(len(table.chairs)):
        legal = table.game.legal(match.position, own) if own in acting else []
        if own == seat or legal != table.legal[own]:
            table.decisions[own] = table.seq
            table.legal[own] = legal
    if not acting:
        table.phase = OVER
    _now_acting(table, reason)


def _now_acting(table: Table, reason: str) -> None:
    acting = table.acting()
    table.clocks.follow(
        [seat in acting and chair.kind == PERSON and not chair.player for seat, chair in enumerate(table.chairs)],
        reason,
    )


def _match(table: Table) -> Match[Any]:
    assert table.match is not None, "the game has not begun"
    return table.match
