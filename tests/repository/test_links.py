"""Every link in a document leads somewhere, and every path that it names is there. Nothing is asked of the web."""

import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import PurePosixPath
from posixpath import normpath
from typing import Final

import pytest

from tests.repository.files import ROOT, tracked

FENCED: Final = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
CODE: Final = re.compile(r"`((?:[^`\n]|\n(?!\n))+)`")
LINK: Final = re.compile(r"\]\(([^()\s]+)\)|<img [^>]*src=\"([^\"]+)\"|^\[[^\]]+\]: (\S+)", re.MULTILINE)
HEADING: Final = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)
ELSEWHERE: Final = re.compile(r"[a-z]+:")
PATH: Final = re.compile(r"[\w.+*<>-]+(/[\w.+*<>-]+)*/?")
DOCUMENT: Final = re.compile(r"(?<![\w/.-])docs/[\w/-]+\.(?:md|toml)\b")
CORE: Final = "src/rollwright"
"""Documents name modules from here on: `kernel/game.py`."""


@cache
def documents() -> dict[str, str]:
    return {path: (ROOT / path).read_text(encoding="utf-8") for path in tracked() if path.endswith(".md")}


def sources() -> list[str]:
    """Where comments are written; what has no suffix is a script."""
    return [path for path in tracked() if PurePosixPath(path).suffix in {"", ".py", ".ts", ".svelte", ".toml", ".yaml"}]


@cache
def there() -> frozenset[str]:
    """Every file of the repository, and every folder that has one."""
    files = [PurePosixPath(path) for path in tracked()]
    return frozenset(str(place) for file in files for place in (file, *file.parents))


# Links


def anchors(text: str) -> set[str]:
    """What the headings of a document are called in a link, as GitHub makes it: `## The gate` is `the-gate`."""
    headings = HEADING.findall(FENCED.sub("", text))
    words = [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]
    return {f"{word}-{before}" if (before := words[:n].count(word)) else word for n, word in enumerate(words)}


def links(text: str) -> list[str]:
    plain = CODE.sub("", FENCED.sub("", text))
    return [target for groups in LINK.findall(plain) for target in groups if target and not ELSEWHERE.match(target)]


def broken_links(page: str, text: str) -> list[str]:
    """The links of a page that lead nowhere."""
    return [link for link in links(text) if not leads_somewhere(page, text, link)]


def leads_somewhere(page: str, text: str, link: str) -> bool:
    path, _, anchor = link.partition("#")
    if not path:
        return anchor in anchors(text)
    target = normpath(PurePosixPath(page).parent / path)
    return target in there() and (not anchor or anchor in anchors(documents().get(target, "")))


# Paths


def named(text: str) -> set[str]:
    """What looks like a path or a test file, in code and in commands."""
    spans = CODE.findall(FENCED.sub("", text))
    spans += [block for language, block in FENCED.findall(text) if language == "console"]
    words = {word for span in spans for word in span.split()}
    return {word for word in words if PATH.fullmatch(word) and ("/" in word or re.fullmatch(r"test_\w+\.py", word))}


def missing_paths(page: str, text: str) -> list[str]:
    """The paths that a page names and that aren't there: seen from the root, from the page, or from the core.

    A word whose first part is no folder of these is not meant as a path of the repository.
    """
    bases = ("", str(PurePosixPath(page).parent), CORE)
    return sorted(
        word for word in named(text) if not any(is_there(base, word) for base in bases) and meant(bases, word)
    )


def meant(bases: tuple[str, ...], word: str) -> bool:
    return "/" not in word or any(normpath(f"{base or '.'}/{word.split('/')[0]}") in there() for base in bases)


def is_there(base: str, word: str) -> bool:
    """`<game>` stands for any name, and a test file may be named without its folder."""
    pattern = re.sub(r"<\w+>", "*", normpath(f"{base or '.'}/{word}" if "/" in word else f"tests/*/{word}"))
    return any(fnmatchcase(path, pattern) for path in there()) if "*" in pattern else pattern in there()


# The documents


def test_no_link_of_a_document_is_broken() -> None:
    assert {page: found for page, text in documents().items() if (found := broken_links(page, text))} == {}


def test_every_path_that_a_document_names_is_there() -> None:
    assert {page: found for page, text in documents().items() if (found := missing_paths(page, text))} == {}


def test_every_document_that_a_source_names_is_there() -> None:
    """Whoever reads `docs/protocol.md` in a comment should find it."""
    lost = {path: set(DOCUMENT.findall((ROOT / path).read_text(encoding="utf-8"))) - there() for path in sources()}
    assert {path: names for path, names in lost.items() if names} == {}


@pytest.mark.parametrize(
    "text",
    [
        "[a page](nowhere.md)",
        "[a heading](README.md#no-such-heading)",
        "[a heading of this page](#nowhere)\n\n# Here",
        "![a picture](docs/pictures/nowhere.png)",
        '<img src="docs/pictures/nowhere.png" alt="">',
        "[a page][1]\n\n[1]: nowhere.md",
    ],
)
def test_a_broken_link_is_noticed(text: str) -> None:
    assert len(broken_links("CONTRIBUTING.md", text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "[a page](README.md), [the web](https://example.org/nowhere.md), `[no link](nowhere.md)`",
        "[a heading of this page](#a-b-and-c)\n\n## `A`, b and C",
        "```text\n[no link](nowhere.md)\n```",
    ],
)
def test_a_link_that_leads_somewhere_is_left_alone(text: str) -> None:
    assert broken_links("CONTRIBUTING.md", text) == []


@pytest.mark.parametrize(
    "text",
    [
        "`docs/nowhere/`",
        "`scripts/nowhere --all`",
        "`kernel/nowhere.py`",
        "`test_nowhere.py`",
        "```console\n$ scripts/no\n```",
    ],
)
def test_a_path_that_is_not_there_is_noticed(text: str) -> None:
    assert len(missing_paths("CONTRIBUTING.md", text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "`scripts/check --fix`",
        "`kernel/game.py`",
        "`games/<game>/RULES.md`",
        "`test_links.py`",
        "`results/solo`",
        "`a/b`",
    ],
)
def test_other_words_in_code_are_left_alone(text: str) -> None:
    assert missing_paths("CONTRIBUTING.md", text) == []
