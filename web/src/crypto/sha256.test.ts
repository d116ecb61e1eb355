// @vitest-environment node
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromHex, hex } from './random';
import { bytesOf, hmac, sha256 } from './sha256';

test('the empty message and "abc" hash as the standard says', () => {
  expect(hex(sha256(bytesOf('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(sha256(bytesOf('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('messages of every length up to four blocks hash as Node hashes them', () => {
  for (let length = 0; length <= 256; length++) {
    const message = randomBytes(length);
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('HMAC with short, full and long keys is what Node says it is', () => {
  for (const length of [0, 1, 32, 63, 64, 65, 200]) {
    const key = randomBytes(length);
    const message = randomBytes(100);
    expect(hex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
  }
});

test('hex digits and bytes turn into each other', () => {
  const bytes = new Uint8Array(randomBytes(40));
  expect(fromHex(hex(bytes))).toEqual(bytes);
});
