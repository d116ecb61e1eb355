"""A study: a record with what somebody has written and drawn beside it, as a page shows it.

    rollwright record 2
    title: The coat that wasn't taken
    game: copenhagen_roll
    ...

    0 choose red-2
    # The last red die: who waits has nothing to draw.
    # [arrow] 0:a1 0:c1
    # [ring] 1:red-3
    (
    0 choose blue-2
    )

An arrow goes from one place of the page to another, a ring lies around one; before the colon is whose sheet it is on,
and nothing where it lies between all. Whoever reads a study sees everything: there is no seat to look from.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rollwright.bots import recorded_bot
from rollwright.kernel.discovery import UnknownGame, find_game
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE
from rollwright.kernel.record import Entry, RecordError, bots_of, opening, read_record, seats_of, walk
from rollwright.kernel.turns import turns_of
from rollwright.tables.log.fields import MOST_CONTENT
from rollwright.tables.wire.content import pack_info

MOST_MOVES: Final = 1500
"""Of all lines together: several long games."""


def study_json(text: str) -> dict[str, Any]:
    """The whole study. Raises RecordError."""
    parts = study_parts(text)
    head = next(parts)
    return {**head, "steps": list(parts)}


def study_parts(text: str) -> Iterator[dict[str, Any]]:
    """What comes first, then every move of every line, so that a host can do something else between them.

    A move names the one before it by its number: the first that follows a move is the line itself, any other is a
    variation. Raises RecordError where the rules disagree.
    """
    record = read_record(text)
    try:
        game = find_game(record.header["game"])
    except UnknownGame as error:
        raise RecordError(1, str(error)) from error
    before: list[int] = []
    _number(record.entries, -1, before)
    if len(before) > MOST_MOVES:
        raise RecordError(1, f"a study has at most {MOST_MOVES} moves in all its lines; this one has {len(before)}")
    match = opening(game, record)
    setup, names = match.setup, seats_of(record)
    if len(setup.content) > MOST_CONTENT:
        raise RecordError(1, f"the pack has {len(setup.content)} signs; {MOST_CONTENT} is the most")
    bots = [recorded_bot(name, bot) for name, bot in zip(names, bots_of(record), strict=True)]
    yield {
        "game": game.id,
        "edition": setup.edition,
        "options": dict(setup.options),
        "content": pack_info(setup.content),
        "players": setup.players,
        "seats": [{"name": name, "bot": bot or None} for name, bot in zip(names, bots, strict=True)],
        "header": record.header,
        "comments": record.comments,
        "start": game.to_json(match.position),
        "position": _to_play_from(match),
    }
    for number, (entry, line, events) in enumerate(walk(match, record.entries)):
        yield {
            "before": before[number],
            "turn": _turn(line),
            "seat": None if entry.actor == CHANCE else entry.actor,
            "text": game.write_action(line.moves[-1].action),
            "events": [event.to_json() for event in events],
            "view": game.to_json(line.position),
            "position": _to_play_from(line),
            "comments": entry.comments,
        }


def _number(entries: list[Entry], previous: int, before: list[int]) -> None:
    """For each move, in the order in which they are walked, which one it follows."""
    for entry in entries:
        before.append(previous)
        number = len(before) - 1
        for variation in entry.variations:
            _number(variation, previous, before)
        previous = number


def _turn(line: Match[Any]) -> int:
    turn = line.game.turn
    return turns_of(line)[-1] if turn is None else turn(line.positions[-2])


def _to_play_from(line: Match[Any]) -> str:
    """The position, where somebody can go on; empty where dice or cards come next, or nothing."""
    actors = line.game.to_act(line.position)
    return "" if not actors or CHANCE in actors else line.game.write(line.position)
