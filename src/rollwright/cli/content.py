"""`rollwright content check`: whether a content pack can be played with; if not, what is wrong with it, and where."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from rollwright.cli.arguments import Commands
from rollwright.cli.errors import CommandError
from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.record import content_hash


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("content", help="check a content pack")
    parser.add_argument("action", choices=("check",), metavar="check")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--game", metavar="GAME", help="the game it is for, where the pack doesn't say")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    text = read_pack_file(args.file)
    game = find_game(args.game or _game_of(args.file, text))
    content = game.content(text)
    print(f"{args.file} is a pack for {game.id}; its hash is {content_hash(content)}")


def read_pack_file(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise CommandError(f"{path} can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise CommandError(f"{path} is no content pack: it isn't text") from error


def _game_of(path: str, text: str) -> str:
    """The game that a pack names, or the only one that takes packs."""
    try:
        pack = json.loads(text)
    except ValueError as error:
        raise CommandError(f"{path} is no content pack: {error}") from error
    if not isinstance(pack, dict):
        raise CommandError(f"{path} is no content pack: it is no object")
    takers = [game_id for game_id in game_ids() if find_game(game_id).content("")]
    game = pack.get("game", takers[0] if len(takers) == 1 else None)
    if not isinstance(game, str):
        raise CommandError(f'{path} doesn\'t say which game it is for: add "game", or use --game')
    return game
