"""docs/dependencies.md speaks of every dependency and of nothing else."""

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


def described() -> list[str]:
    """The names in the first column of the tables."""
    return re.findall(r"^\| `([^`]+)` \|", (ROOT / "docs" / "dependencies.md").read_text(), re.MULTILINE)


def test_every_dependency_is_described_once_and_no_other_is() -> None:
    assert sorted(described()) == sorted(declared())


def test_every_dependency_is_locked_with_a_hash() -> None:
    lock = (ROOT / "requirements" / "dev.txt").read_text()
    for name in declared():
        normal = re.escape(name.lower().replace(".", "-"))
        assert re.search(rf"^{normal}==[^\n]+\\\n +--hash=sha256:", lock, re.MULTILINE), f"{name} is not locked"
