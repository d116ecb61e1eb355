"""The code of every event that the game can report. Messages word them in each language."""

from __future__ import annotations

from typing import Final

EVENTS: Final = (
    "wrw.dealt", "wrw.dealt_hidden", "wrw.keeps", "wrw.has_kept", "wrw.kept", "wrw.displayed", "wrw.deck_empty",
    "wrw.rolled", "wrw.turn_began", "wrw.chose_die", "wrw.chose_order", "wrw.has_chosen", "wrw.took_die",
    "wrw.wants_order", "wrw.first", "wrw.took_order", "wrw.no_order_left", "wrw.circled", "wrw.row_full", "wrw.nuts",
    "wrw.nuts_lost", "wrw.die_gained", "wrw.chestnut", "wrw.chestnut_lost", "wrw.lantern", "wrw.lantern_surplus",
    "wrw.pick_lost", "wrw.lantern_marked", "wrw.lantern_row", "wrw.lantern_column", "wrw.crate_marked",
    "wrw.crate_active", "wrw.picked", "wrw.glued", "wrw.sawn", "wrw.raised", "wrw.shifted", "wrw.helper_used",
    "wrw.sold", "wrw.hired", "wrw.reputation", "wrw.completed", "wrw.ended", "wrw.dice_moved", "wrw.new_die",
    "wrw.opponent", "wrw.opponent_took", "wrw.opponent_none", "wrw.removed", "wrw.phase_two", "wrw.game_over",
    "wrw.graded",
)  # fmt: skip
