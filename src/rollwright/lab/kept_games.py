"""Observed games on disk: a file for each plan, its first line the plan and then a game on each, with its number.

What is there is not played again. A line that was cut off when a run was killed is left out, and its game played anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, final

from rollwright.lab.feed import Feed, Watch
from rollwright.lab.figures import Row
from rollwright.lab.observed import Observed
from rollwright.lab.plan import OtherPlan, Plan
from rollwright.lab.workers import Workers


@final
class KeptGames:
    """The observed games of one plan: in a file, or for as long as the program runs."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        """Raises OtherPlan."""
        self.plan: Final = plan
        self._path: Final = path
        self._games: Final[dict[int, list[Row]]] = {}
        if path is not None and path.exists():
            self._read(path)
        elif path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(plan.to_json()) + "\n", encoding="utf-8")

    def play(self, games: int, workers: Workers[Observed], watch: Watch) -> list[list[Row]]:
        """The games below this number, those that are missing being played; always in the order of their numbers."""
        Feed(self.plan, games, workers, self._keep, watch).play(self._missing(games), games)
        return [self._games[number] for number in range(games)]

    def there(self) -> list[list[Row]]:
        """What has been played so far."""
        return [self._games[number] for number in sorted(self._games)]

    def _missing(self, games: int) -> list[tuple[int, int]]:
        """As ranges."""
        gaps: list[tuple[int, int]] = []
        for number in range(games):
            if number in self._games:
                continue
            if gaps and gaps[-1][1] == number:
                gaps[-1] = (gaps[-1][0], number + 1)
            else:
                gaps.append((number, number + 1))
        return gaps

    def _keep(self, batch: Observed) -> None:
        numbered = dict(enumerate(batch.games, start=batch.first))
        self._games.update(numbered)
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps([number, rows]) + "\n" for number, rows in numbered.items())

    def _read(self, path: Path) -> None:
        plan, *lines = path.read_text(encoding="utf-8").splitlines()
        if json.loads(plan) != json.loads(json.dumps(self.plan.to_json())):
            raise OtherPlan(f"{path} holds games of another pack, bot or seed; name another folder")
        for line in lines:
            try:
                number, rows = json.loads(line)
            except ValueError:
                continue
            self._games[number] = rows
        if not path.read_bytes().endswith(b"\n"):
            with path.open("a", encoding="utf-8") as file:
                file.write("\n")
