"""Bots are found by listing their folder."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rollwright.bots import UnknownBot, bot_names, find_bot


def test_every_module_of_the_folder_is_a_bot_that_can_be_found() -> None:
    assert {"greedy", "random"} <= set(bot_names())
    for name in bot_names():
        assert callable(find_bot(name).choose)


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'grandmaster'; there are .*greedy.*random"):
        find_bot("grandmaster")


def test_what_is_no_module_of_the_folder_is_no_bot() -> None:
    with pytest.raises(UnknownBot):
        find_bot("__init__")


def test_names_are_listed_without_importing_any_bot() -> None:
    code = (
        "import sys, rollwright.bots as bots; names = bots.bot_names(); "
        "sys.exit(any(f'rollwright.bots.{name}' in sys.modules for name in names))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
