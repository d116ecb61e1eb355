// The messages of docs/protocol.md. Written by scripts/wire-types from rollwright/tables/wire/schema.py: edit there.

export const PROTO = 1;

/** No message to the server is longer, in bytes. */
export const MOST_BYTES = 4096;

/** Lines that a try of a puzzle is held against at most. */
export const MOST_LINES = 16;

/** Refusals of a table itself; the others are the game's. */
export const TABLE_REFUSALS = [
  'table.unknown',
  'table.unknown_game',
  'table.unknown_content',
  'table.unknown_bot',
  'table.unknown_seat',
  'table.exists',
  'table.cid_reused',
  'table.setup',
  'table.clock',
  'table.start',
  'table.start_alone',
  'table.challenge_unknown',
  'table.challenge_not_yet',
  'table.challenge_over',
  'table.challenge_void',
  'table.challenge_tried',
  'table.challenge_differs',
  'table.challenge_fixed',
  'table.seed_needed',
  'table.seed_differs',
  'table.no_actions',
  'table.unknown_action',
  'table.notation',
  'table.after_chance',
  'table.after_turn',
  'table.decision_needed',
  'table.no_such_answer',
  'table.no_name',
  'table.bots_name',
  'table.not_host',
  'table.not_seated',
  'table.not_your_seat',
  'table.own_seat',
  'table.not_now',
  'table.seat_taken',
  'table.full',
  'table.already_open',
  'table.seats_open',
  'table.seeds_missing',
  'table.no_hints',
  'table.not_over',
  'table.no_judge',
  'table.not_your_turn',
  'table.already_revealed',
  'table.nothing_to_undo',
  'table.not_away',
  'table.resigned',
  'table.others_play',
  'table.clock_runs',
  'table.your_turn',
  'table.come_back',
  'table.not_waiting',
  'table.nothing_to_pause',
  'table.voted',
  'table.instructed',
  'table.stale',
  'table.rematched',
  'table.time_out',
  'table.not_due',
  'table.many_hints',
  'table.many_reviews',
  'table.many_undos',
  'table.many_votes',
  'table.many_instructions',
  'table.nudge_later',
  'table.many_changes',
  'table.busy',
  'table.no_dice_left',
] as const;

export interface Hello {
  readonly t: 'hello';
  readonly ticket: string;
  readonly proto: number;
  readonly oldest?: number;
  readonly tables: Readonly<Record<string, number>>;
}

export interface Open {
  readonly t: 'open';
  readonly table: string;
}

export interface LeaveTable {
  readonly t: 'leave_table';
  readonly table: string;
}

export type OptionValue = string | number | boolean | null;

export interface MeWish {
  readonly kind: 'me';
}

export interface OpenWish {
  readonly kind: 'open';
}

export interface BotWish {
  readonly kind: 'bot';
  readonly bot: string;
}

export type SeatWish = MeWish | OpenWish | BotWish;

export interface NoClock {
  readonly kind: 'none';
}

export interface LiveClock {
  readonly kind: 'live';
  readonly seconds: number;
  readonly increment: number;
}

export interface DaysClock {
  readonly kind: 'days';
  readonly days: number;
}

export type Clock = NoClock | LiveClock | DaysClock;

export interface Create {
  readonly t: 'create';
  readonly cid: string;
  readonly game: string;
  readonly players: number;
  readonly edition?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly content?: string;
  readonly start?: string;
  readonly seats: readonly SeatWish[];
  readonly clock: Clock;
  readonly open: boolean;
  readonly hints?: boolean;
  readonly patience?: number;
  readonly seed_hash: string;
  readonly challenge?: string;
  readonly when_full?: boolean;
}

export type Seat = number;

export interface SitCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'sit';
  readonly seat?: Seat;
  readonly seed_hash: string;
}

export interface LeaveCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'leave';
}

export interface SeatBotCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'bot';
  readonly seat: Seat;
  readonly bot: string;
}

export interface OpenSeatCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'open_seat';
  readonly seat: Seat;
}

