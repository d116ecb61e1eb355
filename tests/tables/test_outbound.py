"""What is told of a table, and to whom; and plans that are played in the head."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rollwright.tables.commands.bot_turns import bot_request
from rollwright.tables.commands.game import Resign
from rollwright.tables.log.clocks import Clock
from rollwright.tables.log.fold import fold
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.table import OVER, Row, Table
from rollwright.tables.log.visibility import viewing_seat
from rollwright.tables.study.verify import judge
from rollwright.tables.study.what_if import answer_question
from rollwright.tables.wire.export import log_json, replay_json
from rollwright.tables.wire.inbound import Ask
from rollwright.tables.wire.outbound import card, info, news_for, offers, view_for
from rollwright.tables.wire.schema import CARD, OUTBOUND
from tests.tables.evening import PEOPLE, Evening, playing

toy = pytest.mark.usefixtures("toy_installed")


def ask(evening: Evening, *plan: int | str, person: str | None = None, seat: int | None = None) -> dict[str, Any]:
    who = evening.owner(evening.active()) if person is None else person
    answer = answer_question(evening.table, who, Ask(evening.table.id, "q", list(plan), seat))
    assert OUTBOUND.fault(json.loads(json.dumps(answer)), "the answer") == ""
    return answer


def rolled() -> Evening:
    """A game whose first dice have fallen."""
    evening = playing("me", "open", "open", name="rolled")
    evening.act(evening.active(), "roll")
    return evening


# Tables


def test_a_table_is_reported_with_its_seats_and_what_is_mine() -> None:
    evening = playing("me", "open", "random")
    reported = info(evening.table, "bob", PEOPLE)
    assert [seat["name"] for seat in reported["seats"]] == ["Ada", "Bob", "random"]
    assert [seat["connected"] for seat in reported["seats"]] == [True, True, False]
    assert reported["you"] == [1]
    assert reported["dice"]["rolls"] == 1
    assert reported["dice"]["context"] == evening.table.context
    assert reported["result"] is None
    assert info(evening.table, None, PEOPLE)["you"] == []


def test_the_secret_tail_and_seeds_to_come_are_told_to_nobody() -> None:
    evening = Evening()
    evening.create("me", "open")
    evening.sit("bob")
    said = json.dumps([view_for(evening.table, person, 0, PEOPLE) for person in ("ada", "bob", None)])
    assert evening.secret.hex() not in said
    assert "view_hash" in said


def test_before_the_game_there_is_no_view_and_nothing_is_offered() -> None:
    evening = Evening()
    evening.create("me", "open")
    snapshot = view_for(evening.table, "ada", evening.now, PEOPLE)
    assert (snapshot["view"], snapshot["view_hash"], snapshot["offers"]) == (None, "", [])
    assert OUTBOUND.fault(json.loads(json.dumps(snapshot)), "the snapshot") == ""


def test_a_table_in_a_list_says_whether_it_is_my_turn() -> None:
    evening = playing("me", "open", "random")
    while evening.table.chairs[evening.active()].player:
        evening.bot_acts(evening.active())
    for person in ("ada", "bob", "eve"):
        shown = card(evening.table, person, PEOPLE)
        assert CARD.fault(json.loads(json.dumps(shown)), "the card") == ""
        assert shown["my_turn"] == any(evening.owner(seat) == person for seat in evening.table.acting())


def test_what_a_seat_may_do_is_offered_to_its_owner_alone_with_text_and_description() -> None:
    evening = rolled()
    active = evening.active()
    (offer,) = offers(evening.table, evening.owner(active))
    assert offer["seat"] == active
    assert offer["decision"] == evening.table.seq
    assert {"id": evening.table.game.read_action("pass"), "text": "pass", "do": "pass"} in offer["actions"]
    others = [evening.owner(seat) for seat in range(3) if seat != active]
    assert [offers(evening.table, person) for person in (*others, "eve", None)] == [[], [], [], []]


def test_taking_back_is_offered_also_to_who_may_do_nothing_else() -> None:
    evening = playing("me", "open", "open", "open")
    first = evening.to_marking()[0]
    (before,) = offers(evening.table, evening.owner(first))
    assert not before["can_undo"]
    evening.act(first, "decline")
    (after,) = offers(evening.table, evening.owner(first))
    assert (after["can_undo"], after["actions"]) == (True, [])


def test_who_has_resigned_is_offered_nothing() -> None:
    evening = rolled()
    owner = evening.owner(evening.active())
    evening.do(Resign(owner, evening.cid()))
    assert offers(evening.table, owner) == []


def test_news_of_the_newest_row_say_how_things_stand_and_older_ones_what_happened() -> None:
    evening = rolled()
    seq = evening.table.seq
    news = news_for(evening.table, seq, "ada", evening.now, PEOPLE)
    assert news["told"]["moves"][0] == "roll"
    assert news["told"]["moves"][1].startswith("dice ")
    assert [event["code"] for event in news["told"]["events"]].count("crw.rolled") == 1
    assert news["view"] == view_for(evening.table, "ada", evening.now, PEOPLE)["view"]
    assert set(news_for(evening.table, seq - 1, "ada", evening.now, PEOPLE)) == {"t", "table", "seq", "told"}


def test_what_was_taken_back_is_reported_as_a_row_of_its_own() -> None:
    evening = rolled()
    active = evening.active()
    evening.act(active, "pass")
    evening.undo(active)
    reported = news_for(evening.table, evening.table.seq, None, evening.now, PEOPLE)["told"]
    assert (reported["kind"], reported["actor"], reported["moves"], reported["events"]) == (
        "undone",
        active,
        ["pass"],
        [],
    )


def test_a_person_with_several_seats_looks_from_the_one_that_may_act() -> None:
    evening = playing("me", "me", "me", clock=Clock("live", seconds=60, increment=0))
    snapshot = view_for(evening.table, "ada", evening.now, PEOPLE)
    assert [offer["seat"] for offer in snapshot["offers"]] == [evening.active()]
    assert len(snapshot["clocks"]["seats"]) == 3


# Asking


def test_a_plan_is_played_in_the_head_and_nothing_is_committed() -> None:
    evening = rolled()
    before = evening.table.digest()
    answer = ask(evening, "pass", "end")
    assert (answer["played"], answer["refusal"], answer["at"]) == (2, None, None)
    assert answer["view"]["step"] == "mark"
    assert answer["offer"] is None
    assert evening.table.digest() == before


def test_an_empty_plan_gives_what_is_offered_now() -> None:
    evening = rolled()
    answer = ask(evening)
    assert answer["played"] == 0
    assert answer["offer"]["actions"] == offers(evening.table, evening.owner(evening.active()))[0]["actions"]
    assert answer["view"] == evening.position()


def test_a_plan_says_what_the_next_step_may_be() -> None:
    evening = rolled()
    choose = next(text for text in evening.offered(evening.active()) if text.startswith("choose"))
    answer = ask(evening, choose)
    assert {action["do"] for action in answer["offer"]["actions"]} == {"place"}
    assert answer["offer"]["can_undo"]
    place = answer["offer"]["actions"][0]["id"]
    further = ask(evening, choose, place)
    assert {action["do"] for action in further["offer"]["actions"]} <= {"brick", "no-x"}
    assert further["points"]["low"] <= further["points"]["high"]
    last = ask(evening, choose, place, further["offer"]["actions"][0]["id"])
    assert further["points"]["low"] <= last["points"]["low"] <= further["points"]["high"]
    assert [event["code"] for event in last["events"]].count("crw.chosen") == 1


def test_a_step_that_is_refused_is_reported_with_its_rule_and_the_view_before_it() -> None:
    evening = rolled()
    answer = ask(evening, "pass", "pass")
    assert (answer["played"], answer["at"]) == (1, 1)
    assert answer["refusal"] == {"code": "crw.already_passed", "rule": "CRW-2.7", "values": {}}
    assert answer["view"]["step"] != evening.position()["step"]


@pytest.mark.parametrize(
    ("step", "code"),
    [("dance", "table.notation"), (2748, "table.unknown_action"), ("place e9", "crw.choose_first")],
)
def test_a_step_that_is_none_is_refused(step: int | str, code: str) -> None:
    answer = ask(rolled(), step)
    assert answer["refusal"]["code"] == code
    assert answer["at"] == 0


def test_the_points_of_a_plan_are_those_it_brings_when_it_is_played() -> None:
    """Along a whole game of one person in all seats: each step asked for, then played."""
    evening = playing("me", "me", name="points")
    compared = 0
    for step in range(150):
        if evening.table.phase == OVER:
            break
        seat = evening.active()
        match = evening.table.match
        assert match is not None
        before = evening.table.game.standings(match.position)[seat].points
        legal = evening.table.legal[seat]
        action = legal[step * 11 % len(legal)]
        answer = ask(evening, action, seat=seat)
        evening.act(seat, evening.table.game.write_action(action))
        match = evening.table.match
        assert match is not None
        gain = evening.table.game.standings(match.position)[seat].points - before
        if not evening.table.game.write_action(action).startswith("place"):
            assert answer["points"]["low"] <= gain <= answer["points"]["high"]
            compared += gain > 0
    assert compared > 0, "nobody scored anything"


def test_chance_stays_out_of_a_plan() -> None:
    evening = playing("me", "open", "open")
    answer = ask(evening, "roll")
    assert (answer["played"], answer["offer"]) == (1, None)
    further = ask(evening, "roll", "pass")
    assert further["refusal"]["code"] == "crw.wait_for_dice"


def test_who_has_no_seat_or_asks_for_another_s_or_before_the_game_is_told_so() -> None:
    evening = rolled()
    assert ask(evening, "pass", person="eve")["refusal"]["code"] == "table.not_seated"
    other = (evening.active() + 1) % 3
    assert ask(evening, "pass", seat=other)["refusal"]["code"] == "table.not_your_seat"
    early = Evening()
    early.create("me", "open")
    answer = answer_question(early.table, "ada", Ask(early.table.id, "q", [], None))
    assert answer["refusal"]["code"] == "table.not_now"
    assert answer["view"] is None


# What is hidden: Sealed Bids, where hands and bids are


def twin(table: Table, change: dict[int, dict[str, Any]]) -> Table:
    """The table as it would be if somebody else's hidden card or bid were another; rows by seq, bodies changed."""
    again: Table | None = None
    for row in table.rows:
        data = json.loads(json.dumps(row.to_json()))
        data["body"] |= change.get(row.seq, {})
        again = fold(again, row_from_json(data))
    assert again is not None
    return again


