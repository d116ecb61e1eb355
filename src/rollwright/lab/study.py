"""What a study of a content pack has shown: as JSON for programs and charts, as text for people."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rollwright.lab.figures import Figures, Use
from rollwright.lab.report import aligned, rounded
from rollwright.lab.targets import Outcome
from rollwright.lab.yardstick import Yardstick


def to_json(found: list[Figures], outcomes: list[Outcome], yardstick: Yardstick) -> dict[str, Any]:
    """Shares from 0 to 1, points as they are; intervals of 95% as [found, low, high]."""
    return {
        "grades": yardstick.grades,
        "runs": [_run(one, yardstick) for one in found],
        "targets": [
            {
                "figure": outcome.label,
                "found": rounded(outcome.found),
                "least": outcome.target.least,
                "most": outcome.target.most,
                "met": outcome.met,
            }
            for outcome in outcomes
        ],
    }


def _run(found: Figures, yardstick: Yardstick) -> dict[str, Any]:
    return {
        "bot": found.bot,
        "players": found.players,
        "games": found.games,
        "points": rounded(found.mean),
        "median": found.points[len(found.points) // 2],
        "least": found.points[0],
        "most": found.points[-1],
        "spread": dict(sorted(Counter(found.points).items())),
        "grades": {str(grade): rounded(found.reached(grade)) for grade in yardstick.grades},
        "sources": {part: round(points, 2) for part, points in found.parts.items()},
        "seats": [rounded(seat) for seat in found.seats],
        "turns": [round(points, 2) for points in found.turns],
        "first seat": rounded(found.advantage),
        "uses": {kind: {name: _use(use) for name, use in uses.items()} for kind, uses in found.uses.items()},
    }


def _use(use: Use) -> dict[str, Any]:
    return {
        "seats": use.seats,
        "used": use.used,
        "share": rounded(use.share()),
        "points with": None if use.points_used is None else round(use.points_used, 1),
        "points without": None if use.points_unused is None else round(use.points_unused, 1),
    }


def to_text(report: dict[str, Any]) -> str:
    runs = report["runs"]
    rows = [["", *[f"{run['bot']}, {run['players']}" for run in runs]]]
    rows.append(["games", *[str(run["games"]) for run in runs]])
    rows.append(["points, mean", *[_mean(run["points"]) for run in runs]])
    rows.append(["median", *[str(run["median"]) for run in runs]])
    rows.append(["least-most", *[f"{run['least']}-{run['most']}" for run in runs]])
    rows += [[f"{grade} or more", *[_share(run["grades"][str(grade)]) for run in runs]] for grade in report["grades"]]
    rows += [[source, *[f"{run['sources'][source]:.1f}" for run in runs]] for source in runs[0]["sources"]]
    rows.append(["first seat ahead", *[_mean(run["first seat"]) if run["players"] > 1 else "-" for run in runs]])
    lines = ["each column a bot and the seats at a table", *aligned(rows)]
    for kind, uses in runs[0]["uses"].items():
        lines += ["", f"{kind}: used by how many seats of those that could, and points with it and without"]
        lines += aligned([[name, *[_used(run["uses"][kind][name]) for run in runs]] for name in uses])
    missed = [target for target in report["targets"] if not target["met"]]
    lines += ["", f"targets: {len(report['targets']) - len(missed)} of {len(report['targets'])} met"]
    lines += [f"missed: {_target(target)}" for target in missed]
    return "\n".join(lines) + "\n"


def _mean(interval: list[float | None]) -> str:
    found, low, _ = interval
    assert found is not None
    return f"{found:.1f}" if low is None else f"{found:.1f} ± {found - low:.1f}"


def _share(interval: list[float]) -> str:
    return f"{100 * interval[0]:.1f}%"


def _used(use: dict[str, Any]) -> str:
    with_it, without = ("-" if use[name] is None else f"{use[name]:.0f}" for name in ("points with", "points without"))
    return f"{_share(use['share'])} ({with_it}/{without})" if use["seats"] else "-"


def _target(target: dict[str, Any]) -> str:
    bounds = [f"{word} {target[word]:g}" for word in ("least", "most") if target[word] is not None]
    found, low, high = target["found"]
    reach = "" if low is None else f" ({low:.3f} to {high:.3f})"
    return f"{target['figure']}: {found:.3f}{reach}, aimed at: {', '.join(bounds)}"


def changes_to_text(changes: list[tuple[str, int, int]]) -> str:
    """What a search has changed."""
    if not changes:
        return "nothing was changed\n"
    rows = [["number", "before", "after"]]
    rows += [[number, str(before), str(after)] for number, before, after in changes]
    return "\n".join(aligned(rows)) + "\n"


def misses_to_text(outcomes: list[Outcome]) -> str:
    """The targets that are missed."""
    missed = [outcome for outcome in outcomes if not outcome.met]
    lines = [f"targets: {len(outcomes) - len(missed)} of {len(outcomes)} met"]
    lines += [f"missed: {outcome.label}: {outcome.found.found:.3f}" for outcome in missed]
    return "\n".join(lines) + "\n"
