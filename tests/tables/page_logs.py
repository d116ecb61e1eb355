"""The logs that the page's check (web/src/crypto) is tested with. `python -m tests.tables.page_logs` writes them."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

from rollwright.tables.commands.game import Close, Reseal
from rollwright.tables.wire.export import log_json
from tests.tables.evening import Evening, playing
from tests.tables.test_challenge import Taken, challenge
from tests.toy.installed import install

FIXTURES: Final = Path(__file__).resolve().parents[2] / "web/src/crypto/fixtures"


def dice() -> Evening:
    evening = playing("me", "random", "random", name="dice of the page")
    evening.play_out(rows=50)
    return evening


def cards() -> Evening:
    """Hidden hands: what was dealt opens at the end."""
    evening = playing("me", "open", game="toy", name="cards of the page")
    evening.play_out()
    return evening


def open_cards() -> Evening:
    """A game that goes on, with cards that all may see."""
    return playing("me", "open", game="toy_open", name="open cards of the page")


def restored() -> Evening:
    """A game with decks that was restored twice, and then closed."""
    evening = playing("me", "random", game="copenhagen_board", name="restored twice")
    for number, rows in enumerate((12, 24)):
        evening.play_out(rows=rows)
        evening.do(Reseal(number + 1, sha256(b"tail %d" % number).digest()))
    evening.play_out(rows=36)
    evening.do(Close("ada", evening.cid()))
    return evening


def restored_rolls() -> Evening:
    """The same with dice, played to its end."""
    evening = playing("me", "open", game="toy", name="restored")
    evening.play_out(rows=8)
    evening.do(Reseal(1, sha256(b"one").digest()))
    evening.play_out(rows=9)
    evening.do(Reseal(2, sha256(b"two").digest()))
    evening.play_out()
    return evening


def deal() -> Evening:
    """A challenge with dice and cards, some of them hidden; its seed is the hash of "seed"."""
    return Taken(challenge("woodcraft_roll")).play()


LOGS: Final[dict[str, Callable[[], Evening]]] = {
    "honest-log.json": dice,
    "cards-log.json": cards,
    "open-cards-log.json": open_cards,
    "restored-log.json": restored,
    "restored-rolls-log.json": restored_rolls,
    "deal-log.json": deal,
}


def text_of(evening: Evening) -> str:
    """One row a line."""
    rows = [json.dumps(row, separators=(",", ":"), ensure_ascii=False) for row in log_json(evening.table, "ada")]
    return "[" + ",\n".join(rows) + "]\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        install(Path(folder))
        sys.path.insert(0, folder)
        for file, play in LOGS.items():
            (FIXTURES / file).write_text(text_of(play()), encoding="utf-8")
