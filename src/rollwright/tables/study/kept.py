"""The seals of a log, compared with those that a player has kept, and with the public log of seals."""

from __future__ import annotations

from typing import Final, final

from rollwright.tables.log.table import Table
from rollwright.tables.study.verdict import Sealing, Verdict

LATE: Final = 15_000
"""Milliseconds by which a seal may be late in the public log: it is written once a second, and where a node has died by
another, ten seconds later. The page says the same (web/src/crypto/witness.ts)."""


@final
class Kept:
    """What a player kept: the seal that was shown when sitting down (fingerprint, leaf or `commit`), the own seed, and
    the row of which the server said that it shows the seed. What was not kept is empty, or 0.
    Whoever sits down once more under the same seal keeps the last seed alone.
    """

    def __init__(self, seal: str, seed: str = "", revealed: int = 0) -> None:
        self.seal: Final = seal
        self.seed: Final = seed
        self.revealed: Final = revealed


def check_kept(verdict: Verdict, table: Table, kept: Kept) -> None:
    """Add to a verdict what is wrong with the log in the eyes of whoever has kept this."""
    word = kept.seal.strip()
    found = [one for one in verdict.sealings if one.is_written(word)]
    if word and not found:
        there = ", ".join(one.fingerprint for one in verdict.sealings) or "none"
        verdict.findings.append(
            f"the seal that you were shown, {_short(word)}, is not in this log, which has {there}: it was changed after"
            " you had sat down, or this is the log of another table"
        )
    if found and table.decks and word.lower() == found[-1].commit:
        verdict.notes.append("the commit that you kept seals the dice; the fingerprint would seal the cards too")
    begun = verdict.sealing_of_game()
    row = verdict.seeds.get(kept.seed, 0)
    replaced = bool(found) and begun is not None and found[-1].seq < begun.seq
    if replaced and begun is not None:
        verdict.notes.append(
            f"the seal that you were shown, {found[-1].fingerprint}, was replaced in row {begun.seq}"
            f" by {begun.fingerprint}"
            + (": the log says that your seed was not shown in time" if kept.seed and not row else "")
        )
    if not kept.seed:
        return
    if kept.revealed and row != kept.revealed:
        verdict.findings.append(
            f"the server had told you that row {kept.revealed} shows your seed, and in this log"
            + (f" row {row} does" if row else " no row does: it was left out, or changed")
        )
    elif not row and not replaced and table.match is not None:
        verdict.findings.append("your seed is not in this log: the game was begun with another in its place")


def _short(word: str) -> str:
    return word if len(word) <= 16 else f"{word[:16]}…"


def compare_published(verdict: Verdict, published: dict[str, int]) -> None:
    """Compare the seals of a log with the public log: when each leaf that is there was entered, in milliseconds."""
    for one in verdict.sealings:
        at, seal = published.get(one.leaf), f"row {one.seq}: its seal, {one.fingerprint},"
        late = 0 if at is None or not one.revealed_at else at - one.revealed_at
        if at is None:
            verdict.findings.append(f"{seal} is not in the public log: it may have been made up afterwards")
        elif one.begins:
            _compare_deal(verdict, one, at)
        elif late > LATE:
            verdict.findings.append(
                f"{seal} came into the public log {_seconds(late)} after the first seed was shown: it may have been"
                " chosen by then"
            )
        elif late > 0:
            verdict.notes.append(
                f"{seal} came into the public log {_seconds(late)} after the first seed: the game began at"
                " once, or a node had died"
            )


def _compare_deal(verdict: Verdict, seal: Sealing, at: int) -> None:
    """The seal of a challenge is there before it begins; at the latest, before anybody takes it up."""
    what = f"row {seal.seq}: the seal of its challenge, {seal.fingerprint}, came into the public log"
    if at > seal.revealed_at:
        late = _seconds(at - seal.revealed_at)
        verdict.findings.append(f"{what} {late} after it was taken up here: it may have been chosen by then")
    elif at > seal.begins:
        late = _seconds(at - seal.begins)
        verdict.notes.append(f"{what} {late} after the challenge had begun: it was made then, and nobody had played it")


def _seconds(milliseconds: int) -> str:
    return f"{milliseconds / 1000:.1f} s"
