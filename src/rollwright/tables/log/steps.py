"""Steps that rows of several kinds take with a table: the game begins, chance falls, seats may act or not any more."""

from __future__ import annotations

from typing import Any

from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Chance, IllegalAction, Seat
from rollwright.tables.fairness.deal import deal_context
from rollwright.tables.fairness.dice import COMMITTED, DEALT, context_of
from rollwright.tables.log.chairs import PERSON
from rollwright.tables.log.chance import CardDrawn, ChanceEntry, DeckCommitment, Seal
from rollwright.tables.log.clocks import NO_CLOCK, OTHERWISE
from rollwright.tables.log.fields import BOT, LogError
from rollwright.tables.log.starting import start_text
from rollwright.tables.log.table import OVER, PLAYING, WAITING, Change, Played, Row, Table


def require(table: Table, row: Row, seats: list[Seat], *phases: str) -> None:
    """Raises LogError where the table has no such seats, or is in none of the phases in which such a row may come."""
    if any(seat >= len(table.chairs) for seat in seats):
        raise LogError(row.seq, f"the table has {len(table.chairs)} seats, not {max(seats) + 1}")
    if table.phase not in phases:
        raise LogError(row.seq, f"{row.kind!r} comes while the table is {table.phase}, not {' or '.join(phases)}")


def require_player(table: Table, row: Row, seat: Seat) -> None:
    """A bot plays where one sits or stands in, a person at the own seat. Raises LogError."""
    chair = table.chairs[seat]
    plays = bool(chair.player) if row.actor == BOT else row.actor == chair.person
    if not plays:
        raise LogError(row.seq, f"{row.actor} does not play seat {seat}")


def change_of(
    table: Table, seats: list[Seat], played: list[Played] | None = None, taken_back: Played | None = None
) -> Change:
    """What a row has changed, once it has been applied."""
    position = None if table.match is None else table.match.position
    return Change(seats[0] if seats else None, [] if played is None else played, taken_back, position)


# Before the game


def free(table: Table, seats: list[Seat]) -> None:
    for seat in seats:
        table.chairs[seat].clear()


def seal_with(table: Table, seal: Seal) -> None:
    table.commit = table.key = seal.commit
    table.cards = seal.cards


def commit_anew(table: Table, seal: Seal) -> None:
    """What has been revealed is spent: the table is sealed anew, and so must be every seed."""
    for chair in table.chairs:
        chair.seed_hash, chair.seed = "", ""
    seal_with(table, seal)
    table.phase = WAITING


def begin(table: Table, row: Row) -> list[Played]:
    """With the last seed the game begins, and chance may act at once."""
    if table.unrevealed():
        if row.body.chance:
            raise LogError(row.seq, "there is chance in it before all seeds are known")
        return []
    table.context = context_at(table, [chair.seed or None for chair in table.chairs])
    table.phase = PLAYING
    table.match = Match(table.game, table.setup, start=table.start)
    table.clocks.since = row.at
    played = replay_chance(table, table.match, row)
    after_play(table, -1, OTHERWISE)
    return played


def context_at(table: Table, seeds: list[str | None]) -> str:
    """What the keys of a table are bound to, with these seeds."""
    if table.scheme == DEALT:
        return deal_context(table.challenge, table.game.id, table.setup, table.bots())
    start = start_text(table.game, table.start)
    return context_of(table.id, table.game.id, table.setup, seeds, start)


# The game


def match_of(table: Table) -> Match[Any]:
    assert table.match is not None, "the game has not begun"
    return table.match


def play(match: Match[Any], row: Row, actor: Seat, action: int) -> Played:
    before = match.position
    if action >= match.game.action_space:
        raise LogError(row.seq, f"there is no action {action}")
    try:
        events = match.play(actor, action)
    except IllegalAction as error:
        who = "chance" if actor == CHANCE else f"seat {actor}"
        text = match.game.write_action(action)
        raise LogError(row.seq, f"the rules don't allow {text!r} by {who}: {error.refusal!r}") from error
    return Played(match.moves[-1], events, before, match.position)


def replay_chance(table: Table, match: Match[Any], row: Row) -> list[Played]:
    """The chance that the row holds: just as much as the rules ask for."""
    played: list[Played] = []
    for entry in row.body.chance:
        if table.game.to_act(match.position) != (CHANCE,):
            raise LogError(row.seq, f"it holds chance ({entry.label!r}) where the rules ask for none")
        node = table.game.chance(match.position)
        if table.scheme in COMMITTED and node.deck:
            _draw_card(table, row, node, match.position, entry)
        elif isinstance(entry, CardDrawn):
            raise LogError(row.seq, f"it holds a card of {entry.deck} where the rules ask for {node.label!r}")
        else:
            table.rolls += 1
            table.key = entry.key
        played.append(play(match, row, CHANCE, entry.action))
    if table.game.to_act(match.position) == (CHANCE,):
        label = table.game.chance(match.position).label
        raise LogError(row.seq, f"the rules ask for chance ({label!r}) after it, and it holds none")
    return played


def _draw_card(table: Table, row: Row, node: Chance, position: Any, entry: ChanceEntry) -> None:
    """A deck is there from its first card on. Once the table is sealed anew, what is left of it may be made anew."""
    if not isinstance(entry, CardDrawn) or (entry.deck, entry.index) != (node.deck, node.index):
        raise LogError(row.seq, f"the rules ask for card {node.index} of {node.deck}, and it holds something else")
    known, seal = table.decks.get(node.deck), len(table.earlier)
    if known is None if entry.made is None else known is not None and known.seal == seal:
        raise LogError(row.seq, f"a deck is made once, with its first card: {node.deck} is not")
    table.drawn += 1
    if entry.made is not None:
        made = DeckCommitment(node.deck, entry.made.size, entry.made.root, position, node.index, seal, known)
        table.decks[node.deck] = made


def back(table: Table, seat: Seat) -> None:
    """A person who acts, or returns, is back."""
    if table.chairs[seat].away:
        table.chairs[seat].away = False
        table.clocks.grant_grace(seat)


def after_play(table: Table, seat: Seat, reason: str) -> None:
    """What each seat may do now. A decision changes if that does, and for who has just acted."""
    match = match_of(table)
    acting = table.game.to_act(match.position)
    for own in range(len(table.chairs)):
        legal = table.game.legal(match.position, own) if own in acting else []
        if own not in acting:
            table.chairs[own].answers_wait = False
        if own == seat or legal != table.legal[own]:
            table.decisions[own] = table.seq
            table.legal[own] = legal
    if not acting:
        table.phase = OVER
    now_acting(table, reason, seat)


def now_acting(table: Table, reason: str, acted: Seat = -1) -> None:
    """Clocks run for those who may act now, or they are waited for. `acted` has just done so."""
    acting = table.acting()
    waited = [seat in acting and chair.kind == PERSON and not chair.player for seat, chair in enumerate(table.chairs)]
    if table.clock.kind == NO_CLOCK:
        table.patience.follow(waited, acted, table.at)
    else:
        table.clocks.follow(waited, reason)
