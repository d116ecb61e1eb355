"""Positions as text.

A position is fields of the table, then those of each player, what is at its default being left out:

    turn=3 step=work display=a4,a5,- board=b6,-,y4,b3,-,y1 | dice=y1,y4 rows=y4,x scrapwood=3/1 held=a7 | -

A resource is how many are circled, and after a slash how many of these are crossed out. Orders that are named nowhere
are in the deck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rollwright.games.woodcraft_roll.components import (
    CELLS,
    CROSSED_OUT,
    DIE_NAMES,
    FACES,
    HELPERS,
    KINDS,
    LINES,
    MOST_DICE,
    MOST_ORDERS,
    NO_DIE,
    ONCE_A_ROUND,
    ORDER_NAMES,
    PLACES,
    RESOURCES,
    ROLLED,
    SIDES,
    TURNS,
    sign_name,
    sign_of,
)
from rollwright.games.woodcraft_roll.gains import settle
from rollwright.games.woodcraft_roll.hidden import unseen
from rollwright.games.woodcraft_roll.pack import Pack
from rollwright.games.woodcraft_roll.position import (
    BROWN_ROLL,
    CHOOSE,
    DEAL,
    FILL,
    FIRST,
    KEEP,
    NO_CARD,
    NO_CHOICE,
    NOBODY,
    ORDER,
    STEPS,
    TAKE,
    TAKEN,
    WORK,
    Player,
    Position,
    Rules,
    first_place,
    has_display,
    level_takers,
    phase_of,
)
from rollwright.games.woodcraft_roll.table import place_in_phase
from rollwright.kernel.model import Hidden, NotationError
from rollwright.kernel.options import Setup
from rollwright.parts.grid import BITS
from rollwright.parts.tracks import add, get

DUE_WORDS: Final = ("", "lantern", "chestnut", "pick5", "pick7")
_SLOTS: Final = ("", "a", "b", "ab")
_NOTHING: Final = "-"
_CHOICE_WORDS: Final = {ORDER: "order", TAKEN: "taken"}

# Writing


def write(position: Position) -> str:
    fields: list[str] = []
    if position.turn != 1:
        fields.append(f"turn={position.turn}")
    if position.step != CHOOSE:
        fields.append(f"step={STEPS[position.step]}")
    if position.phase:
        fields.append("phase=2")
    if has_display(position):
        fields.append(f"display={','.join(_card_name(card) for card in position.display)}")
    if position.board:
        signs = [get(position.board, line) for line in range(LINES)]
        fields.append(f"board={','.join(sign_name(sign) if sign != NO_DIE else _NOTHING for sign in signs)}")
    if position.gone:
        fields.append(f"gone={','.join(order_names(position.gone, position.phase))}")
    if position.rolled:
        fields.append(f"rolled={FACES.write(position.rolled)}")
    if position.taker != NOBODY:
        fields.append(f"taker={position.taker}")
    if position.covered is not None:
        fields.append(f"bag=?{position.covered.count}")
    players = [_write_player(player, position.step) for player in position.players]
    return " | ".join([" ".join(fields) or _NOTHING, *players])


def _card_name(card: int) -> str:
    return ORDER_NAMES[card] if card != NO_CARD else _NOTHING


def order_names(mask: int, phase: int) -> list[str]:
    return [ORDER_NAMES[MOST_ORDERS * phase + place] for place in range(MOST_ORDERS) if mask & BITS[place]]


def _write_player(player: Player, step: int) -> str:
    fields: list[tuple[str, str]] = [("dice", ",".join(dice_names(player))), ("rows", ",".join(row_names(player)))]
    for thing, name in enumerate(RESOURCES):
        fields.append((name, _write_resource(get(player.circled, thing), get(player.crossed, thing))))
    fields.append(("nuts", str(player.nuts) if player.nuts else ""))
    fields.append(("lanterns", ",".join(cell_names(player))))
    fields.append(("helpers", _write_numbers(player.helpers)))
    fields.append(("used", _write_numbers(player.used)))
    crates = [f"{crate + 1}{_SLOTS[player.slots(crate)]}" for crate in range(HELPERS) if player.slots(crate)]
    fields.append(("crates", ",".join(crates)))
    fields.append(("held", _write_cards(player.held)))
    fields.append(("done", _write_cards(player.done)))
    fields.append(("due", ",".join(DUE_WORDS[due] for due in player.due)))
    fields.append(("sold", str(player.sold) if player.sold else ""))
    fields.append(("choice", _write_choice(player, step)))
    dealt = f"?{player.hidden_dealt.count}" if player.hidden_dealt is not None else _write_cards(player.dealt)
    fields.append(("dealt", dealt))
    told = [f"{name}={value}" for name, value in fields if value]
    if player.ended:
        told.append("ended")
    return " ".join(told) or _NOTHING


def _write_resource(circled: int, crossed: int) -> str:
    if not circled:
        return ""
    return f"{circled}/{crossed}" if crossed else str(circled)


def _write_numbers(mask: int) -> str:
    return ",".join(str(number + 1) for number in range(HELPERS) if mask & BITS[number])


def _write_cards(cards: tuple[int, ...]) -> str:
    return ",".join(ORDER_NAMES[card] for card in cards)


def _write_choice(player: Player, step: int) -> str:
    if player.hidden_choice is not None:
        return "?"
    if player.choice == NO_CHOICE:
        return ""
    if step == KEEP:
        return ORDER_NAMES[player.choice - 1]
    return _CHOICE_WORDS.get(player.choice, str(player.choice))


def dice_names(player: Player) -> list[str]:
    """A player's dice, yellow ones first, in rising order."""
    return [DIE_NAMES[kind] for kind in range(KINDS) for _ in range(player.dice(kind))]


