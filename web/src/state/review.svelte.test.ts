import { expect, test } from 'vitest';
import { setLanguage } from '../i18n/language.svelte';
import type { ReviewNews } from '../transport/link';
import type { Depth, Review } from '../wire';
import { askReview, type Reviewer } from './review.svelte';

/** A reviewer that says what a test has it say. */
class FakeReviewer implements Reviewer {
  asked: { table: string; depth: Depth }[] = [];
  tell: (news: ReviewNews) => void = () => {};
  ended = false;

  review(table: string, depth: Depth, tell: (news: ReviewNews) => void): () => void {
    this.asked.push({ table, depth });
    this.tell = tell;
    return () => (this.ended = true);
  }

  say(depth: Depth, done: number, review: Review | null): void {
    this.tell({ t: 'review', table: 'T1', id: 'r', depth, done, review });
  }
}

const DRAFT = { depth: 'draft', done: 1 } as Review;
const WHOLE = { depth: 'whole', done: 1 } as Review;

test('a draft is there first, stays while the game is looked at more deeply, and is replaced in the end', () => {
  const reviewer = new FakeReviewer();
  const asked = askReview('T1', 'whole', reviewer);
  expect(reviewer.asked).toEqual([{ table: 'T1', depth: 'whole' }]);
  expect([asked.review, asked.settled]).toEqual([null, false]);
  reviewer.say('draft', 0.4, null);
  expect([asked.depth, asked.done, asked.review]).toEqual(['draft', 0.4, null]);
  reviewer.say('draft', 1, DRAFT);
  expect([asked.review, asked.settled]).toEqual([DRAFT, false]);
  reviewer.say('whole', 0.5, null);
  expect([asked.depth, asked.done, asked.review]).toEqual(['whole', 0.5, DRAFT]);
  reviewer.say('whole', 1, WHOLE);
  expect([asked.review, asked.settled]).toEqual([WHOLE, true]);
});

test('a draft alone is settled when it is there', () => {
  const reviewer = new FakeReviewer();
  const asked = askReview('T1', 'draft', reviewer);
  reviewer.say('draft', 1, DRAFT);
  expect(asked.settled).toBe(true);
});

test('a review that is refused says why', async () => {
  await setLanguage('en');
  const reviewer = new FakeReviewer();
  const asked = askReview('T1', 'whole', reviewer);
  reviewer.tell({ ok: false, code: 'forbidden', refusal: { code: 'table.not_over', rule: '', values: {} } });
  expect(asked.why).toBe('A review looks back at a whole game, and this one isn’t over.');
  expect(asked.settled).toBe(true);
});

test('who looks away hears no more', () => {
  const reviewer = new FakeReviewer();
  askReview('T1', 'whole', reviewer).end();
  expect(reviewer.ended).toBe(true);
});
