"""Setting a game up: what may be chosen, what an edition says, and what is told to who asks for something else."""

from __future__ import annotations

from typing import cast

import pytest

from rollwright.kernel.game import digest, make_setup, start
from rollwright.kernel.options import Option, OptionValue, Setup, SetupError, value_from_text, value_to_text
from rollwright.testing.altered import altered
from tests.toy import GAME


def test_what_is_not_chosen_is_as_the_first_edition_has_it() -> None:
    assert make_setup(GAME, 2) == Setup(2, 1, "plain", {"rounds": 3})


def test_an_edition_brings_its_own_values() -> None:
    assert make_setup(GAME, 2, "quick").options == {"rounds": 2}


def test_a_host_may_choose_against_the_edition() -> None:
    assert make_setup(GAME, 2, "quick", {"rounds": 3}) == Setup(2, 1, "quick", {"rounds": 3})


def test_two_setups_that_differ_in_an_option_are_different() -> None:
    assert make_setup(GAME, 2) != make_setup(GAME, 2, options={"rounds": 2})


@pytest.mark.parametrize(
    ("players", "edition", "options", "version", "code", "reported"),
    [
        (4, None, {}, None, "players", "toy is for 1, 2, 3 players, not for 4 (TOY-1.1)"),
        (0, None, {}, None, "players", "toy is for 1, 2, 3 players, not for 0 (TOY-1.1)"),
        (2, "deluxe", {}, None, "edition", "there is no edition 'deluxe'; the editions are plain, quick (TOY-1.3)"),
        (2, None, {"speed": 2}, None, "option", "there is no option 'speed'; the options are rounds"),
        (2, None, {"rounds": 4}, None, "option_value", "option rounds can't be 4 with 2 players; it can be 3, 2"),
        (2, None, {"rounds": "3"}, None, "option_value", "option rounds can't be 3"),
        (2, None, {"rounds": None}, None, "option_value", "option rounds can't be none"),
        (2, None, {}, 9, "version", "toy knows rules versions (1,), not 9"),
    ],
)
def test_a_setup_that_cannot_be_is_refused_with_what_can(
    players: int, edition: str | None, options: dict[str, OptionValue], version: int | None, code: str, reported: str
) -> None:
    with pytest.raises(SetupError) as refused:
        make_setup(GAME, players, edition, options, version)
    assert refused.value.code == code
    assert reported in str(refused.value)


def test_what_is_no_value_at_all_is_refused_though_it_equals_one() -> None:
    with pytest.raises((SetupError, TypeError)):  # compiled, its type is refused at once
        make_setup(GAME, 2, options={"rounds": cast(int, 3.0)})


FLAG = Option("open", (True, False, None, 1, "one_per_shape"), {"loud": False})


STARTER = Option("starter", (None, 0, 1, 2), {}, seat_rule="TOY-9")


SOMEBODY_STARTS = altered(GAME, options=(STARTER,))


def test_where_an_option_names_a_seat_it_must_be_at_the_table() -> None:
    assert STARTER.values_for(2) == (None, 0, 1)
    assert STARTER.values_for(3) == STARTER.values
    assert make_setup(SOMEBODY_STARTS, 2, options={"starter": 1}).options == {"starter": 1}
    with pytest.raises(SetupError, match=r"option starter can't be 2 with 2 players; it can be none, 0, 1 \(TOY-9\)"):
        make_setup(SOMEBODY_STARTS, 2, options={"starter": 2})


def test_an_option_has_the_value_of_the_edition_or_its_first() -> None:
    assert FLAG.default("loud") is False
    assert FLAG.default("any other") is True


@pytest.mark.parametrize(
    ("value", "text"), [(True, "yes"), (False, "no"), (None, "none"), (1, "1"), ("one_per_shape", "one_per_shape")]
)
def test_the_value_of_an_option_is_read_back_from_its_text(value: OptionValue, text: str) -> None:
    assert value_to_text(value) == text
    assert value_from_text(FLAG, text) is value


def test_a_text_that_is_no_value_is_refused_with_those_that_are() -> None:
    with pytest.raises(SetupError, match=r"option open can't be 'true'; it can be yes, no, none, 1, one_per_shape"):
        value_from_text(FLAG, "true")


def test_an_option_tells_its_schema() -> None:
    assert GAME.options[0].to_json() == {"name": "rounds", "values": [3, 2], "editions": {"quick": 2}, "seat": False}
    assert STARTER.to_json()["seat"] is True


def test_a_new_position_has_a_stable_hash() -> None:
    assert digest(GAME, start(GAME, 2)) == "6e95a2ebb5f818eb"
