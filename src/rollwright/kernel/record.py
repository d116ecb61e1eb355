"""The text record: a header, then one action a line. It replays with no random generator.

    rollwright record 2
    game: copenhagen_roll
    rules: 1
    edition: en
    options: no_x_scope=turn one_x_timing=after_shape ...
    seats: Ada | greedy
    bots: - | greedy 1
    chance: sealed
    result: 12 9
    places: 1 2
    hash: 90ae1f3a0c5c2b11

    * start 0
    0 roll
    * dice rrbyp
    # A word about it.
    0 choose red-2
    (
    0 choose blue-2
    )

The result is there once the game is over. Where a game has content packs, a line `content:` has the name of the game's
own, or the hash and the whole text of another. `start:` is the position that the game began at, if that is not its
beginning. `bots:` says which seats are bots', with their versions; where it is missing, as in format 1, names are all
that is known.

Lines that start with `#` are comments on the move above them, and moves in parentheses are a variation: they might have
been played instead of the move above. Both are kept, and hashed apart from the play: `notes:` stands for them alone.
A comment may begin with a tag: its language, as in `# [fr] Un mot.`, `# [rule] CRW-4.2` for the rule that the move
shows, or what a study draws on the sheets (`tables/study/studies.py`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Sequence
from typing import Any, Final, TypeVar, final

from rollwright.kernel.game import Game, digest, make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Event, IllegalAction, NotationError, Seat
from rollwright.kernel.options import Option, OptionValue, Setup, SetupError, value_from_text, value_to_text

P = TypeVar("P")
T = TypeVar("T")

_FORMATS: Final = ("rollwright record 1", "rollwright record 2")
"""What the first line of a record may be, the newest last. Format 1 has neither bots, chance, start nor notes."""
_PERSON: Final = "-"
_DEEPEST: Final = 20
"""How deep variations may be nested."""
_LONGEST: Final = 1000
"""The most characters of a move: a number in it is then none that Python refuses to read."""


@final
class RecordError(ValueError):
    """A record that can't be read or replayed: the line, and what is wrong with it."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line: Final = line
        self.what: Final = what


@final
class Entry:
    """An action as a record has it, with its comments and what might have been played instead."""

    def __init__(self, line: int, actor: Seat, text: str) -> None:
        self.line: Final = line
        self.actor: Final = actor
        self.text: Final = text
        self.comments: Final[list[str]] = []
        self.variations: Final[list[list[Entry]]] = []


@final
class Record:
    """A parsed record: the header's fields, the comments before the first action, and the actions."""

    def __init__(self, header: dict[str, str], entries: list[Entry]) -> None:
        self.header: Final = header
        self.comments: Final[list[str]] = []
        self.entries: Final = entries


def write_record(
    match: Match[Any],
    seats: Sequence[str],
    bots: Sequence[str] | None = None,
    chance: str = "",
    notes: Record | None = None,
) -> str:
    """The record of a match, finished or not.

    `bots` has for each seat the bot with its version, as in "greedy 1", or "" for a person; `chance` says where chance
    came from. Comments and variations are those of another record of the same moves.
    """
    game, setup = match.game, match.setup
    options = " ".join(f"{name}={value_to_text(value)}" for name, value in setup.options.items())
    lines = [f"game: {game.id}", f"rules: {setup.version}", f"edition: {setup.edition}"]
    if options:
        lines.append(f"options: {options}")
    if setup.content:
        lines.append(f"content: {_content_to_text(setup.content)}")
    lines.append(f"seats: {' | '.join(seats)}")
    first_format = len(lines)
    if bots is not None:
        lines.append(f"bots: {' | '.join(bot or _PERSON for bot in bots)}")
    if chance:
        lines.append(f"chance: {chance}")
    if match.start is not None:
        lines.append(f"start: {game.write(match.start)}")
    body = _written(match, notes)
    if notes is not None and notes_hash(notes):
        lines.append(f"notes: {notes_hash(notes)}")
    first = _FORMATS[1 if len(lines) > first_format else 0]
    if match.over:
        standings = game.standings(match.position)
        lines.append(f"result: {' '.join(str(standing.points) for standing in standings)}")
        lines.append(f"places: {' '.join(str(standing.place) for standing in standings)}")
    lines.append(f"hash: {digest(game, match.position)}")
    return "\n".join([first, *lines, "", *body]) + "\n"


