"""Every game says all that it can say, in every language, and nothing that nobody asks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.cli.languages import LANGUAGES
from rollwright.cli.session import COMMANDS
from rollwright.kernel.discovery import find_game, game_ids, package_of
from rollwright.kernel.model import Event, Refusal
from rollwright.testing.messages import (
    different,
    given_in_source,
    languages_of,
    message_faults,
    messages,
    met,
    strings_in,
    unformattable,
)
from rollwright.texts.words import Words
from tests.toy.installed import announce, copy_to

GAMES = game_ids()
CLI = "rollwright.cli"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_says_all_that_it_can_say_and_nothing_that_nobody_asks_for(game_id: str) -> None:
    assert message_faults(game_id) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_of_ours_speaks_every_language(game_id: str) -> None:
    missing = sorted(set(LANGUAGES) - set(languages_of(package_of(game_id))))
    assert not missing, f"write messages/{missing[0]}.ftl, with the messages of en.ftl"


@pytest.mark.parametrize("game_id", GAMES)
def test_random_games_meet_enough_to_prove_something(game_id: str) -> None:
    game = find_game(game_id)
    events, refusals = met(game_id)
    assert events
    assert len({refusal.code for refusal in refusals}) > len(game.refusals) // 3, (
        "few of the game's refusals came up when everything was tried in random games: are they all needed?"
    )
    assert len({code for code, _ in given_in_source(game)}) > len(game.refusals) // 2, (
        "name a code and its values in one call, as in `refuse('xyz.not_there', place=3)`, so that they can be compared"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_says_the_same_in_all_languages(language: str) -> None:
    assert [*different(CLI, language), *unformattable(CLI, language)] == []


def test_the_command_line_has_every_message_it_asks_for_and_no_other() -> None:
    asked = {
        text
        for text in strings_in(CLI) | strings_in("rollwright.texts")
        if text.startswith("cli-") and not text.endswith("-")
    }
    asked |= {f"cli-help-{command}" for command in COMMANDS}
    assert set(messages(CLI, "en")) == asked


# What is wrong, and found


def told_of_toy(folder: Path, patch: pytest.MonkeyPatch, language: str, old: str, new: str) -> list[str]:
    """What is told of the toy as a package of its own, in one of whose message files something is different."""
    package = f"sealed_bids_{folder.name}"
    copy_to(folder / package)
    announce(folder, toy=package)
    patch.syspath_prepend(folder)
    file = folder / package / "messages" / f"{language}.ftl"
    assert file.read_text(encoding="utf-8").count(old) == 1
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    return message_faults("toy")


@pytest.mark.parametrize(
    ("language", "old", "new", "reported"),
    [
        ("fr", "toy-bid-hidden =", "toy-bid-secret =", "fr: there is no message toy-bid-hidden"),
        ("en", "toy-score-prizes =", "toy-score-medals =", "en: there is no message toy-score-prizes"),
        ("en", "toy-wait =", "toy-yawn = Yawns.\ntoy-wait =", "nobody asks for the message toy-yawn"),
        ("nl", "toy-wait =", "toy-yawn = Gaapt.\ntoy-wait =", "toy-yawn is there in nl alone"),
        ("en", "Wins { $prize }", "Wins { $medal }", "fr: toy-won takes ['prize'], in English ['medal']"),
        ("en", "Wins { $prize }", "Wins { $medal }", "en: toy-won came up without medal, and reads 'Wins medal.'"),
        ("en", "no { $card }", "no { $suit }", "the message of toy.not_in_hand asks for suit; it is given card"),
        ("en", "Wins { $prize }", "Wins { PRIZE() }", "en: toy-won can't be formatted with 0"),
    ],
)
def test_what_is_wrong_with_messages_is_reported(
    language: str, old: str, new: str, reported: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = told_of_toy(tmp_path, monkeypatch, language, old, new)
    assert [fault for fault in faults if fault.startswith(reported)], faults


def test_a_word_that_few_games_meet_is_asked_for_if_the_source_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = "toy-word-deal = deal\ntoy-word-zebra = zebra\ntoy-wait ="
    reported = told_of_toy(tmp_path, monkeypatch, "en", "toy-wait =", words)
    assert [fault for fault in reported if "nobody" in fault] == [
        "nobody asks for the message toy-word-zebra: no random game met it, and no text of the source is its value"
    ]


# What a person reads


def test_a_value_that_the_game_has_a_word_for_is_translated() -> None:
    game = find_game("copenhagen_roll")
    refusal = Refusal("crw.track_full", "CRW-8.7", {"track": "purple"})
    assert "violet" in Words(game, "fr", ["Ada"]).refusal(refusal)
    assert "paars" in Words(game, "nl", ["Ada"]).refusal(refusal)


def test_an_event_and_a_refusal_of_one_code_are_said_differently() -> None:
    words = Words(find_game("copenhagen_roll"), "en", ["Ada"])
    assert words.event(Event("crw.crossed_out", 0, {"shape": "red-4"})) == "Crosses out red-4."
    assert words.refusal(Refusal("crw.crossed_out", "CRW-3.11", {"shape": "red-4"})).startswith("red-4 is crossed out.")


def test_a_seat_among_the_values_is_told_by_name() -> None:
    words = Words(find_game("copenhagen_roll"), "en", ["Ada", "Bo"])
    assert "Bo’s turn" in words.refusal(Refusal("crw.not_your_turn", "CRW-2.4", {"active": 1}))
