"""A pack with the most of everything that a pack may hold: what a page and a terminal have to find room for."""

from __future__ import annotations

import json
from typing import Any

from tests.games.woodcraft_roll.bench import PACK

TWELVE = "scrapwood glue sawblade blueberry lantern chestnut nut y1 y2 b11 b12 b12"
MANY = "blueberry blueberry blueberry nut nut nut nut lantern chestnut glue sawblade scrapwood"


def large() -> dict[str, Any]:
    pack: dict[str, Any] = json.loads(PACK)
    pack["name"] = {"en": "Everything at once", "fr": "Tout à la fois", "nl": "Alles tegelijk"}
    pack["rows"] = {
        thing: {"circles": 30, "chestnuts": [7, 15, 16, 30]} for thing in ("scrapwood", "glue", "sawblade", "blueberry")
    }
    pack["nuts"] = 99
    del pack["sale"]
    for line in pack["board"][3:]:
        line.update(yellow=MANY, brown="lantern chestnut glue glue sawblade scrapwood")
    pack["lanterns"].update(rows=[MANY, "y12 b12", "chestnut"], columns=["nut nut", TWELVE, "glue"])
    names = (
        "Auntie Bee",
        "Bartholomew the Elder",
        "Cornelius van den Timmermanswerf",
        "Di",
        "E",
        "Flo",
        "Gus",
        "Hanna",
    )
    for helper, name in zip(pack["helpers"], names, strict=True):
        helper.update(name=name, cost=1)
    pack["helpers"][0]["shows"] = "glue sawblade"
    pack["helpers"][1]["shows"] = "scrapwood"
    pack["helpers"][4]["choice"] = [
        TWELVE, MANY, "glue", "y3 y3", "nut nut nut nut", "chestnut", "lantern lantern", "b6 sawblade",
    ]  # fmt: skip
    pack["crates"] = [
        {"kind": kind, "slots": slots}
        for kind, slots in zip(
            ("helpers", "orders", "reputation", "lanterns", "order-points", "orders", "lanterns", "helpers"),
            (
                "chestnut",
                "either either",
                "blueberry",
                "chestnut chestnut",
                "either",
                "blueberry",
                "either",
                "chestnut",
            ),
            strict=True,
        )
    ]
    for order, gains in zip(pack["orders"], (TWELVE, MANY, "y1 y2 y3 y4", "b6", "chestnut lantern"), strict=False):
        order.update(gains=gains, points=12, reputation=3)
    pack["orders"][5]["resources"] = "scrapwood glue sawblade blueberry"
    return pack


LARGE = json.dumps(large())