def _written(match: Match[Any], notes: Record | None) -> list[str]:
    entries = [Entry(0, move.actor, match.game.write_action(move.action)) for move in match.moves]
    if notes is None:
        return _lines(entries)
    if [(entry.actor, entry.text) for entry in entries] != [(entry.actor, entry.text) for entry in notes.entries]:
        raise ValueError("the notes belong to other moves")
    return [*[f"# {comment}" for comment in notes.comments], *_lines(notes.entries)]


def _lines(entries: list[Entry]) -> list[str]:
    lines: list[str] = []
    for entry in entries:
        lines.append(f"{'*' if entry.actor == CHANCE else entry.actor} {entry.text}")
        lines.extend(f"# {comment}" for comment in entry.comments)
        for variation in entry.variations:
            lines.extend(["(", *_lines(variation), ")"])
    return lines


def notes_hash(record: Record) -> str:
    """Stands for comments and variations, with the places they belong to; empty where there are none."""
    lines: list[str] = [f"0 # {comment}" for comment in record.comments]
    for number, entry in enumerate(record.entries, start=1):
        lines.extend(f"{number} # {comment}" for comment in entry.comments)
        lines.extend(f"{number} ( {line}" for variation in entry.variations for line in _lines(variation))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16] if lines else ""


_RULE: Final = "rule"


def comments_in(comments: Sequence[str], language: str) -> list[str]:
    """What is said in a language: the comments with its tag, or those with none where it has none."""
    tagged = [_tag_of(comment) for comment in comments]
    own = [text for tag, text in tagged if tag == language]
    return own or [text for tag, text in tagged if not tag]


def comments_tagged(comments: Sequence[str], tag: str) -> list[str]:
    """The comments with just this tag."""
    return [text for its, text in map(_tag_of, comments) if its == tag]


def rules_in(comments: Sequence[str]) -> list[str]:
    """The rules that comments name."""
    return comments_tagged(comments, _RULE)


def _tag_of(comment: str) -> tuple[str, str]:
    """The tag that a comment begins with, or "", and its text."""
    tag, bracket, text = comment.removeprefix("[").partition("]")
    if comment.startswith("[") and bracket and tag.isalpha():
        return tag, text.strip()
    return "", comment


def read_record(text: str) -> Record:
    """Parse a record, without judging its moves. Raises RecordError."""
    lines = text.splitlines()
    if not lines or lines[0].strip() not in _FORMATS:
        raise RecordError(1, f"a record starts with {_FORMATS[-1]!r}, or an older one with {_FORMATS[0]!r}")
    header: dict[str, str] = {}
    number = 1
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.strip()
        if not line:
            break
        if line.startswith("#"):
            continue
        name, colon, value = line.partition(":")
        if not colon:
            raise RecordError(number, "a header line is 'name: value'; an empty line ends the header")
        header[name.strip()] = value.strip()
    for name in ("game", "rules", "seats"):
        if name not in header:
            raise RecordError(1, f"the header lacks {name!r}")
    record = Record(header, [])
    _read_entries(record, lines, number + 1)
    if "notes" in header and header["notes"] != notes_hash(record):
        raise RecordError(1, f"the record says that its notes have hash {header['notes']}; it is {notes_hash(record)}")
    return record


