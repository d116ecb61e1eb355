"""A small disk of one's own: an image in a file, mounted as a loop device. Needs root, and a system that lets it mount.

What a process has written but not synced is in the memory of the system, not in the image. So a copy of the image,
taken while the process stands still, is what a power cut would leave.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path


def can_mount(folder: Path) -> bool:
    """Whether disks can be made here."""
    if os.getuid() != 0 or shutil.which("mkfs.ext4") is None:
        return False
    try:
        with mounted(new_image(folder / "probe.img", 4), folder / "probe"):
            return True
    except subprocess.CalledProcessError:
        return False


def new_image(image: Path, mebibytes: int) -> Path:
    with image.open("wb") as file:
        file.truncate(mebibytes * 2**20)
    _run("mkfs.ext4", "-q", image)
    return image


@contextlib.contextmanager
def mounted(image: Path, place: Path) -> Iterator[Path]:
    place.mkdir()
    _run("mount", "-o", "loop", image, place)
    try:
        yield place
    finally:
        _run("umount", "--lazy", place)


def after_power_cut(image: Path, copy: Path) -> Path:
    """What is on the disk at this moment, and nothing that is still on its way there."""
    shutil.copyfile(image, copy)
    return copy


def _run(*command: object) -> None:
    subprocess.run([str(part) for part in command], check=True, capture_output=True)
