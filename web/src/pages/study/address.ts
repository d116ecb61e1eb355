/* The address of a study holds all of it, packed, after the #: no server keeps it or sees it. The link is the study. */

const SHARE = 'z';
const AT = 'at';
/** What a study may grow to when it is unpacked: as much as a record that is handed in. */
const MOST_BYTES = 200_000;

export async function studyAddress(text: string, at = ''): Promise<string> {
  const hash = new URLSearchParams({ [SHARE]: await pack(text) });
  if (at && at !== '0') hash.set(AT, at);
  return `/study#${hash}`;
}

/** The study that an address holds, and where in it one is; null where it holds none. */
export async function studyFrom(hash: string): Promise<{ readonly text: string; readonly at: string } | null> {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const packed = parts.get(SHARE);
  if (!packed) return null;
  try {
    return { text: await unpack(packed), at: parts.get(AT) ?? '' };
  } catch {
    return null;
  }
}

async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), MOST_BYTES);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'), MOST_BYTES));
}

/** What comes out of a stream, as long as it isn't more than `most`: a small link could be packed to fill the memory. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => {}); // whoever reads hears of it
  const reader = stream.readable.getReader();
  const parts: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (parts.length + part.value.length > most) {
      await reader.cancel();
      throw new Error('this is too long for a study');
    }
    for (const byte of part.value) parts.push(byte);
  }
  return Uint8Array.from(parts);
}
