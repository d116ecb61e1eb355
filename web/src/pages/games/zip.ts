/* A zip file of texts, as they are: a list of games is small, and every system opens it. */

export interface Entry {
  readonly name: string;
  readonly text: string;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Numbers of so many bytes, the lowest byte first. */
function numbers(...all: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(all.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of all) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** Names are in UTF-8, which a flag says. There may be 65,535 of them, and 4 GiB in all. */
export function zipped(entries: readonly Entry[], now: Date): Blob {
  const coder = new TextEncoder();
  const time = (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1);
  const day = ((now.getFullYear() - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate();
  const files: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let at = 0;
  let listed = 0;
  for (const { name, text } of entries) {
    const [path, content] = [coder.encode(name), coder.encode(text)];
    const about = numbers(
      [20, 2], // the version of the format that is needed
      [0x0800, 2],
      [0, 2], // stored as it is
      [time, 2],
      [day, 2],
      [crc32(content), 4],
      [content.length, 4],
      [content.length, 4],
      [path.length, 2],
      [0, 2],
    );
    const head = numbers([0x04034b50, 4]);
    const entry = [numbers([0x02014b50, 4], [20, 2]), about, numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), path];
    files.push(head, about, path, content);
    list.push(...entry);
    at += head.length + about.length + path.length + content.length;
    listed += entry.reduce((sum, one) => sum + one.length, 0);
  }
  const count = entries.length;
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [listed, 4], [at, 4], [0, 2]);
  return new Blob([...files, ...list, end] as BlobPart[], { type: 'application/zip' });
}
