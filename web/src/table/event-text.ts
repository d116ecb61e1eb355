/* An event in a game's own words, with the name of the player it is about in front. */

import type { GameEvent } from '../wire';
import type { Audience } from '../games/game';

export function eventText(to: Audience, event: GameEvent): string {
  const words = (to.words?.event(event, to.view ?? null) ?? '').replace(/\.$/, '');
  if (event.seat === null || event.seat < 0) return words;
  return `${to.nameOf(event.seat)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
