"""`rollwright games` and `rollwright rules`: what there is to play, and how it is played."""

from __future__ import annotations

import sys
from argparse import Namespace

from rollwright.cli.errors import players_text
from rollwright.cli.pages import find_rule, read_page, rules_of, show_page, show_rule, title_of
from rollwright.cli.paint import speechless, terminal_paint
from rollwright.kernel.discovery import find_game, game_ids, left_out


def games() -> None:
    """Every game found: its name here, its title, players, editions, and how many rules its page has."""
    for game_id in game_ids():
        game = find_game(game_id)
        page = read_page(game_id, "en")
        print(f"{game_id}  {title_of(page, game_id)}")
        editions = ", ".join(game.editions)
        print(f"    {players_text(game)} players · editions {editions} · {len(rules_of(page))} rules")
    for game_id, fault in left_out().items():
        print(f"left out: {game_id}: {fault}", file=sys.stderr)


def rules(args: Namespace) -> None:
    page = read_page(args.game, args.lang)
    paint = terminal_paint(speechless, not args.no_colour)
    lines = show_rule(*find_rule(rules_of(page), args.id), paint) if args.id else show_page(page, paint)
    print("\n".join(lines))
