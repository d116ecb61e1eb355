"""How a content pack plays: many solo games by a bot, counted, as a table and a picture.

    python -m bench.balance random 0 2000 > random.json
    python -m bench.balance greedy 0 2000 > greedy.json
    python -m bench.balance table random.json greedy.json docs/pictures/woodcraft-balance.svg

Games are numbered, so that a run can be shared out and repeated. It reads positions as a client gets them.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

from rollwright.bots import find_bot
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.model import CHANCE
from rollwright.kernel.source import Source

GAME: Final = "woodcraft_roll"


def play(bot_name: str, first: int, games: int) -> dict[str, Any]:
    """What the games came to: points, and how often each order, helper and crate was used and could have been."""
    points: list[int] = []
    counts: dict[str, Counter[str]] = {name: Counter() for name in ("parts", "offered", "completed", "hired", "active")}
    for number in range(first, first + games):
        offered, player = play_one(bot_name, number)
        points.append(player["points"])
        counts["parts"].update(player["parts"])
        counts["offered"].update(offered)
        counts["completed"].update(player["done"])
        counts["hired"].update(helper for helper, state in player["helpers"].items() if state != "none")
        counts["active"].update(str(number) for number, slots in enumerate(player["crates"], start=1) if all(slots))
    return {"bot": bot_name, "games": games, "points": sorted(points), **{k: dict(v) for k, v in counts.items()}}


def play_one(bot_name: str, number: int) -> tuple[set[str], dict[str, Any]]:
    """The orders that could be had in a game, and the player at its end."""
    game, bot, source = find_game(GAME), find_bot(bot_name), Source(f"solo {number}")
    position = game.new(make_setup(game, 1))
    offered: set[str] = set()
    turn = None
    while game.to_act(position):
        actor = game.to_act(position)[0]
        if actor == CHANCE:
            action = game.draw(position, source)
        else:
            if game.stage(position) != turn:
                turn = game.stage(position)
                offered |= orders_at_hand(game.to_json(position))
            action = bot.choose(game, game.view(position, actor), actor, source)
        position = game.after(position, actor, action)
    player: dict[str, Any] = game.to_json(position)["players"][0]  # type: ignore[index]
    return offered, player


def orders_at_hand(reported: dict[str, Any]) -> set[str]:
    player = reported["players"][0]
    return {*filter(None, reported["display"]), *player["dealt"], *player["held"]}


# The table


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}%" if whole else "-"


def reached(run: dict[str, Any], grade: int) -> str:
    return share(sum(points >= grade for points in run["points"]), run["games"])


def table(runs: list[dict[str, Any]]) -> str:
    """In Markdown: what the bots reach, and what the last of them uses."""
    lines = ["| | " + " | ".join(run["bot"] for run in runs) + " |", "|---" * (len(runs) + 1) + "|"]
    rows: list[tuple[str, list[str]]] = [
        ("games", [str(run["games"]) for run in runs]),
        ("median", [str(run["points"][run["games"] // 2]) for run in runs]),
        ("mean", [f"{sum(run['points']) / run['games']:.1f}" for run in runs]),
        ("least, most", [f"{run['points'][0]}, {run['points'][-1]}" for run in runs]),
    ]
    rows += [(f"{grade} or more", [reached(run, grade) for run in runs]) for grade in (50, 60, 70)]
    rows += [
        (f"{part}, mean", [f"{run['parts'][part] / run['games']:.1f}" for run in runs]) for part in runs[0]["parts"]
    ]
    lines += [f"| {name} | {' | '.join(values)} |" for name, values in rows]
    return "\n".join(lines) + "\n\n" + used(runs[-1])


def used(run: dict[str, Any]) -> str:
    games = run["games"]
    orders = sorted(run["offered"], key=lambda name: (name[0], int(name[1:])))
    shares = [f"{name} {share(run['completed'].get(name, 0), run['offered'][name])}" for name in orders]
    hired = [f"H{n} {share(run['hired'].get(str(n), 0), games)}" for n in range(1, 9)]
    active = [f"{n} {share(count, games)}" for n, count in sorted(run["active"].items())]
    reported = {
        "Helpers hired": hired,
        "Crates active": active,
        "Orders completed, of the games in which they could be had": shares,
    }
    return "\n\n".join(f"{what}: {', '.join(items)}." for what, items in reported.items())


# The picture


def picture(runs: list[dict[str, Any]]) -> str:
    """Two histograms of points in steps of five, one above the other's ground line, with the grades marked."""
    width, height, step = 720, 260, 5
    most = max(run["points"][-1] for run in runs) // step + 1
    bar = (width - 60) / most
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
    parts = [
        f'{head} font-size="13" role="img" aria-label="Points of solo games by bot">',
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
    ]
    for run, colour in zip(runs, ("#b9a26a", "#6b4423"), strict=False):
        bins = Counter(points // step for points in run["points"])
        for place, count in sorted(bins.items()):
            tall = 380 * count / run["games"]
            parts.append(
                f'<rect x="{40 + place * bar:.1f}" y="{height - 40 - tall:.1f}" width="{bar - 2:.1f}" '
                f'height="{tall:.1f}" fill="{colour}" fill-opacity="0.85"/>'
            )
    for mark in range(0, most * step + 1, 10):
        x = 40 + mark / step * bar
        parts.append(f'<text x="{x:.1f}" y="{height - 20}" text-anchor="middle" fill="#333">{mark}</text>')
        if mark in (50, 60, 70):
            parts.append(f'<path d="M{x:.1f} 20V{height - 40}" stroke="#333" stroke-dasharray="3 4"/>')
    for line, (run, colour) in enumerate(zip(runs, ("#b9a26a", "#6b4423"), strict=False)):
        median = run["points"][run["games"] // 2]
        parts.append(
            f'<rect x="250" y="{18 + 22 * line}" width="12" height="12" fill="{colour}"/>'
            f'<text x="268" y="{29 + 22 * line}" fill="#333">{run["bot"]}: median {median}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def main(args: list[str]) -> None:
    if args[0] == "table":
        *files, drawn = args[1:]
        runs = [json.loads(Path(file).read_text(encoding="utf-8")) for file in files]
        print(table(runs))
        Path(drawn).write_text(picture(runs), encoding="utf-8")
    else:
        print(json.dumps(play(args[0], int(args[1]), int(args[2]))))


if __name__ == "__main__":
    main(sys.argv[1:])
