"""A real cluster of Ray: two nodes on this machine, each a set of processes of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rollwright.lab.batch import Batch, GameFailed, play_games
from rollwright.lab.feed import Progress
from rollwright.lab.plan import Plan
from rollwright.lab.results import Results
from rollwright.lab.run import Run
from rollwright.lab.workers import Workers, WorkersLost
from tests.lab.conftest import OwnWorker
from tests.lab.test_run import quiet, rows
from tests.repository.files import ROOT

# Where somebody has started Ray before, there is a token, which nodes then ask for and we would not give.
os.environ["RAY_AUTH_MODE"] = "disabled"  # read when Ray is imported
on_ray: Any = pytest.importorskip("rollwright.lab.ray_workers")

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # Ray leaves sockets and handles to be collected

PLAN = Plan("copenhagen_board", ("greedy", "random"), 2)
GAMES = 40


class Node:
    """One machine of the cluster: `ray start`, in a session of its own, so that it can be killed whole."""

    def __init__(self, folder: Path, *where: str) -> None:
        program = [sys.executable, "-c", "from ray.scripts.scripts import main; main()"]
        size = ["--num-cpus=1", "--object-store-memory=100000000"]
        self._log = (folder / f"node{len(where)}.log").open("wb")
        self.process = subprocess.Popen(
            [*program, "start", "--block", "--node-ip-address=127.0.0.1", "--disable-usage-stats", *size, *where],
            env=os.environ | {"PYTHONPATH": str(ROOT), "RAY_health_check_period_ms": "500", "RAY_worker_niceness": "0"},
            stdout=self._log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def kill(self) -> None:
        """As when its plug is pulled."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._log.close()


def joined(start: Callable[[], Node], has_joined: Callable[[], bool]) -> Node:
    """A node that is up. On a busy machine Ray gives one up after half a minute: then it is started again."""
    for _ in range(3):
        node = start()
        patience = time.monotonic() + 120
        while node.process.poll() is None and time.monotonic() < patience:
            if has_joined():
                return node
            time.sleep(0.5)
        node.kill()
    raise TimeoutError("a node of Ray has not come up; the machine may be too busy")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workers[Batch], Node]]:
    """Workers on both of its nodes, and the second node. Tests share it: starting one takes most of their time."""
    logs = tmp_path_factory.mktemp("ray")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    found: list[Workers[Batch]] = []

    def connects() -> bool:
        try:
            found.append(on_ray.RayWorkers(play_games, f"127.0.0.1:{port}"))
        except WorkersLost:
            return False
        return True

    nodes = [joined(lambda: Node(logs, "--head", f"--port={port}", "--include-dashboard=false"), connects)]
    try:
        workers = found[0]
        nodes.append(joined(lambda: Node(logs, f"--address=127.0.0.1:{port}"), lambda: workers.count == 2))
        yield workers, nodes[1]
        workers.close()
    finally:
        for node in nodes:
            node.kill()


def test_a_node_that_is_killed_changes_nothing(cluster: tuple[Workers[Batch], Node], tmp_path: Path) -> None:
    """Both nodes play; one is killed after a third of the games; the results are those of a local run."""
    workers, second = cluster
    results = Results(tmp_path / "ray", PLAN)

    def watch(progress: Progress) -> None:
        if progress.done >= GAMES // 3:
            second.kill()

    Run(results, GAMES, workers, watch).until(None)
    assert second.process.returncode == -signal.SIGKILL
    local = Results(tmp_path / "local", PLAN)
    Run(local, GAMES, OwnWorker(), quiet).until(None)
    assert results.missing(GAMES) == []
    assert rows(results, GAMES) == rows(local, GAMES)


def test_a_bot_that_breaks_the_rules_is_named(cluster: tuple[Workers[Batch], Node]) -> None:
    workers, _ = cluster
    workers.submit(PLAN._replace(bots=("random", "tests.lab.players:CHEAT")), 0, 1)
    with pytest.raises(GameFailed, match="IllegalAction"):
        workers.next_batch()
