"""The charts of a study: points by grade, source, turn and seat, and how often each thing was used.

Tables of each size have a colour of their own, and a number beside it, so that colour is never all that tells.
"""

from __future__ import annotations

from typing import Any, Final

from rollwright.lab.chart import INK, WIDTH, svg, text

Run = dict[str, Any]

_COLOURS: Final = ("#6b4423", "#2f6f6a", "#b4632a", "#4a5a94", "#8a2f4c")
"""For tables of one to five."""
_SOURCES: Final = ("#6b4423", "#b9a26a", "#2f6f6a", "#b4632a", "#4a5a94", "#d9b23c", "#8a2f4c", "#7a7a7a")
_LEFT: Final = 90
_RIGHT: Final = 30
_STEP: Final = 5
"""Points that share a bar of a histogram."""


def charts(report: dict[str, Any]) -> dict[str, str]:
    """By name: for the bot that comes first, at tables of every size that was played."""
    bot = report["runs"][0]["bot"]
    runs = [run for run in report["runs"] if run["bot"] == bot]
    drawn = {
        "points": _points(runs, report["grades"]),
        "sources": _sources(runs),
        "turns": _turns(runs),
        "seats": _seats(runs),
    }
    bounds = _bounds(report)
    return drawn | {kind: _uses(runs, kind, bounds.get(kind)) for kind in runs[0]["uses"]}


def _bounds(report: dict[str, Any]) -> dict[str, tuple[float, float]]:
    """The least and most that is aimed at, by kind."""
    found: dict[str, tuple[float, float]] = {}
    for target in report["targets"]:
        kind, colon, _ = target["figure"].partition(": ")
        if colon:
            found[kind] = (target["least"] or 0.0, 1.0 if target["most"] is None else target["most"])
    return found


def _colour(run: Run) -> str:
    return _COLOURS[(run["players"] - 1) % len(_COLOURS)]


def _table(run: Run) -> str:
    return "alone" if run["players"] == 1 else f"{run['players']} players"


def _legend(runs: list[Run], y: float) -> list[str]:
    body: list[str] = []
    for place, run in enumerate(runs):
        x = _LEFT + place * 92
        body += [f'<circle cx="{x}" cy="{y - 4:g}" r="6" fill="{_colour(run)}"/>', _mark(x, y - 4, run)]
        body.append(text(x + 12, y, _table(run), "start"))
    return body


def _mark(x: float, y: float, run: Run) -> str:
    """The number of players, on a dot."""
    return f'<text x="{x:.1f}" y="{y + 3.2:.1f}" text-anchor="middle" font-size="9" fill="#fff">{run["players"]}</text>'


