"""How a course of training goes, as a page that can be left open: curves of loss, and calibration."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

from rollwright.lab.chart import INK, WIDTH, svg, text
from rollwright.lab.plan import Plan

_HEIGHT: Final = 300
_LEFT: Final = 70
_BOTTOM: Final = 40
_LEARNED: Final = "#b9a26a"
_HELD_OUT: Final = "#6b4423"


def page(plan: Plan, state: dict[str, Any]) -> str:
    curve: list[dict[str, Any]] = state.get("curve", [])
    title = f"{plan.game}, {plan.players} at the table"
    parts = [
        "<!doctype html>",
        '<html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="20">',
        f"<title>{escape(title)}</title>",
        '<body style="font-family:sans-serif;max-width:760px;margin:2em auto">',
        f"<h1>{escape(title)}</h1>",
        f"<p>{state.get('games', 0):,} games, {float(state.get('spent', 0)) / 60:.1f} minutes before this part.</p>",
    ]
    if curve:
        parts += [
            "<h2>Log-loss of the results, by epoch</h2>",
            "<p>Light: of the targets that are learned. Dark: of what came of games that are held out.</p>",
            _losses(curve),
            "<h2>Calibration of the first place</h2>",
            _calibration(state.get("played") or curve[-1]),
        ]
    if "yardsticks" in state:
        losses = {"judge": state["played"]["first_loss"], **state["yardsticks"]}
        parts.append("<h2>Log-loss of the first place</h2><ul>")
        parts += [f"<li>{escape(name.removesuffix('_loss'))}: {loss:.4f}</li>" for name, loss in losses.items()]
        parts.append("</ul>")
    return "\n".join(parts) + "\n"


def _losses(curve: list[dict[str, Any]]) -> str:
    learned, held_out = [one["learned"] for one in curve], [one["log_loss"] for one in curve]
    low, high = min(learned + held_out), max(learned + held_out)
    body = _frame(low, high)
    for losses, colour in ((learned, _LEARNED), (held_out, _HELD_OUT)):
        places = [
            f"{_across(number / max(1, len(losses) - 1)):.1f},{_up(loss, low, high):.1f}"
            for number, loss in enumerate(losses)
        ]
        body.append(f'<polyline points="{" ".join(places)}" fill="none" stroke="{colour}" stroke-width="2"/>')
    for number, one in enumerate(curve):
        body.append(
            text(_across(number / max(1, len(curve) - 1)), _HEIGHT - 15, f"{one['round']}.{one['epoch']}", "middle")
        )
    return svg(body, _HEIGHT, f"Log-loss from {held_out[0]:.4f} to {held_out[-1]:.4f} on games that are held out")


def _calibration(found: dict[str, Any]) -> str:
    body = _frame(0.0, 1.0)
    body.append(
        f'<path d="M{_across(0)} {_up(0, 0, 1)}L{_across(1)} {_up(1, 0, 1)}" stroke="{INK}" stroke-width="0.6"/>'
    )
    for one in found["deciles"]:
        x, y = _across(one["said"]), _up(one["came"], 0, 1)
        body.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{_HELD_OUT}"/>')
    body += [text(_across(share / 4), _HEIGHT - 15, f"{25 * share}%", "middle") for share in range(5)]
    return svg(body, _HEIGHT, f"What is said and what came differ by {100 * found['calibration']:.2f}% on average")


def _frame(low: float, high: float) -> list[str]:
    """Lines across, each with its value."""
    body = []
    for step in range(5):
        value = low + (high - low) * step / 4
        y = _up(value, low, high)
        body.append(
            f'<path d="M{_LEFT} {y:.1f}H{WIDTH - 20}" stroke="{INK}" stroke-width="0.4" stroke-dasharray="2 4"/>'
        )
        body.append(text(_LEFT - 8, y + 4, f"{value:.3f}", "end"))
    return body


def _across(share: float) -> float:
    return _LEFT + share * (WIDTH - _LEFT - 30)


def _up(value: float, low: float, high: float) -> float:
    return _HEIGHT - _BOTTOM - (_HEIGHT - _BOTTOM - 20) * (value - low) / max(high - low, 1e-9)
