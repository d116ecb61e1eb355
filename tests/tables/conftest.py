"""The toy game with hidden hands, and the one with open hands, as a package that somebody has installed."""

from pathlib import Path

import pytest

from tests.toy.installed import install


@pytest.fixture
def toy_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
