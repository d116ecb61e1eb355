"""The review of a game: a sum that adds up, verdicts that are fair, and moments that tell no more than was known."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rollwright.bots import find_bot
from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Action
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.tables.study.account import Depth
from rollwright.tables.study.decisions import Decision, decisions_of
from rollwright.tables.study.efforts import Effort
from rollwright.tables.study.moments import MOST, Finding, moments_of, spread
from rollwright.tables.study.review import ENOUGH, NoJudge, Played, Review, Reviewer, StillPlayed, judge_of, review
from rollwright.tables.study.review_json import review_json
from rollwright.tables.study.stakes import Stakes
from rollwright.tables.study.verdicts import BEST, BETTER, OPEN, Care, Jury, Span, Verdict, span
from rollwright.testing.altered import altered
from tests.kernel.test_judge import made_up
from tests.toy import GAME as TOY

TINY = Effort("tiny", Depth(paths=2, outcomes=6), Care(ways=2, looks=1, trials=3, turns=1))
TINIEST = Effort("tiniest", Depth(paths=1, outcomes=2), Care(ways=1, looks=1, trials=2, turns=1))
CAREFUL = Care(ways=6, looks=8, trials=40, turns=3)


def judged(game: Game[Any], *numbers: int) -> Game[Any]:
    """The game with judges that learned nothing, but have an opinion of every position."""
    found = altered(game)
    for players in numbers:
        setup = make_setup(found, players)
        options = {name: (value,) for name, value in setup.options.items()}
        found.judges.bring(made_up(found, setup, editions=(setup.edition,), options=options))
    return found


def random_game(game: Game[Any], players: int, seed: str) -> Match[Any]:
    match, source = Match(game, make_setup(game, players)), Source(seed)
    while not match.over:
        match.play(*random_move(game, match.position, source))
    return match


def toy_review(players: int, seed: str = "0") -> tuple[Match[Any], Review[Any]]:
    match = random_game(judged(TOY, players), players, seed)
    return match, review(match, seed, TINY)


def assert_same(one: Stakes, other: Stakes) -> None:
    assert one.chances == pytest.approx(other.chances, abs=1e-9)
    assert one.leads == pytest.approx(other.leads, abs=1e-9)


def assert_adds_up(found: Review[Any]) -> None:
    """In all, and in each turn from where the one before has ended."""
    account, players = found.account, range(found.players)
    total = account.start.plus(account.luck()).plus(account.revealed())
    for seat in players:
        total = total.plus(account.decisions(seat))
    assert_same(total, account.end)
    now = account.start
    for turn in found.turns:
        assert_same(turn.rolled, now.plus(turn.luck))
        after = turn.rolled.plus(turn.revealed)
        for seat in players:
            after = after.plus(turn.choices[seat])
        assert_same(turn.after, after)
        now = turn.after
    assert_same(now, account.end)


# The sum


@pytest.mark.parametrize("players", [1, 2, 3])
def test_every_turn_adds_up_and_so_does_the_game(players: int) -> None:
    for seed in "0123":
        assert_adds_up(toy_review(players, seed)[1])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("copenhagen_roll", 2),
        ("copenhagen_roll", 3),
        ("copenhagen_board", 4),
        ("woodcraft_roll", 5),
        ("woodcraft_roll", 1),
    ],
)
def test_every_turn_of_a_real_game_adds_up_for_any_number_of_players(name: str, players: int) -> None:
    game = judged(find_game(name), players)
    assert_adds_up(review(random_game(game, players, "real"), "real", TINIEST))


@pytest.mark.parametrize("players", [1, 2, 3])
def test_turns_cover_the_game_in_order(players: int) -> None:
    match, found = toy_review(players)
    assert [turn.start for turn in found.turns] == [0, *[turn.end for turn in found.turns[:-1]]]
    assert found.turns[-1].end == len(match.moves)
    assert [turn.number for turn in found.turns] == list(range(len(found.turns)))


def test_a_turn_is_somebodys_where_nobody_else_could_act() -> None:
    match = random_game(judged(find_game("copenhagen_roll"), 2), 2, "whose")
    found = review(match, "whose", TINY)
    assert found.turns[0].seat is None, "the set-up is nobody's"
    for turn in found.turns[1:]:
        assert turn.seat == next(move.actor for move in match.moves[turn.start : turn.end] if move.actor != CHANCE)
    assert [turn.seat for turn in toy_review(2)[1].turns] == [None] * 4, "all bid at once"
    assert [turn.seat for turn in toy_review(1)[1].turns] == [None, 0, 0, 0], "alone it is always one's own"


# Decisions


@pytest.mark.parametrize("name", ["copenhagen_roll", "copenhagen_board", "woodcraft_roll"])
def test_decisions_hold_each_move_of_each_seat_once_and_end_with_chance_or_the_stage(name: str) -> None:
    game = find_game(name)
    match = random_game(game, 2, "moves")
    decisions = decisions_of(match)
    own = {seat: [move.action for move in match.moves if move.actor == seat] for seat in range(2)}
    for seat in range(2):
        assert [action for one in decisions if one.seat == seat for action in one.actions] == own[seat]
    for one in decisions:
        within = match.moves[one.start : one.end]
        assert CHANCE not in [move.actor for move in within]
        assert [move.action for move in within if move.actor == one.seat] == list(one.actions)
        assert len({game.stage(position) for position in match.positions[one.start : one.end]}) == 1


def test_moves_of_two_who_act_at_once_are_a_decision_each() -> None:
    match = Match(TOY, make_setup(TOY, 2))
    source = Source("at once")
    while TOY.to_act(match.position) == (CHANCE,):
        match.play(CHANCE, TOY.draw(match.position, source))
    start = len(match.moves)
    match.play_text(1, "fold")
    match.play_text(0, "fold")
    assert [(one.seat, one.start, one.end) for one in decisions_of(match)] == [
        (1, start, start + 1),
        (0, start + 1, start + 2),
    ]


# Verdicts


def roll_game(by: str, seed: str) -> Match[Any]:
    """A game of Copenhagen Roll & Write, with the judge that it has."""
    game = find_game("copenhagen_roll")
    bot, source, match = find_bot(by), Source(seed), Match(game, make_setup(game, 2))
    while not match.over:
        seat = game.to_act(match.position)[0]
        view = game.view(match.position, max(seat, 0))
        match.play(seat, game.draw(match.position, source) if seat == CHANCE else bot.choose(game, view, seat, source))
    return match


def late_decision(match: Match[Any]) -> Decision:
    """The last one in which a shape was drawn that brought points."""
    game = match.game
    for one in reversed(decisions_of(match)):
        text = game.write_action(one.actions[0])
        before, after = (game.standings(match.positions[at])[one.seat].points for at in (one.start, one.end))
        if text.startswith("choose") and after > before + 1:
            return one
    raise AssertionError("somebody draws something in every game")


def verdict_on(match: Match[Any], one: Decision, actions: tuple[Action, ...], care: Care) -> Verdict | None:
    view = match.game.view(match.positions[one.start], one.seat)
    return Jury(match.game, judge_of(match.game, match.setup), view, one.seat, actions, "planted").verdict(care)


def test_who_passes_instead_of_scoring_is_told_that_something_was_better() -> None:
    match = roll_game("greedy", "planted")
    one = late_decision(match)
    passing = tuple(match.game.read_action(text) for text in ("pass", "end"))
    found = verdict_on(match, one, passing, CAREFUL)
    assert found is not None
    assert found.word == BETTER
    assert 0 < found.points.low <= found.points.mean <= found.points.high
    assert found.better != passing
    assert len(found.leads[0]) == len(found.leads[1]) == 2 * CAREFUL.trials


def test_what_a_verdict_calls_better_is_not_blamed_when_it_is_played() -> None:
    match = roll_game("greedy", "planted")
    one = late_decision(match)
    passing = tuple(match.game.read_action(text) for text in ("pass", "end"))
    better = verdict_on(match, one, passing, CAREFUL)
    assert better is not None
    played = verdict_on(match, one, better.better, CAREFUL)
    assert played is None or played.word != BETTER


def test_a_forced_line_gets_no_verdict() -> None:
    """With one card left to bid or to keep there is a choice; with none there isn't."""
    match, found = toy_review(2)
    for one in found.findings:
        position = match.positions[one.decision.start]
        assert match.game.legal_count(position, one.decision.seat) > 1
    whole = review(roll_game("random", "forced"), "forced", TINY)
    texts = [whole.game.write_action(one.decision.actions[0]) for one in whole.findings]
    assert texts
    assert "roll" not in texts, "who may only roll has nothing to decide"


