"""What a value in a pack may be, as data: each shape judges values, and says the same as JSON Schema (2020-12).

Words are written with spaces between, in letters of any case.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, final

from rollwright.games.woodcraft_roll.pack.faults import fault, quoted
from rollwright.kernel.options import Fault, Place

Schema = dict[str, Any]

_SPACE: Final = r"\t-\r\u001c- \u00a0\u2009\u202f"
"""What `str.split` takes for a space, as far as a pack can hold it; for patterns in brackets."""
NOT_BLANK: Final[Schema] = {"pattern": f"[^{_SPACE}]"}
"""Of a text of words: there is one."""


class Shape:
    """What a value may be."""

    @abstractmethod
    def judge(self, value: object, place: Place, faults: list[Fault]) -> None:
        """Add what is wrong with a value that stands at a place."""

    @abstractmethod
    def schema(self) -> Schema:
        """The same as JSON Schema."""


@final
class Whole(Shape):
    """A whole number in a range."""

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def judge(self, value: object, place: Place, faults: list[Fault]) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            faults.append(fault("wrw.pack_whole", place, least=self.least, most=self.most, found=quoted(value)))

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


@final
class Name(Shape):
    """A text, or one for each language."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def judge(self, value: object, place: Place, faults: list[Fault]) -> None:
        texts = list(value.values()) if isinstance(value, dict) else [value]
        if not texts or not all(isinstance(text, str) and len(text) <= self.most for text in texts):
            faults.append(fault("wrw.pack_name", place, most=self.most))

    def schema(self) -> Schema:
        text: Schema = {"type": "string", "maxLength": self.most}
        return {"anyOf": [text, {"type": "object", "minProperties": 1, "additionalProperties": text}]}


