import { describe, expect, it } from 'vitest';
import { bytes, isAddress, text } from './passkeys';

describe('bytes of passkeys', () => {
  it('come back from base64url as they were', () => {
    const all = Uint8Array.from({ length: 256 }, (_, index) => index);
    for (const length of [0, 1, 2, 3, 255, 256]) {
      const part = all.slice(0, length);
      expect(text(part.buffer)).not.toMatch(/[+/=]/);
      expect(bytes(text(part.buffer))).toEqual(part);
    }
  });
});

describe('a passkey belongs to a name', () => {
  it.each(['127.0.0.1', '192.168.1.7', '[::1]'])('and %s is none', (one) => expect(isAddress(one)).toBe(true));
  it.each(['localhost', 'play.example.org', '1.example'])('and %s is one', (one) => expect(isAddress(one)).toBe(false));
});
