"""What the game says: every refusal with the rule that it cites, and every event. Messages word them."""

from __future__ import annotations

from typing import Final

from rollwright.kernel.model import Event, Refusal, Value

RULE_OF: Final[dict[str, str]] = {
    # Whose part it is
    "wrw.game_over": "WRW-2.1",
    "wrw.chance_decides": "WRW-3.1",
    "wrw.wait_for_chance": "WRW-5.5",
    "wrw.turn_ended": "WRW-2.6",
    # Keeping, choosing, taking
    "wrw.keep_first": "WRW-1.4",
    "wrw.not_dealt": "WRW-1.4",
    "wrw.keep_once": "WRW-1.4",
    "wrw.kept_already": "WRW-1.4",
    "wrw.choose_first": "WRW-2.3",
    "wrw.choose_die_first": "WRW-2.3",
    "wrw.chosen_already": "WRW-4.1",
    "wrw.one_choice": "WRW-2.3",
    "wrw.no_such_die": "WRW-4.2",
    "wrw.not_on_board": "WRW-4.2",
    "wrw.name_line": "WRW-4.7",
    "wrw.no_such_line": "WRW-3.2",
    "wrw.no_orders": "WRW-5.1",
    "wrw.take_first": "WRW-5.6",
    "wrw.not_your_take": "WRW-5.2",
    "wrw.not_displayed": "WRW-5.1",
    "wrw.nothing_to_take": "WRW-2.3",
    # Choices that are due
    "wrw.lantern_first": "WRW-8.4",
    "wrw.chestnut_first": "WRW-8.9",
    "wrw.pick_first": "WRW-9.11",
    "wrw.thanks_first": "WRW-9.13",
    "wrw.no_lantern_due": "WRW-8.4",
    "wrw.no_chestnut_due": "WRW-8.9",
    "wrw.nothing_to_pick": "WRW-9.13",
    "wrw.cell_marked": "WRW-8.4",
    "wrw.not_offered": "WRW-9.11",
    "wrw.not_in_thanks": "WRW-9.13",
    "wrw.brings_nothing": "WRW-9.11",
    "wrw.row_full": "WRW-8.2",
    "wrw.no_such_crate": "WRW-8.9",
    "wrw.crate_complete": "WRW-8.9",
    "wrw.no_chestnut_slot": "WRW-8.10",
    "wrw.no_such_blueberry_crate": "WRW-8.10",
    "wrw.blueberry_crate_complete": "WRW-8.10",
    "wrw.no_blueberry_place": "WRW-8.10",
    "wrw.no_blueberry_slot": "WRW-8.10",
    "wrw.no_blueberry": "WRW-8.10",
    # Orders
    "wrw.no_order_held": "WRW-6.7",
    "wrw.not_your_order": "WRW-6.7",
    "wrw.completed_already": "WRW-6.6",
    "wrw.dice_missing": "WRW-6.1",
    "wrw.resources_missing": "WRW-6.3",
    "wrw.resource_in_stead": "WRW-6.3",
    # Working on dice
    "wrw.no_glue": "WRW-7.1",
    "wrw.no_sawblade": "WRW-7.6",
    "wrw.no_scrapwood": "WRW-7.8",
    "wrw.no_dice": "WRW-7.11",
    "wrw.no_die": "WRW-7.11",
    "wrw.two_dice": "WRW-7.1",
    "wrw.same_die": "WRW-7.1",
    "wrw.too_large": "WRW-7.2",
    "wrw.wrong_sum": "WRW-7.1",
    "wrw.colour_kept": "WRW-7.3",
    "wrw.saw_sum": "WRW-7.6",
    "wrw.saw_zero": "WRW-7.6",
    "wrw.saw_colour": "WRW-7.6",
    "wrw.saw_one": "WRW-7.7",
    "wrw.no_room": "WRW-7.6",
    "wrw.only_up": "WRW-7.8",
    "wrw.raise_one": "WRW-7.8",
    # Helpers
    "wrw.helper_hired": "WRW-9.2",
    "wrw.all_hired": "WRW-9.2",
    "wrw.too_few_blueberries": "WRW-9.1",
    "wrw.no_such_helper": "WRW-9.2",
    "wrw.helper_missing": "WRW-9.3",
    "wrw.nobody_to_turn": "WRW-9.3",
    "wrw.helper_used": "WRW-9.4",
    "wrw.not_for_orders": "WRW-9.6",
    "wrw.not_asked_for": "WRW-9.6",
    "wrw.nothing_in_stead": "WRW-9.6",
    "wrw.not_depicted": "WRW-9.6",
    "wrw.same_resource": "WRW-9.6",
    "wrw.not_there_to_sell": "WRW-9.7",
    "wrw.nothing_to_sell": "WRW-9.7",
    "wrw.not_for_sale": "WRW-9.7",
    "wrw.sale_limit": "WRW-9.7",
    "wrw.no_brown_die": "WRW-9.8",
    "wrw.brown_by_one": "WRW-9.8",
    "wrw.brown_below_one": "WRW-9.8",
    "wrw.no_yellow_die": "WRW-9.9",
    "wrw.yellow_by_one": "WRW-9.9",
    "wrw.yellow_below_one": "WRW-9.9",
}
EVENTS: Final[tuple[str, ...]] = (
    "wrw.dealt", "wrw.dealt_hidden", "wrw.keeps", "wrw.has_kept", "wrw.kept", "wrw.displayed", "wrw.deck_empty",
    "wrw.rolled", "wrw.turn_began", "wrw.chose_die", "wrw.chose_order", "wrw.has_chosen", "wrw.took_die",
    "wrw.wants_order", "wrw.first", "wrw.took_order", "wrw.no_order_left", "wrw.circled", "wrw.row_full", "wrw.nuts",
    "wrw.nuts_lost", "wrw.die_gained", "wrw.die_lost", "wrw.chestnut", "wrw.chestnut_lost", "wrw.lantern",
    "wrw.lantern_surplus", "wrw.pick_lost", "wrw.lantern_marked", "wrw.lantern_row", "wrw.lantern_column",
    "wrw.crate_marked", "wrw.crate_active", "wrw.picked", "wrw.glued", "wrw.sawn", "wrw.raised", "wrw.shifted",
    "wrw.helper_used", "wrw.sold", "wrw.hired", "wrw.reputation", "wrw.completed", "wrw.paid_in_stead", "wrw.ended",
    "wrw.dice_moved", "wrw.new_die", "wrw.opponent", "wrw.opponent_took", "wrw.opponent_none", "wrw.removed",
    "wrw.none_removed", "wrw.phase_two", "wrw.game_over", "wrw.graded",
)  # fmt: skip


def refuse(code: str, **values: Value) -> Refusal:
    return Refusal(code, RULE_OF[code], values)


def tell(log: list[Event], code: str, seat: int | None, **values: Value) -> None:
    log.append(Event(code, seat, values))
