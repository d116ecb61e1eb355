"""Nothing leaks: two games that differ only in what a viewer can't know give that viewer the same bytes.

The mutants are ways in which something could leak. Each must be found.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rollwright.kernel.model import Refusal, Seat
from rollwright.tables.commands import chance
from rollwright.tables.fairness.canonical import fingerprint
from rollwright.tables.log import visibility
from rollwright.tables.log.table import Played, Table
from rollwright.tables.study import what_if
from rollwright.tables.wire import export, outbound
from rollwright.testing.altered import altered
from rollwright.testing.pairs import Leak, Pair, games_that_hide, play_pairs
from rollwright.testing.twins import EVENTS, VIEWS
from tests.toy import GAME as TOY
from tests.toy.position import Position, size

PAIRS = 300
BATCHES = 3
HIDING: list[Any] = games_that_hide() or [
    pytest.param("", marks=pytest.mark.skip("no game that is found hides anything"))
]
toys = pytest.mark.usefixtures("toy_installed")
needs_source = pytest.mark.skipif(not outbound.__file__.endswith(".py"), reason="no leak can be put into compiled code")


@toys
@pytest.mark.parametrize(("game_id", "differ"), [("toy", 12), ("toy_open", 4)])
def test_a_few_pairs_of_the_toys_look_the_same(game_id: str, differ: int) -> None:
    rows, differing, _ = play_pairs(game_id, 0, 20, "a few", looks=1)
    assert rows > 40
    assert differing >= differ


@pytest.mark.slow
@toys
def test_many_pairs_of_the_toy_look_the_same() -> None:
    pairs = PAIRS // 3
    rows, differing, _ = play_pairs("toy", 0, pairs, "many")
    assert rows > pairs
    assert differing > pairs * 2 // 3


@pytest.mark.parametrize("game_id", HIDING)
def test_a_few_pairs_of_every_game_that_hides_something_look_the_same(game_id: str) -> None:
    rows, differing, _ = play_pairs(game_id, 0, 8, "a few", most=12)
    assert rows > 20, "where what was dealt is soon shown, a pair soon parts"
    assert differing >= 6


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("game_id", HIDING)
def test_many_pairs_of_every_game_that_hides_something_look_the_same(game_id: str, batch: int) -> None:
    """Three in hundred are played to their end, the others as far as their first rows."""
    first, last = PAIRS * batch // BATCHES, PAIRS * (batch + 1) // BATCHES
    rows, differing, _ = play_pairs(game_id, first, last - 3, "many", most=20, looks=10)
    assert differing > (last - first) * 3 // 4
    whole, _, _ = play_pairs(game_id, last - 3, last, "many", looks=20)
    assert rows + whole > 300


# What leaks, and is found

Patch = pytest.MonkeyPatch


def hands_of(position: Position) -> str:
    return "".join(str(player.hand) for player in position.players)


def play_with(patch: Patch, **changes: Any) -> None:
    """Have the toy found with other parts."""
    patch.setattr("tests.toy.GAME", altered(TOY, **changes))


def the_game_s_view_shows_a_hand(patch: Patch) -> None:
    def view(position: Position, seat: Seat | None) -> Position:
        covered = TOY.view(position, seat)
        players = (*covered.players[:-1], position.players[-1])
        return covered if position.step == "deal" else replace(covered, players=players)

    play_with(patch, view=view)


def the_game_s_view_shows_secret_choices(patch: Patch) -> None:
    def view(position: Position, seat: Seat | None) -> Position:
        covered = TOY.view(position, seat)
        players = zip(covered.players, position.players, strict=True)
        return replace(covered, players=tuple(replace(one, bid=full.bid) for one, full in players))

    play_with(patch, view=view)


def the_game_s_event_tells_the_card(patch: Patch) -> None:
    play_with(patch, visible=lambda event, seat: event if event.code == "toy.dealt" else TOY.visible(event, seat))


def the_game_s_event_tells_secret_choices(patch: Patch) -> None:
    play_with(patch, visible=lambda event, seat: event if event.code == "toy.bid" else TOY.visible(event, seat))


def the_game_s_refusal_tells_of_other_hands(patch: Patch) -> None:
    def check(position: Position, seat: Seat, action: int) -> Refusal | None:
        found = TOY.check(position, seat, action)
        return found and Refusal(found.code, found.rule, {**found.values, "hands": hands_of(position)})

    play_with(patch, check=check)


def the_game_s_preview_looks_at_other_hands(patch: Patch) -> None:
    def evaluated(table: Table, ask: Any, seat: Seat, position: Position) -> Any:
        message = plays(table, ask, seat, position)
        message["points"]["high"] += len(set(hands_of(position)))
        return message

    plays = what_if._play
    patch.setattr(what_if, "_play", evaluated)


def the_table_shows_an_onlooker_all(patch: Patch) -> None:
    def view_of(table: Table, person: str | None, seq: int | None = None) -> Any:
        if table.seats_of(person) or table.match is None:
            return sees(table, person, seq)
        return table.match.position

    sees = visibility.view_of
    for module in (visibility, outbound):
        patch.setattr(module, "view_of", view_of)


def the_table_looks_through_another_s_eyes(patch: Patch) -> None:
    patch.setattr(visibility, "viewing_seat", lambda table, person: 0)


def the_table_tells_every_event(patch: Patch) -> None:
    patch.setattr(outbound, "visible_event", lambda table, event, own: event)


def the_table_tells_every_move(patch: Patch) -> None:
    patch.setattr(outbound, "may_know", lambda table, played, own: True)


def the_replay_tells_every_move(patch: Patch) -> None:
    patch.setattr(export, "may_know", lambda table, played, own: True)


def a_hidden_card_opens_its_leaf(patch: Patch) -> None:
    def may_know(table: Table, played: Played, own: list[Seat]) -> bool:
        return True

    patch.setattr(chance, "may_know", may_know)


def the_view_hash_covers_the_table(patch: Patch) -> None:
    def news_for(table: Table, seq: int, *rest: Any) -> Any:
        message = tells(table, seq, *rest)
        return message | ({"view_hash": table.digest()} if "view_hash" in message else {})

    tells = outbound.news_for
    patch.setattr("rollwright.testing.pairs.news_for", news_for)


def the_view_hash_covers_the_position(patch: Patch) -> None:
    def view_for(table: Table, *rest: Any) -> Any:
        message = tells(table, *rest)
        match = table.match
        return message if match is None else message | {"view_hash": fingerprint(table.game.to_json(match.position))}

    tells = outbound.view_for
    patch.setattr("rollwright.testing.pairs.view_for", view_for)


def a_frame_is_longer_with_higher_cards(patch: Patch) -> None:
    def news_for(table: Table, seq: int, *rest: Any) -> Any:
        message = tells(table, seq, *rest)
        pad = (
            0 if table.match is None else sum(int(digit) for digit in hands_of(table.match.position) if digit.isdigit())
        )
        return message | {"pad": " " * pad}

    tells = outbound.news_for
    patch.setattr("rollwright.testing.pairs.news_for", news_for)


def the_log_goes_on(patch: Patch) -> None:
    patch.setattr("rollwright.testing.pairs.log_json", lambda table, person: [row.to_json() for row in table.rows])


def the_log_goes_on_with_hashes_alone(patch: Patch) -> None:
    patch.setattr("rollwright.testing.pairs.log_json", lambda table, person: [row.hash for row in table.rows])


def an_offer_counts_other_hands(patch: Patch) -> None:
    def offer(table: Table, seat: Seat, actions: list[int], can_undo: bool) -> Any:
        message = offers(table, seat, actions, can_undo)
        match = table.match
        return message if match is None else message | {"decision": len(set(hands_of(match.position)))}

    offers = outbound.offer
    patch.setattr(outbound, "offer", offer)


def an_ask_is_answered_from_the_position(patch: Patch) -> None:
    patch.setattr(what_if, "_play", lambda table, ask, seat, position: table.game.to_json(position))


OF_THE_TOY: list[Callable[[Patch], None]] = [
    the_game_s_view_shows_a_hand,
    the_game_s_view_shows_secret_choices,
    the_game_s_event_tells_the_card,
    the_game_s_event_tells_secret_choices,
    the_game_s_refusal_tells_of_other_hands,
    the_game_s_preview_looks_at_other_hands,
    a_frame_is_longer_with_higher_cards,
    an_offer_counts_other_hands,
]
OF_ANY_GAME: list[Callable[[Patch], None]] = [
    the_table_shows_an_onlooker_all,
    the_table_looks_through_another_s_eyes,
    the_table_tells_every_event,
    the_table_tells_every_move,
    the_replay_tells_every_move,
    a_hidden_card_opens_its_leaf,
    the_view_hash_covers_the_table,
    the_view_hash_covers_the_position,
    the_log_goes_on,
    the_log_goes_on_with_hashes_alone,
    an_ask_is_answered_from_the_position,
]


@toys
@needs_source
@pytest.mark.parametrize("leak", OF_THE_TOY + OF_ANY_GAME, ids=lambda leak: leak.__name__)
def test_a_leak_is_found(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        play_pairs("toy", 0, 60, "leak")


@needs_source
@pytest.mark.parametrize("game_id", HIDING)
@pytest.mark.parametrize("leak", OF_ANY_GAME, ids=lambda leak: leak.__name__)
def test_a_leak_is_found_with_every_game(leak: Callable[[Patch], None], game_id: str, monkeypatch: Patch) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        play_pairs(game_id, 0, 12, "leak", most=4)


@toys
def test_two_games_of_a_pair_do_differ() -> None:
    pair = Pair("toy", 3, 0, "differ", EVENTS)
    assert pair.one.match is not None
    assert pair.other.match is not None
    one, other = pair.one.match.position, pair.other.match.position
    assert one != other
    assert one.players[0] == other.players[0]
    assert [size(player.hand) for player in one.players] == [size(player.hand) for player in other.players]
    assert pair.one.rows[-1].hash != pair.other.rows[-1].hash


def said(table: Table) -> object:
    """The actions of the latest row."""
    return table.rows[-1].body.to_json().get("actions")


@toys
def test_what_is_done_in_secret_differs_too() -> None:
    pairs = [Pair("toy", 3, None, f"secret {n}", VIEWS) for n in range(20)]
    for pair in pairs:
        pair.play(2, 1)
    bids = [(said(pair.one), said(pair.other)) for pair in pairs]
    assert any(one != other for one, other in bids)
