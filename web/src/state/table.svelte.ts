import { wordsOf } from '../i18n/games.svelte';
import type { Words } from '../i18n/words';
import type { Done, Link, Pending } from '../transport/link';
import type {
  ActionId,
  Answer,
  ChatLine,
  Clocks,
  Deed,
  Ev,
  Info,
  Offer,
  Seat,
  SeatInfo,
  Snapshot,
  Told,
  View,
  Wish,
} from '../wire';
import { Following } from './following.svelte';
import { seatName } from './names';
import { newSeed } from './seeds';
import { now } from './ticker.svelte';

export type { Done };

/** One table as this browser knows it: what the server told, and what has been asked of it. All of it is reactive. */
export class Table {
  readonly id: string;
  readonly #link: Link;
  /** What others do is shown at a pace that can be followed, so what is known may be more than what is shown. */
  readonly following = new Following();
  chat = $state.raw<readonly ChatLine[]>([]);
  pending = $state.raw<readonly Pending[]>([]);
  /** Whether the line is up and the table has been heard of since it came up. */
  online = $state(false);
  /** There is no such table, or it is not for us. */
  missing = $state(false);
  /** The server can't read it. */
  unreadable = $state(false);
  /** Who looks at what I am about to do, and may keep me from it: the coach of a lesson. */
  adviser: ((plan: readonly ActionId[]) => Promise<boolean>) | null = null;
  #clocks = $state.raw<Clocks | null>(null);
  #lag = Infinity;
  #arrivals: { seq: number; arrived: () => void }[] = [];

  readonly mine: readonly Seat[] = $derived(this.info?.you ?? []);
  /** My seat, the first if I have several; null for an onlooker. */
  readonly me: Seat | null = $derived(this.mine[0] ?? null);
  readonly offer: Offer | null = $derived(this.offers[0] ?? null);
  readonly words: Words | null = $derived(this.info ? wordsOf(this.info.game, (seat) => this.nameOf(seat)) : null);

  constructor(id: string, link: Link) {
    this.id = id;
    this.#link = link;
  }

  // What is shown

  get seq(): number {
    return this.following.shown.seq;
  }

  get info(): Info | null {
    return this.following.shown.info;
  }

  get view(): View | null {
    return this.following.shown.view;
  }

  get offers(): readonly Offer[] {
    return this.following.shown.offers;
  }

  get told(): readonly Told[] {
    return this.following.shown.told;
  }

  /** Kept on this device alone: there is nobody to talk to and no link to share, but a file to save, and an end to it. */
  get local(): boolean {
    return this.#link.local;
  }

  seat(seat: Seat): SeatInfo | undefined {
    return this.info?.seats[seat];
  }

  /** Whether a seat is mine. With several at one screen nobody is "you". */
  isMe(seat: Seat | null): boolean {
    return seat !== null && this.mine.length === 1 && this.mine.includes(seat);
  }

  get isHost(): boolean {
    return this.mine.some((seat) => this.seat(seat)?.person === this.info?.host);
  }

  nameOf(seat: Seat): string {
    return seatName(this.info, seat);
  }

