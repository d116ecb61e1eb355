/* What the page of a table gets from a game, and what a game may ask of the page. No game is named here. */

import type { Component } from 'svelte';
import { addMessages } from '../i18n/language.svelte';
import { type GameClient, loadClient } from '../pictures';
import type { Table } from '../state/table.svelte';
import type { OfferedAction, Refusal, Seat, Told } from '../wire';

export interface Deed {
  readonly label: string;
  readonly act: () => void;
}

/** Why something can't be done: in three words, in the game's words, and what would be possible instead. */
export interface Why {
  readonly title: string;
  readonly refusal: Refusal;
  /** The nearest thing that is allowed. */
  readonly fix?: Deed | undefined;
  /** Called when the refusal is put away. */
  readonly over?: (() => void) | undefined;
}

/** What a game may ask of the page. */
export interface Desk {
  /** Shows a refusal: in full the first time, later in one line. */
  refuse(why: Why): void;
  /** Takes a refusal back, since the player has gone on. */
  settle(): void;
  /** Reads out, when nothing more important is being read. */
  say(text: string): void;
}

/** A line of the log. `text` is for the game's own `Line`; `plain` is read out and copied. */
export interface LogLine {
  readonly key: string;
  readonly seq: number;
  readonly text: string;
  readonly plain: string;
  readonly scores: boolean;
}

/** Whom a story is told to: who is who, the game's words, and what lies on the table now. */
export type Audience = Pick<Table, 'isMe' | 'nameOf' | 'words'> & Partial<Pick<Table, 'view'>>;

export interface LogSection {
  readonly title: string;
  readonly lines: readonly LogLine[];
}

/** A game as it is being played by whoever looks at the page: reactive. */
export interface GameTurn {
  /** Whose sheet stands in front; null for an onlooker. */
  readonly seat: Seat | null;
  /** Changes whenever something else is asked. */
  readonly step: string;
  /** What is asked of me, or who is being waited for. */
  readonly title: string;
  /** Where the game stands ("round 6"). */
  readonly stage: string;
  /** What everybody should know now ("last round"), or nothing. */
  readonly flag: string;
  /** My points after the move that is thought of. */
  readonly ghost: number | null;
  /** Those who may act now, and those who are through with what all were asked. */
  readonly acting: readonly Seat[];
  readonly done: readonly Seat[];
  /** A few words on a player, where there is room. */
  note(seat: Seat): string;
  /** What advised steps do, in a few words. */
  stepsText(steps: readonly OfferedAction[]): string;
  /** Picks advised steps, as if by hand: the page shows them, and nothing is committed. */
  show(steps: readonly OfferedAction[]): void;
  /** What is rarely wanted, for the menu. */
  readonly menu: readonly Deed[];
  /** What keys that are letters do. */
  readonly keys: string;
  /** Returns whether the key meant something. */
  onKey(event: KeyboardEvent): boolean;
}

export interface GamePlay<T extends GameTurn = GameTurn> {
  /** Called while a component is being made, so that effects live as long as it does. */
  readonly begin: (table: Table, desk: Desk) => T;
  /** My sheet. */
  readonly Sheet: Component<{ turn: T }>;
  /** What stands to its right, where there is room. */
  readonly Side: Component<{ turn: T }>;
  /** What lies on the quay. */
  readonly Actions: Component<{ turn: T }>;
  /** All sheets alike, for onlookers. */
  readonly Houses: Component<{ turn: T }>;
  /** One player's sheet, in a drawer. */
  readonly Portrait: Component<{ turn: T; seat: Seat }>;
  /** Whether players hold what others must not see, also where they share one screen. */
  readonly hides?: boolean;
  /** A line of the log. */
  readonly Line: Component<{ text: string }>;
  /** What happened, newest first. */
  readonly story: (to: Audience, told: readonly Told[]) => readonly LogSection[];
}

const plays = import.meta.glob<{ play: GamePlay }>('../games/*/play.ts');

const messages = import.meta.glob('/src/table/messages/*.ftl', { query: '?raw', import: 'default' });

/** All that a table, or the replay of one, needs of its game; null for a game that has no pictures. */
export async function loadParts(game: string): Promise<{ play: GamePlay; client: GameClient } | null> {
  // One after the other: a game adds messages of its own when it is loaded.
  await addMessages(messages);
  const [play, client] = await Promise.all([plays[`../games/${game}/play.ts`]?.(), loadClient(game)]);
  return play && client ? { play: play.play, client } : null;
}
