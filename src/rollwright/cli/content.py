"""`rollwright content`: whether a content pack can be played with, what is wrong with it, and what one may hold."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from rollwright.cli.arguments import Commands, add_language
from rollwright.cli.errors import CommandError
from rollwright.kernel.discovery import find_game, game_ids, package_of
from rollwright.kernel.options import SetupError
from rollwright.kernel.record import content_hash
from rollwright.texts.folders import folder_of
from rollwright.texts.words import Words

_SCHEMA: Final = "pack.schema.json"


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("content", help="check a content pack, or print the JSON Schema of packs")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="say whether a pack can be played with, or what is wrong with it")
    check.add_argument("file", metavar="FILE")
    add_language(check)
    check.set_defaults(run=_check)
    schema = actions.add_parser("schema", help="print the JSON Schema of a game's packs")
    schema.set_defaults(run=_schema)
    for action in (check, schema):
        action.add_argument("--game", metavar="GAME", help="the game it is for, where that can't be told")


def _check(args: Namespace) -> None:
    text = read_pack_file(args.file)
    game = find_game(args.game or _game_of(args.file, text))
    try:
        content = game.content(text)
    except SetupError as error:
        if not error.faults:
            raise
        words = Words(game, args.lang, [])
        for fault in error.faults:
            print(words.fault(fault), file=sys.stderr)
        raise CommandError(words.say("cli-pack-faults", file=args.file, faults=len(error.faults))) from error
    print(f"{args.file} is a pack for {game.id}; its hash is {content_hash(content)}")


def _schema(args: Namespace) -> None:
    game = args.game or _only_taker()
    if game is None:
        raise CommandError("several games take content packs: name one with --game")
    file = folder_of(package_of(game)) / _SCHEMA
    if not file.is_file():
        raise CommandError(f"{game} has no schema of content packs")
    print(file.read_text(encoding="utf-8"), end="")


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
    game = pack.get("game", _only_taker())
    if not isinstance(game, str):
        raise CommandError(f'{path} doesn\'t say which game it is for: add "game", or use --game')
    return game


def _only_taker() -> str | None:
    """The game that takes packs, if there is just one."""
    takers = [game_id for game_id in game_ids() if find_game(game_id).content("")]
    return takers[0] if len(takers) == 1 else None
