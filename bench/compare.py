"""Has a change slowed the rules down? Compares the source as it lies here with an older commit (scripts/bench compare).

Both are compiled alike, and measured in turn in the same run by the same loops. If no commit is named, it is the one
before the last change of the rules.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from bench.builds import ROOT, Build, installed, run, say, wheels_in
from bench.loops import Work
from bench.pace import in_turn, ratio, size_of, spread

LIMIT: Final = 1.2
"""Times as long as before is too long. A slow-down by a quarter lies above it whichever way the noise goes."""
ROUNDS: Final = 60
LOOPS: Final = ("driven", "playouts", "served")
BESIDE: Final = "tables"
"""What is compiled with the rules, and is none of them."""
ACCEPTED: Final = ROOT / "bench" / "slower.txt"


class Finding(NamedTuple):
    """How many times as long an action takes as before, and how far that may be off, as a part of it."""

    game: str
    loop: str
    times: float
    uncertainty: float

    def __str__(self) -> str:
        return f"{self.game}, {self.loop}: {self.times:.2f} times as long as before (± {self.uncertainty:.0%})"


# Which commit


def git(*arguments: str) -> str:
    """What git says, or nothing where it fails."""
    done = subprocess.run(("git", *arguments), cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def rules_paths() -> list[str]:
    """What counts as the rules: the sources that are compiled, but tables."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    folders = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compiled"]
    return [f":(glob)src/rollwright/{folder}/**/*.py" for folder in folders if folder != BESIDE]


def commit_before() -> str:
    """The last commit, if the rules lie here changed; else the one before the last change of the rules, if any."""
    if git("status", "--porcelain", "--", *rules_paths()):
        return git("rev-parse", "HEAD")
    changed = git("log", "-1", "--format=%H", "--", *rules_paths())
    return git("rev-parse", "--verify", "--quiet", f"{changed}^") if changed else ""


def accepted(commit: str) -> str:
    """The accepted reason for being slower than that commit, if there is one."""
    for line in ACCEPTED.read_text(encoding="utf-8").splitlines():
        named, _, reason = line.partition(" ")
        if len(named) >= 7 and commit.startswith(named):
            return reason
    return ""


# Both builds


