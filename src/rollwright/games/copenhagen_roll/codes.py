"""What the game says: every refusal with the rule that it cites, and every event. Messages word them."""

from __future__ import annotations

from typing import Final

from rollwright.kernel.model import Event, Refusal, Value

RULE_OF: Final[dict[str, str]] = {
    # Whose part it is
    "crw.game_over": "CRW-9.1",
    "crw.dice_decide": "CRW-1.8",
    "crw.start_decided": "CRW-1.14",
    "crw.cross_decided": "CRW-10.2",
    "crw.wait_for_dice": "CRW-3.1",
    "crw.not_your_turn": "CRW-2.4",
    "crw.own_turn_only": "CRW-7.5",
    "crw.drawing_closed": "CRW-2.3",
    "crw.wait_for_marks": "CRW-8.10",
    # Set-up with two players
    "crw.setup_first": "CRW-10.3",
    "crw.setup_first_may": "CRW-10.4",
    "crw.setup_must": "CRW-10.3",
    "crw.setup_order": "CRW-10.5",
    "crw.setup_over": "CRW-10.3",
    "crw.setup_over_may": "CRW-10.4",
    "crw.setup_one_track": "CRW-10.3",
    "crw.setup_one_track_may": "CRW-10.4",
    # Dice
    "crw.roll_first": "CRW-3.1",
    "crw.already_rolled": "CRW-3.1",
    "crw.reroll_too_late": "CRW-7.15",
    "crw.reroll_nothing": "CRW-7.13",
    "crw.reroll_not_there": "CRW-7.13",
    "crw.change_nothing": "CRW-7.24",
    "crw.change_one_face": "CRW-7.24",
    "crw.change_same_face": "CRW-7.24",
    "crw.change_not_there": "CRW-7.24",
    "crw.change_no_white": "CRW-7.25",
    "crw.change_too_late": "CRW-7.27",
    # Choosing
    "crw.already_drawn": "CRW-2.9",
    "crw.already_passed": "CRW-2.7",
    "crw.too_few_dice": "CRW-3.2",
    "crw.none_of_colour": "CRW-3.3",
    "crw.pays_too_much": "CRW-3.2",
    "crw.too_few_whites": "CRW-3.6",
    "crw.crossed_out": "CRW-3.11",
    "crw.shape_gone": "CRW-3.11",
    "crw.not_crossed_out": "CRW-7.28",
    "crw.again_once_only": "CRW-7.28",
    "crw.again_not_setup": "CRW-7.29",
    "crw.two_bonuses": "CRW-7.9",
    "crw.no_place": "CRW-4.1",
    # Bonuses and stars
    "crw.bonus_locked": "CRW-7.3",
    "crw.bonus_used": "CRW-7.4",
    "crw.bonus_fresh": "CRW-7.6",
    "crw.star_locked": "CRW-7.3",
    "crw.star_used": "CRW-7.4",
    "crw.stars_gone": "CRW-7.4",
    "crw.star_fresh": "CRW-7.6",
    # Drawing
    "crw.choose_first": "CRW-4.1",
    "crw.place_first": "CRW-4.1",
    "crw.off_grid": "CRW-4.4",
    "crw.not_a_shape": "CRW-1.6",
    "crw.other_shape": "CRW-1.6",
    "crw.mirrored": "CRW-4.3",
    "crw.square_taken": "CRW-4.5",
    "crw.unsupported": "CRW-4.6",
    "crw.only_touching": "CRW-4.8",
    "crw.brick_first": "CRW-4.11",
    "crw.no_brick_due": "CRW-4.11",
    "crw.one_brick": "CRW-4.11",
    "crw.brick_elsewhere": "CRW-4.12",
    "crw.no_x_with_brick": "CRW-7.20",
    "crw.no_x_with_drawing": "CRW-7.23",
    "crw.no_x_for_turn": "CRW-7.21",
    "crw.one_x_after_shape": "CRW-7.17",
    "crw.one_x_not_after_pass": "CRW-7.17",
    "crw.one_x_too_late": "CRW-7.16",
    # Coats of arms
    "crw.coat_first": "CRW-6.4",
    "crw.coat_must": "CRW-6.12",
    "crw.coat_marks": "CRW-6.8",
    "crw.no_coat": "CRW-6.3",
    "crw.coat_track_full": "CRW-6.11",
    "crw.coat_one_track": "CRW-6.9",
    "crw.coat_is_window": "CRW-6.6",
    # Ending and marking
    "crw.draw_or_pass": "CRW-2.7",
    "crw.marking_closed": "CRW-2.3",
    "crw.active_marks_not": "CRW-8.8",
    "crw.mark_now": "CRW-8.6",
    "crw.one_mark": "CRW-8.1",
    "crw.no_such_die": "CRW-8.2",
    "crw.die_twice": "CRW-10.8",
    "crw.track_full": "CRW-8.7",
    "crw.other_track": "CRW-8.7",
    "crw.track_takes_none": "CRW-8.7",
    "crw.must_mark": "CRW-8.6",
    "crw.nothing_to_decline": "CRW-8.6",
}
EVENTS: Final[tuple[str, ...]] = (
    "crw.start_player", "crw.crossed_out", "crw.turn_began", "crw.rolled", "crw.rerolled", "crw.color_changed",
    "crw.chosen", "crw.placed", "crw.drawn", "crw.single_drawn", "crw.passed", "crw.turn_ended", "crw.declined",
    "crw.marked", "crw.track_full", "crw.row_completed", "crw.column_completed", "crw.coat_unlocked",
    "crw.coat_lost", "crw.star_used", "crw.last_round", "crw.game_over", "crw.stalemate", "crw.more_by_star",
)  # fmt: skip


def refuse(code: str, **values: Value) -> Refusal:
    return Refusal(code, RULE_OF[code], values)


def tell(log: list[Event], code: str, seat: int | None, **values: Value) -> None:
    log.append(Event(code, seat, values))
