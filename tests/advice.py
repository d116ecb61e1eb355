"""What the messages of refusals advise, as moves: what is advised must be allowed.

Every refusal of our games is listed: with the moves that its message names as possible, or among those whose messages
name none. A move is a text; `mark *` is any move of the verb, and what stands in braces is the text that was refused
or one of the refusal's values.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rollwright.kernel.model import NotationError, Refusal, Seat

ADVICE: Final[dict[str, tuple[str, ...]]] = {
    # Copenhagen Roll & Write
    "crw.setup_first": ("setup *",),
    "crw.setup_first_may": ("setup *", "decline"),
    "crw.setup_must": ("setup *",),
    "crw.setup_one_track": ("setup *",),
    "crw.setup_one_track_may": ("setup *", "decline"),
    "crw.roll_first": ("roll",),
    "crw.reroll_nothing": ("reroll *",),
    "crw.reroll_not_there": ("reroll *",),
    "crw.change_same_face": ("change *",),
    "crw.already_drawn": ("end",),
    "crw.already_passed": ("end",),
    "crw.crossed_out": ("{text} again",),
    "crw.shape_gone": ("pass",),
    "crw.not_crossed_out": ("{simply}",),
    "crw.again_once_only": ("{simply}",),
    "crw.no_place": ("pass",),
    "crw.choose_first": ("pass",),
    "crw.place_first": ("place *",),
    "crw.other_shape": ("place *",),
    "crw.not_a_shape": ("place *",),
    "crw.brick_first": ("brick *",),
    "crw.one_brick": ("brick *",),
    "crw.brick_elsewhere": ("brick *",),
    "crw.no_x_with_brick": ("no-x",),
    "crw.coat_first": ("coat *",),
    "crw.coat_must": ("coat *",),
    "crw.coat_marks": ("coat {track}",),
    "crw.coat_track_full": ("coat *",),
    "crw.coat_one_track": ("coat *",),
    "crw.coat_is_window": ("coat *",),
    "crw.draw_or_pass": ("pass",),
    "crw.mark_now": ("decline",),
    "crw.track_full": ("decline",),
    "crw.other_track": ("mark *",),
    "crw.die_twice": ("decline",),
    "crw.must_mark": ("mark *",),
    # Copenhagen
    "cph.act_first": ("take *",),
    "cph.one_action": ("end",),
    "cph.take_once": ("end",),
    "cph.one_tile": ("end",),
    "cph.discard_first": ("discard *",),
    "cph.discard_number": ("discard *",),
    "cph.discard_not_held": ("discard *",),
    "cph.pay_first": ("pay *",),
    "cph.pays_too_little": ("pay *",),
    "cph.pays_too_much": ("pay *",),
    "cph.five_at_most": ("pay *",),
    "cph.one_colour_changed": ("pay *",),
    "cph.nothing_changed": ("pay *",),
    "cph.cards_not_held": ("pay *",),
    "cph.coat_first": ("coat *",),
    "cph.no_special": ("coat *",),
    "cph.ability_owned": ("coat *",),
    "cph.nothing_to_activate": ("coat *",),
    "cph.one_card": ("take *",),
    "cph.footbridge_twice": ("take *",),
    "cph.no_footbridge": ("take *",),
    "cph.too_many_cards": ("take *",),
    # Woodcraft Roll & Write
    "wrw.keep_first": ("keep *",),
    "wrw.not_dealt": ("keep *",),
    "wrw.choose_first": ("choose order", "choose *"),
    "wrw.choose_die_first": ("choose *",),
    "wrw.one_choice": ("end",),
    "wrw.no_such_die": ("choose *",),
    "wrw.not_on_board": ("choose *",),
    "wrw.name_line": ("choose *",),
    "wrw.no_such_line": ("choose *",),
    "wrw.no_orders": ("choose *",),
    "wrw.take_first": ("take *",),
    "wrw.not_displayed": ("take *",),
    "wrw.lantern_first": ("lantern *",),
    "wrw.cell_marked": ("lantern *",),
    "wrw.chestnut_first": ("chestnut *",),
    "wrw.crate_complete": ("chestnut *",),
    "wrw.no_chestnut_slot": ("chestnut *",),
    "wrw.pick_first": ("pick *",),
    "wrw.thanks_first": ("pick {one}",),
    "wrw.not_offered": ("pick *",),
    "wrw.brings_nothing": ("pick *",),
    "wrw.not_in_thanks": ("pick {one}",),
    "wrw.blueberry_crate_complete": ("berry *",),
    "wrw.no_blueberry_slot": ("berry *",),
    "wrw.resource_in_stead": ("complete {order} with {other} for {thing}",),
}
ADVICE_BY_VALUE: Final[dict[tuple[str, str, int], str]] = {
    ("cph.too_few_cards", "took", 0): "take *",
    ("cph.too_few_cards", "took", 1): "end",
    ("cph.not_neighbours", "any", 1): "{text} any",
    ("cph.ends_apart", "any", 1): "{text} any",
    ("cph.no_pair", "any", 1): "{text} any",
    ("cph.third_card", "additional", 1): "take *",
}
"""What a message advises only where one of its values is this."""
NONE: Final = frozenset(
    {
        "crw.game_over", "crw.dice_decide", "crw.start_decided", "crw.cross_decided", "crw.wait_for_dice",
        "crw.not_your_turn", "crw.own_turn_only", "crw.drawing_closed", "crw.wait_for_marks", "crw.setup_order",
        "crw.setup_over", "crw.setup_over_may", "crw.already_rolled", "crw.reroll_too_late", "crw.change_nothing",
        "crw.change_one_face", "crw.change_not_there", "crw.change_no_white", "crw.change_too_late",
        "crw.too_few_dice", "crw.none_of_colour", "crw.pays_too_much", "crw.too_few_whites", "crw.again_not_setup",
        "crw.two_bonuses", "crw.bonus_locked", "crw.bonus_used", "crw.bonus_fresh", "crw.star_locked",
        "crw.star_used", "crw.stars_gone", "crw.star_fresh", "crw.off_grid", "crw.mirrored", "crw.square_taken",
        "crw.unsupported", "crw.only_touching", "crw.no_brick_due", "crw.no_x_with_drawing", "crw.no_x_for_turn",
        "crw.one_x_after_shape", "crw.one_x_not_after_pass", "crw.one_x_too_late", "crw.no_coat",
        "crw.marking_closed", "crw.active_marks_not", "crw.one_mark", "crw.no_such_die", "crw.track_takes_none",
        "crw.nothing_to_decline",
        "cph.game_over", "cph.chance_decides", "cph.wait_for_cards", "cph.not_your_turn", "cph.no_discard_due",
        "cph.nothing_to_pay", "cph.no_coat", "cph.ability_missing", "cph.ability_used", "cph.ability_twice",
        "cph.serves_take", "cph.serves_build", "cph.tile_gone", "cph.off_grid", "cph.not_the_shape",
        "cph.brick_elsewhere", "cph.special_not_bought", "cph.square_taken", "cph.unsupported", "cph.only_beside",
        "cph.other_colour",
        "wrw.game_over", "wrw.chance_decides", "wrw.wait_for_chance", "wrw.turn_ended", "wrw.keep_once",
        "wrw.kept_already", "wrw.chosen_already", "wrw.not_your_take", "wrw.nothing_to_take", "wrw.no_lantern_due",
        "wrw.no_chestnut_due", "wrw.nothing_to_pick", "wrw.row_full", "wrw.no_such_crate",
        "wrw.no_such_blueberry_crate", "wrw.no_blueberry_place", "wrw.no_blueberry", "wrw.no_order_held",
        "wrw.not_your_order", "wrw.completed_already", "wrw.dice_missing", "wrw.resources_missing", "wrw.no_glue",
        "wrw.no_sawblade", "wrw.no_scrapwood", "wrw.no_dice", "wrw.no_die", "wrw.two_dice", "wrw.same_die",
        "wrw.too_large", "wrw.wrong_sum", "wrw.colour_kept", "wrw.saw_sum", "wrw.saw_zero", "wrw.saw_colour",
        "wrw.no_room",
        "wrw.saw_one", "wrw.only_up", "wrw.raise_one", "wrw.helper_hired", "wrw.all_hired", "wrw.too_few_blueberries",
        "wrw.no_such_helper", "wrw.helper_missing", "wrw.nobody_to_turn", "wrw.helper_used", "wrw.not_for_orders",
        "wrw.not_asked_for", "wrw.nothing_in_stead", "wrw.not_depicted", "wrw.same_resource", "wrw.not_there_to_sell",
        "wrw.nothing_to_sell", "wrw.not_for_sale", "wrw.sale_limit", "wrw.no_brown_die", "wrw.brown_by_one",
        "wrw.brown_below_one", "wrw.no_yellow_die", "wrw.yellow_by_one", "wrw.yellow_below_one",
    }
)  # fmt: skip
"""Refusals that name a reason and no move: their advice, if any, is where to look."""


def advised(refusal: Refusal, text: str) -> list[str]:
    """The moves that a refusal of a text advises."""
    by_value = [
        move for (code, name, value), move in ADVICE_BY_VALUE.items()
        if code == refusal.code and refusal.values[name] == value
    ]  # fmt: skip
    simply = " ".join(word for word in text.split() if word != "again")
    fields: Mapping[str, object] = {**refusal.values, "text": text, "simply": simply}
    return [move.format_map(fields) for move in (*ADVICE.get(refusal.code, ()), *by_value)]


def bad_advice(game: Any, position: Any, seat: Seat, text: str, refusal: Refusal) -> list[str]:
    """What a refusal advises and the rules refuse."""
    return [move for move in advised(refusal, text) if not _is_allowed(game, position, seat, move)]


def _is_allowed(game: Any, position: Any, seat: Seat, move: str) -> bool:
    verb, _, more = move.partition(" ")
    if more == "*":
        return any(game.write_action(action).split()[0] == verb for action in game.legal(position, seat))
    try:
        return not isinstance(game.judge(position, seat, move), Refusal)
    except NotationError:
        return False
