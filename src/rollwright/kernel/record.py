"""The text record: a header, then one action a line. It replays with no random generator.

    rollwright record 1
    game: copenhagen_roll
    rules: 1
    edition: en
    options: no_x_scope=turn one_x_timing=after_shape ...
    seats: Ada | greedy
    result: 12 9
    places: 1 2
    hash: 90ae1f3a0c5c2b11

    * start 0
    0 roll
    * dice rrbyp

Lines that start with `#` are comments. The result is there once the game is over. Where a game has content packs, a
line `content:` has the name of the game's own, or the hash and the whole text of another.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, TypeVar, final

from rollwright.kernel.game import Game, digest, make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, IllegalAction, NotationError
from rollwright.kernel.options import Option, OptionValue, Setup, SetupError, value_from_text, value_to_text

P = TypeVar("P")

_FIRST_LINE: Final = "rollwright record 1"


@final
class RecordError(ValueError):
    """A record that can't be read or replayed: the line, and what is wrong with it."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line: Final = line
        self.what: Final = what


@final
class Record:
    """A parsed record: the header's fields, and actions as text with their line numbers."""

    def __init__(self, header: dict[str, str], moves: list[tuple[int, int, str]]) -> None:
        self.header: Final = header
        self.moves: Final = moves
        """(line, actor, action text)"""


def write_record(match: Match[Any], seats: list[str]) -> str:
    """The record of a match, finished or not."""
    game, setup = match.game, match.setup
    options = " ".join(f"{name}={value_to_text(value)}" for name, value in setup.options.items())
    lines = [_FIRST_LINE, f"game: {game.id}", f"rules: {setup.version}", f"edition: {setup.edition}"]
    if options:
        lines.append(f"options: {options}")
    if setup.content:
        lines.append(f"content: {_content_to_text(setup.content)}")
    lines.append(f"seats: {' | '.join(seats)}")
    if match.over:
        standings = game.standings(match.position)
        lines.append(f"result: {' '.join(str(standing.points) for standing in standings)}")
        lines.append(f"places: {' '.join(str(standing.place) for standing in standings)}")
    lines.append(f"hash: {digest(game, match.position)}")
    lines.append("")
    for move in match.moves:
        actor = "*" if move.actor == CHANCE else str(move.actor)
        lines.append(f"{actor} {game.write_action(move.action)}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """Parse a record, without judging its moves. Raises RecordError."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != _FIRST_LINE:
        raise RecordError(1, f"a record starts with {_FIRST_LINE!r}")
    header: dict[str, str] = {}
    moves: list[tuple[int, int, str]] = []
    in_header = True
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.strip()
        if line.startswith("#"):
            continue
        if in_header:
            if not line:
                in_header = False
                continue
            name, colon, value = line.partition(":")
            if not colon:
                raise RecordError(number, "a header line is 'name: value'; an empty line ends the header")
            header[name.strip()] = value.strip()
        elif line:
            actor, _, action = line.partition(" ")
            if actor != "*" and not actor.isdecimal():
                raise RecordError(number, "a move starts with a seat's number, or * for chance")
            moves.append((number, CHANCE if actor == "*" else int(actor), action.strip()))
    for name in ("game", "rules", "seats"):
        if name not in header:
            raise RecordError(1, f"the header lacks {name!r}")
    return Record(header, moves)


def setup_of(game: Game[Any], record: Record) -> Setup:
    """The set-up that a header describes: its own values, whatever today's defaults are. Raises RecordError."""
    if record.header["game"] != game.id:
        raise RecordError(1, f"this is a record of {record.header['game']}, not of {game.id}")
    if not record.header["rules"].isdecimal():
        raise RecordError(1, f"the rules version is a number, not {record.header['rules']!r}")
    try:
        return _setup_of(game, record)
    except SetupError as error:
        raise RecordError(1, str(error)) from error


def _setup_of(game: Game[Any], record: Record) -> Setup:
    by_name: dict[str, Option] = {option.name: option for option in game.options}
    options: dict[str, OptionValue] = {}
    for item in record.header.get("options", "").split():
        name, _, value = item.partition("=")
        if name not in by_name:
            raise RecordError(1, f"{game.id} has no option {name!r}")
        options[name] = value_from_text(by_name[name], value)
    return make_setup(
        game,
        len(seats_of(record)),
        record.header.get("edition"),
        options,
        int(record.header["rules"]),
        _content_from_text(record.header.get("content", "")),
    )


def content_hash(content: str) -> str:
    """The name that a content pack has by its text."""
    return hashlib.sha256(content.encode()).hexdigest()[:12]


def _content_to_text(content: str) -> str:
    """A pack is a JSON object; anything else is the name of a game's own."""
    return f"{content_hash(content)} {content}" if content.startswith("{") else content


def _content_from_text(text: str) -> str:
    name, space, content = text.partition(" ")
    if not space:
        return name
    if content_hash(content) != name:
        raise RecordError(1, f"the content has the hash {content_hash(content)}; the record says {name}")
    return content


def seats_of(record: Record) -> list[str]:
    return [name.strip() for name in record.header["seats"].split("|")]


def replay(game: Game[P], record: Record) -> Match[P]:
    """Play a record through, every action judged, and compare the hash it ends with. Raises RecordError."""
    match = Match(game, setup_of(game, record))
    for line, actor, text in record.moves:
        if actor >= match.setup.players:
            raise RecordError(line, f"there is no seat {actor}; seats go from 0 to {match.setup.players - 1}")
        try:
            match.play_text(actor, text)
        except IllegalAction as illegal:
            raise RecordError(line, f"{text!r} is refused: {illegal.refusal!r}") from illegal
        except NotationError as unread:
            raise RecordError(line, str(unread)) from unread
    stated = record.header.get("hash")
    found = digest(game, match.position)
    if stated is not None and stated != found:
        raise RecordError(1, f"the record says it ends with hash {stated}; it ends with {found}")
    return match
