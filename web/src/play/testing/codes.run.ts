/*
 * Plays through random games in every language and looks for codes in all that the page shows and reads out: the log,
 * refusals, the sheets, what is asked, confirm bars, labels, hints. scripts/codes starts it.
 */

import { writeFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { test } from 'vitest';
import type { Audience, GameTurn } from '../../games/game';
import { loadGame } from '../../games/registry';
import { type Language, LANGUAGES, setLanguage } from '../../i18n/language.svelte';
import { refusalText } from '../../i18n/refusal';
import { Words } from '../../i18n/words';
import type { Answer, OfferedAction, Refusal, Told, View } from '../../wire';
import { codeIn, textsIn } from './codes';
import { Engine, type Situation } from './engine';
import { type Gestures, Screen } from './screen.svelte';

interface Story {
  readonly told: readonly (Told & { readonly view: View | null })[];
  readonly players: number;
  readonly situations: readonly (Situation & { readonly told: number; readonly refusals: readonly Refusal[] })[];
}

const wish = JSON.parse(process.env.CODES ?? '') as { game: string; games: number; seed: string; report: string };
const { play, client } = (await loadGame(wish.game))!;
const { gestures } = await import.meta.glob<{ gestures: Gestures<GameTurn> }>('/src/games/*/gestures.ts')[
  `/src/games/${wish.game}/gestures.ts`
]!();

const NAMES = ['Asta', 'Mads', 'Ida', 'Bo', 'Karen'];
const nameOf = (seat: number): string => NAMES[seat] ?? '';

test('no code is shown or read out', { timeout: 24 * 3_600_000 }, async () => {
  const engine = new Engine('tests.reach.stories', wish.game, wish.seed);
  const sources = await engine.say<Record<Language, string>>({ messages: true });
  const findings = new Map<string, { language: string; where: string; code: string; text: string }>();
  let texts = 0;
  for (let number = 0; number < wish.games; number += 1) {
    const story = await engine.say<Story>({ next: true });
    for (const language of LANGUAGES) {
      await setLanguage(language);
      const words = new Words(sources[language], language, nameOf, client.valueText);
      const look = (where: string, text: string, moves: readonly string[] = []): void => {
        texts += 1;
        const code = codeIn(text, moves);
        if (code !== null) findings.set(`${language} ${where} ${code}`, { language, where, code, text });
      };
      lookBack(story, words, look);
      for (const [index, situation] of story.situations.entries())
        await lookAt(story, situation, words, look, {
          ask: (plan) => engine.say<Answer>({ ask: plan, situation: index }),
        });
    }
  }
  engine.end();
  writeFileSync(wish.report, JSON.stringify({ texts, findings: [...findings.values()] }));
});

type Look = (where: string, text: string, moves?: readonly string[]) => void;

/** The log, and the review of dice and cards, which tells events one by one. */
function lookBack({ told, situations }: Story, words: Words, look: Look): void {
  const view = situations.at(-1)?.view ?? null;
  const audience: Audience = { isMe: (seat) => seat === 0, nameOf, words, view };
  for (const { title, lines } of play.story(audience, told))
    for (const line of [title, ...lines.map(({ plain }) => plain)]) look('log', line);
  for (const row of told) {
    const [event] = row.events;
    if (!row.view || !event) continue;
    const then = { ...audience, view: row.view };
    look('review', client.tell?.(then, event) ?? words.event(event, row.view));
  }
}

async function lookAt(
  story: Story,
  situation: Story['situations'][number],
  words: Words,
  look: Look,
  engine: Pick<Engine, 'ask'>,
): Promise<void> {
  const { view, offer } = situation;
  const told = story.told.slice(0, situation.told);
  for (const refusal of situation.refusals) look(`refusal ${refusal.code}`, refusalText(refusal, words, view));
  const moves = offer.actions.map(({ text }) => text);
  const screen = new Screen(play.begin, gestures, 'mouse', situation, engine, { nameOf, told, words });
  await screen.settled();
  for (const action of some(offer.actions)) {
    look('hint', screen.turn.stepsText([action]), moves);
    screen.turn.show([action]);
    await screen.settled();
    lookAtParts(screen.turn, situation.players, moves, look);
    for (const text of screen.desk.said.splice(0)) look('read out', text, moves);
  }
  screen.end();
}

function lookAtParts(turn: GameTurn, players: number, moves: readonly string[], look: Look): void {
  look('title', turn.title);
  look('stage', `${turn.stage} ${turn.flag} ${turn.keys}`);
  const parts = {
    actions: () => mount(play.Actions, { target: document.body, props: { turn } }),
    sheet: () => mount(play.Sheet, { target: document.body, props: { turn } }),
    side: () => mount(play.Side, { target: document.body, props: { turn } }),
    portrait: () => mount(play.Portrait, { target: document.body, props: { turn, seat: players - 1 } }),
  };
  for (const [where, begin] of Object.entries(parts)) {
    const shown = begin();
    flushSync();
    for (const text of textsIn(document.body)) look(where, text, moves);
    void unmount(shown);
  }
}

/** The first, the last and two between: what is asked for is much the same for all. */
function some(actions: readonly OfferedAction[]): OfferedAction[] {
  const n = actions.length;
  return [...new Set([0, Math.floor(n / 3), Math.floor((2 * n) / 3), n - 1])].flatMap((index) => actions[index] ?? []);
}
