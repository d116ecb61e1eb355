"""A pytest plugin for Pyodide, which can't load Hypothesis and has no processes.

A test that needs one of them is skipped, and says so; its neighbours run.
"""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Generator
from types import ModuleType
from typing import Any

import pytest


class Absent(ModuleType):
    """Stands for whatever a test module takes from Hypothesis: any attribute of it, and any call, is absent as well."""

    def __getattr__(self, name: str) -> Any:
        return [] if name == "__path__" else Absent(name)

    def __call__(self, *arguments: object, **named: object) -> Any:
        return Absent(self.__name__)


def given(*_arguments: object, **_named: object) -> Callable[[object], object]:
    """In place of the decorator of that name."""

    def skipped() -> None:
        pytest.skip("Hypothesis does not load in Pyodide")

    def replace(test: Any) -> object:
        skipped.__name__, skipped.__doc__ = test.__name__, test.__doc__
        return skipped

    return replace


absent = Absent("hypothesis")
vars(absent)["given"] = given
sys.modules["hypothesis"] = absent
sys.modules["hypothesis.strategies"] = Absent("hypothesis.strategies")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    try:
        return (yield)
    except OSError as error:
        if error.errno == errno.ENOTSUP:
            pytest.skip("there are no processes in Pyodide")
        raise
