"""Leaf and fingerprint of a seal: the same in both languages, by the examples that both are tested with."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import pytest

from rollwright.tables.fairness.seal import LETTERS, seal_fingerprint, seal_leaf

SEALS: Final[list[dict[str, Any]]] = json.loads((Path(__file__).parent.parent / "data/seals.json").read_text("utf-8"))


@pytest.mark.parametrize("seal", SEALS, ids=lambda seal: seal["fingerprint"])
def test_a_seal_has_the_leaf_and_the_fingerprint_that_the_page_computes_too(seal: dict[str, Any]) -> None:
    leaf = seal_leaf(seal["table"], seal["commit"], seal["cards"])
    assert (leaf, seal_fingerprint(leaf)) == (seal["leaf"], seal["fingerprint"])


def test_a_leaf_is_the_hash_of_a_text_that_anybody_can_write() -> None:
    text = b'["rollwright seal 1","t","' + b"a" * 64 + b'","' + b"b" * 64 + b'"]'
    assert seal_leaf("t", "a" * 64, "b" * 64) == hashlib.sha256(text).hexdigest()


def test_a_fingerprint_is_the_leaf_hashed_often_in_base_thirty_the_lowest_digit_first() -> None:
    """Written plainly once more: so dear is every attempt to find another seal with the same letters."""
    stretched = bytes(32)
    for _ in range(4096):
        stretched = hashlib.sha256(stretched).digest()
    number = int.from_bytes(stretched, "big")
    letters = "".join(LETTERS[number // 30**place % 30] for place in range(8))
    assert seal_fingerprint("0" * 64) == f"{letters[:4]}-{letters[4:]}"


def test_seals_of_one_table_that_differ_in_dice_or_cards_alone_have_different_leaves() -> None:
    leaves = {seal["leaf"] for seal in SEALS}
    assert len(leaves) == len(SEALS) >= 5
