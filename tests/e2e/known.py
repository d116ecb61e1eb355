"""Finished games and people one knows, as a server tells of them: for pages that are full of both."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page, Route

from tests.server.finished_games import game

GAMES: Final = 40
FRIENDS: Final = ("Mads", "Wilhelmina van der Meer-Østergaard", "Åse")
TICKET: Final = "me"


def finished(many: int = GAMES) -> list[dict[str, Any]]:
    """The latest first, with three friends and with bots."""
    listed = []
    for number in range(many):
        others: Sequence[str] = FRIENDS if number % 5 == 2 else [FRIENDS[number % 3]] if number % 4 else []
        body = game(number, TICKET, others, latest=int(time.time() * 1000))
        del body["record"], body["view"]
        for seat in body["seats"]:
            seat |= {"name": seat["person"] or seat["bot"] or "", "stand_in": None}
        luck = [1.3, *[-1.3 / (len(body["seats"]) - 1)] * (len(body["seats"]) - 1)] if len(body["seats"]) > 1 else None
        listed.append(body | {"you": [0], "luck": luck if number % 3 else None})
    return listed


def has_played_much(page: Page) -> None:
    def more(route: Route) -> None:
        route.fulfill(json={"games": finished(), "more": False})

    page.route("**/api/me/games?*", more)


def has_played_here(page: Page) -> dict[str, Any]:
    """As if a game had been played to its end on this device. The page must be one of ours already."""
    end = game(1, "here")
    end["table"] = "here-" + end["table"]
    seats = [{"kind": "person" if one["person"] else "bot"} for one in end["seats"]]
    card = {"id": end["table"], "game": end["game"], "phase": "over", "seats": seats, "you": [0], "at": end["at"]}
    page.evaluate(
        """async (table) => {
            const asked = indexedDB.open('rollwright', 1);
            asked.onupgradeneeded = () => {
                asked.result.createObjectStore('tables', { keyPath: 'id' });
                asked.result.createObjectStore('rows', { keyPath: ['table', 'seq'] });
            };
            await new Promise((done) => (asked.onsuccess = done));
            const put = asked.result.transaction('tables', 'readwrite').objectStore('tables').put(table);
            await new Promise((done) => (put.onsuccess = done));
        }""",
        {"id": end["table"], "cid": "c", "secret": "", "card": card, "end": end},
    )
    return end


def knows_people(page: Page) -> None:
    """Who asks me, a group of mine, and somebody whom I block."""
    has_played_much(page)
    tables = [one["table"] for one in finished() if len(one["seats"]) > 2]

    def told(route: Route) -> None:
        route.fulfill(
            json={
                "invitations": [
                    {
                        "table": "x",
                        "game": "woodcraft_roll",
                        "players": 2,
                        "clock": {"kind": "days", "days": 1},
                        "word": "Revenge for Thursday?",
                        "at": 1,
                        "by": {"id": "Mads", "name": "Mads"},
                    }
                ],
                "circles": [
                    {
                        "name": "Thursday table",
                        "game": "copenhagen_roll",
                        "clock": {"kind": "none"},
                        "word": "aXhMpLQ2u7dRk0sTz4vYb1Wc",
                        "member": True,
                        "table": "",
                        "phase": None,
                        "members": [{"id": name, "name": name} for name in FRIENDS],
                        "tables": tables,
                    }
                ],
                "blocked": [{"id": "someone", "name": "Bo"}],
            }
        )

    page.route("**/api/people", told)


def leads_to_a_group(page: Page) -> None:
    def told(route: Route) -> None:
        members = [{"id": name, "name": name} for name in FRIENDS]
        group = {"name": "Thursday table", "game": "copenhagen_roll", "clock": {"kind": "none"}}
        route.fulfill(json={**group, "word": "abc", "member": False, "members": members})

    page.route("**/api/circles/*", told)
