"""Words of links, mails and calls in the reader's language: our messages, and names that the built client has."""

from __future__ import annotations

import importlib.resources
import json
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from rollwright.kernel.model import Standing
from rollwright.tables.log.chairs import OPEN, PERSON
from rollwright.tables.log.table import Table

LANGUAGES: Final = ("en", "fr", "nl")
"""Those that the server speaks; the first unless another is asked for."""
_MOST_TAGS: Final = 20
"""Of a header: nobody reads more languages."""


def preferred_language(accepted: str) -> str:
    """The language that a reader asks for, as far as we speak it: the value of Accept-Language."""
    wanted: list[tuple[float, str]] = []
    for part in accepted.split(",")[:_MOST_TAGS]:
        tag, _, weight = part.partition(";")
        language = tag.strip().lower().partition("-")[0]
        try:
            rank = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and rank > 0:
            wanted.append((-rank, language))
    return min(wanted, key=lambda one: one[0])[1] if wanted else LANGUAGES[0]


def client_folder() -> Traversable:
    """What the build of the client leaves for the server alone; empty where it hasn't been built."""
    return importlib.resources.files("rollwright.server") / "static" / ".cards"


class LinkWords:
    """One language. `client` is the folder of client_folder."""

    def __init__(self, language: str, client: Traversable) -> None:
        self.language: Final = language
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        own = importlib.resources.files("rollwright.server") / "messages" / f"{language}.ftl"
        for file in (own, client / f"{language}.ftl"):
            if file.is_file():
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))
        names = client / "games.json"
        self._games: Final[dict[str, str]] = json.loads(names.read_text("utf-8")) if names.is_file() else {}

    def say(self, message: str, /, **values: object) -> str:
        """A message, filled in; nothing where the client that has it was not built."""
        if not self._bundle.has_message(message):
            return ""
        pattern = self._bundle.get_message(message).value
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, values)[0])

    def game(self, game: str) -> str:
        return self._games.get(game) or game.replace("_", " ").title()

    def together(self, names: Sequence[str]) -> str:
        """Names in a row, as they are said."""
        if len(names) < 2:
            return "".join(names)
        if len(names) == 2:
            return self.say("link-list-two", first=names[0], second=names[1])
        return self.say("link-list-more", names=", ".join(names[:-1]), last=names[-1])

    def result(self, standings: Sequence[Standing], names: Sequence[str]) -> str:
        """How a game came out, in a few words."""
        first = [one for one in standings if one.place == 1]
        points = first[0].points
        if len(standings) == 1:
            return self.say("link-alone", name=names[0], points=points)
        if len(standings) == 2:
            ranked = sorted(standings, key=lambda one: one.place)
            return ", ".join(f"{names[one.seat]} {one.points}" for one in ranked)
        if len(first) > 1:
            return self.say("link-shared", names=self.together([names[one.seat] for one in first]))
        return self.say("link-won", name=names[first[0].seat], points=points)

    def names(self, table: Table, known: dict[str, str]) -> list[str]:
        """What the seats of a table are called, as its page calls them; empty for one that is open."""
        found = []
        for seat, chair in enumerate(table.chairs):
            alike = [
                number
                for number, other in enumerate(table.chairs)
                if (other.kind, other.person, other.bot) == (chair.kind, chair.person, chair.bot)
            ]
            which = alike.index(seat) + 1 if len(alike) > 1 else 0
            if chair.kind == OPEN:
                name = ""
            elif chair.kind == PERSON:
                name = known.get(chair.person, "")
                guest = self.say("seat-guest", number=seat + 1) or str(seat + 1)
                name = f"{name} {which}" if name and which else name or guest
            else:
                name = self.say("bot-called", bot=chair.bot, number=which) or chair.bot
            found.append(name)
        return found


@lru_cache(maxsize=len(LANGUAGES))
def link_words(language: str) -> LinkWords:
    return LinkWords(language, client_folder())
