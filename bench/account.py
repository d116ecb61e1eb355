"""An account of one random game, step by step, so that two builds can be compared move by move and hash by hash.

It runs inside any build, and uses nothing of Rollwright but the kernel and the bots.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import zlib
from collections.abc import Iterator
from typing import Any, Final

from rollwright.bots import bot_names, find_bot
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game, digest, make_setup
from rollwright.kernel.model import CHANCE
from rollwright.kernel.options import Setup, SetupError
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source

NOW_AND_THEN: Final = 8
"""Steps between two rounds of the costly questions."""
BOTS_THINK: Final = 60
"""Each bot is asked once a game, at one of this many first steps."""
BRIEFLY: Final = 20
"""Nodes for bots that search: enough to see whether they search alike."""


def setup_of(game: Game[Any], number: int) -> Setup:
    """The set-up of the n-th game: players and editions in turn, and in every second game other options as well."""
    choices = list(itertools.product(game.players, game.editions, game.versions))
    players, edition, version = choices[number % len(choices)]
    source = Source(f"options of {number}")
    if source.below(2):
        options = {option.name: option.values[source.below(len(option.values))] for option in game.options}
        try:
            return make_setup(game, players, edition, options, version)
        except SetupError:
            pass  # a value may not fit the number of players
    return make_setup(game, players, edition, version=version)


def tell(game_id: str, number: int) -> Iterator[str]:
    """What can be seen of the n-th game: a line for the set-up, one for each step, and one for the end."""
    game = find_game(game_id)
    setup = setup_of(game, number)
    position = game.new(setup)
    source, aside = Source(f"game {number}"), Source(f"aside {number}")
    asked_at = aside.below(BOTS_THINK)
    yield json.dumps(setup.to_json(), sort_keys=True)
    step = 0
    while seats := game.to_act(position):
        seat, action = random_move(game, position, source)
        reported: list[object] = [step, seats, game.stage(position), seat, action, game.write_action(action)]
        if seat != CHANCE:
            reported.append([game.legal_count(position, one) for one in seats])
            reported.append(game.check(position, seat, aside.below(game.action_space)))
            if step % NOW_AND_THEN == 0:
                reported.append(zlib.crc32(repr(game.legal(position, seat)).encode()))
                reported.append(game.preview(position, seat, action).to_json())
            if step >= asked_at:
                asked_at = 1 << 30
                view = game.view(position, seat)
                reported += [find_bot(name, BRIEFLY).choose(game, view, seat, aside) for name in bot_names()]
        else:
            reported.append(game.chance(position).label)
        result = game.apply(position, seat, action)
        if game.after(position, seat, action) != result.position:
            reported.append("after and apply differ")
        position = result.position
        reported += result.events
        reported.append(game.evaluate(position, step % setup.players))
        reported.append(digest(game, position))
        yield " ".join(map(str, reported))
        step += 1
    end = game.playout(game.new(setup), Source(f"playout {number}"))
    yield f"{[standing.to_json() for standing in game.standings(position)]} playout {digest(game, end)}"


def sums(game_id: str, first: int, last: int) -> list[str]:
    """For each of some games: its number of steps, and a hash of its account."""
    found = []
    for number in range(first, last):
        steps, total = -2, hashlib.sha256()
        for line in tell(game_id, number):
            steps += 1
            total.update(line.encode() + b"\n")
        found.append(f"{steps} {total.hexdigest()[:32]}")
    return found
