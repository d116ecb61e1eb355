"""A person at the prompt may ask what to do."""

from __future__ import annotations

import re

import pytest

from tests.cli.terminal import rollwright

TWO = ("play", "copenhagen_board", "--seats", "you:Ada,random", "--seed", "7", "--no-colour")
ALONE = ("play", "woodcraft_roll", "--seats", "you:Ada", "--seed", "7", "--no-colour")
CHANCE = {  # or nothing, where a slow machine has played too few games
    "en": r"(?:too few|wins \d+% of games \(probably \d+% to \d+%\), [\d.]+ points)",
    "fr": r"(?:trop peu|gagne \d+\u202f% des parties \(sans doute de \d+\u202f% à \d+\u202f%\), [\d,]+ points)",
    "nl": r"(?:te weinig|wint \d+% van de partijen \(waarschijnlijk \d+% tot \d+%\), gemiddeld [\d,]+ punten)",
}


@pytest.mark.parametrize("language", CHANCE)
def test_a_hint_names_moves_with_their_chances_and_changes_nothing(language: str) -> None:
    reported = rollwright(*TWO, "--lang", language, typed="hint\nmoves\nhelp\n").stdout
    advised = re.findall(rf"^   (\S.*?)\u00a0?: {CHANCE[language]}", reported, re.MULTILINE)
    assert 1 <= len(advised) <= 3
    listed = reported[reported.index(advised[-1]) + len(advised[-1]) :]
    assert all(move in listed for move in advised)


def test_who_plays_alone_is_told_points() -> None:
    reported = rollwright(*ALONE, typed="hint\n").stdout
    assert re.search(r"^   \S.*: (too few|[\d.]+ points on average; simulated games: \d+$)", reported, re.MULTILINE)
    assert "wins" not in reported
