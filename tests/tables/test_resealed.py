"""A table that draws anew: after a redraw, which is counted; and after a restore, before the game and in it."""

from __future__ import annotations

import json

import pytest

from rollwright.tables.commands.create import Create
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.game import Reseal
from rollwright.tables.commands.lobby import Start
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.commands.sealed import Sealed, sealed_from_json
from rollwright.tables.fairness.cards import seals
from rollwright.tables.fairness.dice import CHAIN, LOCAL, link, tail_of
from rollwright.tables.fairness.seal import seal_leaf
from rollwright.tables.log.clocks import TO_REVEAL
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.fold import fold, replay_strictly
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.study.verify import judge, verify
from rollwright.tables.wire.outbound import info
from rollwright.tables.wire.schema import DICE_INFO
from tests.tables.evening import GAME, PEOPLE, Evening, entropy, fresh, playing, seats
from tests.tables.test_verify import log_of

pytestmark = pytest.mark.usefixtures("toy_installed")

TAIL = entropy("after the restore")[:32]


def restore(evening: Evening, epoch: int = 1, tail: bytes = TAIL) -> Accepted:
    return evening.do(Reseal(epoch, tail))


def sealed(ruling: Accepted) -> list[str]:
    return [effect.leaf for effect in ruling.effects if isinstance(effect, Sealed)]


def dice(evening: Evening) -> dict[str, object]:
    found: dict[str, object] = info(evening.table, None, PEOPLE)["dice"]
    assert DICE_INFO.fault(found, "dice") == ""
    return found


# What is sealed is to be public


def test_a_new_table_brings_the_leaf_of_its_seal() -> None:
    evening = Evening()
    created = evening.create("me", "open")
    table = evening.table
    assert sealed(created) == [seal_leaf(table.id, table.commit, table.cards)]
    assert sealed(evening.sit("bob")) == []


def test_a_table_of_local_dice_has_nothing_to_make_public() -> None:
    evening = Evening()
    assert sealed(evening.do(Create("ada", "c", fresh(), GAME, seats("random", "random"), scheme=LOCAL))) == []


def test_a_leaf_is_read_as_it_was_written() -> None:
    leaf = seal_leaf("t", "a" * 64, "b" * 64)
    assert sealed_from_json(json.loads(json.dumps(Sealed(leaf).to_json()))).leaf == leaf
    with pytest.raises(ValueError, match="lacks leaf"):
        sealed_from_json({})


# Redraws


def redrawn() -> Evening:
    evening = Evening("redrawn")
    evening.create("me", "open")
    evening.sit("bob")
    evening.do(Start("ada", evening.cid()))
    evening.reveal("ada")
    evening.now += TO_REVEAL
    evening.time_out()
    evening.attempt = 1
    return evening


def test_a_redraw_is_counted_and_its_seal_is_made_public_too() -> None:
    evening = Evening("counted")
    evening.create("me", "open")
    evening.sit("bob")
    evening.do(Start("ada", evening.cid()))
    assert dice(evening)["redraws"] == 0
    evening.now += TO_REVEAL
    ruling = evening.time_out()
    assert dice(evening)["redraws"] == 1
    assert sealed(ruling) == [seal_leaf(evening.table.id, evening.table.commit, evening.table.cards)]


def test_a_redraw_is_told_with_its_number() -> None:
    evening = redrawn()
    for person in ("ada", "bob"):
        evening.sit(person)
    evening.start()
    evening.play_out()
    verdict = judge(log_of(evening))
    assert verdict.findings == []
    (note,) = verdict.notes
    assert note.startswith("the table was sealed anew once because a seed was not revealed")
    assert len(verdict.sealings) == 2


# After a restore, before the game


@pytest.mark.parametrize("started", [False, True])
def test_before_the_game_all_commit_anew_for_their_seeds_may_have_been_seen(started: bool) -> None:
    evening = Evening("waiting")
    evening.create("me", "open")
    evening.sit("bob")
    if started:
        evening.do(Start("ada", evening.cid()))
        evening.reveal("ada")
    before = evening.table.commit
    ruling = restore(evening)
    table = evening.table
    assert table.phase == "waiting"
    assert table.commit == seals(CHAIN, TAIL)["commit"] != before
    assert [chair.seed_hash for chair in table.chairs] == ["", ""]
    assert evening.secret == TAIL, "of the old tail nothing is needed any more"
    assert sealed(ruling) == [seal_leaf(table.id, table.commit, table.cards)]
    assert (dice(evening)["restored"], dice(evening)["redraws"]) == (1, 0)
    evening.attempt = 1
    for person in ("ada", "bob"):
        evening.sit(person)
    evening.start()
    evening.play_out()
    assert verify(log_of(evening)) == []


# In the game


def test_in_the_game_rolls_are_numbered_from_one_with_the_keys_of_the_new_chain() -> None:
    evening = playing("me", "random", name="rolls")
    evening.play_out(rows=40)
    before = evening.table.rolls
    assert before > 3
    context = evening.table.context
    restore(evening)
    assert (evening.table.rolls, evening.table.context, evening.table.phase) == (0, context, "playing")
    seq = evening.table.seq
    evening.play_out(rows=80)
    fallen = [one.to_json() for row in evening.table.rows[seq:] for one in row.body.chance]
    assert [one["index"] for one in fallen] == list(range(1, len(fallen) + 1))
    assert [one["key"] for one in fallen] == [link(TAIL, 4096 - one["index"]).hex() for one in fallen]
    evening.play_out()
    log = log_of(evening)
    verdict = judge(log)
    assert verdict.findings == []
    (note,) = verdict.notes
    assert note.startswith("the table was sealed anew once because its data was restored from a backup")
    assert [one.in_play for one in verdict.sealings] == [False, True]
    assert replay_strictly([row_from_json(row) for row in log]).digest() == evening.table.digest()


