/* The engine in a process of its own, asked by lines of JSON: tests/reach/engine.py. */

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { ActionId, Answer, Offer, Seat, View } from '../../wire';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A position as the page of the seat that may act gets it. */
export interface Situation {
  readonly text: string;
  readonly players: number;
  readonly edited: boolean;
  readonly seat: Seat;
  readonly view: View;
  readonly offer: Offer;
}

export class Engine {
  readonly #process;
  readonly #waiting: ((line: string) => void)[] = [];
  readonly #answers = new Map<string, Promise<Answer>>();
  /** Why it has died, if it has. */
  #fault = '';

  constructor(module: string, ...words: readonly string[]) {
    this.#process = spawn('python', ['-m', module, ...words], { cwd: ROOT });
    createInterface({ input: this.#process.stdout }).on('line', (line) => this.#waiting.shift()?.(line));
    this.#process.stderr.on('data', (text) => (this.#fault += String(text)));
    this.#process.on('exit', () => this.#waiting.splice(0).forEach((settle) => settle('')));
  }

  async say<T>(question: unknown): Promise<T> {
    const line = await new Promise<string>((settle) => {
      this.#waiting.push(settle);
      this.#process.stdin.write(`${JSON.stringify(question)}\n`);
    });
    if (!line) throw new Error(this.#fault || 'the engine has ended');
    return JSON.parse(line) as T;
  }

  /** A position of one's own. */
  at(known: { readonly players: number; readonly text: string }): Promise<Situation> {
    this.#answers.clear();
    return this.say({ at: known });
  }

  next(): Promise<Situation> {
    this.#answers.clear();
    return this.say({ next: true });
  }

  /** What a plan leads to. Each is asked once for a position. */
  ask(plan: readonly (ActionId | string)[]): Promise<Answer> {
    const key = plan.join();
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = this.say<Answer>({ ask: plan });
    this.#answers.set(key, answer);
    return answer;
  }

  end(): void {
    this.#process.stdin.end();
  }
}