def heard(table: Table, person: str | None) -> str:
    """Every byte that a person gets of a table."""
    messages: list[object] = [view_for(table, person, table.at, PEOPLE)]
    messages += [news_for(table, seq, person, table.at, PEOPLE) for seq in range(1, table.seq + 1)]
    messages += [card(table, person, PEOPLE), log_json(table, person)]
    messages.append(replay_json(table, PEOPLE, viewing_seat(table, person)))
    for plan in ([], ["fold"], ["bid 1"], ["bid 2"], ["bid 3"]):
        messages.append(answer_question(table, person, Ask(table.id, "q", list(plan), None)))
    return json.dumps(messages)


def dealt(evening: Evening) -> tuple[Row, list[int]]:
    """The row in which the cards are dealt, and which of its chances deal to bob."""
    row = evening.table.rows[-1]
    return row, [index for index, one in enumerate(row.body.chance) if one.label.startswith("seat 1")]


@toy
def test_another_s_cards_change_no_byte_of_what_one_hears() -> None:
    evening = playing("me", "open", game="toy", edition="quick", name="cards")
    row, to_bob = dealt(evening)
    chance = [one.to_json() for one in row.body.chance]
    hand = {chance[index]["action"] for index in to_bob}
    for index in to_bob:
        chance[index] |= {"action": (chance[index]["action"] + 1) % 3}
    other = twin(evening.table, {row.seq: {"chance": chance}})
    assert {chance[index]["action"] for index in to_bob} != hand
    assert heard(other, "ada") == heard(evening.table, "ada")
    assert heard(other, None) == heard(evening.table, None)
    assert heard(other, "bob") != heard(evening.table, "bob")


