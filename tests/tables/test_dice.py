"""The scheme chain-1, as docs/protocol.md says it: written here once more, in other words, and compared."""

from __future__ import annotations

import hashlib
import hmac
import json

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.model import CHANCE
from rollwright.tables.fairness.dice import (
    CHAIN,
    LINKS,
    LOCAL,
    commit,
    context_of,
    hash_of_seed,
    link,
    number_below,
    roll,
)
from tests.tables.evening import GAME, playing, seed

TAIL = bytes(range(32))
CONTEXT = hashlib.sha256(b"context").digest()


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_commitment_is_the_tail_hashed_4096_times() -> None:
    value = TAIL
    for _ in range(4096):
        value = hashlib.sha256(value).digest()
    assert commit(CHAIN, TAIL) == value.hex()


def test_each_key_hashed_once_is_the_key_before_and_the_first_gives_the_commitment() -> None:
    keys = [bytes.fromhex(roll(CHAIN, TAIL, CONTEXT.hex(), n, 6, "").key) for n in (1, 2, 3)]
    before = [hashlib.sha256(key).hexdigest() for key in keys]
    assert before == [commit(CHAIN, TAIL), keys[0].hex(), keys[1].hex()]


def test_the_last_key_is_the_tail_itself() -> None:
    assert link(TAIL, 0) == TAIL
    assert roll(CHAIN, TAIL, CONTEXT.hex(), LINKS, 6, "").key == TAIL.hex()


def test_the_context_binds_table_game_setup_and_seeds_in_canonical_json() -> None:
    game = find_game(GAME)
    setup = make_setup(game, 2)
    text = json.dumps(["t", GAME, setup.to_json(), ["aa", None]], sort_keys=True, separators=(",", ":"))
    assert context_of("t", GAME, setup, ["aa", None]) == hashlib.sha256(text.encode()).hexdigest()
    others = [
        context_of("u", GAME, setup, ["aa", None]),
        context_of("t", "other", setup, ["aa", None]),
        context_of("t", GAME, make_setup(game, 2, None, {"marking": "must"}), ["aa", None]),
        context_of("t", GAME, make_setup(game, 2, "nl"), ["aa", None]),
        context_of("t", GAME, setup, [None, "aa"]),
        context_of("t", GAME, setup, ["ab", None]),
    ]
    assert len({context_of("t", GAME, setup, ["aa", None]), *others}) == 7


def test_a_seed_is_committed_to_by_the_hash_of_its_bytes() -> None:
    assert hash_of_seed(seed("ada")) == hashlib.sha256(bytes.fromhex(seed("ada"))).hexdigest()


def test_the_first_four_bytes_of_the_stream_that_are_not_passed_over_give_the_number() -> None:
    stream = hmac.new(TAIL, CONTEXT + (5).to_bytes(4, "big") + (0).to_bytes(4, "big"), "sha256").digest()
    assert number_below(7776, TAIL, CONTEXT, 5) == int.from_bytes(stream[:4], "big") % 7776
    assert number_below(1, TAIL, CONTEXT, 5) == 0
    assert number_below(2**32, TAIL, CONTEXT, 5) == int.from_bytes(stream[:4], "big")


def test_numbers_in_the_last_run_that_is_not_whole_are_passed_over_into_the_next_block_if_need_be() -> None:
    """With a total just over half of what four bytes can say, nearly every second number is passed over."""
    total = 2**31 + 1
    passed = 0
    for n in range(1, 400):
        words: list[int] = []
        for block in range(4):
            bits = hmac.new(TAIL, CONTEXT + n.to_bytes(4, "big") + block.to_bytes(4, "big"), "sha256").digest()
            words += [int.from_bytes(bits[at : at + 4], "big") for at in range(0, 32, 4)]
        accepted = next(index for index, word in enumerate(words) if word < total)
        assert number_below(total, TAIL, CONTEXT, n) == words[accepted]
        passed = max(passed, accepted)
    assert passed >= 8, "the second block was never needed"


def test_local_dice_depend_on_the_tail_and_the_rules_label_alone() -> None:
    one = roll(LOCAL, TAIL, "", 1, 7776, "round 1")
    assert roll(LOCAL, TAIL, "", 9, 7776, "round 1").number == one.number
    assert roll(LOCAL, bytes(32), "", 1, 7776, "round 1").number != one.number
    assert one.key == ""


def test_two_tables_with_one_tail_and_other_seeds_have_other_dice() -> None:
    one, other = playing("me", "open", name="same"), playing("me", "open", name="same", options={"marking": "must"})
    assert one.secret == other.secret
    assert one.table.context != other.table.context


@pytest.mark.slow
def test_over_a_million_numbers_of_the_stream_the_faces_of_a_die_are_even() -> None:
    """Chi-square with 5 degrees of freedom: 20.5 is passed by chance once in a thousand times."""
    counts = [0] * 6
    keys = [link(TAIL, LINKS - n) for n in range(1, 101)]
    contexts = [hashlib.sha256(n.to_bytes(4, "big")).digest() for n in range(100)]
    for n, key in enumerate(keys, start=1):
        for context in contexts:
            for index in range(n * 100, n * 100 + 100):
                counts[number_below(6, key, context, index)] += 1
    assert sum(counts) == 1_000_000
    assert chi_square(counts) < 20.5, counts


@pytest.mark.slow
def test_over_a_million_dice_of_the_game_the_faces_are_even() -> None:
    """200,000 rolls of five dice, each number mapped to dice by the rules themselves."""
    game = find_game(GAME)
    position = game.new(make_setup(game, 3))
    while game.to_act(position) == (CHANCE,):
        position = game.after(position, CHANCE, game.outcome(position, 0))
    rolling = game.after(position, game.to_act(position)[0], game.read_action("roll"))
    total = game.chance(rolling).total
    faces = [game.write_action(game.outcome(rolling, number)).removeprefix("dice ") for number in range(total)]
    counts: dict[str, int] = {}
    for n in range(100):
        key, context = link(TAIL, LINKS - 1 - n), hashlib.sha256(bytes([n])).digest()
        for index in range(2_000):
            for face in faces[number_below(total, key, context, index)]:
                counts[face] = counts.get(face, 0) + 1
    assert sum(counts.values()) == 1_000_000
    assert len(counts) == 6
    assert chi_square(list(counts.values())) < 20.5, counts
