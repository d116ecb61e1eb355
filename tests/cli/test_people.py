"""People at the prompt: moves, refusals, looks ahead, undo, saving, and several who share a terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.terminal import flat, rollwright, rule_text

YOU_AND_A_BOT = ("play", "copenhagen_roll", "--seats", "you:Ada,random", "--seed", "7", "--option", "start_seat=0")
"""Ada starts; her first roll shows two reds, a yellow, a purple and a white."""
ROLLED = ("setup red", "roll")
CHOSEN = (*ROLLED, "choose red-3 w1")
PLACED = (*CHOSEN, "place a1 b1 b2")
DRAWN = (*PLACED, "brick a1")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def answer(screen: str, typed: str) -> str:
    """What was said after a line was typed, up to the next prompt."""
    found = re.search(rf"^\S+> {re.escape(typed)}\n(.*?)(?=^\S+> |\Z)", screen, re.MULTILINE | re.DOTALL)
    assert found, f"{typed!r} was never answered"
    return flat(found[1])


# Wrong moves

WRONG = [
    ((), "roll", "CRW-10.3"),
    ((), "setup red blue", "CRW-10.3"),
    (("setup red",), "pass", "CRW-3.1"),
    (ROLLED, "place a1 a2", "CRW-4.1"),
    (ROLLED, "choose red-5", "CRW-3.2"),
    (ROLLED, "choose yellow-2 w2", "CRW-3.6"),
    (ROLLED, "choose yellow-2 b1", "CRW-7.3"),
    (ROLLED, "reroll gg", "CRW-7.13"),
    (ROLLED, "end", "CRW-2.7"),
    (ROLLED, "mark red", "CRW-2.3"),
    (CHOSEN, "place b3 c3 c4", "CRW-4.6"),
    (CHOSEN, "place d1 e1 f1", "CRW-4.4"),
    (CHOSEN, "place a1 a2 a3", "CRW-1.6"),
    (CHOSEN, "place a1 c1 e1", "CRW-1.6"),
    (PLACED, "brick e9", "CRW-4.12"),
    (PLACED, "end", "CRW-4.11"),
    (DRAWN, "choose purple-2", "CRW-2.9"),
    (DRAWN, "one-x a2", "CRW-7.3"),
]


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize(("before", "wrong", "rule"), WRONG, ids=[wrong for _, wrong, _ in WRONG])
def test_a_wrong_move_is_answered_with_its_rule_in_the_language_of_the_player(
    run: Run, before: tuple[str, ...], wrong: str, rule: str, language: str
) -> None:
    screen = run(*YOU_AND_A_BOT, "--lang", language, typed=lines(*before, wrong))
    said = answer(screen, wrong)
    assert said.startswith("✗ ")
    assert f"({rule}) {rule} {rule_text(rule, language)}" in said
    assert {"en": "Possible now: ", "fr": "Possible maintenant\u00a0: ", "nl": "Nu mogelijk: "}[language] in screen


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "✗ b3 c3 c4: that would hang in the air. At least one square must be in row 1 or directly above a"),
        ("fr", "✗ b3 c3 c4 : cela resterait en l’air. Il faut au moins une case sur la ligne 1 ou juste au-dessus"),
        ("nl", "✗ b3 c3 c4: dat zou in de lucht hangen. Minstens één vakje moet in rij 1 of recht boven een gevuld"),
    ],
)
def test_a_wrong_move_is_put_right_in_plain_words(run: Run, language: str, says: str) -> None:
    screen = run(*YOU_AND_A_BOT, "--lang", language, typed=lines(*CHOSEN, "place b3 c3 c4"))
    assert says in answer(screen, "place b3 c3 c4").replace("\u00a0", " ")


def test_what_would_be_right_is_most_like_what_was_typed(run: Run) -> None:
    screen = run(*YOU_AND_A_BOT, typed=lines(*ROLLED, "choose red-3", "choose purple-5 w1"))
    assert "Possible now: choose red-3 b1 · choose red-3 w1 · choose red-3 w1 b1 ·" in answer(screen, "choose red-3")
    assert "Possible now: choose purple-2 w1 · choose red-2 ·" in answer(screen, "choose purple-5 w1")


def test_a_wrong_move_changes_nothing(run: Run, tmp_path: Path) -> None:
    saved = [tmp_path / "without", tmp_path / "with"]
    run(*YOU_AND_A_BOT, "--save", str(saved[0]), typed=lines(*PLACED))
    wrong = [line for step in PLACED for line in (step, "brick e9", "nonsense", "place")]
    run(*YOU_AND_A_BOT, "--save", str(saved[1]), typed=lines(*wrong))
    assert saved[0].read_text() == saved[1].read_text()


def test_what_is_no_move_is_told_how_moves_are_written(run: Run) -> None:
    screen = run(*YOU_AND_A_BOT, typed=lines(*ROLLED, "dance", "choose", "choose pink-3", "coat"))
    assert "There is no move “dance”" in answer(screen, "dance")
    assert "choose red-2 choose red-2 b1" in answer(screen, "choose"), "a verb alone lists its moves"
    assert "“choose pink-3” can’t be read. It is written like this: choose red-2" in answer(screen, "choose pink-3")
    assert "✗ No coat of arms is waiting." in answer(screen, "coat"), "a verb alone says why it is not its time"


# Looking, and taking back


def test_a_question_mark_shows_what_a_move_would_bring_and_does_not_make_it(run: Run) -> None:
    screen = run(*YOU_AND_A_BOT, typed=lines(*CHOSEN, "place a1 b1 b2?", "place a1 b1 b2"))
    assert answer(screen, "place a1 b1 b2?").startswith("That would bring 0 points. Nothing is done yet.")
    assert "Ada: name the X" in answer(screen, "place a1 b1 b2")
    assert "(CRW-4.6)" in answer(run(*YOU_AND_A_BOT, typed=lines(*CHOSEN, "place b3 c3 c4?")), "place b3 c3 c4?")


def test_undo_takes_back_until_the_dice_fell(run: Run) -> None:
    screen = run(*YOU_AND_A_BOT, typed=lines(*PLACED, "undo", "undo", "undo"))
    first, second, third = (flat(part) for part in screen.split("Ada> undo\n")[1:])
    assert "Ada: place red-3" in first
    assert "Ada: choose a shape, or pass" in second
    assert third.startswith("There is nothing to take back")


def test_undo_stands_among_the_moves_only_while_it_is_possible(run: Run) -> None:
    screen = run(*YOU_AND_A_BOT, typed=lines(*CHOSEN))
    assert "undo" not in answer(screen, "roll")
    assert "undo place" in answer(screen, "choose red-3 w1")


def test_moves_are_counted_and_can_be_listed(run: Run) -> None:
    screen = run(*YOU_AND_A_BOT, typed=lines(*CHOSEN, "moves place", "?place", "moves coat", ""))
    assert "place a1 (3) · b1 (4) · c1 (4) · d1 (4) · e1 · all: moves place" in answer(screen, "choose red-3 w1")
    listed = answer(screen, "moves place")
    assert listed.count("place ") == 16
    assert answer(screen, "?place") == listed
    assert "There is no move “coat” to make now." in answer(screen, "moves coat")


def test_the_other_words_at_the_prompt(run: Run, tmp_path: Path) -> None:
    typed = lines("help", "?", "options", "rules 9.1", "rules 99", "rules", "save", "board", *ROLLED, "log", "quit")
    screen = run(*YOU_AND_A_BOT, "--edition", "fr", typed=typed)
    assert "choose red-3 takes 3 red dice" in answer(screen, "help")
    assert answer(screen, "help") == answer(screen, "?")
    assert "French edition Reach of “no X”: one drawing: the shape or one single" in answer(screen, "options")
    assert answer(screen, "rules 9.1") == f"CRW-9.1 {rule_text('CRW-9.1', 'en')}"
    assert answer(screen, "rules 99") == "There is no rule 99."
    assert answer(screen, "rules").startswith("Which rule?")
    assert answer(screen, "save").startswith("To which file?")
    assert "a b c d e" in answer(screen, "board")
    assert "Ada: Marks red 1: a bonus. Marks red 2: a star." in answer(screen, "log")
    assert screen.endswith("The game is left unfinished.\n")


def test_a_file_that_cannot_be_written_does_not_end_the_game(run: Run, tmp_path: Path) -> None:
    screen = run(*YOU_AND_A_BOT, typed=lines(f"save {tmp_path}", "setup red"))
    assert answer(screen, f"save {tmp_path}") == f"{tmp_path} can't be written: Is a directory"
    assert "Ada: roll the dice" in answer(screen, "setup red")


def test_an_interrupted_game_is_saved_and_no_error(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt(question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    saved = tmp_path / "game"
    assert "The game is left unfinished.\n Saved to" in run(*YOU_AND_A_BOT, "--save", str(saved))
    assert saved.read_text().startswith("rollwright record 2\n")


def test_what_happened_since_is_told_in_words(run: Run) -> None:
    screen = run(*YOU_AND_A_BOT, typed=lines(*DRAWN, "end"))
    assert "▪ Ada: Takes red-3 for 2 dice + 1 white." in answer(screen, "choose red-3 w1")
    assert "▪ Ada: The X of red-3 is on a1." in answer(screen, "brick a1")
    assert "▪ Ada: Ends the turn and leaves yp. ▪ random:" in answer(screen, "end")


# Whole games


def typed_by(record: str, seat: int) -> str:
    """All that one seat did in a recorded game."""
    return "".join(f"{action}\n" for action in re.findall(rf"^{seat} (.+)$", record, re.MULTILINE))


def test_a_whole_game_by_a_person_at_the_prompt(tmp_path: Path) -> None:
    """A person who types what a bot would have done plays the very same game."""
    options = ("--seed", "7", "--option", "start_seat=0")
    by_bots = rollwright("play", "copenhagen_roll", "--seats", "greedy,random", *options).stdout
    saved = tmp_path / "game"
    seats = ("--seats", "you:Ada,random", "--save", str(saved))
    done = rollwright("play", "copenhagen_roll", *seats, *options, typed=typed_by(by_bots, 0))
    assert (done.returncode, done.stderr) == (0, "")
    assert saved.read_text() == (
        by_bots.replace("seats: greedy | random", "seats: Ada | random").replace("bots: greedy 1 |", "bots: - |")
    )
    result = re.search(r"^result: (\d+) ", by_bots, re.MULTILINE)
    assert result
    assert re.search(rf"Final scores\n 1\.  Ada +{result[1]} +rows \d+ · columns \d+ · tracks \d+", done.stdout)
    assert "Victory: Ada." in done.stdout
    assert f"Saved to {saved}." in flat(done.stdout)


def test_a_saved_game_goes_on_as_if_it_had_not_been_left(run: Run, tmp_path: Path) -> None:
    seats = ("--seats", "you:Ada,random", "--seed", "7")
    script = typed_by(run("play", "copenhagen_roll", "--seats", "random,random", "--seed", "7"), 0).splitlines()
    whole, half = str(tmp_path / "whole"), str(tmp_path / "half")
    run("play", "copenhagen_roll", *seats, "--save", whole, typed=lines(*script))
    run("play", "copenhagen_roll", *seats, typed=lines(*script[:30], f"save {half}", "quit"))
    assert "result:" not in Path(half).read_text()
    screen = run("play", "--resume", half, "--seed", "7", "--save", half, typed=lines(*script[30:]))
    assert "Ada> " in screen, "who is not called like a bot is a person again"
    assert Path(half).read_text() == Path(whole).read_text()


def test_a_saved_game_can_go_on_with_others_in_the_seats(run: Run, tmp_path: Path) -> None:
    saved = str(tmp_path / "game")
    run(*YOU_AND_A_BOT, "--save", saved, typed=lines(*DRAWN))
    record = run("play", "copenhagen_roll", "--resume", saved, "--seats", "random,random", "--seed", "7")
    assert "seats: random | random\n" in record
    assert "\n0 place a1 b1 b2\n0 brick a1\n" in record


def test_a_saved_game_wants_as_many_players_and_the_same_game(fails: Run, run: Run, tmp_path: Path) -> None:
    saved = str(tmp_path / "game")
    run(*YOU_AND_A_BOT, "--save", saved, typed="")
    assert "has 2 seats, and 3 players are named" in fails("play", "--resume", saved, "--seats", "random,random,random")
    assert "is a game of copenhagen_roll, not of chess" in fails("play", "chess", "--resume", saved)


# Several people


def test_people_share_the_terminal_and_each_is_told_what_they_missed(run: Run) -> None:
    seats = ("play", "copenhagen_roll", "--seats", "you:Ada,you:Bo", "--seed", "7", "--option", "start_seat=0")
    screen = run(*seats, typed=lines("setup red", "setup blue", *DRAWN[1:], "end", "mark purple"))
    assert "Bo> mark purple\n" in screen
    said = answer(screen, "end")
    assert "Bo: mark, or decline" in said
    assert "▪ Ada: Takes the turn, round 1. The dice show rrypw. Takes red-3 for 2 dice + 1 white." in said


def test_bots_of_one_kind_are_told_apart_and_a_person_without_a_name_is_you(run: Run) -> None:
    seats = ("play", "copenhagen_roll", "--seats", "you,random,random", "--seed", "7", "--option", "start_seat=0")
    screen = run(*seats, "--lang", "fr")
    assert "random 1 0 pt" in screen
    assert "random 2 0 pt" in screen
    assert "\nVous> " in screen


@pytest.mark.usefixtures("toy")
def test_nobody_sees_what_is_another_s_to_see(run: Run) -> None:
    seats = ("play", "toy", "--seats", "you:Ada,you:Bo", "--seed", "7")
    screen = run(*seats, typed=lines("", "bid 2", "", "log", "fold", ""))
    of_ada, of_bo = screen.split("Ada> bid 2\n")
    assert "Ada is next and will see what the others may not." in of_ada
    assert "Ada: Is dealt a 2." in of_ada
    assert "Bo: Is dealt a card." in of_ada
    assert "| ?3 . 0" in of_ada, "a game without a screen shows its notation"
    before_the_bids_are_shown = of_bo.split("Bo> fold\n")[0]
    assert "Bo is next" in before_the_bids_are_shown
    assert "Ada: Is dealt a card." in before_the_bids_are_shown
    assert "Ada: Has made a bid." in before_the_bids_are_shown
    assert "Ada: Is dealt a 2." not in before_the_bids_are_shown
