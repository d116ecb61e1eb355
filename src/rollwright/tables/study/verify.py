"""Checking a log: are all dice and cards those that were fixed, and is the game what the rules make of them?

It needs nothing but the log. It can't know who sat behind a name, nor whether a log was cut off at its end.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.kernel.model import CHANCE
from rollwright.tables.fairness.cards import deck_of, leaf, root_from
from rollwright.tables.fairness.dice import CHAIN, hash_of_seed, number_below, sha256
from rollwright.tables.log.chance import CardDrawn, ChanceFallen
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.fold import advance, fold
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.lobby import Revealed
from rollwright.tables.log.table import OVER, Played, Row, Table
from rollwright.tables.log.visibility import may_know


@final
class Verdict:
    """What is wrong with a log, in words; what else is to be known about it; and how many rolls and cards it has."""

    def __init__(self) -> None:
        self.findings: Final[list[str]] = []
        self.notes: Final[list[str]] = []
        self.rolls = 0
        self.cards = 0


def verify(log: object) -> list[str]:
    """What is wrong with a log (the JSON of `export.log_json`); nothing where it is honest."""
    return judge(log).findings


def judge(log: object) -> Verdict:
    verdict = Verdict()
    if not isinstance(log, list) or not log:
        verdict.findings.append("a log is a list of rows, and has at least one")
        return verdict
    table: Table | None = None
    differs = False
    for data in log:
        key = "" if table is None else table.key
        try:
            row = row_from_json(data)
            if table is None:
                table = fold(None, row)
            else:
                advance(table, row)
        except LogError as error:
            verdict.findings.append(f"{error}. What comes after it can't be checked.")
            return verdict
        if isinstance(row.body, Revealed):
            _check_seed(verdict, table, row.seq, row.body)
        _check_chance(verdict, table, row, key)
        if not differs and table.digest() != row.hash:
            differs = True  # and all that follows, which needs no words
            verdict.findings.append(f"row {row.seq}: the table's hash after it is {table.digest()}, not {row.hash}")
    if table is None:
        return verdict
    if table.scheme != CHAIN:
        verdict.findings.append(f"the dice of this table are {table.scheme}: nothing proves them")
    if table.decks:
        _check_opened(verdict, table)
    if table.phase != OVER:
        verdict.notes.append(f"at the last row the table is {table.phase}: nothing is said of what comes later")
    return verdict


def _check_seed(verdict: Verdict, table: Table, seq: int, revealed: Revealed) -> None:
    for seat in revealed.seats:
        if hash_of_seed(revealed.seed) != table.chairs[seat].seed_hash:
            verdict.findings.append(
                f"row {seq}: the seed of seat {seat} is not the one whose hash was given when sitting down"
            )


def _check_chance(verdict: Verdict, table: Table, row: Row, key: str) -> None:
    """Each random event: its key, its number, what the number stands for. `key` is the one before."""
    moves = [played for played in table.changes[-1].played if played.move.actor == CHANCE]
    for entry, played in zip(row.body.chance, moves, strict=True):
        if isinstance(entry, CardDrawn):
            verdict.cards += 1
            where = f"row {row.seq}, card {entry.index} of {entry.deck}"
            verdict.findings.extend(f"{where}: {what}" for what in _faults_of_card(table, entry, played))
            continue
        verdict.rolls += 1
        if table.scheme == CHAIN:
            where = f"row {row.seq}, random event {verdict.rolls} ({entry.label})"
            verdict.findings.extend(f"{where}: {what}" for what in _faults(table, verdict.rolls, entry, played, key))
            key = entry.key


def _faults(table: Table, index: int, entry: ChanceFallen, played: Played, before: str) -> list[str]:
    game = table.game
    node = game.chance(played.before)
    faults: list[str] = []
    if entry.index != index:
        faults.append(f"it is numbered {entry.index}: a random event is missing, added or out of order")
    if entry.label != node.label or entry.total != node.total:
        faults.append(f"the rules call for {node.label!r} with {node.total} numbers here, not {entry.total}")
    if len(entry.key) != 64 or sha256(bytes.fromhex(entry.key)).hex() != before:
        faults.append("its key does not lead to the one before: one was changed, left out or put elsewhere")
        return faults
    number = number_below(node.total, bytes.fromhex(entry.key), bytes.fromhex(table.context), index)
    if entry.number != number:
        faults.append(f"with the seeds and options of this log its key gives {number}, not {entry.number}")
    action = game.outcome(played.before, number)
    if entry.action != action:
        given, stated = game.write_action(action), game.write_action(entry.action)
        faults.append(f"number {number} stands for {given!r}, not for {stated!r}")
    return faults


def _faults_of_card(table: Table, entry: CardDrawn, played: Played) -> list[str]:
    """What can be seen before the secret is opened: a card that all may see leads to the root of its deck."""
    node = table.game.chance(played.before)
    made = table.decks[node.deck]
    faults: list[str] = []
    if entry.label != node.label:
        faults.append(f"the rules call it {node.label!r}, not {entry.label!r}")
    shown = may_know(table, played, [])
    if shown != (entry.leaf is not None):
        faults.append("all may see it, and its leaf is not opened" if shown else "it is hidden, and its leaf is opened")
    elif entry.leaf is not None:
        start = leaf(node.deck, node.index, entry.action, entry.leaf.salt)
        if root_from(start, node.index, made.size, entry.leaf.path) != made.root:
            faults.append("its leaf does not lead to the root of the deck: it is another card, or in another place")
    return faults


def _check_opened(verdict: Verdict, table: Table) -> None:
    """With the secret opened, each deck is shuffled once more, and compared with all that the log holds of it."""
    opened = next((row.body.opened for row in table.rows if row.body.opened is not None), None)
    if opened is None:
        if table.ended:
            verdict.findings.append("the secret of the cards was not opened at the end")
        else:
            verdict.notes.append("the secret of the cards is not opened yet: cards that nobody showed are not checked")
        return
    secret = bytes.fromhex(opened.secret)
    if sha256(secret).hex() != table.cards:
        verdict.findings.append("the secret of the cards is not the one that was sealed before anybody sat down")
    for name, made in table.decks.items():
        deck = deck_of(table.game, made.first, secret, table.context, name)
        if (deck.root, len(deck.order)) != (made.root, made.size):
            verdict.findings.append(f"{name}: the secret and the seeds give another root than the one published")
        if opened.decks.get(name) != deck.order:
            verdict.findings.append(f"{name}: the secret and the seeds give another order than the one opened")
        for row in table.rows:
            for entry in row.body.chance:
                if not isinstance(entry, CardDrawn) or entry.deck != name or entry.action == deck.order[entry.index]:
                    continue
                given, stated = (table.game.write_action(one) for one in (deck.order[entry.index], entry.action))
                verdict.findings.append(
                    f"row {row.seq}, card {entry.index} of {name}: the secret gives {given!r}, not {stated!r}"
                )