@final
class Slug(Shape):
    """A word of small letters and hyphens."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def judge(self, value: object, place: Place, faults: list[Fault]) -> None:
        signs = value if isinstance(value, str) else ""
        if not 1 <= len(signs) <= self.most or any(sign not in "abcdefghijklmnopqrstuvwxyz-" for sign in signs):
            faults.append(fault("wrw.pack_picture", place, most=self.most))

    def schema(self) -> Schema:
        # The end is said so because "$" may also stand before a last line break.
        return {"type": "string", "pattern": f"^[a-z-]{{1,{self.most}}}(?![\\s\\S])"}


@final
class OneOf(Shape):
    """One of a few texts, just as they are."""

    def __init__(self, texts: tuple[str, ...]) -> None:
        self.texts: Final = texts

    def judge(self, value: object, place: Place, faults: list[Fault]) -> None:
        if not isinstance(value, str) or value not in self.texts:
            faults.append(fault("wrw.pack_one_of", place, found=quoted(value), words=", ".join(self.texts)))

    def schema(self) -> Schema:
        return {"enum": list(self.texts)}


@final
class This(Shape):
    """The name of a game, and no other."""

    def __init__(self, game: str) -> None:
        self.game: Final = game

    def judge(self, value: object, place: Place, faults: list[Fault]) -> None:
        if value != self.game:
            faults.append(fault("wrw.pack_game", place, found=quoted(value), game=self.game))

    def schema(self) -> Schema:
        return {"const": self.game}


@final
class Words(Shape):
    """So many words out of a set. `told` is how the set is told to people."""

    def __init__(self, words: tuple[str, ...], told: str, least: int, most: int | None, once: bool = False) -> None:
        self.words: Final = words
        self.told: Final = told
        self.least: Final = least
        self.most: Final = most
        self.once: Final = once
        """Whether each may stand there once only."""

    def judge(self, value: object, place: Place, faults: list[Fault]) -> None:
        if not isinstance(value, str):
            faults.append(fault("wrw.pack_words", place, words=self.told))
            return
        found = words_of(value)
        for word in found:
            if word not in self.words:
                faults.append(fault("wrw.pack_word", place, word=quoted(word), words=self.told))
                return
        most = len(found) if self.most is None else self.most
        if not self.least <= len(found) <= most:
            faults.append(fault("wrw.pack_count", place, least=self.least, most=most, count=len(found)))
        elif self.once and len(set(found)) < len(found):
            twice = next(word for word in found if found.count(word) > 1)
            faults.append(fault("wrw.pack_twice", place, found=quoted(twice)))

    def schema(self) -> Schema:
        most = "" if self.most is None else str(self.most)
        patterns = [_any_case(word) for word in self.words]
        no_more = [f"(?![\\s\\S]*{one}[\\s\\S]*{one})" for one in patterns] if self.once else []
        space, end = f"[{_SPACE}]", "$"
        word = f"(?:{'|'.join(patterns)})(?:{space}+|{end})"
        return {"type": "string", "pattern": f"^{''.join(no_more)}{space}*(?:{word}){{{self.least},{most}}}{end}"}


def words_of(text: str) -> list[str]:
    return text.lower().split()


def _any_case(word: str) -> str:
    return "".join([f"[{sign.upper()}{sign}]" if sign.isalpha() else sign for sign in word])


@final
class Listed(Shape):
    """A list of so many values of one shape; `different`, where no two may be the same."""

    def __init__(self, shape: Shape, least: int, most: int, different: bool = False) -> None:
        self.shape: Final = shape
        self.least: Final = least
        self.most: Final = most
        self.different: Final = different

    def judge(self, value: object, place: Place, faults: list[Fault]) -> None:
        if not isinstance(value, list):
            faults.append(fault("wrw.pack_list", place))
            return
        _judge_length(len(value), self.least, self.most, place, faults)
        for number, entry in enumerate(value):
            self.shape.judge(entry, (*place, number), faults)
            if self.different and entry in value[:number]:
                faults.append(fault("wrw.pack_twice", (*place, number), found=quoted(entry)))

    def schema(self) -> Schema:
        schema: Schema = {
            "type": "array",
            "minItems": self.least,
            "maxItems": self.most,
            "items": self.shape.schema(),
        }
        return {**schema, "uniqueItems": True} if self.different else schema


@final
class Each(Shape):
    """A list in which every place has a shape of its own."""

    def __init__(self, *shapes: Shape) -> None:
        self.shapes: Final = shapes

    def judge(self, value: object, place: Place, faults: list[Fault]) -> None:
        if not isinstance(value, list):
            faults.append(fault("wrw.pack_list", place))
            return
        _judge_length(len(value), len(self.shapes), len(self.shapes), place, faults)
        for number, (shape, entry) in enumerate(zip(self.shapes, value, strict=False)):
            shape.judge(entry, (*place, number), faults)

    def schema(self) -> Schema:
        shapes = [shape.schema() for shape in self.shapes]
        return {"type": "array", "minItems": len(shapes), "prefixItems": shapes, "items": False}


def _judge_length(count: int, least: int, most: int, place: Place, faults: list[Fault]) -> None:
    if not least <= count <= most:
        code = "wrw.pack_exactly" if least == most else "wrw.pack_entries"
        faults.append(fault(code, place, least=least, most=most, count=count))


@final
class Record(Shape):
    """An object with fields that it needs and others that may be left out."""

    def __init__(self, needed: dict[str, Shape], optional: dict[str, Shape] | None = None) -> None:
        self.needed: Final = needed
        self.fields: Final[dict[str, Shape]] = {**needed, **(optional or {})}

    def judge(self, value: object, place: Place, faults: list[Fault]) -> None:
        names = ", ".join(self.fields)
        if not isinstance(value, dict):
            faults.append(fault("wrw.pack_object", place, names=names))
            return
        unknown = [name for name in value if name not in self.fields]
        faults += [fault("wrw.pack_unknown", place, name=quoted(name), names=names) for name in unknown]
        for name, shape in self.fields.items():
            if name in self.needed and value.get(name) is None:
                faults.append(fault("wrw.pack_missing", (*place, name)))
            elif name in value:
                shape.judge(value[name], (*place, name), faults)

    def schema(self) -> Schema:
        return {
            "type": "object",
            "required": list(self.needed),
            "properties": {name: shape.schema() for name, shape in self.fields.items()},
            "additionalProperties": False,
        }
