/* Picking cards at the footbridges, among the takes that are offered. */

import type { Take } from './choices';

/** Abilities that a take may use, if the player has switched them on. */
export interface Allowed {
  readonly any: boolean;
  readonly additional: boolean;
  readonly both: boolean;
}

function isAllowed(take: Take, allowed: Allowed): boolean {
  return (!take.any || allowed.any) && (!take.additional || allowed.additional) && take.both === allowed.both;
}

function holds(take: Take, picked: readonly number[]): boolean {
  return picked.every((footbridge) => take.footbridges.includes(footbridge));
}

/** The take of exactly these footbridges. */
export function takeOf(takes: readonly Take[], picked: readonly number[], allowed: Allowed): Take | null {
  return (
    takes.find(
      (take) => isAllowed(take, allowed) && take.footbridges.length === picked.length && holds(take, picked),
    ) ?? null
  );
}

/** Whether some take begins with these footbridges. */
export function canPick(takes: readonly Take[], picked: readonly number[], allowed: Allowed): boolean {
  return takes.some((take) => isAllowed(take, allowed) && holds(take, picked));
}

/**
 * What is picked after a tap: the card goes, or comes; where there is no room for it, it takes the place of others.
 * Null where that would be no take, and the player should hear why.
 */
export function pickedAfter(
  takes: readonly Take[],
  picked: readonly number[],
  footbridge: number,
  allowed: Allowed,
): readonly number[] | null {
  if (picked.includes(footbridge)) return picked.filter((one) => one !== footbridge);
  const added = [...picked, footbridge];
  if (canPick(takes, added, allowed)) return added;
  if (picked.length < 2) return null;
  const withOne = [...picked].reverse().map((one) => [one, footbridge]);
  return [...withOne, [footbridge]].find((one) => canPick(takes, one, allowed)) ?? null;
}

export function takeText(picked: readonly number[], allowed: Allowed): string {
  const words = (['any', 'additional', 'both'] as const).filter((word) => allowed[word]);
  return ['take', ...[...picked].sort((a, b) => a - b), ...words].join(' ');
}
