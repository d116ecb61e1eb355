"""What a call says: what the table's page would show to the same person, and nothing else."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from rollwright.server.host.alerts.calls import Calls
from rollwright.server.host.alerts.letters import write
from rollwright.server.host.alerts.wishes import INVITE, OVER, UNNOTICED, Wishes
from rollwright.server.host.live import LiveTable
from rollwright.server.link_words import LANGUAGES
from rollwright.stores.alerts import TURN, Call
from rollwright.stores.people import Person
from rollwright.stores.sqlite.store import open_store
from rollwright.tables.log.visibility import moves_of, visible_event
from rollwright.texts.words import Words
from tests.tables.evening import Evening, playing

NAMES = {"ada": "Ada", "bob": "Bob", "cleo": "Cleo"}
SITE = "https://play.example.org"


def live(evening: Evening) -> LiveTable:
    return LiveTable(evening.table, b"", dict(NAMES))


def turn_of(person: str) -> Call:
    return Call(person, TURN, "t", 1, 0, {"game": "copenhagen_board", "table": "t", "person": person})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["copenhagen_board", "copenhagen_roll", "woodcraft_roll"])
def test_nothing_hidden_is_told(game: str, language: str) -> None:
    evening = playing("me", "open", game=game)
    hidden = told = 0
    for rows in range(evening.table.seq + 1, evening.table.seq + 90):
        evening.play_out(rows)
        table = evening.table
        for person in table.persons():
            own = table.seats_of(person)
            letter = write(turn_of(person), Wishes(language=language), live(evening), SITE)
            if not any(seat in table.acting() for seat in own):
                assert letter is None, "nothing is asked there"
                continue
            assert letter is not None
            told += 1
            words = Words(table.game, language, [NAMES[chair.person] for chair in table.chairs], "rollwright.server")
            for change in table.changes[-6:]:
                for event in (one for played in moves_of(change) for one in played.events):
                    seen = visible_event(table, event, own)
                    if seen != event:
                        hidden += 1
                        assert words.event(event) not in letter.text
    assert told > 20
    assert hidden or game == "copenhagen_roll", "something was hidden in these games"


def test_a_game_that_is_over_is_told_to_whoever_was_not_there() -> None:
    evening = playing("me", "open")
    evening.play_out()
    last = evening.table.rows[-1].actor
    call = replace(turn_of(last), kind=OVER)
    assert write(call, Wishes(when="away"), live(evening), SITE) is None, "who has just moved has seen it"
    assert write(call, Wishes(when="always"), live(evening), SITE) is not None

    evening = playing("me", "open", name="later")
    while evening.table.phase == "playing":
        evening.now += UNNOTICED + 1
        evening.play_out(evening.table.seq + 1)
    other = next(person for person in ("ada", "bob") if person != evening.table.rows[-1].actor)
    letter = write(replace(turn_of(other), kind=OVER), Wishes(when="away"), live(evening), SITE)
    assert letter is not None
    assert "Ada" in letter.text
    assert letter.link == f"{SITE}/t/{evening.table.id}"


def test_an_invitation_names_who_asks_and_goes_when_the_seat_is_taken() -> None:
    evening = Evening()
    evening.create("me", "open")
    call = Call("bob", INVITE, "t", 1, 0, {"game": "copenhagen_roll", "table": "t", "by": "ada", "person": "bob"})
    letter = write(call, Wishes(), live(evening), SITE)
    assert letter is not None
    assert letter.title == "Ada invites you"
    evening.sit("bob")
    assert write(call, Wishes(), live(evening), SITE) is None


def test_to_a_table_somebody_is_invited_once_whoever_asks(tmp_path: Path) -> None:
    async def invite() -> list[tuple[str, str, str]]:
        store = open_store(tmp_path / "data")
        woken: list[int] = []
        calls = Calls(store, lambda: woken.append(1))
        for name in ("ada", "bob", "eve"):
            await store.people.add(Person(name, name.title()), f"{name} ticket", 1)
        await store.alerts.change_wishes("bob", lambda _: Wishes(when="always").to_json())
        for by in ("ada", "ada", "eve"):
            await calls.invited("bob", by, "t1", "copenhagen_roll")
        await calls.invited("eve", "ada", "t1", "copenhagen_roll")
        await calls.invited("nobody", "ada", "t1", "copenhagen_roll")
        taken = await store.alerts.take(9, 2**50, 2**51)
        assert woken
        await store.close()
        return [(call.person, call.kind, call.body["by"]) for call in taken]

    assert asyncio.run(invite()) == [("bob", INVITE, "ada")], "Eve has asked for no calls"
