"""The text record: it replays with no generator, and an error names its line."""

from __future__ import annotations

import pytest

from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE
from rollwright.kernel.options import Setup
from rollwright.kernel.record import (
    RecordError,
    bots_of,
    comments_in,
    content_hash,
    notes_hash,
    read_record,
    replay,
    rules_in,
    seats_of,
    setup_of,
    write_record,
)
from rollwright.testing.altered import altered
from tests.toy import GAME
from tests.toy.position import Position

RECORD = """\
rollwright record 1
game: toy
rules: 1
edition: quick
options: rounds=2
seats: Ada | greedy bot
result: 1 2
places: 2 1
hash: b2e149b55d2f739f

* deal 1
* deal 3
* deal 2
* deal 3
* prize 2
1 bid 3
0 bid 2
* prize 1
0 bid 1
1 fold
"""


OTHERWISE = "a record starts with 'rollwright record 2', or an older one with 'rollwright record 1'"
WITH_PACKS = altered(GAME, content=lambda text: text)
"""As if any text were a pack of content for it."""


def played() -> Match[Position]:
    match = Match(GAME, make_setup(GAME, 2, "quick"))
    for text in ("deal 1", "deal 3", "deal 2", "deal 3", "prize 2"):
        match.play_text(CHANCE, text)
    return match


def test_a_record_replays_to_the_match_that_wrote_it() -> None:
    match = replay(GAME, read_record(RECORD))
    assert match.over
    assert match.setup == make_setup(GAME, 2, "quick")
    assert write_record(match, ["Ada", "greedy bot"]) == RECORD


def test_a_record_of_a_game_in_progress_has_no_result_yet() -> None:
    text = write_record(played(), ["Ada", "Grace"])
    assert "result:" not in text
    assert "places:" not in text
    assert replay(GAME, read_record(text)).position == played().position


def test_comments_and_empty_lines_are_passed_over() -> None:
    text = RECORD.replace("* prize 1", "# the second round\n\n* prize 1").replace("game: toy", "# a toy\ngame: toy")
    assert replay(GAME, read_record(text)).moves == replay(GAME, read_record(RECORD)).moves


def test_a_record_names_its_seats() -> None:
    assert seats_of(read_record(RECORD)) == ["Ada", "greedy bot"]


def test_a_record_keeps_its_own_options_whatever_the_edition_says() -> None:
    text = RECORD.replace("rounds=2", "rounds=3")
    assert setup_of(GAME, read_record(text)) == Setup(2, 1, "quick", {"rounds": 3})


def test_a_record_names_the_content_that_is_the_games_own() -> None:
    match = Match(WITH_PACKS, make_setup(WITH_PACKS, 1, content="pack-7"))
    text = write_record(match, ["Ada"])
    assert "content: pack-7\n" in text
    assert setup_of(WITH_PACKS, read_record(text)).content == "pack-7"


def test_a_record_holds_other_content_whole_after_its_hash() -> None:
    pack = '{"cards":"1 2 3"}'
    text = write_record(Match(WITH_PACKS, make_setup(WITH_PACKS, 1, content=pack)), ["Ada"])
    assert f"content: {content_hash(pack)} {pack}\n" in text
    assert setup_of(WITH_PACKS, read_record(text)).content == pack
    with pytest.raises(RecordError, match="the content has the hash"):
        setup_of(GAME, read_record(text.replace("1 2 3", "1 2 4")))


