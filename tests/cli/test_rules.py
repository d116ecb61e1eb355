"""`rollwright rules` shows the rules page, or one rule, in each language."""

from __future__ import annotations

import pytest

from rollwright.cli.pages import read_page, rules_of, show_page, signs_of
from rollwright.cli.paint import TRUE, Paint, speechless
from tests.cli.conftest import Run
from tests.cli.terminal import flat, rule_text


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("wanted", ["CRW-7.25", "crw-7.25", "7.25"])
def test_one_rule_is_found_by_its_id(run: Run, wanted: str, language: str) -> None:
    shown = run("rules", "copenhagen_roll", wanted, "--lang", language)
    assert flat(shown) == f"CRW-7.25 {rule_text('CRW-7.25', language)}"


def test_the_page_has_every_rule_and_fits_the_screen(run: Run) -> None:
    shown = run("rules", "copenhagen_roll")
    assert shown.startswith("Copenhagen Roll & Write\n")
    assert shown.count("\n   CRW-") == 142
    assert max(len(line) for line in shown.splitlines() if not line.startswith("|")) <= 80


def test_a_star_of_a_track_is_not_taken_for_emphasis(run: Run) -> None:
    assert "red +*+***..., blue +*.*+*..." in flat(run("rules", "copenhagen_roll", "1.9"))


def test_the_dots_of_a_row_are_told_from_the_dot_of_the_sentence(run: Run) -> None:
    page = flat(run("rules", "copenhagen_roll"))
    assert "with a dot for an empty square: “OOX..”. Dice are" in page
    assert "OOX..." not in page


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "nl_BE.UTF-8")
    assert flat(run("rules", "copenhagen_roll", "5.7")) == f"CRW-5.7 {rule_text('CRW-5.7', 'nl')}"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert flat(run("rules", "copenhagen_roll", "5.7")) == f"CRW-5.7 {rule_text('CRW-5.7', 'en')}"


def test_headings_and_ids_stand_out_in_a_terminal() -> None:
    page = "# A game\n\nA *fine* game.\n\n- **TOY-1.1** It is for two.\n| a | b |\n"
    shown = show_page(page, Paint(speechless, depth=TRUE))
    assert shown == [
        "\x1b[1mA game\x1b[0m", "", "A fine game.", "", "   \x1b[1mTOY-1.1\x1b[0m  It is for two.", "| a | b |",
    ]  # fmt: skip
    assert rules_of(page) == {"TOY-1.1": "It is for two."}


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("game", ["copenhagen_board", "copenhagen_roll", "woodcraft_roll"])
def test_the_key_names_every_sign_with_its_rule(run: Run, game: str, language: str) -> None:
    shown = flat(run("rules", game, "--key", "--lang", language))
    signs = signs_of(read_page(game, language))
    assert len(signs) > 15
    for sign in signs:
        assert flat(f"{sign.name} {sign.does}") in shown
        assert sign.rule in shown
    assert "|" not in shown
    assert "`" not in shown


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("game", ["copenhagen_board", "copenhagen_roll", "woodcraft_roll"])
def test_the_page_begins_with_what_can_be_read_in_a_minute(game: str, language: str) -> None:
    """The aim, a turn in four steps and the signs to begin with: all in all 400 words at most."""
    _, _, page = read_page(game, language).partition("\n## ")
    minute = page.partition("\n## ")[0]
    assert not minute[0].isdigit()
    assert minute.count("\n**") == 1
    assert [line[:3] for line in minute.splitlines() if line[:1].isdigit()] == ["1. ", "2. ", "3. ", "4. "]
    longest = sorted(len(f"{sign.name} {sign.does}".split()) for sign in signs_of(read_page(game, language)))[-6:]
    assert len(minute.split()) + sum(longest) <= 400


@pytest.mark.usefixtures("toy")
def test_a_game_without_signs_says_so(fails: Run) -> None:
    assert "this game has no key of its signs" in fails("rules", "toy", "--key")


@pytest.mark.usefixtures("toy")
def test_a_game_that_lacks_a_language_is_shown_in_english(run: Run) -> None:
    assert run("rules", "toy", "--lang", "fr").startswith("Sealed Bids\n")
