"""What looks good at a quick look, and what the forecast says. Neither is a rule, so no rule ids are cited here."""

from __future__ import annotations

import pytest

from rollwright.games.copenhagen_roll.game import GAME
from rollwright.games.copenhagen_roll.position import ROLL_DUE, Position
from rollwright.kernel.defaults import best_by_evaluation
from rollwright.kernel.game import start
from rollwright.kernel.model import CHANCE
from rollwright.kernel.source import Source
from tests.games.copenhagen_roll.crw import crw


def games(number: int, edition: str = "en", players: int = 2) -> list[list[Position]]:
    """The positions of games in which all play what looks good, and one time in five anything."""
    found = []
    for seed in range(number):
        position, source = start(GAME, players, edition), Source(f"quick {seed}")
        found.append([position])
        while acting := GAME.to_act(position):
            if acting[0] == CHANCE:
                action = GAME.draw(position, source)
            elif source.below(5):
                action = GAME.quick(position, acting[0])
            else:
                action = GAME.nth_legal(position, acting[0], source.below(GAME.legal_count(position, acting[0])))
            position = GAME.after(position, acting[0], action)
            found[-1].append(position)
    return found


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("step=roll | - - | - -", "roll"),
        ("step=choose dice=rryyp | OOO.. - | - -", "reroll yyp"),
        ("step=choose dice=rrrrr | OOO.. - | - -", "choose red-5"),
        ("step=mark dice=ryp | - - | - r8", "mark red"),
    ],
)
def test_what_looks_good(position: str, action: str) -> None:
    at = crw(position)
    seat = at.game.to_act(at.position)[0]
    assert at.game.write_action(at.game.quick(at.position, seat)) == action


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("players", [2, 3])
def test_it_is_nearly_what_evaluate_finds_best_and_always_legal(edition: str, players: int) -> None:
    """Rerolls apart, of which it looks at few."""
    lost = looked_at = 0
    for position in [one for game in games(2, edition, players) for one in game]:
        for seat in [seat for seat in GAME.to_act(position) if seat != CHANCE]:
            actions = GAME.legal(position, seat)
            action = GAME.quick(position, seat)
            assert action in actions
            plain = [one for one in actions if not GAME.write_action(one).startswith("reroll")]
            if action in plain and len(plain) > 1:
                best = best_by_evaluation(GAME.after, GAME.view, GAME.evaluate, position, seat, plain)
                lost += GAME.evaluate(GAME.after(position, seat, best), seat)
                lost -= GAME.evaluate(GAME.after(position, seat, action), seat)
                looked_at += 1
    assert looked_at > 100
    assert lost / looked_at < 5, "hundredths of a point"


def test_the_forecast_tells_the_winner_more_often_than_the_evaluation_does() -> None:
    right = {"forecast": 0, "evaluate": 0}
    for game in games(40):
        places = [standing.place for standing in GAME.standings(game[-1])]
        if places[0] != places[1]:
            winner = places.index(1)
            for position in [one for one in game if one.step == ROLL_DUE]:
                right["forecast"] += GAME.forecast(position, winner) > 0
                right["evaluate"] += GAME.evaluate(position, winner) > 0
    assert right["forecast"] > right["evaluate"]