@pytest.mark.parametrize(
    ("old", "new", "line", "reported"),
    [
        (
            "rollwright record 1",
            "a record",
            1,
            OTHERWISE,
        ),
        (RECORD, "", 1, OTHERWISE),
        ("game: toy\n", "", 1, "the header lacks 'game'"),
        ("rules: 1\n", "", 1, "the header lacks 'rules'"),
        ("seats: Ada | greedy bot\n", "", 1, "the header lacks 'seats'"),
        ("edition: quick", "edition quick", 4, "a header line is 'name: value'; an empty line ends the header"),
        ("* deal 3\n* deal 2", "* deal 3\nchance deal 2", 13, "a move starts with a seat's number, or * for chance"),
        ("1 bid 3", "-1 bid 3", 16, "a move starts with a seat's number, or * for chance"),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_its_line(old: str, new: str, line: int, reported: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(RECORD.replace(old, new, 1))
    assert (refused.value.line, refused.value.what) == (line, reported)
    assert str(refused.value) == f"line {line}: {reported}"


@pytest.mark.parametrize(
    ("old", "new", "line", "reported"),
    [
        ("1 bid 3", "1 bid 4", 16, "'bid 4' is not understood: one of deal 1"),
        ("1 bid 3", "1 bid 1", 16, "'bid 1' is refused: Refusal('toy.not_in_hand', TOY-2.2, card=1)"),
        ("1 bid 3", "1 bid 3\n1 fold", 17, "'fold' is refused: Refusal('toy.one_bid', TOY-2.3)"),
        ("* prize 1", "* deal 1", 18, "'deal 1' is refused: Refusal('toy.chance_only', TOY-2.1)"),
        ("1 fold", "1 fold\n0 fold", 21, "'fold' is refused: Refusal('toy.over', TOY-3.1)"),
        ("1 bid 3", "2 bid 3", 16, "there is no seat 2; seats go from 0 to 1"),
        ("game: toy", "game: chess", 1, "this is a record of chess, not of toy"),
        ("rules: 1", "rules: one", 1, "the rules version is a number, not 'one'"),
        ("rules: 1", "rules: 9", 1, "toy knows rules versions (1,), not 9"),
        ("edition: quick", "edition: slow", 1, "there is no edition 'slow'"),
        ("rounds=2", "rounds=9", 1, "option rounds can't be '9'"),
        ("Ada | greedy bot", "a | b | c | d", 1, "toy is for 1, 2, 3 players, not for 4"),
    ],
)
def test_what_cannot_be_replayed_is_reported_with_its_line(old: str, new: str, line: int, reported: str) -> None:
    with pytest.raises(RecordError) as refused:
        replay(GAME, read_record(RECORD.replace(old, new, 1)))
    assert refused.value.line == line
    assert refused.value.what.startswith(reported)


def test_a_record_that_ends_elsewhere_than_it_says_is_refused() -> None:
    with pytest.raises(RecordError, match=r"says it ends with hash b2e149b55d2f739f; it ends with [0-9a-f]{16}$"):
        replay(GAME, read_record(RECORD.replace("* prize 1", "* prize 3")))


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(RecordError, match="toy has no option 'speed'"):
        replay(GAME, read_record(RECORD.replace("rounds=2", "speed=2")))


# Format 2: who is a bot, where chance came from, where the game began, and what is said about it

NOTED = RECORD.replace("rollwright record 1", "rollwright record 2").replace(
    """* prize 2
1 bid 3
0 bid 2
""",
    """# A round for two.
* prize 2
# Two points are worth a three.
# And nothing less.
1 bid 3
(
1 fold
# Too timid.
0 bid 2
(
0 bid 1
)
)
(
1 fold
)
0 bid 2
""",
)


def test_bots_chance_and_start_are_written_where_they_are_known() -> None:
    match = played()
    record = read_record(write_record(match, ["greedy", "Ada"], ["", "greedy 3"], "sealed"))
    assert record.header["chance"] == "sealed"
    assert seats_of(record) == ["greedy", "Ada"]
    assert bots_of(record) == ["", "greedy 3"]
    assert replay(GAME, record).position == match.position


def test_in_a_record_of_format_1_nobody_knows_who_is_a_bot() -> None:
    assert bots_of(read_record(RECORD)) == [None, None]


def test_bots_are_as_many_as_seats() -> None:
    with pytest.raises(RecordError, match="there are 2 seats, and 1 entries under 'bots'"):
        bots_of(read_record(RECORD.replace("result:", "bots: greedy 1\nresult:")))


def test_a_game_may_begin_at_a_position() -> None:
    whole = replay(GAME, read_record(RECORD))
    start = whole.positions[6]
    match = Match(GAME, whole.setup, start=start)
    for move in whole.moves[6:]:
        match.play(move.actor, move.action)
    text = write_record(match, ["Ada", "Bob"])
    assert f"start: {GAME.write(start)}\n" in text
    again = replay(GAME, read_record(text))
    assert (again.start, again.moves, again.position) == (start, match.moves, whole.position)
    assert again.copy().start == start


def test_a_start_that_is_no_position_is_refused() -> None:
    with pytest.raises(RecordError, match="the game can't start there: "):
        replay(GAME, read_record(RECORD.replace("result:", "start: nowhere\nresult:")))


def test_comments_and_variations_are_kept_where_they_belong() -> None:
    record = read_record(NOTED)
    match = replay(GAME, record)
    assert match.position == replay(GAME, read_record(RECORD)).position
    prize, bid = record.entries[4], record.entries[5]
    assert record.entries[3].comments == ["A round for two."]
    assert prize.comments == ["Two points are worth a three.", "And nothing less."]
    assert [[entry.text for entry in line] for line in bid.variations] == [["fold", "bid 2"], ["fold"]]
    assert bid.variations[0][0].comments == ["Too timid."]
    assert [entry.text for entry in bid.variations[0][1].variations[0]] == ["bid 1"]
    text = write_record(match, seats_of(record), notes=record)
    assert f"notes: {notes_hash(record)}\n" in text
    assert write_record(match, seats_of(record), notes=read_record(text)) == text


def test_notes_are_hashed_apart_from_the_play() -> None:
    record = read_record(NOTED)
    text = write_record(replay(GAME, record), seats_of(record), notes=record)
    plain = read_record(RECORD)
    assert read_record(text).header["hash"] == plain.header["hash"]
    assert notes_hash(plain) == ""
    with pytest.raises(RecordError, match=r"the record says that its notes have hash [0-9a-f]{16}; it is "):
        read_record(text.replace("Too timid.", "Quite right."))


def test_notes_belong_to_their_moves() -> None:
    with pytest.raises(ValueError, match="the notes belong to other moves"):
        write_record(Match(GAME, played().setup), ["a", "b"], notes=read_record(NOTED))


@pytest.mark.parametrize(
    ("old", "new", "reported"),
    [
        ("* deal 1\n", "(\n* deal 1\n)\n", "a variation comes after the move it replaces"),
        ("1 bid 3\n", "1 bid 3\n(\n)\n", "a variation has a '(' before it and at least one move"),
        ("1 bid 3\n", "1 bid 3\n)\n", "a variation has a '(' before it and at least one move"),
        ("1 fold\n", "1 fold\n(\n1 bid 1\n", "a variation is not closed with ')'"),
        ("1 bid 3\n", "1 bid 3\n(\n1 bid 1\n)\n", "'bid 1' is refused: Refusal('toy.not_in_hand'"),
    ],
)
def test_a_variation_is_judged_like_the_game(old: str, new: str, reported: str) -> None:
    with pytest.raises(RecordError) as refused:
        replay(GAME, read_record(RECORD.replace(old, new, 1)))
    assert reported in refused.value.what


def test_a_comment_may_be_said_in_several_languages_and_name_the_rule_that_the_move_shows() -> None:
    comments = [
        "[en] A roof.",
        "[fr] Un toit.",
        "[rule] CRW-4.2",
        "[en] And a door.",
        "Untagged [nl] text.",
        "[1] no tag",
    ]
    assert comments_in(comments, "en") == ["A roof.", "And a door."]
    assert comments_in(comments, "fr") == ["Un toit."]
    assert comments_in(comments, "nl") == ["Untagged [nl] text.", "[1] no tag"]
    assert rules_in(comments) == ["CRW-4.2"]
    assert rules_in(["CRW-4.2"]) == []
