"""Whatever is asked of a table, by whomever: nothing breaks, every log replays, and every log is honest."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.tables.commands.absence import Nudge, Vote
from rollwright.tables.commands.bot_turns import bot_command, bot_request, choose
from rollwright.tables.commands.command import AskBot, Command, Wake
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.game import Act, Close, Rematch, Resign, Return, Undo, timeout_of
from rollwright.tables.commands.lobby import Leave, OpenSeat, Reveal, SeatBot, Sit, Start
from rollwright.tables.commands.outcome import Accepted, Repeated, due
from rollwright.tables.commands.refusals import REFUSALS, Nack
from rollwright.tables.log.clocks import Clock
from rollwright.tables.log.fields import BOT, SERVER
from rollwright.tables.log.fold import fold, replay
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.table import PLAYING, STARTING, WAITING, Table
from rollwright.tables.study.verify import verify
from rollwright.tables.wire.export import log_json
from rollwright.tables.wire.outbound import nack, view_for
from rollwright.tables.wire.schema import OUTBOUND
from tests.tables.evening import GAME, PEOPLE, entropy, fresh, seats, seed, seed_hash

ACTORS = ["ada", "bob", "cleo", "eve", BOT, SERVER]

numbers = st.integers(0, 1_000)
wishes = st.tuples(
    st.sampled_from(
        # What brings a table on comes often, or most tables would never play.
        ["on"] * 16
        + [
            "act",
            "act",
            "undo",
            "undo",
            "undo",
            "undo",
            "sit",
            "leave",
            "bot",
            "open_seat",
            "start",
            "reveal",
            "resign",
            "return",
        ]
        + ["timeout", "timeout", "rematch", "close", "again", "create", "nudge", "vote", "vote"]
    ),
    st.sampled_from(ACTORS),
    numbers,
    st.sampled_from([0, 1, 500, 20_000, 40_000, 90_000_000]),
)
tables = st.tuples(
    st.lists(st.sampled_from(["me", "open", "open", "random"]), min_size=2, max_size=4),
    st.sampled_from([Clock("none"), Clock("live", seconds=60, increment=2), Clock("days", days=1)]),
    st.sampled_from([0, 8, 30]),
)
"""Seats, clock, and how far the table is brought on before anything else is said."""


def next_thing(table: Table, number: int, cid: str) -> Command:
    """What would bring the table on."""
    if table.phase == WAITING:
        spent = [chair.person for chair in table.chairs if chair.kind == "person" and not chair.seed_hash]
        is_open = any(chair.kind == "open" for chair in table.chairs)
        if spent or is_open:
            free = [person for person in ("bob", "cleo", "dan", "ada") if person not in table.persons()]
            person = spent[0] if spent else free[0]
            return Sit(person, cid, seed_hash(person, number % 2))
        return Start(table.host, cid)
    if table.phase == STARTING:
        person = table.chairs[table.unrevealed()[0]].person
        hashes = [seed_hash(person, attempt) for attempt in (0, 1)]
        return Reveal(person, cid, seed(person, hashes.index(table.chairs[table.unrevealed()[0]].seed_hash)))
    if table.phase == PLAYING:
        acting = table.acting()
        seat = acting[number % len(acting)]
        request = bot_request(table, seat)
        if request is not None:
            fast = request.by("random")
            return bot_command(fast, choose(fast))
        legal = table.legal[seat]
        return Act(table.chairs[seat].person, cid, [legal[number % len(legal)]], table.decisions[seat], seat)
    return Rematch("ada", cid, fresh(f"next {number}"), seed_hash("ada"))


def command_of(table: Table, wish: tuple[str, str, int, int], cid: str, last: Command | None) -> Command:
    do, actor, number, _ = wish
    seat = number % 5 - 1
    if do == "again" and last is not None:
        return last
    if do == "undo" and number % 3 and table.match is not None:
        able = [one for one, chair in enumerate(table.chairs) if chair.person and table.match.undoable(one) is not None]
        if able:
            return Undo(table.chairs[able[0]].person, cid, None, able[0])
    if do == "act":
        decision = [None, 0, table.seq, max(table.decisions)][number % 4]
        return Act(actor, cid, [number * 7 % 3_000, number][: number % 3], decision, [None, seat][number % 2])
    simple: dict[str, Any] = {
        "undo": lambda: Undo(actor, cid, [None, table.seq][number % 2], [None, seat][number % 2]),
        "sit": lambda: Sit(actor, cid, [seed_hash(actor), "?"][number % 9 == 0], [None, seat][number % 2]),
        "leave": lambda: Leave(actor, cid),
        "bot": lambda: SeatBot(actor, cid, seat, ["random", "greedy", "hal"][number % 3]),
        "open_seat": lambda: OpenSeat(actor, cid, seat),
        "start": lambda: Start(actor, cid),
        "reveal": lambda: Reveal(actor, cid, [seed(actor), "zz"][number % 9 == 0]),
        "resign": lambda: Resign(actor, cid, [None, seat][number % 2]),
        "return": lambda: Return(actor, cid),
        "nudge": lambda: Nudge(actor, cid),
        "vote": lambda: Vote(actor, cid, ["bot", "close", "wait"][number % 3]),
        "timeout": lambda: timeout_of(table, entropy(cid)[:32]),
        "rematch": lambda: Rematch(actor, cid, fresh(cid), seed_hash(actor)),
        "close": lambda: Close(actor, cid),
        "create": lambda: Create(actor, cid, fresh(cid), GAME, seats("me", "open"), seed_hash=seed_hash(actor)),
    }
    if do not in simple or (do == "close" and number % 8):
        return next_thing(table, number, cid)
    made: Command = simple[do]()
    return made


@settings(max_examples=60)
@given(tables, st.lists(wishes, min_size=10, max_size=40))
def test_nothing_breaks_every_log_replays_and_every_log_is_honest(
    wish: tuple[list[str], Clock, int], said: list[tuple[str, str, int, int]]
) -> None:
    kinds, clock, steps = wish
    said = [("on", "ada", 7 * step, 5) for step in range(steps)] + said
    create = Create("ada", "c0", fresh(), GAME, seats(*kinds), clock=clock, seed_hash=seed_hash("ada"), patience=1)
    first = decide(None, create, 1_000)
    assert isinstance(first, Accepted)
    assert first.secret is not None
    table, secret, now = first.table, first.secret, 1_000
    again = fold(None, first.row)
    last: Command | None = create
    for index, one in enumerate(said):
        now += one[3]
        command = command_of(table, one, f"c{index + 1}", last)
        ruling = decide(table, command, now, secret)
        if isinstance(ruling, Accepted):
            assert ruling.row.seq == table.seq + 1
            table, last = ruling.table, command
            secret = secret if ruling.secret is None else ruling.secret
            again = fold(again, row_from_json(json.loads(json.dumps(ruling.row.to_json()))))
            assert again.digest() == ruling.row.hash
        elif isinstance(ruling, Nack):
            assert OUTBOUND.fault(json.loads(json.dumps(nack("c", ruling, table.seq))), "the nack") == ""
            assert ruling.code == "illegal" or (ruling.refusal and ruling.refusal.code in REFUSALS)
        else:
            assert isinstance(ruling, Repeated)
            assert ruling.seq <= table.seq
        check(table, now)
    assert replay(list(again.rows)).digest() == table.digest()
    assert verify(json.loads(json.dumps(log_json(table)))) == []


def check(table: Table, now: int) -> None:
    """What is true of every table at every moment."""
    if table.phase == PLAYING:
        acting = table.acting()
        assert acting, "a game that goes on waits for somebody"
        bots = [effect.seat for effect in due(table) if isinstance(effect, AskBot)]
        assert set(bots) == {seat for seat in acting if table.chairs[seat].player}
        running = {seat for seat, runs in enumerate(table.clocks.running) if runs}
        assert running == (set(acting) - set(bots) if table.clock.kind != "none" else set())
        assert any(isinstance(effect, Wake) for effect in due(table)) == bool(running)
        assert set(table.patience.waited_for()) == (set(acting) - set(bots) if table.clock.kind == "none" else set())
    for person in ("ada", "eve", None):
        assert OUTBOUND.fault(view_for(table, person, now, PEOPLE), "the snapshot") == ""
