"""Studies: records with comments, drawings and variations, as pages show them."""

from __future__ import annotations

import json

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.record import RecordError, read_record, replay, write_record
from rollwright.tables.study.studies import MOST_MOVES, study_json
from rollwright.tables.wire.schema import STUDY
from rollwright.training.luck import played

TEXT = """\
rollwright record 2
title: What to do with two reds
game: copenhagen_roll
rules: 2
edition: en
seats: Ada | greedy
bots: - | greedy 1

# Where it begins.
* start 0
* cross yellow-4-right
* cross blue-4-left
0 setup red
1 setup red
0 roll
* dice rrybb
# Two reds.
# [arrow] 0:a1 0:c1
(
* dice rrrrr
0 choose red-4
)
(
* dice yybbp
)
0 choose red-2
(
0 choose blue-2
(
0 reroll yb
)
)
"""


def test_every_move_names_the_one_before_it_and_the_first_that_follows_is_the_line_itself() -> None:
    study = study_json(TEXT)
    steps = [(step["before"], step["text"]) for step in study["steps"]]
    assert steps[4:6] == [(3, "setup red"), (4, "roll")]
    follow = [text for before, text in steps if before == 5]
    assert follow == ["dice rrybb", "dice rrrrr", "dice yybbp"]
    chosen = [text for before, text in steps if before == 6]
    assert chosen == ["choose red-2", "choose blue-2", "reroll yb"]


def test_what_is_written_and_drawn_stays_where_it_was_written() -> None:
    study = study_json(TEXT)
    assert study["comments"] == ["Where it begins."]
    assert study["steps"][6]["comments"] == ["Two reds.", "[arrow] 0:a1 0:c1"]
    assert study["header"]["title"] == "What to do with two reds"
    assert study["seats"] == [{"name": "Ada", "bot": None}, {"name": "greedy", "bot": "greedy"}]


def test_it_can_be_played_on_wherever_somebody_is_to_act_and_nowhere_else() -> None:
    study = study_json(TEXT)
    by_text = {step["text"]: step["position"] for step in study["steps"]}
    assert study["position"] == "", "who starts is drawn first"
    assert by_text["roll"] == "", "dice come next"
    game = find_game("copenhagen_roll")
    match = replay(game, read_record(TEXT.split("(")[0]))
    assert by_text["dice rrybb"] == game.write(match.position)


@pytest.mark.parametrize("game_id", ["copenhagen_roll", "copenhagen_board", "woodcraft_roll"])
def test_a_whole_game_is_a_study_in_the_shape_that_the_page_expects(game_id: str) -> None:
    game = find_game(game_id)
    match = played(game, make_setup(game, 2), "greedy,greedy", "study")
    study = study_json(write_record(match, ["Ada", "Mads"]))
    assert STUDY.fault(json.loads(json.dumps(study)), "the study") == ""
    assert len(study["steps"]) == len(match.moves)
    assert study["steps"][-1]["view"] == game.to_json(match.position)
    assert study["steps"][-1]["position"] == ""


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (("choose red-2", "choose red-4"), "is refused"),
        (("game: copenhagen_roll", "game: chess"), "chess"),
        (("0 reroll yb", "5 reroll yb"), "there is no seat 5"),
    ],
)
def test_the_rules_judge_every_line_of_it(change: tuple[str, str], what: str) -> None:
    with pytest.raises(RecordError, match=what):
        study_json(TEXT.replace(*change))


def test_it_has_an_end() -> None:
    rolls = "(\n* dice rrybb\n)\n" * MOST_MOVES
    with pytest.raises(RecordError, match="at most 1500 moves"):
        study_json(TEXT + rolls)
