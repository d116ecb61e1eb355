"""Learn to play Woodcraft Roll & Write alone, with nothing but NumPy: REINFORCE on a table of preferences.

    pip install "rollwright[research]"
    python examples/learn.py

The policy is the simplest there is: one number for each action, whatever the position. Of the legal actions, those
with a higher number are likelier to be taken. After each game the numbers of the actions taken go up if the game went
better than usual, and down if worse. Even so it soon makes twice the points of random play. What `reset` and `step`
show of the position is left unused here: a better learner starts from that.
"""

import sys

import numpy as np

from rollwright.research.gymnasium_env import SeatEnv

RATE = 0.03
MEMORY = 0.98  # how slowly the notion of a usual game follows


def play(env, preferences, rng, seed):
    """One game: the points made, and how the preferences would have to change to make what was done likelier."""
    change = np.zeros_like(preferences)
    points, over = 0.0, False
    _, info = env.reset(seed=seed)
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        odds = np.exp(preferences[legal] - preferences[legal].max())
        odds /= odds.sum()
        action = rng.choice(legal, p=odds)
        change[legal] -= odds
        change[action] += 1
        _, reward, over, _, info = env.step(action)
        points += reward
    return points, change


def learn(games=1500, seed=0, say=lambda text: None):
    """The preferences learnt, and the points of every game on the way."""
    env, rng = SeatEnv("woodcraft_roll", bots=(), reward="points"), np.random.default_rng(seed)
    preferences = np.zeros(env.action_space.n)
    usual, spread, history = None, 1.0, []
    for game in range(games):
        points, change = play(env, preferences, rng, seed=game)
        usual = points if usual is None else MEMORY * usual + (1 - MEMORY) * points
        spread = MEMORY * spread + (1 - MEMORY) * abs(points - usual)
        preferences += RATE * (points - usual) / max(1.0, spread) * change
        history.append(points)
        if (game + 1) % 100 == 0:
            say(f"{game + 1} games: {np.mean(history[-100:]):.1f} points")
    return preferences, history


if __name__ == "__main__":
    learn(games=int(sys.argv[1]) if len(sys.argv) > 1 else 1500, say=lambda text: print(text, flush=True))
