"""What the game says: every refusal with the rule that it cites, and every event. Messages word them."""

from __future__ import annotations

from typing import Final

from rollwright.kernel.model import Event, Refusal, Value

RULE_OF: Final[dict[str, str]] = {
    # Whose part it is
    "cph.game_over": "CPH-10.8",
    "cph.chance_decides": "CPH-1.11",
    "cph.wait_for_cards": "CPH-3.5",
    "cph.not_your_turn": "CPH-2.4",
    # The order of a turn
    "cph.act_first": "CPH-2.3",
    "cph.one_action": "CPH-2.2",
    "cph.take_once": "CPH-8.15",
    "cph.one_tile": "CPH-4.3",
    "cph.discard_first": "CPH-3.6",
    "cph.no_discard_due": "CPH-3.9",
    "cph.pay_first": "CPH-4.1",
    "cph.nothing_to_pay": "CPH-5.1",
    "cph.coat_first": "CPH-7.4",
    "cph.no_coat": "CPH-7.3",
    # Taking and discarding
    "cph.one_card": "CPH-3.2",
    "cph.footbridge_twice": "CPH-3.4",
    "cph.no_footbridge": "CPH-1.11",
    "cph.not_neighbours": "CPH-3.1",
    "cph.ends_apart": "CPH-3.3",
    "cph.third_card": "CPH-8.6",
    "cph.too_many_cards": "CPH-8.6",
    "cph.no_pair": "CPH-8.7",
    "cph.discard_number": "CPH-3.7",
    "cph.discard_not_held": "CPH-3.7",
    # Abilities
    "cph.ability_missing": "CPH-8.3",
    "cph.ability_used": "CPH-8.2",
    "cph.ability_twice": "CPH-8.2",
    "cph.serves_take": "CPH-8.20",
    "cph.serves_build": "CPH-8.20",
    # Building
    "cph.tile_gone": "CPH-4.4",
    "cph.too_few_cards": "CPH-4.1",
    "cph.off_grid": "CPH-5.5",
    "cph.not_the_shape": "CPH-1.8",
    "cph.brick_elsewhere": "CPH-5.4",
    "cph.special_not_bought": "CPH-7.8",
    "cph.square_taken": "CPH-5.5",
    "cph.unsupported": "CPH-5.8",
    "cph.only_beside": "CPH-5.9",
    # Paying
    "cph.pays_too_little": "CPH-4.1",
    "cph.pays_too_much": "CPH-4.10",
    "cph.five_at_most": "CPH-4.10",
    "cph.other_colour": "CPH-4.2",
    "cph.one_colour_changed": "CPH-8.13",
    "cph.nothing_changed": "CPH-8.11",
    "cph.cards_not_held": "CPH-4.12",
    # Coats of arms
    "cph.no_special": "CPH-7.9",
    "cph.ability_owned": "CPH-7.12",
    "cph.nothing_to_activate": "CPH-7.14",
}
EVENTS: Final[tuple[str, ...]] = (
    "cph.start_player", "cph.turned_up", "cph.dealt", "cph.dealt_hidden", "cph.turn_began", "cph.took",
    "cph.ability_used", "cph.discarded", "cph.placed", "cph.built", "cph.special_built", "cph.ability_taken",
    "cph.activated", "cph.row_completed", "cph.column_completed", "cph.coat_covered", "cph.coat_row", "cph.coat_lost",
    "cph.turn_ended", "cph.reshuffled", "cph.end_card", "cph.twelve",
)  # fmt: skip


def refuse(code: str, **values: Value) -> Refusal:
    return Refusal(code, RULE_OF[code], values)


def tell(log: list[Event], code: str, seat: int | None, **values: Value) -> None:
    log.append(Event(code, seat, values))
