/* What the pages and a game are to each other: what a game brings, and what it may ask of a page. No game is named here. */

import type { Component, Snippet } from 'svelte';
import type { Language } from '../i18n/language.svelte';
import type { ValueText, Words } from '../i18n/words';
import type { MovedBy } from '../state/following.svelte';
import type { Seated } from '../state/names';
import type { Table } from '../state/table.svelte';
import type { Fault, Pack } from '../transport/api';
import type { Colour } from '../ui/glyphs';
import type { Answer, GameEvent, OfferedAction, Refusal, ReplayStep, Seat, Told, View } from '../wire';

/** What home shows of a game, also of one that is still to come. Small: it is loaded with home. */
export interface GameCard {
  readonly id: string;
  /** Where it stands in the street. */
  readonly order: number;
  readonly name: string;
  /** The name in two parts, for where there is little room. */
  readonly short: readonly [name: string, kind: Readonly<Record<Language, string>>];
  readonly line: Readonly<Record<Language, string>>;
  readonly players: readonly [least: number, most: number];
  readonly minutes: number;
  /** Whether its folder has lessons. */
  readonly lessons: boolean;
  /** And puzzles. */
  readonly puzzles: boolean;
  /** Its house in the street; 300 by 322, standing on the ground line. */
  readonly Art: Component;
  /** The colour of its reflection in the water. */
  readonly reflection: string;
  /** Its own colours: a class of the page's body. */
  readonly theme?: string;
}

export interface BoardProps {
  readonly view: View;
  readonly info: Seated;
  readonly words: Words | null;
  /** Whose sheet stands in front; null shows all alike. */
  readonly seat: Seat | null;
}

export interface MiniProps {
  readonly view: View;
  readonly seat: Seat;
}

/** What some moves made of a seat's sheet. Drawn by `Change.svelte` of a game's folder, as large as its box. */
export interface ChangeProps {
  readonly view: View;
  /** What lay on the table before them. */
  readonly before: View;
  readonly seat: Seat;
  /** Whether there is room for more than the gist of it. */
  readonly large: boolean;
}

/** A turn of a finished game, as far as it has come. */
export interface TurnMovesProps {
  /** Its moves so far, the oldest first. */
  readonly moves: readonly ReplayStep[];
  readonly nameOf: (seat: Seat) => string;
}

/** A game that is over. */
export interface Ended {
  readonly view: View;
  readonly isMe: (seat: Seat) => boolean;
  readonly nameOf: (seat: Seat) => string;
}

