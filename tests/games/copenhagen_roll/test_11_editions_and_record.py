"""Chapter 11: editions and the record."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.kernel.game import digest
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE
from rollwright.kernel.options import SetupError
from rollwright.kernel.playout import random_move
from rollwright.kernel.record import RecordError, read_record, replay, write_record
from rollwright.kernel.source import Source
from rollwright.testing.scene import rule
from tests.games.copenhagen_roll.crw import draw, new, new_match

EN = {
    "no_x_scope": "turn",
    "one_x_timing": "after_shape",
    "color_change_face": "color",
    "two_player_setup_marks": "must",
    "start_player": "youngest",
    "start_seat": None,
    "two_player_crossed_fours": "one_per_color",
    "use_again_setup_fours": True,
    "marking": "may",
}
NL = EN | {"no_x_scope": "drawing", "one_x_timing": "any", "color_change_face": "any"}
FR = NL | {"two_player_setup_marks": "may", "start_player": "chance"}


@rule("CRW-11.1")
@pytest.mark.parametrize(("edition", "values"), [(None, EN), ("en", EN), ("fr", FR), ("nl", NL)])
def test_an_edition_sets_the_options_and_it_is_en_if_nothing_is_said(
    edition: str | None, values: dict[str, object]
) -> None:
    at = new(3, edition)
    assert at.game.setup(at.position).options == values


@rule("CRW-11.1")
def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(SetupError) as refused:
        new(3, "de")
    assert (refused.value.code, refused.value.rule) == ("edition", "CRW-11.1")


def french_game_with_an_early_single() -> Match[Any]:
    """A whole game by fr: seat 0 marks purple for two rounds, and draws a single with it before its first shape."""
    match = new_match(3, "fr", start_seat=0)
    for seat in (0, 1, 2, 0, 1, 2):
        for actor, text in ((seat, "roll"), (CHANCE, "dice rygbp"), (seat, "pass"), (seat, "end")):
            match.play_text(actor, text)
        for other in {0, 1, 2} - {seat}:
            match.play_text(other, "decline" if other else "mark purple")
    match.play_text(0, "roll")
    match.play_text(CHANCE, "dice rrryp")
    for text in ("one-x a1", *draw("red-2", "a2 b2", x="a2")):
        match.play_text(0, text)
    source = Source("to the end")
    while not match.over:
        match.play(*random_move(match.game, match.position, source))
    return match


@rule("CRW-11.2")
def test_a_record_replays_by_the_values_it_holds_whatever_the_default_is() -> None:
    match = french_game_with_an_early_single()
    record = write_record(match, ["Ada", "Bo", "Cy"])
    assert match.game.editions[0] == "en"
    assert "one_x_timing=any" in record
    for text in (record, record.replace("edition: fr\n", "")):
        again = replay(match.game, read_record(text))
        assert digest(match.game, again.position) == digest(match.game, match.position)
        assert again.setup.options == match.setup.options


@rule("CRW-11.2")
def test_the_same_actions_under_the_values_of_en_are_refused() -> None:
    record = write_record(french_game_with_an_early_single(), ["Ada", "Bo", "Cy"])
    by_en = record.replace("one_x_timing=any", "one_x_timing=after_shape")
    with pytest.raises(RecordError) as refused:
        replay(new(3).game, read_record(by_en))
    assert "crw.one_x_after_shape" in refused.value.what
