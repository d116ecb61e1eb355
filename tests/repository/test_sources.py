"""Sources keep to a size that a reader can hold, and the pure layers keep away from the world."""

import ast
from typing import Final

import pytest

from tests.repository.files import ROOT, python_sources, tracked

LONGEST: Final = 500
PURE_LAYERS: Final = tuple(f"src/rollwright/{layer}/" for layer in ("kernel", "parts", "games", "bots", "tables"))
# Import contracts can't see what needs no import. (`id` differs from run to run.)
WORLDLY: Final = frozenset({"open", "print", "input", "exec", "eval", "breakpoint", "__import__", "id"})


def calls(source: str) -> set[str]:
    """The bare names that a source calls."""
    nodes = ast.walk(ast.parse(source))
    return {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


def test_no_module_is_longer_than_a_reader_can_hold() -> None:
    """Weights are no reading."""
    read = [path for path in python_sources() if "/learned/players_" not in path]
    lengths = {path: len((ROOT / path).read_text().splitlines()) for path in read}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST} == {}


def test_the_pure_layers_call_nothing_that_touches_the_world() -> None:
    pure = [path for path in python_sources() if path.startswith(PURE_LAYERS)]
    assert pure
    assert {path: found for path in pure if (found := calls((ROOT / path).read_text()) & WORLDLY)} == {}


def test_a_call_that_touches_the_world_is_seen() -> None:
    assert calls("def f():\n    return [open(name) for name in names()]") & WORLDLY == {"open"}


@pytest.mark.parametrize("path", [path for path in tracked() if path.startswith("scripts/")])
def test_a_script_can_be_run_and_says_what_it_is_for(path: str) -> None:
    assert (ROOT / path).stat().st_mode & 0o111, "not executable"
    interpreter, purpose = (ROOT / path).read_text().splitlines()[:2]
    assert interpreter.startswith("#!/usr/bin/env ")
    assert purpose.startswith(("# ", '"""'))
    assert purpose.rstrip('"').endswith((".", ")."))
