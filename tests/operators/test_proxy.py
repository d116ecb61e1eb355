"""deploy/Caddyfile, with a real Caddy before two nodes."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Client, http
from tests.server.process import ROOT, ServerProcess, free_port

CADDY = shutil.which("caddy")
pytestmark = pytest.mark.skipif(CADDY is None, reason="Caddy isn't here")


@pytest.fixture(scope="module")
def nodes(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    folder = tmp_path_factory.mktemp("nodes")
    started = [ServerProcess(folder / f"node{number}", store=address).start() for number in range(2)]
    yield started
    for node in started:
        assert node.stop() == 0


@pytest.fixture(scope="module")
def site(nodes: list[ServerProcess], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The one address."""
    home, port = tmp_path_factory.mktemp("caddy"), free_port()
    # Its admin endpoint is at a fixed port, which others may want too.
    text = "{\n\tadmin off\n}\n" + (ROOT / "deploy" / "Caddyfile").read_text()
    (home / "Caddyfile").write_text(text)
    places = {
        "SITE": f"http://127.0.0.1:{port}",
        "NODES": " ".join(f"127.0.0.1:{node.port}" for node in nodes),
        "HOME": str(home),
    }
    command = [str(CADDY), "run", "--adapter", "caddyfile", "--config", str(home / "Caddyfile")]
    with (home / "log").open("wb") as log:
        caddy = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **places})
    url = f"http://127.0.0.1:{port}"
    try:
        _until_it_answers(url, caddy, home / "log")
        yield url
    finally:
        caddy.terminate()
        caddy.wait(20)


def _until_it_answers(url: str, caddy: subprocess.Popen[bytes], log: Path) -> None:
    while True:
        try:
            assert http(f"{url}/healthz").status == 200
            return
        except OSError:
            assert caddy.poll() is None, log.read_text()
            time.sleep(0.05)


def test_people_play_through_it(site: str) -> None:
    with Client(site) as ada, Client(site) as bo:
        table = ada.create([{"kind": "me"}, {"kind": "open"}], "copenhagen_roll")["table"]
        ada.open(table)
        bo.open(table)
        sat = bo.command(table, "sit", seed_hash=bo.seed_hash)
        ada.reach(table, sat["seq"])
        assert ada.info(table)["seats"][1]["person"] == bo.id


def test_what_is_for_operators_is_not_for_the_public(site: str) -> None:
    assert http(f"{site}/metrics").status == 403
    assert http(f"{site}/readyz").status == 403


def test_nobody_is_sent_to_a_node_that_hangs(site: str, nodes: list[ServerProcess]) -> None:
    nodes[0].freeze()
    try:
        time.sleep(4)  # it is asked every 2 s, and has one to answer
        waits: list[float] = []
        for _ in range(20):
            started = time.monotonic()
            with Client(site):
                waits.append(time.monotonic() - started)
    finally:
        nodes[0].thaw()
    assert max(waits) < 2
