"""Checking the deal of a challenge: are all dice and cards of a log those that its seed gives?"""

from __future__ import annotations

from rollwright.kernel.model import CHANCE
from rollwright.tables.commands.calendar import span_of
from rollwright.tables.fairness.cards import deck_of, secret_of
from rollwright.tables.fairness.deal import deal_commit, deal_context, deal_leaf
from rollwright.tables.fairness.dice import dealt
from rollwright.tables.log.chance import CardDrawn, ChanceEntry
from rollwright.tables.log.fields import SHA256
from rollwright.tables.log.table import OVER, Played, Row, Table
from rollwright.tables.study.verdict import Sealing, Verdict


def note_deal(verdict: Verdict, table: Table, row: Row) -> None:
    """The seal of the challenge, as the log's first row has it."""
    context = deal_context(table.challenge, table.game.id, table.setup, table.bots())
    sealing = Sealing(row.seq, deal_leaf(context, table.commit), table.commit, False)
    span = span_of(table.challenge.partition("/")[0])
    if span is None:
        verdict.findings.append(f"the challenge {table.challenge!r} is of no day and no week")
    else:
        sealing.begins, sealing.revealed_at = span.begins, row.at
        if not span.begins <= row.at < span.ends:
            verdict.findings.append(f"the challenge {table.challenge!r} was not taken up while it was on")
    verdict.sealings.append(sealing)


def check_deal(verdict: Verdict, table: Table, seed: str) -> None:
    """With the seed each roll is made once more, and each deck shuffled. Without it nothing is proved yet."""
    span = span_of(table.challenge.partition("/")[0])
    if span is not None and table.phase == OVER and table.rows[-1].at >= span.closes:
        verdict.findings.append(f"the game ended when the deal of {table.challenge!r} was open to everybody")
    if not seed:
        verdict.notes.append(
            "the seed of its challenge was not given: the dice are not checked. A server opens it when the challenge is"
            " closed"
        )
        return
    if SHA256.fault(seed, "the seed") or deal_commit(bytes.fromhex(seed)) != table.commit:
        verdict.findings.append("this is not the seed that was sealed for the challenge of this log")
        return
    opened = bytes.fromhex(seed)
    for row, change in zip(table.rows, table.changes, strict=True):
        moves = [played for played in change.played if played.move.actor == CHANCE]
        for entry, played in zip(row.body.chance, moves, strict=True):
            what = _fault(table, entry, played, opened)
            if what:
                verdict.findings.append(f"row {row.seq}, {entry.label}: {what}")


def _fault(table: Table, entry: ChanceEntry, played: Played, seed: bytes) -> str:
    game = table.game
    node = game.chance(played.before)
    if entry.label != node.label:
        return f"the rules call it {node.label!r}"
    if isinstance(entry, CardDrawn):
        made = table.decks[entry.deck]
        deck = deck_of(game, made.first, secret_of(seed), table.context, entry.deck)
        if (deck.root, len(deck.order)) != (made.root, made.size):
            return f"the seed gives another order of {entry.deck} than the one published"
        action = deck.order[entry.index - made.start]
    else:
        number = dealt(seed, table.context, node.total, node.label)
        if (entry.number, entry.total) != (number, node.total):
            return f"the seed gives {number} of {node.total}, not {entry.number} of {entry.total}"
        action = game.outcome(played.before, number)
    if entry.action != action:
        return f"the seed gives {game.write_action(action)!r}, not {game.write_action(entry.action)!r}"
    return ""
