"""An operator who cheats: each way that is known here, and what a player or a follower reads of it.

The operator has the whole program, all secrets and the database, and makes every hash fit. The players have what they
noted when they sat down, the public log as others have followed it, and their own eyes.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from rollwright.cli.__main__ import main
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.game import Reseal
from rollwright.tables.commands.lobby import Reveal, Sit, Start
from rollwright.tables.fairness.cards import seals, secret_of
from rollwright.tables.fairness.dice import CHAIN, hash_of_seed, sha256
from rollwright.tables.fairness.seal import seal_fingerprint, seal_leaf
from rollwright.tables.log.clocks import TO_REVEAL
from rollwright.tables.study.kept import Kept, compare_published
from rollwright.tables.study.verdict import Verdict
from rollwright.tables.study.verify import judge, verify
from tests.fairness.public_log import PublicLog, leaf, long_log
from tests.tables.evening import GAME, Evening, entropy, fresh, seats, seed, seed_hash
from tests.tables.test_verify import Log, hashed_anew, log_of

NAME = "cheated"
HONEST = fresh(NAME).tail
CREATED_AT = 1_000_000
REVEALED_AT = CREATED_AT + 60_000


def gathered(tail: bytes = HONEST, bob: str = "") -> Evening:
    """A table of ada, bob and a bot, with this tail; bob has sealed this seed, or his own."""
    evening = Evening(NAME)
    made = Fresh(fresh(NAME).table, fresh(NAME).code, tail)
    evening.do(Create("ada", evening.cid(), made, GAME, seats("me", "open", "random"), seed_hash=seed_hash("ada")))
    evening.do(Sit("bob", evening.cid(), hash_of_seed(bob) if bob else seed_hash("bob")))
    evening.now = REVEALED_AT
    return evening


def begun(tail: bytes = HONEST, bob: str = "") -> Evening:
    evening = gathered(tail, bob)
    evening.do(Start("ada", evening.cid()))
    evening.reveal("ada")
    evening.do(Reveal("bob", evening.cid(), bob or seed("bob")))
    return evening


def played(evening: Evening, rows: int = 40) -> Log:
    evening.play_out(rows=rows)
    return log_of(evening)


def shown(evening: Evening) -> str:
    """The fingerprint that players see when they sit down."""
    return seal_fingerprint(public(evening))


def public(evening: Evening) -> str:
    return seal_leaf(evening.table.id, evening.table.commit, evening.table.cards)


def in_public(*leaves: str, at: int = CREATED_AT + 500) -> PublicLog:
    """The public log with these seals among those of other tables."""
    log = PublicLog()
    log.add(leaf("of another table"), at=CREATED_AT - 5_000)
    log.add(*leaves, leaf("of a third table"), at=at)
    log.add(leaf("of a fourth table"), at=REVEALED_AT + 90_000)
    return log


def compared(log: Log, with_log: PublicLog) -> Verdict:
    verdict = judge(log)
    compare_published(verdict, with_log.published())
    return verdict


def reads(findings: list[str], sentence: str) -> bool:
    assert any(sentence in one for one in findings), findings
    return True


def test_an_honest_table_passes_with_all_that_was_kept() -> None:
    evening = gathered()
    seal = public(evening)
    kept = [Kept(shown(evening), seed("ada"), 4), Kept(evening.table.commit), Kept(seal), Kept(shown(evening).lower())]
    evening = begun()
    log = played(evening)
    assert judge(log, kept).findings == []
    assert compared(log, in_public(seal)).findings == []


# The seal


def chosen_tail() -> bytes:
    """What an operator does who has all seeds: try tails until the first roll is as it should be."""
    for attempt in range(400):
        tail = entropy(f"attempt {attempt}")[:32]
        evening = begun(tail)
        seat = evening.active()
        if evening.offered(seat) == ["roll"] and evening.owner(seat):
            (fallen,) = evening.act(seat, "roll").row.body.chance
            if "rrr" in evening.table.game.write_action(fallen.action):
                return tail
    raise AssertionError("the operator had bad luck")


@pytest.fixture(scope="module")
def rewritten() -> Log:
    """Row 1 has a tail that was chosen when all seeds were known."""
    return played(begun(chosen_tail()))


def test_row_1_rewritten_with_a_tail_that_was_chosen_later_leaves_no_trace_in_the_log(rewritten: Log) -> None:
    assert verify(rewritten) == []


def test_row_1_rewritten_is_found_by_whoever_noted_the_seal(rewritten: Log) -> None:
    honest = gathered()
    for noted in (shown(honest), honest.table.commit, public(honest)):
        findings = judge(rewritten, [Kept(noted)]).findings
        assert reads(findings, "is not in this log, which has")
        assert reads(findings, "it was changed after you had sat down, or this is the log of another table")


def test_row_1_rewritten_is_found_in_the_public_log(rewritten: Log) -> None:
    verdict = compared(rewritten, in_public(public(gathered())))
    assert reads(verdict.findings, "is not in the public log: it may have been made up afterwards")


def test_two_seals_shown_to_two_players_can_not_both_be_in_the_log() -> None:
    one, other = gathered(), gathered(entropy("for bob's eyes")[:32])
    log = played(begun())
    assert judge(log, [Kept(shown(one), seed("ada"))]).findings == []
    assert reads(judge(log, [Kept(shown(other), seed("bob"))]).findings, "the seal that you were shown")


def test_a_seal_that_was_left_out_of_the_public_log_is_missed() -> None:
    verdict = compared(played(begun()), in_public())
    assert reads(verdict.findings, "row 1: its seal")
    assert reads(verdict.findings, "is not in the public log")


def test_a_seal_that_came_into_the_public_log_when_seeds_were_known_is_late() -> None:
    evening = begun()
    seal = public(evening)
    log = played(evening)
    late = compared(log, in_public(seal, at=REVEALED_AT + 30_000))
    assert reads(late.findings, "came into the public log 30.0 s after the first seed was shown")
    assert reads(late.findings, "it may have been chosen by then")
    at_once = compared(log, in_public(seal, at=REVEALED_AT + 900))
    assert at_once.findings == []
    assert reads(at_once.notes, "came into the public log 0.9 s after")


def test_another_secret_of_the_cards_under_the_same_dice_has_another_fingerprint() -> None:
    honest = gathered()
    other = sha256(secret_of(entropy("other cards")[:32])).hex()
    forged = seal_fingerprint(seal_leaf(honest.table.id, honest.table.commit, other))
    assert forged != shown(honest)
    log = played(begun())
    log[0]["body"]["dice"]["cards"] = other
    findings = judge(hashed_anew(log), [Kept(shown(honest))]).findings
    assert reads(findings, "the seal that you were shown")


# Seeds


def test_a_seed_that_was_swapped_with_its_commitment_is_missed_by_its_owner() -> None:
    """The operator puts a seed of their own in bob's place, and knows it before the tail is drawn."""
    log = played(begun(bob=seed("the operator")))
    assert verify(log) == []
    findings = judge(log, [Kept(shown(gathered()), seed("bob"))]).findings
    assert findings == ["your seed is not in this log: the game was begun with another in its place"]


