"""`rollwright games`: what there is to play."""

from __future__ import annotations

import sys
from argparse import Namespace

from rollwright.cli.arguments import Commands
from rollwright.cli.errors import players_text
from rollwright.cli.pages import read_page, rules_of, title_of
from rollwright.kernel.discovery import find_game, game_ids, left_out


def add_parser(commands: Commands) -> None:
    commands.add_parser("games", help="list the games there are").set_defaults(run=run)


def run(_args: Namespace) -> None:
    """Every game found: its name here, its title, players, editions, and how many rules its page has."""
    for game_id in game_ids():
        game = find_game(game_id)
        page = read_page(game_id, "en")
        print(f"{game_id}  {title_of(page, game_id)}")
        editions = ", ".join(game.editions)
        print(f"    {players_text(game)} players · editions {editions} · {len(rules_of(page))} rules")
    for game_id, fault in left_out().items():
        print(f"left out: {game_id}: {fault}", file=sys.stderr)