@toy
def test_another_s_bid_changes_no_byte_of_what_one_hears_until_it_is_shown() -> None:
    evening = playing("me", "open", game="toy", edition="quick", name="bids")
    card_of_bob = evening.table.legal[1][0]
    evening.act(1, "fold")
    bid = next(text for text in evening.offered(0) if text.startswith("bid"))
    own = evening.table.rows[-1]
    other = twin(evening.table, {own.seq: {"actions": [card_of_bob]}})
    assert heard(other, "ada") == heard(evening.table, "ada")
    assert heard(other, None) == heard(evening.table, None)
    assert heard(other, "bob") != heard(evening.table, "bob")
    evening.act(0, bid)
    reported = news_for(evening.table, evening.table.seq, "ada", evening.now, PEOPLE)["told"]
    assert [event["values"] for event in reported["events"] if event["code"] == "toy.shown"] != []


@toy
def test_a_hidden_bid_that_is_taken_back_is_not_told_either() -> None:
    evening = playing("me", "open", "open", game="toy", edition="quick")
    evening.act(1, "fold")
    evening.undo(1)
    for person, moves in (("ada", [None]), (None, [None]), ("bob", ["fold"])):
        reported = news_for(evening.table, evening.table.seq, person, evening.now, PEOPLE)["told"]
        assert reported["moves"] == moves