def row_names(player: Player) -> list[str]:
    """What was taken in each turn so far; x where the row is crossed out."""
    signs = [get(player.rows, turn) for turn in range(TURNS)]
    return ["x" if sign == CROSSED_OUT else sign_name(sign) for sign in signs if sign != NO_DIE]


def cell_names(player: Player) -> list[str]:
    return [name for cell, name in enumerate(CELLS) if player.lanterns & BITS[cell]]


# Reading


def read(setup: Setup, text: str) -> Position:
    table, *players = text.split("|")
    if len(players) != setup.players:
        raise NotationError(text, f"the table and then {setup.players} players, separated by |")
    rules = Rules(setup)
    fields = _fields(table, _TABLE_FIELDS)
    step = STEPS.index(fields["step"]) if fields.get("step") in STEPS else CHOOSE if "step" not in fields else -1
    if step < 0:
        raise NotationError(fields["step"], f"one of {', '.join(STEPS)}")
    position = Position(rules, tuple([_read_player(rules.pack, player, step) for player in players]))
    position.step = step
    position.turn = _number(fields.get("turn", "1"), 0, TURNS)
    position.phase = _number(fields.get("phase", "1"), 1, 2) - 1
    if "display" in fields:
        position.display = _read_display(rules.pack, fields["display"])
    if "board" in fields:
        position.board = _read_board(fields["board"])
    if "gone" in fields:
        position.gone = _mask_of(_read_cards(rules.pack, fields["gone"]), position.phase)
    if "rolled" in fields:
        rolled = FACES.read(fields["rolled"])
        if rolled is None or len(fields["rolled"]) != ROLLED:
            raise NotationError(fields["rolled"], "three values, as in rolled=124")
        position.rolled = rolled
    if "taker" in fields:
        position.taker = _number(fields["taker"], 0, setup.players - 1)
    _read_bag(position, fields)
    _check(position, text)
    return position


_TABLE_FIELDS: Final = ("turn", "step", "phase", "display", "board", "gone", "rolled", "taker", "bag")
_PLAYER_FIELDS: Final = (
    "dice", "rows", *RESOURCES, "nuts", "lanterns", "helpers", "used", "crates", "held", "done", "due", "sold",
    "choice", "dealt", "ended",
)  # fmt: skip


