"""Whoever can be named plays."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import pytest

from rollwright.bots import Bot, UnknownBot, find_bot
from rollwright.bots._thinker import Thinker
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import start
from rollwright.kernel.model import CHANCE
from rollwright.kernel.source import Source
from rollwright.lab.batch import play_games
from rollwright.lab.external_bot import ExternalBot, ExternalBotError
from rollwright.lab.plan import Plan
from rollwright.lab.players import find_player
from tests.repository.files import ROOT


def first_decision(bot: Bot, game_id: str = "copenhagen_board") -> int:
    """What a bot does at the start, with its own source."""
    game, source = find_game(game_id), Source("start")
    position: Any = start(game, 2)
    while game.to_act(position) == (CHANCE,):
        position = game.after(position, CHANCE, game.draw(position, source))
    seat = game.to_act(position)[0]
    return bot.choose(game, game.view(position, seat), seat, source)


def program(tmp_path: Path, text: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(text)
    return f"{sys.executable} {file}"


def test_a_bot_that_searches_is_given_nodes() -> None:
    bot = find_player("expert@77")
    assert isinstance(bot, Thinker)
    assert bot.nodes == 77


def test_a_bot_that_searches_is_given_time() -> None:
    began = time.perf_counter()
    first_decision(find_player("expert@50ms"))
    assert time.perf_counter() - began < 20, "a step, and the first look, which it always takes"


@pytest.mark.parametrize(
    ("name", "reported"),
    [
        ("expert@", "after @ come nodes or a time, as in expert@2000"),
        ("expert@5 minutes", "not '5 minutes'"),
        ("greedy@100", "greedy doesn't search"),
        ("gredy@100", "there is no bot 'gredy@100'"),
        ("tests.lab.players:NOBODY", "no attribute 'NOBODY'"),
    ],
)
def test_a_name_that_is_none_is_told_so(name: str, reported: str) -> None:
    with pytest.raises(UnknownBot, match=reported):
        find_player(name)


# Programs


def test_the_example_plays_better_than_chance() -> None:
    """Ten games, from both seats: building low is worth more than nothing."""
    command = f"run:{sys.executable} {ROOT / 'examples' / 'outside_bot.py'}"
    batch = play_games(Plan("copenhagen_board", (command, "random"), 2), 0, 10)
    ours = [batch.points[2 * game + game % 2] for game in range(10)]
    assert sum(ours) > 2 * (sum(batch.points) - sum(ours))


def test_a_program_may_answer_by_id_or_by_text(tmp_path: Path) -> None:
    for place in (0, 1):
        answer = f"json.dumps({{'action': json.loads(input())['legal'][-1][{place}]}})"
        bot = ExternalBot(program(tmp_path, f"import json; print({answer})"))
        last = first_decision(bot)
        bot.close()
        assert last == max(first_legal())


def first_legal() -> list[int]:
    found: list[int] = []

    class Listing:
        def choose(self, game: Any, view: Any, seat: int, source: Source) -> int:
            found.extend(game.legal(view, seat))
            return found[0]

    first_decision(Listing())
    return found


@pytest.mark.parametrize(
    ("text", "reported"),
    [
        ("input()", "ended before it answered"),
        ("input(); print('pass')", "answered 'pass', which is not like"),
        ("input(); print('{\"action\": -5}')", "played -5, which is not legal"),
        ("import time; time.sleep(9)", r"took more than 0.3 s"),
    ],
)
def test_a_program_that_does_not_play_is_reported(tmp_path: Path, text: str, reported: str) -> None:
    bot = ExternalBot(program(tmp_path, text), timeout=0.3 if "sleep" in text else 20)
    with pytest.raises(ExternalBotError, match=reported):
        first_decision(bot)
    bot.close()


def test_a_program_that_is_not_there_is_reported() -> None:
    with pytest.raises(ExternalBotError, match="'no-such-program' can't be started: No such file"):
        first_decision(ExternalBot("no-such-program"))


def test_ours_are_found_by_their_names() -> None:
    assert find_player("greedy") is find_bot("greedy")
