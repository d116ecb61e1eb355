import { expect, test } from 'vitest';
import { lessonTables } from './lesson-tables';

test('the table of a lesson is known as one, also when it has been ended', () => {
  lessonTables.add('one');
  lessonTables.add('two');
  expect(lessonTables.open()).toEqual(['two', 'one']);
  lessonTables.end('one');
  expect(lessonTables.open()).toEqual(['two']);
  expect(['one', 'two', 'three'].map((table) => lessonTables.has(table))).toEqual([true, true, false]);
});
