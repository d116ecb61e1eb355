"""Cards that can be checked, as docs/protocol.md says it: written here once more, in other words, and compared."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.model import CHANCE
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.game import Close
from rollwright.tables.fairness.cards import Deck, deck_of, leaf, root_from, seals, secret_of
from rollwright.tables.fairness.dice import CHAIN, LOCAL
from rollwright.tables.study.verify import judge, verify
from rollwright.tables.wire.export import log_json
from rollwright.tables.wire.outbound import info, news_for
from rollwright.tables.wire.schema import OUTBOUND
from tests.tables import page_logs
from tests.tables.evening import PEOPLE, Evening, fresh, playing, seats, seed
from tests.tables.test_verify import Log, hashed_anew, log_of

pytestmark = pytest.mark.usefixtures("toy_installed")

TAIL = bytes(range(32))
CONTEXT = hashlib.sha256(b"context").hexdigest()


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


# The scheme


def test_the_seal_is_the_hash_of_a_secret_that_follows_from_the_tail() -> None:
    secret = hmac.new(TAIL, b"cards", "sha256").digest()
    assert secret_of(TAIL) == secret
    assert seals(CHAIN, TAIL)["cards"] == sha(secret).hex()
    assert seals(LOCAL, TAIL) == {"scheme": "local", "commit": "", "cards": ""}


def numbers_of(key: bytes, totals: list[int]) -> list[int]:
    """The n-th number below a total, n from 1: from the stream that dice have, with the deck's own key."""
    numbers: list[int] = []
    for n, total in enumerate(totals, start=1):
        bits = hmac.new(key, bytes.fromhex(CONTEXT) + n.to_bytes(4, "big") + bytes(4), "sha256").digest()
        words = [int.from_bytes(bits[at : at + 4], "big") for at in range(0, 32, 4)]
        numbers.append(next(word for word in words if word < 2**32 - 2**32 % total) % total)
    return numbers


def test_the_order_is_the_game_s_own_shuffle_by_numbers_of_the_deck_s_key() -> None:
    game = find_game("toy")
    position = game.new(make_setup(game, 2))
    secret = secret_of(TAIL)
    key = hmac.new(secret, bytes.fromhex(CONTEXT) + b"cards", "sha256").digest()
    left = [1, 1, 1, 2, 2, 2, 3, 3, 3]
    order = [f"deal {left.pop(number)}" for number in numbers_of(key, list(range(9, 0, -1)))]
    deck = deck_of(game, position, secret, CONTEXT, "cards")
    assert [game.write_action(card) for card in deck.order] == order


def test_a_deck_is_remembered_for_the_position_in_which_its_first_card_is_drawn_and_no_other() -> None:
    game = find_game("toy")
    secret = secret_of(TAIL)
    one, other = (game.new(make_setup(game, 2)) for _ in range(2))
    first = deck_of(game, one, secret, CONTEXT, "cards")
    assert deck_of(game, one, secret, CONTEXT, "cards") is first
    made = deck_of(game, other, secret, CONTEXT, "cards")
    assert made is not first
    assert made.order == first.order
    assert deck_of(game, other, secret_of(bytes(32)), CONTEXT, "cards").order != first.order


