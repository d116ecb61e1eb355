/* Whether things move: as the device has it, or as it is set here. */

import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../state/settings.svelte';

const reduced = new MediaQuery('prefers-reduced-motion: reduce');

/** Nothing moves: the last frame of every movement is shown at once. */
export function isStill(): boolean {
  return reduced.current || settings.lessMotion;
}
