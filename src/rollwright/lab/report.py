"""What a run has shown: as text for people, as JSON for programs."""

from __future__ import annotations

from typing import Any

from rollwright.lab.chances import Interval
from rollwright.lab.ratings import Ratings
from rollwright.lab.tally import Goal, Tally


def to_json(tally: Tally, ratings: Ratings, goal: Goal | None) -> dict[str, Any]:
    """Shares from 0 to 1, points as they are; intervals of 95% as [found, low, high]."""
    plan = tally.plan
    bots: list[dict[str, Any]] = []
    for bot, counted in enumerate(tally.bots):
        row: dict[str, Any] = {
            "bot": plan.bots[bot],
            "seats": counted.seats,
            "points": rounded(counted.mean_points()),
            "least": min(counted.points, default=0),
            "most": max(counted.points, default=0),
        }
        if counted.decisions:
            row["decisions"] = counted.decisions
            row["ms_per_decision"] = round(1000 * counted.seconds / counted.decisions, 3)
        if len(plan.bots) > 1:
            row["first"] = round(counted.firsts / max(1, counted.seats), 4)
            row["rating"] = [round(ratings.bots[bot].mu, 2), round(ratings.bots[bot].sigma, 2)]
        bots.append(row)
    pairs = [
        {
            "bot": plan.bots[one],
            "against": plan.bots[other],
            "games": pair.tables,
            "ahead": rounded(tally.rate(one, other)),
            "points_ahead": rounded(pair.points_ahead()),
        }
        for (one, other), pair in tally.pairs.items()
    ]
    report = {"plan": plan.to_json(), "games": tally.games, "bots": bots, "pairs": pairs}
    if goal is not None:
        report["goal"] = {"above": goal.level, "reached": goal.verdict(tally)}
    return report


def rounded(interval: Interval) -> list[float | None]:
    return [round(value, 4) if abs(value) != float("inf") else None for value in interval]


def to_text(report: dict[str, Any]) -> str:
    """The same for people: a table of the bots, and the crosstable."""
    plan = report["plan"]
    of_two = len(report["bots"]) > 1
    lines = [f"{plan['game']}, {plan['players']} at a table, {report['games']:,} games, seed {plan['seed']}", ""]
    head = ["bot", "seats", "points", "least-most", *(["first", "rating"] if of_two else []), "ms/decision"]
    rows = [head]
    for bot in report["bots"]:
        found, low, _ = bot["points"]
        row = [
            bot["bot"],
            f"{bot['seats']:,}",
            f"{found:.2f}" if low is None else f"{found:.2f} ± {found - low:.2f}",
            f"{bot['least']}-{bot['most']}",
        ]
        if of_two:
            mu, sigma = bot["rating"]
            row += [f"{100 * bot['first']:.1f}%", f"{mu:.1f} ± {2 * sigma:.1f}"]
        rows.append([*row, f"{bot['ms_per_decision']:.2f}" if "ms_per_decision" in bot else "-"])
    lines += aligned(rows)
    if of_two:
        lines += ["", "ahead of …, with the 95% interval (a draw is half a win)", *aligned(_crosstable(report)), ""]
        for pair in report["pairs"]:
            found, low, _ = pair["points_ahead"]
            reach = "" if low is None else f" ± {found - low:.2f}"
            lines.append(f"points on the same dice, {pair['bot']} less {pair['against']}: {found:+.2f}{reach}")
    if "goal" in report:
        verdict = {True: "reached", False: "missed", None: "open"}[report["goal"]["reached"]]
        lines += ["", f"goal, {plan['bots'][0]} ahead in over {100 * report['goal']['above']:g}%: {verdict}"]
    return "\n".join(lines) + "\n"


def _crosstable(report: dict[str, Any]) -> list[list[str]]:
    names = report["plan"]["bots"]
    shares = {(pair["bot"], pair["against"]): pair["ahead"] for pair in report["pairs"]}
    shares |= {(other, one): [1 - found, 1 - high, 1 - low] for (one, other), (found, low, high) in shares.items()}
    rows = [["", *names]]
    for one in names:
        cells = [
            f"{100 * found:.1f}% ({100 * low:.1f}-{100 * high:.1f})" if (one, other) in shares else "-"
            for other in names
            for found, low, high in [shares.get((one, other), [0, 0, 0])]
        ]
        rows.append([one, *cells])
    return rows


def aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) if place == 0 else cell.rjust(width) for place, (cell, width) in enumerate(cells))
        for row in rows
        for cells in [list(zip(row, widths, strict=True))]
    ]
