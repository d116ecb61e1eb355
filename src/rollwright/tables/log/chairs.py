"""Chairs of a table: what can be at each."""

from __future__ import annotations

from typing import Final, final

OPEN: Final = "open"
PERSON: Final = "person"
BOT_CHAIR: Final = "bot"

STAND_IN: Final = "greedy"
"""The bot that plays for who is away or has resigned."""


@final
class Chair:
    """What is at a seat: nobody yet, a person, or a bot."""

    def __init__(self) -> None:
        self.kind = OPEN
        self.person = ""
        self.bot = ""
        self.bot_version = 0
        """As it was when it sat down; 0 where the log doesn't say."""
        self.seed_hash = ""
        self.seed = ""
        self.away = False
        self.resigned = False
        self.answers: dict[str, list[str]] = {}
        """What was chosen for each standing answer, by its name."""
        self.answers_wait = False
        """Whether they say nothing until the seat is asked for the next time: its player has taken a move back."""

    def copy(self) -> Chair:
        twin = Chair()
        twin.kind = self.kind
        twin.person = self.person
        twin.bot = self.bot
        twin.bot_version = self.bot_version
        twin.seed_hash = self.seed_hash
        twin.seed = self.seed
        twin.away = self.away
        twin.resigned = self.resigned
        twin.answers = dict(self.answers)
        twin.answers_wait = self.answers_wait
        return twin

    def seat_person(self, person: str, seed_hash: str) -> None:
        self.clear()
        self.kind, self.person, self.seed_hash = PERSON, person, seed_hash

    def seat_bot(self, bot: str, version: int) -> None:
        self.clear()
        self.kind, self.bot, self.bot_version = BOT_CHAIR, bot, version

    def clear(self) -> None:
        self.kind, self.person, self.bot, self.bot_version, self.seed_hash, self.seed = OPEN, "", "", 0, "", ""

    @property
    def player(self) -> str:
        """The bot that plays here now; empty where a person does."""
        if self.kind == BOT_CHAIR:
            return self.bot
        return STAND_IN if self.away or self.resigned else ""

    def to_json(self) -> list[object]:
        """For the table's hash."""
        version = [self.bot_version] if self.bot_version else []
        answers = [dict(self.answers), self.answers_wait] if self.answers else []
        said = [self.kind, self.person, self.bot, self.seed_hash, self.seed, self.away, self.resigned]
        return [*said, *version, *answers]