export interface StartCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'start';
}

export interface RevealCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'reveal';
  readonly seed: string;
}

export type ActionId = number;

export interface ActCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'act';
  readonly actions: readonly ActionId[];
  readonly decision?: number;
  readonly seat?: Seat;
}

export interface UndoCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'undo';
  readonly decision?: number;
  readonly seat?: Seat;
}

export interface NudgeCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'nudge';
}

export type Wish = 'bot' | 'close' | 'wait';

export interface VoteCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'vote';
  readonly wish: Wish;
}

export interface InstructCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'instruct';
  readonly answer: string;
  readonly chosen?: readonly string[];
  readonly seat?: Seat;
}

export interface ResignCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'resign';
  readonly seat?: Seat;
}

export interface ReturnCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'return';
}

export interface ChatCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'chat';
  readonly text: string;
}

export interface RematchCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'rematch';
  readonly seed_hash: string;
}

export interface CloseCmd {
  readonly t: 'cmd';
  readonly table: string;
  readonly cid: string;
  readonly do: 'close';
}

export type Cmd =
  | SitCmd
  | LeaveCmd
  | SeatBotCmd
  | OpenSeatCmd
  | StartCmd
  | RevealCmd
  | ActCmd
  | UndoCmd
  | NudgeCmd
  | VoteCmd
  | InstructCmd
  | ResignCmd
  | ReturnCmd
  | ChatCmd
  | RematchCmd
  | CloseCmd;

export interface Ask {
  readonly t: 'ask';
  readonly table: string;
  readonly id: string;
  readonly plan: readonly (ActionId | string)[];
  readonly seat?: Seat;
  readonly hint?: boolean;
  readonly judge?: boolean;
  readonly lines?: readonly (readonly ActionId[])[];
}

export type Depth = 'draft' | 'whole';

export interface AskReview {
  readonly t: 'review';
  readonly table: string;
  readonly id: string;
  readonly depth: Depth;
}

export interface Sync {
  readonly t: 'sync';
  readonly table: string;
  readonly from: number;
}

export interface Mine {
  readonly t: 'mine';
}

export interface Name {
  readonly t: 'name';
  readonly name: string;
}

export type ClientMessage = Hello | Open | LeaveTable | Create | Cmd | Ask | AskReview | Sync | Mine | Name;

export interface You {
  readonly id: string;
  readonly name: string;
}

export interface ServerInfo {
  readonly version: string;
  readonly proto: number;
}

export interface Welcome {
  readonly t: 'welcome';
  readonly you: You;
  readonly server: ServerInfo;
}

export interface PackInfo {
  readonly hash: string;
  readonly name: string | Readonly<Record<string, string>>;
  readonly version: number;
}

export type Phase = 'waiting' | 'starting' | 'playing' | 'over' | 'closed';

export interface Waited {
  readonly seat: Seat;
  readonly since: number;
  readonly nudged: number | null;
  readonly nudge_from: number;
  readonly late_from: number;
}

export interface VoteCast {
  readonly seat: Seat;
  readonly wish: Wish;
}

export interface Absence {
  readonly patience: number;
  readonly waited: readonly Waited[];
  readonly voters: readonly Seat[];
  readonly votes: readonly VoteCast[];
  readonly needed: number;
}

export interface Vacation {
  readonly from: number;
  readonly until: number;
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: 'open' | 'person' | 'bot';
  readonly person: string | null;
  readonly name: string;
  readonly bot: string | null;
  readonly away: boolean;
  readonly connected: boolean;
  readonly seed_hash: string | null;
  readonly revealed: boolean;
  readonly resigned: boolean;
  readonly vacation?: Vacation | null;
}

export interface StandingAnswer {
  readonly seat: Seat;
  readonly answer: string;
  readonly choices: readonly string[];
  readonly chosen: readonly string[] | null;
}

export interface DeckInfo {
  readonly deck: string;
  readonly size: number;
  readonly root: string;
  readonly start?: number;
}

