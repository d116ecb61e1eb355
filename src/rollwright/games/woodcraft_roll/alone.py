"""A player as their own choice would leave them, whatever others choose: for previews and values of secret choices."""

from __future__ import annotations

from rollwright.games.woodcraft_roll.actions import ChooseDie
from rollwright.games.woodcraft_roll.play import gain_die
from rollwright.games.woodcraft_roll.position import KEEP, ORDER, Player, Position
from rollwright.kernel.model import Event
from rollwright.kernel.native import Word
from rollwright.parts.tracks import get


def gain_alone(position: Position, seat: Word, deed: ChooseDie, log: list[Event]) -> Player:
    """The player of a seat as a die would leave it."""
    player = position.players[seat].copy()
    gain_die(position.copy(), player, deed.line, deed.sign, seat, log)
    return player


def alone_with_choice(position: Position, seat: Word) -> Player:
    """The player of a seat as the choice that they have made would leave them."""
    player = position.players[seat].copy()
    if position.step == KEEP:
        player.held = (int(player.choice) - 1,)
    elif player.choice != ORDER:
        line = player.choice - 1
        gain_die(position.copy(), player, line, get(position.board, line), seat, None)
    return player
