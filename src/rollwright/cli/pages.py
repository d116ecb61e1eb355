"""The rules page of a game: its text in a language, its title, and its rules by id."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from typing import Final, NamedTuple

from rollwright.cli.errors import CommandError
from rollwright.cli.paint import Paint
from rollwright.kernel.discovery import package_of
from rollwright.texts.folders import folder_of

_EMPHASIS: Final = re.compile(r"\*{1,2}([^*\s](?:[^*]*[^*\s])?)\*{1,2}")
_SIGN: Final = re.compile(r"^\| `([a-z0-9-]+)` \| ([^|]+) \| ([^|]+) \| ([^|]*)\| ([A-Z]+-\d+\.\d+) \|$", re.MULTILINE)
_RULE: Final = re.compile(r"^- \*\*([A-Z]+-\d+(?:\.\d+)*)\*\* (.+)$", re.MULTILINE)


class Sign(NamedTuple):
    """A line of the key, which is the last section of a rules page."""

    id: str
    name: str
    does: str
    when: str
    rule: str


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


def signs_of(page: str) -> list[Sign]:
    """The key: every sign of the game, in the order of the page."""
    return [Sign(*(part.strip() for part in parts)) for parts in _SIGN.findall(page)]


def key_of(page: str) -> str:
    """The section that has the key; empty where there is none."""
    sections = [f"## {section}" for section in page.split("\n## ")[1:]]
    return next((section for section in reversed(sections) if signs_of(section)), "")


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


def show_sign(sign: Sign, paint: Paint) -> list[str]:
    """One sign, wrapped: its name stands out, and its rule comes last."""
    when = f" ({sign.when})" if sign.when else ""
    text = f"{sign.name}  {_plain(sign.does)}{_plain(when)}. {sign.rule}"
    first, *more = textwrap.wrap(text, min(paint.width, 100) - 6, break_on_hyphens=False)
    return [f"   {paint.bold(sign.name)}{first[len(sign.name) :]}", *(f"     {line}" for line in more)]


def show_page(page: str, paint: Paint) -> list[str]:
    """A whole page: headings and ids stand out, paragraphs and the key are wrapped, other tables stay as they are."""
    shown: list[str] = []
    width = min(paint.width, 100)
    for line in _without_heads(page):
        if rule := _RULE.match(line):
            shown += show_rule(rule[1], rule[2], paint)
        elif line.startswith("#"):
            shown.append(paint.bold(line.lstrip("# ")))
        elif sign := _SIGN.match(line):
            shown += show_sign(Sign(*(part.strip() for part in sign.groups())), paint)
        elif line.startswith("|") or not line:
            shown.append(line)
        else:
            hanging = "  " if line[0] in "-0123456789" else ""
            shown += textwrap.wrap(_plain(line), width, subsequent_indent=hanging, break_on_hyphens=False)
    return shown


def _without_heads(page: str) -> Iterator[str]:
    """The lines of a page, without the heads of the key's tables: its lines are no table in a terminal."""
    lines = page.splitlines()
    for number, line in enumerate(lines):
        below = lines[number + 1 : number + 3]
        if not (line.startswith("|") and any(_SIGN.match(one) for one in below) and not _SIGN.match(line)):
            yield line


def _plain(text: str) -> str:
    """A text without the signs that Markdown uses for emphasis and code."""
    parts = text.split("`")  # every second part is code, where a star is a star
    shown = [_EMPHASIS.sub(r"\1", part) for part in parts]
    for number in range(1, len(parts), 2):
        ends_a_sentence = parts[number].endswith(".") and "".join(parts[number + 1 :]).startswith(".")
        shown[number] = f"“{parts[number]}”" if ends_a_sentence else parts[number]
    return "".join(shown)
