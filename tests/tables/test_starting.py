"""A table can begin at a position: alone or with bots. It says so, and counts for nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from rollwright.cli.lessons import course_of
from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import make_setup
from rollwright.kernel.lesson import LEARNER
from rollwright.kernel.model import CHANCE, NotationError
from rollwright.kernel.playout import random_move
from rollwright.kernel.record import read_record, replay, seats_of
from rollwright.kernel.source import Source
from rollwright.tables.commands.command import OpenTable
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.finished import Finished, finish_in, finished_from_json
from rollwright.tables.commands.game import Rematch
from rollwright.tables.commands.lobby import OpenSeat
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.fold import fold
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.starting import StartError, start_of
from rollwright.tables.log.table import OVER, PLAYING
from rollwright.tables.study.import_record import import_record
from rollwright.tables.study.verify import verify
from rollwright.tables.wire.export import record
from rollwright.tables.wire.outbound import info
from tests.tables.evening import PEOPLE, Evening, fresh, seats, seed_hash

MOVES = (0, 1, 2, 7, 30, 90)
"""After how many moves of a game a table begins."""


@cache
def line(game_id: str, players: int = 2) -> list[Any]:
    """The positions of a game, from its beginning to its end."""
    game, source = find_game(game_id), Source(f"line {game_id}")
    positions = [game.new(make_setup(game, players))]
    while game.to_act(positions[-1]):
        actor, action = random_move(game, positions[-1], source)
        positions.append(game.after(positions[-1], actor, action))
    return positions


def text_after(game_id: str, moves: int) -> str:
    return find_game(game_id).write(line(game_id)[moves])


def begun(game_id: str, start: str, *kinds: str) -> Evening:
    evening = Evening(f"start {game_id}")
    evening.create(*(kinds or ("me", "greedy")), game=game_id, start=start)
    evening.start()
    return evening


@pytest.mark.parametrize("moves", MOVES)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_goes_on_from_where_it_starts_and_its_dice_and_cards_check_out(game_id: str, moves: int) -> None:
    game = find_game(game_id)
    evening = begun(game_id, text_after(game_id, moves))
    table = evening.table
    assert table.match is not None
    assert game.write(table.match.positions[0]) == text_after(game_id, moves)
    assert table.phase == PLAYING
    assert table.acting(), "chance has acted, and somebody is to move"
    evening.play_out()
    assert evening.table.phase == OVER
    assert verify([row.to_json() for row in evening.table.rows]) == []


@pytest.mark.parametrize("game_id", game_ids())
def test_it_says_so_and_counts_for_nothing(game_id: str) -> None:
    evening = begun(game_id, text_after(game_id, 30))
    evening.play_out()
    table = evening.table
    assert info(table, "ada", PEOPLE)["start"] is True
    found = finish_in(list(table.rows))
    assert found is not None
    assert found[1].counts is False
    assert finished_from_json(found[1].to_json()).counts is False


def test_a_game_from_its_beginning_counts_and_says_nothing_of_it() -> None:
    evening = Evening()
    evening.create("me", "greedy")
    evening.start()
    evening.play_out()
    found = finish_in(list(evening.table.rows))
    assert found is not None
    assert found[1].counts
    assert "counts" not in found[1].to_json()
    assert info(evening.table, "ada", PEOPLE)["start"] is False


@pytest.mark.parametrize("game_id", game_ids())
def test_its_record_names_the_start_and_becomes_a_table_again(game_id: str) -> None:
    evening = begun(game_id, text_after(game_id, 30))
    evening.play_out()
    text = record(evening.table, PEOPLE)
    assert text is not None
    assert f"start: {text_after(game_id, 30)}" in text.splitlines()
    assert replay(find_game(game_id), read_record(text)).over
    rows = import_record(text, "bob", fresh("again"), 1000)
    table = rows[-1].table
    assert table.phase == OVER
    assert info(table, "bob", PEOPLE)["start"] is True
    assert [effect.counts for effect in rows[-1].effects if isinstance(effect, Finished)] == [False]


def test_a_rematch_starts_there_too() -> None:
    start = text_after("copenhagen_roll", 30)
    evening = begun("copenhagen_roll", start)
    evening.play_out()
    ruling = evening.do(Rematch("ada", evening.cid(), fresh("next"), seed_hash("ada")))
    wishes = [effect.create for effect in ruling.effects if isinstance(effect, OpenTable)]
    assert [wish.start for wish in wishes if isinstance(wish, Create)] == [start]


def test_the_dice_are_bound_to_the_start() -> None:
    """Else a host could choose among positions once the seeds are known."""
    one = begun("copenhagen_roll", text_after("copenhagen_roll", 30))
    other = begun("copenhagen_roll", text_after("copenhagen_roll", 40))
    assert one.table.context != other.table.context
    rows = [row.to_json() for row in one.table.rows]
    rows[0]["body"]["start"] = text_after("copenhagen_roll", 40)  # type: ignore[index]
    assert verify(rows) != []


# What is refused


def wish(game_id: str, start: str, *kinds: str) -> Create:
    return Create("ada", "c", fresh(), game_id, seats(*kinds), seed_hash=seed_hash("ada"), start=start)


@pytest.mark.parametrize("game_id", ["copenhagen_board", "woodcraft_roll"])
def test_what_is_hidden_in_a_view_can_not_be_dealt(game_id: str) -> None:
    game = find_game(game_id)
    view = game.write(game.view(line(game_id)[30], 0))
    assert Evening().refuses(wish(game_id, view, "me", "greedy"), "table.start")


@pytest.mark.parametrize(("start", "why"), [("nonsense", "not understood"), ("", "")])
def test_a_start_that_can_not_be_read_is_refused_in_words(start: str, why: str) -> None:
    command = wish("copenhagen_roll", start, "me", "greedy")
    if not start:
        assert Evening().do(command).table.start is None
        return
    refusal = Evening().refusal(command).refusal
    assert refusal is not None
    assert refusal.code == "table.start"
    assert why in str(refusal.values["message"])


@pytest.mark.parametrize("game_id", game_ids())
def test_no_game_starts_at_its_end(game_id: str) -> None:
    end = find_game(game_id).write(line(game_id)[-1])
    refusal = Evening().refusal(wish(game_id, end, "me", "greedy")).refusal
    assert refusal is not None
    assert (refusal.code, "over" in str(refusal.values["message"])) == ("table.start", True)


def test_nobody_else_may_sit_down_at_it() -> None:
    start = text_after("copenhagen_roll", 30)
    assert Evening().refuses(wish("copenhagen_roll", start, "me", "open"), "table.start_alone")
    evening = Evening()
    evening.create("me", "greedy", start=start)
    assert evening.refuses(OpenSeat("ada", evening.cid(), 1), "table.start_alone")


def test_a_log_that_starts_where_no_game_can_is_refused() -> None:
    evening = Evening()
    evening.create("me", "greedy")
    row = evening.table.rows[0].to_json()
    row["body"]["start"] = "nonsense"  # type: ignore[index]
    with pytest.raises(LogError, match="row 1"):
        fold(None, row_from_json(row))


@pytest.mark.parametrize("game_id", game_ids())
def test_wherever_somebody_says_a_game_starts_it_can_be_played_or_is_refused(game_id: str) -> None:
    """Positions put together from words of several: no text that a game reads may take it down later."""
    game, source = find_game(game_id), Source("strangers")
    setup = make_setup(game, 2)
    texts = [game.write(position) for position in line(game_id)]
    played = 0
    for _ in range(1500):
        words = texts[source.below(len(texts))].split()
        for _ in range(1 + source.below(4)):
            other = texts[source.below(len(texts))].split()
            words[source.below(len(words))] = other[source.below(len(other))]
        try:
            position = start_of(game, setup, " ".join(words))
        except StartError:
            continue
        played += 1
        for _ in range(12):
            acting = game.to_act(position)
            if not acting or (acting != (CHANCE,) and not game.legal(position, acting[0])):
                break  # over, or nothing left to do: a table that its only person closes
            game.to_json(position)
            actor, action = random_move(game, position, source)
            position = game.after(position, actor, action)
        game.standings(position)
    assert played > 20, "most of them are refused, and some can be played"


def test_a_position_of_another_game_is_refused() -> None:
    game = find_game("copenhagen_roll")
    with pytest.raises((StartError, NotationError)):
        start_of(game, make_setup(game, 2), text_after("woodcraft_roll", 60))


@pytest.mark.parametrize("game_id", game_ids())
def test_every_step_of_a_lesson_is_a_table_at_which_the_learner_can_make_its_moves(game_id: str) -> None:
    for name, lesson in course_of(game_id).items():
        for step in lesson.steps:
            others = ["random"] * (len(seats_of(step.record)) - 1)
            evening = begun(game_id, step.record.header["start"], "me", *others)
            for text in step.moves():
                evening.let_bots_play()
                evening.act(LEARNER, text)
            table = evening.table
            assert table.match is not None
            made = [table.game.write_action(move.action) for move in table.match.moves if move.actor == LEARNER]
            assert made == step.moves(), name
