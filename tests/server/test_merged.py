"""Two guests who are one person: whoever was merged into another goes on at the tables of both, and logs stay whole."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rollwright.stores.people import Person
from rollwright.tables.conversation.conversation import Conversation
from rollwright.tables.log.fold import replay_strictly
from rollwright.tables.wire.inbound import parse
from tests.server.test_two_hosts import CREATE, ServerClient, cmd, filled


def test_a_merged_person_plays_on_where_the_other_id_sits(tmp_path: Path) -> None:
    async def scene() -> None:
        client = ServerClient(tmp_path)
        await client.begin()
        store = client.host.store
        await store.people.add(Person("phone", "Ada"), "phone's ticket", 1)
        for message in (CREATE, {"t": "open", "table": "TABLE"}, cmd("c2", "start")):
            await client.say(parse(filled(message, client.heard)))
        table = client.heard[0]["table"]
        await store.people.merge("here", "phone")
        person = await store.people.of_ticket("phone's ticket", 1)
        assert person is not None
        assert person.also == ("here",)
        client.heard.clear()
        client.conversation = Conversation(client.hosting, client, person.id, person.name, person.also)
        await client.say(parse(filled({"t": "mine"}, [])))
        assert [card["id"] for card in client.heard[-1]["mine"]] == [table]
        await client.say(parse(filled({"t": "open", "table": table}, [])))
        assert client.heard[-1]["info"]["you"] == [0, 1]
        act = cmd("c9", "act", table, actions=["FIRST"], decision="DECISION", seat="SEAT")
        await client.say(parse(filled(act, client.heard)))
        assert client.heard[-1]["t"] == "ack"
        rows = await store.tables.rows(table)
        assert rows[-1].actor == "here", "the log knows who sat down"
        replay_strictly(rows)
        await client.end()

    asyncio.run(scene())
