"""A changelog fragment is named by its topic, so that its name says something to whoever reads the folder."""

import re
from typing import Final

import pytest

from tests.repository.files import tracked

FRAGMENT: Final = re.compile(r"changelog\.d/\+[a-z]+(-[a-z]+)*\.(added|changed|fixed|removed)\.md")


def test_every_fragment_is_named_by_topic_and_kind() -> None:
    names = [path for path in tracked() if path.startswith("changelog.d/") and path != "changelog.d/README.md"]
    assert [name for name in names if not FRAGMENT.fullmatch(name)] == []


@pytest.mark.parametrize("name", ["18.added.md", "merge.added.md", "+merge.new.md", "+merge.added.1.md"])
def test_a_number_a_missing_plus_and_an_unknown_kind_are_noticed(name: str) -> None:
    assert not FRAGMENT.fullmatch(f"changelog.d/{name}")
