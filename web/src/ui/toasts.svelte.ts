/* Short answers at the foot of the page: what happened, and at most one thing to do about it. */

export interface Toast {
  readonly id: number;
  readonly tone: 'good' | 'bad';
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

const SHOWN_MS = 6000;

let shown = $state.raw<readonly Toast[]>([]);
let last = 0;

export function toasts(): readonly Toast[] {
  return shown;
}

/** Says something. One with a link stays a little longer; a new one takes the place of the one before. */
export function toast(tone: Toast['tone'], title: string, text = '', link?: Toast['link']): void {
  const id = ++last;
  shown = [{ id, tone, title, text, link }];
  setTimeout(() => dismiss(id), link ? 2 * SHOWN_MS : SHOWN_MS);
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id);
}
