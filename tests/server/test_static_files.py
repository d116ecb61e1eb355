"""The web client as it is served: the page for every address of its own, hashed files for good, packed for who can."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from rollwright.server.http.static_files import StaticFiles


@pytest.fixture
def files(tmp_path: Path) -> StaticFiles:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page")
    (tmp_path / "assets" / "index-Bz3kQ9x_.js").write_text("let answer = 42;" * 100)
    (tmp_path / "assets" / "face-B1c2D3e4.woff2").write_bytes(b"\x00wOF2")
    (tmp_path / "theme.js").write_text("dark")
    return StaticFiles(tmp_path)


def get(files: StaticFiles, path: str, **headers: str) -> Response:
    listed = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": listed}
    return asyncio.run(files.answer(Request(scope)))


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abc", "/index.html/x"])
def test_every_address_of_the_client_is_its_page(files: StaticFiles, path: str) -> None:
    answer = get(files, path)
    assert (answer.status_code, answer.body) == (200, b"<p>the page")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_what_is_named_after_its_content_may_be_kept_for_good(files: StaticFiles) -> None:
    assert "immutable" in get(files, "/assets/index-Bz3kQ9x_.js").headers["cache-control"]
    assert get(files, "/theme.js").headers["cache-control"] == "no-cache"


def test_a_file_that_is_not_there_is_not_the_page(files: StaticFiles) -> None:
    assert get(files, "/assets/index-old.js").status_code == 404
    assert get(files, "/assets/../../secret.txt").status_code == 404


def test_texts_are_packed_for_who_can_unpack_them_and_fonts_never(files: StaticFiles) -> None:
    path = "/assets/index-Bz3kQ9x_.js"
    packed = get(files, path, accept_encoding="gzip, br")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(packed.body)) == bytes(get(files, path).body)
    assert "content-encoding" not in get(files, path).headers
    assert "content-encoding" not in get(files, "/assets/face-B1c2D3e4.woff2", accept_encoding="gzip").headers


def test_a_large_file_is_kept_packed_alone_and_unpacked_for_who_can_not(tmp_path: Path) -> None:
    (tmp_path / "python.wasm.gz").write_bytes(gzip.compress(b"\0asm"))
    files = StaticFiles(tmp_path)
    packed = get(files, "/python.wasm", accept_encoding="gzip")
    assert (packed.headers["content-type"], packed.headers["content-encoding"]) == ("application/wasm", "gzip")
    assert gzip.decompress(bytes(packed.body)) == get(files, "/python.wasm").body == b"\0asm"
    assert get(files, "/python.wasm.gz").status_code == 404


def test_who_has_a_file_already_is_told_so(files: StaticFiles) -> None:
    etag = get(files, "/theme.js").headers["etag"]
    again = get(files, "/theme.js", if_none_match=etag)
    assert (again.status_code, again.body) == (304, b"")


def test_without_a_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    answer = get(StaticFiles(tmp_path / "nothing"), "/")
    assert b"scripts/web-build" in bytes(answer.body)
