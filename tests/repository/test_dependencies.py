"""docs/dependencies.md speaks of every dependency and of nothing else."""

import json
import re
import tomllib

from tests.repository.files import ROOT


def declared() -> set[str]:
    """The names pyproject.toml asks for, here and in its extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = list(project["dependencies"])
    for extra in project["optional-dependencies"].values():
        asked += extra
    return {re.split(r"[\[<>=!~; ]", requirement)[0] for requirement in asked} - {"rollwright"}


def declared_by_the_page() -> set[str]:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    return {*package["dependencies"], *package["devDependencies"]}


def described() -> list[str]:
    """The names in the first column of the tables."""
    cells = re.findall(r"^\| (`[^|]+`) \|", (ROOT / "docs" / "dependencies.md").read_text(), re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


def test_every_dependency_is_described_once_and_no_other_is() -> None:
    assert sorted(described()) == sorted(declared() | declared_by_the_page())


def test_every_dependency_is_locked_with_a_hash() -> None:
    lock = (ROOT / "requirements" / "dev.txt").read_text()
    for name in declared():
        normal = re.escape(name.lower().replace(".", "-"))
        assert re.search(rf"^{normal}==[^\n]+\\\n +--hash=sha256:", lock, re.MULTILINE), f"{name} is not locked"
