"""The rules page of a game: its text in a language, its title, and its rules by id."""

from __future__ import annotations

import re
import textwrap
from typing import Final

from rollwright.cli.errors import CommandError
from rollwright.cli.folders import folder_of
from rollwright.cli.paint import Paint
from rollwright.kernel.discovery import package_of

_EMPHASIS: Final = re.compile(r"\*{1,2}([^*\s](?:[^*]*[^*\s])?)\*{1,2}")
_RULE: Final = re.compile(r"^- \*\*([A-Z]+-\d+(?:\.\d+)*)\*\* (.+)$", re.MULTILINE)


def read_page(game_id: str, language: str) -> str:
    """The rules page in a language, or in English where there is no other; empty where there is none at all."""
    folder = folder_of(package_of(game_id))
    for name in (f"RULES.{language}.md", "RULES.md"):
        if (folder / name).is_file():
            return (folder / name).read_text(encoding="utf-8")
    return ""


def title_of(page: str, game_id: str) -> str:
    first = page.partition("\n")[0]
    return first.removeprefix("# ") if first.startswith("# ") else game_id


def rules_of(page: str) -> dict[str, str]:
    """Every rule's text by its id, in the order of the page."""
    return dict(_RULE.findall(page))


def find_rule(rules: dict[str, str], wanted: str) -> tuple[str, str]:
    """A rule by its id, in any case and with or without the prefix of the game."""
    for name, text in rules.items():
        if wanted.upper() in (name, name.partition("-")[2]):
            return name, text
    if not rules:
        raise CommandError(f"there is no rule {wanted!r}: this game has no rules page")
    names = list(rules)
    raise CommandError(f"there is no rule {wanted!r}; the rules are {names[0]} to {names[-1]}")


def show_rule(name: str, text: str, paint: Paint) -> list[str]:
    """One rule, wrapped, its id standing out."""
    first, *more = textwrap.wrap(f"{name}  {_plain(text)}", min(paint.width, 100) - 6, break_on_hyphens=False)
    return [f"   {paint.bold(name)}{first[len(name) :]}", *(f"     {line}" for line in more)]


def show_page(page: str, paint: Paint) -> list[str]:
    """A whole page: headings and ids stand out, paragraphs are wrapped, tables stay as they are."""
    shown: list[str] = []
    width = min(paint.width, 100)
    for line in page.splitlines():
        if rule := _RULE.match(line):
            shown += show_rule(rule[1], rule[2], paint)
        elif line.startswith("#"):
            shown.append(paint.bold(line.lstrip("# ")))
        elif line.startswith("|") or not line:
            shown.append(line)
        else:
            hanging = "  " if line[0] in "-0123456789" else ""
            shown += textwrap.wrap(_plain(line), width, subsequent_indent=hanging, break_on_hyphens=False)
    return shown


def _plain(text: str) -> str:
    """A text without the signs that Markdown uses for emphasis and code."""
    parts = text.split("`")  # every second part is code, where a star is a star
    shown = [_EMPHASIS.sub(r"\1", part) for part in parts]
    for number in range(1, len(parts), 2):
        ends_a_sentence = parts[number].endswith(".") and "".join(parts[number + 1 :]).startswith(".")
        shown[number] = f"“{parts[number]}”" if ends_a_sentence else parts[number]
    return "".join(shown)
