"""The wheels: a pure one stays pure whatever lies around, and needs no compiler."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.repository.files import ROOT

pytest.importorskip("hatchling", reason="wheels are built with the tools of scripts/setup")

SUFFIX = ".cpython-311-x86_64-linux-gnu.so"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What a build needs of the source, apart from the repository and from what git ignores there."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    return tmp_path


def build(tree: Path, *targets: str, **environment: str) -> list[Path]:
    """Build as an installer would, with the tools of this environment, into `dist`."""
    command = [sys.executable, "-m", "hatchling", "build", *(f"--target={target}" for target in targets)]
    subprocess.run(command, cwd=tree, env=os.environ | environment, check=True, capture_output=True)
    return sorted((tree / "dist").iterdir())


def names(archive: Path) -> list[str]:
    if archive.suffix == ".whl":
        return zipfile.ZipFile(archive).namelist()
    with tarfile.open(archive) as opened:
        return opened.getnames()


def objects(found: list[str]) -> list[str]:
    return [name for name in found if name.endswith((".so", ".pyd"))]


@pytest.mark.parametrize("with_git_ignore", [True, False])
def test_objects_that_lie_among_the_sources_get_into_neither_sdist_nor_wheel(tree: Path, with_git_ignore: bool) -> None:
    if with_git_ignore:
        shutil.copy(ROOT / ".gitignore", tree)
    for stale in ("src/rollwright__mypyc", "src/rollwright/kernel/source", "src/rollwright/parts/grid"):
        (tree / f"{stale}{SUFFIX}").write_bytes(b"stale")
    (tree / "src/rollwright/kernel/source.pyd").write_bytes(b"stale")
    wheel, sdist = build(tree, "sdist", "wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert objects(names(wheel)) == []
    assert objects(names(sdist)) == []
    assert "rollwright/kernel/source.py" in names(wheel)


@pytest.mark.slow
def test_a_wheel_built_where_a_compiled_one_was_built_before_is_pure(tree: Path) -> None:
    project = tree / "pyproject.toml"
    fewer, changed = re.subn(r"^compiled = .*$", 'compiled = ["parts"]', project.read_text(), flags=re.MULTILINE)
    assert changed == 1
    project.write_text(fewer)  # they are compiled sooner than all are
    (compiled,) = build(tree, "wheel", HATCH_BUILD_HOOKS_ENABLE="1")
    assert not compiled.name.endswith("-none-any.whl")
    assert any(name.startswith("rollwright/parts/grid.") for name in objects(names(compiled)))
    assert objects([str(path) for path in (tree / "src").rglob("*")]) == []
    pure = next(wheel for wheel in build(tree, "wheel") if wheel != compiled)
    assert pure.name.endswith("-py3-none-any.whl")
    assert objects(names(pure)) == []


def test_it_installs_from_the_sdist_without_a_compiler_and_plays(tree: Path) -> None:
    (sdist,) = build(tree, "sdist")
    without = os.environ | {"CC": "/bin/false", "CXX": "/bin/false", "PYTHONPATH": str(tree / "site")}
    install = ["uv", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", f"--python={sys.executable}"]
    subprocess.run([*install, f"--target={tree / 'site'}", str(sdist)], env=without, check=True)
    code = """
from rollwright.kernel import discovery, game, source
for one in discovery.game_ids():
    played = discovery.find_game(one)
    end = played.playout(game.start(played, played.players[0]), source.Source("1"))
    assert not played.to_act(end)
print(source.__file__)
"""
    run = subprocess.run([sys.executable, "-c", code], env=without, check=True, capture_output=True, text=True)
    assert Path(run.stdout.strip()) == tree / "site" / "rollwright" / "kernel" / "source.py"


@pytest.mark.rare
def test_a_compiled_wheel_without_a_compiler_says_that_a_plain_one_needs_none(tree: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as failed:
        build(tree, "wheel", HATCH_BUILD_HOOKS_ENABLE="1", CC="/bin/false")
    assert b"a plain build needs no compiler" in failed.value.stderr
