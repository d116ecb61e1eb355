import { expect, test } from 'vitest';
import type { Wishes } from '../../transport/alerts';
import { atTable } from './wishes';

test('a table has one wish, or none', () => {
  const first = atTable({}, 'a', 'always');
  const both = atTable(first, 'b', 'never');
  expect(both).toEqual({ a: 'always', b: 'never' });
  expect(atTable(both, 'a', 'never')).toEqual({ a: 'never', b: 'never' });
  expect(atTable(both, 'a', '')).toEqual({ b: 'never' });
});

test('of more tables than the server keeps the latest stay', () => {
  let tables: Wishes['tables'] = {};
  for (let number = 0; number < 201; number++) tables = atTable(tables, `t${number}`, 'never');
  expect(Object.keys(tables)).toHaveLength(200);
  expect(tables['t0']).toBeUndefined();
  expect(atTable(tables, 't1', 'always')).toMatchObject({ t1: 'always', t200: 'never' });
});
