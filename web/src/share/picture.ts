/* A component that draws one SVG, as a text that can stand within another. */

export interface Picture {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** What stands within, its styles first. */
  readonly drawn: string;
}

/** What was rendered of a component: its SVG, and the styles of its head. Null where it drew none. */
export function pictureOf(head: string, body: string): Picture | null {
  const found = /<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(body);
  const [box, drawn] = [found?.[1], found?.[2]];
  if (box === undefined || drawn === undefined) return null;
  const [left = 0, top = 0, width = 0, height = 0] = box.split(/\s+/).map(Number);
  const styles = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => simple(css ?? '')).join('\n');
  const marks = drawn.replace(/<!--.*?-->/gs, '');
  return { left, top, width, height, drawn: `<style>${styles}</style>${marks}` };
}

/** Styles as far as they are still: what draws a card knows no media, no motion and few selectors. */
function simple(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@[\w-]+[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/:where\((\.[\w-]+)\)/g, '$1');
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The same within a larger picture. */
export function placed(picture: Picture, x: number, y: number, width: number, height: number): string {
  const scale = `${round(width / picture.width)} ${round(height / picture.height)}`;
  const shift = `${round(x - (picture.left * width) / picture.width)} ${round(y - (picture.top * height) / picture.height)}`;
  return `<g transform="translate(${shift}) scale(${scale})">${picture.drawn}</g>`;
}
