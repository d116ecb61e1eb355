"""What is committed names no package registry and no place outside the repository, and not how it came about."""

import re

import pytest

from tests.repository.files import ROOT, python_sources, tracked

# Letters in brackets keep these patterns from matching themselves.
REGISTRY = re.compile(rb"[p]ypi\.org|[p]ythonhosted\.org|[n]pmjs\.(org|com)|[d]eb\.debian\.org|[y]arnpkg\.com")
LOCAL_PATH = re.compile(rb"(?<![\w.$}*)/-])/(work|root|home|Users|opt)/|/[t]mp/bash|[f]ile:///")
OUTSIDE = re.compile(rb"\b[R]OOT\.parents?\b")
PROCESS = re.compile(rb"\b[T]ODO\b|\b[F]IXME\b|\b[i]ssue #?\d|\(#\d+\)|\b[w]orking day\b|\b[s]ession \d")
ADDRESS = re.compile(rb"[h]ttps?://|[f]ile:|[g]it\+")
LOCKS = re.compile(r"^requirements/|(^|/)(package-lock\.json|[^/]+\.lock|\.npmrc)$")


def found(pattern: re.Pattern[bytes], paths: list[str]) -> list[str]:
    """Where a pattern occurs: file, line and text."""
    return [
        f"{path}:{number}: {line.decode(errors='replace').strip()}"
        for path in paths
        for number, line in enumerate((ROOT / path).read_bytes().splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_package_registry() -> None:
    assert found(REGISTRY, list(tracked())) == []


def test_no_file_names_a_path_of_the_machine_it_was_written_on() -> None:
    assert found(LOCAL_PATH, list(tracked())) == []


def test_no_program_looks_outside_the_repository() -> None:
    assert found(OUTSIDE, python_sources()) == []


def test_no_file_tells_how_the_project_was_made() -> None:
    assert found(PROCESS, [path for path in tracked() if not LOCKS.search(path)]) == []


def test_no_lock_file_holds_an_address() -> None:
    locks = [path for path in tracked() if LOCKS.search(path)]
    assert "requirements/dev.txt" in locks
    assert found(ADDRESS, locks) == []


@pytest.mark.parametrize("text", ["cd /{}/main", '"/{}/x"', "(/{}/me)", "at=/{}/me"])
@pytest.mark.parametrize("folder", ["work", "root", "home"])
def test_a_path_of_a_machine_is_recognised(text: str, folder: str) -> None:
    assert LOCAL_PATH.search(text.format(folder).encode())


@pytest.mark.parametrize("text", [b"tests/work/x", b"../root/x", b"#!/usr/bin/env bash", b"{home}/opt/x"])
def test_other_paths_are_left_alone(text: bytes) -> None:
    assert not LOCAL_PATH.search(text)
