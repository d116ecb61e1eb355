"""`rollwright bots`: whom one can play against, the weakest first, and what they were measured at."""

from __future__ import annotations

import json
from argparse import Namespace
from math import log10
from typing import Any, Final

from rollwright.bots import CHARACTERS, LADDER, bot_version
from rollwright.cli.arguments import Commands, add_language
from rollwright.texts.folders import folder_of
from rollwright.texts.words import Phrases

WEAKEST: Final = 1000
"""The rating of the weakest level. 100 points more are 64 games of a hundred."""


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("bots", help="list the bots to play against, the weakest first")
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    phrases = Phrases(args.lang)
    measured = json.loads(folder_of("rollwright.bots").joinpath("measured.json").read_text(encoding="utf-8"))
    ratings = {game: ratings_of(steps) for game, steps in measured["games"].items()}
    bots: list[dict[str, Any]] = []
    for bot in LADDER + CHARACTERS:
        by_game = {game: rated[bot] for game, rated in ratings.items() if bot in rated}
        bots.append(
            {
                "id": bot,
                "name": phrases.say("cli-bot", bot=bot),
                "rating": round(sum(by_game.values()) / len(by_game)) if by_game else None,
                "version": bot_version(bot),
                "level": LADDER.index(bot) + 1 if bot in LADDER else None,
                "by_game": by_game,
            }
        )
    bots.sort(key=lambda listed: listed["rating"] or 0)
    if args.json:
        print(json.dumps(bots, ensure_ascii=False, indent=2))
        return
    print(phrases.say("cli-bots-head"))
    for listed in bots:
        rating = listed["rating"] if listed["rating"] is not None else "?"
        print(f"{rating:>6}  {listed['name']} ({listed['id']})")
    print(
        phrases.say("cli-bots-measured", date=measured["date"], commit=measured["commit"], command=measured["command"])
    )


def ratings_of(steps: list[dict[str, Any]]) -> dict[str, int]:
    """Elo's ratings by what each won against one rated before it; nobody is taken to win or lose every game."""
    rated = {LADDER[0]: float(WEAKEST)}
    for step in steps:
        half = 0.5 / step["games"]
        won = min(max(step["ahead"][0], half), 1 - half)
        rated[step["bot"]] = rated[step["over"]] + 400 * log10(won / (1 - won))
    return {bot: round(rating) for bot, rating in rated.items()}
