"""Shapes of JSON: each says what is wrong with a value, and writes itself as a TypeScript type.

One definition serves the server's input checks, the client's types and the tests of what is sent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final


class Shape:
    """What a value may be. `fault` says what is wrong with one, or nothing."""

    def fault(self, value: object, where: str) -> str:
        raise NotImplementedError

    def typescript(self) -> str:
        raise NotImplementedError


@final
class Text(Shape):
    """A text within bounds of length; with an alphabet, of these characters only."""

    def __init__(self, least: int, most: int, alphabet: str = "") -> None:
        self.least: Final = least
        self.most: Final = most
        self.alphabet: Final = alphabet

    def fault(self, value: object, where: str) -> str:
        if not isinstance(value, str):
            return f"{where} must be a text"
        if not self.least <= len(value) <= self.most:
            size = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            return f"{where} must have {size} characters, not {len(value)}"
        if self.alphabet and any(letter not in self.alphabet for letter in value):
            return f"{where} may hold only the characters {self.alphabet}"
        if not value.isascii() and any(0xD800 <= ord(letter) <= 0xDFFF for letter in value):
            return f"{where} holds half a character"
        return ""

    def typescript(self) -> str:
        return "string"


@final
class Whole(Shape):
    """A whole number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def fault(self, value: object, where: str) -> str:
        if not isinstance(value, int) or isinstance(value, bool):
            return f"{where} must be a whole number"
        if not self.low <= value <= self.high:
            return f"{where} must be from {self.low} to {self.high}, not {value}"
        return ""

    def typescript(self) -> str:
        return "number"


@final
class Number(Shape):
    """A number, also one with a fraction: for what is measured, and never for what a client sends."""

    def fault(self, value: object, where: str) -> str:
        return "" if isinstance(value, int | float) and not isinstance(value, bool) else f"{where} must be a number"

    def typescript(self) -> str:
        return "number"


@final
class Flag(Shape):
    """True or false."""

    def fault(self, value: object, where: str) -> str:
        return "" if isinstance(value, bool) else f"{where} must be true or false"

    def typescript(self) -> str:
        return "boolean"


@final
class Nothing(Shape):
    """null."""

    def fault(self, value: object, where: str) -> str:
        return "" if value is None else f"{where} must be null"

    def typescript(self) -> str:
        return "null"


@final
class Word(Shape):
    """One of a few fixed texts."""

    def __init__(self, *words: str) -> None:
        self.words: Final = words

    def fault(self, value: object, where: str) -> str:
        if isinstance(value, str) and value in self.words:
            return ""
        return f"{where} must be {' or '.join(self.words)}"

    def typescript(self) -> str:
        return " | ".join(f"'{word}'" for word in self.words)


@final
class Anything(Shape):
    """An object whose inside is a game's own business."""

    def fault(self, value: object, where: str) -> str:
        return "" if isinstance(value, dict) else f"{where} must be an object"

    def typescript(self) -> str:
        return "Readonly<Record<string, unknown>>"


@final
class ListOf(Shape):
    """A list of values of one shape."""

    def __init__(self, item: Shape, most: int) -> None:
        self.item: Final = item
        self.most: Final = most

    def fault(self, value: object, where: str) -> str:
        if not isinstance(value, list):
            return f"{where} must be a list"
        if len(value) > self.most:
            return f"{where} may have at most {self.most} items, not {len(value)}"
        for index, one in enumerate(value):
            found = self.item.fault(one, f"{where}[{index}]")
            if found:
                return found
        return ""

    def typescript(self) -> str:
        inner = self.item.typescript()
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


@final
class MapOf(Shape):
    """An object from names to values of one shape."""

    def __init__(self, item: Shape, most: int) -> None:
        self.item: Final = item
        self.most: Final = most

    def fault(self, value: object, where: str) -> str:
        if not isinstance(value, dict):
            return f"{where} must be an object"
        if len(value) > self.most:
            return f"{where} may have at most {self.most} entries, not {len(value)}"
        for name, one in value.items():
            found = _NAME.fault(name, f"a name in {where}") or self.item.fault(one, f"{where}.{name}")
            if found:
                return found
        return ""

    def typescript(self) -> str:
        return f"Readonly<Record<string, {self.item.typescript()}>>"


