"""Chapter 7, bonuses and abilities: what a player has unlocked on the tracks and not used yet."""

from __future__ import annotations

from rollwright.games.copenhagen_roll.codes import refuse, tell
from rollwright.games.copenhagen_roll.components import ABILITIES, BONUSES, STARS, TRACK_LENGTH, TRACKS
from rollwright.games.copenhagen_roll.position import Position
from rollwright.kernel.model import Event, Refusal
from rollwright.kernel.native import Word
from rollwright.parts.facade import COLOURS
from rollwright.parts.tracks import add, get


def stars_left(position: Position, track: Word) -> Word:
    """Uses of an ability that the active player has in this turn."""
    unlocked: Word = STARS[10 * track + get(position.usable, track)]
    return unlocked - get(position.own_sheet().stars_used, track)


def bonuses_left(position: Position, colour: Word) -> Word:
    """Bonuses of a colour that the active player has in this turn."""
    unlocked: Word = BONUSES[10 * colour + get(position.usable, colour)]
    return unlocked - get(position.own_sheet().bonuses_used, colour)


def star_missing(position: Position, track: int) -> Refusal | None:
    """Why the active player can't use an ability now, if so."""
    if stars_left(position, track) > 0:
        return None
    sheet = position.own_sheet()
    used = get(sheet.stars_used, track)
    unlocked = TRACKS[track].stars[get(sheet.marks, track)]
    if unlocked > used:
        code = "crw.star_fresh"
    elif used == 0:
        code = "crw.star_locked"
    else:
        code = "crw.star_used" if used < TRACKS[track].stars[TRACK_LENGTH] else "crw.stars_gone"
    return refuse(code, ability=ABILITIES[track], track=COLOURS[track])


def bonus_missing(position: Position, colour: int) -> Refusal:
    """Why the active player lacks this many bonuses of a colour now."""
    sheet = position.own_sheet()
    used = get(sheet.bonuses_used, colour)
    unlocked = TRACKS[colour].bonuses[get(sheet.marks, colour)]
    fresh = unlocked > TRACKS[colour].bonuses[get(position.usable, colour)]
    code = "crw.bonus_fresh" if fresh else "crw.bonus_used" if used else "crw.bonus_locked"
    return refuse(code, track=COLOURS[colour], left=bonuses_left(position, colour))


def cross_star(position: Position, track: Word, log: list[Event] | None) -> None:
    sheet = position.sheet_to_change(position.active)
    sheet.stars_used = add(sheet.stars_used, track, 1)
    if log is not None:
        tell(log, "crw.star_used", position.active, track=COLOURS[track])


def cross_bonuses(position: Position, colour: Word, bonuses: Word) -> None:
    sheet = position.sheet_to_change(position.active)
    sheet.bonuses_used = add(sheet.bonuses_used, colour, bonuses)
