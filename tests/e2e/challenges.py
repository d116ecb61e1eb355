"""Challenges as a server tells of them: one that has only just started is still making and sealing its own."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from playwright.sync_api import Page, Route

from tests.server.client import http

_WITHIN: Final = 60.0


def challenge_of_today(address: str, game: str) -> dict[str, Any]:
    """Once it can be taken up."""
    deadline = time.monotonic() + _WITHIN
    while True:
        told: list[dict[str, Any]] = http(f"{address}/api/daily").json["challenges"]
        for one in told:
            if one["game"] == game and one["state"] == "open" and "-W" not in one["id"] and one["sealed"] is not None:
                return one
        assert time.monotonic() < deadline, f"no challenge of {game} was made and sealed in {_WITHIN} s"
        time.sleep(0.2)


def has_company(page: Page) -> None:
    """As if many had finished before me."""

    def more(route: Route) -> None:
        told = route.fetch().json()
        names = ["Mads", "Pil", "Bo", "Wilhelmina van der Meer-Østergaard", "Åse", "Lien", "Noor", "Vera", "Tim"]
        ranks = range(1, 31)
        leads = {rank: 46 - rank - rank % 3 // 2 for rank in ranks}
        own = told["mine"]
        told["results"] = [
            {"rank": rank, "name": names[rank % len(names)], "you": False, "points": leads[rank], "lead": leads[rank],
             "place": 1, "at": 1, "study": {"luck": 1.5, "adjusted": leads[rank] - 1.5, "dearest": None}, "table": None}
            for rank in ranks
        ]  # fmt: skip
        mine = own["lead"] if own else 0
        told["scores"] = [[lead, 1 + abs(20 - lead) % 7] for lead in range(48, 1, -1) if lead != mine] + [[mine, 4]]
        told["mine"] = {**own, "rank": 112} if own else None
        route.fulfill(json=told)

    page.route("**/api/daily/*/*/results", more)


def has_played_here(page: Page) -> None:
    """As if some challenges of today and yesterday had been played on this device, without a server."""
    days = [(datetime.now(UTC) - timedelta(days=ago)).strftime("%Y-%m-%d") for ago in (0, 1)]
    tries = [
        {
            "id": f"{day}/{game}",
            "game": game,
            "table": f"local-{number}",
            "at": int(time.time() * 1000),
            "result": {"points": 31 + number, "lead": 4, "place": 1, "at": 1} if number else None,
            "study": None,
        }
        for number, (day, game) in enumerate(
            ((days[0], "copenhagen_roll"), (days[0], "woodcraft_roll"), (days[1], "copenhagen_board"))
        )
    ]
    page.add_init_script(f"localStorage.setItem('rw.daily', {json.dumps(json.dumps(tries))})")


def has_opened(seed: str) -> Callable[[Page], None]:
    """As if the challenge were closed, and its server called this its seed."""

    def before(page: Page) -> None:
        def answer(route: Route) -> None:
            route.fulfill(json={**route.fetch().json(), "state": "closed", "seed": seed})

        page.route(re.compile(r"/api/daily/[^/]+/[^/]+$"), answer)

    return before
