import { expect, test } from 'vitest';
import { answer, ending, parseCourse, said, tagged, type Step } from './lesson-text';

const COURSE = `rollwright lesson 1
[en] The house
[fr] La maison

rollwright record 2
game: copenhagen_roll
rules: 2
seats: You | Mads
start: round=4 step=choose dice=rryyp | OOX.. - | XOO.. -
hash: 90ae1f3a0c5c2b11

# [en] Fill row 1.
# [en] It lacks two squares.
# [fr] Remplissez la rangée 1.
# [at] squares d1 e1
0 choose red-2
(
0 choose yellow-2
# [en] It leaves row 1 open.
)
0 place d1 e1
0 brick d1
(
0 brick e1
(
0 brick none
# [en] A brick is needed.
)
)
# [en] Row 1 is full.
# [rule] CRW-5.1

rollwright record 2
game: copenhagen_roll
rules: 2
seats: You
hash: 0

# [en] Roll.
0 roll
rollwright lesson 1
[en] A turn

rollwright record 2
game: copenhagen_roll
rules: 2
seats: You
hash: 0

# [en] Pass.
0 pass
`;

const course = parseCourse(COURSE);
const step = course[0]?.steps[0] as Step;

test('a course is its lessons, and a lesson its steps', () => {
  expect(course.map((lesson) => said(lesson.titles, 'en'))).toEqual([['The house'], ['A turn']]);
  expect(course.map((lesson) => lesson.steps.length)).toEqual([2, 1]);
  expect(course[1]?.steps[0]?.entries.map((entry) => entry.text)).toEqual(['pass']);
});

test('a step says where it starts, what to do, what it points at and what it shows', () => {
  expect(step.header.get('start')).toBe('round=4 step=choose dice=rryyp | OOX.. - | XOO.. -');
  expect(said(step.notes, 'en')).toEqual(['Fill row 1.', 'It lacks two squares.']);
  expect(said(step.notes, 'fr')).toEqual(['Remplissez la rangée 1.']);
  expect(tagged(step.notes, 'at')).toEqual(['squares d1 e1']);
  expect(said(ending(step), 'en')).toEqual(['Row 1 is full.']);
  expect(tagged(ending(step), 'rule')).toEqual(['CRW-5.1']);
});

test.each([
  [[], 'right'],
  [['choose red-2'], 'right'],
  [['choose red-2', 'place d1 e1', 'brick d1'], 'done'],
  [['choose red-2', 'place d1 e1', 'brick e1'], 'done'],
  [['choose yellow-2'], 'try'],
  [['choose red-2', 'place d1 e1', 'brick none'], 'try'],
  [['choose yellow-2', 'place d1 e1'], 'other'],
  [['choose blue-2'], 'other'],
  [['choose red-2', 'place a2 b2'], 'other'],
] as const)('the moves %j are %s', (made, kind) => {
  expect(answer(step, made).kind).toBe(kind);
});

test('a try is answered by the comment on its own moves', () => {
  const tried = answer(step, ['choose yellow-2']);
  expect(tried.kind === 'try' && said(tried.notes, 'en')).toEqual(['It leaves row 1 open.']);
});