def test_a_seed_for_the_seat_of_a_bot_is_found_because_nobody_sealed_it() -> None:
    """Whoever may add a seed after all others were shown can choose the dice."""
    log = log_of(begun())
    revealed = next(row for row in reversed(log) if row["body"]["kind"] == "revealed")
    revealed["body"]["seats"] = [*revealed["body"]["seats"], 2]
    assert reads(verify(hashed_anew(log)), "the seed of seat 2 is not the one whose hash was given when sitting down")


def test_options_that_were_changed_once_the_seeds_were_known_are_found() -> None:
    log = played(begun())
    log[0]["body"]["setup"]["options"]["use_again_setup_fours"] = False
    assert reads(verify(hashed_anew(log)), "with the seeds and options of this log its key gives")


# Redraws


def redrawn(reveal: bool) -> Evening:
    """A table that was drawn again because bob is said not to have shown his seed; ada has, if so."""
    evening = gathered()
    evening.do(Start("ada", evening.cid()))
    if reveal:
        evening.reveal("ada")
    evening.now += TO_REVEAL
    evening.time_out()
    evening.attempt = 1
    for person in ("ada", "bob"):
        evening.sit(person)
    evening.start()
    return evening


def test_a_redraw_is_told_with_its_number() -> None:
    verdict = judge(played(redrawn(reveal=True)))
    assert verdict.findings == []
    assert reads(verdict.notes, "the table was sealed anew once because a seed was not revealed")


def test_a_timeout_that_was_pretended_after_a_reveal_was_acknowledged_is_found() -> None:
    """Bob's client was told that row 5 shows his seed; then the operator didn't like what it gave."""
    honest = gathered()
    kept = Kept(shown(honest), seed("bob"), revealed=5)
    findings = judge(played(redrawn(reveal=True)), [kept]).findings
    assert findings == [
        "the server had told you that row 5 shows your seed, and in this log no row does: it was left out, or changed"
    ]


