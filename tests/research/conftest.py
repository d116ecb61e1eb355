"""What the tests of the environments share."""

from __future__ import annotations

from tests.cli.conftest import toy

__all__ = ["toy"]
