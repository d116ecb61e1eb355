"""A position of Sealed Bids, and its text. JSON holds that text: the kernel sees to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollwright.kernel.model import Hidden, NotationError
from rollwright.kernel.options import Setup

CARDS: Final[tuple[int, ...]] = (1, 1, 1, 2, 2, 2, 3, 3, 3)
FOLD: Final = 0
STEPS: Final = ("deal", "prize", "bid", "over")

Hand = tuple[int, ...] | Hidden
Bid = int | Hidden | None


@dataclass(frozen=True)
class Player:
    """What lies before a player: cards in rising order, the bid of this round, points."""

    hand: Hand = ()
    bid: Bid = None
    points: int = 0


@dataclass(frozen=True)
class Position:
    """A bid card stays in its hand until the bids are shown, so that the size of a hand gives nothing away."""

    setup: Setup
    players: tuple[Player, ...]
    step: str = "deal"
    round: int = 1
    prize: int = 0
    played: tuple[int, ...] = ()


def size(hand: Hand) -> int:
    return hand.count if isinstance(hand, Hidden) else len(hand)


def write(position: Position) -> str:
    """For example `step=bid round=2 prize=3 played=12 | 13 fold 2 | ?2 ? 0`: hand, bid and points of each seat."""
    played = "".join(map(str, position.played)) or "-"
    turn = f"step={position.step} round={position.round} prize={position.prize} played={played}"
    return " | ".join([turn, *map(_write_player, position.players)])


def _write_player(player: Player) -> str:
    hand = f"?{player.hand.count}" if isinstance(player.hand, Hidden) else "".join(map(str, player.hand)) or "-"
    bid = "." if player.bid is None else "?" if isinstance(player.bid, Hidden) else str(player.bid or "fold")
    return f"{hand} {bid} {player.points}"


def read(setup: Setup, text: str) -> Position:
    turn, *players = text.split("|")
    fields = {name: value for name, _, value in (field.partition("=") for field in turn.split())}
    if len(players) != setup.players or set(fields) != {"step", "round", "prize", "played"}:
        raise NotationError(text, f"step=, round=, prize= and played=, then {setup.players} seats, separated by |")
    if fields["step"] not in STEPS:
        raise NotationError(fields["step"], f"one of {', '.join(STEPS)}")
    return Position(
        setup,
        tuple(map(_read_player, players)),
        fields["step"],
        _number(fields["round"]),
        _number(fields["prize"]),
        _cards(fields["played"]),
    )


def _read_player(text: str) -> Player:
    words = text.split()
    if len(words) != 3:
        raise NotationError(text, "a hand, a bid and points, such as 13 . 2")
    hand: Hand = Hidden(_number(words[0][1:])) if words[0].startswith("?") else _cards(words[0])
    bid: Bid = _number(words[1]) if words[1] in ("1", "2", "3") else None
    if words[1] == "fold":
        bid = FOLD
    elif words[1] == "?":
        bid = Hidden(1)
    elif bid is None and words[1] != ".":
        raise NotationError(words[1], "a card, fold, . for no bid yet, or ? for a hidden one")
    return Player(hand, bid, _number(words[2]))


def _cards(text: str) -> tuple[int, ...]:
    if text == "-":
        return ()
    if not text or text.strip("123"):
        raise NotationError(text, "cards from 1 to 3, such as 113, or -")
    return tuple(sorted(map(int, text)))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise NotationError(text, "a number")
    return int(text)
