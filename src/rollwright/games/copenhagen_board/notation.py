"""Positions as text and JSON.

A position is fields of the table and the turn, then a player a seat, what is at its default being left out:

    turn=5 active=1 display=rygbpry discards=r2g3 gone=green-3,red-2 | ggG.. rr+b ready=any | rR... +?2 used=any shown=y

A house is its rows from the bottom, empty rows on top left out: a letter is a window of its colour, a capital a brick,
w a special. A hand is the cards that are known to all, then + and those that were dealt. The supply is all cards that
are nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from rollwright.games.copenhagen_board.actions import IDS, build_of
from rollwright.games.copenhagen_board.components import (
    ABILITIES,
    ABILITY_WORDS,
    CARDS,
    FOOTBRIDGES,
    HAND_LIMIT,
    SPECIALS,
    TILE_BRICK,
    TILE_CELLS,
    TILE_COLOUR,
    TILE_NAMES,
    TILE_SIZE,
    TILES,
    build_one,
    copies,
    times_built,
)
from rollwright.games.copenhagen_board.hidden import cards_on_display
from rollwright.games.copenhagen_board.paying import cost, touches
from rollwright.games.copenhagen_board.play import round_of
from rollwright.games.copenhagen_board.position import (
    COAT,
    DISCARD,
    FILL,
    NOTHING_PLACED,
    PAY,
    STEPS,
    TURN,
    Player,
    Position,
    Rules,
    end_card_in_supply,
    first_gap,
    pile_size,
    surplus,
)
from rollwright.kernel.model import Hidden, NotationError
from rollwright.kernel.options import Setup
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.grid import BITS
from rollwright.parts.tracks import add, get

_WHITE: Final = "w"
_WINDOWS: Final = _WHITE + CARDS.letters
"""How a filled square is written, by its tint; a brick is the capital letter."""
_KEPT: Final = 4096
"""Players change seldom, and are written and read often: so many of the latest texts are kept."""
_FLAGS: Final = ("both", "took", "built")


# Writing


def write(position: Position) -> str:
    fields: list[str] = []
    if position.turn != 1:
        fields.append(f"turn={position.turn}")
    if position.start:
        fields.append(f"start={position.start}")
    if position.active != position.start:
        fields.append(f"active={position.active}")
    if position.step != TURN:
        fields.append(f"step={STEPS[position.step]}")
    if position.display:
        fields.append(f"display={write_display(position)}")
    supply = _write_supply(position)
    if supply is not None:
        fields.append(f"supply={supply}")
    if position.second:
        fields.append(f"second={position.drawn}")
    if position.discards:
        fields.append(f"discards={CARDS.write_counts(position.discards)}")
    if position.gone:
        tiles = [TILE_NAMES[tile] for tile in range(TILES) for _ in range(times_built(position.gone, tile))]
        fields.append(f"gone={','.join(tiles)}")
    if position.specials != SPECIALS:
        fields.append(f"specials={position.specials}")
    if position.placed != NOTHING_PLACED:
        deed = build_of(position.placed)
        squares = ",".join(HOUSE.cell_names(deed.cells))
        fields.append(f"placed={TILE_NAMES[deed.tile]}:{squares}:{HOUSE.names[deed.square]}")
    done = (position.both, position.took, position.built)
    fields += [flag for flag, is_set in zip(_FLAGS, done, strict=True) if is_set]
    if position.coats:
        fields.append(f"coats={position.coats}")
    return " | ".join([" ".join(fields) or "-", *[_write_player(player) for player in position.players]])


def write_display(position: Position) -> str:
    signs = "." + CARDS.letters
    return "".join(signs[get(position.display, footbridge)] for footbridge in range(FOOTBRIDGES))


def _write_supply(position: Position) -> str | None:
    """None where the supply is all cards that are nowhere else."""
    if position.covered is not None:
        return f"?{position.covered.count}"
    if any(player.hidden is not None for player in position.players) or position.supply != _rest(position):
        return CARDS.write_counts(position.supply) or "-"
    return None


def _rest(position: Position) -> int | None:
    """The cards that are nowhere else than in the supply; None where there are more elsewhere than there are."""
    elsewhere = position.discards + cards_on_display(position)
    for player in position.players:
        elsewhere += player.known + player.secret
    if not CARDS.holds(position.rules.cards, elsewhere):
        return None
    return position.rules.cards - elsewhere


def _write_player(player: Player) -> str:
    parts = ["/".join(house_rows(player, trim=True)) or "-", _write_hand(player)]
    if player.ready:
        parts.append(f"ready={_write_abilities(player.ready)}")
    if player.owned != player.ready:
        parts.append(f"used={_write_abilities(player.owned & ~player.ready)}")
    if player.shown:
        parts.append(f"shown={CARDS.write(player.shown)}")
    return " ".join(parts)


def house_rows(player: Player, trim: bool = False) -> list[str]:
    """The rows of a house from the bottom."""
    rows: list[str] = []
    for y in range(HOUSE.rows):
        if trim and not player.filled >> (y * HOUSE.columns):
            break
        rows.append("".join(sign_of(player, y * HOUSE.columns + x) for x in range(HOUSE.columns)))
    return rows


def sign_of(player: Player, square: int) -> str:
    """A square of a house in one letter."""
    bit = HOUSE.bit[square]
    if not player.filled & bit:
        return "."
    sign = _WINDOWS[tint(player, square)]
    return sign.upper() if player.bricks & bit else sign


def tint(player: Player, square: int) -> int:
    """0 for a special, 1 to 5 for the colour of a tile."""
    bit = HOUSE.bit[square]
    return (1 if player.tint0 & bit else 0) + (2 if player.tint1 & bit else 0) + (4 if player.tint2 & bit else 0)


def _write_hand(player: Player) -> str:
    secret = f"?{player.hidden.count}" if player.hidden is not None else CARDS.write(player.secret)
    return CARDS.write(player.known) + (f"+{secret}" if secret else "") or "-"


def _write_abilities(mask: int) -> str:
    return ",".join(word for ability, word in enumerate(ABILITY_WORDS) if mask & BITS[ability])


# Reading


def read(setup: Setup, text: str) -> Position:
    table, *players = text.split("|")
    if len(players) != setup.players:
        raise NotationError(text, f"the table and then {setup.players} players, separated by |")
    position = Position(Rules(setup), tuple(_read_player(player.strip()).copy() for player in players))
    position.turn = 1
    position.step = TURN
    fields = [] if table.strip() == "-" else table.split()
    names = [field.partition("=")[0] for field in fields]
    if len(set(names)) != len(names):
        raise NotationError(table.strip(), "each field once")
    for field in fields:
        _read_field(position, field)
    if "active" not in names:
        position.active = position.start
    if "supply" not in names:
        rest = _rest(position)
        if rest is None or any(player.hidden is not None for player in position.players):
            raise NotationError(text, f"no more than {CARDS.write_counts(position.rules.cards)} in all, or supply=")
        position.supply = rest
    _check_turn(position, table.strip())
    return position


def _check_turn(position: Position, text: str) -> None:
    """What has to be there at a step, so that somebody can act."""
    if position.step == TURN and first_gap(position) < FOOTBRIDGES:
        raise NotationError(text, "a card at each of the seven footbridges when a turn begins, as in display=rygbpry")
    if position.step == FILL and first_gap(position) == FOOTBRIDGES:
        raise NotationError(text, "a gap in the display while it is filled")
    if (position.step == PAY) != (position.placed != NOTHING_PLACED):
        raise NotationError(text, "a placed tile just while it is to be paid, as in placed=green-3:a1,a2,a3:a1")
    if (position.step == DISCARD) != (surplus(position) > 0):
        raise NotationError(text, f"more than {HAND_LIMIT} cards in the hand while some are to be discarded")
    if (position.step == COAT) != (position.coats > 0):
        raise NotationError(text, "coats= just while one of them waits for its action")


def _read_field(position: Position, field: str) -> None:
    name, _, value = field.partition("=")
    if name == "turn":
        position.turn = _number(field, value, 999)
    elif name == "start":
        position.start = _number(field, value, position.rules.players - 1)
    elif name == "active":
        position.active = _number(field, value, position.rules.players - 1)
    elif name == "step" and value in STEPS:
        position.step = STEPS.index(value)
    elif name == "display":
        position.display = _read_display(field, value)
    elif name == "supply" and value.startswith("?"):
        position.covered = Hidden(_number(field, value[1:], position.rules.card_count))
    elif name == "supply":
        position.supply = _read_counts(field, value)
    elif name == "second":
        position.second = True
        position.drawn = _number(field, value, position.rules.card_count)
    elif name == "discards":
        position.discards = _read_counts(field, value)
    elif name == "gone":
        position.gone = _read_tiles(position, field, value)
    elif name == "specials":
        position.specials = _number(field, value, SPECIALS)
    elif name == "placed":
        position.placed = _read_placed(field, value)
    elif field == "both":
        position.both = True
    elif field == "took":
        position.took = True
    elif field == "built":
        position.built = True
    elif name == "coats":
        position.coats = _number(field, value, 9)
    else:
        raise NotationError(field, "a field of the table, such as turn=2, step=done or display=rygbpry")


def _read_display(field: str, text: str) -> int:
    signs = "." + CARDS.letters
    if len(text) != FOOTBRIDGES or any(sign not in signs for sign in text):
        raise NotationError(field, f"seven signs, each a letter of {CARDS.letters} or . for an empty footbridge")
    display = 0
    for footbridge, sign in enumerate(text):
        display = add(display, footbridge, signs.index(sign))
    return display


def _read_counts(field: str, text: str) -> int:
    pack = CARDS.read_counts("" if text == "-" else text)
    if pack is None:
        raise NotationError(field, "letters in the order rygbp, each with how many cards there are, such as r3b1, or -")
    return pack


def _read_tiles(position: Position, field: str, text: str) -> int:
    gone = 0
    for name in text.split(","):
        tile = TILE_NAMES.index(name) if name in TILE_NAMES else -1
        if tile < 0 or times_built(gone, tile) >= copies(position.rules.players, tile):
            raise NotationError(field, "tiles, each as often as it is built, such as red-2,red-2,blue-5")
        gone = build_one(gone, tile)
    return gone


def _read_placed(field: str, text: str) -> int:
    tile, _, rest = text.partition(":")
    squares, _, brick = rest.partition(":")
    action = IDS.get(f"build {tile} {squares.replace(',', ' ')} brick {brick}")
    if action is None:
        raise NotationError(field, "a tile, its squares and its brick, such as green-3:a1,a2,a3:a1")
    return action


@lru_cache(maxsize=_KEPT)
def _read_player(text: str) -> Player:
    """The player that a text stands for: it is kept, so it is for copying."""
    words = text.split()
    if len(words) < 2:
        raise NotationError(text, "a house and a hand, such as ggG../r.... rr+b, or - - for neither")
    player = Player()
    _read_house(player, words[0])
    _read_hand(player, words[1])
    used = 0
    for word in words[2:]:
        name, _, value = word.partition("=")
        if name == "ready":
            player.ready = _read_abilities(word, value)
        elif name == "used":
            used = _read_abilities(word, value)
        elif name == "shown":
            player.shown = _read_cards(word, value)
        else:
            raise NotationError(word, "ready= and used= for abilities, or shown= for dealt cards that have gone")
    if used & player.ready:
        raise NotationError(text, "each ability ready or used, not both")
    if CARDS.size(player.secret + player.shown) > _MOST_DEALT or _hidden(player) > _MOST_DEALT:
        raise NotationError(text, f"at most {_MOST_DEALT} dealt cards, those that have gone included")
    player.owned = player.ready | used
    player.points = player.row_points() + player.column_points()
    return player


_MOST_DEALT: Final = 4


def _hidden(player: Player) -> int:
    return 0 if player.hidden is None else player.hidden.count + CARDS.size(player.shown)


def _read_house(player: Player, text: str) -> None:
    rows = [] if text == "-" else text.split("/")
    if len(rows) > HOUSE.rows or any(len(row) != HOUSE.columns for row in rows):
        raise NotationError(text, "rows of five signs from the bottom, separated by /")
    for square, sign in enumerate("".join(rows)):
        if sign == ".":
            continue
        if sign.lower() not in _WINDOWS or sign == _WHITE.upper():
            raise NotationError(text, f"letters of {_WINDOWS} for windows, capitals for bricks, . for empty squares")
        bit = HOUSE.bit[square]
        colour = _WINDOWS.index(sign.lower())
        player.filled |= bit
        player.bricks |= 0 if sign.islower() else bit
        player.tint0 |= bit if colour & 1 else 0
        player.tint1 |= bit if colour & 2 else 0
        player.tint2 |= bit if colour & 4 else 0


def _read_hand(player: Player, text: str) -> None:
    if text == "-":
        return
    known, _, secret = text.partition("+")
    player.known = _read_cards(text, known)
    if secret.startswith("?"):
        player.hidden = Hidden(_number(text, secret[1:], _MOST_DEALT))
    else:
        player.secret = _read_cards(text, secret)


def _read_cards(field: str, text: str) -> int:
    pack = CARDS.read(text)
    if pack is None or len(text) > _MOST_HELD:
        raise NotationError(
            field, f"letters of {CARDS.letters}, such as rrg, known ones before a + and dealt ones after it"
        )
    return pack


_MOST_HELD: Final = 10
"""Seven, and three just taken."""


def _read_abilities(field: str, text: str) -> int:
    words = text.split(",")
    if any(word not in ABILITY_WORDS for word in words) or len(set(words)) != len(words):
        raise NotationError(field, f"some of {', '.join(ABILITY_WORDS)}, separated by commas")
    return sum(BITS[ABILITY_WORDS.index(word)] for word in words)


def _number(field: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 4 or int(text) > most:
        raise NotationError(field, f"a number up to {most}")
    return int(text)


# JSON: the notation is what counts; the rest is what a client draws.


def to_json(position: Position) -> dict[str, object]:
    players = position.rules.players
    owned = [[player.owns(ability) for player in position.players] for ability in range(len(ABILITIES))]
    return {
        "position": write(position),
        "turn": position.turn,
        "round": round_of(position),
        "start": position.start,
        "active": position.active,
        "step": STEPS[position.step],
        "display": [_colour_at(position, footbridge) for footbridge in range(FOOTBRIDGES)],
        "supply": {
            "cards": pile_size(position),
            "second": position.second,
            "end_card": end_card_in_supply(position),
        },
        "discards": {colour: CARDS.count(position.discards, i) for i, colour in enumerate(COLOURS)},
        "tiles": [_tile_to_json(position, tile) for tile in range(TILES)],
        "specials": position.specials,
        "abilities": {name: players - sum(owned[ability]) for ability, name in enumerate(ABILITIES)},
        "pending": _pending_to_json(position),
        "surplus": surplus(position),
        "coats": position.coats,
        "both": position.both,
        "players": [_player_to_json(player) for player in position.players],
    }


def _colour_at(position: Position, footbridge: int) -> str | None:
    card = get(position.display, footbridge)
    return COLOURS[card - 1] if card else None


def _tile_to_json(position: Position, tile: int) -> dict[str, object]:
    there = copies(position.rules.players, tile)
    return {
        "tile": TILE_NAMES[tile],
        "colour": COLOURS[TILE_COLOUR[tile]],
        "size": TILE_SIZE[tile],
        "left": there - times_built(position.gone, tile),
        "of": there,
        "cells": [list(cell) for cell in TILE_CELLS[tile]],
        "brick": list(TILE_BRICK[tile]),
    }


def _pending_to_json(position: Position) -> dict[str, object] | None:
    if position.placed == NOTHING_PLACED:
        return None
    deed = build_of(position.placed)
    player = position.players[position.active]
    return {
        "tile": TILE_NAMES[deed.tile],
        "squares": HOUSE.cell_names(deed.cells),
        "brick": HOUSE.names[deed.square],
        "touching": touches(player, deed),
        "cost": cost(player, deed),
    }


def _player_to_json(player: Player) -> dict[str, object]:
    hidden = player.hidden
    return {
        "house": house_rows(player),
        "outlines": [HOUSE.cell_names(cells) for cells in player.outlines],
        "points": player.points,
        "parts": {"rows": player.row_points(), "columns": player.column_points()},
        "empty": player.empty_squares(),
        "cards": player.hand_size(),
        "hand": {
            "known": CARDS.write(player.known),
            "secret": CARDS.write(player.secret) if hidden is None else {"hidden": hidden.count},
        },
        "abilities": {
            name: "ready" if player.has_ready(ability) else "used" if player.owns(ability) else "none"
            for ability, name in enumerate(ABILITIES)
        },
    }


def from_json(setup: Setup, data: Mapping[str, object]) -> Position:
    position = read(setup, str(data["position"]))
    players = data["players"]
    assert isinstance(players, list)
    for player, drawn in zip(position.players, players, strict=True):
        player.outlines = tuple(
            sum(HOUSE.bit[HOUSE.square(name) or 0] for name in squares) for squares in drawn["outlines"]
        )
    return position
