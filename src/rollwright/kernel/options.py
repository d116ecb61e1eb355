"""Options: what a table may choose before the start, with a value for each edition of the rulebook."""

from __future__ import annotations

from typing import Final, final

from rollwright.kernel.model import Values

OptionValue = int | str | bool | None
Place = tuple[str | int, ...]
"""The way to a value within a content pack: names of fields, and numbers of entries from 0."""


@final
class Option:
    """One choice: its name, what it may be, and what each edition says. The first value is the default.

    Where the values are seats, only those at the table can be chosen, and `seat_rule` says why.
    """

    def __init__(
        self,
        name: str,
        values: tuple[OptionValue, ...],
        editions: dict[str, OptionValue],
        seat_rule: str | None = None,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.editions: Final = editions
        self.seat_rule: Final = seat_rule

    def default(self, edition: str) -> OptionValue:
        return self.editions.get(edition, self.values[0])

    def values_for(self, players: int) -> tuple[OptionValue, ...]:
        """What it may be at a table with that many players."""
        if self.seat_rule is None:
            return self.values
        return tuple(value for value in self.values if not isinstance(value, int) or value < players)

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "values": list(self.values),
            "editions": dict(self.editions),
            "seat": self.seat_rule is not None,
        }


@final
class Fault:
    """One thing that is wrong with a content pack: a code and values, which messages word, and where it is."""

    def __init__(self, code: str, values: Values, place: Place, text: str) -> None:
        self.code: Final = code
        self.values: Final = values
        self.place: Final = place
        self.text: Final = text
        """The same in English, for those who have no messages."""

    def to_json(self) -> dict[str, object]:
        return {"code": self.code, "values": dict(self.values), "place": list(self.place), "text": self.text}


@final
class SetupError(ValueError):
    """A game that can't be set up as asked: what is wrong, which rule, and what would be right.

    Where a content pack is to blame, `faults` has all that is wrong with it.
    """

    def __init__(self, code: str, rule: str, message: str, faults: tuple[Fault, ...] = ()) -> None:
        super().__init__(f"{message} ({rule})")
        self.code: Final = code
        self.rule: Final = rule
        self.message: Final = message
        self.faults: Final = faults


@final
class Setup:
    """All that is fixed before the first action: seats, rules version, edition, every option's value, content.

    A record holds the whole of it, so that it replays by the values it holds whatever the defaults become.
    """

    def __init__(
        self, players: int, version: int, edition: str, options: dict[str, OptionValue], content: str = ""
    ) -> None:
        self.players: Final = players
        self.version: Final = version
        self.edition: Final = edition
        self.options: Final = options
        self.content: Final = content

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.players, self.version, self.edition, self.content))

    def __repr__(self) -> str:
        return f"Setup({self.players} players, version {self.version}, {self.edition}, {self.options})"

    def to_json(self) -> dict[str, object]:
        return {
            "players": self.players,
            "version": self.version,
            "edition": self.edition,
            "options": dict(self.options),
            "content": self.content,
        }


def no_content(text: str) -> str:
    """For games that take no content pack. Raises SetupError."""
    if text:
        raise SetupError("content", "content", "this game takes no content pack")
    return text


def value_to_text(value: OptionValue) -> str:
    """The one spelling of an option's value in records and on the command line."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def value_from_text(option: Option, text: str) -> OptionValue:
    for value in option.values:
        if value_to_text(value) == text:
            return value
    allowed = ", ".join(value_to_text(value) for value in option.values)
    raise SetupError("option_value", option.name, f"option {option.name} can't be {text!r}; it can be {allowed}")
