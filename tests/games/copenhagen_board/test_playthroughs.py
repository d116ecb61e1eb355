"""Whole games, recorded as text: one for each way to end, each number of players and each ability.

Greedy bots played them; in one of them a script that is not kept made them use abilities more often than they would.
Out of some hundred games with drawn cards those were kept that end as their names say.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.match import Match
from rollwright.kernel.model import Event, IllegalAction
from rollwright.kernel.record import Record, RecordError, read_record, replay, seats_of, write_record
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_board.cph import ID, display

GAME = find_game(ID)
FOLDER = Path(__file__).parent / "playthroughs"
REQUIRED = {
    # One for each way to end
    "twelve-points-by-a-tile",
    "twelve-points-by-a-special",
    "the-end-card-with-two-players",
    "the-end-card-with-three-players",
    "the-end-card-with-four-players",
    "a-tie-broken-by-fewest-empty-squares",
    "a-shared-victory",
    # What greedy bots seldom do, and what a host may set
    "all-five-abilities",
    "the-host-names-the-first-player",
}
COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "p": "purple"}
END_CARD = sorted(name for name in REQUIRED if name.startswith(("the-end-card", "a-")))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def record_of(name: str) -> Record:
    return read_record(text_of(name))


@cache
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


def codes(match: Match[Any]) -> Counter[str]:
    return Counter(event.code for events in reported(match) for event in events)


def empty_squares(at: Scene) -> list[object]:
    return [one.tiebreaks["empty_squares"] for one in GAME.standings(at.position)]


def points(at: Scene) -> list[int]:
    return [one.points for one in GAME.standings(at.position)]


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


@rule("CPH-1.9", "CPH-1.10")
@pytest.mark.parametrize("name", sorted(REQUIRED))
def test_no_card_is_ever_lost_or_made(name: str) -> None:
    match = played(name)
    of_a_colour = 12 if match.setup.players == 3 else 14
    for position in match.positions[1::10]:
        table: dict[str, Any] = GAME.to_json(position)
        seen = Counter(table["discards"]) + Counter(colour for colour in table["display"] if colour)
        for player in table["players"]:
            seen += Counter(COLOURS[card] for card in player["hand"]["known"] + player["hand"]["secret"])
        assert all(count <= of_a_colour for count in seen.values())
        assert seen.total() + table["supply"]["cards"] - table["supply"]["end_card"] == 5 * of_a_colour


# The ways to end


@rule("CPH-10.1", "CPH-10.2")
def test_12_points_by_a_tile_end_the_game_before_its_coat_is_settled() -> None:
    match = played("twelve-points-by-a-tile")
    last = [event.code for event in reported(match)[-1]]
    assert last == ["cph.built", "cph.row_completed", "cph.row_completed", "cph.coat_row", "cph.twelve"]
    assert Scene(GAME, match.position, []).places() == [1, 3, 2]


@rule("CPH-2.5")
def test_12_points_end_the_game_in_the_middle_of_a_round() -> None:
    match = played("twelve-points-by-a-tile")
    turns = Counter(event.seat for events in reported(match) for event in events if event.code == "cph.turn_began")
    assert turns == {0: 23, 1: 22, 2: 22}


@rule("CPH-10.3")
def test_12_points_by_a_special_end_the_game() -> None:
    match = played("twelve-points-by-a-special")
    assert [event.code for event in reported(match)[-1]] == ["cph.special_built", "cph.row_completed", "cph.twelve"]
    assert points(Scene(GAME, match.position, [])) == [8, 12]


@rule("CPH-10.4")
@pytest.mark.parametrize("name", END_CARD)
def test_the_end_card_is_the_last_that_happens(name: str) -> None:
    match = played(name)
    assert reported(match)[-1] == [Event("cph.end_card", None, {})]
    assert "." in display(Scene(GAME, match.position, []))
    assert max(points(Scene(GAME, match.position, []))) < 12


@rule("CPH-9.6")
def test_with_two_players_the_supply_is_used_once() -> None:
    match = played("the-end-card-with-two-players")
    assert codes(match)["cph.reshuffled"] == 0
    assert codes(match)["cph.turned_up"] >= 70 - 5 - 9


@rule("CPH-9.1")
@pytest.mark.parametrize("name", ["the-end-card-with-three-players", "the-end-card-with-four-players"])
def test_with_more_players_the_discards_go_round_once(name: str) -> None:
    assert codes(played(name))["cph.reshuffled"] == 1


@rule("CPH-10.5")
def test_on_the_end_card_the_most_points_win() -> None:
    at = end_of("the-end-card-with-four-players")
    assert (points(at), at.places()) == ([5, 6, 9, 10], [4, 3, 2, 1])
    at = end_of("the-end-card-with-three-players")
    assert (points(at), at.places()) == ([10, 8, 8], [1, 2, 2])


@rule("CPH-10.6")
def test_fewer_empty_squares_break_the_tie() -> None:
    at = end_of("a-tie-broken-by-fewest-empty-squares")
    assert (points(at), empty_squares(at), at.places()) == ([11, 11], [-11, -9], [2, 1])


@rule("CPH-10.7")
def test_two_players_share_the_victory() -> None:
    at = end_of("a-shared-victory")
    assert (points(at), empty_squares(at), at.places()) == ([11, 11, 11], [-8, -8, -9], [1, 1, 3])


# What else is in them


@rule("CPH-8.1")
def test_in_one_game_every_ability_is_used() -> None:
    match = played("all-five-abilities")
    used = {
        event.values["ability"] for events in reported(match) for event in events if event.code == "cph.ability_used"
    }
    assert len(used) == 5
    assert codes(match)["cph.activated"] > 0
    assert "pay nothing discount" in [GAME.write_action(move.action) for move in match.moves]


def refused(record: Record) -> tuple[str, str]:
    """The move of a record that is refused, and the code of the refusal."""
    with pytest.raises(RecordError) as caught:
        replay(GAME, record)
    illegal = caught.value.__context__  # compiled, an exception has no __cause__
    assert isinstance(illegal, IllegalAction)
    text = next(f"{entry.actor} {entry.text}" for entry in record.entries if entry.line == caught.value.line)
    return text, illegal.refusal.code


@rule("CPH-1.18")
@pytest.mark.parametrize(
    ("seat", "move", "code"),
    [("0", "2 take 3 4", "cph.not_your_turn"), ("none", "-1 card p", "cph.chance_decides")],
)
def test_a_game_is_refused_where_the_first_player_differs(seat: str, move: str, code: str) -> None:
    record = record_of("the-host-names-the-first-player")
    other = Record({**record.header, "options": f"start_seat={seat}"}, record.entries)
    assert refused(other) == (move, code)
