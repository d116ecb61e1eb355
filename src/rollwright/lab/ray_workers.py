"""The workers of a cluster: batches are tasks of Ray, and are played again where a machine is lost.

Without an address Ray is started on this machine alone. With one (`ray start --head` says it), the cluster that is
there is used. All its machines need the same version of Rollwright: what is run is found there by name, not sent.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from typing import Any, Final, Generic, final

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # read when Ray is imported

import ray
from ray.exceptions import RayError, RayTaskError

from rollwright.lab.batch import GameFailed
from rollwright.lab.plan import Plan
from rollwright.lab.workers import B, WorkersLost

RETRIES: Final = 10
"""How often a batch is retried when the machine that plays it is lost. A game that fails is not played again."""


@final
class RayWorkers(Generic[B]):
    """A task for each batch. The arena submits only a few more than there are cores: that is the back-pressure."""

    def __init__(
        self, play: Callable[[Plan, int, int], B], address: str | None = None, processes: int | None = None
    ) -> None:
        """Raises WorkersLost where there is no cluster at the address, or none can be started."""
        try:
            ray.init(
                address=address or "local",
                num_cpus=None if address else processes,
                include_dashboard=None if address else False,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            where = f"there is no Ray cluster at {address}" if address else "Ray does not start here"
            raise WorkersLost(f"{where}: {error}") from error
        self._play: Final = play
        self._task: Final[Any] = ray.remote(num_cpus=1, max_retries=RETRIES)(_played)
        self._under_way: list[Any] = []

    @property
    def count(self) -> int:
        """The cores that the cluster has now: machines may come and go."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]

    def submit(self, plan: Plan, first: int, last: int) -> None:
        self._under_way.append(self._task.remote(self._play, plan, first, last))

    def next_batch(self) -> B:
        done, self._under_way = ray.wait(self._under_way, num_returns=1)
        try:
            batch: B = ray.get(done[0])
        except RayTaskError as error:
            if isinstance(error.cause, GameFailed):
                raise error.cause from error
            raise
        except RayError as error:
            raise WorkersLost(f"the cluster is lost: {error}") from error
        return batch

    def close(self) -> None:
        ray.shutdown()


def _played(play: Callable[[Plan, int, int], B], plan: Plan, first: int, last: int) -> B:
    return play(plan, first, last)
