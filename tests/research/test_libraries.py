"""The libraries' own tests of environments, on every game."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.research.pettingzoo_env import env
from rollwright.testing.pairs import hides
from tests.repository.files import ROOT

pyspiel: Any = pytest.importorskip("pyspiel")
openspiel_game: Any = pytest.importorskip("rollwright.research.openspiel_game")
mcts: Any = pytest.importorskip("open_spiel.python.algorithms.mcts")

# PettingZoo's tests import its own games, and it warns of the way that it does so.
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore:The old environment creation API")]

EVERY_GAME = pytest.mark.parametrize("game_id", game_ids())


@EVERY_GAME
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_pettingzoo_finds_no_fault(game_id: str) -> None:
    """The warnings are for dictionaries. PettingZoo's own games with masks have them too, and are excused by name."""
    from pettingzoo.test import api_test

    api_test(env(game_id), num_cycles=300)


@EVERY_GAME
def test_pettingzoo_sees_the_same_for_the_same_seed(game_id: str) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: env(game_id), num_cycles=50)


@EVERY_GAME
def test_gymnasium_finds_no_fault(game_id: str) -> None:
    check_env(gymnasium.make("rollwright.research.gymnasium_env:rollwright/Seat-v0", game=game_id).unwrapped)


@EVERY_GAME
def test_openspiel_simulates_random_games(game_id: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"rollwright_{game_id}"), num_sims=1, serialize=False, verbose=False)


def test_openspiel_knows_where_something_is_hidden() -> None:
    found = {game_id: pyspiel.load_game(f"rollwright_{game_id}").get_type().information for game_id in game_ids()}
    perfect = [game_id for game_id, kind in found.items() if kind == pyspiel.GameType.Information.PERFECT_INFORMATION]
    assert perfect == [game_id for game_id in game_ids() if not hides(find_game(game_id))]


@EVERY_GAME
def test_openspiels_tree_search_plays(game_id: str) -> None:
    from rollwright.kernel.source import Source
    from rollwright.research.mcts_bot import PlayoutEvaluator

    game = pyspiel.load_game(f"rollwright_{game_id}")
    state, rng = game.new_initial_state(), np.random.RandomState(7)
    bot = mcts.MCTSBot(game, 2, 10, PlayoutEvaluator(Source("search")), random_state=rng)
    decisions = 0
    while decisions < 8 and not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=np.array(odds) / sum(odds))))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decisions += 1
    assert decisions


@EVERY_GAME
def test_a_state_can_be_guessed_from_what_a_player_sees(game_id: str) -> None:
    state, rng = pyspiel.load_game(f"rollwright_{game_id}").new_initial_state(), np.random.RandomState(3)
    for _ in range(40):
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        following = state.child(int(rng.choice(actions)))
        if following.is_terminal():
            break
        state = following
    other = state.resample_from_infostate(0, rng.random_sample)
    assert other.observation_string(0) == state.observation_string(0)
    assert other.observation_tensor(0) == state.observation_tensor(0)


def test_a_program_with_registered_games_ends_well() -> None:
    program = "import rollwright.research.openspiel_game, pyspiel; pyspiel.load_game('rollwright_copenhagen_roll')"
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


def test_the_page_on_research_shows_what_works() -> None:
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    block = re.search(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert block
    names: dict[str, Any] = {}
    exec(block[1], names)
    assert names["table"].agents == [], "all are through with the game"


def test_the_quick_start_learns() -> None:
    """Random play makes 14 points (docs/woodcraft.md), and so do the first games."""
    learn = runpy.run_path(str(ROOT / "examples" / "learn.py"))["learn"]
    _, history = learn(games=300)
    assert np.mean(history[:30]) < 17
    assert np.mean(history[-60:]) > 19