def _points(runs: list[Run], grades: list[int]) -> str:
    """A histogram of points for tables of each size, with the grades as lines."""
    most = max(run["most"] for run in runs) // _STEP + 1
    bar = (WIDTH - _LEFT - 150) / most
    tall = 60
    height = 40 + len(runs) * (tall + 14)
    body: list[str] = []
    for grade in grades:
        x = _LEFT + grade / _STEP * bar
        body.append(f'<path d="M{x:.1f} 22V{height - 24}" stroke="{INK}" stroke-dasharray="3 4" stroke-width="0.8"/>')
        body.append(text(x, 16, str(grade), "middle"))
    labels: list[str] = []
    for place, run in enumerate(runs):
        ground = 22 + (place + 1) * (tall + 14) - 12
        seats = sum(run["spread"].values())
        bins: dict[int, int] = {}
        for points, count in run["spread"].items():
            bins[int(points) // _STEP] = bins.get(int(points) // _STEP, 0) + count
        highest = max(bins.values())
        for step, count in sorted(bins.items()):
            up = tall * count / highest
            body.append(
                f'<rect x="{_LEFT + step * bar:.1f}" y="{ground - up:.1f}" width="{bar - 1.5:.1f}"'
                f' height="{up:.1f}" fill="{_colour(run)}" fill-opacity="0.85"/>'
            )
        body.append(f'<path d="M{_LEFT} {ground}H{WIDTH - 150}" stroke="{INK}" stroke-width="0.6"/>')
        body.append(text(_LEFT - 10, ground - 18, _table(run), "end"))
        body.append(text(_LEFT - 10, ground - 3, f"{seats} seats", "end"))
        shares = [f"{grade}: {100 * run['grades'][str(grade)][0]:.0f}%" for grade in grades]
        body.append(text(WIDTH - 140, ground - 36, f"median {run['median']}", "start"))
        body.append(text(WIDTH - 140, ground - 19, " · ".join(shares[:2]), "start"))
        body.append(text(WIDTH - 140, ground - 3, " · ".join(shares[2:]), "start"))
        labels.append(f"{_table(run)}: median {run['median']}, {', '.join(f'{share} reach' for share in shares)}")
    marks = range(0, most * _STEP, 10)
    body += [text(_LEFT + mark / _STEP * bar, height - 6, str(mark), "middle") for mark in marks]
    return svg(body, height, f"Points of {runs[0]['bot']}. " + "; ".join(labels))


def _sources(runs: list[Run]) -> str:
    """A bar for tables of each size, made of the points of each source."""
    names = list(runs[0]["sources"])
    widest = max(sum(run["sources"].values()) for run in runs)
    unit = (WIDTH - _LEFT - 70) / widest
    height = 40 + 34 * len(runs) + 14
    body: list[str] = []
    labels: list[str] = []
    for place, name in enumerate(names):
        swatch = _LEFT + place * 100
        body.append(f'<rect x="{swatch}" y="8" width="12" height="12" fill="{_SOURCES[place % len(_SOURCES)]}"/>')
        body.append(text(swatch + 17, 19, name, "start"))
    for line, run in enumerate(runs):
        y = 34 + 34 * line
        x = float(_LEFT)
        body.append(text(_LEFT - 10, y + 16, _table(run), "end"))
        for place, name in enumerate(names):
            points = run["sources"][name]
            body.append(
                f'<rect x="{x:.1f}" y="{y}" width="{points * unit:.1f}" height="24"'
                f' fill="{_SOURCES[place % len(_SOURCES)]}"/>'
            )
            if points * unit > 26:
                body.append(
                    f'<text x="{x + points * unit / 2:.1f}" y="{y + 16}" text-anchor="middle" fill="#fff"'
                    f' stroke="#000" stroke-opacity="0.35" stroke-width="2" paint-order="stroke">{points:.1f}</text>'
                )
            x += points * unit
        body.append(text(x + 8, y + 16, f"{sum(run['sources'].values()):.1f}", "start"))
        labels.append(f"{_table(run)}: " + ", ".join(f"{name} {run['sources'][name]:.1f}" for name in names))
    return svg(body, height, "Points by source. " + "; ".join(labels))


def _turns(runs: list[Run]) -> str:
    """Points after each turn, a line for tables of each size."""
    height, ground = 300, 262
    length = max(len(run["turns"]) for run in runs)
    most = max(max(run["turns"]) for run in runs)
    across = (WIDTH - _LEFT - _RIGHT) / max(1, length)
    up = 210 / most
    body = _legend(runs, 20)
    for level in range(0, int(most) + 1, 10):
        y = ground - level * up
        body.append(f'<path d="M{_LEFT} {y:.1f}H{WIDTH - _RIGHT}" stroke="{INK}" stroke-width="0.3"/>')
        body.append(text(_LEFT - 10, y + 4, str(level), "end"))
    for turn in range(1, length + 1):
        body.append(text(_LEFT + turn * across, ground + 18, str(turn), "middle"))
    body.append(text(_LEFT - 10, ground + 18, "turn", "end"))
    labels: list[str] = []
    for run in runs:
        dots = [(_LEFT + turn * across, ground - points * up) for turn, points in enumerate(run["turns"], start=1)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in [(float(_LEFT), float(ground)), *dots])
        body.append(f'<polyline points="{path}" fill="none" stroke="{_colour(run)}" stroke-width="2"/>')
        x, y = dots[-1]
        body += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{_colour(run)}"/>', _mark(x, y, run)]
        labels.append(f"{_table(run)}: {', '.join(f'{points:.0f}' for points in run['turns'])}")
    return svg(body, height, "Points after each turn. " + "; ".join(labels))


def _seats(runs: list[Run]) -> str:
    """How far each seat lies from the mean of its tables, with intervals."""
    tables = [run for run in runs if run["players"] > 1]
    if not tables:
        return svg([text(WIDTH / 2, 24, "One player alone has no seat to compare", "middle")], 40, "One seat")
    lines = sum(run["players"] for run in tables)
    height = 54 + 20 * lines + 12 * (len(tables) - 1)
    reach = 8.0
    unit = (WIDTH - 260 - _RIGHT) / (2 * reach)
    middle = 260 + reach * unit
    body: list[str] = []
    for level in range(-8, 9, 2):
        dashes = "" if level == 0 else ' stroke-dasharray="2 4"'
        x = middle + level * unit
        body.append(f'<path d="M{x:.1f} 10V{height - 28}" stroke="{INK}" stroke-width="0.6"{dashes}/>')
        body.append(text(x, height - 10, f"{level:+d}" if level else "0", "middle"))
    labels: list[str] = []
    y = 26.0
    for run in tables:
        mean = run["points"][0]
        for seat, (found, low, high) in enumerate(run["seats"], start=1):
            body.append(text(245, y + 4, f"{_table(run)}, seat {seat}: {found:.1f}", "end"))
            if low is not None:
                left, right = (max(-reach, min(reach, bound - mean)) for bound in (low, high))
                body.append(
                    f'<path d="M{middle + left * unit:.1f} {y:g}H{middle + right * unit:.1f}"'
                    f' stroke="{_colour(run)}" stroke-opacity="0.4" stroke-width="7"/>'
                )
            x = middle + max(-reach, min(reach, found - mean)) * unit
            body.append(f'<circle cx="{x:.1f}" cy="{y:g}" r="4.5" fill="{_colour(run)}"/>')
            labels.append(f"{_table(run)}, seat {seat}: {found - mean:+.1f}")
            y += 20
        y += 12
    return svg(body, height, "Points by seat, against the mean of the tables. " + "; ".join(labels))


def _uses(runs: list[Run], kind: str, bounds: tuple[float, float] | None) -> str:
    """A line for each thing: a dot for the share of seats that used it; beside it their points, and the others'."""
    names = list(runs[0]["uses"][kind])
    line = 19
    height = 66 + line * len(names)
    left, right = 100, WIDTH - 150
    body = _legend(runs, 18)
    body += [text(right + 62, 18, "points", "middle"), text(right + 62, 33, "with / without", "middle")]
    if bounds is not None:
        low, high = (left + bound * (right - left) for bound in bounds)
        box = f'x="{low:.1f}" y="38" width="{high - low:.1f}" height="{line * len(names) + 4}"'
        body.append(f'<rect {box} fill="#b9a26a" fill-opacity="0.18"/>')
    for share in range(0, 101, 20):
        x = left + share / 100 * (right - left)
        body.append(f'<path d="M{x:.1f} 38V{height - 22}" stroke="{INK}" stroke-width="0.4" stroke-dasharray="2 4"/>')
        body.append(text(x, height - 6, f"{share}%", "middle"))
    labels: list[str] = []
    for place, name in enumerate(names):
        y = 50 + line * place
        body.append(text(left - 14, y + 4, name, "end"))
        for run in reversed(runs):
            use = run["uses"][kind][name]
            if use["seats"]:
                x = left + use["share"][0] * (right - left)
                body += [f'<circle cx="{x:.1f}" cy="{y}" r="6" fill="{_colour(run)}"/>', _mark(x, y, run)]
        body.append(text(right + 62, y + 4, _with_and_without(runs, kind, name), "middle"))
        shares = [f"{100 * run['uses'][kind][name]['share'][0]:.0f}%" for run in runs]
        labels.append(f"{name} {', '.join(shares)}")
    tables = ", ".join(_table(run) for run in runs)
    return svg(body, height, f"Share of seats that used each of the {kind} ({tables}): " + "; ".join(labels))


def _with_and_without(runs: list[Run], kind: str, name: str) -> str:
    """Of all seats of all tables together."""
    uses = [run["uses"][kind][name] for run in runs]
    sums = {"points with": [0, 0.0], "points without": [0, 0.0]}
    for use in uses:
        counts = {"points with": use["used"], "points without": use["seats"] - use["used"]}
        for side, count in counts.items():
            if count:
                sums[side][0] += count
                sums[side][1] += count * use[side]
    means = [f"{total / count:.0f}" if count else "-" for count, total in sums.values()]
    return " / ".join(means)
