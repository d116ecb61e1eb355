"""A position of Woodcraft Roll & Write as text, taken apart: the table, then each player, field by field."""

from __future__ import annotations

Fields = dict[str, str]


def parse(text: str) -> list[Fields]:
    """The fields of the table and of each seat; a bare word is a field with no value."""
    found = []
    for part in text.split("|"):
        words = [word for word in part.split() if word != "-"]
        found.append({word.partition("=")[0]: word.partition("=")[2] for word in words})
    return found


def join(parts: list[Fields]) -> str:
    """The text of these fields."""
    return " | ".join(
        " ".join(f"{name}={value}" if value else name for name, value in fields.items()) or "-" for fields in parts
    )


def listed(fields: Fields, name: str) -> list[str]:
    """The values of a field, separated by commas in the text."""
    value = fields.get(name, "")
    return value.split(",") if value else []