def test_a_line_that_the_seat_could_not_play_alone_is_not_judged() -> None:
    match = roll_game("greedy", "planted")
    one = late_decision(match)
    found = verdict_on(match, one, (*one.actions[:1], match.game.read_action("end")), CAREFUL)
    assert found is not None
    assert found.word == OPEN
    assert found.leads == []


def test_an_interval_holds_the_mean_and_shrinks_with_the_number_of_trials() -> None:
    few, many = span([0.0, 1.0] * 4), span([0.0, 1.0] * 40)
    assert few.mean == many.mean == 0.5
    assert few.low < many.low < 0.5 < many.high < few.high
    assert span([2.0, 2.0, 2.0]).low == 2.0


# Moments, grades


def finding(seat: int, start: int, word: str, cost: float) -> Finding:
    verdict = Verdict(word, (), Span(0, 0, 0), Span(cost, cost, cost), Span(cost, cost, cost), [[0.0], [0.0]])
    return Finding(Decision(seat, start, start + 1, ()), verdict)


def test_a_player_has_at_most_three_moments_the_dearest_in_the_order_of_the_game() -> None:
    match = toy_review(2)[0]
    blamed = [finding(0, at, BETTER, cost) for at, cost in ((1, 2.0), (2, 5.0), (3, 1.5), (4, 4.0), (5, 0.2))]
    other = [finding(1, 6, OPEN, 9.0), finding(1, 7, BEST, 0.0)]
    assert [one.decision.start for one in moments_of(match, blamed + other)] == [1, 2, 4]
    assert len(moments_of(match, blamed)) == MOST