@toy
def test_a_bot_is_given_what_its_seat_sees() -> None:
    evening = playing("random", "random", game="toy", edition="quick")
    request = bot_request(evening.table, 1)
    assert request is not None
    match = evening.table.match
    assert match is not None
    assert request.view == evening.table.game.to_json(evening.table.game.view(match.position, 1))
    assert request.view != evening.table.game.to_json(match.position)


@toy
def test_the_log_of_a_running_game_ends_before_what_is_hidden_and_opens_at_the_end() -> None:
    evening = playing("me", "open", game="toy", edition="quick")
    shown = log_json(evening.table, "ada")
    assert len(shown) == evening.table.seq - 1, "the last row dealt the cards"
    assert judge(shown).findings == []
    evening.play_out()
    assert evening.table.phase == OVER
    verdict = judge(log_json(evening.table, None))
    assert (verdict.findings, verdict.notes) == ([], [])
    assert (verdict.rolls, verdict.cards) == (2, 4)


@toy
@pytest.mark.parametrize("kinds", [("me",), ("me", "random"), ("me", "open", "greedy")])
def test_a_game_of_another_package_is_played_at_a_table_like_any_other(kinds: tuple[str, ...]) -> None:
    evening = playing(*kinds, game="toy", name=f"toy {len(kinds)}")
    evening.play_out()
    assert evening.table.phase == OVER
    assert judge(log_json(evening.table)).findings == []


@toy
def test_where_something_is_hidden_a_plan_shows_nothing_beyond_the_end_of_the_stage() -> None:
    evening = playing("me", "open", game="toy", edition="quick")
    evening.act(1, "fold")
    answer = ask(evening, "fold", "fold", person="ada")
    assert answer["played"] == 1
    assert answer["offer"] is None
    assert "toy.shown" not in [event["code"] for event in answer["events"]]
    assert answer["view"] == view_for(evening.table, "ada", 0, PEOPLE)["view"]