export interface DiceInfo {
  readonly scheme: 'chain-1' | 'deal-1' | 'local';
  readonly commit: string;
  readonly cards: string;
  readonly context: string | null;
  readonly rolls: number;
  readonly drawn: number;
  readonly decks: readonly DeckInfo[];
  readonly redraws: number;
  readonly restored: number;
}

export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly tiebreaks: Readonly<Record<string, number>>;
}

export interface Info {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly content: PackInfo | null;
  readonly version: number;
  readonly players: number;
  readonly phase: Phase;
  readonly host: string;
  readonly open: boolean;
  readonly code: string;
  readonly clock: Clock;
  readonly hints: boolean;
  readonly start: boolean;
  readonly challenge: string | null;
  readonly when_full: boolean;
  readonly absence: Absence | null;
  readonly reveal_by: number | null;
  readonly seats: readonly SeatInfo[];
  readonly you: readonly Seat[];
  readonly answers: readonly StandingAnswer[];
  readonly dice: DiceInfo;
  readonly result: readonly Standing[] | null;
  readonly rematch: string | null;
}

export type View = Readonly<Record<string, unknown>>;

export interface OfferedAction {
  readonly id: ActionId;
  readonly text: string;
  readonly do: string;
  readonly [more: string]: unknown;
}

export interface Offer {
  readonly seat: Seat;
  readonly decision: number;
  readonly can_undo: boolean;
  readonly actions: readonly OfferedAction[];
}

export interface SeatClock {
  readonly seat: Seat;
  readonly left_ms: number;
  readonly running: boolean;
}

export interface Clocks {
  readonly at_ms: number;
  readonly seats: readonly SeatClock[];
}

export type RowKind =
  | 'created'
  | 'seated'
  | 'left'
  | 'started'
  | 'revealed'
  | 'acted'
  | 'undone'
  | 'timed_out'
  | 'resealed'
  | 'credited'
  | 'nudged'
  | 'voted'
  | 'paused'
  | 'resumed'
  | 'instructed'
  | 'returned'
  | 'resigned'
  | 'rematched'
  | 'closed';

export type Value = string | number;

export type Values = Readonly<Record<string, Value>>;

export interface GameEvent {
  readonly code: string;
  readonly seat: Seat | null;
  readonly values: Values;
}

export interface Told {
  readonly seq: number;
  readonly actor: Seat | null;
  readonly kind: RowKind;
  readonly at: number;
  readonly events: readonly GameEvent[];
  readonly moves: readonly (string | null)[];
  readonly seats?: readonly Seat[];
  readonly wish?: Wish;
  readonly from?: number;
  readonly until?: number;
  readonly standing?: string;
}

