"""What a link shows before it is opened: a title, a line, and its card. Nothing but what an onlooker sees."""

from __future__ import annotations

import hashlib
import importlib.resources
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from rollwright.kernel.discovery import UnknownGame, find_game, package_of
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.turns import turns_of
from rollwright.server.link_words import LinkWords
from rollwright.tables.log.chairs import OPEN
from rollwright.tables.log.table import CLOSED, OVER, PLAYING, Table

LIGHTS: Final = ("day", "night")
_SHOWN_HASH: Final = 16


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position of a game's puzzles.json, and whose decision it is."""

    game: Game[Any]
    position: Any
    seat: int
    players: int


@lru_cache(maxsize=256)
def find_puzzle(game: str, puzzle: str) -> Puzzle | None:
    """None where there is no such puzzle, or no such game."""
    try:
        file = importlib.resources.files(package_of(game)) / "puzzles.json"
    except UnknownGame:
        return None
    if not file.is_file():
        return None
    listed: dict[str, Any] = json.loads(file.read_text("utf-8"))
    one = next((one for one in listed["puzzles"] if one["id"] == puzzle), None)
    if one is None:
        return None
    found = find_game(game)
    setup = make_setup(found, one["players"], one["edition"], one["options"], listed["rules"])
    return Puzzle(found, found.read(setup, one["start"]), one["seat"], one["players"])


@dataclass(frozen=True, slots=True)
class Link:
    """A link in words, and its card as far as it doesn't depend on the light."""

    title: str
    text: str
    card: dict[str, Any]

    def drawn(self, light: str) -> dict[str, Any]:
        """All that is drawn."""
        return {"headline": self.title, "text": self.text, **self.card, "light": light}


def hash_of(drawn: dict[str, Any]) -> str:
    text = json.dumps(drawn, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:_SHOWN_HASH]


def table_link(table: Table, known: dict[str, str], words: LinkWords, page: str, at: int | None) -> Link | None:
    """The link of a table's page; None where there is nothing to show. A replay never tells how the game ended."""
    names = words.names(table, known)
    match = table.match
    if match is None:
        return None if table.phase == CLOSED else invitation_link(table, names, words)
    if page == "replay":
        moves = len(match.moves)
        return moment_link(match, names, words, moves // 2 if at is None else min(max(at, 0), moves))
    if table.phase == OVER:
        return result_link(match, names, words)
    return running_link(match, names, words) if table.phase == PLAYING else None


def invitation_link(table: Table, names: list[str], words: LinkWords) -> Link:
    taken = [name for name in names if name]
    text = words.say("link-seat-text", game=words.game(table.game.id), taken=len(taken), seats=len(names))
    card = {"game": table.game.id}
    if any(chair.kind == OPEN for chair in table.chairs):
        host = next((names[seat] for seat in table.seats_of(table.host)), taken[0] if taken else "")
        return Link(words.say("link-seat", name=host), text, {**card, "code": table.code})
    return Link(words.say("link-full", names=words.together(taken)), text, card)


def result_link(match: Match[Any], names: list[str], words: LinkWords) -> Link:
    standings = match.game.standings(match.position)
    first = min(standings, key=lambda one: one.place)
    turns = max(turns_of(match), default=0)
    text = words.say("link-over", game=words.game(match.game.id), turns=turns)
    shown = _shown(match, match.position, names, first.seat)
    return Link(words.result(standings, names), text, {**shown, "call": words.say("link-over-call")})


def moment_link(match: Match[Any], names: list[str], words: LinkWords, at: int) -> Link:
    position = match.positions[at]
    acting = match.game.to_act(position)
    seat = acting[0] if len(acting) == 1 and acting[0] >= 0 else None
    game, turn = words.game(match.game.id), _turn(match, at)
    if seat is None:
        text = words.say("link-moment-between", game=game, turn=turn)
    else:
        text = words.say("link-moment-text", game=game, turn=turn, name=names[seat])
    shown = _shown(match, position, names, seat)
    return Link(words.say("link-moment"), text, {**shown, "call": words.say("link-moment-call")})


def running_link(match: Match[Any], names: list[str], words: LinkWords) -> Link:
    title = words.say("link-now", names=words.together(names), players=len(names))
    text = words.say("link-now-text", game=words.game(match.game.id), turn=_turn(match, len(match.moves)))
    shown = _shown(match, match.position, names, None)
    return Link(title, text, {**shown, "call": words.say("link-now-call")})


def puzzle_link(puzzle: Puzzle, words: LinkWords) -> Link:
    """A puzzle as whoever is to solve it sees it: nothing of its answer."""
    game = puzzle.game
    view = game.view(puzzle.position, puzzle.seat)
    names = [words.say("seat-number", number=seat + 1) or str(seat + 1) for seat in range(puzzle.players)]
    card = {
        "game": game.id,
        "view": game.to_json(view),
        "seats": [{"name": names[one.seat], "points": one.points} for one in game.standings(view)],
        "front": puzzle.seat,
        "call": words.say("link-puzzle-call"),
    }
    text = words.say("link-puzzle-text", game=words.game(game.id), players=puzzle.players)
    return Link(words.say("link-puzzle"), text, card)


def daily_link(game: str, date: str, turns: Sequence[int], words: LinkWords) -> Link:
    """A day's challenge: points turn by turn and nothing else, so that nobody hears what the dice were."""
    text = words.say("link-daily-text", date=date)
    card = {"game": game, "turns": list(turns), "call": words.say("link-daily-call")}
    return Link(words.say("link-daily", game=words.game(game)), text, card)


def _turn(match: Match[Any], at: int) -> int:
    numbers = turns_of(match)
    return max(1, numbers[min(at, len(numbers) - 1)]) if numbers else 1


def _shown(match: Match[Any], position: Any, names: list[str], front: int | None) -> dict[str, Any]:
    """The sheets of a position as an onlooker sees them; points too are counted on what can be seen."""
    game = match.game
    view = game.view(position, None)
    return {
        "game": game.id,
        "view": game.to_json(view),
        "seats": [{"name": names[one.seat], "points": one.points} for one in game.standings(view)],
        "front": front,
    }
