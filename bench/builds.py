"""The builds: their wheels, and a worker in each that carries out orders (see bench/worker.py)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

ROOT: Final = Path(__file__).resolve().parent.parent
PYODIDE: Final = ROOT / "tests" / "pyodide"


def say(text: str) -> None:
    """Progress, for a person who waits; what was asked for goes to standard output."""
    print(text, file=sys.stderr, flush=True)


class Wheels(NamedTuple):
    """The two wheels of one source."""

    pure: Path
    compiled: Path


def wheels_in(folder: Path) -> Wheels:
    """The two wheels that scripts/build has put into a folder."""
    pure = list(folder.glob("rollwright-*-none-any.whl"))
    compiled = [wheel for wheel in folder.glob("rollwright-*.whl") if wheel not in pure]
    if len(pure) != 1 or len(compiled) != 1:
        sys.exit(f"{folder} should hold one pure and one compiled wheel, as scripts/build makes them")
    return Wheels(pure[0].resolve(), compiled[0].resolve())


def wheels(given: Path | None, work: Path) -> Wheels:
    """The wheels given, or those of the source as it lies here."""
    if given is not None:
        return wheels_in(given)
    say("building the two wheels")
    run(str(ROOT / "scripts" / "build"), "--out", str(work / "dist"))
    return wheels_in(work / "dist")


def run(*command: str, cwd: Path = ROOT, **environment: str) -> str:
    """Run a tool, and give what it prints; its errors pass through."""
    return subprocess.run(
        command, cwd=cwd, env=os.environ | environment, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


class Build:
    """A process with one build of the core, which carries out orders one after the other."""

    def __init__(self, name: str, command: list[str], **environment: str) -> None:
        self.name = name
        self._process = subprocess.Popen(
            [*command, "-m", "bench.worker"],
            cwd=ROOT,
            env=os.environ | environment | {"PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, order: str, *arguments: object) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            print(json.dumps([order, *arguments]), file=self._process.stdin, flush=True)
        except BrokenPipeError:
            answer = ""
        else:
            answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the {self.name} build could not carry out {order}")
        return json.loads(answer)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._process:  # closes its pipes, and waits for it
            self._process.kill()


def installed(name: str, wheel: Path, folder: Path) -> Build:
    """A worker with a wheel. The package of this environment, if there is one, stands behind it."""
    run("uv", "pip", "install", "--quiet", "--no-deps", "--target", str(folder), str(wheel))
    build = Build(name, [sys.executable], PYTHONPATH=str(folder))
    about = build.ask("about")
    is_pure = wheel.name.endswith("-none-any.whl")
    if not Path(about["package"]).is_relative_to(folder) or about["compiled"] == is_pure:
        raise RuntimeError(f"{wheel.name} is not what is imported, but {about}")
    return build


def in_pyodide(wheel: Path) -> Build:
    """A worker with the pure wheel in Pyodide, in Node."""
    if not (PYODIDE / "node_modules" / "pyodide").is_dir():
        say("installing Pyodide")
        run("npm", "ci", "--silent", "--no-audit", "--no-fund", cwd=PYODIDE)
    node = shutil.which("node")
    if node is None:
        sys.exit("Pyodide needs Node, which is not here")
    return Build("Pyodide", [node, str(PYODIDE / "python.mjs"), "--wheel", str(wheel)])