@final
class Either(Shape):
    """One of several plain shapes."""

    def __init__(self, *shapes: Shape) -> None:
        self.shapes: Final = shapes

    def fault(self, value: object, where: str) -> str:
        faults: list[str] = []
        for shape in self.shapes:
            found = shape.fault(value, where)
            if not found:
                return ""
            faults.append(found)
        return ", or ".join(faults)

    def typescript(self) -> str:
        return " | ".join(shape.typescript() for shape in self.shapes)


@final
class Fields(Shape):
    """An object with these fields and no others; a name that ends with a question mark may be left out.

    With `more` there may be others, whose inside is a game's own business.
    """

    def __init__(self, name: str, fields: Mapping[str, Shape], more: bool = False) -> None:
        self.name: Final = name
        self.more: Final = more
        self.fields: Final = {key.rstrip("?"): shape for key, shape in fields.items()}
        self.needed: Final = [key for key in fields if not key.endswith("?")]

    def fault(self, value: object, where: str) -> str:
        if not isinstance(value, dict):
            return f"{where} must be an object"
        for key in self.needed:
            if key not in value:
                return f"{where} lacks {key}"
        for key, one in value.items():
            shape = self.fields.get(key) if isinstance(key, str) else None
            if shape is None:
                if self.more:
                    continue
                return f"{where} has a field that is not known here: {str(key)[:40]!r}; it may have {self._names()}"
            found = shape.fault(one, f"{where}.{key}")
            if found:
                return found
        return ""

    def _names(self) -> str:
        return ", ".join(self.fields)

    def word(self, tag: str) -> str:
        """The one word that a field may have."""
        shape = self.fields[tag]
        assert isinstance(shape, Word) and len(shape.words) == 1, f"{self.name}.{tag} must be one word"
        return shape.words[0]

    def typescript(self) -> str:
        return self.name

    def declaration(self) -> str:
        lines = [
            f"  readonly {key}{'' if key in self.needed else '?'}: {shape.typescript()};"
            for key, shape in self.fields.items()
        ]
        if self.more:
            lines.append("  readonly [more: string]: unknown;")
        return "\n".join([f"export interface {self.name} {{", *lines, "}"])


@final
class Tagged(Shape):
    """One of several objects, told apart by one field; those that share its word are told apart by another."""

    def __init__(self, name: str, tag: str, *shapes: Fields | Tagged) -> None:
        self.name: Final = name
        self.tag: Final = tag
        self.shapes: Final = {shape.word(tag): shape for shape in shapes}

    def word(self, tag: str) -> str:
        """What all of them have in this field."""
        words = {shape.word(tag) for shape in self.shapes.values()}
        assert len(words) == 1, f"{self.name} has no one {tag}"
        return words.pop()

    def fault(self, value: object, where: str) -> str:
        if not isinstance(value, dict):
            return f"{where} must be an object"
        word = value.get(self.tag)
        shape = self.shapes.get(word) if isinstance(word, str) else None
        if shape is None:
            return f"{where}.{self.tag} must be {' or '.join(self.shapes)}"
        return shape.fault(value, where)

    def typescript(self) -> str:
        return self.name

    def declaration(self) -> str:
        return alias(self.name, [shape.name for shape in self.shapes.values()])


@final
class Named(Shape):
    """A shape that is worth a name of its own in the client."""

    def __init__(self, name: str, shape: Shape) -> None:
        self.name: Final = name
        self.shape: Final = shape

    def fault(self, value: object, where: str) -> str:
        return self.shape.fault(value, where)

    def typescript(self) -> str:
        return self.name

    def declaration(self) -> str:
        return alias(self.name, self.shape.typescript().split(" | "))


def alias(name: str, types: list[str]) -> str:
    """On one line if it fits, or on the next one, or each on its own."""
    line = f"{' | '.join(types)};"
    if len(f"export type {name} = {line}") <= WIDTH:
        return f"export type {name} = {line}"
    if len(f"  {line}") <= WIDTH:
        return f"export type {name} =\n  {line}"
    return "\n  | ".join([f"export type {name} =", *types]) + ";"


WIDTH: Final = 120
_NAME: Final = Text(1, 80)
HEX: Final = "0123456789abcdef"
