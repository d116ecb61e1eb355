"""A power cut, and a disk that is full: on a real file system, in an image."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from rollwright.stores.sqlite.file import FILE
from tests.chaos.disks import after_power_cut, can_mount, mounted, new_image
from tests.server.client import Client, Message
from tests.server.players import ME, OPEN, new_table
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow


@pytest.fixture
def image(tmp_path: Path) -> Path:
    if not can_mount(tmp_path):
        pytest.skip("no disks can be mounted here")
    return new_image(tmp_path / "disk.img", 64)


def acknowledged(client: Client, table: str, many: int) -> set[str]:
    """The command ids of so many new commitments to a seed: each is a row."""
    cids = {f"cid {number}" for number in range(many)}
    for cid in cids:
        assert client.command(table, "sit", cid, seed_hash=client.seed_hash)["t"] == "ack"
    return cids


def survivors(image: Path, place: Path) -> set[str]:
    """The command ids in the log, once somebody has switched the machine on again."""
    with mounted(image, place) as disk:
        connection = sqlite3.connect(disk / "data" / FILE)
        try:
            return {cid for (cid,) in connection.execute("select cid from rows")}
        except sqlite3.DatabaseError:
            return set()  # not even a table is left
        finally:
            connection.close()


@pytest.mark.parametrize(("mutant", "all_there"), [("", True), ("no_sync", False)])
def test_a_power_cut_takes_no_acknowledged_command(tmp_path: Path, image: Path, mutant: str, all_there: bool) -> None:
    with mounted(image, tmp_path / "disk") as disk:
        server = ServerProcess(disk / "data", "--no-limits", mutant=mutant).start()
        with Client(server.url) as client:
            cids = acknowledged(client, new_table(client, ME, OPEN), 50)
            server.freeze()
            left = after_power_cut(image, tmp_path / "left.img")
            server.thaw()
        server.stop()
    assert (cids <= survivors(left, tmp_path / "again")) == all_there


def test_a_full_disk_gives_no_ack_and_nothing_is_lost_when_there_is_room_again(tmp_path: Path, image: Path) -> None:
    with mounted(image, tmp_path / "disk") as disk:
        server = ServerProcess(disk / "data", "--no-limits").start()
        with Client(server.url) as client:
            table = new_table(client, ME, OPEN)
            kept = acknowledged(client, table, 5)
            stone = disk / "stone"
            with pytest.raises(OSError, match="No space"):
                stone.write_bytes(bytes(64 * 2**20))
            answers: list[Message] = []
            while len(answers) < 300 and [answer["t"] for answer in answers[-3:]] != ["nack"] * 3:
                answers.append(client.command(table, "sit", f"late {len(answers)}", seed_hash=client.seed_hash))
            refused = [answer["cid"] for answer in answers if answer["t"] == "nack"]
            kept |= {answer["cid"] for answer in answers if answer["t"] == "ack"}
            assert refused, "the disk was never full"
            assert {answer["code"] for answer in answers if answer["t"] == "nack"} == {"unavailable"}
            stone.unlink()
            for cid in refused:
                assert client.command(table, "sit", cid, seed_hash=client.seed_hash)["t"] == "ack"
        server.stop()
    assert kept | set(refused) <= survivors(image, tmp_path / "again")