def test_there_is_no_grade_for_a_few_decisions() -> None:
    some = [finding(0, at, BEST, 0.0) for at in range(ENOUGH - 2)]
    assert Played([*some, finding(0, 50, BETTER, 2.0)]).grade is None
    assert Played([*some, finding(0, 50, BETTER, 2.0), finding(0, 51, OPEN, 3.0)]).grade == pytest.approx(0.1)


def test_a_spread_counts_every_trial_by_whole_points() -> None:
    found = spread([-1.4, 0.2, 0.4], [0.6, 2.5, 2.4])
    assert (found.start, found.played, found.better) == (-1, [1, 2, 0, 0, 0], [0, 0, 1, 1, 1])


def test_what_a_moment_says_can_be_counted_after_both_lines() -> None:
    found = review(roll_game("random", "moments"), "moments", TINY_BUT_SURE)
    assert found.moments
    counted = 0
    for moment in found.moments:
        seat, game = moment.decision.seat, found.game
        for one in moment.differences:
            counted += 1
            assert one.played != one.better
            if one.code == "part":
                for line, value in ((moment.played, one.played), (moment.better, one.better)):
                    view = game.view(line.position, seat)
                    told = {**game.standings(view)[seat].parts, **game.tally(view, seat)}
                    assert told[str(one.values["part"])] == value
    assert counted


TINY_BUT_SURE = Effort("tiny", TINY.depth, Care(ways=2, looks=1, trials=6, turns=2))


# The same, nothing hidden, and refusals


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_same_game_and_seed_give_the_same_review(players: int) -> None:
    match, found = toy_review(players)
    assert review_json(review(match, "0", TINY)) == review_json(found)


def test_step_by_step_or_at_once_is_the_same_and_a_draft_comes_first() -> None:
    match = random_game(judged(TOY, 2), 2, "steps")
    deeper = Effort("whole", Depth(paths=3, outcomes=6), TINY.care)
    reviewer = Reviewer(match, "steps", deeper, TINY)
    assert reviewer.review() is None
    seen: list[tuple[str, float]] = []
    while reviewer.step():
        latest = reviewer.review()
        seen.append(("" if latest is None else latest.depth, reviewer.done))
    last = reviewer.review()
    assert last is not None
    assert review_json(last) == review_json(review(match, "steps", deeper))
    assert [name for name, _ in seen] == sorted([name for name, _ in seen]), "nothing, then the draft"
    assert {name for name, _ in seen} == {"", "tiny"}
    assert last.done == 1
    drafting = [done for name, done in seen if not name]
    assert drafting == sorted(drafting)


