"""Short forms of trials that are no test of the server elsewhere."""

from __future__ import annotations

import pytest

from tests.chaos.trials import http_api


@pytest.mark.rare
@pytest.mark.slow
def test_nothing_that_can_be_asked_over_http_breaks_the_server() -> None:
    lines, right = http_api(3)
    assert right, "\n".join(lines)
