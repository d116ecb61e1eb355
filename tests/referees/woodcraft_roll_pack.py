"""What is printed, for the referee of Woodcraft Roll & Write: a content pack, as its JSON has it."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "src/rollwright/games/woodcraft_roll"
RESOURCES: tuple[str, ...] = ("scrapwood", "glue", "sawblade", "blueberry")
MATERIALS = RESOURCES[:3]
"""What helpers 1 and 2 deal in."""


def words(text: str) -> list[str]:
    return text.lower().split()


class Order:
    """A card: what it asks for, and what it gives."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.phase: int = data["phase"]
        self.dice = words(data.get("dice", ""))
        self.resources = words(data.get("resources", ""))
        self.gains = words(data.get("gains", ""))
        self.points: int = data.get("points", 0)
        self.reputation: int = data.get("reputation", 0)


def name_of(number: int, options: list[list[str]]) -> str:
    """Some of one thing, of which no other option is some, goes by its name; what else there is goes by its number."""
    kinds = [set(option) for option in options]
    thing = options[number][0]
    named = kinds[number] == {thing} and thing in (*RESOURCES, "lantern") and kinds.count({thing}) == 1
    return thing if named else str(number + 1)


class Pack:
    """The sheet, the board and the orders."""

    def __init__(self, content: str) -> None:
        text = content if content.startswith("{") else (FOLDER / f"{content}.json").read_text(encoding="utf-8")
        data: dict[str, Any] = json.loads(text)
        self.circles: dict[str, int] = {thing: data["rows"][thing]["circles"] for thing in RESOURCES}
        self.marked: dict[str, list[int]] = {thing: data["rows"][thing].get("chestnuts", []) for thing in RESOURCES}
        self.nuts: int = data["nuts"]
        self.sale: float = data.get("sale", math.inf)
        self.board: list[dict[str, list[str]]] = [
            {"y": words(line["yellow"]), "b": words(line["brown"])} for line in data["board"]
        ]
        self.lantern_rows = [words(bonus) for bonus in data["lanterns"]["rows"]]
        self.lantern_columns = [words(bonus) for bonus in data["lanterns"]["columns"]]
        self.lantern_points: list[int] = data["lanterns"]["points"]
        self.costs: list[int] = [helper["cost"] for helper in data["helpers"]]
        self.helper_points: list[int] = [helper.get("points", 0) for helper in data["helpers"]]
        self.stand_ins, self.goods = (words(helper.get("shows", " ".join(MATERIALS))) for helper in data["helpers"][:2])
        """What helper 1 puts in place of one another, and what helper 2 sells."""
        options = [words(offer) for offer in data["helpers"][4]["choice"]]
        self.choice: dict[str, list[str]] = {name_of(number, options): option for number, option in enumerate(options)}
        """What helper 5 offers, by what it is picked with."""
        self.crates: list[tuple[str, list[str]]] = [(crate["kind"], words(crate["slots"])) for crate in data["crates"]]
        self.orders: dict[str, Order] = {}
        numbers = {1: 0, 2: 0}
        for entry in data["orders"]:
            order = Order(entry)
            numbers[order.phase] += 1
            self.orders[f"{' ab'[order.phase]}{numbers[order.phase]}"] = order
