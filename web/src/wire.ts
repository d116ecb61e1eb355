/*
 * The messages of docs/protocol.md, written by hand until scripts/wire-types generates them from tables/wire.py.
 * The client never interprets a view: its type is `View`, and only a game's own folder knows what is in it.
 */

export type Seat = number;
export type ActionId = number;
export type View = Readonly<Record<string, unknown>>;
export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;
export type OptionValue = string | number | boolean | null;

export interface GameEvent {
  readonly code: string;
  readonly seat: Seat | null;
  readonly values: Values;
}

export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly values: Values;
}

/** An action as `Game.action_to_json` describes it, with its id and its text in the game's notation. */
export interface OfferedAction {
  readonly id: ActionId;
  readonly text: string;
  readonly do: string;
  readonly [detail: string]: unknown;
}

export interface Offer {
  readonly seat: Seat;
  /** Rises only when what the seat may do changes. */
  readonly decision: number;
  readonly can_undo: boolean;
  readonly actions: readonly OfferedAction[];
}

export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly tiebreaks: Readonly<Record<string, number>>;
}

export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

export interface SeatClock {
  readonly seat: Seat;
  readonly left_ms: number;
  readonly running: boolean;
}

export interface Clocks {
  readonly at_ms: number;
  readonly seats: readonly SeatClock[];
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: 'open' | 'person' | 'bot';
  readonly person?: string | null;
  readonly name: string;
  readonly bot?: string | null;
  readonly away: boolean;
  readonly connected: boolean;
  readonly revealed: boolean;
  readonly resigned: boolean;
}

export type Phase = 'waiting' | 'starting' | 'playing' | 'over' | 'closed';

export interface Info {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly version: number;
  readonly players: number;
  readonly phase: Phase;
  readonly host: string;
  readonly open: boolean;
  readonly code: string;
  readonly clock: Clock;
  readonly seats: readonly SeatInfo[];
  readonly you: readonly Seat[];
  readonly dice: { readonly commit: string; readonly context?: string | null; readonly rolls: number };
  readonly result: readonly Standing[] | null;
  readonly rematch: string | null;
}

/** A row of the log, as the viewer may hear of it. */
export interface Told {
  readonly seq: number;
  readonly actor: Seat | null;
  readonly kind: string;
  readonly at: number;
  readonly events: readonly GameEvent[];
  readonly moves: readonly string[];
}

export interface ChatLine {
  readonly from: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string };

export interface CreateTable {
  readonly game: string;
  readonly players: number;
  readonly edition?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly SeatWish[];
  readonly clock: Clock;
  readonly open: boolean;
}

export type Deed =
  | { do: 'sit'; seat?: Seat; seed_hash: string }
  | { do: 'leave' }
  | { do: 'bot'; seat: Seat; bot: string }
  | { do: 'open_seat'; seat: Seat }
  | { do: 'start' }
  | { do: 'reveal'; seed: string }
  | { do: 'act'; actions: readonly ActionId[]; seat?: Seat; decision?: number }
  | { do: 'undo'; seat?: Seat; decision?: number }
  | { do: 'resign' }
  | { do: 'return' }
  | { do: 'chat'; text: string }
  | { do: 'rematch'; seed_hash: string }
  | { do: 'close' };

export type ClientMessage =
  | { t: 'hello'; ticket: string; proto: 1; tables: Record<string, number> }
  | { t: 'open'; table: string }
  | { t: 'leave_table'; table: string }
  | ({ t: 'create'; cid: string; seed_hash: string } & CreateTable)
  | ({ t: 'cmd'; table: string; cid: string } & Deed)
  | { t: 'ask'; table: string; id: string; plan: readonly (ActionId | string)[]; seat?: Seat }
  | { t: 'sync'; table: string; from: number }
  | { t: 'mine' }
  | { t: 'name'; name: string };

export type NackCode =
  | 'stale'
  | 'illegal'
  | 'clock'
  | 'forbidden'
  | 'unknown'
  | 'invalid'
  | 'unavailable'
  | 'limit';

export interface Welcome {
  readonly t: 'welcome';
  readonly you: { readonly id: string; readonly name: string };
  readonly server: { readonly version: string; readonly proto: number };
}

export interface Snapshot {
  readonly t: 'snapshot';
  readonly table: string;
  readonly seq: number;
  readonly info: Info;
  readonly view: View | null;
  readonly view_hash?: string | null;
  readonly offers: readonly Offer[];
  readonly clocks?: Clocks | null;
  readonly happened: readonly Told[];
  readonly chat: readonly ChatLine[];
}

export interface Ev {
  readonly t: 'ev';
  readonly table: string;
  readonly seq: number;
  readonly told: Told | null;
  readonly info?: Info;
  readonly view?: View;
  readonly view_hash?: string;
  readonly offers?: readonly Offer[];
  readonly clocks?: Clocks;
}

export interface Ack {
  readonly t: 'ack';
  readonly cid: string;
  readonly table: string;
  readonly seq: number;
  readonly dup?: boolean;
}

export interface Nack {
  readonly t: 'nack';
  readonly cid: string;
  readonly code: NackCode;
  readonly head?: number;
  readonly refusal?: Refusal;
}

/** The answer to `ask`: the plan played in the head, as far as it is legal and chance stays out. */
export interface Answer {
  readonly t: 'answer';
  readonly id: string;
  readonly played: number;
  readonly refusal: Refusal | null;
  readonly at?: number | null;
  readonly view: View;
  readonly offer: Offer | null;
  readonly events: readonly GameEvent[];
  readonly points: { readonly low: number; readonly high: number };
}

/** A table in a list: what home shows of it. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly players: number;
  readonly phase: Phase;
  readonly code: string;
  readonly seats: readonly SeatInfo[];
  readonly you: readonly Seat[];
  readonly clock: Clock;
  /** Whether one of my seats may act. */
  readonly my_turn?: boolean;
}

export type ServerMessage =
  | Welcome
  | Snapshot
  | Ev
  | ({ readonly t: 'chat'; readonly table: string } & ChatLine)
  | Ack
  | Nack
  | Answer
  | { readonly t: 'tables'; readonly mine: readonly TableCard[]; readonly open: readonly TableCard[] }
  | { readonly t: 'beacon'; readonly heads: Readonly<Record<string, number>> }
  | { readonly t: 'bye'; readonly code: string };