def _fields(text: str, names: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if word == _NOTHING:
            continue
        if name not in names or name in found or (value == "") != (name == "ended"):
            raise NotationError(word, f"each of these once, with a value: {', '.join(names)}")
        found[name] = value
    return found


def _number(text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 3 and low <= int(text) <= high):
        raise NotationError(text, f"a number from {low} to {high}")
    return int(text)


def _index(text: str, names: tuple[str, ...]) -> int:
    if text not in names:
        raise NotationError(text, f"one of {', '.join(names[:8])} and the like")
    return names.index(text)


def _read_cards(pack: Pack, text: str) -> tuple[int, ...]:
    cards = tuple(sorted(_index(word, ORDER_NAMES) for word in text.split(",")))
    if len(set(cards)) != len(cards) or not all(pack.has_order(card) for card in cards):
        raise NotationError(text, "orders that the content pack has, each once")
    return cards


def _mask_of(cards: tuple[int, ...], phase: int) -> int:
    if any(phase_of(card) != phase for card in cards):
        raise NotationError(_write_cards(cards), f"orders of phase {phase + 1}")
    return sum(BITS[place_in_phase(card)] for card in cards)


def _read_display(pack: Pack, text: str) -> tuple[int, ...]:
    words = text.split(",")
    if len(words) != PLACES:
        raise NotationError(text, "three places, as in display=a4,a5,-")
    cards = [word for word in words if word != _NOTHING]
    if not cards:
        raise NotationError(text, "no field display where there is no order")
    _read_cards(pack, ",".join(cards))
    return tuple(NO_CARD if word == _NOTHING else ORDER_NAMES.index(word) for word in words)


def _read_board(text: str) -> int:
    words = text.split(",")
    if len(words) != LINES or all(word == _NOTHING for word in words):
        raise NotationError(text, "six lines, as in board=b6,-,y4,b3,-,y1")
    board = 0
    for line, word in enumerate(words):
        if word != _NOTHING:
            board = add(board, line, _read_sign(word))
    return board


def _read_sign(word: str) -> int:
    kind = _index(word, DIE_NAMES)
    value = kind % (KINDS // 2) + 1
    if value > SIDES:
        raise NotationError(word, "a die as it was rolled, from 1 to 6")
    return sign_of(kind // (KINDS // 2), value)


def _read_bag(position: Position, fields: dict[str, str]) -> None:
    hidden = any(player.hidden_dealt is not None for player in position.players)
    seen = _of_second_phase(position.display)
    for player in position.players:
        seen |= _of_second_phase((*player.held, *player.done))
    if seen and position.phase == 0:
        raise NotationError(",".join(order_names(seen, 1)), "phase=2 with orders of phase II")
    if "bag" in fields:
        if not fields["bag"].startswith("?") or position.phase:
            raise NotationError(fields["bag"], "in a view of phase I, how many cards are in the deck, as in bag=?12")
        position.covered = Hidden(_number(fields["bag"][1:], 0, MOST_ORDERS))
    elif hidden:
        raise NotationError("dealt=?", "bag= too, where dealt orders are hidden")
    elif position.phase == 0:
        position.bag = unseen(position)
    else:
        position.bag = position.rules.pack.deck[1] & ~seen & ~position.gone


def _of_second_phase(cards: tuple[int, ...]) -> int:
    mask = 0
    for card in cards:
        if card >= MOST_ORDERS:
            mask |= BITS[place_in_phase(card)]
    return mask


def _check(position: Position, text: str) -> None:
    """What has to be there at a step, so that somebody can act, and no order in two places."""
    cards = [card for card in position.display if card != NO_CARD]
    for player in position.players:
        cards += [*player.held, *player.done, *player.dealt]
    cards += [ORDER_NAMES.index(name) for name in order_names(position.gone, position.phase)]
    if len(set(cards)) != len(cards):
        raise NotationError(text, "each order in one place only")
    step = position.step
    if (step == TAKE) != (position.taker != NOBODY) or (step == TAKE and not has_display(position)):
        raise NotationError(text, "taker= just at step=take, and an order in the display")
    if (step == BROWN_ROLL) != (position.rolled != 0):
        raise NotationError(text, "rolled= just at step=brown")
    if step == CHOOSE and (not position.board or position.turn == 0):
        raise NotationError(text, "dice on the board while they are chosen, as in board=b6,-,y4,b3,-,y1")
    if step == FIRST and len(level_takers(position)) < 2:
        raise NotationError(text, "several who want an order and are level, at step=first")
    if step in (DEAL, FILL) and position.covered is None and not position.bag:
        raise NotationError(text, "orders in the deck while they are drawn")
    if step == FILL and first_place(position) == PLACES:
        raise NotationError(text, "an empty place in the display while it is filled")
    if step in (KEEP, CHOOSE) and all(player.has_chosen() for player in position.players):
        raise NotationError(text, "somebody who has not chosen yet")
    if step == WORK and all(player.ended for player in position.players):
        raise NotationError(text, "somebody who has not ended the turn yet")


def _read_player(pack: Pack, text: str, step: int) -> Player:
    fields = _fields(text, _PLAYER_FIELDS)
    player = Player()
    for word in fields["dice"].split(",") if "dice" in fields else ():
        kind = _index(word, DIE_NAMES)
        if player.dice(kind) == MOST_DICE:
            raise NotationError(text, f"no more than {MOST_DICE} equal dice")
        player.add_dice(kind, 1)
    rows = fields["rows"].split(",") if "rows" in fields else []
    if len(rows) > TURNS:
        raise NotationError(text, f"no more than {TURNS} rows")
    for turn, word in enumerate(rows):
        player.rows = add(player.rows, turn, CROSSED_OUT if word == "x" else _read_sign(word))
    for thing, name in enumerate(RESOURCES):
        if name in fields:
            _read_resource(player, thing, fields[name], pack.circles[thing])
    if "nuts" in fields:
        player.nuts = _number(fields["nuts"], 1, int(pack.nuts))
    player.lanterns = _read_mask(fields.get("lanterns"), lambda word: _index(word, CELLS))
    player.helpers = _read_mask(fields.get("helpers"), lambda word: _number(word, 1, HELPERS) - 1)
    player.used = _read_mask(fields.get("used"), lambda word: _number(word, 1, ONCE_A_ROUND) - 1)
    for word in fields["crates"].split(",") if "crates" in fields else ():
        _read_crate(pack, player, word)
    if "held" in fields:
        player.held = _read_cards(pack, fields["held"])
    if "done" in fields:
        player.done = _read_cards(pack, fields["done"])
    if "due" in fields:
        player.due = tuple(_index(word, DUE_WORDS) for word in fields["due"].split(","))
    if "sold" in fields:
        player.sold = _number(fields["sold"], 1, int(pack.sale))
    player.ended = "ended" in fields
    _read_choice(pack, player, fields, step)
    _check_player(pack, player, text)
    return player


def _read_resource(player: Player, thing: int, text: str, most: int) -> None:
    circled, slash, crossed = text.partition("/")
    player.circled = add(player.circled, thing, _number(circled, 1, most))
    if slash:
        player.crossed = add(player.crossed, thing, _number(crossed, 1, int(circled)))


def _read_mask(text: str | None, place_of: Callable[[str], int]) -> int:
    mask = 0
    for word in text.split(",") if text is not None else ():
        bit = BITS[place_of(word)]
        if mask & bit:
            raise NotationError(word, "each of them once")
        mask |= bit
    return mask


def _read_crate(pack: Pack, player: Player, word: str) -> None:
    number = word.rstrip("ab")
    crate = _number(number, 1, len(pack.crate_kind)) - 1
    slots = word[len(number) :]
    if slots not in _SLOTS[1:] or _SLOTS.index(slots) >= BITS[len(pack.crate_slots[crate])] or player.slots(crate):
        raise NotationError(word, "a crate and the slots of it that are marked, as in 2ab")
    player.crates |= _SLOTS.index(slots) * BITS[2 * crate]


def _read_choice(pack: Pack, player: Player, fields: dict[str, str], step: int) -> None:
    choice = fields.get("choice", "")
    if choice == "?":
        player.hidden_choice = Hidden(1)
    elif choice in _CHOICE_WORDS.values():
        player.choice = ORDER if choice == "order" else TAKEN
    elif choice and step == KEEP:
        player.choice = 1 + _read_cards(pack, choice)[0]
    elif choice:
        player.choice = _number(choice, 1, LINES)
    dealt = fields.get("dealt", "")
    if dealt.startswith("?"):
        player.hidden_dealt = Hidden(_number(dealt[1:], 1, 2))
    elif dealt:
        player.dealt = _read_cards(pack, dealt)


def _check_player(pack: Pack, player: Player, text: str) -> None:
    if len(player.dealt) > 2 or any(phase_of(card) for card in player.dealt):
        raise NotationError(text, "two dealt orders at most, of phase I")
    settled = player.copy()
    settle(pack, settled, 0, None)
    if settled.due != player.due:
        raise NotationError(text, "what is due last must have an answer")
