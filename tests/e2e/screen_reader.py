"""What a screen reader would have to say about a page: its accessibility tree, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Page

_NODE: Final = re.compile(r'^(?P<role>[a-z]+)(?: (?P<name>"(?:[^"\\]|\\.)*"))?(?P<states>(?: \[[^\]]*\])*)$')
_STATE: Final = re.compile(r"\[([a-z]+)(?:=([^\]]*))?\]")


@dataclass
class Heard:
    """A node of the tree: what it is, what it is called, its states, and the text directly in it."""

    role: str
    name: str = ""
    states: dict[str, str] = field(default_factory=dict)
    text: str = ""
    parts: list[Heard] = field(default_factory=list)

    def all(self, role: str = "", name: str = "") -> Iterator[Heard]:
        """Every node beneath of a role and name, in the order in which they are read."""
        for part in self.parts:
            if part.role == role and (not name or part.name == name):
                yield part
            yield from part.all(role, name)

    def first(self, role: str, name: str = "") -> Heard | None:
        return next(self.all(role, name), None)

    def starting(self, role: str, start: str) -> Heard | None:
        """The first node of a role whose name begins so."""
        return next((node for node in self.all(role) if node.name.startswith(start)), None)

    def has(self, state: str) -> bool:
        return state in self.states

    @property
    def words(self) -> str:
        """All that is said here, in one line."""
        return " ".join(filter(None, [self.name, self.text, *(part.words for part in self.parts)]))


def listen(page: Page) -> Heard:
    """The page as it is read out now."""
    return parse(page.locator("body").aria_snapshot())


def parse(snapshot: str) -> Heard:
    """Playwright writes the tree as YAML: a list with a dash for each node, indented by two."""
    root = Heard("page")
    path = [root]
    for line in snapshot.splitlines():
        bare = line.lstrip(" ")
        depth = (len(line) - len(bare)) // 2
        del path[depth + 1 :]
        key, text = _split(bare.removeprefix("- "))
        if key.startswith("/"):  # an address or a placeholder: nothing that is said
            continue
        found = _NODE.match(key)
        if found is None:
            raise ValueError(f"not a line of an accessibility tree: {line!r}")
        states = dict(_STATE.findall(found["states"]))
        if found["role"] == "text":
            path[-1].text = f"{path[-1].text} {text}".strip()
            continue
        node = Heard(found["role"], json.loads(found["name"] or '""'), states, text)
        path[-1].parts.append(node)
        path.append(node)
    return root


def _split(line: str) -> tuple[str, str]:
    """The key of a line and the text behind it, either of which may be quoted as YAML has it."""
    if line.startswith("'"):
        end = re.match(r"'((?:[^']|'')*)'(?::(?: (.*))?)?$", line)
        assert end is not None, line
        return end[1].replace("''", "'"), _text(end[2] or "")
    found = re.match(r'((?:[^":]|"(?:[^"\\]|\\.)*")*)(?::(?: (.*))?)?$', line)
    assert found is not None, line
    return found[1], _text(found[2] or "")


def _text(value: str) -> str:
    if value.startswith('"'):
        text: str = json.loads(value)
        return text
    return value[1:-1].replace("''", "'") if value.startswith("'") else value