def test_the_same_position_rolls_otherwise_after_a_restore() -> None:
    """What people have seen after the backup was made does not come again."""

    def rolls(restored: bool) -> list[int]:
        evening = playing("me", "random", name="again")
        evening.play_out(rows=30)
        seq = evening.table.seq
        if restored:
            restore(evening)
        evening.play_out(rows=80)
        return [one.to_json()["number"] for row in evening.table.rows[seq:] for one in row.body.chance][:4]

    assert rolls(False) == rolls(False)
    assert rolls(True) != rolls(False)


def test_a_table_is_sealed_anew_once_for_each_restore() -> None:
    evening = playing("me", "random", name="twice")
    ruling = restore(evening)
    assert evening.repeats(Reseal(1, entropy("another node")[:32])) == ruling.row.seq
    restore(evening, 2, entropy("second")[:32])
    assert evening.table.restored == 2
    assert len(evening.secret) == 96
    assert [tail_of(evening.secret, ago) for ago in (0, 1)] == [entropy("second")[:32], TAIL]
    evening.play_out()
    assert verify(log_of(evening)) == []


def test_a_table_that_is_over_or_has_local_dice_is_left_as_it_is() -> None:
    evening = playing("me", "random", name="over")
    evening.play_out()
    assert evening.refuses(Reseal(1, TAIL), "table.not_now")
    local = Evening("local")
    local.do(Create("ada", "c", fresh("local"), GAME, seats("me", "random"), scheme=LOCAL))
    assert local.refuses(Reseal(1, TAIL), "table.not_now")


def test_a_seal_of_another_scheme_is_no_seal_of_this_table() -> None:
    evening = playing("me", "random", name="scheme")
    row = decide(evening.table, Reseal(1, TAIL), evening.now, evening.secret)
    assert isinstance(row, Accepted)
    data = json.loads(json.dumps(row.row.to_json()))
    data["body"]["dice"]["scheme"] = "local"
    with pytest.raises(LogError, match="seals with local dice"):
        fold(evening.table, row_from_json(data))


# Cards


@pytest.mark.parametrize("game", ["toy", "toy_open"])
def test_cards_that_are_out_stay_and_open_with_the_secret_that_they_were_sealed_with(game: str) -> None:
    evening = playing("me", "open", game=game, name=f"restored {game}")
    restore(evening)
    evening.play_out()
    log = log_of(evening)
    assert verify(log) == []
    opened = next(row["body"]["opened"] for row in log if "opened" in row["body"])
    assert len(opened["earlier"]) == 1
    assert opened["earlier"][0]["decks"] != {}


def made_in(evening: Evening) -> list[tuple[str, int]]:
    """Every deck that was made, and from which card on."""
    chance = [one.to_json() for row in evening.table.rows for one in row.body.chance]
    return [(one["deck"], one["index"]) for one in chance if "made" in one]


@pytest.mark.parametrize("game", ["copenhagen_board", "woodcraft_roll"])
def test_what_is_left_of_a_deck_is_made_anew_and_comes_in_another_order(game: str) -> None:
    def cards(restored: bool) -> tuple[Evening, list[int]]:
        evening = playing("random", "random", "me", game=game, name="decks")
        evening.play_out(rows=30)
        seq, drawn = evening.table.seq, evening.table.drawn
        if restored:
            restore(evening)
        evening.play_out()
        if restored:
            assert verify(log_of(evening)) == []
            first = next(index for name, index in made_in(evening) if index > 0)
            assert first >= drawn > 0 or game == "woodcraft_roll"
        chance = [one.to_json() for row in evening.table.rows[seq:] for one in row.body.chance]
        return evening, [one["action"] for one in chance if "deck" in one]

    before, old = cards(restored=False)
    after, new = cards(restored=True)
    assert all(index == 0 for _, index in made_in(before))
    assert any(index > 0 for _, index in made_in(after))
    assert new[:5] != old[:5]
    assert after.table.phase == "over"


def test_a_deck_that_was_made_twice_under_one_seal_is_no_deck() -> None:
    evening = playing("random", "random", "me", game="copenhagen_board", name="decks")
    evening.play_out(rows=30)
    restore(evening)
    evening.play_out()
    log = log_of(evening)
    cards = [one for row in log for one in row["body"].get("chance", []) if "deck" in one]
    again = next(place for place, one in enumerate(cards) if "made" in one and one["index"] > 0)
    cards[again + 1]["made"] = cards[again]["made"]
    assert any("a deck is made once" in one for one in verify(log))


def test_a_rest_that_was_put_in_an_order_of_the_forger_s_own_is_found() -> None:
    evening = playing("random", "random", "me", game="copenhagen_board", name="decks")
    evening.play_out(rows=30)
    restore(evening)
    evening.play_out()
    log = log_of(evening)
    opened = next(row["body"]["opened"] for row in log if "opened" in row["body"])
    name = next(iter(opened["decks"]))
    opened["decks"][name].reverse()
    assert any("give another order than the one opened" in one for one in verify(log))
    opened["earlier"] = []
    assert any("secrets of cards were opened" in one for one in verify(log))
