"""Challenges on a device: the same deal everywhere, for everybody can work it out, and so ranked nowhere."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rollwright.offline.challenges import offline_challenge, offline_seed
from rollwright.offline.host import Host
from rollwright.tables.commands.calendar import DAY
from rollwright.tables.commands.refusals import Nack
from rollwright.tables.fairness.deal import Challenge
from tests.tables.test_challenge import NOON

TODAY = "2026-11-18/woodcraft_roll"


def taken_up(device: int, key: str = TODAY, now: int = NOON) -> tuple[Host, dict[str, Any], list[dict[str, Any]]]:
    """A device, the answer, and the rows that it keeps."""
    host = Host("Ada", "[]")
    found = offline_challenge(key, now)
    options = found.setup.options if isinstance(found, Challenge) else {}
    message = {
        "t": "create",
        "cid": "c1",
        "game": key.partition("/")[2] or "woodcraft_roll",
        "players": 1,
        "options": options,
        "seats": [{"kind": "me"}],
        "clock": {"kind": "none"},
        "open": False,
        "seed_hash": "11" * 32,
        "challenge": key,
    }
    outcome = json.loads(host.hear(json.dumps(message), now, f"{device:02x}" * 64))
    (answer,) = outcome["tell"]
    return host, answer, [one["row"] for one in outcome["keep"]]


def dice(device: int, key: str = TODAY, now: int = NOON) -> list[int]:
    host, answer, _ = taken_up(device, key, now)
    start = {"t": "cmd", "table": answer["table"], "cid": "c2", "do": "start"}
    (kept,) = json.loads(host.hear(json.dumps(start), now, f"{device:02x}" * 64))["keep"]
    return [one["number"] for one in kept["row"]["body"]["chance"]]


def test_every_device_has_the_same_deal_and_another_each_day() -> None:
    assert dice(1) == dice(2)
    tomorrow = "2026-11-19/woodcraft_roll"
    assert dice(1) != dice(1, tomorrow, NOON + DAY)
    assert offline_seed(TODAY) != offline_seed(tomorrow)


def test_such_a_table_says_that_its_dice_are_the_device_s_own() -> None:
    _, answer, rows = taken_up(1)
    assert answer["t"] == "ack"
    body = rows[0]["body"]
    assert (body["challenge"], body["dice"]["scheme"], body["hints"]) == (TODAY, "local", False)


@pytest.mark.parametrize(
    ("key", "code"),
    [
        ("2026-11-19/woodcraft_roll", "table.challenge_not_yet"),
        ("2026-11-17/woodcraft_roll", "table.challenge_unknown"),
        ("2026-11-18/chess", "table.challenge_unknown"),
        ("nonsense", "table.challenge_unknown"),
    ],
)
def test_only_what_is_on_is_taken_up(key: str, code: str) -> None:
    found = offline_challenge(key, NOON)
    assert isinstance(found, Nack)
    assert found.refusal is not None
    assert found.refusal.code == code
    assert taken_up(1, key)[1]["refusal"]["code"] == code
