/*
 * randomUUID and subtle are missing where a page comes by plain http from another machine of the household, which is
 * how a phone opens a table at home. getRandomValues is there always.
 */

export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** 96 random bits: an id for a command or a question. */
export function randomId(): string {
  return hex(randomBytes(12));
}
