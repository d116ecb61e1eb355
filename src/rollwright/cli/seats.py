"""Who sits where: people and bots, as `you,gull,you:Ada` names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from rollwright.bots import Bot, bot_names, bot_version, find_bot, recorded_bot
from rollwright.cli.errors import CommandError
from rollwright.kernel.match import Match
from rollwright.kernel.record import Record, bots_of, seats_of, write_record
from rollwright.texts.words import Phrases

_YOU: Final = "you"
_LONGEST: Final = 16


@final
class Player:
    """One seat: a person, or a bot. The name is what the record holds."""

    def __init__(self, name: str, bot_id: str = "") -> None:
        self.name: Final = name
        self.bot_id: Final = bot_id
        self.bot: Final[Bot | None] = find_bot(bot_id) if bot_id else None
        self.recorded: Final = f"{bot_id} {bot_version(bot_id)}" if bot_id else ""
        """What a record says of the seat."""


def read_seats(text: str) -> list[Player]:
    """The players that a command names: `you`, `you:Ada`, or the name of a bot."""
    words = [word.strip() for word in text.split(",")]
    unnamed = words.count(_YOU)
    players: list[Player] = []
    for number, word in enumerate(words, start=1):
        if word == _YOU:
            # One unnamed person is just "you"; several are told apart by their seats.
            players.append(Player(_YOU if unnamed == 1 else f"{_YOU}-{number}"))
        elif word.startswith(f"{_YOU}:"):
            players.append(Player(_good_name(word.removeprefix(f"{_YOU}:").strip())))
        elif word in bot_names():
            players.append(Player(word, word))
        else:
            allowed = ", ".join([_YOU, f"{_YOU}:Name", *bot_names()])
            raise CommandError(f"there is no player {word!r}; a seat is one of {allowed}")
    people = [player.name for player in players if player.bot is None]
    if len(set(people)) != len(people):
        raise CommandError(f"two people have one name among {', '.join(people)}; give each their own")
    return players


def players_of_record(record: Record) -> list[Player]:
    """The players of a saved game: bots are those that it marks as bots, or in an old one those named like one."""
    return [Player(name, recorded_bot(name, bot)) for name, bot in zip(seats_of(record), bots_of(record), strict=True)]


def recorded(match: Match[Any], players: Sequence[Player]) -> str:
    """The record of a game at this terminal."""
    return write_record(match, [player.name for player in players], [player.recorded for player in players], "local")


def shown_names(players: Sequence[Player], language: str) -> list[str]:
    """Names that differ: bots are called as the reader's language calls them, and several alike get numbers."""
    say = Phrases(language).say
    names = [say("cli-bot", bot=player.bot_id) if player.bot_id else player.name for player in players]
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


def _good_name(name: str) -> str:
    if not name or len(name) > _LONGEST or "|" in name or not name.isprintable() or name in bot_names():
        raise CommandError(
            f"{name!r} is no name for a person; it has 1 to {_LONGEST} characters, no | in it, and is no bot's"
        )
    return name
