"""Who sits where: people and bots, as `you,greedy,you:Ada` names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from rollwright.bots import Bot, bot_names, find_bot
from rollwright.cli.errors import CommandError

_YOU: Final = "you"
_LONGEST: Final = 16


@final
class Player:
    """One seat: a person, or a bot. The name is what the record holds."""

    def __init__(self, name: str, bot: Bot | None) -> None:
        self.name: Final = name
        self.bot: Final = bot


def read_seats(text: str) -> list[Player]:
    """The players that a command names: `you`, `you:Ada`, or the name of a bot."""
    words = [word.strip() for word in text.split(",")]
    unnamed = words.count(_YOU)
    players: list[Player] = []
    for number, word in enumerate(words, start=1):
        if word == _YOU:
            # One unnamed person is just "you"; several are told apart by their seats.
            players.append(Player(_YOU if unnamed == 1 else f"{_YOU}-{number}", None))
        elif word.startswith(f"{_YOU}:"):
            players.append(Player(_good_name(word.removeprefix(f"{_YOU}:").strip()), None))
        elif word in bot_names():
            players.append(Player(word, find_bot(word)))
        else:
            allowed = ", ".join([_YOU, f"{_YOU}:Name", *bot_names()])
            raise CommandError(f"there is no player {word!r}; a seat is one of {allowed}")
    people = [player.name for player in players if player.bot is None]
    if len(set(people)) != len(people):
        raise CommandError(f"two people have one name among {', '.join(people)}; give each their own")
    return players


def players_of_record(names: Sequence[str]) -> list[Player]:
    """The players of a saved game: who is called like a bot is that bot, all others are people."""
    bots = bot_names()
    return [Player(name, find_bot(name) if name in bots else None) for name in names]


def shown_names(names: Sequence[str]) -> list[str]:
    """Names that differ: of several like bots each gets a number."""
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


def _good_name(name: str) -> str:
    if not name or len(name) > _LONGEST or "|" in name or not name.isprintable() or name in bot_names():
        raise CommandError(
            f"{name!r} is no name for a person; it has 1 to {_LONGEST} characters, no | in it, and is no bot's"
        )
    return name
