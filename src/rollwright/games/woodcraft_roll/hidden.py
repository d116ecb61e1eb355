"""What each seat sees, learns of, and can conclude.

Secret are the orders dealt at the start, to all but their owner, also the one that was not kept and lies at the bottom
of the deck; and what somebody keeps or chooses, until all have. Because the deck of phase I holds what nobody has
seen, it is covered too: else it would tell what was dealt. In phase II all that has been drawn lies open.
"""

from __future__ import annotations

from rollwright.games.woodcraft_roll.components import LINES, NO_DIE
from rollwright.games.woodcraft_roll.player import KEPT, NO_CHOICE, ORDER, Player
from rollwright.games.woodcraft_roll.position import CHOOSE, KEEP, Position, unseen
from rollwright.kernel.model import Event, Hidden, Seat
from rollwright.kernel.source import Source
from rollwright.parts.grid import BITS, count_bits, nth_bit
from rollwright.parts.tracks import get

_SECRET = {"wrw.dealt": "wrw.dealt_hidden", "wrw.keeps": "wrw.has_kept"}
_CHOICES = ("wrw.chose_die", "wrw.chose_order")


def view(position: Position, seat: Seat | None) -> Position:
    """The position as a seat, or an onlooker, sees it."""
    secret = _has_secret_choices(position)
    if position.phase == 1 and not secret:
        return position
    seen = position.copy()
    for owner, player in enumerate(position.players):
        if owner != seat:
            seen.players[owner] = _covered(player, secret)
    if position.phase == 0:
        seen.covered = Hidden(position.bag_size())
        seen.bag = 0
    return seen


def _has_secret_choices(position: Position) -> bool:
    """Whether choices that some have made are still secret. Once orders are taken, all know who wanted one."""
    return position.step in (KEEP, CHOOSE) and any(player.has_chosen() for player in position.players)


def _covered(player: Player, secret: bool) -> Player:
    seen = player.copy()
    if secret and player.has_chosen():
        seen.choice = NO_CHOICE
        seen.hidden_choice = Hidden(1)
    if player.dealt:
        seen.dealt = ()
        seen.hidden_dealt = Hidden(len(player.dealt))
    return seen


def visible(event: Event, seat: Seat | None) -> Event | None:
    """What is dealt, kept or chosen in secret is shown in full to its owner only."""
    if event.seat == seat:
        return event
    if event.code in _CHOICES:
        return Event("wrw.has_chosen", event.seat, {})
    if event.code in _SECRET:
        return Event(_SECRET[event.code], event.seat, {})
    return event


def known(position: Position) -> bool:
    shown = [player.hidden_choice is None and player.hidden_dealt is None for player in position.players]
    return position.covered is None and all(shown)


def sample(view: Position, seat: Seat | None, source: Source) -> Position:
    """A position that agrees with the view: hidden orders by the odds of the deal, hidden choices each as likely."""
    found = view.copy()
    pool = unseen(view) if view.covered is not None else view.bag
    for owner, player in enumerate(view.players):
        if player.hidden_dealt is not None or player.hidden_choice is not None:
            player = found.player_to_change(owner)
            if player.hidden_dealt is not None:
                player.dealt, pool = _dealt(player.hidden_dealt.count, pool, source)
                player.hidden_dealt = None
            if player.hidden_choice is not None:
                player.choice = _choice(view, player, source)
                player.hidden_choice = None
    found.covered = None
    found.bag = pool
    return found


def _dealt(count: int, pool: int, source: Source) -> tuple[tuple[int, ...], int]:
    cards: list[int] = []
    for _ in range(count):
        card = nth_bit(pool, source.below(count_bits(pool)))
        cards.append(card)
        pool &= ~BITS[card]
    return tuple(sorted(cards)), pool


def _choice(view: Position, player: Player, source: Source) -> int:
    if view.step == KEEP:
        return KEPT + player.dealt[source.below(len(player.dealt))]
    choices = [1 + line for line in range(LINES) if get(view.board, line) != NO_DIE]
    if view.has_display():
        choices.append(ORDER)
    return choices[source.below(len(choices))]
