"""What the gate tries with one value, and scripts/full with all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def one_and_rarely(values: Iterable[Any]) -> list[Any]:
    """The first one always; the others are `rare`."""
    first, *others = values
    return [first, *(pytest.param(other, marks=pytest.mark.rare) for other in others)]