def _read_entries(record: Record, lines: list[str], first: int) -> None:
    """Whatever follows the header. The innermost variation that is open takes what comes."""
    open_lines: list[list[Entry]] = [record.entries]
    for number, raw in enumerate(lines[first - 1 :], start=first):
        line = raw.strip()
        entries = open_lines[-1]
        if not line:
            continue
        if line.startswith("#"):
            (entries[-1].comments if entries else record.comments).append(line[1:].strip())
        elif line == "(":
            if not entries or len(open_lines) > _DEEPEST:
                raise RecordError(number, f"a variation comes after the move it replaces, and at most {_DEEPEST} deep")
            entries[-1].variations.append([])
            open_lines.append(entries[-1].variations[-1])
        elif line == ")":
            if len(open_lines) == 1 or not entries:
                raise RecordError(number, "a variation has a '(' before it and at least one move")
            open_lines.pop()
        else:
            actor, _, action = line.partition(" ")
            if actor != "*" and not _is_number(actor):
                raise RecordError(number, "a move starts with a seat's number, or * for chance")
            if len(action) > _LONGEST:
                raise RecordError(number, f"a move has at most {_LONGEST} characters")
            entries.append(Entry(number, CHANCE if actor == "*" else int(actor), action.strip()))
    if len(open_lines) > 1:
        raise RecordError(len(lines), "a variation is not closed with ')'")


def _is_number(text: str) -> bool:
    """Of a seat or a version: short, for Python refuses to read thousands of digits."""
    return text.isdecimal() and len(text) <= 9


def setup_of(game: Game[Any], record: Record) -> Setup:
    """The set-up that a header describes: its own values, whatever today's defaults are. Raises RecordError."""
    if record.header["game"] != game.id:
        raise RecordError(1, f"this is a record of {record.header['game']}, not of {game.id}")
    if not _is_number(record.header["rules"]):
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


def bots_of(record: Record) -> list[str | None]:
    """For each seat its bot with its version, "" for a person; None where the record doesn't say."""
    seats = seats_of(record)
    if "bots" not in record.header:
        return [None] * len(seats)
    bots = [bot.strip() for bot in record.header["bots"].split("|")]
    if len(bots) != len(seats):
        raise RecordError(1, f"there are {len(seats)} seats, and {len(bots)} entries under 'bots'")
    return ["" if bot == _PERSON else bot for bot in bots]


def replay(game: Game[P], record: Record) -> Match[P]:
    """Play a record through, every action judged, and compare the hash it ends with. Raises RecordError."""
    return all_at_once(replay_steps(game, record))


def replay_steps(game: Game[P], record: Record) -> Generator[None, None, Match[P]]:
    """The same move by move, so that a host can do something else between them."""
    match = opening(game, record)
    for _ in walk(match, record.entries):
        yield
    stated = record.header.get("hash")
    found = digest(game, match.position)
    if stated is not None and stated != found:
        raise RecordError(1, f"the record says it ends with hash {stated}; it ends with {found}")
    return match


def opening(game: Game[P], record: Record) -> Match[P]:
    """The match before the first move. Raises RecordError."""
    setup = setup_of(game, record)
    return Match(game, setup, start=_start_of(game, setup, record))


def _start_of(game: Game[P], setup: Setup, record: Record) -> P | None:
    if "start" not in record.header:
        return None
    try:
        return game.read(setup, record.header["start"])
    except NotationError as error:
        raise RecordError(1, f"the game can't start there: {error}") from error


def walk(match: Match[P], entries: list[Entry]) -> Generator[tuple[Entry, Match[P], list[Event]], None, None]:
    """Play these, each judged, and give each with the line that it ends and what it brought. Raises RecordError.

    Variations come after the move that they replace, each on a line of its own; the match goes on with the entries.
    """
    for entry in entries:
        before = match.copy() if entry.variations else match
        yield entry, match, _played(match, entry)
        for variation in entry.variations:
            yield from walk(before.copy(), variation)


def _played(match: Match[Any], entry: Entry) -> list[Event]:
    line, actor, text = entry.line, entry.actor, entry.text
    if actor >= match.setup.players:
        raise RecordError(line, f"there is no seat {actor}; seats go from 0 to {match.setup.players - 1}")
    try:
        return match.play_text(actor, text)
    except IllegalAction as illegal:
        raise RecordError(line, f"{text!r} is refused: {illegal.refusal!r}") from illegal
    except NotationError as unread:
        raise RecordError(line, str(unread)) from unread


def all_at_once(steps: Generator[None, None, T]) -> T:
    """What work in steps comes to."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result
