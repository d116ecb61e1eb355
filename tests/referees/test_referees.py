"""Lock-step can fail: what a wrong engine does is noticed, and a referee knows nothing of the engine."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.options import OptionValue, Setup
from rollwright.kernel.source import Source
from rollwright.testing.altered import altered
from tests.referees.late import play_late, reached
from tests.referees.lockstep import Difference, play_game, setup_of
from tests.referees.referee import late_of, ranked, refereed

MODULES: Final = sorted(path for path in Path(__file__).parent.glob("*.py") if not path.name.startswith("test_"))
ENOUGH: Final = 40
"""So many games find a wrong rule, if need be."""


# Wrong engines, and what is said of each


def one_action_short(game: Game[Any]) -> Game[Any]:
    def legal(position: Any, seat: int) -> list[int]:
        found = game.legal(position, seat)
        return found[:-1] if len(found) > 1 else found

    return altered(game, legal=legal)


def over_too_soon(game: Game[Any]) -> Game[Any]:
    return altered(game, to_act=lambda position: () if game.stage(position) > 6 else game.to_act(position))


def loaded_dice(game: Game[Any]) -> Game[Any]:
    return altered(game, outcomes=lambda position: [(action, 1) for action, _ in game.outcomes(position)])


def points_to_the_wrong_seat(game: Game[Any]) -> Game[Any]:
    return altered(game, standings=lambda position: tuple(reversed(game.standings(position))))


WRONG: Final[dict[str, Callable[[Game[Any]], Game[Any]]]] = {
    "what seat": one_action_short,
    "who acts": over_too_soon,
    "the odds": loaded_dice,
    "points and places": points_to_the_wrong_seat,
}


Play = Callable[[Game[Any], int, str], object]


def difference_of(game: Game[Any], *plays: Play) -> str:
    """What the first of some games notices."""
    for number in range(ENOUGH):
        for play in plays:
            try:
                play(game, number, "wrong")
            except Difference as difference:
                return str(difference)
    return "no difference"


def test_every_game_has_a_referee() -> None:
    assert set(refereed()) == set(game_ids())


@pytest.mark.parametrize("about", WRONG)
@pytest.mark.parametrize("game_id", refereed())
def test_a_wrong_engine_is_noticed(game_id: str, about: str) -> None:
    assert f"\n{about}" in difference_of(WRONG[about](find_game(game_id)), play_game)


@pytest.mark.parametrize("game_id", refereed())
def test_a_wrong_engine_is_noticed_from_a_late_position(game_id: str) -> None:
    assert "\nwhat seat" in difference_of(one_action_short(find_game(game_id)), play_late)


def test_a_difference_names_position_seat_and_actions() -> None:
    game = find_game("copenhagen_roll")
    told = difference_of(one_action_short(game), play_game)
    assert "step=setup crossed=" in told
    assert "what seat 1 may do:\n  the engine has nothing else\n  the referee has setup purple" in told


# An engine that plays by other rules than the referee was told

VERSION: Final = "rules version"
CHANGED: Final = [
    (game_id, name)
    for game_id in refereed()
    for name in [*(option.name for option in find_game(game_id).options), VERSION]
    if name not in ("start_player", "start_seat") and (name != VERSION or len(find_game(game_id).versions) > 1)
]
"""What changes play: options, and the rules version where there are several. Who starts is left to host and chance."""


def another_setup(game: Game[Any], setup: Setup, name: str) -> Setup:
    """The same but for one value."""
    options: dict[str, OptionValue] = dict(setup.options)
    version = setup.version
    for option in game.options:
        if option.name == name:
            options[name] = next(value for value in option.values if value != setup.options[name])
    if name == VERSION:
        version = next(one for one in game.versions if one != version)
    return make_setup(game, setup.players, setup.edition, options, version, setup.content)


def by_other_rules(game: Game[Any], name: str) -> Game[Any]:
    def new(setup: Setup) -> Any:
        return game.new(another_setup(game, setup, name))

    def read(setup: Setup, text: str) -> Any:
        return game.read(another_setup(game, setup, name), text)

    return altered(game, new=new, read=read)


@pytest.mark.parametrize(("game_id", "name"), CHANGED)
def test_a_wrong_rule_is_noticed(game_id: str, name: str) -> None:
    assert "the referee has" in difference_of(by_other_rules(find_game(game_id), name), play_late, play_game)


# Copenhagen has no such option: here it is the referee that has a rule wrong

MISTAKES: Final[dict[str, tuple[str, object]]] = {
    "a contact saves nothing": ("copenhagen_board_player.Player.touches", lambda player, placing: False),
    "d9 has no coat": ("copenhagen_board_player.COAT_SQUARES", ("c3", "e5", "b7")),
    "row 6 has no coat": ("copenhagen_board_player.COAT_ROWS", ("2", "4")),
    "a clean row is worth no more": ("copenhagen_board_player.worth", lambda line, bricks: 2 if line.isalpha() else 1),
    "tiles float": ("copenhagen_board.fits", lambda squares, filled: not any(square in filled for square in squares)),
    "there are two 5s of each colour": ("copenhagen_board.COPIES", {2: (2, 2, 2, 2), 3: (2, 3, 2, 2), 4: (3, 3, 3, 2)}),
    "the fourth player is dealt three cards": ("copenhagen_board.DEALT", (2, 3, 3, 3)),
    "eight cards may be held": ("copenhagen_board.HAND_LIMIT", 8),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistaken_referee_is_noticed(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place, wrong = MISTAKES[mistake]
    monkeypatch.setattr(f"tests.referees.{place}", wrong)
    assert "the referee has" in difference_of(find_game("copenhagen_board"), play_late, play_game)


# The referees


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_referee_knows_nothing_of_the_engine(path: Path) -> None:
    imported: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module or "")
    ours = {name for name in imported if name.split(".")[0] in ("rollwright", "tests")}
    assert {name for name in ours if not name.startswith(("rollwright.kernel.", "tests.referees."))} == set()


@pytest.mark.parametrize("game_id", refereed())
def test_most_late_positions_are_not_those_of_play(game_id: str) -> None:
    game = find_game(game_id)
    changed = 0
    for number in range(20):
        setup, source = setup_of(game, number, "late"), Source(f"late {number}")
        position = reached(game, setup, source)
        changed += late_of(game_id)(game, setup, position, source) != game.write(position)
    assert changed > 10


@pytest.mark.parametrize("game_id", refereed())
def test_set_ups_are_of_every_kind(game_id: str) -> None:
    game = find_game(game_id)
    setups = [setup_of(game, number, "kinds") for number in range(60)]
    assert {setup.players for setup in setups} == set(game.players)
    assert {setup.edition for setup in setups} == set(game.editions)
    assert {setup.version for setup in setups} == set(game.versions)
    for option in game.options:
        assert {setup.options[option.name] for setup in setups} == set(option.values)


def test_who_is_level_shares_a_place() -> None:
    assert ranked([(3, 1), (5, 0), (3, 1), (3, 0)]) == [2, 1, 2, 4]
