"""`rollwright bots`: whom one can play against."""

from __future__ import annotations

import json

import pytest

from rollwright.bots import CHARACTERS, LADDER
from rollwright.cli.bots import ratings_of
from rollwright.kernel.discovery import game_ids
from tests.cli.terminal import rollwright


def test_all_levels_are_listed_with_their_ratings_the_weakest_first() -> None:
    listed = json.loads(rollwright("bots", "--json").stdout)
    assert [bot["id"] for bot in listed if bot["level"]] == list(LADDER)
    assert {bot["id"] for bot in listed if bot["level"] is None} == set(CHARACTERS)
    ratings = [bot["rating"] for bot in listed if bot["rating"] is not None]
    assert ratings == sorted(set(ratings))
    assert len(ratings) == len(LADDER + CHARACTERS)
    assert all(set(bot["by_game"]) <= set(game_ids()) for bot in listed)


@pytest.mark.parametrize(("language", "strongest"), [("en", "Sea eagle"), ("fr", "Pygargue"), ("nl", "Zeearend")])
def test_people_read_names_in_their_language_and_how_it_was_measured(language: str, strongest: str) -> None:
    lines = rollwright("bots", "--lang", language).stdout.splitlines()
    assert strongest in lines[-2]
    assert "scripts/ladder" in lines[-1]


def test_a_rating_is_a_hundred_points_higher_for_64_games_of_a_hundred() -> None:
    steps = [
        {"bot": LADDER[1], "over": LADDER[0], "games": 100, "ahead": [0.64, 0, 0]},
        {"bot": LADDER[2], "over": LADDER[1], "games": 100, "ahead": [1, 1, 1]},
        {"bot": CHARACTERS[0], "over": LADDER[1], "games": 100, "ahead": [0.5, 0, 0]},
    ]
    rated = ratings_of(steps)
    assert rated[LADDER[1]] == rated[CHARACTERS[0]] == 1100
    assert rated[LADDER[1]] + 500 < rated[LADDER[2]] < 3000


def test_bots_at_the_terminal_are_called_by_their_names() -> None:
    reported = rollwright(
        "play", "copenhagen_board", "--seats", "you:Ada,sparrow", "--seed", "7", "--no-colour", "--lang", "nl"
    )
    assert "Mus" in reported.stdout
    assert "sparrow" not in reported.stdout