export interface ChatLine {
  readonly from: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface Snapshot {
  readonly t: 'snapshot';
  readonly table: string;
  readonly seq: number;
  readonly info: Info;
  readonly view: View | null;
  readonly view_hash: string;
  readonly offers: readonly Offer[];
  readonly clocks: Clocks;
  readonly happened: readonly Told[];
  readonly chat: readonly ChatLine[];
}

export interface DeckMade {
  readonly size: number;
  readonly root: string;
}

export interface Leaf {
  readonly salt: string;
  readonly path: readonly string[];
}

export interface CardDrawn {
  readonly action: ActionId;
  readonly label: string;
  readonly deck: string;
  readonly index: number;
  readonly made?: DeckMade;
  readonly leaf?: Leaf;
}

export interface Ev {
  readonly t: 'ev';
  readonly table: string;
  readonly seq: number;
  readonly told: Told;
  readonly info?: Info;
  readonly view?: View | null;
  readonly view_hash?: string;
  readonly offers?: readonly Offer[];
  readonly clocks?: Clocks;
  readonly leaves?: readonly CardDrawn[];
}

export interface ChatMessage {
  readonly t: 'chat';
  readonly table: string;
  readonly from: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface InfoMessage {
  readonly t: 'info';
  readonly table: string;
  readonly info: Info;
}

export interface Ack {
  readonly t: 'ack';
  readonly cid: string;
  readonly table: string;
  readonly seq: number;
  readonly dup?: boolean;
}

export type NackCode = 'stale' | 'illegal' | 'clock' | 'forbidden' | 'unknown' | 'invalid' | 'unavailable' | 'limit';

export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly values: Values;
}

export interface Nack {
  readonly t: 'nack';
  readonly cid: string;
  readonly table?: string;
  readonly code: NackCode;
  readonly head: number;
  readonly refusal?: Refusal;
  readonly at?: number;
  readonly why?: string;
}

export interface PointsRange {
  readonly low: number;
  readonly high: number;
}

export interface Advised {
  readonly steps: readonly OfferedAction[];
  readonly chance: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly points: number | null;
  readonly games: number;
}

export type JudgedAs = 'best' | 'better' | 'open';

export interface Span {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface Line {
  readonly actions: readonly ActionId[];
  readonly steps: readonly OfferedAction[];
  readonly view: View;
  readonly points: number;
}

export interface Judged {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly verdict: JudgedAs;
  readonly chance: Span;
  readonly points: Span;
  readonly better: Line;
  readonly start: string;
}

export interface Difference {
  readonly code: string;
  readonly values: Values;
  readonly played: number | string;
  readonly better: number | string;
}

export interface Rival {
  readonly line: Line;
  readonly differences: readonly Difference[];
}

export interface Spread {
  readonly played: readonly number[];
  readonly better: readonly number[];
  readonly from: number;
}

export interface Trials {
  readonly verdict: JudgedAs;
  readonly chance: Span;
  readonly points: Span;
  readonly games: number;
  readonly spread: Spread;
}

export interface Attempt {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly same: number | null;
  readonly played: Line;
  readonly lines: readonly (Rival | null)[];
  readonly trials: Trials | null;
}

export interface Answer {
  readonly t: 'answer';
  readonly table: string;
  readonly id: string;
  readonly played: number;
  readonly refusal: Refusal | null;
  readonly at: number | null;
  readonly view: View | null;
  readonly offer: Offer | null;
  readonly events: readonly GameEvent[];
  readonly points: PointsRange;
  readonly moves?: readonly Advised[];
  readonly judged?: Judged | null;
  readonly attempt?: Attempt | null;
}

export interface Stakes {
  readonly chances: readonly number[];
  readonly leads: readonly number[];
}

export interface ReviewedTurn {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly seat: Seat | null;
  readonly luck: Stakes;
  readonly revealed: Stakes;
  readonly choices: readonly Stakes[];
  readonly rolled: Stakes;
  readonly after: Stakes;
  readonly given: readonly number[];
}

export interface Decision {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly verdict: JudgedAs;
  readonly chance: Span;
  readonly points: Span;
}

export interface Given {
  readonly chance: number;
  readonly points: number;
}

export interface SeatReview {
  readonly real: number;
  readonly best: number;
  readonly given: Given;
  readonly grade: number | null;
}

export interface Moment {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly played: Line;
  readonly better: Line;
  readonly chance: Span;
  readonly points: Span;
  readonly games: number;
  readonly spread: Spread;
  readonly differences: readonly Difference[];
}

export interface Review {
  readonly game: string;
  readonly players: number;
  readonly depth: Depth;
  readonly done: number;
  readonly start: Stakes;
  readonly end: Stakes;
  readonly luck: Stakes;
  readonly revealed: Stakes;
  readonly choices: readonly Stakes[];
  readonly doubt: Stakes;
  readonly turns: readonly ReviewedTurn[];
  readonly decisions: readonly Decision[];
  readonly seats: readonly SeatReview[];
  readonly moments: readonly Moment[];
}

export interface ReviewMessage {
  readonly t: 'review';
  readonly table: string;
  readonly id: string;
  readonly depth: Depth;
  readonly done: number;
  readonly review: Review | null;
}

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
  readonly my_turn: boolean;
  readonly until?: number | null;
  readonly waited?: readonly Seat[];
  readonly nudged: boolean;
  readonly seq: number;
  readonly at: number;
}

export interface Tables {
  readonly t: 'tables';
  readonly mine: readonly TableCard[];
  readonly open: readonly TableCard[];
}

export interface Beacon {
  readonly t: 'beacon';
  readonly heads: Readonly<Record<string, number>>;
}

export interface Bye {
  readonly t: 'bye';
  readonly code: string;
}

export type ServerMessage =
  Welcome | Snapshot | Ev | ChatMessage | InfoMessage | Ack | Nack | Answer | ReviewMessage | Tables | Beacon | Bye;

export interface Setup {
  readonly players: number;
  readonly version: number;
  readonly edition: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly content: string;
}

export interface DiceCommit {
  readonly scheme: 'chain-1' | 'deal-1' | 'local' | 'entered';
  readonly commit: string;
  readonly cards: string;
}

export interface OpenFirst {
  readonly kind: 'open';
}

export interface PersonFirst {
  readonly kind: 'person';
  readonly person: string;
  readonly seed_hash: string;
}

export interface BotFirst {
  readonly kind: 'bot';
  readonly bot: string;
  readonly version?: number;
}

export type FirstSeat = OpenFirst | PersonFirst | BotFirst;

export interface CreatedBody {
  readonly kind: 'created';
  readonly asked: string;
  readonly format?: number;
  readonly start?: string;
  readonly game: string;
  readonly setup: Setup;
  readonly clock: Clock;
  readonly open: boolean;
  readonly code: string;
  readonly host: string;
  readonly dice: DiceCommit;
  readonly seats: readonly FirstSeat[];
  readonly hints?: boolean;
  readonly patience?: number;
  readonly challenge?: string;
  readonly when_full?: boolean;
}

export interface SeatedBody {
  readonly kind: 'seated';
  readonly asked: string;
  readonly seats: readonly Seat[];
  readonly person?: string;
  readonly seed_hash?: string;
  readonly bot?: string;
  readonly version?: number;
}

export interface LeftBody {
  readonly kind: 'left';
  readonly asked: string;
  readonly seats: readonly Seat[];
  readonly host: string;
}

export interface ChanceFallen {
  readonly action: ActionId;
  readonly number: number;
  readonly total: number;
  readonly label: string;
  readonly index: number;
  readonly key: string;
}

export interface EarlierCards {
  readonly secret: string;
  readonly decks: Readonly<Record<string, readonly ActionId[]>>;
}

export interface CardsOpened {
  readonly secret: string;
  readonly decks: Readonly<Record<string, readonly ActionId[]>>;
  readonly earlier?: readonly EarlierCards[];
}

export interface StartedBody {
  readonly kind: 'started';
  readonly asked: string;
  readonly chance: readonly (ChanceFallen | CardDrawn)[];
  readonly opened?: CardsOpened;
}

export interface RevealedBody {
  readonly kind: 'revealed';
  readonly asked: string;
  readonly seats: readonly Seat[];
  readonly seed: string;
  readonly chance: readonly (ChanceFallen | CardDrawn)[];
  readonly opened?: CardsOpened;
}

export interface ActedBody {
  readonly kind: 'acted';
  readonly asked: string;
  readonly seat: Seat;
  readonly actions: readonly ActionId[];
  readonly chance: readonly (ChanceFallen | CardDrawn)[];
  readonly standing?: string;
  readonly opened?: CardsOpened;
}

export interface UndoneBody {
  readonly kind: 'undone';
  readonly asked: string;
  readonly seat: Seat;
  readonly moves: number;
}

export interface TimedOutBody {
  readonly kind: 'timed_out';
  readonly asked: string;
  readonly seats: readonly Seat[];
  readonly dice?: DiceCommit;
}

export interface ResealedBody {
  readonly kind: 'resealed';
  readonly asked: string;
  readonly dice: DiceCommit;
}

export interface CreditedBody {
  readonly kind: 'credited';
  readonly asked: string;
  readonly milliseconds: number;
}

export interface NudgedBody {
  readonly kind: 'nudged';
  readonly asked: string;
  readonly seats: readonly Seat[];
}

export interface VotedBody {
  readonly kind: 'voted';
  readonly asked: string;
  readonly seats: readonly Seat[];
  readonly wish: Wish;
  readonly opened?: CardsOpened;
}

export interface PausedBody {
  readonly kind: 'paused';
  readonly asked: string;
  readonly seats: readonly Seat[];
  readonly from: number;
  readonly until: number;
}

export interface ResumedBody {
  readonly kind: 'resumed';
  readonly asked: string;
  readonly seats: readonly Seat[];
}

export interface InstructedBody {
  readonly kind: 'instructed';
  readonly asked: string;
  readonly seat: Seat;
  readonly answer: string;
  readonly chosen?: readonly string[];
}

export interface ReturnedBody {
  readonly kind: 'returned';
  readonly asked: string;
  readonly seats: readonly Seat[];
}

export interface ResignedBody {
  readonly kind: 'resigned';
  readonly asked: string;
  readonly seats: readonly Seat[];
}

export interface RematchedBody {
  readonly kind: 'rematched';
  readonly asked: string;
  readonly next: string;
}

export interface ClosedBody {
  readonly kind: 'closed';
  readonly asked: string;
  readonly opened?: CardsOpened;
}

export type Body =
  | CreatedBody
  | SeatedBody
  | LeftBody
  | StartedBody
  | RevealedBody
  | ActedBody
  | UndoneBody
  | TimedOutBody
  | ResealedBody
  | CreditedBody
  | NudgedBody
  | VotedBody
  | PausedBody
  | ResumedBody
  | InstructedBody
  | ReturnedBody
  | ResignedBody
  | RematchedBody
  | ClosedBody;

export interface Row {
  readonly table: string;
  readonly seq: number;
  readonly actor: string;
  readonly cid: string;
  readonly version: number;
  readonly body: Body;
  readonly hash: string;
  readonly at: number;
}

export type Log = readonly Row[];

export interface ReplayStep {
  readonly seq: number;
  readonly turn: number;
  readonly seat: Seat | null;
  readonly text: string | null;
  readonly events: readonly GameEvent[];
  readonly view: View;
}

export interface Replay {
  readonly info: Info;
  readonly start: View;
  readonly steps: readonly ReplayStep[];
}

export interface PuzzleLine {
  readonly actions: readonly ActionId[];
  readonly right: boolean;
  readonly worth: number;
  readonly error: number;
  readonly chance: number;
  readonly points: number;
}

export interface Puzzle {
  readonly id: string;
  readonly players: number;
  readonly edition: string | null;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly start: string;
  readonly seat: Seat;
  readonly themes: readonly string[];
  readonly rating: number;
  readonly fails: readonly string[];
  readonly lines: readonly PuzzleLine[];
  readonly [more: string]: unknown;
}

export interface PuzzleFile {
  readonly game: string;
  readonly rules: number;
  readonly made: Readonly<Record<string, unknown>>;
  readonly puzzles: readonly Puzzle[];
  readonly [more: string]: unknown;
}

export interface Player {
  readonly name: string;
  readonly bot: string | null;
}

export interface StudyStep {
  readonly before: number;
  readonly turn: number;
  readonly seat: Seat | null;
  readonly text: string;
  readonly events: readonly GameEvent[];
  readonly view: View;
  readonly position: string;
  readonly comments: readonly string[];
}

export interface Study {
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly content: PackInfo | null;
  readonly players: number;
  readonly seats: readonly Player[];
  readonly header: Readonly<Record<string, string>>;
  readonly comments: readonly string[];
  readonly start: View;
  readonly position: string;
  readonly steps: readonly StudyStep[];
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a command does, without what the link adds to it. */
export type Deed = Without<Cmd, 't' | 'table' | 'cid'>;

/** What a host wishes for, without what the link adds to it. */
export type CreateTable = Omit<Create, 't' | 'cid' | 'seed_hash'>;