def test_a_timeout_that_was_pretended_before_it_was_acknowledged_is_told_to_whoever_showed_a_seed() -> None:
    verdict = judge(played(redrawn(reveal=True)), [Kept(shown(gathered()), seed("bob"))])
    assert verdict.findings == []
    assert reads(verdict.notes, "the log says that your seed was not shown in time")


def without_the_redraw(log: Log) -> Log:
    """Row 1, who sat down in the end, and the game: as if it had gone well the first time."""
    timed_out = next(index for index, row in enumerate(log) if row["body"]["kind"] == "timed_out")
    left = [log[0], *log[timed_out + 1 :]]
    for seq, row in enumerate(left, start=1):
        row["seq"] = seq
    return left


def test_a_redraw_that_was_dropped_from_the_log_is_found_because_no_key_leads_to_the_first_seal() -> None:
    log = without_the_redraw(played(redrawn(reveal=False)))
    assert reads(verify(hashed_anew(log)), "its key does not lead to the one before")


def test_a_redraw_that_was_dropped_with_its_seal_put_into_row_1_is_found_by_the_seal_that_was_shown_first() -> None:
    evening = redrawn(reveal=False)
    log = without_the_redraw(played(evening))
    log[0]["body"]["dice"] = {"scheme": CHAIN, "commit": evening.table.commit, "cards": evening.table.cards}
    log = hashed_anew(log)
    assert verify(log) == []
    assert reads(judge(log, [Kept(shown(gathered()))]).findings, "the seal that you were shown")


# Restores


def test_a_restore_that_was_pretended_can_choose_the_dice_and_is_told_with_its_number() -> None:
    evening = begun()
    evening.play_out(rows=20)
    evening.do(Reseal(1, entropy("chosen by the operator")[:32]))
    verdict = judge(played(evening, 60))
    assert verdict.findings == []
    assert reads(verdict.notes, "the table was sealed anew once because its data was restored from a backup")
    assert reads(verdict.notes, "could choose what comes after")


def test_a_timeout_that_seals_anew_in_the_middle_of_a_game_is_no_row() -> None:
    log = played(begun())
    other = seals(CHAIN, entropy("by a timeout")[:32])
    row = {**log[-1], "seq": len(log) + 1, "actor": "*server", "cid": "t"}
    log.append({**row, "body": {"kind": "timed_out", "seats": [0], "dice": other, "asked": "0" * 16}})
    assert reads(verify(hashed_anew(log)), "it seals the table anew in the middle of the game")


def test_other_keys_in_the_middle_of_a_game_without_a_row_that_says_so_are_found() -> None:
    evening = begun()
    evening.play_out(rows=20)
    evening.secret = entropy("in silence")[:32]
    assert reads(verify(played(evening, 60)), "its key does not lead to the one before")


def test_a_restore_that_is_not_in_the_public_log_is_found() -> None:
    evening = begun()
    seal = public(evening)
    evening.do(Reseal(1, entropy("chosen by the operator")[:32]))
    row = evening.table.seq
    assert reads(compared(played(evening), in_public(seal)).findings, f"row {row}: its seal")


# The end of the log


def test_a_log_that_was_cut_at_its_end_is_honest_as_far_as_it_goes_and_says_so() -> None:
    log = played(begun(), 60)
    verdict = judge(log[:30], [Kept(shown(gathered()), seed("ada"))])
    assert verdict.findings == []
    assert verdict.notes == ["at the last row the table is playing: nothing is said of what comes later"]


def test_a_log_that_was_cut_before_an_acknowledged_seed_is_found() -> None:
    log = played(begun(), 60)
    findings = judge(log[:3], [Kept(shown(gathered()), seed("ada"), revealed=4)]).findings
    assert reads(findings, "the server had told you that row 4 shows your seed")


# What is read on the command line


