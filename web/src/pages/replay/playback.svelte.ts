/* Going through a finished game: where one is, how far one has come, and what keys and buttons do. */

import type { Course, Moment } from './course';

const PACE_MS = 1500;
const SPEEDS = [0.5, 1, 2, 4];

export class Playback {
  readonly #course: () => Course | null;
  readonly #stops: () => readonly Moment[];
  /** How many moves have been made. */
  at = $state(0);
  /** The farthest that one has been. */
  reached = $state(0);
  /** Whether a turn is looked at as a whole: then it is the sheet of whoever had it that counts. */
  whole = $state(true);
  playing = $state(false);
  speed = $state(1);

  /** Called while a component is being made, so that it plays as long as that is there. */
  constructor(course: () => Course | null, stops: () => readonly Moment[]) {
    this.#course = course;
    this.#stops = stops;
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => this.#playOn(), PACE_MS / this.speed);
      return () => clearInterval(timer);
    });
  }

  #playOn(): void {
    const next = this.#stops().find((stop) => stop > this.at);
    if (next === undefined) this.playing = false;
    else this.#go(next, false);
  }

  #go(at: Moment, whole: boolean): void {
    this.at = Math.max(0, Math.min(this.#course()?.last ?? 0, at));
    this.whole = whole;
    this.reached = Math.max(this.reached, this.at);
  }

  /** Where the address says that one begins. */
  begin(asked: number): void {
    const at = Math.round(asked);
    if (at > 0) this.#go(at, this.#course()?.turns.some((turn) => turn.to === at) ?? false);
  }

  toMove(move: Moment): void {
    this.playing = false;
    this.#go(move, false);
  }

  toTurn(turn: number): void {
    const course = this.#course();
    if (!course) return;
    this.playing = false;
    this.#go(turn < 0 ? 0 : (course.turns[turn]?.to ?? course.last), true);
  }

  toggle(): void {
    if (this.at === this.#course()?.last) this.at = 0;
    this.playing = !this.playing;
  }

  nextSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  onKey(event: KeyboardEvent): void {
    const course = this.#course();
    if (event.ctrlKey || event.metaKey || event.altKey || !course) return;
    if (event.target instanceof HTMLButtonElement && event.key === ' ') return;
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    const turn = course.turnAt(this.at);
    if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') this.toMove(this.at - 1);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowUp') this.toMove(this.at + 1);
    else if (event.key === 'PageUp') this.toTurn(turn - 1);
    else if (event.key === 'PageDown') this.toTurn(this.at < (course.turns[turn]?.to ?? 0) ? turn : turn + 1);
    else if (event.key === 'Home') this.toMove(0);
    else if (event.key === 'End') this.toMove(course.last);
    else if (event.key === ' ') this.toggle();
    else return;
    event.preventDefault();
  }
}
