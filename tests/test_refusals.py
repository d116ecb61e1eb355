"""docs/refusals.md: an illegal move for every refusal, and each is still answered so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollwright.kernel.discovery import find_game, game_ids
from tests.illegal import LANGUAGES, NAMES, Illegal

PAGE = Path(__file__).parent.parent / "docs" / "refusals.md"
ENTRY = re.compile(
    r"^### (?P<name>\w+): `(?P<text>[^`]+)` \((?P<rule>[\w.-]+)\)\n\n"
    r"`(?P<position>[^`]+)`(?: \((?P<setup>[^)]+)\))?\n\n"
    r"(?P<told>(?:- \w\w: .+\n)+)",
    re.MULTILINE,
)


def part_of(game_id: str) -> str:
    return PAGE.read_text(encoding="utf-8").split(f"\n## {game_id}\n")[1].split("\n## ")[0]


def illegal_moves(game_id: str) -> list[tuple[Illegal, str, list[str]]]:
    game = find_game(game_id)
    found = []
    for entry in ENTRY.finditer(part_of(game_id)):
        players = entry["position"].count("|")
        chosen = dict(re.split("[ =]", one) for one in (entry["setup"] or "").split(", ") if one)
        options = {
            option.name: value
            for option in game.options
            for value in option.values_for(players)
            if str(value) == chosen.get(option.name)
        }
        illegal = Illegal(
            game_id, entry["position"], players, chosen.get("edition", game.editions[0]),
            int(chosen.get("version", game.versions[-1])), options, chosen.get("pack", ""),
            NAMES.index(entry["name"]), entry["text"],
        )  # fmt: skip
        found.append((illegal, entry["rule"], entry["told"].splitlines()))
    return found


@pytest.mark.parametrize("game_id", game_ids())
def test_every_move_of_the_page_is_refused_as_it_says(game_id: str) -> None:
    moves = illegal_moves(game_id)
    assert len(moves) == part_of(game_id).count("### ")
    assert len(moves) >= 60
    for illegal, cited, told in moves:
        assert illegal.refusal().rule == cited, illegal
        assert told == [f"- {language}: {illegal.worded(language)}" for language in LANGUAGES], illegal


@pytest.mark.parametrize("game_id", game_ids())
def test_the_page_has_every_refusal(game_id: str) -> None:
    shown = {illegal.refusal().code for illegal, _, _ in illegal_moves(game_id)}
    assert shown == set(find_game(game_id).refusals), "run scripts/refusals"
