"""The chart of a run: how often each bot is ahead of each other, with intervals; for one bot alone, its points."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

from rollwright.lab.tally import Tally

WIDTH: Final = 720
_LEFT: Final = 230
_LINE: Final = 30
_LONGEST: Final = 14
"""Letters of a name: two of them fit beside each other."""
INK: Final = "#333"


def chart(report: dict[str, Any], tally: Tally) -> str:
    return svg(*(_pairs(report) if report["pairs"] else _points(tally)))


def svg(body: list[str], height: int, label: str) -> str:
    """A picture on light ground, so that it can be read on a dark page too; its label says the same in words."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif"'
        f' font-size="13" role="img" aria-label="{escape(label, {chr(34): "&quot;"})}">\n'
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf8"/>\n' + "\n".join(body) + "\n</svg>\n"
    )


def _pairs(report: dict[str, Any]) -> tuple[list[str], int, str]:
    """A line for each pair: a dot for the share of games in which the first is ahead, and a bar for its interval."""
    height = 50 + _LINE * len(report["pairs"])
    body = []
    for share in range(0, 101, 25):
        x = _across(share / 100)
        dashes = "" if share == 50 else ' stroke-dasharray="2 4"'
        body.append(f'<path d="M{x:.1f} 15V{height - 30}" stroke="{INK}" stroke-width="0.6"{dashes}/>')
        body.append(text(x, height - 12, f"{share}%", "middle"))
    labels = []
    for place, pair in enumerate(report["pairs"]):
        found, low, high = pair["ahead"]
        y = 30 + _LINE * place
        name = f"{_short(pair['bot'])} ahead of {_short(pair['against'])}"
        body += [
            text(_LEFT - 15, y + 5, name, "end"),
            f'<path d="M{_across(low):.1f} {y}H{_across(high):.1f}" stroke="#b9a26a" stroke-width="8"/>',
            f'<circle cx="{_across(found):.1f}" cy="{y}" r="5" fill="#6b4423"/>',
        ]
        labels.append(f"{name}: {100 * found:.1f}%, {100 * low:.1f} to {100 * high:.1f}")
    return body, height, "; ".join(labels)


def _points(tally: Tally) -> tuple[list[str], int, str]:
    """How often each number of points was made."""
    height = 260
    points = tally.bots[0].points
    least, most = min(points), max(points)
    bar = (WIDTH - 60) / (most - least + 1)
    tallest = max(points.values())
    step = max(1, (most - least + 1) // 12)
    body = []
    for value in range(least, most + 1):
        x = 30 + (value - least) * bar
        tall = (height - 60) * points[value] / tallest
        body.append(f'<path d="M{x:.1f} {height - 35}v{-tall:.1f}h{bar * 0.9:.1f}v{tall:.1f}z" fill="#6b4423"/>')
        if (value - least) % step == 0:
            body.append(text(x + bar / 2, height - 15, str(value), "middle"))
    return body, height, f"Points of {tally.plan.bots[0]}: from {least} to {most}, {points.total()} seats"


def _short(name: str) -> str:
    """The end of a long name: of a module or a program, that tells most."""
    return name if len(name) <= _LONGEST else f"…{name[1 - _LONGEST :]}"


def _across(share: float) -> float:
    return _LEFT + share * (WIDTH - _LEFT - 30)


def text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:g}" text-anchor="{anchor}" fill="{INK}">{escape(words)}</text>'
