"""A page and its workers as a test plays them: what is kept is a list, and a bot thinks at once."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from rollwright.offline.bots import think
from rollwright.offline.host import Host

Message = dict[str, Any]
NO_CLOCK: Final = {"kind": "none"}


class Page:
    """Sends messages and hears what comes back; bots play as soon as they are asked, unless they are held back."""

    def __init__(
        self,
        name: str = "Asta",
        rows: list[dict[str, Any]] | None = None,
        reviews: dict[str, dict[str, Any]] | None = None,
    ) -> None:
        self.kept: Final = rows or []
        self.reviews: Final = reviews or {}
        """Those that are kept, by kind, of each table."""
        self.heard: Final[list[Message]] = []
        self.waiting: Final[list[str]] = []
        """Requests to bots that are not answered yet."""
        self._now = 1_000_000 + 1000 * len(self.kept)
        self._asked = 0
        self.host: Final = Host(name, json.dumps(self._tables()))

    def _tables(self) -> list[dict[str, Any]]:
        first = {kept["row"]["table"]: kept["row"]["cid"] for kept in reversed(self.kept)}
        cards = {kept["row"]["table"]: kept["card"] for kept in self.kept}
        return [{"cid": cid, "card": cards[table]} for table, cid in first.items()]

    def send(self, message: Message, bots: bool = True) -> list[Message]:
        """What is told in answer, and while bots play."""
        reported = len(self.heard)
        text = json.dumps(message)
        for table in self.host.lacks(text).split():
            rows = [kept["row"] for kept in self.kept if kept["row"]["table"] == table]
            secrets = [kept["secret"] for kept in self.kept if kept["row"]["table"] == table and kept["secret"]]
            reviews = json.dumps(self.reviews.get(table, {}))
            assert self.host.load(table, json.dumps(rows), secrets[-1], reviews) == ""
        self._do(self.host.hear(text, self._tick(), self._entropy()))
        while bots and self.waiting:
            self.think()
        return self.heard[reported:]

    def take_in(self, record: str) -> str:
        """A recorded game as a table of this page."""
        self._do(self.host.take_in(record, self._tick(), self._entropy()))
        assert self.heard[-1]["t"] == "ack", self.heard[-1]
        table: str = self.heard[-1]["table"]
        return table

    def think(self) -> None:
        """The bot that has waited longest chooses."""
        request = self.waiting.pop(0)
        self._do(self.host.thought(request, think(request, lambda: float(self._tick())), self._tick()))

    def create(self, *bots: str, game: str = "copenhagen_roll", mine: int = 1, cid: str = "new", **more: Any) -> str:
        """A table of mine and of bots, opened and started."""
        seats = [{"kind": "me"}] * mine + [{"kind": "bot", "bot": bot} for bot in bots]
        wish = {"game": game, "players": len(seats), "seats": seats, "clock": NO_CLOCK, "open": False}
        reported = self.send({"t": "create", "cid": cid, "seed_hash": "0" * 64, **wish, **more})
        assert reported[-1]["t"] == "ack", reported
        table: str = reported[-1]["table"]
        self.send({"t": "open", "table": table})
        assert self.command(table, "start")[-1]["t"] == "ack"
        return table

    def command(self, table: str, do: str, **more: Any) -> list[Message]:
        self._asked += 1
        reported = self.send(
            {"t": "cmd", "table": table, "cid": f"{do} {self._asked} {len(self.kept)}", "do": do, **more}
        )
        return sorted(reported, key=lambda message: message["t"] in ("ack", "nack"))

    def offers(self) -> list[dict[str, Any]]:
        """What I may do, as I was told last."""
        return next((m["offers"] for m in reversed(self.heard) if "offers" in m), [])

    def look(self, table: str) -> Message:
        """The whole table."""
        return self.send({"t": "sync", "table": table, "from": 0})[-1]

    def play(self, table: str, pick: int = 0) -> bool:
        """One move of mine, if there is one."""
        for offer in self.offers():
            if offer["actions"]:
                action = offer["actions"][pick % len(offer["actions"])]["id"]
                where = {"decision": offer["decision"], "seat": offer["seat"]}
                assert self.command(table, "act", actions=[action], **where)[-1]["t"] == "ack"
                return True
        return False

    def _do(self, outcome: str) -> None:
        reported = json.loads(outcome)
        self.kept.extend(reported["keep"])
        for review in reported["reviews"]:
            self.reviews.setdefault(review["table"], {})[review["kind"]] = review["review"]
        self.heard.extend(reported["tell"])
        self.waiting.extend(json.dumps(request) for request in reported["think"])

    def _tick(self) -> int:
        self._now += 10
        return self._now

    def _entropy(self) -> str:
        return hashlib.sha512(str(self._now).encode()).hexdigest()
