"""The environments, by hand: what they give, and what they refuse."""

from __future__ import annotations

import numpy as np
import pytest

from rollwright.kernel.discovery import game_ids
from rollwright.kernel.model import IllegalAction
from rollwright.research.gymnasium_env import ILLEGAL, SeatEnv
from rollwright.research.pettingzoo_env import TableEnv, env


def played(table: TableEnv, seed: int) -> list[tuple[str, int]]:
    """A random game to its end: who did what."""
    rng, moves = np.random.default_rng(seed), []
    table.reset(seed=seed)
    while not any(table.terminations.values()):
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        moves.append((table.agent_selection, int(rng.choice(legal))))
        table.step(moves[-1][1])
    return moves


@pytest.mark.parametrize("game_id", game_ids())
def test_a_table_plays_a_whole_game_and_its_rewards_make_nothing_in_sum(game_id: str) -> None:
    table = env(game_id, players=2)
    moves = played(table, 3)
    assert {agent for agent, _ in moves} == {"player_0", "player_1"}
    assert sum(table.rewards.values()) == 0
    assert played(table, 3) == moves, "the same seed is the same game"


def test_an_action_that_the_rules_refuse_is_refused_with_the_rule() -> None:
    table = env("copenhagen_roll", players=2)
    table.reset(seed=1)
    refused = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[-1])
    with pytest.raises(IllegalAction, match="CRW-"):
        table.step(refused)


def test_a_table_can_be_shown() -> None:
    table = env("copenhagen_board", players=3, render_mode="ansi")
    table.reset(seed=1)
    assert str(table.render()).startswith("start=1 display=yrgrpbr ")


def test_who_is_not_to_act_has_no_legal_actions() -> None:
    table = env("copenhagen_roll", players=2)
    table.reset(seed=1)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(other)["action_mask"].any()


def test_a_learner_that_breaks_the_rules_loses_and_hears_why() -> None:
    seat = SeatEnv("copenhagen_roll", bots=("random",), seat=0)
    _, reported = seat.reset(seed=1)
    refused = np.flatnonzero(reported["action_mask"] == 0)[-1]
    _, reward, over, _, reported = seat.step(refused)
    assert (reward, over) == (ILLEGAL, True)
    assert "CRW-" in reported["refusal"]


def test_points_are_rewarded_as_they_come() -> None:
    """Alone: the rewards of all decisions are the points of the game."""
    seat = SeatEnv("woodcraft_roll", bots=(), reward="points")
    _, reported = seat.reset(seed=5)
    total, over = 0.0, False
    rng = np.random.default_rng(5)
    while not over:
        _, reward, over, _, reported = seat.step(rng.choice(np.flatnonzero(reported["action_mask"])))
        total += reward
    assert total == seat.observed.game.standings(seat.position)[0].points > 0


def test_the_learner_changes_seats_unless_it_has_one() -> None:
    roaming, fixed = SeatEnv("copenhagen_board"), SeatEnv("copenhagen_board", seat=1)
    assert {roaming.reset(seed=seed)[1]["seat"] for seed in range(8)} == {0, 1}
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(8)} == {1}


def test_a_reward_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="by 'place' or by 'points', not by 'luck'"):
        SeatEnv("copenhagen_roll", reward="luck")
