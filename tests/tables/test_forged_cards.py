"""A log in which cards were tampered with is found out, however well."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest

from rollwright.tables.fairness.cards import Deck
from rollwright.tables.log.table import PLAYING
from rollwright.tables.study.verify import judge, verify
from rollwright.testing.pairs import games_that_hide
from tests.tables.evening import playing, seed
from tests.tables.test_cards import TAIL, drawn
from tests.tables.test_verify import Log, hashed_anew, log_of

pytestmark = pytest.mark.usefixtures("toy_installed")


def finished(game: str = "toy") -> Log:
    """A game in which all always fold: whatever the forger makes of their cards, no rule is broken by it."""
    evening = playing("me", "open", game=game, name="forged")
    while evening.table.phase == PLAYING:
        evening.act(evening.active(), "fold")
    log = log_of(evening)
    assert verify(log) == []
    return log


def opened(log: Log) -> dict[str, Any]:
    found: dict[str, Any] = next(row["body"]["opened"] for row in log if "opened" in row["body"])
    return found


def first_deck(log: Log) -> tuple[list[dict[str, Any]], list[int]]:
    """The cards that were drawn from the first deck, and the whole deck as it was opened."""
    name = drawn(log)[0]["deck"]
    return [card for card in drawn(log) if card["deck"] == name], opened(log)["decks"][name]


def a_swapped_card(log: Log) -> None:
    cards, _ = first_deck(log)
    one = cards[0]
    other = next(card for card in cards if card["action"] != one["action"])
    one["action"], other["action"] = other["action"], one["action"]


def a_swapped_card_with_the_order_to_fit(log: Log) -> None:
    a_swapped_card(log)
    cards, order = first_deck(log)
    order[: len(cards)] = [card["action"] for card in cards]


def a_peek_that_changes_a_later_card(log: Log) -> None:
    """The host has looked at the deck, and gives the last card that is drawn for one that would have stayed in it."""
    cards, order = first_deck(log)
    last = cards[-1]
    places = (*range(len(cards), len(order)), *range(len(order)))
    place = next(place for place in places if order[place] != last["action"])
    order[last["index"]], order[place] = order[place], order[last["index"]]
    last["action"] = order[last["index"]]


def a_peek_that_changes_what_was_never_drawn(log: Log) -> None:
    _, order = first_deck(log)
    order[-1] = next(card for card in order if card != order[-1])


def a_wrong_order_from_the_first(log: Log) -> None:
    """The host has chosen the order, and publishes the root of that."""
    a_swapped_card_with_the_order_to_fit(log)
    cards, order = first_deck(log)
    cards[0]["made"]["root"] = Deck(cards[0]["deck"], order, TAIL).root


def another_secret(log: Log) -> None:
    opened(log)["secret"] = seed("eve")


def another_secret_with_its_seal(log: Log) -> None:
    another_secret(log)
    log[0]["body"]["dice"]["cards"] = hashlib.sha256(bytes.fromhex(seed("eve"))).hexdigest()


def another_root(log: Log) -> None:
    drawn(log)[0]["made"]["root"] = seed("eve")


def another_size(log: Log) -> None:
    drawn(log)[0]["made"]["size"] = 8


def nothing_opened(log: Log) -> None:
    for row in log:
        row["body"].pop("opened", None)


def another_label(log: Log) -> None:
    drawn(log)[1]["label"] = "seat 9 card 9"


def a_roll_for_a_card(log: Log) -> None:
    card = drawn(log)[1]
    card |= {"number": 0, "total": 8, "key": seed("eve"), "index": 1}
    del card["deck"]


def a_deck_made_twice(log: Log) -> None:
    cards = drawn(log)
    cards[1]["made"] = cards[0]["made"]


def a_deck_never_made(log: Log) -> None:
    del drawn(log)[0]["made"]


def cards_in_another_order(log: Log) -> None:
    cards = drawn(log)
    cards[1]["index"], cards[2]["index"] = cards[2]["index"], cards[1]["index"]


FORGERIES: list[tuple[Callable[[Log], None], str]] = [
    (a_swapped_card, "the secret gives 'deal"),
    (a_swapped_card_with_the_order_to_fit, "give another order than the one opened"),
    (a_peek_that_changes_a_later_card, "card 5 of cards: the secret gives 'deal"),
    (a_peek_that_changes_what_was_never_drawn, "give another order than the one opened"),
    (a_wrong_order_from_the_first, "give another root than the one published"),
    (another_secret, "is not the one that was sealed"),
    (another_secret_with_its_seal, "give another root than the one published"),
    (another_root, "give another root than the one published"),
    (another_size, "give another root than the one published"),
    (nothing_opened, "was not opened at the end"),
    (another_label, "the rules call it 'seat 1 card 1'"),
    (a_roll_for_a_card, "the rules ask for card 1 of cards"),
    (a_deck_made_twice, "a deck is made once"),
    (a_deck_never_made, "a deck is made once"),
    (cards_in_another_order, "the rules ask for card 1 of cards"),
]


@pytest.mark.parametrize(("forge", "finding"), FORGERIES, ids=[forge.__name__ for forge, _ in FORGERIES])
def test_a_forged_log_is_found_out(forge: Callable[[Log], None], finding: str) -> None:
    log = finished()
    forge(log)
    findings = verify(hashed_anew(log))
    assert any(finding in one for one in findings), findings


def test_a_card_where_the_rules_roll_is_found() -> None:
    log = finished()
    roll = next(one for row in log for one in row["body"].get("chance", []) if "deck" not in one)
    roll |= {"deck": "cards", "index": 6}
    for name in ("number", "total", "key"):
        del roll[name]
    assert any("holds a card of cards where the rules ask for 'prize 1'" in one for one in verify(hashed_anew(log)))


def test_a_leaf_that_is_missing_or_too_many_is_found() -> None:
    log = finished("toy_open")
    shown = drawn(log)[0]["leaf"]
    del drawn(log)[0]["leaf"]
    assert any("its leaf is not opened" in one for one in verify(hashed_anew(log)))
    log = finished()
    drawn(log)[0]["leaf"] = shown
    assert any("it is hidden, and its leaf is opened" in one for one in verify(hashed_anew(log)))


CARDS_AND_ORDERS = [
    a_swapped_card,
    a_swapped_card_with_the_order_to_fit,
    a_peek_that_changes_a_later_card,
    a_peek_that_changes_what_was_never_drawn,
    a_wrong_order_from_the_first,
]


@pytest.mark.parametrize("game", games_that_hide() or ["toy"])
def test_with_every_game_that_hides_cards_an_honest_log_passes_and_a_forged_one_does_not(game: str) -> None:
    evening = playing("me", "random", game=game)
    evening.play_out()
    log = log_of(evening)
    verdict = judge(log)
    assert (verdict.findings, verdict.notes) == ([], [])
    assert verdict.cards > 3
    for forge in CARDS_AND_ORDERS:
        forged: Log = json.loads(json.dumps(log))
        forge(forged)
        assert verify(hashed_anew(forged)) != [], forge.__name__
