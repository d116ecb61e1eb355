import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entriesOf } from './take-along';
import { played } from './testing';
import { crc32, zipped } from './zip';

/** As another program reads it. */
const READ = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as file:
    assert file.testzip() is None
    print(json.dumps([[one.filename, list(one.date_time), file.read(one).decode()] for one in file.infolist()]))
`;

async function read(blob: Blob): Promise<unknown> {
  const file = join(mkdtempSync(join(tmpdir(), 'zip-')), 'it.zip');
  writeFileSync(file, new Uint8Array(await blob.arrayBuffer()));
  return JSON.parse(execFileSync('python3', ['-c', READ, file], { encoding: 'utf-8' }));
}

it('another program finds each file with its name, day and content', async () => {
  const entries = [
    { name: 'games.json', text: '{}' },
    { name: 'records/Zoé.txt', text: 'œuf\n'.repeat(1000) },
    { name: 'empty', text: '' },
  ];
  const found = await read(zipped(entries, new Date(2026, 10, 18, 21, 5, 42)));
  expect(found).toEqual(entries.map(({ name, text }) => [name, [2026, 11, 18, 21, 5, 42], text]));
});

it('the checksum is the one that everybody knows', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

it('the file holds the list, and of each game the record and the picture that there are', () => {
  const games = [
    played([9, 7], ['Mads'], { table: 'a', at: Date.UTC(2026, 10, 18), record: 'rollwright record 2', view: null }),
    played([5, 7], ['Mads'], { table: 'b', at: Date.UTC(2026, 10, 17), record: null }),
  ];
  const entries = entriesOf(games, new Map([['a', '<svg/>']]));
  expect(entries.map((one) => one.name)).toEqual([
    'games.json',
    'records/2026-11-18-copenhagen_roll-a.txt',
    'pictures/2026-11-18-copenhagen_roll-a.svg',
  ]);
  const { games: listed } = JSON.parse(entries[0]?.text ?? '') as { games: object[] };
  expect(listed).toHaveLength(2);
  expect(listed[0]).not.toHaveProperty('record');
});