def test_the_root_of_five_salted_cards() -> None:
    deck = Deck("supply", [7, 7, 8, 9, 7], TAIL)
    salts = [hmac.new(TAIL, b"salt" + bytes([0, 0, 0, i]), "sha256").digest() for i in range(5)]
    a, b, c, d, e = (sha(b"\0", salts[i], f'["supply",{i},{card}]'.encode()) for i, card in enumerate([7, 7, 8, 9, 7]))
    ab, cd = sha(b"\1", a, b), sha(b"\1", c, d)
    abcd = sha(b"\1", ab, cd)
    assert deck.root == sha(b"\1", abcd, e).hex()
    assert deck.path(2) == [d.hex(), ab.hex(), e.hex()]
    assert deck.path(4) == [abcd.hex()], "the fifth is left over twice, and goes up as it is"


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 8, 9, 80])
def test_every_leaf_leads_to_the_root_and_no_other_card_place_salt_or_path_does(size: int) -> None:
    deck = Deck("supply", [card % 7 for card in range(size)], TAIL)
    for index, card in enumerate(deck.order):
        salt, path = deck.salt(index), deck.path(index)
        start = leaf("supply", index, card, salt)
        assert root_from(start, index, size, path) == deck.root
        assert root_from(leaf("supply", index, card + 1, salt), index, size, path) != deck.root
        assert root_from(leaf("supply", index + 1, card, salt), index, size, path) != deck.root
        assert root_from(leaf("other", index, card, salt), index, size, path) != deck.root
        assert root_from(leaf("supply", index, card, deck.salt(index + 1)), index, size, path) != deck.root
        assert root_from(start, index, size, [*path, deck.root]) == ""
        if path:
            assert root_from(start, index, size, path[:-1]) == ""
            assert root_from(start, index, size, [deck.root, *path[1:]]) != deck.root


def test_other_tails_seeds_and_names_give_other_orders() -> None:
    game = find_game("toy")
    position = game.new(make_setup(game, 2))
    other = hashlib.sha256(b"other").hexdigest()
    decks = [
        deck_of(game, position, secret_of(TAIL), CONTEXT, "cards"),
        deck_of(game, position, secret_of(bytes(32)), CONTEXT, "cards"),
        deck_of(game, position, secret_of(TAIL), other, "cards"),
        deck_of(game, position, secret_of(TAIL), CONTEXT, "cards-2"),
    ]
    assert len({deck.root for deck in decks}) == 4
    assert len({tuple(deck.order) for deck in decks}) == 4


# At a table


def drawn(log: Log) -> list[dict[str, Any]]:
    return [one for row in log for one in row["body"].get("chance", []) if "deck" in one]


def test_a_table_draws_the_cards_of_its_deck_one_after_the_other() -> None:
    evening = playing("me", "open", game="toy")
    table = evening.table
    made = table.decks["cards"]
    deck = deck_of(table.game, made.first, secret_of(evening.secret), table.context, "cards")
    cards = drawn(log_of_all(evening))
    assert [card["action"] for card in cards] == deck.order[:6]
    assert [card["index"] for card in cards] == list(range(6))
    assert (made.size, made.root) == (9, deck.root)
    assert [card.get("made") for card in cards] == [{"size": 9, "root": deck.root}] + [None] * 5


def log_of_all(evening: Evening) -> Log:
    """As the store has it, which nobody else ever sees."""
    return [json.loads(json.dumps(row.to_json())) for row in evening.table.rows]


def test_a_hidden_card_opens_no_leaf_until_the_end() -> None:
    evening = playing("me", "open", game="toy")
    assert not any("leaf" in card for card in drawn(log_of_all(evening)))
    news = news_for(evening.table, evening.table.seq, "ada", evening.now, PEOPLE)
    assert "leaves" not in news
    assert evening.table.rows[-1].body.opened is None


def test_a_card_that_all_may_see_opens_its_leaf_at_once_to_everybody() -> None:
    evening = playing("me", "open", game="toy_open")
    table = evening.table
    for person in ("ada", "bob", None):
        news = news_for(table, table.seq, person, evening.now, PEOPLE)
        decks = {made["deck"]: made for made in news["info"]["dice"]["decks"]}
        assert OUTBOUND.fault(json.loads(json.dumps(news)), "the message") == ""
        assert len(news["leaves"]) == 6
        for card in news["leaves"]:
            made, opened = decks[card["deck"]], card["leaf"]
            start = leaf(card["deck"], card["index"], card["action"], opened["salt"])
            assert root_from(start, card["index"], made["size"], opened["path"]) == made["root"]