@contextmanager
def served(answer: Callable[[str], Any]) -> Iterator[str]:
    """A server that answers about its log of seals."""
    asked: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            if len(asked) == 2:  # as a server does that is asked too often
                self.send_response(429)
                self.end_headers()
                return
            found = answer(self.path)
            self.send_response(404 if found is None else 200)
            self.end_headers()
            self.wfile.write(json.dumps(found).encode())

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def answers_of(log: PublicLog) -> Callable[[str], Any]:
    def answer(path: str) -> Any:
        url = urlsplit(path)
        if url.path == "/api/seals/entries":
            return log.answer(int(parse_qs(url.query)["after"][0]))
        word = url.path.removeprefix("/api/seals/of/")
        entry = next((one for one in log.entries if word in one.seals), None)
        return None if entry is None else {"entry": entry.to_json()}

    return answer


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """Runs a command: its exit code, and what it says."""

    def run(*arguments: str) -> tuple[int, str]:
        try:
            code: object = main(arguments)
        except SystemExit as ended:
            code = ended.code
        assert isinstance(code, int)
        return code, capsys.readouterr().out

    return run


Said = Callable[..., tuple[int, str]]


def test_the_command_line_claims_what_it_knows_and_shows_what_is_to_be_compared(tmp_path: Path, said: Said) -> None:
    evening = begun()
    file = tmp_path / "log.json"
    file.write_text(json.dumps(played(evening)))
    code, text = said("verify", str(file))
    assert code == 0
    assert f"compare its fingerprint: {shown(gathered())}" in text
    code, text = said("verify", str(file), "--seal", shown(gathered()), "--seed", seed("ada"))
    assert code == 0
    assert "compare its fingerprint" not in text


def test_the_command_line_finds_a_rewritten_row_1(rewritten: Log, tmp_path: Path, said: Said) -> None:
    file = tmp_path / "log.json"
    file.write_text(json.dumps(rewritten))
    code, text = said("verify", str(file), "--seal", shown(gathered()))
    assert code == 1
    assert text.startswith("not honest: ")
    assert f"the seal that you were shown, {shown(gathered())}, is not in this log" in text
    with served(answers_of(in_public(public(gathered())))) as url:
        code, text = said("verify", str(file), "--seals", url)
    assert code == 1
    assert "is not in the public log" in text


def test_the_command_line_looks_whether_a_seal_leads_to_the_signed_head(tmp_path: Path, said: Said) -> None:
    evening = begun()
    log = in_public(public(evening))
    file = tmp_path / "log.json"
    file.write_text(json.dumps(played(evening)))
    with served(answers_of(log)) as url:
        code, text = said("verify", str(file), "--seals", url)
        assert code == 0
        assert f"the public log ends at entry 3 with {log.entries[-1].hash}" in text
        forged = log.entries[1]
        log.entries[2:] = long_log(3).entries[2:]
        code, text = said("verify", str(file), "--seals", url)
    assert code == 1
    assert f"the public log does not lead from entry {forged.number}" in text


SENTENCES = {
    "en": ("The log of seals was rewritten.", "there are two logs.", "they are the proof:"),
    "fr": ("Le registre des sceaux a été réécrit.", "il y a deux registres.", "elles sont la preuve\u00a0:"),
    "nl": ("Het register van zegels is herschreven.", "er zijn twee registers.", "ze zijn het bewijs:"),
}


@pytest.mark.parametrize("language", SENTENCES)
def test_a_fork_is_told_with_both_signed_heads(language: str, tmp_path: Path, said: Said) -> None:
    log = long_log(8)
    before = log.head()
    state = str(tmp_path / "seen.json")
    follow = ("--state", state, "--once", "--lang", language)
    with served(answers_of(log)) as url:
        code, text = said("seals", "follow", url, *follow)
        assert code == 0
        assert log.entries[-1].hash in text
        log.entries.pop()
        log.add(leaf("made up"), at=8_000)
        kept = Path(state).read_text()
        code, text = said("seals", "follow", url, *follow)
    assert code == 1
    for sentence in SENTENCES[language]:
        assert sentence in text
    assert json.dumps(before) in text
    assert json.dumps(log.head()) in text
    assert Path(state).read_text() == kept, "what was seen before is not forgotten"


def test_a_server_that_is_away_is_no_forger(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["seals", "follow", "http://127.0.0.1:9", "--once", "--state", str(tmp_path / "seen.json")]
    assert main(arguments) == 2
    assert "can't be read" in capsys.readouterr().err
    (tmp_path / "seen.json").write_text("{}")
    assert main(arguments) == 2
    assert "is not what `rollwright seals follow` writes" in capsys.readouterr().err
    assert main(["seals", "follow", "play.example.org", "--once", "--state", str(tmp_path / "no.json")]) == 2
    assert "is written like https://play.example.org" in capsys.readouterr().err


def test_the_seal_of_a_table_is_what_its_tail_gives() -> None:
    assert gathered().table.commit == seals(CHAIN, HONEST)["commit"]
