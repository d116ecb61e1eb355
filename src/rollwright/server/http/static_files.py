"""The web client, read into memory when the server starts: some hundred kilobytes, and no path can lead elsewhere."""

from __future__ import annotations

import gzip
import hashlib
import importlib.resources
import mimetypes
import re
from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

_HASHED: Final = re.compile(r"^/assets/.+-[\w-]{8,}\.\w+$")
"""What Vite names after its content never changes."""
_PACKED: Final = re.compile(r"\.(html|js|mjs|css|svg|json|txt|webmanifest|wasm|map)$")

_NO_CLIENT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Rollwright</title>
<h1>Rollwright is running</h1>
<p>The web client has not been built. In a copy of the repository, run <code>scripts/web-build</code> and start the
server again. Programs find the interface described at <a href="/api/docs">/api/docs</a>.</p>
"""


_TYPES: Final = {".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
"""What not every system knows, and a browser insists on."""


class File:
    """A file to be sent. `content` is None where it is kept packed alone, as large ones are."""

    def __init__(self, path: str, content: bytes | None, packed: bytes | None = None) -> None:
        suffix = path[path.rfind(".") :]
        kind = _TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        self.type: Final = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self._content: Final = content
        if packed is None and content is not None and _PACKED.search(path):
            packed = gzip.compress(content, 9, mtime=0)
        self.packed: Final = packed
        self.etag: Final = f'"{hashlib.sha256(content or packed or b"").hexdigest()[:20]}"'
        lasting = "public, max-age=31536000, immutable"
        self.caching: Final = lasting if _HASHED.match(path) else "no-cache"

    @property
    def content(self) -> bytes:
        return gzip.decompress(self.packed or b"") if self._content is None else self._content

    def answer(self, request: Request) -> Response:
        headers = {"etag": self.etag, "cache-control": self.caching, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, media_type=self.type, headers=headers)
        return Response(self.content, media_type=self.type, headers=headers)


class StaticFiles:
    """The files by path. What is no file is the client's own business: it gets the page, and the page looks further."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._files: Final[dict[str, File]] = {}
        folder = folder or importlib.resources.files("rollwright.server") / "static"
        if folder.is_dir():
            self._read(folder, "/")
        self._page: Final = self._files.get("/index.html") or File("/index.html", _NO_CLIENT.encode())

    def _read(self, folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.name.startswith("."):
                continue  # what the build leaves for the server alone
            if entry.is_dir():
                self._read(entry, f"{path}{entry.name}/")
            elif entry.name.endswith(".gz"):
                name = path + entry.name.removesuffix(".gz")
                self._files[name] = File(name, None, entry.read_bytes())
            else:
                self._files[path + entry.name] = File(path + entry.name, entry.read_bytes())

    async def answer(self, request: Request) -> Response:
        path = request.url.path
        found = self._files.get(path)
        if found is None and "." in path.rpartition("/")[2]:
            return Response("Not found", 404, media_type="text/plain")
        return (found or self._page).answer(request)

    def answer_file(self, request: Request, path: str) -> Response | None:
        """A file by its path; None where there is none."""
        found = self._files.get(path)
        return None if found is None else found.answer(request)

    def answer_page(self, request: Request, change: Callable[[str], str]) -> Response:
        """The page, changed for who asks: by language too."""
        page = File("/index.html", change(self._page.content.decode()).encode())
        response = page.answer(request)
        response.headers["vary"] = "accept-encoding, accept-language"
        return response
