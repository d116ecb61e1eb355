"""Positions as JSON: for a client that draws them and holds no rules.

The pack's sheet and board come along, and every order that can be seen; the deck's others do not.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rollwright.games.woodcraft_roll.components import (
    CELLS,
    CHOICE,
    COLOURS,
    CRATE_KINDS,
    DIE_NAMES,
    HELPERS,
    IN_STEAD,
    LINES,
    NO_DIE,
    ONCE_A_ROUND,
    ORDER_NAMES,
    RESOURCES,
    SALE,
    SIGN_NAMES,
    SLOTS,
    THINGS,
    TURNS,
    circles_of,
    sign_colour,
    sign_value,
)
from rollwright.games.woodcraft_roll.content_pack import BY_NUMBER, Gains, Order, Pack
from rollwright.games.woodcraft_roll.end_of_the_game import parts, points, reputation
from rollwright.games.woodcraft_roll.gains import options
from rollwright.games.woodcraft_roll.pack.form import MOST_SOLD
from rollwright.games.woodcraft_roll.player import (
    DUE_WORDS,
    KEPT,
    NO_CHOICE,
    ORDER,
    Player,
    dice_names,
    row_names,
)
from rollwright.games.woodcraft_roll.position import (
    NO_CARD,
    NOBODY,
    OVER,
    STEPS,
    Position,
    cards_in_play,
    deck_size,
    read,
    round_of,
    write,
)
from rollwright.games.woodcraft_roll.solo_game import grade
from rollwright.kernel.model import NotationError
from rollwright.kernel.options import Setup
from rollwright.parts.grid import BITS
from rollwright.parts.tracks import get


def to_json(position: Position) -> dict[str, object]:
    pack = position.rules.pack
    return {
        "position": write(position),
        "turn": position.turn,
        "round": round_of(position.turn),
        "half": 0 if position.turn == 0 else 2 - position.turn % 2,
        "step": STEPS[position.step],
        "phase": position.phase + 1,
        "pack": pack_to_json(pack),
        "orders": {ORDER_NAMES[card]: order_to_json(pack.orders[card]) for card in sorted(cards_in_play(position))},
        "names": order_names(pack) if len(position.players) == 1 else {},
        "display": [ORDER_NAMES[card] if card != NO_CARD else None for card in position.display],
        "deck": {"cards": deck_size(position)},
        "board": [_die(get(position.board, line)) for line in range(LINES)],
        "taker": None if position.taker == NOBODY else position.taker,
        "players": [_player(position, seat) for seat in range(len(position.players))],
    }


def from_json(setup: Setup, data: Mapping[str, object]) -> Position:
    text = data.get("position")
    if not isinstance(text, str):
        raise NotationError(repr(text), "the position's text under 'position'")
    return read(setup, text)


def _die(sign: int) -> dict[str, object] | None:
    if sign == NO_DIE:
        return None
    return {"die": SIGN_NAMES[sign], "colour": COLOURS[sign_colour(sign)], "value": sign_value(sign)}


# The pack


def _things(gains: Gains) -> list[str]:
    return [THINGS[thing] for thing in gains]


@lru_cache(maxsize=16)
def pack_to_json(pack: Pack) -> dict[str, object]:
    """The same in every position of a game, so it is made once."""
    helpers: list[dict[str, object]] = [
        {"cost": pack.helper_cost[helper], "points": pack.helper_points[helper]} for helper in range(HELPERS)
    ]
    for helper, name in zip(helpers, pack.helper_names, strict=True):
        if name:
            helper["name"] = name
    for number, shown in ((IN_STEAD, pack.stand_ins), (SALE, pack.goods)):
        helpers[number]["shows"] = [thing for i, thing in enumerate(RESOURCES) if shown & BITS[i]]
    helpers[CHOICE]["choice"] = [_things(option) for option in pack.choice]
    slot_names = {accepted: name for name, accepted in SLOTS.items()}
    return {
        "name": pack.name,
        "version": pack.version,
        "hash": pack.hash,
        "rows": {
            thing: {
                "circles": pack.circles[i],
                "chestnuts": [number for number in range(1, pack.circles[i] + 1) if pack.marked[i] & BITS[number]],
            }
            for i, thing in enumerate(RESOURCES)
        },
        "nuts": pack.nuts,
        "sale": pack.sale if pack.sale < MOST_SOLD else None,
        "board": [
            {colour: _things(pack.board[side][line]) for side, colour in enumerate(COLOURS)} for line in range(LINES)
        ],
        "lanterns": {
            "rows": [_things(gains) for gains in pack.lantern_gains[:3]],
            "columns": [_things(gains) for gains in pack.lantern_gains[3:]],
            "points": list(pack.lantern_points),
        },
        "helpers": helpers,
        "crates": [
            {"kind": CRATE_KINDS[kind], "slots": [slot_names[accepted] for accepted in slots]}
            for kind, slots in zip(pack.crate_kind, pack.crate_slots, strict=True)
        ],
    }


@lru_cache(maxsize=16)
def order_names(pack: Pack) -> dict[str, object]:
    """Of every order, for a solo game alone: there orders are removed that a log still tells of."""
    return {ORDER_NAMES[card]: order.name for card, order in enumerate(pack.orders) if pack.has_order(card)}


def order_to_json(order: Order) -> dict[str, object]:
    return {
        "name": order.name,
        "dice": [DIE_NAMES[kind] for kind in order.dice],
        "resources": [RESOURCES[thing] for thing, count in enumerate(order.resources) for _ in range(count)],
        "gains": _things(order.gains),
        "points": order.points,
        "reputation": order.reputation,
        "picture": order.picture,
    }


# Players


def _player(position: Position, seat: int) -> dict[str, object]:
    pack = position.rules.pack
    player = position.players[seat]
    rows: list[str | None] = [*row_names(player)]
    data: dict[str, object] = {
        "dealt": _cards(player.dealt) if player.hidden_dealt is None else {"hidden": player.hidden_dealt.count},
        "choice": _choice(position, player),
        "chosen": player.has_chosen(),
        "ended": player.ended,
        "dice": dice_names(player),
        "rows": rows + [None] * (TURNS - len(rows)),
        "resources": {
            name: {"circled": circles_of(player.circled, thing), "crossed": circles_of(player.crossed, thing)}
            for thing, name in enumerate(RESOURCES)
        },
        "nuts": player.nuts,
        "lanterns": [name for cell, name in enumerate(CELLS) if player.lanterns & BITS[cell]],
        "helpers": {str(helper + 1): _helper(player, helper) for helper in range(HELPERS)},
        "crates": [
            [bool(player.slots(crate) & BITS[slot]) for slot in range(len(slots))]
            for crate, slots in enumerate(pack.crate_slots)
        ],
        "held": _cards(player.held),
        "done": _cards(player.done),
        "reputation": reputation(player),
        "due": [DUE_WORDS[due].rstrip("57") for due in player.due],
        "options": [THINGS[pick] if pick < BY_NUMBER else pick - BY_NUMBER + 1 for pick in options(player)],
        "sold": player.sold,
        "points": points(player),
        "parts": dict(parts(player)),
        "unused": player.all_unused(),
    }
    if len(position.players) == 1 and position.step == OVER:
        data["grade"] = grade(points(player))
    return data


def _cards(cards: tuple[int, ...]) -> list[str]:
    return [ORDER_NAMES[card] for card in cards]


def _helper(player: Player, helper: int) -> str:
    if not player.has_helper(helper):
        return "none"
    if helper >= ONCE_A_ROUND:
        return "hired"
    return "ready" if player.has_ready(helper) else "used"


def _choice(position: Position, player: Player) -> dict[str, Any] | None:
    if player.hidden_choice is not None:
        return {"hidden": 1}
    if player.choice == NO_CHOICE:
        return None
    if player.choice >= KEPT:
        return {"keep": ORDER_NAMES[player.choice - KEPT]}
    if player.choice >= ORDER:
        return {"order": True}
    return {"die": SIGN_NAMES[get(position.board, player.choice - 1)], "line": player.choice}
