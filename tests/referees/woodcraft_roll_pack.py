"""What is printed, for the referee of Woodcraft Roll & Write: a content pack, as its JSON has it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "src/rollwright/games/woodcraft_roll"
RESOURCES: tuple[str, ...] = ("scrapwood", "glue", "sawblade", "blueberry")
MATERIALS = RESOURCES[:3]
"""What helpers 1 and 2 deal in."""


class Order:
    """A card: what it asks for, and what it gives."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.phase: int = data["phase"]
        self.dice: list[str] = data.get("dice", "").split()
        self.resources: list[str] = data.get("resources", "").split()
        self.gains: list[str] = data.get("gains", "").split()
        self.points: int = data.get("points", 0)
        self.reputation: int = data.get("reputation", 0)


class Pack:
    """The sheet, the board and the orders."""

    def __init__(self, content: str) -> None:
        text = content if content.startswith("{") else (FOLDER / f"{content}.json").read_text(encoding="utf-8")
        data: dict[str, Any] = json.loads(text)
        self.circles: dict[str, int] = {thing: data["rows"][thing]["circles"] for thing in RESOURCES}
        self.marked: dict[str, list[int]] = {thing: data["rows"][thing].get("chestnuts", []) for thing in RESOURCES}
        self.nuts: int = data["nuts"]
        self.sale: int = data["sale"]
        self.board: list[dict[str, list[str]]] = [
            {"y": line["yellow"].split(), "b": line["brown"].split()} for line in data["board"]
        ]
        self.lantern_rows = [bonus.split() for bonus in data["lanterns"]["rows"]]
        self.lantern_columns = [bonus.split() for bonus in data["lanterns"]["columns"]]
        self.lantern_points: list[int] = data["lanterns"]["points"]
        self.costs: list[int] = [helper["cost"] for helper in data["helpers"]]
        self.helper_points: list[int] = [helper.get("points", 0) for helper in data["helpers"]]
        self.choice: list[list[str]] = [offer.split() for offer in data["helpers"][4]["choice"]]
        self.crates: list[tuple[str, list[str]]] = [(crate["kind"], crate["slots"].split()) for crate in data["crates"]]
        self.orders: dict[str, Order] = {}
        numbers = {1: 0, 2: 0}
        for entry in data["orders"]:
            order = Order(entry)
            numbers[order.phase] += 1
            self.orders[f"{' ab'[order.phase]}{numbers[order.phase]}"] = order
