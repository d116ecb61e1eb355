"""A bot that is a program of its own: a line of JSON comes in for each decision, and a line goes out.

    rollwright arena copenhagen_board "run:python examples/outside_bot.py" random --games 20

It needs nothing of Rollwright, and could as well be in another language. It knows one thing about Copenhagen: low rows
are soon full. So it builds when it can, as low as it can, and otherwise draws lots.
"""

import json
import random
import sys


def height(text):
    """How high up an action like `build red-3 a1 a2 b2 brick a1` builds: the sum of its rows."""
    squares = [word for word in text.split()[2:] if word[0] in "abcde" and word[1:].isdigit()]
    return sum(int(square[1:]) for square in squares)


def choose(question):
    """The id of the action to take."""
    lots = random.Random(question["seed"])
    builds = [(height(text), action) for action, text in question["legal"] if text.startswith("build ")]
    if builds:
        return min(builds)[1]
    return lots.choice(question["legal"])[0]


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
