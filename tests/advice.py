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
