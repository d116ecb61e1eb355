// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('README.md says of every dependency why it is there, and speaks of no other', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const rows = read('README.md').matchAll(/^\|\s+(`[^|]*`)\s+\|/gm);
  const told = [...rows].flatMap(([, names]) => [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
  const listed = told.filter((name) => !name.startsWith('src/'));
  expect(listed.sort()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort());
});

test('README.md names every folder of src', () => {
  const entries = readdirSync(new URL('.', import.meta.url), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.filter((name) => !read('README.md').includes(`src/${name}/`))).toEqual([]);
});

test('the lock file holds no address of a registry', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { resolved?: string }> };
  expect(Object.values(packages).filter((one) => one.resolved !== undefined)).toEqual([]);
});

test('the page holds no script of its own: the policy of the server forbids it', () => {
  expect(read('index.html')).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|\son\w+=|style=/);
});