@pytest.mark.slow
@pytest.mark.parametrize("game", game_ids())
def test_what_others_have_found_of_a_real_game_comes_to_the_same_review(game: str) -> None:
    match = random_game(judged(find_game(game), 2), 2, "shared")
    here, elsewhere = (Reviewer(match, "shared", TINIEST, None) for _ in range(2))
    for found in list(elsewhere.ahead(0, 2)):
        here.take(json.loads(json.dumps(found)))
    assert 0.4 < here.done < 0.6
    while here.step():
        pass
    shared = here.review()
    assert shared is not None
    assert review_json(shared) == review_json(review(match, "shared", TINIEST))


def test_what_a_seat_is_told_of_its_decisions_rests_on_what_it_saw() -> None:
    """Two games that differ in the cards of the other alone: the verdicts up to where the seat could see it agree."""
    compared = 0
    for seed in range(6):
        game = judged(TOY, 2)
        one = random_game(game, 2, f"pair {seed}")
        other = dealt_otherwise(one)
        if other is None:
            continue
        mine, theirs = (review(match, "pair", TINY).findings for match in (one, other))
        for left, right in zip(mine, theirs, strict=False):
            if left.decision.seat != 0 or right.decision.seat != 0:
                continue
            at = left.decision.start
            views = [game.write(game.view(match.positions[at], 0)) for match in (one, other)]
            if left.decision.start == right.decision.start and views[0] == views[1]:
                compared += 1
                assert (left.verdict.word, left.verdict.leads) == (right.verdict.word, right.verdict.leads)
    assert compared >= 3


def dealt_otherwise(match: Match[Any]) -> Match[Any] | None:
    """The same game with another card in the hand of seat 1, as long as what was bid can be bid."""
    game = match.game
    for index, move in enumerate(match.moves):
        if move.actor != CHANCE:
            return None
        for action in game.legal(match.positions[index], CHANCE):
            line = Match(game, match.setup)
            for before in match.moves[:index]:
                line.play(before.actor, before.action)
            line.play(CHANCE, action)
            if action != move.action and game.view(line.position, 0) == game.view(match.positions[index + 1], 0):
                return followed(line, match)
    return None


def followed(line: Match[Any], match: Match[Any]) -> Match[Any]:
    """The rest of a game as far as it goes, and anything after that."""
    game, source = line.game, Source("rest")
    for move in match.moves[len(line.moves) :]:
        if game.check(line.position, move.actor, move.action) is not None:
            break
        line.play(move.actor, move.action)
    while not line.over:
        line.play(*random_move(game, line.position, source))
    return line


def test_a_game_that_still_goes_on_is_not_reviewed() -> None:
    with pytest.raises(StillPlayed):
        Reviewer(Match(judged(TOY, 2), make_setup(TOY, 2)), "early")


def test_without_a_judge_it_is_said_why() -> None:
    with pytest.raises(NoJudge, match="there is no module"):
        Reviewer(random_game(TOY, 2, "none"), "none")


def test_a_review_as_json_has_the_shape_that_pages_build_on() -> None:
    _, found = toy_review(2)
    data = review_json(found)
    assert list(data) == [
        "game", "players", "depth", "done", "start", "end", "luck", "doubt", "revealed", "choices", "turns",
        "decisions", "seats", "moments",
    ]  # fmt: skip
    assert set(data["turns"][0]) == {
        "number", "from", "to", "seat", "luck", "revealed", "choices", "rolled", "after", "given",
    }  # fmt: skip
    assert {one["verdict"] for one in data["decisions"]} <= {BEST, BETTER, OPEN}
    for one in data["moments"]:
        assert set(one) == {
            "seat", "from", "to", "played", "better", "chance", "points", "games", "spread", "differences",
        }  # fmt: skip
        assert sum(one["spread"]["played"]) == sum(one["spread"]["better"]) == one["games"]
