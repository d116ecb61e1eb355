"""`rollwright web build`: the web client as a folder that any host of files can serve, with no server of ours."""

from __future__ import annotations

import argparse
import gzip
import importlib.resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from rollwright.cli.arguments import Commands
from rollwright.cli.errors import CommandError

_PAGE: Final = "index.html"
_ROOT: Final = "<html "


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("web", help="make a site on which people play without a server")
    parser.add_argument("action", choices=("build",), metavar="build")
    parser.add_argument("folder", metavar="DIR", help="where to put it: an empty folder, or a new one")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    client = importlib.resources.files("rollwright") / "server" / "static"
    if not (client / _PAGE).is_file() or not (client / "python").is_dir():
        raise CommandError("the web client has not been built; in a copy of the repository, run scripts/web-build")
    folder = Path(args.folder)
    if folder.exists() and any(folder.iterdir()):
        raise CommandError(f"{folder} is not empty; name a folder that is, or is still to be made")
    count = build(client, folder)
    print(f"{count} files are in {folder}. Any host of files can serve them at the root of its address.")


def build(client: Traversable, folder: Path) -> int:
    """Copy the client, unpacked, and say in its page that there is no server. Gives the number of files."""
    count = _copy(client, folder)
    page = (folder / _PAGE).read_text("utf-8")
    if _ROOT not in page:
        raise CommandError(f"the page of this web client has no {_ROOT!r}; build the client anew")
    page = page.replace(_ROOT, f'{_ROOT}data-server="none" ', 1)
    # A host that has no file for an address such as /t/… answers with 404.html, and the page routes from there.
    for name in (_PAGE, "404.html"):
        (folder / name).write_text(page, "utf-8")
    return count + 1


def _copy(source: Traversable, target: Path) -> int:
    target.mkdir(parents=True, exist_ok=True)
    count = 0
    for entry in source.iterdir():
        if entry.name.startswith("."):
            continue
        if entry.is_dir():
            count += _copy(entry, target / entry.name)
        elif entry.name.endswith(".gz"):
            (target / entry.name.removesuffix(".gz")).write_bytes(gzip.decompress(entry.read_bytes()))
            count += 1
        else:
            (target / entry.name).write_bytes(entry.read_bytes())
            count += 1
    return count
