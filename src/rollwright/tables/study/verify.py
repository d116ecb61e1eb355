"""Checking a log: are all dice and cards those that were fixed, and is the game what the rules make of them?

It needs nothing but the log, and then says no more than this: they follow from the seals that are in it. That these are
the seals that were shown is seen by whoever has kept one (kept.py), or from the public log of seals. Nothing tells who
sat behind a name, nor whether a log was cut off at its end.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.kernel.model import CHANCE
from rollwright.tables.fairness.cards import deck_of, leaf, root_from
from rollwright.tables.fairness.dice import CHAIN, DEALT, hash_of_seed, number_below, sha256
from rollwright.tables.fairness.seal import seal_leaf
from rollwright.tables.log.chance import CardDrawn, CardsOpened, ChanceFallen, DeckCommitment
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.fold import advance, fold
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.lobby import Revealed
from rollwright.tables.log.table import OVER, PLAYING, Played, Row, Table
from rollwright.tables.log.visibility import may_know
from rollwright.tables.study.deal import check_deal, note_deal
from rollwright.tables.study.kept import Kept, check_kept
from rollwright.tables.study.verdict import Sealing, Verdict


def verify(log: object) -> list[str]:
    """What is wrong with a log (the JSON of `export.log_json`); nothing where it is honest."""
    return judge(log).findings


def judge(log: object, kept: Sequence[Kept] = (), deal: str = "") -> Verdict:
    """Check a log, and compare it with what a player has kept: one for each time that they sat down.

    `deal` is the seed of the challenge that was taken up there, in hex, once it is open.
    """
    verdict = Verdict()
    if not isinstance(log, list) or not log:
        verdict.findings.append("a log is a list of rows, and has at least one")
        return verdict
    table: Table | None = None
    differs = False
    for data in log:
        key, rolls = ("", 0) if table is None else (table.key, table.rolls)
        try:
            row = row_from_json(data)
            if table is None:
                table = fold(None, row)
            else:
                advance(table, row)
        except LogError as error:
            verdict.findings.append(f"{error}. What comes after it can't be checked.")
            return verdict
        _note_seal(verdict, table, row)
        if isinstance(row.body, Revealed):
            _check_seed(verdict, table, row, row.body)
        _check_chance(verdict, table, row, key, rolls)
        if not differs and table.digest() != row.hash:
            differs = True  # and all that follows, which needs no words
            verdict.findings.append(f"row {row.seq}: the table's hash after it is {table.digest()}, not {row.hash}")
    if table is None:
        return verdict
    if table.scheme == DEALT:
        check_deal(verdict, table, deal)
    elif table.scheme != CHAIN:
        verdict.findings.append(f"the dice of this table are {table.scheme}: nothing proves them")
    elif table.decks:
        _check_opened(verdict, table)
    _note_redraws(verdict, table)
    for one in kept:
        check_kept(verdict, table, one)
    if table.phase != OVER:
        verdict.notes.append(f"at the last row the table is {table.phase}: nothing is said of what comes later")
    return verdict


def _note_seal(verdict: Verdict, table: Table, row: Row) -> None:
    seal = row.body.new_seal()
    if seal is not None and table.scheme == CHAIN:
        public = seal_leaf(table.id, seal.commit, seal.cards)
        verdict.sealings.append(Sealing(row.seq, public, seal.commit, table.phase == PLAYING))
    elif seal is not None and table.scheme == DEALT:
        note_deal(verdict, table, row)


def _note_redraws(verdict: Verdict, table: Table) -> None:
    """Redraws are the last way to choose dice that leaves no contradiction behind. So they are counted."""
    if table.redraws:
        verdict.notes.append(
            f"the table was sealed anew {_times(table.redraws)} because a seed was not revealed: whoever runs the"
            " server knew the other seeds, and could see what it gave up"
        )
    if table.restored:
        verdict.notes.append(
            f"the table was sealed anew {_times(table.restored)} because its data was restored from a backup: whoever"
            " runs the server knew all seeds that had been shown, and could choose what comes after"
        )


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def _check_seed(verdict: Verdict, table: Table, row: Row, revealed: Revealed) -> None:
    seq = row.seq
    verdict.seeds[revealed.seed] = seq
    if verdict.sealings and not verdict.sealings[-1].revealed_at:
        verdict.sealings[-1].revealed_at = row.at
    for seat in revealed.seats:
        if hash_of_seed(revealed.seed) != table.chairs[seat].seed_hash:
            verdict.findings.append(
                f"row {seq}: the seed of seat {seat} is not the one whose hash was given when sitting down"
            )


def _check_chance(verdict: Verdict, table: Table, row: Row, key: str, rolls: int) -> None:
    """Each random event: its key, its number, what the number stands for. `key` and `rolls` are those before it."""
    moves = [played for played in table.changes[-1].played if played.move.actor == CHANCE]
    for entry, played in zip(row.body.chance, moves, strict=True):
        if isinstance(entry, CardDrawn):
            verdict.cards += 1
            where = f"row {row.seq}, card {entry.index} of {entry.deck}"
            verdict.findings.extend(f"{where}: {what}" for what in _faults_of_card(table, entry, played))
            continue
        verdict.rolls += 1
        rolls += 1
        if table.scheme == CHAIN:
            where = f"row {row.seq}, random event {verdict.rolls} ({entry.label})"
            verdict.findings.extend(f"{where}: {what}" for what in _faults(table, rolls, entry, played, key))
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
        place = node.index - made.start
        start = leaf(node.deck, place, entry.action, entry.leaf.salt)
        if root_from(start, place, made.size, entry.leaf.path) != made.root:
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
    seals = [*opened.earlier, opened]
    if len(seals) != len(table.earlier) + 1:
        verdict.findings.append(f"{len(seals)} secrets of cards were opened, and {len(table.earlier) + 1} were sealed")
        return
    for one, seal in zip(seals, [*table.earlier, table.cards], strict=True):
        if sha256(bytes.fromhex(one.secret)).hex() != seal:
            verdict.findings.append("the secret of the cards is not the one that was sealed before anybody sat down")
    for made in table.all_decks():
        _check_deck(verdict, table, made, seals[made.seal])


def _check_deck(verdict: Verdict, table: Table, made: DeckCommitment, opened: CardsOpened) -> None:
    name = made.name
    deck = deck_of(table.game, made.first, bytes.fromhex(opened.secret), table.context, name)
    if not deck.order:
        verdict.findings.append(f"{name}: the rules don't put what is left of it in order at card {made.start}")
        return
    if (deck.root, len(deck.order)) != (made.root, made.size):
        verdict.findings.append(f"{name}: the secret and the seeds give another root than the one published")
    if opened.decks.get(name) != deck.order:
        verdict.findings.append(f"{name}: the secret and the seeds give another order than the one opened")
    for row, entry in _cards_of(table, made):
        card = deck.order[entry.index - made.start]
        if entry.action != card:
            given, stated = (table.game.write_action(one) for one in (card, entry.action))
            verdict.findings.append(
                f"row {row.seq}, card {entry.index} of {name}: the secret gives {given!r}, not {stated!r}"
            )


def _cards_of(table: Table, made: DeckCommitment) -> list[tuple[Row, CardDrawn]]:
    """The cards that were drawn from a deck, until what was left of it was made anew."""
    later = [one.start for one in table.all_decks() if one.name == made.name and one.start > made.start]
    until = min(later, default=made.start + made.size)
    return [
        (row, entry)
        for row in table.rows
        for entry in row.body.chance
        if isinstance(entry, CardDrawn) and entry.deck == made.name and made.start <= entry.index < until
    ]