def compile_source(source: Path, work: Path, game_id: str | None) -> Path:
    """A compiled wheel of that `src`, made by the build as it is now, so that only the source differs.

    With one game alone, and without tables, it is compiled in a part of the time.
    """
    tree, out = work / "tree", work / "dist"
    tree.mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    shutil.copytree(source, tree / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    shutil.rmtree(tree / "src/rollwright" / BESIDE, ignore_errors=True)  # an old commit has none
    for kit in (tree / "src/rollwright/kernel").glob("contract*.py"):
        kit.unlink()  # 0.1.0 kept its test kit among the rules
    for folder in (tree / "src/rollwright/games").iterdir():
        if game_id and folder.is_dir() and folder.name != game_id:
            shutil.rmtree(folder)
    locked = ("--build-constraints", str(ROOT / "requirements/dev.txt"), "--require-hashes")
    run("uv", "build", "--quiet", "--wheel", *locked, "--out-dir", str(out), cwd=tree, HATCH_BUILD_HOOKS_ENABLE="1")
    return next(out.glob("*.whl"))


def newer_wheel(given: Path | None, work: Path, game_id: str | None) -> Path:
    return wheels_in(given).compiled if given else compile_source(ROOT / "src", work, game_id)


def source_of(commit: str, folder: Path) -> Path | None:
    """The `src` of a commit, if the package was there."""
    if not git("ls-tree", commit, "src/rollwright/kernel/"):
        return None
    folder.mkdir()
    archive = subprocess.run(("git", "archive", commit, "src"), cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    subprocess.run(("tar", "x"), cwd=folder, input=archive, check=True)
    return folder / "src"


# The measurement


def findings(before: Build, now: Build, rounds: int) -> list[Finding]:
    """Every loop of every game that both have, measured in turn."""
    found = []
    known = before.ask("about")["games"]
    for game_id in now.ask("about")["games"]:
        if game_id not in known:
            say(f"{game_id} is new: there is nothing to compare it with")
            continue
        say(f"measuring {game_id}: {rounds} rounds")
        builds = {"before": before, "now": now}
        sizes = {loop: size_of(partial(now.ask, loop, game_id)) for loop in LOOPS}
        sizes["playouts"] = sizes["driven"]  # the same games, so that their actions are known
        pieces = {(name, loop): partial(build.ask, loop, game_id) for loop in LOOPS for name, build in builds.items()}
        games = {key: sizes[key[1]] for key in pieces}
        done = in_turn(pieces, rounds, games)
        measured = [finding(game_id, loop, done) for loop in LOOPS]
        if any(one.times > LIMIT for one in measured):
            # Somebody else may have had the machine for a moment: only what is slow at a second look is.
            say(f"{game_id} again: {2 * rounds} rounds")
            done = in_turn(pieces, 2 * rounds, games, rounds + 1)
            measured = [finding(game_id, loop, done) for loop in LOOPS]
        found += measured
    return found


def finding(game_id: str, loop: str, done: dict[tuple[str, str], list[Work]]) -> Finding:
    """By time for an action: a change of the rules may make games longer, and that is no slow-down."""
    times = {}
    for name in ("before", "now"):
        counted = done[name, "driven" if loop == "playouts" else loop]
        times[name] = [work.seconds / same.actions for work, same in zip(done[name, loop], counted, strict=True)]
    return Finding(game_id, loop, ratio(times["now"], times["before"]), spread(times["now"], times["before"]))


def verdict(found: list[Finding]) -> list[Finding]:
    """The findings that are too slow."""
    return [one for one in found if one.times >= LIMIT]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench compare", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("commit", nargs="?", help="compare with this one, not with the one before the last change")
    parser.add_argument("--wheels", type=Path, help="a folder with both wheels, if scripts/build has been run")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"of measuring ({ROUNDS})")
    wanted = parser.parse_args(arguments)
    commit = git("rev-parse", "--verify", "--quiet", wanted.commit + "^{commit}") if wanted.commit else commit_before()
    if not commit:
        return skip(f"there is no commit {wanted.commit}" if wanted.commit else "the rules have no commit before")
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        source = source_of(commit, work / "old")
        if source is None:
            return skip(f"there is no package in {commit[:10]}")
        say(f"compiling the rules of {git('log', '-1', '--format=%h (%s)', commit)}")
        pool = stack.enter_context(ThreadPoolExecutor(2))
        old = pool.submit(compile_source, source, work / "before", wanted.game)
        new = pool.submit(newer_wheel, wanted.wheels, work / "now", wanted.game)
        now = stack.enter_context(installed("newer", new.result(), work / "installed-now"))
        try:
            before = stack.enter_context(installed("older", old.result(), work / "installed-before"))
        except (subprocess.CalledProcessError, RuntimeError) as error:
            return skip(f"{commit[:10]} can't be compiled or driven as the rules are now: {error}")
        found = findings(before, now, wanted.rounds)
    return report(found, commit)


def report(found: list[Finding], commit: str) -> int:
    for one in found:
        print(one)
    slow = verdict(found)
    reason = accepted(commit)
    if slow and reason:
        print(f"slower than {commit[:10]}, and accepted: {reason}")
    elif slow:
        worst = max(slow, key=lambda one: one.times)
        print(
            f"THE RULES HAVE BECOME SLOWER than in {commit[:10]}: {worst}. Allowed are {LIMIT} times.\n"
            f"If it is worth it, say why in {ACCEPTED.relative_to(ROOT)}: {commit[:10]} <reason>",
            file=sys.stderr,
        )
        return 1
    return 0


def skip(reason: str) -> int:
    print(f"nothing to compare with: {reason}")
    return 0