/** The pictures of a game that is played. Loaded with a table, its end and its replay. */
export interface GameClient {
  /** A view with nothing to tap: for the replay and for onlookers. */
  readonly Board: Component<BoardProps>;
  /** One seat's sheet, small. As high as its box. */
  readonly Mini: Component<MiniProps>;
  /** The dice that a chance action of the record shows ("dice rrryp"); null for one that rolls none. */
  faces?(text: string): readonly Colour[] | null;
  /** A value of the game's messages as people say it: a square, dice, an order. */
  readonly valueText?: ValueText;
  /** An event in plain words, for a game that says it better than its messages alone. */
  tell?(to: Audience, event: GameEvent): string;
  /** The dice and cards that a turn was about, small: for the replay. */
  readonly TurnMoves?: Component<TurnMovesProps>;
  /** What brought the game to its end, in a sentence. */
  readonly whyItEnded?: (ended: Ended) => string;
  /** A place on the sheets (`data-place`) as people say it, for what is drawn there. */
  readonly placeText?: (place: string) => string;
  /** What a theme of its puzzles is called; empty for one that it has no words for. */
  readonly themeText?: (theme: string) => string;
  /** Its own colours: a class of the page's body. */
  readonly theme?: string;
  /** The points that the boats race to, if the game ends by points. */
  readonly goal?: number;
  /** A game that doesn't race measures points on a folding rule, with room for so many. */
  readonly ruler?: number;
  /** Each seat's points in a view, for the boats. */
  points(view: View): readonly number[];
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

/** Something to do, for a button or a line of a menu. */
export interface LabelledAction {
  readonly label: string;
  readonly act: () => void;
}

/** Why something can't be done: in three words, in the game's words, and what would be possible instead. */
export interface Why {
  readonly title: string;
  readonly refusal: Refusal;
  /** The nearest thing that is allowed. */
  readonly fix?: LabelledAction | undefined;
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
  /** My points after the move that is planned. */
  readonly ghost: number | null;
  /** Those who may act now, and those who are through with what all were asked. */
  readonly acting: readonly Seat[];
  readonly done: readonly Seat[];
  /** A few words on a player, where there is room. */
  note(seat: Seat): string;
  /** What advised steps do, in a few words. */
  stepsText(steps: readonly OfferedAction[]): string;
  /** Why they are worth making: what they bring at once, or come near to. Empty where nothing can be said. */
  reasonText(outcome: Answer): string;
  /** Picks advised steps, as if by hand: the page shows them, and nothing is committed. */
  show(steps: readonly OfferedAction[]): void;
  /** What is rarely wanted, for the menu. */
  readonly menu: readonly LabelledAction[];
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
  /** What lies in the action bar. */
  readonly Actions: Component<{ turn: T }>;
  /** All sheets alike, for onlookers. */
  readonly Houses: Component<{ turn: T }>;
  /** One player's sheet, in a drawer. */
  readonly Portrait: Component<{ turn: T; seat: Seat }>;
  /** One player's sheet, as it comes forward while they move. */
  readonly Forward: Component<{ turn: T; seat: Seat }>;
  /** What a row of the log moved. */
  readonly movedBy: MovedBy;
  /** The places where a row of the log laid something out, such as cards from a pile. */
  readonly laidBy?: (row: Told) => readonly string[];
  /** Whether players hold what others must not see, also where they share one screen. */
  readonly hides?: boolean;
  /** What steps do, in a few words, by what lies on the table before them, and as their player sees it after them. */
  readonly stepsText: (steps: readonly OfferedAction[], before: View, after?: View) => string;
  /** A line of the log. */
  readonly Line: Component<{ text: string }>;
  /** What happened, newest first. */
  readonly story: (to: Audience, told: readonly Told[]) => readonly LogSection[];
}

/**
 * How the signs of a game are drawn that its rules page lists in its key. Elements of a table name the sign that they are by
 * `data-sign`: its id, and which one of several after a colon ("coat:row-4"). Loaded with the first card, or with the key.
 */
export interface GameKey {
  readonly theme?: string;
  /** A sign as it is seen at the table. */
  readonly Picture: Component<{ sign: string; value: string }>;
  /** Which one of several, in words. */
  readonly which?: (sign: string, value: string) => string;
  /** How it stands at a table now, in a sentence; empty where there is nothing to say. */
  readonly state?: (sign: string, value: string, view: View, seat: Seat) => string;
}

/** What is drawn beside the rules of a game. Loaded with their page alone. */
export interface GameLaw {
  /** The signs to know first. */
  readonly first: readonly string[];
  /** The pictures of "In one minute": 0 is the aim, then the steps of a turn. */
  readonly Minute: Component<{ step: number }>;
  /** The rules with a drawing of their own, and that drawing. */
  readonly drawn: readonly string[];
  readonly Drawing: Component<{ rule: string }>;
}

export interface PackEditorProps {
  /** What has been typed. */
  readonly typed: Pack;
  /** What stands in for the rest; null where nothing does. */
  readonly standIn: Pack | null;
  /** The game's own pack, which the form began with. */
  readonly own: Pack;
  readonly words: Words | null;
  readonly onchange: (typed: Pack) => void;
  /** What stands on top of the page, and what is done with the pack as a whole. */
  readonly top: Snippet;
  readonly whole: Snippet;
}

/** A form in which the owner of the printed game types its cards. Loaded with its page alone. */
export interface PackForm {
  readonly theme?: string;
  /** The game's own pack, by the name that set-ups call it. */
  readonly own: (name: string) => Promise<Pack>;
  /** A form in which no card has been typed yet. */
  readonly blank: (own: Pack) => Pack;
  /** The pack to play with. */
  readonly complete: (typed: Pack, standIn: Pack | null) => Pack;
  /** All that is wrong with a pack, as the game's judge would say it. */
  readonly faults: (pack: Pack) => readonly Fault[];
  readonly Editor: Component<PackEditorProps>;
}
