"""Late positions of Copenhagen: fuller houses, other hands and abilities, tiles gone, few specials, few cards left."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rollwright.kernel.game import Game
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source, shuffled
from tests.referees.building import COLUMNS, ROWS, rows_of
from tests.referees.copenhagen_board_player import (
    ABILITIES,
    COPIES,
    HAND_LIMIT,
    LETTERS,
    TILES,
    fields,
    player_of,
    size_of,
    sorted_cards,
)


def house_text(house: dict[str, str]) -> str:
    return "/".join("".join(house.get(column + row, ".") for column in COLUMNS) for row in ROWS)


def fuller_house(text: str, source: Source) -> str:
    """Up to a row of its own each column is filled, but for a few squares; nobody has 12 points yet."""
    house = rows_of(text)
    bricks, holes, most = 1 + source.below(6), 2 + source.below(12), source.below(10)
    for column in COLUMNS:
        for row in ROWS[: min(9, most + source.below(3))]:
            if source.below(holes):
                sign = (LETTERS + "w")[source.below(6)]
                house.setdefault(column + row, sign if sign == "w" or source.below(bricks) else sign.upper())
    while player_of(f"{house_text(house)} -").points >= 12:
        del house[sorted(house)[source.below(len(house))]]
    return house_text(house)


def abilities(source: Source) -> str:
    ready = [ability for ability in ABILITIES if source.below(2)]
    used = [ability for ability in ABILITIES if ability not in ready and source.below(2)]
    return (f" ready={','.join(ready)}" if ready else "") + (f" used={','.join(used)}" if used else "")


def counted(cards: Counter[str]) -> str:
    return "".join(f"{letter}{cards[letter]}" for letter in LETTERS if cards[letter]) or "-"


def cards_dealt(sizes: list[int], deck: list[str], source: Source) -> list[str]:
    """Hands of these sizes from a deck, each of a few colours, so that much can be built."""
    hands: list[str] = []
    for size in sizes:
        wanted = LETTERS[source.below(5)] + LETTERS[source.below(5)]
        liked = [(card in wanted, source.below(len(deck)), card) for card in deck]
        hand = [card for _, _, card in sorted(liked)[len(deck) - size :]]
        for card in hand:
            deck.remove(card)
        hands.append(sorted_cards("".join(hand)))
    return hands


def another_display(step: str, deck: list[str], source: Source) -> str:
    """Full at the beginning of a turn; with the gaps of a take after it."""
    gaps = 0 if step == "turn" else 2 * source.below(2) if step == "coat" else 2 + source.below(2)
    cards = [deck.pop(source.below(len(deck))) if bridge >= gaps else "." for bridge in range(7)]
    return "".join(cards[bridge] for bridge in shuffled(list(range(7)), source.below))


def another_turn(words: dict[str, str], setup: Setup, source: Source, step: str) -> dict[str, str]:
    """Somewhere in a late turn of the same player; but for the cards."""
    made = {name: value for name, value in words.items() if name in ("start", "active")}
    made |= {"turn": str(30 + source.below(60)), "step": step, "specials": str(source.below(1 + source.below(13)))}
    gone = [tile for tile in TILES for _ in range(source.below(COPIES[setup.players][size_of(tile) - 2] + 1))]
    if gone:
        made["gone"] = ",".join(gone)
    if setup.players > 2 and source.below(2):
        made["second"] = str(source.below(20))
    if step == "coat":
        made["coats"] = str(1 + source.below(3))
    if step in ("build", "discard", "done"):
        made["took"] = ""
    if step == "build" or (step == "discard" and source.below(2)):
        made["both"] = ""
    return made


def late(game: Game[Any], setup: Setup, position: Any, source: Source) -> str:
    text = game.write(position)
    table, *players = text.split(" | ")
    words = fields(table.split())
    if words.get("turn") == "0" or words.get("step") == "over":
        return text
    step = ("turn", "turn", "build", "discard", "coat", "done")[source.below(6)]
    words = another_turn(words, setup, source, step)
    deck = [letter for letter in LETTERS for _ in range(12 if setup.players == 3 else 14)]
    sizes = [source.below(HAND_LIMIT + 1) for _ in players]
    if step == "discard":
        sizes[int(words.get("active", words.get("start", 0)))] = HAND_LIMIT + 1 + source.below(3)
    hands = cards_dealt(sizes, deck, source)
    words["display"] = another_display(step, deck, source)
    left = 1 + source.below(12 if source.below(2) else len(deck) - 1)
    deck = [deck[card] for card in shuffled(list(range(len(deck))), source.below)]
    discards = deck[left:]
    if not source.below(4):
        # Few cards in all: a new supply of fewer than nine (CPH-9.3). The others are out of the game.
        left, discards = 1 + source.below(4), discards[: source.below(10)]
        words["supply"] = counted(Counter(deck[:left]))
    words["discards"] = counted(Counter(discards))
    made = [
        f"{fuller_house(player.split()[0], source)} {hand or '-'}{abilities(source)}"
        for player, hand in zip(players, hands, strict=True)
    ]
    return " | ".join([" ".join(f"{name}={value}" if value else name for name, value in words.items()), *made])
