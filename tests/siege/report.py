"""What a siege has shown, and whether it was held."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from tests.siege.company import Figures


@dataclass(frozen=True)
class Bounds:
    """What honest people must keep under attack, and what an attack may cost."""

    moves_share: float = 0.9
    p99_ms: float = 250.0
    bot_p99_ms: float = 2000.0
    rss_mb: float = 150.0


FULL: Final = Bounds()
GATE: Final = Bounds(moves_share=0.5, p99_ms=1500.0, bot_p99_ms=3000.0)
"""For 4 s of each attack, on a machine that may be busy: one slow write to its disk is 1% of the moves.

No wait can be longer than the attack, so all of these are well below that.
"""


@dataclass(frozen=True)
class Result:
    """Of one attack."""

    attack: str
    baseline: Figures
    """Of the same people while the same attackers attack an idle port."""
    figures: Figures
    lost_on_time: int
    rss_mb: float
    """How much more memory the server held at most, without its bots."""
    newcomer_ms: float | None
    """What it took to come and open a new table meanwhile; None where that never came about."""
    answers: Mapping[str, int]
    """How often attackers were answered with which status."""

    @property
    def moves_share(self) -> float:
        return self.figures.moves_per_s / max(self.baseline.moves_per_s, 0.001)

    def misses(self, bounds: Bounds) -> list[str]:
        """The figures that were not held."""
        held = {
            "moves_share": self.moves_share >= bounds.moves_share,
            "p99_ms": self.figures.p99_ms <= bounds.p99_ms,
            "bot_p99_ms": self.figures.bot_p99_ms <= bounds.bot_p99_ms,
            "thrown_out": self.figures.thrown_out == 0,
            "lost_on_time": self.lost_on_time == 0,
            "rss_mb": self.rss_mb <= bounds.rss_mb,
            "answers": sum(self.answers.values()) > 0,  # else nobody was attacked
        }
        return [name for name, fine in held.items() if not fine]

    def to_json(self, bounds: Bounds) -> dict[str, Any]:
        return {
            "moves_share": round(self.moves_share, 3),
            **_rounded(self.figures),
            "lost_on_time": self.lost_on_time,
            "rss_mb": round(self.rss_mb, 1),
            "newcomer_ms": None if self.newcomer_ms is None else round(self.newcomer_ms),
            "answers": dict(self.answers),
            "baseline": _rounded(self.baseline),
            "misses": self.misses(bounds),
        }


def _rounded(figures: Figures) -> dict[str, float]:
    return {name: round(value, 1) for name, value in asdict(figures).items()}


@dataclass(frozen=True)
class Check:
    """Something that a stranger, or somebody who was erased, must not be able to do."""

    name: str
    held: bool
    saw: str


@dataclass(frozen=True)
class Report:
    results: list[Result]
    checks: list[Check]
    bounds: Bounds

    @property
    def held(self) -> bool:
        return all(check.held for check in self.checks) and not any(
            result.misses(self.bounds) for result in self.results
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "held": self.held,
            "bounds": asdict(self.bounds),
            "attacks": {result.attack: result.to_json(self.bounds) for result in self.results},
            "checks": {check.name: {"held": check.held, "saw": check.saw} for check in self.checks},
        }

    def lines(self) -> list[str]:
        heads = ("calm/s", "moves", "p99 ms", "bot p99", "thrown", "on time", "rss MB", "newcomer")
        lines = [f"{'attack':<16}" + "".join(f"{head:>10}" for head in heads)] if self.results else []
        for result in self.results:
            figures, misses = result.figures, result.misses(self.bounds)
            newcomer = "never" if result.newcomer_ms is None else f"{result.newcomer_ms:.0f}"
            cells = (
                f"{result.baseline.moves_per_s:.0f}",
                f"{result.moves_share:.2f}",
                f"{figures.p99_ms:.0f}",
                f"{figures.bot_p99_ms:.0f}",
                f"{figures.thrown_out}",
                f"{result.lost_on_time}",
                f"{result.rss_mb:+.0f}",
                newcomer,
            )
            verdict = f"NOT HELD: {', '.join(misses)}" if misses else "held"
            lines.append(f"{result.attack:<16}" + "".join(f"{cell:>10}" for cell in cells) + f"  {verdict}")
        lines += [f"{check.name}: {'held' if check.held else 'NOT HELD'}: {check.saw}" for check in self.checks]
        return [*lines, "held" if self.held else "NOT HELD"]
