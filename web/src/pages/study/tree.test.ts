import { expect, test } from 'vitest';
import type { Study } from '../../wire';
import { studyAddress, studyFrom } from './address';
import { drawn, rewritten, saidIn, written } from './notes';
import { addLine, endOf, isMain, landmarks, lineTo, movesOf, nodeAt, placeOf, promote, removeFrom, Tree } from './tree';

/** Steps as "before seat text": a seat of * is chance. */
function study(...steps: string[]): Study {
  return {
    game: 'toy',
    edition: 'en',
    options: {},
    content: null,
    players: 2,
    seats: [],
    header: { title: 'Two ways', game: 'toy', rules: '1', seats: 'Ada | Mads', result: '1 2', hash: 'ab' },
    comments: ['To begin with.'],
    start: {},
    position: 'start',
    steps: steps.map((step) => {
      const [before, seat, ...text] = step.split(' ');
      return {
        before: Number(before),
        turn: 1,
        seat: seat === '*' ? null : Number(seat),
        text: text.join(' '),
        events: [],
        view: {},
        position: seat === '*' ? `after ${text.join(' ')}` : '',
        comments: text.includes('b') ? ['A word.', '[arrow] 0:a1 1:b2'] : [],
      };
    }),
  };
}

const LINES = ['-1 * a', '0 0 b', '0 0 c', '2 1 d', '0 0 e', '1 1 f'];

test('a study is written as the record that it was read from, but for what says how the game ended', () => {
  expect(new Tree(study(...LINES)).text().split('\n')).toEqual([
    'rollwright record 2',
    'title: Two ways',
    'game: toy',
    'rules: 1',
    'seats: Ada | Mads',
    '',
    '# To begin with.',
    '* a',
    '0 b',
    '# A word.',
    '# [arrow] 0:a1 1:b2',
    '(',
    '0 c',
    '1 d',
    ')',
    '(',
    '0 e',
    ')',
    '1 f',
    '',
  ]);
});

test('every move has a place, and is found by it', () => {
  const { root } = new Tree(study(...LINES));
  const texts = ['0', '1', '2', '3', '1-1-1', '1-1-2', '1-2-1'].map((place) => {
    const node = nodeAt(root, place);
    expect(placeOf(node)).toBe(place);
    return node.text;
  });
  expect(texts).toEqual(['', 'a', 'b', 'f', 'c', 'd', 'e']);
  expect(nodeAt(root, '99').text).toBe('f');
  expect(nodeAt(root, 'nonsense').text).toBe('');
});

test('moves that are there already are followed, and what is new becomes a variation or goes on', () => {
  const { root } = new Tree(study(...LINES));
  const a = nodeAt(root, '1');
  expect(placeOf(addLine(a, movesOf('x\n\n0 c\n1 d\n* g\n')))).toBe('1-1-3');
  expect(placeOf(addLine(a, movesOf('x\n\n0 h\n1 d\n')))).toBe('1-3-2');
  expect(placeOf(addLine(endOf(root), movesOf('x\n\n0 z\n')))).toBe('4');
});

test('a variation becomes the line, and a line is taken away with all that follows', () => {
  const tree = new Tree(study(...LINES));
  const d = nodeAt(tree.root, '1-1-2');
  expect([isMain(d), isMain(nodeAt(tree.root, '3'))]).toEqual([false, true]);
  promote(d);
  expect(lineTo(endOf(tree.root)).map((one) => one.text)).toEqual(['a', 'c', 'd']);
  expect(removeFrom(nodeAt(tree.root, '2')).text).toBe('a');
  expect(lineTo(endOf(tree.root)).map((one) => one.text)).toEqual(['a', 'b', 'f']);
});

test('it is played on from where somebody was to act last', () => {
  const tree = new Tree(study(...LINES));
  expect(tree.playFrom(nodeAt(tree.root, '3'))).toMatchObject({ node: { text: 'a' }, position: 'after a' });
  expect(tree.playFrom(tree.root)?.position).toBe('start');
});

test('what is written or branches is listed in the order of the text', () => {
  const { root } = new Tree(study(...LINES));
  expect(landmarks(root).map((one) => one.text)).toEqual(['', 'a', 'b']);
});

test('what is said and what is drawn are told apart and put together again', () => {
  const comments = ['A word.', '[fr] Un mot.', '[arrow] 0:a1 1:b2', '[ring] pile', '[rule] CRW-1'];
  expect(saidIn(comments, 'fr')).toEqual(['Un mot.']);
  expect(saidIn(comments, 'nl')).toEqual(['A word.']);
  expect(drawn(comments)).toEqual([
    { from: { seat: 0, name: 'a1' }, to: { seat: 1, name: 'b2' } },
    { from: { seat: null, name: 'pile' }, to: null },
  ]);
  expect(rewritten(written(comments), drawn(comments)).toSorted()).toEqual(comments.toSorted());
});

test('the address of a study holds all of it', async () => {
  const text = new Tree(study(...LINES)).text();
  const address = await studyAddress(text, '1-1-2');
  expect(address.length).toBeLessThan(250);
  expect(await studyFrom(address.slice(address.indexOf('#')))).toEqual({ text, at: '1-1-2' });
  expect(await studyFrom('#z=nonsense')).toBeNull();
  expect(await studyFrom('')).toBeNull();
});

test('a link that would unpack to more than a study may have is no study', async () => {
  expect(await studyFrom((await studyAddress('x'.repeat(200_001))).slice('/study'.length))).toBeNull();
});
