/*
 * SHA-256 and HMAC of our own: crypto.subtle exists only for pages that come over https or from this machine, and a
 * table at home is opened by plain http. Small inputs only, so speed doesn't matter. Tested against Node's.
 */

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The constants are the first 32 bits of the fractions of the roots of primes; they are computed, not copied. */
function prepare(): void {
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    let prime = true;
    for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = (Math.sqrt(candidate) % 1) * 2 ** 32;
    K[found++] = (Math.cbrt(candidate) % 1) * 2 ** 32;
  }
}
prepare();

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const length = message.length;
  const padded = new Uint8Array((((length + 8) >> 6) << 6) + 64);
  padded.set(message);
  padded[length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  data.setUint32(padded.length - 4, length << 3);

  const state = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const near = w[i - 15]!;
      const far = w[i - 2]!;
      const s0 = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
      const s1 = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!;
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i]! += word));
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, i) => out.setUint32(4 * i, word));
  return digest;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function join(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
