"""The one judge: whether an action is allowed, and if not, which rule forbids it and what would be right."""

from __future__ import annotations

from rollwright.games.copenhagen_board.actions import (
    Build,
    Card,
    CoatAbility,
    CoatActivate,
    CoatSpecial,
    Deed,
    Discard,
    End,
    EndCard,
    Pay,
    StartSeat,
    Take,
    build_of,
    deed_of,
)
from rollwright.games.copenhagen_board.chance import can_fall
from rollwright.games.copenhagen_board.components import (
    ABILITIES,
    ADDITIONAL,
    ANY,
    BOTH,
    CARDS,
    CHANGE,
    COLOUR_COUNT,
    DISCOUNT,
    TILE_COLOUR,
    TILE_NAMES,
    copies,
    times_built,
)
from rollwright.games.copenhagen_board.paying import can_pay, cost, least_cost, most_cards
from rollwright.games.copenhagen_board.position import (
    COAT,
    DEAL,
    DISCARD,
    DONE,
    FILL,
    OVER,
    PAY,
    START,
    TURN,
    Player,
    Position,
    surplus,
)
from rollwright.games.copenhagen_board.refusals import refuse
from rollwright.kernel.model import CHANCE, Action, Refusal, Seat
from rollwright.parts.facade import HOUSE


def check(position: Position, seat: Seat, action: Action) -> Refusal | None:
    deed = deed_of(action)
    step = position.step
    if step == OVER:
        return refuse("cph.game_over")
    if seat == CHANCE:
        falls = step in (START, FILL, DEAL) and can_fall(position, action)
        return None if falls else refuse("cph.chance_decides")
    if isinstance(deed, (StartSeat, Card, EndCard)):
        return refuse("cph.chance_decides")
    if step in (START, FILL, DEAL):
        return refuse("cph.wait_for_cards")
    if seat != position.active:
        return refuse("cph.not_your_turn", active=position.active)
    if step == DISCARD:
        return _check_discard(position, deed)
    if step == PAY:
        return _check_pay(position, deed)
    if step == COAT:
        return _check_coat(position, deed)
    return _check_open_turn(position, deed)


def _check_open_turn(position: Position, deed: Deed) -> Refusal | None:
    """Nothing is pending: to take or to build, or to end the turn."""
    if isinstance(deed, End):
        return refuse("cph.act_first") if position.step == TURN else None
    if isinstance(deed, Take):
        return _check_take(position, deed)
    if isinstance(deed, Build):
        return _check_build(position, deed)
    if isinstance(deed, Pay):
        return refuse("cph.nothing_to_pay")
    return refuse("cph.no_discard_due" if isinstance(deed, Discard) else "cph.no_coat")


# Taking


def _check_take(position: Position, deed: Take) -> Refusal | None:
    if position.built:
        return refuse("cph.one_action", done="build")
    if position.took:
        return refuse("cph.take_once") if position.both else refuse("cph.one_action", done="take")
    player = position.players[position.active]
    refusal = _not_ready(player, ANY) if deed.any else None
    if refusal is None and deed.additional:
        refusal = _not_ready(player, ADDITIONAL)
    if refusal is None and deed.both:
        refusal = _not_ready(player, BOTH)
    return refusal


def _not_ready(player: Player, ability: int) -> Refusal | None:
    """Why an ability can't be used, if so."""
    if player.has_ready(ability):
        return None
    code = "cph.ability_used" if player.owns(ability) else "cph.ability_missing"
    return refuse(code, ability=ABILITIES[ability])


def _check_discard(position: Position, deed: Deed) -> Refusal | None:
    due = surplus(position)
    if not isinstance(deed, Discard):
        return refuse("cph.discard_first", surplus=due)
    cards = CARDS.write(deed.cards)
    if len(cards) != due:
        return refuse("cph.discard_number", surplus=due, cards=cards)
    if not CARDS.holds(position.players[position.active].hand(), deed.cards):
        return refuse("cph.discard_not_held", cards=cards)
    return None


# Building


def _check_build(position: Position, deed: Build) -> Refusal | None:
    if position.built:
        return refuse("cph.one_tile")
    if position.step == DONE:
        return refuse("cph.one_action", done="take")
    tile = TILE_NAMES[deed.tile]
    if times_built(position.gone, deed.tile) >= copies(position.rules.players, deed.tile):
        return refuse("cph.tile_gone", tile=tile)
    player = position.players[position.active]
    refusal = _check_squares(player, deed.cells)
    if refusal is None and not can_pay(player, deed):
        least = least_cost(player, cost(player, deed))
        return refuse("cph.too_few_cards", tile=tile, cost=least, have=most_cards(player, TILE_COLOUR[deed.tile]))
    return refusal


def _check_squares(player: Player, cells: int) -> Refusal | None:
    """Squares to be covered must be empty, and one of them supported."""
    if cells & player.filled:
        return refuse("cph.square_taken", squares=" ".join(HOUSE.cell_names(cells & player.filled)))
    if cells & HOUSE.supported(player.filled):
        return None
    beside = HOUSE.beside(cells) & player.filled
    return refuse("cph.only_beside" if beside else "cph.unsupported", squares=" ".join(HOUSE.cell_names(cells)))


def _check_pay(position: Position, deed: Deed) -> Refusal | None:
    player = position.players[position.active]
    placed = build_of(position.placed)
    tile = TILE_NAMES[placed.tile]
    due = cost(player, placed)
    if not isinstance(deed, Pay):
        return refuse("cph.pay_first", tile=tile, cost=due)
    refusal = _check_colours(player, deed, placed)
    if refusal is None and deed.discount:
        refusal = _not_ready(player, DISCOUNT)
    if refusal is not None:
        return refusal
    due -= 1 if deed.discount else 0
    paid = CARDS.size(deed.cards)
    if paid != due:
        return refuse("cph.pays_too_little" if paid < due else "cph.pays_too_much", tile=tile, cost=due, paid=paid)
    if not CARDS.holds(player.hand(), deed.cards):
        return refuse("cph.cards_not_held", cards=CARDS.write(deed.cards))
    return None


def _check_colours(player: Player, deed: Pay, placed: Build) -> Refusal | None:
    """Cards of the tile's colour pay; with change-of-colors, those of one other colour too."""
    tile = TILE_NAMES[placed.tile]
    colour = TILE_COLOUR[placed.tile]
    others = [one for one in range(COLOUR_COUNT) if one != colour and CARDS.count(deed.cards, one)]
    if not deed.change:
        return refuse("cph.other_colour", tile=tile, cards=CARDS.write(deed.cards)) if others else None
    if not others:
        return refuse("cph.nothing_changed", tile=tile)
    if len(others) > 1:
        return refuse("cph.one_colour_changed", cards=CARDS.write(deed.cards))
    return _not_ready(player, CHANGE)


# Coats of arms


def _check_coat(position: Position, deed: Deed) -> Refusal | None:
    player = position.players[position.active]
    if isinstance(deed, CoatSpecial):
        if position.specials == 0:
            return refuse("cph.no_special")
        return _check_squares(player, HOUSE.bit[deed.square])
    if isinstance(deed, CoatAbility):
        return refuse("cph.ability_owned", ability=ABILITIES[deed.ability]) if player.owns(deed.ability) else None
    if isinstance(deed, CoatActivate):
        return refuse("cph.nothing_to_activate") if player.ready == player.owned else None
    return refuse("cph.coat_first", due=position.coats)
