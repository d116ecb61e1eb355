"""Compiles the core with mypyc into the wheel, where the build asks for it; a plain build stays pure.

    HATCH_BUILD_HOOKS_ENABLE=1 uv build --wheel

ROLLWRIGHT_OPT_LEVEL is how hard the C compiler tries, 3 unless said otherwise; 1 is sooner done.

It compiles a copy in a folder of its own, so that no object file is ever left among the sources, where a later pure
wheel might take it up. Which modules are compiled is said in pyproject.toml.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# setuptools wants a script. Calls within the one shared library need not be replaceable from outside it, and so can
# be inlined: that takes a tenth off the time of play driven from Python, and a seventh off playouts. Warnings about C
# that nobody wrote help nobody, and looking for them takes the compiler three times as long as all its other work.
SETUP = """
import json, os, sys
from mypyc.build import mypycify
from setuptools import setup

level = os.environ.get("ROLLWRIGHT_OPT_LEVEL", "3")
extensions = mypycify(json.loads(sys.argv.pop()), opt_level=level, debug_level="0", group_name="rollwright")
if os.name == "posix":
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-all", "-w", "-fno-semantic-interposition"]
setup(name="rollwright", packages=[], ext_modules=extensions)
"""


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled twin of each module; Python prefers it to the source that lies beside it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._work = Path(tempfile.mkdtemp())
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for compiled in self._compile():
            build_data["force_include"][str(compiled)] = compiled.relative_to(self._work / "built").as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            shutil.rmtree(self._work)

    def _compile(self) -> list[Path]:
        source, built = self._work / "source", self._work / "built"
        shutil.copytree(Path(self.root) / "src", source, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        (source / "setup.py").write_text(SETUP, encoding="utf-8")
        command = [sys.executable, "setup.py", "build_ext", f"--build-lib={built}", f"--build-temp={self._work}/temp"]
        command.append(json.dumps(self._modules(source)))
        done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"mypyc failed; a plain build needs no compiler\n{done.stdout}{done.stderr}")
        return sorted(path for path in built.rglob("*") if path.suffix in {".so", ".pyd"})

    def _modules(self, source: Path) -> list[str]:
        folders: list[str] = self.config["compiled"]
        left_out: list[str] = self.config["interpreted"]
        return [
            path.relative_to(source).as_posix()
            for folder in folders
            for path in sorted((source / "rollwright" / folder).rglob("*.py"))
            if not any(fnmatch(path.name, pattern) for pattern in left_out)
        ]
