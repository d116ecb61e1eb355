"""A power cut, and a disk that is full: on a real file system, in an image."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import time
from pathlib import Path

import pytest

from rollwright.stores.sqlite.file import FILE
from tests.chaos.disks import after_power_cut, can_mount, mounted, new_image
from tests.server.client import Client, Message, http
from tests.server.players import ME, OPEN, new_table
from tests.server.process import ServerProcess
from tests.services.postgres import Postgres, can_start

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
            assert ready_within(server) == 200
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
            for _ in range(10):  # whatever was refused a moment ago, the answer is the same
                assert ready_within(server) == 503
                late = client.command(table, "sit", f"late {len(answers)}", seed_hash=client.seed_hash)
                answers.append(late)
                assert late["t"] == "nack"
                refused.append(late["cid"])
            stone.unlink()
            for cid in refused:
                assert client.command(table, "sit", cid, seed_hash=client.seed_hash)["t"] == "ack"
            assert ready_within(server) == 200
        server.stop()
    assert kept | set(refused) <= survivors(image, tmp_path / "again")


def ready_within(server: ServerProcess, seconds: float = 5) -> int:
    """The status of an answer that is not the last one again."""
    time.sleep(1.1)
    started = time.monotonic()
    status = http(f"{server.url}/readyz").status
    assert time.monotonic() - started < seconds
    return status


def test_a_disk_that_hangs_is_not_ready_and_the_answer_does_not_hang_with_it(tmp_path: Path, image: Path) -> None:
    with mounted(image, tmp_path / "disk") as disk:
        (disk / "data").mkdir()
        (tmp_path / "data").symlink_to(disk / "data")  # what the server writes beside it doesn't hang
        server = ServerProcess(tmp_path / "data", "--no-limits").start()
        assert ready_within(server) == 200
        subprocess.run(["fsfreeze", "--freeze", disk], check=True)
        try:
            assert [ready_within(server) for _ in range(2)] == [503, 503]
            assert http(f"{server.url}/healthz").status == 200
        finally:
            subprocess.run(["fsfreeze", "--unfreeze", disk], check=True)
        time.sleep(1)
        assert ready_within(server) == 200
        server.stop()


def test_a_disk_that_can_only_be_read_is_not_ready(tmp_path: Path, image: Path) -> None:
    with mounted(image, tmp_path / "disk") as disk:
        server = ServerProcess(disk / "data", "--no-limits").start()
        assert ready_within(server) == 200
        kept = [disk / "data" / FILE, disk / "data" / f"{FILE}-wal"]
        subprocess.run(["chattr", "+i", *kept], check=True)  # as on a disk that was remounted: also for open files
        try:
            assert ready_within(server) == 503
        finally:
            subprocess.run(["chattr", "-i", *kept], check=True)
        assert ready_within(server) == 200
        server.stop()


@pytest.mark.skipif(not can_start(), reason="PostgreSQL isn't here")
def test_a_postgresql_without_room_is_not_ready(tmp_path: Path, image: Path) -> None:
    """Its databases are on a small disk, its own log is elsewhere."""
    with Postgres(durable=False) as postgres, mounted(image, postgres.folder / "disk") as disk:
        place = disk / "space"
        place.mkdir()
        shutil.chown(place, "postgres")
        name = postgres.new_database().rpartition("/")[2]
        postgres.execute(f"create tablespace small location '{place}'")
        postgres.execute(f"alter database {name} set tablespace small")
        server = ServerProcess(tmp_path / "node", "--no-limits", store=postgres.address(name)).start()
        assert ready_within(server) == 200
        with pytest.raises(OSError, match="No space"):
            (disk / "stone").write_bytes(bytes(64 * 2**20))
        assert [ready_within(server) for _ in range(3)] == [503] * 3
        (disk / "stone").unlink()
        assert ready_within(server) == 200
        server.stop()
        postgres.execute(f"drop database {name} with (force)")