def test_seal_and_roots_are_told_to_everybody_and_the_secret_to_nobody() -> None:
    evening = playing("me", "open", game="toy")
    dice = info(evening.table, None, PEOPLE)["dice"]
    assert dice["cards"] == hashlib.sha256(secret_of(evening.secret)).hexdigest()
    assert dice["decks"] == [{"deck": "cards", "size": 9, "root": evening.table.decks["cards"].root}]
    reported = json.dumps([news_for(evening.table, seq, "ada", 0, PEOPLE) for seq in range(1, evening.table.seq + 1)])
    assert secret_of(evening.secret).hex() not in reported


@pytest.mark.parametrize("game", ["toy", "toy_open"])
def test_an_honest_game_with_cards_passes(game: str) -> None:
    evening = playing("me", "open", "random", game=game)
    evening.play_out()
    verdict = judge(log_json(evening.table, None))
    assert (verdict.findings, verdict.notes) == ([], [])
    assert (verdict.rolls, verdict.cards) == (3, 9)


def test_what_ends_the_game_opens_secret_and_deck() -> None:
    evening = playing("me", "open", game="toy")
    evening.play_out()
    opened = evening.table.rows[-1].body.to_json()["opened"]
    assert opened["secret"] == secret_of(evening.secret).hex()
    assert len(opened["decks"]["cards"]) == 9


def test_a_game_that_is_closed_opens_them_too() -> None:
    evening = playing("me", game="toy")
    evening.do(Close("ada", evening.cid()))
    verdict = judge(log_json(evening.table, None))
    assert verdict.findings == []
    assert verdict.cards == 3
    assert evening.table.rows[-1].body.opened is not None


def test_a_game_without_cards_opens_nothing() -> None:
    evening = playing("me", "random")
    evening.do(Close("ada", evening.cid()))
    assert evening.table.rows[-1].body.opened is None


def test_of_a_running_game_what_was_shown_is_checked_and_the_reader_is_told_of_the_rest() -> None:
    evening = playing("me", "open", game="toy_open")
    log = log_of(evening)
    verdict = judge(log)
    assert verdict.findings == []
    assert any("not opened yet" in note for note in verdict.notes)
    drawn(log)[2]["leaf"]["salt"] = seed("eve")
    assert any("its leaf does not lead to the root" in one for one in verify(hashed_anew(log)))


def test_a_table_in_one_browser_draws_cards_by_itself() -> None:
    evening = Evening()
    evening.do(Create("ada", "c", fresh(), "toy", seats("random", "random"), scheme="local"))
    evening.start()
    evening.let_bots_play()
    log = log_of(evening)
    assert drawn(log) == []
    assert verify(log) == ["the dice of this table are local: nothing proves them"]


# Fairness


def test_cards_dealt_by_tables_are_as_likely_as_they_should_be() -> None:
    """The first two cards over 4,000 secrets: nine pairs, of nine cards without putting back. 8 degrees of freedom."""
    game = find_game("toy")
    position = game.new(make_setup(game, 2))
    counts: dict[tuple[int, int], int] = {}
    for n in range(4000):
        deck = deck_of(game, position, sha(n.to_bytes(4, "big")), CONTEXT, "cards")
        pair = (deck.order[0], deck.order[1])
        counts[pair] = counts.get(pair, 0) + 1
    expected = {(a, b): 4000 * (3 / 9) * ((2 if a == b else 3) / 8) for a in range(3) for b in range(3)}
    assert sum((counts.get(pair, 0) - want) ** 2 / want for pair, want in expected.items()) < 26.1
    assert game.to_act(position) == (CHANCE,)


# The page


@pytest.mark.parametrize("name", page_logs.LOGS)
def test_the_logs_that_the_page_is_tested_with_are_honest_and_of_today(name: str) -> None:
    text = page_logs.text_of(page_logs.LOGS[name]())
    assert verify(json.loads(text)) == []
    assert (page_logs.FIXTURES / name).read_text("utf-8") == text, "run python -m tests.tables.page_logs"
