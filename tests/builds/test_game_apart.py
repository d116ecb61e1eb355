"""A game in a package of its own passes the whole kit of an installed wheel: interpreted, and compiled apart."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.repository.files import ROOT
from tests.toy.installed import copy_to

pytest.importorskip("setuptools", reason="wheels are built with the tools of scripts/setup")

PROJECT: Final = """\
[build-system]
requires = ["setuptools>=80", "mypy>=2.4"]
build-backend = "setuptools.build_meta"

[project]
name = "sealed-bids"
version = "1.0"
dependencies = ["rollwright"]

[project.entry-points."rollwright.games"]
toy = "sealed_bids"

[tool.setuptools]
packages = ["sealed_bids"]
package-data = { sealed_bids = ["RULES.md", "messages/*.ftl"] }
"""
COMPILED: Final = """\
from mypyc.build import mypycify
from setuptools import setup

setup(ext_modules=mypycify(["sealed_bids/game.py", "sealed_bids/position.py"], opt_level="1"))
"""
"""What compiles: finding things by import, and what tells numbers to learners, is not worth it."""

TOLD: Final = """\
import sealed_bids.game
from rollwright.kernel import source
print("game", "interpreted" if sealed_bids.game.__file__.endswith(".py") else "compiled")
print("rollwright", "interpreted" if source.__file__.endswith(".py") else "compiled")
"""


def run(*command: object, **environment: str) -> str:
    ran = subprocess.run(
        [str(part) for part in command], env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, f"{command}\n{ran.stdout}{ran.stderr}"
    return ran.stdout


def wheel_of(tree: Path, into: Path) -> Path:
    """Built as an installer would, with the tools of this environment."""
    run("uv", "build", "--quiet", "--wheel", "--no-build-isolation", f"--python={sys.executable}", "-o", into, tree)
    return next(into.glob("*.whl"))


@pytest.fixture(scope="session")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel_of(ROOT, tmp_path_factory.mktemp("pure"))


def rollwrights(pure: Path) -> dict[str, Path]:
    """The wheels of Rollwright to try: a pure one, and a compiled one for this Python if scripts/build has made one."""
    tag = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    built = sorted((ROOT / "dist").glob(f"rollwright-*-{tag}-{tag}-*.whl"))
    return {"interpreted": pure} | ({"compiled": built[-1]} if built else {})


@pytest.mark.slow
@pytest.mark.parametrize("way", ["interpreted", "compiled"])
def test_a_game_installed_from_a_package_of_its_own_passes_the_kit_from_the_wheel(
    way: str, pure: Path, tmp_path: Path
) -> None:
    tree = tmp_path / "sealed-bids"
    copy_to(tree / "sealed_bids")
    (tree / "pyproject.toml").write_text(PROJECT)
    if way == "compiled":
        (tree / "setup.py").write_text(COMPILED)
    toy = wheel_of(tree, tmp_path / "dist")
    assert toy.name.endswith("-none-any.whl") == (way == "interpreted")
    for name, rollwright in rollwrights(pure).items():
        venv = tmp_path / f"venv-{name}"
        python = venv / "bin" / "python"
        run("uv", "venv", "--quiet", f"--python={sys.executable}", venv)
        locked = f"--constraint={ROOT / 'requirements' / 'dev.txt'}"
        run("uv", "pip", "install", "--quiet", f"--python={python}", locked, rollwright, toy)
        assert run(python, "-c", TOLD, PYTHONPATH="") == f"game {way}\nrollwright {name}\n"
        reported = run(python, "-m", "rollwright.testing", "toy", PYTHONPATH="")
        assert "== contract: 180 games" in reported
        assert "no byte tells" in reported
