"""Positions as text: fields such as `round=3 step=choose moved`, each declared once with how it is written and read.

What is at its default is left out, so that a text shows what is special about a position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from rollwright.kernel.model import NotationError

NOTHING: Final = "-"


@final
class Field:
    """One field: `write(thing)` gives its value, "" at the default, and `read(thing, field, value)` sets it.

    `field` is the whole word, for an error that quotes it. A flag is a field with no value: its name says it all.
    """

    def __init__(
        self, name: str, write: Callable[[Any], str], read: Callable[[Any, str, str], None], flag: bool = False
    ) -> None:
        self.name: Final = name
        self.write: Final = write
        self.read: Final = read
        self.flag: Final = flag


def value(
    name: str,
    write: Callable[[Any], str],
    read: Callable[[str], Any | None],
    expected: str,
    default: Any = 0,
    attribute: str = "",
) -> Field:
    """An attribute, of the same name unless another is given, whose values have texts; None is read from a bad one."""
    of = attribute or name

    def write_value(thing: Any) -> str:
        found = getattr(thing, of)
        return "" if found == default else write(found)

    def read_value(thing: Any, field: str, text: str) -> None:
        found = read(text)
        if found is None:
            raise NotationError(field, expected)
        setattr(thing, of, found)

    return Field(name, write_value, read_value)


def number(name: str, most: int, default: int = 0) -> Field:
    """The attribute of that name: a number."""

    def read(text: str) -> int | None:
        return number_in(text, most)

    return value(name, str, read, f"a number up to {most}", default)


def seat(name: str, like: str = "") -> Field:
    """The attribute of that name: a seat. It is left out where it is 0, or that of another attribute."""

    def write(thing: Any) -> str:
        found = getattr(thing, name)
        return "" if found == (getattr(thing, like) if like else 0) else str(found)

    def read(thing: Any, field: str, text: str) -> None:
        setattr(thing, name, read_number(field, text, thing.rules.players - 1))

    return Field(name, write, read)


def one_of(name: str, words: tuple[str, ...], default: int, expected: str) -> Field:
    """The attribute of that name: the place of a word among these."""

    def read(text: str) -> int | None:
        return words.index(text) if text in words else None

    return value(name, words.__getitem__, read, expected, default)


def flag(name: str, attribute: str = "", value: Any = True) -> Field:
    """There where an attribute has that value: of the same name unless another is given."""
    of = attribute or name

    def write(thing: Any) -> str:
        return name if getattr(thing, of) == value else ""

    def read(thing: Any, field: str, _: str) -> None:
        setattr(thing, of, value)

    return Field(name, write, read, flag=True)


def write_fields(thing: object, fields: Sequence[Field]) -> list[str]:
    """Whatever is not at its default, in the order of the fields."""
    found: list[str] = []
    for field in fields:
        value = field.write(thing)
        if value:
            found.append(value if field.flag else f"{field.name}={value}")
    return found


def read_fields(thing: object, fields: Sequence[Field], words: list[str], expected: str) -> set[str]:
    """Set what the words say, and give the fields they name. Raises NotationError."""
    known = {field.name: field for field in fields}
    found: set[str] = set()
    for word in words:
        name, equals, value = word.partition("=")
        if name not in known or known[name].flag == bool(equals):
            raise NotationError(word, expected)
        if name in found:
            raise NotationError(word, "each field once")
        known[name].read(thing, word, value)
        found.add(name)
    return found


def number_in(text: str, most: int, least: int = 0) -> int | None:
    """The number that a text is, if it lies between these."""
    if not (text.isascii() and text.isdecimal()) or len(text) > 4 or not least <= int(text) <= most:
        return None
    return int(text)


def read_number(field: str, text: str, most: int, least: int = 0) -> int:
    """Raises NotationError."""
    found = number_in(text, most, least)
    if found is None:
        raise NotationError(field, f"a number from {least} to {most}" if least else f"a number up to {most}")
    return found
