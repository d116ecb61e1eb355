"""`rollwright web build`: a folder of files, complete and unpacked."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from rollwright.cli.__main__ import main
from rollwright.cli.web import build


@pytest.fixture
def client(tmp_path: Path) -> Path:
    built = tmp_path / "client"
    (built / "python").mkdir(parents=True)
    (built / ".vite").mkdir()
    (built / ".vite" / "manifest.json").write_text("{}")
    (built / "index.html").write_text('<!doctype html><html lang="en"><body>')
    (built / "python" / "python.wasm.gz").write_bytes(gzip.compress(b"\0asm"))
    return built


def test_the_folder_holds_every_file_unpacked_and_a_page_for_addresses_that_are_no_file(
    client: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    assert build(client, site) == 3
    assert (site / "python" / "python.wasm").read_bytes() == b"\0asm"
    assert (site / "404.html").read_text() == (site / "index.html").read_text()
    assert not (site / ".vite").exists()


def test_its_page_says_that_there_is_no_server(client: Path, tmp_path: Path) -> None:
    build(client, tmp_path / "site")
    assert '<html data-server="none" lang="en">' in (tmp_path / "site" / "index.html").read_text()


def test_a_folder_that_is_not_empty_is_left_alone(
    client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine")
    monkeypatch.setattr("importlib.resources.files", lambda _: _Package(client))
    assert main(["web", "build", str(tmp_path / "full")]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["mine.txt"]


class _Package:
    """Stands for the package: its server/static is the client."""

    def __init__(self, client: Path) -> None:
        self._client = client

    def __truediv__(self, name: str) -> object:
        return self if name == "server" else self._client
