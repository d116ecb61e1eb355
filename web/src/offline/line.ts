/* What the browser says about its line. */

export interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/** Lines that are often paid by volume. */
const COSTLY: ReadonlySet<string> = new Set(['cellular', 'wimax', 'bluetooth', 'none']);

/**
 * Whether megabytes may be fetched unasked: the browser reports its line, and reports that it is fast, not a cellular
 * one, and that nobody wants to save. Of a browser that reports nothing nobody knows.
 */
export function isFreeLine(
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean {
  if (!connection || connection.saveData !== false) return false;
  return !COSTLY.has(connection.type ?? '') && connection.effectiveType === '4g';
}
