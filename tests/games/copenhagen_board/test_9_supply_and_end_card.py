"""Chapter 9: the supply and the end card."""

from __future__ import annotations

import pytest

from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_board.cph import cph, discards, display, draw, drawn, hand, new, possible, state, turn


def ended(supply: str, pile: str, players: int = 4) -> Scene:
    """A turn ends after a take of 1 and 2, with this supply and this discard pile."""
    return turn(
        "- rr", display="..gbpry", players=players, more=f"step=done took supply={supply} discards={pile}"
    ).play("end")


@rule("CPH-9.1")
@pytest.mark.parametrize("players", [3, 4])
def test_when_the_supply_runs_out_the_discards_become_the_supply(players: int) -> None:
    at = ended("r1", "g3b2", players)
    assert possible(at) == {"card r": 1}
    at = at.play("card r")
    assert at.values_of("cph.reshuffled") == [{"cards": 5}]
    assert possible(at) == {"card g": 3, "card b": 2, "end-card": 1}
    assert display(at.play("card b")) == "rbgbpry"


@rule("CPH-9.1")
def test_it_runs_out_with_its_last_card_even_if_the_display_is_full() -> None:
    at = draw(ended("r2", "g3b2"), "rr")
    assert at.values_of("cph.reshuffled") == [{"cards": 5}]
    assert discards(at) == ""
    assert at.active == 1
    assert state(at)["supply"] == {"cards": 6, "second": True, "end_card": True}


@rule("CPH-9.2")
def test_the_end_card_lies_among_the_last_ten() -> None:
    at = draw(ended("r2", "r8y8g8b8p8"), "rr").play("take 1 2", "end")
    assert state(at)["supply"]["cards"] == 41
    decks = [at.game.order(at.position, Source(f"second {seed}").below) for seed in range(200)]
    places = {[at.game.write_action(one) for one in deck].index("end-card") for deck in decks}
    assert places == set(range(31, 41))


@rule("CPH-9.2")
@pytest.mark.parametrize(("cards", "comes"), [(10, False), (9, True)])
def test_the_end_card_comes_when_nine_other_cards_are_left(cards: int, comes: bool) -> None:
    at = turn(display="..gbpry", players=4, more=f"step=fill took second=20 supply=r{cards}")
    assert ("end-card" in possible(at)) is comes


@rule("CPH-9.3")
def test_with_fewer_than_nine_cards_the_end_card_is_mixed_into_all() -> None:
    at = ended("r1", "g5").play("card r")
    assert possible(at) == {"card g": 5, "end-card": 1}
    decks = [at.game.order(at.position, Source(f"few {seed}").below) for seed in range(100)]
    assert {len(deck) for deck in decks} == {6}
    assert {[at.game.write_action(one) for one in deck].index("end-card") for deck in decks} == set(range(6))


@rule("CPH-9.4")
def test_the_refill_goes_on_from_the_new_supply() -> None:
    at = draw(ended("r1", "g9b9"), "rg")
    assert display(at) == "rggbpry"
    assert at.active == 1
    assert state(at)["supply"]["cards"] == 18


@rule("CPH-9.5")
def test_hands_and_display_are_not_shuffled_in() -> None:
    at = cph("display=..gbpry step=done took supply=r1 discards=y9 | - rr | - bp+g | - +rr").play("end", "card r")
    assert display(at) == "r.gbpry"
    assert [hand(at, seat) for seat in range(3)] == ["rr", "gbp", "rr"]
    assert discards(at) == ""
    assert state(at)["supply"]["cards"] == 10


@rule("CPH-9.6")
def test_with_two_players_there_is_no_new_supply() -> None:
    at = turn(display="..gbpry", more="step=done took supply=r1 discards=g9").play("end")
    assert possible(at) == {"card r": 1, "end-card": 1}
    at = at.play("card r")
    assert "cph.reshuffled" not in at.codes()
    assert possible(at) == {"end-card": 1}
    assert at.play("end-card").over


@rule("CPH-9.6")
@pytest.mark.parametrize("seed", range(5))
def test_with_two_players_the_supply_is_used_once(seed: int) -> None:
    at = new(2)
    source = Source(f"once {seed}")
    while not at.over:
        seat, action = random_move(at.game, at.position, source)
        step = at.game.apply(at.position, seat, action)
        at = Scene(at.game, step.position, [*at.events, *step.events])
    assert "cph.reshuffled" not in at.codes()
    assert at.codes()[-1] in ("cph.end_card", "cph.twelve")
    assert at.codes().count("cph.turned_up") <= 70 - 5


@rule("CPH-9.7")
def test_the_end_card_lies_nowhere() -> None:
    at = turn("- rr", display="..gbpry", more="step=done took supply=r3").play("end", "end-card")
    assert display(at) == "..gbpry"
    assert hand(at) == "rr"
    assert at.values_of("cph.end_card") == [{}]
    assert at.over


@rule("CPH-9.7")
def test_the_end_card_is_not_dealt() -> None:
    at = draw(new(2, start_seat=0), "rygbpry")
    for _ in range(5):
        assert "end-card" not in possible(at)
        at = draw(at, "g")
    assert drawn(at).active == 0
