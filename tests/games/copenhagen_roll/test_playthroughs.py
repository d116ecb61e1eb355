"""Whole games, recorded as text: one for each way to end, each number of players and each difference of editions.

They were steered, not played: a script that is not kept chose the dice as well as the moves. Where somebody comes to 12
it tried every shape of three to five squares in every place, turn by turn, and kept the most promising positions until
one ended as its name says; the other seats pass, or do the same. Games that end by idle rounds were written by hand.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.match import Match
from rollwright.kernel.model import Event, IllegalAction
from rollwright.kernel.record import Record, RecordError, read_record, replay, seats_of, write_record
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_roll.crw import ID

FOLDER = Path(__file__).parent / "playthroughs"
GAME = find_game(ID)
EDITIONS = ("en", "fr", "nl")

REQUIRED = {
    # One for each way to end
    "twelve-points-by-the-active-player",
    "twelve-points-by-a-full-track-in-the-turn-of-another",
    "twelve-points-in-the-last-turn-of-the-round",
    "a-tie-broken-by-fewest-empty-squares",
    "a-shared-victory",
    "two-idle-rounds",
    # One for each number of players
    "two-players",
    "three-players",
    "four-players",
    # One at least for each difference
    "one-x-before-the-shape.fr",
    "dice-turned-white.fr",
    "set-up-marks-declined.fr",
    "no-x-covers-the-singles.en",
    "no-x-for-one-single.fr",
    "the-host-names-the-start-player",
    "one-four-of-each-colour-crossed-out",
    "use-again-on-a-four-of-the-set-up",
}


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def record_of(name: str) -> Record:
    return read_record(text_of(name))


def played(name: str) -> Match[Any]:
    return replay(GAME, record_of(name))


def end_of(name: str) -> Scene:
    return Scene(GAME, played(name).position, [])


def reported(match: Match[Any]) -> list[list[Event]]:
    """What each move of a match has brought about."""
    return [
        GAME.apply(position, move.actor, move.action).events
        for position, move in zip(match.positions, match.moves, strict=False)
    ]


def trigger(match: Match[Any]) -> int:
    """The number of the move that made the round the last."""
    return next(i for i, events in enumerate(reported(match)) if any(one.code == "crw.last_round" for one in events))


def texts(match: Match[Any], first: int = 0) -> list[str]:
    """The moves from one on, with who made them."""
    return [f"{move.actor} {GAME.write_action(move.action)}" for move in match.moves[first:]]


# Every record


def test_all_the_games_that_should_be_there_are_there_and_no_others() -> None:
    assert {path.name.removesuffix(".txt") for path in FOLDER.iterdir()} == REQUIRED


@pytest.mark.parametrize("name", sorted(REQUIRED))
def test_a_game_replays_to_its_hash_result_and_places(name: str) -> None:
    match = played(name)
    assert match.over
    lines = [line for line in text_of(name).splitlines(keepends=True) if not line.startswith("#")]
    assert write_record(match, seats_of(record_of(name))) == "".join(lines)


@pytest.mark.parametrize("name", sorted(REQUIRED))
def test_a_game_says_what_it_proves(name: str) -> None:
    assert text_of(name).splitlines()[1].startswith("# ")


@rule("CRW-2.2")
@pytest.mark.parametrize("name", sorted(REQUIRED))
def test_all_players_have_had_the_same_number_of_turns(name: str) -> None:
    match = played(name)
    turns = Counter(move.actor for move in match.moves if GAME.write_action(move.action) == "roll")
    assert len(turns) == match.setup.players
    assert len(set(turns.values())) == 1


# The ways to end


@rule("CRW-9.1")
def test_the_active_player_comes_to_12_and_the_round_is_finished() -> None:
    match = played("twelve-points-by-the-active-player")
    last = trigger(match)
    assert (match.positions[last].active, match.moves[last].actor) == (0, 0)
    assert [text for text in texts(match, last) if "roll" in text] == ["1 roll", "2 roll"]


@rule("CRW-9.3")
def test_a_full_track_brings_on_the_end_in_the_turn_of_another() -> None:
    match = played("twelve-points-by-a-full-track-in-the-turn-of-another")
    last = trigger(match)
    assert match.positions[last].active == 0
    assert texts(match, last)[0] == "2 mark purple"
    assert "crw.track_full" in [one.code for one in reported(match)[last]]
    assert [text for text in texts(match, last) if "roll" in text] == ["1 roll", "2 roll"]


@rule("CRW-9.2")
def test_the_last_turn_of_the_round_is_followed_by_its_marking_alone() -> None:
    match = played("twelve-points-in-the-last-turn-of-the-round")
    assert texts(match, trigger(match)) == ["1 one-x a3", "1 end", "0 mark red"]


@rule("CRW-9.6")
def test_fewer_empty_squares_break_the_tie() -> None:
    at = end_of("a-tie-broken-by-fewest-empty-squares")
    assert [at.points(seat) for seat in range(2)] == [12, 12]
    assert [one.tiebreaks["empty_squares"] for one in GAME.standings(at.position)] == [-8, -11]
    assert at.places() == [1, 2]


@rule("CRW-9.7")
def test_two_players_share_the_victory() -> None:
    at = end_of("a-shared-victory")
    assert [at.points(seat) for seat in range(3)] == [12, 12, 0]
    assert [one.tiebreaks["empty_squares"] for one in GAME.standings(at.position)] == [-17, -17, -45]
    assert at.places() == [1, 1, 3]


@rule("CRW-9.8")
def test_two_idle_rounds_in_a_row_end_the_game() -> None:
    match = played("two-idle-rounds")
    assert reported(match)[-1] == [Event("crw.declined", 0, {}), Event("crw.stalemate", None, {"round": 5})]
    assert Scene(GAME, match.position, []).places() == [1, 2]


@rule("CRW-9.4", "CRW-9.5")
def test_who_comes_to_12_first_need_not_win() -> None:
    match = played("three-players")
    assert match.moves[trigger(match)].actor == 1
    assert [one.points for one in GAME.standings(match.position)] == [11, 12, 14]
    assert [one.place for one in GAME.standings(match.position)] == [3, 2, 1]


@pytest.mark.parametrize(("name", "players"), [("two-players", 2), ("three-players", 3), ("four-players", 4)])
def test_in_the_whole_games_everybody_draws_and_marks(name: str, players: int) -> None:
    moves = texts(played(name))
    for seat in range(players):
        assert any(move.startswith(f"{seat} place") for move in moves)
        assert any(move.startswith(f"{seat} mark") for move in moves)


# The same moves by other rules


def by_edition(record: Record, edition: str) -> Record:
    """The same moves by the options of another edition."""
    header = {name: value for name, value in record.header.items() if name != "options"}
    return Record({**header, "edition": edition}, record.entries)


def by_option(record: Record, option: str, value: str) -> Record:
    """The same moves with one option changed."""
    options = dict(item.split("=") for item in record.header["options"].split())
    options[option] = value
    changed = " ".join(f"{name}={text}" for name, text in options.items())
    return Record({**record.header, "options": changed}, record.entries)


def without_hash(record: Record) -> Record:
    return Record({name: value for name, value in record.header.items() if name != "hash"}, record.entries)


def refused(record: Record) -> tuple[str, str]:
    """The move of a record that is refused, and the code of the refusal."""
    with pytest.raises(RecordError) as caught:
        replay(GAME, record)
    illegal = caught.value.__context__  # compiled, an exception has no __cause__
    assert isinstance(illegal, IllegalAction)
    text = next(f"{entry.actor} {entry.text}" for entry in record.entries if entry.line == caught.value.line)
    return text, illegal.refusal.code


@rule("CRW-11.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("name", "allowing", "move", "code"),
    [
        pytest.param(
            "one-x-before-the-shape.fr", ("fr", "nl"), "0 one-x a1", "crw.one_x_after_shape",
            marks=rule("CRW-7.17", "CRW-7.18"),
        ),
        pytest.param(
            "dice-turned-white.fr", ("fr", "nl"), "0 change yy w", "crw.change_no_white",
            marks=rule("CRW-7.25", "CRW-7.26"),
        ),
        pytest.param(
            "set-up-marks-declined.fr", ("fr",), "0 decline", "crw.setup_must",
            marks=rule("CRW-10.3", "CRW-10.4"),
        ),
        pytest.param(
            "no-x-for-one-single.fr", ("fr", "nl"), "0 one-x c1 no-x", "crw.no_x_for_turn",
            marks=rule("CRW-7.21", "CRW-7.22"),
        ),
    ],
)  # fmt: skip
def test_a_game_of_one_edition_is_refused_where_another_differs(
    name: str, allowing: tuple[str, ...], move: str, code: str, edition: str
) -> None:
    record = by_edition(record_of(name), edition)
    if edition in allowing:
        assert replay(GAME, record).over
    else:
        assert refused(record) == (move, code)


@rule("CRW-7.21", "CRW-7.22", "CRW-11.2")
@pytest.mark.parametrize("edition", ["fr", "nl"])
def test_singles_covered_by_no_x_end_a_game_of_en_that_goes_on_in_fr_and_nl(edition: str) -> None:
    name = "no-x-covers-the-singles.en"
    assert texts(played(name), trigger(played(name)))[0] == "0 one-x c9"
    assert end_of(name).points(0) == 12
    other = replay(GAME, without_hash(by_edition(record_of(name), edition)))
    assert not other.over
    assert Scene(GAME, other.position, []).points(0) == 10


@rule("CRW-11.2")
@pytest.mark.parametrize(
    ("name", "option", "value", "move", "code"),
    [
        pytest.param(
            "the-host-names-the-start-player", "start_seat", "0", "2 roll", "crw.not_your_turn",
            marks=rule("CRW-1.14"),
        ),
        pytest.param(
            "the-host-names-the-start-player", "start_seat", "none", "2 roll", "crw.wait_for_dice",
            marks=rule("CRW-1.14"),
        ),
        pytest.param(
            "use-again-on-a-four-of-the-set-up", "use_again_setup_fours", "no",
            "0 choose blue-4-right again", "crw.again_not_setup",
            marks=rule("CRW-7.29"),
        ),
        pytest.param("two-idle-rounds", "marking", "must", "0 decline", "crw.must_mark", marks=rule("CRW-8.6")),
    ],
)  # fmt: skip
def test_a_game_is_refused_where_an_option_differs(name: str, option: str, value: str, move: str, code: str) -> None:
    assert refused(by_option(record_of(name), option, value)) == (move, code)


@rule("CRW-10.1", "CRW-11.2")
def test_a_four_is_drawn_that_the_option_one_per_shape_would_have_crossed_out() -> None:
    record = by_option(record_of("one-four-of-each-colour-crossed-out"), "two_player_crossed_fours", "one_per_shape")
    assert refused(record) == ("-1 cross yellow-4-left", "crw.cross_decided")
    without_chance = Record(record.header, [one for one in record.entries if not one.text.startswith("cross")])
    assert refused(without_chance) == ("0 choose yellow-4-right", "crw.shape_gone")


@rule("CRW-1.15")
@pytest.mark.parametrize("way", ["youngest", "chance"])
def test_how_the_start_player_is_to_be_found_changes_nothing_once_a_seat_is_named(way: str) -> None:
    name = "the-host-names-the-start-player"
    assert replay(GAME, by_option(record_of(name), "start_player", way)).position.start == 2
