"""Every call of the program that a document shows is one that the program understands."""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Callable, Sequence

import pytest

from rollwright.cli.__main__ import main
from tests.repository.files import ROOT, tracked

SHOWN = re.compile(r"^(?:\w*\$ | {4})?rollwright (\S.*)$", re.MULTILINE)
"""At a prompt, in a block of code, or indented."""


def shown() -> list[tuple[str, str]]:
    """Every document with each call that it shows."""
    return [
        (path, call)
        for path in tracked()
        if path.endswith(".md")
        for call in SHOWN.findall((ROOT / path).read_text(encoding="utf-8"))
    ]


class Understood(Exception):
    """A command was read, and is not carried out."""


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], bool]:
    read = argparse.ArgumentParser.parse_args

    def only_read(parser: argparse.ArgumentParser, words: Sequence[str] | None) -> None:
        read(parser, words)
        raise Understood

    def answer(call: str) -> bool:
        try:
            main(shlex.split(call, comments=True))
        except Understood:
            return True
        except SystemExit:
            return False
        raise AssertionError(f"nothing was read of {call!r}")

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", only_read)
    return answer


def test_every_call_in_a_document_is_understood(reads: Callable[[str], bool]) -> None:
    calls = shown()
    assert "README.md" in {path for path, _ in calls}
    assert [(path, call) for path, call in calls if not reads(call)] == []


@pytest.mark.parametrize("call", ["dance", "rules", "arena copenhagen_roll greedy --matches 400"])
def test_a_call_that_there_is_not_is_noticed(reads: Callable[[str], bool], call: str) -> None:
    assert not reads(call)