  /** Milliseconds left on a seat's clock, counted down here in between; null where no clock runs. */
  left(seat: Seat): number | null {
    const clock = this.#clocks?.seats.find((one) => one.seat === seat);
    if (!this.#clocks || !clock || this.info?.clock.kind === 'none') return null;
    return Math.max(0, clock.left_ms - (clock.running ? this.#ran(seat, this.#clocks.at_ms) : 0));
  }

  /** How long a seat's clock has run since then, the days left out on which it stood. */
  #ran(seat: Seat, since: number): number {
    const { from, until } = this.seat(seat)?.vacation ?? { from: 0, until: 0 };
    const time = now() - this.#lag;
    return Math.max(0, time - since) - Math.max(0, Math.min(time, until) - Math.max(since, from));
  }

  /** Until when a seat's clock stands; null where it doesn't stand now. */
  standsUntil(seat: Seat): number | null {
    const vacation = this.seat(seat)?.vacation;
    return vacation && vacation.from <= this.time && this.time < vacation.until ? vacation.until : null;
  }

  /** The time as the server has it, counted on here. Reactive. */
  get time(): number {
    return now() - (Number.isFinite(this.#lag) ? this.#lag : 0);
  }

  isRunning(seat: Seat): boolean {
    return this.#clocks?.seats.find((one) => one.seat === seat)?.running ?? false;
  }

  // What can be asked for. All of it may be refused; nothing is done before the server says so.

  async act(actions: readonly ActionId[], seat: Seat | undefined = this.offer?.seat): Promise<Done> {
    if (this.adviser && !(await this.adviser(actions))) return { ok: true, table: this.id, seq: this.seq };
    return this.#do({ do: 'act', actions, ...this.#decided(seat) });
  }

  undo(seat: Seat | undefined = this.offer?.seat ?? this.me ?? undefined): Promise<Done> {
    return this.#do({ do: 'undo', ...this.#decided(seat) });
  }

  /** What a plan would lead to; see `Link.ask`. */
  ask(
    plan: readonly (ActionId | string)[],
    options: { seat?: Seat | undefined; replaces?: string | undefined } = {},
  ): Promise<Answer | null> {
    return this.#link.ask(this.id, plan, options);
  }

  /** What would be best for a seat that may act; see `Link.ask`. */
  hint(seat: Seat | undefined): Promise<Answer | null> {
    return this.#link.ask(this.id, [], { seat, replaces: 'hint', hint: true });
  }

  /** Whether what I did last was best, or how it compares with some lines; see `Link.ask`. */
  judge(lines?: readonly (readonly ActionId[])[]): Promise<Answer | null> {
    return this.#link.ask(this.id, [], { replaces: 'judge', judge: true, lines });
  }

  say(text: string): Promise<Done> {
    return this.#do({ do: 'chat', text });
  }

  sit(seat?: Seat): Promise<Done> {
    return this.#do({ do: 'sit', ...(seat === undefined ? {} : { seat }), seed_hash: newSeed() });
  }

  leave(): Promise<Done> {
    return this.#do({ do: 'leave' });
  }

  seatBot(seat: Seat, bot: string): Promise<Done> {
    return this.#do({ do: 'bot', seat, bot });
  }

  openSeat(seat: Seat): Promise<Done> {
    return this.#do({ do: 'open_seat', seat });
  }

  start(): Promise<Done> {
    return this.#do({ do: 'start' });
  }

  reveal(seed: string): Promise<Done> {
    return this.#do({ do: 'reveal', seed });
  }

  resign(): Promise<Done> {
    return this.#do({ do: 'resign' });
  }

  /** Asks those who are waited for to make a move. */
  nudge(): Promise<Done> {
    return this.#do({ do: 'nudge' });
  }

  /** What I wish for, now that somebody has been waited for long enough. */
  vote(wish: Wish): Promise<Done> {
    return this.#do({ do: 'vote', wish });
  }

  /** What is to be answered from now on whenever it is asked; null to take it back. */
  instruct(answer: string, chosen: readonly string[] | null, seat: Seat): Promise<Done> {
    return this.#do({ do: 'instruct', answer, seat, ...(chosen && { chosen }) });
  }

  /** Takes the seat back from the bot that plays it while one is away. */
  comeBack(): Promise<Done> {
    return this.#do({ do: 'return' });
  }

  rematch(): Promise<Done> {
    return this.#do({ do: 'rematch', seed_hash: newSeed() });
  }

  close(): Promise<Done> {
    return this.#do({ do: 'close' });
  }

  #decided(seat: Seat | undefined): { seat?: Seat; decision?: number } {
    const offer = this.offers.find((one) => one.seat === seat);
    return {
      ...(seat === undefined ? {} : { seat }),
      ...(offer === undefined ? {} : { decision: offer.decision }),
    };
  }

  /** Resolves when the table shown holds what was done, so that whoever awaits it draws the new state. */
  async #do(deed: Deed): Promise<Done> {
    const done = await this.#link.command(this.id, deed);
    if (done.ok && done.table === this.id) await this.#reached(done.seq);
    return done;
  }

  #reached(seq: number): Promise<void> {
    if (this.following.latest.seq >= seq) {
      if (this.seq < seq) this.following.skip();
      return Promise.resolve();
    }
    return new Promise((arrived) => this.#arrivals.push({ seq, arrived }));
  }

  // What the server tells. Called by `tables` alone.

  onSnapshot(snapshot: Snapshot): void {
    const { seq, info, view, offers, happened } = snapshot;
    this.following.reset({ seq, info, view, offers, told: happened });
    this.chat = snapshot.chat;
    this.missing = this.unreadable = false;
    this.online = true;
    this.#setClocks(snapshot.clocks);
    this.#arrive();
  }

  onEv({ seq, told: row, clocks, info, view, offers }: Ev): void {
    const { latest } = this.following;
    this.following.arrive({
      seq,
      info: info ?? latest.info,
      view: view === undefined ? latest.view : view,
      offers: offers ?? latest.offers,
      told: row ? [...latest.told, row] : latest.told,
    });
    this.#setClocks(clocks);
    this.#arrive();
  }

  /** Somebody came, went, or is called otherwise: no row of the log. */
  onInfo(info: Info): void {
    this.following.amend(info);
  }

  onChat(line: ChatLine): void {
    this.chat = [...this.chat, line];
  }

  #setClocks(clocks: Clocks | null | undefined): void {
    if (!clocks) return;
    this.#clocks = clocks;
    // The quickest message tells best how far the server's clock is from ours.
    this.#lag = Math.min(this.#lag, Date.now() - clocks.at_ms);
  }

  #arrive(): void {
    const waiting = this.#arrivals;
    if (waiting.some(({ seq }) => this.seq < seq && seq <= this.following.latest.seq)) this.following.skip();
    this.#arrivals = waiting.filter((one) => one.seq > this.seq);
    for (const one of waiting) if (one.seq <= this.seq) one.arrived();
  }
}
