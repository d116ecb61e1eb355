"""The host of a browser's own tables: the same tables as a server's, kept by whoever runs it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import make_setup
from rollwright.kernel.record import read_record, replay
from rollwright.offline.bots import bring
from rollwright.testing.altered import altered
from tests.games.woodcraft_roll.bench import PACK
from tests.kernel.test_judge import made_up
from tests.offline.page import NO_CLOCK, Page
from tests.toy import GAME as TOY

REVIEWS = Path(__file__).parent.parent / "data" / "reviews"


def test_a_table_of_this_device_begins_without_seeds_and_says_that_its_dice_are_local() -> None:
    page = Page()
    table = page.create("random")
    info = page.look(table)["info"]
    assert table.startswith("here-")
    assert (info["phase"], info["dice"]["scheme"], info["dice"]["commit"]) == ("playing", "local", "")
    assert info["seats"][0]["name"] == "Asta"


@pytest.mark.parametrize("game", game_ids())
def test_bots_play_on_until_it_is_my_turn(game: str) -> None:
    page = Page()
    table = page.create("random", game=game)
    played = 0
    while played < 6 and page.play(table, played):
        assert not page.waiting
        played += 1
    assert played > 1, "a game has more than one turn"


@pytest.mark.slow
@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_ends_and_its_record_replays_to_the_same_position(game: str) -> None:
    page = Page()
    table = page.create("random", game=game)
    for pick in range(2000):
        if not page.play(table, pick):
            break
    assert page.look(table)["info"]["phase"] == "over"
    text = page.host.export(table, "record")
    assert replay(find_game(game), read_record(text)).over  # it compares the hash, too


def test_what_was_kept_is_all_that_is_needed_to_go_on() -> None:
    first = Page()
    table = first.create("random")
    for pick in range(5):
        first.play(table, pick)
    second = Page(rows=first.kept)
    seen = first.send({"t": "open", "table": table})[-1]
    assert second.send({"t": "open", "table": table})[-1]["view_hash"] == seen["view_hash"]
    assert [card["id"] for card in second.send({"t": "mine"})[-1]["mine"]] == [table]
    assert second.play(table)


def test_a_bot_that_had_not_answered_is_asked_again_when_the_page_comes_back() -> None:
    page = Page()
    table = page.create("random", "random")
    while not page.waiting:
        offer = page.offers()[0]
        move = {"actions": [offer["actions"][0]["id"]], "decision": offer["decision"], "seat": offer["seat"]}
        page.send({"t": "cmd", "table": table, "cid": str(len(page.kept)), "do": "act", **move}, bots=False)
    again = Page(rows=page.kept)
    again.send({"t": "open", "table": table}, bots=False)
    assert again.waiting == page.waiting


def test_the_same_creation_twice_finds_the_first_table_also_after_a_restart() -> None:
    page = Page()
    table = page.create("random", cid="once")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish: dict[str, Any] = {"game": "copenhagen_roll", "players": 2, "seats": seats, "clock": NO_CLOCK}
    reported = Page(rows=page.kept).send({"t": "create", "cid": "once", "open": False, "seed_hash": "0" * 64, **wish})
    assert (reported[-1]["table"], reported[-1]["dup"]) == (table, True)


def test_a_move_against_the_rules_is_refused_with_its_rule_and_nothing_is_kept() -> None:
    page = Page()
    table = page.create("random")
    kept = len(page.kept)
    answer = page.send({"t": "ask", "table": table, "id": "why", "plan": ["place f1 f2"]})[-1]
    assert answer["refusal"]["rule"].startswith("CRW")
    offer = page.offers()[0]
    illegal = next(action for action in range(2000) if action not in [one["id"] for one in offer["actions"]])
    reported = page.command(table, "act", actions=[illegal], decision=offer["decision"], seat=offer["seat"])
    assert (reported[-1]["code"], len(page.kept)) == ("illegal", kept)


def test_a_hint_is_thought_out_where_bots_think_and_reported_with_the_table_as_it_stood() -> None:
    page = Page()
    table = page.create("random")
    asked: dict[str, Any] = {"t": "ask", "table": table, "id": "hint", "plan": [], "hint": True}
    assert page.send(asked, bots=False) == [], "nothing is said before it is thought out"
    offer = page.offers()[0]
    page.think()
    answer = page.heard[-1]
    assert (answer["id"], answer["offer"]["decision"]) == ("hint", offer["decision"])
    assert answer["moves"][0]["steps"][0]["id"] in [action["id"] for action in offer["actions"]]


def test_two_at_one_screen_see_one_hand_at_a_time() -> None:
    page = Page()
    table = page.create(game="copenhagen_board", mine=2)
    for pick in range(12):
        seat = next(offer["seat"] for offer in page.offers() if offer["actions"])
        view = page.look(table)["view"]
        hands = [player["hand"]["secret"] for player in view["players"]]
        assert isinstance(hands[seat], str)
        assert "hidden" in hands[1 - seat], "the other's cards are only counted"
        page.play(table, pick)


def test_the_record_is_given_when_the_game_is_over_and_not_before() -> None:
    page = Page()
    table = page.create(game="copenhagen_board", mine=2)
    assert page.host.export(table, "record") == ""


def test_the_end_of_a_game_is_kept_with_its_last_row_and_given_again_when_asked_for() -> None:
    page = Page()
    table = page.take_in((REVIEWS / "roll-2.txt").read_text("utf-8"))
    *before, last = page.kept
    assert not [entry for entry in before if "end" in entry]
    end: dict[str, Any] = last["end"]
    assert json.loads(page.host.export(table, "end")) == end
    assert [seat["person"] for seat in end["seats"]] == ["here", None]
    assert all(sum(seat["parts"].values()) == seat["points"] for seat in end["seats"])
    assert end["view"]["step"] == "over"
    begun = page.create("random")
    assert page.host.export(begun, "end") == ""


@pytest.mark.parametrize("game", game_ids())
def test_who_plays_alone_can_save_the_game_at_any_time_and_go_on_with_it(game: str) -> None:
    page = Page()
    table = page.create("random", game=game)
    for pick in range(2):  # short games go on too
        page.play(table, pick)
    other = Page("Bo")
    resumed = other.take_in(page.host.export(table, "record"))
    assert other.send({"t": "open", "table": resumed})[0]["view_hash"] == page.look(table)["view_hash"]
    assert other.play(resumed)
    assert Page(rows=other.kept).send({"t": "open", "table": resumed})[0]["info"]["dice"]["scheme"] == "local"


def test_a_record_that_is_none_is_refused_in_words() -> None:
    page = Page()
    with pytest.raises(AssertionError, match="rollwright record 1"):
        page.take_in("not a record")
    assert page.kept == []


def test_a_table_that_was_thrown_away_is_gone_and_the_others_stay() -> None:
    page = Page()
    first, second = page.create("random", cid="1"), page.create("random", cid="2")
    page.host.throw_away(first)
    assert [card["id"] for card in page.send({"t": "mine"})[-1]["mine"]] == [second]
    assert page.send({"t": "open", "table": first})[-1]["code"] == "unknown"


def test_what_could_not_be_kept_is_forgotten() -> None:
    page = Page()
    table = page.create("random")
    kept = list(page.kept)
    page.play(table)
    page.kept[:] = kept
    page.host.forget(table)
    assert page.send({"t": "open", "table": table})[-1]["seq"] == len(kept)
    assert page.play(table)


def test_a_seat_for_somebody_else_is_refused() -> None:
    wish: dict[str, Any] = {"game": "copenhagen_roll", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    reported = Page().send({"t": "create", "cid": "1", "clock": NO_CLOCK, "open": False, "seed_hash": "0" * 64, **wish})
    assert reported[-1]["code"] == "forbidden"


def test_a_table_that_is_not_there_is_said_so() -> None:
    assert Page().send({"t": "open", "table": "here-nothing"})[-1]["code"] == "unknown"


def test_a_log_that_was_changed_is_not_played_on() -> None:
    page = Page()
    table = page.create("random")
    rows = [kept["row"] for kept in page.kept]
    rows[-1] = {**rows[-1], "hash": "0" * 16}
    assert "hash" in page.host.load(table, json.dumps(rows), page.kept[0]["secret"])


def test_a_table_that_was_closed_stays_in_the_list_and_says_so() -> None:
    page = Page()
    page.command(page.create("random"), "close")
    assert [card["phase"] for card in page.send({"t": "mine"})[-1]["mine"]] == ["closed"]


def test_a_table_of_this_device_is_played_on_a_pack_that_the_page_hands_in_and_needs_it_no_more() -> None:
    page = Page()
    pack = json.loads(page.host.take_pack("woodcraft_roll", PACK))["pack"]
    table = page.create("random", game="woodcraft_roll", content=pack["hash"])
    assert page.look(table)["info"]["content"] == pack == {"hash": pack["hash"], "name": "Bench", "version": 1}
    assert page.play(table)
    later = Page(rows=page.kept)
    later.send({"t": "open", "table": table})
    assert later.play(table)


@pytest.mark.parametrize(
    ("game", "text", "why"),
    [
        ("woodcraft_roll", PACK.replace('"nuts"', '"nails"'), "nails"),
        ("woodcraft_roll", "workshop-1", "the game's own pack"),
        ("woodcraft_roll", PACK.replace('"y1', '"y1' + " " * 50_000, 1), "40000 is the most"),
        ("copenhagen_roll", PACK, "takes no content pack"),
        ("chess", PACK, "chess"),
    ],
)
def test_a_pack_that_can_not_be_played_on_is_refused_in_words_on_this_device_too(
    game: str, text: str, why: str
) -> None:
    refused = json.loads(Page().host.take_pack(game, text))
    assert why in refused["why"]
    assert [fault["code"] for fault in refused["faults"]][:1] == (["wrw.pack_unknown"] if why == "nails" else [])


def test_what_a_judge_has_learned_is_brought_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = altered(TOY, weights="no.such.package")
    monkeypatch.setattr("rollwright.offline.bots.find_game", lambda _: game)
    setup = make_setup(game, 2)
    bring("toy", "null")
    assert game.judges.of(setup) is None
    bring("toy", json.dumps(made_up(game, setup).to_json()))
    assert game.judges.of(setup) is not None
