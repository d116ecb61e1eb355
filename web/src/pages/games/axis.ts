/* The scale of a chart. */

/** Round numbers from at most the lowest to at least the highest: three to six of them. */
export function ticks(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const step = [1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => span / one <= 4) ?? 1000;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}
