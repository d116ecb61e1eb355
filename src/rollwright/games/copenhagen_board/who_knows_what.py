"""Chapter 11, who knows what: what each seat sees, learns of, and can conclude.

Secret are the cards dealt at the start, to all but their owner, and what is in the supply. Cards taken from the
display were seen by all, and so were the discards that became the second supply: only its order is secret.
"""

from __future__ import annotations

from math import comb

from rollwright.games.copenhagen_board.components import CARDS, COLOUR_COUNT
from rollwright.games.copenhagen_board.cost import can_pay
from rollwright.games.copenhagen_board.player import Player
from rollwright.games.copenhagen_board.position import Position
from rollwright.games.copenhagen_board.supply_and_end_card import supply_size
from rollwright.kernel.model import Event, Hidden, Seat
from rollwright.kernel.source import Source


def view(position: Position, seat: Seat | None) -> Position:
    """The position as a seat, or an onlooker, sees it."""
    seen = position.copy()
    seen.players = tuple(
        [player if owner == seat else _covered(player) for owner, player in enumerate(position.players)]
    )
    if not position.second:
        seen.covered = Hidden(supply_size(position))
        seen.supply = 0
    return seen


def _covered(player: Player) -> Player:
    if player.hidden is not None:
        return player
    seen = player.copy()
    seen.hidden = Hidden(CARDS.size(player.secret))
    seen.secret = 0
    return seen


def visible(event: Event, seat: Seat | None) -> Event | None:
    """A dealt card is named to its owner only; all else happens in the open."""
    if event.code == "cph.dealt" and event.seat != seat:
        return Event("cph.dealt_hidden", event.seat, {})
    return event


def sample(view: Position, seat: Seat | None, source: Source) -> Position:
    """A position that agrees with the view, each as likely as the deals that lead to it.

    What is left of a hidden hand was dealt together with the cards that have come out of it since. So a hand is dealt
    from the cards that nobody has seen, and kept with the odds that just those cards came out of so many: one in the
    number of ways to choose them, colour by colour.
    """
    pool = unseen(view)
    hidden = sum([player.hidden.count for player in view.players if player.hidden is not None])
    assert CARDS.size(pool) >= hidden, "more cards are hidden than are unseen"
    while True:
        found = view.copy()
        left = pool
        ways = 1
        players: list[Player] = []
        for player in view.players:
            if player.hidden is not None:
                player = _dealt(player, player.hidden.count, left, source)
                left -= player.secret
                ways *= _ways(player)
            players.append(player)
        if source.below(ways) != 0:
            continue
        found.players = tuple(players)
        if view.covered is not None:
            found.supply = left
            found.covered = None
        if found.placed is None or can_pay(found.own(), found.placed):
            return found


def known(position: Position) -> bool:
    return position.covered is None and not position.hides()


def unseen(view: Position) -> int:
    """The cards that are in hidden hands, or in the supply where that is hidden: all that are seen nowhere."""
    seen = view.seen() + view.supply
    assert CARDS.holds(view.rules.cards, seen), "more cards of a colour are seen than there are"
    return view.rules.cards - seen


def _dealt(player: Player, cards: int, pool: int, source: Source) -> Player:
    """The player with a number of secret cards from the pool."""
    hand = 0
    for _ in range(cards):
        hand += CARDS.one[CARDS.nth(pool - hand, source.below(CARDS.size(pool - hand)))]
    dealt = player.copy()
    dealt.hidden = None
    dealt.secret = hand
    return dealt


def _ways(player: Player) -> int:
    """In how many ways the cards that came out can have been chosen from the hand that was dealt."""
    ways = 1
    for colour in range(COLOUR_COUNT):
        out = CARDS.count(player.shown, colour)
        ways *= comb(out + CARDS.count(player.secret, colour), out)
    return ways
