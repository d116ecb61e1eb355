"""What the coach of a first game says: declared in the game's folder, and met in play."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game, game_ids, package_of
from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.tables.log.starting import start_of
from rollwright.testing.rules import chapter_of, rules_of
from rollwright.texts.folders import folder_of

GAMES = game_ids()
GAMES_PLAYED = 8
FIRST_SEAT = 0


@cache
def first_game(game_id: str) -> dict[str, Any]:
    file = folder_of(package_of(game_id)) / "lessons" / "first-game.json"
    declared: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return declared


def moments(game_id: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = first_game(game_id)["moments"]
    return found


@cache
def met(game_id: str) -> set[str]:
    """The moments that come up in games of the first seat: by chance, and as `quick` plays."""
    game, found = find_game(game_id), set[str]()
    for number in range(GAMES_PLAYED):
        alone = number % 4 == 3 and 1 in game.players
        source = Source(f"first game {game_id} {number}")
        match = Match(game, make_setup(game, 1 if alone else 2))
        while not match.over:
            acting = game.to_act(match.position)
            if FIRST_SEAT in acting:
                step = game.to_json(match.position)["step"]
                found |= {one["id"] for one in moments(game_id) if one["on"] == f"step {step}"}
            if acting == (CHANCE,) or number % 2:
                actor, action = random_move(game, match.position, source)
            else:
                actor, action = acting[0], game.quick(match.position, acting[0])
            for event in match.play(actor, action):
                for one in moments(game_id):
                    code, *wanted = one["on"].split()
                    who = {"me": event.seat == FIRST_SEAT, "other": event.seat != FIRST_SEAT, "anyone": True}
                    values = [f"{name}={value}" for name, value in event.values.items()]
                    if code == event.code and who[one["who"]] and set(wanted) <= set(values):
                        found.add(one["id"])
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_every_moment_comes_up_in_play(game_id: str) -> None:
    assert {one["id"] for one in moments(game_id)} - met(game_id) == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_moment_is_a_sentence_in_three_languages_with_its_rule(game_id: str) -> None:
    rules, ids = rules_of(game_id), [one["id"] for one in moments(game_id)]
    assert len(set(ids)) == len(ids)
    for one in moments(game_id):
        assert one["rule"] in rules, one["id"]
        assert list(one["say"]) == ["en", "fr", "nl"], one["id"]
        for text in one["say"].values():
            assert re.fullmatch(r"[^.]+\.", text), f"one sentence: {text}"
            assert len(text.split()) <= 28, text


@pytest.mark.parametrize("game_id", GAMES)
def test_the_game_begins_with_a_deal_for_two_and_the_first_seat_acts(game_id: str) -> None:
    game = find_game(game_id)
    start = start_of(game, make_setup(game, 2), first_game(game_id)["start"])
    assert FIRST_SEAT in game.to_act(start)
    assert game.standings(start)[FIRST_SEAT].points == 0


@pytest.mark.parametrize("game_id", GAMES)
def test_the_coach_speaks_of_most_chapters(game_id: str) -> None:
    spoken = {chapter_of(one["rule"]) for one in moments(game_id)}
    assert len(spoken) >= 6, sorted(spoken)
